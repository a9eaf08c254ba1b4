//! What the levels of computer players are called.

use super::locale::Locale;
use super::message::Message;
use super::msg;
use crate::bot::Level;

impl Locale {
    /// What a level is called.
    #[must_use]
    pub fn level_name(&self, level: Level) -> String {
        self.in_full(match level {
            Level::Random => msg!("level-random"),
            Level::Easy => msg!("level-easy"),
            Level::Medium => msg!("level-medium"),
            Level::Hard => msg!("level-hard"),
        })
    }
}

/// The message with the words for a level.
#[must_use]
pub fn words_of_level<'a>(level: Level) -> Message<'a> {
    match level {
        Level::Random => msg!("words-level-random"),
        Level::Easy => msg!("words-level-easy"),
        Level::Medium => msg!("words-level-medium"),
        Level::Hard => msg!("words-level-hard"),
    }
}
