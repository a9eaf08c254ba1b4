//! The list of families, and the one switch over it.

/// Does something with rules of whichever family they are, or for a family alone. In what is done, the game of
/// the family has the name that is given, and is a [`Family`](super::Family).
macro_rules! of_family {
    ($rules:expr, $Game:ident, $own:pat => $done:expr) => {
        match $rules {
            $crate::rules::AnyRules::Shed($own) => {
                type $Game = $crate::engine::Game;
                $done
            }
            $crate::rules::AnyRules::Wall($own) => {
                type $Game = $crate::engine::wall::Game;
                $done
            }
            $crate::rules::AnyRules::Patience($own) => {
                type $Game = $crate::engine::patience::Game;
                $done
            }
        }
    };
    ($family:expr, $Game:ident => $done:expr) => {
        match $family {
            $crate::rules::book::Kind::Shed => {
                type $Game = $crate::engine::Game;
                $done
            }
            $crate::rules::book::Kind::Wall => {
                type $Game = $crate::engine::wall::Game;
                $done
            }
            $crate::rules::book::Kind::Patience => {
                type $Game = $crate::engine::patience::Game;
                $done
            }
        }
    };
}

pub(crate) use of_family;
