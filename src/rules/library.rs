//! The known rule files: built-in ones and those of further folders. A game is parsed on demand, with the files that
//! it extends.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use indexmap::IndexMap;

use super::assemble::{AnyRules, AssembledGame, Draft};
use super::compare::{changed_rules, hash};
use super::diagnostic::{Diagnostic, DiagnosticKind};
use super::files::{BookFile, ExampleFile, FileRole, GENERAL, NamedFile, SourceFile, SourceFiles};
use super::options::TableOption;
use super::table_settings::TableSettings;
use super::terms::is_name;
use super::{Clause, files};

/// The files below `rules/`: folder and name of each, and its text.
static BUILT_IN: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// All known rule files.
#[derive(Clone, Debug)]
pub struct Library {
    // Shared: every client of a server has a library.
    games: Arc<SourceFiles>,
    examples: Arc<Vec<ExampleFile>>,
    books: Arc<Vec<BookFile>>,
    /// The added folders except the user's own.
    folders: Vec<String>,
}

/// A game with its chosen options; cheap to clone.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The compiled rules.
    pub rules: AnyRules,
    /// The options of the table, in the order of the file.
    pub options: Arc<Vec<TableOption>>,
    /// The table settings that the file chooses.
    pub manner: TableSettings,
    /// The ids of the game and of those that it extends, nearest first.
    pub chain: Arc<[String]>,
    /// The id of the game whose rule book applies: its own, or that of the game whose options the file chooses.
    pub book_of: String,
    /// The game on which a user's game is based; `None` for built-in games, which have complete books, and for files
    /// that extend nothing or only choose options.
    pub base: Option<Arc<BaseGame>>,
    /// Clauses that the game, a game that it extends or a chosen option replaces. Inherited examples of these
    /// clauses do not count.
    pub replaced: Arc<[Clause]>,
    /// For each card the ids of the games of the chain in which it does the same, so that their books describe it.
    pub same_in: Arc<IndexMap<String, Vec<String>>>,
    /// The example files of the game and of those that it extends, nearest first.
    pub examples: Arc<Vec<ExampleFile>>,
    /// The rule books of the game and of those that it extends, nearest first; those of the general clauses come
    /// last.
    pub books: Arc<Vec<BookFile>>,
    /// A hash of the rules with the chosen options; the same in every version and on every machine.
    pub hash: u64,
}

/// The game on which another one is based: the nearest built-in one, or else the root of the chain.
#[derive(Debug)]
pub struct BaseGame {
    /// Its id.
    pub id: String,
    /// Its rules, with the options of the other game that it also has.
    pub rules: AnyRules,
    /// The ids of the other game and of those between, whose books describe changes to this one.
    pub over: Vec<String>,
    /// The clauses that the other game changes.
    pub changed: Vec<Clause>,
}

impl Library {
    /// The built-in rule files.
    pub fn built_in() -> Self {
        static LIBRARY: LazyLock<Library> = LazyLock::new(Library::of_built_in_files);
        LIBRARY.clone()
    }

    fn of_built_in_files() -> Self {
        let (mut games, mut examples, mut books) = (SourceFiles::default(), Vec::new(), Vec::new());
        for (name, text) in BUILT_IN {
            // The name of a file says its role.
            let (folder, file) = name.split_once('/').unwrap_or_default();
            let (game, name, text) = (folder.to_owned(), (*name).to_owned(), Cow::Borrowed(*text));
            if let Some(lang) = file.strip_prefix("book.").and_then(|file| file.strip_suffix(".md")) {
                books.push(BookFile { name, text, game, lang: lang.to_owned() });
            } else if file.starts_with("examples") {
                examples.push(ExampleFile { name, text, game });
            } else if file.strip_suffix(".toml") == Some(folder) && folder != GENERAL {
                games.insert(game, SourceFile { name, text, is_built_in: true });
            }
        }
        games.sort_unstable_keys();
        Library { games: Arc::new(games), examples: Arc::new(examples), books: Arc::new(books), folders: Vec::new() }
    }

    #[cfg(test)]
    pub(crate) fn with_games_of_tests() -> Self {
        let mut library = Library::built_in();
        for folder in ["tests/rules/games", "tests/rules/small"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            library.add_folder(&folder).expect("the games of the tests");
        }
        library
    }

