//! The quick ways find and do the same as the long ones, at every table.

use proptest::prelude::*;

use super::legality;
use super::walk::any_table;
use crate::engine::{Game, Seat, config};
use crate::games::shedding::engine::event::{Cause, FaceUp};
use crate::games::shedding::engine::phase::Awaiting;
use crate::games::shedding::engine::play::Play;
use crate::games::shedding::engine::{Move, SheddingGame};

/// What is picked by its number is what stands there in the list of decisions, and nothing is asked where one is left.
pub(super) fn picks_what_is_listed(game: &SheddingGame) -> Result<(), TestCaseError> {
    let Some(seat) = game.to_act() else { return Ok(()) };
    let mut listed = Vec::new();
    legality(game).decisions(seat, &mut listed);
    let mut asked = None;
    let picked = |number: usize, asked: &mut Option<usize>| {
        legality(game).pick(seat, |all| {
            *asked = Some(all);
            number
        })
    };
    for (number, wanted) in listed.iter().enumerate() {
        prop_assert_eq!(picked(number, &mut asked), Some(*wanted), "{} in {:?}", number, game.table.phase);
    }
    prop_assert_eq!(asked, Some(listed.len()).filter(|all| *all != 1));
    let others = Seat::all(game.setup.seats).filter(|other| *other != seat);
    prop_assert!(others.into_iter().all(|other| game.view_of(other).pick_decision(|_| 0).is_none()));
    Ok(())
}

/// What a play does the short way and the long one: table and events.
fn played(game: &SheddingGame, wanted: Move, plainly: bool) -> Option<(SheddingGame, Vec<FaceUp>)> {
    let seat = game.to_act().filter(|_| game.table.phase != Awaiting::JumpIn)?;
    let Move::Play { card, wish, .. } = wanted else { return None };
    let (mut game, mut events) = (game.clone(), Vec::new());
    let mut play = Play { rules: &game.rules, setup: &game.setup, table: &mut game.table, sink: &mut events };
    let call = play.after_own_window(seat, wanted).call();
    if !play.is_plain(seat, card) || play.table.outcome.is_some() {
        return None;
    }
    if plainly {
        play.play_fast(seat, card, wish, call, Cause::Play);
    } else {
        play.play_general(seat, &[card], wish, call, Cause::Play);
    }
    Some((game, events))
}

/// Whether both are tables that are alike, with the same events, or there is none.
fn are_alike(one: Option<&(SheddingGame, Vec<FaceUp>)>, other: Option<&(SheddingGame, Vec<FaceUp>)>) -> bool {
    match (one, other) {
        (Some((one, told)), Some((other, heard))) => one.table == other.table && told == heard,
        (None, None) => true,
        _ => false,
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn what_is_picked_is_what_is_listed(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let _ = attempt.make(&mut game);
            picks_what_is_listed(&game)?;
        }
    }

    #[test]
    fn a_plain_play_is_a_full_one(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let mut moves = Vec::new();
            if let Some(seat) = game.to_act() {
                legality(&game).legal_moves(seat, &mut moves);
            }
            for wanted in moves {
                let (plain, full) = (played(&game, wanted, true), played(&game, wanted, false));
                prop_assert!(are_alike(plain.as_ref(), full.as_ref()), "{:?} in {:?}", wanted, game.table.phase);
            }
            let _ = attempt.make(&mut game);
        }
    }

    #[test]
    fn what_nobody_is_told_of_is_the_same(start in any_table(), steps in 1_usize..250) {
        let mut game = start.game();
        for attempt in start.walk(steps) {
            let mut moves = Vec::new();
            let turn = game.to_act();
            if let Some(seat) = turn {
                legality(&game).decisions(seat, &mut moves);
            }
            for (seat, wanted) in turn.into_iter().flat_map(|seat| moves.iter().map(move |wanted| (seat, *wanted))) {
                let (mut told, mut silent) = (game.clone(), game.clone());
                prop_assert!(told.apply(seat, wanted).is_ok());
                silent.apply_offered(seat, wanted);
                prop_assert!(told.table == silent.table, "{:?} in {:?}", wanted, game.table.phase);
            }
            let _ = attempt.make(&mut game);
        }
    }
}
