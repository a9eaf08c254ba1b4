//! The list of unfinished games.

use std::cmp::Reverse;
use std::time::SystemTime;
use std::{fs, io};

use jiff::Zoned;

use super::plan::Plan;
use super::recorded::{RecordStatus, Recorded, Tables, Unplayable, names, read};
use super::storage::when;
use crate::engine::Seat;
use crate::input::number_of;
use crate::record::{Games, Record};
use crate::rules::{Library, Loaded};
use crate::storage::disk;
use crate::text::{Lang, Line, Locale, Text, msg};

/// Recorded games, the latest first.
#[derive(Debug)]
pub struct Unfinished {
    /// Unfinished games. Excluded are games that continue under another number, and saved games that somebody
    /// continued.
    pub games: Vec<Waiting>,
    /// Saved games that somebody continued; they are not listed, but can be named.
    continued: Vec<Waiting>,
    pub finished: Vec<Waiting>,
    /// Unplayable files that are newer than the oldest unfinished game, or all of them if there is none.
    pub skipped: Vec<Unplayable>,
    pub any: bool,
}

#[derive(Clone, Debug)]
pub struct Waiting {
    pub name: String,
    when: SystemTime,
    pub recorded: Recorded,
    stand: RecordStatus,
}

struct Found {
    name: String,
    number: Option<u64>,
    when: SystemTime,
    record: Result<Record, Unplayable>,
}

impl Unfinished {
    /// Reads all recorded games. Names must be valid in this language.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn find(games: &Games, library: &Library, lang: Lang) -> io::Result<Self> {
        let numbered = games.numbers()?.into_iter().rev().map(|number| (number.to_string(), Some(number)));
        let saved = games.names()?.into_iter().map(|name| (name, None));
        let found: Vec<Found> =
            numbered.chain(saved).map(|(name, number)| Found::read(games, name, number)).collect();
        let any = !found.is_empty();
        let is_continued: Vec<bool> =
            found.iter().map(|file| found.iter().any(|other| file.is_continued_in(other))).collect();
        let mut tables = Tables::of(library, lang);
        let mut unfinished = Vec::new();
        let mut continued = Vec::new();
        let mut finished = Vec::new();
        let mut skipped = Vec::new();
        for (file, is_continued) in found.into_iter().zip(is_continued) {
            let Found { name, number, when, record } = file;
            if is_continued {
                continue;
            }
            let path = games.file(&name);
            let played = record.and_then(|record| Recorded::of(path, record, &mut tables)).and_then(|recorded| {
                let stand = recorded.play()?;
                Ok(Waiting { name, when, recorded, stand })
            });
            match played {
                Err(why) => skipped.push((when, why)),
                Ok(waiting) if waiting.stand == RecordStatus::Over => finished.push(waiting),
                // Numbered games come first, so a saved game is found in its continuation.
                Ok(waiting) => {
                    let goes_on_in =
                        |other: &Waiting| waiting.recorded.record.is_continued_in(&other.recorded.record);
                    let is_continued = number.is_none() && unfinished.iter().any(goes_on_in);
                    let games = if is_continued { &mut continued } else { &mut unfinished };
                    games.push(waiting);
                }
            }
        }
        unfinished.sort_by_key(|game| Reverse(game.when));
        finished.sort_by_key(|game| Reverse(game.when));
        let oldest = unfinished.last().map(|game| game.when);
        skipped.retain(|(when, _)| oldest.is_none_or(|oldest| *when >= oldest));
        skipped.sort_by_key(|(when, _)| Reverse(*when));
        let skipped = skipped.into_iter().map(|(_, why)| why).collect();
        Ok(Unfinished { games: unfinished, continued, finished, skipped, any })
    }

    pub fn lines(&self, locale: &Locale) -> Vec<Line> {
        let count = locale.say(msg!("resume-several", count = self.games.len()));
        let count = count.verbatim_help();
        std::iter::once(count).chain(self.games.iter().map(|game| game.line(locale))).collect()
    }

    pub fn all(&self) -> Vec<&Waiting> {
        let mut all: Vec<&Waiting> = self.games.iter().chain(&self.continued).chain(&self.finished).collect();
        all.sort_by_key(|game| Reverse(game.when));
        all
    }

    /// Finds a game by number or name. Numbers may be spelled out unless a game has that name.
    pub fn named(&self, lang: Lang, typed: &str) -> Option<&Waiting> {
        let called = |name: &str| self.with_names().find(|game| game.name.to_lowercase() == name);
        called(&typed.trim().to_lowercase()).or_else(|| called(&number_of(lang, typed)?.to_string()))
    }

    pub fn with_names(&self) -> impl Iterator<Item = &Waiting> {
        self.games.iter().chain(&self.continued)
    }
}

impl Found {
    fn read(games: &Games, name: String, number: Option<u64>) -> Self {
        let path = games.file(&name);
        let when = fs::metadata(&path).and_then(|metadata| metadata.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        Found { record: read(&path), name, number, when }
    }

    fn is_continued_in(&self, other: &Found) -> bool {
        let later = self.number.is_some() && self.number < other.number;
        match (&self.record, &other.record) {
            (Ok(own), Ok(further)) if later => own.is_continued_in(further),
            _ => false,
        }
    }
}

impl Waiting {
    pub fn line(&self, locale: &Locale) -> Line {
        let head = &self.recorded.record.head;
        let (own, names) = (head.only_person(), names(head, locale));
        let others = Seat::all(head.setup.seats).zip(&names).filter(|(seat, _)| Some(*seat) != own);
        let others: Vec<Text> = others.map(|(_, name)| Text::plain(name.clone())).collect();
        let stand = match self.stand {
            RecordStatus::Turn(seat) => {
                let you = own == Some(seat);
                locale.say(msg!("turn", you, who = names[seat.index()].as_str()))
            }
            RecordStatus::Over => locale.say(msg!("resume-over")),
            RecordStatus::BetweenRounds => locale.say(msg!("resume-between-rounds")),
        };
        let (own, game) = (self.name.as_str(), locale.game_name(&head.game));
        let when = when(locale, self.when, &Zoned::now());
        let moves = self.recorded.record.len();
        let message = if others.is_empty() {
            msg!("resume-item-alone", name = own, game, when, moves, turn = stand)
        } else {
            let players = locale.join(others, "and");
            msg!("resume-item", name = own, game, when, moves, turn = stand, players)
        };
        locale.say(message).verbatim_help()
    }

    /// Deletes the record.
    pub fn delete(&self) -> io::Result<()> {
        disk::remove(&self.recorded.path)
    }

    pub fn resume(self) -> (Plan, Loaded) {
        let (resumed, loaded) = self.recorded.resume();
        (resumed.plan(), loaded)
    }
}
