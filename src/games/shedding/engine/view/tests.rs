//! What a view tells of a position, and what is imagined of it.

use std::sync::Arc;

use super::*;
use crate::engine::{Chance, Dice, Family};
use crate::games::shedding::engine::Game;
use crate::games::shedding::engine::{CardMovement, Cause, Observation, Place, Position, VisibleCards};
use crate::games::shedding::record::Notation;
use crate::rules::Library;

/// A table with these hands and this discard pile, and what the first seat has to decide.
fn table(game: &str, options: &[(&str, &str)], hands: &[&str], top: &str, awaits: Awaiting) -> Game {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let rules = Library::built_in().load(game, &options).expect("a built-in game").rules;
    let rules: Arc<Rules> = rules.into_shed().expect("a shedding game");
    let cards = |codes: &str| Notation::of(&rules).read_cards(codes).expect("cards of the deck");
    let hands: Vec<Vec<CardKind>> = hands.iter().map(|hand| cards(hand)).collect();
    let setup = Setup::new(u8::try_from(hands.len()).expect("a few hands"));
    let position = Position { awaits, ..Position::new(hands, cards(top)) };
    Game::from_position(Arc::clone(&rules), setup, &position, Chance::Seeded(Dice::new(1, 0))).expect("a position")
}

fn codes(game: &Game, kinds: &[CardKind]) -> String {
    Notation::of(&game.rules).cards(kinds)
}

#[test]
fn who_is_on_turn_is_told_what_can_be_laid() {
    let game = table("uno", &[], &["r1 b3 g5 +4", "r4 r6", "y1 y2"], "r9", Awaiting::Turn);
    assert_eq!(codes(&game, &game.view_of(Seat(0)).playable()), "r1 +4");
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        assert!(game.view(viewer).playable().is_empty() && game.view(viewer).playable_together().is_empty());
        assert!(!game.view(viewer).allows(Move::Draw));
    }
    assert!(game.view_of(Seat(0)).can_draw());
}

#[test]
fn the_largest_of_what_can_be_laid_together_is_told() {
    let options = [("doubles", "yes")];
    let game = table("uno", &options, &["r1 r1 b3 g5 g5", "r4 r6", "y1 y2"], "r9", Awaiting::Turn);
    let groups = game.view_of(Seat(0)).playable_together();
    let told: Vec<String> = groups.iter().map(|laid| codes(&game, laid.as_slice())).collect();
    assert_eq!(told, ["r1 r1"]);
}

#[test]
fn what_is_seen_is_not_unseen() {
    let hands = ["r1 r2", "r4", "b6 b7 b8"];
    let game = table("uno", &[], &hands, "r9", Awaiting::Turn);
    let all = game.rules.deck().len();
    let unseen = |seat| game.view_of(Seat(seat)).unseen_cards().len();
    assert_eq!([0, 1, 2].map(unseen), [all - 3, all - 2, all - 4]);
    assert_eq!(game.view(Viewer::Onlooker).unseen_cards().len(), all - 1);
}

#[test]
fn in_open_hands_nothing_is_unseen_but_the_pile() {
    let game = table("numnum-mau-mau", &[("hands", "open")], &["b7 b11", "g2 g3", "r4"], "y8", Awaiting::Turn);
    let (view, table) = (game.view_of(Seat(0)), &game.table);
    let held: usize = Seat::all(3).map(|seat| table.hand(seat).len()).sum();
    assert_eq!(view.unseen_cards().len(), game.rules.deck().len() - held - 1);
}

#[test]
fn another_seat_is_put_on_turn_unless_a_choice_is_due() {
    let game = table("uno", &[], &["r1 r2", "r4 b4", "y1 y2"], "r9", Awaiting::Turn);
    let mut dice = Dice::new(1, 1);
    let imagined = game.view_of(Seat(1)).determinize_on_turn(&mut dice).expect("nothing comes first");
    assert_eq!((imagined.to_act(), game.to_act()), (Some(Seat(1)), Some(Seat(0))));
    assert_eq!(imagined.view_of(Seat(1)).hand(), game.view_of(Seat(1)).hand());
    assert!(game.view(Viewer::Onlooker).determinize_on_turn(&mut dice).is_none());
    let out = table("uno", &[], &["r1 r2", "", "y1 y2"], "r9", Awaiting::Turn);
    assert!(out.view_of(Seat(1)).determinize_on_turn(&mut dice).is_none(), "who is out has no turn");
}

#[test]
fn who_gave_or_was_given_hidden_cards_has_learnt_something() {
    let moved = |from, to| {
        Observation::Moved(CardMovement { cards: VisibleCards::Backs(1), from, to, cause: Cause::Draw, held: 1 })
    };
    let [a, b, c] = [0, 1, 2].map(Seat);
    let learnt = |seen: &Observation| [a, b, c].map(|seat| Game::has_learnt(std::slice::from_ref(seen), seat));
    assert_eq!(learnt(&moved(Place::Hand(a), Place::Hand(b))), [true, true, false]);
    assert_eq!(learnt(&moved(Place::Hand(a), Place::Hand(a))), [false, false, false]);
    assert_eq!(learnt(&moved(Place::Hand(a), Place::ShownTo(c))), [false, false, true]);
    assert_eq!(learnt(&moved(Place::Pile, Place::Hand(b))), [false, false, false]);
}

#[test]
fn a_colour_is_named_where_one_is_to_be_named_and_no_number() {
    let naming = table("uno", &[], &["r1 r2", "r4", "y1"], "w", Awaiting::NameColour);
    let view = naming.view_of(Seat(0));
    let choices = view.choices();
    assert_eq!(choices.len(), 4);
    assert!(choices.iter().all(|choice| view.allows(Move::Choose(*choice))));
    let number = Wish::Symbol(naming.rules.deck().face(view.hand()[0]).symbol);
    assert!(!view.allows(Move::Choose(number)) && !view.allows(Move::Draw));
    assert!(view.playable().is_empty() && view.candidates().is_empty());
    let free = table("uno", &[], &["r1 r2", "r4", "y1"], "r9", Awaiting::Turn);
    assert!(!free.view_of(Seat(0)).allows(Move::Choose(choices[0])));
}
