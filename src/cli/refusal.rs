//! Reasons why the command line is refused.

use std::io;
use std::path::Path;

use crate::text::{Lang, Locale, Message, Reason, Text, msg};

/// A refusal, as the message that gives the reason. The texts are in `locales/<lang>/cli.ftl`.
#[derive(Clone, Debug)]
pub struct Refusal(pub Message<'static>);

impl Refusal {
    pub fn text(&self, locale: &Locale) -> Text {
        locale.say(self.0.clone())
    }

    pub fn missing_value(option: &str) -> Self {
        Refusal(msg!("cli-missing-value", option = option.to_owned()))
    }

    pub fn unexpected(word: String) -> Self {
        Refusal(msg!("cli-unexpected", word))
    }

    pub fn twice(option: String) -> Self {
        Refusal(msg!("cli-twice", option))
    }

    pub fn conflict(option: String, other: String) -> Self {
        Refusal(msg!("cli-conflict", option, other))
    }

    pub fn needs(option: String, other: &str) -> Self {
        Refusal(msg!("cli-needs", option, other = other.to_owned()))
    }

    pub fn no_folder() -> Self {
        Refusal(msg!("no-folder"))
    }

    pub fn no_profile_name(word: String) -> Self {
        Refusal(msg!("cli-profile-name", word))
    }

    pub fn cannot_read(file: &Path, error: &io::Error) -> Self {
        Refusal(msg!("cli-cannot-read", file = file.display().to_string(), reason = Reason::from(error)))
    }

    pub fn cannot_write(file: &Path, reason: Reason) -> Self {
        Refusal(msg!("cli-cannot-write", file = file.display().to_string(), reason))
    }
}

/// The title of a game.
pub fn title(lang: Lang, game: &str) -> String {
    Locale::new(lang).game_name(game)
}

/// A list of words, joined by `and` or `or`.
pub fn joined<W: ToString>(lang: Lang, words: impl IntoIterator<Item = W>, join: &str) -> Text {
    Locale::new(lang).join(words.into_iter().map(|word| Text::plain(word.to_string())), join)
}

/// The first of these options that was given.
pub fn first_given<const N: usize>(options: [(&'static str, bool); N]) -> Option<String> {
    options.into_iter().find(|(_, given)| *given).map(|(option, _)| option.to_owned())
}
