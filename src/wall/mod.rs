//! The family `wall`: all cards lie open in stacks, and fitting pairs are taken from their free ends. Each module
//! belongs to the layer of its name and uses what that layer may use.

pub mod bot;
pub mod engine;
mod example;
pub mod notation;
pub mod rules;
pub mod say;
mod session;
mod simulate;
