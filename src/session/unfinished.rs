//! The games that can be gone on with.

use std::time::SystemTime;
use std::{fs, io};

use super::numbers::typed_number;
use super::plan::Plan;
use super::recorded::{Recorded, Stand, Tables, Unplayable, read};
use super::when::When;
use crate::engine::Seat;
use crate::record::{Games, Record};
use crate::rules::{Library, Loaded};
use crate::say::{Channel, Lang, Line, Locale, Text, Urgency, msg};

/// The games that can be gone on with, the one that was played last before the others.
#[derive(Debug)]
pub struct Unfinished {
    /// The games. One that went on under another number is not among them, and a saved one only where nobody went on with
    /// it.
    pub games: Vec<Waiting>,
    /// The saved ones with which somebody has gone on: they are in no list, and found by their names.
    gone_on: Vec<Waiting>,
    /// Those that are over, the one that was played last before the others.
    pub finished: Vec<Waiting>,
    /// What stands before the last of them, or all that there is if there are none, and cannot be played.
    pub skipped: Vec<Unplayable>,
    /// Whether any game was recorded at all.
    pub any: bool,
}

/// A game that can be gone on with.
#[derive(Clone, Debug)]
pub struct Waiting {
    /// Its number, or the name under which it was saved.
    pub name: String,
    when: SystemTime,
    recorded: Recorded,
    stand: Stand,
}

/// A file of the folder.
struct Found {
    name: String,
    /// The number, if its name is one.
    number: Option<u64>,
    when: SystemTime,
    record: Result<Record, Unplayable>,
}

impl Unfinished {
    /// Looks through the recorded games; names must be such as a table of this language accepts.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn find(games: &Games, library: &Library, lang: Lang) -> io::Result<Self> {
        let numbered = games.numbers()?.into_iter().rev().map(|number| (number.to_string(), Some(number)));
        let saved = games.names()?.into_iter().map(|name| (name, None));
        let found: Vec<Found> =
            numbered.chain(saved).map(|(name, number)| Found::read(games, name, number)).collect();
        let any = !found.is_empty();
        let went_on: Vec<bool> = found.iter().map(|file| found.iter().any(|other| file.went_on_in(other))).collect();
        let mut tables = Tables::of(library, lang);
        let mut unfinished: Vec<Waiting> = Vec::new();
        let mut gone_on: Vec<Waiting> = Vec::new();
        let mut finished: Vec<Waiting> = Vec::new();
        let mut skipped = Vec::new();
        for (file, went_on) in found.into_iter().zip(went_on) {
            let Found { name, number, when, record } = file;
            if went_on {
                continue;
            }
            let path = games.file(&name);
            let played = record.and_then(|record| Recorded::of(path, record, &mut tables)).and_then(|recorded| {
                let stand = recorded.play()?;
                Ok(Waiting { name, when, recorded, stand })
            });
            match played {
                Err(why) => skipped.push((when, why)),
                Ok(waiting) if waiting.stand == Stand::Over => finished.push(waiting),
                // The numbers come first: somebody may have gone on with what was saved.
                Ok(saved) if number.is_none() && unfinished.iter().any(|game| saved.is_in(game)) => {
                    gone_on.push(saved);
                }
                Ok(waiting) => unfinished.push(waiting),
            }
        }
        unfinished.sort_by_key(|game| std::cmp::Reverse(game.when));
        finished.sort_by_key(|game| std::cmp::Reverse(game.when));
        let oldest = unfinished.last().map(|game| game.when);
        skipped.retain(|(when, _)| oldest.is_none_or(|oldest| *when >= oldest));
        skipped.sort_by_key(|(when, _)| std::cmp::Reverse(*when));
        let skipped = skipped.into_iter().map(|(_, why)| why).collect();
        Ok(Unfinished { games: unfinished, gone_on, finished, skipped, any })
    }

    /// How many there are, and each of them in a line that begins with what is typed for it.
    #[must_use]
    pub fn lines(&self, locale: &Locale) -> Vec<Line> {
        let count = locale.say(msg!("resume-several", count = self.games.len()));
        let count = count.verbatim(Channel::Help, Urgency::Answer);
        std::iter::once(count).chain(self.games.iter().map(|game| game.line(locale))).collect()
    }

    /// All games, those that are over and those that are not, the one that was played last before the others.
    #[must_use]
    pub fn all(&self) -> Vec<&Waiting> {
        let mut all: Vec<&Waiting> = self.games.iter().chain(&self.gone_on).chain(&self.finished).collect();
        all.sort_by_key(|game| std::cmp::Reverse(game.when));
        all
    }

    /// The game with this number or name, as it was typed: a number in words only where no game is called so.
    #[must_use]
    pub fn named(&self, typed: &str) -> Option<&Waiting> {
        let called = |name: &str| self.with_names().find(|game| game.name.to_lowercase() == name);
        called(&typed.trim().to_lowercase()).or_else(|| called(&typed_number(typed)?.to_string()))
    }

    /// All that can be gone on with by its number or name.
    pub fn with_names(&self) -> impl Iterator<Item = &Waiting> {
        self.games.iter().chain(&self.gone_on)
    }
}

