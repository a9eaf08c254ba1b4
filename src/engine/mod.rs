//! The rules at work: a deterministic state machine that knows no text, no terminal and no clock.
//!
//! The table and the events stay private in here; what leaves is what a viewer may know: [`Observation`], [`View`], [`IllegalMove`].
//! A [`Move`] goes in, the [`Game`] carries it out.

#![warn(missing_docs)]

mod agree;
mod agreement;
mod ban;
mod calling;
mod caught;
mod cause;
mod chance;
mod countdown;
mod effects;
mod event;
pub(crate) mod families;
mod family;
mod follow;
mod foresight;
mod game;
mod groups;
mod hand;
mod judge;
mod jump;
mod lay_out;
mod legal;
mod moves;
mod odds;
mod open;
mod order;
mod owing;
mod pick;
mod pile;
mod place;
mod plain;
mod play;
mod position;
#[cfg(test)]
mod properties;
mod round;
mod score;
mod seat;
mod setup;
mod stack;
mod stage;
mod stand_in;
mod table;
mod tells;
#[cfg(test)]
mod tests;
mod view;
mod why;
mod why_not;

pub use agreement::{Agreement, Gift, HouseActionRefusal};
pub use cause::{Cause, Manner};
pub use chance::{CHANCE_VERSION, Chance, ChanceFault, Dice, Shuffled};
pub use event::{CardMovement, Observation, PublicEvent, RoundEnd, VisibleCards};
pub use family::{Family, Played};
pub use game::{Game, Step};
pub use moves::{Call, Laid, Move};
pub(crate) use odds::OTHERS_BLUFF;
pub use open::OpenStep;
pub use place::Place;
pub use position::{Position, PositionFault, Rest};
pub use score::Outcome;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use setup::{Calls, Referee, Setup};
pub(crate) use stack::Stack;
pub use stage::Awaiting;
pub use view::View;
pub use why::{IllegalMove, IllegalReason, Instead, Needs, Verdict};
pub use why_not::Explanation;
pub(crate) use why_not::why;
