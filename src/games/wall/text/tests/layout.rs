//! How the cards lie.

use super::*;

#[test]
fn the_free_cards_are_told_from_the_left_with_the_bans_in_force() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "1: red 12, 3 left. 2: red 24, 2 left. 3: green 13. 4: yellow 39, the last one. 5: red 5, 2 left. 6: blue 7, 2 \
             left. 7: wish card, 2 left. The ban on two is in force.",
            "1r12:3 2r24:2 3g13 4y39:1 5r5:2 6b7:2 7w:2 -2",
        ),
        (
            Lang::De,
            "1: rote 12, noch 3. 2: rote 24, noch 2. 3: grüne 13. 4: gelbe 39, die letzte. 5: rote 5, noch 2. 6: blaue 7, \
             noch 2. 7: Wunschkarte, noch 2. Es gilt das 2er-Verbot.",
            "1r12:3 2r24:2 3n13 4g39:1 5r5:2 6b7:2 7w:2 -2",
        ),
        (
            Lang::Fi,
            "1: punainen 12, enää 3. 2: punainen 24, enää 2. 3: vihreä 13. 4: keltainen 39, \
             viimeinen. 5: punainen viitonen, enää 2. 6: sininen seiska, enää 2. 7: toivekortti, enää 2. Voimassa on \
             kakkoskielto.",
            "1p12:3 2p24:2 3v13 4k39:1 5p5:2 6s7:2 7w:2 -2",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut stacks = WALL;
        (stacks[2], stacks[3]) = ("g13 g2 g4 g5", "y39");
        let game = table.game_with(stacks, true, "", "", "-2");
        is(&table.says().free(game.view()), text, braille);
    }
}

#[test]
fn an_empty_row_is_left_out_of_the_overview_in_braille() {
    let table = Table::new("numnum-clear", Lang::En);
    let game = table.game(["r6 r9", "", "g13 g2", "y39", "r5", "", "g16 g3"], true);
    let line = table.says().free(game.view());
    is(
        &line,
        "1: red 6. 2: empty. 3: green 13. 4: yellow 39. 5: red 5. 6: empty. 7: green 16.",
        "1r6 3g13 4y39 5r5 7g16",
    );
    assert_eq!(line.short, "1: red 6. 3: green 13. 4: yellow 39. 5: red 5. 7: green 16.");
}

#[test]
fn where_nothing_is_left_that_is_told_in_braille_too() {
    for (lang, text, braille) in [
        (Lang::En, "No card is free.", "none free"),
        (Lang::De, "Keine Karte ist frei.", "keine frei"),
        (Lang::Fi, "Yksikään kortti ei ole vapaana.", "ei vapaita"),
    ] {
        let table = Table::new("numnum-clear", lang);
        let mut game = table.game(["r6", "", "", "", "r5", "", ""], true);
        game.apply(ME, take(1, 5)).expect("a pair");
        is(&table.says().free(game.view()), text, braille);
    }
}

