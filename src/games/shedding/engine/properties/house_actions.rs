//! Moves by agreement (G-15): any of them at any table, and what must hold afterwards.

use proptest::prelude::*;
use proptest::strategy::ValueTree;

use super::walk::{any_agreement, any_table};
use super::{is_conserved, legality};
use crate::engine::{Dice, Game, Seat, SeatSet, Viewer, config};
use crate::games::shedding::engine::event::{Event, see};
use crate::games::shedding::engine::phase::Awaiting;
use crate::games::shedding::engine::{
    Agreement, CardMovement, Cause, Move, Place, PublicEvent, SheddingGame, VisibleCards,
};

/// Who is in the round, and how many cards each holds.
fn hands(game: &SheddingGame) -> (SeatSet, Vec<u16>) {
    (game.table.playing, Seat::all(game.setup.seats).map(|seat| game.table.held(seat)).collect())
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn what_is_agreed_is_done_and_nothing_else(start in any_table(), steps in 1_usize..150, seed in any::<u64>()) {
        let (mut game, mut dice) = (start.game(), Dice::new(seed, 7));
        for attempt in start.walk(steps) {
            let agreed = any_agreement(&game, &mut dice);
            let by = Seat(u8::try_from(dice.below(usize::from(start.setup.seats))).unwrap_or(0));
            let refused = legality(&game).refuse_agreement(agreed);
            prop_assert_eq!(legality(&game).is_legal(by, Move::Agree(agreed)), refused.is_none());
            let mut after = game.clone();
            let made = after.apply(by, Move::Agree(agreed));
            prop_assert_eq!(made.is_ok(), refused.is_none(), "{:?}", agreed);
            if let Ok(step) = made {
                prop_assert!(is_conserved(&after.table, &after.rules), "{:?}", agreed);
                // Nobody goes out by an agreement, and nobody owes a call or pays for one because of it.
                let pays =
                    |event: &_| matches!(event, Event::Public(PublicEvent::Out { .. } | PublicEvent::Forgot { .. }));
                let (before, now) = (hands(&game), hands(&after));
                let closed = matches!(agreed, Agreement::Skip(_) | Agreement::Again(_) | Agreement::TakeBack(_));
                // Whom another colour leaves without anything to play or draw is out by the rules (UN-21), which may end
                // the round.
                let is_stuck = |event: &_| matches!(event, Event::Public(PublicEvent::Eliminated { .. }));
                let stuck = step.events.iter().any(is_stuck);
                prop_assert!(closed || stuck || !step.events.iter().any(pays), "{:?}", agreed);
                for seat in Seat::all(start.setup.seats) {
                    let owes = |game: &SheddingGame| game.table.due_calls[seat.index()];
                    prop_assert!(owes(&after).is_none() || owes(&after) == owes(&game), "{:?}", agreed);
                }
                match agreed {
                    Agreement::Draw { seat, cards } if now.0 == before.0 => {
                        prop_assert_eq!(now.1[seat.index()], before.1[seat.index()] + u16::from(cards));
                    }
                    Agreement::Swap(one, other) if now.0 == before.0 => {
                        prop_assert_eq!(game.table.hand(one), after.table.hand(other));
                        prop_assert_eq!(game.table.hand(other), after.table.hand(one));
                    }
                    Agreement::Reverse => prop_assert!(game.table.clockwise != after.table.clockwise),
                    Agreement::Again(seat) | Agreement::TakeBack(seat) if now.0 == before.0 => {
                        prop_assert!(after.table.outcome.is_some() || after.to_act() == Some(seat));
                    }
                    _ => {}
                }
                if let Some(turn) = after.to_act() {
                    let mut moves = Vec::new();
                    legality(&after).legal_moves(turn, &mut moves);
                    prop_assert!(moves.iter().any(|wanted| !matches!(wanted, Move::Call(_) | Move::Catch(_))));
                    prop_assert!(!moves.iter().any(|wanted| matches!(wanted, Move::Agree(_))));
                }
            }
            if dice.percent(30) {
                game = after;
            }
            let _ = attempt.make(&mut game);
        }
    }

    #[test]
    fn gifts_by_house_action_are_seen_by_both_players_only(start in any_table(), steps in 1_usize..100) {
        let (mut game, mut dice) = (start.game(), start.dice(9));
        for attempt in start.walk(steps) {
            let agreed = any_agreement(&game, &mut dice);
            if let Ok(step) = game.clone().apply(Seat(0), Move::Agree(agreed)) {
                let seen = |viewer| step.events.iter().map(move |event| (viewer, event));
                for (viewer, event) in start.viewers().flat_map(seen) {
                    let seen = see(event, viewer, &game.rules);
                    let Event::Moved(CardMovement { cards, from, to, cause, .. }) = seen else { continue };
                    let own = |place| matches!(place, Place::Hand(seat) if viewer == Viewer::Seat(seat));
                    let hidden = matches!(cause, Cause::Agreement | Cause::HandsMove | Cause::Gift);
                    let open = game.rules.book.open_hands.is_some() || own(from) || own(to);
                    prop_assert_eq!(hidden && !open, hidden && matches!(cards, VisibleCards::Backs(_)));
                }
            }
            let _ = attempt.make(&mut game);
        }
    }
}

/// Each sort of agreement is really made somewhere, at free turns and at others.
#[test]
fn every_agreement_can_be_made() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut made = std::collections::HashMap::new();
    let mut answering = 0;
    for _ in 0..40 {
        let start = any_table().new_tree(&mut runner).expect("a table").current();
        let (mut game, mut dice) = (start.game(), start.dice(3));
        for attempt in start.walk(60) {
            let agreed = any_agreement(&game, &mut dice);
            let free = matches!(game.table.phase, Awaiting::Turn);
            if game.clone().apply(Seat(0), Move::Agree(agreed)).is_ok() {
                *made.entry(std::mem::discriminant(&agreed)).or_insert(0) += 1;
                answering += u32::from(!free);
            }
            let _ = attempt.make(&mut game);
        }
    }
    assert!(made.len() == 8 && made.values().all(|count| *count > 20), "{made:?}");
    assert!(answering > 50, "{answering}");
}
