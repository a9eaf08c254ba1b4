//! Small positions of which all sequences of moves are counted (`tests/engine/perft.rs`).

use crate::support::golden;
use sixdot::engine::Dice;
use toml::{Table as Facts, Value};

use super::book::RuleSet;
use super::file;
use super::moves::Move;
use super::table::{Awaiting, Kind, Table};

/// All positions of a game.
pub fn positions(game: &str) -> Vec<Facts> {
    let mut file: Facts = golden::read(format!("tests/engine/perft/{game}.toml")).parse().expect("TOML");
    let Some(Value::Array(positions)) = file.remove("position") else { panic!("no positions of {game}") };
    positions.into_iter().map(file::table).collect()
}

/// The options that are chosen in a position.
pub fn options(position: &Facts) -> Vec<(String, String)> {
    let options = position.get("options").and_then(Value::as_table).cloned().unwrap_or_default();
    options.into_iter().map(|(name, value)| (name, value.as_str().expect("a word").to_owned())).collect()
}

/// The counts of a position, as the engine has them.
pub fn counts(position: &Facts) -> Vec<usize> {
    let counts = position["counts"].as_array().expect("a list").iter();
    counts.map(|count| count.as_integer().and_then(|count| usize::try_from(count).ok()).expect("a number")).collect()
}

/// Adds the sequences from here on to those of each length; what needs a shuffle is not followed.
pub fn count(table: &Table<'_>, counts: &mut [usize]) {
    let Some((shortest, longer)) = counts.split_first_mut() else { return };
    for seat in 0..table.seats {
        let mut moves = table.legal_moves(seat);
        moves.retain(|wanted| *wanted != Move::Deal);
        *shortest += moves.len();
        if longer.is_empty() {
            continue;
        }
        for wanted in &moves {
            let mut next = table.clone();
            next.make(seat, wanted);
            if next.shuffles.is_empty() {
                count(&next, longer);
            }
        }
    }
}

impl<'a> Table<'a> {
    /// A position as docs/examples.md explains it, as far as small positions need it.
    pub fn of(book: &'a RuleSet, position: &Facts) -> Self {
        let word = |key: &str| position.get(key).and_then(Value::as_str).unwrap_or_default();
        let hands = position["hands"].as_array().expect("hands");
        let mut table = Table::new(book, hands.len(), Dice::new(0, 0));
        table.hands = hands.iter().map(|hand| book.cards(hand.as_str().expect("cards"))).collect();
        table.discard = book.cards(if word("discard").is_empty() { word("top") } else { word("discard") });
        table.discard.reverse();
        table.pile = book.cards(word("pile"));
        if word("rest") != "aside" {
            table.pile = [table.pile.clone(), table.rest()].concat();
        }
        table.pile.reverse();
        (table.dealer, table.turn, table.round, table.turns) = (hands.len() - 1, 0, 1, 1);
        table.awaits = Awaiting::Turn;
        table
    }

    /// The cards that a position does not name, in the order of the deck.
    fn rest(&self) -> Vec<Kind> {
        let named = [self.hands.concat(), self.discard.clone(), self.pile.clone()].concat();
        let left = |kind: Kind| self.copies(kind) - named.iter().filter(|card| **card == kind).count();
        (0..self.book.faces.len()).flat_map(|kind| std::iter::repeat_n(kind, left(kind))).collect()
    }
}
