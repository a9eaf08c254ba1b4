//! What one viewer is told at a wall, in one language: everything lies open, and nobody has to see it.
//!
//! A step becomes one line where that is possible (`step`); the questions are answered from a
//! [`View`], in files by what they are about.

mod layout;
mod moves;
mod step;
#[cfg(test)]
mod tests;

use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::rules::Clause;
use crate::say::{About, Arg, At, Channel, Explained, Facts, Line, Locale, Message, Players, Text, Urgency, msg};
use crate::wall::engine::{Game, Party, Side, Spot, View};
use crate::wall::rules::{Rules, StackWord};

/// Tells one viewer what happens at a wall, and answers the viewer's questions, in one language.
#[derive(Clone, Copy)]
pub struct Announcer<'a> {
    locale: &'a Locale,
    rules: &'a Rules,
    players: &'a [String],
    viewer: Viewer,
}

impl<'a> Announcer<'a> {
    /// An announcer for a viewer; the players' names are by seat. None if the locale was not made for a game.
    #[must_use]
    pub fn new(locale: &'a Locale, rules: &'a Rules, players: &'a [String], viewer: Viewer) -> Option<Self> {
        locale.names()?;
        Some(Announcer { locale, rules, players, viewer })
    }

    /// Who sits at the table, in the order of play, and who plays with whom (NN-11).
    #[must_use]
    pub fn seating(&self, view: View<'_>) -> Line {
        let order: Vec<Text> = view.seats().map(|seat| self.who(seat)).collect();
        let names = self.say(msg!("seating", names = self.locale.join(order, "list")));
        answer([names].into_iter().chain(self.parties()))
    }

    /// A move was taken back.
    #[must_use]
    pub fn taken_back(&self, seat: Seat, moves: usize) -> Line {
        answer([self.about(msg!("wall-taken-back", count = moves; About), seat)])
    }

    fn say(&self, message: Message<'_>) -> Text {
        self.locale.say(message)
    }

    /// A message about a player: with `$you` and `$who`.
    fn about<'b>(&self, message: Message<'b, About<'b>>, seat: Seat) -> Text {
        self.say(message.with(About { you: self.is_you(seat).into(), who: self.who(seat).into() }))
    }

    /// A message about a stack: with `$called` and `$spot`.
    fn at<'b>(&self, message: Message<'b, At<'b>>, spot: Spot) -> Text {
        self.say(message.with(At { called: self.called().into(), spot: number(spot) }))
    }

    /// A clause that begins with a player, without its full stop: "Anna takes red 12 and red 24".
    fn clause(&self, seat: Seat, does: Text) -> Text {
        let actor = if self.is_you(seat) { "first" } else { "name" };
        self.say(msg!("clause", actor, who = self.who(seat), does))
    }

    fn sentence(&self, clause: Text) -> Text {
        self.say(msg!("sentence", text = clause))
    }

    /// Items that hold numbers and lists of their own: "1 and 4: red 12 and red 24; 2 and 5: blue 8 and blue 2".
    fn items(&self, items: impl IntoIterator<Item = Text>) -> Text {
        let items: Vec<Text> = items.into_iter().collect();
        let joined = self.locale.join_items(items.clone()).unwrap_or_default();
        Text { braille: self.locale.join(items, "list").braille, quiet: joined.full.clone(), ..joined }
    }

    fn rule(&self, clause: Clause) -> Text {
        self.say(msg!("rule", clause = clause.to_string()))
    }

    /// `stack` or `row`: what the game calls its stacks.
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

    /// The players by their names.
    fn players(&self) -> Players<'a> {
        Players::new(self.locale, self.players, self.viewer)
    }

    /// The player's name, or "you".
    fn who(&self, seat: Seat) -> Text {
        self.players().who(seat)
    }

    /// All seats in the order of play, beginning with the viewer's.
    fn seats_from_viewer(&self) -> Vec<Seat> {
        self.players().seats_from_viewer()
    }

    /// The viewer's own party; the first one's for an onlooker.
    fn own_party(&self) -> Party {
        match self.viewer {
            Viewer::Seat(seat) => Party::of(seat),
            Viewer::Onlooker => Party(0),
        }
    }

    /// Both parties, the viewer's own first.
    fn parties_from_viewer(&self) -> [Party; 2] {
        let own = self.own_party();
        [own, own.other()]
    }

    /// The seats of a party, the viewer's first.
    fn seats_of(&self, party: Party) -> Vec<Seat> {
        self.seats_from_viewer().into_iter().filter(|seat| Party::of(*seat) == party).collect()
    }

    /// Who is in a party: "you and Ben".
    fn party(&self, party: Party) -> Text {
        self.locale.join(self.seats_of(party).into_iter().map(|seat| self.who(seat)), "team")
    }

    /// Who plays with whom, where a party is more than one: "Parties: you and Ben; Anna and Clara."
    fn parties(&self) -> Option<Text> {
        if self.players.len() <= 2 {
            return None;
        }
        let teams = self.parties_from_viewer().map(|party| self.party(party));
        Some(self.say(msg!("wall-parties", teams = self.locale.join_items(teams)?)))
    }
}

/// The number of a stack, as it is told and typed.
fn number<'a>(spot: Spot) -> Arg<'a> {
    spot.to_string().into()
}

fn side_word(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// A line that answers what was asked about the table.
fn answer(texts: impl IntoIterator<Item = Text>) -> Line {
    Line::of(texts, Channel::Game, Urgency::Answer)
}

/// The argument of a message that names several cards.
fn cards_of(cards: &[CardKind]) -> Arg<'_> {
    cards.into()
}

impl Explained for Game {
    fn facts_of_card(locale: &Locale, rules: &Rules, entry: &str) -> Option<Facts> {
        let card = rules.book().cards.get(entry)?;
        let mut facts = Facts::default();
        locale.number_of_card(&mut facts, card.number);
        if let Some(ban) = card.ban {
            facts.tell(locale.say(msg!("card-ban-free", row = ban.row.to_string())), ban.clause);
        }
        if let Some(exchange) = card.exchange {
            facts.tell(locale.say(msg!("card-exchange", count = exchange.among)), exchange.clause);
        }
        Some(facts)
    }
}
