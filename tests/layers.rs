//! Imports point one way. Every `crate::` path of a module is looked at; one that points back is a fault.

use std::fs;
use std::path::{Path, PathBuf};

/// The layers, from the ground up; modules of one layer may use each other.
const LAYERS: &[&[&str]] = &[
    &["cards", "file"],
    &["rules"],
    &["engine"],
    &["notation", "record", "example"],
    &["bot", "say", "command", "rulebook"],
    &["simulate", "settings", "session"],
    &["output"],
    &["repl", "cli"],
    &["main", "lib"],
];

fn layer_of(module: &str) -> Option<usize> {
    LAYERS.iter().position(|layer| layer.contains(&module))
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the sources can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
}

/// The first name of each path that begins with `crate::`, also inside braces.
fn used_modules(source: &str) -> Vec<String> {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut used = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let names = match rest.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap_or_default().split(',').collect::<Vec<_>>(),
            None => vec![rest],
        };
        for name in names {
            let name: String = name.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if !name.is_empty() {
                used.push(name);
            }
        }
    }
    used
}

#[test]
fn no_import_points_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 40, "the sources were found");
    let mut back = Vec::new();
    for file in files {
        let inside = file.strip_prefix(&root).expect("inside src");
        let module = inside.components().next().expect("a name").as_os_str().to_string_lossy().replace(".rs", "");
        let own = layer_of(&module).unwrap_or_else(|| panic!("{module} belongs to no layer"));
        let source = fs::read_to_string(&file).expect("a source file");
        for used in used_modules(&source) {
            let Some(other) = layer_of(&used) else { continue };
            if other > own {
                back.push(format!("{}: crate::{used}", inside.display()));
            }
        }
    }
    assert!(back.is_empty(), "imports that point back:\n{}", back.join("\n"));
}

#[test]
fn a_path_in_braces_is_found() {
    assert_eq!(used_modules("use crate::{cards::Card, engine::Seat};"), ["cards", "engine"]);
    assert_eq!(used_modules("// crate::repl\nlet a = crate::say::Line;"), ["say"]);
}

/// The borders that types guard: what the engine keeps to itself, and who alone may use a library.
#[test]
fn libraries_have_one_user() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    for (library, user) in [
        ("rustyline", "repl"),
        ("fluent", "say"),
        ("toml", "rules"),
        ("clap", "cli"),
        ("ssip_client_async", "output"),
        ("tts", "output"),
    ] {
        for file in &files {
            let inside = file.strip_prefix(&root).expect("inside src").display().to_string();
            let source = fs::read_to_string(file).expect("a source file");
            let uses = source.lines().any(|line| {
                let line = line.trim_start();
                line.starts_with(&format!("use {library}::")) || line.starts_with(&format!("pub use {library}::"))
            });
            let may = inside.starts_with(user) || (library == "toml" && inside.starts_with("settings"));
            assert!(!uses || may, "{inside} uses {library}, which belongs to {user}");
        }
    }
}
