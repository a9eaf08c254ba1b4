//! Settings of a table that are independent of the game: the referee and the calls (G-6, G-7); and house rules saved
//! as a small rule file.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr};

use super::Clause;
use super::diagnostic::{DiagnosticKind, Findings};
use super::facts::Words;
use super::options::{OptionForm, Set, TableOption};
use super::terms::is_name;
use crate::storage::{self, Synced};

/// The treatment of wrong plays (G-6).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Referee {
    /// They are refused with the reason.
    #[default]
    Kind,
    /// They are taken back and punished by the rules.
    Strict,
}

/// Calls are typed by the players or made by the program (G-7).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema, EnumString, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Calls {
    /// The players.
    #[default]
    Typed,
    /// The table, so that nobody can forget.
    Automatic,
}

impl Referee {
    /// The words of the settings.
    pub const WORDS: [(&str, Referee); 2] = [("kind", Referee::Kind), ("strict", Referee::Strict)];

    /// The word of the setting.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Calls {
    /// The words of the settings.
    pub const WORDS: [(&str, Calls); 2] = [("typed", Calls::Typed), ("automatic", Calls::Automatic)];

    /// The word of the setting.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

/// The settings that a rule file chooses, or in which a table differs from the default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableSettings {
    /// The referee.
    pub referee: Option<Referee>,
    /// Typed or automatic calls.
    pub calls: Option<Calls>,
}

impl TableSettings {
    const REFEREE: &str = "referee";
    const CALLS: &str = "calls";

    /// The settings that differ from the default.
    pub fn of(referee: Referee, calls: Calls) -> Self {
        TableSettings {
            referee: Some(referee).filter(|referee| *referee != Referee::default()),
            calls: Some(calls).filter(|calls| *calls != Calls::default()),
        }
    }

    /// The setting of an option `referee` or `calls`; none for other options and for other values.
    pub fn chosen_by(name: &str, value: &str) -> Option<Self> {
        let settings = TableSettings::default();
        match name {
            Self::REFEREE => Some(TableSettings { referee: Some(value.parse().ok()?), ..settings }),
            Self::CALLS => Some(TableSettings { calls: Some(value.parse().ok()?), ..settings }),
            _ => None,
        }
    }

    /// These settings, and those of another table where there are none.
    pub fn or(self, other: Self) -> Self {
        TableSettings { referee: self.referee.or(other.referee), calls: self.calls.or(other.calls) }
    }

    /// Referee and calls as options of a table.
    pub fn options(self) -> [TableOption; 2] {
        let words = |words: [&str; 2]| words.map(str::to_owned).to_vec();
        let referee =
            (Self::REFEREE, words(Referee::WORDS.map(|(word, _)| word)), self.referee.unwrap_or_default().word());
        let calls = (Self::CALLS, words(Calls::WORDS.map(|(word, _)| word)), self.calls.unwrap_or_default().word());
        [(referee, Clause::REFEREE), (calls, Clause::CALLS)].map(|((name, words, chosen), clause)| TableOption {
            name: name.to_owned(),
            title: Words::default(),
            titles: IndexMap::new(),
            clause: Some(clause),
            book: words[0].clone(),
            default: words[0].clone(),
            form: OptionForm::Words(words),
            chosen: chosen.to_owned(),
            changes: Vec::new(),
            touches: Vec::new(),
        })
    }

    /// Drops settings that equal the default.
    pub fn unusual(self) -> Self {
        TableSettings::of(self.referee.unwrap_or_default(), self.calls.unwrap_or_default())
    }

    /// The chosen words by name of the setting.
    pub fn chosen(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.referee
            .map(|referee| (Self::REFEREE, referee.word()))
            .into_iter()
            .chain(self.calls.map(|calls| (Self::CALLS, calls.word())))
    }

    /// Returns true if an entry of the table `set` is a table setting.
    pub(super) fn is_about(set: &Set) -> bool {
        [Self::REFEREE, Self::CALLS].contains(&set.name.as_str())
    }

