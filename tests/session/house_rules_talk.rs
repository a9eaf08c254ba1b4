//! House rules with several people at one keyboard: who hears what, and when.

use crate::support::people::{Round, told};
use crate::support::typed::Tables;
use sixdot::session::{Conversation as _, Session};
use sixdot::text::Lang;

/// Three people at a table of UNO.
fn table(lang: Lang, options: &[(&str, &str)], seats: &str, hands: &[&str]) -> Session {
    Round { options, lang, pile: "y1 y2 y3 y4 g1 g2 g3 b1 b2 b3", ..Round::new("uno", seats, hands, "r9") }.begin()
}

/// Anna begins, holding a red 5; what the other two hold.
fn asking(lang: Lang, others: [&str; 2]) -> Session {
    table(lang, &[("jump-in", "yes")], "Anna,Ben,Cleo", &["r5 b7 y1", others[0], others[1]])
}

/// The answer to each line.
fn all_told(session: &mut Session, typed: &[&str]) -> Vec<Vec<String>> {
    typed.iter().map(|line| told(session, line)).collect()
}

/// All that somebody can ask for, by words that every language knows.
const QUERIES: [&str; 11] = ["", "hand", "counts", "top", "turn", "pending", "can", "news", "last 9", "tip", "why 1"];

#[test]
fn being_asked_tells_nobody_who_holds_the_same_card() {
    for lang in Lang::ALL {
        let (ben, cleo) = (["r5 r6 g7", "b8 r6 g7"], ["r5 g3 g4", "b9 g3 g4"]);
        // The red 5 is with Ben, with Cleo, or in the pile.
        let mut held_by =
            [[ben[0], cleo[1]], [ben[1], cleo[0]], [ben[1], cleo[1]]].map(|others| asking(lang, others));
        let told_by_each =
            |held_by: &mut [Session; 3], typed: &[&str]| held_by.each_mut().map(|session| all_told(session, typed));
        let anna = told_by_each(&mut held_by, &["hand", "position 1", "hand", "last 9"]);
        assert_eq!(anna[0], anna[1], "{lang}");
        assert_eq!(anna[0], anna[2], "{lang}");
        assert!(anna[0][1].last().is_some_and(|line| line.contains("Ben")), "{lang}: {anna:?}");

        // The first Enter takes the keyboard, and another one would let the card go.
        let ben = told_by_each(&mut held_by, &QUERIES);
        assert_ne!(ben[0], ben[1], "{lang}: who holds it, hears that it can be played");
        assert_eq!(ben[1], ben[2], "{lang}");

        let handed_on = told_by_each(&mut held_by, &[""]);
        assert_eq!(handed_on[0], handed_on[1], "{lang}");
        assert_eq!(handed_on[0], handed_on[2], "{lang}");

        let cleo = told_by_each(&mut held_by, &QUERIES);
        assert_eq!(cleo[0], cleo[2], "{lang}: that Ben has let it go tells nothing");
        assert_ne!(cleo[1], cleo[2], "{lang}");
        let ben = told_by_each(&mut held_by, &["", "", "hand"]);
        assert_eq!(ben[1], ben[2], "{lang}: that Cleo has let it go tells nothing");

        // Ben lays the red 6, which is the second card only if the red 5 is with him.
        let [mut with_ben, _, in_pile] = held_by;
        let mut in_pile = in_pile;
        assert_eq!(told(&mut with_ben, "position 2"), told(&mut in_pile, "position 1"), "{lang}");
        let goes_on = ["", "last 9", "", "", "hand", "last 9", "news"];
        assert_eq!(all_told(&mut with_ben, &goes_on), all_told(&mut in_pile, &goes_on), "{lang}");
    }
}

#[test]
fn a_call_before_jumping_in_holds() {
    for (call, held) in [("call uno", "Ben 1."), ("hand", "Ben 2.")] {
        let mut session = asking(Lang::En, ["r5 g8", "y8 b3 b4"]);
        all_told(&mut session, &["play r5", "", call, "play r5"]);
        // Nobody has another red 5; Cleo draws, and a call that was forgotten has its price.
        let told = all_told(&mut session, &["", "", "draw", "", "counts"]);
        assert!(told[4][0].contains(held), "{call}: {told:?}");
    }
}

