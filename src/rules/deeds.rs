//! What the cards of a game do, as texts that are the same only where the cards do the same: by them a text of a rule book
//! is known to speak of a card as it is.

use std::fmt::Write as _;

use indexmap::IndexMap;

use super::book::Listed;
use super::tree::{Node, Table, Value};

/// What a card is, not what it does.
const LOOKS: [&str; 7] = ["symbols", "colours", "copies", "code", "points", "title", "text"];

/// What each card does by the tree of a game, by the ids of the cards: its facts but for its looks and all clauses, and
/// which other cards it answers.
pub(super) fn deeds(tree: &Table) -> IndexMap<String, String> {
    let Some(Value::Table(cards)) = tree.get("cards").map(|node| &node.value) else { return IndexMap::new() };
    let does = |(id, entry): (&str, &super::tree::Entry)| {
        let mut text = String::new();
        if let Value::Table(card) = &entry.node.value {
            write_table(card, &LOOKS, &mut text);
        }
        for (other, entry) in cards.iter().filter(|(other, _)| *other != id) {
            if is_answer(&entry.node, id, tree) {
                let _ = write!(text, "answers {other};");
            }
        }
        if tree.find("score.doubled-by-last").is_some_and(|node| names(node, id, tree)) {
            text.push_str("doubles;");
        }
        if let Some(Value::List(rules)) = tree.find("score.by-last").map(|node| &node.value) {
            for rule in rules.iter().filter(|rule| is_of(rule, id, tree)) {
                write_node(rule, &mut text);
            }
        }
        (id.to_owned(), text)
    };
    cards.iter().map(does).collect()
}

/// The same with the cards that only options of the tree bring in.
pub(super) fn deeds_with_options(tree: &Table) -> IndexMap<String, String> {
    let mut all = deeds(tree);
    for option in tables(tree.get("options")) {
        for value in tables(option.get("values")) {
            for (card, does) in deeds(value) {
                all.entry(card).or_insert(does);
            }
        }
    }
    all
}

/// The tables in a table.
fn tables(node: Option<&Node>) -> impl Iterator<Item = &Table> {
    let entries = match node.map(|node| &node.value) {
        Some(Value::Table(table)) => Some(table.iter()),
        _ => None,
    };
    entries.into_iter().flatten().filter_map(|(_, entry)| match &entry.node.value {
        Value::Table(table) => Some(table),
        _ => None,
    })
}

fn write_table(table: &Table, without: &[&str], text: &mut String) {
    let mut keys: Vec<_> =
        table.iter().filter(|(key, _)| !without.contains(key) && !key.ends_with("clause")).collect();
    keys.sort_unstable_by_key(|(key, _)| *key);
    text.push('{');
    for (key, entry) in keys {
        let _ = write!(text, "{key}=");
        write_node(&entry.node, text);
    }
    text.push('}');
}

fn write_node(node: &Node, text: &mut String) {
    match &node.value {
        Value::Table(table) => write_table(table, &[], text),
        Value::List(list) => {
            text.push('[');
            for item in list {
                write_node(item, text);
            }
            text.push(']');
        }
        other => {
            let _ = write!(text, "{other:?};");
        }
    }
}

/// Whether a card says of an effect that this one answers it.
fn is_answer(card: &Node, id: &str, tree: &Table) -> bool {
    match &card.value {
        Value::Table(table) => table.iter().any(|(key, entry)| {
            if ["answered-by", "passed-on-by"].contains(&key) {
                names(&entry.node, id, tree)
            } else {
                is_answer(&entry.node, id, tree)
            }
        }),
        Value::List(list) => list.iter().any(|item| is_answer(item, id, tree)),
        _ => false,
    }
}

/// Whether a rule about cards is about this one.
fn is_of(rule: &Node, id: &str, tree: &Table) -> bool {
    matches!(&rule.value, Value::Table(table) if table.get("of").is_some_and(|of| names(of, id, tree)))
}

/// Whether a list names an entry: it, some of its cards, or a colour, which may be one of its.
fn names(list: &Node, id: &str, tree: &Table) -> bool {
    let is_entry = |word: &str| match tree.get("cards").map(|node| &node.value) {
        Some(Value::Table(cards)) => cards.get(word).is_some(),
        _ => false,
    };
    let names = |item: &Node| match &item.value {
        Value::Text(text) => Listed::read(text, is_entry).entry.is_none_or(|entry| entry == id),
        _ => false,
    };
    matches!(&list.value, Value::List(list) if list.iter().any(names))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::fault::Findings;
    use crate::rules::syntax::parse;

    fn of(text: &str, card: &str) -> String {
        let mut findings = Findings::default();
        let tree = parse(text, 0, &mut findings);
        assert!(findings.is_empty());
        deeds(&tree)[card].clone()
    }

    const KING: &str = "[cards.king]\neffects = [{ draw = { cards = 5, clause = \"H-1\" } }]\npoints = 4\n";

    #[test]
    fn what_a_card_does_is_the_same_whatever_it_looks_like() {
        let other = "[cards.king]\ncode = \"kk\"\neffects = [{ draw = { cards = 5 } }]\n";
        assert_eq!(of(KING, "king"), of(other, "king"));
    }

    #[test]
    fn a_number_an_answer_and_what_others_say_of_it_make_it_another() {
        let fewer = KING.replace('5', "4");
        let answered = format!("{KING}[cards.two]\neffects = [{{ draw = {{ answered-by = [\"king\"] }} }}]\n");
        let doubles = format!("{KING}[score]\ndoubled-by-last = [\"king\"]\n");
        for other in [&fewer, &answered, &doubles] {
            assert_ne!(of(KING, "king"), of(other, "king"), "{other}");
        }
    }
}
