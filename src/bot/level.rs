//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Uniform over the legal moves; forgets no call. For measuring.
    Random,
    /// Plays by plain sense, and forgets now and then.
    Easy,
    /// Plays by simple good habits.
    Medium,
    /// Thinks ahead.
    Hard,
}

/// A level that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LevelFault {
    /// No level has this name.
    #[error("unknown level: {name}")]
    Unknown {
        /// What was asked for.
        name: String,
    },
}

impl Level {
    /// All levels, the weakest first. Every game has them.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The name in records and after `--level`.
    #[must_use]
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
