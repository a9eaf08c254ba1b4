//! Parses the command line, and gives the refusals for clap's errors.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, Args, Command, CommandFactory, Error, FromArgMatches};

use super::arguments::{Arguments, ConversationOptions, typed};
use super::refusal::{Refusal, first_given};
use super::values::ValueFault;
use crate::rules::{Library, nearest};
use crate::text::{Lang, msg};

/// Parses the command line; also returns the name of the command.
pub fn parse(args: &[OsString], lang: Lang) -> Result<(Arguments, Option<String>), Refusal> {
    let read = || -> Result<_, Error> {
        let matches = Arguments::command().try_get_matches_from(args)?;
        Ok((Arguments::from_arg_matches(&matches)?, matches))
    };
    let (arguments, matches) = read().map_err(|error| refusal(&error, args, lang))?;
    if arguments.command.is_some() {
        if let Some(flag) = first_given([("--speech", arguments.speech), ("--version", arguments.version)]) {
            return Err(Refusal::unexpected(flag));
        }
    }
    if let Some(replay) = matches.subcommand_matches("replay").filter(|replay| !replay.get_flag("steps")) {
        let flags = ConversationOptions::augment_args(Command::new("flags"));
        let is_given = |flag: &&Arg| replay.value_source(flag.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(flag) = flags.get_arguments().find(is_given) {
            return Err(Refusal::needs(typed(flag), "--steps"));
        }
    }
    Ok((arguments, matches.subcommand_name().map(str::to_owned)))
}

/// The refusal for an error of clap.
fn refusal(error: &Error, args: &[OsString], lang: Lang) -> Refusal {
    let word = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.first().cloned().unwrap_or_default(),
        _ => String::new(),
    };
    // Clap names a flag together with its value.
    let flag = |kind| word(kind).split([' ', '=']).next().unwrap_or_default().to_owned();
    let option = flag(ContextKind::InvalidArg);
    let value = word(ContextKind::InvalidValue);
    if let Some(fault) = error.source().and_then(|fault| fault.downcast_ref::<ValueFault>()) {
        let operand = || option.trim_matches(['[', ']', '<', '>', '.']).to_uppercase();
        return fault.refusal(if option.starts_with('-') { option.clone() } else { operand() }, value, lang);
    }
    match error.kind() {
        ErrorKind::InvalidSubcommand => unknown_command(word(ContextKind::InvalidSubcommand)),
        ErrorKind::UnknownArgument if option.starts_with('-') => unknown_option(option, args),
        ErrorKind::InvalidValue if value.is_empty() => Refusal::missing_value(&option),
        ErrorKind::ArgumentConflict => match flag(ContextKind::PriorArg) {
            other if other.is_empty() || other == option => Refusal::twice(option),
            other => Refusal::conflict(option, other),
        },
        ErrorKind::InvalidUtf8 => Refusal(msg!("cli-not-text")),
        _ if value.is_empty() => Refusal::unexpected(word(ContextKind::InvalidArg)),
        _ => Refusal::unexpected(value),
    }
}

/// Games are often typed as commands.
fn unknown_command(word: String) -> Refusal {
    let root = Arguments::command();
    let suggestion = if Library::built_in().ids().contains(&word) {
        Some(format!("play {word}"))
    } else {
        nearest(&word, root.get_subcommands().map(Command::get_name)).map(str::to_owned)
    };
    Refusal(match suggestion {
        Some(suggestion) => msg!("cli-unknown-command-suggest", word, suggestion),
        None => msg!("cli-unknown-command", word),
    })
}

fn unknown_option(option: String, args: &[OsString]) -> Refusal {
    let root = Arguments::command();
    let command = args.iter().find_map(|arg| root.find_subcommand(arg)).unwrap_or(&root);
    let general = root.get_arguments().filter(|arg| arg.is_global_set());
    let flags: Vec<String> = general.chain(command.get_arguments()).map(typed).collect();
    let suggestion = nearest(&option, flags.iter().map(String::as_str)).map(str::to_owned);
    Refusal(match suggestion {
        Some(suggestion) => msg!("cli-unknown-option-suggest", option, suggestion),
        None => msg!("cli-unknown-option", option),
    })
}
