//! The session: from a typed line to what is said. It knows no terminal.

pub mod conversation;

pub use conversation::{Answer, Conversation};
