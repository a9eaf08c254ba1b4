//! What the rules of Number ONE need of the engine: further cards whose effects wait, hands that move on, wins that
//! others can undo, wrong straights, and cards that take part only at larger tables.

mod people;

use people::{Round, told};
use sixdot::engine::Referee;
use sixdot::rules::Library;
use sixdot::say::Lang;
use sixdot::session::Session;

/// A table of people in the middle of a round; the hands are in the notation of records.
fn table(seats: &str, hands: &[&str], top: &str, referee: Referee) -> Session {
    let (library, pile) = (Library::built_in(), "g1 g2 g3 g4 g5");
    Round { library, game: "number-one", lang: Lang::En, seats, hands, top, pile, referee }.begin()
}

#[test]
fn a_straight_can_be_caught_under_the_strict_referee() {
    let stops = |cards: &str, referee: Referee| {
        let mut session = table("Anna,Ben", &["r1 r2 r3 r4 r5", "r6 r7 r8"], "r9", referee);
        told(&mut session, &format!("play {cards}"));
        told(&mut session, "").last().is_some_and(|line| line.starts_with("Enter goes on."))
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
        "You catch Anna with a wrong straight, Anna takes them back and draws 5 cards. Rule N1-20."
    );
}

#[test]
fn a_win_is_told_when_nobody_can_catch_any_more() {
    let mut session = table("Anna,Ben", &["r1", "r6 r7 r8"], "r9", Referee::Kind);
    assert!(!told(&mut session, "play r1").iter().any(|line| line.contains("out")));
    assert!(told(&mut session, "").last().is_some_and(|line| line.starts_with("Enter goes on.")));
    told(&mut session, "");
    assert!(
        told(&mut session, "play r6").iter().any(|line| line.contains("Anna goes out") || line.contains("Anna wins"))
    );
    let mut session = table("Anna,Ben", &["r1", "r6 r7 r8"], "r9", Referee::Kind);
    told(&mut session, "play r1");
    told(&mut session, "");
    let caught = told(&mut session, "catch");
    assert_eq!(caught[0], "You catch Anna without Number One, Anna draws two cards and is back in the round.");
}

#[test]
fn the_colour_is_named_with_the_new_hand() {
    let mut session = table("Anna,Ben", &["ph r1 r2", "b6 b7 b8 b9"], "r9", Referee::Kind);
    let answer = told(&mut session, "play ph");
    assert!(answer.iter().any(|line| line.contains("You hold 4 cards. Blue: 6, 7, 8, 9.")), "{answer:?}");
    assert!(answer.iter().any(|line| line.contains("Choose a colour.")), "{answer:?}");
    assert!(told(&mut session, "choose blue")[0].starts_with("You wish blue"));
}
