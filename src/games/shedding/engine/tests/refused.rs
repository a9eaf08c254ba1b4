//! Why something is refused, and what would do.

use std::sync::Arc;

use super::{NO_NINE_LAST, awaiting, begin, game, house, kind, kinds, play, position, rules};
use crate::cards::Wish;
use crate::engine::{Game, Referee, Seat, Viewer};
use crate::games::shedding::engine::Notation;
use crate::games::shedding::engine::legality::Legality;
use crate::games::shedding::engine::{
    Awaiting, IllegalMove, IllegalReason, Instead, Move, Needs, PlayedTogether, Position, SheddingGame, Verdict,
};
use crate::games::shedding::rules::Rules;
use crate::rules::Call;

/// What the first seat is told to need when a card does not fit.
fn needs(game: &SheddingGame, card: &str) -> Needs {
    match game.view_of(Seat(0)).why_not(kind(&game.rules, card)).expect("it does not fit").reason {
        IllegalReason::DoesNotFit { needs, .. } => needs,
        other => panic!("another reason: {other:?}"),
    }
}

#[test]
fn on_a_number_the_rows_fit_in_which_it_lies_and_the_one() {
    let rules = rules("numnum-mau-mau", &[]);
    let one = rules.deck().face(kind(&rules, "b1")).symbol;
    let open = game(&rules, &["r7 b4", "g2 g3"], "y12");
    let needs_now = needs(&open, "r7");
    assert_eq!((needs_now.rows, needs_now.blocked, needs_now.one), (vec![2, 3, 4, 6], Vec::new(), Some(one)));
    let beside = kinds(&rules, "-2");
    let banned = Position { beside, ..position(&rules, &["r7 b4", "g2 g3"], "y12") };
    let needs_then = needs(&begin(&rules, Referee::Kind, &banned).expect("a ban"), "r7");
    assert_eq!((needs_then.rows, needs_then.blocked), (vec![3, 4, 6], vec![2]));
}

#[test]
fn under_a_wish_no_row_fits_and_no_one() {
    let rules = rules("numnum-mau-mau", &[]);
    let green = rules.deck().face(kind(&rules, "g2")).colour.expect("a colour");
    let wish = Some(Wish::Colour(green));
    let wished = Position { wish, ..position(&rules, &["r7 b4", "g2 g3"], "y12") };
    let needs = needs(&begin(&rules, Referee::Kind, &wished).expect("a wish"), "r7");
    assert_eq!((needs.rows, needs.blocked, needs.one, needs.colour), (Vec::new(), Vec::new(), None, Some(green)));
}

#[test]
fn on_a_card_without_a_number_no_row_fits() {
    let rules = rules("uno", &[]);
    let needs = needs(&game(&rules, &["r7 b4", "g2 g3"], "y2"), "r7");
    assert_eq!((needs.rows, needs.one, needs.own), (Vec::new(), None, None));
}

#[test]
fn the_own_number_falls_with_each_round_won_and_fits_always() {
    let rules = rules("countdown", &[]);
    for (won, number, fits, other) in [(0, 8, "h8", "h7"), (1, 7, "h7", "h8")] {
        let totals = vec![won, 0];
        let stated = Position { totals, ..position(&rules, &["h7 h8 d9", "s3 s4"], "c4") };
        let game = begin(&rules, Referee::Kind, &stated).expect("a position");
        let view = game.view_of(Seat(0));
        assert_eq!((needs(&game, other).own, view.why_not(kind(&rules, fits))), (Some(number), None));
        assert!(view.own_number().contains(kind(&rules, fits)) && !view.own_number().contains(kind(&rules, other)));
        assert!(!view.wishes_with(kind(&rules, fits)).is_empty() && view.wishes_with(kind(&rules, "d9")).is_empty());
        assert!(game.view(Viewer::Onlooker).own_number().is_empty());
    }
}

