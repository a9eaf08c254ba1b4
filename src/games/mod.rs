//! The families of games, alike inside: each part belongs to the layer of its name.

pub mod patience;
pub mod shedding;
pub mod wall;

/// Runs code that is generic over the family: for rules of any family, or for a family alone. In the code, the game
/// type has the given name and implements [`Game`](crate::engine::Game).
#[macro_export]
macro_rules! of_family {
    ($rules:expr, $Game:ident, $own:pat => $done:expr) => {
        match $rules {
            $crate::rules::AnyRules::Shed($own) => {
                type $Game = $crate::games::shedding::engine::SheddingGame;
                $done
            }
            $crate::rules::AnyRules::Wall($own) => {
                type $Game = $crate::games::wall::engine::WallGame;
                $done
            }
            $crate::rules::AnyRules::Patience($own) => {
                type $Game = $crate::games::patience::engine::PatienceGame;
                $done
            }
        }
    };
    ($family:expr, $Game:ident => $done:expr) => {
        match $family {
            $crate::rules::Kind::Shed => {
                type $Game = $crate::games::shedding::engine::SheddingGame;
                $done
            }
            $crate::rules::Kind::Wall => {
                type $Game = $crate::games::wall::engine::WallGame;
                $done
            }
            $crate::rules::Kind::Patience => {
                type $Game = $crate::games::patience::engine::PatienceGame;
                $done
            }
        }
    };
}

pub(crate) use of_family;
