//! Moves: possible, refused, advised.

use super::*;
use crate::games::patience::bot::Motive;
use crate::games::patience::engine::{IllegalMove, IllegalReason, Outlook, SolverResult};

#[track_caller]
fn can(layout: &str, expected: [(Lang, &str, &str); 3]) {
    for (lang, text, braille) in expected {
        let table = Table::new(lang, layout);
        assert_eq!(form(&table.announcer().possible_moves(table.view())), (text, braille), "{lang}");
    }
}

#[test]
fn a_card_that_fits_and_those_of_the_rows() {
    can(
        "piles r12 y39 g34 b24; rows r9 g51; turned b8; hidden r5",
        [
            (Lang::En, "You can lay blue 8. From the rows you can lay red 9 or green 51.", "b8 rows r9 g51"),
            (
                Lang::De,
                "Du kannst die blaue 8 legen. Aus den Reihen kannst du die rote 9 oder die grüne 51 legen.",
                "b8 Reihen r9 n51",
            ),
            (
                Lang::Fi,
                "Voit laittaa sinisen kasin pinoon. Riveistä voit laittaa punaisen ysin tai vihreän kortin 51.",
                "s8 rivit p9 v51",
            ),
        ],
    );
}

#[test]
fn a_card_that_does_not_fit_and_one_that_was_kept() {
    can(
        "piles r12 y39 g34 b24; kept w; turned b7; hidden r5",
        [
            (
                Lang::En,
                "Blue 7 belongs in its row: type put. You can lay the wish card that you kept on any pile.",
                "b7 put. kept w",
            ),
            (
                Lang::De,
                "Die blaue 7 gehört in die Reihe: Tippe weglegen. Für irgendeinen Stapel hast du noch die Wunschkarte.",
                "b7 weglegen. behalten w",
            ),
            (
                Lang::Fi,
                "Sininen seiska kuuluu riviin: kirjoita riviin. Voit laittaa säästämäsi toivekortin haluamaasi pinoon.",
                "s7 riviin. säästössä w",
            ),
        ],
    );
}

#[test]
fn a_card_that_stands_for_any_and_the_end() {
    can(
        "piles r12 y39 g34 b24; kept w; turned w; hidden r5",
        [
            (
                Lang::En,
                "You can lay the wish card on any pile: type wish and a colour. Or keep it: type keep.",
                "w any, keep.",
            ),
            (
                Lang::De,
                "Du kannst die Wunschkarte auf irgendeinen Stapel legen: Tippe wunsch und eine Farbe. Oder behalte sie: Tippe behalten.",
                "w überall, behalten.",
            ),
            (
                Lang::Fi,
                "Voit laittaa toivekortin haluamaasi pinoon: kirjoita toive ja väri. Voit myös säästää sen: kirjoita säästä.",
                "w mihin vain, säästä.",
            ),
        ],
    );
    can(
        "piles r12 y39 g34 b24; rows r9",
        [
            (Lang::En, "From the rows you can lay red 9. To end the game, type stop.", "rows r9 stop"),
            (
                Lang::De,
                "Aus den Reihen kannst du die rote 9 legen. Um das Spiel zu beenden, tippe fertig.",
                "Reihen r9 fertig",
            ),
            (Lang::Fi, "Riveistä voit laittaa punaisen ysin. Peli päättyy, kun kirjoitat valmis.", "rivit p9 valmis"),
        ],
    );
}

#[track_caller]
fn would(layout: &str, wanted: &str, expected: [(Lang, &str, &str); 3]) {
    for (lang, text, braille) in expected {
        let table = Table::new(lang, layout);
        let line = table.announcer().what_if(table.view(), table.wanted(wanted));
        assert_eq!(form(&line), (text, braille), "{lang}");
    }
}

