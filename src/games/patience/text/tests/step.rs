//! What happens, what is to be decided, and how a game ended.

use super::*;
use crate::games::patience::engine::Outcome;

#[track_caller]
fn says(lang: Lang, layout: &str, wanted: &str, expected: &[(&str, &str)]) {
    let mut table = Table::new(lang, layout);
    let step = table.play(wanted);
    let lines = table.announcer().step(&step);
    assert_eq!(forms(&lines), expected, "{lang}");
}

#[test]
fn a_step_names_the_laid_card_but_not_the_turned_one() {
    let layout = "piles r12 y39 g34 b7; turned r9; hidden g51 b40";
    says(Lang::En, layout, "lay", &[("You lay red 9.", "r9")]);
    says(Lang::De, layout, "lay", &[("Du legst die rote 9.", "r9")]);
    says(Lang::Fi, layout, "lay", &[("Laitat punaisen ysin pinoon.", "p9")]);
}

#[test]
fn who_watches_hears_the_name_of_the_player() {
    for (lang, lays, won) in [
        (Lang::En, "Anna lays red 9.", "Anna has won: all 2 cards are laid."),
        (Lang::De, "Anna legt die rote 9.", "Anna hat gewonnen: Alle 2 Karten sind gelegt."),
        (Lang::Fi, "Anna laittaa punaisen ysin pinoon.", "Anna voitti: kaikki 2 korttia on laitettu pinoihin."),
    ] {
        let mut table = Table::new(lang, "piles r12 r3 y39 g34 b7; turned r9");
        let step = table.play("lay");
        let texts: Vec<String> =
            table.announcer().watching("Anna").step(&step).into_iter().map(|line| line.text).collect();
        assert!(texts[0].starts_with(lays), "{texts:?}");
        assert_eq!(texts[1], won);
    }
}

#[test]
fn cards_of_the_rows_are_told_as_such() {
    let layout = "piles r12 y39 g34 b7; rows r9 r7; turned b21; hidden r40";
    says(Lang::En, layout, "row red", &[("You lay red 9 from its row.", "r9 from row")]);
    says(Lang::De, layout, "row red", &[("Du legst die rote 9 aus der Reihe.", "r9 aus Reihe")]);
    says(Lang::Fi, layout, "row red", &[("Laitat punaisen ysin rivistä pinoon.", "p9 rivistä")]);
}

#[test]
fn a_row_says_how_long_it_has_become() {
    let layout = "piles r12 y39 g34 b7; turned r7; hidden r5";
    says(Lang::En, layout, "put", &[("Red 7 begins a row.", "r7 row 1.")]);
    says(Lang::De, layout, "put", &[("Die rote 7 beginnt eine Reihe.", "r7 Reihe 1.")]);
    says(Lang::Fi, layout, "put", &[("Punainen seiska aloittaa rivin.", "p7 riviin 1.")]);
    let layout = "piles r12 y39 g34 b7; rows r5 r40; turned r7; hidden r2";
    says(Lang::En, layout, "put", &[("Red 7 goes to its row, now 3 cards.", "r7 row 3.")]);
    says(Lang::De, layout, "put", &[("Die rote 7 kommt in die Reihe, dort liegen jetzt 3 Karten.", "r7 Reihe 3.")]);
    says(Lang::Fi, layout, "put", &[("Punainen seiska menee riviin, siinä on nyt 3 korttia.", "p7 riviin 3.")]);
}

#[test]
fn a_card_that_stands_for_any_is_laid_or_kept() {
    let layout = "piles r12 y39 g34 b7; kept w; turned w; hidden b40";
    says(Lang::En, layout, "wish blue", &[("You lay a wish card on blue.", "w on b")]);
    says(Lang::De, layout, "wish blue", &[("Du legst eine Wunschkarte auf Blau.", "w auf b")]);
    says(Lang::Fi, layout, "wish blue", &[("Laitat toivekortin sinisen pinon päälle.", "w pinoon s")]);
    says(Lang::En, layout, "keep", &[("You keep the wish card for later, now 2.", "w kept 2")]);
    says(Lang::De, layout, "keep", &[("Du behältst die Wunschkarte für später, jetzt 2.", "w behalten 2")]);
    let text = "Säästät toivekortin myöhemmäksi, säästössä on nyt 2.";
    says(Lang::Fi, layout, "keep", &[(text, "w säästöön 2")]);
}

