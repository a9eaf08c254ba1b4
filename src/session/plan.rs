//! What is chosen before a game begins: by the command line, or question by question.

use std::any::Any;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use crate::bot::{Budget, Level};
use crate::engine::{Calls, Family, Referee, Seat, Setup};
use crate::record::{FairShuffle, Record};

/// How long a computer player may look ahead at a table whose seed nobody has chosen.
const THINKING: Duration = Duration::from_millis(250);

/// The table that is wanted; what is not chosen is asked or has its default.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The game's id.
    pub game: Option<String>,
    /// Chosen options of the rule file, by name.
    pub options: Vec<(String, String)>,
    /// Who sits where; the first choice before `players` and `levels`.
    pub seats: Vec<SeatPlan>,
    /// How many sit at the table.
    pub players: Option<u8>,
    /// The levels of the computer players, in seat order; the last one for all that follow. Empty: easy.
    pub levels: Vec<Level>,
    /// The referee (G-6); without a choice, the one of the rule file.
    pub referee: Option<Referee>,
    /// Who makes the calls (G-7); the same.
    pub calls: Option<Calls>,
    /// Who deals the first round (G-10); without a choice, the last seat.
    pub dealer: Option<Dealer>,
    /// The seed; without one every game has a new one.
    pub seed: Option<u64>,
    /// How several people have made the seed; the first choice before `seed`.
    pub shuffle: Option<FairShuffle>,
    /// Whether the lesson of the game comes first.
    pub learn: bool,
    /// A game that has begun already: the set-up of an example.
    pub laid_out: Option<LaidOut>,
    /// A recorded game that goes on.
    pub resumed: Option<Box<Resumed>>,
    /// A recorded game that is told again.
    pub retold: Option<Box<Retold>>,
    /// Whether it is asked which of the unfinished games goes on.
    pub asks_unfinished: bool,
    /// What the player is called.
    pub name: Option<String>,
    /// Where the game is written.
    pub record: Option<PathBuf>,
}

/// Who deals the first round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dealer {
    /// Whom the lot falls on.
    Lot,
    /// The person who started the program.
    Me,
    /// Who is called so.
    Named(String),
    /// Who sits there, as in a game that goes on.
    Seat(Seat),
}

/// A game of any family that has begun already.
#[derive(Clone, Debug)]
pub struct LaidOut {
    game: Arc<dyn Any + Send + Sync>,
    setup: Setup,
}

impl LaidOut {
    /// A game as it stands.
    #[must_use]
    pub fn of<G: Family>(game: G) -> Self {
        LaidOut { setup: game.setup(), game: Arc::new(game) }
    }

    /// How its table is set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// The game; none if it is of another family.
    pub(super) fn game<G: Family>(&self) -> Option<G> {
        self.game.downcast_ref().cloned()
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPlan {
    /// The person who started the program.
    Me,
    /// Another person at the same keyboard.
    Person(String),
    /// A computer player; without a level, the next one of the plan's levels.
    Computer(Option<Level>),
}

impl SeatPlan {
    /// The level of a computer player; none for a person.
    #[must_use]
    pub fn level(&self) -> Option<Level> {
        match self {
            SeatPlan::Me | SeatPlan::Person(_) => None,
            SeatPlan::Computer(level) => Some(level.unwrap_or(Level::Easy)),
        }
    }
}

/// A word that is no seat.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatFault {
    /// Neither `me`, `bot`, `bot:LEVEL` nor a name.
    #[error("no seat: {0}")]
    NoSeat(String),
    /// Somebody sits twice at the table.
    #[error("twice at the table: {0}")]
    Twice(String),
}

/// The most letters of a name.
pub const LONGEST_NAME: usize = 20;

/// Reads a list of seats such as `me,bot:hard,Eva`.
///
/// # Errors
/// The first word that is no seat, or somebody who is there twice.
pub fn read_seats(list: &str) -> Result<Vec<SeatPlan>, SeatFault> {
    let mut seats: Vec<SeatPlan> = Vec::new();
    for word in list.split(',').map(str::trim) {
        let seat = match word.to_lowercase().as_str() {
            "me" => SeatPlan::Me,
            "bot" => SeatPlan::Computer(None),
            lower => match lower.strip_prefix("bot:") {
                Some(level) => {
                    let level = level.parse().map_err(|_| SeatFault::NoSeat(word.to_owned()))?;
                    SeatPlan::Computer(Some(level))
                }
                None if is_name(word) => SeatPlan::Person(word.to_owned()),
                None => return Err(SeatFault::NoSeat(word.to_owned())),
            },
        };
        let same = |other: &SeatPlan| match (other, &seat) {
            (SeatPlan::Me, SeatPlan::Me) => true,
            (SeatPlan::Person(a), SeatPlan::Person(b)) => a.to_lowercase() == b.to_lowercase(),
            _ => false,
        };
        if seats.iter().any(same) {
            return Err(SeatFault::Twice(word.to_owned()));
        }
        seats.push(seat);
    }
    Ok(seats)
}

/// Whether somebody can be called so: letters, perhaps with hyphens, in one word.
#[must_use]
pub fn is_name(word: &str) -> bool {
    let letters = word.chars().count();
    (1..=LONGEST_NAME).contains(&letters)
        && word.chars().all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '\'')
        && word.chars().next().is_some_and(char::is_alphabetic)
}

