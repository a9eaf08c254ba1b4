//! Thinking before a move: `what` and `why`.

use crate::support::people::{Round, told};
use sixdot::engine::{Referee, Seat};
use sixdot::games::shedding::engine::Awaiting;
use sixdot::text::Lang;

/// A table of a person and two computer players; the first line of each answer.
fn answers(round: &Round<'_>, lang: Lang, lines: &[&str]) -> Vec<String> {
    let mut session = Round { lang, ..round.clone() }.sit();
    lines.iter().map(|line| told(&mut session, line).remove(0)).collect()
}

/// A person and computer players with these hands.
fn at_table<'a>(game: &'a str, options: &'a [(&'a str, &'a str)], hands: &'a [&'a str], top: &'a str) -> Round<'a> {
    let seats = if hands.len() == 2 { "me,bot" } else { "me,bot,bot" };
    Round { options, seed: 1, ..Round::new(game, seats, hands, top) }
}

/// Nothing is silent: the turn is over although the drawn card fits.
#[test]
fn a_drawn_card_that_fits_says_why_it_is_not_played() {
    let table = at_table("uno", &[], &["b1 b2", "y1 y2", "y4 y5 y6"], "r9");
    for (lang, pile, typed, told) in [
        (Lang::En, "r5", "draw", "You draw red 5. It fits, but you may not play it in this turn. Rule UN-3."),
        (Lang::En, "g5", "draw", "You draw green 5."),
        (
            Lang::De,
            "r5",
            "zieh",
            "Du ziehst die rote 5. Die Karte passt, aber in diesem Zug darfst du sie nicht legen. Regel UN-3.",
        ),
        (
            Lang::Fi,
            "r5",
            "nosta",
            "Nostat punaisen viitosen. Se sopii, mutta sitä ei saa pelata tällä vuorolla. Sääntö UN-3.",
        ),
    ] {
        assert_eq!(answers(&Round { pile, ..table.clone() }, lang, &[typed]), [told]);
    }
}

#[test]
fn what_takes_wishes_and_several_cards() {
    let table = at_table("uno", &[("doubles", "yes")], &["r5 r5 w b7", "y1 y2", "y4 y5 y6"], "r9");
    let told = answers(&table, Lang::En, &["what w blue", "what w", "what r5 r5", "what r5 b7"]);
    assert_eq!(
        told,
        [
            "Wild: You call blue. Anna is next. You have 3 cards left.",
            "Wild: You call the colour. Anna is next. You have 3 cards left.",
            "Red 5 twice: Nothing else happens. Anna is next. You have 2 cards left.",
            "Red 5 and blue 7 cannot be played together. Rule UH-5.",
        ]
    );
}

#[test]
fn what_reports_call_and_end_but_no_points_of_hidden_cards() {
    let table = at_table("mau-mau", &[], &["h7 ha", "s7 ca ck", "hq hk h8"], "h9");
    assert_eq!(
        answers(&table, Lang::En, &["what ha", "what h7"]),
        [
            "Ace of hearts: Nothing else happens. Call Mau with it. Anna is next. You have 1 card \
            left.",
            "7 of hearts: Anna must draw two cards or answer. Call Mau with it. Anna is next. You \
            have 1 card left.",
        ]
    );
    let last = at_table("mau-mau", &[], &["ha", "s7 ca ck", "hq hk h8"], "h9");
    let told = answers(&last, Lang::En, &["what ha"]).remove(0);
    assert!(told.starts_with("Ace of hearts: You go out first. Call Mau-Mau"), "{told}");
    let two = at_table("uno", &[], &["r5", "y1 y2"], "r9");
    let told = answers(&two, Lang::De, &["was r5"]).remove(0);
    assert!(told.contains("Dann ist die Runde zu Ende."), "{told}");
}

#[test]
fn what_does_not_guess_who_will_be_stuck() {
    let table = at_table("deadly-uno", &[], &["r5 r7 b7", "y1 y2", "y4 y5 y6"], "r9");
    let told = answers(&table, Lang::En, &["what r5"]);
    assert_eq!(told, ["Red 5: Nothing else happens. Anna is next. You have 2 cards left."]);
}

