//! The program's own speech, held against a stand-in for Speech Dispatcher.
//!
//! `SIXDOT_UPDATE=1 cargo test --test speech` writes what is spoken of a game anew.
#![cfg(all(unix, not(target_os = "macos")))]

mod program;
mod speaker;
#[path = "../support/ssip.rs"]
mod ssip;
#[path = "../support/talk.rs"]
mod talk;
