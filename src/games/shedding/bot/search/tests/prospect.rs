//! The estimated chance to win with better and worse hands.

use std::sync::Arc;

use crate::games::shedding::bot::search::*;
use crate::games::shedding::engine::tests::{game, rules};
use crate::games::shedding::rules::Rules;

/// The prospect of the first seat with these hands.
fn stands(rules: &Arc<Rules>, hands: &[&str], top: &str) -> f64 {
    prospect(&game(rules, hands, top), Seat(0))
}

#[test]
fn fewer_and_better_cards_stand_better() {
    let rules = rules("uno", &[]);
    let with = |hand: &str| stands(&rules, &[hand, "y1 y2 y3", "g1 g2 g3"], "r9");
    for (better, worse) in
        [("r1 r2", "r1 r2 r3"), ("b1 w", "b1 b2"), ("b1 b+2", "b1 b2"), ("b1 r1", "b1 b2"), ("b1 w", "b1 b+2")]
    {
        assert!(with(better) > with(worse), "{better} against {worse}");
    }
    assert!(stands(&rules, &["b1", "r1 r2 r3"], "r9") > stands(&rules, &["b1", "r1"], "r9"));
}

#[test]
fn partners_stand_together_and_all_sides_share_one_game() {
    let hands = ["b1 b2", "y1 y2", "b3 b4", "y3 y4"];
    let alone = stands(&rules("uno", &[]), &hands, "g9");
    let together = stands(&rules("uno", &[("teams", "2")]), &hands, "g9");
    assert!(alone < 0.25 && (together - alone - 0.26).abs() < 0.01, "{alone} {together}");
}
