//! What examples and lessons need to know of a family of games.

use std::sync::Arc;

use super::facts::Facts;
use super::lesson::{Behind, Query, Topic};
use super::stated::Wrong;
use crate::engine::{Chance, Shuffled};
use crate::notation::{NotationFault, Written};
use crate::rules::Clause;
use crate::wall::engine::Spot;

/// A game that examples show and teach.
pub trait Taught: Written {
    /// What an example of it states.
    type Facts: Facts;

    /// What lessons can teach about playing at its table.
    const TOPICS: &'static [Topic];

    /// What can be asked in lessons.
    const QUERIES: &'static [Query];

    /// What stands behind a query.
    #[must_use]
    fn behind(query: Query) -> Behind {
        match query {
            Query::Card => Behind::Card,
            Query::Why | Query::What => Behind::Move,
            _ => Behind::Nothing,
        }
    }

    /// The game as an example states it; chance comes from what is made of the outcomes that it states.
    ///
    /// # Errors
    /// The field that is wrong, and what is wrong with it.
    fn set_up(
        facts: &Self::Facts,
        rules: &Arc<Self::Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong>;

    /// All fields of a step that do not hold, after what its move brought about; nothing after a refusal.
    fn compare(&self, done: Option<&Self::Step>, expected: &<Self::Facts as Facts>::Step) -> Vec<Wrong>;

    /// The clause by which a move is refused, and the word of the reason.
    fn refusal(why: &Self::IllegalMove) -> (Option<Clause>, &'static str);

    /// A stack by its number.
    ///
    /// # Errors
    /// There is none.
    fn read_stack(_rules: &Self::Rules, text: &str) -> Result<Spot, NotationFault> {
        Err(NotationFault::UnknownStack { stack: text.to_owned() })
    }
}
