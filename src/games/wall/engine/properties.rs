//! Properties of every game.

use std::collections::BTreeSet;
use std::sync::Arc;

use proptest::prelude::*;

use super::{Awaiting, BreachSide, IllegalReason, Move, Observation, Party, Position, PositionFault, Spot, WallGame};
use crate::cards::{Card, CardKind, CardSet};
use crate::engine::{Chance, Codes, Dice, Game, Seat, Setup, Shuffled, config};
use crate::games::wall::rules::{Fit, Rules};
use crate::rules::{AnyRules, Library};

/// Covers cases that no built-in game has: small stacks, many special cards, a breach without cards beside it.
const SMALL: &str = "id = \"small\"\nextends = \"numnum-wall\"\nremove = [\"opening\", \"doubly-again\"]\n\
                     stacks.sizes = [1, 2, 3, 4, 5]\nbreach.takes = \"nothing\"\n\
                     cards.number.symbols = [\"2\", \"6\"]\ncards.wish.copies = 1\ncards.ban-two.copies = 1\n\
                     cards.ban-five.copies = 1\n";

/// A wall where another pair must be taken (NN-14).
const WITHOUT_PASSES: &str = "id = \"without-passes\"\nextends = \"numnum-wall\"\ndoubly-again.may-pass = false\n";

fn rule_sets() -> Vec<Arc<Rules>> {
    let mut library = Library::built_in();
    library.add_text("small", "small.toml", SMALL);
    library.add_text("without-passes", "without-passes.toml", WITHOUT_PASSES);
    let loaded = |id: String| library.load(&id, &[]).unwrap_or_else(|faults| panic!("{id}: {faults:?}")).rules;
    let walls = library.ids().into_iter().map(loaded);
    walls.filter_map(|rules| if let AnyRules::Wall(rules) = rules { Some(rules) } else { None }).collect()
}

fn any_game() -> impl Strategy<Value = (Arc<Rules>, u8)> {
    let sets: Vec<(Arc<Rules>, u8)> = rule_sets()
        .into_iter()
        .flat_map(|rules| {
            rules.book.parties.players.clone().into_iter().map(move |each| (Arc::clone(&rules), 2 * each))
        })
        .collect();
    proptest::sample::select(sets)
}

/// Every card lies in exactly one place (G-1), and the parties have all taken cards.
fn conserved(game: &WallGame) -> bool {
    let table = &game.table;
    let stacks = Spot::all(table.stacks).flat_map(|spot| table.stack(spot).to_vec());
    let collected = table.collected.into_iter().flat_map(CardSet::iter);
    let aside = table.aside.as_slice().iter().copied();
    let mut all: Vec<Card> = stacks.chain(collected).chain(aside).chain(table.out.iter()).collect();
    all.sort_unstable();
    let taken: CardSet = table.taken.as_slice().iter().copied().collect();
    let kept = (taken - (table.collected[0] | table.collected[1])).is_empty();
    kept && all.into_iter().eq(game.rules.deck().cards())
}

