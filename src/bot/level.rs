//! Levels of computer players, and search budgets.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Uniform over the legal moves; forgets no call. For measuring.
    Random,
    /// Simple heuristics; forgets calls now and then.
    Easy,
    /// Plays by heuristics, with few slips.
    Medium,
    /// Searches ahead.
    Hard,
}

/// An unknown level.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelFault {
    /// No level has this name.
    #[error("unknown level: {name}")]
    Unknown { name: String },
}

impl Level {
    /// All levels, the weakest first. Every game has them.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The name in records and after `--level`.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = LevelFault;

    fn from_str(name: &str) -> Result<Self, LevelFault> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| LevelFault::Unknown { name: name.to_owned() })
    }
}

/// Default number of positions in a search.
pub(super) const POSITIONS: u64 = 10_000;

/// Limit of a search for one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Number of positions: the same result on every machine, for simulation and reproducible games.
    Positions(u64),
    /// Time: at the table, where people wait.
    Time(Duration),
}

impl Budget {
    /// The default where games must be reproducible.
    pub const USUAL: Budget = Budget::Positions(POSITIONS);

    /// For tips in games with hidden cards: by positions, so that the duration reveals nothing about the cards.
    pub const TIP: Budget = Budget::Positions(6 * POSITIONS);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("Hard".parse::<Level>(), Err(LevelFault::Unknown { name: "Hard".to_owned() }));
    }
}
