//! What does not make sense in the file of a wall game.

use super::{RuleSet, Rules};
use crate::rules::{Check, Checked, DiagnosticKind, Findings, Seats, Table};

/// The fewest and the most stacks: each has a digit as its number.
const STACKS: (i64, i64) = (2, 9);

/// How many players a party can have.
const PLAYERS: (i64, i64) = (1, 5);

impl Checked for RuleSet {
    fn check(check: &mut Check<'_, RuleSet>, _: Seats) {
        check.parties();
        let cards = check.numbered_deck();
        check.special_cards();
        check.stacks(cards);
    }

    fn compile(self, _: &Table, _: &mut Findings) -> Rules {
        Rules::compile(self)
    }
}

impl Check<'_, RuleSet> {
    fn parties(&mut self) {
        let (key, players) = ("parties.players", &self.book.parties.players);
        if players.is_empty() && self.trusted(&["parties"]) {
            self.tell(key, DiagnosticKind::EmptyList { key: key.to_owned() });
        }
        for (index, count) in players.iter().enumerate() {
            let path = self.tree.item(key, index);
            self.range(&path, *count, PLAYERS);
            if players[..index].contains(count) {
                self.tell(&path, DiagnosticKind::ListedTwice { key: key.to_owned(), item: count.to_string() });
            }
        }
    }

    fn special_cards(&mut self) {
        for (id, card) in &self.book.cards {
            if let Some(ban) = card.ban {
                self.banned_row(id, &format!("cards.{id}.ban.row"), ban.row);
            }
            if let Some(exchange) = card.exchange {
                self.range(&format!("cards.{id}.exchange.among"), exchange.among, (1, u8::MAX.into()));
            }
        }
    }

    /// The stacks take up the whole deck, if it is known how many cards it has.
    fn stacks(&mut self, cards: Option<usize>) {
        let (key, sizes) = ("stacks.sizes", &self.book.stacks.sizes);
        let mut sound = self.trusted(&["stacks"]) && self.range(key, i64::try_from(sizes.len()).unwrap_or(0), STACKS);
        for (index, size) in sizes.iter().enumerate() {
            let path = self.tree.item(key, index);
            sound &= self.range(&path, *size, (1, u8::MAX.into()));
        }
        let places: usize = sizes.iter().map(|size| usize::from(*size)).sum();
        if let Some(cards) = cards.filter(|cards| sound && *cards != places) {
            self.tell(key, DiagnosticKind::StacksDiffer { places, cards });
        }
    }
}
