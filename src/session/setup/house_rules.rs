//! House rules before a game, and saving them as a rule file.

use std::io;
use std::path::{Path, PathBuf};

use crate::input::normal;
use crate::rules::{
    Diagnostic, DiagnosticKind, HouseRules, Library, Loaded, OptionForm, TableChoices, TableOption, TableSettings,
};
use crate::session::app::{App, SetupQuestion};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, NotWritten, typed_number};
use crate::session::storage::id_of;
use crate::session::table_state::TableState;
use crate::text::{Channel, Line, Locale, Text, Urgency, msg};

impl App {
    /// Lists the house rules with their numbers and asks for one.
    pub fn ask_option(&mut self, loaded: &Loaded) -> Next {
        self.asking = Some(SetupQuestion::Options);
        self.lines.extend(items(self.voice(), loaded));
        self.tell([self.voice().question(msg!("ask-option"))])
    }

    /// Takes Enter, an option, an option with its value, or the word that lists all.
    pub fn take_option(&mut self, loaded: &Loaded, typed: &str) -> Next {
        let typed = typed.trim();
        if typed.is_empty() {
            self.asking = Some(SetupQuestion::Game);
            return self.ask_next();
        }
        if is_options_request(self.voice(), typed) {
            return self.ask_option(loaded);
        }
        let (name, value) = name_and_value(self.voice().locale(), loaded, typed);
        let Some(index) = find(self.voice().locale(), loaded, name) else {
            self.lines.push(self.voice().error(msg!("unknown-house-rule", word = name.trim())));
            return self.stop([self.voice().question(msg!("ask-option"))]);
        };
        if let Some(value) = value {
            return self.take_value(loaded, index, value);
        }
        self.asking = Some(SetupQuestion::Value(index));
        self.tell(values_question(self.voice(), loaded, index))
    }

    /// Takes a value. The players are asked next.
    pub fn take_value(&mut self, loaded: &Loaded, index: usize, typed: &str) -> Next {
        let option = house_rules(loaded).nth(index).cloned();
        let value = option.as_ref().and_then(|option| read_value(self.voice().locale(), option, typed));
        let (Some(option), Some(value)) = (option, value) else {
            self.lines.push(self.voice().error(msg!("unknown-value", word = typed.trim())));
            self.asking = Some(SetupQuestion::Value(index));
            return self.stop(values_question(self.voice(), loaded, index));
        };
        let mut chosen: Vec<(String, String)> = self.plan.options.clone();
        chosen.retain(|(name, _)| *name != option.name);
        if value != option.default {
            chosen.push((option.name.clone(), value));
        }
        let game = self.plan.game.clone().unwrap_or_default();
        self.asking = Some(SetupQuestion::Game);
        match self.library.load(&game, &chosen) {
            Ok(changed) => {
                self.plan.options = chosen;
                self.loaded = Some(changed);
                self.ask_next()
            }
            Err(faults) => {
                self.lines.push(self.not_together(&game, &faults));
                match self.ask_next() {
                    Next::Continue => Next::Stop,
                    next => next,
                }
            }
        }
    }

    pub fn not_together(&self, game: &str, faults: &[Diagnostic]) -> Line {
        let locale = self.voice().locale();
        let name = locale.game_name(game);
        match faults.first().map(|fault| &fault.what) {
            Some(DiagnosticKind::OptionsClash { first, second }) => {
                let called = |id: &String| {
                    let loaded = self.loaded.as_ref();
                    let own = loaded.and_then(|loaded| loaded.options.iter().find(|option| option.name == *id));
                    own.map_or_else(|| locale.option_with_id(id), |option| locale.option_name(option))
                };
                self.voice().error(msg!("not-together", first = called(first), second = called(second)))
            }
            Some(DiagnosticKind::NoTeams { teams, max }) => {
                self.voice().error(msg!("cli-no-teams", game = name, teams = *teams, max = *max))
            }
            _ => self.voice().error(msg!("cli-bad-rules", game = name, check = self.library.check_command())),
        }
    }
}

