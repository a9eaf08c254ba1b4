//! A person at the keyboard: what this person has been told, and may hear again.

use crate::cards::CardKind;
use crate::engine::Viewer;
use crate::say::Line;

/// A person at the keyboard, or somebody who only watches.
#[derive(Clone, Debug)]
pub struct Person {
    /// The seat, or none for somebody who watches.
    pub viewer: Viewer,
    /// Everything that happened, as this person was told.
    log: Vec<Line>,
    /// How much of the log has been told.
    told: usize,
    /// Where the log stood after the deal, or after the person's own last move.
    since_turn: usize,
    /// Whether it stood there after a deal.
    since_deal: bool,
    /// The last answer.
    pub last_answer: Vec<Line>,
    /// The hand in the order in which it was told last.
    pub told_hand: Vec<CardKind>,
}

impl Person {
    /// Somebody who has not been told anything.
    #[must_use]
    pub fn new(viewer: Viewer) -> Self {
        Person {
            viewer,
            log: Vec::new(),
            told: 0,
            since_turn: 0,
            since_deal: true,
            last_answer: Vec::new(),
            told_hand: Vec::new(),
        }
    }

    /// Something happened; it is told with the next answer.
    pub fn hears(&mut self, lines: Vec<Line>) {
        self.log.extend(lines);
    }

    /// The lines that have not been told yet.
    pub fn take_untold(&mut self) -> Vec<Line> {
        let lines = self.log[self.told..].to_vec();
        self.told = self.log.len();
        lines
    }

    /// The person has made a move: news begin here.
    pub fn has_moved(&mut self) {
        self.since_turn = self.log.len();
        self.since_deal = false;
    }

    /// A round has been dealt, or has been come upon: news begin here.
    pub fn was_dealt(&mut self) {
        self.since_turn = self.log.len();
        self.since_deal = true;
    }

    /// Whether the person has made no move since the deal.
    #[must_use]
    pub fn has_not_moved(&self) -> bool {
        self.since_deal
    }

    /// What has happened since the person's own last move, or since the deal.
    #[must_use]
    pub fn news(&self) -> &[Line] {
        &self.log[self.since_turn..]
    }

    /// The last lines.
    #[must_use]
    pub fn last(&self, count: usize) -> &[Line] {
        &self.log[self.log.len().saturating_sub(count)..]
    }
}
