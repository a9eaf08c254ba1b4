//! House rules before a game, and saving them as a rule file.

use std::io;
use std::path::{Path, PathBuf};

use crate::input::{Phrases, Said, Value, normal, phrase, quoted};
use crate::rules::{
    Diagnostic, DiagnosticKind, HouseRules, Library, Loaded, OptionForm, TableChoices, TableOption, TableSettings,
};
use crate::session::app::{App, SetupQuestion};
use crate::session::intent::Next;
use crate::session::language_pack::{LanguagePack, NotWritten, Scope};
use crate::session::storage::{id_of, unfit};
use crate::session::table_state::TableState;
use crate::text::{Line, Locale, Message, Text, msg};

impl App {
    /// Lists the house rules with their numbers and asks for one.
    pub fn ask_option(&mut self, loaded: &Loaded) -> Next {
        self.asking = Some(SetupQuestion::Options);
        self.lines.extend(items(self.voice(), loaded));
        self.tell([self.voice().question(msg!("ask-option"))])
    }

    /// Takes the house rules of an answer one after the other, up to the first whose value has to be asked for. True if
    /// none has.
    ///
    /// # Errors
    /// The answer, if a rule is unknown or does not go with the others.
    pub fn take_rules(&mut self, loaded: &Loaded, said: &Said) -> Result<bool, Next> {
        for (index, value) in rules_of(self.voice(), loaded, said) {
            let Some(value) = value else {
                self.ask_value(loaded, index);
                return Ok(false);
            };
            self.take_value(loaded, index, &value)?;
        }
        Ok(true)
    }

    pub fn ask_value(&mut self, loaded: &Loaded, index: usize) -> Next {
        self.asking = Some(SetupQuestion::Value(index));
        self.tell(values_question(self.voice(), loaded, index))
    }

    /// Takes a value of a house rule.
    ///
    /// # Errors
    /// The answer, if it is no value of it or does not go with the others.
    pub fn take_value(&mut self, loaded: &Loaded, index: usize, typed: &str) -> Result<(), Next> {
        let option = house_rules(loaded).into_iter().nth(index);
        let value = option.as_ref().and_then(|option| read_value(&self.voice().locale, option, typed));
        let (Some(option), Some(value)) = (option, value) else {
            self.error(msg!("unknown-value", word = typed.trim()));
            self.ask_value(loaded, index);
            return Err(Next::Stop);
        };
        let mut chosen: Vec<(String, String)> = self.plan.options.clone();
        chosen.retain(|(name, _)| *name != option.name);
        if value != option.default {
            chosen.push((option.name.clone(), value));
        }
        let game = self.plan.game.clone().unwrap_or_default();
        match self.library.load(&game, &chosen) {
            Ok(changed) => {
                self.plan.options = chosen;
                self.loaded = Some(changed);
                Ok(())
            }
            Err(faults) => {
                self.lines.push(self.not_together(&game, &faults));
                self.asking = Some(SetupQuestion::Game);
                Err(match self.ask_next() {
                    Next::Continue => Next::Stop,
                    next => next,
                })
            }
        }
    }

    /// House rules that are typed at a table hold from the next game on.
    pub fn rules_at_the_table(&mut self, text: &str) -> Next {
        let Ok(loaded) = self.load() else { return Next::Stop };
        if text.is_empty() {
            let listed = items(self.voice(), &loaded);
            return self.tell(listed);
        }
        let mut chosen = self.plan.options.clone();
        match read_rules(self.voice(), &loaded, text) {
            Ok(rules) => {
                chosen.retain(|(name, _)| !rules.iter().any(|(own, _)| own == name));
                chosen.extend(rules);
            }
            Err(line) => return self.stop([line]),
        }
        let game = self.plan.game.clone().unwrap_or_default();
        match self.library.load(&game, &chosen) {
            Ok(changed) => {
                self.plan.options.clone_from(&chosen);
                (self.plan.referee, self.plan.calls) = (changed.manner.referee, changed.manner.calls);
                let next = self.voice().help(msg!("options-next-game"));
                let differs = self.voice().rules_differ(&changed);
                self.loaded = Some(changed);
                self.tell([next, differs])
            }
            Err(faults) => {
                let why = self.not_together(&game, &faults);
                self.stop([why])
            }
        }
    }

