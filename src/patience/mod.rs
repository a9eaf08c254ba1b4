//! Patiences: one player lays turned cards on piles, in the order that the rows of the times table give.
//!
//! Each room belongs to the layer of its name, and uses what that layer may use.

pub mod bot;
pub mod engine;
mod example;
mod notation;
pub mod rules;
pub mod say;
mod session;
mod simulate;
