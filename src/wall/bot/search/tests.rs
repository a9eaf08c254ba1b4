//! The search says what a plain one says, which skips nothing, keeps nothing and tries moves in the order in which they are.

use std::sync::Arc;

use super::*;
use crate::cards::CardKind;
use crate::engine::{Chance, Dice, Seat};
use crate::notation::Codes;
use crate::rules::{AnyRules, Library};
use crate::wall::engine::{Pair, Position};
use crate::wall::rules::Rules;

fn rules(id: &str) -> Arc<Rules> {
    match Library::built_in().load(id, &[]).map(|game| game.rules) {
        Ok(AnyRules::Wall(rules)) => rules,
        other => panic!("a wall: {other:?}"),
    }
}

/// Games of two players in the middle: after so many moves that chance has made.
fn some_games(id: &str, seed: u64, moves: usize) -> Game {
    let mut game = Game::new(rules(id), 2, seed);
    let mut dice = Dice::new(seed, 1);
    game.apply(Seat(0), Move::Deal).expect("the deal");
    for _ in 0..moves {
        let (Some(seat), moves) = (game.to_act(), game.view().legal_moves()) else { break };
        // Who exchanges goes on, so exchanges alone would lead nowhere.
        let takes: Vec<Move> =
            moves.iter().copied().filter(|wanted| !matches!(wanted, Move::Exchange { .. })).collect();
        let wanted = *dice.pick(if takes.is_empty() { &moves } else { &takes }).expect("a legal move");
        game.apply(seat, wanted).expect("a legal move");
    }
    game
}

fn cards_ahead(game: &Game, me: Party) -> i32 {
    let of = |party| game.view().collected(party).len();
    i32::try_from(of(me)).expect("few cards") - i32::try_from(of(me.other())).expect("few cards")
}

/// Of all sides of all breaches that are there, or can be made with the next pair, the one with most cards.
fn largest_side(game: &Game) -> i32 {
    let view = game.view();
    if view.rules().book().breach.is_none() {
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

/// The moves that are looked at: of exchanges, those after which the card fits doubly, and all where no pair can be taken.
fn looked_at(game: &Game) -> Vec<Move> {
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

/// What a position is worth to a party that looks so many moves ahead.
fn value(game: &Game, me: Party, depth: u8) -> i32 {
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

fn after(game: &Game, me: Party, wanted: Move, depth: u8) -> i32 {
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
                let mut best: Vec<Move> =
                    all.iter().zip(&values).filter(|(_, value)| *value == most).map(|(wanted, _)| *wanted).collect();
                let mut found = Search::new(me, Budget::Positions(u64::MAX)).best_moves(game.view(), depth);
                best.sort_unstable();
                found.sort_unstable();
                // Where every move ends the game, nobody looks further.
                let best = settled.clone().unwrap_or(best);
                if depth > 1 && values.iter().all(|value| value.abs() >= 200) {
                    settled.get_or_insert_with(|| best.clone());
                }
                assert_eq!(found, best, "{id}, seed {seed}, {depth} moves ahead: {values:?}");
                many += usize::from(best.len() < all.len());
            }
            // An exchange is looked at with one move more, since the same player goes on.
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
fn a_budget_of_positions_is_kept_and_the_first_depth_is_always_looked_at() {
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
    let card = |code| Codes::of(rules.terms()).read_card(code).expect("the deck has the card");
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
    let game = Game::from_position(Arc::clone(&rules), &position, Chance::Seeded(Dice::new(1, 0))).expect("possible");
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
