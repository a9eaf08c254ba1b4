//! What a draw by choice is followed by, whole or short (MM-9).

use std::sync::Arc;

use super::{begin, house, kinds, play, position};
use crate::engine::{Game, Referee, Seat};
use crate::games::shedding::engine::{Awaiting, Move, Position, Rest};
use crate::games::shedding::rules::Rules;

/// Mau-Mau in which two cards are drawn, and what may be done then.
fn two_at_once(then: &str, more: &str) -> Arc<Rules> {
    house("mau-mau", &format!("drawing.cards = 2\ndrawing.then = \"{then}\"\n{more}"))
}

/// Who is to act with what after the first seat has drawn from this pile, the top card first; no other card can be
/// drawn.
fn after_drawing(rules: &Arc<Rules>, pile: &str) -> (Seat, Awaiting) {
    let pile = kinds(rules, pile);
    let stated = Position { pile, rest: Rest::Aside, ..position(rules, &["s8 sx", "sj sq"], "h9") };
    let mut game = begin(rules, Referee::Kind, &stated).expect("a position");
    game.apply(Seat(0), Move::Draw).expect("there is a card");
    (game.to_act().expect("the round goes on"), game.view_of(Seat(0)).awaits())
}

#[test]
fn who_gets_fewer_cards_than_are_to_be_drawn_lays_none() {
    let (own, next) = (Seat(0), Seat(1));
    for (then, whole) in [
        ("may-play-any", (own, Awaiting::Drawn(None))),
        ("may-play-drawn", (own, Awaiting::Drawn(None))),
        ("must-play-drawn", (own, Awaiting::Drawn(None))),
        ("turn-goes-on", (own, Awaiting::Turn)),
        ("turn-ends", (next, Awaiting::Turn)),
    ] {
        let rules = two_at_once(then, "");
        assert_eq!(after_drawing(&rules, "d8 hx"), whole, "{then}: both are there");
        assert_eq!(after_drawing(&rules, "hx"), (next, Awaiting::Turn), "{then}: only one is there");
    }
}

#[test]
fn elsewhere_a_short_draw_changes_nothing() {
    for then in ["may-play-any", "may-play-drawn", "must-play-drawn"] {
        let rules = two_at_once(then, "remove = [\"pile.short-draw-ends-turn\"]");
        assert_eq!(after_drawing(&rules, "hx"), (Seat(0), Awaiting::Drawn(None)), "{then}");
    }
}

#[test]
fn a_fitting_drawn_card_must_be_played() {
    let rules = two_at_once("must-play-drawn", "");
    assert_eq!(after_drawing(&rules, "hx d8"), (Seat(1), Awaiting::Turn), "the last one does not fit");
    assert_eq!(after_drawing(&rules, "d8 hx"), (Seat(0), Awaiting::Drawn(None)), "the last one fits");
}

#[test]
fn an_uncoverable_last_card_wins_with_an_empty_pile() {
    let again = "cards.skip.effects = [{ again = { otherwise = \"draws\", last-draws = 1 } }]";
    let rules = house("uno", &format!("pile.reshuffle = \"never\"\n{again}"));
    for (rest, winners) in [(Rest::Pile, None), (Rest::Aside, Some(vec![Seat(0)]))] {
        let stated = Position { rest, ..position(&rules, &["rs", "y1 y2"], "r9") };
        let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
        game.apply(Seat(0), play(&rules, "rs")).expect("it fits");
        assert_eq!((game.view_of(Seat(0)).place(Seat(0)).is_some(), game.winners()), (winners.is_some(), winners));
    }
}
