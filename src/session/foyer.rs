//! The foyer: what is asked and chosen before a game.

use std::path::PathBuf;

use super::archive::Archive;
use super::next::Opening;
use super::plan::Plan;
use super::setup::Asking;
use crate::rules::{Library, Loaded};

/// What was chosen for the next game so far, and from what.
pub struct Foyer {
    pub(super) library: Library,
    pub(super) plan: Plan,
    /// What the command line chose, for the next game.
    pub(super) first_plan: Plan,
    /// The rules of the plan's game, if they have been loaded already.
    pub(super) loaded: Option<Loaded>,
    /// Where seeds come from.
    pub(super) seeds: Box<dyn FnMut() -> u64>,
    /// The question that is open.
    pub(super) asking: Option<Asking>,
    /// The game whose rules were looked up last before one was played.
    pub(super) looked_up: Option<String>,
    /// The record of the game that goes on, if one does.
    pub(super) goes_on_from: Option<PathBuf>,
    pub(super) archive: Archive,
}

impl Foyer {
    /// A foyer where a plan stands already.
    pub fn new(
        library: Library,
        opening: Opening,
        seeds: Box<dyn FnMut() -> u64>,
        asking: Option<Asking>,
        archive: Archive,
    ) -> Self {
        Foyer {
            library,
            goes_on_from: record_of(&opening),
            first_plan: Plan { asks_unfinished: false, resumed: None, ..opening.plan.clone() },
            plan: opening.plan,
            loaded: opening.loaded,
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
    /// What the command line chose, for a game that is still to be asked for.
    pub fn without_game(&self) -> Plan {
        Plan {
            game: None,
            players: None,
            seats: Vec::new(),
            laid_out: None,
            learn: false,
            seed: None,
            options: Vec::new(),
            record: None,
            ..self.first_plan.clone()
        }
    }
}

fn record_of(opening: &Opening) -> Option<PathBuf> {
    opening.plan.resumed.as_ref().map(|resumed| resumed.path.clone())
}
