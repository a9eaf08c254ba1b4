//! All integration tests, as one program, so that they are linked once.
//!
//! A folder covers one area of the program. `cargo test --test all record::` runs the tests of one area,
//! `cargo test --test all kept::` those of one file.

mod check;
mod cli;
mod docs;
mod engine;
mod input;
mod layers;
#[cfg(feature = "net")]
mod net;
mod record;
mod rules;
mod session;
mod support;
mod terminal;
mod text;
