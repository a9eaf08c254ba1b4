//! The program's own speech, held against a stand-in for Speech Dispatcher.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all speech::` writes what is spoken of a game anew.
#![cfg(all(unix, not(target_os = "macos")))]

mod program;
mod speaker;
