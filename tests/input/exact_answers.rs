//! Exact answers to rare lines: a colour after the wrong word, a move during a catch window, Tab after a word that takes a
//! card, an abbreviated command with a card that it does not take, questions that begin like a move, moves with side effects,
//! and refusals with their suggestions.

use crate::support::program::Sixdot;
use sixdot::session::Conversation;
use sixdot::text::Lang;

use crate::support::typed::Tables;

/// The lines of an answer to a line that does nothing.
fn told(tables: &Tables, lang: Lang, table: &str, typed: &str) -> Vec<String> {
    let seen = tables.typed(lang, table, typed);
    assert!(!seen.happened(), "{table}: {typed} does something: {:?}", seen.written);
    seen.answer.lines.into_iter().map(|line| line.text).collect()
}

#[test]
fn a_colour_behind_play_is_asked_for_again_where_one_is_asked() {
    let tables = Tables::read();
    for (lang, typed, answer) in [
        (Lang::En, "play red", "Which colour? Red, yellow, green or blue."),
        (Lang::De, "spiel rot", "Welche Farbe? Rot, Gelb, Grün oder Blau."),
        (Lang::Fi, "pelaa punainen", "Mikä väri? Punainen, keltainen, vihreä tai sininen."),
    ] {
        assert_eq!(told(&tables, lang, "uno-start-colour", typed), [answer]);
    }
}

#[test]
fn move_in_a_catch_window_is_answered_that_enter_continues() {
    let tables = Tables::read();
    for (lang, moves, answer) in [
        (
            Lang::En,
            ["draw", "pass", "play 1", "play y2"],
            [
                "It is Ben's turn. Rule N1-19.",
                "Press Enter to go on. If a call was forgotten, type catch and a name.",
            ],
        ),
        (
            Lang::De,
            ["ziehen", "passe", "spiel 1", "spiel g2"],
            [
                "Ben ist dran. Regel N1-19.",
                "Weiter mit Enter. Hat jemand eine Ansage vergessen, tippe erwischt und den Namen.",
            ],
        ),
        (
            Lang::Fi,
            ["nosta", "passaa", "pelaa 1", "pelaa k2"],
            [
                "Nyt on vuorossa Ben. Sääntö N1-19.",
                "Enter jatkaa. Jos joltakulta jäi sana sanomatta, kirjoita kiinni ja nimi.",
            ],
        ),
    ] {
        for typed in moves {
            assert_eq!(told(&tables, lang, "stop-before-another", typed), answer, "{typed}");
        }
    }
}

/// After a question about a card by its name, a bare number plays nothing until it is repeated.
#[test]
fn a_number_behind_the_question_which_card_is_no_place_at_once() {
    let tables = Tables::read();
    for (lang, first, answer) in [
        (
            Lang::En,
            "can I play a red",
            "Nothing was played, since you were asked for a card. If you mean position 2, type it once more, otherwise type the name of the card.",
        ),
        (
            Lang::De,
            "lege rot",
            "Nichts wurde gelegt, denn gefragt war nach einer Karte. War Platz 2 gemeint, dann tippe die Zahl noch einmal, sonst den Namen der Karte.",
        ),
        (
            Lang::Fi,
            "punainen",
            "Mitään ei pelattu, sillä sinulta kysyttiin, mitä korttia tarkoitat. Jos tarkoitat paikkaa 2, kirjoita luku uudestaan, muuten kortin nimi.",
        ),
    ] {
        let mut sitting = tables.sit(lang, "uno-turn");
        assert!(!sitting.typed(first).happened(), "{first}");
        let number = sitting.typed("2");
        assert!(!number.happened(), "{lang}");
        assert_eq!(number.answer.lines.last().map(|line| line.text.as_str()), Some(answer));
        assert!(sitting.typed("2").happened(), "{lang}: it is a place the second time");
    }
    let mut sitting = tables.sit(Lang::En, "uno-turn");
    assert!(
        !sitting.typed("play").happened() && sitting.typed("2").happened(),
        "play alone asks for a position, too"
    );
}

