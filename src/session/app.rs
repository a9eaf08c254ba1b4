//! The session: the keyboard, the setup wizard and storage ([`App`]), and the table while a game is on it
//! ([`Session`]).

use std::cell::RefCell;
use std::sync::Arc;

use super::audience::StepMode;
use super::conversation::{Answer, Conversation, Key, KeyAnswer};
use super::intent::Outcome;
use super::keyboard::{Display, Keyboard, Sounds, Speech};
use super::language_pack::{LanguagePack, language_question};
use super::plan::Plan;
use super::setup::game_names::games;
use super::setup::{SetupQuestion, SetupWizard};
use super::storage::{ProfileChange, Storage, resume_typed};
use super::table_state::TableState;
use super::typing::AtTable;
use super::typing::Typing;
use super::typing::{Next, Opening};
use crate::input::{
    AgainCommand, BookQuestion, Command, GameCommand, MoveCommand, Parsed, ProgramCommand, TableQuestion, normal,
};
use crate::rules::{Library, Loaded};
use crate::session::settings::{Accounts, File, Folders};
use crate::text::{Lang, Line, msg, together};

/// The keyboard and the setup wizard. The table is borrowed beside them.
pub struct App {
    pub(super) keyboard: Keyboard,
    pub(super) wizard: SetupWizard,
}

impl App {
    pub(super) fn look_up(&mut self, table_state: &TableState, question: BookQuestion, rest: &str) -> Vec<Line> {
        match question {
            BookQuestion::Rules => match self.keyboard.voice().rules_to_save(rest) {
                Some(_) if table_state.is_apart() => {
                    let voice = self.keyboard.voice();
                    let command = voice.locale().in_full(msg!("type-rules-save"));
                    vec![voice.error(msg!("only-at-home", command))]
                }
                Some(name) => vec![self.wizard.save_rules_of(&mut self.keyboard, table_state, name)],
                None => table_state.table_rules(self.keyboard.voice(), rest),
            },
            BookQuestion::Rule => table_state.played().rule(self.keyboard.voice(), rest),
            BookQuestion::Card => table_state.played().card(self.keyboard.voice(), rest),
            BookQuestion::Legend => {
                self.keyboard.voice().locale().legend(table_state.played().rules.terms().deck()).to_vec()
            }
        }
    }

    pub(super) fn game_command(
        &mut self,
        table_state: &mut TableState,
        wanted: GameCommand,
        rest: &str,
        lines: &mut Vec<Line>,
    ) -> Next {
        match wanted {
            GameCommand::Next => lines.push(self.keyboard.voice().not_now(wanted)),
            GameCommand::Learn => {
                let game = Some(table_state.played().id.clone());
                let plan = self.wizard.plan().clone();
                return Next::open(Plan { game, learn: true, laid_out: None, record: None, ..plan });
            }
            GameCommand::New => {
                return Next::open(self.wizard.without_game());
            }
            GameCommand::Save => {
                lines.push(self.wizard.storage_mut().save_game(&mut self.keyboard, table_state, rest));
            }
            GameCommand::Resume => {
                return self.wizard.resume_at_the_table(&mut self.keyboard, table_state, rest, lines);
            }
            GameCommand::Replay => return self.wizard.replay(&self.keyboard, rest, lines),
            GameCommand::Level => lines.extend(self.wizard.level_at_the_table(&mut self.keyboard, table_state, rest)),
            GameCommand::Games => lines.extend(games(self.keyboard.voice(), self.wizard.library())),
            GameCommand::Stats => lines.extend(self.wizard.storage_mut().stats(&mut self.keyboard, rest)),
            GameCommand::Profile => {
                return self.wizard.storage_mut().profile(&mut self.keyboard, Some(table_state), rest, lines);
            }
            GameCommand::Quit => {
                lines.push(self.wizard.storage().good_bye(&self.keyboard, Some(table_state)));
                return Next::Quit;
            }
        }
        Next::GoesOn
    }