/// Splits an option and its value at an equals sign or a blank: `teams=2`, `teams 2`.
pub fn name_and_value<'t>(locale: &Locale, loaded: &Loaded, typed: &'t str) -> (&'t str, Option<&'t str>) {
    if let Some((name, value)) = typed.split_once('=') {
        return (name, Some(value));
    }
    let is_option = |name: &str| find(locale, loaded, name).is_some();
    let blanks = typed.rmatch_indices(char::is_whitespace).map(|(at, _)| typed.split_at(at));
    if is_option(typed) {
        return (typed, None);
    }
    blanks.into_iter().find(|(name, _)| is_option(name)).map_or((typed, None), |(name, value)| (name, Some(value)))
}

/// All options but added cards, which have a question of their own.
pub fn house_rules(loaded: &Loaded) -> impl Iterator<Item = &TableOption> {
    loaded.options.iter().filter(|option| !matches!(option.form, OptionForm::Cards { .. }))
}

pub fn items(voice: &LanguagePack, loaded: &Loaded) -> Vec<Line> {
    house_rules(loaded).enumerate().map(|(index, option)| item(voice.locale(), index, option)).collect()
}

pub fn values(voice: &LanguagePack, loaded: &Loaded, index: usize) -> (Vec<Line>, String, String) {
    let Some(option) = house_rules(loaded).nth(index) else { return Default::default() };
    let locale = voice.locale();
    let lines = match range(option) {
        Some((min, max)) => vec![voice.help(msg!("lobby-value-range", min, max))],
        None => choices(voice, option),
    };
    (lines, locale.option_name(option), locale.option_value(option, &option.chosen))
}

pub fn chosen(locale: &Locale, loaded: &Loaded, index: usize, typed: &str) -> Option<(String, String)> {
    let option = house_rules(loaded).nth(index)?;
    Some((option.name.clone(), read_value(locale, option, typed)?))
}

/// "4: Stacking: not allowed."
fn item(locale: &Locale, index: usize, option: &TableOption) -> Line {
    let value = locale.option_value(option, &option.chosen);
    locale
        .say(msg!("options-item", number = index + 1, name = locale.option_name(option), value))
        .line(Channel::Help, Urgency::Answer)
}

fn words(option: &TableOption) -> &[String] {
    match &option.form {
        OptionForm::Words(words) => words,
        OptionForm::Number { .. } | OptionForm::Cards { .. } => &[],
    }
}

fn range(option: &TableOption) -> Option<(u32, u32)> {
    if let OptionForm::Number { min, max } = option.form {
        return Some((min, max));
    }
    let numbers: Option<Vec<u32>> = words(option).iter().map(|word| word.parse().ok()).collect();
    let numbers = numbers?;
    Some((*numbers.iter().min()?, *numbers.iter().max()?))
}

/// An option by its id or name, its number, or the beginning of its id or name. Number words count only where no
/// option has that name, such as `seven`.
pub fn find(locale: &Locale, loaded: &Loaded, typed: &str) -> Option<usize> {
    let typed = normal(typed.trim());
    if let Some(index) = named(locale, loaded, &typed) {
        return Some(index);
    }
    if let Some(number) = typed_number(&typed) {
        return number.checked_sub(1).filter(|index| *index < house_rules(loaded).count());
    }
    begun(locale, loaded, &typed)
}

/// A number word before text that names no option, after filler words: the number of players.
pub fn number_in_words(locale: &Locale, loaded: &Loaded, typed: &str) -> Option<usize> {
    let name = normal(typed.split_once('=').map_or(typed, |(name, _)| name));
    // `zu dritt`, `for three`
    let around = locale.in_full(msg!("words-seating"));
    let is_around = |word: &&str| around.split_whitespace().any(|other| other == normal(word));
    let number = typed_number(typed.split_whitespace().find(|word| !is_around(word))?)?;
    let is_option =
        named(locale, loaded, &name).is_some() || name.contains(' ') && begun(locale, loaded, &name).is_some();
    (!is_option).then_some(number)
}

