//! Level `medium`: looks at what its move brings, at the answer, and at what it can do then.

use super::search::Search;
use crate::bot::Bot;
use crate::bot::Budget;
use crate::engine::Dice;
use crate::wall::engine::{Game, Move, Party, View};

/// How many moves it looks ahead.
pub(super) const DEEPEST: u8 = 3;

/// Takes what is best three moves ahead: it keeps the turn where that pays, makes a breach, and leaves none.
#[derive(Debug, Default)]
pub(super) struct Medium;

impl Bot<Game> for Medium {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let me = view.to_act().map_or(Party(0), Party::of);
        let best = Search::new(me, Budget::Positions(u64::MAX)).best_moves(view, DEEPEST);
        *dice.pick(&best).expect("who has to decide has a legal move")
    }
}
