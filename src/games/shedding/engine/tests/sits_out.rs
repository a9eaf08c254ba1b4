//! Who is passed over, and how often.

use super::{awaiting, rules};
use crate::engine::{Chance, Dice, Seat};
use crate::games::shedding::engine::table::Table;
use crate::games::shedding::engine::{Awaiting, Notation};

#[test]
fn turns_that_are_lost_add_up() {
    let mut table = Table::new(3, Chance::Seeded(Dice::new(1, 0)));
    table.will_sit_out(Seat(1), 1);
    table.will_sit_out(Seat(1), 2);
    for left in [2, 1, 0] {
        assert_eq!(table.sits_out[1], left + 1, "{left} turns more");
        table.sits_out[1] -= 1;
    }
    assert_eq!(table.sits_out[..2], [0, 0]);
}

#[test]
fn a_view_tells_whether_skips_are_turns_of_one_player() {
    for (game, one_player) in [("mercy", true), ("number-one", false)] {
        let rules = rules(game, &[]);
        let stop = rules.deck().kinds().find(|kind| rules.kind(*kind).skip.is_some()).expect("a card that skips");
        let stop = Notation::of(&rules).card(stop);
        let skips_turns = |awaits: Awaiting| {
            let game = awaiting(&rules, &["r1 r2", "r3 r4"], stop, awaits).expect("a position");
            game.view_of(Seat(0)).skips_turns()
        };
        assert_eq!(skips_turns(Awaiting::AnswerSkip(1)), one_player, "{game}");
        assert!(!skips_turns(Awaiting::Turn), "{game}: nothing is pending");
    }
}
