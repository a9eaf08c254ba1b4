//! When a match is over.

use super::{begin, game, house, kind, play, position, public_events, rules};
use crate::cards::Wish;
use crate::engine::{Game, Referee, Seat, Setup};
use crate::games::shedding::engine::{
    Agreement, HouseActionRefusal, IllegalReason, Move, Position, PublicEvent, RoundEnd,
};

#[test]
fn where_players_leave_the_match_ends_with_its_last_round_too() {
    let rules = house("mercy", "match.rounds = 3");
    let mut game = game(&rules, &["r1", "r2"], "r3");
    for (round, over) in [(2, false), (3, true)] {
        game.table.round = round;
        assert_eq!(game.legality().match_is_over(), over, "round {round}");
    }
}

#[test]
fn a_player_who_has_left_the_match_does_not_deal() {
    let rules = house(
        "mercy",
        "finish.then = \"stop\"\nscore.to = \"winner\"\norder = { dealer = \"winner\", first = \"dealer\" }",
    );
    let stated = position(&rules, &["r1", "r2 r3", "ra ra"], "r5");
    // Whoever wins has dealt, and leaves with the points for it.
    let stated = Position { totals: vec![39, 0, 0], dealer: Seat(0), ..stated };
    let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
    let told = public_events(&game.apply(Seat(0), play(&rules, "r1")).expect("it fits"));
    assert!(told.contains(&PublicEvent::LeavesMatch { seat: Seat(0) }), "{told:?}");
    game.apply(Seat(0), Move::Deal).expect("the next round");
    assert_eq!((game.table.dealer, game.to_act()), (Seat(1), Some(Seat(1))));
}

#[test]
fn a_lasting_wish_of_an_eliminated_player_ends_with_a_card() {
    let rules = house("mercy", "cards.three-more.effects = [{ draw = { cards = 1, who = \"others\" } }]");
    let hands = ["b+3 r1 r2", "r3 r4", "y1 y1 y2 y2 y3 y3 y4 y4"];
    let mut game = game(&rules, &hands, "b5");
    let blue = rules.deck().face(kind(&rules, "b5")).colour.map(Wish::Colour);
    (game.table.wish, game.table.wish_until) = (blue, Some(Seat(2)));
    game.apply(Seat(0), play(&rules, "b+3")).expect("it is blue");
    let view = game.view_of(Seat(1));
    assert_eq!((view.held(Seat(2)), view.wish(), game.to_act()), (0, blue, Some(Seat(1))), "one card was too much");
    assert_eq!(game.table.wish_until, None, "no turn of the player comes that could end it");
}

#[test]
fn a_last_draw_is_drawn_or_challenged_only() {
    let rules = rules("uno", &[("black-last", "yes"), ("black-on-black", "all"), ("stacking", "draw-four")]);
    let mut game = game(&rules, &["+4", "+4 y1 y2", "g1 g2"], "r9");
    let red = rules.deck().face(kind(&rules, "r9")).colour.map(Wish::Colour);
    let last = Move::Play { card: kind(&rules, "+4"), wish: red, call: None };
    let told = public_events(&game.apply(Seat(0), last).expect("it may be the last card"));
    let open = |answers| PublicEvent::ChallengeOpen { seat: Seat(1), against: Seat(0), cards: 4, answers };
    assert!(told.contains(&open(false)) && !told.contains(&open(true)), "{told:?}");
    let view = game.view_of(Seat(1));
    assert_eq!((game.to_act(), view.legal_moves()), (Some(Seat(1)), vec![Move::Draw, Move::Challenge]));
    assert!(view.answers().is_empty() && view.playable().is_empty());
    let back = Move::Agree(Agreement::TakeBack(Seat(2)));
    let why = game.apply(Seat(1), back).expect_err("the round is ending");
    assert_eq!(why.reason, IllegalReason::NotAgreed(HouseActionRefusal::Later { turn: Seat(1) }));
}

#[test]
fn a_table_is_as_large_as_the_rules_say() {
    let rules = rules("uno", &[]);
    for (seats, suits) in [(0, false), (1, false), (2, true), (10, true), (11, false)] {
        assert_eq!(Setup::new(seats).suits(&rules), suits, "{seats} seats");
    }
    let with_dealer = |dealer| Setup { dealer: Some(Seat(dealer)), ..Setup::new(3) };
    assert!(with_dealer(2).suits(&rules) && !with_dealer(3).suits(&rules));
}

#[test]
fn who_has_won_meanwhile_has_won_although_nobody_else_can_lay() {
    // Nobody draws, and who cannot play passes.
    let rules = house("bundle", "drawing = { when = \"never\", then = \"turn-ends\", stuck = \"passes\" }");
    let mut game = game(&rules, &["r1", "g2 g3"], "r8");
    game.apply(Seat(0), play(&rules, "r1")).expect("it fits");
    let told = public_events(&game.apply(Seat(1), Move::Pass).expect("nothing fits"));
    let out = |told: &PublicEvent| matches!(told, PublicEvent::Out { seat: Seat(0), place: 1, .. });
    assert!(told.iter().any(out), "{told:?}");
    assert_eq!(game.view_of(Seat(0)).outcome().map(|outcome| outcome.end), Some(RoundEnd::Finished));
}
