//! The telnet door, for MUD clients and whatever else sends lines.
//!
//! A program such as `nc` shows what is negotiated as signs, so one request alone is sent before a client has shown that it
//! knows telnet. What is agreed on is kept by the rules of RFC 1143, so no two ends can go on asking each other. Lines stay whole:
//! how they are broken is for the client, which may be read by a screen reader. So nobody is asked how wide it is.

mod codec;
mod door;
mod options;
#[cfg(test)]
mod tests;

pub use codec::Telnet;
pub use door::{open, open_encrypted};
