//! Moves: possible, refused, advised.

use super::*;
use crate::engine::Game as _;
use crate::games::patience::bot::Motive;
use crate::games::patience::engine::{IllegalMove, IllegalReason, Outlook, SolverResult};

#[test]
fn all_or_none_of_the_hidden_cards_are_counted_in_words() {
    let told = |lang, hidden: &str| {
        let layout = format!("piles r12 y39 g34 b24; turned b8; hidden {hidden}");
        let table = Table::new(lang, &layout);
        table.announcer().what_if(table.view(), Move::Lay).text
    };
    let then = "Then the next of 2 hidden cards is turned.";
    let all = "Blue 8 on its pile: All 2 hidden cards of that colour fit on it.";
    assert_eq!(told(Lang::En, "b6 b2"), format!("{all} {then}"));
    let none = "Blue 8 on its pile: None of the 2 hidden cards of that colour fits on it.";
    assert_eq!(told(Lang::En, "b7 b5"), format!("{none} {then}"));
    let one = "Blaue 8: Die einzige verdeckte Karte der Farbe passt darauf.";
    assert!(told(Lang::De, "b6 r5").starts_with(one));
    let all = "Sininen kasi pinoon: Piilossa on 2 samanväristä korttia, ja kaikki sopivat sen päälle.";
    assert!(told(Lang::Fi, "b6 b2").starts_with(all));
}

#[track_caller]
fn refuses(layout: &str, wanted: &str, expected: [(Lang, &str, &str); 3]) {
    for (lang, text, braille) in expected {
        let table = Table::new(lang, layout);
        let why = table.view().why_not(table.wanted(wanted)).expect("it is refused");
        assert_eq!(form(&table.announcer().why(&why)), (text, braille), "{lang}");
    }
}

#[test]
fn cards_that_stand_for_any_are_named_as_the_game_calls_them() {
    refuses(
        "piles r12 y39 g34 b24; turned b8; hidden r5",
        "wish red",
        [
            (Lang::En, "You have no wish card, neither turned nor kept. Rule NN-25.", "no w NN-25"),
            (Lang::De, "Du hast keine Wunschkarte, weder aufgedeckt noch behalten. Regel NN-25.", "keine w NN-25"),
            (Lang::Fi, "Sinulla ei ole toivekorttia, ei käännettynä eikä säästössä. Sääntö NN-25.", "ei w NN-25"),
        ],
    );
    refuses(
        "piles r12 y39 g34 b24; turned w; hidden r5",
        "put",
        [
            (
                Lang::En,
                "The wish card fits on any pile. Type wish and a colour, or keep. Rule NN-25.",
                "w, which pile NN-25",
            ),
            (
                Lang::De,
                "Die Wunschkarte passt auf jeden Stapel. Tippe wunsch und eine Farbe oder tippe behalten. Regel NN-25.",
                "w, welcher Stapel NN-25",
            ),
            (
                Lang::Fi,
                "Toivekortti käy mihin pinoon tahansa. Kirjoita toive ja väri, tai säästä. Sääntö NN-25.",
                "w, mikä pino NN-25",
            ),
        ],
    );
    refuses(
        "piles r12 y39 g34 b24; turned b8; hidden r5",
        "keep",
        [
            (Lang::En, "Blue 8 cannot be kept. You can keep only the wish card. Rule NN-25.", "keep only w NN-25"),
            (
                Lang::De,
                "Die blaue 8 lässt sich nicht behalten. Behalten kannst du nur eine Wunschkarte. Regel NN-25.",
                "behalten nur w NN-25",
            ),
            (
                Lang::Fi,
                "Sinistä kasia ei voi säästää. Voit säästää vain toivekortin. Sääntö NN-25.",
                "säästä vain w NN-25",
            ),
        ],
    );
}

