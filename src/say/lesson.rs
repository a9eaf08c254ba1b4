//! What somebody who learns is to type: commands and moves in the words of the language.

use super::announce::Announcer;
use super::arg::Text;
use crate::cards::{CardKind, Wish};
use crate::engine::Move;

impl Announcer<'_> {
    /// A command as it is typed, perhaps with a card: "why blue 4".
    #[must_use]
    pub fn typed_query(&self, command: &str, card: Option<CardKind>) -> Text {
        match card {
            Some(card) => self.text("typed-query", &[("command", command.into()), ("card", card.into())]),
            None => Text::plain(command.to_owned()),
        }
    }

    /// A move as it is typed: "play wild blue uno". A call alone needs no command.
    #[must_use]
    pub fn typed_move(&self, command: &str, wanted: Move) -> Text {
        let call = |call| Text::plain(self.call(call).to_lowercase());
        let wished = |wish: Wish| self.text("typed-colour", &[("colour", wish.into())]);
        match wanted {
            Move::Play { card, wish, call: called } => {
                let parts = [Some(self.typed_cards(command, &[card])), wish.map(wished), called.map(call)];
                side_by_side(parts.into_iter().flatten())
            }
            Move::PlayTogether { cards, call: called } => {
                let parts = [Some(self.typed_cards(command, cards.as_slice())), called.map(call)];
                side_by_side(parts.into_iter().flatten())
            }
            Move::Choose(chosen) => side_by_side([Text::plain(command.to_owned()), wished(Wish::Colour(chosen))]),
            Move::Catch(seat) | Move::ChoosePlayer(seat) => {
                side_by_side([Text::plain(command.to_owned()), Text::plain(self.name(seat))])
            }
            Move::Give(card) => self.typed_cards(command, &[card]),
            Move::Call(due) => call(due),
            Move::Draw | Move::Pass | Move::Challenge | Move::Deal => Text::plain(command.to_owned()),
        }
    }

    fn typed_cards(&self, command: &str, cards: &[CardKind]) -> Text {
        self.text("typed-cards", &[("command", command.into()), ("cards", cards.into())])
    }
}

/// Words with blanks between them.
fn side_by_side(parts: impl IntoIterator<Item = Text>) -> Text {
    let parts: Vec<Text> = parts.into_iter().collect();
    let joined = |form: fn(&Text) -> &str| parts.iter().map(form).collect::<Vec<_>>().join(" ");
    Text {
        full: joined(|part| &part.full),
        short: joined(|part| &part.short),
        quiet: joined(|part| &part.quiet),
        braille: joined(|part| &part.braille),
    }
}
