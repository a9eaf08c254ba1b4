//! How the cards lie.

use super::*;

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
