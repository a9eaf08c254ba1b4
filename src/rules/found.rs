//! What somebody means who names a file or a folder: rule files, files of examples, or rule books.

use std::path::{Path, PathBuf};

use super::fault::Diagnostic;
use super::folder::{self, NamedFile, Role};
use super::library::{BookFile, ExampleFile, GENERAL};

/// A file that was named, or lies in a folder that was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A rule file; [`Library::load_file`](super::Library::load_file) loads it.
    Rules(PathBuf),
    /// A file of examples.
    Examples(ExampleFile),
    /// A file of a rule book.
    Book(BookFile),
}

impl Found {
    /// The file at a path, or all files of the folder there and of those in it, and what cannot be read.
    #[must_use]
    pub fn at(path: &Path) -> (Vec<Found>, Vec<Diagnostic>) {
        if path.is_dir() {
            let (files, faults) = folder::read_folder(path);
            let name = path.canonicalize().ok().and_then(|path| file_name(&path));
            return (files.into_iter().filter_map(|file| Found::of(file, name.as_deref())).collect(), faults);
        }
        match folder::read_file(path, None) {
            Ok(file) => {
                let parent = path.canonicalize().ok().and_then(|path| file_name(path.parent()?));
                (Found::of(file, parent.as_deref()).into_iter().collect(), Vec::new())
            }
            Err(reason) => (Vec::new(), vec![folder::fault(path, reason)]),
        }
    }

    /// `above` is the folder of files that lie in no folder of their own.
    fn of(mut file: NamedFile, above: Option<&str>) -> Option<Found> {
        let mut role = file.role();
        if role == Role::Other && file.folder.is_none() {
            file.folder = above.map(str::to_owned);
            role = file.role();
        }
        match role {
            Role::Rules if file.stem == GENERAL => None,
            Role::Rules => Some(Found::Rules(PathBuf::from(file.name))),
            Role::Examples(game) => Some(Found::Examples(ExampleFile { name: file.name, text: file.text, game })),
            Role::RuleSet { game, lang } => {
                Some(Found::Book(BookFile { name: file.name, text: file.text, game, lang }))
            }
            Role::Other => None,
        }
    }
}

fn file_name(path: &Path) -> Option<String> {
    Some(path.file_name()?.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn repository(path: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
    }

    #[test]
    fn a_folder_of_games_is_full_of_rule_files() {
        let (found, faults) = Found::at(&repository("rules"));
        assert_eq!(faults, []);
        assert!(found.contains(&Found::Rules(repository("rules/uno/uno.toml"))));
        assert!(!found.contains(&Found::Rules(repository("rules/general/general.toml"))));
        let (found, _) = Found::at(&repository("rules/uno"));
        assert!(found.contains(&Found::Rules(repository("rules/uno/uno.toml"))));
    }

    #[test]
    fn a_single_file_is_what_it_is() {
        let (found, _) = Found::at(&repository("rules/mau-mau/mau-mau.toml"));
        assert_eq!(found, [Found::Rules(repository("rules/mau-mau/mau-mau.toml"))]);
    }

    #[test]
    fn what_is_not_there_is_a_fault() {
        let (found, faults) = Found::at(Path::new("no/such.toml"));
        assert!(found.is_empty());
        assert_eq!(faults.len(), 1);
    }
}
