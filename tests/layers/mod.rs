//! Imports point one way, as the tour in `src/lib.rs` says: a module uses only those before it, also within one line of the
//! tour. A room of a family, such as `wall::engine`, belongs to the layer of its name. Within a module, files that import from each
//! other in a circle are listed in `tests/layers/circles.txt`, those of families once for all of them, and there may only be fewer.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all layers::` takes circles off the list that are gone.

mod circles;
mod sources;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use circles::circles;
use sources::{Source, Sources};

fn path(inside: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(inside)
}

/// What `src/lib.rs` says of the modules.
struct Tour {
    /// The layers, in the order of the tour.
    layers: Vec<String>,
    /// The families of games that are rooms of their own.
    families: Vec<String>,
}

impl Tour {
    fn read() -> Self {
        let lib = fs::read_to_string(path("src/lib.rs")).expect("the root of the library");
        let section = |from: &str, to: &str| {
            let rest = lib.split(from).nth(1).and_then(|rest| rest.split(to).next()).expect("a section");
            let names = rest.split("[`").skip(1).filter_map(|rest| rest.split('`').next());
            let names = names.map(|name| name.trim_start_matches("mod@"));
            let mut all: Vec<String> = Vec::new();
            for name in names.filter(|name| !name.contains(char::is_uppercase)) {
                if !all.iter().any(|known| known == name) {
                    all.push(name.to_owned());
                }
            }
            all
        };
        Tour { layers: section("# A tour", "# Families"), families: section("# Families", "# A game") }
    }

    /// The family in whose room a path lies.
    fn family<'a>(&self, path: &'a [String]) -> Option<&'a String> {
        path.first().filter(|first| self.families.contains(first))
    }

    /// The layer to which a path belongs: the room of a family to that of its name.
    fn layer<'a>(&self, path: &'a [String]) -> Option<&'a String> {
        if self.family(path).is_some() { path.get(1) } else { path.first() }
    }

    fn place(&self, path: &[String]) -> Option<usize> {
        let layer = self.layer(path)?;
        self.layers.iter().position(|other| other == layer)
    }
}

#[test]
fn no_import_points_back() {
    let tour = Tour::read();
    let sources = Sources::read();
    assert!(sources.all.len() > 40, "the sources were found");
    let mut back = BTreeSet::new();
    for source in &sources.all {
        if source.module.is_empty() || tour.families.contains(&source.module.join("::")) {
            continue;
        }
        let own = tour.place(&source.module).unwrap_or_else(|| panic!("the tour does not come to {}", source.file));
        for used in &source.paths {
            if tour.place(used).is_some_and(|other| other > own) {
                back.insert(format!("{} imports from {}", source.file, used.join("::")));
            }
        }
    }
    assert!(back.is_empty(), "imports that point back:\n{}", back.into_iter().collect::<Vec<_>>().join("\n"));
}

/// The files outside the families that name one: the list, stacks in lessons, and how many deals of a patience can be won.
const NAME_A_FAMILY: [&str; 4] =
    ["rules/family.rs", "example/taught.rs", "example/lesson/mod.rs", "simulate/solve.rs"];

/// A new family is to need nothing but its place in the list. Without its room, nobody could see to which layer a name of a family belongs; and no family needs another one.
#[test]
fn only_the_list_of_families_names_them_and_their_rooms() {
    let tour = Tour::read();
    assert!(tour.families.len() > 1, "the families were found");
    for source in Sources::read().all {
        let own = tour.family(&source.module);
        for used in &source.paths {
            let Some(family) = tour.family(used) else { continue };
            let named = used.join("::");
            assert!(tour.place(used).is_some(), "{} names {named} without a layer", source.file);
            let may = own.map_or(NAME_A_FAMILY.contains(&source.file.as_str()), |own| own == family);
            assert!(may, "{} names {named}", source.file);
        }
    }
}