    pub fn not_together(&self, game: &str, faults: &[Diagnostic]) -> Line {
        let locale = &self.voice().locale;
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
                self.voice().error(msg!("cli-no-teams", game = locale.game_name(game), teams = *teams, max = *max))
            }
            _ => self.bad_rules(game),
        }
    }
}

/// All options but added cards, which have a question of their own; and the referee and the calls.
pub fn house_rules(loaded: &Loaded) -> Vec<TableOption> {
    let options = loaded.options.iter().filter(|option| !matches!(option.form, OptionForm::Cards { .. }));
    let of_manner = loaded.rules.shed().map(|_| loaded.manner.options());
    options.cloned().chain(of_manner.into_iter().flatten()).collect()
}

/// The option for cards that players write, how many there may be, and the ready-made ones.
pub fn adding(loaded: &Loaded) -> Option<(&TableOption, u8, &[String])> {
    loaded.options.iter().find_map(|option| match &option.form {
        OptionForm::Cards { most, ready, writable: true } => Some((option, *most, ready.as_slice())),
        _ => None,
    })
}

/// The index of the house rule with this number in the list.
pub fn rule_numbered(loaded: &Loaded, number: usize) -> Option<usize> {
    number.checked_sub(1).filter(|index| *index < house_rules(loaded).len())
}

/// The names of the house rules and of their values, as they are typed.
pub fn rule_phrases(voice: &LanguagePack, loaded: &Loaded) -> [(&'static str, Phrases); 2] {
    let locale = &voice.locale;
    let (mut options, mut values) = (Phrases::new(), Phrases::new());
    for (index, option) in house_rules(loaded).iter().enumerate() {
        let names = [option.name.clone(), locale.option_name(option)];
        for name in names.into_iter().chain(locale.option_words(option)) {
            options.entry(phrase(locale.lang(), &name)).or_insert(index);
        }
        for value in words(option) {
            // A number alone counts players.
            let names = [value, &locale.option_value(option, value)];
            for name in names.into_iter().filter(|name| voice.number(&normal(name)).is_none()) {
                let at = values.len();
                values.entry(phrase(locale.lang(), name)).or_insert(at);
            }
        }
    }
    [("option", options), ("value", values)]
}

/// The house rules of an answer, each with its value, or none where it has to be asked for.
fn rules_of(voice: &LanguagePack, loaded: &Loaded, said: &Said) -> Vec<(usize, Option<String>)> {
    let options = house_rules(loaded);
    let [_, (_, values)] = rule_phrases(voice, loaded);
    let phrase = |index: usize| values.iter().find(|(_, own)| **own == index).map(|(phrase, _)| phrase.clone());
    let mut rules: Vec<(usize, Option<String>)> = Vec::new();
    for (slot, value) in &said.slots {
        match (*slot, value) {
            ("option", Value::Phrase(option)) => rules.push((*option, None)),
            ("value", Value::Phrase(index)) => {
                let Some(value) = phrase(*index) else { continue };
                match rules.last_mut() {
                    Some((option, own @ None)) if read_value(&voice.locale, &options[*option], &value).is_some() => {
                        *own = Some(value);
                    }
                    // A value alone is that of the only option that has it: `strict`.
                    _ => {
                        let has = |option: &TableOption| read_value(&voice.locale, option, &value).is_some();
                        rules.extend(options.iter().position(has).map(|option| (option, Some(value))));
                    }
                }
            }
            ("number", Value::Number(number)) => {
                if let Some((_, own @ None)) = rules.last_mut() {
                    *own = Some(number.to_string());
                }
            }
            _ => {}
        }
    }
    // A rule that is only on or off is switched on by its name.
    for (option, value) in &mut rules {
        if let (None, [no, yes]) = (&value, words(&options[*option])) {
            *value = (no == "no").then(|| yes.clone());
        }
    }
    rules
}

/// House rules by name and value from a text: `stacking both, jump-in`, or one by its number in the list: `7=both`.
///
/// # Errors
/// The line that says what is unknown or missing.
pub fn read_rules(voice: &LanguagePack, loaded: &Loaded, text: &str) -> Result<Vec<(String, String)>, Line> {
    // Rules for custom cards are free text.
    let added = loaded.options.iter().find(|option| matches!(option.form, OptionForm::Cards { .. }));
    if let Some((option, value)) = added.and_then(|option| Some((option, behind(voice, option, text)?))) {
        return Ok(vec![(option.name.clone(), value.to_owned())]);
    }
    if let Some((number, value)) = text.split_once('=')
        && let Some(index) = number.trim().parse().ok().and_then(|number| rule_numbered(loaded, number))
    {
        return Ok(vec![chosen_value(voice, &house_rules(loaded)[index], Some(value))?]);
    }
    let phrases = rule_phrases(voice, loaded);
    let said = voice.read(text, Scope { scopes: &["setup"], phrases: &phrases, ..Scope::default() }).said;
    let Some(said) = said.iter().find(|said| said.intent == "rules") else {
        return Err(voice.error(msg!("unknown-house-rule", word = quoted(text))));
    };
    chosen_by(voice, loaded, said)
}

/// House rules by name and value, all with their values.
///
/// # Errors
/// The line that says that a value is missing or unknown.
pub fn chosen_by(voice: &LanguagePack, loaded: &Loaded, said: &Said) -> Result<Vec<(String, String)>, Line> {
    let options = house_rules(loaded);
    let rules = rules_of(voice, loaded, said).into_iter();
    rules.map(|(index, value)| chosen_value(voice, &options[index], value.as_deref())).collect()
}

fn chosen_value(voice: &LanguagePack, option: &TableOption, typed: Option<&str>) -> Result<(String, String), Line> {
    let locale = &voice.locale;
    let value = typed.and_then(|typed| read_value(locale, option, typed));
    let which = || {
        if let Some((min, max)) = range(option) {
            return voice.error(msg!("lobby-value-range", min, max));
        }
        let values = words(option).iter().map(|value| Text::plain(locale.option_value(option, value)));
        voice.error(msg!("which-value", name = locale.option_name(option), values = locale.join(values, "or")))
    };
    value.map(|value| (option.name.clone(), value)).ok_or_else(which)
}

/// The text behind the name of an option.
fn behind<'t>(voice: &LanguagePack, option: &TableOption, text: &'t str) -> Option<&'t str> {
    let names = [option.name.clone(), voice.locale.option_name(option)];
    let ends = text.match_indices(['=', ' ']).map(|(at, _)| text.split_at(at));
    let is_named = |name: &str| names.iter().any(|own| normal(own) == normal(name));
    let found = ends.into_iter().find(|(name, _)| is_named(name));
    found.map(|(_, value)| value[1..].trim()).filter(|value| !value.is_empty())
}

