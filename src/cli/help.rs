//! The help: plain lines, each of which makes sense alone.

use super::fixed;
use super::grammar::{ALONE, Command, GENERAL, Param};
use crate::say::{Line, Locale};

/// The help of a command, or of the program.
#[must_use]
pub fn help(locale: &Locale, command: Option<Command>) -> Vec<Line> {
    let texts = match command {
        None => program(locale),
        Some(command) => of_command(locale, command),
    };
    texts.into_iter().map(fixed).collect()
}

fn program(locale: &Locale) -> Vec<String> {
    let say = |id: &str| locale.full(id, &[]);
    let commands = Command::ALL.map(|command| item(locale, &call(locale, command), &about(locale, command)));
    let params = GENERAL.iter().chain(ALONE).map(|param| flag(locale, param));
    [say("cli-about"), say("cli-start"), format!("{}:", say("cli-commands"))]
        .into_iter()
        .chain(commands)
        .chain([format!("{}:", say("cli-options"))])
        .chain(params)
        .chain([say("cli-more-help")])
        .collect()
}

fn of_command(locale: &Locale, command: Command) -> Vec<String> {
    let usage = item(locale, &locale.full("cli-usage", &[]), &format!("sixdot {}", call(locale, command)));
    let operands = command.operands().iter().map(|param| {
        let word = param.value_word().unwrap_or(param.id);
        item(locale, &value(locale, word), &explained(locale, param))
    });
    let flags = command.flags().chain(GENERAL).map(|param| flag(locale, param));
    [about(locale, command), usage].into_iter().chain(operands).chain(flags).collect()
}

/// What is typed: the command and what stands behind it.
fn call(locale: &Locale, command: Command) -> String {
    let words = command.operands().iter().filter_map(Param::value_word).map(|word| value(locale, word));
    std::iter::once(command.name().to_owned()).chain(words).collect::<Vec<_>>().join(" ")
}

fn about(locale: &Locale, command: Command) -> String {
    locale.full(&format!("cli-{}", command.name()), &[])
}

fn flag(locale: &Locale, param: &Param) -> String {
    let typed = match param.value_word() {
        Some(word) => format!("{} {}", param.flag(), value(locale, word)),
        None => param.flag(),
    };
    item(locale, &typed, &explained(locale, param))
}

fn value(locale: &Locale, word: &str) -> String {
    locale.full(&format!("cli-value-{word}"), &[])
}

fn explained(locale: &Locale, param: &Param) -> String {
    let id = format!("cli-arg-{}", param.id);
    locale.full(if locale.has(&id) { &id } else { general_id(param) }, &[])
}

/// The flags that ask for something instead of changing it.
fn general_id(param: &Param) -> &'static str {
    if param.id == "version" { "cli-version" } else { "cli-help" }
}

fn item(locale: &Locale, typed: &str, explained: &str) -> String {
    locale.full("cli-item", &[("typed", typed.into()), ("explained", explained.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::Lang;

    #[test]
    fn every_line_makes_sense_alone() {
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            for command in [None].into_iter().chain(Command::ALL.map(Some)) {
                for line in help(&locale, command) {
                    let whole = line.text.ends_with(['.', ':']) || line.text.contains(": sixdot ");
                    assert!(whole && !line.text.contains('\n'), "{lang}: {}", line.text);
                }
            }
        }
    }
}
