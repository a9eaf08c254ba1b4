//! Imports point one way, as the tour in `src/lib.rs` says: a module uses only those before it. A part of a family of
//! games, such as `games::wall::engine`, belongs to the layer of its name. No files import each other in circles.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A path of modules and names from the root of the crate.
type Names = Vec<String>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// A source file without its tests.
struct Source {
    /// Below `src`.
    file: String,
    module: Names,
    text: String,
    /// The paths of this crate that it names.
    paths: Vec<Names>,
    /// The paths of its imports by the names that they get, which other files can name as its own.
    passed_on: BTreeMap<String, Names>,
}

/// All source files but those that are compiled for tests only.
fn sources() -> Vec<Source> {
    let mut files = Vec::new();
    find(&root(), &mut files);
    files.sort();
    let mut sources: Vec<Source> = files.iter().map(|path| Source::read(path)).collect();
    let tests: Vec<Names> = sources.iter().flat_map(Source::test_modules).collect();
    sources.retain(|source| !tests.iter().any(|test| source.module.starts_with(test)));
    assert!(sources.len() > 40, "the sources were found");
    sources
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

impl Source {
    fn read(path: &Path) -> Self {
        let file = path.strip_prefix(root()).expect("below src").to_string_lossy().replace('\\', "/");
        let mut module: Names = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            module.pop();
        }
        let text = fs::read_to_string(path).expect("a source file");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        let text = code.join("\n");
        let (paths, passed_on) = paths(&text, &module);
        Source { file, module, text, paths, passed_on }
    }

    /// The modules that it declares for tests only.
    fn test_modules(&self) -> Vec<Names> {
        let after = self.text.split("#[cfg(test)]\n").skip(1).filter_map(|rest| rest.lines().next());
        let declared = after.filter_map(|line| line.trim_end_matches(';').split_once("mod ").map(|(_, name)| name));
        declared.map(|name| [self.module.clone(), vec![name.to_owned()]].concat()).collect()
    }

    /// The layer of a path: a part of a family belongs to that of its name.
    fn layer(path: &[String]) -> Option<&str> {
        if path.first().is_none_or(|first| first != "games") {
            return path.first().map(String::as_str);
        }
        path.get(2).map(String::as_str)
    }

    fn family(path: &[String]) -> Option<&String> {
        if path.first().is_some_and(|first| first == "games") { path.get(1) } else { None }
    }
}

/// All paths in a text that begin with `crate`, `super`, `self` or a module declared there, those in groups and macros
/// included; and those of imports, by name.
fn paths(text: &str, module: &[String]) -> (Vec<Names>, BTreeMap<String, Names>) {
    let (mut found, mut passed_on) = (Vec::new(), BTreeMap::new());
    let declared = |name: &str| name.starts_with(char::is_lowercase) && text.contains(&format!("mod {name};"));
    for (at, _) in text.match_indices("::") {
        let head = &text[..at];
        let start = head.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |before| before + 1);
        let first = &head[start..];
        let is_first = matches!(first, "crate" | "super" | "self") || declared(first);
        if !is_first || head[..start].ends_with("::") || head[..start].ends_with("pub(in ") {
            continue;
        }
        let mut rest = Vec::new();
        tree(&text[at + 2..], &mut Names::new(), &mut rest);
        for (names, known) in rest {
            let Some(path) = absolute(first, &names, module) else { continue };
            if let Some(name) = known.or(path.last().cloned()).filter(|_| head[..start].ends_with("use ")) {
                passed_on.insert(name, path.clone());
            }
            found.push(path);
        }
    }
    (found, passed_on)
}

/// Reads a path, or a group of paths in braces, each with its new name, and returns how many bytes it took.
fn tree(text: &str, before: &mut Names, found: &mut Vec<(Names, Option<String>)>) -> usize {
    let word = |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    if !text.starts_with('{') {
        let end = word(text);
        before.push(text[..end].to_owned());
        let is_longer = text[end..].starts_with("::") && !text[end..].starts_with("::<");
        let more = if is_longer {
            2 + tree(&text[end + 2..], before, found)
        } else {
            let known = text[end..].strip_prefix(" as ").map(|known| known[..word(known)].to_owned());
            found.push((before.clone(), known));
            0
        };
        before.pop();
        return end + more;
    }
    let mut at = 1;
    while let Some(next) = text[at..].find(|c: char| !c.is_whitespace() && c != ',') {
        at += next;
        if text[at..].starts_with('}') {
            return at + 1;
        }
        at += tree(&text[at..], before, found);
        at += text[at..].find([',', '}']).unwrap_or(text.len() - at);
    }
    text.len()
}

/// A path from the root of the crate.
fn absolute(first: &str, names: &[String], module: &[String]) -> Option<Names> {
    let mut base = match first {
        "crate" => Names::new(),
        "self" => module.to_vec(),
        "super" => module[..module.len().checked_sub(1)?].to_vec(),
        child => [module, &[child.to_owned()]].concat(),
    };
    for name in names {
        match name.as_str() {
            "super" => drop(base.pop()?),
            "self" => {}
            _ => base.push(name.clone()),
        }
    }
    Some(base)
}

/// The layers in the order of the tour.
fn layers() -> Vec<String> {
    let lib = fs::read_to_string(root().join("lib.rs")).expect("the root of the library");
    let tour = lib.split("# The layers").nth(1).and_then(|rest| rest.split("//! # ").next()).expect("the tour");
    let names = tour.split("[`").skip(1).filter_map(|rest| rest.split('`').next());
    let mut layers: Vec<String> = Vec::new();
    for name in names.map(|name| name.trim_start_matches("mod@")).filter(|name| *name != "games") {
        if !name.contains(char::is_uppercase) && !layers.iter().any(|layer| layer == name) {
            layers.push(name.to_owned());
        }
    }
    layers
}