/// Every move that can be written, legal or not.
fn all_moves(game: &WallGame) -> Vec<Move> {
    let spots = || (0..=game.table.stacks).map(Spot);
    let takes = spots().flat_map(|one| spots().map(move |other| Move::take(one, other)));
    let kinds = || game.rules.deck().kinds();
    let exchanges = spots().flat_map(|spot| kinds().map(move |card| Move::Exchange { spot, card }));
    let breaches =
        spots().flat_map(|spot| [BreachSide::Left, BreachSide::Right].map(|side| Move::Breach { spot, side }));
    takes.chain(exchanges).chain(breaches).chain([Move::Deal, Move::Pass]).collect()
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_game_ends_and_loses_no_card((rules, seats) in any_game(), seed: u64) {
        let mut game = WallGame::begin(&rules, Setup::new(seats), seed);
        let mut dice = Dice::new(seed, 1);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        while let Some(seat) = game.to_act() {
            prop_assert!(conserved(&game));
            let moves = game.view().legal_moves();
            prop_assert!(!moves.is_empty(), "who has to decide has a legal move");
            let before = game.table.taken.len();
            let wanted = *dice.pick(&moves).expect("a move");
            let told = game.clone().apply(seat, wanted).expect("a legal move");
            let mut offered = game.clone();
            offered.apply_offered(seat, wanted);
            prop_assert_eq!(game.apply(seat, wanted), Ok(told));
            prop_assert_eq!(&offered.table, &game.table);
            prop_assert_eq!(game.table.taken.len() - before, if matches!(wanted, Move::Take(_)) { 2 } else { 0 });
            prop_assert!(game.view().moves() <= 200, "every pair takes two cards, and every exchange uses a card up");
        }
        prop_assert!(conserved(&game));
        let outcome = game.outcome().expect("it is over");
        prop_assert_eq!(outcome.collected, Party::BOTH.map(|party| game.view().count(party)));
        prop_assert_eq!(game.view().awaits(), Awaiting::Over);
        // Partners sit opposite each other.
        let [one, other] = outcome.collected;
        let won = |seat: &u8| if seat % 2 == 0 { one > other } else { other > one };
        let winners: Vec<Seat> = (0..seats).filter(won).map(Seat).collect();
        prop_assert_eq!(Game::winners(&game), Some(winners));
    }

    #[test]
    fn a_match_adds_up_the_cards_of_its_rounds(seed: u64, rounds in 2_u16..4) {
        let chosen = [("rounds".to_owned(), rounds.to_string())];
        let AnyRules::Wall(rules) = Library::built_in().load("numnum-wall", &chosen).expect("an option").rules else {
            panic!("a wall");
        };
        let mut game = WallGame::begin(&rules, Setup::new(2), seed);
        let (mut dice, mut totals, mut played) = (Dice::new(seed, 1), [0; 2], 0_u16);
        while !game.is_over() {
            let seen = game.apply(Seat(0), Move::Deal).expect("the deal of a round");
            let first = Seat(u8::from(played % 2 == 1));
            prop_assert_eq!(&seen[0], &Observation::Dealt { first });
            while let Some(seat) = game.to_act() {
                let wanted = *dice.pick(&game.view().legal_moves()).expect("a move");
                game.apply_silently(seat, wanted).expect("a legal move");
            }
            prop_assert!(conserved(&game));
            let outcome = game.outcome().expect("the round is over");
            totals = [0, 1].map(|party| totals[party] + outcome.collected[party]);
            played += 1;
            prop_assert_eq!((outcome.totals, outcome.is_last), (Some(totals), played == rounds));
            prop_assert_eq!(Game::winners(&game).is_some(), outcome.is_last);
        }
        let [one, other] = totals;
        let leader = (one != other).then_some(Seat(u8::from(one < other)));
        prop_assert_eq!(Game::winners(&game), Some(leader.into_iter().collect()));
    }

    #[test]
    fn the_list_the_judge_and_the_play_agree((rules, seats) in any_game(), seed: u64, moves in 0_usize..60) {
        let mut game = WallGame::begin(&rules, Setup::new(seats), seed);
        let mut dice = Dice::new(seed, 1);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        for _ in 0..moves {
            let Some(seat) = game.to_act() else { break };
            let wanted = *dice.pick(&game.view().legal_moves()).expect("a move");
            game.apply_silently(seat, wanted).expect("a legal move");
        }
        let listed: BTreeSet<Move> = game.view().legal_moves().into_iter().collect();
        prop_assert_eq!(listed.len(), game.view().legal_moves().len(), "each once");
        for seat in Seat::all(seats) {
            let mut legal = BTreeSet::new();
            for wanted in all_moves(&game) {
                let mut after = game.clone();
                let played = after.apply(seat, wanted);
                prop_assert_eq!(played.as_ref().err().copied(), game.view().why_not(seat, wanted));
                if played.is_ok() {
                    legal.insert(wanted);
                } else {
                    prop_assert_eq!(&after.table, &game.table, "a refused move changes nothing");
                }
            }
            if game.to_act() == Some(seat) {
                prop_assert_eq!(&legal, &listed);
            } else {
                prop_assert!(legal.is_empty());
            }
        }
    }

    #[test]
    fn the_same_seed_is_the_same_deal((rules, seats) in any_game(), seed: u64) {
        let deal = |seed| {
            let mut game = WallGame::begin(&rules, Setup::new(seats), seed);
            game.apply(Seat(0), Move::Deal).expect("the deal");
            let stacks: Vec<_> = game.view().spots().map(|spot| game.view().stack(spot)).collect();
            (stacks, game.view().aside())
        };
        prop_assert_eq!(deal(seed), deal(seed));
        prop_assert!(rules.deck().len() < 20 || deal(seed) != deal(seed ^ 1));
    }
}