/// `lege` is the beginning of `legend`, behind which nothing can stand, and lays a card in German.
#[test]
fn abbreviated_command_drops_nothing_that_was_typed() {
    let tables = Tables::read();
    for (lang, typed, answer) in [
        (Lang::En, "lege rote 3", "I don't know a card called lege. Type hand to hear yours."),
        (Lang::En, "leg red 2", "I don't understand the whole line. To play the card, type play red 2."),
        (
            Lang::De,
            "kürze rot 2",
            "Die ganze Zeile verstehe ich nicht. Willst du die Karte legen, dann tippe leg die rote 2.",
        ),
        (Lang::Fi, "lege rote 3", "En tunne korttia lege. Kuulet omasi, kun kirjoitat käsi."),
    ] {
        assert_eq!(told(&tables, lang, "uno-turn", typed), [answer]);
    }
    for (lang, typed) in [(Lang::En, "leg"), (Lang::De, "kürz"), (Lang::Fi, "lyhe")] {
        assert_eq!(told(&tables, lang, "uno-turn", typed).len(), 2, "{lang}: {typed} is the whole answer of legend");
    }
}

#[test]
fn tab_names_the_cards_of_the_hand() {
    let tables = Tables::read();
    let english = ["red 2", "red 5", "red skip", "yellow 7", "green 4", "blue 4", "blue 9", "wild", "wild draw four"];
    let german = [
        "rote 2",
        "rote 5",
        "rote Aussetzen-Karte",
        "gelbe 7",
        "grüne 4",
        "blaue 4",
        "blaue 9",
        "Farbwahl",
        "Zieh-Vier-Farbwahl",
    ];
    let finnish = [
        "punainen kakkonen",
        "punainen viitonen",
        "punainen ohitus",
        "keltainen seiska",
        "vihreä nelonen",
        "sininen nelonen",
        "sininen ysi",
        "villi kortti",
        "villi nosta neljä -kortti",
    ];
    for (lang, typed, names) in [
        (Lang::En, "play ", &english[..]),
        (Lang::En, "hand; play red ", &["2", "5", "skip"]),
        (Lang::En, "why wild d", &["draw four"]),
        (Lang::En, "what purple", &[]),
        (Lang::En, "rule ", &[]),
        (Lang::De, "spiel ", &german),
        (Lang::De, "spiel gr", &["grüne 4"]),
        (Lang::Fi, "pelaa ", &finnish),
        (Lang::Fi, "pelaa sininen y", &["ysi"]),
    ] {
        assert_eq!(tables.sit(lang, "uno-turn").session.complete(typed), names, "{typed}");
    }
}

/// The word for a card at the beginning asks what the card does, though it says nothing beside a move.
#[test]
fn a_question_about_a_card_that_is_not_there_is_no_move() {
    let tables = Tables::read();
    for (lang, typed, answer) in [
        (Lang::De, "karte aussetzen", "Eine Karte aussetzen gibt es in diesem Spiel nicht."),
        (Lang::De, "karte Zieh-Zwei", "Eine Karte Zieh-Zwei gibt es in diesem Spiel nicht."),
        (Lang::De, "karte zieh", "Eine Karte zieh gibt es in diesem Spiel nicht."),
        (Lang::En, "card draw two", "This game has no card called draw two."),
        (Lang::En, "card pass", "This game has no card called pass."),
        (Lang::Fi, "kortti nosta kaksi", "Tässä pelissä ei ole korttia nosta kaksi."),
    ] {
        let told = told(&tables, lang, "mau-mau-turn", typed).concat();
        assert!(told.starts_with(answer), "{lang}: {typed}: {told}");
    }
}

/// Nobody calls a card; and who tells the program to tell something has asked for it.
#[test]
fn what_the_program_is_told_to_tell_is_a_question() {
    let tables = Tables::read();
    for (lang, asked, typed) in [
        (Lang::De, "hand", &["sag meine Karten", "sage die Karten", "nenn die hand", "gib mir die hand"][..]),
        (Lang::De, "punkte", &["sag punkte", "nenn mir die punkte"]),
        (Lang::En, "hand", &["say my cards", "tell me my hand", "read me my cards", "give me my hand"]),
        (Lang::En, "scores", &["tell me the scores", "say the scores"]),
        (Lang::Fi, "käsi", &["sano korttini", "kerro käsi", "luettele korttini"]),
        (Lang::Fi, "pisteet", &["kerro pisteet", "sano pisteet"]),
    ] {
        let expected = told(&tables, lang, "uno-turn", asked);
        for typed in typed {
            assert_eq!(told(&tables, lang, "uno-turn", typed), expected, "{lang}: {typed}");
        }
    }
}

