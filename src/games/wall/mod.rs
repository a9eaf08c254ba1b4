//! The family `wall`: all cards lie open in stacks, and fitting pairs are taken from their free ends.

pub mod bot;
mod check;
pub mod engine;
pub mod rules;
mod session;
pub mod text;
