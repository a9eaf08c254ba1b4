//! `sounds`: a command of the user's own, on, off; and what is told when it could not be started.

use super::Keyboard;
use super::sounds::{NoCommand, SoundCommand, Soundless};
use crate::say::{Line, msg};
use crate::settings::Setting;

impl Keyboard {
    /// Answers `sounds`: which command plays them, another command, off, or on again.
    pub(super) fn change_sounds(&mut self, rest: &str) -> Vec<Line> {
        if rest.is_empty() {
            return vec![self.sounds_are()];
        }
        if self.voice().means(rest, msg!("words-off"), "off") {
            self.last_sounds = self.sounds.command().or(self.last_sounds.take());
            self.sounds.change(None);
            self.save(Setting::Sounds, "off");
            return vec![self.sounds_are()];
        }
        let command = if self.voice().means(rest, msg!("words-on"), "on") {
            match self.sounds.command().or(self.last_sounds.clone()) {
                Some(command) => command,
                None => return vec![self.voice().help(msg!("sounds-which"))],
            }
        } else {
            match SoundCommand::read(rest) {
                Ok(command) => command,
                Err(NoCommand) => return vec![self.voice().error(msg!("sounds-no-command"))],
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
            Some(command) => self.voice().help(msg!("sounds-are", value = command.to_string())),
            None => self.voice().help(msg!("sounds-off", again = self.last_sounds.is_some())),
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
        self.voice().error(msg!("sounds-not-started", program = trouble.program.as_str(), reason = trouble.reason))
    }
}
