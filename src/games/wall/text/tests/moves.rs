//! Moves: possible, refused, advised.

use super::*;
use crate::games::wall::bot::{Motive, Tip};
use crate::games::wall::engine::{IllegalMove, IllegalReason, Pair};

#[test]
fn pairs_are_told_by_card_doubly_fitting_first() {
    let braille = "1x 1+4 2+4 3+4 1+5 2+5";
    for (lang, doubly, singly, short) in [
        (
            Lang::En,
            ("Double matches: 1 and 2: red 12 and red 24.", "2x 1+2"),
            "Single matches: 4: yellow 39 with 1: red 12, 2: red 24, 3: green 13; 5: red 5 with 1: red 12, 2: red 24.",
            "Single matches: 4 with 1, 2, 3; 5 with 1, 2.",
        ),
        (
            Lang::De,
            ("Doppelt passend: 1 und 2: rote 12 und rote 24.", "2x 1+2"),
            "Einfach passend: 4: gelbe 39, dazu 1: rote 12, 2: rote 24, 3: grüne 13; 5: rote 5, dazu 1: rote 12, 2: rote 24.",
            "Einfach passend: 4 mit 1, 2, 3; 5 mit 1, 2.",
        ),
        (
            Lang::Fi,
            ("Kahdella tavalla sopivat: 1 ja 2: punainen 12 ja punainen 24.", "2x 1+2"),
            "Yhdellä tavalla sopivat: 4: keltainen 39, parina 1: punainen 12, 2: punainen 24, 3: \
             vihreä 13; 5: punainen viitonen, parina 1: punainen 12, 2: punainen 24.",
            "Yhdellä tavalla sopivat: 4, parina 1, 2, 3; 5, parina 1, 2.",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let opening = table.says().pairs(table.game(WALL, false).view(), None);
        are(&opening, &[doubly]);
        let lines = table.says().pairs(table.game(WALL, true).view(), None);
        are(&lines, &[doubly, (singly, braille)]);
        assert_eq!(lines[1].short, short);
    }
}

/// The front card of a row fits the card behind it and the front cards of rows on both sides.
#[test]
fn the_card_behind_is_told_with_its_own_row() {
    for (lang, all, of_one) in [
        (
            Lang::En,
            "Single matches: 3: yellow 15 with green 36 from the same row, 1: blue 6, 5: red 5.",
            "Yellow 15 in row 3. Single matches: green 36 from the same row; 1: blue 6; 5: red 5.",
        ),
        (
            Lang::De,
            "Einfach passend: 3: gelbe 15, dazu grüne 36 aus derselben Reihe, 1: blaue 6, 5: rote 5.",
            "Gelbe 15 in Reihe 3. Einfach passend: grüne 36 aus derselben Reihe; 1: blaue 6; 5: rote 5.",
        ),
        (
            Lang::Fi,
            "Yhdellä tavalla sopivat: 3: keltainen 15, parina sen takana vihreä 36, 1: sininen kuutonen, 5: punainen viitonen.",
            "Keltainen 15 on rivissä 3. Yhdellä tavalla sopivat: sen takana vihreä 36; 1: sininen kuutonen; 5: punainen viitonen.",
        ),
    ] {
        let table = Table::new("numnum-clear", lang);
        let game = table.game(["b6", "", "y15 g36", "", "r5", "", ""], true);
        let told = |of| table.says().pairs(game.view(), of).into_iter().map(|line| line.text).collect::<Vec<_>>();
        assert_eq!(told(None), [all]);
        assert_eq!(told(Some(spot(3))), [of_one]);
    }
}

#[test]
fn the_pairs_of_one_card() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "Red 6 in row 1. Double matches: red 9 from the same row. Single matches: 4: yellow 39; 5: red 5; 7: green 16.",
            "1r6 2x +r9 1x 4y39 5r5 7g16",
        ),
        (
            Lang::De,
            "Rote 6 in Reihe 1. Doppelt passend: rote 9 aus derselben Reihe. Einfach passend: 4: gelbe 39; 5: rote 5; 7: grüne 16.",
            "1r6 2x +r9 1x 4g39 5r5 7n16",
        ),
        (
            Lang::Fi,
            "Punainen kuutonen on rivissä 1. Kahdella tavalla sopivat: sen takana punainen ysi. Yhdellä tavalla sopivat: 4: \
             keltainen 39; 5: punainen viitonen; 7: vihreä 16.",
            "1p6 2x +p9 1x 4k39 5p5 7v16",
        ),
    ] {
        let table = Table::new("numnum-clear", lang);
        let game = table.game(["r6 r9 y5", "", "g13 g2", "y39 y2", "r5", "b7 -2 -5 b3", "g16 g3"], true);
        are(&table.says().pairs(game.view(), Some(spot(1))), &[(text, braille)]);
    }
    let table = Table::new("numnum-wall", Lang::En);
    let game = table.game(WALL, true);
    let of = |number| table.says().pairs(game.view(), Some(spot(number)));
    are(&of(6), &[("Blue 7 on stack 6. Nothing fits it now.", "6b7 nothing")]);
    are(&of(7), &[("The wish card on stack 7 cannot be exchanged for anything now.", "7w>nothing")]);
    are(&of(8), &[("There is no stack 8. The stacks have the numbers 1 to 7, from the left.", "only 1 to 7")]);
}