#[test]
fn the_used_up_pile_shares_a_line_and_the_result_has_its_own() {
    let layout = "piles r12 y39 g34 b7; rows r9; turned b40";
    let text = "Blue 40 begins a row. The hidden pile is used up.";
    says(Lang::En, layout, "put", &[(text, "b40 row 1. pile empty")]);
    let layout = "piles r12 y39 g34 b7; rows r7; turned b40";
    says(
        Lang::En,
        layout,
        "put",
        &[
            ("Blue 40 begins a row. The hidden pile is used up. Nothing more can be laid.", "b40 row 1. pile empty"),
            ("The game is over. Laid: 0 of 2 cards.", "over 0/2"),
        ],
    );
    let text = "Die blaue 40 beginnt eine Reihe. Der Handstapel ist aufgebraucht. Jetzt passt nichts mehr.";
    let over = "Das Spiel ist zu Ende. Gelegt: 0 von 2 Karten.";
    says(Lang::De, layout, "put", &[(text, "b40 Reihe 1. Stapel leer"), (over, "Ende 0/2")]);
    let text = "Sininen 40 aloittaa rivin. Nostopakka on käytetty. Mikään kortti ei enää sovi.";
    let over = "Peli on ohi. Pinoissa on 0 korttia, kaikkiaan niitä on 2.";
    says(Lang::Fi, layout, "put", &[(text, "s40 riviin 1. pakka tyhjä"), (over, "ohi 0/2")]);
}

#[test]
fn a_game_that_the_player_ends_or_wins_gives_no_reason() {
    let layout = "piles r12 y39 g34 b7; rows r9 g51";
    says(Lang::En, layout, "stop", &[("The game is over. Laid: 0 of 2 cards.", "over 0/2")]);
    let layout = "piles r12 y39 g34 b7; rows r9";
    let won = ("You have won: the one card is laid.", "won 1/1");
    says(Lang::En, layout, "row red", &[("You lay red 9 from its row.", "r9 from row"), won]);
}

#[test]
fn what_was_taken_back_is_told_then_and_counted_at_the_end() {
    let layout = "piles r12 y39 g34 b7; rows r9; turned b21";
    for (lang, undo, won) in [
        (
            Lang::En,
            "Your last move is taken back.",
            "You have won: all 2 cards are laid. In this game 1 move was taken back.",
        ),
        (
            Lang::De,
            "Dein letzter Zug ist zurückgenommen.",
            "Gewonnen: Alle 2 Karten sind gelegt. In diesem Spiel wurde ein Zug zurückgenommen.",
        ),
        (
            Lang::Fi,
            "Viimeinen siirtosi peruttiin.",
            "Voitit: kaikki 2 korttia on laitettu pinoihin. Tässä pelissä peruttiin yksi siirto.",
        ),
    ] {
        let mut table = Table::new(lang, layout);
        table.play("lay");
        let step = table.play("undo");
        assert_eq!(forms(&table.announcer().step(&step))[0].0, undo);
        table.play("lay");
        let step = table.play("row red");
        assert_eq!(forms(&table.announcer().step(&step))[1].0, won);
    }
}

#[test]
fn the_deal_is_left_to_the_beginning() {
    let mut table = Table::dealt(Lang::En, 7);
    assert!(table.game.apply(Move::Deal).is_err());
    let mut fresh = crate::games::patience::engine::PatienceGame::new(std::sync::Arc::clone(table.game.rules()), 7);
    let step = fresh.apply(Move::Deal).expect("the deal");
    assert!(table.announcer().step(&step).is_empty());
}

#[track_caller]
fn turns(layout: &str, expected: [(Lang, &str, &str); 3]) {
    for (lang, text, braille) in expected {
        let table = Table::new(lang, layout);
        let line = table.announcer().turn(table.view());
        assert_eq!(form(&line), (text, braille), "{lang}");
        assert_eq!((line.channel, line.urgency), (Channel::Turn, Urgency::Turn));
    }
}