    /// Adds the rule files of a folder and of its subfolders with a file of their name, with examples and rule
    /// books.
    ///
    /// # Errors
    /// What cannot be read, and games whose id is taken or cannot be typed; everything else is added.
    pub fn add_folder(&mut self, path: &Path) -> Result<(), Vec<Diagnostic>> {
        self.folders.push(path.display().to_string());
        let faults = self.add_files(path, |_, _, _| true);
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Adds the rule files of the user's own folder, as [`add_folder`](Self::add_folder) does. The returned faults
    /// stop nothing; games of other added folders take precedence, and a missing folder counts as empty.
    pub fn add_own_folder(&mut self, path: &Path) -> Vec<Diagnostic> {
        if !path.is_dir() {
            return Vec::new();
        }
        let built_in = Library::built_in();
        let elsewhere: Vec<String> = self.ids().into_iter().filter(|id| !built_in.games.contains_key(id)).collect();
        self.add_files(path, |library, file, role| match role {
            FileRole::Rules => !elsewhere.contains(&file.stem),
            FileRole::Examples(game) => !elsewhere.contains(game),
            FileRole::Book { game, lang } => {
                !library.books.iter().any(|book| book.game == *game && book.lang == *lang)
            }
            FileRole::Other => false,
        })
    }

    fn add_files(
        &mut self,
        path: &Path,
        is_wanted: impl Fn(&Self, &NamedFile, &FileRole) -> bool,
    ) -> Vec<Diagnostic> {
        let (files, mut faults) = files::read_folder(path);
        for file in files {
            let role = file.role();
            let is_rules = role == FileRole::Rules;
            if is_rules && !is_name(&file.stem) {
                faults.push(files::fault(Path::new(&file.name), ErrorKind::InvalidFilename));
            } else if is_wanted(self, &file, &role) {
                if is_rules && (self.games.contains_key(&file.stem) || file.stem == GENERAL) {
                    let what = DiagnosticKind::GameExists { game: file.stem };
                    faults.push(Diagnostic::in_file(file.name, None, what));
                } else {
                    self.put(role, file);
                }
            }
        }
        faults
    }

    /// Adds or replaces the rule file of a game by its text.
    pub fn add_text(&mut self, id: &str, name: &str, text: impl Into<Cow<'static, str>>) {
        let file = SourceFile { name: name.to_owned(), text: text.into(), is_built_in: false };
        Arc::make_mut(&mut self.games).insert(id.to_owned(), file);
    }

    /// Adds or replaces the rule book of a game in one language.
    pub fn add_book(&mut self, book: BookFile) {
        let books = Arc::make_mut(&mut self.books);
        books.retain(|known| (&known.game, &known.lang) != (&book.game, &book.lang));
        books.push(book);
    }

    fn put(&mut self, role: FileRole, file: NamedFile) {
        match role {
            FileRole::Rules => self.add_text(&file.stem, &file.name, file.text),
            FileRole::Examples(game) => {
                let file = ExampleFile { name: file.name, text: file.text, game };
                Arc::make_mut(&mut self.examples).push(file);
            }
            FileRole::Book { game, lang } => self.add_book(BookFile { name: file.name, text: file.text, game, lang }),
            FileRole::Other => {}
        }
    }

    /// The ids of all games: built-in ones in alphabetical order, then further ones by file.
    pub fn ids(&self) -> Vec<String> {
        self.games.keys().cloned().collect()
    }

    /// The command that checks all these files, such as `sixdot check --rules my-rules`.
    pub fn check_command(&self) -> String {
        let folder = |folder: &String| {
            let quote = if folder.contains(' ') { "'" } else { "" };
            format!(" --rules {quote}{folder}{quote}")
        };
        format!("sixdot check{}", self.folders.iter().map(folder).collect::<String>())
    }

    /// Returns true if a file has the name of another game's file.
    pub fn is_taken(&self, path: &Path) -> bool {
        let known = path.file_stem().and_then(|stem| self.games.get(&*stem.to_string_lossy()));
        known.is_some_and(|known| files::read_file(path, None).is_ok_and(|file| file.text != known.text))
    }

    /// The name of a game's rule file, as diagnostics show it.
    pub fn file_of(&self, id: &str) -> Option<&str> {
        self.games.get(id).map(|file| file.name.as_str())
    }

    /// The text of a game's rule file.
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.games.get(id).map(|file| &*file.text)
    }

