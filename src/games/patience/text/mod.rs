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
use crate::games::patience::engine::View;
use crate::games::patience::rules::Rules;
use crate::rules::rule_set::ColourWord;
use crate::text::{About, CardSentences, Locale, Message, OfCard, Text, msg};

#[derive(Clone, Copy)]
pub struct Announcer<'a> {
    locale: &'a Locale,
    rules: &'a Rules,
    /// The player's name, for an onlooker.
    watched: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct End {
    card: CardKind,
    count: usize,
    fits: bool,
}

impl<'a> Announcer<'a> {
    /// None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules) -> Option<Self> {
        locale.names()?;
        Some(Announcer { locale, rules, watched: None })
    }

    #[must_use]
    pub fn watching(self, name: &'a str) -> Self {
        Announcer { watched: Some(name), ..self }
    }

    fn say(&self, message: Message<'_>) -> Text {
        self.locale.say(message)
    }

    fn done<'b>(&self, message: Message<'b, About<'b>>) -> Text
    where
        'a: 'b,
    {
        self.say(message.with(self.player()))
    }

    fn player(&self) -> About<'a> {
        About { you: self.watched.is_none().into(), who: self.watched.unwrap_or_default().into() }
    }

    /// A message about a card and a colour, which may be called a suit.
    fn about<'b>(&self, message: Message<'b, OfCard<'b>>, card: CardKind, colour: Colour) -> Text {
        let own = OfCard { card: card.into(), colour: colour.into(), called: self.called().into() };
        self.say(message.with(own))
    }

    #[must_use]
    pub fn called(&self) -> &'static str {
        match self.rules.terms().called() {
            ColourWord::Colour => "colour",
            ColourWord::Suit => "suit",
        }
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
    let card = rules.book().cards.get(entry)?;
    let mut facts = CardSentences::default();
    locale.number_of_card(&mut facts, card.number);
    if let Some(because) = card.any_card {
        facts.tell(locale.say(msg!("card-any")), because.clause);
    }
    Some(facts)
}
