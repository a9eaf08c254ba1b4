//! The commands of a replay, and its help: replay commands come first and there are no move commands.

use std::fmt::Write as _;
use std::path::Path;

use crate::input::{Act, Command, ProgramCommand, Said};
use crate::session::app::App;
use crate::session::game_ui::{GameUi, is_there};
use crate::session::intent::Next;
use crate::session::language_pack::NotWritten;
use crate::session::playing::{Playing, ReplayMode};
use crate::storage::{self, Synced};
use crate::text::{Line, Message, msg};

impl<G: GameUi> Playing<G> {
    pub fn replay_help(&mut self, app: &mut App, said: &Said) -> Vec<Line> {
        let voice = self.voice();
        let about = said.rest();
        if said.variant() == "all" {
            return vec![voice.help(msg!("help-all", words = self.words().join(", ")))];
        }
        if about.is_empty() {
            return self.replay_overview();
        }
        match self.replay_help_on(about) {
            Some(about) => vec![voice.help(about)],
            None => app.program_command(&mut self.table_state, ProgramCommand::Help, said),
        }
    }

    fn replay_overview(&self) -> Vec<Line> {
        let voice = self.voice();
        let messages = [
            msg!("help-replay-steps"),
            msg!("help-replay-jumps"),
            msg!("help-replay-when", called = voice.called()),
            msg!("help-replay-sides"),
            msg!("help-replay-on"),
            msg!("help-replay-export"),
            msg!("help-more", elsewhere = false),
        ];
        messages.into_iter().map(|message| voice.help(message)).collect()
    }

    fn replay_help_on(&self, about: &str) -> Option<Message<'static>> {
        let said = self.table_state.read(about, &["replay"], &[]).said;
        let intents = || said.iter().map(|said| said.intent);
        let intent = intents().find(|intent| intent.starts_with("retell")).or_else(|| intents().next())?;
        Some(match intent {
            "retell-when" | "find" => msg!("help-replay-when", called = self.voice().called()),
            "retell-from" | "retell-open" => msg!("help-replay-sides"),
            "retell-on" => msg!("help-replay-on"),
            "retell-export" => msg!("help-replay-export"),
            "forward" | "back" | "undo" | "next" => msg!("help-replay-steps"),
            _ if intent.starts_with("retell") => msg!("help-replay-jumps"),
            _ if said.iter().all(|said| said.act == Act::Move) => msg!("replay-no-moves"),
            _ => return None,
        })
    }

    fn words(&self) -> Vec<String> {
        let voice = self.voice();
        let elsewhere = |name: &str| !self.own_words().iter().any(|own| own == name);
        let entries = voice.commands().entries().iter();
        let entries = entries.filter(|entry| self.has(entry.command) && elsewhere(&entry.name));
        self.own_words().into_iter().chain(entries.map(|entry| entry.name.clone())).collect()
    }

    fn own_words(&self) -> Vec<String> {
        let words = [
            msg!("type-replay-round"),
            msg!("type-replay-beginning"),
            msg!("type-replay-end"),
            msg!("type-replay-when"),
            msg!("type-replay-from"),
            msg!("type-replay-open"),
            msg!("type-replay-on"),
            msg!("type-replay-export"),
        ];
        words.into_iter().map(|word| self.voice().locale.in_full(word)).collect()
    }

    fn has(&self, command: Command) -> bool {
        !command.is_move() && is_there(Some(&self.table_state), command)
    }
}

impl<G: GameUi> ReplayMode<G> {
    pub fn export(&self, table: &Playing<G>, file: &str, app: &mut App) -> Next {
        let (voice, file) = (table.voice(), storage::typed_path(file));
        if file.is_empty() {
            return app.stop([voice.error(msg!("replay-export-where"))]);
        }
        let written = storage::create(Path::new(file), self.text(table).as_bytes(), &Synced::First);
        app.lines.push(match written {
            Ok(_) => voice.help(msg!("replay-exported", count = self.cursor.count, file)),
            Err(error) => voice.not_written(msg!("log-failed"; NotWritten), Path::new(file), &error),
        });
        Next::Continue
    }

    pub fn text(&self, table: &Playing<G>) -> String {
        let mut text = format!("{}\n{}\n\n", self.title(table).text, self.viewpoint(table).text);
        for scene in self.cursor.scenes_from(0) {
            for line in self.announcement(table, &scene) {
                let _ = writeln!(text, "{}. {}", scene.place, line.text);
            }
        }
        text
    }
}
