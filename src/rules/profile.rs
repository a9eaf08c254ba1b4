//! House rules of a table under a name: a small rule file that chooses options of a game.

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use super::manner::Manner;
use super::name::is_name;
use super::options::{OptionForm, TableOption};
use crate::file::{self, Synced};

/// What a table has chosen.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// The id of the game whose book it is.
    pub game: &'a str,
    /// Its options.
    pub options: &'a [TableOption],
    /// What is otherwise in how the table is run.
    pub manner: Manner,
}

impl Chosen<'_> {
    /// Whether the table plays as the book says, and is run as usual.
    #[must_use]
    pub fn is_as_in_book(&self) -> bool {
        self.manner == Manner::default() && !self.options.iter().any(TableOption::is_changed)
    }
}

/// What a table has chosen, under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// The name: the id of a game.
    pub id: String,
    /// The id of the game of which it chooses options.
    pub game: String,
    set: Vec<(String, String)>,
}

impl Profile {
    /// All that differs from the book of a game; none if nothing does, or the name is no id of a game.
    #[must_use]
    pub fn of(id: &str, chosen: Chosen<'_>) -> Option<Self> {
        let value = |option: &TableOption| match option.form {
            OptionForm::Number { .. } => option.chosen.clone(),
            OptionForm::Words(_) | OptionForm::Cards { .. } => format!("\"{}\"", option.chosen),
        };
        let changed = chosen.options.iter().filter(|option| option.is_changed());
        let run = chosen.manner.chosen().map(|(name, word)| (name.to_owned(), format!("\"{word}\"")));
        let set: Vec<_> = changed.map(|option| (option.name.clone(), value(option))).chain(run).collect();
        let has_letter = id.bytes().any(|byte| byte.is_ascii_lowercase());
        (is_name(id) && has_letter && !set.is_empty()).then(|| Profile {
            id: id.to_owned(),
            game: chosen.game.to_owned(),
            set,
        })
    }

    /// The rule file, with a first line that says in words what it holds.
    #[must_use]
    pub fn to_text(&self, about: &str) -> String {
        let mut text = format!("# {about}\nid = \"{}\"\nextends = \"{}\"\n\n[set]\n", self.id, self.game);
        for (name, value) in &self.set {
            let _ = writeln!(text, "{name} = {value}");
        }
        text
    }

    /// Writes the rule file into a folder, which is made if it is not there: a new file, never over another one.
    ///
    /// # Errors
    /// Those of the file system.
    pub fn save(&self, folder: &Path, about: &str) -> io::Result<PathBuf> {
        file::create_folder(folder)?;
        let path = folder.join(format!("{}.toml", self.id));
        file::create(&path, self.to_text(about).as_bytes(), &Synced::First)?;
        Ok(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Calls, DiagnosticKind, Library, Referee};

    fn chosen(list: &[(&str, &str)]) -> Vec<(String, String)> {
        list.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    fn of_uno(options: &[TableOption]) -> Chosen<'_> {
        Chosen { game: "uno", options, manner: Manner::default() }
    }

    #[test]
    fn a_profile_is_a_rule_file() {
        let mut library = Library::built_in();
        let table = library.load("uno", &chosen(&[("stacking", "both"), ("rounds", "3")])).expect("options of UNO");
        let profile = Profile::of("friday", of_uno(&table.options)).expect("something differs");
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
        let manner = Manner::of(Referee::Strict, Calls::Automatic);
        assert!(of_uno(&table.options).is_as_in_book());
        let chosen = Chosen { manner, ..of_uno(&table.options) };
        assert!(!chosen.is_as_in_book());
        let text = Profile::of("friday", chosen).expect("something differs").to_text("What we play.");
        let set = "[set]\nreferee = \"strict\"\ncalls = \"automatic\"\n";
        assert_eq!(text, format!("# What we play.\nid = \"friday\"\nextends = \"uno\"\n\n{set}"));
        library.add_text("friday", "friday.toml", text);
        assert_eq!(library.check("friday"), []);
        assert_eq!(library.load("friday", &[]).expect("no faults").manner, manner);
        let kind = "id = \"saturday\"\nextends = \"friday\"\n\n[set]\nreferee = \"kind\"\n";
        library.add_text("saturday", "saturday.toml", kind);
        let nearer = Manner { referee: Some(Referee::Kind), ..manner };
        assert_eq!(library.load("saturday", &[]).expect("no faults").manner, nearer);
    }

    #[test]
    fn words_for_it_that_there_are_not_are_told() {
        let mut library = Library::built_in();
        let told = |library: &Library, id: &str| {
            library.check(id).into_iter().map(|fault| (fault.line, fault.what, fault.suggestion)).collect::<Vec<_>>()
        };
        library.add_text(
            "friday",
            "friday.toml",
            "id = \"friday\"\nextends = \"uno\"\n[set]\nreferee = \"strikt\"\n",
        );
        let expected = ["kind", "strict"].map(str::to_owned).to_vec();
        let what = DiagnosticKind::UnknownWord { key: "set.referee".to_owned(), word: "strikt".to_owned(), expected };
        assert_eq!(told(&library, "friday"), [(Some(4), what, Some("strict".to_owned()))]);
        // At a wall there is no referee.
        let wall = "id = \"friday\"\nextends = \"numnum-wall\"\n[set]\nreferee = \"strict\"\n";
        library.add_text("friday", "friday.toml", wall);
        let faults = told(&library, "friday");
        assert!(
            matches!(&faults[..], [(Some(4), DiagnosticKind::UnknownOption { option, .. }, _)] if option == "referee")
        );
    }

    #[test]
    fn what_is_as_in_the_book_is_no_profile() {
        let table = Library::built_in().load("uno", &[]).expect("UNO");
        assert_eq!(Profile::of("friday", of_uno(&table.options)), None);
        let table = Library::built_in().load("uno", &chosen(&[("rounds", "3")])).expect("an option");
        for id in ["7", "Friday", "", "fri day"] {
            assert_eq!(Profile::of(id, of_uno(&table.options)), None, "{id}");
        }
    }
}
