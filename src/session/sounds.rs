//! Sounds by a command of the user's own, as far as the session steers them: `sounds`. Who starts it is not its business.

use std::fmt;

use super::talk::Session;
use crate::say::{Line, Reason};
use crate::settings::Setting;

/// A command that plays sounds: a program and what it is given before the name of the event. No shell reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SoundCommand {
    typed: String,
    words: Vec<String>,
}

/// A text is no command: it is empty, or a quotation mark has no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no command")]
pub struct NoCommand;

impl SoundCommand {
    /// Splits a text into words, as a shell does with blanks, quotation marks and backslashes, and with nothing else.
    ///
    /// # Errors
    /// [`NoCommand`].
    pub fn read(text: &str) -> Result<Self, NoCommand> {
        match shlex::split(text) {
            Some(words) if words.first().is_some_and(|word| !word.is_empty()) => {
                Ok(SoundCommand { typed: text.trim().to_owned(), words })
            }
            _ => Err(NoCommand),
        }
    }

    /// The program, and what stands behind it.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

/// As it was typed.
impl fmt::Display for SoundCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.typed.fmt(f)
    }
}

/// Why there are no sounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soundless {
    /// The program that could not be started.
    pub program: String,
    /// Why.
    pub reason: Reason,
}

/// Plays sounds beside the text, or would if it could.
pub trait Sounds {
    /// The command that is in force.
    fn command(&self) -> Option<SoundCommand>;

    /// Puts another command in force, or none. It is tried at once.
    fn change(&mut self, command: Option<SoundCommand>);

    /// Why the command was put out of force, if that has not been told yet.
    fn trouble(&mut self) -> Option<Soundless>;
}

/// No sounds, for a conversation that nobody listens to: they can be steered, and none is played.
#[derive(Clone, Debug, Default)]
pub struct Soundproof(Option<SoundCommand>);

impl Sounds for Soundproof {
    fn command(&self) -> Option<SoundCommand> {
        self.0.clone()
    }

    fn change(&mut self, command: Option<SoundCommand>) {
        self.0 = command;
    }

    fn trouble(&mut self) -> Option<Soundless> {
        None
    }
}

impl Session {
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
            self.notices.push(line);
        }
    }

    fn soundless(&self, trouble: &Soundless) -> Line {
        let args = [("program", trouble.program.as_str().into()), ("reason", trouble.reason.into())];
        self.voice.error("sounds-not-started", &args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_split_without_a_shell() {
        let words = |text: &str| SoundCommand::read(text).map(|command| command.words().to_vec());
        assert_eq!(words("play"), Ok(vec!["play".to_owned()]));
        let several = Ok(vec!["my player".to_owned(), "-q".to_owned(), "$HOME".to_owned()]);
        assert_eq!(words(r#" "my player" -q '$HOME' "#), several);
        for none in ["", "  ", "''", "play 'x"] {
            assert_eq!(words(none), Err(NoCommand), "{none:?}");
        }
    }
}
