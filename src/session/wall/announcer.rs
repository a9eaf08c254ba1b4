//! Who tells such a game.

use crate::engine::wall::Game;
use crate::say::wall::Announcer;
use crate::session::open_table::Ears;

/// Who tells a game to these ears.
///
/// # Panics
/// If the locale is not one of the game.
pub fn announcer<'a>(game: &'a Game, ears: &Ears<'a>) -> Announcer<'a> {
    Announcer::new(ears.locale, game.rules(), ears.names, ears.viewer).expect("a game has a locale with its cards")
}