#[test]
fn a_card_that_fits_says_on_what() {
    turns(
        "piles r12 y39 g34 b24; turned b8; hidden r5",
        [
            (Lang::En, "Blue 8 fits on the 24.", "b8 fits 24."),
            (Lang::De, "Die blaue 8 passt auf die 24.", "b8 passt 24."),
            (Lang::Fi, "Sininen kasi sopii kortin 24 päälle.", "s8 sopii 24."),
        ],
    );
    turns(
        "piles r12 y39 g34 w b24; turned b7; hidden r5",
        [
            (Lang::En, "Blue 7 fits on the wish card.", "b7 fits w."),
            (Lang::De, "Die blaue 7 passt auf die Wunschkarte.", "b7 passt w."),
            (Lang::Fi, "Sininen seiska sopii toivekortin päälle.", "s7 sopii w."),
        ],
    );
    turns(
        "piles r12 y39 g34 b1; turned b7; hidden r5",
        [
            (Lang::En, "Blue 7 fits on the joker.", "b7 fits 1."),
            (Lang::De, "Die blaue 7 passt auf den Joker.", "b7 passt 1."),
            (Lang::Fi, "Sininen seiska sopii jokerin päälle.", "s7 sopii 1."),
        ],
    );
}

#[test]
fn a_card_that_does_not_fit_belongs_in_its_row() {
    turns(
        "piles r12 y39 g34 b24; rows r9 g51 g5; turned b7; hidden r5",
        [
            (
                Lang::En,
                "Blue 7 does not fit on the 24, so it belongs in its row. From the rows, red 9 and green 51 fit.",
                "b7 not 24. rows r9 g51",
            ),
            (
                Lang::De,
                "Die blaue 7 passt nicht auf die 24 und gehört in die Reihe. Aus den Reihen passen die rote 9 und die \
                 grüne 51.",
                "b7 nicht 24. Reihen r9 n51",
            ),
            (
                Lang::Fi,
                "Sininen seiska ei sovi kortin 24 päälle, se kuuluu riviin. Riveistä sopivat punainen ysi ja vihreä \
                 51.",
                "s7 ei 24. rivit p9 v51",
            ),
        ],
    );
}

#[test]
fn a_turned_card_that_stands_for_any_is_laid_or_kept() {
    turns(
        "piles r12 y39 g34 b24; turned w; hidden r5",
        [
            (Lang::En, "Wish card: lay it on any pile, or keep it.", "w any"),
            (Lang::De, "Wunschkarte: Leg die Karte auf irgendeinen Stapel, oder behalte sie.", "w überall"),
            (Lang::Fi, "Toivekortti: laita se haluamaasi pinoon tai säästä se.", "w mihin vain"),
        ],
    );
}

#[test]
fn behind_the_hidden_pile_what_is_left_to_lay_is_told() {
    turns(
        "piles r12 y39 g34 b24; rows r9 b7; kept w",
        [
            (
                Lang::En,
                "From the rows, red 9 fits. Kept for later: wish card. Go on, or type stop.",
                "rows r9 kept w or stop",
            ),
            (
                Lang::De,
                "Aus den Reihen passt die rote 9. Für später behalten: Wunschkarte. Leg weiter, oder tippe fertig.",
                "Reihen r9 behalten w oder fertig",
            ),
            (
                Lang::Fi,
                "Riveistä sopii punainen ysi. Säästössä: toivekortti. Laita lisää, tai kirjoita valmis.",
                "rivit p9 säästössä w tai valmis",
            ),
        ],
    );
}

#[test]
fn the_short_sentence_leaves_out_on_what() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8; hidden r5");
    assert_eq!(table.announcer().turn(table.view()).short, "Blue 8 fits.");
    let table = Table::new(Lang::De, "piles r12 y39 g34 b24; turned b7; hidden r5");
    assert_eq!(table.announcer().turn(table.view()).short, "Die blaue 7 gehört in die Reihe.");
}

#[test]
fn the_next_card_says_how_many_are_left() {
    for (lang, text, braille) in [
        (Lang::En, "Blue 8 fits on the 24. 2 cards are left in the hidden pile.", "b8 fits 24. 2 left"),
        (Lang::De, "Die blaue 8 passt auf die 24. Im Handstapel sind noch 2 Karten.", "b8 passt 24. noch 2"),
        (Lang::Fi, "Sininen kasi sopii kortin 24 päälle. Nostopakassa on vielä 2 korttia.", "s8 sopii 24. vielä 2"),
    ] {
        let table = Table::new(lang, "piles r12 y39 g34 b24; turned b8; hidden r5 r6");
        assert_eq!(form(&table.announcer().next(table.view())), (text, braille));
    }
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8");
    assert_eq!(table.announcer().next(table.view()).text, "Blue 8 fits on the 24. It is the last card.");
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; rows r9");
    assert_eq!(table.announcer().next(table.view()).text, "The hidden pile is used up.");
}

