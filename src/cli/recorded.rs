//! Records of games: `sixdot resume`, which goes on, and `sixdot replay`, which tells what was played.

use std::io;
use std::path::PathBuf;

use super::given::{Given, flag};
use super::grammar::{CONVERSATION, Param, Value};
use super::language::Language;
use super::refusal::Refusal;
use super::said::{AllOf, Problem};
use super::stop::Stop;
use super::terminal::tell;
use super::{line, play, table, to_stderr};
use crate::engine::{Seat, Viewer};
use crate::record::{Games, RecordFaultKind};
use crate::repl::StandardStreams;
use crate::rules::Library;
use crate::say::{Channel, Line, Locale, Reason, Text as Said, msg};
use crate::session::{Plan, Recorded, Retold, Stand, Unfinished, Unplayable, WhyUnplayable, resume_typed};

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
    if let Some(name) = given.text("saved").filter(|name| !name.is_empty()) {
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
        [first, ..] if !StandardStreams::of_this_process(given.has("plain")).at_terminal() => {
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
pub fn replay(given: &Given, language: Language) -> Result<(), Stop> {
    let library = table::library(given)?;
    let Some(path) = given.paths("file").pop() else { return list_kept(&library, &language) };
    let path = kept_file(path, &language)?;
    let recorded = Recorded::read(path, &library, language.lang).map_err(|unplayable| refused(&unplayable))?;
    let seats = recorded.record.head.setup.seats;
    let seat = given.number("seat", 1..=seats)?.map(|seat| Seat(seat - 1));
    // A record that is damaged behind some line may be of a game that goes on.
    let is_over = || recorded.play().is_ok_and(|stand| stand == Stand::Over);
    if seat.is_some_and(|seat| recorded.hides_from_others(seat)) && !is_over() {
        return Err(Refusal::InPlay { file: recorded.path.display().to_string() }.into());
    }
    let of_steps = |param: &&Param| match param.value {
        Value::None => given.has(param.id),
        _ => given.is_given(param.id),
    };
    if given.has("steps") {
        let (game, loaded) = recorded.goes_on();
        let plan = Plan { game: Some(game.record.head.game.clone()), ..play::unplanned(&language) };
        let plan = Plan { retold: Some(Box::new(Retold { game, seat })), ..plan };
        return play::converse(given, language, library, plan, Some(loaded), Vec::new());
    }
    if let Some(param) = CONVERSATION.iter().find(of_steps) {
        return Err(Refusal::Needs { option: param.flag(), other: flag("steps") }.into());
    }
    let viewer = seat.map_or(Viewer::Onlooker, Viewer::Seat);
    let locale = Locale::new(language.lang).reading(language.reads.as_deref());
    let locale = locale.for_game(recorded.loaded.rules.terms());
    let (lines, fault) = recorded.retold(&locale, viewer).map_err(|unplayable| refused(&unplayable))?;
    let changed = recorded.changed.iter().map(|rule| Said::plain(rule.clone()));
    let old_rules = locale.join_items(changed).map(|rules| locale.say(msg!("record-old-rules", rules)));
    tell(&lines)?;
    to_stderr(old_rules.into_iter());
    to_stderr(recorded.record.torn().into_iter().map(|line| locale.say(msg!("record-torn", line))));
    fault.map_or(Ok(()), |unplayable| Err(refused(&unplayable).into()))
}

/// Lists the games that are kept, whether they are over or not.
pub(super) fn list_kept(library: &Library, language: &Language) -> Result<(), Stop> {
    let folder = table::folders(language.account.as_ref()).games.ok_or(Refusal::NoFolder {})?;
    let unreadable = |error: &io::Error| cannot_read(folder.display().to_string(), error);
    let found = Unfinished::find(&Games::in_folder(&folder), library, language.lang);
    let found = found.map_err(|error| unreadable(&error))?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    to_stderr(found.skipped.iter().map(|unplayable| refused(unplayable).text(&locale)));
    let lines: Vec<Line> = found.all().iter().map(|game| game.line(&locale)).collect();
    if lines.is_empty() {
        return Err(Refusal::NothingToResume {}.into());
    }
    let count = line(locale.say(msg!("replay-several", count = lines.len())), Channel::Help);
    Ok(tell(&[vec![count], lines].concat())?)
}

/// A file as it is named, or else the game of this number or name among those that are kept.
///
/// # Errors
/// It is a number, and there is no such file and no such game.
pub(super) fn kept_file(named: PathBuf, language: &Language) -> Result<PathBuf, Refusal> {
    let is_plain = named.components().count() == 1 && named.extension().is_none() && !named.exists();
    let word = named.to_string_lossy().into_owned();
    let games = table::folders(language.account.as_ref()).games.filter(|_| is_plain);
    let kept = games.map(|folder| Games::in_folder(&folder).file(&word)).filter(|path| path.is_file());
    let is_number = is_plain && !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match kept {
        Some(path) => Ok(path),
        None if is_number => Err(Refusal::NotKept { word }),
        None => Ok(named),
    }
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
        WhyUnplayable::InternalError => return Refusal::RecordContradicts { file },
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
