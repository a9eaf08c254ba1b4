//! The report of `sixdot check`: diagnostics of rule files, failed examples, and the number of examples of each
//! clause.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::{Path, PathBuf};

use indexmap::IndexMap;

use super::compare::FailureKind;
use super::file::Example;
use crate::rules::{
    Clause, Diagnostic, DiagnosticKind, Doubt, ExampleFile, FoundFile, Library, Loaded, general_clauses,
};

#[derive(Debug, PartialEq, Eq)]
pub enum CheckLine {
    Fixed(String),
    /// An error, worded by the locale.
    Fault(Diagnostic),
    /// A warning, worded by the locale; the check still passes.
    Warning(Diagnostic),
}

#[derive(Debug)]
pub struct CheckReport {
    pub lines: Vec<CheckLine>,
    /// True if nothing failed and there are no errors.
    pub passed: bool,
}

/// Checks rule files and runs their examples: all games of the library, or the given files and folders.
///
/// A report ends with `examples: N, failed: M`. With `clauses`, a line for each clause precedes it: the number of
/// passing examples that show the clause, or the reason why there is none; a clause with neither fails. If paths are
/// given, general clauses without an example are omitted, since the games of the library show them.
pub fn check(library: &Library, paths: &[PathBuf], clauses: bool) -> CheckReport {
    let mut checker = Checker {
        library,
        lines: Vec::new(),
        passed: true,
        ran: 0,
        failed: 0,
        clauses: IndexMap::new(),
        shown: HashMap::new(),
        broken: HashSet::new(),
        done: HashSet::new(),
    };
    if paths.is_empty() {
        for id in library.ids() {
            checker.check_game(library, &id, None);
        }
    }
    let mut examples = Vec::new();
    for path in paths {
        let (found, faults) = FoundFile::at(path);
        checker.tell_faults(faults);
        for file in found {
            match file {
                FoundFile::Rules(path) => checker.check_rules(&path, None),
                FoundFile::Examples(file) => examples.push(file),
                FoundFile::Book(_) => {}
            }
        }
    }
    for file in examples {
        checker.check_examples(&file);
    }
    if clauses {
        checker.tell_clauses(paths.is_empty());
    }
    checker.fixed(format!("examples: {}, failed: {}", checker.ran, checker.failed));
    CheckReport { passed: checker.passed && checker.failed == 0, lines: checker.lines }
}

/// Inherited examples with other results, by their game: their names and clauses.
type Changed = IndexMap<String, (Vec<String>, BTreeSet<Clause>)>;

/// An example, for whichever game it runs: the game of its file, and its name.
type ExampleKey = (String, String);

struct Checker<'a> {
    library: &'a Library,
    lines: Vec<CheckLine>,
    passed: bool,
    ran: usize,
    failed: usize,
    /// The clauses in order, with the reason why there is no example.
    clauses: IndexMap<Clause, Option<String>>,
    shown: HashMap<Clause, HashSet<ExampleKey>>,
    broken: HashSet<ExampleKey>,
    done: HashSet<String>,
}

