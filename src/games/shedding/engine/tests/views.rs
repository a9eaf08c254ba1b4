//! What a view tells of choices, answers and turns.

use super::{awaiting, game, kind, play, rules};
use crate::cards::{CardKind, Wish};
use crate::engine::{Dice, Game, Seat, Viewer};
use crate::games::shedding::engine::{
    Awaiting, CardMovement, Cause, IllegalReason, Move, Notation, Observation, Place, SheddingGame, VisibleCards,
};
use crate::games::shedding::rules::{ImmediateEffect, Wished};

const FIRST: Seat = Seat(0);

#[test]
fn the_answers_are_told_while_something_is_pending() {
    let rules = rules("uno", &[("stacking", "draw-two")]);
    let pending = awaiting(&rules, &["b+2 r1", "r3 r4"], "r+2", Awaiting::AnswerDraw { cards: 2 }).expect("a draw");
    let answers = pending.view_of(FIRST).answers();
    assert!(answers.contains(kind(&rules, "b+2")) && !answers.contains(kind(&rules, "r1")));
    let free = game(&rules, &["b+2 r1", "r3 r4"], "r+2");
    assert!(free.view_of(FIRST).answers().is_empty());
}

#[test]
fn candidates_are_known_during_the_choice() {
    let rules = rules("number-one", &[("own-cards", "bull")]);
    let hands = ["r1 r2", "r3 r4", "", "r5 r6"];
    let choosing = awaiting(&rules, &hands, "bu", Awaiting::NamePlayer).expect("a player is to be chosen");
    let view = choosing.view_of(FIRST);
    assert_eq!(view.candidates().iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
    assert_eq!(view.deed(), Some(ImmediateEffect::Draw { cards: 3 }));
    let naming = awaiting(&rules, &hands, "bu", Awaiting::NameWish).expect("a colour is to be named");
    assert_eq!((naming.view_of(FIRST).candidates().len(), naming.view_of(FIRST).deed()), (0, None));
}

#[test]
fn how_often_somebody_is_passed_over_is_told() {
    let rules = rules("uno", &[]);
    let mut game = game(&rules, &["r1 r2", "r3 r4", "r5 r6"], "r9");
    game.table.will_sit_out(Seat(1), 1);
    game.table.will_sit_out(Seat(2), 3);
    assert_eq!([0, 1, 2].map(|seat| game.view_of(FIRST).sits_out(Seat(seat))), [0, 1, 3]);
}

#[test]
fn a_card_copies_the_first_one_below_that_copies_nothing() {
    let rules = rules("joker", &[]);
    for (discard, copied) in [("h8", Some("h8")), ("c9 h9 h8 d4", Some("h8")), ("c9 h9", None)] {
        let game = game(&rules, &["d5 d6", "s4 s5"], discard);
        assert_eq!(game.view_of(FIRST).copied(), copied.map(|code| kind(&rules, code)), "{discard}");
    }
}

#[test]
fn a_rank_is_asked_for_where_it_can_be_wished() {
    for (game, top, what) in [("makao", "cx", Wished::Symbol), ("number-one", "ph", Wished::Colour)] {
        let rules = rules(game, &[]);
        let hands = if game == "makao" { ["c5 s5", "c7 s8"] } else { ["r1 r2", "b3 b4"] };
        let mut naming = awaiting(&rules, &hands, top, Awaiting::NameWish).expect("something is to be named");
        let why = naming.apply(FIRST, Move::Draw).expect_err("it is named first");
        assert_eq!(why.reason, IllegalReason::MustChoose { what }, "{game}");
        let other = match what {
            Wished::Symbol => Wish::Colour(rules.deck().all_colours().next().expect("a colour")),
            Wished::Colour => Wish::Symbol(rules.deck().face(kind(&rules, "r1")).symbol),
        };
        let why = naming.apply(FIRST, Move::Choose(other)).expect_err("that cannot be named");
        assert_eq!(why.reason, IllegalReason::MustChoose { what }, "{game}");
    }
}

#[test]
fn a_wish_for_a_round_ends_with_the_next_turn_of_its_player() {
    let rules = rules("makao", &[]);
    let mut game = game(&rules, &["cj c5 s6", "d8 d9", "h8 h9"], "c4");
    let sevens = Wish::Symbol(rules.deck().face(kind(&rules, "c7")).symbol);
    game.apply(FIRST, Move::Play { card: kind(&rules, "cj"), wish: Some(sevens), call: None })
        .expect("it can be wished");
    for seat in [1, 2] {
        assert_eq!((game.to_act(), game.view_of(FIRST).wish()), (Some(Seat(seat)), Some(sevens)));
        game.apply(Seat(seat), Move::Draw).expect("drawing is free");
    }
    assert_eq!((game.to_act(), game.view_of(FIRST).wish()), (Some(FIRST), None));
}

#[test]
fn a_determinized_own_turn_keeps_pending_draws() {
    let rules = rules("uno", &[("stacking", "draw-two")]);
    let awaits = Awaiting::AnswerDraw { cards: 2 };
    let pending = awaiting(&rules, &["b+2 r1", "r3 r4"], "r+2", awaits).expect("a draw");
    let imagined = pending.view_of(Seat(1)).determinize_on_turn(&mut Dice::new(1, 1)).expect("nothing comes first");
    assert_eq!((imagined.to_act(), imagined.view_of(Seat(1)).awaits()), (Some(Seat(1)), awaits));
}

#[test]
fn a_wish_for_a_round_of_who_is_out_holds_until_the_next_card() {
    let rules = rules("makao", &[]);
    let mut game = game(&rules, &["cj", "d7 d9", "h8 h9"], "c4");
    let sevens = Wish::Symbol(rules.deck().face(kind(&rules, "c7")).symbol);
    game.apply(FIRST, Move::Play { card: kind(&rules, "cj"), wish: Some(sevens), call: None })
        .expect("it can be wished");
    assert_eq!((game.to_act(), game.view_of(FIRST).wish()), (Some(Seat(1)), Some(sevens)));
    game.apply(Seat(1), play(&rules, "d7")).expect("it was wished");
    assert_eq!(game.view_of(FIRST).wish(), None);
}

fn codes(game: &SheddingGame, kinds: &[CardKind]) -> String {
    Notation::of(&game.rules).cards(kinds)
}

#[test]
fn only_the_player_on_turn_is_told_what_can_be_laid() {
    let rules = rules("uno", &[("doubles", "yes")]);
    let game = game(&rules, &["r1 r1 b3 g5 g5 +4", "r4 r4", "y1 y2"], "r9");
    let view = game.view_of(FIRST);
    assert_eq!(codes(&game, &view.playable()), "r1 +4");
    let groups: Vec<String> = view.playable_together().iter().map(|group| codes(&game, group.as_slice())).collect();
    assert_eq!(groups, ["r1 r1"], "the largest group");
    assert!(view.can_draw());
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Onlooker] {
        let view = game.view(viewer);
        assert!(view.playable().is_empty() && view.playable_together().is_empty() && !view.allows(Move::Draw));
    }
}

