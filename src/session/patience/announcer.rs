//! Who tells such a game.

use crate::engine::Viewer;
use crate::engine::patience::Game;
use crate::say::patience::Announcer;
use crate::session::open_table::Ears;

/// Who tells a game to these ears.
///
/// # Panics
/// If the locale is not one of the game.
pub fn announcer<'a>(game: &'a Game, ears: &Ears<'a>) -> Announcer<'a> {
    let announcer = Announcer::new(ears.locale, game.rules()).expect("a game has a locale with its cards");
    match (ears.viewer, ears.names) {
        (Viewer::Onlooker, [name, ..]) => announcer.watching(name),
        _ => announcer,
    }
}