#[test]
fn who_is_asked_can_throw_it_in_or_let_it_go() {
    let mut session = asking(Lang::En, ["g6 r6 g7", "r5 g3 g4"]);
    assert_eq!(
        told(&mut session, "play r5"),
        ["You play red 5, 2 cards left.", "Pass the keyboard to Ben. Ben, press Enter."]
    );
    let question = "Jump in with red 5? Play it if you have it, or press Enter.";
    let asked = told(&mut session, "");
    assert_eq!(asked[asked.len() - 2..], ["Anna plays red 5.", question]);
    let refused =
        ["It is not your turn yet. You can jump in only with the same card: red 5. Otherwise press Enter. Rule \
        UH-10."];
    assert_eq!(told(&mut session, "play r6"), refused);
    assert_eq!(told(&mut session, "draw"), refused);
    assert_eq!(told(&mut session, "turn"), [question]);
    assert_eq!(told(&mut session, "can"), ["Red 5 is not in your hand. Type pass."]);
    assert_eq!(told(&mut session, ""), ["Pass the keyboard to Cleo. Cleo, press Enter."]);
    let asked = told(&mut session, "");
    assert_eq!(asked[asked.len() - 2..], ["Anna plays red 5.", question]);
    assert_eq!(
        told(&mut session, "r5"),
        ["You jump in with red 5, 2 cards left.", "Pass the keyboard to Anna. Anna, press Enter."]
    );
    // Play goes on from who threw it in.
    assert_eq!(told(&mut session, ""), ["Cleo jumps in with red 5.", "Your turn. Top card red 5."]);
}

#[test]
fn keyboard_is_passed_once_per_line_and_not_at_the_end() {
    let mut session = asking(Lang::En, ["g6 r6 g7", "r5 g3 g4"]);
    let pass = "Pass the keyboard to Ben. Ben, press Enter.";
    assert_eq!(
        told(&mut session, "play r5; play b7; play y1"),
        ["You play red 5, 2 cards left.", pass, "The rest of the line was ignored."]
    );
    assert_eq!(told(&mut session, "play b7"), [pass]);
    assert_eq!(told(&mut session, "quit"), ["Goodbye."]);
}

#[test]
fn the_call_goes_with_the_card_that_is_thrown_in() {
    let mut session = asking(Lang::En, ["r5 g6", "g3 g4 g5"]);
    told(&mut session, "play r5");
    told(&mut session, "");
    assert_eq!(told(&mut session, "play r5 uno")[0], "You jump in with red 5 and call Uno, 1 card left.");
}

#[test]
fn swapped_hands_are_told_to_whom_they_belong() {
    let options = [("seven-zero", "yes")];
    let hands = ["r7 b7 y1", "g6 g8", "b1 b2 b3 b4"];
    let mut session = table(Lang::En, &options, "Anna,Ben,Cleo", &hands);
    told(&mut session, "play r7");
    assert_eq!(
        told(&mut session, "ben"),
        ["You swap hands with Ben.", "You hold 2 cards. Green: 6, 8.", "Pass the keyboard to Ben. Ben, press Enter."]
    );
    let ben = told(&mut session, "");
    assert_eq!(
        ben[1..],
        [
            "You hold 2 cards. Green: 6, 8.",
            "Anna plays red 7.",
            "Anna swaps hands with you.",
            "You hold 2 cards. Yellow: 1. Blue: 7.",
            "Your turn. Top card red 7."
        ]
    );
    // The numbers are those of the hand as it is now.
    assert_eq!(told(&mut session, "position 2; uno")[0], "You play blue 7 and call Uno, 1 card left.");
    assert_eq!(told(&mut session, "cleo")[1], "You hold 4 cards. Blue: 1, 2, 3, 4.");
    let cleo = told(&mut session, "");
    let swaps = ["Anna swaps hands with Ben.", "Ben plays blue 7 and calls Uno.", "Ben swaps hands with you."];
    for line in swaps {
        assert!(cleo.contains(&line.to_owned()), "{line} in {cleo:?}");
    }
    assert!(cleo.iter().all(|line| !line.contains("Green")), "nobody else's hand: {cleo:?}");
    assert_eq!(cleo[cleo.len() - 2], "You hold 1 card. Yellow: 1.");
}

#[test]
fn hands_that_were_seen_are_not_taken_back() {
    let hands = ["r7 b7 y1", "g6 g8", "b1 b2 b3 b4"];
    let mut session = table(Lang::En, &[("seven-zero", "yes")], "me,bot,bot", &hands);
    let none = "There is nothing to take back: you have made no move in this round.";
    assert_eq!(told(&mut session, "undo"), [none]);
    told(&mut session, "play r7");
    told(&mut session, "ben");
    let hand = told(&mut session, "hand");
    let refused = "There is nothing to take back: since your last move you have seen another player's cards.";
    assert_eq!(told(&mut session, "undo"), [refused]);
    assert_eq!(told(&mut session, "hand"), hand);
}

/// Two players, where forgotten calls are noticed by the others.
fn noticed_by_others(seats: &str, hands: &[&str]) -> Session {
    let options = &[("noticing", "others")];
    Round { options, pile: "g1 g2 g3 g4 g5", ..Round::new("uno", seats, hands, "r9") }.begin()
}

