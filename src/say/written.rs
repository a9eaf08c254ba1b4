//! What is written on cards: read out when they are laid, and told when somebody asks (N1-13).

use super::announce::Announcer;
use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::msg;
use crate::cards::CardKind;
use crate::rules::book::words_in;

impl Announcer<'_> {
    /// What is written on a card, in the viewer's language or in another one.
    pub(super) fn card_text(&self, card: CardKind) -> Option<String> {
        let entry = self.rules().terms().entry(card);
        let text = words_in(&self.rules().book().cards[entry].text, self.locale().reads())?;
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let ended = text.ends_with(['.', '!', '?']);
        Some(if ended { text } else { self.say(msg!("sentence", text)).full })
    }

    /// How the players carry out what is written on a card of their own, if no file says what it does (G-15).
    pub(super) fn carried_out_by_agreement(&self, card: CardKind) -> Option<Text> {
        let only_wishes = self.rules().kind(card).only_wishes();
        self.card_text(card).filter(|_| only_wishes).map(|_| self.say(msg!("written-agree")))
    }

    /// A card with what is written on it and, if it is wanted, the clause: "Flood card: Everybody draws a card."
    #[must_use]
    pub fn card_with_text(&self, card: CardKind, with_clause: bool) -> Option<Line> {
        let text = self.card_text(card)?;
        let text = self.say(msg!("card-text", card, text));
        let clause = self.rules().kind(card).fits_always.and_then(|because| because.clause);
        let rule = clause.filter(|_| with_clause).map(|clause| self.rule(clause));
        let how = self.carried_out_by_agreement(card);
        Some(Line::of([text].into_iter().chain(how).chain(rule), Channel::Help, Urgency::Answer))
    }
}
