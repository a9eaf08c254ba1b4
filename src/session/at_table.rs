//! The table of a session, whatever is done there.

use super::house::App;
use super::keyboard::keys::AtKeys;
use super::next::Next;
use super::seated::Seated;
use crate::say::Line;

/// A table at which a typed line is answered: of a game, or of a lesson.
pub trait AtTable {
    /// The game there.
    fn seated(&self) -> &dyn Seated;

    /// The same, to be changed.
    fn seated_mut(&mut self) -> &mut dyn Seated;

    /// Answers one command of a line, and says what is next.
    fn answer(&mut self, house: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next;

    /// What the meaning of single keys hangs on now.
    fn at_keys(&self) -> AtKeys {
        self.seated().at_keys()
    }

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(&self, typed: &str) -> Vec<String> {
        self.seated().goes_on_typing(typed)
    }

    /// A command and the one behind it as one, where the second is the call that goes with the first.
    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        self.seated().with_call(typed, behind)
    }
}