#[test]
fn out_of_turn_only_the_twin_does() {
    let rules = rules("uno", &[("jump-in", "yes")]);
    let mut game = game(&rules, &["r5 b1 b2", "r5 g1 g2", "y1 y2"], "r9");
    game.apply(Seat(0), play(&rules, "r5")).expect("it fits");
    assert_eq!((game.to_act(), game.view_of(Seat(1)).awaits()), (Some(Seat(1)), Awaiting::JumpIn));
    let view = game.view_of(Seat(1));
    assert_eq!((view.why_not(kind(&rules, "r5")), view.twin()), (None, Some(kind(&rules, "r5"))));
    let why = view.why_not(kind(&rules, "g1")).expect("another card");
    assert_eq!(why.reason, IllegalReason::OnlyTwin { card: kind(&rules, "r5") });
}

#[test]
fn who_may_not_bluff_may_answer_all_the_same() {
    let rules = rules("uno", &[("bluffing", "forbidden"), ("stacking", "draw-four")]);
    let free = game(&rules, &["+4 r1 b2", "y1 y2"], "r9");
    let why = free.view_of(Seat(0)).why_not(kind(&rules, "+4")).expect("the hand holds the colour");
    assert_eq!(why.reason, IllegalReason::NoBluff { card: kind(&rules, "+4") });
    let honest = game(&rules, &["+4 g1 b2", "y1 y2"], "r9");
    assert_eq!(honest.view_of(Seat(0)).why_not(kind(&rules, "+4")), None);
    let bluffs = super::rules("uno", &[]);
    assert_eq!(game(&bluffs, &["+4 r1 b2", "y1 y2"], "r9").view_of(Seat(0)).why_not(kind(&bluffs, "+4")), None);
}

#[test]
fn a_stuck_player_draws_or_passes() {
    let instead = |rules: &Arc<Rules>, top: &str, awaits: Awaiting| {
        let game = awaiting(rules, &["r1 r2", "r3 r4"], top, awaits).expect("a position");
        Legality { rules: &game.rules, setup: &game.setup, table: &game.table }.instead_of_a_card()
    };
    let uno = rules("uno", &[("stacking", "draw-two")]);
    assert_eq!(instead(&uno, "r9", Awaiting::Turn), Instead::Draw);
    assert_eq!(instead(&uno, "r9", Awaiting::Again), Instead::Pass);
    assert_eq!(instead(&uno, "r+2", Awaiting::AnswerDraw { cards: 2 }), Instead::Draw);
    let skips = rules("mercy", &[]);
    let stop = skips.deck().kinds().find(|kind| skips.kind(*kind).skip.is_some()).expect("a card that skips");
    assert_eq!(instead(&skips, Notation::of(&skips).card(stop), Awaiting::AnswerSkip(1)), Instead::Pass);
    assert_eq!(instead(&rules("chameleon", &[]), "r9", Awaiting::Turn), Instead::Pass, "there nobody draws");
}

#[test]
fn a_run_does_not_end_with_a_card_that_may_not_be_the_last() {
    let rules = house("number-one", NO_NINE_LAST);
    let together = |hand: &str| {
        let game = game(&rules, &[hand, "y1 y2"], "r3");
        let groups = game.view_of(Seat(0)).playable_together();
        let mut told: Vec<String> = groups.iter().map(|group| Notation::of(&rules).cards(group.as_slice())).collect();
        told.sort();
        told
    };
    assert_eq!(together("r8 r9 b1"), ["r8 r9"]);
    assert_eq!(together("r8 r9"), ["r9 r8"]);
    let last = PlayedTogether::new(&kinds(&rules, "r8 r9")).expect("two cards");
    let whole = game(&rules, &["r8 r9", "y1 y2"], "r3");
    let wanted = Move::PlayTogether { cards: last, call: None };
    assert!(!whole.view_of(Seat(0)).allows(wanted));
    // With other cards in the hand it is the call that is wrong.
    let part = game(&rules, &["r8 r9 b1 b2 b3", "y1 y2"], "r3");
    let wanted = Move::PlayTogether { cards: last, call: Some(Call(0)) };
    let refused = part.view_of(Seat(0)).judge(wanted);
    assert!(
        matches!(&refused, Some(Verdict::Impossible(IllegalMove { reason: IllegalReason::CallNotDue { .. }, .. }))),
        "{refused:?}"
    );
}

