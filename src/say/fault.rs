//! Telling what is wrong with a rule file.

use super::arg::{Arg, Text};
use super::held::hold;
use super::locale::Locale;
use super::message::Message;
use super::msg;
use crate::rules::{self, Diagnostic, DiagnosticKind};

impl Locale {
    /// A fault with its file and line, and what was probably meant.
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

/// The message of a fault; that each is there with its variables is held where they are told.
fn message<'a>(fault: &DiagnosticKind) -> Message<'a> {
    const _: () = {
        let mut all = DiagnosticKind::MESSAGES;
        while let [own, others @ ..] = all {
            let mut own = *own;
            while let [(id, variables), rest @ ..] = own {
                hold(id, variables, &[]);
                own = rest;
            }
            all = others;
        }
    };
    let (id, args) = fault.message();
    Message::held(id, args.into_iter().map(|(name, arg)| (name, of_rules(arg))).collect())
}

fn of_rules<'a>(arg: rules::Arg) -> Arg<'a> {
    match arg {
        rules::Arg::Text(text) => text.into(),
        rules::Arg::List(words) => words.join(", ").into(),
        rules::Arg::Number(number) => number.into(),
    }
}
