//! Announcer of the family `wall`, for one viewer in one language. A step is one line where possible (`step`);
//! questions are answered from a [`View`].

mod layout;
mod moves;
mod step;
#[cfg(test)]
mod tests;

use crate::engine::{Seat, Viewer};
use crate::games::wall::engine::{Party, Spot, View};
use crate::games::wall::rules::{Rules, StackWord};
use crate::text::{About, Arg, CardSentences, Line, Locale, Message, Text, msg};

pub type Announcer<'a> = crate::text::Announcer<'a, Rules>;

/// Marks a message that still needs a stack.
struct At;

impl At {
    const NAMES: &'static [&'static str] = &["called", "spot"];
}

impl Announcer<'_> {
    pub fn seating(&self, view: View<'_>) -> Line {
        let order: Vec<Seat> = view.seats().collect();
        let names = self.say(msg!("seating", names = self.all(&order, "list")));
        Line::answer([names].into_iter().chain(self.parties()))
    }

    pub fn taken_back(&self, seat: Seat, moves: usize) -> Line {
        Line::answer([self.about(msg!("wall-taken-back", count = moves; About), seat)])
    }

    fn at(&self, message: Message<'_, At>, spot: Spot) -> Text {
        self.say(message.and([("called", self.stacks_called().into()), ("spot", number(spot))]))
    }

    /// "Anna takes red 12 and red 24", without the full stop.
    fn clause(&self, seat: Seat, does: Text) -> Text {
        let actor = if self.is_you(seat) { "first" } else { "name" };
        self.say(msg!("clause", actor, who = self.who(seat), does))
    }

    /// `stack` or `row`: the game's word for its stacks.
    pub fn stacks_called(&self) -> &'static str {
        match self.rules.book.stacks.called {
            StackWord::Stack => "stack",
            StackWord::Row => "row",
        }
    }

    fn numbers(&self, spots: &[Spot]) -> Text {
        self.locale.join(spots.iter().map(|spot| Text::plain(spot.to_string())), "and")
    }

    fn parties_from_viewer(&self) -> [Party; 2] {
        let own = match self.viewer {
            Viewer::Seat(seat) => Party::of(seat),
            Viewer::Onlooker => Party(0),
        };
        [own, own.other()]
    }

    fn seats_of(&self, party: Party) -> Vec<Seat> {
        self.seats_from_viewer().into_iter().filter(|seat| Party::of(*seat) == party).collect()
    }

    fn party(&self, party: Party) -> Text {
        self.all(&self.seats_of(party), "team")
    }

    /// "Parties: you and Ben; Anna and Clara."; none if each party is one player.
    fn parties(&self) -> Option<Text> {
        if self.players.len() <= 2 {
            return None;
        }
        let teams = self.parties_from_viewer().map(|party| self.party(party));
        Some(self.say(msg!("wall-parties", teams = self.locale.join_items(teams)?)))
    }
}

fn number<'a>(spot: Spot) -> Arg<'a> {
    spot.to_string().into()
}

/// None if there is no such entry.
pub(crate) fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
    let card = rules.book.cards.get(entry)?;
    let mut facts = CardSentences::default();
    locale.number_of_card(&mut facts, card.number);
    if let Some(ban) = card.ban {
        facts.tell(locale.say(msg!("card-ban-free", row = ban.row)), ban.clause);
    }
    if let Some(exchange) = card.exchange {
        facts.tell(locale.say(msg!("card-exchange", count = exchange.among)), exchange.clause);
    }
    Some(facts)
}