pub fn items(voice: &LanguagePack, loaded: &Loaded) -> Vec<Line> {
    house_rules(loaded).iter().enumerate().map(|(index, option)| item(&voice.locale, index, option)).collect()
}

/// The lines that tell the owner of a network table to change what [`items`] lists, and to add cards.
pub fn how_to_change(voice: &LanguagePack, loaded: &Loaded) -> Vec<Line> {
    let any = !house_rules(loaded).is_empty();
    let change = voice.help(msg!(if (any) "lobby-ask-option" else "lobby-no-options"));
    let added = adding(loaded).map(|(option, _, ready)| {
        let name = voice.locale.option_name(option);
        voice.help(msg!("lobby-ask-cards", name, ready = ready.len()))
    });
    [change].into_iter().chain(added).collect()
}

pub fn values(voice: &LanguagePack, loaded: &Loaded, index: usize) -> (Vec<Line>, String, String) {
    let Some(option) = house_rules(loaded).into_iter().nth(index) else { return Default::default() };
    let locale = &voice.locale;
    let lines = match range(&option) {
        Some((min, max)) => vec![voice.help(msg!("lobby-value-range", min, max))],
        None => choices(voice, &option),
    };
    (lines, locale.option_name(&option), locale.option_value(&option, &option.chosen))
}

/// The only house rule that a text names, for its values.
pub fn named_alone(voice: &LanguagePack, loaded: &Loaded, text: &str) -> Option<usize> {
    let phrases = rule_phrases(voice, loaded);
    let said = voice.read(text, Scope { scopes: &["setup"], phrases: &phrases, ..Scope::default() }).said;
    let number = || rule_numbered(loaded, voice.number(text.trim())?);
    let alone = said.iter().find(|said| said.intent == "rules" && said.slots.len() == 1);
    alone.and_then(|said| said.phrase("option")).or_else(number)
}

