//! What happens, and whose turn it is.

use super::*;
use crate::games::wall::engine::{EndReason, Observation, Outcome};

/// Lines of a move of the first player.
fn step(table: &Table, game: &mut WallGame, wanted: Move) -> Vec<Line> {
    let seen = game.apply(ME, wanted).expect("a legal move");
    table.says().step(&seen)
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
fn a_party_wins_together() {
    let ends =
        |collected| [Observation::Ends(Outcome { end: EndReason::NoPair, collected, totals: None, is_last: true })];
    for (lang, own, others, nobody) in [
        (
            Lang::En,
            "There are no pairs left, and the game is over. You and Ben win. Cards: you and Ben 60, Anna and Clara 43.",
            "There are no pairs left, and the game is over. Anna and Clara win. Cards: you and Ben 40, Anna and Clara 43.",
            "There are no pairs left, and the game is over. It is a draw. Cards: you and Ben 50, Anna and Clara 50.",
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
            "Pareja ei enää ole, ja peli on ohi. Peli päättyy tasan. Kortit: sinä ja Ben 50, Anna ja Clara 50.",
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
fn a_match_adds_up_its_rounds() {
    let ends = |collected, totals, is_last| {
        [Observation::Ends(Outcome { end: EndReason::Breach, collected, totals: Some(totals), is_last })]
    };
    let table = Table::new("numnum-wall", Lang::En);
    for (ends, text) in [
        (
            ends([60, 43], [60, 43], false),
            "You win the round. Cards: you 60, Anna 43. In all rounds: you 60, Anna 43.",
        ),
        (
            ends([50, 52], [110, 95], true),
            "Anna wins the round. Cards: you 50, Anna 52. In all rounds: you 110, Anna 95. You win the match.",
        ),
        (
            ends([43, 43], [103, 103], true),
            "The round is a draw. Cards: you 43, Anna 43. In all rounds: you 103, Anna 103. The match is a draw.",
        ),
    ] {
        let lines = table.says().step(&ends);
        assert_eq!(lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), [text]);
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
             grüne 13 und die gelbe 39. Neu frei: 1: rote 2, die letzte. 2: gelbe 3, die letzte. 3: grüne 2. 4: gelbe \
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
