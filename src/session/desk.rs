//! A desk: one person's side of a table, with the language and the pace in which things are told there, what was told,
//! what is still to be told, and what may be heard again. Several people at one keyboard are several desks that pass it on.

use std::collections::BTreeSet;
use std::ops::Range;

use super::pace::Pace;
use super::preferences::Preferences;
use super::review::Review;
use super::voice::Voice;
use crate::cards::CardKind;
use crate::engine::Viewer;
use crate::say::{HandOrder, Line};

/// The side of a person, or of somebody who only watches.
#[derive(Clone)]
pub struct Desk {
    /// The seat, or none for somebody who watches.
    viewer: Viewer,
    preferences: Preferences,
    /// Everything that happened, as this person is told.
    log: Vec<Line>,
    /// How much of the log has been told.
    told: usize,
    /// Where moves of others end in the log: whoever wants to go step by step stops there.
    steps: BTreeSet<usize>,
    /// Where the log stood after the deal, or after the person's own last move.
    since_turn: usize,
    /// Whether it stood there after a deal.
    since_deal: bool,
    /// Where the log tells how a game stood when it was gone on with: that is no news.
    position: Range<usize>,
    /// The last answer.
    last_answer: Vec<Line>,
    /// Everything that was told, to be gone through again.
    review: Review,
    /// The hand in the order in which it was told last.
    told_hand: Vec<CardKind>,
    /// That order, where it was asked for and is not the usual one.
    asked_order: Option<HandOrder>,
}

impl Desk {
    /// Somebody who has not been told anything.
    #[must_use]
    pub fn new(viewer: Viewer, preferences: Preferences) -> Self {
        Desk {
            viewer,
            preferences,
            log: Vec::new(),
            told: 0,
            steps: BTreeSet::new(),
            since_turn: 0,
            since_deal: true,
            position: 0..0,
            last_answer: Vec::new(),
            review: Review::default(),
            told_hand: Vec::new(),
            asked_order: None,
        }
    }

    /// Who sits there.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Who sits there sees what this viewer may from now on.
    pub fn sits_at(&mut self, viewer: Viewer) {
        self.viewer = viewer;
        self.told_hand.clear();
    }

    /// The language that is spoken there.
    #[must_use]
    pub fn voice(&self) -> &Voice {
        self.preferences.voice()
    }

    /// How things are told there.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// Things are told in another way from now on.
    pub fn prefer(&mut self, preferences: &Preferences) {
        self.preferences = preferences.clone();
    }

    /// The hand is told, in its usual order or in one that was asked for: its positions count so from then on.
    pub fn hears_hand(&mut self, in_order: Vec<CardKind>, asked: Option<HandOrder>) {
        self.told_hand = in_order;
        self.asked_order = asked;
    }

    /// Hands are told in their usual order again.
    pub fn forget_asked_order(&mut self) {
        self.asked_order = None;
    }

    /// The hand in the order in which it was told last.
    #[must_use]
    pub fn told_hand(&self) -> &[CardKind] {
        &self.told_hand
    }

    /// That order, where it was asked for and is not the usual one.
    #[must_use]
    pub fn asked_order(&self) -> Option<HandOrder> {
        self.asked_order
    }

    /// This was answered: it is what is repeated.
    pub fn was_answered(&mut self, lines: &[Line]) {
        self.last_answer = lines.to_vec();
    }

    /// The last answer.
    #[must_use]
    pub fn last_answer(&self) -> &[Line] {
        &self.last_answer
    }

    /// Everything that was told.
    #[must_use]
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The same, to go through it.
    pub fn review_mut(&mut self) -> &mut Review {
        &mut self.review
    }

    /// Of what was told, only so many lines stay, and those since the person's own last move.
    #[cfg(feature = "net")]
    pub fn forgets_old(&mut self, most: usize) {
        self.review.forgets_old(2 * most);
        if self.told < 2 * most {
            return;
        }
        let old = (self.told - most).min(self.since_turn);
        self.log.drain(..old);
        self.log.shrink_to(2 * most);
        (self.told, self.since_turn) = (self.told - old, self.since_turn - old);
        self.position = self.position.start.saturating_sub(old)..self.position.end.saturating_sub(old);
        self.steps = self.steps.iter().filter_map(|at| at.checked_sub(old)).collect();
    }

    /// Something happened; it is told with the next answer.
    pub fn hears(&mut self, lines: Vec<Line>) {
        self.log.extend(lines);
    }

    /// A game that was left goes on, and stands so. What happened before it was left stays news.
    pub fn hears_position(&mut self, lines: Vec<Line>) {
        self.position = self.log.len()..self.log.len() + lines.len();
        self.log.extend(lines);
    }

    /// Somebody else's move ends here.
    pub fn step_ends(&mut self) {
        self.steps.insert(self.log.len());
    }

    /// Whether something has not been told yet.
    #[must_use]
    pub fn has_untold(&self) -> bool {
        self.told < self.log.len()
    }

    /// What is to be told now, at the pace of whoever sits there.
    pub fn take_next(&mut self) -> Vec<Line> {
        match self.preferences.pace {
            Pace::Free => self.take_untold(),
            Pace::Step => self.take_step(),
        }
    }

    /// What has not been told yet, up to the end of somebody else's move.
    fn take_step(&mut self) -> Vec<Line> {
        let end = self.steps.range(self.told + 1..).next().copied().unwrap_or(self.log.len());
        let lines = self.log[self.told..end].to_vec();
        self.told = end;
        lines
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
        // Whoever moves has not waited for Enter: what was left comes before what is new.
        self.steps.clear();
    }

    /// A round has been dealt, or has been come upon: news begin here.
    pub fn was_dealt(&mut self) {
        self.steps.remove(&self.log.len());
        self.since_turn = self.log.len();
        self.since_deal = true;
    }

    /// Whether the person has made no move since the deal.
    #[must_use]
    pub fn has_not_moved(&self) -> bool {
        self.since_deal
    }

    /// What has been told of what happened since the person's own last move, or since the deal.
    #[must_use]
    pub fn news(&self) -> Vec<&Line> {
        let since = self.since_turn.min(self.told)..self.told;
        since.filter(|at| !self.position.contains(at)).map(|at| &self.log[at]).collect()
    }

    /// The last lines that were told.
    #[must_use]
    pub fn last(&self, count: usize) -> &[Line] {
        &self.log[self.told.saturating_sub(count)..self.told]
    }
}
