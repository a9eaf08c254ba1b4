//! Undo and its limits.

use crate::support::tables::rules;
use sixdot::engine::{Chance, Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Move, Notation, Position, SheddingGame};
use sixdot::record::UndoHistory;

/// So many moves can be taken back (`docs/records.md`).
const MOST: usize = 100;

#[test]
fn a_hundred_moves_and_no_more_are_taken_back() {
    let rules = rules("mau-mau");
    let round = |seed| {
        let (mut game, mut history) = (SheddingGame::new(rules.clone(), Setup::new(6), seed), UndoHistory::of(None));
        game.apply(Seat(5), Move::Deal).expect("the deal");
        let (mut dice, mut moves) = (Dice::new(seed, 1), 0);
        while let Some(seat) = game.to_act() {
            let wanted = *dice.pick(&game.view_of(seat).legal_moves()).expect("a move");
            moves += usize::from(seat == Seat(0));
            history.apply(&mut game, seat, wanted, seat == Seat(0)).expect("a legal move");
        }
        (game, history, moves)
    };
    let (mut game, mut history, moves) =
        (1..1000).map(round).find(|(_, _, moves)| *moves > MOST + 10).expect("a long round");
    let taken_back = (0..moves).take_while(|_| history.take_back(&mut game, Seat(0), 1).is_ok()).count();
    assert_eq!(taken_back, MOST);
}

#[test]
fn nothing_goes_back_behind_a_hand_that_was_shown() {
    let rules = rules("uno");
    let cards = |codes: &str| Notation::of(&rules).read_cards(codes).expect("cards of the deck");
    let play = |typed: &str| Notation::of(&rules).read(typed).expect("a move");
    let hands = ["r1 r2 r3", "y4 g2 g3 g4", "+4 b5 b6 b7"].map(cards);
    let position = Position::new(hands.to_vec(), cards("r9"));
    let chance = Chance::Seeded(Dice::new(1, 0));
    let mut game = SheddingGame::from_position(rules.clone(), Setup::new(3), &position, chance).expect("a position");
    let mut history = UndoHistory::of(None);
    history.apply(&mut game, Seat(0), play("play r1"), true).expect("it fits");
    history.apply(&mut game, Seat(1), Move::Draw, false).expect("nothing fits");
    history.apply(&mut game, Seat(2), play("play +4 wish blue"), false).expect("it fits always");
    assert!(history.clone().take_back(&mut game.clone(), Seat(0), 1).is_ok(), "nothing was shown yet");
    history.apply(&mut game, Seat(0), Move::Challenge, true).expect("it is due");
    assert!(history.take_back(&mut game, Seat(0), 1).is_err(), "the hand that was shown cannot be forgotten");
}
