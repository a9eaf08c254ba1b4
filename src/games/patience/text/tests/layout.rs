//! How the cards lie.

use super::*;
use crate::engine::Game as _;

#[test]
fn the_overview_is_one_row_of_braille() {
    // The widest symbols everywhere: two digits on each pile, at each end and turned, two digits hidden, some kept.
    let hidden = "r2 r3 r4 r5 r6 r7 r8 r9 y2 y3 y4 y5 y6";
    let widest = format!("piles r12 y12 g12 b12; rows r40 y40 g40 b40; kept w w w; turned b81; hidden {hidden}");
    for lang in Lang::ALL {
        let table = Table::new(lang, &widest);
        let cells = table.announcer().overview(table.view()).braille.chars().count();
        assert!((36..=40).contains(&cells), "{lang}: {cells}");
        for seed in 0..20 {
            let mut table = Table::dealt(lang, seed);
            let mut dice = Dice::new(seed, 1);
            while table.game.outcome().is_none() {
                let overview = table.announcer().overview(table.view());
                assert!(overview.braille.chars().count() <= 40, "{lang}: {}", overview.braille);
                let moves = table.view().legal_moves();
                let wanted: Move = *dice.pick(&moves).expect("a legal move");
                table.game.apply(Seat(0), wanted).expect("a legal move");
            }
        }
    }
}

#[test]
fn before_the_deal_there_is_no_pile() {
    let table = Table::undealt(Lang::En);
    assert_eq!(table.announcer().pile(table.view(), table.colour("red")).text, "The cards are still to be dealt.");
}
