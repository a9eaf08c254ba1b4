//! How the cards lie.

use super::*;

const LAYOUT: &str = "piles r12 w y39 g5 b24; rows r9 r7 b40; kept w w; turned b8; hidden r4 r5";

#[track_caller]
fn tells(layout: &str, ask: impl Fn(Announcer<'_>, View<'_>) -> Line, expected: [(Lang, &str, &str); 3]) {
    for (lang, text, braille) in expected {
        let table = Table::new(lang, layout);
        assert_eq!(form(&ask(table.announcer(), table.view())), (text, braille), "{lang}");
    }
}

#[test]
fn the_tops_of_the_piles_are_told_in_order() {
    tells(
        LAYOUT,
        |announcer, view| announcer.piles(view),
        [
            (Lang::En, "Piles: red 12, wish card on yellow, green 5, blue 24.", "r12 yw g5 b24"),
            (Lang::De, "Stapel: rote 12, Wunschkarte auf Gelb, grüne 5, blaue 24.", "r12 gw n5 b24"),
            (
                Lang::Fi,
                "Pinojen päällä: punainen 12, keltaisen pinon toivekortti, vihreä viitonen, sininen 24.",
                "p12 kw v5 s24",
            ),
        ],
    );
}

#[test]
fn the_ends_of_the_rows_say_what_fits_and_how_many_there_are() {
    tells(
        LAYOUT,
        |announcer, view| announcer.rows(view),
        [
            (Lang::En, "Ends of the rows: red 9 fits, 2 cards; blue 40 fits, 1 card.", "r9+:2 b40+:1"),
            (Lang::De, "Enden der Reihen: rote 9 passt, 2 Karten; blaue 40 passt, eine Karte.", "r9+:2 b40+:1"),
            (
                Lang::Fi,
                "Rivien päissä: punainen ysi sopii, rivissä 2 korttia; sininen 40 sopii, rivissä 1 kortti.",
                "p9+:2 s40+:1",
            ),
        ],
    );
    let none = "piles r12 y39 g5 b24; turned b8; hidden r4 r5";
    tells(
        none,
        |announcer, view| announcer.rows(view),
        [
            (Lang::En, "There are no cards in the rows.", "rows empty"),
            (Lang::De, "In den Reihen liegt keine Karte.", "Reihen leer"),
            (Lang::Fi, "Riveissä ei ole kortteja.", "rivit tyhjät"),
        ],
    );
}

#[test]
fn what_is_kept_and_how_many_cards_lie_where() {
    tells(
        LAYOUT,
        |announcer, view| announcer.kept(view),
        [
            (Lang::En, "Kept for later: wish card, wish card.", "kept w w"),
            (Lang::De, "Für später behalten: Wunschkarte, Wunschkarte.", "behalten w w"),
            (Lang::Fi, "Säästössä: toivekortti, toivekortti.", "säästössä w w"),
        ],
    );
    let table = Table::new(Lang::En, "piles r12 y39 g5 b24; turned b8; hidden r4 r5");
    assert_eq!(form(&table.announcer().kept(table.view())), ("You have kept no card for later.", "kept 0"));
    tells(
        LAYOUT,
        |announcer, view| announcer.counts(view),
        [
            (
                Lang::En,
                "Hidden pile: 2. Piles: red 1, yellow 2, green 1, blue 1. Rows: red 2, yellow 0, green 0, blue 1. \
                 Kept: 2.",
                "2 left piles r1 y2 g1 b1 rows r2 y0 g0 b1 kept 2",
            ),
            (
                Lang::De,
                "Handstapel: 2. Stapel: Rot 1, Gelb 2, Grün 1, Blau 1. Reihen: Rot 2, Gelb 0, Grün 0, Blau 1. \
                 Behalten: 2.",
                "noch 2 Stapel r1 g2 n1 b1 Reihen r2 g0 n0 b1 behalten 2",
            ),
            (
                Lang::Fi,
                "Nostopakka: 2. Pinot: punainen 1, keltainen 2, vihreä 1, sininen 1. Rivit: punainen 2, keltainen 0, \
                 vihreä 0, sininen 1. Säästössä: 2.",
                "vielä 2 pinot p1 k2 v1 s1 rivit p2 k0 v0 s1 säästössä 2",
            ),
        ],
    );
}

