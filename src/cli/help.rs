//! The help, in plain lines that make sense alone.

use clap::{Arg, Command, CommandFactory};

use super::arguments::{Arguments, typed};
use super::fixed;
use crate::text::{Line, Locale, msg};

/// The help of the program or of the named command.
pub fn help(locale: &Locale, command: Option<&str>) -> Vec<Line> {
    let root = Arguments::command();
    let texts = match command.and_then(|name| root.find_subcommand(name)) {
        None => of_program(locale, &root),
        Some(command) => of_command(locale, &root, command),
    };
    texts.into_iter().map(fixed).collect()
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
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    // Flags that ask for something instead of changing it.
    let id = if matches!(name, "help" | "version") { format!("cli-{name}") } else { format!("cli-arg-{name}") };
    let typed = match (arg.is_positional(), value(locale, arg)) {
        (true, value) => value.unwrap_or_default(),
        (false, Some(value)) => format!("{} {value}", typed(arg)),
        (false, None) => typed(arg),
    };
    item(locale, &typed, &named(locale, id))
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
    use crate::text::Lang;

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
