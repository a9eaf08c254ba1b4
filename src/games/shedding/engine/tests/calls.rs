//! Calls that are due, owed and forgotten (G-8).

use super::{begin, game, house, kind, play, position, public_events, rules};
use crate::cards::Wish;
use crate::engine::{Calls, Game, Referee, Seat};
use crate::games::shedding::engine::{Move, Position, PublicEvent, Rest, SheddingGame};
use crate::rules::Call;

const FIRST: Seat = Seat(0);

#[test]
fn a_call_is_due_with_the_last_card_but_one_on_the_own_turn() {
    let rules = rules("uno", &[]);
    let uno = Some(Call(0));
    let two = game(&rules, &["r1 r2", "r3 r4 r5"], "r9");
    assert_eq!(two.view_of(FIRST).call_due(), uno);
    assert_eq!(two.view_of(Seat(1)).call_due(), None, "it is not the own turn");
    let play = Move::play(kind(&rules, "r1"));
    assert_eq!((two.view_of(FIRST).call_due_with(play), two.view_of(FIRST).call_due_with(Move::Draw)), (uno, None));
    assert_eq!(game(&rules, &["r1 r2 r6", "r3 r4"], "r9").view_of(FIRST).call_due(), None);
    let mut called = two.clone();
    called.apply(FIRST, Move::Call(Call(0))).expect("it is due with the card that comes");
    assert_eq!(called.view_of(FIRST).call_due(), None, "it was made");
    let exempt = Position { exempt: vec![(FIRST, Call(0))], ..position(&rules, &["r1 r2", "r3 r4"], "r9") };
    let exempt = begin(&rules, Referee::Kind, &exempt).expect("a position");
    assert_eq!(exempt.view_of(FIRST).call_due(), None, "it need not be made");
}

#[test]
fn a_penalty_after_the_last_card_brings_the_player_back() {
    let again = "cards.three-more.effects = [{ again = {} }]\n";
    let call = "calls.nearly = { at = 1, window = \"next-turn-ends\", noticed-by = \"itself\", penalty = 2 }";
    let rules = house("mercy", &format!("{again}{call}"));
    let mut game = game(&rules, &["r+3 r1", "r2 r3 r4", "b1 b2"], "r5");
    // The card that leaves one lets its player play that one, too, before anybody else has a turn.
    for card in ["r+3", "r1"] {
        game.apply(FIRST, play(&rules, card)).expect("it fits");
    }
    assert_eq!((game.table.held(FIRST), game.view_of(FIRST).place(FIRST)), (0, None), "out for the time being");
    let told = public_events(&game.apply(Seat(1), play(&rules, "r2")).expect("it fits"));
    assert!(told.contains(&PublicEvent::BackIn { seat: FIRST }), "{told:?}");
    assert_eq!((game.table.held(FIRST), game.view_of(FIRST).place(FIRST)), (2, None));
    game.apply(Seat(2), Move::Draw).expect("a card");
    game.apply(Seat(2), Move::Pass).expect("it may stay");
    assert_eq!(game.to_act(), Some(FIRST));
}

#[test]
fn a_call_with_the_cards_of_one_play_is_told_once() {
    let rules = rules("number-one", &[]);
    let one = Call(0);
    let called = |game: &mut SheddingGame, wanted: Move| {
        let told = public_events(&game.apply(FIRST, wanted.with_call(Some(one))).expect("a legal move"));
        told.iter().filter(|told| **told == PublicEvent::Called { seat: FIRST, call: one }).count()
    };
    let red = rules.deck().find_colour("red").map(Wish::Colour);
    // With the card that further ones may follow, and with the last of those.
    let wild = Move::Play { card: kind(&rules, "wl"), wish: red, call: None };
    assert_eq!(called(&mut game(&rules, &["wl r1", "y1 y2 y3"], "r9"), wild), 1);
    let mut several = game(&rules, &["wl r1 r2 r3", "y1 y2 y3"], "r9");
    for wanted in [wild, play(&rules, "r1")] {
        several.apply(FIRST, wanted).expect("it fits");
    }
    assert_eq!(called(&mut several, play(&rules, "r2")), 1);
    assert_eq!(several.to_act(), Some(Seat(1)), "two further cards were played");
}

#[test]
fn who_is_out_sits_out_no_turn() {
    let rules = house("fines", "calls.last.at = 0\ncalls.last.penalty = 1\npile.reshuffle = \"never\"");
    // Nothing is left that could be drawn as a penalty, so the last card stays the last one.
    let stated = Position { rest: Rest::Aside, ..position(&rules, &["st1", "m1 m2"], "st5") };
    let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
    let told = public_events(&game.apply(FIRST, play(&rules, "st1")).expect("it fits"));
    assert!(told.iter().any(|told| matches!(told, PublicEvent::Forgot { seat: FIRST, .. })), "{told:?}");
    assert!(told.contains(&PublicEvent::Fined { seat: FIRST, points: 3 }), "{told:?}");
    assert!(!told.iter().any(|told| matches!(told, PublicEvent::SitsOut { .. })), "{told:?}");
}

#[test]
fn typed_calls_noticed_by_others_are_caught() {
    for (noticing, calls, caught) in
        [("others", Calls::Typed, true), ("itself", Calls::Typed, false), ("others", Calls::Automatic, false)]
    {
        let rules = rules("uno", &[("noticing", noticing)]);
        let mut game = game(&rules, &["r1 r2", "r3 r4"], "r9");
        game.setup.calls = calls;
        assert_eq!(game.view_of(FIRST).calls_are_caught(), caught, "{noticing} {calls:?}");
    }
}

#[test]
fn a_window_is_open_while_a_call_is_owed() {
    let rules = rules("number-one", &[]);
    for (owes, open) in [(vec![(FIRST, Call(0))], true), (Vec::new(), false)] {
        let stated = Position { owes, ..position(&rules, &["r1", "y1 y2"], "r9") };
        let game = begin(&rules, Referee::Kind, &stated).expect("a position");
        assert_eq!(game.view_of(Seat(1)).has_open_windows(), open);
    }
}