#[test]
fn no_import_points_back() {
    let layers = layers();
    let place = |path: &[String]| layers.iter().position(|layer| Some(layer.as_str()) == Source::layer(path));
    let mut back = BTreeSet::new();
    for source in sources() {
        let Some(own) = place(&source.module) else {
            assert!(
                source.module.is_empty() || source.module.len() < 3 && source.module[0] == "games",
                "{} is in no layer",
                source.file
            );
            continue;
        };
        let wrong = source.paths.iter().filter(|used| place(used).is_some_and(|other| other > own));
        back.extend(wrong.map(|used| format!("{} imports {}", source.file, used.join("::"))));
    }
    assert!(back.is_empty(), "imports that point back:\n{}", back.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The files outside the families that name one.
const NAME_A_FAMILY: &str = "games/mod.rs rules/assemble.rs text/card.rs text/outline.rs check/example/facts.rs \
    check/example/lesson.rs check/simulate/report.rs input/agreement.rs session/network_table.rs";

#[test]
fn only_the_list_of_families_names_them() {
    for source in sources() {
        let own = Source::family(&source.module);
        for used in &source.paths {
            let Some(family) = Source::family(used).filter(|name| *name != "of_family") else { continue };
            let may = own.map_or(NAME_A_FAMILY.split(' ').any(|file| file == source.file), |own| own == family);
            assert!(may, "{} names {}", source.file, used.join("::"));
        }
    }
}

/// Each call that changes the disk is in one file, where it can be made to fail.
#[test]
fn the_disk_is_changed_in_one_place() {
    const CALLS: &str = "fs::write( fs::copy( fs::rename( fs::remove_file( fs::remove_dir fs::create_dir \
        fs::hard_link( fs::set_permissions( \
        symlink( File::create File::options( OpenOptions::new( DirBuilder::new( .set_len( .sync_all( .set_permissions(";
    let mut found = Vec::new();
    for source in sources().iter().filter(|source| source.file != "storage/disk.rs") {
        let calls = CALLS.split_whitespace().filter(|call| source.text.contains(call));
        found.extend(calls.map(|call| format!("{}: {call}", source.file)));
    }
    assert!(found.is_empty(), "the disk is changed outside of storage/disk:\n{}", found.join("\n"));
}

/// Who alone may use a library.
#[test]
fn libraries_have_one_user() {
    let sources = sources();
    for (library, users) in [
        ("rustyline", &["terminal"][..]),
        ("fluent", &["text"]),
        ("toml", &["rules", "session"]),
        ("clap", &["cli"]),
        ("ssip_client_async", &["terminal"]),
        ("tts", &["terminal"]),
        ("windows", &["terminal"]),
    ] {
        for source in sources.iter().filter(|source| source.text.contains(&format!("use {library}::"))) {
            let may = Source::layer(&source.module).is_some_and(|layer| users.contains(&layer));
            assert!(may, "{} uses {library}, which belongs to {users:?}", source.file);
        }
    }
}

#[test]
fn no_files_import_each_other_in_circles() {
    let sources = sources();
    let mut arrows = BTreeMap::new();
    for source in &sources {
        let files = source.paths.iter().filter_map(|path| file_of(&sources, path.clone()));
        let others = files.filter(|other| other.file != source.file);
        arrows.insert(&source.file, others.map(|other| &other.file).collect::<BTreeSet<_>>());
    }
    // A file that imports none of those left, or that none of them imports, is in no circle.
    loop {
        let left: BTreeSet<_> = arrows.keys().copied().collect();
        for files in arrows.values_mut() {
            files.retain(|file| left.contains(file));
        }
        let imported: BTreeSet<_> = arrows.values().flatten().copied().collect();
        arrows.retain(|file, files| !files.is_empty() && imported.contains(file));
        if arrows.len() == left.len() {
            break;
        }
    }
    assert!(arrows.is_empty(), "files that import each other in circles: {arrows:#?}");
}

/// The file that defines a name, whatever modules pass it on.
fn file_of(sources: &[Source], mut path: Names) -> Option<&Source> {
    for _ in 0..8 {
        let above = sources.iter().filter(|source| path.starts_with(&source.module) && source.file != "main.rs");
        let source = above.max_by_key(|source| source.module.len())?;
        let Some((name, rest)) = path[source.module.len()..].split_first() else { return Some(source) };
        let Some(passed_on) = source.passed_on.get(name) else {
            let named = format!("macro_rules! {name} ");
            let defining = sources.iter().find(|other| source.file == "lib.rs" && other.text.contains(&named));
            return defining.or(Some(source));
        };
        path = [passed_on, rest].concat();
    }
    panic!("{path:?} is passed on in a circle");
}

#[test]
fn paths_are_found_wherever_they_are() {
    let text = "mod child; use crate::cards::Card;
        use super::table::{self, Table as Wall, inner::{Near, Far}};
        fn f() { vec![$crate::text::Line::of(super::super::storage::read::<u8>()), child::N] }
        pub(in crate::record) const A: u8 = self::inner::B;";
    let module = ["record".to_owned(), "past".to_owned()];
    let (found, passed_on) = paths(text, &module);
    let found: BTreeSet<String> = found.iter().map(|path| path.join("::")).collect();
    let expected = "cards::Card record::past::child::N record::past::inner::B record::table record::table::Table \
        record::table::inner::Far record::table::inner::Near storage::read text::Line::of";
    assert_eq!(found.into_iter().collect::<Vec<_>>().join(" "), expected);
    assert_eq!(passed_on["Wall"], ["record", "table", "Table"]);
}
