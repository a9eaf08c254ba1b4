//! Writes a tree as a rule file.

use super::tree::{Node, Table, TableEntry, Value};

/// The longest top-level table on a single line.
const LONGEST_AT_TOP: usize = 80;

/// The longest nested table on a single line, unless it has one key.
const LONGEST_BELOW: usize = 140;

/// The longest list on a single line.
const LONGEST_LIST: usize = 110;

/// The text of a rule file with this tree. The order of tables is kept: that of the cards is the order of a hand.
pub fn print(tree: &Table) -> String {
    let has_section = |table: &Table| inline_table(table).len() > LONGEST_AT_TOP;
    let (sections, rows): (Vec<_>, Vec<_>) =
        tree.iter().partition(|(_, entry)| entry.node.as_table().is_some_and(has_section));
    let mut text: String = rows.into_iter().map(|(key, entry)| row(key, &entry.node)).collect();
    for (key, entry) in sections {
        if let Some(table) = entry.node.as_table() {
            section(&mut text, &bare(key), table);
        }
    }
    text
}

fn is_long(table: &Table) -> bool {
    let is_single = table.iter().len() == 1 && table.iter().all(|(_, entry)| entry.node.as_table().is_none());
    !is_single && inline_table(table).len() > LONGEST_BELOW
}

/// Writes a table under a header. If one of its tables is long, each of them gets a header.
fn section(text: &mut String, path: &str, table: &Table) {
    let divided = table.iter().any(|(_, entry)| entry.node.as_table().is_some_and(is_long));
    let (tables, rows): (Vec<_>, Vec<_>) =
        table.iter().partition(|(_, entry)| divided && entry.node.as_table().is_some());
    if !rows.is_empty() || !divided {
        text.extend(["\n[", path, "]\n"]);
    }
    text.extend(rows.into_iter().map(|(key, entry)| row(key, &entry.node)));
    for (key, entry) in tables {
        if let Some(table) = entry.node.as_table() {
            section(text, &format!("{path}.{}", bare(key)), table);
        }
    }
}

fn row(key: &str, node: &Node) -> String {
    let mut value = inline(node);
    if let Value::List(list) = &node.value {
        if value.len() > LONGEST_LIST {
            let items: Vec<String> = list.iter().map(|item| format!("    {},\n", inline(item))).collect();
            value = format!("[\n{}]", items.concat());
        }
    }
    format!("{} = {value}\n", bare(key))
}

fn inline(node: &Node) -> String {
    match &node.value {
        Value::Text(text) => quoted(text),
        Value::Number(number) => number.to_string(),
        Value::Truth(truth) => truth.to_string(),
        Value::Other(written) => written.clone(),
        Value::List(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Table(table) => inline_table(table),
    }
}

fn inline_table(table: &Table) -> String {
    let entry = |(key, entry): (&str, &TableEntry)| format!("{} = {}", bare(key), inline(&entry.node));
    let entries: Vec<String> = table.iter().map(entry).collect();
    if entries.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", entries.join(", ")) }
}

/// A key, quoted if necessary.
fn bare(key: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !key.is_empty() && key.chars().all(is_bare) { key.to_owned() } else { quoted(key) }
}

fn quoted(text: &str) -> String {
    let is_plain = |letter: char| !letter.is_control() && !['"', '\'', '\\'].contains(&letter);
    if text.chars().all(is_plain) { format!("\"{text}\"") } else { toml::Value::String(text.to_owned()).to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;
    use crate::rules::diagnostic::Findings;
    use crate::rules::syntax::parse;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        for text in [
            "id = \"a\"\nplayers = { min = 2, max = 4 }\n",
            "[cards.\"two words\"]\nsymbols = [\"1..9\"]\ntext = { en = \"a \\\"b\\\"\\n\" }\n",
            "[a]\nb = {}\n[a.c]\nlong = \"this is a text that is much too long to stand in the row of its table \
            with others\"\n",
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

    /// The copy beside a record must not mention replaced clauses, not even in options that change them.
    #[test]
    fn printed_games_can_replace_clauses_that_options_change() {
        for (base, clause) in [("uno", "UN-8"), ("mau-mau", "MM-6")] {
            let mut library = Library::built_in();
            let text = format!("id = \"mine\"\nextends = \"{base}\"\nreplaces = [\"{clause}\"]\n");
            library.add_text("mine", "mine.toml", text);
            assert_eq!(library.check("mine"), []);
            let written = library.resolved("mine").expect("a game without faults");
            let mut other = library.clone();
            other.add_text("mine", "written.toml", written);
            assert_eq!(other.check("mine"), [], "{base}");
            let [one, other] = [&library, &other].map(|library| library.load("mine", &[]).expect("no faults"));
            assert_eq!(format!("{:?}", one.options), format!("{:?}", other.options), "{base}");
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
