//! Going through a game that is told again: forward, back, and to what is looked for.

use super::super::happened::{Act, EventSummary};
use super::super::next::Next;
use super::super::retold::{seen, told};
use super::super::spoken::Spoken;
use super::ReplaySession;
use super::reel::Scene;
use super::sought::ReplaySearch;
use crate::record::Replayed;
use crate::say::{Line, msg};

/// The most moves that are told at once.
const MOST_AT_ONCE: usize = 100;

impl<G: Spoken> ReplaySession<G> {
    /// What was told of a move.
    pub(super) fn told_of(&self, scene: &Scene<G>) -> Vec<Line> {
        let view = scene.replay.view(self.company.desk().viewer());
        let replayed = scene.replayed.as_ref();
        replayed.map_or_else(Vec::new, |replayed| told(view, self.ears(), replayed, self.open))
    }

    /// What was told of the move that led here, and its number.
    pub(super) fn told_here(&self) -> Vec<Line> {
        let mut lines = self.told_of(&self.now);
        let message = match self.now.place {
            0 => msg!("replay-before", count = self.reel.count()),
            number => msg!("replay-place", number, count = self.reel.count()),
        };
        match lines.last_mut() {
            Some(last) => *last = last.followed_by(self.voice().locale().say(message)),
            None => lines.push(self.voice().help(message)),
        }
        lines
    }

    pub(super) fn go_to(&mut self, place: usize, lines: &mut Vec<Line>) {
        self.now = self.reel.scene(place);
        lines.extend(self.told_here());
    }

    /// So many moves on, each of which is told.
    pub(super) fn go_on(&mut self, count: usize, lines: &mut Vec<Line>) -> Next {
        if self.now.place >= self.reel.count() {
            return Next::stops([self.voice().error(msg!("replay-last"))], lines);
        }
        for _ in 0..count.min(MOST_AT_ONCE) {
            if self.now.place < self.reel.count() {
                self.go_to(self.now.place + 1, lines);
            }
        }
        Next::GoesOn
    }

    pub(super) fn go_back(&mut self, count: usize, lines: &mut Vec<Line>) -> Next {
        if self.now.place == 0 {
            return Next::stops([self.voice().error(msg!("replay-first"))], lines);
        }
        self.go_to(self.now.place.saturating_sub(count), lines);
        Next::GoesOn
    }

    /// To a move by its number.
    pub(super) fn jump(&mut self, place: usize, lines: &mut Vec<Line>) -> Next {
        if place > self.reel.count() {
            return Next::stops(
                [self.voice().error(msg!("no-such-number", min = 1, max = self.reel.count()))],
                lines,
            );
        }
        self.go_to(place, lines);
        Next::GoesOn
    }

    /// To the deal of a round.
    pub(super) fn go_to_round(&mut self, round: usize, lines: &mut Vec<Line>) -> Next {
        let deals: Vec<usize> = self.reel.deals();
        if let Some(place) = round.checked_sub(1).and_then(|round| deals.get(round)) {
            return self.jump(*place, lines);
        }
        Next::stops([self.voice().error(msg!("replay-rounds", count = deals.len()))], lines)
    }

    /// To the next move that is looked for; behind the last one it begins again.
    pub(super) fn seek(&mut self, sought: Option<ReplaySearch>, lines: &mut Vec<Line>) -> Next {
        let Some(sought) = sought.or_else(|| self.sought.clone()) else {
            return Next::stops([self.voice().error(msg!("replay-when"))], lines);
        };
        let at = self.now.place;
        let found = self.find(&sought, at, usize::MAX).map(|place| (place, false));
        let found = found.or_else(|| self.find(&sought, 0, at).map(|place| (place, true)));
        self.sought = Some(sought);
        let Some((place, again)) = found else {
            return Next::stops([self.voice().error(msg!("replay-not-found"))], lines);
        };
        if again {
            lines.push(self.voice().help(msg!("replay-again")));
        }
        self.go_to(place, lines);
        Next::GoesOn
    }

    /// The first place behind one, and up to another, of which this is true.
    pub(super) fn find(&self, sought: &ReplaySearch, from: usize, to: usize) -> Option<usize> {
        let ears = self.ears();
        let scenes = self.reel.scenes_from(from).take_while(|scene| scene.place <= to);
        let is_it = |scene: &Scene<G>| {
            let happened = match &scene.replayed {
                Some(Replayed::Made(step)) => G::happened(&seen::<G>(step, ears, self.open)),
                Some(Replayed::TakenBack(seat)) => {
                    vec![EventSummary::without_cards(*seat, Act::TakesBack)]
                }
                None => Vec::new(),
            };
            sought.is(&happened, &self.told_of(scene))
        };
        scenes.into_iter().find(is_it).map(|scene| scene.place)
    }
}
