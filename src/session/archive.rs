//! What is kept on disk for whoever started the program: games, the count of evenings, profiles.

use super::change::Change;
use crate::file::{Synced, Syncer};
use crate::settings::{Accounts, Folders};

/// What is kept, and where.
#[derive(Debug)]
pub struct Archive {
    /// Where rule files and games are kept.
    pub(super) folders: Folders,
    /// The profiles that there are, and where the one is left with which to begin anew.
    pub(super) accounts: Accounts,
    pub(super) change: Change,
    /// Whether games are counted.
    pub(super) counts: bool,
    /// What brings moves and counts down to the disk once the answer is told.
    pub(super) syncer: Syncer,
}

impl Archive {
    /// Files in these folders, without profiles.
    pub fn new(folders: Folders) -> Self {
        Archive {
            folders,
            accounts: Accounts::default(),
            change: Change::default(),
            counts: true,
            syncer: Syncer::default(),
        }
    }

    /// Nobody at the keyboard waits for the disk.
    pub(super) fn synced(&self) -> Synced {
        Synced::Behind(self.syncer.clone())
    }
}
