//! Determinized Monte Carlo search: hidden cards are dealt at random, and each move is played out.

use std::time::Instant;

use super::heuristics::{HeuristicPolicy, MoveValue, fitting_now, spare_partners};
use crate::bot::Budget;
use crate::engine::{Dice, Game, Seat};
use crate::games::shedding::engine::{Move, SheddingGame, View};

/// Prior of the heuristic move, in won games. Playouts are cut off, so they are less noisy than whole games.
const HEAD_START: f64 = 1.0;

/// A move that the heuristics value this much lower has no prior; others have a part of it.
const FAR_WORSE: f64 = 60.0;

pub(super) struct Search {
    budget: Budget,
    begun: Instant,
    playout: Playout,
}

/// Statistics of a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub wanted: Move,
    pub deals: u32,
    pub sum: f64,
    /// Prior, in won games.
    pub start: f64,
}

impl Candidate {
    /// Rank among moves with the same number of deals.
    fn promise(self) -> f64 {
        self.sum + self.start
    }

    pub fn share(self) -> f64 {
        self.sum / f64::from(self.deals.max(1))
    }

    pub fn percent(self) -> u8 {
        (0..100).take_while(|won| f64::from(*won) + 0.5 <= self.share() * 100.0).count().try_into().unwrap_or(100)
    }
}

impl Search {
    pub fn new(budget: Budget) -> Self {
        Search { budget, begun: Instant::now(), playout: Playout::default() }
    }

    pub fn best_move(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let mut moves = Vec::new();
        view.decisions(&mut moves);
        self.ranked(view, &moves, dice).first().expect("who has to decide has a legal move").wanted
    }

    /// Ranks the moves of the viewer by sequential halving: each move is tried in the same determinized deals, and the
    /// worse half is dropped again and again until the budget is used up. Moves that hit a partner come last and are
    /// not tried unless there is nothing else.
    pub fn ranked(&mut self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<Candidate> {
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
        found.extend(others.map(|wanted| Candidate { wanted: *wanted, deals: 0, sum: 0.0, start: 0.0 }));
        found
    }

    /// Priors of the moves: a won game for the heuristic move, and a part of it for others by their value. Without
    /// them noise would decide when few games can be played out.
    fn begin(&mut self, view: View<'_>, moves: &[Move], dice: &mut Dice) -> Vec<Candidate> {
        let usual = (moves.len() > 1).then(|| self.playout.usual(view, dice));
        let hand = view.own_cards();
        let total = |wanted: Move| MoveValue::of(view, hand, wanted).map(MoveValue::total);
        let most = usual.and_then(total);
        let start = |wanted: &Move| match (most, total(*wanted)) {
            _ if usual == Some(*wanted) => HEAD_START,
            (Some(most), Some(own)) => HEAD_START * (1.0 - f64::from(most - own) / FAR_WORSE).clamp(0.0, 1.0),
            _ => 0.0,
        };
        moves.iter().map(|wanted| Candidate { wanted: *wanted, deals: 0, sum: 0.0, start: start(wanted) }).collect()
    }

    fn deal(&mut self, view: View<'_>, seat: Seat, found: &mut [Candidate], dice: &mut Dice) {
        let deal = view.determinize_likely(dice);
        let common = Dice::new(dice.seed(), 1);
        for found in found {
            let mut game = deal.clone();
            game.apply_silently(seat, found.wanted).expect("what is legal is so in any deal");
            self.playout.made += 1;
            found.sum += self.playout.outcome(game, seat, &mut common.clone());
            found.deals += 1;
        }
    }

    fn used(&self) -> f64 {
        match self.budget {
            Budget::Positions(positions) => counted(self.playout.made) / counted(positions),
            Budget::Time(time) => self.begun.elapsed().as_secs_f64() / time.as_secs_f64(),
        }
    }
}

/// Numbers of positions are small enough to be exact.
fn counted(positions: u64) -> f64 {
    f64::from(u32::try_from(positions).unwrap_or(u32::MAX))
}

/// Number of moves after which a game is evaluated if nobody is out. The effect of a move shows by then; the rest is
/// mostly noise.
const FAR_ENOUGH: u32 = 12;

const LONGEST: u32 = 300;

/// Rate of random moves in a playout, in percent: others do not play as expected.
const WHIMS: u8 = 10;

#[derive(Debug, Default)]
pub(super) struct Playout {
    policy: HeuristicPolicy,
    moves: Vec<Move>,
    pub made: u64,
}

impl Playout {
    /// The outcome of a game for a seat, from 0 for a loss to 1 for a win.
    pub fn outcome(&mut self, mut game: SheddingGame, seat: Seat, dice: &mut Dice) -> f64 {
        for made in 0..LONGEST {
            let Some(turn) = game.to_act() else { break };
            if made >= FAR_ENOUGH && !is_anybody_out(game.view_of(turn)) {
                break;
            }
            let wanted = self.choose(game.view_of(turn), dice);
            self.made += 1;
            game.apply_silently(turn, wanted).expect("computer players make legal moves only");
        }
        worth(&game, seat)
    }