/// What changes the disk is called in one file, where each call can be made to fail.
#[test]
fn the_disk_is_changed_in_one_place() {
    const CALLS: [&str; 16] = [
        "fs::write(",
        "fs::copy(",
        "fs::rename(",
        "fs::remove_file(",
        "fs::remove_dir",
        "fs::create_dir",
        "fs::hard_link(",
        "fs::set_permissions(",
        "symlink(",
        "File::create",
        "File::options(",
        "OpenOptions::new(",
        "DirBuilder::new(",
        ".set_len(",
        ".sync_all(",
        ".set_permissions(",
    ];
    let sources = Sources::read();
    let mut found = Vec::new();
    for source in sources.all.iter().filter(|source| source.file != "file/disk.rs") {
        let text = fs::read_to_string(path("src").join(&source.file)).expect("a source file");
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        found
            .extend(CALLS.iter().filter(|call| text.contains(**call)).map(|call| format!("{}: {call}", source.file)));
    }
    assert!(found.is_empty(), "the disk is changed outside of file/disk:\n{}", found.join("\n"));
}

#[test]
fn circles_of_files_become_fewer() {
    let (tour, sources) = (Tour::read(), Sources::read());
    let imports = sources.imports();
    // What is a circle in each family is listed once, so that a new one adds nothing.
    let listed_as = |file: &str| match file.split_once('/') {
        Some((room, rest)) if tour.families.iter().any(|family| family == room) => format!("FAMILY/{rest}"),
        _ => file.to_owned(),
    };
    let circle = |files: Vec<&str>| files.into_iter().map(listed_as).collect::<BTreeSet<String>>();
    let found: BTreeSet<BTreeSet<String>> = circles(&imports).into_iter().map(circle).collect();
    let told = |circle: &BTreeSet<String>| circle.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
    let list = path("tests/layers/circles.txt");
    let listed = fs::read_to_string(&list).expect("the list of circles");
    let listed = listed.lines().map(|line| line.split_whitespace().map(str::to_owned).collect());
    let listed: BTreeSet<BTreeSet<String>> = listed.collect();
    for circle in &found {
        let known = listed.iter().any(|known| circle.is_subset(known));
        assert!(known, "these files import from each other in a circle, and were not before: {}", told(circle));
    }
    if std::env::var_os("SIXDOT_UPDATE").is_some() {
        let lines: String = found.iter().map(|circle| told(circle) + "\n").collect();
        fs::write(&list, lines).expect("the list can be written");
        return;
    }
    assert_eq!(found, listed, "fewer circles: take them off the list with SIXDOT_UPDATE=1");
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let text = "use crate::{cards::Card, engine::{self, wall::{Game as Wall, Move}}};
        use super::table::Table;
        // crate::terminal::repl
        fn f() { vec![crate::text::Line::of(super::super::file::read())] }
        #[cfg(test)] mod tests { use crate::terminal::repl; }
        mod inner { use super::Near; }";
    let source = Source::of("record/past.rs".to_owned(), text);
    let mut paths: Vec<String> = source.paths.iter().map(|path| path.join("::")).collect();
    paths.sort();
    let expected = [
        "cards::Card",
        "engine",
        "engine::wall::Game",
        "engine::wall::Move",
        "file::read",
        "record::past::Near",
        "record::table::Table",
        "say::Line::of",
    ];
    assert_eq!(paths, expected);
}

/// The borders that types guard: who alone may use a library.
#[test]
fn libraries_have_one_user() {
    let tour = Tour::read();
    for (library, users) in [
        ("rustyline", &["repl"][..]),
        ("fluent", &["say"]),
        ("toml", &["rules", "settings"]),
        ("clap", &["cli"]),
        ("ssip_client_async", &["output"]),
        ("tts", &["output"]),
    ] {
        for source in Sources::read().all {
            let text = fs::read_to_string(path("src").join(&source.file)).expect("a source file");
            let uses = text.lines().map(str::trim_start).any(|line| {
                line.starts_with(&format!("use {library}::")) || line.starts_with(&format!("pub use {library}::"))
            });
            let may = tour.layer(&source.module).is_some_and(|layer| users.contains(&layer.as_str()));
            assert!(!uses || may, "{} uses {library}, which belongs to {users:?}", source.file);
        }
    }
}
