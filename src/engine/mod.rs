//! The rules at work: a deterministic state machine that knows no text, no terminal and no clock.

mod event;
mod moves;
mod seat;
mod why;

pub use event::{Cause, Glimpse, Happening, Place, RoundEnd, Seen};
pub use moves::{Call, Move};
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use why::{Needs, Reason, Verdict, Why};