    pub fn usual(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        self.policy.choose(view, 0, dice)
    }

    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if dice.percent(WHIMS) {
            view.decisions(&mut self.moves);
            return *dice.pick(&self.moves).expect("who has to decide has a legal move");
        }
        self.usual(view, dice)
    }
}

/// The value of a game for a seat: its share of the win, or an estimate while the game continues.
fn worth(game: &SheddingGame, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    let Some(outcome) = view.outcome() else { return prospect(game, seat) };
    if !outcome.winners.contains(seat) {
        return 0.0;
    }
    let own = outcome.winners.iter().filter(|other| view.are_partners(seat, *other)).count();
    f64::from(u8::try_from(own).unwrap_or(u8::MAX)) / f64::from(outcome.winners.len())
}

/// After the first player is out the winner is nearly decided, and the evaluation of hands is misleading.
fn is_anybody_out(view: View<'_>) -> bool {
    view.seats().any(|seat| view.place(seat).is_some())
}

/// Factor for each card that always fits.
const ALWAYS_FITS: f64 = 1.52;

const HITS: f64 = 1.14;

/// Factor if any card fits on the top card.
const FITS: f64 = 1.28;

/// Factor if such a card can be played at once.
const FITS_AND_IS_ON_TURN: f64 = 1.56;

/// Factor for being on turn without a fitting card.
const ON_TURN_WITH_NOTHING: f64 = 0.9;

/// Estimated probability that the side of a seat wins, from 0 to 1.
///
/// All hands are visible in a determinized game. The factors were fitted to the winners of games between `medium`
/// players: UNO, Switch and Mau at four, UNO at two. They are only multiplied, without a power function, so that they
/// are the same on every machine.
pub(super) fn prospect(game: &SheddingGame, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    let own: f64 = view.seats().filter(|other| view.are_partners(seat, *other)).map(|own| strength(game, own)).sum();
    let all: f64 = view.seats().map(|other| strength(game, other)).sum();
    if all > 0.0 { own / all } else { 0.0 }
}

/// Strength of a seat relative to others: few and good cards.
fn strength(game: &SheddingGame, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    // Eliminated players hold no cards and have no chance; players who went out have a place.
    if view.held(seat) == 0 && view.place(seat).is_none() {
        return 0.0;
    }
    let (rules, hand) = (view.rules(), view.own_cards());
    let good = rules.deck().kinds_in(hand).map(|kind| match rules.kind(kind) {
        rule if rule.fits_always.is_some() => ALWAYS_FITS,
        rule if rule.draw.is_some() || rule.skip.is_some() => HITS,
        _ => 1.0,
    });
    let now = match (fitting_now(view, hand).is_empty(), game.to_act() == Some(seat)) {
        (true, false) => 1.0,
        (true, true) => ON_TURN_WITH_NOTHING,
        (false, false) => FITS,
        (false, true) => FITS_AND_IS_ON_TURN,
    };
    let cards = f64::from(view.held(seat) + 1);
    good.product::<f64>() * now / (cards * cards.sqrt().sqrt())
}

#[cfg(test)]
mod tests;
