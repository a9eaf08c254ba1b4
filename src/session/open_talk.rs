//! The conversation at a table that lies open.

use super::open::OpenTable;
use super::pace::Pace;
use super::talk::{Next, Session};
use crate::command::{Command, Parsed};
use crate::say::Line;

impl Session {
    /// Answers a command at a table that lies open.
    pub(super) fn at_the_open_table(
        &mut self,
        table: &mut dyn OpenTable,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        table.walk(self.pace == Pace::Step);
        if typed.trim().is_empty() {
            return self.enter_at_open(table, lines);
        }
        match self.voice.commands().parse(typed) {
            Parsed::Command(Command::Undo, _) => {
                let outcome = table.take_back(&self.voice);
                self.told(table, outcome, lines)
            }
            Parsed::Command(command, rest) => {
                if let Some(outcome) = table.run(&self.voice, command, rest) {
                    return self.told(table, outcome, lines);
                }
                self.company_command(table.company_mut(), command, rest, lines).unwrap_or_else(|| {
                    lines.push(self.voice.not_now(command));
                    Next::Stops
                })
            }
            Parsed::Several(words) => {
                lines.push(self.voice.ambiguous_command(typed.trim(), &words));
                Next::Stops
            }
            Parsed::Unknown => {
                if let Some(outcome) = table.run_bare(&self.voice, typed) {
                    return self.told(table, outcome, lines);
                }
                lines.push(self.voice.unknown_command(typed.trim()));
                Next::Stops
            }
        }
    }

    /// Enter alone: goes on where something waits for it, and otherwise repeats the state of the turn.
    fn enter_at_open(&mut self, table: &mut dyn OpenTable, lines: &mut Vec<Line>) -> Next {
        if table.is_over() && !table.company().has_untold() {
            return self.play_again(table.company(), lines);
        }
        self.tell(table, lines);
        Next::GoesOn
    }
}