    /// Reads what a file has set and reports unknown words.
    pub(super) fn read(set: &[Set], findings: &mut Findings) -> Self {
        TableSettings {
            referee: read(set, Self::REFEREE, &Referee::WORDS, findings),
            calls: read(set, Self::CALLS, &Calls::WORDS, findings),
        }
    }
}

fn read<T: Copy>(set: &[Set], name: &str, words: &[(&'static str, T)], findings: &mut Findings) -> Option<T> {
    let set = set.iter().find(|set| set.name == name)?;
    let found = words.iter().find(|(word, _)| *word == set.value);
    if found.is_none() {
        let expected = words.iter().map(|(word, _)| (*word).to_owned()).collect();
        let what = DiagnosticKind::UnknownWord { word: set.value.clone(), expected };
        findings.tell(set.at, &format!("set.{name}"), what);
    }
    found.map(|(_, value)| *value)
}

/// The choices of a table.
#[derive(Clone, Copy, Debug)]
pub struct TableChoices<'a> {
    /// The id of the game whose rule book applies.
    pub game: &'a str,
    pub options: &'a [TableOption],
    /// Settings that differ from the default.
    pub manner: TableSettings,
}

impl TableChoices<'_> {
    /// Returns true if everything is as in the rule book.
    pub fn is_as_in_book(&self) -> bool {
        self.manner == TableSettings::default() && !self.options.iter().any(TableOption::is_changed)
    }
}

/// The choices of a table under a name.
#[derive(Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The name: the id of the new game.
    pub id: String,
    /// The id of the game whose options it chooses.
    pub game: String,
    set: Vec<(String, String)>,
}

impl HouseRules {
    /// All choices that differ from the book, or from a preset; `None` without any, or if the name cannot be the id of a game.
    pub fn of(id: &str, chosen: TableChoices<'_>) -> Option<Self> {
        let value = |option: &TableOption| match option.form {
            OptionForm::Number { .. } => option.chosen.clone(),
            OptionForm::Words(_) | OptionForm::Cards { .. } => format!("\"{}\"", option.chosen),
        };
        let changed = chosen.options.iter().filter(|option| option.is_changed() || option.is_chosen());
        let run = chosen.manner.chosen().map(|(name, word)| (name.to_owned(), format!("\"{word}\"")));
        let set: Vec<_> = changed.map(|option| (option.name.clone(), value(option))).chain(run).collect();
        let has_letter = id.bytes().any(|byte| byte.is_ascii_lowercase());
        (is_name(id) && has_letter && !storage::is_device(id) && !set.is_empty()).then(|| HouseRules {
            id: id.to_owned(),
            game: chosen.game.to_owned(),
            set,
        })
    }

    /// The text of the rule file; its first line describes the choices in words.
    pub fn to_text(&self, about: &str) -> String {
        let mut text = format!("# {about}\nid = \"{}\"\nextends = \"{}\"\n\n[set]\n", self.id, self.game);
        for (name, value) in &self.set {
            let _ = writeln!(text, "{name} = {value}");
        }
        text
    }

