//! A typed line: its commands one after the other, and all that was answered to them.

use super::company::TableState;
use super::conversation::Answer;
use super::house::App;
use super::next::Next;
use crate::command::MOST_LETTERS;
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
