//! How well a computer player plays.

use std::fmt;
use std::str::FromStr;

use super::Bot;
use super::easy::Easy;
use super::medium::Medium;
use super::random::Random;
use super::wall::Budget;
use crate::rules::Rules;
use crate::rules::book::Family;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Uniform over the legal moves; forgets no call. For measuring.
    Random,
    /// Lays any card that fits; forgets and notices half of the time.
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
    /// This game has no such level.
    #[error("{game} has no level {level}")]
    NotInThisGame {
        /// The level.
        level: Level,
        /// The game's id.
        game: String,
    },
}

impl Level {
    /// All levels, the weakest first.
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

    /// Whether the games of a family have this level.
    #[must_use]
    pub fn suits(self, family: Family) -> bool {
        match family {
            Family::Shed => self != Level::Hard,
            Family::Wall | Family::Patience => true,
        }
    }

    /// The levels of the games of a family, the weakest first.
    pub fn of(family: Family) -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(move |level| level.suits(family))
    }

    /// A computer player of this level for a wall game, which has all levels. What it looks ahead is the same on every
    /// machine.
    #[must_use]
    pub fn wall_bot(self) -> Box<dyn super::wall::Bot> {
        self.wall_bot_within(Budget::USUAL)
    }

    /// The same, where only so much may be looked ahead at each move.
    #[must_use]
    pub fn wall_bot_within(self, budget: Budget) -> Box<dyn super::wall::Bot> {
        match self {
            Level::Random => Box::new(super::wall::Random),
            Level::Easy => Box::new(super::wall::Easy),
            Level::Medium => Box::new(super::wall::Medium),
            Level::Hard => Box::new(super::wall::Hard::new(budget)),
        }
    }

    /// A computer player of this level for a patience, which has all levels.
    #[must_use]
    pub fn patience_bot(self) -> Box<dyn super::patience::Bot> {
        match self {
            Level::Random => Box::new(super::patience::Random),
            Level::Easy => Box::new(super::patience::Easy),
            Level::Medium => Box::new(super::patience::Playout::MEDIUM),
            Level::Hard => Box::new(super::patience::Playout::HARD),
        }
    }

    /// A computer player of this level for a shedding game.
    ///
    /// # Errors
    /// The game has no such level.
    pub fn bot(self, rules: &Rules) -> Result<Box<dyn Bot>, LevelFault> {
        match self {
            Level::Random => Ok(Box::new(Random::default())),
            Level::Easy => Ok(Box::new(Easy::default())),
            Level::Medium => Ok(Box::new(Medium::default())),
            Level::Hard => Err(LevelFault::NotInThisGame { level: self, game: rules.book().id.clone() }),
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
