//! Faults that the properties have found, each held by a game of its own.

use std::sync::Arc;

use super::walk::rules;
use crate::engine::{Dice, Game, Seat, Setup};
use crate::games::shedding::engine::{Awaiting, IllegalMove, IllegalReason, Move, RoundEnd, SheddingGame};

/// A card that was drawn and alone may be played was named to whoever asked about a card of the own hand.
#[test]
fn why_not_does_not_name_the_card_that_another_player_has_drawn() {
    let mut game = SheddingGame::new(rules("house"), Setup::new(3), 1);
    game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
    let turn = game.to_act().expect("the round is on");
    game.apply_silently(turn, Move::Draw).expect("drawing is always allowed in this house");
    assert_eq!(game.view_of(turn).awaits(), Awaiting::Drawn(None));
    let names_it = |seat: Seat| {
        let view = game.view_of(seat);
        let why = view.rules().deck().kinds().filter_map(|kind| view.why_not(kind)).collect::<Vec<IllegalMove>>();
        why.iter().any(|why| matches!(why.reason, IllegalReason::OnlyTheDrawnCard { .. }))
    };
    assert!(Seat::all(3).all(|seat| names_it(seat) == (seat == turn)));
}

/// Turns that begin with something to answer were not held against the turn limit.
#[test]
fn a_chain_of_answers_ends_at_the_turn_limit() {
    let mut rules = crate::text::testing::rules("mau-mau");
    rules.change_book(|book| book.turn_limit = 5);
    let rules = Arc::new(rules);
    let seven = |game: &SheddingGame, seat: Seat| {
        let moves = game.view_of(seat).legal_moves();
        moves.into_iter().find(|wanted| matches!(wanted, Move::Play { card, .. } if rules.kind(*card).draw.is_some()))
    };
    let mut chains = 0;
    for seed in 0..400 {
        let mut game = SheddingGame::new(Arc::clone(&rules), Setup::new(3), seed);
        let mut dice = Dice::new(seed, 1);
        game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
        while let Some(seat) = game.to_act() {
            let moves = game.view_of(seat).legal_moves();
            let any = *dice.pick(&moves).expect("a legal move");
            let wanted = seven(&game, seat).unwrap_or(any);
            chains += u32::from(game.view_of(seat).turns() == 5 && wanted != any);
            game.apply_silently(seat, wanted).expect("it is legal");
            assert!(game.view_of(seat).turns() <= 6, "seed {seed}");
        }
        let outcome = game.view_of(Seat(0)).outcome().expect("the round is over");
        assert_eq!(outcome.end, RoundEnd::TurnLimit);
    }
    assert!(chains > 10, "too few sevens to mean anything: {chains}");
}

/// Who was out had to draw for the forgotten call of the last card, where the rule file left its window open.
#[test]
fn nobody_who_is_out_draws_for_a_call() {
    let mut outs = 0;
    for seed in 0..60 {
        let mut game = SheddingGame::new(rules("dry"), Setup::new(4), seed);
        let (mut dice, mut moves) = (Dice::new(seed, 1), Vec::new());
        game.apply_silently(Seat(0), Move::Deal).expect("the first deal");
        while let Some(seat) = game.to_act() {
            let view = game.view_of(seat);
            view.decisions(&mut moves);
            if moves.iter().any(|wanted| wanted.is_play()) {
                moves.retain(|wanted| wanted.is_play());
            }
            let wanted = match (*dice.pick(&moves).expect("a legal move"), view.call_due()) {
                (Move::Play { card, wish, .. }, call) if dice.percent(50) => Move::Play { card, wish, call },
                (other, _) => other,
            };
            game.apply_silently(seat, wanted).expect("it is legal");
            let out = Seat::all(4).filter(|seat| game.view_of(*seat).place(*seat).is_some());
            let held: Vec<u16> = out.map(|seat| game.view_of(seat).held(seat)).collect();
            outs += held.len();
            assert!(held.iter().all(|held| *held == 0), "seed {seed}: {held:?}");
        }
    }
    assert!(outs > 100, "too few who were out to mean anything: {outs}");
}
