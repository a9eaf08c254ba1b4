//! Computer players. They get a [`View`](crate::games::shedding::engine::View), so they know what a person on their seat would know,
//! and nothing else.
//!
//! The dice of a computer player are a function of the game's seed, the seat and the move number, on separate streams:
//! its choices change neither the cards nor the luck of others, and a record needs none of it.

#![warn(missing_docs)]

mod level;
mod player;

pub use level::{Budget, Level, LevelFault};
pub(crate) use player::Random;
pub use player::{Bot, Computers, Occasion, Player, dice_for};
