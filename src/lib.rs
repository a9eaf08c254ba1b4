//! Sixdot: card games of the Mau-Mau family for people who play by ear or by fingertip.

pub mod bot;
pub mod cards;
pub mod engine;
pub mod notation;
pub mod record;
pub mod rules;
pub mod say;
pub mod simulate;
