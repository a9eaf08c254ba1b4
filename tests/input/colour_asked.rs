//! Answers to the question for a colour that are not colours.

use crate::support::people::{Round, told};
use sixdot::session::{Conversation as _, Session};
use sixdot::text::Lang;

/// Somebody with a wild card, who has been asked for its colour.
fn asked(lang: Lang, before: &[&str], play: &str) -> Session {
    let round = Round::new("uno", "me,bot", &["w r1 r2 r3", "y1 y2 y3 y4"], "r9");
    let mut session = Round { lang, pile: "g1 g2 g3 g4", ..round }.begin();
    for line in before.iter().chain([&play]) {
        told(&mut session, line);
    }
    session
}

#[test]
fn whoever_says_no_hears_that_nothing_was_played() {
    for (lang, play, no, said) in [
        (Lang::En, "play wild", "no", "The card has not been played yet."),
        (Lang::En, "play wild", "cancel", "The card has not been played yet."),
        (Lang::De, "leg farbwahl", "nein", "Die Karte ist noch nicht gelegt."),
        (Lang::Fi, "pelaa w", "ei", "Korttia ei ole vielä pelattu."),
    ] {
        let mut session = asked(lang, &[], play);
        let before = session.written().len();
        let answer = told(&mut session, no);
        assert!(answer[0].starts_with(said), "{lang}: {answer:?}");
        assert_eq!(session.written().len(), before);
    }
    let mut session = asked(Lang::En, &[], "play wild");
    told(&mut session, "no");
    assert!(told(&mut session, "play red 1")[0].starts_with("You play red 1"), "another move can be made");
}

#[test]
fn the_letters_that_the_question_offers_on_a_display_are_taken() {
    for (lang, play, letter) in [
        (Lang::En, "play wild", "r"),
        (Lang::En, "play wild", "b"),
        (Lang::De, "leg farbwahl", "g"),
        (Lang::De, "leg farbwahl", "r"),
    ] {
        let mut session = asked(lang, &["braille 40"], play);
        let before = session.written().len();
        told(&mut session, letter);
        assert!(session.written().len() > before, "{lang}: {letter} is the colour");
        let mut session = asked(lang, &[], play);
        told(&mut session, letter);
        let taken = session.written().len() > before;
        assert_eq!(taken, letter != "r", "{lang}: {letter} is a command, too, where the colours are told in full");
    }
}

#[test]
fn colour_letter_in_a_question_means_the_cards_of_the_colour() {
    for (lang, letter, colour) in [
        (Lang::Fi, "kortti p", "kortti punainen"),
        (Lang::Fi, "kortti s", "kortti sininen"),
        (Lang::De, "karte g", "karte gelb"),
    ] {
        let mut session = asked(lang, &[], "");
        let (by_letter, by_name) = (told(&mut session, letter), told(&mut session, colour));
        let behind = |lines: &[String]| lines[0].split_once(": ").map(|(_, cards)| cards.to_owned());
        assert!(behind(&by_name).is_some(), "{lang}: {by_name:?}");
        assert_eq!(behind(&by_letter), behind(&by_name), "{lang}: {letter}");
    }
}

#[test]
fn the_prompt_tells_no_state_while_a_colour_is_asked() {
    let mut session = asked(Lang::En, &["prompt status"], "");
    assert!(!session.status().is_empty());
    told(&mut session, "play wild");
    assert_eq!(session.status(), "", "a colour is asked");
}
