//! The engine: a deterministic state machine without text, terminal or clock.
//!
//! The table and the events stay private; only what a viewer may know leaves: [`Observation`], [`View`],
//! [`IllegalMove`]. A [`Move`] goes in, and the [`Game`] carries it out.

#![warn(missing_docs)]

mod chance;
mod determinize;
mod due_calls;
mod effects;
mod event;
mod family;
mod game;
mod house_action;
mod illegal_move;
mod inference;
mod legality;
mod move_list;
mod moves;
mod phase;
mod piles;
mod play;
mod position;
#[cfg(test)]
pub(crate) mod properties;
mod refusal;
mod round;
mod score;
mod setup;
mod stack;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod turn;
mod view;

pub use chance::{CHANCE_VERSION, Chance, ChanceFault, Dice, Shuffled};
pub(crate) use determinize::OTHERS_BLUFF;
pub use event::{CardMovement, Cause, Manner, Observation, Outcome, Place, PublicEvent, RoundEnd, VisibleCards};
pub(crate) use family::why;
pub use family::{Explanation, Family, OpenStep, Played};
pub use game::{Game, Step};
pub use illegal_move::{HouseActionRefusal, IllegalMove, IllegalReason, Instead, Needs, Verdict};
pub use moves::{Agreement, Call, Gift, Laid, Move};
pub use phase::Awaiting;
pub use position::{Position, PositionFault, Rest};
pub use setup::{Calls, MAX_SEATS, Referee, Seat, SeatSet, Setup, Viewer};
pub(crate) use stack::Stack;
pub use view::View;

pub(crate) mod families {
    pub use super::family::of_family;
}
