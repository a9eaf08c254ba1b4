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
        let paths = paths(&text, &module);
        Source { file, module, text, paths }
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

/// All paths in a text that begin with `crate`, `super` or `self`, those in groups included.
fn paths(text: &str, module: &[String]) -> Vec<Names> {
    let mut found = Vec::new();
    for (at, _) in text.match_indices("::") {
        let head = &text[..at];
        let start = head.rfind(|c: char| !c.is_alphanumeric() && c != '_').map_or(0, |before| before + 1);
        let first = &head[start..];
        if !matches!(first, "crate" | "super" | "self") || head[..start].ends_with("::") {
            continue;
        }
        let mut rest = Vec::new();
        tree(&text[at + 2..], &mut Names::new(), &mut rest);
        found.extend(rest.into_iter().filter_map(|names| absolute(first, &names, module)));
    }
    found
}

/// Reads a path, or a group of paths in braces, and returns how many bytes it took.
fn tree(text: &str, before: &mut Names, found: &mut Vec<Names>) -> usize {
    if !text.starts_with('{') {
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        before.push(text[..end].to_owned());
        let is_longer = text[end..].starts_with("::") && !text[end..].starts_with("::<");
        let more = if is_longer {
            2 + tree(&text[end + 2..], before, found)
        } else {
            found.push(before.clone());
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
        // What a name is called here is of no matter.
        at += text[at..].find([',', '}']).unwrap_or(text.len() - at);
    }
    text.len()
}

/// A path from the root of the crate.
fn absolute(first: &str, names: &[String], module: &[String]) -> Option<Names> {
    let mut base = match first {
        "crate" => Names::new(),
        "self" => module.to_vec(),
        _ => module[..module.len().checked_sub(1)?].to_vec(),
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
    for name in
        names.map(|name| name.trim_start_matches("mod@").to_owned()).filter(|name| !name.contains(char::is_uppercase))
    {
        if name != "games" && !layers.contains(&name) {
            layers.push(name);
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
const NAME_A_FAMILY: [&str; 10] = [
    "games/mod.rs",
    "rules/family.rs",
    "engine/game.rs",
    "text/card.rs",
    "check/example/facts.rs",
    "check/example/lesson.rs",
    "check/simulate/report.rs",
    "text/outline.rs",
    "input/agreement.rs",
    "session/network_table.rs",
];

#[test]
fn only_the_list_of_families_names_them() {
    for source in sources() {
        let own = Source::family(&source.module);
        for used in &source.paths {
            let Some(family) = Source::family(used) else { continue };
            let may = own.map_or(NAME_A_FAMILY.contains(&source.file.as_str()), |own| own == family);
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
    for (library, users) in [
        ("rustyline", &["terminal"][..]),
        ("fluent", &["text"]),
        ("toml", &["rules", "session"]),
        ("clap", &["cli"]),
        ("ssip_client_async", &["terminal"]),
        ("tts", &["terminal"]),
    ] {
        for source in sources() {
            let used = format!("use {library}::");
            let may = Source::layer(&source.module).is_some_and(|layer| users.contains(&layer));
            assert!(
                may || !source.text.contains(&used),
                "{} uses {library}, which belongs to {users:?}",
                source.file
            );
        }
    }
}

#[test]
fn no_files_import_each_other_in_circles() {
    let sources = sources();
    let file_of = |path: &Names| {
        let above = sources.iter().filter(|source| path.starts_with(&source.module) && source.file != "main.rs");
        above.max_by_key(|source| source.module.len()).map(|source| source.file.as_str())
    };
    let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for source in &sources {
        let files = source.paths.iter().filter_map(file_of).filter(|file| *file != source.file);
        // A module's own file only declares and passes on.
        reached.insert(&source.file, files.filter(|file| !file.ends_with("mod.rs") && *file != "lib.rs").collect());
    }
    loop {
        let further =
            |files: &BTreeSet<&str>| files.iter().flat_map(|file| reached[file].clone()).collect::<BTreeSet<_>>();
        let next: BTreeMap<_, _> = reached.iter().map(|(file, files)| (*file, files | &further(files))).collect();
        if next == reached {
            break;
        }
        reached = next;
    }
    let circle = |file: &str| reached[file].iter().filter(|other| reached[*other].contains(file)).copied().collect();
    let found: BTreeSet<Vec<&str>> =
        reached.keys().map(|file| circle(file)).filter(|circle: &Vec<_>| circle.len() > 1).collect();
    assert!(found.is_empty(), "files that import each other in circles: {found:#?}");
}

#[test]
fn paths_are_found_wherever_they_are() {
    let text = "use crate::cards::Card;
        use super::table::{self, Table as Wall, inner::{Near, Far}};
        fn f() { vec![crate::text::Line::of(super::super::storage::read::<u8>())] }
        pub(super) const A: u8 = self::inner::B;";
    let module = ["record".to_owned(), "past".to_owned()];
    let found: BTreeSet<String> = paths(text, &module).iter().map(|path| path.join("::")).collect();
    let expected = [
        "cards::Card",
        "record::past::inner::B",
        "record::table",
        "record::table::Table",
        "record::table::inner::Far",
        "record::table::inner::Near",
        "storage::read",
        "text::Line::of",
    ];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}
