//! Looking ahead on the open table: alpha-beta with a table of positions, deeper and deeper until the budget is used up.

use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::bot::Budget;
use crate::wall::engine::{Awaiting, Game, Move, Party, Side, Spot, View};
use crate::wall::rules::Fit;

/// What a won game is worth beside the cards.
const WON: i32 = 200;

/// Beyond every value.
const ENDLESS: i32 = i32::MAX / 2;

/// No game has so many moves.
const MOST_MOVES: u8 = 150;

/// How often the clock is looked at.
const CLOCK: u64 = 256;

/// A search for the best move of one party.
pub(super) struct Search {
    me: Party,
    /// What was found out about positions, by their fingerprints.
    known: FxHashMap<u64, Known>,
    positions: u64,
    most_positions: u64,
    until: Option<Instant>,
}

/// What is known of a position: its value when it was looked ahead so many moves.
#[derive(Clone, Copy)]
struct Known {
    depth: u8,
    value: i32,
    bound: Bound,
    best: Option<Move>,
}

/// Whether a value is exact.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// The budget is used up.
struct Spent;

impl Search {
    /// A search for the party on turn.
    pub fn new(me: Party, budget: Budget) -> Self {
        let (most_positions, until) = match budget {
            Budget::Positions(positions) => (positions, None),
            Budget::Time(time) => (u64::MAX, Some(Instant::now() + time)),
        };
        Search { me, known: FxHashMap::default(), positions: 0, most_positions, until }
    }

    /// The best moves as far as could be seen, all of the same value; at least one depth is looked at. Looks no
    /// further than so many moves.
    pub fn best_moves(&mut self, view: View<'_>, deepest: u8) -> Vec<Move> {
        let game = view.determinize();
        let mut ranked: Vec<(i32, Move)> = moves_of(&game, true).into_iter().map(|wanted| (0, wanted)).collect();
        if ranked.len() < 2 {
            return ranked.into_iter().map(|(_, wanted)| wanted).collect();
        }
        let mut best = Vec::new();
        for depth in 1..=deepest.min(MOST_MOVES) {
            let Ok(found) = self.rank(&game, &ranked, depth) else { break };
            ranked = found;
            ranked.sort_by_key(|(value, _)| -value);
            let top = ranked[0].0;
            best = ranked.iter().filter(|(value, _)| *value == top).map(|(_, wanted)| *wanted).collect();
            if top.abs() >= WON && depth > 1 && settled(&ranked) {
                break;
            }
        }
        if best.is_empty() { ranked.into_iter().map(|(_, wanted)| wanted).take(1).collect() } else { best }
    }

    /// The legal moves with their values, the most promising first, each looked at with so many moves behind it. An
    /// exchange is none of them, since the same player goes on.
    pub fn values(&mut self, view: View<'_>, moves: u8) -> Vec<(i32, Move)> {
        let game = view.determinize();
        let value = |wanted: Move| {
            let depth = if matches!(wanted, Move::Exchange { .. }) { moves + 1 } else { moves };
            let value = self.after(&game, wanted, depth, -ENDLESS, ENDLESS);
            value.map_or((-ENDLESS, wanted), |value| (value, wanted))
        };
        moves_of(&game, true).into_iter().map(value).collect()
    }

    /// The exact values of all moves at this depth. Those after the first need only be exact if they are as good.
    fn rank(&mut self, game: &Game, moves: &[(i32, Move)], depth: u8) -> Result<Vec<(i32, Move)>, Spent> {
        let (mut ranked, mut alpha) = (Vec::with_capacity(moves.len()), -ENDLESS);
        for (_, wanted) in moves {
            let value = self.after(game, *wanted, depth - 1, alpha - 1, ENDLESS)?;
            alpha = alpha.max(value);
            ranked.push((value, *wanted));
        }
        Ok(ranked)
    }

    fn after(&mut self, game: &Game, wanted: Move, depth: u8, alpha: i32, beta: i32) -> Result<i32, Spent> {
        let Some(seat) = game.to_act() else { return Ok(self.worth(game)) };
        let mut next = game.clone();
        if next.apply_silently(seat, wanted).is_err() {
            return Ok(-ENDLESS);
        }
        self.value(&next, depth, alpha, beta)
    }