    /// The text of a complete rule file of a game that extends nothing.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn resolved(&self, id: &str) -> Result<String, Vec<Diagnostic>> {
        self.draft(id)?.resolved()
    }

    /// The titles of games that are not built in, from the headings of their rule books.
    pub fn titles(&self) -> GameTitles {
        let mut titles = GameTitles::default();
        for book in self.books.iter() {
            if !self.games.get(&book.game).is_some_and(|file| file.is_built_in) {
                titles.add(&book.game, &book.lang, &book.text);
            }
        }
        titles
    }

    /// Loads a game with the chosen values of its options.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn load(&self, id: &str, chosen: &[(String, String)]) -> Result<Loaded, Vec<Diagnostic>> {
        let draft = self.draft(id)?;
        let (chain, book_of) = (draft.chain.clone(), draft.book_of().to_owned());
        let (of_manner, chosen): (Vec<_>, Vec<_>) =
            chosen.iter().cloned().partition(|(name, value)| TableSettings::chosen_by(name, value).is_some());
        let mut game = draft.game(&chosen)?;
        if game.rules.shed().is_some() {
            for settings in of_manner.iter().filter_map(|(name, value)| TableSettings::chosen_by(name, value)) {
                game.manner = settings.or(game.manner);
            }
        }
        let base = self.base_of(&chain, &book_of).and_then(|at| self.compared(&chain, at, &game)).map(Arc::new);
        let examples = chain.iter().flat_map(|game| self.examples.iter().filter(move |file| file.game == *game));
        let of_books = chain.iter().map(String::as_str).chain([GENERAL]);
        let books = of_books.flat_map(|game| self.books.iter().filter(move |file| file.game == game));
        Ok(Loaded {
            hash: hash(&game.tree),
            rules: game.rules,
            options: Arc::new(game.options),
            manner: game.manner,
            base,
            replaced: game.replaced.into(),
            same_in: Arc::new(game.same_in),
            examples: Arc::new(examples.cloned().collect()),
            books: Arc::new(books.cloned().collect()),
            chain: chain.into(),
            book_of,
        })
    }

    /// The index in a chain of the game on which players know the first one to be based.
    fn base_of(&self, chain: &[String], book_of: &str) -> Option<usize> {
        let is_ours = |file: &SourceFile| BUILT_IN.iter().any(|(name, _)| *name == file.name);
        let at = chain.iter().position(|id| self.games.get(id).is_some_and(is_ours)).unwrap_or(chain.len() - 1);
        (at > 0 && chain[at] != book_of).then_some(at)
    }

    /// A game of a chain with the options of the first one, for comparison; without them if it cannot be loaded so.
    fn compared(&self, chain: &[String], at: usize, first: &AssembledGame) -> Option<BaseGame> {
        let with = |chosen: &[(String, String)]| self.draft(&chain[at]).ok()?.game(chosen).ok();
        let plain = with(&[])?;
        let known = |option: &&TableOption| plain.options.iter().any(|own| own.name == option.name);
        let changed = first.options.iter().filter(|option| option.is_changed()).filter(known);
        let chosen: Vec<_> = changed.map(|option| (option.name.clone(), option.chosen.clone())).collect();
        let game = if chosen.is_empty() { plain } else { with(&chosen).unwrap_or(plain) };
        let changed = changed_rules(&game.tree, &first.tree).iter().filter_map(|rule| rule.parse().ok()).collect();
        Some(BaseGame { id: chain[at].clone(), rules: game.rules, over: chain[..at].to_vec(), changed })
    }

    /// All faults of a game, also with each value of each option.
    pub fn check(&self, id: &str) -> Vec<Diagnostic> {
        let mut faults = self.draft(id).map_or_else(|faults| faults, Draft::faults);
        // If `extends` is misspelt, all inherited keys are missing: report only the cause.
        if faults.iter().any(|fault| fault.suggestion.as_deref() == Some("extends")) {
            faults.retain(|fault| fault.what != DiagnosticKind::MissingKey);
        }
        faults
    }

    pub(super) fn draft(&self, id: &str) -> Result<Draft, Vec<Diagnostic>> {
        let Some(file) = self.games.get(id) else {
            let what = DiagnosticKind::UnknownGame { game: id.to_owned(), expected: self.ids() };
            return Err(vec![Diagnostic::new("", what)]);
        };
        Ok(Draft::read(id, file, &self.games))
    }

    /// A copy of the library with a file and its neighbours, and the id of the file. Files beside it count as an added
    /// folder; examples and rule books beside it replace those of the library for the same id.
    ///
    /// # Errors
    /// The file cannot be read, or its name cannot be an id.
    pub fn around(&self, path: &Path) -> Result<(Library, String), Vec<Diagnostic>> {
        let file = files::read_file(path, None).map_err(|reason| vec![files::fault(path, reason)])?;
        let id = file.stem.clone();
        if !is_name(&id) {
            return Err(vec![files::fault(path, ErrorKind::InvalidFilename)]);
        }
        let mut library = self.clone();
        Arc::make_mut(&mut library.examples).retain(|examples| examples.game != id);
        let beside = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let (files, _) = files::read_folder(beside);
        for mut near in files {
            if near.folder.is_none() && beside.file_name().is_some_and(|name| name == id.as_str()) {
                near.folder = Some(id.clone());
            }
            let known = near.role() == FileRole::Rules && library.games.contains_key(&near.stem);
            let examples = library.examples.iter().any(|known| known.text == near.text);
            if !known && !examples {
                library.put(near.role(), near);
            }
        }
        library.add_text(&id, &file.name, file.text);
        Ok((library, id))
    }
}