#[test]
fn every_reason_is_told_with_its_clause_in_every_language() {
    let rules = rules();
    let (own, top) = (card(&rules, "b7"), card(&rules, "b24"));
    for lang in Lang::ALL {
        let table = Table::undealt(lang);
        for reason in [
            IllegalReason::NotDealt,
            IllegalReason::AlreadyDealt,
            IllegalReason::Over,
            IllegalReason::UsedUp,
            IllegalReason::DoesNotFit { card: own, top },
            IllegalReason::MustLay { card: own },
            IllegalReason::EmptyRow { colour: Colour(0) },
            IllegalReason::NameAPile { card: own },
            IllegalReason::CannotKeep { card: own },
            IllegalReason::NoWish,
            IllegalReason::NotUsedUp,
            IllegalReason::NothingToUndo,
        ] {
            let why = IllegalMove { reason, clause: "NN-26".parse().ok() };
            let line = table.announcer().why(&why);
            assert!(line.text.ends_with("NN-26.") && line.braille.ends_with("NN-26"), "{line:?}");
            assert_eq!(line.channel, Channel::Error);
            let bare = table.announcer().why(&IllegalMove { clause: None, ..why });
            assert!(bare.text.ends_with('.') && !bare.text.contains("NN-"), "{bare:?}");
        }
    }
}

#[test]
fn every_motive_of_every_move_can_be_told_in_every_language() {
    for lang in Lang::ALL {
        let table = Table::new(lang, "piles r12 y39 g34 b7; turned b21; hidden r40");
        let card = card(table.game.rules(), "r9");
        for wanted in ["lay", "put", "row red", "wish red", "keep", "stop"] {
            for motive in [
                Motive::MustLay,
                Motive::MustPut,
                Motive::NowFits { card },
                Motive::ThenFits { card },
                Motive::Frees { card },
                Motive::EmptiesRow,
                Motive::AllFit,
                Motive::Later,
                Motive::Wins,
            ] {
                let line = table.announcer().tip(&Tip { wanted: table.wanted(wanted), card, motive });
                assert!(line.text.ends_with('.') && !line.braille.is_empty(), "{line:?}");
                assert_eq!((line.channel, line.urgency), (Channel::Hand, Urgency::Answer));
            }
        }
    }
}

#[track_caller]
fn told(lang: Lang, answer: SolverResult, tried: u16, winnable: u16, text: &str, braille: &str) {
    let table = Table::undealt(lang);
    let line = table.announcer().chances(&Outlook { answer, tried, winnable });
    assert_eq!(form(&line), (text, braille), "{lang}");
}

#[test]
fn with_nothing_hidden_it_is_yes_or_no_or_given_up() {
    told(Lang::En, SolverResult::Winnable, 0, 0, "Yes, the game can still be won.", "yes");
    told(Lang::De, SolverResult::Winnable, 0, 0, "Ja, das Spiel ist noch zu gewinnen.", "ja");
    told(Lang::Fi, SolverResult::Winnable, 0, 0, "Kyllä, pelin voi vielä voittaa.", "kyllä");
    told(Lang::En, SolverResult::Lost, 0, 0, "No, the game can no longer be won.", "no");
    let text = "Unknown. The search took too long and was given up.";
    told(Lang::En, SolverResult::Undecided, 0, 0, text, "unknown");
}

#[test]
fn of_a_hidden_order_it_is_told_how_many_were_tried() {
    let text = "Perhaps. Of 20 shuffles of the hidden pile, 7 can be won by somebody who knows the order.";
    told(Lang::En, SolverResult::Winnable, 20, 7, text, "perhaps 7/20");
    let text = "Vielleicht. Von 20 Mischungen des Handstapels ist eine zu gewinnen, wenn man die \
                Reihenfolge kennt.";
    told(Lang::De, SolverResult::Winnable, 20, 1, text, "vielleicht 1/20");
    let text = "Ehkä. Kokeilin 20 järjestystä. Niistä 7 vie voittoon, jos järjestyksen tietää.";
    told(Lang::Fi, SolverResult::Winnable, 20, 7, text, "ehkä 7/20");
    let text = "No. Whatever the order of the hidden cards, the game can no longer be won.";
    told(Lang::En, SolverResult::Lost, 20, 0, text, "no, in any order");
    let text = "Unknown. The program found no win in 20 possible orders of the hidden pile, but there are others.";
    told(Lang::En, SolverResult::Undecided, 20, 0, text, "unknown, 0/20");
}

#[test]
fn a_game_without_hope_is_told_to_be_lost_and_one_with_hope_not() {
    let layout = "piles r12 y39 g34 b7; rows r7; turned b21; hidden r5 b2";
    let table = Table::new(Lang::En, layout);
    let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
    let text = "No. Whatever the order of the hidden cards, the game can no longer be won.";
    assert_eq!(table.announcer().chances(&outlook).text, text);
    let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9; turned b21");
    let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
    assert_eq!(table.announcer().chances(&outlook).text, "Yes, the game can still be won.");
}
