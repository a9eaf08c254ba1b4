//! Wrong plays under the strict referee (G-6), and wrong runs that lie until somebody notices (N1-20).

use super::{NO_NINE_LAST, begin, hand, house, kind, kinds, play, position, public_events, rules};
use crate::cards::Wish;
use crate::engine::{Game, Referee, Seat};
use crate::games::shedding::engine::{Awaiting, Move, PlayedTogether, PublicEvent};

fn cards(hand: &str) -> usize {
    hand.split_whitespace().count()
}

#[test]
fn a_wrong_run_must_not_end_with_a_forbidden_last_card() {
    let rules = house("number-one", NO_NINE_LAST);
    for (own, lies) in [("r7 r9 b1", true), ("r7 r9", false), ("r9 r7", true)] {
        let mut game = begin(&rules, Referee::Strict, &position(&rules, &[own, "y1 y2"], "r3")).expect("a position");
        let wanted = PlayedTogether::new(&kinds(&rules, own)[..2]).expect("two cards");
        game.apply(Seat(0), Move::PlayTogether { cards: wanted, call: None })
            .expect("the strict referee lets it happen");
        assert_eq!(game.view_of(Seat(0)).discard().len(), if lies { 3 } else { 1 }, "{own}");
    }
}

#[test]
fn only_the_strict_referee_lets_wrong_runs_lie() {
    let rules = rules("number-one", &[]);
    let position = position(&rules, &["r1 r2 r4 b7", "y1 y2"], "r9");
    for (referee, lies) in [(Referee::Strict, true), (Referee::Kind, false)] {
        let game = begin(&rules, referee, &position).expect("a position");
        let view = game.view_of(Seat(0));
        assert_eq!(view.runs_are_caught(), lies);
        assert_eq!(view.may_be_a_wrong_run(&kinds(&rules, "r1 r2 r4")), lies);
        assert!(!view.may_be_a_wrong_run(&kinds(&rules, "r1")));
        assert!(!view.may_be_a_wrong_run(&kinds(&rules, "r1 r2")), "too short for a run");
    }
}

#[test]
fn a_wrong_further_card_ends_the_play_without_a_skip() {
    let rules = rules("number-one", &[]);
    let stated = position(&rules, &["wl r1 b7 b8", "y1 y2", "g1 g2"], "r9");
    let mut game = begin(&rules, Referee::Strict, &stated).expect("a position");
    let red = rules.deck().face(kind(&rules, "r1")).colour.map(Wish::Colour);
    let first = Move::Play { card: kind(&rules, "wl"), wish: red, call: None };
    game.apply(Seat(0), first).expect("it always fits");
    assert!(matches!(game.view_of(Seat(0)).awaits(), Awaiting::More { .. }));
    let told = public_events(&game.apply(Seat(0), play(&rules, "b7")).expect("the strict referee lets it happen"));
    assert!(told.iter().any(|told| matches!(told, PublicEvent::WrongPlay { out_of_turn: false, .. })), "{told:?}");
    assert!(!told.iter().any(|told| matches!(told, PublicEvent::PassedOver { .. })), "{told:?}");
    assert_eq!((game.to_act(), cards(&hand(&game, 0))), (Some(Seat(1)), 5));
}

#[test]
fn two_cards_can_be_a_wrong_run_where_two_make_a_run() {
    let rules = house("number-one", "together.straight.min = 2");
    let game = begin(&rules, Referee::Strict, &position(&rules, &["r1 r3 b7", "y1 y2"], "r9")).expect("a position");
    let view = game.view_of(Seat(0));
    assert!(view.may_be_a_wrong_run(&kinds(&rules, "r1 r3")) && !view.may_be_a_wrong_run(&kinds(&rules, "r1")));
}
