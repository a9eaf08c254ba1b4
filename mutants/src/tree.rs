//! The copy of the program with all mutants built in.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

use syn::spanned::Spanned;

use crate::edit::Edited;
use crate::find::{self, Found};
use crate::mutant::Mutant;
use crate::place::Place;

/// The layers that are changed: those of the shedding games, and the rooms of the other families.
const MODULES: [&str; 11] = [
    "engine",
    "bot",
    "session",
    "record",
    "wall::engine",
    "wall::bot",
    "wall::session",
    "patience::engine",
    "patience::bot",
    "patience::session",
    "table",
];

/// The switch that is built in.
const SWITCH: &str = include_str!("../switch/mutant.rs");

/// A file with what can be changed in it.
#[derive(Debug)]
pub struct Source {
    file: String,
    text: String,
    found: Found,
    /// The sites that do not compile.
    pub left_out: BTreeSet<usize>,
}

impl Source {
    /// Its mutants; of those that do not compile it is said.
    pub fn mutants(&self) -> impl Iterator<Item = Mutant> {
        let of = |(site, mutants): (usize, &Vec<Mutant>)| {
            let compiles = !self.left_out.contains(&site);
            mutants.clone().into_iter().map(move |mutant| Mutant { compiles, ..mutant })
        };
        self.found.sites.iter().enumerate().flat_map(of).collect::<Vec<_>>().into_iter()
    }

    /// Leaves out what did not compile the last time.
    pub fn leave_out(&mut self, names: &BTreeSet<String>) {
        let left_out = |(site, mutants): (usize, &Vec<Mutant>)| {
            mutants.iter().any(|mutant| names.contains(&mutant.name())).then_some(site)
        };
        self.left_out.extend(self.found.sites.iter().enumerate().filter_map(left_out));
    }

    /// What it is in the copy.
    #[must_use]
    pub fn edited(&self) -> Edited {
        self.found.edits.apply(&self.text, &self.left_out)
    }

    /// The file, from the root.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }
}

/// The module by which a file is counted, if it is changed.
fn module(file: &str) -> Option<&'static str> {
    let path = file.strip_prefix("src/")?.strip_suffix(".rs")?.replace('/', "::");
    MODULES.into_iter().find(|module| path == *module || path.starts_with(&format!("{module}::")))
}

/// Copies the program, and finds what can be changed in it: in these modules and files, in all of them if none is named. Nothing is
/// changed yet.
///
/// # Errors
/// If something cannot be read or written, or is no Rust.
pub fn copy(place: &Place, modules: &[String]) -> io::Result<Vec<Source>> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(&place.root)
        .output()?;
    let listed = String::from_utf8(listed.stdout).map_err(io::Error::other)?;
    // What is gone from the program goes from the copy; what stays the same keeps its time, so that it is not built again.
    let files: BTreeSet<&str> = listed.split_terminator('\0').filter(|file| is_copied(&place.root, file)).collect();
    if place.tree.is_dir() {
        remove_others(&place.tree, &place.tree, &files)?;
    }
    let of_tests = all_files_of_tests(&place.root, &files)?;
    let mut sources = Vec::new();
    let mut next = 1;
    for &file in &files {
        let bytes = fs::read(place.root.join(file))?;
        let changed = module(file)
            .filter(|module| modules.is_empty() || modules.iter().any(|wanted| wanted == module || wanted == file))
            .filter(|_| !of_tests.iter().any(|path| belongs(file, path)));
        match (file, changed) {
            ("Cargo.toml", _) => put(place, file, without_lints(&text(bytes)?).as_bytes())?,
            ("src/lib.rs", _) => put(place, file, with_switch(&text(bytes)?)?.as_bytes())?,
            (_, Some(module)) => {
                let text = text(bytes)?;
                let found = find::find(module, file, &text, next).map_err(io::Error::other)?;
                next += u32::try_from(found.sites.iter().map(Vec::len).sum::<usize>()).map_err(io::Error::other)?;
                sources.push(Source { file: file.to_owned(), text, found, left_out: BTreeSet::new() });
            }
            _ if file.starts_with("tests/") => match String::from_utf8(bytes) {
                Ok(text) => put(place, file, with_passage(&text).as_bytes())?,
                Err(no_text) => put(place, file, no_text.as_bytes())?,
            },
            _ => put(place, file, &bytes)?,
        }
    }
    put(place, "src/mutant.rs", SWITCH.as_bytes())?;
    Ok(sources)
}

fn text(bytes: Vec<u8>) -> io::Result<String> {
    String::from_utf8(bytes).map_err(io::Error::other)
}

