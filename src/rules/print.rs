//! A rule file written anew from its tree.

use std::fmt::Write as _;

use super::tree::{Node, Table, Value};

/// The longest table at the top that stands in the row of its key.
const LONGEST_AT_TOP: usize = 80;

/// The longest one below another, unless it holds a single thing.
const LONGEST_BELOW: usize = 140;

/// The longest list that stands in one row; the items of a longer one have a row each.
const LONGEST_LIST: usize = 110;

/// The text of a rule file that holds this tree. Tables keep their order, since that of the cards is the order of a hand.
pub(super) fn print(tree: &Table) -> String {
    let mut text = String::new();
    let own_section =
        |node: &Node| matches!(&node.value, Value::Table(table) if inline_table(table).len() > LONGEST_AT_TOP);
    for (key, entry) in tree.iter().filter(|(_, entry)| !own_section(&entry.node)) {
        text.push_str(&row(key, &entry.node));
    }
    for (key, entry) in tree.iter() {
        if let (Value::Table(table), true) = (&entry.node.value, own_section(&entry.node)) {
            section(&mut text, &bare(key), table);
        }
    }
    text
}

fn is_long(table: &Table) -> bool {
    let is_single =
        table.iter().len() == 1 && table.iter().all(|(_, entry)| !matches!(entry.node.value, Value::Table(_)));
    !is_single && inline_table(table).len() > LONGEST_BELOW
}

/// A table under a heading. If one of the tables in it is long, each of them has a heading of its own.
fn section(text: &mut String, path: &str, table: &Table) {
    let is_table = |node: &Node| matches!(node.value, Value::Table(_));
    let divided = table.iter().any(|(_, entry)| matches!(&entry.node.value, Value::Table(table) if is_long(table)));
    let rows: Vec<_> = table.iter().filter(|(_, entry)| !divided || !is_table(&entry.node)).collect();
    if !rows.is_empty() || !divided {
        let _ = write!(text, "\n[{path}]\n");
    }
    for (key, entry) in rows {
        text.push_str(&row(key, &entry.node));
    }
    for (key, entry) in table.iter().filter(|_| divided) {
        if let Value::Table(table) = &entry.node.value {
            section(text, &format!("{path}.{}", bare(key)), table);
        }
    }
}

/// A key and its value.
fn row(key: &str, node: &Node) -> String {
    let key = bare(key);
    match &node.value {
        Value::List(list) if inline(node).len() > LONGEST_LIST => {
            let items: Vec<String> = list.iter().map(inline).collect();
            format!("{key} = [\n    {},\n]\n", items.join(",\n    "))
        }
        _ => format!("{key} = {}\n", inline(node)),
    }
}

fn inline(node: &Node) -> String {
    match &node.value {
        Value::Text(text) => quoted(text),
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::Decimal(written) | Value::Date(written) => written.clone(),
        Value::List(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Table(table) => inline_table(table),
        Value::StandIn => "{}".to_owned(),
    }
}

fn inline_table(table: &Table) -> String {
    let entries: Vec<String> =
        table.iter().map(|(key, entry)| format!("{} = {}", bare(key), inline(&entry.node))).collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}

/// A key, in quotation marks where it needs them.
fn bare(key: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !key.is_empty() && key.chars().all(is_bare) { key.to_owned() } else { quoted(key) }
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;
    use crate::rules::fault::Findings;
    use crate::rules::syntax::parse;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        for text in [
            "id = \"a\"\nplayers = { min = 2, max = 4 }\n",
            "[cards.\"two words\"]\nsymbols = [\"1..9\"]\ntext = { en = \"a \\\"b\\\"\\n\" }\n",
            "[a]\nb = {}\n[a.c]\nlong = \"this is a text that is much too long to stand in the row of its table with others\"\n",
        ] {
            let tree = parse(text, 0, &mut Findings::default());
            let written = print(&tree);
            let mut findings = Findings::default();
            let again = parse(&written, 0, &mut findings);
            assert!(findings.is_empty(), "{written}");
            assert_eq!(print(&again), written);
            assert_eq!(toml::from_str::<toml::Table>(&written), toml::from_str(text), "{written}");
        }
    }

    #[test]
    fn a_game_with_all_that_it_inherits_has_the_same_rules() {
        let library = Library::built_in();
        for id in library.ids() {
            let written = library.resolved(&id).expect("a game without faults");
            assert!(!written.contains("extends"), "{id}");
            assert!(written.lines().all(|row| row.len() <= 240), "{id}");
            let mut other = library.clone();
            other.add_text(&id, "written.toml", written);
            assert_eq!(other.check(&id), [], "{id}");
            let [one, other] = [&library, &other].map(|library| library.load(&id, &[]).expect("no faults"));
            assert_eq!(format!("{:?}", one.rules), format!("{:?}", other.rules), "{id}");
            assert_eq!(format!("{:?}", one.options), format!("{:?}", other.options), "{id}");
        }
    }

    #[test]
    fn what_a_file_has_chosen_stays_chosen() {
        let mut library = Library::built_in();
        library.add_text(
            "friday",
            "friday.toml",
            "id = \"friday\"\nextends = \"uno\"\n[set]\nrounds = 3\ncalls = \"automatic\"\n",
        );
        let written = library.resolved("friday").expect("a game without faults");
        let mut other = library.clone();
        other.add_text("friday", "written.toml", written);
        let [one, other] = [&library, &other].map(|library| library.load("friday", &[]).expect("no faults"));
        assert_eq!(one.manner, other.manner);
        assert_eq!(format!("{:?}", one.options), format!("{:?}", other.options));
    }
}
