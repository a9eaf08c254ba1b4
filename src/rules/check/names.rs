//! Checks names: their spelling, and whether what they refer to exists.

use std::str::FromStr;

use super::Check;
use crate::rules::Clause;
use crate::rules::clause::general_clauses;
use crate::rules::diagnostic::DiagnosticKind;
use crate::rules::family::RuleFile;
use crate::rules::options::{OptionChoice, OptionForm, TableOption};
use crate::rules::rule_set::{CardSelector, RuleSet};
use crate::rules::terms::{SPOKEN_SIGNS, is_name};
use crate::rules::tree::{Table, Value, ValuePlace};

impl<R: RuleFile> Check<'_, R> {
    /// Reports a malformed name at a path; `key` is the place of such names.
    pub(in crate::rules) fn name(&mut self, key: &str, name: &str, path: &str) {
        if !is_name(name) {
            self.tell(path, DiagnosticKind::BadName { key: key.to_owned(), name: name.to_owned() });
        }
    }

    pub(in crate::rules) fn option_names(&mut self, choices: &[OptionChoice]) {
        for OptionChoice { option, at, .. } in choices {
            let words = match &option.form {
                OptionForm::Words(words) => words.as_slice(),
                OptionForm::Number { .. } | OptionForm::Cards { .. } => &[],
            };
            for (key, name) in std::iter::once(("options".to_owned(), &option.name))
                .chain(words.iter().map(|word| (format!("options.{}", option.name), word)))
                .filter(|(_, name)| !is_name(name))
            {
                self.findings.tell(*at, DiagnosticKind::BadName { key, name: name.clone() });
            }
            self.titles(option, words, *at);
        }
    }

    /// Titles of an option and of its values: readable aloud, and for existing values.
    fn titles(&mut self, option: &TableOption, words: &[String], at: usize) {
        let title = option.title.values().map(|text| ("title".to_owned(), text));
        let of_values = option
            .titles
            .iter()
            .flat_map(|(value, words)| words.values().map(move |text| (format!("titles.{value}"), text)));
        for (_, text) in title.chain(of_values) {
            if let Some(sign) = text.chars().find(|sign| SPOKEN_SIGNS.contains(*sign)) {
                self.findings.tell(at, DiagnosticKind::BookSign { sign: sign.to_string() });
            }
        }
        let is_value = |value: &str| match option.form {
            OptionForm::Words(_) => words.iter().any(|word| word == value),
            OptionForm::Number { .. } | OptionForm::Cards { .. } => value.parse::<u32>().is_ok(),
        };
        for value in option.titles.keys().filter(|value| !is_value(value)) {
            let (option, value, expected) = (option.name.clone(), value.clone(), words.to_vec());
            self.findings.tell(at, DiagnosticKind::OptionValue { option, value, expected });
        }
    }

    /// Every referenced clause exists in the game or among the general ones, once.
    pub(in crate::rules) fn clauses(&mut self, choices: &[OptionChoice]) {
        self.same_keys::<Clause>("clauses");
        let mut uses = Vec::new();
        clauses_in(self.tree, "", &mut uses);
        for choice in choices {
            let key = format!("options.{}.clause", choice.option.name);
            uses.extend(choice.option.clause.zip(choice.clause_at).map(|(clause, at)| (at, key, clause)));
            let key = format!("options.{}.changes", choice.option.name);
            let changes = choice.option.changes.iter().zip(&choice.changes_at);
            uses.extend(changes.map(|(clause, at)| (*at, key.clone(), *clause)));
        }
        for (at, key, clause) in uses {
            let general = general_clauses();
            if !self.common.clauses.contains_key(&clause) && !general.contains_key(&clause) {
                let known: Vec<String> =
                    self.common.clauses.keys().chain(general.keys()).map(Clause::to_string).collect();
                let what = DiagnosticKind::UnknownClause { key, clause };
                self.findings.tell_near(at, what, &clause.to_string(), known.iter().map(String::as_str));
            }
        }
    }

    /// Reports keys of a table that are spelled differently and mean the same.
    pub(super) fn same_keys<T: FromStr + PartialEq>(&mut self, path: &str) {
        let Some(Value::Table(table)) = self.tree.find(path).map(|node| &node.value) else { return };
        let mut seen: Vec<T> = Vec::new();
        for (key, entry) in table.iter() {
            let Ok(meaning) = key.parse() else { continue };
            if seen.contains(&meaning) {
                self.findings.tell(entry.key_at, DiagnosticKind::DuplicateKey { key: format!("{path}.{key}") });
            }
            seen.push(meaning);
        }
    }

    /// Returns true if an item of a list names an entry, a colour, or an entry in one of its colours.
    fn is_there(&self, item: &str) -> bool {
        let (cards, colours) = (&self.common.cards, &self.common.deck.colours);
        let listed = CardSelector::read(item, |id| cards.contains_key(id));
        let known = |colour: &str| colours.iter().any(|own| own == colour);
        match (listed.colour, listed.entry) {
            (Some(colour), Some(entry)) => cards
                .get(entry)
                .is_some_and(|card| card.colours.unwrap_or(colours).iter().any(|own| own == colour) && known(colour)),
            (Some(colour), None) => known(colour),
            (None, entry) => entry.is_some(),
        }
    }

    fn card_list(&mut self, path: &str, cards: &[String]) {
        let expected: Vec<String> = self.common.cards.keys().map(|id| (*id).to_owned()).collect();
        for (index, card) in cards.iter().enumerate() {
            let item = self.tree.item(path, index);
            if cards[..index].contains(card) {
                self.tell(&item, DiagnosticKind::ListedTwice { key: path.to_owned(), item: card.clone() });
            } else if !self.is_there(card) {
                let (key, card) = (path.to_owned(), card.clone());
                let what = DiagnosticKind::UnknownCard { key, card: card.clone(), expected: expected.clone() };
                self.tell_near(&item, what, &card, &expected);
            }
        }
    }

    pub(super) fn colour_list(&mut self, path: &str, colours: &[String]) -> bool {
        let expected = &self.common.deck.colours;
        let mut known = true;
        for (index, colour) in colours.iter().enumerate() {
            let item = self.tree.item(path, index);
            if colours[..index].contains(colour) {
                self.tell(&item, DiagnosticKind::ListedTwice { key: path.to_owned(), item: colour.clone() });
                known = false;
            } else if !expected.contains(colour) {
                known = false;
                if self.tree.place("deck.colours") != ValuePlace::StandIn {
                    let (key, expected) = (path.to_owned(), expected.clone());
                    let what =
                        DiagnosticKind::UnknownColour { key, colour: colour.clone(), expected: expected.clone() };
                    self.tell_near(&item, what, colour, &expected);
                }
            }
        }
        known
    }
}

