//! The command line: what was typed after `sixdot`, carried out or refused.
//!
//! The table of what can be typed is in `grammar`; clap reads by it, and `help` tells it. Every text is a message of
//! the locales, also where clap did not understand something (`misread`). Each command is a module.

mod check;
mod game_setup;
mod grammar;
mod help;
mod network;
mod new_rules;
mod play;
mod records;
mod refusal;
mod rules;
mod settings;
mod simulate;

use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;

use self::grammar::{Command, Given};
use self::refusal::Refusal;
use self::settings::Language;
use crate::output::{Output, Screen};
use crate::repl::bear_full_files;
use crate::rules::{Diagnostic, Library};
use crate::say::{Channel, Lang, Line, Locale, Reason, Text, Urgency};
use crate::session::{Look, contradicted_itself, note_panics, outermost};
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
    bear_full_files();
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
        if !game_setup::speaks(&given, command, word) {
            return Err(Refusal::UnknownLanguage { word: word.to_owned() }.into());
        }
        language.reads = Some(word.to_owned());
        (language.lang, language.source) = (Lang::En, Some(Source::Flag));
    }
    let checked = play::check_profile(&given, &language, command);
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
        Some(Command::Resume) => records::resume(&given, language)?,
        Some(Command::Replay) => records::replay(&given, language)?,
        Some(Command::Verify) => return records::verify(&given, &language),
        Some(Command::Games) => rules::games(&given, &language)?,
        Some(Command::Rules) => rules::rules(&given, &language)?,
        Some(Command::Check) if given.has("watch") => match check::watch(&given, &language)? {},
        Some(Command::Check) => return check::check(&given, &language),
        Some(Command::Simulate) => simulate::simulate(&given)?,
        Some(Command::Schema) => rules::schema(&given)?,
        Some(Command::Settings) => settings::settings(&given, &language)?,
        Some(Command::Stats) => settings::stats(&language)?,
        Some(Command::Host) => network::host(&given, &language)?,
        Some(Command::Join) => network::join(&given, language)?,
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

fn to_stderr(texts: impl Iterator<Item = Text>) {
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Error)).collect();
    write_errors(&lines);
}

/// A line as the message has it: what begins with an id or a flag gets no capital letter.
fn line(text: Text, channel: Channel) -> Line {
    text.verbatim(channel, Urgency::Answer)
}

/// A line of which both forms are the same.
fn fixed(text: String) -> Line {
    line(Text::plain(text), Channel::Help)
}

/// Why a command ended before it was done.
#[derive(Debug)]
pub enum Stop {
    /// It was refused.
    Refused(Refusal),
    /// The folders of further rule files have faults.
    Faults(Vec<Diagnostic>),
    /// What it had to say could not be written.
    Output(io::Error),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Stop::Refused(refusal)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Output(error)
    }
}

/// How wide a terminal is that does not say so.
const USUAL_COLUMNS: usize = 80;

/// The columns of the terminal that answers go to; none for a pipe or a file, where a line is a line. Some terminals tell
/// their size only after the program has begun.
pub fn columns() -> Option<usize> {
    match terminal_size::terminal_size_of(io::stdout()) {
        Some((terminal_size::Width(columns), _)) => Some(usize::from(columns)),
        None => io::stdout().is_terminal().then_some(USUAL_COLUMNS),
    }
}

fn columns_of_errors() -> Option<usize> {
    let columns = terminal_size::terminal_size_of(io::stderr()).map(|(columns, _)| usize::from(columns.0));
    columns.or_else(|| io::stderr().is_terminal().then_some(USUAL_COLUMNS))
}

/// Tells lines on standard output.
///
/// # Errors
/// They cannot be written.
pub fn tell(lines: &[Line]) -> io::Result<()> {
    write(io::stdout(), columns, lines)
}

/// Tells lines on standard error. Nothing can be said any more if they cannot be written.
pub fn write_errors(lines: &[Line]) {
    let _ = write(io::stderr(), columns_of_errors, lines);
}

fn write(to: impl Write, columns: fn() -> Option<usize>, lines: &[Line]) -> io::Result<()> {
    Screen::fitting(to, Look::default(), columns).write(lines)
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
