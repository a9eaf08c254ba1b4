//! Positions as examples state them: what each waits for, and where the other cards lie.

use super::{all_cards, awaiting, begin, hand, kind, position, rules};
use crate::cards::Wish;
use crate::engine::{Chance, Dice, Game, Referee, Seat, Setup};
use crate::games::shedding::engine::{Awaiting, Move, Position, PositionFault, Rest, SheddingGame};

const FIRST: Seat = Seat(0);
const OTHER: Seat = Seat(1);

#[test]
fn what_is_set_aside_is_all_that_is_not_stated() {
    for (seats, hands) in [(2, &["r1 r2", "b3"][..]), (3, &["r1 r2", "b3", "y4"])] {
        let rules = rules("number-one", &[]);
        let stated = Position { rest: Rest::Aside, ..position(&rules, hands, "r9") };
        let game = begin(&rules, Referee::Kind, &stated).expect("a position");
        assert!(game.view_of(FIRST).pile() == 0 && !game.view_of(FIRST).can_draw(), "{seats} seats");
        assert!(all_cards(&game).into_iter().eq(rules.deck().cards()), "{seats} seats");
        let rest = begin(&rules, Referee::Kind, &position(&rules, hands, "r9")).expect("a position");
        assert!(all_cards(&rest).into_iter().eq(rules.deck().cards()), "{seats} seats");
        // With two players the cards that turn the direction take no part (N1-8).
        let reverses = rules.deck().cards().filter(|card| rules.kind(rules.deck().kind(*card)).reverse.is_some());
        assert_eq!(rest.table.aside.len(), if seats == 2 { reverses.count() } else { 0 });
        assert!(rest.view_of(FIRST).can_draw());
    }
}

#[test]
fn nothing_is_pending_that_the_top_card_does_not_bring() {
    let rules = rules("uno", &[]);
    let by = kind(&rules, "r9");
    for awaits in [
        Awaiting::AnswerDraw { cards: 2 },
        Awaiting::AnswerSkip(1),
        Awaiting::Challenge { against: OTHER, in_force: None },
        Awaiting::JumpIn,
        Awaiting::NameWish,
        Awaiting::NameCard,
        Awaiting::NamePlayer,
        Awaiting::Give { to: OTHER, left: 1 },
    ] {
        let laid_out = awaiting(&rules, &["r1 r2", "b3 b4"], "r9", awaits);
        assert_eq!(laid_out.err(), Some(PositionFault::NotPending { top: by }), "{awaits:?}");
    }
}

#[test]
fn what_a_card_does_goes_on_where_a_position_begins() {
    let rules = rules("number-one", &[("own-cards", "bull; gift")]);
    let hands = ["r1 r2 r3", "b3 b4", "y1 y2"];
    let red = Wish::Colour(rules.deck().face(kind(&rules, "r1")).colour.expect("a colour"));

    let mut wishing = awaiting(&rules, &hands, "bu", Awaiting::NameWish).expect("a wish is to be named");
    wishing.apply(FIRST, Move::Choose(red)).expect("it can be named");
    assert_eq!(wishing.view_of(FIRST).wish(), Some(red));

    let mut choosing = awaiting(&rules, &hands, "bu", Awaiting::NamePlayer).expect("a player is to be chosen");
    choosing.apply(FIRST, Move::ChoosePlayer(Seat(2))).expect("somebody else");
    assert_eq!([0, 1, 2].map(|seat| choosing.table.held(Seat(seat))), [3, 2, 5]);

    let mut giving =
        awaiting(&rules, &hands, "gi", Awaiting::Give { to: OTHER, left: 1 }).expect("a card is to be given");
    giving.apply(FIRST, Move::Give(kind(&rules, "r2"))).expect("it is held");
    assert_eq!((hand(&giving, 0), hand(&giving, 1)), ("r1 r3".to_owned(), "r2 b3 b4".to_owned()));
    assert_eq!(giving.to_act(), Some(OTHER));
}

#[test]
fn a_position_needs_a_hand_for_each_seat() {
    let rules = rules("uno", &[]);
    let refused = |seats: u8, hands: &[&str]| {
        let chance = Chance::Seeded(Dice::new(1, 0));
        SheddingGame::from_position(rules.clone(), Setup::new(seats), &position(&rules, hands, "r9"), chance).err()
    };
    assert_eq!(refused(2, &["r1 r2", "b3"]), None);
    assert_eq!(refused(3, &["r1 r2", "b3"]), Some(PositionFault::Seats { hands: 2 }));
    assert_eq!(refused(1, &["r1 r2"]), Some(PositionFault::Seats { hands: 1 }));
}
