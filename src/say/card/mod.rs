//! What a card does, made of the facts of its entry in the rule file: for cards of which no rule book speaks as they
//! are.

mod shed;
#[cfg(test)]
mod tests;

use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use crate::cards::{CardKind, Deck};
use crate::rules::{AnyRules, Clause, Terms};

/// The sentences about an entry, and the clauses that say so.
#[derive(Default)]
pub(super) struct Facts {
    pub(super) sentences: Vec<Text>,
    pub(super) clauses: Vec<Clause>,
}

impl Facts {
    pub(super) fn tell(&mut self, sentence: Text, clause: Option<Clause>) {
        self.sentences.push(sentence);
        self.because(clause);
    }

    pub(super) fn because(&mut self, clause: Option<Clause>) {
        self.clauses.extend(clause.filter(|clause| !self.clauses.contains(clause)));
    }
}

impl Locale {
    /// What the cards of an entry do: "King of hearts: The next player draws 5 cards and may not play one. Rule H-1."
    /// None if they do nothing of their own, or have no copies.
    #[must_use]
    pub fn card_does(&self, rules: &AnyRules, entry: &str) -> Option<Line> {
        let facts = self.card_facts(rules, entry)?;
        let name = self.entry_named(rules.terms(), entry)?;
        let told = [name].into_iter().chain(facts.sentences);
        Some(Line::of(told.chain(self.card_rules(&facts.clauses)), Channel::Help, Urgency::Answer))
    }

    /// The sentences about an entry; none if there is nothing to tell.
    fn card_facts(&self, rules: &AnyRules, entry: &str) -> Option<Facts> {
        let mut facts = Facts::default();
        match rules {
            AnyRules::Shed(rules) => facts = shed::facts(self, rules, entry),
            AnyRules::Wall(rules) => {
                let card = rules.book().cards.get(entry)?;
                self.number_of_card(&mut facts, card.number);
                if let Some(ban) = card.ban {
                    facts.tell(self.text("card-ban-free", &[("row", ban.row.to_string().into())]), ban.clause);
                }
                if let Some(exchange) = card.exchange {
                    let told = self.text("card-exchange", &[("count", exchange.among.into())]);
                    facts.tell(told, exchange.clause);
                }
            }
            AnyRules::Patience(rules) => {
                let card = rules.book().cards.get(entry)?;
                self.number_of_card(&mut facts, card.number);
                if let Some(because) = card.any_card {
                    facts.tell(self.text("card-any", &[]), because.clause);
                }
            }
        }
        (!facts.sentences.is_empty()).then_some(facts)
    }

    pub(super) fn number_of_card(&self, facts: &mut Facts, number: Option<u16>) {
        if let Some(number) = number {
            facts.tell(self.text("card-number", &[("number", number.into())]), None);
        }
    }

    /// The cards of an entry: by their symbol where it has all cards of it, otherwise each.
    fn entry_named(&self, terms: &Terms, entry: &str) -> Option<Text> {
        let deck = terms.deck();
        let kinds: Vec<CardKind> = deck.kinds().filter(|kind| terms.entry(*kind) == entry).collect();
        let symbol = deck.face(*kinds.first()?).symbol;
        let whole = deck.kinds().all(|kind| (deck.face(kind).symbol == symbol) == kinds.contains(&kind));
        Some(if whole {
            self.text("card-symbol-named", &[("symbol", symbol.into())])
        } else {
            self.text("card-named", &[("cards", kinds.as_slice().into())])
        })
    }

    fn card_rules(&self, clauses: &[Clause]) -> Option<Text> {
        let several = clauses.len() > 1;
        let numbers = clauses.iter().map(|clause| Text::plain(clause.to_string()));
        let args = [("several", several.into()), ("clauses", self.join(numbers, "and").into())];
        (!clauses.is_empty()).then(|| self.text("card-rules", &args))
    }

    /// Some kinds of card, joined by "or": by their symbol alone where every card of it is there ("a 2 or a 3"), otherwise
    /// each by its name ("the king of hearts"). `form` begins the messages that name them: `-symbol` and `-card`.
    pub(super) fn any_of(&self, deck: &Deck, kinds: impl IntoIterator<Item = CardKind>, form: &str) -> Text {
        let mut cards: Vec<CardKind> = kinds.into_iter().collect();
        cards.sort_unstable_by_key(|card| (deck.face(*card).symbol, *card));
        let items =
            cards.chunk_by(|one, other| deck.face(*one).symbol == deck.face(*other).symbol).flat_map(|alike| {
                let symbol = deck.face(alike[0]).symbol;
                if deck.kinds().all(|kind| deck.face(kind).symbol != symbol || alike.contains(&kind)) {
                    return vec![self.text(&format!("{form}-symbol"), &[("symbol", symbol.into())])];
                }
                alike.iter().map(|card| self.text(&format!("{form}-card"), &[("card", (*card).into())])).collect()
            });
        self.join(items, "or")
    }
}
