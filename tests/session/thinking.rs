//! Thinking before a move: `what` and `why`.

use std::sync::Arc;

use sixdot::engine::{Chance, Dice, Referee, Seat, Setup};
use sixdot::games::shedding::engine::Notation;
use sixdot::games::shedding::engine::{Awaiting, Position, SheddingGame};
use sixdot::rules::{Library, Rules};
use sixdot::session::{Conversation, LaidOut, Plan, read_seats};
use sixdot::text::Lang;

use crate::support::session::session;

/// A table at which a person and two computer players sit in a position.
struct Table {
    rules: Arc<Rules>,
    options: Vec<(String, String)>,
    position: Position,
    referee: Referee,
}

impl Table {
    fn new(game: &str, options: &[(&str, &str)], hands: &[&str], discard: &str) -> Self {
        let options: Vec<_> = options.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect();
        let rules = Library::built_in()
            .load(game, &options)
            .expect("a built-in game")
            .rules
            .into_shed()
            .expect("a shedding game");
        let cards = |codes: &str| Notation::of(&rules).read_cards(codes).expect("cards of the deck");
        let position = Position::new(hands.iter().map(|hand| cards(hand)).collect(), cards(discard));
        Table { rules, options, position, referee: Referee::Kind }
    }

    fn awaiting(mut self, awaits: Awaiting) -> Self {
        self.position.awaits = awaits;
        self
    }

    /// The first line of each answer.
    fn told(&self, lang: Lang, lines: &[&str]) -> Vec<String> {
        let seats = u8::try_from(self.position.hands.len()).expect("few seats");
        let chance = Chance::Seeded(Dice::new(1, 0));
        let setup = Setup { referee: self.referee, ..Setup::new(seats) };
        let game = SheddingGame::from_position(Arc::clone(&self.rules), setup, &self.position, chance);
        let names = ["me", "bot", "bot"][..usize::from(seats)].join(",");
        let plan = Plan {
            game: Some(self.rules.book().id.clone()),
            options: self.options.clone(),
            seats: read_seats(&names).expect("seats"),
            laid_out: Some(LaidOut::of(game.expect("a position"))),
            seed: Some(1),
            ..Plan::default()
        };
        let mut session = session(lang, plan);
        session.begin();
        lines.iter().map(|line| session.answer(line).lines[0].text.clone()).collect()
    }
}

#[test]
fn what_takes_wishes_and_several_cards() {
    let table = Table::new("uno", &[("doubles", "yes")], &["r5 r5 w b7", "y1 y2", "y4 y5 y6"], "r9");
    let told = table.told(Lang::En, &["what w blue", "what w", "what r5 r5", "what r5 b7"]);
    assert_eq!(
        told,
        [
            "If you play wild: you call blue. Anna is next. You have 3 cards left.",
            "If you play wild: you call the colour. Anna is next. You have 3 cards left.",
            "If you play red 5 and red 5, nothing else happens. Anna is next. You have 2 cards left.",
            "Red 5 and blue 7 may not be played together. Rule UH-5.",
        ]
    );
}

#[test]
fn what_reports_call_and_end_but_no_points_of_hidden_cards() {
    let table = Table::new("mau-mau", &[], &["h7 ha", "s7 ca ck", "hq hk h8"], "h9");
    assert_eq!(
        table.told(Lang::En, &["what ha", "what h7"]),
        [
            "If you play the ace of hearts, nothing else happens. Call Mau with it. Anna is next. You have 1 card left.",
            "If you play the 7 of hearts: Anna must draw two cards or answer. Call Mau with it. Anna is next. You have 1 card left.",
        ]
    );
    let last = Table::new("mau-mau", &[], &["ha", "s7 ca ck", "hq hk h8"], "h9");
    let told = last.told(Lang::En, &["what ha"]).remove(0);
    assert!(told.starts_with("If you play the ace of hearts: you go out first. Call Mau-Mau"), "{told}");
    let two = Table::new("uno", &[], &["r5", "y1 y2"], "r9");
    let told = two.told(Lang::De, &["was r5"]).remove(0);
    assert!(told.contains("Dann ist die Runde zu Ende."), "{told}");
}

