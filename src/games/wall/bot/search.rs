//! Alpha-beta search with a transposition table and iterative deepening; nothing on the table is hidden.

use std::time::Instant;

use rustc_hash::FxHashMap;

use crate::bot::Budget;
use crate::engine::Game;
use crate::games::wall::engine::{Awaiting, BreachSide, Move, Party, Spot, View, WallGame};
use crate::games::wall::rules::Fit;

/// Search depth of the level `medium`, in moves.
pub const MEDIUM_DEPTH: u8 = 3;

const WON: i32 = 200;

const ENDLESS: i32 = i32::MAX / 2;

/// Upper bound for the length of a game.
const MOST_MOVES: u8 = 150;

/// The clock is read every so many positions.
const CLOCK: u64 = 256;

pub struct Search {
    me: Party,
    /// Transposition table, by fingerprint.
    known: FxHashMap<u64, Known>,
    positions: u64,
    most_positions: u64,
    until: Option<Instant>,
}

#[derive(Clone, Copy)]
struct Known {
    depth: u8,
    value: i32,
    bound: Bound,
    best: Option<Move>,
}

#[derive(Clone, Copy)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

struct Spent;

impl Search {
    pub fn new(me: Party, budget: Budget) -> Self {
        let (most_positions, until) = match budget {
            Budget::Positions(positions) => (positions, None),
            Budget::Time(time) => (u64::MAX, Some(Instant::now() + time)),
        };
        Search { me, known: FxHashMap::default(), positions: 0, most_positions, until }
    }

    /// The best moves, all of the same value, searched at most `deepest` moves ahead and at least one.
    pub fn best_moves(&mut self, view: View<'_>, deepest: u8) -> Vec<Move> {
        let game = view.determinize();
        let mut ranked: Vec<(i32, Move)> = moves_of(&game, true).into_iter().map(|wanted| (0, wanted)).collect();
        let mut best: Vec<Move> = ranked.iter().take(1).map(|(_, wanted)| *wanted).collect();
        if ranked.len() < 2 {
            return best;
        }
        for depth in 1..=deepest.min(MOST_MOVES) {
            let Ok(found) = self.rank(&game, &ranked, depth) else { break };
            ranked = found;
            ranked.sort_by_key(|(value, _)| -value);
            let top = ranked[0].0;
            best = ranked.iter().filter(|(value, _)| *value == top).map(|(_, wanted)| *wanted).collect();
            if top.abs() >= WON && depth > 1 && ranked.iter().all(|(value, _)| value.abs() >= WON) {
                break;
            }
        }
        best
    }

    /// Values of all legal moves, the most promising first, each searched `moves` further moves deep. An exchange
    /// does not count as a move, since the same player goes on.
    pub fn values(&mut self, view: View<'_>, moves: u8) -> Vec<(i32, Move)> {
        let game = view.determinize();
        let value = |wanted: Move| {
            let depth = if matches!(wanted, Move::Exchange { .. }) { moves + 1 } else { moves };
            let value = self.after(&game, wanted, depth, -ENDLESS, ENDLESS);
            value.map_or((-ENDLESS, wanted), |value| (value, wanted))
        };
        moves_of(&game, true).into_iter().map(value).collect()
    }

    /// Values of all moves at this depth: exact for the best ones, an upper bound for the others.
    fn rank(&mut self, game: &WallGame, moves: &[(i32, Move)], depth: u8) -> Result<Vec<(i32, Move)>, Spent> {
        let (mut ranked, mut alpha) = (Vec::with_capacity(moves.len()), -ENDLESS);
        for (_, wanted) in moves {
            let value = self.after(game, *wanted, depth - 1, alpha - 1, ENDLESS)?;
            alpha = alpha.max(value);
            ranked.push((value, *wanted));
        }
        Ok(ranked)
    }

    fn after(&mut self, game: &WallGame, wanted: Move, depth: u8, alpha: i32, beta: i32) -> Result<i32, Spent> {
        let Some(seat) = game.to_act() else { return Ok(self.evaluate(game)) };
        let mut next = game.clone();
        if next.apply_silently(seat, wanted).is_err() {
            return Ok(-ENDLESS);
        }
        self.value(&next, depth, alpha, beta)
    }

