//! Computer players of shedding games.

mod easy;
mod habits;
mod hard;
mod medium;
mod motive;
mod odds;
mod playout;
mod random;
mod search;
mod tip;
mod worth;

use super::{Bot, Budget, Computers, Level, Occasion, dice_for};
use crate::engine::{Awaits, Dice, Game, Move, View};

use easy::Easy;
use hard::Hard;
use medium::Medium;
use random::Random;
pub use motive::Motive;
pub use tip::Tip;

impl Computers for Game {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<Game>> {
        match level {
            Level::Random => Box::new(Random::default()),
            Level::Easy => Box::new(Easy::default()),
            Level::Medium => Box::new(Medium::default()),
            Level::Hard => Box::new(Hard::new(budget)),
        }
    }

    fn may_be_noticed(view: View<'_>) -> bool {
        view.calls_are_caught() || view.runs_are_caught()
    }
}

/// The move with the call that belongs to it, unless the player forgets it in so many percent of all cases.
fn with_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    match view.call_due_with(wanted) {
        Some(call) if !dice.percent(forgets) => wanted.with_call(Some(call)),
        _ => wanted,
    }
}

/// Whether the player is asked for the same card out of turn and does not notice that it is in the hand.
fn overlooks_twin(view: View<'_>, notices: u8, dice: &mut Dice) -> bool {
    view.awaits() == Awaits::JumpIn && !dice.percent(notices)
}

/// A catch, if somebody can be caught and the player notices it, as happens in so many percent of all cases.
fn catch_somebody(view: View<'_>, notices: u8, dice: &mut Dice) -> Option<Move> {
    view.seats().map(Move::Catch).find(|wanted| view.allows(*wanted) && dice.percent(notices))
}
