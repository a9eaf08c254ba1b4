//! The program's own speech, with a fake Speech Dispatcher.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all speech::` rewrites the spoken text of a game.
#![cfg(all(unix, not(target_os = "macos")))]

mod program;
mod speaker;
