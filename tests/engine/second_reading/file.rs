//! A rule file as it stands: the game that it extends laid under it, the chosen options laid over it.

use std::fs;
use std::path::PathBuf;

use toml::{Table, Value};

/// Facts at a table with these options.
pub fn facts(game: &str, options: &[(String, String)]) -> Table {
    let mut facts = with_parent(game);
    let choices = table(facts.remove("options").unwrap_or_else(|| Value::Table(Table::new())));
    for (name, value) in options {
        let set = choices[name].get("values").and_then(|values| values.get(value)?.get("set"));
        for (other, value) in set.and_then(Value::as_table).into_iter().flatten() {
            if !options.iter().any(|(own, _)| own == other) {
                choose(&mut facts, table(choices[other].clone()), value.as_str().expect("a word"));
            }
        }
        choose(&mut facts, table(choices[name].clone()), value);
    }
    facts
}

/// Values of each option other than the default: the words, the largest number, or the most cards and every single
/// prepared card.
pub fn choices(game: &str) -> Vec<(String, String)> {
    let options = table(with_parent(game).remove("options").unwrap_or_else(|| Value::Table(Table::new())));
    let mut choices = Vec::new();
    for (name, option) in options {
        let option = table(option);
        if let Some(number) = option.get("number") {
            choices.push((name.clone(), number["max"].to_string()));
        }
        if let Some(cards) = option.get("cards") {
            let ready = cards["ready"].as_array().into_iter().flatten().filter_map(Value::as_str);
            choices.push((name.clone(), cards["most"].to_string()));
            choices.extend(ready.map(|card| (name.clone(), card.to_owned())));
        }
        if let Some(values) = option.get("values") {
            choices.extend(table(values.clone()).into_iter().map(|(value, _)| (name.clone(), value)));
        }
    }
    choices
}

/// The ids of the games that only the tests have.
pub fn games_of_tests() -> Vec<String> {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let entries =
        ["tests/rules/games", "tests/rules/small"].map(|folder| fs::read_dir(here.join(folder)).expect("a folder"));
    let names = entries.into_iter().flatten().map(|entry| entry.expect("an entry").path());
    // A game is a file, or a folder with a file of its name.
    let mut games: Vec<String> = names
        .filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "toml"))
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|id| !id.starts_with("examples-") && !id.ends_with("-examples"))
        .collect();
    games.sort();
    games
}

/// The text of a rule file: of a shipped game, or of one that only the tests have.
pub fn text(game: &str) -> String {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        format!("rules/{game}"),
        format!("tests/rules/games/{game}"),
        "tests/rules/games".into(),
        "tests/rules/small".into(),
    ];
    let mut texts = folders.iter().map(|folder| fs::read_to_string(here.join(folder).join(format!("{game}.toml"))));
    texts.find_map(Result::ok).expect("a rule file")
}

/// A game, and those of the tests that it extends.
pub fn ancestors(game: &str) -> Vec<String> {
    let file: Table = text(game).parse().expect("TOML");
    let parent =
        file.get("extends").and_then(Value::as_str).filter(|parent| games_of_tests().contains(&(*parent).into()));
    let further = parent.map(ancestors).unwrap_or_default();
    [game.to_owned()].into_iter().chain(further).collect()
}

fn with_parent(game: &str) -> Table {
    let mut file: Table = text(game).parse().expect("TOML");
    let Some(parent) = file.remove("extends") else { return file };
    let mut facts = with_parent(parent.as_str().expect("the id of a game"));
    lay_over(&mut facts, file);
    facts
}

fn choose(facts: &mut Table, mut option: Table, value: &str) {
    if let Some(number) = option.remove("number") {
        take_away(facts, option.get("remove"));
        let value = Value::Integer(value.parse().expect("a number"));
        let key = number["key"].as_str().expect("a path");
        let patch =
            key.rsplit('.').fold(value, |value, key| Value::Table(Table::from_iter([(key.to_owned(), value)])));
        lay_over(facts, table(patch));
    } else if let Some(cards) = option.remove("cards") {
        let ready = cards["ready"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let added: Vec<&str> = match value.parse() {
            Ok(number) => ready.take(number).collect(),
            Err(_) => vec![value],
        };
        for card in added {
            let copies = Value::Table(Table::from_iter([("copies".to_owned(), Value::Integer(1))]));
            let card = Value::Table(Table::from_iter([(card.to_owned(), copies)]));
            merge(facts, Table::from_iter([("cards".to_owned(), card)]));
        }
    } else if option["default"].as_str() != Some(value) {
        let mut patch = table(option["values"][value].clone());
        patch.remove("set");
        lay_over(facts, patch);
    }
}

/// The facts with a patch laid over them. Tables are merged key by key, all else is replaced; before that, what the
/// patch removes is taken away.
pub fn lay_over(facts: &mut Table, mut patch: Table) {
    take_away(facts, patch.remove("remove").as_ref());
    patch.remove("replaces");
    merge(facts, patch);
}

fn merge(under: &mut Table, over: Table) {
    for (key, value) in over {
        match (under.get_mut(&key), value) {
            (Some(Value::Table(under)), Value::Table(over)) => merge(under, over),
            (_, value) => drop(under.insert(key, value)),
        }
    }
}

fn take_away(facts: &mut Table, paths: Option<&Value>) {
    for path in paths.into_iter().filter_map(Value::as_array).flatten() {
        let path = path.as_str().expect("a path");
        let (above, key) = path.rsplit_once('.').unwrap_or(("", path));
        let holder = above
            .split('.')
            .filter(|key| !key.is_empty())
            .try_fold(&mut *facts, |table, key| table.get_mut(key).and_then(Value::as_table_mut));
        holder.and_then(|holder| holder.remove(key)).expect("something to take away");
    }
}

/// The table that a value is.
pub fn table(value: Value) -> Table {
    match value {
        Value::Table(table) => table,
        other => panic!("a table, not {other}"),
    }
}
