//! Telling what is wrong with a rule file.

use super::arg::{Arg, Text};
use super::locale::Locale;
use crate::rules::{self, Fault};

impl Locale {
    /// A fault with its file and line, and what was probably meant. The locale is one
    /// [with faults](Locale::with_faults).
    #[must_use]
    pub fn fault(&self, fault: &Fault) -> Text {
        let (id, args) = fault.what.message();
        let args: Vec<(&str, Arg<'_>)> = args.into_iter().map(|(name, arg)| (name, of_rules(arg))).collect();
        let mut text = self.full(id, &args);
        if let Some(suggestion) = &fault.suggestion {
            let meant = self.full("fault-did-you-mean", &[("suggestion", suggestion.into())]);
            text = format!("{text} {meant}");
        }
        if let Some((option, value)) = &fault.under {
            let args = [("option", option.into()), ("value", value.into()), ("text", text.into())];
            text = self.full("fault-under", &args);
        }
        match fault.line {
            _ if fault.file.is_empty() => Text::plain(text),
            Some(line) => self.text(
                "fault-in-line",
                &[("file", (&fault.file).into()), ("line", line.into()), ("text", text.into())],
            ),
            None => self.text("fault-in-file", &[("file", (&fault.file).into()), ("text", text.into())]),
        }
    }
}

fn of_rules<'a>(arg: rules::Arg) -> Arg<'a> {
    match arg {
        rules::Arg::Text(text) => text.into(),
        rules::Arg::List(words) => words.join(", ").into(),
        rules::Arg::Number(number) => number.into(),
    }
}
