//! What a view tells of choices, answers and turns.

use super::{awaiting, begin, game, kind, kinds, lay, position, rules};
use crate::cards::Wish;
use crate::engine::{Dice, Referee, Seat, Viewer};
use crate::games::shedding::engine::{Awaiting, IllegalReason, Move, Position, SheddingGame};
use crate::rules::ImmediateEffect;
use crate::rules::rule_set::Wished;

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
fn turns_are_counted() {
    let rules = rules("uno", &[]);
    let mut game = game(&rules, &["r1 r2 r7", "r3 r4 r8", "r5 r6"], "r9");
    let before = game.view_of(FIRST).turns();
    game.apply(FIRST, lay(&rules, "r1")).expect("it fits");
    game.apply(Seat(1), lay(&rules, "r3")).expect("it fits");
    assert_eq!(game.view_of(FIRST).turns(), before + 2);
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
fn bans_beside_the_pile_are_told() {
    let rules = rules("numnum-mau-mau", &[]);
    let bans = kinds(&rules, "-2 -5");
    let stated = Position { beside: bans.clone(), ..position(&rules, &["r7 b4", "g2 g3"], "y12") };
    let game = begin(&rules, Referee::Kind, &stated).expect("a position");
    let view = game.view_of(FIRST);
    assert_eq!(view.beside(), bans);
    let banned = [2, 3, 5].map(|row| rules.rows().is_banned(view.bans(), row));
    assert_eq!(banned, [true, false, true]);
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
fn a_picked_decision_is_the_listed_one() {
    let stands = |game: &SheddingGame| {
        let (view, mut listed) = (game.view_of(FIRST), Vec::new());
        view.decisions(&mut listed);
        for (number, wanted) in listed.iter().enumerate() {
            assert_eq!(view.pick_decision(|_| number), Some(*wanted), "{number} of {listed:?}");
        }
        assert_eq!(game.view_of(Seat(1)).pick_decision(|_| 0), None, "who is not on turn has nothing to decide");
        listed.len()
    };
    // A last card that may not be laid, a number that fits always, a card that stands for others, several cards together.
    for (id, options, hands, top, decisions) in [
        ("uno", &[][..], ["w", "y1 y2"], "r9", 1),
        ("uno", &[("last-card", "number")], ["r+2", "y1 y2"], "r9", 1),
        ("countdown", &[], ["h7 h8 d9", "s3 s5"], "c4", 5),
        ("joker", &[], ["jo d4 d5", "s4 s5"], "h7", 2),
        ("uno", &[("doubles", "yes")], ["r1 r1 b2", "y1 y2"], "r9", 2),
        ("uno", &[], ["r1 r2 b2", "y1 y2"], "r9", 2),
    ] {
        let rules = rules(id, options);
        assert_eq!(stands(&game(&rules, &hands, top)), decisions, "{id} {hands:?}");
    }
}

#[test]
fn nobody_is_told_what_another_one_can_lay_together() {
    let rules = rules("uno", &[("doubles", "yes")]);
    let game = game(&rules, &["r1 r1 b2", "y1 y1"], "r9");
    let groups = |viewer: Viewer| game.view(viewer).playable_together().len();
    assert_eq!([Viewer::Seat(FIRST), Viewer::Seat(Seat(1)), Viewer::Onlooker].map(groups), [1, 0, 0]);
}

#[test]
fn a_wish_for_a_round_of_who_is_out_holds_until_the_next_card() {
    let rules = rules("makao", &[]);
    let mut game = game(&rules, &["cj", "d7 d9", "h8 h9"], "c4");
    let sevens = Wish::Symbol(rules.deck().face(kind(&rules, "c7")).symbol);
    game.apply(FIRST, Move::Play { card: kind(&rules, "cj"), wish: Some(sevens), call: None })
        .expect("it can be wished");
    assert_eq!((game.to_act(), game.view_of(FIRST).wish()), (Some(Seat(1)), Some(sevens)));
    game.apply(Seat(1), lay(&rules, "d7")).expect("it was wished");
    assert_eq!(game.view_of(FIRST).wish(), None);
}
