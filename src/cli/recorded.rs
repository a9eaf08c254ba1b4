//! Records of games: `sixdot resume`, which goes on, and `sixdot replay`, which tells what was played.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::given::Given;
use super::language::Language;
use super::refusal::Refusal;
use super::said::{AllOf, Problem, Reason};
use super::stop::Stop;
use super::{line, play, table, to_stderr};
use crate::bot::Level;
use crate::engine::{Seat, Viewer, patience, wall};
use crate::output::{Output, Text};
use crate::record::{Games, OpenGame, OpenReplay, Record, RecordFault, RecordFaultKind, Replay};
use crate::rules::{AnyRules, Library, Loaded};
use crate::say::{Channel, Line, Locale};
use crate::session::{Entries, Resumed, retold, retold_open};

/// A record and the rules by which it was played.
struct Recorded {
    path: PathBuf,
    record: Record,
    loaded: Loaded,
}

/// Goes on with the game that was played last, or with one that was saved under a name.
///
/// # Errors
/// There is none, or its record cannot be played.
pub fn resume(given: &Given, language: Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let folder = table::folders().games.ok_or(Refusal::NoFolder {})?;
    let games = Games::in_folder(&folder);
    let path = match given.text("saved") {
        Some(name) => saved(&games, name)?,
        None => games.newest().ok_or(Refusal::NothingToResume {})?,
    };
    let recorded = Recorded::read(path, &library)?;
    let entries = recorded.entries().map_err(|fault| recorded.refused(&fault))?;
    let torn = recorded.torn(&Locale::new(language.lang));
    let Recorded { record, loaded, .. } = recorded;
    let plan = Resumed { head: record.head, entries }.plan();
    play::converse(given, language, library, plan, Some(loaded), torn)
}

/// Tells what was played, as an onlooker saw it, or a seat.
///
/// # Errors
/// There is no such record, or it cannot be played. What can be played of it is told before.
pub fn replay(given: &Given, language: &Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let path = given.paths("file").pop().ok_or_else(|| Refusal::Missing { option: "FILE".to_owned() })?;
    let recorded = Recorded::read(path, &library)?;
    let seats = recorded.record.head.setup.seats;
    let seat = given.number("seat", 1..=seats)?;
    let viewer = seat.map_or(Viewer::Onlooker, |seat| Viewer::Seat(Seat(seat - 1)));
    let locale = Locale::new(language.lang).for_game(recorded.loaded.rules.terms());
    let (lines, fault) = recorded.retold(&locale, viewer).map_err(|fault| recorded.refused(&fault))?;
    Text::new(io::stdout()).write(&lines)?;
    to_stderr(recorded.record.torn().into_iter().map(|line| locale.text("record-torn", &[("line", line.into())])));
    fault.map_or(Ok(()), |fault| Err(recorded.refused(&fault)))
}

fn saved(games: &Games, name: &str) -> Result<PathBuf, Refusal> {
    let names = games.names();
    if names.iter().any(|known| known == name) {
        return Ok(games.file(name));
    }
    let word = name.to_owned();
    Err(if names.is_empty() {
        Refusal::NothingSaved { word }
    } else {
        Refusal::NotSaved { word, names: AllOf(names) }
    })
}

impl Recorded {
    fn read(path: PathBuf, library: &Library) -> Result<Self, Refusal> {
        let file = || path.display().to_string();
        let bytes =
            fs::read(&path).map_err(|error| Refusal::CannotRead { file: file(), reason: Reason::from(&error) })?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
            let line = before.split(|byte| *byte == b'\n').count();
            Refusal::BadRecord { file: file(), line, problem: Problem::NotText }
        })?;
        let record = Record::read(&text).map_err(|fault| refused(&path, &fault))?;
        let head = &record.head;
        if !library.ids().contains(&head.game) {
            let line = crate::record::GAME_LINE;
            return Err(Refusal::BadRecord { file: file(), line, problem: Problem::NoGame });
        }
        let other_rules = RecordFault { line: crate::record::RULES_LINE, kind: RecordFaultKind::OtherRules };
        let loaded = library.load(&head.game, &head.options).map_err(|_| refused(&path, &other_rules))?;
        let family = loaded.rules.family();
        for (index, player) in head.players.iter().enumerate() {
            let suits = |level: &String| level.parse::<Level>().is_ok_and(|level| level.suits(family));
            if !player.level.as_ref().is_none_or(suits) {
                let kind = RecordFaultKind::Expected { key: "seat" };
                return Err(refused(&path, &RecordFault { line: head.seat_line(index), kind }));
            }
        }
        Ok(Recorded { path, record, loaded })
    }

    fn open_replay<G: OpenGame>(&self, rules: &Arc<G::Rules>) -> Result<OpenReplay<'_, G>, RecordFault> {
        OpenReplay::new(&self.record, rules, self.loaded.hash, &self.loaded.rules.sizes())
    }

    /// What was played.
    fn entries(&self) -> Result<Entries, RecordFault> {
        Ok(match &self.loaded.rules {
            AnyRules::Shed(rules) => Entries::Shed(Replay::new(&self.record, rules, self.loaded.hash)?.run()?),
            AnyRules::Wall(rules) => Entries::Wall(self.open_replay::<wall::Game>(rules)?.run()?),
            AnyRules::Patience(rules) => Entries::Patience(self.open_replay::<patience::Game>(rules)?.run()?),
        })
    }

    /// What a viewer was told of it, up to a line that cannot be played.
    fn retold(&self, locale: &Locale, viewer: Viewer) -> Result<(Vec<Line>, Option<RecordFault>), RecordFault> {
        let head = &self.record.head;
        Ok(match &self.loaded.rules {
            AnyRules::Shed(rules) => {
                retold(Replay::new(&self.record, rules, self.loaded.hash)?, head, rules, locale, viewer)
            }
            AnyRules::Wall(rules) => retold_open(self.open_replay::<wall::Game>(rules)?, head, locale, viewer),
            AnyRules::Patience(rules) => {
                retold_open(self.open_replay::<patience::Game>(rules)?, head, locale, viewer)
            }
        })
    }

    fn refused(&self, fault: &RecordFault) -> Stop {
        refused(&self.path, fault).into()
    }

    /// What is said of a last line that is not whole.
    fn torn(&self, locale: &Locale) -> Option<Line> {
        let torn = self.record.torn()?;
        Some(line(locale.text("record-torn", &[("line", torn.into())]), Channel::Error))
    }
}

fn refused(path: &Path, fault: &RecordFault) -> Refusal {
    let file = path.display().to_string();
    let problem = match &fault.kind {
        RecordFaultKind::NotARecord => Problem::NotARecord,
        RecordFaultKind::Version { .. } => Problem::Version,
        RecordFaultKind::Expected { key } => {
            return Refusal::RecordLacks { file, line: fault.line, key: (*key).to_owned() };
        }
        RecordFaultKind::Notation(_) => Problem::NoMove,
        RecordFaultKind::Impossible => Problem::Impossible,
        RecordFaultKind::OtherRules => Problem::OtherRules,
    };
    Refusal::BadRecord { file, line: fault.line, problem }
}
