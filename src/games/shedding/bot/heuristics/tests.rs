//! What a move is worth more than another one, and by which part.

use std::sync::Arc;

use super::*;
use crate::engine::Game;
use crate::games::shedding::engine::Notation;
use crate::games::shedding::engine::tests::{awaiting, rules};
use crate::games::shedding::engine::{Awaiting, SheddingGame};
use crate::games::shedding::rules::Rules;

fn game(rules: &Arc<Rules>, hands: &[&str], top: &str, awaits: Awaiting) -> SheddingGame {
    awaiting(rules, hands, top, awaits).expect("a position")
}

/// What a move of the first seat is worth.
fn worth(game: &SheddingGame, code: &str) -> MoveValue {
    let view = game.view_of(Seat(0));
    let wanted = Notation::of(game.rules()).read(code).expect("a move");
    MoveValue::of(view, view.own_cards(), wanted).unwrap_or_else(|| panic!("{code} is worth something"))
}

#[test]
fn who_is_nearly_out_is_hit_harder() {
    let uno = rules("uno", &[]);
    let hits =
        |next: &str| worth(&game(&uno, &["r+2 r1 r3", next, "g1 g2 g3"], "r9", Awaiting::Turn), "play r+2").hits;
    assert_eq!(hits("y1 y2"), hits("y1"));
    assert!(hits("y1 y2") > hits("y1 y2 y3") && hits("y1 y2 y3") > 0);
    let plain = game(&uno, &["r+2 r1 r3", "y1", "g1 g2 g3"], "r9", Awaiting::Turn);
    assert_eq!(worth(&plain, "play r1").hits, 0);
}

#[test]
fn a_partner_had_better_not_be_hit() {
    let teams = rules("uno", &[("teams", "2")]);
    let hands = ["r+2 r1 r3", "y1 y2 y3", "g1 g2 g3", "b1 b2 b3"];
    let against = worth(&game(&teams, &hands, "r9", Awaiting::Turn), "play r+2").hits;
    let partner = ["r+2 r1 r3", "", "g1 g2 g3", "b1 b2 b3"];
    assert_eq!(worth(&game(&teams, &partner, "r9", Awaiting::Turn), "play r+2").hits, -against);
}

#[test]
fn a_swap_is_worth_the_cards_that_it_saves() {
    let own = rules("number-one", &[("own-cards", "trade; bull; gift")]);
    let effects = |hand: &str, code: &str| {
        let game = game(&own, &[hand, "y1 y2 y3 y4", "g1 g2"], "r9", Awaiting::Turn);
        worth(&game, &format!("play {code} wish red")).effects
    };
    let swap = |hand: &str| effects(hand, "tr");
    assert_eq!(swap("tr b1 b2"), 0, "the smallest other hand has as many cards as are left");
    assert!(swap("tr b1 b2 b3 b4") > swap("tr b1 b2 b3") && swap("tr b1 b2 b3") > 0);
    assert!(swap("tr b1") < 0);
    assert!(effects("bu b1 b2", "bu") > 0, "harm to others is good");
    assert_eq!(effects("bu", "bu"), 0, "after the last card nothing is done");
    assert!(effects("gi b1 b2", "gi") > 0 && effects("gi b1", "gi") == 0, "the last card is not given away");
}

#[test]
fn a_valuable_lone_card_is_given_away() {
    let own = rules("number-one", &[("own-cards", "gift")]);
    let giving = game(&own, &["r3 r4 b3 w", "y1 y2", "g1"], "gi", Awaiting::Give { to: Seat(1), left: 1 });
    let [alone, beside, dearer, wild] =
        ["b3", "r3", "r4", "w"].map(|code| worth(&giving, &format!("give {code}")).total());
    assert!(alone > beside && dearer > beside && beside > wild, "{alone} {beside} {dearer} {wild}");
}

