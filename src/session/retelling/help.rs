//! Help where a game is told again: the words of a replay come first, and moves are no commands there.

use super::super::has::is_there;
use super::super::house::App;
use super::super::spoken::Spoken;
use super::ReplaySession;
use super::wanted::Wanted;
use crate::command::{
    AgainCommand, Command, GameCommand, MoveCommand, Parsed, ProgramCommand, Typed, Understood, closest, quoted,
};
use crate::say::{Line, Message, msg};

impl<G: Spoken> ReplaySession<G> {
    /// `help`, alone, with `all`, or with a word that can be typed here.
    pub(super) fn help(&mut self, house: &mut App, rest: &str) -> Vec<Line> {
        let voice = self.voice();
        if rest.is_empty() {
            return self.overview();
        }
        if voice.means(rest, msg!("words-all"), "all") {
            return vec![voice.help(msg!("help-all", words = self.words().join(", ").as_str()))];
        }
        if let Some(about) = self.about(rest) {
            return vec![voice.help(about)];
        }
        match voice.commands().parse(rest) {
            Parsed::Unknown => vec![self.unknown(rest)],
            Parsed::Command(..) | Parsed::Several(_) => {
                house.program_command(&mut self.company, ProgramCommand::Help, rest)
            }
        }
    }

    /// What can be typed here.
    fn overview(&self) -> Vec<Line> {
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

    /// The part of it that is about a word.
    fn about(&self, word: &str) -> Option<Message<'static>> {
        let voice = self.voice();
        let wanted = Wanted::read(voice, word);
        Some(match (wanted, voice.commands().parse(word)) {
            (Some(Wanted::When(_)), _) => msg!("help-replay-when", called = voice.called()),
            (Some(Wanted::From(_) | Wanted::Open), _) => msg!("help-replay-sides"),
            (Some(Wanted::PlayOn), _) => msg!("help-replay-on"),
            (Some(Wanted::Export(_)), _) => msg!("help-replay-export"),
            (Some(_), _) => msg!("help-replay-jumps"),
            (None, _) if Wanted::lacks_number(voice, word) => msg!("help-replay-jumps"),
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

    /// What was not understood, instead of what a game says of it: here other words are meant, and no moves.
    pub(super) fn not_understood(&self, typed: &str, told: Line) -> Line {
        let voice = self.voice();
        if Wanted::lacks_number(voice, typed) {
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

    /// Everything that can be typed here: the words of a replay, then those that are understood elsewhere, too.
    fn words(&self) -> Vec<String> {
        let voice = self.voice();
        let elsewhere = |name: &str| Wanted::read(voice, name).is_none();
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

    /// Whether a command means anything here.
    fn has(&self, command: Command) -> bool {
        !command.is_move() && is_there(Some(&self.company), command)
    }
}
