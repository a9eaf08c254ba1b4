//! Imports point one way, as the tour in `src/lib.rs` says: a module uses only those before it, also within one line of the
//! tour. Within a module, files that import from each other in a circle are listed in `tests/layers/circles.txt`, and
//! there may only be fewer.
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

/// The modules in the order of the tour, and at last the root and the program.
fn order() -> Vec<String> {
    let lib = fs::read_to_string(path("src/lib.rs")).expect("the root of the library");
    let tour = lib.split("# A tour").nth(1).and_then(|rest| rest.split("# A game").next()).expect("a tour");
    let names = tour.split("[`").skip(1).filter_map(|rest| rest.split('`').next());
    let names = names.map(|name| name.trim_start_matches("mod@")).filter(|name| !name.contains(char::is_uppercase));
    let mut order: Vec<String> = Vec::new();
    for name in names {
        if !order.iter().any(|known| known == name) {
            order.push(name.to_owned());
        }
    }
    order
}

#[test]
fn no_import_points_back() {
    let order = order();
    let place = |module: &str| order.iter().position(|other| other == module);
    let sources = Sources::read();
    assert!(sources.all.len() > 40, "the sources were found");
    let mut back = BTreeSet::new();
    for source in &sources.all {
        let Some(module) = source.module.first() else { continue };
        let own = place(module).unwrap_or_else(|| panic!("the tour does not come to {module}"));
        for used in source.paths.iter().filter_map(|path| path.first()) {
            if place(used).is_some_and(|other| other > own) {
                back.insert(format!("{} imports from {used}", source.file));
            }
        }
    }
    assert!(back.is_empty(), "imports that point back:\n{}", back.into_iter().collect::<Vec<_>>().join("\n"));
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
    let sources = Sources::read();
    let imports = sources.imports();
    let found: Vec<Vec<&str>> = circles(&imports).into_iter().collect();
    let list = path("tests/layers/circles.txt");
    let listed = fs::read_to_string(&list).expect("the list of circles");
    let listed: Vec<BTreeSet<&str>> = listed.lines().map(|line| line.split_whitespace().collect()).collect();
    for circle in &found {
        let known = listed.iter().any(|known| circle.iter().all(|file| known.contains(file)));
        assert!(known, "these files import from each other in a circle, and were not before: {}", circle.join(" "));
    }
    if std::env::var_os("SIXDOT_UPDATE").is_some() {
        let lines: String = found.iter().map(|circle| circle.join(" ") + "\n").collect();
        fs::write(&list, lines).expect("the list can be written");
        return;
    }
    let found: Vec<BTreeSet<&str>> = found.into_iter().map(|circle| circle.into_iter().collect()).collect();
    assert_eq!(found, listed, "fewer circles: take them off the list with SIXDOT_UPDATE=1");
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let text = "use crate::{cards::Card, engine::{self, wall::{Game as Wall, Move}}};
        use super::table::Table;
        // crate::repl
        fn f() { vec![crate::say::Line::of(super::super::file::read())] }
        #[cfg(test)] mod tests { use crate::repl; }
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
            let may = source.module.first().is_some_and(|module| users.contains(&module.as_str()));
            assert!(!uses || may, "{} uses {library}, which belongs to {users:?}", source.file);
        }
    }
}
