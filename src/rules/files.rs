//! Files of rules, examples and rule books: finds them in folders and classifies them.

use std::borrow::Cow;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::{fs, io};

use indexmap::IndexMap;

use super::diagnostic::{Diagnostic, DiagnosticKind};
use crate::storage;

/// The largest file that is read, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// The file of the general clauses, which is not a game.
pub const GENERAL: &str = "general";

#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The name that diagnostics show.
    pub name: String,
    pub text: Cow<'static, str>,
    /// True for a file of the program, which the tests have checked.
    pub is_built_in: bool,
}

/// The files of all games, by id.
pub type SourceFiles = IndexMap<String, SourceFile>;

/// A file of examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleFile {
    /// The name that diagnostics show.
    pub name: String,
    /// Its text.
    pub text: Cow<'static, str>,
    /// The id of its game.
    pub game: String,
}

/// The rule book of a game in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFile {
    /// The name that diagnostics show.
    pub name: String,
    /// Its unparsed text.
    pub text: Cow<'static, str>,
    /// The id of its game; `general` for the general clauses.
    pub game: String,
    /// The language code, such as `de`.
    pub lang: String,
}

pub struct NamedFile {
    /// The name that diagnostics show.
    pub name: String,
    /// The name without folder and extension.
    pub stem: String,
    /// The game in whose folder the file lies; `None` beside such folders.
    pub folder: Option<String>,
    pub text: Cow<'static, str>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum FileRole {
    /// The rules of the game that is named like the file.
    Rules,
    Examples(String),
    Book {
        game: String,
        lang: String,
    },
    /// Anything else.
    Other,
}

impl NamedFile {
    /// Classifies a file. Rule files lie beside the folders or are named like their folder. Files of examples have a
    /// top-level key `game`, or examples, or a name that begins with `examples` in the folder of a game. Rule books
    /// are Markdown files: `book.de.md` in the folder of a game, `my-uno.book.de.md` beside the folders.
    pub fn role(&self) -> FileRole {
        if Path::new(&self.name).extension().is_some_and(|end| end == "md") {
            return self.book().map_or(FileRole::Other, |(game, lang)| FileRole::Book { game, lang });
        }
        let named = self.stem.starts_with("examples");
        match (game_key(&self.text), &self.folder) {
            (Some(game), _) => FileRole::Examples(game.to_owned()),
            (None, Some(folder)) if named || has_examples(&self.text) => FileRole::Examples(folder.clone()),
            (None, None) if !named && has_examples(&self.text) => {
                FileRole::Examples(self.stem.strip_suffix("-examples").unwrap_or(&self.stem).to_owned())
            }
            (None, Some(folder)) if *folder == self.stem => FileRole::Rules,
            (None, None) if !named => FileRole::Rules,
            _ => FileRole::Other,
        }
    }

    /// The game and the language of a rule book.
    fn book(&self) -> Option<(String, String)> {
        let (what, lang) = self.stem.rsplit_once('.')?;
        let game = match (what.strip_suffix("book")?, &self.folder) {
            ("", Some(folder)) => folder.clone(),
            (game, _) => game.strip_suffix('.')?.to_owned(),
        };
        Some((game, lang.to_owned()))
    }
}

/// The value of the key `game` above the first table, without parsing the file.
fn game_key(text: &str) -> Option<&str> {
    let mut top = text.lines().map(str::trim).take_while(|line| !line.starts_with('['));
    top.find_map(|line| line.strip_prefix("game")?.trim_start().strip_prefix('='))?
        .trim_start()
        .strip_prefix('"')?
        .split_once('"')
        .map(|(game, _)| game)
}

/// Returns true if a file contains examples, without parsing it.
fn has_examples(text: &str) -> bool {
    text.lines().any(|line| line.split(['#', ' ']).next() == Some("[[example]]"))
}

pub fn read_file(path: &Path, folder: Option<String>) -> Result<NamedFile, ErrorKind> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let bytes = storage::read(path, MOST_BYTES).map_err(|error| error.kind())?;
    let text = String::from_utf8(bytes).map_err(|_| ErrorKind::InvalidData)?;
    Ok(NamedFile { name: path.display().to_string(), stem, folder, text: text.into() })
}

/// All files of a folder and its subfolders that may belong to rules, sorted by path, and the faults of unreadable
/// ones.
pub fn read_folder(path: &Path) -> (Vec<NamedFile>, Vec<Diagnostic>) {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    let mut read = |path: &Path, folder: Option<String>| match read_file(path, folder) {
        Ok(file) => files.push(file),
        Err(reason) => faults.push(fault(path, reason)),
    };
    match entries(path) {
        Err(error) => faults.push(fault(path, error.kind())),
        Ok(paths) => {
            for path in paths {
                if is_ours(&path) {
                    read(&path, None);
                } else if path.is_dir() {
                    let folder = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    for path in entries(&path).unwrap_or_default().iter().filter(|path| is_ours(path)) {
                        read(path, Some(folder.clone()));
                    }
                }
            }
        }
    }
    (files, faults)
}

