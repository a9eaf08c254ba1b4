//! Programs run at a pseudo-terminal, and what they write there, byte by byte.

pub mod echo;
pub mod terminal;

pub use terminal::{Program, Session, Terminal};