fn begun(locale: &Locale, loaded: &Loaded, typed: &str) -> Option<usize> {
    let begins = |option: &TableOption| forms(locale, option).iter().any(|form| form.starts_with(typed));
    house_rules(loaded).position(begins).filter(|_| !typed.is_empty())
}

pub fn is_option_prefix(locale: &Locale, loaded: &Loaded, typed: &str) -> bool {
    !normal(typed).starts_with(|letter: char| letter.is_ascii_digit()) && find(locale, loaded, typed).is_some()
}

fn named(locale: &Locale, loaded: &Loaded, typed: &str) -> Option<usize> {
    let typed = normal(typed.trim());
    house_rules(loaded).position(|option| forms(locale, option).contains(&typed))
}

fn forms(locale: &Locale, option: &TableOption) -> [String; 2] {
    [normal(&option.name), normal(&locale.option_name(option))]
}

/// A value by itself, its number in the list, its name, or the beginning of its name.
fn read_value(locale: &Locale, option: &TableOption, typed: &str) -> Option<String> {
    let typed = normal(typed.trim());
    if let OptionForm::Number { min, max } = option.form {
        return typed
            .parse::<u32>()
            .ok()
            .filter(|number| (min..=max).contains(number))
            .map(|number| number.to_string());
    }
    let words = words(option);
    let own = words.iter().find(|word| normal(word) == typed);
    let numbered = || typed.parse::<usize>().ok().and_then(|number| words.get(number.checked_sub(1)?));
    let called = || words.iter().find(|word| normal(&locale.option_value(option, word)).starts_with(&typed));
    own.or_else(|| numbered().filter(|_| range(option).is_none())).or_else(called).cloned()
}

pub fn is_options_request(voice: &LanguagePack, typed: &str) -> bool {
    voice.means(typed, msg!("words-options"), "options")
}

/// True for the full name of a house rule, also with a value after it.
pub fn is_option_name(voice: &LanguagePack, loaded: &Loaded, typed: &str) -> bool {
    let name = typed.split_once('=').map_or(typed, |(name, _)| name);
    named(voice.locale(), loaded, name).is_some()
}

pub fn values_question(voice: &LanguagePack, loaded: &Loaded, index: usize) -> Vec<Line> {
    let Some(option) = house_rules(loaded).nth(index) else { return Vec::new() };
    let locale = voice.locale();
    let now = locale.option_value(option, &option.chosen);
    let name = locale.option_name(option);
    if let Some((min, max)) = range(option) {
        return vec![voice.question(msg!("ask-value-number", name, value = now, min, max))];
    }
    choices(voice, option).into_iter().chain([voice.question(msg!("ask-value", name, value = now))]).collect()
}

fn choices(voice: &LanguagePack, option: &TableOption) -> Vec<Line> {
    let item = |(index, word): (usize, &String)| {
        let name = voice.locale().option_value(option, word);
        voice.help(msg!("games-choice", number = index + 1, name))
    };
    words(option).iter().enumerate().map(item).collect()
}

/// The option after the word for house rules (`options 2`), or, by its full name, after `with`.
pub fn option_behind<'t>(voice: &LanguagePack, loaded: &Loaded, typed: &'t str) -> Option<&'t str> {
    let (word, rest) = typed.trim().split_once(' ')?;
    let locale = voice.locale();
    let (name, _) = name_and_value(locale, loaded, rest.trim());
    let together = locale.in_full(msg!("words-together"));
    let is_with = || together.split_whitespace().any(|with| with == normal(word));
    let is_one = is_options_request(voice, word) && find(locale, loaded, name).is_some()
        || is_with() && named(locale, loaded, name).is_some();
    is_one.then(|| rest.trim())
}

#[derive(Debug)]
pub struct SavedRules {
    pub id: String,
    pub path: PathBuf,
    /// The differences from the rule book.
    pub about: Text,
}

