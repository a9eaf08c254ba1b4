//! The set-up of a game, from the command line or the set-up questions.

use std::any::Any;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use unicode_normalization::UnicodeNormalization as _;

use crate::bot::{Budget, Level};
use crate::engine::{Calls, Dice, Game, Referee, Seat, Setup};
use crate::input::normal;
use crate::record::{FairShuffle, Record};
use crate::rules::Loaded;

/// The time limit of computer players at a table without a chosen seed.
const THINKING: Duration = Duration::from_millis(250);

/// The game that Enter chooses.
pub const USUAL_GAME: &str = "uno";

/// The set-up of a table. Missing parts are asked for or have defaults.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub game: Option<String>,
    /// Chosen options of the rule file, by name.
    pub options: Vec<(String, String)>,
    /// The seats; takes precedence over `players` and `levels`.
    pub seats: Vec<SeatPlan>,
    pub players: Option<u8>,
    /// The levels of the computer players, in seat order; the last one applies to all that follow. Empty means
    /// easy.
    pub levels: Vec<Level>,
    /// The referee (G-6); by default that of the rule file.
    pub referee: Option<Referee>,
    /// Typed or automatic calls (G-7); by default those of the rule file.
    pub calls: Option<Calls>,
    /// The first dealer (G-10); by default the last seat.
    pub dealer: Option<Dealer>,
    /// The seed; by default a new one for each game.
    pub seed: Option<u64>,
    /// The commit–reveal shuffle that made the seed; takes precedence over `seed`.
    pub shuffle: Option<FairShuffle>,
    /// True to begin with the lesson.
    pub learn: bool,
    /// A prepared position, such as that of an example.
    pub laid_out: Option<LaidOut>,
    pub resumed: Option<Box<Resumed>>,
    pub retold: Option<Box<ReplayPlan>>,
    /// True to ask which unfinished game to continue.
    pub asks_unfinished: bool,
    pub name: Option<String>,
    pub record: Option<PathBuf>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dealer {
    Lot,
    Me,
    Named(String),
    Seat(Seat),
}

/// A prepared position of any family.
#[derive(Clone, Debug)]
pub struct LaidOut {
    game: Arc<dyn Any + Send + Sync>,
    pub setup: Setup,
}

impl LaidOut {
    pub fn of<G: Game>(game: G) -> Self {
        LaidOut { setup: game.setup(), game: Arc::new(game) }
    }

    pub(super) fn game<G: Game>(&self) -> Option<G> {
        self.game.downcast_ref().cloned()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatPlan {
    Me,
    Person(String),
    /// Without a level, the next one of [`Plan::levels`].
    Computer(Option<Level>),
}

impl SeatPlan {
    pub fn level(&self) -> Option<Level> {
        match self {
            SeatPlan::Me | SeatPlan::Person(_) => None,
            SeatPlan::Computer(level) => Some(level.unwrap_or(Level::Easy)),
        }
    }
}

/// An invalid word in a list of seats.
#[derive(Debug, PartialEq)]
pub enum SeatFault {
    /// Neither `me`, `bot`, `bot:LEVEL` nor a name.
    NoSeat(String),
    Twice(String),
}

/// The most letters of a name.
pub const LONGEST_NAME: usize = 20;

/// Reads a list of seats such as `me,bot:hard,Eva`.
///
/// # Errors
/// The first word that is no seat, or a name that occurs twice.
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
                None if is_name(&composed(word)) => SeatPlan::Person(composed(word)),
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

/// Normalizes a name: composed letters (NFC) and plain apostrophes.
pub fn composed(name: &str) -> String {
    name.nfc().map(|letter| if matches!(letter, '’' | '‘' | '´' | '`') { '\'' } else { letter }).collect()
}

/// True for one word of letters, digits, hyphens and apostrophes that begins with a letter.
pub fn is_name(word: &str) -> bool {
    let letters = word.chars().count();
    (1..=LONGEST_NAME).contains(&letters)
        && word.chars().all(|letter| letter.is_alphanumeric() || letter == '-' || letter == '\'')
        && word.chars().next().is_some_and(char::is_alphabetic)
}

impl Plan {
    /// Returns the search budget; with a chosen seed it counts nodes, so that every machine plays the same game.
    pub fn budget(&self) -> Budget {
        if self.seed.is_some() { Budget::USUAL } else { Budget::Time(THINKING) }
    }

    /// Returns the named seats, or the person and computer players up to the number of seats.
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

#[derive(Clone, Debug)]
pub struct ReplayPlan {
    pub game: Resumed,
    /// The seat from whose view it is announced.
    pub seat: Option<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resumed {
    /// None for a branch of another game that has no file yet.
    pub path: Option<PathBuf>,
    /// Validated under its rules.
    pub record: Record,
    /// The changes of the rules since the game was played.
    pub changed: Vec<String>,
}

#[derive(Debug)]
pub struct Opening {
    pub plan: Plan,
    pub loaded: Option<Loaded>,
}

/// Random stream for drawing the dealer, used by nothing else.
const LOT: u64 = 1 << 62;

impl Dealer {
    pub fn read(word: &str) -> Dealer {
        match normal(word).as_str() {
            "random" => Dealer::Lot,
            "me" => Dealer::Me,
            _ => Dealer::Named(word.trim().to_owned()),
        }
    }

    /// `None` if nobody there has that name.
    pub fn seat(&self, names: &[String], seats: &[SeatPlan], seed: u64) -> Option<Seat> {
        let at = match self {
            Dealer::Lot => Some(Dice::new(seed, LOT).below(names.len())),
            Dealer::Me => seats.iter().position(|seat| *seat == SeatPlan::Me),
            Dealer::Named(name) => names.iter().position(|other| normal(other) == normal(name)),
            Dealer::Seat(seat) => Some(seat.index()).filter(|at| *at < names.len()),
        };
        at.and_then(|at| u8::try_from(at).ok()).map(Seat)
    }
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
    fn invalid_and_repeated_seats_are_errors() {
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

    #[test]
    fn a_dealer_is_found_by_word_name_or_seat() {
        let names = ["Zoe", "Anna", "Ben"].map(str::to_owned);
        let seats = [SeatPlan::Me, SeatPlan::Computer(None), SeatPlan::Person("Ben".to_owned())];
        let seat = |dealer: &Dealer| dealer.seat(&names, &seats, 5).map(|seat| seat.0);
        assert_eq!(seat(&Dealer::read("me")), Some(0));
        assert_eq!(seat(&Dealer::read("ME")), Some(0));
        assert_eq!(seat(&Dealer::read(" anna ")), Some(1));
        assert_eq!(seat(&Dealer::read("An")), None, "the command line wants the whole name");
        assert_eq!(Dealer::read("random"), Dealer::Lot);
        let lots: Vec<u8> =
            (0..40).filter_map(|seed| Dealer::Lot.seat(&names, &seats, seed).map(|seat| seat.0)).collect();
        assert!((0..3).all(|at| lots.contains(&at)) && lots.len() == 40, "{lots:?}");
        for (at, found) in [(0, Some(0)), (2, Some(2)), (3, None)] {
            assert_eq!(seat(&Dealer::Seat(Seat(at))), found);
        }
        assert_eq!(Dealer::Me.seat(&names, &seats[1..], 5), None, "nobody there is the one who plays");
    }
}
