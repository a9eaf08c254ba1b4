//! The one switch over the families: from their rules to their games. Their list is that of the rules.

/// Does something with rules of whichever family they are, or for a family alone. In what is done, the game of
/// the family has the name that is given, and is a [`Family`](super::Family).
#[macro_export]
macro_rules! of_family {
    ($rules:expr, $Game:ident, $own:pat => $done:expr) => {
        $crate::rules::of_rules!($rules, RulesOfFamily, $own => {
            type $Game = <RulesOfFamily as $crate::engine::Played>::Game;
            $done
        })
    };
    ($family:expr, $Game:ident => $done:expr) => {
        $crate::rules::of_rules!($family, RulesOfFamily => {
            type $Game = <RulesOfFamily as $crate::engine::Played>::Game;
            $done
        })
    };
}

pub use of_family;
