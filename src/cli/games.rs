//! `sixdot games`: one line a game, its id first; and `sixdot games GAME`: one line for each thing that a table of it can
//! choose, with its clause.

use std::io;

use super::given::Given;
use super::language::Language;
use super::line;
use super::stop::Stop;
use super::{table, to_stderr};
use crate::output::{Output, Text};
use crate::rules::{OptionForm, TableOption};
use crate::say::{Channel, Line, Locale};

/// Lists the games, or what a table of one can choose. A game whose rules have faults is told without its players, and
/// its faults to standard error.
///
/// # Errors
/// The folders of further rule files have faults, or there is no such game.
pub fn games(given: &Given, language: &Language) -> Result<(), Stop> {
    let (library, mut faults) = table::library_and_faults(given)?;
    let locale = Locale::new(language.lang).with_titles(library.titles());
    let mut item = |id: String| -> Line {
        let name = locale.game_name(&id);
        let args = [("id", id.as_str().into()), ("name", name.as_str().into())];
        let text = match library.load(&id, &[]) {
            Ok(loaded) => {
                let sizes = [("sizes", locale.sizes(&loaded.rules.sizes()).into())];
                let mut text = if name == id {
                    locale.text("games-item-unnamed", &[&args[..1], &sizes[..]].concat())
                } else {
                    locale.text("games-item", &[&args[..], &sizes[..]].concat())
                };
                if loaded.book_of != id {
                    let difference =
                        locale.difference(&locale.game_name(&loaded.book_of), &loaded.options, loaded.manner);
                    text.full = format!("{} {}", text.full, difference.full);
                }
                text
            }
            Err(own) => {
                faults.extend(own);
                locale
                    .text("cli-bad-rules", &[("game", id.as_str().into()), ("check", library.check_command().into())])
            }
        };
        line(text, Channel::Help)
    };
    let lines: Vec<Line> = match given.text("game") {
        Some(game) => {
            let options = table::load(given, &library, game, &[])?.options;
            let choices = options.iter().map(|option| choice(&locale, option));
            std::iter::once(item(game.to_owned())).chain(choices).collect()
        }
        None => library.ids().into_iter().map(item).collect(),
    };
    Text::new(io::stdout()).write(&lines)?;
    if !faults.is_empty() {
        let locale = Locale::with_faults(language.lang);
        to_stderr(faults.iter().map(|fault| locale.fault(fault)));
    }
    Ok(())
}

/// What can be chosen: as it is typed, then what it is called.
fn choice(locale: &Locale, option: &TableOption) -> Line {
    let values = match &option.form {
        OptionForm::Number { min, max } => {
            locale.full("games-option-range", &[("min", (*min).into()), ("max", (*max).into())])
        }
        OptionForm::Words(words) => words.join(", "),
        OptionForm::Cards { most, ready, .. } => {
            let range = [("min", 0.into()), ("max", (*most).into()), ("cards", ready.join(", ").into())];
            locale.full("games-option-cards", &range)
        }
    };
    let title = locale.option_name(&option.name);
    let default = match option.form {
        OptionForm::Words(_) => option.default.clone(),
        _ => locale.option_value(&option.name, &option.default),
    };
    let args = [
        ("name", option.name.as_str().into()),
        ("title", title.into()),
        ("values", values.into()),
        ("default", default.into()),
    ];
    let mut text = locale.text("games-option", &args);
    if let Some(clause) = option.clause {
        let rule = locale.text("rule", &[("clause", clause.to_string().into())]);
        text.full = format!("{} {}", text.full, rule.full);
    }
    line(text, Channel::Help)
}
