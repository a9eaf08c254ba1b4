//! What somebody who learns is to type: commands and moves in the words of the language.

use super::announce::Announcer;
use super::arg::Text;
use super::locale::Locale;
use super::msg;
use crate::cards::{CardKind, Colour, Wish};
use crate::engine::Move;

impl Locale {
    /// A command as it is typed with a card: "why blue 4".
    #[must_use]
    pub fn typed_card(&self, command: &str, card: CardKind) -> Text {
        self.say(msg!("typed-query", command, card))
    }

    /// A colour as it is typed, in small letters like every word of a command.
    #[must_use]
    pub fn typed_colour(&self, colour: Colour) -> Text {
        let typed = self.typed_wish(Wish::Colour(colour));
        Text {
            full: typed.full.to_lowercase(),
            short: typed.short.to_lowercase(),
            quiet: typed.quiet.to_lowercase(),
            ..typed
        }
    }

    /// A wish as it is typed.
    #[must_use]
    pub fn typed_wish(&self, wish: Wish) -> Text {
        self.say(msg!("typed-colour", colour = wish))
    }
}

impl Announcer<'_> {
    /// A move as it is typed: "play wild blue uno". A call alone needs no command.
    #[must_use]
    pub fn typed_move(&self, command: &str, wanted: Move) -> Text {
        let word = || Text::plain(command.to_owned());
        let call = |call| Text::plain(self.call(call).to_lowercase());
        let wished = |wish: Wish| self.locale().typed_wish(wish);
        match wanted {
            Move::Play { card, wish, call: called } => {
                self.typed_cards(command, &[card]).beside_all(wish.map(wished).into_iter().chain(called.map(call)))
            }
            Move::PlayTogether { cards, call: called } => {
                self.typed_cards(command, cards.as_slice()).beside_all(called.map(call))
            }
            Move::Choose(chosen) => word().beside(wished(chosen)),
            Move::Catch(seat) | Move::ChoosePlayer(seat) => word().beside(Text::plain(self.name(seat))),
            Move::Give(card) | Move::StandFor(card) => self.typed_cards(command, &[card]),
            Move::Call(due) => call(due),
            Move::Agree(agreed) => word().beside(self.typed_agreement(agreed)),
            Move::Draw | Move::Pass | Move::Challenge | Move::Deal => word(),
        }
    }

    fn typed_cards(&self, command: &str, cards: &[CardKind]) -> Text {
        self.say(msg!("typed-cards", command, cards))
    }
}

impl Text {
    /// The text with another one behind it.
    #[must_use]
    pub fn beside(self, other: Text) -> Text {
        let join = |one: String, other: String| format!("{one} {other}");
        Text {
            full: join(self.full, other.full),
            short: join(self.short, other.short),
            quiet: join(self.quiet, other.quiet),
            braille: join(self.braille, other.braille),
        }
    }

    fn beside_all(self, others: impl IntoIterator<Item = Text>) -> Text {
        others.into_iter().fold(self, Text::beside)
    }
}
