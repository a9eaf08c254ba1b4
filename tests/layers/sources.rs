//! Imports of the source files, read from their tokens.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A path that is spelled in a file, from the root of the crate: `["engine", "wall", "Game"]`.
pub type Names = Vec<String>;

/// A source file with what it names.
pub struct Source {
    /// Where it lies below `src`.
    pub file: String,
    /// Its module, from the root of the crate; empty for the root.
    pub module: Names,
    /// Every path of the crate in it, but for those of its tests.
    pub paths: Vec<Names>,
    /// Modules in it that are there for tests alone.
    tests: Vec<Names>,
    /// What it names by `use`, and so can be named through it: the last name with its path.
    passes_on: BTreeMap<String, Names>,
}

/// All source files.
pub struct Sources {
    pub all: Vec<Source>,
}

impl Sources {
    /// Those of the project, but for its tests.
    pub fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        find(&root, &mut files);
        files.sort();
        let read = |path: &PathBuf| {
            let file = path.strip_prefix(&root).expect("inside src").to_string_lossy().replace('\\', "/");
            Source::of(file, &fs::read_to_string(path).expect("a source file"))
        };
        let all: Vec<Source> = files.iter().map(read).collect();
        let tests: Vec<Names> = all.iter().flat_map(|source| source.tests.clone()).collect();
        let is_test = |source: &Source| tests.iter().any(|test| source.module.starts_with(test));
        Sources { all: all.into_iter().filter(|source| !is_test(source)).collect() }
    }

    /// The file in which a path ends: names that a module only passes on are followed to where they are.
    pub fn file_of(&self, path: &[String]) -> Option<&Source> {
        let mut path = path.to_vec();
        // Names can be passed on several times, but not for ever.
        for _ in 0..8 {
            let source = self.deepest(&path)?;
            let rest = &path[source.module.len()..];
            let Some((name, behind)) = rest.split_first() else { return Some(source) };
            match source.passes_on.get(name) {
                Some(target) => path = target.iter().chain(behind).cloned().collect(),
                None => return Some(source),
            }
        }
        None
    }

    fn deepest(&self, path: &[String]) -> Option<&Source> {
        let above = self.all.iter().filter(|source| path.starts_with(&source.module) && source.file != "main.rs");
        above.max_by_key(|source| source.module.len())
    }

    /// Which files each file imports from, itself left out.
    pub fn imports(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let of = |source: &Source| {
            let files = source.paths.iter().filter_map(|path| self.file_of(path)).map(|other| other.file.as_str());
            files.filter(|file| *file != source.file).collect()
        };
        self.all.iter().map(|source| (source.file.as_str(), of(source))).collect()
    }
}

