//! What players forget and overlook.

use crate::engine::{Awaiting, Dice, Move, View};

/// The move with the call that belongs to it, unless the player forgets it in so many percent of all cases.
#[inline]
pub(super) fn with_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    if view.a_call_is_near() { with_its_call(wanted, view, forgets, dice) } else { wanted }
}

#[cold]
fn with_its_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    match view.call_due_with(wanted) {
        Some(call) if !dice.percent(forgets) => wanted.with_call(Some(call)),
        _ => wanted,
    }
}

/// Whether the player is asked for the same card out of turn and does not notice that it is in the hand.
pub(super) fn overlooks_twin(view: View<'_>, notices: u8, dice: &mut Dice) -> bool {
    view.awaits() == Awaiting::JumpIn && !dice.percent(notices)
}

/// A catch, if somebody can be caught and the player notices it, as happens in so many percent of all cases.
pub(super) fn catch_somebody(view: View<'_>, notices: u8, dice: &mut Dice) -> Option<Move> {
    view.seats().map(Move::Catch).find(|wanted| view.allows(*wanted) && dice.percent(notices))
}
