//! The family `patience`: one player lays turned cards on piles, by the rows of the times table. Each module belongs
//! to the layer of its name and uses what that layer may use.

pub mod bot;
pub mod engine;
mod example;
mod notation;
pub mod rules;
pub mod say;
mod session;
mod simulate;
