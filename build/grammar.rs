//! Checks the notation of `locales/<language>/grammar.txt`, so that a fault in it does not compile.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The slots that the program fills; the others are parts and choices of the file.
const SLOTS: [&str; 19] = [
    "card", "named", "several", "next", "onto", "colour", "call", "due", "player", "number", "digits", "place",
    "clause", "name", "word", "text", "game", "option", "value",
];

/// The path of the grammar of a language.
///
/// # Panics
/// A line of it is no line of a grammar.
pub fn checked(folder: &Path) -> PathBuf {
    let path = folder.join("grammar.txt");
    let text = fs::read_to_string(&path).expect("each language has a grammar");
    let mut parts = BTreeSet::from(SLOTS.map(str::to_owned));
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim_end();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let fault = match first {
            "" if line.is_empty() => None,
            "" => fault(line.split_once('=').map_or(line, |(_, pattern)| pattern), &parts),
            "small" => None,
            "list" | "part" if !rest.is_empty() => match rest.split_once('=') {
                Some((name, pattern)) => {
                    let fault = if first == "part" { fault(pattern, &parts) } else { None };
                    parts.insert(name.trim().to_owned());
                    fault
                }
                None => Some("no ="),
            },
            "choice" if !rest.is_empty() && !rest.contains(' ') => {
                parts.insert(rest.to_owned());
                None
            }
            _ if line.starts_with('@') && ["", "move", "tell", "change", "answer"].contains(&rest) => None,
            _ if rest.is_empty() => None,
            _ => Some("no heading"),
        };
        if let Some(fault) = fault {
            panic!("{}:{number}: {fault}: {line}", path.display());
        }
    }
    path
}

fn fault(pattern: &str, parts: &BTreeSet<String>) -> Option<&'static str> {
    let mut open = Vec::new();
    for letter in pattern.chars() {
        match letter {
            '(' => open.push(')'),
            '[' => open.push(']'),
            ')' | ']' if open.pop() != Some(letter) => return Some("brackets"),
            _ => {}
        }
    }
    let names = pattern.split('{').skip(1).map(|rest| rest.split('}').next().unwrap_or_default());
    let is_unknown = |name: &str| !parts.contains(name);
    if names.into_iter().any(is_unknown) {
        return Some("no such slot or part");
    }
    (!open.is_empty()).then_some("brackets")
}
