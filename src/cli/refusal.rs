//! Reasons why a command ends early, and the output of commands.

use std::io::{self, ErrorKind, IsTerminal, Write};
use std::path::Path;

use crate::rules::Diagnostic;
use crate::session::Look;
use crate::terminal::Screen;
use crate::text::{Channel, Lang, Line, Locale, Message, Text, Urgency, msg};

/// A refusal, as the message that gives the reason. The texts are in `locales/<lang>/cli.ftl`.
pub type Refusal = Message<'static>;

pub fn no_folder() -> Refusal {
    msg!("no-folder")
}

pub fn cannot_read(file: &Path, error: &io::Error) -> Refusal {
    msg!("cli-cannot-read", file, reason = error)
}

pub fn cannot_write(file: &Path, reason: ErrorKind) -> Refusal {
    msg!("cli-cannot-write", file, reason)
}

/// The title of a game.
pub fn title(lang: Lang, game: &str) -> String {
    Locale::new(lang).game_name(game)
}

/// A list of words, joined by `and` or `or`.
pub fn joined<W: ToString>(lang: Lang, words: impl IntoIterator<Item = W>, join: &str) -> Text {
    Locale::new(lang).join(words.into_iter().map(|word| Text::plain(word.to_string())), join)
}

/// Refuses the first of these options that was given.
pub fn refuse_given<const N: usize>(
    options: [(&'static str, bool); N],
    why: impl Fn(&'static str) -> Refusal,
) -> Result<(), Refusal> {
    match options.into_iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(why(option)),
        None => Ok(()),
    }
}

/// A line without a capital first letter, since it may begin with an id or a flag.
pub fn line(text: Text, channel: Channel) -> Line {
    text.verbatim(channel, Urgency::Answer)
}

/// A line whose full and short form are the same.
pub fn fixed(text: String) -> Line {
    help(Text::plain(text))
}

pub fn help(text: Text) -> Line {
    line(text, Channel::Help)
}

/// The reason why a command ended early.
#[derive(Debug)]
pub enum CommandError {
    Refused(Refusal),
    /// The folders of further rule files have faults.
    Faults(Vec<Diagnostic>),
    /// Output could not be written.
    Output(io::Error),
}

pub type CommandResult<T = ()> = Result<T, CommandError>;

impl From<Refusal> for CommandError {
    fn from(refusal: Refusal) -> Self {
        CommandError::Refused(refusal)
    }
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        CommandError::Output(error)
    }
}

/// The width of terminals that do not report one.
const USUAL_COLUMNS: usize = 80;

/// The columns of standard output; `None` for a pipe or a file. Some terminals report their size only after the
/// program has started.
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

/// Writes lines to standard output.
///
/// # Errors
/// Those of standard output.
pub fn tell(lines: &[Line]) -> io::Result<()> {
    write(io::stdout(), columns, lines)
}

/// Writes lines to standard error. Failures are ignored, since they cannot be reported.
pub fn write_errors(lines: &[Line]) {
    let _ = write(io::stderr(), columns_of_errors, lines);
}

fn write(to: impl Write, columns: fn() -> Option<usize>, lines: &[Line]) -> io::Result<()> {
    Screen::fitting(to, Look::default(), columns).write(lines)
}

pub fn complain(lang: Lang, refusals: &[Refusal]) {
    if !refusals.is_empty() {
        let locale = Locale::new(lang);
        to_stderr(refusals.iter().map(|refusal| locale.say(refusal.clone())));
    }
}

pub fn to_stderr(texts: impl Iterator<Item = Text>) {
    let lines: Vec<Line> = texts.map(|text| line(text, Channel::Error)).collect();
    write_errors(&lines);
}
