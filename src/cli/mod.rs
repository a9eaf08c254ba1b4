//! The command line: what was typed after `sixdot`, carried out or refused.
//!
//! The table of what can be typed is in `grammar`; clap reads by it, and `help` tells it. Every text is a message of
//! the locales, also where clap did not understand something (`misread`). Each command is a module.

mod balance;
mod beginning;
mod check;
mod deal;
mod double_words;
mod games;
mod given;
mod grammar;
mod help;
mod host;
mod join;
mod language;
mod look;
mod manner;
mod misread;
mod new_rules;
mod play;
mod profile;
mod recorded;
mod refusal;
mod rules;
mod said;
mod schema;
mod seed;
mod settings;
mod simulate;
mod stats;
mod stop;
mod table;
mod terminal;
mod verify;
mod watch;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::process::ExitCode;

use self::given::Given;
use self::grammar::Command;
use self::language::Language;
use self::refusal::Refusal;
use self::stop::Stop;
use self::terminal::tell;
use crate::repl::survive_file_size_limit;
use crate::rules::Library;
use crate::say::{Channel, Lang, Line, Locale, Reason, Text as Said, Urgency};
use crate::session::{contradicted_itself, note_panics, outermost};
use crate::settings::Source;

/// The exit status when a check failed, or nothing could be written.
const FAILED: u8 = 1;

/// The exit status when the command line was refused.
const REFUSED: u8 = 2;

/// The exit status when the program contradicted itself, also where the conversation went on behind it; it has this number
/// in `sysexits.h`.
const CONTRADICTION: u8 = 70;

/// Carries out a command line, without the program's own name, and says with which status the process ends: 0 if all
/// went well, 1 if a check failed, 2 if the command line was refused, 70 if the program contradicted itself.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    note_panics();
    survive_file_size_limit();
    let args: Vec<OsString> = args.collect();
    status_of(&args, || ended(&args))
}

/// The status with which this ends, whatever comes of it.
fn status_of(args: &[OsString], does: impl FnOnce() -> ExitCode) -> ExitCode {
    let status = outermost(does).unwrap_or_else(|what| {
        // What cannot even be said in words still has its status.
        let _ = outermost(|| complain(Language::of(args).lang, &[Refusal::InternalError { what }]));
        ExitCode::FAILURE
    });
    if contradicted_itself() { ExitCode::from(CONTRADICTION) } else { status }
}

fn ended(args: &[OsString]) -> ExitCode {
    let language = Language::of(args);
    let lang = language.lang;
    match carry_out(args, language) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(FAILED),
        Err(Stop::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Output(error)) => {
            complain(lang, &[Refusal::NoOutput { reason: Reason::from(&error) }]);
            ExitCode::from(FAILED)
        }
        Err(Stop::Refused(refusal)) => {
            complain(lang, &[refusal]);
            ExitCode::from(REFUSED)
        }
        Err(Stop::Faults(faults)) => {
            let locale = Locale::new(lang);
            to_stderr(faults.iter().map(|fault| locale.fault(fault)));
            ExitCode::from(REFUSED)
        }
    }
}

/// Whether all went well.
fn carry_out(args: &[OsString], mut language: Language) -> Result<bool, Stop> {
    let is_game = |word: &str| Library::built_in().ids().iter().any(|id| id == word);
    let (command, matches) = grammar::parse(args).map_err(|error| Refusal::of(&error, args, is_game))?;
    let given = Given::new(matches);
    if let Some(word) = given.text("lang").filter(|code| code.parse::<Lang>().is_err()) {
        if !table::speaks(&given, command, word) {
            return Err(Refusal::UnknownLanguage { word: word.to_owned() }.into());
        }
        language.reads = Some(word.to_owned());
        (language.lang, language.source) = (Lang::En, Some(Source::Flag));
    }
    let checked = profile::check(&given, &language, command);
    if given.has("help") {
        tell(&help::help(&Locale::new(language.lang), command))?;
        return Ok(true);
    }
    if given.has("version") {
        tell(&[fixed(format!("sixdot {}", env!("CARGO_PKG_VERSION")))])?;
        return Ok(true);
    }
    checked?;
    let is_talk = matches!(command, None | Some(Command::Play | Command::Learn | Command::Resume | Command::Join));
    if !is_talk && !given.has("steps") {
        // A game tells them itself.
        complain(language.lang, &language.complaints);
    }
    match command {
        None => play::start(&given, language)?,
        Some(Command::Play) => play::play(&given, language)?,
        Some(Command::Learn) => play::learn(&given, language)?,
        Some(Command::Resume) => recorded::resume(&given, language)?,
        Some(Command::Replay) => recorded::replay(&given, language)?,
        Some(Command::Verify) => return verify::verify(&given, &language),
        Some(Command::Games) => games::games(&given, &language)?,
        Some(Command::Rules) => rules::rules(&given, &language)?,
        Some(Command::Check) if given.has("watch") => match watch::watch(&given, &language)? {},
        Some(Command::Check) => return check::check(&given, &language),
        Some(Command::Simulate) => simulate::simulate(&given)?,
        Some(Command::Schema) => schema::schema(&given)?,
        Some(Command::Settings) => settings::settings(&given, &language)?,
        Some(Command::Stats) => stats::stats(&language)?,
        Some(Command::Host) => host::host(&given, &language)?,
        Some(Command::Join) => join::join(&given, language)?,
    }
    Ok(true)
}

/// Says on standard error what is wrong.
fn complain(lang: Lang, refusals: &[Refusal]) {
    if !refusals.is_empty() {
        let locale = Locale::new(lang);
        to_stderr(refusals.iter().map(|refusal| refusal.text(&locale)));
    }
}

fn to_stderr(texts: impl Iterator<Item = Said>) {
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Error)).collect();
    terminal::complain(&lines);
}

/// A line as the message has it: what begins with an id or a flag gets no capital letter.
fn line(text: Said, channel: Channel) -> Line {
    text.verbatim(channel, Urgency::Answer)
}

/// A line of which both forms are the same.
fn fixed(text: String) -> Line {
    line(Said::plain(text), Channel::Help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contradiction_has_a_status_of_its_own() {
        let status = |does: fn() -> ExitCode| format!("{:?}", status_of(&["--lang=en".into()], does));
        assert_eq!(status(|| panic!("on purpose")), format!("{:?}", ExitCode::from(70)));
        // Also where something was carried out behind it.
        assert_eq!(status(|| ExitCode::SUCCESS), format!("{:?}", ExitCode::from(70)));
    }
}