#[test]
fn the_overview_tells_everything_that_can_be_reached() {
    tells(
        LAYOUT,
        |announcer, view| announcer.overview(view),
        [
            (
                Lang::En,
                "Blue 8 fits on the 24. 2 cards are left in the hidden pile. Piles and rows: red 12, row 9; yellow \
                 wish card; green 5; blue 24, row 40. Kept for later: wish card, wish card.",
                "b8 2 r12/9 yw g5 b24/40 w2",
            ),
            (
                Lang::De,
                "Die blaue 8 passt auf die 24. Im Handstapel sind noch 2 Karten. Stapel und Reihen: Rot 12, Reihe 9; \
                 Gelb Wunschkarte; Grün 5; Blau 24, Reihe 40. Für später behalten: Wunschkarte, Wunschkarte.",
                "b8 2 r12/9 gw n5 b24/40 w2",
            ),
            (
                Lang::Fi,
                "Sininen kasi sopii kortin 24 päälle. Nostopakassa on vielä 2 korttia. Pinot ja rivit: punainen \
                 12, rivissä ysi; keltainen toivekortti; vihreä viitonen; sininen 24, rivissä 40. \
                 Säästössä: toivekortti, toivekortti.",
                "s8 2 p12/9 kw v5 s24/40 w2",
            ),
        ],
    );
    let table = Table::undealt(Lang::En);
    assert_eq!(form(&table.announcer().overview(table.view())), ("The cards are still to be dealt.", "deal"));
}

#[test]
fn the_overview_is_one_row_of_braille() {
    // The widest symbols everywhere: two digits on each pile, at each end and turned, two digits hidden, some kept.
    let hidden = "r2 r3 r4 r5 r6 r7 r8 r9 y2 y3 y4 y5 y6";
    let widest = format!("piles r12 y12 g12 b12; rows r40 y40 g40 b40; kept w w w; turned b81; hidden {hidden}");
    for lang in Lang::ALL {
        let table = Table::new(lang, &widest);
        let cells = table.announcer().overview(table.view()).braille.chars().count();
        assert!((36..=40).contains(&cells), "{lang}: {cells}");
        for seed in 0..20 {
            let mut table = Table::dealt(lang, seed);
            let mut dice = Dice::new(seed, 1);
            while table.game.outcome().is_none() {
                let overview = table.announcer().overview(table.view());
                assert!(overview.braille.chars().count() <= 40, "{lang}: {}", overview.braille);
                let moves = table.view().legal_moves();
                let wanted: Move = *dice.pick(&moves).expect("a legal move");
                table.game.apply(wanted).expect("a legal move");
            }
        }
    }
}

const LONG_ROWS: &str = "piles r12 w r1 y39 g34 b7; rows r9 r7 r5; turned b21; hidden r40";

#[test]
fn a_pile_is_told_from_the_top() {
    for (lang, text, braille) in [
        (Lang::En, "Red pile, 3 cards from the top: 12, wish card, joker.", "r: 12 w 1"),
        (Lang::De, "Stapel Rot, 3 Karten von oben: 12, Wunschkarte, Joker.", "r: 12 w 1"),
        (Lang::Fi, "Punainen: pinossa 3 korttia, päällimmäisestä alkaen 12, toivekortti, jokeri.", "p: 12 w 1"),
    ] {
        let table = Table::new(lang, LONG_ROWS);
        assert_eq!(form(&table.announcer().pile(table.view(), table.colour("red"))), (text, braille));
    }
    let table = Table::new(Lang::De, LONG_ROWS);
    let blue = table.announcer().pile(table.view(), table.colour("blue"));
    assert_eq!(blue.text, "Stapel Blau, eine Karte: 7.");
}

#[test]
fn a_row_is_told_from_its_free_card_on_and_whether_that_fits() {
    for (lang, text, braille) in [
        (Lang::En, "Red row, 3 cards, the free one first: 9, 7, 5. Red 9 fits.", "r: 9 7 5 fits"),
        (Lang::De, "Reihe Rot, 3 Karten, die freie zuerst: 9, 7, 5. Die rote 9 passt.", "r: 9 7 5 passt"),
        (
            Lang::Fi,
            "Punainen: rivissä 3 korttia, vapaasta alkaen ysi, seiska, viitonen. Punainen ysi sopii.",
            "p: 9 7 5 sopii",
        ),
    ] {
        let table = Table::new(lang, LONG_ROWS);
        assert_eq!(form(&table.announcer().row(table.view(), table.colour("red"))), (text, braille));
    }
    for (lang, text) in [
        (Lang::En, "The blue row is empty."),
        (Lang::De, "Die Reihe Blau ist leer."),
        (Lang::Fi, "Sininen: rivi on tyhjä."),
    ] {
        let table = Table::new(lang, LONG_ROWS);
        assert_eq!(table.announcer().row(table.view(), table.colour("blue")).text, text);
    }
    let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows g5; turned b21; hidden r40");
    let green = table.announcer().row(table.view(), table.colour("green"));
    assert_eq!(green.text, "Green row, 1 card: 5. Green 5 does not fit.");
}

#[test]
fn before_the_deal_there_is_no_pile() {
    let table = Table::undealt(Lang::En);
    assert_eq!(table.announcer().pile(table.view(), table.colour("red")).text, "The cards are still to be dealt.");
}