#[test]
fn what_is_seen_is_not_unseen() {
    let hands = ["r1 r2", "r4", "b6 b7 b8"];
    let game = game(&rules("uno", &[]), &hands, "r9");
    let all = game.rules.deck().len();
    let unseen = |seat| game.view_of(Seat(seat)).unseen_cards().len();
    assert_eq!([0, 1, 2].map(unseen), [all - 3, all - 2, all - 4]);
    assert_eq!(game.view(Viewer::Onlooker).unseen_cards().len(), all - 1);
}

#[test]
fn in_open_hands_nothing_is_unseen_but_the_pile() {
    let game = game(&rules("numnum-mau-mau", &[("hands", "open")]), &["b7 b11", "g2 g3", "r4"], "y8");
    let (view, table) = (game.view_of(Seat(0)), &game.table);
    let held: usize = Seat::all(3).map(|seat| table.hand(seat).len()).sum();
    assert_eq!(view.unseen_cards().len(), game.rules.deck().len() - held - 1);
}

#[test]
fn another_seat_is_put_on_turn_unless_a_choice_is_due() {
    let running = game(&rules("uno", &[]), &["r1 r2", "r4 b4", "y1 y2"], "r9");
    let mut dice = Dice::new(1, 1);
    let imagined = running.view_of(Seat(1)).determinize_on_turn(&mut dice).expect("nothing comes first");
    assert_eq!((imagined.to_act(), running.to_act()), (Some(Seat(1)), Some(Seat(0))));
    assert_eq!(imagined.view_of(Seat(1)).hand(), running.view_of(Seat(1)).hand());
    assert!(running.view(Viewer::Onlooker).determinize_on_turn(&mut dice).is_none());
    let out = game(&rules("uno", &[]), &["r1 r2", "", "y1 y2"], "r9");
    assert!(out.view_of(Seat(1)).determinize_on_turn(&mut dice).is_none(), "who is out has no turn");
}

#[test]
fn who_gave_or_was_given_hidden_cards_has_learnt_something() {
    let moved = |from, to| {
        Observation::Moved(CardMovement { cards: VisibleCards::Backs(1), from, to, cause: Cause::Draw, held: 1 })
    };
    let [a, b, c] = [0, 1, 2].map(Seat);
    let learnt =
        |seen: &Observation| [a, b, c].map(|seat| SheddingGame::has_learnt(std::slice::from_ref(seen), seat));
    assert_eq!(learnt(&moved(Place::Hand(a), Place::Hand(b))), [true, true, false]);
    assert_eq!(learnt(&moved(Place::Hand(a), Place::Hand(a))), [false, false, false]);
    assert_eq!(learnt(&moved(Place::Hand(a), Place::ShownTo(c))), [false, false, true]);
    assert_eq!(learnt(&moved(Place::Pile, Place::Hand(b))), [false, false, false]);
}

#[test]
fn a_colour_is_named_where_one_is_to_be_named_and_no_number() {
    let naming =
        awaiting(&rules("uno", &[]), &["r1 r2", "r4", "y1"], "w", Awaiting::NameColour).expect("a wild card");
    let view = naming.view_of(Seat(0));
    let choices = view.choices();
    assert_eq!(choices.len(), 4);
    assert!(choices.iter().all(|choice| view.allows(Move::Choose(*choice))));
    let number = Wish::Symbol(naming.rules.deck().face(view.hand()[0]).symbol);
    assert!(!view.allows(Move::Choose(number)) && !view.allows(Move::Draw));
    assert!(view.playable().is_empty() && view.candidates().is_empty());
    let free = game(&rules("uno", &[]), &["r1 r2", "r4", "y1"], "r9");
    assert!(!free.view_of(Seat(0)).allows(Move::Choose(choices[0])));
}