fn entries(path: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn is_ours(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let book = name.strip_suffix(".md").and_then(|stem| stem.rsplit_once('.'));
    let ours =
        path.extension().is_some_and(|end| end == "toml") || book.is_some_and(|(what, _)| what.ends_with("book"));
    ours && path.is_file()
}

pub fn fault(path: &Path, reason: ErrorKind) -> Diagnostic {
    let reason = if reason == ErrorKind::NotADirectory { ErrorKind::NotFound } else { reason };
    Diagnostic::in_file(path.display().to_string(), None, DiagnosticKind::Unreadable { reason })
}

/// A file that the user has named, directly or by its folder.
#[derive(Debug, PartialEq, Eq)]
pub enum FoundFile {
    /// A rule file; [`Library::around`](super::Library::around) reads it.
    Rules(PathBuf),
    Examples(ExampleFile),
    Book(BookFile),
}

impl FoundFile {
    /// The file at a path, or all files of the folder and its subfolders, and the faults of unreadable ones.
    pub fn at(path: &Path) -> (Vec<FoundFile>, Vec<Diagnostic>) {
        if path.is_dir() {
            let (files, faults) = read_folder(path);
            let name = path.canonicalize().ok().and_then(|path| file_name(&path));
            return (files.into_iter().filter_map(|file| FoundFile::of(file, name.as_deref())).collect(), faults);
        }
        match read_file(path, None) {
            Ok(file) => {
                let parent = path.canonicalize().ok().and_then(|path| file_name(path.parent()?));
                (FoundFile::of(file, parent.as_deref()).into_iter().collect(), Vec::new())
            }
            Err(reason) => (Vec::new(), vec![fault(path, reason)]),
        }
    }

    /// `above` is the folder of files that lie beside the folders of games.
    fn of(mut file: NamedFile, above: Option<&str>) -> Option<FoundFile> {
        let mut role = file.role();
        if role == FileRole::Other && file.folder.is_none() {
            file.folder = above.map(str::to_owned);
            role = file.role();
        }
        match role {
            FileRole::Rules if file.stem == GENERAL => None,
            FileRole::Rules => Some(FoundFile::Rules(PathBuf::from(file.name))),
            FileRole::Examples(game) => {
                Some(FoundFile::Examples(ExampleFile { name: file.name, text: file.text, game }))
            }
            FileRole::Book { game, lang } => {
                Some(FoundFile::Book(BookFile { name: file.name, text: file.text, game, lang }))
            }
            FileRole::Other => None,
        }
    }
}

fn file_name(path: &Path) -> Option<String> {
    Some(path.file_name()?.to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_tells_what_it_is_for() {
        let role = |stem: &str, folder: Option<&str>, text: &'static str| {
            let (name, stem, folder) = (String::new(), stem.to_owned(), folder.map(str::to_owned));
            NamedFile { name, stem, folder, text: text.into() }.role()
        };
        let book = |stem: &str, folder: Option<&str>| {
            let (name, folder) = (format!("{stem}.md"), folder.map(str::to_owned));
            NamedFile { name, stem: stem.to_owned(), folder, text: "".into() }.role()
        };
        let of = |game: &str| FileRole::Book { game: game.to_owned(), lang: "de".to_owned() };
        let examples = |game: &str| FileRole::Examples(game.to_owned());
        assert_eq!(role("my-uno", None, "id = \"my-uno\"\n"), FileRole::Rules);
        assert_eq!(role("uno", Some("uno"), ""), FileRole::Rules);
        assert_eq!(role("mine", Some("uno"), ""), FileRole::Other);
        assert_eq!(role("examples-2", Some("uno"), ""), examples("uno"));
        assert_eq!(role("examples", None, ""), FileRole::Other);
        assert_eq!(role("tests", None, "# ours\ngame = \"my-uno\"\n[[example]]\n"), examples("my-uno"));
        assert_eq!(role("tests", None, "[x]\ngame = \"my-uno\"\n"), FileRole::Rules);
        assert_eq!(role("my-uno", None, "[[example]]\nname = \"a\"\n"), examples("my-uno"));
        assert_eq!(role("my-uno-examples", None, "[[example]] # ours\n"), examples("my-uno"));
        assert_eq!(role("uno", Some("uno"), "# ours\n[[example]]\n"), examples("uno"));
        assert_eq!(role("tests", None, "games = \"my-uno\"\n"), FileRole::Rules);
        assert_eq!(book("book.de", Some("uno")), of("uno"));
        assert_eq!(book("my-uno.book.de", None), of("my-uno"));
        assert_eq!(book("book.de", None), FileRole::Other);
        assert_eq!(book("notes", Some("uno")), FileRole::Other);
    }

    #[test]
    fn a_missing_folder_is_a_fault() {
        let (files, faults) = read_folder(Path::new("no/such/folder"));
        assert!(files.is_empty());
        assert_eq!(faults, [fault(Path::new("no/such/folder"), ErrorKind::NotFound)]);
    }

    fn repository(path: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
    }

    #[test]
    fn a_folder_of_games_is_full_of_rule_files() {
        let (found, faults) = FoundFile::at(&repository("rules"));
        assert_eq!(faults, []);
        assert!(found.contains(&FoundFile::Rules(repository("rules/uno/uno.toml"))));
        assert!(!found.contains(&FoundFile::Rules(repository("rules/general/general.toml"))));
        let (found, _) = FoundFile::at(&repository("rules/uno"));
        assert!(found.contains(&FoundFile::Rules(repository("rules/uno/uno.toml"))));
    }

    #[test]
    fn a_single_file_is_what_it_is() {
        let (found, _) = FoundFile::at(&repository("rules/mau-mau/mau-mau.toml"));
        assert_eq!(found, [FoundFile::Rules(repository("rules/mau-mau/mau-mau.toml"))]);
    }

    #[test]
    fn what_is_not_there_is_a_fault() {
        let (found, faults) = FoundFile::at(Path::new("no/such.toml"));
        assert!(found.is_empty());
        assert_eq!(faults.len(), 1);
    }
}
