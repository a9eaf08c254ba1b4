//! The session of the people at one keyboard.

use std::mem;

use super::app::{App, SetupQuestion};
use super::conversation::{Answer, Conversation, Key, KeyAnswer};
use super::devices::{Display, Sounds, Speech};
use super::keyboard::{Keyboard, KeyboardLocation};
use super::language_pack::{LanguagePack, language_question};
use super::participant::StepMode;
use super::plan::{Opening, Plan};
use super::storage::{FollowingChoice, Storage};
use super::table_state::TableState;
use super::typing::{OwnTable, keep};
use crate::input::{Command, MoveCommand, Said, TableQuestion};
use crate::rules::{Library, Loaded};
use crate::session::settings::{Accounts, File, Folders};
use crate::text::{HandOrder, Lang, Line, msg};

pub struct Start {
    /// The system's language if none was chosen.
    pub lang: Lang,
    /// The language of rule files and rule books if the program itself is not translated into it.
    pub reads: Option<String>,
    pub ask_language: bool,
    pub library: Library,
    pub plan: Plan,
    /// The compiled rules of the plan's game, if they are loaded.
    pub loaded: Option<Loaded>,
    /// `None` if nothing is to be saved.
    pub settings: Option<File>,
    pub folders: Folders,
    /// Lines for the first answer, such as an error in the settings file.
    pub notices: Vec<Line>,
    pub seeds: Box<dyn FnMut() -> u64>,
    pub status_prompt: bool,
}

impl Start {
    /// A start without questions, saved settings or files.
    pub fn of(lang: Lang, library: Library, plan: Plan, seeds: impl FnMut() -> u64 + 'static) -> Self {
        Start {
            lang,
            reads: None,
            ask_language: false,
            library,
            plan,
            loaded: None,
            settings: None,
            folders: Folders::default(),
            notices: Vec::new(),
            seeds: Box::new(seeds),
            status_prompt: false,
        }
    }
}

/// A conversation with the people at one keyboard.
pub struct Session {
    pub(super) app: App,
    pub(super) table: OwnTable,
    has_named_encoding: bool,
}

impl Session {
    pub fn new(start: Start) -> Self {
        let asking = start.ask_language.then_some(SetupQuestion::Language);
        let voice = LanguagePack::new(start.lang).with_titles(start.library.titles()).reading(start.reads.as_deref());
        let opening = Opening { plan: start.plan, loaded: start.loaded };
        let storage = Storage::new(start.folders);
        let location = KeyboardLocation::AtTheTable;
        let keyboard = Keyboard::new(voice, start.settings, start.notices, start.status_prompt, location);
        Session {
            app: App::new(keyboard, start.library, opening, start.seeds, asking, storage),
            table: None,
            has_named_encoding: false,
        }
    }

    /// Announces at the first change of a setting that settings are not saved.
    pub fn saying_unsaved(mut self, says: bool) -> Self {
        self.app.keyboard.says_unsaved = says;
        self
    }

    pub fn with_speech(mut self, speech: impl Speech + 'static) -> Self {
        self.app.keyboard.speech = Box::new(speech);
        self
    }

    pub fn with_sounds(mut self, sounds: impl Sounds + 'static) -> Self {
        self.app.keyboard.sounds = Box::new(sounds);
        self
    }

    pub fn with_display(mut self, display: impl Display + 'static) -> Self {
        self.app.keyboard.show_on(display);
        self
    }

    pub fn with_keys(mut self, on: bool, possible: bool) -> Self {
        self.app.keyboard.allow_keys(on, possible);
        self
    }

    pub fn with_hand_order(mut self, order: HandOrder) -> Self {
        self.app.keyboard.preferences.order = order;
        self
    }

    pub fn with_pace(mut self, pace: StepMode) -> Self {
        self.app.keyboard.preferences.pace = pace;
        self
    }

    /// Adds profiles, and whether games are counted. A request for another profile is left in `change` and ends the
    /// conversation.
    pub fn with_accounts(mut self, accounts: Accounts, following: FollowingChoice, counts: bool) -> Self {
        let storage = &mut self.app.storage;
        (storage.accounts, storage.following, storage.counts) = (accounts, following, counts);
        self
    }

    /// The moves of the current game as record lines; empty before a game begins.
    pub fn written(&self) -> Vec<String> {
        let written = self.table.iter().flat_map(|table| table.written().iter());
        written.map(str::to_owned).collect()
    }

