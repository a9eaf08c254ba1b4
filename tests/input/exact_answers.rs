//! Exact answers to rare lines: a number after a question which card is meant, Tab after a word that takes a card,
//! moves with side effects, and refusals with their suggestions. Other lines are in the corpora of `typed.rs`.

use crate::support::program::Sixdot;
use sixdot::session::Conversation;
use sixdot::text::Lang;

use crate::support::typed::Tables;

/// A number alone is the card with that number, also after a question which card is meant.
#[test]
fn a_number_behind_the_question_which_card_is_the_number_of_a_card() {
    let tables = Tables::read();
    for (lang, first) in [(Lang::En, "play red"), (Lang::De, "lege rot"), (Lang::Fi, "pelaa punainen")] {
        let mut sitting = tables.sit(lang, "uno-turn");
        assert!(!sitting.typed(first).happened(), "{first}");
        assert_eq!(sitting.typed("2").moves, ["play r2"], "{lang}");
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

#[test]
fn what_a_card_takes_away_is_told() {
    let deal = "game = \"switch\"\n[[example]]\nname = \"jacks\"\nclauses = [\"EN-7\"]\n\
        hands = [\"hj sj c3 c4\", \"h8 hk ha\", \"d8 d9 d3\"]\ntop = \"cj\"\npending-draw = 5\n";
    let run = Sixdot::new("play switch --lang en --deal jacks.toml#jacks").file("jacks.toml", deal);
    let told = run.stdin("what hj\nhj\n").run().stdout;
    for line in [
        "Jack of hearts: The draw is cancelled. Anna is next. You have 3 cards left.",
        "You play the jack of hearts, 3 cards left. The draw is cancelled.",
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
    assert!(
        told.contains("You can pass only when there is nothing left to draw and none of your cards fits."),
        "{told}"
    );
}

#[test]
fn numbers_stand_together_in_a_hand_whatever_they_do() {
    let line = "play uno --lang en --set seven-zero=yes --seed 21 --players 4";
    let told = Sixdot::new(line).stdin("hand by number\n").run().stdout;
    assert!(told.contains("Yellow: 3, 7, reverse."), "{told}");
    assert!(told.contains("3: yellow. 7: yellow. 8: red. Reverse: yellow."), "{told}");
}