    /// The value of a position for the own party.
    fn value(&mut self, game: &Game, depth: u8, mut alpha: i32, mut beta: i32) -> Result<i32, Spent> {
        self.positions += 1;
        let late = |until: Instant| self.positions % CLOCK == 0 && Instant::now() >= until;
        if self.positions > self.most_positions || self.until.is_some_and(late) {
            return Err(Spent);
        }
        let Some(seat) = game.to_act() else { return Ok(self.worth(game)) };
        let own = Party::of(seat) == self.me;
        if depth == 0 {
            return Ok(self.worth(game) + if own { grip(game) } else { -grip(game) });
        }
        let key = game.view().fingerprint();
        let known = self.known.get(&key).copied();
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            match known.bound {
                Bound::Exact => return Ok(known.value),
                Bound::AtLeast if known.value >= beta => return Ok(known.value),
                Bound::AtMost if known.value <= alpha => return Ok(known.value),
                Bound::AtLeast | Bound::AtMost => {}
            }
        }
        let mut moves = moves_of(game, false);
        if let Some(best) = known.and_then(|known| known.best) {
            if let Some(place) = moves.iter().position(|wanted| *wanted == best) {
                moves[..=place].rotate_right(1);
            }
        }
        let (low, high) = (alpha, beta);
        let (mut value, mut best) = (if own { -ENDLESS } else { ENDLESS }, None);
        for wanted in moves {
            let found = self.after(game, wanted, depth - 1, alpha, beta)?;
            if own && found > value || !own && found < value {
                (value, best) = (found, Some(wanted));
            }
            if own {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        let bound = if value <= low {
            Bound::AtMost
        } else if value >= high {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        self.known.insert(key, Known { depth, value, bound, best });
        Ok(value)
    }

    /// By how many cards the own party is ahead, and more if it has won.
    fn worth(&self, game: &Game) -> i32 {
        let view = game.view();
        let ahead = i32::from(view.count(self.me)) - i32::from(view.count(self.me.other()));
        if game.to_act().is_some() { ahead } else { ahead + WON * ahead.signum() }
    }
}

/// Whether looking further cannot change the choice: every value is that of a game that is over.
fn settled(ranked: &[(i32, Move)]) -> bool {
    ranked.iter().all(|(value, _)| value.abs() >= WON)
}

/// The legal moves, the most promising first. An exchange is looked at only if it brings a pair that fits doubly, or
/// if nothing else can be done; at the beginning of the search all are.
fn moves_of(game: &Game, all: bool) -> Vec<Move> {
    let view = game.view();
    let mut moves = view.legal_moves();
    let takes = moves.iter().any(|wanted| matches!(wanted, Move::Take(_)));
    if takes && !all {
        moves.retain(|wanted| match wanted {
            Move::Exchange { spot, card } => {
                let mut others = view.spots().filter(|other| other != spot).filter_map(|other| view.free(other));
                others.any(|other| view.rules().fit(*card, other, view.bans()) == Fit::Doubly)
            }
            _ => true,
        });
    }
    moves.sort_by_key(|wanted| -promise(view, *wanted));
    moves
}

/// How promising a move looks.
fn promise(view: View<'_>, wanted: Move) -> i32 {
    match wanted {
        Move::Take(pair) => {
            let doubly = matches!(view.fit(pair), Some((_, Fit::Doubly)));
            let breaches =
                view.rules().book().breach.is_some() && pair.spots().iter().any(|spot| view.len(*spot) == 1);
            i32::from(doubly) * 10 + i32::from(breaches) * 100
        }
        Move::Breach { spot, side } => i32::from(view.beside(spot, side)),
        Move::Exchange { .. } | Move::Pass | Move::Deal => -1,
    }
}

/// What the player on turn has in hand beside what is collected: the side of a breach, or a breach that can be made at
/// once.
fn grip(game: &Game) -> i32 {
    let view = game.view();
    let side = |spot: Spot| [Side::Left, Side::Right].map(|side| view.beside(spot, side)).into_iter().max();
    let largest = match (view.awaits(), view.rules().book().breach) {
        (Awaiting::Side, _) => view.sides().into_iter().map(|(spot, side)| view.beside(spot, side)).max(),
        (_, None) => None,
        (_, Some(_)) => {
            let pairs = view.pairs().into_iter().flat_map(|(pair, _)| pair.spots());
            pairs.filter(|spot| view.len(*spot) == 1).filter_map(side).max()
        }
    };
    largest.map_or(0, i32::from)
}

#[cfg(test)]
mod tests;