    fn good_bye(&self) -> Line {
        self.app.storage.good_bye(self.app.voice(), self.table_state())
    }

    fn table_state(&self) -> Option<&TableState> {
        self.table.as_ref().map(|table| table.table_state())
    }

    pub(super) fn finish(&mut self, lines: Vec<Line>, ended: bool) -> Answer {
        self.app.finish(&mut self.table, lines, ended)
    }
}

impl Conversation for Session {
    fn begin(&mut self) -> Answer {
        self.app.keyboard.speech.settle();
        if self.app.asking == Some(SetupQuestion::Language) {
            self.app.help(msg!("greeting"));
            if self.app.keyboard.preferences.look.width.is_none() {
                self.app.help(msg!("opening-braille"));
            }
            self.app.lines.extend(language_question());
        } else {
            if self.app.plan.game.is_none() {
                let opening = self.app.opening_lines();
                self.app.lines.extend(opening);
            }
            let next = self.app.ask_next();
            self.app.carry_out(&mut self.table, next);
        }
        keep(&mut self.table, &self.app.lines);
        self.app.finish_lines(&mut self.table, false)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        let mut answer = self.app.answer_line(&mut self.table, typed);
        if typed.contains(char::REPLACEMENT_CHARACTER) && !mem::replace(&mut self.has_named_encoding, true) {
            answer.lines.insert(0, self.app.voice().error(msg!("typed-not-utf-8")));
        }
        answer
    }

    fn told(&mut self) {
        self.app.storage.syncer.sync();
    }

    fn prepare(&mut self) {
        self.app.keyboard.prepare();
    }

    fn leave(&mut self) -> Vec<Line> {
        self.app.storage.syncer.wait();
        self.app.take_notices(&mut self.table)
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.app.voice().help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        Answer::last(vec![self.good_bye()])
    }

    fn last_word(&self) -> Option<Line> {
        Some(self.good_bye())
    }

    fn status(&self) -> String {
        let table = self.table.as_ref();
        let table = table.filter(|table| table.table_state().participant().preferences.status_prompt);
        table.map_or_else(String::new, |table| table.status())
    }

    fn history_owner(&self) -> usize {
        self.table_state().map_or(0, TableState::history_owner)
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        let Some((first, behind)) = part.split_once(char::is_whitespace) else {
            let commands = self.app.voice().commands().beginning_with(part);
            return match self.app.asking {
                Some(SetupQuestion::Unfinished) => [self.app.unfinished_beginning_with(part), commands].concat(),
                _ => commands,
            };
        };
        let about_cards =
            [Command::Move(MoveCommand::Play), Command::Ask(TableQuestion::Why), Command::Ask(TableQuestion::What)];
        let table = self.table.as_ref().filter(|table| {
            let said = table.meanings_of(first).said;
            said.iter().filter_map(Said::command).any(|command| about_cards.contains(&command))
        });
        table.map_or_else(Vec::new, |table| table.completions(behind))
    }

    fn matches(&self, candidates: &[String]) -> Line {
        self.app.voice().matches(candidates)
    }

    fn more(&self) -> Line {
        self.app.voice().help(msg!("enter-for-more"))
    }

    fn wants_more(&self, typed: &str) -> bool {
        // The next player must not see what the previous one was shown.
        let passing = self.table.as_ref().is_some_and(|table| table.is_passing());
        !passing && self.app.voice().wants_more(typed)
    }

    fn reads_keys(&self) -> bool {
        // Names are typed as lines.
        self.app.keyboard.reads_keys() && self.app.asking.is_none() && self.table.is_some()
    }

    fn asks_anew(&mut self) -> bool {
        let Some(at) = self.table.as_ref().map(|table| table.at_keys()) else { return false };
        self.app.keyboard.has_new_question(at.waits)
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        let Some(table) = &mut self.table else { return KeyAnswer::Opens(Answer::default()) };
        let (at, situation) = (table.at_keys(), table.situation());
        let mut pressed = self.app.keyboard.press(key, &at, Some(table.table_state_mut()), situation);
        if let KeyAnswer::Told(answer) | KeyAnswer::Opens(answer) = &mut pressed {
            keep(&mut self.table, &answer.lines);
            *answer = self.finish(mem::take(&mut answer.lines), false);
        }
        pressed
    }
}