impl Plan {
    /// How far computer players look ahead: where somebody has chosen the seed, as far as makes the same game of it on
    /// every machine.
    #[must_use]
    pub fn budget(&self) -> Budget {
        if self.seed.is_some() { Budget::USUAL } else { Budget::Time(THINKING) }
    }

    /// The seats of the table: those that are named, or the person and as many computer players as are missing.
    #[must_use]
    pub fn seated(&self, default_players: u8) -> Vec<SeatPlan> {
        let mut levels = self.levels.iter().copied();
        let mut last = Level::Easy;
        let mut next_level = || {
            last = levels.next().unwrap_or(last);
            last
        };
        let named = if self.seats.is_empty() {
            let computers = self.players.unwrap_or(default_players).saturating_sub(1);
            [SeatPlan::Me].into_iter().chain((0..computers).map(|_| SeatPlan::Computer(None))).collect()
        } else {
            self.seats.clone()
        };
        let fill = |seat| match seat {
            SeatPlan::Computer(None) => SeatPlan::Computer(Some(next_level())),
            other => other,
        };
        named.into_iter().map(fill).collect()
    }
}

/// A game that was recorded and is told again, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retold {
    /// The game.
    pub game: Resumed,
    /// From whose side, as far as that may be; nobody's in particular if that is not said.
    pub seat: Option<Seat>,
}

/// A game that was recorded and goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// Its file; none if it was played on from another game and has none yet.
    pub path: Option<PathBuf>,
    /// What was written down; it was played before under its rules.
    pub record: Record,
    /// Which rules have changed since, if they are those of before.
    pub changed: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_from_a_list() {
        let seats = read_seats("me, bot:medium,Eva,bot").unwrap();
        assert_eq!(
            seats,
            [
                SeatPlan::Me,
                SeatPlan::Computer(Some(Level::Medium)),
                SeatPlan::Person("Eva".to_owned()),
                SeatPlan::Computer(None)
            ]
        );
    }

    #[test]
    fn nobody_sits_twice_and_nothing_else_is_a_seat() {
        assert_eq!(read_seats("me,me"), Err(SeatFault::Twice("me".to_owned())));
        assert_eq!(read_seats("Eva,eva"), Err(SeatFault::Twice("eva".to_owned())));
        assert_eq!(read_seats("me,bot:clever"), Err(SeatFault::NoSeat("bot:clever".to_owned())));
        assert_eq!(read_seats("me,,bot"), Err(SeatFault::NoSeat(String::new())));
    }

    #[test]
    fn levels_go_to_the_computer_players_in_order() {
        let plan = Plan { levels: vec![Level::Medium, Level::Random], players: Some(4), ..Plan::default() };
        let levels = plan.seated(3);
        let expected = [Level::Medium, Level::Random, Level::Random].map(|level| SeatPlan::Computer(Some(level)));
        assert_eq!(levels[1..], expected);
    }
}
