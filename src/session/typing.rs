//! A typed line: its commands one after the other, and all that was answered to them.

use super::company::TableState;
use super::conversation::Answer;
use super::house::App;
use super::keyboard::keys::AtKeys;
use super::plan::Plan;
use super::voice::LanguagePack;
use crate::command::MOST_LETTERS;
use crate::engine::Seat;
use crate::file::Unwritten;
use crate::record::Moves;
use crate::rules::Loaded;
use crate::say::{Line, msg};

/// The most commands on one line.
const MOST_COMMANDS: usize = 20;

/// Whoever types: somebody with a house, and a table once there is one.
pub trait Typing {
    /// What stands around the table.
    fn house(&mut self) -> &mut App;

    /// Who sits at the table, once there is one.
    fn company(&mut self) -> Option<&mut TableState>;

    /// Answers one command of a line; whether what stands behind it may go on.
    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next;

    /// A command and the one behind it as one, where the second is the call that goes with the first: nobody can notice that it
    /// is missing before the line is at its end.
    fn with_call(&self, typed: &str, behind: &str) -> Option<String>;

    /// What is to be told before an answer.
    fn take_notices(&mut self) -> Vec<Line>;

    /// Answers a line.
    fn answer_line(&mut self, typed: &str) -> Answer {
        let mut lines = Vec::new();
        let mut next = Next::GoesOn;
        // Nobody types so much; what was pasted is not even looked at.
        let parts = if typed.len() > MOST_LETTERS { Vec::new() } else { commands_of(typed) };
        if !(1..=MOST_COMMANDS).contains(&parts.len()) {
            let too_long = msg!("read-too-long", letters = MOST_LETTERS, commands = MOST_COMMANDS);
            lines.push(self.house().keyboard.voice().error(too_long));
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
                lines.push(self.house().keyboard.voice().error(msg!("rest-not-done")));
            }
            if matches!(next, Next::Stops | Next::Quit) {
                break;
            }
        }
        self.finish(lines, matches!(next, Next::Quit))
    }

    /// Keeps lines for whoever types, to be gone through again.
    fn keep(&mut self, lines: &[Line]) {
        if let Some(company) = self.company() {
            company.desk_mut().is_told(lines);
        }
    }

    /// The answer, behind what is to be told before it.
    fn finish(&mut self, mut lines: Vec<Line>, ended: bool) -> Answer {
        let notices = self.take_notices();
        self.keep(&notices);
        lines.splice(0..0, notices);
        if let Some(company) = self.company() {
            company.desk_mut().was_answered(&lines);
        }
        Answer { lines, ended }
    }
}

/// The commands of a line; Enter alone is one. What is empty beside others is none: `p r5;` must not press the Enter of
/// whoever gets the keyboard next.
fn commands_of(typed: &str) -> Vec<&str> {
    let commands: Vec<&str> = typed.split(';').map(str::trim).filter(|command| !command.is_empty()).collect();
    if commands.is_empty() { vec![""] } else { commands }
}

/// What follows a command on a line.
#[derive(Debug)]
pub(super) enum Next {
    /// The next command of the line.
    GoesOn,
    /// The same; what was told now was told before.
    Again,
    /// Nothing: what stands behind it is not done.
    Stops,
    /// What was played is left, for a game that is planned so far.
    Open(Box<Opening>),
    /// Everything that is asked before a game is answered: it begins.
    Begins,
    /// The program ends.
    Quit,
}

impl Next {
    /// Tells why nothing follows.
    pub fn stops(why: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(why);
        Next::Stops
    }

    /// Tells what was asked for; the next command of the line follows.
    pub fn told(told: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(told);
        Next::GoesOn
    }

    /// Another game, as it is planned.
    pub fn open(plan: Plan) -> Self {
        Next::Open(Box::new(Opening { plan, loaded: None }))
    }

    /// Whether the game that was played, or the whole program, is left.
    pub fn leaves(&self) -> bool {
        matches!(self, Next::Open(_) | Next::Begins | Next::Quit)
    }
}

/// A game that is planned, as far as it is.
#[derive(Debug)]
pub(super) struct Opening {
    /// What was chosen.
    pub plan: Plan,
    /// Its rules, where they have been loaded already.
    pub loaded: Option<Loaded>,
}

/// How often something is to be done that can be done again: once, or as often as a number says.
pub(super) fn times(voice: &LanguagePack, rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { voice.lexicon().number(rest).filter(|count| *count > 0) }
}

/// A game with its company.
pub trait Seated {
    /// Who plays, and who has the keyboard.
    fn company(&self) -> &TableState;

    /// The same, to be changed.
    fn company_mut(&mut self) -> &mut TableState;

    /// The moves, each a line as records have it.
    fn written(&self) -> &Moves;

    /// Writes down what was played since, wherever the game is recorded, and says where that failed.
    fn record(&mut self) -> Vec<Unwritten>;

    /// The lines before the prompt: whose turn it is and what is to be decided.
    fn situation(&self) -> Vec<Line>;

    /// What the status prompt shows on the own turn; empty otherwise.
    fn status(&self) -> String;

    /// What the meaning of single keys hangs on now.
    fn at_keys(&self) -> AtKeys;

    /// Who has won, once the game is over; nothing before, and nothing where somebody learns.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// Whether the keyboard is being passed on.
    fn is_passing(&self) -> bool;

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(&self, typed: &str) -> Vec<String>;

    /// A command and the one behind it as one, where the second is the call that goes with the first.
    fn with_call(&self, _typed: &str, _behind: &str) -> Option<String> {
        None
    }
}

/// A table at which a typed line is answered: of a game, or of a lesson.
pub trait AtTable {
    /// The game there.
    fn seated(&self) -> &dyn Seated;

    /// The same, to be changed.
    fn seated_mut(&mut self) -> &mut dyn Seated;

    /// Answers one command of a line, and says what is next.
    fn answer(&mut self, house: &mut App, typed: &str, lines: &mut Vec<Line>) -> Next;

    /// What the meaning of single keys hangs on now.
    fn at_keys(&self) -> AtKeys {
        self.seated().at_keys()
    }

    /// How what is typed of a card goes on behind its last word.
    fn goes_on_typing(&self, typed: &str) -> Vec<String> {
        self.seated().goes_on_typing(typed)
    }

    /// A command and the one behind it as one, where the second is the call that goes with the first.
    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        self.seated().with_call(typed, behind)
    }
}
