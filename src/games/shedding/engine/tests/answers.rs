//! What is answered and passed on with several cards at once (H-2, H-3, H-7 of the kitchen).

use super::{game, house, kinds, play};
use crate::engine::{Game, Seat};
use crate::games::shedding::engine::{Move, PlayedTogether, SheddingGame};

fn lay_together(game: &mut SheddingGame, seat: u8, cards: &str) {
    let cards = PlayedTogether::new(&kinds(&game.rules, cards)).expect("several cards");
    game.apply(Seat(seat), Move::PlayTogether { cards, call: None }).expect("they can be played together");
}

#[test]
fn two_cards_that_pass_a_draw_on_pass_it_on_once() {
    let rules = house("kitchen", "together.pair.of = [\"number\", \"ten\"]");
    let mut game = game(&rules, &["s3 c9 c5 c7", "hx sx h9 h7 hk", "h5 h6 h8"], "s7");
    game.apply(Seat(0), play(&rules, "s3")).expect("it fits");
    assert_eq!((game.to_act(), game.view_of(Seat(1)).pending_cards()), (Some(Seat(1)), 3));
    lay_together(&mut game, 1, "hx sx");
    // The direction turns twice, so the sum goes on to the next one.
    assert_eq!((game.to_act(), game.view_of(Seat(2)).pending_cards()), (Some(Seat(2)), 3));
}
