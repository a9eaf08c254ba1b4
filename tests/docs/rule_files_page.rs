//! docs/rule-files.md: its error messages are real. tests/docs/variation-points.md: its tables are true.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;
use sixdot::rules::schema;
use toml::Value;

use crate::support::golden;
use crate::support::program::Sixdot;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn page() -> String {
    golden::read("docs/rule-files.md")
}

fn points() -> String {
    golden::read("tests/docs/variation-points.md")
}

/// The part of the page under a heading.
fn section<'a>(page: &'a str, heading: &str) -> &'a str {
    let start = page.find(&format!("\n## {heading}\n")).expect("the heading") + 1;
    let rest = &page[start + 3..];
    &rest[..rest.find("\n## ").unwrap_or(rest.len())]
}

fn block<'a>(text: &'a str, language: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("```{language}\n")).expect("a block");
    rest.split_once("```").expect("its end").0
}

#[test]
fn three_mistakes_are_told_as_the_page_says() {
    let page = page();
    let section = section(&page, "When something is wrong");
    let (file, told) = (block(section, "toml"), block(section, "text"));
    let run = Sixdot::new("check my-rules/our-mau.toml").file("my-rules/our-mau.toml", file).run();
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert_eq!(run.stdout, format!("{told}examples: 0, failed: 0\n"));
    assert_eq!(told.lines().count(), 3);
    for lang in ["de", "fi"] {
        let run =
            Sixdot::new("check my-rules/our-mau.toml --lang").arg(lang).file("my-rules/our-mau.toml", file).run();
        assert_eq!(run.stdout.lines().count(), 4, "{lang}: {}", run.stdout);
    }
}

#[test]
fn the_corrected_file_passes_and_tells_what_it_changes() {
    let page = page();
    let section = section(&page, "When something is wrong");
    let (_, corrected) = section.split_once("Corrected, and without the call").expect("the corrected file");
    let (file, told) = (block(corrected, "toml"), block(corrected, "text"));
    let run = Sixdot::new("check my-rules/our-mau.toml").file("my-rules/our-mau.toml", file).run();
    assert_eq!((run.status, run.stdout.as_str()), (0, told));
    assert!(told.contains("No mistakes. The game is based on mau-mau, "), "{told}");
    let run = Sixdot::new("check my-rules/our-mau.toml --verbose").file("my-rules/our-mau.toml", file).run();
    assert!(run.stdout.contains(" examples of mau-mau: with-two-players-a-nine-lets-one-go-on, "), "{}", run.stdout);
    let replaces = file.replace("extends = \"mau-mau\"", "extends = \"mau-mau\"\nreplaces = [\"MM-8\"]");
    let run = Sixdot::new("check my-rules/our-mau.toml --verbose").file("my-rules/our-mau.toml", &replaces).run();
    assert_eq!(run.status, 0, "inherited facts lose a replaced clause: {}", run.stdout);
    assert!(!run.stdout.contains("a-nine-on-a-nine-goes-on-again"), "{}", run.stdout);
}

/// A line of a table: the fields with the words that they must have, the game, and its example if the table has one.
struct Row {
    fields: Vec<(String, Option<String>)>,
    game: String,
    example: Option<String>,
}

/// The lines of the table under a heading.
fn rows(heading: &str) -> Vec<Row> {
    let page = points();
    let lines = section(&page, heading).lines().filter(|line| line.starts_with("| ") && line.contains('`'));
    let bare = |cell: &str| cell.trim().trim_matches('`').to_owned();
    let field = |field: &str| match bare(field).split_once(" = ") {
        Some((field, word)) => (field.to_owned(), Some(word.to_owned())),
        None => (bare(field), None),
    };
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let [_, fields, game, example @ ..] = &cells[..] else { panic!("too few cells: {line}") };
        let example = example.first().map(|cell| bare(cell));
        Row { fields: fields.split(", ").map(field).collect(), game: bare(game), example }
    };
    lines.map(row).collect()
}

const ALL: &str = "All fields";
const ASKED: &str = "What families asked for";

/// The rule file of a game of the program or of the tests.
fn file_of(game: &str) -> Option<PathBuf> {
    let own = ["rules", "tests/rules/games"].map(|folder| format!("{folder}/{game}/{game}.toml"));
    let beside = ["tests/rules/games", "tests/rules/small"].map(|folder| format!("{folder}/{game}.toml"));
    own.into_iter().chain(beside).map(|path| root().join(path)).find(|path| path.is_file())
}

/// A value at this path is or contains this word. `ID` in the path is any key.
fn has(value: &Value, path: &[&str], word: Option<&str>) -> bool {
    let is_word = |value: &Value| match value {
        Value::String(text) => Some(text.as_str()) == word,
        other => Some(other.to_string().as_str()) == word,
    };
    match (value, path) {
        (Value::Array(list), [_, ..]) => list.iter().any(|value| has(value, path, word)),
        (_, []) if word.is_none() => true,
        (Value::Array(list), []) => list.iter().any(is_word),
        (value, []) => is_word(value),
        (Value::Table(table), ["ID", rest @ ..]) => table.values().any(|value| has(value, rest, word)),
        (Value::Table(table), [key, rest @ ..]) => table.get(*key).is_some_and(|value| has(value, rest, word)),
        _ => false,
    }
}

