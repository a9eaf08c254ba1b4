//! The SSH door: the key of whoever comes is who it is.
//!
//! Nothing but a conversation can be had: programs, files and forwarding are refused. With a terminal, the server shows what is typed
//! there; without one, lines go as they are.

mod conversation;
mod door;
mod editor;
mod guard;
mod key;
mod line;
mod plain;
#[cfg(test)]
mod tests;

pub use door::open;
pub use key::{HostKey, Unusable};
