//! The family `wall`: all cards lie open in stacks, and fitting pairs are taken from their free ends.

pub mod bot;
pub mod engine;
mod example;
pub mod notation;
pub mod rules;
pub mod say;
mod session;
mod simulate;