    fn value(&mut self, game: &WallGame, depth: u8, mut alpha: i32, mut beta: i32) -> Result<i32, Spent> {
        self.positions += 1;
        let late = |until: Instant| self.positions % CLOCK == 0 && Instant::now() >= until;
        if self.positions > self.most_positions || self.until.is_some_and(late) {
            return Err(Spent);
        }
        let Some(seat) = game.to_act() else { return Ok(self.evaluate(game)) };
        let own = Party::of(seat) == self.me;
        if depth == 0 {
            return Ok(self.evaluate(game) + if own { within_reach(game) } else { -within_reach(game) });
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

    /// Cards that the own party is ahead, with a bonus if it has won.
    fn evaluate(&self, game: &WallGame) -> i32 {
        let view = game.view();
        let ahead = i32::from(view.count(self.me)) - i32::from(view.count(self.me.other()));
        if game.to_act().is_some() { ahead } else { ahead + WON * ahead.signum() }
    }
}

/// Legal moves, the most promising first. Below the root, exchanges are searched only if they give a double match or
/// if there is no pair.
fn moves_of(game: &WallGame, all: bool) -> Vec<Move> {
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

fn promise(view: View<'_>, wanted: Move) -> i32 {
    match wanted {
        Move::Take(pair) => {
            let doubly = matches!(view.fit(pair), Some((_, Fit::Doubly)));
            let breaches = view.rules().book.breach.is_some() && pair.spots().iter().any(|spot| view.len(*spot) == 1);
            i32::from(doubly) * 10 + i32::from(breaches) * 100
        }
        Move::Breach { spot, side } => i32::from(view.beside(spot, side)),
        Move::Exchange { .. } | Move::Pass | Move::Deal => -1,
    }
}

/// Cards within reach of the player on turn: the larger side of a breach that is open or can be made at once.
fn within_reach(game: &WallGame) -> i32 {
    let view = game.view();
    let side =
        |spot: Spot| [BreachSide::Left, BreachSide::Right].map(|side| view.beside(spot, side)).into_iter().max();
    let largest = match (view.awaits(), view.rules().book.breach) {
        (Awaiting::Side, _) => view.larger_side(),
        (_, None) => None,
        (_, Some(_)) => view
            .pairs()
            .into_iter()
            .flat_map(|(pair, _)| pair.spots())
            .filter(|spot| view.len(*spot) == 1)
            .filter_map(side)
            .max(),
    };
    largest.map_or(0, i32::from)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::CardKind;
    use crate::engine::{Chance, Codes, Dice, Seat, Setup};
    use crate::games::wall::engine::{Pair, Position};
    use crate::games::wall::rules::Rules;
    use crate::rules::{AnyRules, Library};

    fn rules(id: &str) -> Arc<Rules> {
        match Library::built_in().load(id, &[]).map(|game| game.rules) {
            Ok(AnyRules::Wall(rules)) => rules,
            other => panic!("a wall: {other:?}"),
        }
    }

    /// A game of two players after random moves.
    fn some_games(id: &str, seed: u64, moves: usize) -> WallGame {
        let mut game = WallGame::begin(&rules(id), Setup::new(2), seed);
        let mut dice = Dice::new(seed, 1);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        for _ in 0..moves {
            let (Some(seat), moves) = (game.to_act(), game.view().legal_moves()) else { break };
            // The player goes on after an exchange, so exchanges alone would not advance the game.
            let takes: Vec<Move> =
                moves.iter().copied().filter(|wanted| !matches!(wanted, Move::Exchange { .. })).collect();
            let wanted = *dice.pick(if takes.is_empty() { &moves } else { &takes }).expect("a legal move");
            game.apply(seat, wanted).expect("a legal move");
        }
        game
    }

    fn cards_ahead(game: &WallGame, me: Party) -> i32 {
        let of = |party| game.view().collected(party).len();
        i32::try_from(of(me)).expect("few cards") - i32::try_from(of(me.other())).expect("few cards")
    }

    /// The largest side of all breaches that are open or that the next pair can make.
    fn largest_side(game: &WallGame) -> i32 {
        let view = game.view();
        if view.rules().book.breach.is_none() {
            return 0;
        }
        let lasts = |spot: &Spot| view.stack(*spot).len() == 1;
        let breaches: Vec<Spot> = if view.awaits() == Awaiting::Side {
            view.sides().into_iter().map(|(spot, _)| spot).collect()
        } else {
            view.pairs().iter().flat_map(|(pair, _)| pair.spots()).filter(lasts).collect()
        };
        let cards = |left: bool, breach: Spot| {
            let there = view.spots().filter(|spot| if left { *spot < breach } else { *spot > breach });
            there.map(|spot| view.stack(spot).len()).sum::<usize>()
        };
        let both = breaches.into_iter().flat_map(|spot| [cards(true, spot), cards(false, spot)]);
        both.max().map_or(0, |cards| i32::try_from(cards).expect("few cards"))
    }

    /// The searched moves: exchanges only if they give a double match or if there is no pair.
    fn looked_at(game: &WallGame) -> Vec<Move> {
        let (view, moves) = (game.view(), game.view().legal_moves());
        let takes = moves.iter().any(|wanted| matches!(wanted, Move::Take(_)));
        let fits_doubly = |spot: Spot, card: CardKind| {
            let others =
                view.spots().filter(|other| *other != spot).filter_map(|other| view.stack(other).first().copied());
            others.into_iter().any(|other| view.rules().fit(card, other, view.bans()) == Fit::Doubly)
        };
        let looks = |wanted: &Move| match wanted {
            Move::Exchange { spot, card } => !takes || fits_doubly(*spot, *card),
            _ => true,
        };
        moves.into_iter().filter(looks).collect()
    }

    /// Minimax value of a position.
    fn value(game: &WallGame, me: Party, depth: u8) -> i32 {
        let ahead = cards_ahead(game, me);
        let Some(seat) = game.to_act() else {
            return ahead + 200 * ahead.signum();
        };
        let own = Party::of(seat) == me;
        if depth == 0 {
            return if own { ahead + largest_side(game) } else { ahead - largest_side(game) };
        }
        let values = looked_at(game).into_iter().map(|wanted| after(game, me, wanted, depth - 1));
        if own { values.max() } else { values.min() }.expect("who is on turn has a move")
    }

    fn after(game: &WallGame, me: Party, wanted: Move, depth: u8) -> i32 {
        let mut next = game.clone();
        next.apply(game.to_act().expect("somebody is on turn"), wanted).expect("a legal move");
        value(&next, me, depth)
    }

    #[test]
    fn the_best_moves_are_those_of_a_plain_search() {
        let mut many = 0;
        for (id, moves, deepest) in
            [("numnum-wall", 12, 3), ("numnum-wall", 30, 4), ("numnum-clear", 10, 3), ("numnum-clear", 24, 4)]
        {
            for seed in 0..6 {
                let game = some_games(id, seed, moves);
                let Some(seat) = game.to_act() else { continue };
                let me = Party::of(seat);
                let all = game.view().legal_moves();
                if all.len() < 2 {
                    continue;
                }
                let mut settled: Option<Vec<Move>> = None;
                for depth in 1..=deepest {
                    let values: Vec<i32> = all.iter().map(|wanted| after(&game, me, *wanted, depth - 1)).collect();
                    let most = values.iter().max().expect("some moves");
                    let mut best: Vec<Move> = all
                        .iter()
                        .zip(&values)
                        .filter(|(_, value)| *value == most)
                        .map(|(wanted, _)| *wanted)
                        .collect();
                    let mut found = Search::new(me, Budget::Positions(u64::MAX)).best_moves(game.view(), depth);
                    best.sort_unstable();
                    found.sort_unstable();
                    // The search stops if every move ends the game.
                    let best = settled.clone().unwrap_or(best);
                    if depth > 1 && values.iter().all(|value| value.abs() >= 200) {
                        settled.get_or_insert_with(|| best.clone());
                    }
                    assert_eq!(found, best, "{id}, seed {seed}, {depth} moves ahead: {values:?}");
                    many += usize::from(best.len() < all.len());
                }
                // An exchange is searched one move deeper, since the same player goes on.
                let values = Search::new(me, Budget::Positions(u64::MAX)).values(game.view(), 2);
                for (found, wanted) in values {
                    let depth = 2 + u8::from(matches!(wanted, Move::Exchange { .. }));
                    assert_eq!(found, after(&game, me, wanted, depth), "{id}, seed {seed}: {wanted:?}");
                }
            }
        }
        assert!(many > 40, "{many}");
    }

    #[test]
    fn the_first_depth_is_searched_whatever_the_budget() {
        let game = some_games("numnum-wall", 3, 6);
        let me = Party::of(game.to_act().expect("somebody is on turn"));
        let whole = |deepest| Search::new(me, Budget::Positions(u64::MAX)).best_moves(game.view(), deepest);
        let within = |positions| {
            let mut search = Search::new(me, Budget::Positions(positions));
            let best = search.best_moves(game.view(), u8::MAX);
            assert!(search.positions <= positions + 1, "{} of {positions}", search.positions);
            best
        };
        let first = game.view().legal_moves().len() as u64;
        assert_eq!(within(first), whole(1), "with one position for each move, one move ahead");
        assert_eq!(within(first - 1).len(), 1, "with less, some move");
    }

    fn cards(rules: &Rules, codes: &str) -> Vec<CardKind> {
        let card = |code| Codes::of(&rules.terms).read_card(code).expect("the deck has the card");
        codes.split_whitespace().map(card).collect()
    }

    #[test]
    fn what_fits_doubly_and_what_makes_the_breach_is_tried_first() {
        let rules = rules("numnum-wall");
        let stacks = ["r12", "r24 y3", "g13 g4", "y39 y2", "r6 r3", "b7 b3", "w g3"];
        let position = Position {
            seats: 2,
            stacks: stacks.into_iter().map(|codes| cards(&rules, codes)).collect(),
            taken: vec![(Party(0), cards(&rules, "r9 b51"))],
            main: true,
            ..Position::default()
        };
        let game = WallGame::from_position(Arc::clone(&rules), &position, Chance::Seeded(Dice::new(1, 0)))
            .expect("possible");
        let moves = moves_of(&game, true);
        let promises: Vec<i32> = moves.iter().map(|wanted| promise(game.view(), *wanted)).collect();
        assert!(promises.is_sorted_by(|one, other| one >= other), "{promises:?}");
        let expected = |wanted: &Move| match wanted {
            Move::Take(pair) => {
                let doubly = game.view().pairs().contains(&(*pair, Fit::Doubly));
                let last = pair.spots().iter().any(|spot| stacks[spot.index()].split(' ').count() == 1);
                if doubly && last {
                    110
                } else if last {
                    100
                } else if doubly {
                    10
                } else {
                    0
                }
            }
            _ => -1,
        };
        assert_eq!(promises, moves.iter().map(expected).collect::<Vec<_>>());
        assert!(promises.contains(&110) && promises.contains(&0) && promises.contains(&-1), "{promises:?}");
        assert_eq!(moves[0], Move::Take(Pair::new(Spot(0), Spot(1))));
    }

    #[test]
    fn a_budget_of_time_is_looked_at_with_every_256th_position() {
        let game = some_games("numnum-wall", 3, 2);
        let me = Party::of(game.to_act().expect("somebody is on turn"));
        let within = |budget| {
            let mut search = Search::new(me, budget);
            (search.best_moves(game.view(), 4), search.positions)
        };
        let whole = within(Budget::Positions(u64::MAX));
        assert!(whole.1 > CLOCK, "{} positions are too few to tell", whole.1);
        assert_eq!(within(Budget::Time(std::time::Duration::from_secs(3600))), whole, "there is time enough");
        assert_eq!(within(Budget::Time(std::time::Duration::ZERO)).1, CLOCK, "there is none");
    }
}
