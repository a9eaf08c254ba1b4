//! Who tells such a game.

use crate::engine::{Game, View};
use crate::say::Announcer;
use crate::session::ears::Audience;
use crate::session::spoken::Side;

/// Who tells a game to these ears.
///
/// # Panics
/// If the locale is not one of the game.
pub fn announcer<'a>(view: View<'a>, ears: Audience<'a>) -> Announcer<'a> {
    let announcer = Announcer::new(ears.locale, view.rules(), ears.names, ears.viewer);
    announcer.expect("a game has a locale with its cards").in_order(ears.order)
}

impl<'a> Side<'a, Game> {
    /// Who tells the person at the keyboard what happens, and answers questions.
    pub(super) fn announcer(&self) -> Announcer<'a> {
        announcer(self.view, self.ears())
    }
}