#[test]
fn why_says_what_to_do_instead_of_laying_the_last_card() {
    let turn = at_table("mau-mau", &[("last-card", "no-jack")], &["hj", "s7 ca ck"], "h9");
    assert_eq!(
        answers(&turn, Lang::En, &["why hj"]),
        ["The jack of hearts cannot be your last card. Type draw to draw. Rule MH-6."]
    );
    let again = Round { awaits: Awaiting::Again, ..turn.clone() };
    assert_eq!(
        answers(&again, Lang::En, &["why hj"]),
        ["The jack of hearts cannot be your last card. Type pass. Rule MH-6."]
    );
}

#[test]
fn why_takes_several_cards() {
    let table = at_table("uno", &[("doubles", "yes")], &["r5 r5 w b7", "y1 y2", "y4 y5 y6"], "r9");
    assert_eq!(
        answers(&table, Lang::En, &["why r5 r5", "why r5 b7", "why b7"]),
        [
            "Red 5 twice can be played together.",
            "Red 5 and blue 7 cannot be played together. Rule UH-5.",
            "Blue 7 does not fit. Red or a 9 is needed. Rule UN-2.",
        ]
    );
}

#[test]
fn a_challenge_that_can_be_answered_is_told_as_such() {
    let told = |stacking: &str| {
        let options = [("stacking", stacking)];
        let table = at_table("uno", &options, &["+4 r1 b7", "y1 y2 y3", "y4 y5 y6"], "g9");
        answers(&table, Lang::En, &["what +4 red"]).remove(0)
    };
    assert!(told("no").contains("Anna must draw four cards or challenge."), "{}", told("no"));
    assert!(told("both").contains("Anna must draw four cards, challenge or answer."), "{}", told("both"));
}

#[test]
fn news_before_the_own_first_move_leave_the_deal_out() {
    let table = at_table("uno", &[], &["r5 r7 b7", "r1 r2 r3", "y4 y5 y6"], "r9");
    assert_eq!(answers(&table, Lang::En, &["news"]), ["Nothing has happened since the deal."]);
    let told = answers(&Round { turn: Seat(1), ..table }, Lang::En, &["news"]).remove(0);
    assert!(told.starts_with("Since the deal: Anna plays red"), "{told}");
}

#[test]
fn what_in_a_chain_tells_what_may_follow() {
    let hands = ["y4 y6 y9 b3 g5", "r2 r4", "b5 b7"];
    let told = |lang, line: &str| answers(&at_table("numnum-mau-mau", &[], &hands, "y2"), lang, &[line]).remove(0);
    assert_eq!(
        told(Lang::En, "what y4"),
        "Yellow 4: You can then play yellow 6 or yellow 9, or pass. You have 4 cards left."
    );
    assert!(
        told(Lang::De, "was g4").contains("Du kannst mit der gelben 6 oder der gelben 9 weitermachen oder passen.")
    );
    let finnish = told(Lang::Fi, "mitä k4");
    assert!(
        finnish.contains("Voit jatkaa pelaamalla keltaisen kuutosen tai keltaisen ysin, tai passata."),
        "{finnish}"
    );
    assert!(told(Lang::En, "what b3").starts_with("Blue 3 does not fit."));
}

/// At a stop for catching the turn is somebody else's.
#[test]
fn what_is_answered_while_somebody_else_is_on_turn() {
    let hands = ["r5 rs b7 y1", "r2 g4", "y4 y5 y6"];
    let table = Round { turn: Seat(1), ..at_table("number-one", &[], &hands, "r9") };
    for (lang, line, told) in [
        (
            Lang::En,
            "what r5",
            "It is Ben's turn, but suppose it were yours. Red 5: Nothing else happens. Anna is next. \
            You have 3 \
             cards left.",
        ),
        (Lang::De, "was b7", "Ben ist dran. Angenommen, du bist es. Die blaue 7 passt nicht."),
        (Lang::Fi, "mitä p5", "Vuorossa on Ben. Näin käy, jos vuoro on sinun."),
    ] {
        let answer = answers(&table, lang, &[line]).remove(0);
        assert!(answer.starts_with(told), "{answer}");
    }
}

