//! A keyboard with its outputs: language, speech, sounds, display, single keys, and the commands that change them.

mod key_map;
mod keys;
mod output_commands;
mod review;
mod settings_commands;

use std::sync::Arc;
use std::thread;
use std::time::Duration;

use super::devices::{Display, Look, Mute, SilentSounds, SoundSource, Sounds, Speech};
use super::intent::AwaitedInput;
use super::language_pack::{LanguagePack, NotWritten};
use super::participant::Preferences;
use crate::input::Command;
use crate::session::settings::{File, Setting};
use crate::text::{Channel, Line, Message, msg};

/// Delay before the word lists are built, so that writing the answer does not compete for the processor.
const SETTLING: Duration = Duration::from_millis(20);

/// A keyboard. People who share it share all its settings.
pub struct Keyboard {
    pub preferences: Preferences,
    pub speech: Box<dyn Speech>,
    pub sounds: Box<dyn Sounds>,
    /// The source of sounds before they were switched off.
    last_sounds: Option<SoundSource>,
    display: Box<dyn Display>,
    keys: KeyState,
    /// `None` if nothing is to be saved.
    settings: Option<File>,
    /// True until the player was told that settings are not saved, because the language was a command-line option.
    pub says_unsaved: bool,
    /// Lines to show before the next answer.
    pub notices: Vec<Line>,
    pub location: KeyboardLocation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyboardLocation {
    AtTheTable,
    FarFromTheTable,
    /// A remote person at a table of this machine.
    OnAnotherMachine,
}

#[derive(Clone, Debug, Default)]
struct KeyState {
    on: bool,
    /// True at a terminal that delivers single keys.
    possible: bool,
    /// It was said that the keys are on or off.
    announced: bool,
    begun: Option<KeySequence>,
    /// Index of the card of the hand that was announced last.
    walked: Option<usize>,
    waited: AwaitedInput,
    /// True if a question was asked to confirm the key.
    asked: bool,
    /// The kind of lines that Page Up and Page Down go through; none for all.
    kind: Option<Channel>,
}

/// State of a key sequence.
#[derive(Clone, Debug)]
enum KeySequence {
    /// The same key again confirms.
    Sure(char),
    /// Digits of a two-digit number.
    Number(String),
    Pair(usize),
    Colour(Command),
}

impl Keyboard {
    pub fn new(
        voice: impl Into<Arc<LanguagePack>>,
        settings: Option<File>,
        notices: Vec<Line>,
        status_prompt: bool,
        location: KeyboardLocation,
    ) -> Self {
        let mut preferences = Preferences::new(voice);
        preferences.status_prompt = status_prompt;
        Keyboard {
            speech: Box::new(Mute::new(preferences.voice.lang())),
            preferences,
            sounds: Box::new(SilentSounds::default()),
            last_sounds: None,
            display: Box::new(Look::default()),
            keys: KeyState::default(),
            settings,
            says_unsaved: false,
            notices,
            location,
        }
    }

    pub fn show_on(&mut self, display: impl Display + 'static) {
        self.preferences.look = display.look();
        self.display = Box::new(display);
    }

    fn change_look(&mut self, look: Look) {
        self.preferences.look = look;
        self.display.change(look);
    }

    pub fn voice(&self) -> &LanguagePack {
        &self.preferences.voice
    }

    pub fn help(&self, message: Message<'_>) -> Line {
        self.voice().help(message)
    }

    pub fn error(&self, message: Message<'_>) -> Line {
        self.voice().error(message)
    }

    pub fn question(&self, message: Message<'_>) -> Line {
        self.voice().question(message)
    }

    /// Builds the word lists for the next line on a thread, while the user reads.
    pub fn prepare(&self) {
        let voice = &self.preferences.voice;
        if voice.others.get().is_none() {
            let voice = Arc::clone(voice);
            let prepare = move || {
                thread::sleep(SETTLING);
                voice.prepare();
            };
            // If no thread starts, they are built when a line is typed.
            let _ = thread::Builder::new().name("words".to_owned()).spawn(prepare);
        }
    }

    /// Saves a setting. A failure is reported with the next answer.
    pub fn save(&mut self, setting: Setting, value: &str) {
        if let Some(file) = &mut self.settings {
            file.set(setting, value);
            if let Err(error) = file.save() {
                let line =
                    self.preferences.voice.not_written(msg!("settings-not-saved"; NotWritten), file.path(), &error);
                self.notices.push(line);
            }
        } else if std::mem::take(&mut self.says_unsaved) {
            self.notices.push(self.help(msg!("settings-unsaved")));
        }
    }

    /// Takes the lines to show before this answer, with failures of speech and sounds.
    pub fn take_notices(&mut self) -> Vec<Line> {
        for trouble in self.speech.troubles() {
            let line = self.trouble_line(&trouble);
            self.notices.push(line);
        }
        if let Some(trouble) = self.sounds.trouble() {
            let line = self.soundless(&trouble);
            self.notices.push(line);
        }
        std::mem::take(&mut self.notices)
    }
}
