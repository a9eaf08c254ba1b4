//! The rule files that are there: those in the program and those of further folders. A file is parsed when its game is
//! asked for, and only with the files that it extends.

use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

use indexmap::IndexMap;

use super::Clause;
use super::any::AnyRules;
use super::assemble::{Draft, Game, RuleFile, Shelf};
use super::changed::changed_rules;
use super::fault::{Diagnostic, DiagnosticKind, FileProblem};
use super::folder::{self, NamedFile, Role};
use super::hash::hash;
use super::manner::Manner;
use super::name::is_name;
use super::options::TableOption;
use super::suggest::nearest;
use super::titles::Titles;

/// The rule files in the program: each with its folder and its name, its text, and its tree if it is a rule file.
static BUILT_IN: &[(&str, &str, Option<&[u8]>)] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// The file of the general clauses, which is no game.
pub(super) const GENERAL: &str = "general";

/// All rule files that are known.
#[derive(Clone, Debug)]
pub struct Library {
    // Shared, since everybody who is connected has a library.
    games: Arc<Shelf>,
    examples: Arc<Vec<ExampleFile>>,
    books: Arc<Vec<BookFile>>,
    /// The folders that were added, but for the user's own.
    folders: Vec<String>,
}

/// A file of examples.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExampleFile {
    /// Its name, as faults tell it.
    pub name: String,
    /// Its text.
    pub text: Cow<'static, str>,
    /// The id of the game that it belongs to.
    pub game: String,
}

/// The file of a rule book in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookFile {
    /// Its name, as faults tell it.
    pub name: String,
    /// Its text, which nobody has read yet.
    pub text: Cow<'static, str>,
    /// The id of the game that it explains; `general` for the general clauses.
    pub game: String,
    /// The language's code, such as `de`.
    pub lang: String,
}

/// A game with everything that was chosen; a copy costs little.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The rules, ready to be played.
    pub rules: AnyRules,
    /// The options of the table, in the order of the file.
    pub options: Arc<Vec<TableOption>>,
    /// How the file wants a table to be run.
    pub manner: Manner,
    /// The ids of the game and of those that it extends, nearest first.
    pub chain: Arc<[String]>,
    /// The id of the game whose book this is: the own one, or that of the game of which the file only chooses options.
    pub book_of: String,
    /// The game on which one of somebody's own is based; none of one of the program, whose book says all, and of one that is
    /// based on none or only chooses options.
    pub base: Option<Arc<Base>>,
    /// Clauses that the game, a game that it extends, or a chosen option replaces: inherited examples that show one of
    /// them do not count.
    pub replaced: Arc<[Clause]>,
    /// For each card the ids of the games of the chain in which it does the same as here: what their books say of it
    /// holds.
    pub same_in: Arc<IndexMap<String, Vec<String>>>,
    /// The example files of the game and of those that it extends, nearest first.
    pub examples: Arc<Vec<ExampleFile>>,
    /// The files of rule books of the game and of those that it extends, nearest first, and at last those of the
    /// general clauses.
    pub books: Arc<Vec<BookFile>>,
    /// The same for the same rules with the same choices, in every version and on every machine.
    pub hash: u64,
}

/// The game on which another one is based, as players know it: the nearest one of the program, or else the first of all.
#[derive(Clone, Debug)]
pub struct Base {
    /// Its id.
    pub id: String,
    /// Its rules, with what was chosen for the other game as far as it has the same options.
    pub rules: AnyRules,
    /// The ids of the other game and of those between: what their books say is meant as it is there.
    pub over: Vec<String>,
    /// The clauses about which the other game says something else.
    pub changed: Vec<Clause>,
}

impl Library {
    /// The rule files in the program.
    #[must_use]
    pub fn built_in() -> Self {
        let (mut games, mut examples, mut books) = (Shelf::default(), Vec::new(), Vec::new());
        for (name, text, ready) in BUILT_IN {
            // What a file is for is said by its name.
            let (folder, file) = name.split_once('/').unwrap_or_default();
            let (game, name, text) = (folder.to_owned(), (*name).to_owned(), Cow::Borrowed(*text));
            if let Some(lang) = file.strip_prefix("book.").and_then(|file| file.strip_suffix(".md")) {
                books.push(BookFile { name, text, game, lang: lang.to_owned() });
            } else if file.starts_with("examples") {
                examples.push(ExampleFile { name, text, game });
            } else if file.strip_suffix(".toml") == Some(folder) && folder != GENERAL {
                games.insert(game, RuleFile { name, text, ready: *ready });
            }
        }
        games.sort_unstable_keys();
        Library { games: Arc::new(games), examples: Arc::new(examples), books: Arc::new(books), folders: Vec::new() }
    }

