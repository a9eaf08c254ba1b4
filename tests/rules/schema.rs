//! The JSON Schema accepts and rejects the same files as the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use boon::{Compiler, SchemaIndex, Schemas};
use serde_json::Value;
use sixdot::check::example;
use sixdot::rules::{Diagnostic, DiagnosticKind, Library, schema};

/// A schema that can be asked.
struct Checker {
    schemas: Schemas,
    index: SchemaIndex,
}

impl Checker {
    fn new(schema: Value) -> Self {
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource("file:///schema.json", schema).expect("a schema");
        let index = compiler.compile("file:///schema.json", &mut schemas).expect("a schema");
        Checker { schemas, index }
    }

    /// The first error of a file.
    fn fault(&self, text: &str) -> Option<String> {
        let table: toml::Table = toml::from_str(text).expect("TOML");
        let value = serde_json::to_value(table).expect("a table");
        self.schemas.validate(&value, self.index).err().map(|error| format!("{error:#}"))
    }
}

fn of_rule_files() -> Checker {
    Checker::new(schema::of_rule_files())
}

/// All TOML files below a folder of the repository.
fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "toml") {
                let text = fs::read_to_string(&path).expect("a text");
                found.push((path, text));
            }
        }
    }
    found
}

fn is_examples(text: &str) -> bool {
    text.contains("[[example]]")
}

#[test]
fn every_rule_file_and_every_example_has_the_form_of_the_schema() {
    let (rules, examples) = (of_rule_files(), Checker::new(example::schema()));
    let all: Vec<_> = files("rules").into_iter().chain(files("tests/rules/games")).collect();
    let (mut games, mut example_files) = (0, 0);
    for (path, text) in &all {
        if path.ends_with("general/general.toml") {
            continue;
        }
        let (checker, count) = if is_examples(text) { (&examples, &mut example_files) } else { (&rules, &mut games) };
        *count += 1;
        assert_eq!(checker.fault(text), None, "{}", path.display());
    }
    assert!(games >= Library::built_in().ids().len() && example_files >= games, "{games}, {example_files}");
}

#[test]
fn a_file_of_the_wrong_form_is_refused_by_both() {
    let checker = of_rule_files();
    let wrong = [
        "extends = \"uno\"\ndeel = { cards = 5 }\n",
        "extends = \"uno\"\ndeal = { cards = \"five\" }\n",
        "extends = \"uno\"\ndeal = { cards = 0 }\n",
        "extends = \"uno\"\ndeal = { cards = 256 }\n",
        "extends = \"uno\"\ndeal = { by-players = { two = 5 } }\n",
        "extends = \"uno\"\nplayers = { max = 11 }\n",
        "extends = \"uno\"\nstart = { does = \"explode\" }\n",
        "extends = \"uno\"\nmatching = { by = \"colour\" }\n",
        "extends = \"uno\"\nmatching = { by = [] }\n",
        "extends = \"uno\"\n[cards.skip]\npoints = \"none\"\n",
        "extends = \"uno\"\n[cards.skip]\npoints = 1001\n",
        "extends = \"uno\"\n[cards.skip]\nclause = \"UN-4\"\n",
        "extends = \"uno\"\n[cards.skip]\neffects = [{ jump = {} }]\n",
        "extends = \"uno\"\n[cards.skip]\neffects = [{ skip = {}, wish = {} }]\n",
        "extends = \"uno\"\n[cards.skip]\neffects = [{ draw = {} }]\n",
        "extends = \"uno\"\n[cards.skip]\neffects = { skip = {} }\n",
        "extends = \"uno\"\n[clauses]\nfirst = {}\n",
        "extends = \"uno\"\nremove = \"options.rounds\"\n",
        "extends = \"uno\"\nreplaces = [\"first\"]\n",
        "extends = \"uno\"\n[options.mine]\ndefault = \"no\"\nvalues.yes.deal.cards = \"five\"\n",
        "extends = \"uno\"\n[options.mine]\ndefault = \"no\"\nvalues.yes = { deel = {} }\n",
        "extends = \"uno\"\n[options.mine]\nnumber = { key = \"deal.cards\", min = 1 }\n",
        "kind = \"shed\"\nplayers = { min = 2, max = 4 }\n",
    ];
    for text in wrong {
        let text = format!("id = \"mine\"\n{text}");
        assert!(checker.fault(&text).is_some(), "the schema allows\n{text}");
        let mut library = Library::built_in();
        library.add_text("mine", "mine.toml", text.clone());
        assert_ne!(library.check("mine"), [], "the program allows\n{text}");
    }
}

/// The paths of all whole numbers of a table.
fn numbers(value: &toml::Value, path: &str, found: &mut Vec<String>) {
    match value {
        toml::Value::Integer(_) => found.push(path.to_owned()),
        toml::Value::Table(table) => {
            for (key, value) in table.iter().filter(|(key, _)| *key != "options") {
                numbers(value, &if path.is_empty() { key.clone() } else { format!("{path}.{key}") }, found);
            }
        }
        toml::Value::Array(list) => {
            for (index, value) in list.iter().enumerate() {
                numbers(value, &format!("{path}.{}", index + 1), found);
            }
        }
        _ => {}
    }
}

fn set(value: &mut toml::Value, path: &str, number: i64) {
    let target = path.split('.').fold(value, |value, step| match value {
        toml::Value::Array(list) => &mut list[step.parse::<usize>().expect("a place") - 1],
        other => other.get_mut(step).expect("a key"),
    });
    *target = number.into();
}

