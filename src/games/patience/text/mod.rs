//! Announcer of the family `patience`. Only onlookers hear the player's name.
//!
//! A [`step`](Announcer::step) describes a move. The turned card is announced once, by the [`turn`](Announcer::turn)
//! after it.

mod layout;
mod moves;
mod step;
#[cfg(test)]
mod tests;

use crate::cards::{CardKind, Colour, Symbol};
use crate::engine::Seat;
use crate::games::patience::engine::View;
use crate::games::patience::rules::Rules;
use crate::text::{About, CardSentences, Locale, Message, Text, msg};

pub type Announcer<'a> = crate::text::Announcer<'a, Rules>;

const PLAYER: Seat = Seat(0);

#[derive(Clone, Copy, Debug)]
struct End {
    card: CardKind,
    count: usize,
    fits: bool,
}

impl Announcer<'_> {
    fn done(&self, message: Message<'_, About>) -> Text {
        self.about(message, PLAYER)
    }

    fn symbol(&self, card: CardKind) -> Symbol {
        self.rules.deck().face(card).symbol
    }

    fn colour_of(&self, card: CardKind) -> Option<Colour> {
        self.rules.deck().face(card).colour
    }

    fn any_cards(&self) -> Vec<CardKind> {
        self.rules.deck().kinds().filter(|kind| self.rules.is_any_card(*kind)).collect()
    }

    /// The top card of the pile of a card; none for a wish card.
    fn top_for(&self, view: View<'_>, card: CardKind) -> Option<CardKind> {
        self.colour_of(card).filter(|_| !self.rules.is_any_card(card)).and_then(|colour| view.top(colour))
    }

    fn end(&self, view: View<'_>, colour: Colour) -> Option<End> {
        let row = view.row(colour);
        let card = *row.first()?;
        let fits = view.top(colour).is_some_and(|top| self.rules.can_follow(card, top));
        Some(End { card, count: row.len(), fits })
    }

    fn row_ends(&self, view: View<'_>) -> impl Iterator<Item = End> {
        self.rules.deck().all_colours().filter_map(move |colour| self.end(view, colour))
    }

    fn fitting_ends(&self, view: View<'_>) -> Vec<CardKind> {
        self.row_ends(view).filter(|end| end.fits).map(|end| end.card).collect()
    }
}

/// None if there is no such entry.
pub(crate) fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
    let card = rules.book.cards.get(entry)?;
    let mut facts = CardSentences::default();
    locale.number_of_card(&mut facts, card.number);
    if let Some(because) = card.any_card {
        facts.tell(locale.say(msg!("card-any")), because.clause);
    }
    Some(facts)
}
