//! `sounds`: a command of the user's own, on, off; and what is told when it could not be started.

use super::keyboard::Keyboard;
use super::sounds::{NoCommand, SoundCommand, Soundless};
use crate::say::Line;
use crate::settings::Setting;

impl Keyboard {
    /// Answers `sounds`: which command plays them, another command, off, or on again.
    pub(super) fn change_sounds(&mut self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            return vec![self.sounds_are()];
        }
        if self.voice.means(rest, "words-off", "off") {
            self.last_sounds = self.sounds.command().or(self.last_sounds.take());
            self.sounds.change(None);
            self.save(Setting::Sounds, "off");
            return vec![self.sounds_are()];
        }
        let command = if self.voice.means(rest, "words-on", "on") {
            match self.sounds.command().or(self.last_sounds.clone()) {
                Some(command) => command,
                None => return vec![self.voice.help("sounds-which", &[])],
            }
        } else {
            match SoundCommand::read(rest) {
                Ok(command) => command,
                Err(NoCommand) => return vec![self.voice.error("sounds-no-command", &[])],
            }
        };
        self.sounds.change(Some(command.clone()));
        if let Some(trouble) = self.sounds.trouble() {
            return vec![self.soundless(&trouble)];
        }
        self.save(Setting::Sounds, &command.to_string());
        vec![self.sounds_are()]
    }

    fn sounds_are(&self) -> Line {
        match self.sounds.command() {
            Some(command) => self.voice.help("sounds-are", &[("value", command.to_string().into())]),
            None => self.voice.help("sounds-off", &[("again", self.last_sounds.is_some().into())]),
        }
    }

    /// That there are no sounds any more, once.
    pub(super) fn tell_soundless(&mut self) {
        if let Some(trouble) = self.sounds.trouble() {
            let line = self.soundless(&trouble);
            self.notice(line);
        }
    }

    fn soundless(&self, trouble: &Soundless) -> Line {
        let args = [("program", trouble.program.as_str().into()), ("reason", trouble.reason.into())];
        self.voice.error("sounds-not-started", &args)
    }
}
