//! What the parties have collected.

use super::{Announcer, answer, cards_of};
use crate::cards::{CardKind, Symbol};
use crate::engine::wall::{Awaits, Party, View};
use crate::say::arg::Text;
use crate::say::line::Line;

impl Announcer<'_> {
    /// What a party has collected, each colour once: "You, 3 cards: Red: 2, 12. Wish card."
    #[must_use]
    pub fn collected(&self, view: View<'_>, party: Party) -> Line {
        let cards = view.collected(party);
        let head = self.text("wall-collected", &[("who", self.party(party).into()), ("count", cards.len().into())]);
        answer([head].into_iter().chain(self.grouped(&cards)))
    }

    fn grouped(&self, cards: &[CardKind]) -> Vec<Text> {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        let deck = self.rules.deck();
        let groups = cards.chunk_by(|a, b| deck.face(*a).colour == deck.face(*b).colour).map(|group| {
            let symbols: Vec<Symbol> = group.iter().map(|card| deck.face(*card).symbol).collect();
            match deck.face(group[0]).colour {
                Some(colour) => {
                    let symbols = ("symbols", symbols.as_slice().into());
                    self.text("hand-group", &[("colour", colour.into()), symbols, cards_of(group)])
                }
                None => self.text("hand-colourless", &[cards_of(group)]),
            }
        });
        groups.collect()
    }

    /// How many cards the parties have collected so far: "Cards so far: you 14, Anna 12."; after the end, how many it came to.
    #[must_use]
    pub fn scores(&self, view: View<'_>) -> Line {
        let counts = Party::BOTH.map(|party| view.count(party));
        let id = if view.awaits() == Awaits::Over { "wall-result" } else { "wall-scores" };
        answer([self.text(id, &[("items", self.counted(counts).into())])])
    }

    /// How many cards each party has, the viewer's own first: "you 14, Anna 12".
    pub(super) fn counted(&self, counts: [u16; 2]) -> Text {
        let item = |party: Party| {
            self.text("score-item", &[("who", self.party(party).into()), ("points", counts[party.index()].into())])
        };
        self.locale.join(self.parties_from_viewer().map(item), "list")
    }
}
