//! Why a move cannot be taken back.

use crate::say::{Message, msg};

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTakenBack {
    /// There is no move of one's own.
    Nothing,
    /// There are fewer moves of one's own than were asked for.
    Fewer,
    /// Several people play.
    Others,
    /// The referee is strict.
    Strict,
}

impl NotTakenBack {
    /// What is said where hands are `hidden`, or all cards lie open.
    #[must_use]
    pub fn message(self, hidden: bool) -> Message<'static> {
        match self {
            NotTakenBack::Nothing if hidden => msg!("undo-nothing"),
            NotTakenBack::Nothing => msg!("undo-nothing-open"),
            NotTakenBack::Fewer => msg!("undo-fewer"),
            NotTakenBack::Others => msg!("undo-others"),
            NotTakenBack::Strict => msg!("undo-strict"),
        }
    }
}
