//! The layout of the cards in words: piles, rows, kept cards and counts.

use super::Announcer;
use crate::cards::{CardKind, Colour, Symbol};
use crate::games::patience::engine::{Awaiting, View};
use crate::text::{Channel, Line, Text, Urgency, msg};

impl Announcer<'_> {
    pub fn piles(&self, view: View<'_>) -> Line {
        Line::answer([self.tops(view)])
    }

    pub fn rows(&self, view: View<'_>) -> Line {
        let ends = self
            .row_ends(view)
            .map(|end| self.say(msg!("patience-part-end", card = end.card, fits = end.fits, count = end.count)));
        let text = match self.items(ends.collect()) {
            Some(items) => self.say(msg!("patience-rows", items)),
            None => self.say(msg!("patience-no-rows")),
        };
        Line::answer([text])
    }

    pub fn kept(&self, view: View<'_>) -> Line {
        Line::of([self.kept_text(view)], Channel::Hand, Urgency::Answer)
    }

    pub fn counts(&self, view: View<'_>) -> Line {
        let each = |size: &dyn Fn(Colour) -> usize| {
            let item = |colour| self.say(msg!("patience-part-count", colour, count = size(colour)));
            self.locale.join(self.rules.deck().all_colours().map(item), "list")
        };
        let count = view.kept().len();
        let kept = (count > 0).then(|| self.say(msg!("patience-kept-count", count)));
        let texts = [
            self.say(msg!("patience-hidden-count", count = view.left())),
            self.say(msg!("patience-pile-counts", items = each(&|colour| view.pile(colour).len()))),
            self.say(msg!("patience-row-counts", items = each(&|colour| view.row(colour).len()))),
        ];
        Line::answer(texts.into_iter().chain(kept))
    }

    /// "Piles: red 12, wish card on yellow, green 5, blue 7."
    pub fn tops(&self, view: View<'_>) -> Text {
        let tops = self.rules.deck().all_colours().filter_map(|colour| {
            let top = view.top(colour)?;
            Some(if self.rules.is_any_card(top) {
                self.say(msg!("patience-part-top-any", card = top, colour, called = self.called()))
            } else {
                self.say(msg!("patience-part-top", card = top))
            })
        });
        let tops: Vec<Text> = tops.collect();
        if tops.is_empty() {
            return self.say(msg!("patience-not-dealt"));
        }
        self.say(msg!("patience-piles", items = self.locale.join(tops, "list")))
    }

    pub fn kept_text(&self, view: View<'_>) -> Text {
        let kept = view.kept();
        self.say(msg!("patience-kept", count = kept.len(), cards = kept))
    }

    /// "Red pile, 3 cards from the top: 9, 12, joker."
    pub fn pile(&self, view: View<'_>, colour: Colour) -> Line {
        let text = match view.awaits() {
            Awaiting::Deal => self.say(msg!("patience-not-dealt")),
            _ => self.listed(true, colour, &view.pile(colour)),
        };
        Line::answer([text])
    }

    pub fn row(&self, view: View<'_>, colour: Colour) -> Line {
        let Some(end) = self.end(view, colour) else {
            return Line::answer([self.say(msg!("patience-row-empty", colour))]);
        };
        let fits = self.say(msg!("patience-end-fits", card = end.card, fits = end.fits));
        Line::answer([self.listed(false, colour, &view.row(colour)), fits])
    }

    /// Cards of one colour, which is named once.
    fn listed(&self, pile: bool, colour: Colour, cards: &[CardKind]) -> Text {
        let symbols: Vec<Symbol> = cards.iter().map(|card| self.symbol(*card)).collect();
        let (count, symbols) = (cards.len(), symbols.as_slice());
        self.say(msg!(if (pile) "patience-pile" else "patience-row", colour, count, symbols))
    }
}
