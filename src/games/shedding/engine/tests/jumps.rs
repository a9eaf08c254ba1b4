//! The same card out of turn (UH-10).

use super::{game, house, kind, play, rules};
use crate::cards::Wish;
use crate::engine::{Game, Seat};
use crate::games::shedding::engine::{Awaiting, Move, SheddingGame};
use crate::games::shedding::rules::ImmediateEffect;

/// Plays a card that wishes the colour of another one.
fn wish(game: &mut SheddingGame, seat: u8, card: &str, colour: &str) {
    let face = |code: &str| game.rules.deck().face(kind(&game.rules, code));
    let wish = face(colour).colour.map(Wish::Colour);
    let wanted = Move::Play { card: kind(&game.rules, card), wish, call: None };
    game.apply(Seat(seat), wanted).expect("it can be played");
}

#[test]
fn a_card_played_out_of_turn_can_be_challenged() {
    let changes = "remove = [\"cards.wild-draw-four.not-on\"]\njump-in = { of = [\"wild-draw-four\"] }";
    let rules = house("uno", changes);
    let mut game = game(&rules, &["+4 b1 b2", "+4 y1 y2", "g1 g2 g3"], "r9");
    wish(&mut game, 0, "+4", "b1");
    assert_eq!((game.to_act(), game.view_of(Seat(1)).awaits()), (Some(Seat(1)), Awaiting::JumpIn));
    wish(&mut game, 1, "+4", "y1");
    for seat in [2, 0] {
        assert_eq!((game.to_act(), game.view_of(Seat(1)).awaits()), (Some(Seat(seat)), Awaiting::JumpIn));
        game.apply(Seat(seat), Move::Pass).expect("nobody has to");
    }
    assert_eq!(game.to_act(), Some(Seat(2)));
    let awaits = game.view_of(Seat(2)).awaits();
    assert!(matches!(awaits, Awaiting::Challenge { against: Seat(1), .. }), "{awaits:?}");
}

#[test]
fn while_the_twin_is_asked_for_nobody_is_chosen_yet() {
    let rules = rules("uno", &[("jump-in", "yes"), ("seven-zero", "yes")]);
    let mut game = game(&rules, &["r7 b1 b2", "y1 y2", "g1 g2 g3"], "r9");
    game.apply(Seat(0), play(&rules, "r7")).expect("it fits");
    let asked = game.view_of(Seat(1));
    assert_eq!((asked.awaits(), asked.deed(), asked.candidates().len()), (Awaiting::JumpIn, None, 0));
    for seat in [1, 2] {
        game.apply(Seat(seat), Move::Pass).expect("nobody has to");
    }
    let choosing = game.view_of(Seat(0));
    assert_eq!((choosing.awaits(), choosing.deed()), (Awaiting::NamePlayer, Some(ImmediateEffect::SwapHands)));
}