    /// Those in the program, and the games that only the tests have.
    #[cfg(test)]
    pub(crate) fn with_games_of_tests() -> Self {
        let mut library = Library::built_in();
        for folder in ["tests/rules/games", "tests/rules/small"] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
            library.add_folder(&folder).expect("the games of the tests");
        }
        library
    }

    /// Adds the rule files of a folder: those that lie in it, and those that lie in a folder of their own name in it.
    /// Files of examples and rule books are added too.
    ///
    /// # Errors
    /// What cannot be read, and games whose id is taken or cannot be typed; everything else is added.
    pub fn add_folder(&mut self, path: &Path) -> Result<(), Vec<Diagnostic>> {
        self.folders.push(path.display().to_string());
        let (files, mut faults) = folder::read_folder(path);
        for file in files {
            if file.role() == Role::Rules && !is_name(&file.stem) {
                faults.push(Diagnostic::in_file(
                    file.name,
                    None,
                    DiagnosticKind::FileUnreadable { reason: FileProblem::Name },
                ));
            } else if file.role() == Role::Rules && (self.games.contains_key(&file.stem) || file.stem == GENERAL) {
                faults.push(Diagnostic::in_file(
                    file.name,
                    None,
                    DiagnosticKind::GameExists { game: file.stem.clone() },
                ));
            } else {
                self.put(file.role(), file);
            }
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Adds the rule files of the user's own folder, as [`add_folder`](Self::add_folder) does, but what is wrong with one
    /// of them stops nothing: the faults are for those who want to hear them. What other files have said already is not
    /// said anew, and a folder that is not there is an empty one.
    pub fn add_own_folder(&mut self, path: &Path) -> Vec<Diagnostic> {
        if !path.is_dir() {
            return Vec::new();
        }
        let built_in = Library::built_in();
        let elsewhere: Vec<String> = self.ids().into_iter().filter(|id| !built_in.games.contains_key(id)).collect();
        let (files, mut faults) = folder::read_folder(path);
        for file in files {
            match file.role() {
                Role::Rules if !is_name(&file.stem) => {
                    faults.push(Diagnostic::in_file(
                        file.name,
                        None,
                        DiagnosticKind::FileUnreadable { reason: FileProblem::Name },
                    ));
                }
                Role::Rules if elsewhere.contains(&file.stem) => {}
                Role::Rules if self.games.contains_key(&file.stem) || file.stem == GENERAL => {
                    faults.push(Diagnostic::in_file(
                        file.name,
                        None,
                        DiagnosticKind::GameExists { game: file.stem.clone() },
                    ));
                }
                Role::Examples(game) if elsewhere.contains(&game) => {}
                Role::RuleSet { game, lang } if self.has_book(&game, &lang) => {}
                role => self.put(role, file),
            }
        }
        faults
    }

    fn has_book(&self, game: &str, lang: &str) -> bool {
        self.books.iter().any(|book| book.game == game && book.lang == lang)
    }

    /// Adds a rule file that lies nowhere; one with the same id is replaced.
    pub fn add_text(&mut self, id: &str, name: &str, text: impl Into<Cow<'static, str>>) {
        self.add_rules(id, RuleFile { name: name.to_owned(), text: text.into(), ready: None });
    }

    fn add_rules(&mut self, id: &str, file: RuleFile) {
        Arc::make_mut(&mut self.games).insert(id.to_owned(), file);
    }

    /// Adds a file of a rule book; one of the same game and language is replaced.
    pub fn add_book(&mut self, book: BookFile) {
        let books = Arc::make_mut(&mut self.books);
        books.retain(|known| (&known.game, &known.lang) != (&book.game, &book.lang));
        books.push(book);
    }

    fn put(&mut self, role: Role, file: NamedFile) {
        match role {
            Role::Rules => self.add_rules(&file.stem, RuleFile { name: file.name, text: file.text, ready: None }),
            Role::Examples(game) => {
                let file = ExampleFile { name: file.name, text: file.text, game };
                Arc::make_mut(&mut self.examples).push(file);
            }
            Role::RuleSet { game, lang } => self.add_book(BookFile { name: file.name, text: file.text, game, lang }),
            Role::Other => {}
        }
    }

    /// The ids of all games: the built-in ones in alphabetical order, then further ones by their files.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        self.games.keys().cloned().collect()
    }

    /// What is typed to hear the faults of all these files: `sixdot check --rules my-rules`.
    #[must_use]
    pub fn check_command(&self) -> String {
        let folder = |folder: &String| {
            let quote = if folder.contains(' ') { "'" } else { "" };
            format!(" --rules {quote}{folder}{quote}")
        };
        format!("sixdot check{}", self.folders.iter().map(folder).collect::<String>())
    }

    /// Whether a file is called like a game that is there already, and is not its file.
    #[must_use]
    pub fn is_taken(&self, path: &Path) -> bool {
        let known = path.file_stem().and_then(|stem| self.games.get(&*stem.to_string_lossy()));
        known.is_some_and(|known| folder::read_file(path, None).is_ok_and(|file| file.text != known.text))
    }

    /// The name of the rule file of a game, as faults tell it.
    #[must_use]
    pub fn file_of(&self, id: &str) -> Option<&str> {
        self.games.get(id).map(|file| file.name.as_str())
    }

    /// The text of the rule file of a game, as it is written.
    #[must_use]
    pub fn text_of(&self, id: &str) -> Option<&str> {
        self.games.get(id).map(|file| &*file.text)
    }

    /// The text of a rule file that holds all of a game, also what its own file inherits, and extends nothing.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn resolved(&self, id: &str) -> Result<String, Vec<Diagnostic>> {
        self.draft(id)?.resolved()
    }

    /// The same files, in which a game is as another text has it, such as that of an older version.
    #[must_use]
    pub fn with_text(&self, id: &str, name: &str, text: String) -> Self {
        let mut library = self.clone();
        library.add_text(id, name, text);
        library
    }

    /// What the games that are not the program's own are called by the headings of their rule books: it has names for its own.
    #[must_use]
    pub fn titles(&self) -> Titles {
        let mut titles = Titles::default();
        let is_own = |book: &BookFile| self.games.get(&book.game).is_some_and(|file| file.ready.is_some());
        self.books
            .iter()
            .filter(|book| !is_own(book))
            .for_each(|book| titles.add(&book.game, &book.lang, &book.text));
        titles
    }

    /// Loads a game with the chosen values of its options; what is not chosen is as the file says.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn load(&self, id: &str, chosen: &[(String, String)]) -> Result<Loaded, Vec<Diagnostic>> {
        let draft = self.draft(id)?;
        let (chain, book_of) = (draft.chain.clone(), draft.book_of().to_owned());
        let game = draft.game(chosen)?;
        let base = self.base_of(&chain, &book_of).and_then(|at| self.compared(&chain, at, &game)).map(Arc::new);
        let of = |game: &String| {
            let game = game.clone();
            self.examples.iter().filter(move |file| file.game == game).cloned()
        };
        Ok(Loaded {
            hash: hash(&game.tree),
            rules: game.rules,
            options: Arc::new(game.options),
            manner: game.manner,
            base,
            replaced: game.replaced.into(),
            same_in: Arc::new(game.same_in),
            examples: Arc::new(chain.iter().flat_map(of).collect()),
            books: Arc::new(
                chain.iter().map(String::as_str).chain([GENERAL]).flat_map(|game| self.books_of(game)).collect(),
            ),
            chain: chain.into(),
            book_of,
        })
    }

    /// Where in a chain the game stands on which players know the first one to be based.
    fn base_of(&self, chain: &[String], book_of: &str) -> Option<usize> {
        let is_ours = |file: &RuleFile| BUILT_IN.iter().any(|(name, ..)| *name == file.name);
        let at = chain.iter().position(|id| self.games.get(id).is_some_and(is_ours)).unwrap_or(chain.len() - 1);
        (at > 0 && chain[at] != book_of).then_some(at)
    }

    /// A game of a chain with what was chosen for the first one, to be compared with that. Where it cannot be had with what was
    /// chosen, it is taken as it stands.
    fn compared(&self, chain: &[String], at: usize, first: &Game) -> Option<Base> {
        let with = |chosen: &[(String, String)]| self.draft(&chain[at]).ok()?.game(chosen).ok();
        let plain = with(&[])?;
        let known = |option: &&TableOption| plain.options.iter().any(|own| own.name == option.name);
        let changed = first.options.iter().filter(|option| option.is_changed()).filter(known);
        let chosen: Vec<_> = changed.map(|option| (option.name.clone(), option.chosen.clone())).collect();
        let game = if chosen.is_empty() { plain } else { with(&chosen).unwrap_or(plain) };
        let changed = changed_rules(&game.tree, &first.tree).iter().filter_map(|rule| rule.parse().ok()).collect();
        Some(Base { id: chain[at].clone(), rules: game.rules, over: chain[..at].to_vec(), changed })
    }

    fn books_of(&self, game: &str) -> impl Iterator<Item = BookFile> {
        self.books.iter().filter(move |file| file.game == game).cloned()
    }

    /// Loads the game of a file. Files beside it are found as if their folder had been added, and examples and
    /// rule books beside it take the place of those that the library has for the same id.
    ///
    /// # Errors
    /// Everything that is wrong, in the order of the files.
    pub fn load_file(&self, path: &Path, chosen: &[(String, String)]) -> Result<Loaded, Vec<Diagnostic>> {
        let (library, id) = self.around(path)?;
        library.load(&id, chosen)
    }

    /// All that is wrong with a game, also with each value of each option set.
    #[must_use]
    pub fn check(&self, id: &str) -> Vec<Diagnostic> {
        let mut faults = self.draft(id).map_or_else(|faults| faults, Draft::faults);
        // Where the game that is extended is not named rightly, all that it would have is missing, and nothing else.
        if faults.iter().any(|fault| fault.suggestion.as_deref() == Some("extends")) {
            faults.retain(|fault| !matches!(fault.what, DiagnosticKind::MissingKey { .. }));
        }
        faults
    }

    /// All that is wrong with the game of a file; see [`load_file`](Self::load_file).
    #[must_use]
    pub fn check_file(&self, path: &Path) -> Vec<Diagnostic> {
        self.around(path).map_or_else(|faults| faults, |(library, id)| library.check(&id))
    }

    pub(super) fn draft(&self, id: &str) -> Result<Draft, Vec<Diagnostic>> {
        let Some(file) = self.games.get(id) else {
            let suggestion = nearest(id, self.games.keys().map(String::as_str)).map(str::to_owned);
            let what = DiagnosticKind::UnknownGame { game: id.to_owned(), expected: self.ids() };
            return Err(vec![Diagnostic { file: String::new(), line: None, what, suggestion, under: None }]);
        };
        Ok(Draft::read(id, file, &self.games))
    }

    /// This library with a file and what lies beside it, and the file's id.
    fn around(&self, path: &Path) -> Result<(Library, String), Vec<Diagnostic>> {
        let file = folder::read_file(path, None).map_err(|reason| vec![folder::fault(path, reason)])?;
        let id = file.stem.clone();
        if !is_name(&id) {
            return Err(vec![folder::fault(path, FileProblem::Name)]);
        }
        let mut library = self.clone();
        Arc::make_mut(&mut library.examples).retain(|examples| examples.game != id);
        let beside = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let (files, _) = folder::read_folder(beside);
        for mut near in files {
            if near.folder.is_none() && beside.file_name().is_some_and(|name| name == id.as_str()) {
                near.folder = Some(id.clone());
            }
            let known = near.role() == Role::Rules && library.games.contains_key(&near.stem);
            let examples = library.examples.iter().any(|known| known.text == near.text);
            if !known && !examples {
                library.put(near.role(), near);
            }
        }
        library.add_text(&id, &file.name, file.text);
        Ok((library, id))
    }
}

