//! Parses the command line, gives the refusals for clap's errors, and writes the help, in plain lines that make sense
//! alone.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, Args, Command, CommandFactory, Error, FromArgMatches};

use super::arguments::{Arguments, ConversationOptions, typed};
use super::refusal::{Refusal, fixed};
use super::values::ValueFault;
use crate::rules::{Library, nearest};
use crate::session::{LanguagePack, exact_games};
use crate::text::{Lang, Line, Locale, msg};

/// Parses the command line; also returns the name of the command.
pub fn parse(args: &[OsString], lang: Lang) -> Result<(Arguments, Option<String>), Refusal> {
    let args = &as_clap_reads_it(args);
    let read = |args: &[OsString]| -> Result<_, Refusal> {
        let read = Arguments::command().try_get_matches_from(args);
        let read = read.and_then(|matches| Ok((Arguments::from_arg_matches(&matches)?, matches)));
        read.map_err(|error| refusal(&error, args, lang))
    };
    // Flags may stand before the command.
    let root = Arguments::command();
    let at = args.iter().position(|arg| root.find_subcommand(arg).is_some()).filter(|at| *at > 0);
    let moved = at.and_then(|at| read(&[&args[at..], &args[..at]].concat()).ok());
    let (arguments, matches) = moved.map_or_else(|| read(args), Ok)?;
    if arguments.version && arguments.command.is_some() {
        return Err(msg!("cli-unexpected", word = "--version"));
    }
    if let Some(replay) = matches.subcommand_matches("replay").filter(|replay| !replay.get_flag("steps")) {
        let flags = ConversationOptions::augment_args(Command::new("flags"));
        let is_given = |flag: &&Arg| replay.value_source(flag.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(flag) = flags.get_arguments().find(is_given) {
            return Err(msg!("cli-needs", option = typed(flag), other = "--steps"));
        }
    }
    Ok((arguments, matches.subcommand_name().map(str::to_owned)))
}

/// `help play` asks for help, and the words of a game's name belong together: `play crazy 8`.
fn as_clap_reads_it(args: &[OsString]) -> Vec<OsString> {
    if let [first, rest @ ..] = args {
        if first == "help" {
            return [rest, &["--help".into()]].concat();
        }
    }
    let plays = |arg: &OsString| arg == "play" || arg == "learn";
    let Some(at) = args.iter().position(plays) else { return args.to_vec() };
    let is_flag = |arg: &OsString| arg.to_string_lossy().starts_with('-');
    let end = args[at + 1..].iter().position(is_flag).map_or(args.len(), |flag| at + 1 + flag);
    let game = args[at + 1..end].join(" ".as_ref());
    let game = if end > at + 1 { vec![game] } else { Vec::new() };
    [&args[..=at], &game, &args[end..]].concat()
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
        ErrorKind::InvalidSubcommand => unknown_command(word(ContextKind::InvalidSubcommand), lang),
        ErrorKind::UnknownArgument if option.starts_with('-') => unknown_option(option, args),
        ErrorKind::InvalidValue if value.is_empty() => msg!("cli-missing-value", option),
        ErrorKind::ArgumentConflict => match flag(ContextKind::PriorArg) {
            other if other.is_empty() || other == option => msg!("cli-twice", option),
            other => msg!("cli-conflict", option, other),
        },
        ErrorKind::InvalidUtf8 => msg!("cli-not-text"),
        _ if value.is_empty() => msg!("cli-unexpected", word = word(ContextKind::InvalidArg)),
        _ => msg!("cli-unexpected", word = value),
    }
}

/// Games are often typed as commands.
fn unknown_command(word: String, lang: Lang) -> Refusal {
    let root = Arguments::command();
    let suggestion = match exact_games(&LanguagePack::new(lang), &Library::built_in(), &word).as_slice() {
        [game] => Some(format!("play {game}")),
        _ => nearest(&word, root.get_subcommands().map(Command::get_name)).map(str::to_owned),
    };
    match suggestion {
        Some(suggestion) => msg!("cli-unknown-command-suggest", word, suggestion),
        None => msg!("cli-unknown-command", word),
    }
}

fn unknown_option(option: String, args: &[OsString]) -> Refusal {
    let root = Arguments::command();
    let command = args.iter().find_map(|arg| root.find_subcommand(arg)).unwrap_or(&root);
    let general = root.get_arguments().filter(|arg| arg.is_global_set());
    let flags: Vec<String> = general.chain(command.get_arguments()).map(typed).collect();
    let suggestion = nearest(&option, flags.iter().map(String::as_str)).map(str::to_owned);
    let has = |command: &&Command| command.get_arguments().any(|arg| typed(arg) == option);
    match (suggestion, root.get_subcommands().find(has)) {
        (Some(suggestion), _) => msg!("cli-unknown-option-suggest", option, suggestion),
        (None, Some(command)) => msg!("cli-needs", option, other = format!("sixdot {}", command.get_name())),
        (None, None) => msg!("cli-unknown-option", option),
    }
}

