//! What is to be played, and why it cannot be.

use crate::bot::Level;
use crate::engine::Setup;
use crate::rules::TableSizes;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub setup: Setup,
    /// One level for all, or one a seat.
    pub levels: Vec<Level>,
    /// The seed from which each game's own comes.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// On how many threads; the counts do not depend on it.
    pub threads: usize,
    /// Whether a game is a whole match; else it is one round.
    pub whole_match: bool,
    /// Whether it is counted what happens in the games.
    pub watched: bool,
}

/// A plan that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The rules do not allow so many players.
    #[error("{game} is not for {players} players")]
    Players {
        /// The game's id.
        game: String,
        /// How many can play.
        sizes: TableSizes,
        /// What was asked for.
        players: u8,
    },
    /// Neither one level nor one a seat.
    #[error("{levels} levels for {players} players")]
    Levels {
        /// How many levels there are.
        levels: usize,
        /// How many players.
        players: u8,
    },
}

impl Plan {
    /// The level of each seat.
    pub(super) fn levels_by_seat(&self) -> Result<Vec<Level>, PlanFault> {
        match self.levels.as_slice() {
            [level] => Ok(vec![*level; usize::from(self.setup.seats)]),
            levels if levels.len() == usize::from(self.setup.seats) => Ok(levels.to_vec()),
            levels => Err(PlanFault::Levels { levels: levels.len(), players: self.setup.seats }),
        }
    }
}
