//! Somebody at a keyboard elsewhere.

use std::sync::Arc;

use super::voices::LanguagePacks;
use crate::command::{Command, GameCommand, ProgramCommand};
use crate::rules::{AnyRules, Diagnostic, Library, Loaded};
use crate::say::{Lang, Line, msg};
use crate::session::archive::Storage;
use crate::session::foyer::{SetupWizard, house_rules};
use crate::session::game_names::{typed_game, without_asking};
use crate::session::house::App;
use crate::session::in_words::InWords;
use crate::session::keyboard::{Keyboard, Look, Stands};
use crate::session::next::Opening;
use crate::session::plan::Plan;
use crate::session::preferences::Preferences;
use crate::session::voice::LanguagePack;
use crate::settings::Folders;

/// Somebody at a keyboard elsewhere, with the own language and look. Nothing is kept on the disk and nothing is heard on the machine
/// on which the program runs.
pub struct RemoteParticipant {
    pub(super) house: App,
}

impl RemoteParticipant {
    /// Somebody who speaks this language, and can play the games of the library.
    #[must_use]
    pub fn new(lang: Lang, library: &Library, voices: &mut LanguagePacks) -> Self {
        let opening = Opening { plan: Plan::default(), loaded: None };
        let archive = Storage::new(Folders::default());
        let voice = voices.of(lang, None);
        let keyboard = Keyboard::new(voice, lang, None, Vec::new(), false).standing(Stands::OnAnotherMachine);
        let foyer = SetupWizard::new(library.clone(), opening, Box::new(|| 0), None, archive);
        RemoteParticipant { house: App { keyboard, foyer } }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.voice().locale().lang()
    }

    /// The same, with its words.
    #[must_use]
    pub fn voice(&self) -> &LanguagePack {
        self.house.keyboard.voice()
    }

    /// The same, beside the person.
    #[must_use]
    pub fn shared_voice(&self) -> Arc<LanguagePack> {
        Arc::clone(self.preferences().shared_voice())
    }

    /// How answers stand before this person.
    #[must_use]
    pub fn look(&self) -> Look {
        self.preferences().look
    }

    /// Answers stand in another look from now on.
    pub fn change_look(&mut self, look: Look) {
        self.house.keyboard.show_on(look);
    }

    pub(super) fn preferences(&self) -> &Preferences {
        self.house.keyboard.preferences()
    }

    /// Speaks the own language as all others do who speak it, with the cards of a game if one is played.
    pub fn share_voice(&mut self, voices: &mut LanguagePacks, game: Option<(&AnyRules, u64)>) {
        let voice = voices.of(self.lang(), game);
        if !Arc::ptr_eq(&voice, self.preferences().shared_voice()) {
            self.house.keyboard.preferences_mut().speak_with(&voice);
        }
    }

    /// The game that is meant by a name or its beginning.
    ///
    /// # Errors
    /// What is answered if none or several are.
    pub fn game(&self, typed: &str) -> Result<String, Line> {
        typed_game(self.voice(), self.house.foyer.library(), typed)
    }

    /// The house rules of a game with their numbers, as they are chosen.
    #[must_use]
    pub fn house_rules(&self, loaded: &Loaded) -> Vec<Line> {
        house_rules::items(self.voice(), loaded)
    }

    /// A house rule and its value, as they are typed together.
    #[must_use]
    pub fn name_and_value<'t>(&self, loaded: &Loaded, typed: &'t str) -> (&'t str, Option<&'t str>) {
        house_rules::name_and_value(self.voice().locale(), loaded, typed)
    }

    /// The house rule that is meant by a number or a name.
    #[must_use]
    pub fn house_rule(&self, loaded: &Loaded, typed: &str) -> Option<usize> {
        house_rules::find(self.voice().locale(), loaded, typed)
    }

    /// What names a game, without the words before it: `a table for uno`.
    #[must_use]
    pub fn without_asking(typed: &str) -> &str {
        without_asking(typed)
    }

    /// Whether it is said in words that it is to go on, where Enter would do.
    #[must_use]
    pub fn says_go_on(&self, typed: &str) -> bool {
        matches!(InWords::of(self.voice(), typed), Some(InWords::Yes | InWords::GoesOn))
    }

    /// The number of players that is typed in words where house rules are to stand.
    #[must_use]
    pub fn number_in_words(&self, loaded: &Loaded, typed: &str) -> Option<usize> {
        house_rules::number_in_words(self.voice().locale(), loaded, typed)
    }

    /// What can be chosen of a house rule, what it is called, and what is chosen now.
    #[must_use]
    pub fn values_of(&self, loaded: &Loaded, index: usize) -> (Vec<Line>, String, String) {
        house_rules::values(self.voice(), loaded, index)
    }

    /// A house rule and its value, as rule files have them, if that can be chosen.
    #[must_use]
    pub fn value_of(&self, loaded: &Loaded, index: usize, typed: &str) -> Option<(String, String)> {
        house_rules::chosen(self.voice().locale(), loaded, index, typed)
    }

    /// Why house rules do not go together.
    #[must_use]
    pub fn not_together(&self, game: &str, faults: &[Diagnostic]) -> Line {
        self.house.foyer.not_together(&self.house.keyboard, game, faults)
    }

    /// Answers what can be asked and set away from any table; none if the line is nothing of that.
    pub fn answer(&mut self, typed: &str, voices: &mut LanguagePacks) -> Option<Vec<Line>> {
        let (command, rest) = self.voice().command_alone(typed)?;
        if command == Command::Program(ProgramCommand::Help) && rest.is_empty() {
            // Before a game of one's own there is more to choose than there is here.
            return Some(vec![self.voice().help(msg!("help-program-elsewhere"))]);
        }
        if command.facts().is_at_home {
            return Some(vec![self.voice().only_at_home(command)]);
        }
        let asks = matches!(command, Command::Look(_) | Command::Program(_) | Command::Game(GameCommand::Games));
        if !asks {
            return Some(vec![self.voice().not_now(command)]);
        }
        let mut lines = Vec::new();
        let App { keyboard, foyer } = &mut self.house;
        foyer.command_before(keyboard, typed, true, &mut lines)?;
        self.share_voice(voices, None);
        Some(lines)
    }
}
