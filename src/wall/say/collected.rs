//! What the parties have collected.

use super::{Announcer, answer, cards_of};
use crate::cards::{CardKind, Symbol};
use crate::say::{Line, Text, msg};
use crate::wall::engine::{Awaiting, Party, View};

impl Announcer<'_> {
    /// What a party has collected, each colour once: "You, 3 cards: Red: 2, 12. Wish card."
    #[must_use]
    pub fn collected(&self, view: View<'_>, party: Party) -> Line {
        let cards = view.collected(party);
        let head = self.say(msg!("wall-collected", who = self.party(party), count = cards.len()));
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
                    let symbols = symbols.as_slice();
                    self.say(msg!("hand-group", colour, symbols, cards = cards_of(group)))
                }
                None => self.say(msg!("hand-colourless", cards = cards_of(group))),
            }
        });
        groups.collect()
    }

    /// How many cards the parties have collected so far: "Cards so far: you 14, Anna 12."; after the end, how many it came to.
    #[must_use]
    pub fn scores(&self, view: View<'_>) -> Line {
        let counts = Party::BOTH.map(|party| view.count(party));
        let (over, items) = (view.awaits() == Awaiting::Over, self.counted(counts));
        answer([self.say(msg!(if (over) "wall-result" else "wall-scores", items))])
    }

    /// How many cards each party has, the viewer's own first: "you 14, Anna 12".
    pub(super) fn counted(&self, counts: [u16; 2]) -> Text {
        let item =
            |party: Party| self.say(msg!("score-item", who = self.party(party), points = counts[party.index()]));
        self.locale.join(self.parties_from_viewer().map(item), "list")
    }
}