/// The path without what the file's writer has named or counted.
fn field(path: &str) -> String {
    let steps: Vec<&str> = path.split('.').collect();
    let named = |index: usize| index > 0 && ["cards", "calls", "together"].contains(&steps[index - 1]);
    let fixed = |index: &usize| !named(*index) && steps[*index].parse::<u32>().is_err();
    (0..steps.len()).filter(fixed).map(|index| steps[index]).collect::<Vec<_>>().join(".")
}

/// A number whose range hangs on other facts of the file, of which a schema knows nothing; and one of which the program
/// takes the largest of its type for any number, as if it were left out.
const OTHER_RANGES: [&str; 3] = ["cards.effects.more.cards", "hand-limit.cards", "together.min"];

#[test]
fn numbers_have_the_same_ranges_in_both() {
    let (checker, mut seen) = (of_rule_files(), BTreeSet::new());
    let games =
        ["rules/uno", "rules/numnum-mau-mau", "rules/crazy-eights", "tests/rules/small"].into_iter().flat_map(files);
    for (path, text) in games.filter(|(_, text)| !is_examples(text)) {
        let whole = toml::Value::Table(toml::from_str(&text).expect("TOML"));
        let game = whole["id"].as_str().expect("an id").to_owned();
        let mut paths = Vec::new();
        numbers(&whole, "", &mut paths);
        paths.retain(|path| !OTHER_RANGES.contains(&&*field(path)) && seen.insert(field(path)));
        assert!(!paths.is_empty() || path.starts_with(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")), "{game}");
        for path in paths {
            for number in [-1, 0, 1, 2, 8, 9, 10, 11, 255, 256, 1000, 1001, 65_535, 65_536, 1_000_000, 1_000_001] {
                let mut changed = whole.clone();
                set(&mut changed, &path, number);
                // An option can allow fewer numbers than the key.
                if !path.starts_with("options") {
                    changed.as_table_mut().expect("a table").remove("options");
                }
                let text = toml::to_string(&changed).expect("TOML");
                let mut library = Library::built_in();
                library.add_text(&game, "mine.toml", text.clone());
                let faults = library.load(&game, &[]).err().unwrap_or_default();
                let is_range =
                    |fault: &Diagnostic| fault.key == path && matches!(fault.what, DiagnosticKind::OutOfRange { .. });
                let outside = faults.iter().any(is_range);
                assert_eq!(checker.fault(&text).is_some(), outside, "{game}: {path} = {number}: {faults:?}");
            }
        }
    }
}

/// The paths of all whole numbers of a schema that may be nothing, by the table that they stand in.
fn may_be_nothing(value: &Value, path: &str, found: &mut BTreeSet<String>) {
    let Value::Object(map) = value else { return };
    let kinds = map.get("type").map(ToString::to_string).unwrap_or_default();
    if kinds.contains("integer") && map.get("minimum").and_then(Value::as_i64).is_none_or(|least| least <= 0) {
        found.insert(path.to_owned());
    }
    for (key, value) in map {
        let below = if key == "properties" { path.to_owned() } else { format!("{path}.{key}") };
        may_be_nothing(value, &below, found);
    }
}

/// Numbers that may be nothing, by table: what does not happen, is not there, or counts nothing; and the numbers on
/// cards.
const MAY_BE_NOTHING: &[&str] = &[
    ".BanEffect.row",
    ".Book-file.set.additionalProperties",
    ".Book-patch.set.additionalProperties",
    ".CallFacts.at",
    ".CallFacts.penalty",
    ".CallFacts.penalty-points",
    ".CallFacts.penalty-turns",
    ".CallFacts.wrong-penalty",
    ".CardFacts.copies",
    ".Honest.just",
    ".Honest.unjust",
    ".MatchPlay.out-at",
    ".MatchPlay.rounds",
    ".MatchPlay.until",
    ".NumberFacts.max",
    ".NumberFacts.min",
    ".PatienceBook-file.set.additionalProperties",
    ".PatienceBook-patch.set.additionalProperties",
    ".WallBook-file.set.additionalProperties",
    ".WallBook-patch.set.additionalProperties",
    ".WrongPlay.penalty",
    ".WrongPlay.penalty-points",
    ".WrongRun.penalty",
];

/// A range that is missing in the table and in what is asked of the file is no difference between them.
#[test]
fn only_these_numbers_may_be_nothing() {
    let mut found = BTreeSet::new();
    may_be_nothing(&schema::of_rule_files()["definitions"], "", &mut found);
    let found: Vec<&str> = found.iter().map(String::as_str).filter(|path| !path.contains("-part")).collect();
    assert_eq!(found, MAY_BE_NOTHING);
}

/// All descriptions below a value.
fn descriptions<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
    match value {
        Value::Array(list) => list.iter().for_each(|value| descriptions(value, found)),
        Value::Object(map) => {
            found.extend(map.get("description").and_then(Value::as_str));
            map.values().for_each(|value| descriptions(value, found));
        }
        _ => {}
    }
}

#[test]
fn no_description_names_a_clause_that_its_reader_cannot_look_up() {
    let schema = schema::of_rule_files();
    let mut found = Vec::new();
    descriptions(&schema, &mut found);
    assert!(found.len() > 150, "{}", found.len());
    let is_clause =
        |word: &str| word.trim_matches(['(', ')', '.', ',', ';', ':']).parse::<sixdot::rules::Clause>().is_ok();
    let named: Vec<&&str> = found.iter().filter(|text| text.split_whitespace().any(is_clause)).collect();
    assert!(named.is_empty(), "{named:?}");
}
