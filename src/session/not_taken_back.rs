//! Why a move cannot be taken back.

use crate::say::{Message, msg};

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTakenBack {
    /// There is no move of one's own.
    Nothing,
    /// The same where all cards lie open.
    NothingOpen,
    /// There are fewer moves of one's own than were asked for.
    Fewer,
    /// Several people play.
    Others,
    /// The referee is strict.
    Strict,
}

impl NotTakenBack {
    /// What is said.
    #[must_use]
    pub fn message(self) -> Message<'static> {
        match self {
            NotTakenBack::Nothing => msg!("undo-nothing"),
            NotTakenBack::NothingOpen => msg!("undo-nothing-open"),
            NotTakenBack::Fewer => msg!("undo-fewer"),
            NotTakenBack::Others => msg!("undo-others"),
            NotTakenBack::Strict => msg!("undo-strict"),
        }
    }
}
