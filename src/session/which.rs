//! The question which of several unfinished games goes on.

use std::cell::Cell;
use std::rc::Rc;

use super::conversation::{Answer, Conversation};
use super::unfinished::Unfinished;
use super::voice::Voice;
use crate::command::{AgainCommand, Command, GameCommand, Parsed, ProgramCommand};
use crate::rules::Titles;
use crate::say::{Lang, Line, msg};

/// The place of the game that was picked, once one was.
pub type Picked = Rc<Cell<Option<usize>>>;

/// A conversation that ends when somebody has picked a game, or leaves.
pub struct Which {
    voice: Voice,
    before: Vec<Line>,
    list: Vec<Line>,
    /// What can be typed for each game.
    names: Vec<String>,
    picked: Picked,
}

impl Which {
    /// Asks which of these games goes on; what was picked is in `picked` afterwards.
    #[must_use]
    pub fn of(games: &Unfinished, lang: Lang, titles: Titles, picked: &Picked) -> Self {
        let voice = Voice::new(lang).with_titles(titles);
        let list = games.lines(voice.locale());
        let names = games.games.iter().map(|game| game.name.clone()).collect();
        Which { voice, before: Vec::new(), list, names, picked: Rc::clone(picked) }
    }

    /// The same with lines that are told before.
    #[must_use]
    pub fn after(self, before: Vec<Line>) -> Self {
        Which { before, ..self }
    }

    fn question(&self) -> Line {
        let first = self.names.first().map_or("", String::as_str);
        self.voice.question(msg!("resume-which", default = first))
    }

    fn all(&self) -> Vec<Line> {
        self.list.iter().cloned().chain([self.question()]).collect()
    }

    fn leaves(&self) -> Answer {
        Answer::last(vec![self.voice.help(msg!("good-bye"))])
    }
}

impl Conversation for Which {
    fn begin(&mut self) -> Answer {
        let before = std::mem::take(&mut self.before);
        Answer::new(before.into_iter().chain(self.all()).collect())
    }

    fn answer(&mut self, typed: &str) -> Answer {
        let typed = typed.trim();
        let wanted = typed.to_lowercase();
        let named = self.names.iter().position(|name| name.to_lowercase() == wanted);
        if let Some(place) = if typed.is_empty() { Some(0) } else { named } {
            self.picked.set(Some(place));
            return Answer::last(Vec::new());
        }
        match self.voice.commands().parse(typed) {
            Parsed::Command(Command::Game(GameCommand::Quit), _) => self.leaves(),
            Parsed::Command(
                Command::Program(ProgramCommand::Help)
                | Command::Again(AgainCommand::Repeat)
                | Command::Game(GameCommand::Games),
                _,
            ) => Answer::new(self.all()),
            _ => Answer::new(vec![self.voice.error(msg!("resume-unknown", word = typed)), self.question()]),
        }
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.voice.help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        self.leaves()
    }

    fn status(&self) -> String {
        String::new()
    }

    fn history_owner(&self) -> usize {
        0
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        self.names.iter().filter(|name| name.starts_with(typed.trim_start())).cloned().collect()
    }

    fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.join(", ");
        self.voice.help(msg!("matches", count = candidates.len(), words = words.as_str()))
    }

    fn more(&self) -> Line {
        self.voice.help(msg!("enter-for-more"))
    }

    fn wants_more(&self, typed: &str) -> bool {
        matches!(self.voice.commands().parse(typed), Parsed::Command(Command::Again(AgainCommand::More), ""))
    }
}
