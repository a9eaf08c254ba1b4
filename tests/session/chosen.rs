//! Cards whose player chooses another player.

use crate::support::people::{Round, told};
use sixdot::session::Session;
use sixdot::text::Lang;

/// Me against two computer players, one card of each sort in my hand.
fn table(lang: Lang) -> Session {
    let hands = &["t spy fl cr r1 r2", "b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3 g4 g5"];
    let round = Round::new("chosen", "me,bot,bot", hands, "r9");
    Round { lang, pile: "y1 y2 y3 y4 y5 y6", ..round }.with_rules(include_str!("../rules/games/chosen.toml")).begin()
}

#[test]
fn whom_is_asked_with_names_and_numbers() {
    let mut session = table(Lang::En);
    let asked = told(&mut session, "play trade");
    assert_eq!(asked[0], "You play trade, 5 cards left.");
    assert_eq!(asked[1], "Your turn. Who do you swap hands with? 1: Anna, 2: Ben. Top card trade.");
    assert_eq!(told(&mut session, "can"), asked[1..]);
    assert_eq!(told(&mut session, "")[0], asked[1]);
    assert_eq!(
        told(&mut session, "choose Clara"),
        ["Choose Clara is not one of the choices. Who do you swap hands with? 1: Anna, 2: Ben."]
    );
    assert_eq!(told(&mut session, "choose"), ["Who do you swap hands with? 1: Anna, 2: Ben."]);
    assert_eq!(told(&mut session, "choose me"), ["You cannot choose yourself. Rule CH-1."]);
    assert_eq!(told(&mut session, "play red 1"), ["Choose a player first. Rule CH-1."]);
}

#[test]
fn a_player_is_chosen_by_name_or_number() {
    for typed in ["choose anna", "Anna", "1", "choose 1", "i choose anna please", "wish anna"] {
        let mut session = table(Lang::En);
        told(&mut session, "play trade");
        let answer = told(&mut session, typed);
        let swapped = ["You swap hands with Anna.", "You hold 7 cards. Blue: 1, 2, 3, 4, 5, 6, 7."];
        assert_eq!(answer[..2], swapped, "{typed}");
        assert!(answer[2].starts_with("Your turn. Call a colour."), "{answer:?}");
        assert!(told(&mut session, "blue")[0].starts_with("You call blue"), "{typed}");
    }
    let mut session = table(Lang::En);
    told(&mut session, "play trade");
    assert!(told(&mut session, "3")[0].contains("1: Anna, 2: Ben."), "there is no third");
    assert!(
        told(&mut session, "choose an")[0].contains("1: Anna, 2: Ben."),
        "the beginning of a name is half a move"
    );
}

#[test]
fn who_looks_and_gives_is_told_what_the_others_are_not() {
    let mut session = table(Lang::En);
    told(&mut session, "play spy");
    let answer = told(&mut session, "ben");
    assert_eq!(answer[0], "You look at Ben's hand.");
    assert_eq!(answer[1], "Ben shows 5 cards. Green: 1, 2, 3, 4, 5.");
    assert!(answer[2].starts_with("Your turn. Which card do you give Ben? There are 2 to give."), "{answer:?}");
    assert_eq!(told(&mut session, "pass"), ["First give Ben a card. Name one of your cards. Rule CH-2."]);
    assert_eq!(told(&mut session, "red 1")[0], "You give Ben red 1.");
    assert_eq!(told(&mut session, "choose r2")[0], "You give Ben red 2.");
}

#[test]
fn what_a_card_would_do_tells_that_one_chooses() {
    let mut session = table(Lang::En);
    assert_eq!(told(&mut session, "what trade"), ["Trade: You swap hands with a player of your choice."]);
}

#[test]
fn whom_is_asked_in_every_language() {
    for (lang, played, asked) in [
        (Lang::De, "lege spy", "Wessen Karten siehst du dir an? 1: Anna, 2: Ben."),
        (Lang::Fi, "pelaa spy", "Kenen kortit katsot? 1: Aino, 2: Ben."),
        (Lang::De, "lege fl rot", "Wer setzt aus? 1: Anna, 2: Ben."),
        (Lang::Fi, "pelaa t", "Kenen kanssa vaihdat käsikortit? 1: Aino, 2: Ben."),
    ] {
        let answer = told(&mut table(lang), played);
        assert!(answer.iter().any(|line| line.contains(asked)), "{answer:?}");
    }
}

#[test]
fn a_rank_is_wished_with_the_new_hand_in_every_language() {
    for (lang, played, asked, answer, refused, wished) in [
        (Lang::En, "play c10", "Call a number or rank.", "7", "hearts", "You call a 7."),
        (Lang::De, "lege kx", "Wähl einen Wert.", "7", "herz", "7."),
        (Lang::Fi, "pelaa rx", "Valitse arvo.", "7", "hertta", "seiskaa"),
    ] {
        let hands = &["cx c7 d9 s9", "h7 c4 c9", "s3 s7 s5 s6"];
        let round = Round { lang, pile: "h2 h3 h4", ..Round::new("makao", "me,bot,bot", hands, "c5") };
        let mut session = round.with_rules(include_str!("../rules/small/makao.toml")).begin();
        let told_of_it = told(&mut session, played);
        assert!(told_of_it.iter().any(|line| line.contains(asked)), "{told_of_it:?}");
        // A suit is no answer: the question is still open.
        told(&mut session, refused);
        let answered = told(&mut session, answer);
        assert!(answered[0].contains(wished), "{answered:?}");
    }
}
