//! `rules save NAME`: what a table has chosen becomes a rule file of the user's own.

use crate::say::{Lang, Line, Locale, Text, msg};
use std::io;
use std::path::{Path, PathBuf};

use super::SetupWizard;
use crate::command::normal;
use crate::rules::{Chosen, Library, Manner, Profile};
use crate::session::company::TableState;
use crate::session::keyboard::Keyboard;
use crate::session::voice::{LanguagePack, NotWritten};

/// The rules of a table, saved under a name.
#[derive(Debug)]
pub struct SavedRules {
    /// The id of the game that they are now.
    pub id: String,
    /// The file.
    pub path: PathBuf,
    /// What they are: in what they differ from the book.
    pub about: Text,
}

/// Why the rules of a table are not saved.
#[derive(Debug)]
pub enum NotSaved {
    /// The platform names no folder for the user's files.
    NoFolder,
    /// The name is none that a game can have.
    Name,
    /// The table plays as the book says.
    AsInBook,
    /// There is a game of that name.
    Exists {
        /// Its id.
        id: String,
    },
    /// The file cannot be written.
    File {
        /// The file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

/// Saves what differs from the book of a game as a rule file in the user's folder. Afterwards the library has it too.
///
/// # Errors
/// Why not; nothing is ever overwritten.
pub fn save_rules(
    locale: &Locale,
    folder: Option<&Path>,
    library: &mut Library,
    name: &str,
    chosen: Chosen<'_>,
) -> Result<SavedRules, NotSaved> {
    let folder = folder.ok_or(NotSaved::NoFolder)?;
    if chosen.is_as_in_book() {
        return Err(NotSaved::AsInBook);
    }
    let profile = Profile::of(&id_of(name, locale.lang()), chosen).ok_or(NotSaved::Name)?;
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

/// A name as the id of a game: in small letters without dots, blanks as hyphens.
pub fn id_of(name: &str, lang: Lang) -> String {
    let dotted = |letter: char| match (letter, lang) {
        ('ä', Lang::De) => "ae".to_owned(),
        ('ö', Lang::De) => "oe".to_owned(),
        ('ü', Lang::De) => "ue".to_owned(),
        ('ß', _) => "ss".to_owned(),
        ('ä' | 'å', _) => "a".to_owned(),
        ('ö', _) => "o".to_owned(),
        ('ü', _) => "u".to_owned(),
        _ => letter.to_string(),
    };
    let plain: String = name.to_lowercase().chars().map(dotted).collect();
    plain.split([' ', '-']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-")
}

impl LanguagePack {
    /// The name behind `rules save`; none if the words behind `rules` mean something else.
    pub fn rules_to_save<'t>(&self, rest: &'t str) -> Option<&'t str> {
        let (word, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let words = self.locale().in_full(msg!("words-save"));
        words.split_whitespace().any(|save| save == normal(word)).then(|| name.trim())
    }
}

impl SetupWizard {
    pub fn save_rules_of(&mut self, keyboard: &mut Keyboard, company: &TableState, name: &str) -> Line {
        let (table, setup) = (company.played(), company.setup());
        let folder = self.archive.rules();
        let manner = Manner::of(setup.referee, setup.calls);
        let chosen = Chosen { game: &table.book_of, options: &table.options, manner };
        let saved = save_rules(keyboard.voice().locale(), folder, &mut self.library, name, chosen);
        match saved {
            Ok(saved) => saved.line(keyboard.voice().locale()),
            Err(NotSaved::NoFolder) => keyboard.voice().error(msg!("no-folder")),
            Err(NotSaved::Name) => keyboard.voice().error(msg!("profile-name")),
            Err(NotSaved::AsInBook) => keyboard.voice().error(msg!("profile-as-book")),
            Err(NotSaved::Exists { id }) => keyboard.voice().error(msg!("profile-exists", name = id)),
            Err(NotSaved::File { path, error }) => {
                keyboard.voice().not_written(msg!("profile-failed"; NotWritten), &path, &error)
            }
        }
    }
}

impl SavedRules {
    /// The line that says so.
    #[must_use]
    pub fn line(self, locale: &Locale) -> Line {
        use crate::say::{Channel, Urgency};
        locale
            .say(msg!("profile-saved", name = self.id, about = self.about, file = self.path.display().to_string()))
            .line(Channel::Help, Urgency::Answer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_becomes_an_id() {
        assert_eq!(id_of("Friday", Lang::En), "friday");
        assert_eq!(id_of("Jägers  Runde", Lang::De), "jaegers-runde");
        assert_eq!(id_of("Perjantai-ilta äidillä", Lang::Fi), "perjantai-ilta-aidilla");
        assert_eq!(id_of("Höhle über Spaß", Lang::De), "hoehle-ueber-spass");
        assert_eq!(id_of("Yö Über Spaß", Lang::Fi), "yo-uber-spass");
    }

    #[test]
    fn a_file_that_is_there_is_told_from_one_that_cannot_be_written() {
        let folder = std::env::temp_dir().join(format!("sixdot-{}-saved", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("friday.toml"), "").expect("a file");
        let (locale, mut library) = (Locale::new(Lang::En), Library::built_in());
        let loaded = library.load("uno", &[("rounds".to_owned(), "3".to_owned())]).expect("an option");
        let chosen = || Chosen { game: "uno", options: &loaded.options, manner: Manner::default() };
        let there = save_rules(&locale, Some(&folder), &mut library, "Friday", chosen());
        assert!(matches!(there, Err(NotSaved::Exists { .. })), "{there:?}");
        let below = folder.join("friday.toml/rules");
        let no_folder = save_rules(&locale, Some(&below), &mut library, "Friday", chosen());
        assert!(matches!(no_folder, Err(NotSaved::File { .. })), "{no_folder:?}");
        std::fs::remove_dir_all(&folder).expect("the folder goes");
    }
}
