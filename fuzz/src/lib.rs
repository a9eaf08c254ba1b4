//! Fuzz targets for Sixdot.
//!
//! A [target](targets) is a function of bytes that panics if an invariant is broken. Its input is text, so that seeds
//! and failures can be read, but any bytes are a valid input. cargo-fuzz runs the targets through `fuzz_targets`; on
//! stable Rust, `tests/replay.rs` replays the corpus and mutations of it.
//!
//! [`held`] has the invariants of everything that the program writes.

pub mod held;
pub mod targets;
mod within;
