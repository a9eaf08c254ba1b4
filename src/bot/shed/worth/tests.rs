//! What a move is worth more than another one, and by which part.

use std::sync::Arc;

use super::*;
use crate::engine::{Awaits, Chance, Dice, Game, Position, Setup};
use crate::notation::Notation;
use crate::rules::{Library, Rules};

const MAKAO: &str = include_str!("../../../../tests/small/makao.toml");

fn rules(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let mut library = Library::built_in();
    library.add_text("makao", "makao.toml", MAKAO);
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let loaded = library.load(game, &options).unwrap_or_else(|faults| panic!("{game}: {faults:?}"));
    loaded.rules.into_shed().expect("a shedding game")
}

fn game(rules: &Arc<Rules>, hands: &[&str], top: &str, awaits: Awaits) -> Game {
    let cards = |codes: &str| Notation::of(rules).read_cards(codes).expect("cards of the deck");
    let hands: Vec<_> = hands.iter().map(|hand| cards(hand)).collect();
    let setup = Setup::new(u8::try_from(hands.len()).expect("a few hands"));
    let position = Position { awaits, ..Position::new(hands, cards(top)) };
    Game::from_position(Arc::clone(rules), setup, &position, Chance::Seeded(Dice::new(1, 0))).expect("a position")
}

/// What a move of the first seat is worth.
fn worth(game: &Game, code: &str) -> Worth {
    let view = game.view_of(Seat(0));
    let wanted = Notation::of(game.rules()).read(code).expect("a move");
    Worth::of(view, view.own_cards(), wanted).unwrap_or_else(|| panic!("{code} is worth something"))
}

#[test]
fn who_is_nearly_out_is_hit_harder() {
    let uno = rules("uno", &[]);
    let hits = |next: &str| worth(&game(&uno, &["r+2 r1 r3", next, "g1 g2 g3"], "r9", Awaits::Turn), "play r+2").hits;
    assert_eq!(hits("y1 y2"), hits("y1"));
    assert!(hits("y1 y2") > hits("y1 y2 y3") && hits("y1 y2 y3") > 0);
    let plain = game(&uno, &["r+2 r1 r3", "y1", "g1 g2 g3"], "r9", Awaits::Turn);
    assert_eq!(worth(&plain, "play r1").hits, 0);
}

#[test]
fn a_partner_had_better_not_be_hit() {
    let teams = rules("uno", &[("teams", "2")]);
    let hands = ["r+2 r1 r3", "y1 y2 y3", "g1 g2 g3", "b1 b2 b3"];
    let against = worth(&game(&teams, &hands, "r9", Awaits::Turn), "play r+2").hits;
    let partner = ["r+2 r1 r3", "", "g1 g2 g3", "b1 b2 b3"];
    assert_eq!(worth(&game(&teams, &partner, "r9", Awaits::Turn), "play r+2").hits, -against);
}

#[test]
fn a_swap_is_worth_the_cards_that_it_saves() {
    let own = rules("number-one", &[("own-cards", "trade; bull; gift")]);
    let acts = |hand: &str, code: &str| {
        let game = game(&own, &[hand, "y1 y2 y3 y4", "g1 g2"], "r9", Awaits::Turn);
        worth(&game, &format!("play {code} wish red")).acts
    };
    let swap = |hand: &str| acts(hand, "tr");
    assert_eq!(swap("tr b1 b2"), 0, "the smallest other hand has as many cards as are left");
    assert!(swap("tr b1 b2 b3 b4") > swap("tr b1 b2 b3") && swap("tr b1 b2 b3") > 0);
    assert!(swap("tr b1") < 0);
    assert!(acts("bu b1 b2", "bu") > 0, "harm to others is good");
    assert_eq!(acts("bu", "bu"), 0, "after the last card nothing is done");
    assert!(acts("gi b1 b2", "gi") > 0 && acts("gi b1", "gi") == 0, "the last card is not given away");
}

#[test]
fn a_dear_card_is_given_away_that_has_none_beside_it_and_does_not_always_fit() {
    let own = rules("number-one", &[("own-cards", "gift")]);
    let giving = game(&own, &["r3 r4 b3 w", "y1 y2", "g1"], "gi", Awaits::Give { to: Seat(1), left: 1 });
    let [alone, beside, dearer, wild] =
        ["b3", "r3", "r4", "w"].map(|code| worth(&giving, &format!("give {code}")).total());
    assert!(alone > beside && dearer > beside && beside > wild, "{alone} {beside} {dearer} {wild}");
}

#[test]
fn what_is_wished_is_what_the_hand_has_most_of() {
    let uno = rules("uno", &[]);
    let naming = game(&uno, &["r1 r2 b3", "y1", "g1"], "w", Awaits::NameColour);
    let follows = |colour: &str| worth(&naming, &format!("choose {colour}")).follows;
    assert_eq!(["red", "blue", "green"].map(follows), [2, 1, 0]);
}

#[test]
fn a_rank_is_wished_of_which_the_hand_has_most() {
    let makao = rules("makao", &[]);
    let naming = game(&makao, &["c5 s5 h6", "c7 s8"], "cx", Awaits::NameWish);
    let follows = |rank: &str| worth(&naming, &format!("choose {rank}")).follows;
    assert_eq!(["5", "6", "7"].map(follows), [2, 1, 0]);
}
