//! Records of games: `sixdot resume`, `replay` and `verify`.

use std::borrow::Borrow;
use std::io;
use std::path::PathBuf;

use super::arguments::{GeneralOptions, ReplayOptions, ResumeOptions};
use super::refusal::{CommandResult, Refusal, cannot_read, complain, help, joined, line, no_folder, tell, to_stderr};
use super::settings::Language;
use super::values::{self, ValueFault};
use super::{game_setup, play};
use crate::engine::{Seat, Viewer};
use crate::record::{ENOUGH, FairShuffle, Games, Head, Nonce, RecordFaultKind, in_groups};
use crate::rules::Library;
use crate::session::{Plan, RecordStatus, Recorded, ReplayPlan, Unfinished, Unplayable, WhyUnplayable, resume_typed};
use crate::terminal::repl::StandardStreams;
use crate::text::{Channel, Line, Locale, Text, msg};

/// Resumes the named game or the unfinished one. If there are several, a terminal asks and a pipe gets the list.
pub fn resume(args: &ResumeOptions, general: &GeneralOptions, language: Language) -> CommandResult {
    let (library, flags) = (game_setup::library(general)?, &args.conversation);
    let folder = language.folders().games.ok_or_else(no_folder)?;
    let games = Games::in_folder(&folder);
    if let Some(name) = args.saved.as_ref().filter(|name| !name.is_empty()) {
        let recorded = named(&games, name, &library, &language)?;
        recorded.play().map_err(refused)?;
        let torn = torn(recorded.record.torn, &language.locale());
        let (resumed, loaded) = recorded.resume();
        let told = torn.into_iter().collect();
        return play::converse(flags, general, language, library, resumed.plan(), Some(loaded), told);
    }
    let mut unfinished = find_unfinished(&games, &library, &language)?;
    let locale = language.locale().with_titles(library.titles());
    let skipped = unfinished.skipped.iter().map(|unplayable| line(locale.say(refused(unplayable)), Channel::Error));
    let mut told: Vec<Line> = skipped.collect();
    let game = match unfinished.games.as_slice() {
        [] => {
            return Err(match unfinished.skipped.first() {
                Some(unplayable) => refused(unplayable),
                None if unfinished.any => msg!("cli-nothing-unfinished"),
                None => msg!("cli-nothing-to-resume"),
            }
            .into());
        }
        [_] => unfinished.games.remove(0),
        [first, ..] if !StandardStreams::of_this_process(flags.plain).at_terminal() => {
            to_stderr(unfinished.skipped.iter().map(|unplayable| locale.say(refused(unplayable))));
            let how = locale.say(msg!("resume-how", typed = resume_typed(language.account.as_ref(), &first.name)));
            let mut lines = unfinished.lines(&locale);
            lines.push(help(how));
            return Ok(tell(&lines)?);
        }
        _ => {
            let plan = Plan { asks_unfinished: true, ..play::unplanned(&language) };
            return play::converse(flags, general, language, library, plan, None, told);
        }
    };
    told.extend(torn(game.recorded.record.torn, &locale));
    let (plan, loaded) = game.resume();
    play::converse(flags, general, language, library, plan, Some(loaded), told)
}

