//! Thinking before a move: what a play would do, why a card cannot be laid, and what is told of it all.

#[path = "support/session.rs"]
mod session;

use std::sync::Arc;

use sixdot::engine::{Awaits, Chance, Dice, Game, Position, Seat, Setup};
use sixdot::notation::Notation;
use sixdot::rules::{Library, Rules};
use sixdot::say::Lang;
use sixdot::session::{Conversation, Plan, read_seats};

use session::session;

/// A table at which a person and two computer players sit in a position.
struct Table {
    rules: Arc<Rules>,
    options: Vec<(String, String)>,
    position: Position,
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
        Table { rules, options, position }
    }

    fn awaiting(mut self, awaits: Awaits) -> Self {
        self.position.awaits = awaits;
        self
    }

    /// The first line of each answer.
    fn told(&self, lang: Lang, lines: &[&str]) -> Vec<String> {
        let seats = u8::try_from(self.position.hands.len()).expect("few seats");
        let chance = Chance::Seeded(Dice::new(1, 0));
        let game = Game::from_position(Arc::clone(&self.rules), Setup::new(seats), &self.position, chance);
        let names = ["me", "bot", "bot"][..usize::from(seats)].join(",");
        let plan = Plan {
            game: Some(self.rules.book().id.clone()),
            options: self.options.clone(),
            seats: read_seats(&names).expect("seats"),
            position: Some(Box::new(game.expect("a position"))),
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
fn what_tells_the_call_and_the_end_and_no_points_that_hang_on_hidden_cards() {
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
    let again = Table::new("mau-mau", &options, &["hj", "s7 ca ck"], "h9").awaiting(Awaits::Again);
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