#[test]
fn computer_players_catch_who_forgot_a_call() {
    let answer = told(&mut noticed_by_others("me,bot:hard", &["r1 r2", "y1 y2 y3 y4"]), "play r1");
    assert!(answer.iter().any(|line| line.contains("catches you")), "{answer:?}");
}

#[test]
fn rest_of_the_line_waits_while_somebody_can_catch() {
    let mut session = noticed_by_others("Anna,Ben", &["rs r5", "b1 b2"]);
    let answer = told(&mut session, "play rs r5");
    assert_eq!(session.written().len(), 1, "{answer:?}");
}

#[test]
fn catching_during_the_colour_question_puts_the_card_aside() {
    let mut session = noticed_by_others("Anna,Ben", &["r1 r2", "w b5 b6"]);
    all_told(&mut session, &["play r1", "", "play wild"]);
    let caught = told(&mut session, "catch");
    assert!(caught[0].starts_with("You catch Anna"), "{caught:?}");
    assert!(caught.last().is_some_and(|line| line.starts_with("Your turn.")), "{caught:?}");
}

#[test]
fn yes_begins_the_next_round() {
    let round = Round::new("uno", "me,bot", &["r1", "y2 y3"], "r9");
    let mut session = Round { options: &[("rounds", "3")], pile: "g1 g2 g3", ..round }.begin();
    told(&mut session, "play r1");
    assert!(told(&mut session, "no")[0].starts_with("There is no question"), "the question is none of yes or no");
    for typed in ["tip", "can", "turn"] {
        assert_eq!(told(&mut session, typed), ["Press Enter to deal the next round."], "{typed}");
    }
    let next = told(&mut session, "yes");
    assert!(next.iter().any(|line| line.starts_with("You hold 7 cards.")), "{next:?}");
}

#[test]
fn anybody_at_the_keyboard_calls_and_catches_and_nothing_else() {
    let mut session = noticed_by_others("Anna,Ben,Cleo", &["r1 r2", "w b5 b6", "y1 y2 y3"]);
    all_told(&mut session, &["play r1", ""]);
    let drew = told(&mut session, "cleo draw");
    assert!(drew.iter().any(|line| line.starts_with("Cleo can only call and catch")), "{drew:?}");
    let caught = told(&mut session, "cleo catch anna");
    assert!(caught.iter().any(|line| line.contains("catches Anna")), "{caught:?}");
    assert_eq!(session.written().last().map(String::as_str), Some("3 catch 1"), "{:?}", session.written());
}

/// At a stop for catching no and go on are Enter, and yes asks what.
#[test]
fn a_stop_is_let_go_by_in_words() {
    let tables = Tables::read();
    let enter = tables.typed(Lang::En, "uno-catch", "");
    assert!(enter.happened());
    for typed in ["no", "no thanks", "go on", "continue", "ok"] {
        let said = tables.typed(Lang::En, "uno-catch", typed);
        assert_eq!((said.written, said.answer), (enter.written.clone(), enter.answer.clone()), "{typed}");
    }
    let jump = tables.typed(Lang::En, "uno-jump", "");
    for typed in ["go on", "ok", "no"] {
        assert_eq!(tables.typed(Lang::En, "uno-jump", typed).written, jump.written, "{typed}");
    }
}

/// The message at a signal is about the current game, in the current language.
#[test]
fn the_last_word_is_of_the_game_that_is_played() {
    let word = |session: &Session| session.last_word().expect("a last word").text;
    let mut session = noticed_by_others("me,bot", &["r1 r2", "y1 y2 y3"]);
    let first = word(&session);
    assert_eq!(word(&session), first);
    told(&mut session, "language de");
    assert_ne!(word(&session), first);
    told(&mut session, "language en");
    assert_eq!(word(&session), first);
}

/// Only Enter takes the keyboard: whoever gives it away may say so, and is not to see the hand of who gets it.
#[test]
fn no_word_takes_the_keyboard_that_is_passed_on() {
    for lang in Lang::ALL {
        let mut session = table(lang, &[], "Anna,Ben", &["r1 r2 r3", "b1 b2 b3"]);
        let passes = told(&mut session, "play red 1");
        let asked = passes.last().expect("to whom").clone();
        for typed in ["ok", "go on", "continue", "yes", "weiter", "ja", "jatka", "kyllä", "no", "next", "enter"] {
            let answer = told(&mut session, typed);
            assert_eq!(answer.last(), Some(&asked), "{lang}: {typed}: {answer:?}");
        }
        assert_ne!(told(&mut session, "").last(), Some(&asked));
    }
}
