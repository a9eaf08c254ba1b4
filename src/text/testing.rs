//! Helpers for tests: rules of the shipped files, and cards by their codes.

use super::{Lang, Locale};
use crate::cards::CardKind;
use crate::games::shedding::rules::{RuleSet, Rules};

pub(crate) fn rules(id: &str) -> Rules {
    let path = format!("{}/rules/{id}/{id}.toml", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect("the rule file is there");
    let mut table: toml::Table = toml::from_str(&text).expect("the rule file is TOML");
    table.remove("options");
    compile(&table)
}

/// Parses the table as text, since only there keys may be numbers.
pub(crate) fn compile(table: &toml::Table) -> Rules {
    Rules::compile(toml::from_str::<RuleSet>(&table.to_string()).expect("the rule file is a book"))
}

pub(crate) fn card(rules: &Rules, code: &str) -> CardKind {
    rules.deck().kinds().find(|kind| rules.terms.code(*kind) == code).expect("the deck has the card")
}

pub(crate) fn cards(rules: &Rules, codes: &str) -> Vec<CardKind> {
    codes.split_whitespace().map(|code| card(rules, code)).collect()
}

pub(crate) fn locale(lang: Lang, rules: &Rules) -> Locale {
    Locale::new(lang).for_game(&rules.terms)
}