/// The tree of a rule file in the program, if it has one.
pub(super) fn ready_tree(name: &str) -> Option<&'static [u8]> {
    BUILT_IN.iter().find(|(own, ..)| *own == name)?.2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fault::Findings;
    use crate::rules::{ready, syntax};

    #[test]
    fn the_files_in_the_program_are_called_by_what_they_are() {
        let library = Library::built_in();
        assert!(BUILT_IN.len() > 50);
        for (name, text, _) in BUILT_IN {
            let (folder, file) = name.split_once('/').expect("a file in a folder");
            let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem).to_owned();
            let (folder, text) = (Some(folder.to_owned()), Cow::Borrowed(*text));
            let role = NamedFile { name: (*name).to_owned(), stem: stem.clone(), folder, text }.role();
            let rules = library.games.iter().filter(|(_, file)| file.name == *name);
            let examples = library.examples.iter().filter(|file| file.name == *name);
            let books = library.books.iter().filter(|file| file.name == *name);
            let found: Vec<Role> = rules
                .map(|(id, _)| (*id == stem).then_some(Role::Rules).expect("a game is called like its file"))
                .chain(examples.map(|file| Role::Examples(file.game.clone())))
                .chain(books.map(|file| Role::RuleSet { game: file.game.clone(), lang: file.lang.clone() }))
                .collect();
            let expected = Some(role).filter(|role| *role != Role::Other && stem != GENERAL);
            assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{name}");
        }
    }

    #[test]
    fn a_tree_that_is_ready_is_that_of_its_text() {
        for (id, file) in Library::built_in().games.iter() {
            let mut findings = Findings::default();
            let parsed = syntax::parse(&file.text, 7, &mut findings);
            let tree = ready::read(file.ready.unwrap_or_else(|| panic!("{id} has no tree")), 7);
            assert_eq!(format!("{tree:?}"), format!("{parsed:?}"), "{id}");
        }
    }

    #[test]
    fn what_is_ready_has_no_faults_and_gives_the_same_rules_as_when_it_is_read_anew() {
        let library = Library::built_in();
        let mut anew = library.clone();
        Arc::make_mut(&mut anew.games).values_mut().for_each(|file| file.ready = None);
        for id in library.ids() {
            assert_eq!(library.check(&id), [], "{id}");
            let [one, other] = [&library, &anew].map(|library| library.load(&id, &[]).expect("no faults"));
            assert_eq!(format!("{one:?}"), format!("{other:?}"), "{id}");
        }
    }
}
