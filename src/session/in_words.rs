//! What is said where Enter is waited for: somebody asked whether there is to be another game types `yes` as well.

use super::voice::LanguagePack;
use crate::command::normal;
use crate::say::msg;

/// What is said instead of pressing Enter, or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InWords {
    /// `yes please`
    Yes,
    /// `no thanks`
    No,
    /// `go on`, which asks for nothing but Enter.
    GoesOn,
}

impl InWords {
    /// What the whole line says of this; none if it is something else, also a command of one letter.
    #[must_use]
    pub fn of(voice: &LanguagePack, typed: &str) -> Option<Self> {
        let says = |words, english| voice.is_phrase(typed, words, english);
        if says(msg!("words-typed-goes-on"), "go on") {
            return Some(InWords::GoesOn);
        }
        if typed.contains('?') || voice.commands().exact(&normal(typed)).is_some() {
            return None;
        }
        if says(msg!("words-agree-yes"), "yes") {
            Some(InWords::Yes)
        } else if says(msg!("words-typed-no"), "no") || says(msg!("words-agree-no"), "no") {
            Some(InWords::No)
        } else {
            None
        }
    }
}
