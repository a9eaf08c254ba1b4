//! What messages are given by those who tell them: the player, the stack, the card.

use super::later;

later! {
    /// A message about a player.
    pub struct About { you = "you", who = "who" }
}

later! {
    /// A message about a player who does something to another.
    pub struct DoneTo { you = "you", who = "who", other_you = "other-you", other = "other", call = "call" }
}

later! {
    /// A message about what is pending for a player.
    pub struct Owes { you = "you", who = "who", count = "count", answers = "answers" }
}

later! {
    /// A message about cards that a player lays.
    pub struct Plays { you = "you", who = "who", cards = "cards", wish = "wish" }
}

later! {
    /// A message about who has won.
    pub struct Won { count = "count", you = "you", who = "who" }
}

later! {
    /// A message about everybody's points.
    pub struct Points { minus = "minus", items = "items" }
}

later! {
    /// A message about a stack.
    pub struct At { called = "called", spot = "spot" }
}

later! {
    /// A message about a card and a colour, which it may call a suit.
    pub struct OfCard { card = "card", colour = "colour", called = "called" }
}

later! {
    /// A message about cards that lie together.
    pub struct Listed { colour = "colour", count = "count", symbols = "symbols" }
}

later! {
    /// A message about what a move does.
    pub struct IfSo { card = "card", clauses = "clauses" }
}

later! {
    /// A message about a card and whether it fits.
    pub struct Fitting { card = "card", fits = "fits" }
}

later! {
    /// A message about what is to be typed.
    pub struct Typed { typed = "typed" }
}

later! {
    /// A message that is a list.
    pub struct Listing { items = "items" }
}