#[test]
fn what_does_not_guess_who_will_be_stuck() {
    let table = Table::new("deadly-uno", &[], &["r5 r7 b7", "y1 y2", "y4 y5 y6"], "r9");
    let told = table.told(Lang::En, &["what r5"]);
    assert_eq!(told, ["If you play red 5, nothing else happens. Anna is next. You have 2 cards left."]);
}

#[test]
fn why_says_what_to_do_instead_of_laying_the_last_card() {
    let options = [("last-card", "no-jack")];
    let turn = Table::new("mau-mau", &options, &["hj", "s7 ca ck"], "h9");
    assert_eq!(
        turn.told(Lang::En, &["why hj"]),
        ["The jack of hearts may not be the last card. Type draw to draw. Rule MH-6."]
    );
    let again = Table::new("mau-mau", &options, &["hj", "s7 ca ck"], "h9").awaiting(Awaiting::Again);
    assert_eq!(
        again.told(Lang::En, &["why hj"]),
        ["The jack of hearts may not be the last card. Type pass. Rule MH-6."]
    );
}

#[test]
fn why_takes_several_cards() {
    let table = Table::new("uno", &[("doubles", "yes")], &["r5 r5 w b7", "y1 y2", "y4 y5 y6"], "r9");
    assert_eq!(
        table.told(Lang::En, &["why r5 r5", "why r5 b7", "why b7"]),
        [
            "Red 5 and red 5 can be played together.",
            "Red 5 and blue 7 may not be played together. Rule UH-5.",
            "Blue 7 does not fit. Red or a 9 is needed. Rule UN-2.",
        ]
    );
}

#[test]
fn a_challenge_that_can_be_answered_is_told_as_such() {
    let told = |stacking: &str| {
        let options = [("stacking", stacking)];
        let table = Table::new("uno", &options, &["+4 r1 b7", "y1 y2 y3", "y4 y5 y6"], "g9");
        table.told(Lang::En, &["what +4 red"]).remove(0)
    };
    assert!(told("no").contains("Anna must draw four cards or challenge."), "{}", told("no"));
    assert!(told("both").contains("Anna must draw four cards, challenge or answer."), "{}", told("both"));
}

#[test]
fn news_before_the_own_first_move_leave_the_deal_out() {
    let mut table = Table::new("uno", &[], &["r5 r7 b7", "r1 r2 r3", "y4 y5 y6"], "r9");
    assert_eq!(table.told(Lang::En, &["news"]), ["Nothing has happened since the deal."]);
    table.position.turn = Seat(1);
    let told = table.told(Lang::En, &["news"]).remove(0);
    assert!(told.starts_with("Since the deal: Anna plays red"), "{told}");
}

#[test]
fn what_in_a_chain_tells_what_may_follow() {
    let hands = ["y4 y6 y9 b3 g5", "r2 r4", "b5 b7"];
    let told = |lang, line: &str| Table::new("numnum-mau-mau", &[], &hands, "y2").told(lang, &[line]).remove(0);
    assert_eq!(
        told(Lang::En, "what y4"),
        "If you play yellow 4: you can go on with yellow 6 or yellow 9, or pass. You have 4 cards left."
    );
    assert!(
        told(Lang::De, "was g4").contains("du kannst mit der gelben 6 oder der gelben 9 weitermachen oder passen.")
    );
    let finnish = told(Lang::Fi, "mitä k4");
    assert!(
        finnish.contains("voit jatkaa pelaamalla keltaisen kuutosen tai keltaisen ysin, tai passata."),
        "{finnish}"
    );
    assert!(told(Lang::En, "what b3").starts_with("Blue 3 does not fit."));
}

/// At a stop for catching the turn is somebody else's.
#[test]
fn what_is_answered_while_somebody_else_is_on_turn() {
    let mut table = Table::new("number-one", &[], &["r5 rs b7 y1", "r2 g4", "y4 y5 y6"], "r9");
    table.position.turn = Seat(1);
    for (lang, line, told) in [
        (
            Lang::En,
            "what r5",
            "It is Ben's turn, but suppose it were yours. If you play red 5, nothing else happens. Anna is next. You have 3 \
             cards left.",
        ),
        (Lang::De, "was b7", "Ben ist dran. Angenommen, du bist es. Die blaue 7 passt nicht."),
        (Lang::Fi, "mitä p5", "Vuorossa on Ben. Näin käy, jos vuoro on sinun."),
    ] {
        let answer = table.told(lang, &[line]).remove(0);
        assert!(answer.starts_with(told), "{answer}");
    }
}

