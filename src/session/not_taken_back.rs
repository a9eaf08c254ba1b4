//! What is said where a move cannot be taken back.

use crate::record::NotTakenBack;
use crate::say::{Message, msg};

impl NotTakenBack {
    /// What is said where hands are `hidden`, or all cards lie open.
    #[must_use]
    pub fn message(self, hidden: bool) -> Message<'static> {
        match self {
            NotTakenBack::Nothing if hidden => msg!("undo-nothing"),
            NotTakenBack::Nothing => msg!("undo-nothing-open"),
            NotTakenBack::Learnt => msg!("undo-learnt"),
            NotTakenBack::Parting => msg!("undo-parted"),
            NotTakenBack::Fewer => msg!("undo-fewer"),
            NotTakenBack::Others => msg!("undo-others"),
            NotTakenBack::Strict => msg!("undo-strict"),
        }
    }
}