#[test]
fn cards_fit_both_ways() {
    for rules in rule_sets() {
        for bans in rules.rows.states() {
            for one in rules.deck().kinds() {
                for other in rules.deck().kinds() {
                    assert_eq!(rules.fit(one, other, bans), rules.fit(other, one, bans));
                }
            }
        }
    }
}

/// A wall of the library with these stacks, each from its free card on.
fn wall(stacks: &[&str]) -> (Arc<Rules>, Position) {
    let AnyRules::Wall(rules) = Library::built_in().load("numnum-wall", &[]).expect("a built-in game").rules else {
        panic!("a wall")
    };
    let kinds = |codes: &&str| Codes::of(&rules.terms).read_cards(codes).expect("cards of the deck");
    let stacks: Vec<Vec<CardKind>> = stacks.iter().map(kinds).collect();
    (rules, Position { seats: 2, stacks, main: true, ..Position::default() })
}

fn begin(stacks: &[&str]) -> WallGame {
    let (rules, position) = wall(stacks);
    WallGame::from_position(rules, &position, Chance::stated(Vec::new())).expect("a position")
}

#[test]
fn a_stack_that_there_is_not_has_nothing() {
    for rules in rule_sets() {
        let seats = rules.sizes().nearest(0);
        let mut game = WallGame::begin(&rules, Setup::new(seats), 5);
        game.apply(Seat(0), Move::Deal).expect("the deal");
        let (view, first) = (game.view(), Spot(0));
        for spot in [Spot(game.table.stacks), Spot(154), Spot(u8::MAX)] {
            assert!(!view.has(spot) && view.stack(spot).is_empty() && view.free(spot).is_none());
            assert!(view.len(spot) == 0 && view.exchangeable(spot).is_empty());
            assert!([BreachSide::Left, BreachSide::Right].iter().all(|side| view.beside(spot, *side) == 0));
            let Move::Take(pair) = Move::take(first, spot) else { panic!("a pair is taken") };
            assert!(view.fit(pair).is_none());
        }
    }
}

#[test]
fn a_breach_at_the_right_end_has_only_a_left_side() {
    // Two stacks become empty, and the last one has no right side (NN-15).
    let mut game = begin(&["r5 g21", "r9", "b12 y7", "b8 y8", "y5 b24", "g7 y2", "y3"]);
    game.apply(Seat(0), Move::take(Spot(1), Spot(6))).expect("a pair");
    assert_eq!(
        game.view().sides(),
        [(Spot(1), BreachSide::Left), (Spot(1), BreachSide::Right), (Spot(6), BreachSide::Left)]
    );
}

#[test]
fn pairs_that_fit_doubly_are_told_first() {
    let game = begin(&["r6 g21", "b7 b2", "y12 y7", "g3 y8", "b34 b24", "g51 y2", "y3 y13"]);
    let fits: Vec<Fit> = game.view().pairs().into_iter().map(|(_, fit)| fit).collect();
    let doubly = fits.iter().take_while(|fit| **fit == Fit::Doubly).count();
    assert!(doubly > 0 && doubly < fits.len(), "both come about: {fits:?}");
    assert!(fits[doubly..].iter().all(|fit| *fit == Fit::Singly), "{fits:?}");
}

