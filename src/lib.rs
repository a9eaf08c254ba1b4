pub mod cards;
pub mod engine;
pub mod rules;
pub mod say;