fn is_copied(root: &Path, file: &str) -> bool {
    !file.starts_with("mutants/") && !file.starts_with("fuzz/") && root.join(file).is_file()
}

fn remove_others(tree: &Path, folder: &Path, files: &BTreeSet<&str>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(tree, &path, files)?;
        } else if path.strip_prefix(tree).is_ok_and(|inside| !files.contains(inside.to_string_lossy().as_ref())) {
            fs::remove_file(&path)?;
        }
    }
    Ok(())
}

/// Writes a file of the copy, unless it is there as it is.
fn put(place: &Place, file: &str, bytes: &[u8]) -> io::Result<()> {
    let path = place.tree.join(file);
    if fs::read(&path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(path, bytes)
}

/// Builds the mutants in, but for those that do not compile.
///
/// # Errors
/// If a file cannot be written.
pub fn put_in(place: &Place, sources: &[Source]) -> io::Result<()> {
    sources.iter().try_for_each(|source| put(place, &source.file, source.edited().text.as_bytes()))
}

/// The modules of the program that are there for tests alone, as paths without their ending.
fn all_files_of_tests(root: &Path, files: &BTreeSet<&str>) -> io::Result<Vec<String>> {
    let mut all = Vec::new();
    for file in files.iter().filter(|file| module(file).is_some()) {
        let syntax = syn::parse_file(&fs::read_to_string(root.join(file))?);
        all.extend(files_of_tests(file, &syntax.map_err(|error| io::Error::other(format!("{file}: {error}")))?));
    }
    Ok(all)
}

/// Whether a file is that of a module, or lies below it.
fn belongs(file: &str, module: &str) -> bool {
    file.strip_prefix(module).is_some_and(|rest| rest == ".rs" || rest.starts_with('/'))
}

fn files_of_tests(file: &str, syntax: &syn::File) -> Vec<String> {
    let folder = match file.strip_suffix("/mod.rs") {
        Some(folder) => folder.to_owned(),
        None => file.trim_end_matches(".rs").to_owned(),
    };
    let of_tests = |item: &syn::Item| match item {
        syn::Item::Mod(module) if module.content.is_none() && find::is_for_tests(&module.attrs) => {
            Some(format!("{folder}/{}", module.ident))
        }
        _ => None,
    };
    syntax.items.iter().filter_map(of_tests).collect()
}

/// What the mutants make unused or unusual is no matter.
fn without_lints(manifest: &str) -> String {
    let mut lints = false;
    let kept = manifest.split_inclusive('\n').filter(|line| {
        if line.starts_with('[') {
            lints = line.starts_with("[lints");
        }
        !lints
    });
    kept.collect()
}

/// Programs that tests start have the mutant, too, whatever else they have of the environment.
fn with_passage(test: &str) -> String {
    let passage = ".env_clear().envs(std::env::vars().filter(|(name, _)| name.starts_with(\"SIXDOT_MUTANT\")))";
    test.replace(".env_clear()", passage)
}

fn with_switch(lib: &str) -> io::Result<String> {
    let syntax = syn::parse_file(lib).map_err(io::Error::other)?;
    let first = syntax.items.first().map_or(lib.len(), |item| item.span().byte_range().start);
    let (head, rest) = lib.split_at(first);
    Ok(format!("{head}#![allow(warnings)]\n#[doc(hidden)]\npub mod mutant;\n{rest}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_counted_by_their_layer() {
        assert_eq!(module("src/engine/properties/mod.rs"), Some("engine"));
        assert_eq!(module("src/record.rs"), Some("record"));
        assert_eq!(module("src/wall/bot/tip.rs"), Some("wall::bot"));
        assert_eq!(module("src/wall/say/tip.rs"), None);
        assert_eq!(module("src/tables.rs"), None);
    }

    #[test]
    fn modules_for_tests_are_found() {
        let syntax = syn::parse_file("#[cfg(test)] mod tests; mod other;").expect("Rust");
        assert_eq!(files_of_tests("src/engine/mod.rs", &syntax), ["src/engine/tests"]);
        assert_eq!(files_of_tests("src/session/guarded.rs", &syntax), ["src/session/guarded/tests"]);
    }

    #[test]
    fn the_switch_stands_before_all_modules() {
        let lib = with_switch("//! What it is.\n\n/// Players.\npub mod bot;\n").expect("Rust");
        assert!(lib.contains("pub mod mutant;\n/// Players.\npub mod bot;"), "{lib}");
    }

    #[test]
    fn lints_are_left_out() {
        assert_eq!(without_lints("[a]\nb\n[lints.rust]\nc\n[d]\ne\n"), "[a]\nb\n[d]\ne\n");
    }
}