#[test]
fn who_wants_to_deal_again_is_told_that_all_is_dealt() {
    let game = begin(&["r6 g21", "b9 b2", "y12 y7", "g3 y8", "b34 b24", "g51 y2", "y3 y13"]);
    let why = game.view().why_not(Seat(0), Move::Deal).expect("it is dealt");
    assert_eq!(why.reason, IllegalReason::AlreadyDealt);
    let before = WallGame::begin(&wall(&[]).0, Setup::new(2), 1);
    let why = before.view().why_not(Seat(0), Move::take(Spot(0), Spot(1))).expect("it is not dealt");
    assert_eq!(why.reason, IllegalReason::NotDealt);
}

#[test]
fn a_pair_is_awaited_only_in_the_opening_and_the_main_part() {
    let pair = [Awaiting::Opening, Awaiting::Main, Awaiting::Again];
    assert!(pair.into_iter().all(Awaiting::is_pair));
    assert!(![Awaiting::Deal, Awaiting::Side, Awaiting::Over].into_iter().any(Awaiting::is_pair));
}

#[test]
fn who_is_on_turn_has_the_move_and_nobody_has_anything_to_learn() {
    let game = begin(&["r6 g21", "b9 b2", "y12 y7", "g3 y8", "b34 b24", "g51 y2", "y3 y13"]);
    let wanted = game.view().legal_moves()[0];
    assert!(game.is_own(Seat(0), wanted) && !game.is_own(Seat(1), wanted));
    assert_eq!(Game::why_not(&game, Seat(0), wanted), None);
    let why = Game::why_not(&game, Seat(1), wanted).expect("it is somebody else's turn");
    assert_eq!(why.reason, IllegalReason::NotYourTurn { turn: Seat(0) });
    let told = game.clone().apply(Seat(0), wanted).expect("a legal move");
    assert!(!<WallGame as Game>::has_learnt(&told, Seat(1)), "all lies open");
}

#[test]
fn what_was_taken_is_told_the_last_first() {
    let mut game = begin(&["r6 g21", "b9 b2", "y12 y7", "g3 y8", "b34 b24", "g51 y2", "y3 y13"]);
    game.apply(Seat(0), Move::take(Spot(0), Spot(1))).expect("a pair");
    let codes = |game: &WallGame| Codes::of(&game.rules.terms).cards(&game.view().taken());
    assert_eq!((codes(&game).as_str(), game.view().moves()), ("b9 r6", 1));
    let next = game.view().legal_moves().into_iter().find(|wanted| matches!(wanted, Move::Take(_))).expect("a pair");
    let seat = game.to_act().expect("somebody is on turn");
    game.apply(seat, next).expect("a legal move");
    assert!(codes(&game).ends_with(" b9 r6") && game.view().taken().len() == 4);
}

#[test]
fn shuffles_that_are_stated_and_not_needed_are_counted() {
    let (rules, _) = wall(&[]);
    let mut game =
        WallGame::before_deal(rules, Setup::new(2), Chance::stated(vec![Shuffled::default(), Shuffled::default()]));
    assert_eq!(game.chance().unused(), 2);
    game.apply(Seat(0), Move::Deal).expect("the deal");
    assert_eq!(game.chance().unused(), 1);
}

#[test]
fn positions_that_would_not_come_about_are_refused() {
    let stacks = ["r6 g21", "b9 b2", "y12 y7", "g3 y8", "b34 b24", "g51 y2", "y3 y13"];
    let refused = |change: &dyn Fn(&mut Position)| {
        let (rules, mut position) = wall(&stacks);
        change(&mut position);
        WallGame::from_position(rules, &position, Chance::stated(Vec::new())).err()
    };
    assert_eq!(refused(&|_| {}), None);
    assert_eq!(refused(&|position| position.turn = 1), None);
    let empty = |position: &mut Position| position.stacks[2].clear();
    assert_eq!(refused(&empty), Some(PositionFault::Empty { spot: Spot(2) }), "it would have been breached");
    let (rules, _) = wall(&[]);
    let ban = Codes::of(&rules.terms).read_cards("-2").expect("a ban")[0];
    let put = |place: usize| move |position: &mut Position| position.stacks[0].insert(place, ban);
    assert_eq!(refused(&put(0)), Some(PositionFault::FreeBan { card: ban }), "it would have moved aside");
    assert_eq!(refused(&put(1)), None, "behind a free card it waits");
}