#[test]
fn what_is_wished_is_what_the_hand_has_most_of() {
    let uno = rules("uno", &[]);
    let naming = game(&uno, &["r1 r2 b3", "y1", "g1"], "w", Awaiting::NameColour);
    let follows = |colour: &str| worth(&naming, &format!("choose {colour}")).follows;
    assert_eq!(["red", "blue", "green"].map(follows), [2, 1, 0]);
}

#[test]
fn a_rank_is_wished_of_which_the_hand_has_most() {
    let makao = rules("makao", &[]);
    let naming = game(&makao, &["c5 s5 h6", "c7 s8"], "cx", Awaiting::NameWish);
    let follows = |rank: &str| worth(&naming, &format!("choose {rank}")).follows;
    assert_eq!(["5", "6", "7"].map(follows), [2, 1, 0]);
}

/// The cards that a move plays.
fn cards(wanted: Move) -> Vec<CardKind> {
    match wanted {
        Move::Play { card, .. } => vec![card],
        Move::PlayTogether { cards, .. } => cards.as_slice().to_vec(),
        _ => Vec::new(),
    }
}

/// What is legal for the first seat, and what it is worth.
fn worths(game: &SheddingGame) -> Vec<(Move, Option<MoveValue>)> {
    let view = game.view_of(Seat(0));
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    moves.into_iter().map(|wanted| (wanted, MoveValue::of(view, view.own_cards(), wanted))).collect()
}

#[test]
fn a_stand_in_is_worth_the_best_card() {
    let joker = rules("joker", &[]);
    for (hand, keeps) in [("jo d4 d5 h6", -60), ("jo d4", 0)] {
        let game = game(&joker, &[hand, "s4 s5 s6", "c4 c5 c6"], "h7", Awaiting::Turn);
        let (view, played) = (game.view_of(Seat(0)), Notation::of(&joker).read_card("jo").expect("a card"));
        let rest = without(view, view.own_cards(), &[played]);
        let named = view.can_stand_for(played);
        let of = |named: &CardKind| MoveValue::of(view, rest, Move::StandFor(*named)).expect("it is worth something");
        let best = named.iter().map(of).max_by_key(|worth| worth.total()).expect("it can be something");
        assert!(named.iter().any(|named| of(named).total() < best.total()), "some are better than others");
        let expected = MoveValue { points: 20, keeps: best.keeps + keeps, ..best };
        assert_eq!(worth(&game, "play jo"), expected, "{hand}");
    }
}

#[test]
fn cards_that_put_the_next_player_out_hit_hard() {
    // A hand may have eight cards, and three more make six nine.
    let mercy = rules("mercy", &[]);
    let hits = |next: &str, top: &str, awaits| {
        worth(&game(&mercy, &["r+3 y+3 r5", next, "g1 g2"], top, awaits), "play r+3").hits
    };
    let six = "r1 r2 r3 r4 y5 y6";
    let [few, nearly, enough] = [
        hits("r1 r2 r3", "r7", Awaiting::Turn),
        hits("r1 r2 r3 r4 y5", "r7", Awaiting::Turn),
        hits(six, "r7", Awaiting::Turn),
    ];
    assert!(few == nearly && enough > nearly, "{few} {nearly} {enough}");
    // What is pending already comes on top.
    let pending = Awaiting::AnswerDraw { cards: 3 };
    assert_eq!(hits("r1 r2 r3", "b+3", pending), enough);
    assert_eq!(hits("r1 r2", "b+3", pending), enough, "who is nearly out is hit as hard");
    let stops = game(&mercy, &["rs y1 r5", "r1 r2 r3 r4 r5 r6 r7 y1 y2", "g1 g2"], "r7", Awaiting::Turn);
    let stop = worths(&stops).into_iter().find_map(|(wanted, worth)| {
        let is_stop = |card: &CardKind| mercy.kind(*card).skip.is_some();
        cards(wanted).first().is_some_and(is_stop).then_some(worth?)
    });
    assert_eq!(stop.map(|worth| worth.hits), Some(few), "a card that makes nobody draw puts nobody out");
}

