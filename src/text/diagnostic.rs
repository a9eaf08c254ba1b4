//! Diagnostics of rule files and errors of the system in the words of a language.

use std::io::{self, ErrorKind};

use super::forms::{Arg, Text, word};
use super::locale::Locale;
use super::message::{Message, check_messages};
use super::msg;
use crate::rules::{self, Diagnostic, DiagnosticKind};

impl Locale {
    #[must_use]
    pub fn fault(&self, fault: &Diagnostic) -> Text {
        let mut text = self.in_full(message(&fault.what));
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

/// The constant checks at compile time that each message exists with its variables.
fn message<'a>(fault: &DiagnosticKind) -> Message<'a> {
    const _: () = {
        let mut all = DiagnosticKind::MESSAGES;
        while let [own, others @ ..] = all {
            let mut own = *own;
            while let [(id, variables), rest @ ..] = own {
                check_messages(&[id], variables, &[]);
                own = rest;
            }
            all = others;
        }
    };
    let (id, args) = fault.message();
    Message::checked(id, args.into_iter().map(|(name, arg)| (name, of_rules(arg))).collect())
}

fn of_rules<'a>(arg: rules::Arg) -> Arg<'a> {
    match arg {
        rules::Arg::Text(text) => text.into(),
        rules::Arg::List(words) => words.join(", ").into(),
        rules::Arg::Number(number) => number.into(),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    NotFound,
    Permission,
    Exists,
    Full,
    TooLarge,
    NoFile,
    /// A file in the place of a folder.
    NoFolder,
    /// Another program listens at the address.
    InUse,
    /// The address belongs to another machine.
    NotHere,
    Other,
}

impl From<&io::Error> for Reason {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Reason::NotFound,
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Reason::Permission,
            ErrorKind::AlreadyExists => Reason::Exists,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Reason::Full,
            ErrorKind::FileTooLarge => Reason::TooLarge,
            ErrorKind::IsADirectory | ErrorKind::Unsupported => Reason::NoFile,
            ErrorKind::NotADirectory => Reason::NoFolder,
            ErrorKind::AddrInUse => Reason::InUse,
            ErrorKind::AddrNotAvailable => Reason::NotHere,
            _ => Reason::Other,
        }
    }
}

impl From<Reason> for Arg<'_> {
    fn from(reason: Reason) -> Self {
        word(reason).into()
    }
}
