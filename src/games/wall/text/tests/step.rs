//! What happens, and whose turn it is.

use super::*;
use crate::games::wall::engine::{EndReason, Observation, Outcome};

#[test]
fn a_pair_and_what_comes_free_share_a_line() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "Anna takes red 12 and red 24, a double match. Now free: 1: blue 8. 2: yellow 3, the last one. Anna goes on.",
            "Anna r12 r24 2x now 1b8 2y3:1",
        ),
        (
            Lang::De,
            "Anna nimmt die rote 12 und die rote 24, doppelt passend. Jetzt frei: 1: blaue 8. 2: gelbe 3, die letzte. Anna macht \
             weiter.",
            "Anna r12 r24 2x neu 1b8 2g3:1",
        ),
        (
            Lang::Fi,
            "Anna ottaa punaisen kortin 12 ja punaisen kortin 24, jotka sopivat kahdella tavalla. Nyt vapaana: 1: \
             sininen kasi. 2: keltainen kolmonen, viimeinen. Anna jatkaa.",
            "Anna p12 p24 2x nyt 1s8 2k3:1",
        ),
    ] {
        let table = Table { viewer: Viewer::Seat(ANNA), ..Table::new("numnum-wall", lang) };
        let players = ["Anna", "Me"].map(String::from).to_vec();
        let table = Table { players, ..table };
        let seen = table.game(WALL, true).apply(ME, take(1, 2)).expect("a legal move");
        are(&table.says().step(&seen), &[(text, braille)]);
    }
}

#[test]
fn ones_own_pair_leaves_to_the_turn_that_one_goes_on() {
    for (lang, step, turn) in [
        (
            Lang::En,
            (
                "You take red 12 and red 24, a double match. Now free: 1: blue 8. 2: yellow 3, the last one.",
                "r12 r24 2x now 1b8 2y3:1",
            ),
            ("Your turn. 3 pairs, one a double match. Wish card free at 7.", "turn 3 pairs 2x 1 w:7"),
        ),
        (
            Lang::De,
            (
                "Du nimmst die rote 12 und die rote 24, doppelt passend. Jetzt frei: 1: blaue 8. 2: gelbe 3, die letzte.",
                "r12 r24 2x neu 1b8 2g3:1",
            ),
            ("Du bist dran. 3 Paare, eines davon passt doppelt. Wunschkarte frei: 7.", "dran 3 Paare 2x 1 w:7"),
        ),
        (
            Lang::Fi,
            (
                "Otat punaisen kortin 12 ja punaisen kortin 24, jotka sopivat kahdella tavalla. Nyt vapaana: 1: sininen \
                 kasi. 2: keltainen kolmonen, viimeinen.",
                "p12 p24 2x nyt 1s8 2k3:1",
            ),
            (
                "Sinun vuorosi. 3 paria, yksi sopii kahdella tavalla. Toivekortti vapaana: 7.",
                "vuoro 3 paria 2x 1 w:7",
            ),
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game(WALL, true);
        let seen = game.apply(ME, take(1, 2)).expect("a legal move");
        are(&table.says().step(&seen), &[step]);
        is(&table.says().turn(game.view()), turn.0, turn.1);
        assert_eq!(table.says().status(game.view()), "2:0 3p");
    }
}

/// Lines of a move of the first player.
fn step(table: &Table, game: &mut WallGame, wanted: Move) -> Vec<Line> {
    let seen = game.apply(ME, wanted).expect("a legal move");
    table.says().step(&seen)
}

#[test]
fn bans_move_aside_and_tell_what_they_do() {
    let stacks = ["r6 -2 b5", "r9 -2 -5 y7", "g13 g2", "y11 y2", "g8 r3", "y81 b3", "b16 g3"];
    for (lang, text, braille) in [
        (
            Lang::En,
            "You take red 6 and red 9, a double match. The ban on two moves aside twice, and the 2 times table is banned. The ban on \
             five moves aside, and the 5 times table is banned. Now free: 1: blue 5, the last one. 2: yellow 7, the last one.",
            "r6 r9 2x 2t banned 5t banned now 1b5:1 2y7:1",
        ),
        (
            Lang::De,
            "Du nimmst die rote 6 und die rote 9, doppelt passend. Das 2er-Verbot kommt zweimal an den Rand, die \
             2er-Reihe ist gesperrt. Das 5er-Verbot kommt an den Rand, die 5er-Reihe ist gesperrt. Jetzt frei: 1: blaue \
             5, die letzte. 2: gelbe 7, die letzte.",
            "r6 r9 2x 2er zu 5er zu neu 1b5:1 2g7:1",
        ),
        (
            Lang::Fi,
            "Otat punaisen kuutosen ja punaisen ysin, jotka sopivat kahdella tavalla. Kakkoskielto siirtyy sivuun \
             kahdesti, kakkosen kertotaulu on suljettu. Viitoskielto siirtyy sivuun, viitosen kertotaulu on suljettu. \
             Nyt vapaana: 1: sininen viitonen, viimeinen. 2: keltainen seiska, viimeinen.",
            "p6 p9 2x 2kt suljettu 5kt suljettu nyt 1s5:1 2k7:1",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game_with(stacks, true, "", "", "-2");
        are(&step(&table, &mut game, take(1, 2)), &[(text, braille)]);
    }
}

#[test]
fn a_single_pair_ends_the_opening() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "You take green 13 and yellow 39. Now free: 3: green 2. 4: yellow 2, the last one. The main part begins.",
            "g13 y39 now 3g2 4y2:1 main part",
        ),
        (
            Lang::De,
            "Du nimmst die grüne 13 und die gelbe 39. Jetzt frei: 3: grüne 2. 4: gelbe 2, die letzte. Der Hauptteil beginnt.",
            "n13 g39 neu 3n2 4g2:1 Hauptteil",
        ),
        (
            Lang::Fi,
            "Otat vihreän kortin 13 ja keltaisen kortin 39. Nyt vapaana: 3: vihreä kakkonen. 4: keltainen kakkonen, viimeinen. \
             Pääosa alkaa.",
            "v13 k39 nyt 3v2 4k2:1 pääosa",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game(["r5 r2", "b7 y3", "g13 g2 g4", "y39 y2", "y11 r3", "g16 b3", "w g3"], false);
        are(&step(&table, &mut game, take(3, 4)), &[(text, braille)]);
    }
}