#[test]
fn a_row_is_told_from_its_free_card_on() {
    for (lang, stack, row, empty, none) in [
        (
            Lang::En,
            ("Stack 1, 3 cards from the top: red 12, blue 8, red 2.", "1: r12 b8 r2"),
            ("Row 1, 3 cards from the front: red 12, blue 8, red 2.", "1: r12 b8 r2"),
            ("Row 6 is empty.", "6 empty"),
            ("There is no row 8. The rows have the numbers 1 to 7, from the left.", "only 1 to 7"),
        ),
        (
            Lang::De,
            ("Stapel 1, 3 Karten von oben: rote 12, blaue 8, rote 2.", "1: r12 b8 r2"),
            ("Reihe 1, 3 Karten von vorn: rote 12, blaue 8, rote 2.", "1: r12 b8 r2"),
            ("Reihe 6 ist leer.", "6 leer"),
            ("Reihe 8 gibt es nicht. Die Reihen haben die Nummern 1 bis 7, von links gezählt.", "nur 1 bis 7"),
        ),
        (
            Lang::Fi,
            ("Pino 1, 3 korttia päältä alkaen: punainen 12, sininen kasi, punainen kakkonen.", "1: p12 s8 p2"),
            ("Rivi 1, 3 korttia edestä alkaen: punainen 12, sininen kasi, punainen kakkonen.", "1: p12 s8 p2"),
            ("Rivi 6 on tyhjä.", "6 tyhjä"),
            ("Riviä 8 ei ole. Vasemmanpuoleisin rivi on 1 ja oikeanpuoleisin 7.", "vain 1-7"),
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let line = table.says().row(table.game(WALL, true).view(), spot(1));
        is(&line, stack.0, stack.1);
        let table = Table::new("numnum-clear", lang);
        let game = table.game(["r12 b8 r2", "r24 y3", "g13", "y39", "r5", "", "g16"], true);
        for (number, (text, braille)) in [(1, row), (6, empty), (8, none)] {
            is(&table.says().row(game.view(), spot(number)), text, braille);
        }
    }
}

#[test]
fn how_many_cards_lie_where() {
    for (lang, text) in [
        (Lang::En, "Cards on the stacks: 1: 3; 2: 2; 3: 3; 4: 2; 5: 2; 6: 2; 7: 2. That is 16 in all."),
        (Lang::De, "Karten auf den Stapeln: 1: 3; 2: 2; 3: 3; 4: 2; 5: 2; 6: 2; 7: 2. Zusammen 16."),
        (Lang::Fi, "Kortteja pinoissa: 1: 3; 2: 2; 3: 3; 4: 2; 5: 2; 6: 2; 7: 2. Yhteensä 16."),
    ] {
        let table = Table::new("numnum-wall", lang);
        is(&table.says().counts(table.game(WALL, true).view()), text, "3 2 3 2 2 2 2");
    }
}

#[test]
fn what_is_collected_and_by_whom() {
    for (lang, seating, own, others, scores) in [
        (
            Lang::En,
            "In order of play: you, Anna, Ben, Clara. Parties: you and Ben; Anna and Clara.",
            ("You and Ben, 3 cards: Red: 9. Blue: 2. Wish card.", "me+Ben3: r9 b2 w"),
            ("Anna and Clara: no cards yet.", "Anna+Clara0:"),
            ("Cards so far: you and Ben 3, Anna and Clara 0.", "me+Ben3 Anna+Clara0"),
        ),
        (
            Lang::De,
            "Reihenfolge: du, Anna, Ben, Clara. Parteien: du und Ben; Anna und Clara.",
            ("Du und Ben, 3 Karten: Rot: 9. Blau: 2. Wunschkarte.", "ich+Ben3: r9 b2 w"),
            ("Anna und Clara: noch keine Karten.", "Anna+Clara0:"),
            ("Karten bisher: du und Ben 3, Anna und Clara 0.", "ich+Ben3 Anna+Clara0"),
        ),
        (
            Lang::Fi,
            "Pelijärjestys: sinä, Anna, Ben, Clara. Joukkueet: sinä ja Ben; Anna ja Clara.",
            ("Sinä ja Ben, 3 korttia: Punainen: ysi. Sininen: kakkonen. Toivekortti.", "minä+Ben3: p9 s2 w"),
            ("Anna ja Clara: ei vielä kortteja.", "Anna+Clara0:"),
            ("Kortit tähän asti: sinä ja Ben 3, Anna ja Clara 0.", "minä+Ben3 Anna+Clara0"),
        ),
    ] {
        let table = Table::of_four(lang);
        let game = table.game_with(WALL, true, "r9 b2 w", "", "");
        let says = table.says();
        assert_eq!(says.seating(game.view()).text, seating);
        is(&says.collected(game.view(), Party(0)), own.0, own.1);
        is(&says.collected(game.view(), Party(1)), others.0, others.1);
        is(&says.scores(game.view()), scores.0, scores.1);
    }
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
            ["r12", "b8", "r2", "r9", "-2"].map(|code| table.says().locations(game.view(), &[table.card(code)]).text);
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
        is(&table.says().locations(game.view(), &[table.card("y21")]), text, braille);
    }
}