/// Replays a game as seen by a spectator or by a seat.
pub fn replay(args: &ReplayOptions, general: &GeneralOptions, language: Language) -> CommandResult {
    let library = game_setup::library(general)?;
    let Some(path) = &args.file else { return list_kept(&library, &language) };
    let path = kept_file(path.clone(), &language)?;
    let recorded = Recorded::read(path, &library, language.lang).map_err(refused)?;
    let seat = match &args.seat {
        Some(text) => {
            let read = values::number::<u8>(1..=recorded.record.head.setup.seats.into());
            let refused = |fault: ValueFault| fault.refusal("--seat".to_owned(), text.clone(), language.lang);
            Some(Seat(read(text).map_err(refused)? - 1))
        }
        None => None,
    };
    // A record with a damaged line may belong to an unfinished game.
    let is_over = || recorded.play().is_ok_and(|stand| stand == RecordStatus::Over);
    if seat.is_some_and(|seat| recorded.hides_from_others(seat)) && !is_over() {
        return Err(msg!("cli-in-play", file = &recorded.path).into());
    }
    if args.steps {
        let (game, loaded) = recorded.resume();
        let plan = Plan { game: Some(game.record.head.game.clone()), ..play::unplanned(&language) };
        let plan = Plan { retold: Some(Box::new(ReplayPlan { game, seat })), ..plan };
        return play::converse(&args.conversation, general, language, library, plan, Some(loaded), Vec::new());
    }
    let viewer = seat.map_or(Viewer::Onlooker, Viewer::Seat);
    let locale = language.locale().reading(language.reads.as_deref());
    let locale = locale.for_game(&recorded.loaded.rules.terms);
    let (lines, fault) = recorded.retold(&locale, viewer).map_err(refused)?;
    let changed = recorded.changed.iter().map(|rule| Text::plain(rule.clone()));
    let old_rules = locale.join_items(changed).map(|rules| locale.say(msg!("record-old-rules", rules)));
    tell(&lines)?;
    to_stderr(old_rules.into_iter());
    to_stderr(recorded.record.torn.into_iter().map(|line| locale.say(msg!("record-torn", line))));
    fault.map_or(Ok(()), |unplayable| Err(refused(unplayable).into()))
}

fn find_unfinished(games: &Games, library: &Library, language: &Language) -> Result<Unfinished, Refusal> {
    Unfinished::find(games, library, language.lang).map_err(|error| cannot_read(games.folder(), &error))
}

/// Lists the saved games, finished or not.
fn list_kept(library: &Library, language: &Language) -> CommandResult {
    let folder = language.folders().games.ok_or_else(no_folder)?;
    let found = find_unfinished(&Games::in_folder(&folder), library, language)?;
    let locale = language.locale().with_titles(library.titles());
    to_stderr(found.skipped.iter().map(|unplayable| locale.say(refused(unplayable))));
    let lines: Vec<Line> = found.all().iter().map(|game| game.line(&locale)).collect();
    if lines.is_empty() {
        return Err(msg!("cli-nothing-to-resume").into());
    }
    let count = help(locale.say(msg!("replay-several", count = lines.len())));
    Ok(tell(&[vec![count], lines].concat())?)
}

/// The file, or the saved game with this number or name.
fn kept_file(named: PathBuf, language: &Language) -> Result<PathBuf, Refusal> {
    let is_plain = named.components().count() == 1 && named.extension().is_none() && !named.exists();
    let word = named.to_string_lossy().into_owned();
    let games = language.folders().games.filter(|_| is_plain);
    let kept = games.map(|folder| Games::in_folder(&folder).file(&word)).filter(|path| path.is_file());
    let is_number = is_plain && !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match kept {
        Some(path) => Ok(path),
        None if is_number => Err(msg!("cli-not-kept", word)),
        None => Ok(named),
    }
}

/// The recorded game with this number or name.
fn named(games: &Games, name: &str, library: &Library, language: &Language) -> Result<Recorded, Refusal> {
    let unreadable = |error: io::Error| cannot_read(games.folder(), &error);
    let names = games.names().map_err(unreadable)?;
    let numbers = games.numbers().map_err(unreadable)?;
    let is_number = numbers.iter().any(|number| number.to_string() == name);
    if is_number || names.iter().any(|known| known == name) {
        let recorded = Recorded::read(games.file(name), library, language.lang);
        return recorded.map_err(refused);
    }
    let word = name.to_owned();
    Err(if name.bytes().all(|byte| byte.is_ascii_digit()) {
        msg!("cli-no-numbered", word)
    } else if names.is_empty() {
        msg!("cli-nothing-saved", word)
    } else {
        msg!("cli-not-saved", word, names = joined(language.lang, names, "and"))
    })
}

/// The warning about an incomplete last line.
fn torn(torn: Option<usize>, locale: &Locale) -> Option<Line> {
    Some(line(locale.say(msg!("record-torn", line = torn?)), Channel::Error))
}

