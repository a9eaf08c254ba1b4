pub mod cards;
pub mod engine;
pub mod output;
pub mod repl;
pub mod rules;
pub mod say;
pub mod session;
pub mod settings;