impl Check<'_, RuleSet> {
    pub(super) fn card_references(&mut self) {
        let book = self.book;
        for (id, card) in &book.cards {
            if let Some(rule) = &card.not_on {
                self.card_list(&format!("cards.{id}.not-on.cards"), &rule.cards);
            }
            for (index, effect) in card.effects.iter().enumerate() {
                let path = self.tree.item(&format!("cards.{id}.effects"), index);
                for (key, cards) in effect.demands().cards {
                    self.card_list(&format!("{path}.{}.{key}", effect.name()), cards);
                }
            }
        }
        for (id, rule) in &book.together {
            self.card_list(&format!("together.{id}.of"), &rule.of);
        }
        if let Some(of) = book.jump_in.as_ref().and_then(|jump| jump.of.as_ref()) {
            self.card_list("jump-in.of", of);
        }
        self.card_list("score.doubled-by-last", &book.score.doubled_by_last);
        for (index, last) in book.score.by_last.iter().enumerate() {
            let path = self.tree.item("score.by-last", index);
            self.card_list(&format!("{path}.of"), &last.of);
            self.range(&format!("{path}.points"), last.points, (1, 1000));
        }
    }
}

/// All references to clauses: values of keys that end with `clause`.
fn clauses_in(table: &Table, above: &str, uses: &mut Vec<(usize, String, Clause)>) {
    for (key, entry) in table.iter() {
        let path = format!("{above}{key}");
        uses_in(&entry.node.value, key, entry.node.at, path, uses);
    }
}

fn uses_in(value: &Value, key: &str, at: usize, path: String, uses: &mut Vec<(usize, String, Clause)>) {
    match value {
        Value::Text(text) if key == "clause" || key.ends_with("-clause") => {
            uses.extend(text.parse().ok().map(|clause| (at, path, clause)));
        }
        Value::Table(table) => clauses_in(table, &(path + "."), uses),
        Value::List(list) => {
            for (index, node) in list.iter().enumerate() {
                uses_in(&node.value, "", node.at, format!("{path}.{}", index + 1), uses);
            }
        }
        _ => {}
    }
}
