//! Rules of Number ONE: further cards whose effects are pending, hands that rotate, provisional wins, wrong straights,
//! and cards that take part only at larger tables.

use crate::support::people::{Round, told};
use crate::support::session::begun;
use sixdot::engine::Referee;
use sixdot::session::{Plan, Session};
use sixdot::text::Lang;

/// A table of people in the middle of a round; the hands are in the notation of records.
fn table(seats: &str, hands: &[&str], top: &str, referee: Referee) -> Session {
    Round { pile: "g1 g2 g3 g4 g5", referee, ..Round::new("number-one", seats, hands, top) }.begin()
}

#[test]
fn a_straight_can_be_caught_under_the_strict_referee() {
    let stops = |cards: &str, referee: Referee| {
        let mut session = table("Anna,Ben", &["r1 r2 r3 r4 r5", "r6 r7 r8"], "r9", referee);
        told(&mut session, &format!("play {cards}"));
        told(&mut session, "").last().is_some_and(|line| line.starts_with("Press Enter to continue."))
    };
    assert!(stops("r1 r2 r3", Referee::Strict), "whether or not it is right");
    assert!(stops("r1 r2 r4", Referee::Strict));
    assert!(!stops("r1 r2 r3", Referee::Kind));
    let mut session = table("Anna,Ben", &["r1 r2 r3 r4 r5", "r6 r7 r8"], "r9", Referee::Strict);
    told(&mut session, "play r1 r2 r4");
    told(&mut session, "");
    let caught = told(&mut session, "catch");
    assert_eq!(
        caught[0],
        "You catch Anna with a wrong straight. Anna takes them back and draws 5 cards. Rule N1-20."
    );
}

#[test]
fn a_straight_is_played_in_the_order_that_fits_and_that_is_said() {
    for (named, played) in [("r7 r5 r6", "red 5, red 6 and red 7"), ("r6 r7 r5", "red 5, red 6 and red 7")] {
        for referee in [Referee::Kind, Referee::Strict] {
            let mut session = table("Anna,Ben", &["r5 r6 r7 b1 b2", "r8 y7"], "y5", referee);
            let said = format!("You play {played}, 2 cards left. They fit in this order.");
            assert_eq!(told(&mut session, &format!("play {named}"))[0], said, "{named}");
        }
    }
    let mut session = table("Anna,Ben", &["r5 r6 r7 b1 b2", "r8 y7"], "y5", Referee::Kind);
    assert_eq!(told(&mut session, "why r7, r5, r6")[0], "Red 7, red 5 and red 6 can be played together.");
    assert_eq!(told(&mut session, "play r5 r6 r7")[0], "You play red 5, red 6 and red 7, 2 cards left.");
}

/// G-6: a move counts only against what its player was told.
#[test]
fn a_card_typed_before_all_was_heard_is_asked_for_again() {
    let hands = &["r1 b2 b3 y1", "r2 r3 r4 g1", "r5 r6 r7 g2"];
    let round = Round { referee: Referee::Strict, ..Round::new("number-one", "me,bot,bot", hands, "r9") };
    let mut session = Round { pile: "g3 g4 g5", ..round }.begin();
    told(&mut session, "pace step");
    let first = told(&mut session, "play r1");
    assert_eq!(first.last().map(String::as_str), Some("Press Enter to continue."), "{first:?}");
    let again = told(&mut session, "play b2");
    let first = "Nothing was done: you have not heard everything yet. Press Enter, then type your move again.";
    assert_eq!(again, [first]);
    let rest = told(&mut session, "");
    assert!(rest[0].starts_with("Ben "), "{rest:?}");
    assert!(rest.last().is_some_and(|line| line.starts_with("Your turn.")), "{rest:?}");
    assert!(told(&mut session, "hand")[0].starts_with("You hold 3 cards."));
}

