//! The foyer: what is asked and chosen before a game, up to its beginning.

mod answers;
mod begin;
mod commands;
pub(super) mod dealer;
mod going_on;
pub(super) mod house_rules;
mod own_cards;
mod own_name;
mod questions;
pub(super) mod saved_rules;

use std::path::{Path, PathBuf};

use super::archive::Storage;
use super::next::Opening;
use super::plan::{Dealer, Plan};
use super::setup::Asking;
use crate::rules::{Library, Loaded};

/// What was chosen for the next game so far, and from what.
pub struct SetupWizard {
    library: Library,
    plan: Plan,
    /// What the command line chose, for the next game.
    first_plan: Plan,
    /// Who was chosen at the table to deal first in the next game.
    next_dealer: Option<Dealer>,
    /// The rules of the plan's game, if they have been loaded already.
    loaded: Option<Loaded>,
    /// The rules of the game that is on the table.
    on_table: Option<Loaded>,
    /// Where seeds come from.
    seeds: Box<dyn FnMut() -> u64>,
    /// The question that is open.
    asking: Option<Asking>,
    /// The game whose rules were looked up last before one was played.
    looked_up: Option<String>,
    /// The record of the game that goes on, if one does.
    goes_on_from: Option<PathBuf>,
    archive: Storage,
}

impl SetupWizard {
    /// A foyer where a plan stands already.
    pub fn new(
        library: Library,
        opening: Opening,
        seeds: Box<dyn FnMut() -> u64>,
        asking: Option<Asking>,
        archive: Storage,
    ) -> Self {
        SetupWizard {
            library,
            goes_on_from: record_of(&opening),
            first_plan: Plan { asks_unfinished: false, resumed: None, retold: None, ..opening.plan.clone() },
            plan: opening.plan,
            loaded: opening.loaded,
            next_dealer: None,
            on_table: None,
            seeds,
            asking,
            looked_up: None,
            archive,
        }
    }

    /// Another plan takes the place of the one that was there.
    pub fn plan_anew(&mut self, opening: Opening) {
        self.goes_on_from = record_of(&opening);
        self.plan = opening.plan;
        self.loaded = opening.loaded;
        self.asking = None;
    }

    /// Nothing of what was asked and looked up holds any more; another game is chosen from the beginning.
    pub fn begin_anew(&mut self) {
        let plan = self.without_game();
        self.plan_anew(Opening { plan, loaded: None });
        self.looked_up = None;
    }

    /// What is chosen for the next game so far.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The question that is open.
    pub fn asking(&self) -> Option<Asking> {
        self.asking
    }

    /// The rule files from which can be chosen.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The record of the game that goes on, if one does.
    pub fn goes_on_from(&self) -> Option<&Path> {
        self.goes_on_from.as_deref()
    }

    /// What is kept on disk.
    pub fn archive(&self) -> &Storage {
        &self.archive
    }

    /// The same, to be written on.
    pub fn archive_mut(&mut self) -> &mut Storage {
        &mut self.archive
    }

    /// What the command line chose, for a game that is still to be asked for, with the dealer who was chosen at the table.
    pub fn without_game(&self) -> Plan {
        Plan {
            game: None,
            players: None,
            seats: Vec::new(),
            laid_out: None,
            learn: false,
            seed: None,
            shuffle: None,
            options: Vec::new(),
            record: None,
            dealer: self.next_dealer.clone().or_else(|| self.first_plan.dealer.clone()),
            ..self.first_plan.clone()
        }
    }
}

impl SetupWizard {
    /// The rules of the game that is on the table, which may be those of before.
    pub fn on_table(&self) -> Option<Loaded> {
        self.on_table.clone()
    }

    /// A seed that nobody knows.
    pub fn new_seed(&mut self) -> u64 {
        (self.seeds)()
    }
}

fn record_of(opening: &Opening) -> Option<PathBuf> {
    opening.plan.resumed.as_ref().and_then(|resumed| resumed.path.clone())
}
