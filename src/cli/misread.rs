//! What clap did not understand, said by us.

use std::ffi::OsString;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::grammar::{ALONE, Command, GENERAL, Param, command_in};
use super::refusal::Refusal;
use crate::rules::nearest;

impl Refusal {
    /// The refusal for an error of clap. `is_game` tells which words are games: they are often typed as commands.
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
    let play = Command::Play.name();
    let suggestion = if is_game(&word) {
        Some(format!("{play} {word}"))
    } else {
        nearest(&word, Command::ALL.map(Command::name)).map(str::to_owned)
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
