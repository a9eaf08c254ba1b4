//! Helpers of several tests.

pub mod answers;
pub mod echo;
pub mod folder;
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

use proptest::test_runner::Config;

/// The number of cases of a property; nothing is written beside the tests.
pub fn config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, max_shrink_iters: 100, ..Config::default() }
}