/// "4: Stacking: not allowed."
fn item(locale: &Locale, index: usize, option: &TableOption) -> Line {
    let value = locale.option_value(option, &option.chosen);
    locale.say(msg!("options-item", number = index + 1, name = locale.option_name(option), value)).help()
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

/// A value by itself, its number in the list, its name, or the beginning of its name.
fn read_value(locale: &Locale, option: &TableOption, typed: &str) -> Option<String> {
    let plain = |name: &str| phrase(locale.lang(), name);
    let typed = plain(typed);
    if let OptionForm::Number { min, max } = option.form {
        return typed
            .parse::<u32>()
            .ok()
            .filter(|number| (min..=max).contains(number))
            .map(|number| number.to_string());
    }
    let words = words(option);
    let own = words.iter().find(|word| plain(word) == typed);
    let numbered = || typed.parse::<usize>().ok().and_then(|number| words.get(number.checked_sub(1)?));
    let called = || words.iter().find(|word| plain(&locale.option_value(option, word)).starts_with(&typed));
    own.or_else(|| numbered().filter(|_| range(option).is_none())).or_else(called).cloned()
}

pub fn values_question(voice: &LanguagePack, loaded: &Loaded, index: usize) -> Vec<Line> {
    let Some(option) = house_rules(loaded).into_iter().nth(index) else { return Vec::new() };
    let locale = &voice.locale;
    let now = locale.option_value(&option, &option.chosen);
    let name = locale.option_name(&option);
    if let Some((min, max)) = range(&option) {
        return vec![voice.question(msg!("ask-value-number", name, value = now, min, max))];
    }
    choices(voice, &option).into_iter().chain([voice.question(msg!("ask-value", name, value = now))]).collect()
}

fn choices(voice: &LanguagePack, option: &TableOption) -> Vec<Line> {
    let item = |(index, word): (usize, &String)| {
        let name = voice.locale.option_value(option, word);
        voice.help(msg!("games-choice", number = index + 1, name))
    };
    words(option).iter().enumerate().map(item).collect()
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
    Refused(Message<'static>),
    File { path: PathBuf, error: io::Error },
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
    let folder = folder.ok_or_else(|| NotSaved::Refused(msg!("no-folder")))?;
    if chosen.is_as_in_book() {
        return Err(NotSaved::Refused(msg!("profile-as-book")));
    }
    let id = id_of(name, locale.lang());
    let profile = HouseRules::of(&id, chosen);
    let profile = profile.ok_or_else(|| NotSaved::Refused(unfit(&id, msg!("profile-name"))))?;
    let id = profile.id.clone();
    let exists = || Err(NotSaved::Refused(msg!("profile-exists", name = id.clone())));
    if library.ids().contains(&id) {
        return exists();
    }
    let about = locale.difference(&locale.game_name(chosen.game), chosen.options, chosen.manner);
    let path = match profile.save(folder, &about.written()) {
        Ok(path) => path,
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return exists(),
        Err(error) => return Err(NotSaved::File { path: folder.join(format!("{id}.toml")), error }),
    };
    library.add_text(&id, &path.display().to_string(), profile.to_text(&about.written()));
    Ok(SavedRules { id, path, about })
}

impl App {
    pub fn save_rules_of(&mut self, table_state: &TableState, name: &str) -> Line {
        let (table, setup) = (&table_state.played, table_state.setup);
        let folder = self.storage.folders.rules.as_deref();
        let manner = TableSettings::of(setup.referee, setup.calls);
        let chosen = TableChoices { game: &table.book_of, options: &table.options, manner };
        let saved = save_rules(&self.keyboard.voice().locale, folder, &mut self.library, name, chosen);
        match saved {
            Ok(saved) => saved.line(&self.voice().locale),
            Err(NotSaved::Refused(why)) => self.voice().error(why),
            Err(NotSaved::File { path, error }) => {
                self.voice().not_written(msg!("profile-failed"; NotWritten), &path, &error)
            }
        }
    }
}

impl SavedRules {
    pub fn line(self, locale: &Locale) -> Line {
        locale.say(msg!("profile-saved", name = self.id, about = self.about, file = &self.path)).help()
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
        assert!(matches!(there, Err(NotSaved::Refused(_))), "{there:?}");
        let below = folder.join("friday.toml/rules");
        let no_folder = save_rules(&locale, Some(&below), &mut library, "Friday", chosen());
        assert!(matches!(no_folder, Err(NotSaved::File { .. })), "{no_folder:?}");
    }
}
