//! What holds of the turn after something was agreed on (G-15).

use super::{begin, game, hand, kind, kinds, play, position, rules};
use crate::cards::Wish;
use crate::engine::{Game, Referee, Seat};
use crate::games::shedding::engine::{Agreement, Awaiting, Gift, IllegalReason, Move, Position};
use crate::rules::{Call, Clause};

const GIVER: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[test]
fn the_drawn_card_alone_may_be_laid_until_it_is_given_away() {
    let rules = rules("number-one", &[]);
    for (held, still) in [("g5 b3", Some("g5")), ("r1 b3", None)] {
        let stated = Position { pile: kinds(&rules, "g5 b7"), ..position(&rules, &[held, "y1 y2"], "y8") };
        let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
        game.apply(GIVER, Move::Draw).expect("no card fits");
        let view = game.view_of(GIVER);
        assert_eq!((view.awaits(), view.drawn()), (Awaiting::Drawn(None), Some(kind(&rules, "g5"))));
        assert_eq!(game.view_of(OTHER).drawn(), None, "nobody else sees it");
        let gift = Agreement::Give { from: GIVER, to: OTHER, gift: Gift::Card(kind(&rules, "g5")) };
        game.apply(OTHER, Move::Agree(gift)).expect("it can be given");
        let view = game.view_of(GIVER);
        assert_eq!(view.awaits(), Awaiting::Drawn(None));
        assert_eq!(view.drawn(), still.map(|code| kind(&rules, code)), "a twin does as well");
    }
}

#[test]
fn who_has_agreed_to_give_cards_gives_them_first() {
    let rules = rules("uno", &[]);
    let mut game = game(&rules, &["r1 r2", "b3 b4", "y1 y2"], "r9");
    game.apply(GIVER, Move::Agree(Agreement::Give { from: OTHER, to: GIVER, gift: Gift::Cards(1) })).expect("it can");
    assert_eq!(game.to_act(), Some(OTHER));
    let why = game.apply(OTHER, Move::Draw).expect_err("the card comes first");
    assert_eq!((why.reason, why.clause), (IllegalReason::MustGive { to: GIVER }, Some(Clause::general(15))));
    game.apply(OTHER, Move::Give(kind(&rules, "b3"))).expect("it is held");
    assert_eq!((game.to_act(), hand(&game, 0)), (Some(GIVER), "r1 r2 b3".to_owned()));
}

#[test]
fn house_actions_need_nobody_on_turn() {
    let rules = rules("uno", &[]);
    let game = game(&rules, &["r1 r2", "b3 b4"], "r9");
    let agreed = Move::Agree(Agreement::Reverse);
    assert!(game.is_own(GIVER, Move::Draw) && game.is_own(GIVER, agreed) && game.is_own(OTHER, agreed));
    assert!(!game.is_own(OTHER, Move::Draw));
    assert_eq!((game.why_not(OTHER, agreed), game.why_not(GIVER, Move::play(kind(&rules, "r1")))), (None, None));
    let why = game.why_not(OTHER, Move::Draw).expect("it is somebody else's turn");
    assert_eq!(why.reason, IllegalReason::NotYourTurn { turn: GIVER });
}

#[test]
fn a_call_for_several_cards_is_void_after_a_change_of_hands() {
    let rules = rules("number-one", &[]);
    for (whose, owes) in [(OTHER, true), (GIVER, false)] {
        let mut game = game(&rules, &["wl r1 r2", "y1 y2", "g1 g2"], "r9");
        let red = rules.deck().face(kind(&rules, "r1")).colour.map(Wish::Colour);
        game.apply(GIVER, Move::Play { card: kind(&rules, "wl"), wish: red, call: None }).expect("it always fits");
        game.apply(GIVER, play(&rules, "r1")).expect("it is red");
        game.apply(OTHER, Move::Agree(Agreement::Draw { seat: whose, cards: 1 })).expect("it can be drawn");
        game.apply(GIVER, Move::Pass).expect("no further card has to be played");
        assert_eq!(game.view_of(GIVER).owes(GIVER).is_some(), owes, "{whose}");
    }
}

#[test]
fn a_skip_closes_windows_only_after_a_move() {
    let rules = rules("number-one", &[]);
    for (draws, still) in [(false, true), (true, false)] {
        let stated = Position {
            turn: OTHER,
            owes: vec![(GIVER, Call(0))],
            ..position(&rules, &["r1", "b3 b4 b5", "g1 g2"], "y9")
        };
        let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
        if draws {
            game.apply(OTHER, Move::Draw).expect("nothing fits");
        }
        game.apply(OTHER, Move::Agree(Agreement::Skip(OTHER))).expect("it is the own turn");
        assert_eq!(game.to_act(), Some(Seat(2)));
        assert_eq!(game.view_of(OTHER).allows(Move::Catch(GIVER)), still, "draws: {draws}");
    }
}
