//! A keyboard with what is heard and seen at it: the language, the speech, the look, and the settings of all that. What belongs
//! to it is changed in here alone, by the commands that do so.

mod devices;
mod key_map;
pub(crate) mod keys;
mod output_commands;
mod settings_commands;

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::preferences::Preferences;
use super::voice::{LanguagePack, NotWritten};
use crate::say::{Lang, Line, msg};
use crate::settings::{File, Setting};
use devices::Soundproof;
use keys::Keys;

pub use devices::{Display, Dots, Form, Look, NotAWidth, Width};
pub use devices::{Manner, Mute, Percent, Speech, Trouble};
pub use devices::{NoCommand, SoundCommand, Soundless, Sounds};

/// How long the words wait with which the first line is read. What was told has a way to go through the system to the terminal, and
/// is not to wait for a processor on that.
const SETTLING: Duration = Duration::from_millis(20);

/// A keyboard, and how answers are told to whoever sits at it. Who shares it shares all that.
pub struct Keyboard {
    preferences: Preferences,
    speech: Box<dyn Speech>,
    sounds: Box<dyn Sounds>,
    /// The command that played them before they were switched off.
    last_sounds: Option<SoundCommand>,
    /// Where the look of the preferences is put in force.
    display: Box<dyn Display>,
    keys: Keys,
    /// Where settings are kept; none if nothing is to be saved.
    settings: Option<File>,
    /// What is to be told before the next answer.
    notices: Vec<Line>,
    stands: Stands,
}

/// Where a keyboard stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stands {
    /// At the table, on this machine.
    #[default]
    AtTheTable,
    /// On this machine, and the table is elsewhere.
    FarFromTheTable,
    /// Elsewhere, and the table is on this machine.
    #[cfg_attr(not(feature = "net"), allow(dead_code, reason = "nobody is elsewhere"))]
    OnAnotherMachine,
}

impl Keyboard {
    /// A keyboard without speech, sounds and single keys.
    pub fn new(
        voice: impl Into<Arc<LanguagePack>>,
        lang: Lang,
        settings: Option<File>,
        notices: Vec<Line>,
        status_prompt: bool,
    ) -> Self {
        let mut preferences = Preferences::new(voice);
        preferences.status_prompt = status_prompt;
        Keyboard {
            preferences,
            speech: Box::new(Mute::new(lang)),
            sounds: Box::new(Soundproof::default()),
            last_sounds: None,
            display: Box::new(Look::default()),
            keys: Keys::default(),
            settings,
            notices,
            stands: Stands::default(),
        }
    }

    /// The same where it stands.
    #[must_use]
    pub fn standing(self, stands: Stands) -> Self {
        Keyboard { stands, ..self }
    }

    /// Somebody speaks from now on.
    pub fn speak_by(&mut self, speech: impl Speech + 'static) {
        self.speech = Box::new(speech);
    }

    /// Somebody plays sounds from now on.
    pub fn sound_by(&mut self, sounds: impl Sounds + 'static) {
        self.sounds = Box::new(sounds);
    }

    /// Answers stand on a display from now on, in its look.
    pub fn show_on(&mut self, display: impl Display + 'static) {
        self.preferences.look = display.look();
        self.display = Box::new(display);
    }

    /// Answers stand in another look from now on.
    fn change_look(&mut self, look: Look) {
        self.preferences.look = look;
        self.display.change(look);
    }

    /// What goes wrong with the speech at once, is told with the first answer.
    pub fn begin(&mut self) {
        self.speech.settle();
    }

    /// The language that is spoken here.
    pub fn voice(&self) -> &LanguagePack {
        self.preferences.voice()
    }

    /// Makes the words ready with which the next line is read, while whoever sits here has the prompt and thinks.
    pub fn prepare(&self) {
        let voice = self.preferences.shared_voice();
        if !voice.is_prepared() {
            let voice = Arc::clone(voice);
            let prepare = move || {
                thread::sleep(SETTLING);
                voice.prepare();
            };
            // Without a thread they are made when something is typed.
            let _ = thread::Builder::new().name("words".to_owned()).spawn(prepare);
        }
    }

    /// How whoever sits here is told things.
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// The same, to be changed.
    pub fn preferences_mut(&mut self) -> &mut Preferences {
        &mut self.preferences
    }

    /// Keeps a setting; that it could not be kept is told with the next answer.
    pub fn save(&mut self, setting: Setting, value: &str) {
        if let Some(file) = &mut self.settings {
            file.set(setting, value);
            if let Err(error) = file.save() {
                let line =
                    self.preferences.voice().not_written(msg!("settings-not-saved"; NotWritten), file.path(), &error);
                self.notices.push(line);
            }
        }
    }

    /// Something is told before the next answer.
    pub fn notice(&mut self, line: Line) {
        self.notices.push(line);
    }

    /// What is to be told before this answer, with what went wrong with speech and sounds.
    pub fn take_notices(&mut self) -> Vec<Line> {
        self.tell_troubles();
        self.tell_soundless();
        self.notices.drain(..).collect()
    }
}
