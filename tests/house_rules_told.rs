//! House rules whose penalties are no cards, whose cards take a colour, or whose numbers fall: what is told of them.

use sixdot::engine::Referee;
use sixdot::rules::Library;
use sixdot::say::Lang;
use sixdot::session::Session;

use crate::support::people::{Round, told};

/// Me against a computer player in a game of the tests.
fn table(lang: Lang, (game, file): (&'static str, &'static str), hands: &[&str], top: &str, pile: &str) -> Session {
    let mut library = Library::built_in();
    library.add_text(game, &format!("{game}.toml"), file);
    Round { library, game, options: &[], lang, seats: "me,bot", hands, top, pile, referee: Referee::Kind }.begin()
}

const FINES: (&str, &str) = ("fines", include_str!("small/fines.toml"));
const CHAMELEON: (&str, &str) = ("chameleon", include_str!("small/chameleon.toml"));
const COUNTDOWN: (&str, &str) = ("countdown", include_str!("games/countdown/countdown.toml"));

#[test]
fn lost_turns_are_told_with_their_number_and_the_cards_that_are_left() {
    for (lang, played, lost, left) in [
        (Lang::En, "play 1 of stars", "will be skipped 2 times", "1 card left"),
        (Lang::De, "lege stern 1", "setzt 2 Mal aus", "noch eine Karte"),
        (Lang::Fi, "pelaa tähti 1", "menetät 2 seuraavaa vuoroasi", "yksi kortti jäljellä"),
    ] {
        let mut session = table(lang, FINES, &["st1 m9", "su1 su2 su7 su8"], "st5", "m4 m3 m2 su3 su4");
        let answer = told(&mut session, played);
        assert!(answer[0].contains(lost) && answer[0].contains(left), "{answer:?}");
    }
}

#[test]
fn a_card_that_takes_a_colour_counts_as_it_and_nobody_has_called_it() {
    for (lang, played, taken, question, top) in [
        (Lang::En, "play 3", "it counts as yellow", "top", "Top card 3, which counts as yellow."),
        (Lang::De, "lege 3", "sie gilt als gelb", "oben", "gilt als gelb."),
        (Lang::Fi, "pelaa 3", "se on nyt keltainen", "pöytä", "joka on nyt keltainen."),
    ] {
        let mut session = table(lang, CHAMELEON, &["ch r2 g1", "g6 r6 r7"], "y3", "r8 r9");
        let answer = told(&mut session, played).join(" ");
        assert!(answer.to_lowercase().contains(taken), "{answer}");
        let lies = told(&mut session, question).join(" ");
        assert!(lies.to_lowercase().contains(&top.to_lowercase()), "{lies}");
    }
}

#[test]
fn what_an_own_number_does_is_told_before_it_is_laid() {
    let mut session = table(Lang::En, COUNTDOWN, &["c8 d7 dk", "c7 s5 s4"], "h5", "h2 h3");
    let answer = told(&mut session, "what 8 of clubs").join(" ");
    assert!(answer.contains("you call the suit"), "{answer}");
    let answer = told(&mut session, "what 8 of clubs hearts").join(" ");
    assert!(answer.contains("you call hearts"), "{answer}");
}

#[test]
fn a_countdown_tells_the_rounds_won_whatever_rounds_it_has_inherited() {
    let file = "id = \"falling\"\nextends = \"uno\"\nremove = [\"options.points\"]\n\
                countdown = { clause = \"UN-1\" }\nmatch = { wins = \"most-rounds\" }\n";
    let mut session = table(Lang::En, ("falling", file), &["r5", "g6 g7 g8"], "r9", "b2 b3");
    let answer = told(&mut session, "play red 5").join(" ");
    assert!(answer.contains("Rounds won so far: you 1"), "{answer}");
}
