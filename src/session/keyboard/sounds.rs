//! Sounds by a command of the user's own, as far as the session steers them. Who starts it is not its business.

use std::fmt;

use crate::say::Reason;

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