#[test]
fn a_card_on_its_pile() {
    would(
        "piles r12 y39 g34 b24; rows b40; turned b8; hidden r5 b6 b7 b2",
        "lay",
        [
            (
                Lang::En,
                "If you lay blue 8: blue 40 from its row fits on it, 2 of the 3 hidden cards of that colour fit on it. \
                 Then the next of 4 hidden cards is turned.",
                "b8: row b40+, hidden 2/3. 4 left",
            ),
            (
                Lang::De,
                "Wenn du die blaue 8 legst: die blaue 40 aus der Reihe passt darauf, von den 3 verdeckten Karten der Farbe \
                 passen 2 darauf. Danach wird die nächste von 4 verdeckten Karten aufgedeckt.",
                "b8: Reihe b40+, verdeckt 2/3. noch 4",
            ),
            (
                Lang::Fi,
                "Jos laitat sinisen kasin pinoon: rivin päässä sininen 40 sopii sen päälle, sen värisiä \
                 kortteja on piilossa 3, ja niistä 2 sopii sen päälle. Sitten käännetään seuraava kortti, piilossa niitä on 4.",
                "s8: rivi s40+, piilossa 2/3. vielä 4",
            ),
        ],
    );
}

#[test]
fn a_card_from_a_row() {
    would(
        "piles r12 y39 g34 b24; rows r9 r7; turned r40; hidden g5",
        "row red",
        [
            (
                Lang::En,
                "If you lay red 9: red 40, which is turned, does not fit on it, red 7 comes free in the row and does not \
                 fit on it.",
                "r9: r40-, free r7-.",
            ),
            (
                Lang::De,
                "Wenn du die rote 9 legst: die rote 40, gerade aufgedeckt, passt nicht darauf, die rote 7 wird in der Reihe \
                 frei und passt nicht darauf.",
                "r9: r40-, frei r7-.",
            ),
            (
                Lang::Fi,
                "Jos laitat punaisen ysin pinoon: käännetty punainen 40 ei sovi sen päälle, rivissä vapautuu punainen \
                 seiska, joka ei sovi sen päälle.",
                "p9: p40-, vapaa p7-.",
            ),
        ],
    );
}

#[test]
fn a_card_to_its_row() {
    would(
        "piles r12 y39 g34 b24; rows b40; turned b7",
        "put",
        [
            (
                Lang::En,
                "If blue 7 goes to its row: it covers blue 40. Then the hidden pile is used up.",
                "b7 row: covers b40. pile empty",
            ),
            (
                Lang::De,
                "Wenn die blaue 7 in die Reihe kommt: die blaue 40 ist dann nicht mehr frei. Danach ist der Handstapel \
                 aufgebraucht.",
                "b7 Reihe: b40 nicht frei. Stapel leer",
            ),
            (
                Lang::Fi,
                "Jos sininen seiska menee riviin: sininen 40 ei ole enää vapaa. Sitten nostopakka on käytetty.",
                "s7 riviin: s40 ei vapaa. pakka tyhjä",
            ),
        ],
    );
}

#[test]
fn a_card_that_stands_for_any() {
    let layout = "piles r12 y39 g34 b24; rows b7; turned w; hidden r5";
    would(
        layout,
        "wish blue",
        [
            (
                Lang::En,
                "If you lay the wish card on blue: every card of that colour fits on it, also blue 7 from its row. \
                 Then the last hidden card is turned.",
                "w on b: all fit, row b7. 1 left",
            ),
            (
                Lang::De,
                "Wenn du die Wunschkarte auf Blau legst: jede Karte der Farbe passt darauf, auch die blaue 7 aus der \
                 Reihe. Danach wird die letzte verdeckte Karte aufgedeckt.",
                "w auf b: alles passt, Reihe b7. noch 1",
            ),
            (
                Lang::Fi,
                "Jos laitat toivekortin sinisen pinon päälle: jokainen sen värinen kortti sopii sen päälle, myös rivin päässä \
                 sininen seiska. Sitten käännetään viimeinen piilossa oleva kortti.",
                "w pinoon s: kaikki sopii, rivi s7. vielä 1",
            ),
        ],
    );
    let table = Table::new(Lang::En, layout);
    let keep = table.announcer().what_if(table.view(), Move::Keep);
    let text =
        "If you keep the wish card: it counts as not laid until you lay it. Then the last hidden card is turned.";
    assert_eq!(keep.text, text);
}

#[test]
fn a_kept_card_leaves_the_turned_one_where_it_is() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; kept w; turned b7; hidden r5");
    let line = table.announcer().what_if(table.view(), table.wanted("wish blue"));
    assert_eq!(line.text, "If you lay the wish card on blue: every card of that colour fits on it.");
}

#[test]
fn the_last_card_of_a_colour_brings_nothing_more() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; turned b8; hidden r5");
    let line = table.announcer().what_if(table.view(), Move::Lay);
    assert_eq!(
        line.text,
        "If you lay blue 8, that is the last card of its colour. Then the last hidden card is turned."
    );
}