#[test]
fn a_win_is_told_when_nobody_can_catch_any_more() {
    let mut session = table("Anna,Ben", &["r1", "r6 r7 r8"], "r9", Referee::Kind);
    assert!(!told(&mut session, "play r1").iter().any(|line| line.contains("out")));
    assert!(told(&mut session, "").last().is_some_and(|line| line.starts_with("Press Enter to continue.")));
    told(&mut session, "");
    let won = told(&mut session, "play r6").concat();
    assert!(won.contains("Anna goes out") || won.contains("Anna wins"), "{won}");
    let mut session = table("Anna,Ben", &["r1", "r6 r7 r8"], "r9", Referee::Kind);
    told(&mut session, "play r1");
    told(&mut session, "");
    let caught = told(&mut session, "catch");
    assert_eq!(caught[0], "You catch Anna not calling Number One. Anna draws two cards and is back in the round.");
}

#[test]
fn the_colour_is_named_with_the_new_hand() {
    let mut session = table("Anna,Ben", &["ph r1 r2", "b6 b7 b8 b9"], "r9", Referee::Kind);
    let answer = told(&mut session, "play ph");
    assert!(answer.iter().any(|line| line.contains("You hold 4 cards. Blue: 6, 7, 8, 9.")), "{answer:?}");
    assert!(answer.iter().any(|line| line.contains("Call a colour.")), "{answer:?}");
    assert!(told(&mut session, "choose blue")[0].starts_with("You call blue"));
}

/// Me against two computer players, with own cards in my hand.
fn with_own_cards(lang: Lang, hand: &str) -> Session {
    let options = &[("own-cards", "flood; trade; Sing a song")];
    let hands = &[hand, "y1 y2 y3 y4 y5 y6", "b1 b2 b3 b4 b5"];
    Round { options, lang, pile: "g1 g2 g3 g4 g5 g6", ..Round::new("number-one", "me,bot,bot", hands, "r9") }.begin()
}

#[test]
fn what_is_written_on_an_own_card_is_read_out() {
    for (lang, typed, first) in [
        (
            Lang::En,
            "play flood red",
            "You play a Flood card and call red, 4 cards left. Anna draws a card. Ben draws a card. You draw green \
            3. The card says: Everybody draws a card.",
        ),
        (
            Lang::De,
            "lege karte flut rot",
            "Du legst die Karte Flut und wünschst dir Rot, bleiben 4. Anna zieht eine Karte. Ben zieht eine \
            Karte. Du \
             ziehst die grüne 3. Darauf steht: Alle ziehen eine Karte.",
        ),
        (
            Lang::Fi,
            "pelaa tulva punainen",
            "Pelaat Tulva-kortin ja toivot punaista, 4 korttia jäljellä. Aino nostaa kortin. Ben nostaa kortin. Sinä \
             nostat vihreän kolmosen. Kortissa lukee: Kaikki nostavat kortin.",
        ),
    ] {
        let answer = told(&mut with_own_cards(lang, "fl i1 r1 r2 b9"), typed);
        assert_eq!(answer[0], first);
    }
}

#[test]
fn a_rule_that_the_table_wrote_is_read_out_and_looked_up() {
    let mut session = with_own_cards(Lang::En, "fl i1 tr r1 r2");
    assert_eq!(
        told(&mut session, "card own 1"),
        [
            "Custom card 1: Sing a song. The players do that themselves: type agree and a sentence. Rule N1-13.",
            "Custom card 1: It fits on any card. You call the colour of the next card. As the start card, it lets the \
             first player call the colour. Rule N1-13.",
        ]
    );
    assert_eq!(told(&mut session, "card trade")[0], "Trade card: Choose a player and swap hands. Rule N1-13.");
    let rules = told(&mut session, "rules");
    assert_eq!(rules[0], "Number ONE by the book, except: Custom cards: 3.");
    assert!(rules.iter().any(|line| line.starts_with("Custom card 1: Sing a song. ")), "{rules:?}");
    assert!(told(&mut session, "play own 1 blue")[0].ends_with("The card says: Sing a song."));
}

/// A session that asks for the cards of the table.
fn asked_for_cards(lang: Lang) -> Session {
    let mut session = begun(lang, Plan::default());
    told(&mut session, "number-one");
    session
}

