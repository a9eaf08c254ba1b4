//! Sixdot: card games of the Mau-Mau family for people who play by ear or by fingertip.

pub mod bot;
pub mod cards;
pub mod command;
pub mod engine;
pub mod example;
pub mod notation;
pub mod output;
pub mod record;
pub mod repl;
pub mod rules;
pub mod say;
pub mod session;
pub mod settings;
pub mod simulate;