#[derive(Debug)]
pub enum NotSaved {
    NoFolder,
    Name,
    /// The table plays by the rule book.
    AsInBook,
    Exists {
        id: String,
    },
    File {
        path: PathBuf,
        error: io::Error,
    },
}

/// Saves the differences from a game's rule book as a rule file in the user's folder, and adds it to the library.
///
/// # Errors
/// Why it was not saved. A file is never overwritten.
pub fn save_rules(
    locale: &Locale,
    folder: Option<&Path>,
    library: &mut Library,
    name: &str,
    chosen: TableChoices<'_>,
) -> Result<SavedRules, NotSaved> {
    let folder = folder.ok_or(NotSaved::NoFolder)?;
    if chosen.is_as_in_book() {
        return Err(NotSaved::AsInBook);
    }
    let profile = HouseRules::of(&id_of(name, locale.lang()), chosen).ok_or(NotSaved::Name)?;
    let id = profile.id.clone();
    if library.ids().contains(&id) {
        return Err(NotSaved::Exists { id });
    }
    let about = locale.difference(&locale.game_name(chosen.game), chosen.options, chosen.manner);
    let path = match profile.save(folder, &about.written()) {
        Ok(path) => path,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(NotSaved::Exists { id }),
        Err(error) => return Err(NotSaved::File { path: folder.join(format!("{id}.toml")), error }),
    };
    library.add_text(&id, &path.display().to_string(), profile.to_text(&about.written()));
    Ok(SavedRules { id, path, about })
}

impl LanguagePack {
    /// The name after `rules save`.
    pub fn rules_to_save<'t>(&self, rest: &'t str) -> Option<&'t str> {
        let (word, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let words = self.locale().in_full(msg!("words-save"));
        words.split_whitespace().any(|save| save == normal(word)).then(|| name.trim())
    }
}

impl App {
    pub fn save_rules_of(&mut self, table_state: &TableState, name: &str) -> Line {
        let (table, setup) = (&table_state.played, table_state.setup);
        let folder = self.storage.folders.rules.as_deref();
        let manner = TableSettings::of(setup.referee, setup.calls);
        let chosen = TableChoices { game: &table.book_of, options: &table.options, manner };
        let saved = save_rules(self.keyboard.voice().locale(), folder, &mut self.library, name, chosen);
        match saved {
            Ok(saved) => saved.line(self.voice().locale()),
            Err(NotSaved::NoFolder) => self.voice().error(msg!("no-folder")),
            Err(NotSaved::Name) => self.voice().error(msg!("profile-name")),
            Err(NotSaved::AsInBook) => self.voice().error(msg!("profile-as-book")),
            Err(NotSaved::Exists { id }) => self.voice().error(msg!("profile-exists", name = id)),
            Err(NotSaved::File { path, error }) => {
                self.voice().not_written(msg!("profile-failed"; NotWritten), &path, &error)
            }
        }
    }
}

impl SavedRules {
    pub fn line(self, locale: &Locale) -> Line {
        locale
            .say(msg!("profile-saved", name = self.id, about = self.about, file = self.path.display().to_string()))
            .line(Channel::Help, Urgency::Answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::test_folder::TestFolder;
    use crate::text::Lang;

    #[test]
    fn an_existing_file_and_a_write_error_differ() {
        let folder = TestFolder::made("saved");
        std::fs::write(folder.join("friday.toml"), "").expect("a file");
        let (locale, mut library) = (Locale::new(Lang::En), Library::built_in());
        let loaded = library.load("uno", &[("rounds".to_owned(), "3".to_owned())]).expect("an option");
        let chosen = || TableChoices { game: "uno", options: &loaded.options, manner: TableSettings::default() };
        let there = save_rules(&locale, Some(&folder), &mut library, "Friday", chosen());
        assert!(matches!(there, Err(NotSaved::Exists { .. })), "{there:?}");
        let below = folder.join("friday.toml/rules");
        let no_folder = save_rules(&locale, Some(&below), &mut library, "Friday", chosen());
        assert!(matches!(no_folder, Err(NotSaved::File { .. })), "{no_folder:?}");
    }
}