#[test]
fn after_drawing_the_line_of_the_turn_says_what_can_be_done() {
    let drawing = |hand: &str, pile: &str| {
        let mut table = Table::new("numnum-mau-mau", &[], &[hand, "y7 y2 y3", "y4 y5 y6"], "r9");
        table.position.pile = Notation::of(&table.rules).read_cards(pile).expect("cards of the deck");
        table
    };
    let keep = drawing("b5 b7", "g2 g4");
    for (lang, draw, line) in [
        (Lang::En, "draw", "Your turn. Green 2 does not fit. Type pass. Top card red 9."),
        (Lang::De, "ziehen", "Du bist dran. Die grüne 2 passt nicht. Tippe passe. Oben liegt die rote 9."),
        (Lang::Fi, "nosta", "Sinun vuorosi. Vihreä kakkonen ei sovi. Kirjoita passaa. Päällimmäisenä punainen ysi."),
    ] {
        assert_eq!(keep.told(lang, &[draw, ""])[1], line);
    }
    let may = drawing("b5 b7", "r2 g2").told(Lang::En, &["draw", ""]).remove(1);
    assert_eq!(may, "Your turn. Play red 2 or pass. Top card red 9.");
}

/// A strict referee would punish what the line names, so it names nothing that does not fit.
#[test]
fn strict_referee_turn_line_names_no_wrong_play() {
    let drawing = |game: &str, hand: &str, pile: &str| {
        let mut table = Table::new(game, &[], &[hand, "y7 y2 y3", "y4 y5 y6"], "r9");
        table.position.pile = Notation::of(&table.rules).read_cards(pile).expect("cards of the deck");
        Table { referee: Referee::Strict, ..table }
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
        assert_eq!(drawing("numnum-mau-mau", "b5 b7", "g2 g4").told(lang, &[draw, ""])[1], keep);
        assert_eq!(drawing("numnum-mau-mau", "b5 b7", "r2 g2").told(lang, &[draw, ""])[1], may);
    }
    // A game in which any card may be played after a draw.
    let only = drawing("number-one", "b5 g7", "g2 g4").told(Lang::En, &["draw", ""]).remove(1);
    assert_eq!(only, "Your turn. Green 2 does not fit. Type pass. Top card red 9.");
}

#[test]
fn each_draw_says_whether_the_card_fits() {
    let mut table = Table::new("crazy-eights", &[], &["h5 h3", "s7 ca ck", "hq hk h8"], "s9");
    table.position.pile = Notation::of(&table.rules).read_cards("d4 s2 c3").expect("cards of the deck");
    let told = |lang, draw| table.told(lang, &[draw, draw]);
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
    let bluff = Table::new("uno", &[("bluffing", "forbidden")], &["+4 r1 b2", "g5 g6 g7"], "r9");
    let told = bluff.told(Lang::En, &["play +4 blue"]).remove(0);
    let expected = "Wild draw four may not be played as a bluff here, and one of your cards makes it one. Rule UH-4.";
    assert_eq!(told, expected);
    let hands = ["r8 b4 b6", "y1 y2 y3", "y4 y5 y6"];
    let mut drawn = Table::new("number-one", &[], &hands, "g5");
    drawn.position.pile = Notation::of(&drawn.rules).read_cards("g8").expect("a card");
    let told = drawn.told(Lang::En, &["draw", "play g8 r8"]).remove(1);
    assert_eq!(told, "Only one card may be played now. Rule N1-15.");
    let more = Table::new("number-one", &[], &["wl wl r3 r5 b4", "y1 y2 y3", "y4 y5 y6"], "g5");
    let told = more.told(Lang::En, &["play wl red", "play wl"]).remove(1);
    assert_eq!(told, "Wild lay two may not be one of the further cards. Rule N1-11.");
}
