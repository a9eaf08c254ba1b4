//! Executes a typed line, one command after the other.

use super::app::App;
use super::conversation::Answer;
use super::keyboard::keys::AtKeys;
use super::language_pack::LanguagePack;
use super::plan::Plan;
use super::table_state::TableState;
use crate::engine::Seat;
use crate::input::MOST_LETTERS;
use crate::record::Moves;
use crate::rules::Loaded;
use crate::storage::Unwritten;
use crate::text::{Line, msg};

const MOST_COMMANDS: usize = 20;

/// Executes typed lines for one person, who may sit at a table.
pub trait Typing {
    fn app(&mut self) -> &mut App;

    fn table_state(&mut self) -> Option<&mut TableState>;

    /// Executes one command and returns what follows.
    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next;

    /// Joins a command with the call that goes with it, so that nobody can notice a missing call before the end of
    /// the line.
    fn with_call(&self, typed: &str, behind: &str) -> Option<String>;

    fn take_notices(&mut self) -> Vec<Line>;

    fn answer_line(&mut self, typed: &str) -> Answer {
        let mut lines = Vec::new();
        let mut next = Next::GoesOn;
        // A longer line is pasted text and is not parsed.
        let parts = if typed.len() > MOST_LETTERS { Vec::new() } else { commands_of(typed) };
        if !(1..=MOST_COMMANDS).contains(&parts.len()) {
            let too_long = msg!("read-too-long", letters = MOST_LETTERS, commands = MOST_COMMANDS);
            lines.push(self.app().keyboard.voice().error(too_long));
            return self.finish(lines, false);
        }
        let mut parts = parts.into_iter().peekable();
        while let Some(part) = parts.next() {
            let before = lines.len();
            let with_call = parts.peek().and_then(|behind| self.with_call(part, behind));
            if with_call.is_some() {
                parts.next();
            }
            next = self.command(with_call.as_deref().unwrap_or(part), &mut lines);
            if !matches!(next, Next::Again) {
                self.keep(&lines[before..]);
            }
            if matches!(next, Next::Stops) && parts.peek().is_some() {
                lines.push(self.app().keyboard.voice().error(msg!("rest-not-done")));
            }
            if matches!(next, Next::Stops | Next::Quit) {
                break;
            }
        }
        self.finish(lines, matches!(next, Next::Quit))
    }

    fn keep(&mut self, lines: &[Line]) {
        if let Some(table_state) = self.table_state() {
            table_state.participant_mut().is_told(lines);
        }
    }

    fn finish(&mut self, mut lines: Vec<Line>, ended: bool) -> Answer {
        let notices = self.take_notices();
        self.keep(&notices);
        lines.splice(0..0, notices);
        if let Some(table_state) = self.table_state() {
            table_state.participant_mut().set_last_answer(&lines);
        }
        Answer { lines, ended }
    }
}

/// Splits a line into commands. An empty line is one command, but empty parts are none: `p r5;` must not press
/// Enter for the next person at the keyboard.
fn commands_of(typed: &str) -> Vec<&str> {
    let commands: Vec<&str> = typed.split(';').map(str::trim).filter(|command| !command.is_empty()).collect();
    if commands.is_empty() { vec![""] } else { commands }
}

/// What follows a command on its line.
#[derive(Debug)]
pub(super) enum Next {
    GoesOn,
    /// The next command; the lines of this one are not kept, since they were repeated.
    Again,
    /// The rest of the line is not executed.
    Stops,
    /// Another game is set up from this plan.
    Open(Box<Opening>),
    /// The set-up is complete and the game begins.
    Begins,
    Quit,
}

impl Next {
    pub fn stops(why: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(why);
        Next::Stops
    }

    pub fn told(told: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(told);
        Next::GoesOn
    }

    pub fn open(plan: Plan) -> Self {
        Next::Open(Box::new(Opening { plan, loaded: None }))
    }

    pub fn leaves(&self) -> bool {
        matches!(self, Next::Open(_) | Next::Begins | Next::Quit)
    }
}

#[derive(Debug)]
pub(super) struct Opening {
    /// What was chosen.
    pub plan: Plan,
    pub loaded: Option<Loaded>,
}

/// Reads how often to repeat something; once if no number is given.
pub(super) fn times(voice: &LanguagePack, rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { voice.lexicon().number(rest).filter(|count| *count > 0) }
}

/// The table of a session: a game, a replay or a lesson.
pub trait AtTable {
    fn seated(&self) -> &dyn AtTable;

    fn seated_mut(&mut self) -> &mut dyn AtTable;

    /// Executes one command of a line.
    fn answer(&mut self, app: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next;

    fn table_state(&self) -> &TableState;

    fn table_state_mut(&mut self) -> &mut TableState;

    /// The moves in record notation.
    fn written(&self) -> &Moves;

    /// Writes new moves to all records of the game and returns the failures.
    fn record(&mut self) -> Vec<Unwritten>;

    /// The lines before the prompt: whose turn it is and what there is to decide.
    fn situation(&self) -> Vec<Line>;

    /// The status prompt on the own turn; empty otherwise.
    fn status(&self) -> String;

    fn at_keys(&self) -> AtKeys;

    /// The winners of a game that is over; none in a lesson.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// True if the keyboard is about to be passed on.
    fn is_passing(&self) -> bool;

    /// Completes the last word of a typed card name.
    fn completions(&self, typed: &str) -> Vec<String>;

    /// Joins a command with the call that goes with it.
    fn with_call(&self, _typed: &str, _behind: &str) -> Option<String> {
        None
    }
}
