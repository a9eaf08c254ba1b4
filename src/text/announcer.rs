//! The announcer of one viewer in one language: what all families of games share. Each family adds its own sentences.

use unicode_segmentation::UnicodeSegmentation;

use super::forms::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::message::{About, Message};
use super::msg;
use super::names::Names;
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::rules::Clause;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandOrder {
    #[default]
    Colour,
    Number,
    /// Oldest first.
    Received,
}

impl HandOrder {
    /// In the order in which settings list them.
    pub const ALL: [HandOrder; 3] = [HandOrder::Number, HandOrder::Colour, HandOrder::Received];

    pub fn id(self) -> &'static str {
        match self {
            HandOrder::Colour => "colour",
            HandOrder::Number => "number",
            HandOrder::Received => "received",
        }
    }

    pub fn with_id(id: &str) -> Option<Self> {
        HandOrder::ALL.into_iter().find(|order| order.id() == id)
    }
}

/// Announces events to one viewer and answers the viewer's questions. `R` are the rules of the game's family.
pub struct Announcer<'a, R> {
    pub locale: &'a Locale,
    pub rules: &'a R,
    /// Names by seat.
    pub players: &'a [String],
    pub viewer: Viewer,
    pub order: HandOrder,
    /// The cards that came to the viewer's hand, oldest first; also those that have left it.
    pub received: &'a [CardKind],
}

impl<'a, R> Announcer<'a, R> {
    /// The locale must be for the game, unless only players are named.
    pub fn new(locale: &'a Locale, rules: &'a R, players: &'a [String], viewer: Viewer) -> Self {
        Announcer { locale, rules, players, viewer, order: HandOrder::default(), received: &[] }
    }

    pub fn in_order(&self, order: HandOrder) -> Self {
        Announcer { order, ..*self }
    }

    /// The names of the cards of the game.
    ///
    /// # Panics
    /// The locale is for no game.
    pub fn names(&self) -> &'a Names {
        self.locale.names().expect("the locale is for a game")
    }

    pub fn say(&self, message: Message<'_>) -> Text {
        self.locale.say(message)
    }

    /// Fills in `$you` and `$who`.
    pub fn of<'b>(&self, message: Message<'b, About>, seat: Seat) -> Message<'b> {
        message.and([("you", self.is_you(seat).into()), ("who", self.who(seat).into())])
    }

    pub fn about(&self, message: Message<'_, About>, seat: Seat) -> Text {
        self.say(self.of(message, seat))
    }

    pub fn sentence(&self, text: Text) -> Text {
        self.say(msg!("sentence", text))
    }

    pub fn rule(&self, clause: Clause) -> Text {
        self.say(msg!("rule", clause = clause.to_string()))
    }

    pub fn refused(&self, reason: impl IntoIterator<Item = Text>, clause: Option<Clause>) -> Line {
        let rule = clause.map(|clause| self.rule(clause));
        Line::of(reason.into_iter().chain(rule), Channel::Error, Urgency::Answer)
    }

    /// Joins items that hold numbers and lists of their own: "1 and 4: red 12 and red 24; 2 and 5: blue 8 and blue 2".
    /// None if there are none.
    pub fn items(&self, items: Vec<Text>) -> Option<Text> {
        let braille = self.locale.join(items.clone(), "list").braille;
        Some(Text { braille, ..self.locale.join_items(items)? })
    }

    /// "The ban on five is in force."; none without bans.
    pub fn bans_in_force(&self, bans: &[CardKind]) -> Option<Text> {
        (!bans.is_empty()).then(|| self.say(msg!("wall-bans", count = bans.len(), bans)))
    }

    /// `colour` or `suit`, the value of `$called`.
    pub fn called(&self) -> &'static str {
        self.locale.called()
    }

    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The player's name, or "you".
    pub fn who(&self, seat: Seat) -> Text {
        if self.is_you(seat) { self.say(msg!("you")) } else { Text::plain(self.name(seat)) }
    }

    pub fn name(&self, seat: Seat) -> String {
        self.players.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    pub fn all(&self, seats: &[Seat], join: &str) -> Text {
        self.locale.join(seats.iter().map(|seat| self.who(*seat)), join)
    }

    pub fn seats_from_viewer(&self) -> Vec<Seat> {
        let count = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let mut seats: Vec<Seat> = Seat::all(count).collect();
        if let Viewer::Seat(own) = self.viewer {
            seats.rotate_left(own.index().min(count.into()));
        }
        seats
    }

    /// The first line of a game: "Wall Breach. You, Anna."
    pub fn table(&self, game: &str) -> Text {
        let names = self.all(&self.seats_from_viewer(), "table").capitalised();
        self.say(msg!("table", game = self.locale.game_name(game), names))
    }

    pub fn unknown_player(&self, typed: &str) -> Line {
        let names = self.all(&self.seats_from_viewer(), "and");
        self.say(msg!("unknown-player", word = typed, names)).line(Channel::Error, Urgency::Answer)
    }

    pub fn whose_name(&self) -> Line {
        let others: Vec<Seat> = self.seats_from_viewer().into_iter().filter(|seat| !self.is_you(*seat)).collect();
        self.say(msg!("ask-whose-name", names = self.all(&others, "or"))).line(Channel::Error, Urgency::Answer)
    }

    pub fn spell(&self, seat: Seat) -> Line {
        let name = self.name(seat);
        let space = self.say(msg!("spell-space")).full;
        let letter = |letter: &str| if letter.trim().is_empty() { space.clone() } else { letter.to_owned() };
        let letters: Vec<String> = name.graphemes(true).map(letter).collect();
        Line::answer([self.say(msg!("spell", name, letters = letters.join(", ")))])
    }
}
