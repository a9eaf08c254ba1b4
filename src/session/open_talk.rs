//! The conversation at a table that lies open.

use super::house::House;
use super::next::{Next, times};
use super::open_table::OpenTable;
use super::pace::Pace;
use super::reading::{is_question, nearest};
use super::shed_moves::Outcome;
use crate::command::{Command, MoveCommand, ProgramCommand, TableQuestion, Typed, Understood, quoted};
use crate::say::{Line, msg};

impl House {
    /// Answers a command at a table that lies open.
    pub(super) fn at_the_open_table(&mut self, table: &mut dyn OpenTable, line: &str, lines: &mut Vec<Line>) -> Next {
        table.walk(self.keyboard.pace == Pace::Step);
        if line.trim().is_empty() {
            return self.enter_at_open(table, lines);
        }
        let typed = Typed::new(line);
        let voice = &self.keyboard.voice;
        if !typed.asks() {
            if let Some(outcome) = table.run_as_told(voice, &typed) {
                return self.told(table, outcome, lines);
            }
        }
        match voice.phrases().understand(&typed, voice.lexicon()) {
            // Whether to leave, or to take something back, is asked; neither is done.
            Understood::Command(command, _) if typed.asks() && command.is_irreversible() => {
                let name = self.keyboard.voice.commands().entry(command).name.clone();
                self.run_at_open(table, Command::Program(ProgramCommand::Help), &name, lines)
            }
            // A question about a move: what it would do.
            Understood::Command(command, _) if typed.asks() && command.is_move() => {
                self.run_at_open(table, Command::Ask(TableQuestion::What), typed.raw(), lines)
            }
            Understood::Command(command, rest) => self.run_at_open(table, command, &rest, lines),
            Understood::TooMuch(command, rest) => {
                if let Some(next) = self.bare_at_open(table, &typed, lines) {
                    return next;
                }
                let name = self.keyboard.voice.commands().entry(command).name.clone();
                lines.push(self.keyboard.voice.error(msg!("read-too-much", command = name, word = quoted(&rest))));
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
                let names =
                    commands.iter().map(|command| self.keyboard.voice.commands().entry(*command).name.clone());
                lines.push(self.keyboard.voice.ambiguous_command(&quoted(typed.raw()), &names.collect::<Vec<_>>()));
                Next::Stops
            }
            Understood::Unknown => {
                if let Some(next) = self.bare_at_open(table, &typed, lines) {
                    return next;
                }
                let unknown = typed
                    .words()
                    .find(|word| !self.keyboard.voice.lexicon().says_little(word))
                    .unwrap_or(typed.raw());
                let nearest = nearest(&self.keyboard.voice, unknown, false);
                let whole = if typed.len() > 1 && nearest.is_none() { typed.raw() } else { unknown };
                lines.push(self.keyboard.voice.unknown_word(&quoted(whole), nearest.as_deref()));
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
        let outcome = match command {
            Command::Move(MoveCommand::Undo) => Some(match times(&self.keyboard.voice, rest) {
                Some(count) => table.take_back(&self.keyboard.voice, count),
                None => Outcome::Refused(self.keyboard.voice.misused(command)),
            }),
            Command::Move(wanted) => table.make_of(&self.keyboard.voice, wanted, rest),
            Command::Ask(question) => table.ask(&self.keyboard.voice, question, rest),
            Command::Look(question) => {
                lines.extend(self.look_up(table.company(), question, rest));
                return Next::GoesOn;
            }
            Command::Again(again) => return self.keyboard.hear_again(table.company_mut(), again, rest, lines),
            Command::Program(wanted) => {
                lines.extend(self.keyboard.program_command(&self.foyer.archive, Some(table.company()), wanted, rest));
                return Next::GoesOn;
            }
            Command::Game(wanted) => return self.game_command(table.company_mut(), wanted, rest, lines),
        };
        if let Some(outcome) = outcome {
            return self.told(table, outcome, lines);
        }
        lines.push(self.keyboard.voice.not_now(command));
        Next::Stops
    }

    /// Words without a command; none if they mean nothing.
    fn bare_at_open(&mut self, table: &mut dyn OpenTable, typed: &Typed<'_>, lines: &mut Vec<Line>) -> Option<Next> {
        if typed.asks() {
            let number = typed.raw().chars().all(|letter| letter.is_ascii_digit());
            let question = if number { TableQuestion::Row } else { TableQuestion::Why };
            return table
                .ask(&self.keyboard.voice, question, typed.raw())
                .map(|outcome| self.told(table, outcome, lines));
        }
        let outcome = table.run_bare(&self.keyboard.voice, typed.raw())?;
        Some(self.told(table, outcome, lines))
    }

    /// Enter alone: goes on where something waits for it, and otherwise repeats the state of the turn.
    fn enter_at_open(&mut self, table: &mut dyn OpenTable, lines: &mut Vec<Line>) -> Next {
        if table.is_over() && !table.company().has_untold() {
            return self.play_again(table.company());
        }
        self.tell(table, lines);
        Next::GoesOn
    }
}
