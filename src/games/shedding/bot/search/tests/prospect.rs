//! The estimated chance to win with better and worse hands.

use std::sync::Arc;

use crate::engine::{Chance, Dice, Setup};
use crate::games::shedding::bot::search::*;
use crate::games::shedding::engine::Notation;
use crate::games::shedding::engine::Position;
use crate::rules::{Library, Rules};

fn uno(options: &[(&str, &str)]) -> Arc<Rules> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let loaded = Library::built_in().load("uno", &options).expect("a built-in game");
    loaded.rules.into_shed().expect("a shedding game")
}

/// How the first seat stands with these hands.
fn stands(rules: &Arc<Rules>, hands: &[&str], top: &str) -> f64 {
    let cards = |codes: &str| Notation::of(rules).read_cards(codes).expect("cards of the deck");
    let position = Position::new(hands.iter().map(|hand| cards(hand)).collect(), cards(top));
    let setup = Setup::new(u8::try_from(hands.len()).expect("few hands"));
    let game = SheddingGame::from_position(Arc::clone(rules), setup, &position, Chance::Seeded(Dice::new(1, 0)));
    prospect(&game.expect("a position"), Seat(0))
}

#[test]
fn fewer_and_better_cards_stand_better() {
    let rules = uno(&[]);
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
    let alone = stands(&uno(&[]), &hands, "g9");
    let together = stands(&uno(&[("teams", "2")]), &hands, "g9");
    assert!(alone < 0.25 && (together - alone - 0.26).abs() < 0.01, "{alone} {together}");
}
