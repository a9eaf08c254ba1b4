//! The family `shed`: players get rid of the cards in their hands.

pub mod bot;
mod check;
pub mod engine;
pub mod rules;
mod session;
pub mod text;
