//! Cards that are played for others.

use super::{awaiting, begin, game, hand, house, kind, kinds, play, position, rules};
use crate::cards::{CardKind, Wish};
use crate::engine::{Game, Referee, Seat};
use crate::games::shedding::engine::legality::Legality;
use crate::games::shedding::engine::{Awaiting, IllegalReason, Instead, Move, Position, SheddingGame};

const FIRST: Seat = Seat(0);

#[test]
fn what_lies_on_top_is_the_card_for_which_it_was_laid() {
    let rules = rules("joker", &[]);
    let mut game = game(&rules, &["jo d4 d5", "c5 s6 s7"], "h7");
    let [joker, heart] = ["jo", "h4"].map(|code| kind(&rules, code));
    let named = |game: &SheddingGame| game.view_of(FIRST).can_stand_for(joker);
    assert!(named(&game).contains(&heart) && !named(&game).contains(&kind(&rules, "c5")), "only what fits");
    assert_eq!(game.view_of(FIRST).stand_in(), None);
    game.apply(FIRST, play(&rules, "jo")).expect("it stands for any");
    assert!(game.view_of(FIRST).is_to_be_named() && game.view_of(FIRST).cards_to_name().contains(&heart));
    let legality = Legality { rules: &game.rules, setup: &game.setup, table: &game.table };
    assert_eq!(legality.refusal(FIRST, Move::StandFor(heart)), None);
    let club = kind(&rules, "c5");
    let why = game.apply(FIRST, Move::StandFor(club)).expect_err("a club does not fit");
    assert_eq!(why.reason, IllegalReason::CannotStandFor { card: club });
    game.apply(FIRST, Move::StandFor(heart)).expect("it fits");
    let view = game.view_of(FIRST);
    assert_eq!((view.top(), view.stand_in(), view.is_to_be_named()), (Some(heart), Some(joker), false));
    assert_eq!(view.cards_to_name(), Vec::<CardKind>::new());
    game.apply(Seat(1), Move::Draw).expect("drawing is free");
    game.apply(Seat(1), Move::Pass).expect("nothing has to be played");
    game.apply(FIRST, play(&rules, "d4")).expect("it is a four");
    assert_eq!(game.view_of(FIRST).stand_in(), None, "another card lies on it");
}

#[test]
fn which_card_it_is_has_to_be_said_first() {
    let rules = rules("joker", &[]);
    let mut game = awaiting(&rules, &["d4 d5", "c5 s6"], "jo", Awaiting::NameCard).expect("a card is to be named");
    let why = game.apply(FIRST, Move::Draw).expect_err("it is to be named");
    let clause = rules.kind(kind(&rules, "jo")).stands_for.and_then(|stand_in| stand_in.clause);
    assert_eq!((why.reason, why.clause), (IllegalReason::MustStandFor { card: kind(&rules, "jo") }, clause));
    assert!(clause.is_some());
}

#[test]
fn a_drawn_card_alone_may_be_laid_and_no_joker_of_the_hand() {
    let rules = rules("joker", &[]);
    let stated = Position { pile: kinds(&rules, "h5"), ..position(&rules, &["jo d4", "c5 s6"], "h7") };
    let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
    game.apply(FIRST, Move::Draw).expect("drawing is free");
    let drawn = kind(&rules, "h5");
    assert_eq!(game.view_of(FIRST).playable(), [drawn]);
    let why = game.view_of(FIRST).why_not(kind(&rules, "jo")).expect("another card was drawn");
    assert_eq!(why.reason, IllegalReason::OnlyTheDrawnCard { drawn });
    assert_eq!(game.view_of(FIRST).why_not(drawn), None);
}

#[test]
fn a_drawn_joker_that_can_be_nothing_is_told_so() {
    let rules = house("joker", "cards.joker.stands-for = { of = [\"hearts eight\"] }");
    let stated = Position { pile: kinds(&rules, "jo"), ..position(&rules, &["d4 d6", "c5 s6"], "c7") };
    let mut game = begin(&rules, Referee::Kind, &stated).expect("a position");
    game.apply(FIRST, Move::Draw).expect("drawing is free");
    let joker = kind(&rules, "jo");
    let why = game.view_of(FIRST).why_not(joker).expect("no eight of hearts fits on a club");
    assert_eq!(why.reason, IllegalReason::StandsForNone { card: joker });
}

#[test]
fn a_joker_that_may_not_be_the_last_card_is_told_so() {
    let rules = rules("joker", &[("joker", "not-last")]);
    let joker = kind(&rules, "jo");
    let why_not = |hand: &str| game(&rules, &[hand, "c5 s6"], "h7").view_of(FIRST).why_not(joker);
    assert_eq!(why_not("jo d4"), None);
    let why = why_not("jo").expect("it may not be the last one");
    assert_eq!(why.reason, IllegalReason::NotLast { card: joker, instead: Instead::Draw });
}

/// Whoever plays a queen names a suit after the hands have moved on.
const ROTATES: &str = "cards.queen.effects = [{ rotate-hands = {} }, { wish = {} }]";

#[test]
fn a_late_wish_is_named_at_once_with_the_last_card() {
    let rules = house("joker", ROTATES);
    let [queen, four] = ["hq", "h4"].map(|code| kind(&rules, code));
    let spades = Wish::Colour(rules.deck().face(kind(&rules, "s4")).colour.expect("a colour"));
    for (own, moves_on) in [("jo d4", true), ("jo", false)] {
        let mut game = game(&rules, &[own, "c5 s6", "c6 s5"], "h7");
        game.apply(FIRST, play(&rules, "jo")).expect("it stands for any");
        game.apply(FIRST, Move::StandFor(queen)).expect("it fits");
        assert_eq!((game.to_act(), game.view_of(FIRST).awaits()), (Some(FIRST), Awaiting::NameWish), "{own}");
        let has_moved = (1..3).any(|seat| hand(&game, seat) == "d4");
        assert_eq!(has_moved, moves_on, "{own}: with the last card no hand moves");
        game.apply(FIRST, Move::Choose(spades)).expect("a suit");
        assert_eq!(game.view_of(FIRST).wish(), Some(spades));
    }
    // A card that wishes nothing is what it stands for at once.
    let mut game = game(&rules, &["jo d4", "c5 s6"], "h7");
    game.apply(FIRST, play(&rules, "jo")).expect("it stands for any");
    game.apply(FIRST, Move::StandFor(four)).expect("it fits");
    assert_eq!(game.to_act(), Some(Seat(1)));
}

#[test]
fn no_card_that_stands_for_others_is_laid_out_of_turn() {
    let changes =
        "jump-in = {}\n[cards.joker]\ncolours = []\ncopies = 8\ncode = \"jo\"\nstands-for = { of = [\"number\"] }";
    let rules = house("uno", changes);
    let mut game = game(&rules, &["r5 b1 b2", "jo r5 y2", "g1 g2 g3"], "r9");
    game.apply(FIRST, play(&rules, "r5")).expect("it fits");
    let [joker, five] = ["jo", "r5"].map(|code| kind(&rules, code));
    let view = game.view_of(Seat(1));
    assert_eq!((view.awaits(), view.playable()), (Awaiting::JumpIn, vec![five]));
    assert_eq!(view.why_not(joker).map(|why| why.reason), Some(IllegalReason::OnlyTwin { card: five }));
    let why = game.apply(Seat(1), play(&rules, "jo")).expect_err("it is not the same card");
    assert_eq!(why.reason, IllegalReason::OnlyTwin { card: five });
}