    /// Writes the rule file into a folder, which is created if necessary. Never overwrites a file.
    pub fn save(&self, folder: &Path, about: &str) -> io::Result<PathBuf> {
        storage::create_folder(folder)?;
        let path = folder.join(format!("{}.toml", self.id));
        storage::create(&path, self.to_text(about).as_bytes(), &Synced::First)?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{DiagnosticKind, Library};

    fn chosen(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    fn of_uno(options: &[TableOption]) -> TableChoices<'_> {
        TableChoices { game: "uno", options, manner: TableSettings::default() }
    }

    #[test]
    fn a_profile_is_a_rule_file() {
        let mut library = Library::built_in();
        let table = library.load("uno", &chosen(&[("stacking", "both"), ("rounds", "3")])).expect("options of UNO");
        let profile = HouseRules::of("friday", of_uno(&table.options)).expect("something differs");
        let text = profile.to_text("What we play.");
        assert_eq!(
            text,
            "# What we play.\nid = \"friday\"\nextends = \"uno\"\n\n[set]\nrounds = 3\nstacking = \"both\"\n"
        );
        library.add_text("friday", "friday.toml", text);
        assert_eq!(library.check("friday"), []);
        let again = library.load("friday", &[]).expect("no faults");
        assert_eq!((again.book_of.as_str(), again.chain[1].as_str()), ("uno", "uno"));
        let of = |options: &[TableOption]| -> Vec<(String, String)> {
            options.iter().map(|option| (option.name.clone(), option.chosen.clone())).collect()
        };
        assert_eq!(of(&again.options), of(&table.options));
        assert!(again.options.iter().all(|option| !option.is_chosen()));
        let other = library.load("friday", &chosen(&[("stacking", "no")])).expect("an option");
        let stacking = other.options.iter().find(|option| option.name == "stacking").expect("it is there");
        assert_eq!((stacking.is_chosen(), stacking.is_changed()), (true, false));
    }

    #[test]
    fn how_the_table_is_run_is_kept() {
        let mut library = Library::built_in();
        let table = library.load("uno", &[]).expect("UNO");
        let manner = TableSettings::of(Referee::Strict, Calls::Automatic);
        assert!(of_uno(&table.options).is_as_in_book());
        let chosen = TableChoices { manner, ..of_uno(&table.options) };
        assert!(!chosen.is_as_in_book());
        let text = HouseRules::of("friday", chosen).expect("something differs").to_text("What we play.");
        let set = "[set]\nreferee = \"strict\"\ncalls = \"automatic\"\n";
        assert_eq!(text, format!("# What we play.\nid = \"friday\"\nextends = \"uno\"\n\n{set}"));
        library.add_text("friday", "friday.toml", text);
        assert_eq!(library.check("friday"), []);
        assert_eq!(library.load("friday", &[]).expect("no faults").manner, manner);
        let kind = "id = \"saturday\"\nextends = \"friday\"\n\n[set]\nreferee = \"kind\"\n";
        library.add_text("saturday", "saturday.toml", kind);
        let nearer = TableSettings { referee: Some(Referee::Kind), ..manner };
        assert_eq!(library.load("saturday", &[]).expect("no faults").manner, nearer);
    }

    #[test]
    fn words_for_it_that_there_are_not_are_told() {
        let mut library = Library::built_in();
        let told = |library: &Library, id: &str| {
            let faults = library.check(id).into_iter();
            faults.map(|fault| (fault.line, fault.key, fault.what, fault.suggestion)).collect::<Vec<_>>()
        };
        library.add_text(
            "friday",
            "friday.toml",
            "id = \"friday\"\nextends = \"uno\"\n[set]\nreferee = \"strikt\"\n",
        );
        let expected = ["kind", "strict"].map(str::to_owned).to_vec();
        let what = DiagnosticKind::UnknownWord { word: "strikt".to_owned(), expected };
        let [key, suggestion] = ["set.referee", "strict"].map(str::to_owned);
        assert_eq!(told(&library, "friday"), [(Some(4), key, what, Some(suggestion))]);
        // A game of walls has no referee.
        let wall = "id = \"friday\"\nextends = \"numnum-wall\"\n[set]\nreferee = \"strict\"\n";
        library.add_text("friday", "friday.toml", wall);
        let faults = told(&library, "friday");
        assert!(
            matches!(&faults[..], [(Some(4), _, DiagnosticKind::UnknownOption { option, .. }, _)] if option == "referee")
        );
    }

    #[test]
    fn what_is_as_in_the_book_is_no_profile() {
        let table = Library::built_in().load("uno", &[]).expect("UNO");
        assert_eq!(HouseRules::of("friday", of_uno(&table.options)), None);
        let table = Library::built_in().load("uno", &chosen(&[("rounds", "3")])).expect("an option");
        for id in ["7", "Friday", "", "fri day"] {
            assert_eq!(HouseRules::of(id, of_uno(&table.options)), None, "{id}");
        }
    }
}
