//! The help, in plain lines that make sense alone, and the refusals for clap's errors.

use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::fixed;
use super::grammar::{ALONE, CliCommand, GENERAL, Param, command_in};
use super::refusal::Refusal;
use crate::rules::nearest;
use crate::text::{Line, Locale, msg};

#[must_use]
pub fn help(locale: &Locale, command: Option<CliCommand>) -> Vec<Line> {
    let texts = match command {
        None => program(locale),
        Some(command) => of_command(locale, command),
    };
    texts.into_iter().map(fixed).collect()
}

fn program(locale: &Locale) -> Vec<String> {
    let commands = CliCommand::ALL.map(|command| item(locale, &call(locale, command), &about(locale, command)));
    let params = GENERAL.iter().chain(ALONE).map(|param| flag(locale, param));
    [locale.in_full(msg!("cli-about")), locale.in_full(msg!("cli-start"))]
        .into_iter()
        .chain([format!("{}:", locale.in_full(msg!("cli-commands")))])
        .chain(commands)
        .chain([format!("{}:", locale.in_full(msg!("cli-options")))])
        .chain(params)
        .chain([locale.in_full(msg!("cli-more-help"))])
        .collect()
}

fn of_command(locale: &Locale, command: CliCommand) -> Vec<String> {
    let usage = item(locale, &locale.in_full(msg!("cli-usage")), &format!("sixdot {}", call(locale, command)));
    let operands = command.operands().iter().map(|param| {
        let word = param.value_word().unwrap_or(param.id);
        item(locale, &value(locale, word), &explained(locale, param))
    });
    let flags = command.flags().chain(GENERAL).map(|param| flag(locale, param));
    [about(locale, command), usage].into_iter().chain(operands).chain(flags).collect()
}

/// The command with its operands.
fn call(locale: &Locale, command: CliCommand) -> String {
    let words = command.operands().iter().filter_map(Param::value_word).map(|word| value(locale, word));
    std::iter::once(command.name().to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn about(locale: &Locale, command: CliCommand) -> String {
    named(locale, format!("cli-{}", command.name()))
}

fn flag(locale: &Locale, param: &Param) -> String {
    let typed = match param.value_word() {
        Some(word) => format!("{} {}", param.flag(), value(locale, word)),
        None => param.flag(),
    };
    item(locale, &typed, &explained(locale, param))
}

fn value(locale: &Locale, word: &str) -> String {
    named(locale, format!("cli-value-{word}"))
}

fn explained(locale: &Locale, param: &Param) -> String {
    let own = locale.find(&format!("cli-arg-{}", param.id), &[]).map(|own| locale.in_full(own));
    // Flags that ask for something instead of changing it.
    own.unwrap_or_else(|| locale.in_full(msg!(if (param.id == "version") "cli-version" else "cli-help")))
}

/// The message for an item of the grammar; its id if there is none.
fn named(locale: &Locale, id: String) -> String {
    locale.find(&id, &[]).map_or(id, |own| locale.in_full(own))
}

fn item(locale: &Locale, typed: &str, explained: &str) -> String {
    locale.in_full(msg!("cli-item", typed, explained))
}

impl Refusal {
    /// The refusal for an error of clap. `is_game` recognises games, which are often typed as commands.
    pub fn of(error: &Error, args: &[OsString], is_game: impl Fn(&str) -> bool) -> Refusal {
        let word = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.first().cloned().unwrap_or_default(),
            _ => String::new(),
        };
        // Clap names a flag together with its value.
        let flag = |kind| word(kind).split([' ', '=']).next().unwrap_or_default().to_owned();
        let option = flag(ContextKind::InvalidArg);
        let value = word(ContextKind::InvalidValue);
        match error.kind() {
            ErrorKind::InvalidSubcommand => unknown_command(word(ContextKind::InvalidSubcommand), is_game),
            ErrorKind::UnknownArgument if option.starts_with('-') => unknown_option(option, args),
            ErrorKind::InvalidValue if value.is_empty() => Refusal::MissingValue { option },
            ErrorKind::ArgumentConflict => Refusal::Twice { option },
            ErrorKind::InvalidUtf8 => Refusal::NotText {},
            _ if value.is_empty() => Refusal::Unexpected { word: word(ContextKind::InvalidArg) },
            _ => Refusal::Unexpected { word: value },
        }
    }
}

fn unknown_command(word: String, is_game: impl Fn(&str) -> bool) -> Refusal {
    let play = CliCommand::Play.name();
    let suggestion = if is_game(&word) {
        Some(format!("{play} {word}"))
    } else {
        nearest(&word, CliCommand::ALL.map(CliCommand::name)).map(str::to_owned)
    };
    Refusal::UnknownCommand { word, suggestion }
}

fn unknown_option(option: String, args: &[OsString]) -> Refusal {
    let own: Vec<&Param> =
        command_in(args).map_or_else(|| ALONE.iter().collect(), |command| command.flags().collect());
    let flags: Vec<String> = GENERAL.iter().chain(own).map(Param::flag).collect();
    let suggestion = nearest(&option, flags.iter().map(String::as_str)).map(str::to_owned);
    Refusal::UnknownOption { option, suggestion }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Lang;

    #[test]
    fn every_line_makes_sense_alone() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in [None].into_iter().chain(CliCommand::ALL.map(Some)) {
                for line in help(&locale, command) {
                    let whole = line.text.ends_with(['.', ':']) || line.text.contains(": sixdot ");
                    assert!(whole && !line.text.contains('\n'), "{lang}: {}", line.text);
                    assert!(!line.text.contains("cli-"), "{lang}: without a text: {}", line.text);
                }
            }
        }
    }
}