/// The file uses a field, itself or in an option.
fn uses(file: &Value, field: &str, word: Option<&str>) -> bool {
    let path: Vec<&str> = field.split('.').collect();
    let choice: Vec<&str> = ["options", "ID", "values", "ID"].into_iter().chain(path.iter().copied()).collect();
    has(file, &path, word) || has(file, &choice, word)
}

/// The texts of all files of examples of a game.
fn examples_of(game: &str) -> String {
    let folders = [
        format!("rules/{game}"),
        format!("tests/rules/games/{game}"),
        "tests/rules/games".into(),
        "tests/rules/small".into(),
    ];
    let files = folders.iter().filter_map(|folder| fs::read_dir(root().join(folder)).ok()).flatten().flatten();
    let texts = files.filter_map(|file| {
        let name = file.file_name().to_string_lossy().into_owned();
        let of_game = name.contains(game) || file.path().parent().is_some_and(|folder| folder.ends_with(game));
        (name.contains("examples") && of_game).then(|| fs::read_to_string(file.path()).expect("a text"))
    });
    texts.collect()
}

#[test]
fn every_line_of_the_tables_is_true() {
    let (all, asked) = (rows(ALL), rows(ASKED));
    assert!(all.len() > 100 && asked.len() > 25, "the tables are read");
    for row in all.into_iter().chain(asked) {
        let path = file_of(&row.game).unwrap_or_else(|| panic!("there is no game {}", row.game));
        let file: Value = toml::from_str(&fs::read_to_string(path).expect("a text")).expect("TOML");
        for (field, word) in row.fields {
            assert!(uses(&file, &field, word.as_deref()), "{} does not use {field} {word:?}", row.game);
        }
        if let Some(example) = row.example {
            let named = examples_of(&row.game).contains(&format!("name = \"{example}\"\n"));
            assert!(named, "{} has no example {example}", row.game);
        }
    }
}

#[test]
fn every_point_that_families_asked_for_has_a_line() {
    let page = points();
    let asked = section(&page, ASKED);
    for point in 1..=14 {
        assert!(asked.contains(&format!("\n| {point}: ")), "{point}");
    }
}

/// The fields of the format, and the words that each can have.
#[derive(Default)]
struct Format {
    fields: BTreeSet<String>,
    words: BTreeSet<(String, String)>,
}

impl Format {
    fn new() -> Self {
        let mut format = Format::default();
        let schema = schema::of_rule_files();
        format.walk(&schema["definitions"], &schema["definitions"]["Book"], "");
        format
    }

    fn walk(&mut self, definitions: &Json, node: &Json, path: &str) {
        if let Some(name) = node["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            return self.walk(definitions, &definitions[name], path);
        }
        for several in ["allOf", "anyOf", "oneOf"] {
            for part in node[several].as_array().into_iter().flatten() {
                self.walk(definitions, part, path);
            }
        }
        let words = node["enum"].as_array().into_iter().flatten().chain([&node["const"]]).filter_map(Json::as_str);
        self.words.extend(words.map(|word| (path.to_owned(), word.to_owned())));
        for (key, inner) in node["properties"].as_object().into_iter().flatten() {
            let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
            if key != "clause" && !key.ends_with("-clause") {
                self.fields.insert(path.clone());
                self.walk(definitions, inner, &path);
            }
        }
        let entries = node["patternProperties"].as_object().into_iter().flat_map(|patterns| patterns.values());
        for inner in entries.chain([&node["additionalProperties"]]).filter(|inner| inner.is_object()) {
            self.walk(definitions, inner, &format!("{path}.ID"));
        }
        if node["items"].is_object() {
            self.walk(definitions, &node["items"], path);
        }
    }
}

#[test]
fn every_field_of_the_format_is_in_the_table() {
    let told: BTreeSet<String> = rows(ALL).into_iter().flat_map(|row| row.fields).map(|(field, _)| field).collect();
    let format = Format::new();
    assert!(format.fields.len() > 80, "the schema is read");
    let inside = |field: &String| told.iter().any(|other| other.starts_with(&format!("{field}.")));
    let missing: Vec<&String> =
        format.fields.iter().filter(|field| !told.contains(*field) && !inside(field)).collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
}

/// Fields whose words need no line: there is one only, or the table names the field.
const UNSAID: [&str; 2] = ["kind", "cards.ID.points"];

#[test]
fn every_word_of_the_format_is_in_the_table() {
    let told: BTreeSet<(String, String)> =
        rows(ALL).into_iter().flat_map(|row| row.fields).filter_map(|(field, word)| Some((field, word?))).collect();
    let format = Format::new();
    let whom = |field: &str| field.rsplit('.').next() == Some("who") && !field.contains(".draw.");
    let missing: Vec<_> = format
        .words
        .iter()
        .filter(|word| !told.contains(*word) && !UNSAID.contains(&word.0.as_str()) && !whom(&word.0))
        .collect();
    assert!(missing.is_empty(), "not in the table: {missing:?}");
}