#[test]
fn what_a_pair_would_bring_about() {
    for (lang, goes_on, passes, breach) in [
        (
            Lang::En,
            "Suppose you take red 12 and red 24, a double match. Now free: 1: blue 8. 2: yellow 3, the last one. You go on. 3 pairs, one a \
             double match.",
            "Suppose you take green 13 and yellow 39. Now free: 3: green 2. 4: yellow 2, the last one. Anna is next. 8 pairs, one a \
             double match.",
            "Suppose you take green 13 and yellow 39. Breach at stack 4. Take the 7 cards on the left or the 6 cards on \
             the right.",
        ),
        (
            Lang::De,
            "Angenommen, du nimmst die rote 12 und die rote 24, doppelt passend. Jetzt frei: 1: blaue 8. 2: gelbe 3, die letzte. Du \
             machst weiter. 3 Paare, eines davon passt doppelt.",
            "Angenommen, du nimmst die grüne 13 und die gelbe 39. Jetzt frei: 3: grüne 2. 4: gelbe 2, die letzte. Danach ist Anna \
             dran. 8 Paare, eines davon passt doppelt.",
            "Angenommen, du nimmst die grüne 13 und die gelbe 39. Durchbruch bei Stapel 4. Nimm die 7 Karten links oder \
             die 6 Karten rechts.",
        ),
        (
            Lang::Fi,
            "Jos otat punaisen kortin 12 ja punaisen kortin 24, jotka sopivat kahdella tavalla, käy näin. Nyt vapaana: \
             1: sininen kasi. 2: keltainen kolmonen, viimeinen. Sinä jatkat. 3 paria, yksi sopii kahdella tavalla.",
            "Jos otat vihreän kortin 13 ja keltaisen kortin 39, käy näin. Nyt vapaana: 3: vihreä kakkonen. 4: \
             keltainen kakkonen, viimeinen. Seuraavaksi vuorossa on Anna. 8 paria, yksi sopii kahdella tavalla.",
            "Jos otat vihreän kortin 13 ja keltaisen kortin 39, käy näin. Aukko pinossa 4. Ota vasemmalta 7 korttia \
             tai oikealta 6 korttia.",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game(WALL, true);
        let what_if = |wanted| table.says().what_if(game.view(), wanted).text;
        assert_eq!(what_if(take(1, 2)), goes_on);
        assert_eq!(what_if(take(3, 4)), passes);
        let mut thin = WALL;
        thin[3] = "y39";
        let game = table.game(thin, true);
        assert_eq!(table.says().what_if(game.view(), take(3, 4)).text, breach);
    }
    let table = Table::new("numnum-wall", Lang::En);
    let line = table.says().what_if(table.game(WALL, true).view(), take(1, 3));
    assert_eq!((line.channel, line.braille.as_str()), (Channel::Error, "not r12 g13 NN-3"));
}

#[test]
fn bans_and_exchanges() {
    for (lang, bans, none, exchanges, nothing) in [
        (
            Lang::En,
            ("The ban on five is in force. Aside: ban on two, ban on five, ban on two.", "-5 aside -2 -5 -2"),
            "No ban is in force.",
            ("The wish card on stack 7 can be exchanged for red 9 or blue 2.", "7w>r9 b2"),
            "No card is free now that can be exchanged.",
        ),
        (
            Lang::De,
            ("Es gilt das 5er-Verbot. Am Rand: 2er-Verbot, 5er-Verbot, 2er-Verbot.", "-5 Rand -2 -5 -2"),
            "Es gilt kein Verbot.",
            ("Die Wunschkarte auf Stapel 7 lässt sich tauschen gegen die rote 9 oder die blaue 2.", "7w>r9 b2"),
            "Jetzt liegt keine Karte frei, die sich tauschen lässt.",
        ),
        (
            Lang::Fi,
            ("Voimassa on viitoskielto. Sivussa: kakkoskielto, viitoskielto, kakkoskielto.", "-5 sivussa -2 -5 -2"),
            "Mikään kielto ei ole voimassa.",
            ("Pinon 7 toivekortin voi vaihtaa, ja tilalle voi tulla punainen ysi tai sininen kakkonen.", "7w>p9 s2"),
            "Nyt ei ole vapaana korttia, jonka voi vaihtaa.",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game_with(WALL, true, "r9 b2", "", "-2 -5 -2");
        let says = table.says();
        is(&says.bans(game.view()), bans.0, bans.1);
        is(&says.exchanges(game.view()), exchanges.0, exchanges.1);
        let mut stacks = WALL;
        stacks[6] = "g3";
        let game = table.game(stacks, true);
        assert_eq!(says.bans(game.view()).text, none);
        assert_eq!(says.exchanges(game.view()).text, nothing);
    }
}

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
            "Die Wunschkarte auf Stapel 2 lässt sich tauschen gegen die rote 9 oder die blaue 2. Die Wunschkarte auf \
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
fn refusals_name_the_cards_and_the_rule() {
    for (lang, text, banned, doubly) in [
        (
            Lang::En,
            "Red 12 and green 13 do not fit: the colours differ, and they have no common divisor. Rule NN-3.",
            "Green 10 and blue 8 do not fit: the colours differ, and the 2 times table is banned. Rule NN-4.",
            "Green 13 and yellow 39 are only a single match. In the opening, double matches come first, such as 1 and 2. \
             Rule NN-13.",
        ),
        (
            Lang::De,
            "Die rote 12 und die grüne 13 passen nicht zusammen: Die Farben sind verschieden, und sie haben keinen gemeinsamen Teiler. \
             Regel NN-3.",
            "Die grüne 10 und die blaue 8 passen nicht zusammen: Die Farben sind verschieden, und die 2er-Reihe ist gesperrt. \
             Regel NN-4.",
            "Die grüne 13 und die gelbe 39 passen nur einfach zusammen. In der Eröffnung kommen zuerst die doppelt passenden, etwa 1 und \
             2. Regel NN-13.",
        ),
        (
            Lang::Fi,
            "Punainen 12 ja vihreä 13 eivät sovi yhteen: värit ovat eri, ja yhteistä tekijää ei ole. \
             Sääntö NN-3.",
            "Vihreä kymppi ja sininen kasi eivät sovi yhteen: värit ovat eri, ja kakkosen kertotaulu on suljettu. Sääntö \
             NN-4.",
            "Vihreä 13 ja keltainen 39 sopivat vain yhdellä tavalla. Alussa otetaan ensin ne, jotka \
             sopivat kahdella tavalla, esimerkiksi 1 ja 2. Sääntö NN-13.",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let refused =
            |game: WallGame, wanted| table.says().why(&game.view().why_not(ME, wanted).expect("it is refused")).text;
        assert_eq!(refused(table.game(WALL, true), take(1, 3)), text);
        let stacks = ["gx r2", "b8 b2", "y12 g2", "r5 y2", "r7 r3", "r11 b3", "r13 g3"];
        assert_eq!(refused(table.game_with(stacks, true, "", "", "-2"), take(1, 2)), banned);
        assert_eq!(refused(table.game(WALL, false), take(3, 4)), doubly);
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

#[test]
fn a_tip_names_the_move_and_its_reason() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "Tip: take 1 and 2, red 12 and red 24. They are a double match, and you go on.",
            "1+2 r12 r24. 2x go on",
        ),
        (
            Lang::De,
            "Tipp: nimm 1 und 2, die rote 12 und die rote 24. Das passt doppelt, und du machst weiter.",
            "1+2 r12 r24. 2x weiter",
        ),
        (
            Lang::Fi,
            "Vihje: ota 1 ja 2, punainen 12 ja punainen 24. Ne sopivat kahdella tavalla, ja jatkat.",
            "1+2 p12 p24. 2x jatkat",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game(WALL, true);
        let tip = Tip { wanted: take(1, 2), motive: Motive::GoesOn };
        is(&table.says().tip(game.view(), &tip), text, braille);
    }
    let table = Table::new("numnum-wall", Lang::En);
    let game = table.game_with(WALL, true, "r9 b2", "", "");
    let wanted = Move::Exchange { spot: spot(7), card: table.card("r9") };
    let tip = Tip { wanted, motive: Motive::FitsDoublyThen };
    let text = "Tip: exchange the wish card on stack 7 for red 9. Then it has a double match.";
    is(&table.says().tip(game.view(), &tip), text, "7w>r9. then 2x");
}

/// Lines that name the optional pass (NN-14).
#[test]
fn a_pass_is_offered_and_told_where_the_option_says_so() {
    for (lang, turn, what, passed, must, tip) in [
        (
            Lang::En,
            (
                "Your turn. 3 pairs, one a double match. Wish card free at 7. Or pass.",
                "turn 3 pairs 2x 1 w:7 or pass",
            ),
            "Suppose you take red 12 and red 24, a double match. Now free: 1: blue 8. 2: yellow 3, the last \
             one. You may go on. 3 pairs, one a double match.",
            ("You pass.", "pass"),
            "You may pass only in the main part, after a double match of your own and before an exchange. Take a pair.",
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
        assert_eq!(says.pass(game.view()), None);
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

/// Four is the last card of its stack.
#[test]
fn a_pair_that_makes_the_breach_is_told_so() {
    let mut stacks = WALL;
    stacks[3] = "y39";
    for (lang, breach, fits) in [
        (
            Lang::En,
            ("Making the breach: 1 and 4; 2 and 4; 3 and 4.", "breach 1+4 2+4 3+4"),
            "Green 13 and yellow 39 are a single match. Making the breach: 3 and 4.",
        ),
        (
            Lang::De,
            ("Zum Durchbruch führt: 1 und 4; 2 und 4; 3 und 4.", "Durchbruch 1+4 2+4 3+4"),
            "Die grüne 13 und die gelbe 39 passen einfach zusammen. Zum Durchbruch führt: 3 und 4.",
        ),
        (
            Lang::Fi,
            ("Aukon tekee: 1 ja 4; 2 ja 4; 3 ja 4.", "aukko 1+4 2+4 3+4"),
            "Vihreä 13 ja keltainen 39 sopivat yhteen yhdellä tavalla. Aukon tekee: 3 ja 4.",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game(stacks, true);
        let lines = table.says().pairs(game.view(), None);
        are(&lines[2..], &[breach]);
        let pair = Pair::new(spot(3), spot(4));
        let found = game.view().fit(pair).expect("both are there");
        assert_eq!(table.says().fit(game.view(), pair, found).text, fits);
    }
    let rows = Table::new("numnum-clear", Lang::En);
    assert_eq!(rows.says().pairs(rows.game(stacks, true).view(), None).len(), 2, "no breach there");
}
