//! `sixdot games`: one line a game, its id first; and `sixdot games GAME`: one line for each thing that a table of it can
//! choose, with its clause.

use super::given::Given;
use super::language::Language;
use super::line;
use super::stop::Stop;
use super::terminal::tell;
use super::{table, to_stderr};
use crate::rules::{OptionForm, TableOption};
use crate::say::{Channel, Line, Locale, msg};

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
        let text = match library.load(&id, &[]) {
            Ok(loaded) => {
                let sizes = locale.sizes(&loaded.rules.sizes());
                let mut text = if name == id {
                    locale.say(msg!("games-item-unnamed", id = id.as_str(), sizes))
                } else {
                    locale.say(msg!("games-item", id = id.as_str(), name, sizes))
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
                locale.say(msg!("cli-bad-rules", game = id.as_str(), check = library.check_command()))
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
    tell(&lines)?;
    if !faults.is_empty() {
        let locale = Locale::new(language.lang);
        to_stderr(faults.iter().map(|fault| locale.fault(fault)));
    }
    Ok(())
}

/// What can be chosen: as it is typed, then what it is called.
fn choice(locale: &Locale, option: &TableOption) -> Line {
    let values = values(locale, option);
    let title = locale.option_name(option);
    let default = match option.form {
        OptionForm::Words(_) => option.default.clone(),
        _ => locale.option_value(option, &option.default),
    };
    let mut text = locale.say(msg!("games-option", name = option.name.as_str(), title, values, default));
    if let Some(clause) = option.clause {
        let rule = locale.say(msg!("rule", clause = clause.to_string()));
        text.full = format!("{} {}", text.full, rule.full);
    }
    line(text, Channel::Help)
}

/// What can stand behind an option.
pub fn values(locale: &Locale, option: &TableOption) -> String {
    match &option.form {
        OptionForm::Number { min, max } => locale.in_full(msg!("games-option-range", min = *min, max = *max)),
        OptionForm::Words(words) => words.join(", "),
        OptionForm::Cards { most, ready, .. } => {
            locale.in_full(msg!("games-option-cards", min = 0, max = *most, cards = ready.join(", ")))
        }
    }
}