fn refused(unplayable: impl Borrow<Unplayable>) -> Refusal {
    let unplayable = unplayable.borrow();
    let file = &unplayable.path;
    let problem = match &unplayable.why {
        WhyUnplayable::File(error) => return cannot_read(&unplayable.path, error),
        WhyUnplayable::InternalError => return msg!("cli-record-contradicts", file),
        WhyUnplayable::NotText { .. } => "not-text",
        WhyUnplayable::NoGame => "no-game",
        WhyUnplayable::Name { .. } => "name",
        WhyUnplayable::Fault(fault) => match &fault.kind {
            RecordFaultKind::Expected { key } => {
                return msg!("cli-record-lacks", file, line = fault.line, key = *key);
            }
            kind => kind.into(),
        },
    };
    msg!("cli-bad-record", file, line = unplayable.line().unwrap_or(1), problem)
}

/// Repeats the shuffle of a recorded game and says who contributed to it. Returns false if a given commitment
/// differs.
pub fn verify(
    file: Option<PathBuf>,
    commitment: Option<&str>,
    general: &GeneralOptions,
    language: &Language,
) -> CommandResult<bool> {
    let told = commitment.map(digits).transpose()?;
    let library = game_setup::library(general)?;
    let Some(path) = file else { return list_kept(&library, language).map(|()| true) };
    let path = kept_file(path, language)?;
    let recorded = Recorded::read(path, &library, language.lang).map_err(refused)?;
    let file = &recorded.path;
    recorded.play().map_err(refused)?;
    let head = &recorded.record.head;
    let locale = language.locale();
    let mut texts = Vec::new();
    match (&head.shuffle, told) {
        (None, Some(_)) => return Err(msg!("cli-uncommitted", file).into()),
        (None, None) => texts.push(locale.say(msg!("verify-unknown"))),
        (Some(shuffle), told) => {
            let commitment = shuffle.secret.commitment();
            if let Some(told) = told.as_ref().filter(|told| !commitment.to_string().starts_with(told.as_str())) {
                complain(language.lang, &[msg!("cli-other-commitment", file, told = in_groups(told))]);
                return Ok(false);
            }
            texts.push(if recorded.record.has_undo() {
                locale.say(msg!("undo-unverified-end"))
            } else {
                who_shuffled(shuffle, head, &locale)
            });
            texts.push(match told {
                Some(_) => locale.say(msg!("verify-same")),
                None => locale.say(msg!("verify-commitment", commitment = commitment.in_groups(64))),
            });
        }
    }
    texts.push(locale.say(msg!("verify-moves", count = recorded.record.len())));
    let lines: Vec<_> = texts.into_iter().map(help).collect();
    tell(&lines)?;
    Ok(true)
}

fn who_shuffled(shuffle: &FairShuffle, head: &Head, locale: &Locale) -> Text {
    if shuffle.parts().is_empty() {
        return locale.say(msg!("verify-alone"));
    }
    let name = |seat: usize| match &head.players[seat].name {
        name if name.is_empty() => locale.say(msg!("person-name", number = seat + 1)),
        name => Text::plain(name.clone()),
    };
    let players = shuffle.parts().iter().map(|(seat, _)| name(seat.index()));
    let names = locale.join([locale.say(msg!("verify-server"))].into_iter().chain(players), "and");
    locale.say(msg!("verify-made", names))
}

/// The digits of a commitment or of its beginning, in any grouping.
fn digits(word: &str) -> Result<String, Refusal> {
    let digits: String = word.chars().filter(|digit| !digit.is_whitespace()).collect::<String>().to_lowercase();
    // Padding lets a prefix be parsed like a whole commitment.
    let whole = format!("{digits:0<64}");
    if digits.len() < ENOUGH || whole.parse::<Nonce>().is_err() {
        return Err(msg!("cli-commitment-digits", word = word.to_owned()));
    }
    Ok(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_commitment_is_read_whole_or_from_its_beginning() {
        let whole = "0123456789abcdef".repeat(4);
        assert_eq!(digits(&whole).ok(), Some(whole.clone()));
        assert_eq!(digits("0123 4567 89AB CDEF").ok().as_deref(), Some("0123456789abcdef"));
        for wrong in ["", "0123 4567 89ab cde", "0123456789abcdeg", &format!("{whole}0"), "ääääääääääääääää"]
        {
            assert!(digits(wrong).is_err(), "{wrong}");
        }
        assert_eq!(in_groups("0123456789abcdef"), "0123 4567 89ab cdef");
    }
}