/// The help of the program or of the named command.
pub fn help(locale: &Locale, command: Option<&str>) -> Vec<Line> {
    let root = Arguments::command();
    let texts = match command.and_then(|name| root.find_subcommand(name)) {
        None => of_program(locale, &root),
        Some(command) => of_command(locale, &root, command),
    };
    texts.into_iter().map(fixed).collect()
}

/// The commands and arguments with their texts.
pub fn described(locale: &Locale) -> Command {
    let with_texts = |arg: Arg| {
        let purpose = purpose(locale, &arg);
        arg.help(purpose)
    };
    let root = Arguments::command().about(locale.in_full(msg!("cli-about"))).mut_args(with_texts);
    root.mut_subcommands(|command| {
        let about = about(locale, &command);
        command.about(about).mut_args(with_texts)
    })
}

fn of_program(locale: &Locale, root: &Command) -> Vec<String> {
    let commands = root.get_subcommands();
    let commands = commands.map(|command| item(locale, &call(locale, command), &about(locale, command)));
    [locale.in_full(msg!("cli-about")), locale.in_full(msg!("cli-start"))]
        .into_iter()
        .chain([format!("{}:", locale.in_full(msg!("cli-commands")))])
        .chain(commands)
        .chain([format!("{}:", locale.in_full(msg!("cli-options")))])
        .chain(root.get_arguments().map(|arg| explained(locale, arg)))
        .chain([locale.in_full(msg!("cli-more-help"))])
        .collect()
}

fn of_command(locale: &Locale, root: &Command, command: &Command) -> Vec<String> {
    let usage = item(locale, &locale.in_full(msg!("cli-usage")), &format!("sixdot {}", call(locale, command)));
    let general = root.get_arguments().filter(|arg| arg.is_global_set());
    let args = command.get_arguments().chain(general).map(|arg| explained(locale, arg));
    [about(locale, command), usage].into_iter().chain(args).collect()
}

/// The command with its operands.
fn call(locale: &Locale, command: &Command) -> String {
    let words = command.get_positionals().filter_map(|arg| value(locale, arg));
    std::iter::once(command.get_name().to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn about(locale: &Locale, command: &Command) -> String {
    named(locale, format!("cli-{}", command.get_name()))
}

fn explained(locale: &Locale, arg: &Arg) -> String {
    let typed = match (arg.is_positional(), value(locale, arg)) {
        (true, value) => value.unwrap_or_default(),
        (false, Some(value)) => format!("{} {value}", typed(arg)),
        (false, None) => typed(arg),
    };
    item(locale, &typed, &purpose(locale, arg))
}

fn purpose(locale: &Locale, arg: &Arg) -> String {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    // Flags that ask for something instead of changing it.
    let id = if matches!(name, "help" | "version") { format!("cli-{name}") } else { format!("cli-arg-{name}") };
    named(locale, id)
}

/// The name of the value of an argument.
fn value(locale: &Locale, arg: &Arg) -> Option<String> {
    let name = arg.get_value_names().filter(|_| arg.get_action().takes_values())?.first()?;
    Some(named(locale, format!("cli-value-{}", name.to_lowercase())))
}

/// The message with an id that is built from an argument; the id if there is none.
fn named(locale: &Locale, id: String) -> String {
    locale.find(&id, &[]).map_or(id, |own| locale.in_full(own))
}

fn item(locale: &Locale, typed: &str, explained: &str) -> String {
    locale.in_full(msg!("cli-item", typed, explained))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_described_command_line_has_the_texts_of_the_help() {
        let root = described(&Locale::new(Lang::En));
        assert_eq!(
            root.get_about().map(ToString::to_string),
            Some(help(&Locale::new(Lang::En), None)[0].text.clone())
        );
        for command in root.get_subcommands().chain([&root]) {
            let has_text = |arg: &Arg| arg.get_help().is_some_and(|help| help.to_string().ends_with('.'));
            assert!(command.get_about().is_some(), "{command}");
            assert!(command.get_arguments().all(has_text), "{command}");
        }
    }

    #[test]
    fn every_argument_has_a_message_and_every_line_makes_sense_alone() {
        let root = Arguments::command();
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in [None].into_iter().chain(root.get_subcommands().map(|command| Some(command.get_name()))) {
                for line in help(&locale, command) {
                    let whole = line.text.ends_with(['.', ':']) || line.text.contains(": sixdot ");
                    assert!(whole && !line.text.contains('\n'), "{lang}: {}", line.text);
                    assert!(!line.text.contains("cli-"), "{lang}: without a text: {}", line.text);
                }
            }
        }
    }
}
