//! Cards that a table adds to the deck before the game: ready-made ones, and such on which it writes a rule (N1-13).

use schemars::JsonSchema;
use serde::Deserialize;

use super::book::ANY_LANGUAGE;
use super::fault::DiagnosticKind;
use super::patch::Patch;
use super::tree::{Node, Table, Value};

/// What stands between two cards of a choice.
const BETWEEN: char = ';';

/// The cards of a choice that names them, one by one.
#[must_use]
pub fn picked(value: &str) -> Vec<&str> {
    value.split(BETWEEN).map(str::trim).filter(|item| !item.is_empty()).collect()
}

/// A choice that names one card more.
#[must_use]
pub fn picked_too(value: &str, card: &str) -> String {
    if value.is_empty() { card.to_owned() } else { format!("{value}{BETWEEN} {card}") }
}

/// Cards that can be added.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "PickFacts")]
pub(super) struct PickFacts {
    /// The most cards.
    #[schemars(range(min = 1, max = 99))]
    pub most: u8,
    /// The ids of ready-made cards, which have no copies in the file.
    #[serde(default)]
    pub ready: Vec<String>,
    /// The id of the card that is taken for a rule of the table's own; it has no copies in the file either.
    pub blank: Option<String>,
}

/// Cards that can be added, with the table of the one on which a rule is written.
#[derive(Clone, Debug)]
pub(super) struct Picks {
    pub facts: PickFacts,
    pub blank: Option<Table>,
    /// Where the cards stand.
    pub at: usize,
}

/// A card of a choice.
enum Pick<'a> {
    /// A card of the file.
    Card(&'a str),
    /// A rule that is written on a card.
    Written(&'a str),
}

impl Picks {
    /// Every sort of choice once.
    pub fn samples(&self) -> Vec<String> {
        let all = self.facts.ready.join(&BETWEEN.to_string());
        let written = self.blank.is_some().then(|| "a b".to_owned());
        [self.facts.most.to_string(), all].into_iter().filter(|value| !value.is_empty()).chain(written).collect()
    }

    /// What a choice changes: a number takes so many of the ready-made cards, the first ones, and blank ones if they do
    /// not suffice; otherwise each card is named, or its rule is written out.
    pub fn choose(&self, option: &str, value: &str) -> Result<Patch, DiagnosticKind> {
        let most = self.facts.most;
        let too_many = |value: String| DiagnosticKind::OptionNumber {
            option: option.to_owned(),
            value,
            min: 0,
            max: most.into(),
        };
        // Before any are put together: whoever chooses may be a stranger.
        let typed = value.trim();
        let is_number = !typed.is_empty() && typed.bytes().all(|digit| digit.is_ascii_digit());
        if is_number && !typed.parse::<u8>().is_ok_and(|number| number <= most) {
            return Err(too_many(typed.to_owned()));
        }
        let picks = self.picks(value).ok_or_else(|| DiagnosticKind::OptionValue {
            option: option.to_owned(),
            value: value.to_owned(),
            expected: self.facts.ready.clone(),
        })?;
        if picks.len() > usize::from(most) {
            return Err(too_many(picks.len().to_string()));
        }
        Ok(Patch::facts(self.cards(&picks)))
    }

    fn picks<'a>(&'a self, value: &'a str) -> Option<Vec<Pick<'a>>> {
        let blank = self.facts.blank.as_deref();
        if let Ok(number) = value.trim().parse::<usize>() {
            let ready = self.facts.ready.iter().map(String::as_str);
            let picks: Vec<Pick<'_>> = ready.chain(blank.into_iter().cycle()).take(number).map(Pick::Card).collect();
            return (picks.len() == number).then_some(picks);
        }
        let of_file = |word: &&str| blank == Some(*word) || self.facts.ready.iter().any(|ready| ready == word);
        let pick = |item: &'a str| {
            let card = Some(item).filter(of_file).map(Pick::Card);
            let written = || Some(Pick::Written(item)).filter(|_| blank.is_some() && item.contains(' '));
            card.or_else(written)
        };
        picked(value).into_iter().map(pick).collect()
    }

    /// The cards as a file would write them.
    fn cards(&self, picks: &[Pick<'_>]) -> Table {
        let node = |value| Node { at: self.at, value };
        let number = |copies: usize| node(Value::Number(i64::try_from(copies).unwrap_or(i64::MAX)));
        let mut cards = Table::default();
        let mut written = 0;
        for pick in picks {
            match pick {
                Pick::Card(id) => {
                    let same = |other: &&Pick<'_>| matches!(other, Pick::Card(other) if other == id);
                    let mut card = Table::default();
                    card.put("copies", self.at, number(picks.iter().filter(same).count()));
                    cards.put((*id).to_owned(), self.at, node(Value::Table(card)));
                }
                Pick::Written(text) => {
                    written += 1;
                    let mut card = self.blank.clone().unwrap_or_default();
                    let mut words = Table::default();
                    words.put(ANY_LANGUAGE, self.at, node(Value::Text((*text).to_owned().into())));
                    card.put("copies", self.at, number(1));
                    card.put("code", self.at, node(Value::Text(format!("i{written}").into())));
                    card.put("text", self.at, node(Value::Table(words)));
                    let id = format!("{}-{written}", self.facts.blank.as_deref().unwrap_or_default());
                    cards.put(id, self.at, node(Value::Table(card)));
                }
            }
        }
        let mut facts = Table::default();
        if !picks.is_empty() {
            facts.put("cards", self.at, node(Value::Table(cards)));
        }
        facts
    }
}
