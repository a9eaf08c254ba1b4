//! The family `patience`: one player lays turned cards on piles, by the rows of the times table.

pub mod bot;
mod check;
pub mod engine;
pub mod rules;
mod session;
pub mod text;
