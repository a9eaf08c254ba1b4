//! The announcer of shedding games: what one viewer reads of the events at the table.
//!
//! A step, which is one move and all that it forces, becomes one line where possible ("Anna plays blue draw two, Ben
//! draws two cards and is skipped."): `story` gathers its clauses, `clause` words them, `round` announces the deal
//! and the end of a round.

mod announcer;
mod card;
mod clause;
mod due;
mod hand;
mod house_action;
mod outline;
mod query;
mod round;
mod story;
mod tip;
mod why;

pub use self::announcer::Announcer;
pub use self::due::HandCount;
pub(crate) use self::due::{Choices, Due, Top, WhatIf};
pub(crate) use self::outline::rulings;
