//! How a command ends when it does not end well.

use std::io;

use super::refusal::Refusal;
use crate::rules::Diagnostic;

/// Why a command ended before it was done.
#[derive(Debug)]
pub enum Stop {
    /// It was refused.
    Refused(Refusal),
    /// The folders of further rule files have faults.
    Faults(Vec<Diagnostic>),
    /// What it had to say could not be written.
    Output(io::Error),
}

impl From<Refusal> for Stop {
    fn from(refusal: Refusal) -> Self {
        Stop::Refused(refusal)
    }
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Output(error)
    }
}