/// The headings of rule books, by game and language.
#[derive(Debug, Default)]
pub struct GameTitles {
    titles: BTreeMap<(String, String), String>,
}

impl GameTitles {
    pub fn add(&mut self, game: &str, lang: &str, book: &str) {
        let heading = book.lines().next().and_then(|line| line.strip_prefix("# ")).map(str::trim);
        if let Some(title) = heading.filter(|title| !title.is_empty()) {
            self.titles.insert((game.to_owned(), lang.to_owned()), title.to_owned());
        }
    }

    /// The title of a game in a language, or else in English, German, Finnish or any other language, in this order.
    pub fn of(&self, game: &str, lang: &str) -> Option<&str> {
        let in_language = |lang: &str| self.titles.get(&(game.to_owned(), lang.to_owned()));
        let own = [lang, "en", "de", "fi"].into_iter().find_map(in_language);
        let any = || self.titles.iter().find(|((other, _), _)| other == game).map(|(_, title)| title);
        own.or_else(any).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_in_the_program_are_called_by_what_they_are() {
        let library = Library::built_in();
        assert!(BUILT_IN.len() > 50);
        for (name, text) in BUILT_IN {
            let (folder, file) = name.split_once('/').expect("a file in a folder");
            let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem).to_owned();
            let (folder, text) = (Some(folder.to_owned()), Cow::Borrowed(*text));
            let role = NamedFile { name: (*name).to_owned(), stem: stem.clone(), folder, text }.role();
            let rules = library.games.iter().filter(|(_, file)| file.name == *name);
            let examples = library.examples.iter().filter(|file| file.name == *name);
            let books = library.books.iter().filter(|file| file.name == *name);
            let found: Vec<FileRole> = rules
                .map(|(id, _)| (*id == stem).then_some(FileRole::Rules).expect("a game is called like its file"))
                .chain(examples.map(|file| FileRole::Examples(file.game.clone())))
                .chain(books.map(|file| FileRole::Book { game: file.game.clone(), lang: file.lang.clone() }))
                .collect();
            let expected = Some(role).filter(|role| *role != FileRole::Other && stem != GENERAL);
            assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{name}");
        }
    }

    #[test]
    fn built_in_files_give_the_same_rules_when_checked() {
        let library = Library::built_in();
        let mut anew = library.clone();
        Arc::make_mut(&mut anew.games).values_mut().for_each(|file| file.is_built_in = false);
        for id in library.ids() {
            assert_eq!(library.check(&id), [], "{id}");
            let [one, other] = [&library, &anew].map(|library| library.load(&id, &[]).expect("no faults"));
            assert_eq!(format!("{one:?}"), format!("{other:?}"), "{id}");
        }
    }

    #[test]
    fn a_game_is_called_as_its_book_is_headed() {
        let mut titles = GameTitles::default();
        titles.add("prsi", "de", "# Prší\n\nWerde deine Karten los.");
        titles.add("prsi", "fi", "## ");
        titles.add("other", "de", "No heading.");
        assert_eq!(titles.of("prsi", "de"), Some("Prší"));
        assert_eq!(titles.of("prsi", "fi"), Some("Prší"));
        assert_eq!(titles.of("other", "de"), None);
        titles.add("prsi", "en", "# Prshi");
        assert_eq!(titles.of("prsi", "fi"), Some("Prshi"));
    }
}
