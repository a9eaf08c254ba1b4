//! Records of games: `sixdot resume`, which goes on, and `sixdot replay`, which tells what was played.

use std::io;

use super::given::Given;
use super::language::Language;
use super::refusal::Refusal;
use super::said::{AllOf, Problem};
use super::stop::Stop;
use super::terminal::tell;
use super::{line, play, table, to_stderr};
use crate::engine::{Seat, Viewer};
use crate::record::{Games, RecordFaultKind};
use crate::repl::Ends;
use crate::rules::Library;
use crate::say::{Channel, Line, Locale, Reason, msg};
use crate::session::{Plan, Recorded, Stand, Unfinished, Unplayable, WhyUnplayable, resume_typed};

/// Goes on with the unfinished game, or with the one that is named. Where there are several they are told; at a terminal it
/// is asked which of them goes on, and a pipe gets the list.
///
/// # Errors
/// There is none, or its record cannot be played.
pub fn resume(given: &Given, language: Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let folder = table::folders(language.account.as_ref()).games.ok_or(Refusal::NoFolder {})?;
    let games = Games::in_folder(&folder);
    let unreadable = |error: &io::Error| cannot_read(folder.display().to_string(), error);
    if let Some(name) = given.text("saved") {
        let recorded = named(&games, name, &library, &language)?;
        recorded.play().map_err(|unplayable| refused(&unplayable))?;
        let torn = torn(recorded.record.torn(), &Locale::new(language.lang));
        let (resumed, loaded) = recorded.goes_on();
        return play::converse(given, language, library, resumed.plan(), Some(loaded), torn.into_iter().collect());
    }
    let mut unfinished = Unfinished::find(&games, &library, language.lang).map_err(|error| unreadable(&error))?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    let skipped = unfinished.skipped.iter().map(|unplayable| line(refused(unplayable).text(&locale), Channel::Error));
    let mut told: Vec<Line> = skipped.collect();
    let game = match unfinished.games.as_slice() {
        [] => {
            return Err(match unfinished.skipped.first() {
                Some(unplayable) => refused(unplayable),
                None if unfinished.any => Refusal::NothingUnfinished {},
                None => Refusal::NothingToResume {},
            }
            .into());
        }
        [_] => unfinished.games.remove(0),
        [first, ..] if !Ends::of_this_process(given.has("plain")).at_terminal() => {
            to_stderr(unfinished.skipped.iter().map(|unplayable| refused(unplayable).text(&locale)));
            let how = locale.say(msg!("resume-how", typed = resume_typed(language.account.as_ref(), &first.name)));
            let mut lines = unfinished.lines(&locale);
            lines.push(line(how, Channel::Help));
            return Ok(tell(&lines)?);
        }
        _ => {
            let plan = Plan { asks_unfinished: true, ..play::unplanned(&language) };
            return play::converse(given, language, library, plan, None, told);
        }
    };
    told.extend(torn(game.torn(), &locale));
    let (plan, loaded) = game.goes_on();
    play::converse(given, language, library, plan, Some(loaded), told)
}

/// Tells what was played, as an onlooker saw it, or a seat.
///
/// # Errors
/// There is no such record, or it cannot be played. What can be played of it is told before.
pub fn replay(given: &Given, language: &Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let path = given.paths("file").pop().ok_or_else(|| Refusal::Missing { option: "FILE".to_owned() })?;
    let recorded = Recorded::read(path, &library, language.lang).map_err(|unplayable| refused(&unplayable))?;
    let seats = recorded.record.head.setup.seats;
    let seat = given.number("seat", 1..=seats)?;
    // A record that is damaged behind some line may be of a game that goes on.
    let is_over = || recorded.play().is_ok_and(|stand| stand == Stand::Over);
    if seat.is_some() && recorded.has_secrets() && !is_over() {
        return Err(Refusal::InPlay { file: recorded.path.display().to_string() }.into());
    }
    let viewer = seat.map_or(Viewer::Onlooker, |seat| Viewer::Seat(Seat(seat - 1)));
    let locale = Locale::new(language.lang).for_game(recorded.loaded.rules.terms());
    let (lines, fault) = recorded.retold(&locale, viewer).map_err(|unplayable| refused(&unplayable))?;
    tell(&lines)?;
    to_stderr(recorded.record.torn().into_iter().map(|line| locale.say(msg!("record-torn", line))));
    fault.map_or(Ok(()), |unplayable| Err(refused(&unplayable).into()))
}

/// The recorded game with this number, or saved under this name.
fn named(games: &Games, name: &str, library: &Library, language: &Language) -> Result<Recorded, Refusal> {
    let unreadable = |error: &io::Error| cannot_read(games.folder().display().to_string(), error);
    let names = games.names().map_err(|error| unreadable(&error))?;
    let numbers = games.numbers().map_err(|error| unreadable(&error))?;
    let is_number = numbers.iter().any(|number| number.to_string() == name);
    if is_number || names.iter().any(|known| known == name) {
        let recorded = Recorded::read(games.file(name), library, language.lang);
        return recorded.map_err(|unplayable| refused(&unplayable));
    }
    let word = name.to_owned();
    Err(if name.bytes().all(|byte| byte.is_ascii_digit()) {
        Refusal::NoNumbered { word }
    } else if names.is_empty() {
        Refusal::NothingSaved { word }
    } else {
        Refusal::NotSaved { word, names: AllOf(names) }
    })
}

/// What is said of a last line that is not whole.
fn torn(torn: Option<usize>, locale: &Locale) -> Option<Line> {
    Some(line(locale.say(msg!("record-torn", line = torn?)), Channel::Error))
}

fn cannot_read(file: String, error: &io::Error) -> Refusal {
    Refusal::CannotRead { file, reason: Reason::from(error) }
}

pub(super) fn refused(unplayable: &Unplayable) -> Refusal {
    let file = unplayable.path.display().to_string();
    let problem = match &unplayable.why {
        WhyUnplayable::File(error) => return cannot_read(file, error),
        WhyUnplayable::Contradiction => return Refusal::RecordContradicts { file },
        WhyUnplayable::NotText { .. } => Problem::NotText,
        WhyUnplayable::NoGame => Problem::NoGame,
        WhyUnplayable::Name { .. } => Problem::Name,
        WhyUnplayable::Fault(fault) => match &fault.kind {
            RecordFaultKind::NotARecord => Problem::NotARecord,
            RecordFaultKind::Version { .. } => Problem::Version,
            RecordFaultKind::Expected { key } => {
                return Refusal::RecordLacks { file, line: fault.line, key: (*key).to_owned() };
            }
            RecordFaultKind::Notation(_) => Problem::NoMove,
            RecordFaultKind::Impossible => Problem::Impossible,
            RecordFaultKind::OtherRules => Problem::OtherRules,
            RecordFaultKind::OtherSeed => Problem::OtherSeed,
        },
    };
    Refusal::BadRecord { file, line: unplayable.line().unwrap_or(1), problem }
}
