//! Who tells such a game.

use crate::session::{Audience, Side};
use crate::wall::engine::{Game, View};
use crate::wall::say::Announcer;

/// Who tells a game to these ears.
///
/// # Panics
/// If the locale is not one of the game.
pub fn announcer<'a>(view: View<'a>, ears: Audience<'a>) -> Announcer<'a> {
    Announcer::new(ears.locale, view.rules(), ears.names, ears.viewer).expect("a game has a locale with its cards")
}

impl<'a> Side<'a, Game> {
    /// Who tells the person at the keyboard what happens, and answers questions.
    pub(super) fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.ears())
    }
}
