//! The commands of a replay, and its help: replay commands come first and there are no move commands.

use std::fmt::Write as _;
use std::path::Path;

use crate::input::{
    AgainCommand, Command, GameCommand, MoveCommand, Parsed, ProgramCommand, Typed, Understood, closest, quoted,
};
use crate::session::app::App;
use crate::session::game_ui::{GameUi, is_there};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, NotWritten};
use crate::session::playing::{Playing, ReplayMode};
use crate::storage::{self, Synced};
use crate::text::{Line, Message, msg};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayCommand<'t> {
    On(usize),
    Move(usize),
    Round(usize),
    Beginning,
    End,
    /// Goes to the next move that matches; without a sentence, the last search is repeated.
    When(&'t str),
    From(&'t str),
    Open,
    PlayOn,
    Export(&'t str),
}

impl<'t> ReplayCommand<'t> {
    pub fn read(voice: &LanguagePack, typed: &'t str) -> Option<Self> {
        let typed = typed.trim();
        if typed.is_empty() {
            return Some(ReplayCommand::On(1));
        }
        let phrases = [
            (msg!("words-replay-play-on"), "play on", ReplayCommand::PlayOn),
            (msg!("words-replay-beginning"), "beginning", ReplayCommand::Beginning),
            (msg!("words-replay-end"), "end", ReplayCommand::End),
            (msg!("words-replay-open"), "open", ReplayCommand::Open),
        ];
        let is_it = |(words, english, _): &(Message<'_>, &str, _)| voice.is_phrase(typed, words.clone(), english);
        if let Some((.., command)) = phrases.into_iter().find(is_it) {
            return Some(command);
        }
        let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((typed, ""));
        let rest = rest.trim();
        let number = |text: &str| {
            let line = Typed::new(text);
            if line.len() == 1 { voice.lexicon().number(line.word(0)) } else { None }
        };
        if let Some(place) = number(typed) {
            return Some(ReplayCommand::Move(place));
        }
        let is = |words: Message<'_>, english: &str| voice.means(first, words, english);
        if is(msg!("words-replay-when"), "when") {
            Some(ReplayCommand::When(rest))
        } else if is(msg!("words-replay-from"), "from") {
            Some(ReplayCommand::From(rest))
        } else if is(msg!("words-replay-export"), "export") {
            Some(ReplayCommand::Export(rest))
        } else if is(msg!("words-replay-move"), "move") {
            number(rest).map(ReplayCommand::Move)
        } else if is(msg!("words-replay-round"), "round") {
            number(rest).map(ReplayCommand::Round)
        } else {
            None
        }
    }

    /// True if the line starts with a command that requires a number and has none.
    pub fn is_without_number(voice: &LanguagePack, typed: &str) -> bool {
        let Some(first) = typed.split_whitespace().next() else { return false };
        let begins = voice.means(first, msg!("words-replay-move"), "move")
            || voice.means(first, msg!("words-replay-round"), "round");
        begins && ReplayCommand::read(voice, typed).is_none()
    }
}

impl<G: GameUi> Playing<G> {
    pub fn replay_help(&mut self, app: &mut App, rest: &str) -> Vec<Line> {
        let voice = self.voice();
        if rest.is_empty() {
            return self.replay_overview();
        }
        if voice.means(rest, msg!("words-all"), "all") {
            return vec![voice.help(msg!("help-all", words = self.words().join(", ").as_str()))];
        }
        if let Some(about) = self.replay_help_on(rest) {
            return vec![voice.help(about)];
        }
        match voice.commands().parse(rest) {
            Parsed::Unknown => vec![self.unknown(rest)],
            Parsed::Command(..) | Parsed::Several(_) => {
                app.program_command(&mut self.table_state, ProgramCommand::Help, rest)
            }
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
            msg!("help-more"),
        ];
        messages.into_iter().map(|message| voice.help(message)).collect()
    }

    fn replay_help_on(&self, word: &str) -> Option<Message<'static>> {
        let voice = self.voice();
        let wanted = ReplayCommand::read(voice, word);
        Some(match (wanted, voice.commands().parse(word)) {
            (Some(ReplayCommand::When(_)), _) => msg!("help-replay-when", called = voice.called()),
            (Some(ReplayCommand::From(_) | ReplayCommand::Open), _) => msg!("help-replay-sides"),
            (Some(ReplayCommand::PlayOn), _) => msg!("help-replay-on"),
            (Some(ReplayCommand::Export(_)), _) => msg!("help-replay-export"),
            (Some(_), _) => msg!("help-replay-jumps"),
            (None, _) if ReplayCommand::is_without_number(voice, word) => msg!("help-replay-jumps"),
            (
                None,
                Parsed::Command(
                    Command::Again(AgainCommand::Forward | AgainCommand::Back)
                    | Command::Move(MoveCommand::Undo)
                    | Command::Game(GameCommand::Next),
                    _,
                ),
            ) => msg!("help-replay-steps"),
            (None, Parsed::Command(Command::Again(AgainCommand::Find), _)) => {
                msg!("help-replay-when", called = voice.called())
            }
            (None, Parsed::Command(Command::Move(_), _)) => msg!("replay-no-moves"),
            (None, _) => return None,
        })
    }

    /// Replaces the answer to an unknown word, since a replay has other commands and no moves.
    pub fn not_understood(&self, typed: &str, told: Line) -> Line {
        let voice = self.voice();
        if ReplayCommand::is_without_number(voice, typed) {
            return voice.error(msg!("help-replay-jumps"));
        }
        let line = Typed::new(typed);
        if !line.is_empty() && voice.commands().exact(line.word(0)).is_some_and(Command::is_move) {
            return voice.error(msg!("replay-no-moves"));
        }
        let is_unknown = voice.phrases().understand(&line, voice.lexicon()) == Understood::Unknown;
        let first = typed.split_whitespace().next().unwrap_or_default();
        match self.own_word_like(typed).or_else(|| self.own_word_like(first)) {
            Some(meant) if is_unknown => voice.unknown_word(&quoted(first), Some(&meant)),
            None if is_unknown && line.len() == 1 && voice.meant(&line).is_empty() => self.unknown(typed),
            _ => told,
        }
    }

    fn unknown(&self, word: &str) -> Line {
        self.voice().unknown_command_of(word, &|command| self.has(command), &self.own_words())
    }

    fn own_word_like(&self, typed: &str) -> Option<String> {
        let own = self.own_words();
        closest(typed, own.iter().map(String::as_str)).map(str::to_owned)
    }

    fn words(&self) -> Vec<String> {
        let voice = self.voice();
        let elsewhere = |name: &str| ReplayCommand::read(voice, name).is_none();
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
        words.into_iter().map(|word| self.voice().locale().in_full(word)).collect()
    }

    fn has(&self, command: Command) -> bool {
        !command.is_move() && is_there(Some(&self.table_state), command)
    }
}

impl<G: GameUi> ReplayMode<G> {
    pub fn export(&self, table: &Playing<G>, file: &str, app: &mut App) -> Next {
        let voice = table.voice();
        if file.is_empty() {
            return app.stop([voice.error(msg!("replay-export-where"))]);
        }
        let written = storage::create(Path::new(file), self.text(table).as_bytes(), &Synced::First);
        app.lines.push(match written {
            Ok(_) => voice.help(msg!("replay-exported", count = self.cursor.count(), file)),
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
