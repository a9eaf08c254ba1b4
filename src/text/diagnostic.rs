//! Diagnostics of rule files and errors of the system in the words of a language.

use std::io::{self, ErrorKind};

use super::forms::{Arg, Text, word};
use super::locale::Locale;
use super::message::Message;
use super::msg;
use crate::rules::{Diagnostic, DiagnosticKind, Doubt};

impl Locale {
    pub fn fault(&self, fault: &Diagnostic) -> Text {
        let mut text = self.in_full(message(fault));
        if let Some(suggestion) = &fault.suggestion {
            let meant = self.in_full(msg!("fault-did-you-mean", suggestion));
            text = format!("{text} {meant}");
        }
        if let Some((option, value)) = &fault.under {
            text = self.in_full(msg!("fault-under", option, value, text));
        }
        match fault.line {
            _ if fault.file.is_empty() => Text::plain(text),
            Some(line) => self.say(msg!("fault-in-line", file = &fault.file, line, text)),
            None => self.say(msg!("fault-in-file", file = &fault.file, text)),
        }
    }
}

/// The most words that are worth reading out as a list.
const MOST_WORDS: usize = 40;

/// A list of words, or the selector `none`.
fn list(words: &[String]) -> String {
    if (1..=MOST_WORDS).contains(&words.len()) { words.join(", ") } else { "none".to_owned() }
}

fn message(fault: &Diagnostic) -> Message<'_> {
    let key = &fault.key;
    match fault.what.clone() {
        DiagnosticKind::Unreadable { reason } => {
            let reason = match reason {
                ErrorKind::InvalidData => "not-text",
                ErrorKind::InvalidFilename => "name",
                kind => self::reason(kind),
            };
            msg!("fault-unreadable", reason)
        }
        DiagnosticKind::Syntax { problem } => msg!("fault-syntax", problem = word(problem)),
        DiagnosticKind::More { count } => msg!("fault-more", count),
        DiagnosticKind::UnknownKey { expected } => msg!("fault-unknown-key", key, expected = list(&expected)),
        DiagnosticKind::UnknownWord { word, expected } => {
            msg!("fault-unknown-word", key, word, expected = list(&expected))
        }
        DiagnosticKind::WrongType { wanted, found } => {
            msg!("fault-wrong-type", key, wanted = word(wanted), found = word(found))
        }
        DiagnosticKind::OutOfRange { number, min, max } => {
            msg!("fault-out-of-range", key, number, min, max)
        }
        DiagnosticKind::BadForm { text, form } => msg!("fault-bad-form", key, text, form = word(form)),
        DiagnosticKind::MissingKey => msg!("fault-missing-key", key),
        DiagnosticKind::Twice { item } => msg!("fault-twice", item),
        DiagnosticKind::Empty => msg!("fault-empty", key),
        DiagnosticKind::TooMany { what, count, most } => {
            msg!("fault-too-many", what = word(what), count, most)
        }
        DiagnosticKind::Same { other, both } => msg!("fault-same", key, other, both),
        DiagnosticKind::Conflict { other } => msg!("fault-conflict", key, other),
        DiagnosticKind::Idle { without } => {
            let (first, second) = (without.first().copied().unwrap_or("none"), without.get(1).copied());
            msg!("fault-idle", key, first, second = second.unwrap_or("none"))
        }
        DiagnosticKind::DeckSize { cards, needed, players } => {
            msg!("fault-deck-size", key, cards, needed, players)
        }
        DiagnosticKind::NoStartCard => msg!("fault-no-start-card"),
        DiagnosticKind::NoLastCard => msg!("fault-no-last-card"),
        DiagnosticKind::EndlessMatch => msg!("fault-endless-match"),
        DiagnosticKind::NeverFits { card } => msg!("fault-never-fits", card),
        DiagnosticKind::DeadEnd { card } => msg!("fault-dead-end", card),
        DiagnosticKind::NoTeams { teams, max } => msg!("fault-no-teams", teams, max),
        DiagnosticKind::Chain { chain } => msg!("fault-chain", chain = chain.join(", ")),
        DiagnosticKind::UnknownGame { game, expected } => {
            msg!("fault-unknown-game", game, expected = list(&expected))
        }
        DiagnosticKind::GameExists { game } => msg!("fault-game-exists", game),
        DiagnosticKind::OptionForm => msg!("fault-option-form", key),
        DiagnosticKind::UnknownOption { option, expected } => {
            msg!("fault-unknown-option", option, expected = list(&expected))
        }
        DiagnosticKind::OptionValue { option, value, expected } => {
            msg!("fault-option-value", option, value, expected = list(&expected))
        }
        DiagnosticKind::OptionNumber { option, value, min, max } => {
            msg!("fault-option-number", option, value, min, max)
        }
        DiagnosticKind::OptionsClash { first, second } => msg!("fault-options-clash", first, second),
        DiagnosticKind::BookName => msg!("fault-book-name"),
        DiagnosticKind::BookHeading { heading } => msg!("fault-book-heading", heading),
        DiagnosticKind::Doubt(doubt) => doubt_message(doubt),
    }
}

fn doubt_message<'a>(doubt: Doubt) -> Message<'a> {
    match doubt {
        Doubt::ExamplesChanged { game, count, examples, clauses } => {
            let (examples, clauses) = (examples.join(", "), clauses.join(", "));
            msg!("fault-examples-changed", game, count, examples, clauses)
        }
        Doubt::EndsAtLimit { share, players } => msg!("fault-ends-at-limit", share, players),
        Doubt::EndsBlocked { share, players } => msg!("fault-ends-blocked", share, players),
        Doubt::FirstWins { share, players } => msg!("fault-first-wins", share, players),
        Doubt::NeverLaid { card, rounds, players } => {
            msg!("fault-never-laid", card, rounds, players)
        }
        Doubt::Right { game, changed } => msg!("fault-right", game, changed),
        Doubt::WordIsCommand { what, id, word, lang } => msg!("fault-word-is-command", what, id, word, lang),
    }
}

/// The variant of the message `reason`.
fn reason(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => "permission",
        ErrorKind::AlreadyExists => "exists",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => "full",
        ErrorKind::FileTooLarge => "too-large",
        ErrorKind::IsADirectory | ErrorKind::Unsupported => "no-file",
        // A file in the place of a folder.
        ErrorKind::NotADirectory => "no-folder",
        ErrorKind::ResourceBusy => "busy",
        // Another program listens at the address.
        ErrorKind::AddrInUse => "in-use",
        // The address belongs to another machine.
        ErrorKind::AddrNotAvailable => "not-here",
        _ => "other",
    }
}

impl From<ErrorKind> for Arg<'_> {
    fn from(kind: ErrorKind) -> Self {
        reason(kind).into()
    }
}

impl From<&io::Error> for Arg<'_> {
    fn from(error: &io::Error) -> Self {
        error.kind().into()
    }
}