#[test]
fn eight_cards_can_be_laid_together_and_no_nine() {
    let rules = house("uno", "together.ranks = { same = \"symbol\", min = 2, max = 8, of = [\"number\"] }");
    let game = game(&rules, &["r5 r5 y5 y5 g5 g5 b5 b5 y1", "r1 r2"], "r9");
    let groups = game.view_of(Seat(0)).playable_together();
    assert_eq!(groups.iter().map(|group| group.as_slice().len()).collect::<Vec<_>>(), [8]);
}

#[test]
fn with_a_card_is_wished_what_can_be_wished_with_it() {
    let reason = |game: &SheddingGame, wanted: &str| {
        let wanted = Notation::of(&game.rules).read(wanted).expect("a move");
        match game.view_of(Seat(0)).judge(wanted) {
            Some(Verdict::Legal) => None,
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => Some(why.reason),
            None => panic!("a player is judged"),
        }
    };
    let mercy = rules("mercy", &[]);
    let rain = kind(&mercy, "ra");
    let wishes =
        ["r1", "y1"].map(|code| Wish::Colour(mercy.deck().face(kind(&mercy, code)).colour.expect("a colour")));
    let limited = game(&mercy, &["ra r1 b2", "y1 y2"], "r5");
    assert_eq!(reason(&limited, "play ra wish red"), None);
    assert_eq!(
        reason(&limited, "play ra wish blue"),
        Some(IllegalReason::NotToWish { card: rain, wishes: wishes.to_vec() })
    );
    assert_eq!(reason(&limited, "play ra"), Some(IllegalReason::WishMissing { card: rain }));
    assert_eq!(reason(&limited, "play r1 wish red"), Some(IllegalReason::NoWish { card: kind(&mercy, "r1") }));
    let makao = rules("makao", &[]);
    let ranks = game(&makao, &["cj c5 s6", "d7 d8"], "c4");
    assert_eq!(reason(&ranks, "play cj wish 6"), None);
    assert_eq!(reason(&ranks, "play cj wish spades"), Some(IllegalReason::WishMissing { card: kind(&makao, "cj") }));
    let later = rules("number-one", &[]);
    let hands = game(&later, &["ph r1 b2", "y1 y2"], "r5");
    assert_eq!(reason(&hands, "play ph"), None);
    assert_eq!(reason(&hands, "play ph wish red"), Some(IllegalReason::WishLater { card: kind(&later, "ph") }));
}

#[test]
fn wrong_groups_are_refused_with_the_closest_clause() {
    let rules = rules("uno", &[("doubles", "yes"), ("straights", "yes")]);
    let [doubles, straights] = ["doubles", "straights"].map(|id| rules.book.together[id].clause);
    let game = game(&rules, &["r5 b5 b6 r7 y7 r8", "y1 y2"], "r9");
    for (cards, clause) in [
        ("r5 b5", doubles),
        ("r5 r7", straights),
        ("r5 b6", doubles),
        ("r5 b6 y7", straights),
        ("r5 r7 r8", straights),
    ] {
        let cards = PlayedTogether::new(&kinds(&rules, cards)).expect("several cards");
        let refused = game.view_of(Seat(0)).judge(Move::PlayTogether { cards, call: None });
        let Some(Verdict::Wrong(IllegalMove { reason: IllegalReason::NotTogether { .. }, clause: told })) = refused
        else {
            panic!("{refused:?}")
        };
        assert!(told.is_some() && told == clause, "{cards:?}: {told:?}");
    }
}
