//! What a session needs of a game that is being played, of whatever family it is.

use super::company::TableState;
use super::keyboard::keys::AtKeys;
use crate::engine::Seat;
use crate::file::Unwritten;
use crate::record::Moves;
use crate::say::Line;

/// A game with its company.
pub trait Seated {
    /// Who plays, and who has the keyboard.
    fn company(&self) -> &TableState;

    /// The same, to be changed.
    fn company_mut(&mut self) -> &mut TableState;

    /// The moves, each a line as records have it.
    fn written(&self) -> &Moves;

    /// Writes down what was played since, wherever the game is recorded, and says where that failed.
    fn record(&mut self) -> Vec<Unwritten>;

    /// The lines before the prompt: whose turn it is and what is to be decided.
    fn situation(&self) -> Vec<Line>;

    /// What the status prompt shows on the own turn; empty otherwise.
    fn status(&self) -> String;

    /// What the meaning of single keys hangs on now.
    fn at_keys(&self) -> AtKeys;

    /// Who has won, once the game is over; nothing before, and nothing where somebody learns.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// Whether the keyboard is being passed on.
    fn is_passing(&self) -> bool;

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(&self, typed: &str) -> Vec<String>;

    /// A command and the one behind it as one, where the second is the call that goes with the first.
    fn with_call(&self, _typed: &str, _behind: &str) -> Option<String> {
        None
    }
}
