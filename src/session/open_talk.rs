//! The conversation at a table that lies open.

use super::act::Outcome;
use super::open::OpenTable;
use super::pace::Pace;
use super::reading::{is_question, nearest};
use super::talk::{Next, Session, times};
use crate::command::{Command, Typed, Understood, quoted};
use crate::say::Line;

impl Session {
    /// Answers a command at a table that lies open.
    pub(super) fn at_the_open_table(&mut self, table: &mut dyn OpenTable, line: &str, lines: &mut Vec<Line>) -> Next {
        table.walk(self.pace == Pace::Step);
        if line.trim().is_empty() {
            return self.enter_at_open(table, lines);
        }
        let typed = Typed::new(line);
        let voice = &self.voice;
        if !typed.asks() {
            if let Some(outcome) = table.run_as_told(voice, &typed) {
                return self.told(table, outcome, lines);
            }
        }
        match voice.phrases().understand(&typed, voice.lexicon()) {
            Understood::Command(Command::Undo, rest) => {
                let outcome = match times(voice, &rest) {
                    Some(count) => table.take_back(voice, count),
                    None => Outcome::Refused(voice.misused(Command::Undo)),
                };
                self.told(table, outcome, lines)
            }
            // A question about a move: what it would do.
            Understood::Command(command, _) if typed.asks() && command.is_move() => {
                self.run_at_open(table, Command::What, typed.raw(), lines)
            }
            Understood::Command(command, rest) => self.run_at_open(table, command, &rest, lines),
            Understood::TooMuch(command, rest) => {
                if let Some(next) = self.bare_at_open(table, &typed, lines) {
                    return next;
                }
                let name = self.voice.commands().entry(command).name.clone();
                let args = [("command", name.into()), ("word", quoted(&rest).into())];
                lines.push(self.voice.error("read-too-much", &args));
                Next::Stops
            }
            Understood::Ends(command, rest) => match self.bare_at_open(table, &typed, lines) {
                Some(next) => next,
                None => self.run_at_open(table, command, &rest, lines),
            },
            Understood::Begins(commands, rest) => {
                if let Some(next) = self.bare_at_open(table, &typed, lines) {
                    return next;
                }
                if let [command] = commands[..] {
                    if is_question(command) && typed.word(0).chars().count() > 2 {
                        return self.run_at_open(table, command, &rest, lines);
                    }
                }
                let names = commands.iter().map(|command| self.voice.commands().entry(*command).name.clone());
                lines.push(self.voice.ambiguous_command(&quoted(typed.raw()), &names.collect::<Vec<_>>()));
                Next::Stops
            }
            Understood::Unknown => {
                if let Some(next) = self.bare_at_open(table, &typed, lines) {
                    return next;
                }
                let unknown =
                    typed.words().find(|word| !self.voice.lexicon().says_little(word)).unwrap_or(typed.raw());
                let nearest = nearest(&self.voice, unknown, false);
                let whole = if typed.len() > 1 && nearest.is_none() { typed.raw() } else { unknown };
                lines.push(self.voice.unknown_word(&quoted(whole), nearest.as_deref()));
                Next::Stops
            }
        }
    }

    fn run_at_open(
        &mut self,
        table: &mut dyn OpenTable,
        command: Command,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        if let Some(outcome) = table.run(&self.voice, command, rest) {
            return self.told(table, outcome, lines);
        }
        self.company_command(table.company_mut(), command, rest, lines).unwrap_or_else(|| {
            lines.push(self.voice.not_now(command));
            Next::Stops
        })
    }

    /// Words without a command; none if they mean nothing.
    fn bare_at_open(&mut self, table: &mut dyn OpenTable, typed: &Typed<'_>, lines: &mut Vec<Line>) -> Option<Next> {
        if typed.asks() {
            let number = typed.raw().chars().all(|letter| letter.is_ascii_digit());
            let command = if number { Command::Row } else { Command::Why };
            return table.run(&self.voice, command, typed.raw()).map(|outcome| self.told(table, outcome, lines));
        }
        let outcome = table.run_bare(&self.voice, typed.raw())?;
        Some(self.told(table, outcome, lines))
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
