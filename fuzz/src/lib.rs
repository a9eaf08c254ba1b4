//! Random input for Sixdot.
//!
//! A [target](targets) is a plain function of bytes that panics where something does not hold. Its input is text, so that a
//! seed or a failure can be read, and any bytes are some input. The same functions are called by the [runner](run), which
//! needs nothing but stable Rust, and by `fuzz_targets`, where cargo-fuzz looks for what covers more.
//!
//! - [`seeds`]: where inputs begin. [`mutate`]: what becomes of them, line by line, word by word and byte by byte.
//! - [`run`]: many of them one after the other, within bounds of time and memory, and a failure made small.
//! - [`held`]: what holds of everything that is written.

pub mod held;
pub mod mutate;
pub mod run;
pub mod seeds;
pub mod targets;
mod within;
