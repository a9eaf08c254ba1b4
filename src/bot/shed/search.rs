//! Looking ahead where cards are hidden: what cannot be seen is imagined, and the game is played on behind each move.

use std::time::Instant;

use super::playout::Playout;
use super::worth::{Worth, spare_partners};
use crate::bot::budget::Budget;
use crate::engine::{Dice, Move, Seat, View};

/// With how many won games the move of good habits begins. The games are cut off, so luck has less to say than in whole ones.
const HEAD_START: f64 = 1.0;

/// A move that good habits find worse by so much begins with none, and others with a part.
const FAR_WORSE: f64 = 60.0;

/// A search for the best move of a seat.
pub(super) struct Search {
    budget: Budget,
    begun: Instant,
    playout: Playout,
}

/// What is known of a move: in how many deals it was tried, and what came of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    pub wanted: Move,
    pub deals: u32,
    pub sum: f64,
    /// With how many won games it began.
    pub start: f64,
}

impl Found {
    /// What those that were tried equally often are ranked by.
    fn promise(self) -> f64 {
        self.sum + self.start
    }

    /// The share of games that are won after it.
    pub fn share(self) -> f64 {
        self.sum / f64::from(self.deals.max(1))
    }

    /// The same of a hundred games.
    pub fn percent(self) -> u8 {
        (0..100).take_while(|won| f64::from(*won) + 0.5 <= self.share() * 100.0).count().try_into().unwrap_or(100)
    }
}

impl Search {
    /// A search within a budget.
    pub fn new(budget: Budget) -> Self {
        Search { budget, begun: Instant::now(), playout: Playout::default() }
    }

    /// The move of the viewer after which most games are won.
    ///
    /// # Panics
    /// If the viewer has nothing to decide.
    pub fn best_move(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let mut moves = Vec::new();
        view.decisions(&mut moves);
        self.ranked(view, &moves, dice).first().expect("who has to decide has a legal move").wanted
    }

    /// These moves of the viewer, the best first. Each is tried in the same imagined deals; the worse half is left
    /// out of further ones again and again, until the budget is used up. Last come those that hit a partner, which are
    /// not tried at all where anything else can be done.
    pub fn ranked(&mut self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<Found> {
        let seat = view.seat().expect("who has to decide sits at the table");
        let mut considered = moves.to_vec();
        spare_partners(view, &mut considered);
        let mut found = self.begin(view, &considered, dice);
        let stages = found.len().next_power_of_two().trailing_zeros();
        let mut left = found.len();
        for stage in 1..=stages {
            let until = f64::from(stage) / f64::from(stages);
            loop {
                self.deal(view, seat, &mut found[..left], dice);
                if self.used() >= until {
                    break;
                }
            }
            found[..left].sort_by(|one, other| other.promise().total_cmp(&one.promise()));
            left = left.div_ceil(2);
        }
        let others = moves.iter().filter(|wanted| !considered.contains(wanted));
        found.extend(others.map(|wanted| Found { wanted: *wanted, deals: 0, sum: 0.0, start: 0.0 }));
        found
    }

    /// These moves, none of which was tried yet. That of good habits begins with a won game, and others with a part
    /// of one, the nearer they come to it: where few games can be played through, luck must not speak against it.
    fn begin(&mut self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<Found> {
        let usual = (moves.len() > 1).then(|| self.playout.usual(view, dice));
        let hand = view.own_cards();
        let total = |wanted: Move| Worth::of(view, hand, wanted).map(Worth::total);
        let most = usual.and_then(total);
        let start = |wanted: &Move| match (most, total(*wanted)) {
            _ if usual == Some(*wanted) => HEAD_START,
            (Some(most), Some(own)) => HEAD_START * (1.0 - f64::from(most - own) / FAR_WORSE).clamp(0.0, 1.0),
            _ => 0.0,
        };
        moves.iter().map(|wanted| Found { wanted: *wanted, deals: 0, sum: 0.0, start: start(wanted) }).collect()
    }

    /// Plays on behind each of these moves in one imagined deal, by the same dice.
    fn deal(&mut self, view: View<'_>, seat: Seat, found: &mut [Found], dice: &mut Dice) {
        let deal = view.foresee(dice);
        let common = Dice::new(dice.seed(), 1);
        for found in found {
            let mut game = deal.clone();
            game.apply_silently(seat, found.wanted).expect("what is legal is so in any deal");
            self.playout.made += 1;
            found.sum += self.playout.outcome(game, seat, &mut common.clone());
            found.deals += 1;
        }
    }

    /// Which share of the budget is used up.
    fn used(&self) -> f64 {
        match self.budget {
            Budget::Positions(positions) => counted(self.playout.made) / counted(positions),
            Budget::Time(time) => self.begun.elapsed().as_secs_f64() / time.as_secs_f64(),
        }
    }
}

/// Numbers of positions are far below those that are not exact.
fn counted(positions: u64) -> f64 {
    f64::from(u32::try_from(positions).unwrap_or(u32::MAX))
}

#[cfg(test)]
mod tests;
