//! The engine of shedding games: a deterministic state machine without text, terminal or clock.
//!
//! The table and the events stay private; only what a viewer may know leaves: [`Observation`], [`View`],
//! [`IllegalMove`]. A [`Move`] goes in, and the [`SheddingGame`] carries it out.

#![warn(missing_docs)]

mod determinize;
mod due_calls;
mod effects;
mod event;
mod game;
mod house_action;
mod illegal_move;
mod inference;
mod legality;
mod move_list;
mod moves;
mod notation;
mod phase;
mod piles;
mod play;
mod position;
#[cfg(test)]
pub(crate) mod properties;
mod refusal;
mod round;
mod score;
mod table;
#[cfg(test)]
pub(crate) mod tests;
mod turn;
mod view;

pub(crate) use determinize::OTHERS_BLUFF;
pub use event::{CardMovement, Cause, Manner, Observation, Outcome, Place, PublicEvent, RoundEnd, VisibleCards};
pub use game::{SheddingGame, Step, View};
pub use illegal_move::{HouseActionRefusal, IllegalMove, IllegalReason, Instead, Needs, Verdict};
pub use moves::{Agreement, Gift, Move, PlayedTogether};
pub use notation::Notation;
pub use phase::Awaiting;
pub use position::{Position, PositionFault, Rest};
