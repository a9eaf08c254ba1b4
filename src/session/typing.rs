//! Executes a typed line, one command after the other, and opens tables.

use super::app::App;
use super::conversation::Answer;
use super::intent::Next;
use super::playing::Playing;
use super::playing::any_table::AnyTable;
use crate::games::of_family;
use crate::input::{Command, MOST_LETTERS, Said};
use crate::text::{Line, msg};

const MOST_COMMANDS: usize = 20;

pub type OwnTable = Option<Box<dyn AnyTable>>;

impl App {
    pub(super) fn answer_line(&mut self, table: &mut OwnTable, typed: &str) -> Answer {
        // An internal error may have left lines of another answer.
        self.lines.clear();
        let mut next = Next::Continue;
        // A longer line is pasted text and is not parsed.
        let parts = match typed.len() {
            0..=MOST_LETTERS if self.is_one_answer(typed) => vec![typed],
            0..=MOST_LETTERS => commands_of(table.as_deref(), typed),
            _ => Vec::new(),
        };
        if !(1..=MOST_COMMANDS).contains(&parts.len()) {
            let too_long = msg!("read-too-long", letters = MOST_LETTERS, commands = MOST_COMMANDS);
            return self.finish(table, vec![self.voice().error(too_long)], false);
        }
        // All of a line is understood, or nothing of it is done.
        if let Some(unknown) = table.as_deref().and_then(|table| first_unknown(table, &parts)) {
            let line = self.voice().not_understood(unknown, &|_| true);
            return self.finish(table, vec![line], false);
        }
        let mut parts = parts.into_iter().peekable();
        while let Some(part) = parts.next() {
            let before = self.lines.len();
            let with_call = parts.peek().and_then(|behind| table.as_mut()?.answer_with_call(self, part, behind));
            next = match with_call {
                Some(next) => {
                    parts.next();
                    self.carry_out(table, next)
                }
                None => self.answer_command(table, part),
            };
            if !matches!(next, Next::Again) {
                keep(table, &self.lines[before..]);
            }
            if matches!(next, Next::Stop) && parts.peek().is_some() {
                self.error(msg!("rest-not-done"));
            }
            if matches!(next, Next::Stop | Next::Quit) {
                break;
            }
        }
        self.finish_lines(table, matches!(next, Next::Quit))
    }

    fn answer_command(&mut self, table: &mut OwnTable, typed: &str) -> Next {
        let next = match (self.asking, table.as_mut()) {
            // A remote participant is asked nothing, and leaves the table through the lobby only.
            (_, Some(network)) if network.table_state().is_apart => match network.answer(self, typed) {
                next if next.is_leaving() => return Next::Stop,
                next => next,
            },
            (Some(asking), _) => self.take_answer(asking, typed),
            (None, Some(own)) => own.answer(self, typed),
            (None, None) => self.ask_next(),
        };
        self.carry_out(table, next)
    }

    pub(super) fn carry_out(&mut self, table: &mut OwnTable, next: Next) -> Next {
        match next {
            Next::Open(opening) => {
                *table = None;
                self.plan_anew(*opening);
                let next = self.ask_next();
                self.carry_out(table, next)
            }
            Next::Begin => {
                let keys = self.keyboard.announce_keys();
                self.lines.extend(keys);
                *table = self.begin_table();
                Next::Continue
            }
            Next::Continue | Next::Again | Next::Stop | Next::Quit => next,
        }
    }

    /// Begins the planned game or lesson. `None` if its rules are invalid; another game is asked for then.
    fn begin_table(&mut self) -> OwnTable {
        let Ok(loaded) = self.load() else {
            self.forget_game();
            return None;
        };
        self.loaded = None;
        Some(of_family!(&loaded.rules.clone(), G, rules => Box::new(if let Some(retold) = self.plan.retold.take() {
            Playing::<G>::replay(self, *retold, loaded, rules)?
        } else if self.plan.learn {
            Playing::<G>::learn(self, loaded, rules)
        } else {
            Playing::<G>::begin_game(self, loaded, rules)
        }) as Box<dyn AnyTable>))
    }

    pub(super) fn finish_lines(&mut self, table: &mut OwnTable, ended: bool) -> Answer {
        let lines = std::mem::take(&mut self.lines);
        self.finish(table, lines, ended)
    }

    /// Adds the notices to an answer, which is kept for `repeat`.
    pub(super) fn finish(&mut self, table: &mut OwnTable, mut lines: Vec<Line>, ended: bool) -> Answer {
        let notices = self.take_notices(table);
        keep(table, &notices);
        lines.splice(0..0, notices);
        if let Some(table) = table {
            table.table_state_mut().participant_mut().set_last_answer(&lines);
        }
        Answer { lines, ended }
    }

    /// Takes the notices, among them those about files that were written but could not be synced. Such files are
    /// written no more.
    pub(super) fn take_notices(&mut self, table: &mut OwnTable) -> Vec<Line> {
        for line in self.storage.unsynced(self.keyboard.voice(), table.as_mut().map(|table| table.table_state_mut()))
        {
            self.keyboard.notices.push(line);
        }
        self.keyboard.take_notices()
    }
}

/// Adds lines to the history of the person who typed.
pub(super) fn keep(table: &mut OwnTable, lines: &[Line]) {
    if let Some(table) = table {
        table.table_state_mut().participant_mut().keep_shown(lines);
    }
}

/// Splits a line into commands. An empty line is one command, but empty parts are none: `p r5;` must not press
/// Enter for the next person at the keyboard. A text at the end of a command takes the rest of the line.
fn commands_of<'t>(table: Option<&dyn AnyTable>, typed: &'t str) -> Vec<&'t str> {
    let mut commands = Vec::new();
    let mut rest = typed.trim();
    while let Some((first, behind)) = rest.split_once(';') {
        let takes_text = |table: &dyn AnyTable| {
            let said = table.meanings_of(first).said;
            !said.is_empty() && said.iter().all(|said| said.has("text"))
        };
        if table.is_some_and(takes_text) {
            break;
        }
        commands.push(first.trim());
        rest = behind;
    }
    commands.push(rest.trim());
    commands.retain(|command| !command.is_empty());
    if commands.is_empty() { vec![""] } else { commands }
}

/// The first of several commands that means nothing. What is behind a command that leaves the table is not known here.
fn first_unknown<'t>(table: &dyn AnyTable, parts: &[&'t str]) -> Option<&'t str> {
    if parts.len() < 2 || table.is_passing() {
        return None;
    }
    for part in parts {
        let said = table.meanings_of(part).said;
        if said.is_empty() {
            return Some(part);
        }
        let leaves = |said: &Said| matches!(said.command(), Some(Command::Game(_)));
        if said.iter().any(leaves) {
            break;
        }
    }
    None
}