    /// Answers a help or settings command. Changes apply to everybody who shares the keyboard.
    pub(super) fn program_command(
        &mut self,
        table_state: &mut TableState,
        wanted: ProgramCommand,
        rest: &str,
    ) -> Vec<Line> {
        let told = self.keyboard.program_command(self.wizard.storage(), Some(table_state), wanted, rest);
        table_state.prefer(self.keyboard.preferences());
        told
    }

    pub(super) fn play_again(&self, table_state: &TableState) -> Next {
        let (seats, plan) = (table_state.planned().to_vec(), self.wizard.plan().clone());
        Next::open(Plan { laid_out: None, seed: None, shuffle: None, record: None, seats, ..plan })
    }

    pub(super) fn told<S: AtTable + ?Sized>(
        &mut self,
        playing: &mut S,
        outcome: Outcome,
        lines: &mut Vec<Line>,
    ) -> Next {
        match outcome {
            Outcome::Made => {
                self.keyboard.flush_record(playing, lines);
                self.tell(playing, lines);
                Next::GoesOn
            }
            Outcome::Told(told) => {
                self.keyboard.flush_record(playing, lines);
                lines.extend(playing.table_state_mut().take_untold());
                Next::told(told, lines)
            }
            Outcome::Refused(line) => {
                self.keyboard.flush_record(playing, lines);
                lines.extend(playing.table_state_mut().take_untold());
                Next::stops([line], lines)
            }
        }
    }

    /// Adds what happened to the answer: all of it, or one move in step mode; at the end the situation.
    pub(super) fn tell<S: AtTable + ?Sized>(&mut self, playing: &mut S, lines: &mut Vec<Line>) {
        self.wizard.storage_mut().count(&mut self.keyboard, playing);
        lines.extend(playing.table_state_mut().take_next());
        if playing.table_state().has_untold() {
            lines.push(self.keyboard.voice().question(msg!("pace-next")));
        } else {
            lines.extend(playing.situation());
        }
    }

    /// Answers what is allowed while the keyboard is passed on: help, settings and leaving. `None` for any other
    /// line.
    pub(super) fn general_command(
        &mut self,
        table_state: &mut TableState,
        typed: &str,
        lines: &mut Vec<Line>,
    ) -> Option<Next> {
        let (command, rest) = self.keyboard.voice().command_alone(typed)?;
        let rest = rest.as_str();
        match command {
            Command::Move(_) | Command::Look(_) => return None,
            Command::Ask(question) => {
                lines.push(self.wizard.set_by(&mut self.keyboard, Some(table_state), question, rest)?);
            }
            Command::Again(again) => match again {
                AgainCommand::More => lines.push(self.keyboard.voice().error(msg!("nothing-more"))),
                AgainCommand::Repeat
                | AgainCommand::Last
                | AgainCommand::Back
                | AgainCommand::Forward
                | AgainCommand::Find
                | AgainCommand::Log
                | AgainCommand::News
                | AgainCommand::Spell => return None,
            },
            Command::Program(wanted) => {
                lines.extend(self.program_command(table_state, wanted, rest));
            }
            Command::Game(wanted) => match wanted {
                GameCommand::Games | GameCommand::Stats | GameCommand::Profile | GameCommand::Quit => {
                    return Some(self.game_command(table_state, wanted, rest, lines));
                }
                GameCommand::Next
                | GameCommand::Learn
                | GameCommand::Save
                | GameCommand::Resume
                | GameCommand::Replay
                | GameCommand::Level
                | GameCommand::New => return None,
            },
        }
        Some(Next::GoesOn)
    }
}

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
    pub(super) table: Option<Box<dyn AtTable>>,
    last_word: RefCell<Option<LastWord>>,
}

/// Cache of the line for an ending by a signal: it is asked for after every answer and hardly ever changes.
struct LastWord {
    voice: Arc<LanguagePack>,
    /// The unfinished game and the command that resumes it.
    goes_on: Option<(String, String)>,
    line: Line,
}

