//! Writes a tree as a rule file.

use std::fmt::{self, Write};

use super::tree::{Node, Table, Value};

/// The longest top-level table on a single line.
const LONGEST_AT_TOP: usize = 80;

/// The longest nested table on a single line, unless it has one key.
const LONGEST_BELOW: usize = 140;

/// The longest list on a single line.
const LONGEST_LIST: usize = 110;

/// The text of a rule file with this tree. The order of tables is kept: that of the cards is the order of a hand.
pub(super) fn print(tree: &Table) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_file(tree, &mut text);
    text
}

fn write_file(tree: &Table, text: &mut String) -> fmt::Result {
    let own_section = |node: &Node| match &node.value {
        Value::Table(table) => is_longer(LONGEST_AT_TOP, |room| inline_table(table, room)),
        _ => false,
    };
    for (key, entry) in tree.iter().filter(|(_, entry)| !own_section(&entry.node)) {
        row(key, &entry.node, text)?;
    }
    for (key, entry) in tree.iter() {
        if let (Value::Table(table), true) = (&entry.node.value, own_section(&entry.node)) {
            let mut path = String::new();
            bare(key, &mut path)?;
            section(text, &path, table)?;
        }
    }
    Ok(())
}

/// A writer that fails beyond this many bytes.
struct Room(usize);

impl Write for Room {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
        Ok(())
    }
}

/// Returns true if the output is longer than `most`, without writing more than that.
fn is_longer(most: usize, write: impl FnOnce(&mut Room) -> fmt::Result) -> bool {
    write(&mut Room(most)).is_err()
}

fn is_long(table: &Table) -> bool {
    let is_single =
        table.iter().len() == 1 && table.iter().all(|(_, entry)| !matches!(entry.node.value, Value::Table(_)));
    !is_single && is_longer(LONGEST_BELOW, |room| inline_table(table, room))
}

/// Writes a table under a header. If one of its tables is long, each of them gets a header.
fn section(text: &mut String, path: &str, table: &Table) -> fmt::Result {
    let is_table = |node: &Node| matches!(node.value, Value::Table(_));
    let divided = table.iter().any(|(_, entry)| matches!(&entry.node.value, Value::Table(table) if is_long(table)));
    let mut rows = table.iter().filter(|(_, entry)| !divided || !is_table(&entry.node)).peekable();
    if rows.peek().is_some() || !divided {
        write!(text, "\n[{path}]\n")?;
    }
    for (key, entry) in rows {
        row(key, &entry.node, text)?;
    }
    for (key, entry) in table.iter().filter(|_| divided) {
        if let Value::Table(table) = &entry.node.value {
            let mut path = format!("{path}.");
            bare(key, &mut path)?;
            section(text, &path, table)?;
        }
    }
    Ok(())
}

fn row(key: &str, node: &Node, to: &mut String) -> fmt::Result {
    bare(key, to)?;
    to.push_str(" = ");
    match &node.value {
        Value::List(list) if is_longer(LONGEST_LIST, |room| inline(node, room)) => {
            to.push_str("[\n");
            for item in list {
                to.push_str("    ");
                inline(item, to)?;
                to.push_str(",\n");
            }
            to.push(']');
        }
        _ => inline(node, to)?,
    }
    to.push('\n');
    Ok(())
}

fn inline(node: &Node, to: &mut impl Write) -> fmt::Result {
    match &node.value {
        Value::Text(text) => quoted(text, to),
        Value::Number(number) => write!(to, "{number}"),
        Value::Truth(truth) => write!(to, "{truth}"),
        Value::Other(written) => to.write_str(written),
        Value::List(list) => {
            to.write_str("[")?;
            for (index, item) in list.iter().enumerate() {
                to.write_str(if index == 0 { "" } else { ", " })?;
                inline(item, to)?;
            }
            to.write_str("]")
        }
        Value::Table(table) => inline_table(table, to),
    }
}

fn inline_table(table: &Table, to: &mut impl Write) -> fmt::Result {
    to.write_str("{")?;
    for (index, (key, entry)) in table.iter().enumerate() {
        to.write_str(if index == 0 { " " } else { ", " })?;
        bare(key, to)?;
        to.write_str(" = ")?;
        inline(&entry.node, to)?;
    }
    to.write_str(if table.iter().next().is_none() { "}" } else { " }" })
}

/// Writes a key, quoted if necessary.
fn bare(key: &str, to: &mut impl Write) -> fmt::Result {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !key.is_empty() && key.chars().all(is_bare) { to.write_str(key) } else { quoted(key, to) }
}

fn quoted(text: &str, to: &mut impl Write) -> fmt::Result {
    let is_plain = |letter: char| !letter.is_control() && !['"', '\'', '\\'].contains(&letter);
    if text.chars().all(is_plain) {
        write!(to, "\"{text}\"")
    } else {
        write!(to, "{}", toml::Value::String(text.to_owned()))
    }
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