impl Source {
    /// A file below `src` with its text.
    pub fn of(file: String, text: &str) -> Self {
        let mut module: Names = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if ["mod", "lib", "main"].contains(&module.last().map_or("", String::as_str)) {
            module.pop();
        }
        let tokens = TokenStream::from_str(text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let mut reader =
            Reader { children: Vec::new(), tests: Vec::new(), paths: Vec::new(), passes_on: BTreeMap::new() };
        reader.read(tokens, &module);
        Source { file, module, paths: reader.paths, tests: reader.tests, passes_on: reader.passes_on }
    }
}

fn find(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            find(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

struct Reader {
    /// The modules that the file says it has; it does so before it imports.
    children: Names,
    /// Those of them that are there for tests alone.
    tests: Vec<Names>,
    paths: Vec<Names>,
    passes_on: BTreeMap<String, Names>,
}

impl Reader {
    /// Reads tokens that stand in `module`.
    fn read(&mut self, tokens: TokenStream, module: &[String]) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        let mut is_test = false;
        while at < tokens.len() {
            let word = ident(&tokens[at]);
            match (word.as_deref(), tokens.get(at + 1), tokens.get(at + 2)) {
                // What a module of tests imports is its own affair.
                (Some("mod"), Some(name), Some(TokenTree::Group(body))) => {
                    if !is_test {
                        let inner = [module, &[name.to_string()]].concat();
                        self.read(body.stream(), &inner);
                    }
                    at += 3;
                    is_test = false;
                    continue;
                }
                (Some("use"), Some(next), _) if !is(next, '<') => {
                    let end =
                        tokens[at..].iter().position(|token| is(token, ';')).map_or(tokens.len(), |end| at + end);
                    if !is_test {
                        self.import(&tokens[at + 1..end], module, &[]);
                    }
                    at = end;
                    continue;
                }
                (Some("mod"), Some(child), Some(end)) if is(end, ';') => {
                    self.children.push(child.to_string());
                    if is_test {
                        self.tests.push([module, &[child.to_string()]].concat());
                    }
                }
                (Some("crate" | "super" | "self"), ..) if follows(&tokens, at + 1) => {
                    let (names, end) = path_at(&tokens, at);
                    self.paths.extend(self.absolute(&names, module));
                    at = end;
                    continue;
                }
                _ => {}
            }
            match &tokens[at] {
                TokenTree::Group(group) => {
                    let is_attribute = group.delimiter() == Delimiter::Bracket && at > 0 && is(&tokens[at - 1], '#');
                    if is_attribute {
                        is_test |= group.stream().to_string().replace(' ', "") == "cfg(test)";
                    } else {
                        self.read(group.stream(), module);
                        is_test = false;
                    }
                }
                token if is(token, ';') => is_test = false,
                _ => {}
            }
            at += 1;
        }
    }

    /// A tree behind `use`, below `before`.
    fn import(&mut self, tree: &[TokenTree], module: &[String], before: &[String]) {
        for branch in tree.split(|token| is(token, ',')).filter(|branch| !branch.is_empty()) {
            let mut names = before.to_vec();
            let mut known_as = None;
            let mut tokens = branch.iter();
            while let Some(token) = tokens.next() {
                match (token, ident(token).as_deref()) {
                    (TokenTree::Group(group), _) => {
                        let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                        self.import(&inner, module, &names);
                        names.clear();
                    }
                    (_, Some("as")) => known_as = tokens.next().and_then(ident),
                    (_, Some(name)) => names.push(name.to_owned()),
                    _ => {}
                }
            }
            let Some(path) = self.absolute(&names, module) else { continue };
            if let Some(name) = known_as.or_else(|| path.last().cloned()).filter(|_| path.len() > module.len()) {
                self.passes_on.insert(name, path.clone());
            }
            self.paths.push(path);
        }
    }

    /// A path from the root of the crate, as it is spelled in a module; none if it is another crate's.
    fn absolute(&self, names: &[String], module: &[String]) -> Option<Names> {
        let (first, rest) = names.split_first()?;
        let mut base = match first.as_str() {
            "crate" => Names::new(),
            "self" => module.to_vec(),
            "super" => module[..module.len().checked_sub(1)?].to_vec(),
            child if self.children.iter().any(|known| known == child) => {
                [module, std::slice::from_ref(first)].concat()
            }
            _ => return None,
        };
        let mut rest = rest.iter().peekable();
        while rest.next_if(|name| *name == "super").is_some() {
            base.pop()?;
        }
        base.extend(rest.filter(|name| *name != "self").cloned());
        Some(base)
    }
}

fn ident(token: &TokenTree) -> Option<String> {
    if let TokenTree::Ident(ident) = token { Some(ident.to_string()) } else { None }
}

fn is(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// Whether `::` stands there.
fn follows(tokens: &[TokenTree], at: usize) -> bool {
    matches!(tokens.get(at..at + 2), Some([one, two]) if is(one, ':') && is(two, ':'))
}

/// The names of the path that begins there, and where it ends.
fn path_at(tokens: &[TokenTree], mut at: usize) -> (Names, usize) {
    let mut names = Names::new();
    while let Some(name) = tokens.get(at).and_then(ident) {
        names.push(name);
        at += 1;
        if !follows(tokens, at) {
            break;
        }
        at += 2;
    }
    (names, at)
}
