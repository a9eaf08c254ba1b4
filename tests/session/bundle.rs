//! Cards played together that ask, call and move hands.

use sixdot::session::Session;
use sixdot::text::Lang;

use crate::support::people::{Round, told};

const RULES: &str = include_str!("../rules/small/bundle.toml");

/// Me against two computer players.
fn table(lang: Lang, hand: &str, top: &str) -> Session {
    let hands = &[hand, "g1 g2 g7 g8", "y1 y2 y7 y8"];
    let round = Round::new("bundle", "me,bot,bot", hands, top).with_rules(RULES);
    Round { lang, pile: "y3 y4 y5 y3 y4", ..round }.begin()
}

#[test]
fn two_wilds_are_one_colour_which_can_be_typed_behind_them() {
    for (lang, lay, asked, colour, called) in [
        (Lang::En, "play wild wild", "Call a colour.", "red", "You call red."),
        (Lang::De, "lege farbwahl farbwahl", "Wähl eine Farbe.", "rot", "Du wünschst dir Rot."),
        (Lang::Fi, "pelaa villi villi", "Valitse väri.", "punainen", "Toivot punaista."),
    ] {
        let mut session = table(lang, "w w r1 r2", "g9");
        let answer = told(&mut session, lay).join(" ");
        assert!(answer.contains(asked), "{answer}");
        assert_eq!(told(&mut session, colour)[0], called);
        let answer = told(&mut table(lang, "w w r1 r2", "g9"), &format!("{lay} {colour}"));
        assert!(answer.iter().any(|line| line == called), "{answer:?}");
    }
}

#[test]
fn a_colour_is_that_of_the_card_on_top() {
    // Wherever it stands in the line.
    let answer = told(&mut table(Lang::En, "w w r1 r2", "g9"), "play wild red wild");
    assert_eq!(answer[..2], ["You play wild twice, 2 cards left.", "You call red."]);
    // Two colours are one too many, and nothing is laid.
    for (lang, lay, what, refused) in [
        (
            Lang::En,
            "play wild red wild yellow",
            "what wild red wild yellow",
            "Call only one colour with cards that you play together.",
        ),
        (
            Lang::De,
            "lege farbwahl rot farbwahl gelb",
            "was farbwahl rot farbwahl gelb",
            "Wünsch dir nur eine Farbe, wenn du Karten zusammen legst.",
        ),
        (
            Lang::Fi,
            "pelaa villi punainen villi keltainen",
            "mitä villi punainen villi keltainen",
            "Toivo vain yhtä väriä, kun pelaat kortteja yhdessä.",
        ),
    ] {
        let mut session = table(lang, "w w r1 r2", "g9");
        let before = session.written();
        assert_eq!(told(&mut session, lay), [refused]);
        assert_eq!(told(&mut session, what), [refused]);
        assert_eq!(session.written(), before);
    }
    // A card on top that calls nothing is followed itself.
    let answer = told(&mut table(Lang::En, "w gta r1 r2", "g9"), "play w gta red").join(" ");
    assert!(answer.starts_with("I did not understand: play w gta red."), "{answer}");
    let answer = told(&mut table(Lang::En, "w gta r1 r2", "g9"), "play w gta");
    assert_eq!(answer[0], "You play wild and green wild, 2 cards left.");
    assert!(answer[1].starts_with("Anna plays green"), "{answer:?}");
    // It is called when all that comes before is done.
    let answer = told(&mut table(Lang::En, "st st r1 r2 r3", "g9"), "play storm storm red").join(" ");
    let later =
        "The effect of a Storm card comes first, and you call the colour afterwards. Leave it out for now. Rule B-2.";
    assert_eq!(answer, later);
}

#[test]
fn what_they_would_do_is_told_before() {
    let mut session = table(Lang::En, "w w r6 y6 r1", "r9");
    assert_eq!(told(&mut session, "what wild wild"), ["Wild twice: You call the colour. You have 3 cards left."]);
    assert_eq!(
        told(&mut session, "what wild wild red"),
        ["Wild twice: You call red. Anna is next. You have 3 cards left."]
    );
    assert_eq!(
        told(&mut session, "what r6 y6"),
        ["Red 6 and yellow 6: You swap hands with a player of your choice."]
    );
    let answer = told(&mut session, "what w w blue one").join(" ");
    assert!(!answer.is_empty());
    let answer = told(&mut session, "play wild wild red done").join(" ");
    assert!(answer.starts_with("Done is not due now."), "{answer}");
}

#[test]
fn hands_that_move_twice_are_told_once() {
    for (lang, lay, moved, between) in [
        (
            Lang::En,
            "play storm storm",
            "Each player takes over the hand of the player to the right, 2 times.",
            "In between, you held 4 cards. Yellow: 1, 2, 7, 8.",
        ),
        (
            Lang::De,
            "lege sturm sturm",
            "Alle übernehmen die Karten von rechts, 2 Mal nacheinander.",
            "Dazwischen hattest du 4 Karten. Gelb: 1, 2, 7, 8.",
        ),
        (
            Lang::Fi,
            "pelaa myrsky myrsky",
            "okainen ottaa oikeanpuoleisen naapurinsa kortit, 2 kertaa peräkkäin.",
            "Välillä kädessäsi oli 4 korttia. Keltainen: ykkönen, kakkonen, seiska, kasi.",
        ),
    ] {
        let answer = told(&mut table(lang, "st st r1 r2 r3", "g9"), lay);
        assert!(answer[0].contains(moved), "{answer:?}");
        assert_eq!(answer[1], between);
        assert!(answer.len() > 3, "the hand, and the question: {answer:?}");
    }
}

#[test]
fn a_player_who_is_chosen_twice_loses_two_turns() {
    for (lang, lay, once, twice) in [
        (Lang::En, "play r8 y8", "Ben will be skipped.", "Ben will be skipped 2 times."),
        (Lang::De, "lege r8 g8", "Ben setzt beim nächsten Mal aus.", "Ben setzt 2 Mal aus."),
        (Lang::Fi, "pelaa p8 k8", "Ben menettää seuraavan vuoronsa.", "Ben menettää 2 seuraavaa vuoroaan."),
    ] {
        let mut session = table(lang, "r8 y8 r1 r2 r3", "r9");
        told(&mut session, lay);
        assert_eq!(told(&mut session, "ben")[0], once);
        assert_eq!(told(&mut session, "ben")[0], twice);
    }
}

#[test]
fn what_a_computer_player_lays_and_calls_is_one_line() {
    let hands = &["g1 g2 g3 g4", "w w", "y1 y2 y7 y8"];
    let round = Round::new("bundle", "me,bot,bot", hands, "r9").with_rules(RULES);
    let mut session = Round { pile: "g6 y3 y4 y5", ..round }.begin();
    told(&mut session, "draw");
    let answer = told(&mut session, "pass");
    let line = answer.iter().find(|line| line.starts_with("Anna plays wild twice")).expect("both at once");
    assert!(["red", "yellow", "green"].iter().any(|colour| line.contains(&format!("calls {colour}"))), "{line}");
}