impl Found {
    fn read(games: &Games, name: String, number: Option<u64>) -> Self {
        let path = games.file(&name);
        let when = fs::metadata(&path).and_then(|metadata| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        Found { record: read(&path), name, number, when }
    }

    /// Whether the game went on under a later number.
    fn went_on_in(&self, other: &Found) -> bool {
        let later = self.number.is_some() && self.number < other.number;
        match (&self.record, &other.record) {
            (Ok(own), Ok(further)) if later => own.goes_on_in(further),
            _ => false,
        }
    }
}

impl Waiting {
    /// What it is: its name, the game, who plays, when it was played, and whose turn it is.
    #[must_use]
    pub fn line(&self, locale: &Locale) -> Line {
        let head = &self.recorded.record.head;
        let seats = || Seat::all(head.setup.seats);
        let people: Vec<Seat> = head.people().collect();
        let own = if let [own] = people[..] { Some(own) } else { None };
        let name = |seat: Seat| match head.players.get(seat.index()).map(|player| player.name.as_str()) {
            Some("") | None => locale.in_full(msg!("person-name", number = seat.index() + 1)),
            Some(name) => name.to_owned(),
        };
        let others: Vec<Text> =
            seats().filter(|seat| Some(*seat) != own).map(|seat| Text::plain(name(seat))).collect();
        let stand = match self.stand {
            Stand::Turn(seat) => {
                let you = own == Some(seat);
                locale.say(msg!("turn", you, who = name(seat)))
            }
            Stand::Over => locale.say(msg!("resume-over")),
            Stand::BetweenRounds => locale.say(msg!("resume-between-rounds")),
        };
        let (own, game, when) = (self.name.as_str(), locale.game_name(&head.game), When::of(self.when).text(locale));
        let moves = self.recorded.record.len();
        let message = if others.is_empty() {
            msg!("resume-item-alone", name = own, game, when, moves, turn = stand)
        } else {
            let players = locale.join(others, "and");
            msg!("resume-item", name = own, game, when, moves, turn = stand, players)
        };
        locale.say(message).verbatim(Channel::Help, Urgency::Answer)
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.recorded.record.head.game
    }

    /// The last line of its record, if it is not whole.
    #[must_use]
    pub fn torn(&self) -> Option<usize> {
        self.recorded.record.torn()
    }

    /// The plan of the table at which it goes on, and its rules.
    #[must_use]
    pub fn goes_on(self) -> (Plan, Loaded) {
        let (resumed, loaded) = self.recorded.goes_on();
        (resumed.plan(), loaded)
    }

    fn is_in(&self, other: &Waiting) -> bool {
        self.recorded.record.goes_on_in(&other.recorded.record)
    }
}
