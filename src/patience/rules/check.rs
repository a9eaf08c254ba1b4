//! What does not make sense in the file of a patience.

use super::{RuleSet, Rules};
use crate::rules::{Check, Checked, DiagnosticKind, Findings, Seats, Table};

impl Checked for RuleSet {
    fn check(check: &mut Check<'_, RuleSet>, _: Seats) {
        if check.numbered_deck().is_some() {
            check.piles();
        }
    }

    fn compile(self, _: &Table, _: &mut Findings) -> Rules {
        Rules::compile(self)
    }
}

impl Check<'_, RuleSet> {
    /// Every colour has a card to begin its pile with, and every card a pile.
    fn piles(&mut self) {
        let book = self.book;
        if book.deck.colours.is_empty() && self.trusted(&["deck"]) {
            self.tell("deck.colours", DiagnosticKind::EmptyList { key: "deck.colours".to_owned() });
        }
        for (id, card) in &book.cards {
            let colourless = card.colours.as_ref().is_some_and(Vec::is_empty);
            if colourless && card.any_card.is_none() {
                self.tell(
                    &format!("cards.{id}"),
                    DiagnosticKind::NeverFits { card: id.clone(), reason: "any-card".to_owned() },
                );
            }
        }
        let begins = |colour: &String| {
            let has = |colours: &Option<Vec<String>>| colours.as_ref().is_none_or(|own| own.contains(colour));
            book.cards.values().any(|card| card.any_card.is_none() && has(&card.colours))
        };
        if !book.deck.colours.iter().all(begins) {
            self.tell("cards", DiagnosticKind::NoStartCard);
        }
    }
}
