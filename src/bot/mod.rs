//! Computer players. They get a [`View`](crate::engine::View), so they know what a person on their seat would know, and nothing else.
//!
//! A computer player's chance is a function of the game's seed, the seat and the number of the move, on streams of its
//! own: what one player ponders changes neither the cards nor anybody else's luck, and a record needs none of it.

#![warn(missing_docs)]

mod budget;
mod level;
mod player;
mod random;
mod shed;

pub use budget::Budget;
pub use level::{Level, LevelFault};
pub use player::{Bot, Computers, Occasion, Player, dice_for};
pub(crate) use random::Random;
pub use shed::{Motive, Tip};
