//! What makes a wall easy to follow by ear: last cards, the breach, what lies under, what a chain leads to.

use super::*;
use crate::wall::engine::{Observation, Pair};

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
        assert_eq!(table.says().fits(game.view(), pair, found).text, fits);
    }
    let rows = Table::new("numnum-clear", Lang::En);
    assert_eq!(rows.says().pairs(rows.game(stacks, true).view(), None).len(), 2, "no breach there");
}

#[test]
fn what_lies_under_and_where_a_card_is() {
    for (lang, under, places) in [
        (
            Lang::En,
            "Under the free cards: 1: blue 8. 2: yellow 3. 3: green 2. 4: yellow 2. 5: red 3. 6: blue 3. 7: green 3.",
            [
                "Red 12 is free on stack 1.",
                "Blue 8 is on stack 1, with one card on top of it.",
                "Red 2 is on stack 1, with 2 cards on top of it.",
                "Red 9 has been taken by you.",
                "A ban on two lies aside.",
            ],
        ),
        (
            Lang::De,
            "Unter den freien Karten: 1: blaue 8. 2: gelbe 3. 3: grüne 2. 4: gelbe 2. 5: rote 3. 6: blaue 3. 7: grüne 3.",
            [
                "Die rote 12 liegt frei auf Stapel 1.",
                "Die blaue 8 liegt auf Stapel 1 unter einer Karte.",
                "Die rote 2 liegt auf Stapel 1 unter 2 Karten.",
                "Die rote 9 ist schon genommen: du.",
                "Das 2er-Verbot liegt am Rand.",
            ],
        ),
        (
            Lang::Fi,
            "Vapaiden korttien alla: 1: sininen kasi. 2: keltainen kolmonen. 3: vihreä kakkonen. 4: keltainen kakkonen. 5: \
             punainen kolmonen. 6: sininen kolmonen. 7: vihreä kolmonen.",
            [
                "Punainen 12 on vapaana pinossa 1.",
                "Sininen kasi on pinossa 1, ja sen päällä on yksi kortti.",
                "Punainen kakkonen on pinossa 1, ja sen päällä on 2 korttia.",
                "Punainen ysi on jo otettu: sinä.",
                "Kakkoskielto on sivussa.",
            ],
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game_with(WALL, true, "r9", "", "-2");
        assert_eq!(table.says().under(game.view()).text, under);
        let found =
            ["r12", "b8", "r2", "r9", "-2"].map(|code| table.says().where_are(game.view(), &[table.card(code)]).text);
        assert_eq!(found, places);
    }
}

/// Tables of lessons do not have every card.
#[test]
fn a_card_that_lies_nowhere_is_told_so() {
    for (lang, text, braille) in [
        (Lang::En, "Yellow 21 is not in this game.", "y21 not here"),
        (Lang::De, "Die gelbe 21 ist in diesem Spiel nicht dabei.", "g21 nicht dabei"),
        (Lang::Fi, "Keltainen 21 ei ole mukana tässä pelissä.", "k21 ei mukana"),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game(WALL, true);
        is(&table.says().where_are(game.view(), &[table.card("y21")]), text, braille);
    }
}

#[test]
fn the_line_of_the_turn_tells_what_can_be_exchanged() {
    for (lang, text, braille) in [
        (Lang::En, "Your turn. 6 pairs, one a double match. Wish card free at 7.", "turn 6 pairs 2x 1 w:7"),
        (Lang::De, "Du bist dran. 6 Paare, eines davon passt doppelt. Wunschkarte frei: 7.", "dran 6 Paare 2x 1 w:7"),
        (
            Lang::Fi,
            "Sinun vuorosi. 6 paria, yksi sopii kahdella tavalla. Toivekortti vapaana: 7.",
            "vuoro 6 paria 2x 1 w:7",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let game = table.game_with(WALL, true, "r9", "", "");
        is(&table.says().turn(game.view()), text, braille);
    }
}

/// Anna takes two pairs that fit doubly, and then one that fits singly: what comes free is told once.
#[test]
fn a_chain_tells_its_pairs_and_then_once_what_is_free() {
    let stacks = ["r12 b8 r2", "r24 b4 y3", "g13 g2 g4", "y39 y2", "r5 r3", "b7 b3", "w g3"];
    for (lang, text, braille) in [
        (
            Lang::En,
            "Anna takes red 12 and red 24; blue 8 and blue 4, each a double match. Anna takes green 13 and yellow 39. Now free: 1: \
             red 2, the last one. 2: yellow 3, the last one. 3: green 2. 4: yellow 2, the last one.",
            "Anna r12 r24 b8 b4 2x Anna g13 y39 now 1r2:1 2y3:1 3g2 4y2:1",
        ),
        (
            Lang::De,
            "Anna nimmt die rote 12 und die rote 24; die blaue 8 und die blaue 4, alle doppelt passend. Anna nimmt die \
             grüne 13 und die gelbe 39. Jetzt frei: 1: rote 2, die letzte. 2: gelbe 3, die letzte. 3: grüne 2. 4: gelbe \
             2, die letzte.",
            "Anna r12 r24 b8 b4 2x Anna n13 g39 neu 1r2:1 2g3:1 3n2 4g2:1",
        ),
        (
            Lang::Fi,
            "Anna ottaa punaisen kortin 12 ja punaisen kortin 24; sinisen kasin ja sinisen nelosen, jotka kaikki sopivat \
             kahdella tavalla. Anna ottaa vihreän kortin 13 ja keltaisen kortin 39. Nyt vapaana: 1: punainen kakkonen, \
             viimeinen. 2: keltainen kolmonen, viimeinen. 3: vihreä kakkonen. 4: keltainen kakkonen, viimeinen.",
            "Anna p12 p24 s8 s4 2x Anna v13 k39 nyt 1p2:1 2k3:1 3v2 4k2:1",
        ),
    ] {
        let table = Table { viewer: Viewer::Seat(ANNA), ..Table::new("numnum-wall", lang) };
        let table = Table { players: ["Anna", "Me"].map(String::from).to_vec(), ..table };
        let mut game = table.game(stacks, true);
        let moves = [take(1, 2), take(1, 2), take(3, 4)];
        let mut seen = Vec::new();
        for wanted in moves {
            seen.extend(game.apply(ME, wanted).expect("a legal move").seen().iter().cloned());
        }
        let not_told = |seen: &Observation| !matches!(seen, Observation::GoesOn { .. });
        seen.retain(not_told);
        are(&table.says().step(&seen), &[(text, braille)]);
    }
}
