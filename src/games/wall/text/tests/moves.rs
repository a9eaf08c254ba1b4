//! Moves: possible, refused, advised.

use super::*;
use crate::games::wall::bot::{Motive, Tip};
use crate::games::wall::engine::{IllegalMove, IllegalReason, Pair};

#[test]
fn two_exchanges_for_the_same_cards_tell_them_once() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "The wish card on stack 2 can be exchanged for red 9 or blue 2. The wish card on stack 7 can be exchanged for the same.",
            "2w>r9 b2 7w same",
        ),
        (
            Lang::De,
            "Die Wunschkarte auf Stapel 2 kannst du gegen die rote 9 oder die blaue 2 tauschen. Die Wunschkarte auf \
             Stapel 7 ebenso.",
            "2w>r9 b2 7w ebenso",
        ),
        (
            Lang::Fi,
            "Pinon 2 toivekortin voi vaihtaa, ja tilalle voi tulla punainen ysi tai sininen kakkonen. Samoin pinon 7 \
             toivekortin.",
            "2w>p9 s2 7w samoin",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut stacks = WALL;
        stacks[1] = "w";
        let game = table.game_with(stacks, true, "r9 b2", "", "");
        is(&table.says().exchanges(game.view()), text, braille);
    }
}

#[test]
fn every_reason_can_be_told() {
    for (game, lang) in GAMES.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        let table = Table::new(game, lang);
        let cards = table.pair("r12 g13");
        let (card, wish, spot) = (cards[0], table.card("w"), spot(3));
        let reasons = [
            IllegalReason::NotYourTurn { turn: ANNA },
            IllegalReason::NotDealt,
            IllegalReason::AlreadyDealt,
            IllegalReason::Over,
            IllegalReason::NoSuchStack { spot, stacks: 2 },
            IllegalReason::Empty { spot },
            IllegalReason::OneStack { spot },
            IllegalReason::LastOfRow { spot },
            IllegalReason::NeverPairs { card: wish },
            IllegalReason::NeverPairs { card: table.card("-2") },
            IllegalReason::DoNotFit { cards },
            IllegalReason::DoublyFirst { cards, instead: Pair::new(Spot(0), Spot(4)) },
            IllegalReason::NoExchange { card },
            IllegalReason::NotAmongTaken { card },
            IllegalReason::LeavesNoPair { card },
            IllegalReason::MustTake { passes: false },
            IllegalReason::MustTake { passes: true },
            IllegalReason::MustChooseSide,
            IllegalReason::NoBreach,
            IllegalReason::NoSide,
        ];
        let told: Vec<String> =
            reasons.map(|reason| table.says().why(&IllegalMove { reason, clause: None }).text).into_iter().collect();
        for (index, text) in told.iter().enumerate() {
            assert!(text.ends_with('.') && text.chars().next().is_some_and(char::is_uppercase), "{text}");
            assert!(!told[..index].contains(text), "two reasons are told alike: {text}");
        }
    }
}

/// Lines that name the optional pass (NN-14).
#[test]
fn a_pass_is_offered_and_told_where_the_option_says_so() {
    for (lang, turn, what, passed, must, tip) in [
        (
            Lang::En,
            (
                "Your turn. 3 pairs, one a double match. A wish card is free at 7. You may also pass.",
                "turn 3 pairs 2x 1 w:7 or pass",
            ),
            "Suppose you take red 12 and red 24, a double match. Now free: 1: blue 8. 2: yellow 3, the last \
             one. You may take another pair. 3 pairs, one a double match.",
            ("You pass.", "pass"),
            "You may pass only in the main part, after your own double match and before an exchange. Take a pair.",
            "Tip: pass. Nothing looks better.",
        ),
        (
            Lang::De,
            (
                "Du bist dran. 3 Paare, eines davon passt doppelt. Wunschkarte frei: 7. Oder passe.",
                "dran 3 Paare 2x 1 w:7 oder passen",
            ),
            "",
            ("Du passt.", "passt"),
            "Passen darfst du nur im Hauptteil, nach einem eigenen doppelt passenden Paar und vor einem Tausch. Nimm ein Paar.",
            "Tipp: passe. Etwas Besseres ist nicht zu sehen.",
        ),
        (
            Lang::Fi,
            (
                "Sinun vuorosi. 3 paria, yksi sopii kahdella tavalla. Toivekortti vapaana: 7. Tai passaa.",
                "vuoro 3 paria 2x 1 w:7 tai passaa",
            ),
            "",
            ("Passaat.", "passaa"),
            "Saat passata vain pääosassa, oman kahdella tavalla sopivan parisi jälkeen ja ennen vaihtoa. Ota pari.",
            "Vihje: passaa. Parempaa ei näy.",
        ),
    ] {
        let table = Table::with_passes(lang);
        let mut game = table.game(WALL, true);
        let says = table.says();
        if !what.is_empty() {
            assert_eq!(says.what_if(game.view(), take(1, 2)).text, what);
        }
        let pass = says.why(&game.view().why_not(ME, Move::Pass).expect("a pair must be taken first"));
        assert!(pass.text.starts_with(must), "{}", pass.text);
        game.apply(ME, take(1, 2)).expect("a legal move");
        is(&says.turn(game.view()), turn.0, turn.1);
        let advice = Tip { wanted: Move::Pass, motive: Motive::AsGood };
        assert_eq!(says.tip(game.view(), &advice).text, tip);
        let step = game.apply(ME, Move::Pass).expect("a legal move");
        are(&says.step(&step), &[passed]);
        assert_eq!(game.to_act(), Some(ANNA));
        assert_eq!(says.or_pass(game.view()), None);
    }
}

#[test]
fn every_motive_can_be_told() {
    let motives = [
        Motive::OnlyMove,
        Motive::Wins,
        Motive::Breaches { cards: 1 },
        Motive::Breaches { cards: 40 },
        Motive::MostCards,
        Motive::GoesOn,
        Motive::FitsDoubly,
        Motive::FitsDoublyThen,
        Motive::FitsThen,
        Motive::BreachesThen { cards: 42 },
        Motive::AvoidsBreachThen { next: ANNA },
        Motive::LeavesDoublyThen { next: ANNA, pairs: 0 },
        Motive::AvoidsBreach { next: ANNA },
        Motive::LeavesDoubly { next: ANNA, pairs: 0 },
        Motive::LeavesDoubly { next: ANNA, pairs: 1 },
        Motive::LeavesDoubly { next: ANNA, pairs: 2 },
        Motive::AsGood,
    ];
    for lang in Lang::ALL {
        let table = Table::new("numnum-wall", lang);
        let game = table.game(WALL, true);
        let tell = |motive| table.says().tip(game.view(), &Tip { wanted: take(1, 2), motive }).text;
        let told: Vec<String> = motives.into_iter().map(tell).collect();
        for (index, text) in told.iter().enumerate() {
            assert!(text.ends_with('.'), "{text}");
            assert!(!told[..index].contains(text), "two motives are told alike: {text}");
        }
    }
}
