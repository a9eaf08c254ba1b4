//! The short codes of a game's cards.

use super::arg::Text;
use super::line::{Channel, Line, Urgency};
use super::locale::Locale;
use super::msg;
use crate::cards::{Deck, Symbol};

impl Locale {
    /// The short codes of colours and symbols: "Red r, yellow y." "Skip s, draw two +2."
    #[must_use]
    pub fn legend(&self, deck: &Deck) -> [Line; 2] {
        let colours = deck.all_colours().map(|colour| self.say(msg!("legend-colour", colour)));
        let mut symbols: Vec<Symbol> = deck.kinds().map(|kind| deck.face(kind).symbol).collect();
        symbols.sort_unstable();
        symbols.dedup();
        let is_plain = |symbol: &Symbol| {
            let name = deck.symbol_name(*symbol);
            let own = self.names().is_some_and(|names| name.id == names.symbol_code(*symbol));
            own && name.number.is_some()
        };
        symbols.retain(|symbol| !is_plain(symbol));
        let symbols = symbols.into_iter().map(|symbol| self.say(msg!("legend-symbol", symbol)));
        let line = |items: Vec<Text>| {
            let text = self.say(msg!("sentence", text = self.join(items, "list")));
            Line::of([text], Channel::Help, Urgency::Answer)
        };
        [line(colours.collect()), line(symbols.collect())]
    }
}