impl Checker<'_> {
    fn fixed(&mut self, line: String) {
        self.lines.push(CheckLine::Fixed(line));
    }

    /// Reports each error once: variants repeat those of their base game.
    fn tell_faults(&mut self, faults: Vec<Diagnostic>) {
        for line in faults.into_iter().map(CheckLine::Fault) {
            self.passed = false;
            if !self.lines.contains(&line) {
                self.lines.push(line);
            }
        }
    }

    /// Checks a rule file and what lies beside it.
    fn check_rules(&mut self, path: &Path, only: Option<&ExampleFile>) {
        if self.library.is_taken(path) {
            let game = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let what = DiagnosticKind::GameExists { game };
            return self.tell_faults(vec![Diagnostic::in_file(path.display().to_string(), None, what)]);
        }
        match self.library.around(path) {
            Ok((library, id)) => self.check_game(&library, &id, only),
            Err(faults) => self.tell_faults(faults),
        }
    }

    fn check_game(&mut self, library: &Library, id: &str, only: Option<&ExampleFile>) {
        let faults = library.check(id);
        if !faults.is_empty() {
            return self.tell_faults(faults);
        }
        let loaded = match library.load(id, &[]) {
            Ok(loaded) => loaded,
            Err(faults) => return self.tell_faults(faults),
        };
        for (clause, facts) in &loaded.rules.clauses {
            self.clauses.entry(*clause).or_insert_with(|| facts.no_example.clone());
        }
        let own_only = loaded.book_of != id;
        let mut changed = Changed::new();
        for file in only.map_or(loaded.examples.as_slice(), std::slice::from_ref) {
            // With options, inherited examples need not hold.
            if !own_only || file.game == id {
                self.check_file(file, library, &loaded, &mut changed);
            }
        }
        let file = library.file_of(id).unwrap_or_default();
        for (game, (examples, clauses)) in changed {
            let count = u32::try_from(examples.len()).unwrap_or(u32::MAX);
            let clauses = clauses.iter().map(Clause::to_string).collect();
            let changed = Doubt::ExamplesChanged { game, count, examples, clauses };
            self.lines.push(CheckLine::Warning(Diagnostic::in_file(file, None, changed)));
        }
    }

    /// Runs the examples of a single file, for a game nearby or of the library.
    fn check_examples(&mut self, file: &ExampleFile) {
        if self.done.contains(&file.name) {
            return;
        }
        let rules = format!("{}.toml", file.game);
        let near = Path::new(&file.name).parent().unwrap_or(Path::new(""));
        let mut places =
            [near.join(&rules), near.join(&file.game).join(&rules), near.join("..").join(&rules)].into_iter();
        let is_rules = |path: &PathBuf| path.is_file() && *path != Path::new(&file.name);
        match places.find(is_rules) {
            Some(path) => self.check_rules(&path, Some(file)),
            None => self.check_game(self.library, &file.game, Some(file)),
        }
    }

    /// Runs the examples of a file. Inherited ones with other results are `changed`, not failed: house rules may do
    /// that.
    fn check_file(&mut self, file: &ExampleFile, library: &Library, loaded: &Loaded, changed: &mut Changed) {
        let examples = match Example::read_all(file, loaded.rules.family) {
            Ok(examples) => examples,
            Err(faults) => return self.tell_faults(faults),
        };
        let id = loaded.rules.id();
        let inherited = file.game != id;
        if !inherited {
            self.done.insert(file.name.clone());
        }
        let mut names = HashSet::new();
        for example in &examples {
            let replaced = |clause: &Clause| loaded.replaced.contains(clause);
            if inherited && example.clauses.iter().any(replaced) {
                continue;
            }
            let outcome = if example.options.is_empty() {
                Ok(example.run(&loaded.rules))
            } else {
                library.load(id, &example.options).map(|other| example.run(&other.rules))
            };
            if inherited && outcome.as_ref().map_or(true, |failures| !failures.is_empty()) {
                let (examples, clauses) = changed.entry(file.game.clone()).or_default();
                examples.push(example.name.clone());
                clauses.extend(example.clauses.iter().filter(|clause| loaded.rules.clauses.contains_key(*clause)));
                continue;
            }
            self.ran += 1;
            let key: ExampleKey = (file.game.clone(), example.name.clone());
            let mut failures = match outcome {
                Ok(failures) => failures,
                Err(faults) => {
                    self.failed += 1;
                    self.broken.insert(key);
                    self.tell_faults(faults.into_iter().map(|fault| example.placed(fault)).collect());
                    continue;
                }
            };
            if !names.insert(&example.name) {
                let name = example.name.clone();
                failures.push(example.failure(id, None, "name", FailureKind::NameTaken { name }));
            }
            for clause in &example.clauses {
                self.shown.entry(*clause).or_default().insert(key.clone());
            }
            if !failures.is_empty() {
                self.failed += 1;
                self.broken.insert(key);
            }
            self.lines.extend(failures.iter().map(|failure| CheckLine::Fixed(format!("failed: {failure}"))));
        }
    }

    fn tell_clauses(&mut self, all_general: bool) {
        let general = general_clauses().iter().map(|(clause, facts)| (*clause, facts.no_example.clone()));
        let general = general.filter(|(clause, _)| all_general || self.shown.contains_key(clause));
        let clauses: Vec<_> = general.chain(self.clauses.clone()).collect();
        for (clause, reason) in clauses {
            let holds = |example: &&ExampleKey| !self.broken.contains(*example);
            let count = self.shown.get(&clause).map_or(0, |examples| examples.iter().filter(holds).count());
            self.passed &= (count > 0) != reason.is_some();
            self.fixed(match (count, reason) {
                (0, None) => format!("{clause}: none"),
                (0, Some(reason)) => format!("{clause}: none, {reason}"),
                (count, None) => format!("{clause}: {count}"),
                (count, Some(reason)) => format!("{clause}: {count}, although: {reason}"),
            });
        }
    }
}
