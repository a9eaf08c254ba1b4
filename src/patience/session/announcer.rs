//! Who tells such a game.

use crate::engine::Viewer;
use crate::patience::engine::{Game, View};
use crate::patience::say::Announcer;
use crate::session::{Audience, Side};

/// Who tells a game to these ears.
///
/// # Panics
/// If the locale is not one of the game.
pub fn announcer<'a>(view: View<'a>, ears: Audience<'a>) -> Announcer<'a> {
    let announcer = Announcer::new(ears.locale, view.rules()).expect("a game has a locale with its cards");
    match (ears.viewer, ears.names) {
        (Viewer::Onlooker, [name, ..]) => announcer.watching(name),
        _ => announcer,
    }
}

impl<'a> Side<'a, Game> {
    /// Who tells the person at the keyboard what happens, and answers questions.
    pub(super) fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.ears())
    }
}