#[test]
fn a_game_begins_with_the_tops_of_the_piles() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "NumNum Patience. Piles: red 12, yellow 39, green 34, blue 10. There are 3 cards to lay.",
            "NumNum Patience: r12 y39 g34 bx 0/3",
        ),
        (
            Lang::De,
            "1x1-Patience. Stapel: rote 12, gelbe 39, grüne 34, blaue 10. Zu legen sind 3 Karten.",
            "1x1-Patience: r12 g39 n34 bx 0/3",
        ),
        (
            Lang::Fi,
            "NumNum-pasianssi. Pinojen päällä: punainen 12, keltainen 39, vihreä 34, sininen kymppi. Laitettavana \
             on 3 korttia.",
            "NumNum-pasianssi: p12 k39 v34 sx 0/3",
        ),
    ] {
        let table = Table::new(lang, "piles r12 y39 g34 bx; turned b8; hidden r5 r6");
        assert_eq!(form(&table.announcer().beginning(table.view())), (text, braille));
    }
}

#[test]
fn the_status_is_the_turned_card_and_where_it_would_go() {
    let status = |layout| {
        let table = Table::new(Lang::En, layout);
        table.announcer().status(table.view())
    };
    assert_eq!(status("piles r12 y39 g34 b24; turned b8; hidden r5"), "b8+24");
    assert_eq!(status("piles r12 y39 g34 b24; kept w w; turned b7; hidden r5"), "b7-24 w2");
    assert_eq!(status("piles r12 y39 g34 b24; kept w; turned w; hidden r5"), "w w1");
    assert_eq!(status("piles r12 y39 g34 b24; rows r9 b7; kept w"), "+1 w1");
}

#[test]
fn no_status_needs_more_than_twelve_cells() {
    for lang in Lang::ALL {
        let widest = Table::new(lang, "piles r81 y39 g34 b24; kept w w w; turned r40; hidden r5");
        let widest = widest.announcer().status(widest.view());
        assert_eq!(widest.chars().count(), 9, "{lang}: {widest}");
        let mut table = Table::dealt(lang, 3);
        let mut dice = Dice::new(3, 1);
        while table.game.outcome().is_none() {
            let status = table.announcer().status(table.view());
            assert!((1..=9).contains(&status.chars().count()), "{lang}: {status}");
            let wanted = *dice.pick(&table.view().legal_moves()).expect("a legal move");
            table.game.apply(wanted).expect("a legal move");
        }
    }
}

#[test]
fn before_the_deal_and_after_the_end_something_is_told_too() {
    let table = Table::undealt(Lang::En);
    let announcer = table.announcer();
    assert_eq!(announcer.turn(table.view()).text, "The cards are still to be dealt.");
    assert_eq!(announcer.next(table.view()).text, "The cards are still to be dealt.");
    assert_eq!(announcer.status(table.view()), "");
    let mut table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
    table.play("stop");
    assert_eq!(table.announcer().turn(table.view()).text, "The game is over.");
}

#[test]
fn the_score_is_laid_of_how_many() {
    for (lang, text) in [
        (Lang::En, "Laid: 2 of 6 cards."),
        (Lang::De, "Gelegt: 2 von 6 Karten."),
        (Lang::Fi, "Pinoissa on 2 korttia, kaikkiaan niitä on 6."),
    ] {
        let table = Table::new(lang, "piles r9 r12 y39 g34 w b7; rows g5; turned r4; hidden b40 b3");
        assert_eq!(form(&table.announcer().scores(table.view())), (text, "2/6"), "{lang}");
    }
}

#[test]
fn a_game_is_won_only_with_every_card() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9");
    let told = |laid, undone| table.announcer().ending(&Outcome { laid, of: 91, undone });
    assert_eq!(form(&told(91, 0)), ("You have won: all 91 cards are laid.", "won 91/91"));
    let text = "The game is over. Laid: 37 of 91 cards. In this game 4 moves were taken back.";
    assert_eq!(form(&told(37, 4)), (text, "over 37/91 undo 4"));
}
