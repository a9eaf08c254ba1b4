//! A keyboard with what is heard and seen at it: the language, the speech, the look, and the settings of all that.

use super::display::{Display, Look};
use super::keys::Keys;
use super::preferences::Preferences;
use super::sounds::{SoundCommand, Soundproof, Sounds};
use super::speech::{Mute, Speech};
use super::voice::{NotWritten, Voice};
use crate::say::{Lang, Line, msg};
use crate::settings::{File, Setting};

/// A keyboard, and how answers are told to whoever sits at it. Who shares it shares all that.
pub struct Keyboard {
    preferences: Preferences,
    pub(super) speech: Box<dyn Speech>,
    pub(super) sounds: Box<dyn Sounds>,
    /// The command that played them before they were switched off.
    pub(super) last_sounds: Option<SoundCommand>,
    pub(super) display: Box<dyn Display>,
    pub(super) keys: Keys,
    pub(super) status_prompt: bool,
    /// Where settings are kept; none if nothing is to be saved.
    settings: Option<File>,
    /// What is to be told before the next answer.
    notices: Vec<Line>,
}

impl Keyboard {
    /// A keyboard without speech, sounds and single keys.
    pub fn new(voice: Voice, lang: Lang, settings: Option<File>, notices: Vec<Line>, status_prompt: bool) -> Self {
        Keyboard {
            preferences: Preferences::new(voice),
            speech: Box::new(Mute::new(lang)),
            sounds: Box::new(Soundproof::default()),
            last_sounds: None,
            display: Box::new(Look::default()),
            keys: Keys::default(),
            status_prompt,
            settings,
            notices,
        }
    }

    /// The language that is spoken here.
    pub fn voice(&self) -> &Voice {
        self.preferences.voice()
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