#[test]
fn own_cards_are_asked_for_before_the_game() {
    let mut session = asked_for_cards(Lang::En);
    assert!(
        told(&mut session, "3")[0].starts_with("Custom cards? Press Enter for none, or type a number from 1 to 10")
    );
    let list = told(&mut session, "list");
    assert_eq!((list.len(), list[4].as_str()), (11, "5: Trade card: Choose a player and swap hands."));
    assert_eq!(told(&mut session, "11"), ["Please type a number from 1 to 10, a sentence, or Enter."]);
    assert_eq!(told(&mut session, "sing"), ["Please type a number from 1 to 10, a sentence, or Enter."]);
    assert!(told(&mut session, "Sing \"la la\"")[0].starts_with("Please type a sentence without signs"));
    assert_eq!(told(&mut session, "5"), ["1 custom card. Add another, or press Enter to begin."]);
    assert_eq!(told(&mut session, "text Draw a face"), ["2 custom cards. Add another, or press Enter to begin."]);
    assert!(told(&mut session, "")[0].starts_with("Number ONE. You, Anna, Ben."));
    let rules = told(&mut session, "rules");
    assert!(rules.iter().any(|line| line.starts_with("Custom card 1: Draw a face. ")), "{rules:?}");
}

#[test]
fn nobody_needs_own_cards() {
    for lang in Lang::ALL {
        let mut session = asked_for_cards(lang);
        assert_eq!(told(&mut session, "").len(), 1);
        assert!(told(&mut session, "")[0].starts_with("Number ONE. "), "{lang}");
    }
}

#[test]
fn a_call_that_sounds_like_a_number_is_told_from_it() {
    let hand = |hand: &str| table("me,bot", &[hand, "y1 y2 y3 y4"], "r9", Referee::Kind);
    assert_eq!(told(&mut hand("r1 b2 b3"), "play red one")[0], "You play red 1, 2 cards left.");
    // All of the line names the card; what would be left for a call is half a name.
    assert_eq!(told(&mut hand("r1 b3"), "play red one")[0], "You play red 1, 1 card left.");
    assert_eq!(told(&mut hand("r1 b3"), "play red one one")[0], "You play red 1 and call One, 1 card left.");
    assert_eq!(told(&mut hand("r1 r2 b3 b4"), "play red one")[0], "You play red 1, 3 cards left.");
    assert_eq!(told(&mut hand("r7 b3"), "play red 7 one")[0], "You play red 7 and call One, 1 card left.");
    assert_eq!(
        told(&mut hand("r1 r2 r3 b4 b5"), "play red three red two red one")[0],
        "You play red 3, red 2 and red 1, 2 cards left."
    );
}

#[test]
fn a_command_at_the_question_for_custom_cards_is_no_card() {
    for (lang, command, refused, how, text, moves) in [
        (Lang::En, "help all", "save x", "type: text save x.", "text save x", "draw two cards"),
        (Lang::De, "hilfe alle", "speichern x", "tippe: text speichern x.", "text speichern x", "ziehe zwei Karten"),
        (
            Lang::Fi,
            "ohje kaikki",
            "tallenna x",
            "kirjoita: teksti tallenna x.",
            "teksti tallenna x",
            "nosta kaksi korttia",
        ),
    ] {
        let mut session = asked_for_cards(lang);
        let question = told(&mut session, "3");
        let all = told(&mut session, command);
        assert!(all.len() == 2 && all.last() == question.last(), "{lang}: {all:?}");
        let refused = told(&mut session, refused);
        assert!(refused.len() == 3 && refused[1].ends_with(how) && refused.last() == question.last(), "{refused:?}");
        let one = told(&mut session, text);
        assert!(one.len() == 1 && one != question, "{lang}: {one:?} is a card");
        let two = told(&mut session, moves);
        assert!(two.len() == 1 && two[0].starts_with('2'), "{lang}: {two:?} is a card, too");
    }
    let mut session = asked_for_cards(Lang::En);
    let question = told(&mut session, "3");
    assert_eq!(told(&mut session, "settings").last(), question.last(), "a word alone is a command as before");
}

#[test]
fn as_many_cards_are_asked_for_as_there_can_be() {
    let mut session = asked_for_cards(Lang::En);
    told(&mut session, "3");
    for card in 1..10 {
        assert!(told(&mut session, &card.to_string())[0].starts_with(&card.to_string()), "{card}");
    }
    assert!(told(&mut session, "10")[0].starts_with("Number ONE. You, Anna, Ben."), "ten are the most");
}
