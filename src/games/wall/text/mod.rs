//! Announcer of the family `wall`, for one viewer in one language. A step is one line where possible (`step`);
//! questions are answered from a [`View`].

mod layout;
mod moves;
mod step;
#[cfg(test)]
mod tests;

use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::games::wall::engine::{BreachSide, Party, Spot, View};
use crate::games::wall::rules::{Rules, StackWord};
use crate::rules::Clause;
use crate::text::{About, Arg, At, CardSentences, Channel, Line, Locale, Message, Players, Text, Urgency, msg};

#[derive(Clone, Copy)]
pub struct Announcer<'a> {
    locale: &'a Locale,
    rules: &'a Rules,
    players: &'a [String],
    viewer: Viewer,
}

impl<'a> Announcer<'a> {
    /// Names are by seat. None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules, players: &'a [String], viewer: Viewer) -> Option<Self> {
        locale.names()?;
        Some(Announcer { locale, rules, players, viewer })
    }

    #[must_use]
    pub fn seating(&self, view: View<'_>) -> Line {
        let order: Vec<Text> = view.seats().map(|seat| self.who(seat)).collect();
        let names = self.say(msg!("seating", names = self.locale.join(order, "list")));
        answer([names].into_iter().chain(self.parties()))
    }

    #[must_use]
    pub fn taken_back(&self, seat: Seat, moves: usize) -> Line {
        answer([self.about(msg!("wall-taken-back", count = moves; About), seat)])
    }

    fn say(&self, message: Message<'_>) -> Text {
        self.locale.say(message)
    }

    /// Adds `$you` and `$who` to a message.
    fn about<'b>(&self, message: Message<'b, About<'b>>, seat: Seat) -> Text {
        self.say(message.with(About { you: self.is_you(seat).into(), who: self.who(seat).into() }))
    }

    /// Adds `$called` and `$spot` to a message.
    fn at<'b>(&self, message: Message<'b, At<'b>>, spot: Spot) -> Text {
        self.say(message.with(At { called: self.called().into(), spot: number(spot) }))
    }

    /// "Anna takes red 12 and red 24", without the full stop.
    fn clause(&self, seat: Seat, does: Text) -> Text {
        let actor = if self.is_you(seat) { "first" } else { "name" };
        self.say(msg!("clause", actor, who = self.who(seat), does))
    }

    fn sentence(&self, clause: Text) -> Text {
        self.say(msg!("sentence", text = clause))
    }

    /// Joins items that hold numbers and lists of their own: "1 and 4: red 12 and red 24; 2 and 5: blue 8 and blue
    /// 2".
    fn items(&self, items: impl IntoIterator<Item = Text>) -> Text {
        let items: Vec<Text> = items.into_iter().collect();
        let joined = self.locale.join_items(items.clone()).unwrap_or_default();
        Text { braille: self.locale.join(items, "list").braille, quiet: joined.full.clone(), ..joined }
    }

    fn rule(&self, clause: Clause) -> Text {
        self.say(msg!("rule", clause = clause.to_string()))
    }

    /// `stack` or `row`: the game's word for its stacks.
    #[must_use]
    pub fn called(&self) -> &'static str {
        match self.rules.book().stacks.called {
            StackWord::Stack => "stack",
            StackWord::Row => "row",
        }
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    fn players(&self) -> Players<'a> {
        Players::new(self.locale, self.players, self.viewer)
    }

    fn who(&self, seat: Seat) -> Text {
        self.players().who(seat)
    }

    fn seats_from_viewer(&self) -> Vec<Seat> {
        self.players().seats_from_viewer()
    }

    fn own_party(&self) -> Party {
        match self.viewer {
            Viewer::Seat(seat) => Party::of(seat),
            Viewer::Onlooker => Party(0),
        }
    }

    fn parties_from_viewer(&self) -> [Party; 2] {
        let own = self.own_party();
        [own, own.other()]
    }

    fn seats_of(&self, party: Party) -> Vec<Seat> {
        self.seats_from_viewer().into_iter().filter(|seat| Party::of(*seat) == party).collect()
    }

    fn party(&self, party: Party) -> Text {
        self.locale.join(self.seats_of(party).into_iter().map(|seat| self.who(seat)), "team")
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

fn side_word(side: BreachSide) -> &'static str {
    match side {
        BreachSide::Left => "left",
        BreachSide::Right => "right",
    }
}

fn answer(texts: impl IntoIterator<Item = Text>) -> Line {
    Line::of(texts, Channel::Game, Urgency::Answer)
}

fn cards_of(cards: &[CardKind]) -> Arg<'_> {
    cards.into()
}

/// None if there is no such entry.
pub(crate) fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<CardSentences> {
    let card = rules.book().cards.get(entry)?;
    let mut facts = CardSentences::default();
    locale.number_of_card(&mut facts, card.number);
    if let Some(ban) = card.ban {
        facts.tell(locale.say(msg!("card-ban-free", row = ban.row.to_string())), ban.clause);
    }
    if let Some(exchange) = card.exchange {
        facts.tell(locale.say(msg!("card-exchange", count = exchange.among)), exchange.clause);
    }
    Some(facts)
}