impl Session {
    #[must_use]
    pub fn new(start: Start) -> Self {
        let asking = start.ask_language.then_some(SetupQuestion::Language);
        let voice = LanguagePack::new(start.lang).with_titles(start.library.titles()).reading(start.reads.as_deref());
        let opening = Opening { plan: start.plan, loaded: start.loaded };
        let storage = Storage::new(start.folders);
        Session {
            app: App {
                keyboard: Keyboard::new(voice, start.lang, start.settings, start.notices, start.status_prompt),
                wizard: SetupWizard::new(start.library, opening, start.seeds, asking, storage),
            },
            table: None,
            last_word: RefCell::default(),
        }
    }

    #[must_use]
    pub fn with_speech(mut self, speech: impl Speech + 'static) -> Self {
        self.app.keyboard.speak_by(speech);
        self
    }

    #[must_use]
    pub fn with_sounds(mut self, sounds: impl Sounds + 'static) -> Self {
        self.app.keyboard.sound_by(sounds);
        self
    }

    #[must_use]
    pub fn with_display(mut self, display: impl Display + 'static) -> Self {
        self.app.keyboard.show_on(display);
        self
    }

    #[must_use]
    pub fn with_pace(mut self, pace: StepMode) -> Self {
        self.app.keyboard.preferences_mut().pace = pace;
        self
    }

    /// Adds profiles. A request for another profile is left in `change` and ends the conversation.
    #[must_use]
    pub fn with_accounts(mut self, accounts: Accounts, change: ProfileChange) -> Self {
        self.app.wizard.storage_mut().keep_accounts(accounts, change);
        self
    }

    #[must_use]
    pub fn counting(mut self, counts: bool) -> Self {
        self.app.wizard.storage_mut().count_games(counts);
        self
    }

    /// The moves of the current game as record lines; empty before a game begins.
    #[must_use]
    pub fn written(&self) -> Vec<String> {
        let written = self.table.iter().flat_map(|table| table.seated().written().iter());
        written.map(str::to_owned).collect()
    }

    fn answer_command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        let Session { app, table, .. } = self;
        let next = match (app.wizard.asking(), table) {
            (Some(asking), _) => app.wizard.take_answer(&mut app.keyboard, asking, typed, lines),
            (None, Some(table)) => table.answer(app, typed, lines),
            (None, None) => app.wizard.goes_on(&app.keyboard, lines),
        };
        self.carry_out(next, lines)
    }

    fn good_bye(&self) -> Line {
        let table_state = self.table.as_ref().map(|table| table.seated().table_state());
        self.app.wizard.storage().good_bye(&self.app.keyboard, table_state)
    }

    fn carry_out(&mut self, next: Next, lines: &mut Vec<Line>) -> Next {
        match next {
            Next::Open(opening) => {
                self.table = None;
                self.app.wizard.plan_anew(*opening);
                let next = self.app.wizard.goes_on(&self.app.keyboard, lines);
                self.carry_out(next, lines)
            }
            Next::Begins => {
                self.table = self.app.begin(lines);
                Next::GoesOn
            }
            Next::GoesOn | Next::Again | Next::Stops | Next::Quit => next,
        }
    }
}

impl Typing for Session {
    fn app(&mut self) -> &mut App {
        &mut self.app
    }

    fn table_state(&mut self) -> Option<&mut TableState> {
        self.table.as_mut().map(|table| table.seated_mut().table_state_mut())
    }

    fn command(&mut self, typed: &str, lines: &mut Vec<Line>) -> Next {
        self.answer_command(typed, lines)
    }

    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        self.table.as_ref()?.with_call(typed, behind)
    }

    fn take_notices(&mut self) -> Vec<Line> {
        self.tell_unsynced();
        self.app.keyboard.take_notices()
    }
}

