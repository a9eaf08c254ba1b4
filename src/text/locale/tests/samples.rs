//! Every message with all that it can be given.

use std::collections::BTreeMap;

use super::file::Use;
use crate::cards::{CardKind, Colour, Symbol};
use crate::games::shedding::rules::Rules;
use crate::text::testing::{card, cards};
use crate::text::{Arg, Locale, Text};

/// All that a variable can be, so that every variant of every message is reached.
fn values<'a>(name: &str, used: &Use, rules: &Rules) -> Vec<Arg<'a>> {
    let kinds: Vec<CardKind> = rules.deck().kinds().collect();
    let (hand, one) = match rules.book.id.as_str() {
        "uno" => (cards(rules, "r8 bs w"), card(rules, "b+2")),
        "mau-mau" => (cards(rules, "c8 hj da"), card(rules, "sk")),
        _ => (vec![kinds[0], kinds[kinds.len() / 2], kinds[kinds.len() - 1]], kinds[1]),
    };
    let several: Vec<Symbol> = hand.iter().map(|card| rules.deck().face(*card).symbol).collect();
    let colours: Vec<Colour> = rules.deck().all_colours().collect();
    let plural = name.ends_with('s');
    match used.function.as_deref() {
        Some("CARD") if plural => vec![hand[..1].into(), hand.as_slice().into()],
        Some("CARD") => vec![one.into(), hand[1].into(), hand[2].into()],
        Some("SYMBOL") if plural => vec![several[..1].into(), several.as_slice().into()],
        Some("SYMBOL") => several.into_iter().map(Arg::from).collect(),
        Some("COLOUR") if plural => vec![colours.as_slice().into()],
        Some("COLOUR") => colours.into_iter().map(Arg::from).collect(),
        Some(_) => vec![one.into()],
        None if used.numbers || ["count", "points", "place"].contains(&name) => {
            [0_u16, 1, 2, 3, 4, 5, 21].into_iter().map(Arg::from).collect()
        }
        None if !used.keys.is_empty() => used.keys.iter().map(|key| Arg::from(key.clone())).collect(),
        None if ["lines", "hand", "turn"].contains(&name) => vec!["Anna.".into()],
        None => vec!["Anna".into()],
    }
}

/// Formats a message with every combination of what it can be given.
pub(super) fn all_texts(locale: &Locale, id: &str, uses: &BTreeMap<String, Use>, rules: &Rules) -> Vec<Text> {
    let mut combinations: Vec<Vec<(&str, Arg<'_>)>> = vec![Vec::new()];
    for (name, used) in uses {
        let values = values(name, used, rules);
        combinations = combinations
            .iter()
            .flat_map(|made| values.iter().map(|value| [made.as_slice(), &[(name.as_str(), value.clone())]].concat()))
            .collect();
    }
    combinations.iter().map(|args| locale.try_text(id, args).expect("the message can be formatted")).collect()
}
