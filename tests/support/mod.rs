//! Helpers of several tests.

pub mod answers;
pub mod echo;
pub mod golden;
pub mod listen;
pub mod people;
pub mod program;
pub mod session;
#[cfg(all(unix, not(target_os = "macos")))]
pub mod ssip;
pub mod tables;
pub mod talk;
#[cfg(unix)]
pub mod terminal;
pub mod transcript;
pub mod typed;