#[test]
fn a_group_is_worth_its_last_card_and_the_points() {
    let uno = rules("uno", &[("doubles", "yes")]);
    let game = game(&uno, &["r5 r5 b1 w w", "y1 y2 y3", "g1 g2 g3"], "r9", Awaiting::Turn);
    let together = |code: &str| {
        let mut of = worths(&game).into_iter().filter_map(|(wanted, worth)| {
            matches!(wanted, Move::PlayTogether { .. }).then_some((Notation::of(&uno).cards(&cards(wanted)), worth?))
        });
        of.find(|(cards, _)| cards == code).map(|(_, worth)| worth).expect("they can be played together")
    };
    let (single, double) = (worth(&game, "play r5"), together("r5 r5"));
    assert_eq!((double.points, double.fewer), (2 * single.points, 10));
    assert_eq!((double.keeps, double.hits, double.stuck), (single.keeps, single.hits, single.stuck));
    // Each of two wild cards is rather kept, unless one card is left with which they would go out.
    let bundle = rules("bundle", &[]);
    for (hand, keeps) in [("w w r1 r2", -120), ("w w r1", 0)] {
        let game = self::game(&bundle, &[hand, "y1 y2 y3", "g1 g2 g3"], "r9", Awaiting::Turn);
        let twice =
            worths(&game).into_iter().filter(|(wanted, _)| Notation::of(&bundle).cards(&cards(*wanted)) == "w w");
        let twice: Vec<MoveValue> = twice.filter_map(|(_, worth)| worth).collect();
        assert!(!twice.is_empty(), "they can be played together");
        assert!(twice.iter().all(|worth| (worth.keeps, worth.points) == (keeps, 40)), "{hand}: {twice:?}");
    }
}

#[test]
fn what_follows_a_ban_is_what_fits_on_the_card_under_it() {
    let bundle = rules("bundle", &[]);
    let game = game(&bundle, &["r-2 y3 y2 g1", "y1 y2 y3", "g2 g3"], "r3", Awaiting::Turn);
    assert!(worth(&game, "play r-2").follows > 0, "yellow 3 fits on red 3, which stays on top");
}

#[test]
fn what_strikes_a_partner_is_left_out() {
    let uno = rules("uno", &[("teams", "2")]);
    // The partner sits across, and is next since the one between is out.
    let hands = |own: &str| [own.to_owned(), String::new(), "g1 g2 g3".to_owned(), "b1 b2 b3".to_owned()];
    let left = |own: &str, top: &str| {
        let hands = hands(own);
        let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
        let game = game(&uno, &hands, top, Awaiting::Turn);
        let mut moves: Vec<Move> = worths(&game).into_iter().map(|(wanted, _)| wanted).collect();
        let all = moves.len();
        spare_partners(game.view_of(Seat(0)), &mut moves);
        let codes: Vec<String> = moves.iter().map(|wanted| Notation::of(&uno).write(*wanted)).collect();
        (all, codes)
    };
    assert_eq!(left("r+2 r3 b1", "r9"), (2, vec!["play r3".to_owned()]));
    assert_eq!(left("r+2", "r9"), (1, vec!["play r+2".to_owned()]), "whoever goes out with it hits nobody");
    assert_eq!(left("r+2 b1", "r9"), (1, vec!["play r+2".to_owned()]), "where there is nothing else");
}

#[test]
fn whoever_holds_fewest_is_chosen() {
    let bundle = rules("bundle", &[]);
    let naming = game(&bundle, &["r1 r2", "y1 y2 y3", "g1 g2"], "r4", Awaiting::NamePlayer);
    let hits: Vec<i32> = worths(&naming).into_iter().filter_map(|(_, worth)| Some(worth?.hits)).collect();
    assert_eq!(hits, [-3, -2]);
}
