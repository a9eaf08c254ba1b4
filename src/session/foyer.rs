//! The foyer: what is asked and chosen before a game.

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
        self.plan = opening.plan;
        self.loaded = opening.loaded;
        self.asking = None;
    }
}