impl Conversation for Session {
    fn begin(&mut self) -> Answer {
        self.app.keyboard.begin();
        let mut lines = Vec::new();
        if self.app.wizard.asking() == Some(SetupQuestion::Language) {
            lines.push(self.app.keyboard.voice().help(msg!("greeting")));
            if self.app.keyboard.preferences().look.width.is_none() {
                lines.push(self.app.keyboard.voice().help(msg!("opening-braille")));
            }
            lines.extend(language_question());
        } else {
            if self.app.wizard.plan().game.is_none() {
                lines.extend(self.app.wizard.left_unfinished(&self.app.keyboard));
            }
            let next = self.app.wizard.goes_on(&self.app.keyboard, &mut lines);
            self.carry_out(next, &mut lines);
        }
        self.keep(&lines);
        self.finish(lines, false)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        self.answer_line(typed)
    }

    fn told(&mut self) {
        self.app.wizard.storage().sync();
    }

    fn prepare(&mut self) {
        self.app.keyboard.prepare();
    }

    fn leave(&mut self) -> Vec<Line> {
        self.app.wizard.storage().sync_at_last();
        self.tell_unsynced();
        self.app.keyboard.take_notices()
    }

    fn interrupted(&mut self) -> Answer {
        Answer::new(vec![self.app.keyboard.voice().help(msg!("interrupted"))])
    }

    fn end_of_input(&mut self) -> Answer {
        Answer::last(vec![self.good_bye()])
    }

    fn last_word(&self) -> Option<Line> {
        let table_state = self.table.as_ref().map(|table| table.seated().table_state());
        let typed = || resume_typed(self.app.wizard.storage().account(), "");
        let goes_on =
            table_state.filter(|table_state| table_state.can_go_on()).map(|own| (own.played().id.clone(), typed()));
        let voice = self.app.keyboard.preferences().shared_voice();
        let mut last = self.last_word.borrow_mut();
        let is_same = |last: &&LastWord| Arc::ptr_eq(&last.voice, voice) && last.goes_on == goes_on;
        if let Some(last) = last.as_ref().filter(is_same) {
            return Some(last.line.clone());
        }
        let line = self.good_bye();
        *last = Some(LastWord { voice: Arc::clone(voice), goes_on, line: line.clone() });
        Some(line)
    }

    fn status(&self) -> String {
        let seated = self.table.as_ref().map(|table| table.seated());
        let wants_it = |seated: &&dyn AtTable| seated.table_state().participant().preferences().status_prompt;
        seated.filter(wants_it).map_or_else(String::new, AtTable::status)
    }

    fn history_owner(&self) -> usize {
        self.table.as_ref().map_or(0, |table| table.seated().table_state().history_owner())
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        let part = typed.rsplit(';').next().unwrap_or_default().trim_start();
        let Some((first, behind)) = part.split_once(char::is_whitespace) else {
            let App { keyboard, wizard } = &self.app;
            let commands = keyboard.voice().commands().beginning_with(part);
            return match wizard.asking() {
                Some(SetupQuestion::Unfinished) => {
                    [wizard.unfinished_beginning_with(keyboard, part), commands].concat()
                }
                _ => commands,
            };
        };
        let about_cards =
            [Command::Move(MoveCommand::Play), Command::Ask(TableQuestion::Why), Command::Ask(TableQuestion::What)];
        match (&self.table, self.app.keyboard.voice().commands().exact(&normal(first))) {
            (Some(table), Some(command)) if about_cards.contains(&command) => table.completions(behind),
            _ => Vec::new(),
        }
    }

    fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.iter().map(|name| together(name)).collect::<Vec<_>>().join(", ");
        self.app.keyboard.voice().help(msg!("matches", count = candidates.len(), words = words.as_str()))
    }

    fn more(&self) -> Line {
        self.app.keyboard.voice().help(msg!("enter-for-more"))
    }

    fn wants_more(&self, typed: &str) -> bool {
        // The next player must not see what the previous one was shown.
        let passing = self.table.as_ref().is_some_and(|table| table.seated().is_passing());
        !passing
            && matches!(
                self.app.keyboard.voice().commands().parse(typed),
                Parsed::Command(Command::Again(AgainCommand::More), "")
            )
    }

    fn reads_keys(&self) -> bool {
        self.is_waiting_for_keys()
    }

    fn asks_anew(&mut self) -> bool {
        self.has_new_question()
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        self.pressed(key)
    }
}
