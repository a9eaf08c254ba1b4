//! Checks names: their spelling, and whether what they refer to exists.

use indexmap::IndexMap;

use super::{Check, item};
use crate::games::shedding::rules::RuleSet;
use crate::rules::Clause;
use crate::rules::clause::general_clauses;
use crate::rules::diagnostic::{DiagnosticKind, Form};
use crate::rules::facts::CardSelector;
use crate::rules::family::RuleFile;
use crate::rules::options::{OptionChoice, OptionForm, TableOption};
use crate::rules::terms::{SPOKEN_SIGNS, is_name};
use crate::rules::tree::{Table, Value};

impl<R: RuleFile> Check<'_, R> {
    /// Reports a malformed name at a path.
    pub(in crate::rules) fn name(&mut self, path: &str, name: &str) {
        if !is_name(name) {
            self.malformed(path, name, Form::Name);
        }
    }

    pub(in crate::rules) fn option_names(&mut self, choices: &[OptionChoice]) {
        for OptionChoice { option, at, .. } in choices {
            let words = match &option.form {
                OptionForm::Words(words) => words.as_slice(),
                OptionForm::Number { .. } | OptionForm::Cards { .. } => &[],
            };
            let path = format!("options.{}", option.name);
            for name in std::iter::once(&option.name).chain(words).filter(|name| !is_name(name)) {
                let what = DiagnosticKind::BadForm { text: name.clone(), form: Form::Name };
                self.findings.tell(*at, &path, what);
            }
            self.titles(option, *at);
        }
    }

    /// Titles of an option and of its values can be read aloud.
    fn titles(&mut self, option: &TableOption, at: usize) {
        let path = format!("options.{}", option.name);
        for text in option.title.values().chain(option.titles.values().flat_map(IndexMap::values)) {
            if let Some(sign) = text.chars().find(|sign| SPOKEN_SIGNS.contains(*sign)) {
                let what = DiagnosticKind::BadForm { text: sign.to_string(), form: Form::Spoken };
                self.findings.tell(at, &path, what);
            }
        }
    }

    /// Every referenced clause exists in the game or among the general ones, once.
    pub(in crate::rules) fn clauses(&mut self, choices: &[OptionChoice]) {
        let mut uses = Vec::new();
        clauses_in(self.tree, "", &mut uses);
        for choice in choices {
            let key = format!("options.{}.clause", choice.option.name);
            uses.extend(choice.option.clause.zip(choice.clause_at).map(|(clause, at)| (at, key, clause)));
            let key = format!("options.{}.changes", choice.option.name);
            let changes = choice.option.changes.iter().zip(&choice.changes_at);
            uses.extend(changes.map(|(clause, at)| (*at, key.clone(), *clause)));
        }
        let (own, general) = (self.common.clauses, general_clauses());
        for (at, path, clause) in uses {
            if !own.contains_key(&clause) && !general.contains_key(&clause) {
                let expected = own.keys().chain(general.keys()).map(Clause::to_string).collect();
                let what = DiagnosticKind::UnknownWord { word: clause.to_string(), expected };
                self.findings.tell(at, &path, what);
            }
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
        let expected: Vec<&str> = self.common.cards.keys().copied().collect();
        for (index, card) in cards.iter().enumerate() {
            let item = item(path, index);
            if cards[..index].contains(card) {
                self.tell(&item, DiagnosticKind::Twice { item: card.clone() });
            } else if !self.is_there(card) {
                self.unknown(&item, card, &expected);
            }
        }
    }

    pub(super) fn colour_list(&mut self, path: &str, colours: &[String]) -> bool {
        let expected = &self.common.deck.colours;
        let mut known = true;
        for (index, colour) in colours.iter().enumerate() {
            let item = item(path, index);
            if colours[..index].contains(colour) {
                self.tell(&item, DiagnosticKind::Twice { item: colour.clone() });
                known = false;
            } else if !expected.contains(colour) {
                self.unknown(&item, colour, expected);
                known = false;
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
                let path = item(&format!("cards.{id}.effects"), index);
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
            let path = item("score.by-last", index);
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