/// A strict referee would punish what the line names, so it names nothing that does not fit.
#[test]
fn after_drawing_the_line_of_the_turn_says_what_can_be_done() {
    let drawn = |(game, referee): (&str, Referee), [hand, pile]: [&str; 2], lang, draw| {
        let hands = [hand, "y7 y2 y3", "y4 y5 y6"];
        let round = Round { pile, referee, ..at_table(game, &[], &hands, "r9") };
        answers(&round, lang, &[draw, ""]).remove(1)
    };
    for (lang, draw, keep, may) in [
        (
            Lang::En,
            "draw",
            "Your turn. Green 2 does not fit. Type pass. Top card red 9.",
            "Your turn. Play red 2 or pass. Top card red 9.",
        ),
        (
            Lang::De,
            "ziehen",
            "Du bist dran. Die grüne 2 passt nicht. Tippe passe. Oben liegt die rote 9.",
            "Du bist dran. Leg die rote 2 oder passe. Oben liegt die rote 9.",
        ),
        (
            Lang::Fi,
            "nosta",
            "Sinun vuorosi. Vihreä kakkonen ei sovi. Kirjoita passaa. Päällimmäisenä punainen ysi.",
            "Sinun vuorosi. Pelaa punainen kakkonen tai passaa. Päällimmäisenä punainen ysi.",
        ),
    ] {
        for referee in [Referee::Kind, Referee::Strict] {
            let game = ("numnum-mau-mau", referee);
            assert_eq!(drawn(game, ["b5 b7", "g2 g4"], lang, draw), keep);
            assert_eq!(drawn(game, ["b5 b7", "r2 g2"], lang, draw), may);
        }
    }
    // A game in which any card may be played after a draw.
    let only = drawn(("number-one", Referee::Strict), ["b5 g7", "g2 g4"], Lang::En, "draw");
    assert_eq!(only, "Your turn. Green 2 does not fit. Type pass. Top card red 9.");
}

#[test]
fn each_draw_says_whether_the_card_fits() {
    let hands = ["h5 h3", "s7 ca ck", "hq hk h8"];
    let table = Round { pile: "d4 s2 c3", ..at_table("crazy-eights", &[], &hands, "s9") };
    let told = |lang, draw| answers(&table, lang, &[draw, draw]);
    assert_eq!(
        told(Lang::En, "draw"),
        ["You draw the 4 of diamonds. It does not fit.", "You draw the 2 of spades. It fits."]
    );
    assert_eq!(
        told(Lang::De, "ziehen"),
        ["Du ziehst die Karo-Vier. Die Karte passt nicht.", "Du ziehst die Pik-Zwei. Die Karte passt."]
    );
    assert_eq!(told(Lang::Fi, "nosta"), ["Nostat ruutunelosen. Se ei sovi.", "Nostat patakakkosen. Se sopii."]);
}

#[test]
fn bluff_second_card_and_extra_card_are_refused_with_reasons() {
    let bluff = at_table("uno", &[("bluffing", "forbidden")], &["+4 r1 b2", "g5 g6 g7"], "r9");
    let told = answers(&bluff, Lang::En, &["play +4 blue"]).remove(0);
    let expected = "Wild draw four would be a bluff with your hand, and bluffing is not allowed here. Rule UH-4.";
    assert_eq!(told, expected);
    let hands = ["r8 b4 b6", "y1 y2 y3", "y4 y5 y6"];
    let drawn = Round { pile: "g8", ..at_table("number-one", &[], &hands, "g5") };
    let told = answers(&drawn, Lang::En, &["draw", "play g8 r8"]).remove(1);
    assert_eq!(told, "You can play only one card now. Rule N1-15.");
    let more = at_table("number-one", &[], &["wl wl r3 r5 b4", "y1 y2 y3", "y4 y5 y6"], "g5");
    let told = answers(&more, Lang::En, &["play wl red", "play wl"]).remove(1);
    assert_eq!(told, "Wild lay two cannot be one of the further cards. Rule N1-11.");
}