/// A line that begins like a question is one, also without its mark.
#[test]
fn who_asks_whether_something_must_be_done_does_not_do_it() {
    let tables = Tables::read();
    for (lang, table, lines) in [
        (
            Lang::En,
            "uno-turn",
            &["must i play red 5", "will I play red 5", "would i play red 5", "have i red 5", "i have a red 5"][..],
        ),
        (Lang::En, "mau-mau-turn", &["must i draw", "will i draw", "would i draw now", "must i pass"]),
        (Lang::De, "uno-turn", &["muss ich rot 5 legen", "soll ich die rote 5 legen", "habe ich die rote 5"]),
        (Lang::De, "mau-mau-turn", &["muss ich ziehen", "soll ich ziehen", "muss ich passen"]),
        (Lang::Fi, "uno-turn", &["pitääkö pelata punainen 5", "pelaanko punaisen 5", "minulla on punainen 5"]),
        (Lang::Fi, "mau-mau-turn", &["pitääkö nostaa", "pitääkö minun nostaa", "passaanko"]),
    ] {
        for typed in lines {
            assert!(!told(&tables, lang, table, typed).is_empty(), "{lang}: {typed}");
        }
    }
}

/// Of a range, a number of cards, or more than can be named, not only a part is laid.
#[test]
fn a_move_is_not_made_in_part() {
    let tables = Tables::read();
    for typed in
        ["play 1-3", "play 1 to 3", "1..3", "1 to 3", "play 2 cards", "play my 2 cards", "play red 5 and another"]
    {
        for table in ["uno-turn", "mau-mau-turn"] {
            assert!(!told(&tables, Lang::En, table, typed).is_empty(), "{table}: {typed}");
        }
    }
    for (lang, typed) in [
        (Lang::De, "leg 1-3"),
        (Lang::De, "leg 1 bis 3"),
        (Lang::De, "leg 2 karten"),
        (Lang::Fi, "pelaa 1-3"),
        (Lang::Fi, "pelaa 2 korttia"),
    ] {
        assert!(!told(&tables, lang, "uno-turn", typed).is_empty(), "{lang}: {typed}");
    }
}

#[test]
fn what_a_card_takes_away_is_told() {
    let deal = "game = \"switch\"\n[[example]]\nname = \"jacks\"\nclauses = [\"EN-7\"]\n\
        hands = [\"hj sj c3 c4\", \"h8 hk ha\", \"d8 d9 d3\"]\ntop = \"cj\"\npending-draw = 5\n";
    let run = Sixdot::new("play switch --lang en --deal jacks.toml#jacks").file("jacks.toml", deal);
    let told = run.stdin("what hj\nhj\n").run().stdout;
    for line in [
        "If you play the jack of hearts: the draw is cancelled. Anna is next. You have 3 cards left.",
        "You play the jack of hearts, 3 cards left, the draw is cancelled.",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
}

#[test]
fn a_card_that_is_held_once_is_not_played_twice() {
    let told = Sixdot::new("play number-one --lang en --seed 6").stdin("b2 b2\n").run().stdout;
    assert!(told.contains("You hold blue 2 only once. Nothing was played."), "{told}");
}

#[test]
fn who_may_not_pass_is_told_when_one_may() {
    let told =
        Sixdot::new("play crazy-eights --lang en --seed 6 --players 2").stdin("draw\ndraw\npass\n").run().stdout;
    assert!(told.contains("only for when there is nothing left to draw and none of your cards fits."), "{told}");
}

#[test]
fn numbers_stand_together_in_a_hand_whatever_they_do() {
    let line = "play uno --lang en --set seven-zero=yes --seed 21 --players 4";
    let told = Sixdot::new(line).stdin("hand by number\n").run().stdout;
    assert!(told.contains("Yellow: 3, 7, reverse."), "{told}");
    assert!(told.contains("3: yellow. 7: yellow. 8: red. Reverse: yellow."), "{told}");
}
