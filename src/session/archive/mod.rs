//! What is kept on disk for whoever started the program: games, the count of evenings, profiles.

mod profiles;
mod records;
pub(super) mod stats;

use std::path::Path;

use super::change::{Change, resume_typed};
use super::company::TableState;
use super::keyboard::Keyboard;
use crate::file::{Synced, Syncer};
use crate::record::Games;
use crate::say::{Line, msg};
use crate::settings::{Account, Accounts, Folders};

/// What is kept, and where.
#[derive(Debug)]
pub struct Storage {
    /// Where rule files and games are kept.
    folders: Folders,
    /// The profiles that there are, and where the one is left with which to begin anew.
    accounts: Accounts,
    change: Change,
    /// Whether games are counted.
    counts: bool,
    /// What brings moves and counts down to the disk once the answer is told.
    syncer: Syncer,
}

impl Storage {
    /// Files in these folders, without profiles.
    pub fn new(folders: Folders) -> Self {
        Storage {
            folders,
            accounts: Accounts::default(),
            change: Change::default(),
            counts: true,
            syncer: Syncer::default(),
        }
    }

    /// There are profiles from now on, and another one that is wanted is left with `change`.
    pub fn keep_accounts(&mut self, accounts: Accounts, change: Change) {
        (self.accounts, self.change) = (accounts, change);
    }

    /// The profile that is in use.
    pub fn account(&self) -> Option<&Account> {
        self.accounts.current()
    }

    /// Games are counted from now on, or not.
    pub fn count_games(&mut self, counts: bool) {
        self.counts = counts;
    }

    /// Whether games are counted.
    pub fn counts_games(&self) -> bool {
        self.counts
    }

    /// Where games are kept; none where nothing is.
    pub fn games_folder(&self) -> Option<&Path> {
        self.folders.games.as_deref()
    }

    /// The games that are written down; none where nothing is kept.
    pub fn games(&self) -> Option<Games> {
        self.folders.games.as_deref().map(Games::in_folder)
    }

    /// Where the user's own rule files are; none where nothing is kept.
    pub fn rules(&self) -> Option<&Path> {
        self.folders.rules.as_deref()
    }

    /// Nobody at the keyboard waits for the disk.
    fn synced(&self) -> Synced {
        Synced::Behind(self.syncer.clone())
    }

    /// An answer was told: what was written before it gets down to the disk.
    pub fn sync(&self) {
        self.syncer.sync();
    }

    /// The same, and it is waited for.
    pub fn sync_at_last(&self) {
        self.syncer.wait();
    }

    /// The last words; of a game that can be gone on with, also how.
    pub fn good_bye(&self, keyboard: &Keyboard, company: Option<&TableState>) -> Line {
        match company.filter(|company| company.can_go_on()) {
            Some(company) => {
                let game = keyboard.voice().locale().game_name(&company.played().id);
                let typed = resume_typed(self.account(), "");
                keyboard.voice().help(msg!("good-bye-unfinished", game = game.as_str(), typed))
            }
            None => keyboard.voice().help(msg!("good-bye")),
        }
    }
}