#[test]
fn an_exchange_tells_both_cards() {
    for (lang, text, braille) in [
        (Lang::En, "You exchange the wish card on stack 7 for red 9.", "7w>r9"),
        (Lang::De, "Du tauschst die Wunschkarte auf Stapel 7 gegen die rote 9.", "7w>r9"),
        (Lang::Fi, "Vaihdat pinon 7 toivekortin, ja tilalle tulee punainen ysi.", "7w>p9"),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game_with(WALL, true, "r9 b2", "", "");
        let wanted = Move::Exchange { spot: spot(7), card: table.card("r9") };
        are(&step(&table, &mut game, wanted), &[(text, braille)]);
    }
}

#[test]
fn a_breach_is_told_then_the_choice_then_the_side_and_the_end() {
    let stacks = ["r12", "r24 y3", "g13 g2 g4", "y39", "r6 r3", "b7 b3", "w g3"];
    for (lang, breach, turn, side, end) in [
        (
            Lang::En,
            ("You take green 13 and yellow 39. Breach at stack 4.", "g13 y39 breach 4"),
            ("Your turn. Take the 5 cards on the left or the 6 cards on the right.", "turn left 5 right 6?"),
            ("You take the 6 cards to the right of stack 4.", "right +6"),
            ("You win. Cards: you 8, Anna 0.", "won: me me8 Anna0"),
        ),
        (
            Lang::De,
            ("Du nimmst die grüne 13 und die gelbe 39. Durchbruch bei Stapel 4.", "n13 g39 Durchbruch 4"),
            ("Du bist dran. Nimm die 5 Karten links oder die 6 Karten rechts.", "dran links 5 rechts 6?"),
            ("Du nimmst die 6 Karten rechts von Stapel 4.", "rechts +6"),
            ("Du gewinnst. Karten: du 8, Anna 0.", "Sieg: ich ich8 Anna0"),
        ),
        (
            Lang::Fi,
            ("Otat vihreän kortin 13 ja keltaisen kortin 39. Aukko pinossa 4.", "v13 k39 aukko 4"),
            ("Sinun vuorosi. Ota vasemmalta 5 korttia tai oikealta 6 korttia.", "vuoro vasen 5 oikea 6?"),
            ("Otat 6 korttia pinon 4 oikealta puolelta.", "oikea +6"),
            ("Sinä voitat. Kortit: sinä 8, Anna 0.", "voitto: minä minä8 Anna0"),
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game(stacks, true);
        are(&step(&table, &mut game, take(3, 4)), &[breach]);
        is(&table.says().turn(game.view()), turn.0, turn.1);
        assert_eq!(table.says().status(game.view()), "2:0 ?");
        are(&step(&table, &mut game, Move::Breach { spot: spot(4), side: BreachSide::Right }), &[side, end]);
    }
}

#[test]
fn of_two_breaches_each_side_is_named() {
    let stacks = ["r12 r2", "r24", "g13 g2 g4", "y39 y2", "r6", "b7 b3", "w g3"];
    for (lang, text, braille) in [
        (
            Lang::En,
            "Your turn. Take the 2 cards to the left of stack 2, the 9 cards to the right of stack 2, the 7 cards to the left of stack 5 or the 4 cards to the right of stack 5.",
            "turn 2left 2 2right 9 5left 7 5right 4?",
        ),
        (
            Lang::De,
            "Du bist dran. Nimm die 2 Karten links von Stapel 2, die 9 Karten rechts von Stapel 2, die 7 Karten links von \
             Stapel 5 oder die 4 Karten rechts von Stapel 5.",
            "dran 2links 2 2rechts 9 5links 7 5rechts 4?",
        ),
        (
            Lang::Fi,
            "Sinun vuorosi. Ota pinon 2 vasemmalta puolelta 2 korttia, pinon 2 oikealta puolelta 9 korttia, pinon 5 \
             vasemmalta puolelta 7 korttia tai pinon 5 oikealta puolelta 4 korttia.",
            "vuoro 2vasen 2 2oikea 9 5vasen 7 5oikea 4?",
        ),
    ] {
        let table = Table::new("numnum-wall", lang);
        let mut game = table.game(stacks, true);
        step(&table, &mut game, take(2, 5));
        is(&table.says().turn(game.view()), text, braille);
    }
}

#[test]
fn a_breach_at_the_edge_takes_its_only_side_in_the_same_step() {
    let table = Table::new("numnum-wall", Lang::En);
    let mut game = table.game(["r12", "r24 y3", "g13 g2 g4", "y39 y2", "r6 r3", "b7 b3", "w g3"], true);
    are(
        &step(&table, &mut game, take(1, 2)),
        &[
            (
                "You take red 12 and red 24, a double match. Breach at stack 1. You take the 12 cards to the right of stack 1.",
                "r12 r24 2x breach 1 right +12",
            ),
            ("You win. Cards: you 14, Anna 0.", "won: me me14 Anna0"),
        ],
    );
    let turn = table.says().turn(game.view());
    assert_eq!(turn.text, "The game is over. You win. Cards: you 14, Anna 0.");
}

#[test]
fn rows_are_called_rows_and_both_cards_may_come_from_one() {
    let stacks = ["r6 r9 y5", "", "g13 g2", "y39 y2", "r5", "b7 -2 -5 b3", "g16 g3"];
    for (lang, own, emptied) in [
        (
            Lang::En,
            (
                "You take red 6 and red 9 from the same row, a double match. Now free: 1: yellow 5.",
                "r6 r9 2x now 1y5",
            ),
            ("You take red 6 and red 5. Now free: 1: red 9. Row 5 is empty.", "r6 r5 now 1r9 5 empty"),
        ),
        (
            Lang::De,
            (
                "Du nimmst die rote 6 und die rote 9 aus derselben Reihe, doppelt passend. Jetzt frei: 1: gelbe 5.",
                "r6 r9 2x neu 1g5",
            ),
            ("Du nimmst die rote 6 und die rote 5. Jetzt frei: 1: rote 9. Reihe 5 ist leer.", "r6 r5 neu 1r9 5 leer"),
        ),
        (
            Lang::Fi,
            (
                "Otat samasta rivistä punaisen kuutosen ja punaisen ysin, jotka sopivat kahdella tavalla. Nyt vapaana: \
                 1: keltainen viitonen.",
                "p6 p9 2x nyt 1k5",
            ),
            (
                "Otat punaisen kuutosen ja punaisen viitosen. Nyt vapaana: 1: punainen ysi. Rivi 5 on tyhjä.",
                "p6 p5 nyt 1p9 5 tyhjä",
            ),
        ),
    ] {
        let table = Table::new("numnum-clear", lang);
        are(&step(&table, &mut table.game(stacks, true), take(1, 1)), &[own]);
        are(&step(&table, &mut table.game(stacks, true), take(1, 5)), &[emptied]);
    }
}

#[test]
fn the_deal_tells_the_table_and_who_plays_with_whom() {
    for (lang, text, braille) in [
        (
            Lang::En,
            "Wall Breach. You, Anna, Ben, Clara. Parties: you and Ben; Anna and Clara. You begin.",
            "Wall Breach: me Anna Ben Clara. me+Ben; Anna+Clara. I begin",
        ),
        (
            Lang::De,
            "Mauerbruch. Du, Anna, Ben, Clara. Parteien: du und Ben; Anna und Clara. Du fängst an.",
            "Mauerbruch: ich Anna Ben Clara. ich+Ben; Anna+Clara. ich fange an",
        ),
        (
            Lang::Fi,
            "Muurinmurto. Sinä, Anna, Ben ja Clara. Joukkueet: sinä ja Ben; Anna ja Clara. Aloitat.",
            "Muurinmurto: minä Anna Ben Clara. minä+Ben; Anna+Clara. aloitan",
        ),
    ] {
        let table = Table::of_four(lang);
        are(&table.says().step(&[Observation::Dealt { first: ME }]), &[(text, braille)]);
    }
    let table = Table::new("numnum-clear", Lang::En);
    are(
        &table.says().step(&[Observation::Dealt { first: ANNA }]),
        &[("Clear Away. You, Anna. Anna begins.", "Clear Away: me Anna. Anna begins")],
    );
}

#[test]
fn a_party_wins_together() {
    let ends = |collected| [Observation::Ends(Outcome { end: EndReason::NoPair, collected })];
    for (lang, own, others, nobody) in [
        (
            Lang::En,
            "No pair is left, and the game is over. You and Ben win. Cards: you and Ben 60, Anna and Clara 43.",
            "No pair is left, and the game is over. Anna and Clara win. Cards: you and Ben 40, Anna and Clara 43.",
            "No pair is left, and the game is over. It is a draw. Cards: you and Ben 50, Anna and Clara 50.",
        ),
        (
            Lang::De,
            "Es gibt kein Paar mehr, das Spiel ist zu Ende. Du und Ben, ihr gewinnt. Karten: du und Ben 60, Anna und \
             Clara 43.",
            "Es gibt kein Paar mehr, das Spiel ist zu Ende. Anna und Clara gewinnen. Karten: du und Ben 40, Anna und \
             Clara 43.",
            "Es gibt kein Paar mehr, das Spiel ist zu Ende. Unentschieden. Karten: du und Ben 50, Anna und Clara 50.",
        ),
        (
            Lang::Fi,
            "Pareja ei enää ole, ja peli on ohi. Sinä ja Ben voitatte. Kortit: sinä ja Ben 60, Anna ja Clara 43.",
            "Pareja ei enää ole, ja peli on ohi. Anna ja Clara voittavat. Kortit: sinä ja Ben 40, Anna ja Clara 43.",
            "Pareja ei enää ole, ja peli on ohi. Peli on tasan. Kortit: sinä ja Ben 50, Anna ja Clara 50.",
        ),
    ] {
        let table = Table::of_four(lang);
        for (collected, text) in [([60, 43], own), ([40, 43], others), ([50, 50], nobody)] {
            let lines = table.says().step(&ends(collected));
            assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), [text]);
        }
    }
}

#[test]
fn moves_of_others_are_events_and_own_moves_are_answers() {
    let table = Table::new("numnum-wall", Lang::En);
    let seen = table.game(WALL, true).apply(ME, take(1, 2)).expect("a legal move");
    let urgency = |viewer| {
        let table = Table { viewer, ..Table::new("numnum-wall", Lang::En) };
        table.says().step(&seen)[0].urgency
    };
    assert_eq!(urgency(Viewer::Seat(ME)), Urgency::Answer);
    assert_eq!(urgency(Viewer::Seat(ANNA)), Urgency::Event);
    assert_eq!(urgency(Viewer::Onlooker), Urgency::Event);
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

/// Anna takes two double matches and a single one; freed cards are named once.
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
            seen.extend(game.apply(ME, wanted).expect("a legal move"));
        }
        let not_told = |seen: &Observation| !matches!(seen, Observation::GoesOn { .. });
        seen.retain(not_told);
        are(&table.says().step(&seen), &[(text, braille)]);
    }
}