#[test]
fn all_or_none_of_the_hidden_cards_are_counted_in_words() {
    let told = |lang, hidden: &str| {
        let layout = format!("piles r12 y39 g34 b24; turned b8; hidden {hidden}");
        let table = Table::new(lang, &layout);
        table.announcer().what_if(table.view(), Move::Lay).text
    };
    let then = "Then the next of 2 hidden cards is turned.";
    let all = "If you lay blue 8: all 2 hidden cards of that colour fit on it.";
    assert_eq!(told(Lang::En, "b6 b2"), format!("{all} {then}"));
    let none = "If you lay blue 8: none of the 2 hidden cards of that colour fits on it.";
    assert_eq!(told(Lang::En, "b7 b5"), format!("{none} {then}"));
    let one = "Wenn du die blaue 8 legst: die einzige verdeckte Karte der Farbe passt darauf.";
    assert!(told(Lang::De, "b6 r5").starts_with(one));
    let all = "Jos laitat sinisen kasin pinoon: sen värisiä kortteja on piilossa 2, ja kaikki sopivat sen päälle.";
    assert!(told(Lang::Fi, "b6 b2").starts_with(all));
}

#[test]
fn the_end_and_what_is_refused() {
    let table = Table::new(Lang::En, "piles r12 y39 g34 b24; rows r9");
    assert_eq!(
        table.announcer().what_if(table.view(), Move::Stop).text,
        "If you stop: the game is over with 0 of 1 card laid."
    );
    let refused = table.announcer().what_if(table.view(), Move::Undo);
    assert_eq!((refused.text.as_str(), refused.channel), ("There is no move to take back.", Channel::Error));
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
fn a_card_that_does_not_fit_hears_what_would() {
    refuses(
        "piles r12 y39 g34 b24; turned b7; hidden r5",
        "lay",
        [
            (
                Lang::En,
                "Blue 7 does not fit on the 24. A joker or a number from the 2, 3, 4, 6 or 8 times table is needed. \
                 Rule NN-22.",
                "b7 not 24 needs 1 2t 3t 4t 6t 8t NN-22",
            ),
            (
                Lang::De,
                "Die blaue 7 passt nicht auf die 24. Du brauchst einen Joker oder eine Zahl aus der 2er-, 3er-, 4er-, \
                 6er- oder 8er-Reihe. Regel NN-22.",
                "b7 nicht 24 nur 1 2er 3er 4er 6er 8er NN-22",
            ),
            (
                Lang::Fi,
                "Sininen seiska ei sovi kortin 24 päälle. Tarvitaan jokeri tai luku kakkosen, kolmosen, nelosen, kuutosen \
                 tai kasin kertotaulusta. Sääntö NN-22.",
                "s7 ei 24 vain 1 2kt 3kt 4kt 6kt 8kt NN-22",
            ),
        ],
    );
}

#[test]
fn a_card_that_fits_must_be_laid() {
    refuses(
        "piles r12 y39 g34 b24; turned b8; hidden r5",
        "put",
        [
            (
                Lang::En,
                "Blue 8 fits on its pile, so it must be laid there. Cards from the rows may come first. Rule NN-22.",
                "b8 fits NN-22",
            ),
            (
                Lang::De,
                "Die blaue 8 passt auf den Stapel und muss dorthin. Vorher darfst du aus den Reihen legen. Regel NN-22.",
                "b8 passt NN-22",
            ),
            (
                Lang::Fi,
                "Sininen kasi sopii pinoonsa, joten se täytyy laittaa sinne. Sitä ennen saat laittaa kortteja riveistä. \
                 Sääntö NN-22.",
                "s8 sopii NN-22",
            ),
        ],
    );
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
                "Die Wunschkarte passt auf jeden Stapel. Tippe wunsch und eine Farbe, oder behalten. Regel NN-25.",
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

#[track_caller]
fn tells(lang: Lang, wanted: &str, moved: &str, motive: impl Fn(&Table) -> Motive, expected: (&str, &str)) {
    let table = Table::new(lang, "piles r12 y39 g34 b7; turned b21; hidden r40");
    let card = card(table.game.rules(), moved);
    let tip = Tip { wanted: table.wanted(wanted), card, motive: motive(&table) };
    assert_eq!(form(&table.announcer().tip(&tip)), expected, "{lang}");
}

fn red_seven(table: &Table) -> Motive {
    Motive::NowFits { card: card(table.game.rules(), "r7") }
}

#[test]
fn the_move_is_named_and_then_its_reason() {
    tells(Lang::En, "lay", "r9", |_| Motive::MustLay, ("Tip: lay red 9. It fits, so it must be laid.", "r9. fits"));
    let text = "Tipp: leg die rote 9. Die Karte passt und muss gelegt werden.";
    tells(Lang::De, "lay", "r9", |_| Motive::MustLay, (text, "r9. passt"));
    let text = "Vihje: laita punainen ysi pinoon. Se sopii, joten se täytyy laittaa.";
    tells(Lang::Fi, "lay", "r9", |_| Motive::MustLay, (text, "p9. sopii"));
}

#[test]
fn a_row_card_and_a_wish_card_name_the_card_that_fits_then() {
    let text = "Tip: lay red 9 from its row. Then red 7 fits.";
    tells(Lang::En, "row red", "r9", red_seven, (text, "r9 from row. then r7"));
    let text = "Tipp: leg die rote 9 aus der Reihe. Dann passt die rote 7.";
    tells(Lang::De, "row red", "r9", red_seven, (text, "r9 aus Reihe. dann r7"));
    let text = "Vihje: laita rivistä pinoon punainen ysi. Sitten sopii punainen seiska.";
    tells(Lang::Fi, "row red", "r9", red_seven, (text, "p9 rivistä. sitten p7"));
    let text = "Tip: lay the wish card on red. Then red 7 fits.";
    tells(Lang::En, "wish red", "w", red_seven, (text, "w on r. then r7"));
    let text = "Tipp: leg die Wunschkarte auf Rot. Dann passt die rote 7.";
    tells(Lang::De, "wish red", "w", red_seven, (text, "w auf r. dann r7"));
    let text = "Vihje: laita toivekortti punaisen pinon päälle. Sitten sopii punainen seiska.";
    tells(Lang::Fi, "wish red", "w", red_seven, (text, "w pinoon p. sitten p7"));
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
    told(Lang::En, SolverResult::Lost, 0, 0, "No, the game cannot be won any more.", "no");
    let text = "I don't know. The search was too long and was given up.";
    told(Lang::En, SolverResult::Undecided, 0, 0, text, "unknown");
}

#[test]
fn of_a_hidden_order_it_is_told_how_many_were_tried() {
    let text = "Perhaps. Of 20 shuffles of the hidden pile, 7 can be won by somebody who knows the order.";
    told(Lang::En, SolverResult::Winnable, 20, 7, text, "perhaps 7/20");
    let text = "Vielleicht. Von 20 Mischungen des Handstapels ist eine zu gewinnen, wenn man die \
                Reihenfolge kennt.";
    told(Lang::De, SolverResult::Winnable, 20, 1, text, "vielleicht 1/20");
    let text = "Ehkä. Sekoitin nostopakan 20 kertaa. Niistä voi voittaa 7, jos järjestyksen tietää.";
    told(Lang::Fi, SolverResult::Winnable, 20, 7, text, "ehkä 7/20");
    let text = "No. In whatever order the hidden cards come, the game cannot be won any more.";
    told(Lang::En, SolverResult::Lost, 20, 0, text, "no, in any order");
    let text = "I don't know. In 20 possible orders of the hidden pile I found no win, but there are others.";
    told(Lang::En, SolverResult::Undecided, 20, 0, text, "unknown, 0/20");
}

#[test]
fn a_game_without_hope_is_told_to_be_lost_and_one_with_hope_not() {
    let layout = "piles r12 y39 g34 b7; rows r7; turned b21; hidden r5 b2";
    let table = Table::new(Lang::En, layout);
    let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
    let text = "No. In whatever order the hidden cards come, the game cannot be won any more.";
    assert_eq!(table.announcer().chances(&outlook).text, text);
    let table = Table::new(Lang::En, "piles r12 y39 g34 b7; rows r9; turned b21");
    let outlook = chances_within(table.view(), 6, 10_000).expect("the game goes on");
    assert_eq!(table.announcer().chances(&outlook).text, "Yes, the game can still be won.");
}
