//! The family `patience`: one player lays turned cards on piles, by the rows of the times table.

pub mod bot;
pub mod engine;
mod example;
mod notation;
pub mod rules;
pub mod say;
mod session;
mod simulate;
