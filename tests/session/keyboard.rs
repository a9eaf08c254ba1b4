//! Several people at one keyboard, and lines typed at the wrong moment.

use std::fs;
use std::path::Path;

use crate::support::people::{Round, told};
use crate::support::session::start;
use crate::support::tables::rules;
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::record::Record;
use sixdot::rules::Library;
use sixdot::session::{Conversation, Plan, Session, read_seats};
use sixdot::text::Lang;

fn session(plan: Plan) -> Session {
    Session::new(start(Lang::En, Library::built_in(), plan, 5))
}

/// UNO at which people at the keyboard have to catch each other; the first has the keyboard.
fn catching(seats: &str, hands: &[&str]) -> Session {
    Round { options: &[("noticing", "others")], ..Round::new("uno", seats, hands, "r9") }.begin()
}

#[test]
fn a_semicolon_too_many_does_not_press_the_next_person_s_enter() {
    for end in [";", "; ;", ";;hand", "; hand; top"] {
        let mut session = catching("Anna,Ben", &["r1 r2 r3 r4", "b1 b2 b3"]);
        let answer = told(&mut session, &format!("play r1{end}"));
        assert!(answer.iter().any(|line| line == "Pass the keyboard to Ben. Ben, press Enter."), "{end}: {answer:?}");
        assert!(!answer.iter().any(|line| line.contains("Blue")), "{end}: {answer:?}");
    }
}

/// The question how many play.
const PLAYERS: &str = "How many players, including you? Press Enter for DEFAULT. You can also type: MORE hard; me and Eva; \
                       options for house rules.";

#[test]
fn semicolons_alone_are_one_enter() {
    let mut session = session(Plan::default());
    session.begin();
    assert_eq!(told(&mut session, ";;"), [PLAYERS.replace("DEFAULT", "3").replace("MORE", "4")]);
    assert!(told(&mut session, ";;")[0].starts_with("UNO. You, Anna, Ben."));
}

#[test]
fn whoever_gets_the_keyboard_next_sees_no_rest_of_an_answer() {
    let mut session = catching("Anna,Ben", &["r1 r2 r3 r4", "b1 b2 b3"]);
    assert!(session.wants_more("more"), "it is Anna's own answer");
    told(&mut session, "play r1");
    assert!(!session.wants_more("more"), "Ben is about to get the keyboard");
    told(&mut session, "");
    assert!(session.wants_more("more"));
}

#[test]
fn who_plays_at_the_stop_lets_it_go_by() {
    let mut session = catching("Anna,Ben", &["r1 r2", "r3 r4 r5"]);
    assert_eq!(told(&mut session, "play r1").last().unwrap(), "Pass the keyboard to Ben. Ben, press Enter.");
    assert!(told(&mut session, "").last().unwrap().starts_with("Press Enter to continue."));
    let answer = told(&mut session, "play r3");
    assert_eq!(answer, ["You play red 3, 2 cards left.", "Pass the keyboard to Anna. Anna, press Enter."]);
}

#[test]
fn other_people_may_catch_before_the_next_play() {
    let mut session = catching("Anna,Ben,Cleo", &["r1 r2", "r3 r4 r5 w", "g1 g2 g3"]);
    told(&mut session, "play r1");
    told(&mut session, "");
    let pass = "Pass the keyboard to Cleo. Cleo, press Enter.";
    assert_eq!(told(&mut session, "play r3; play r4")[..2], ["The command play cannot be used now.", pass]);
    assert!(told(&mut session, "").last().unwrap().starts_with("Press Enter to continue."));
    assert!(told(&mut session, "catch anna")[0].starts_with("You catch Anna"));
    assert_eq!(told(&mut session, "").last().unwrap(), "Pass the keyboard to Ben. Ben, press Enter.");
    assert_eq!(told(&mut session, "").last().unwrap(), "Your turn. Top card red 1.");
    assert_eq!(told(&mut session, "play r3")[0], "You play red 3, 3 cards left.");
}

#[test]
fn a_command_as_name_is_refused_at_the_question() {
    let mut session = session(Plan { game: None, ..Plan::default() });
    session.begin();
    told(&mut session, "uno");
    assert!(told(&mut session, "me,hand")[0].starts_with("A name can have"));
    assert!(told(&mut session, "me,bot:medium").last().unwrap().starts_with("Your turn."));
}

#[test]
fn what_happened_before_anything_is_typed_is_in_the_record() {
    for (seats, moves) in [("bot,me", 2), ("bot,bot", 20)] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.txt", seats.replace(',', "-")));
        let _ = fs::remove_file(&path);
        let seats = read_seats(seats).expect("seats");
        let game = Some("uno".to_owned());
        session(Plan { game, seats, seed: Some(5), record: Some(path.clone()), ..Plan::default() }).begin();
        let record = Record::read(&fs::read_to_string(&path).expect("a file")).expect("a record");
        assert!(record.entries::<SheddingGame>(&rules("uno")).expect("moves").len() >= moves, "{}", path.display());
    }
}

#[test]
fn house_rules_are_chosen_before_a_game_by_number_or_by_name() {
    let mut session = session(Plan { seed: Some(5), ..Plan::default() });
    session.begin();
    told(&mut session, "uno");
    let listed = told(&mut session, "options");
    assert_eq!(listed[6], "7: Stacking: not allowed.");
    assert_eq!(listed.last().unwrap(), "Which house rule? Type a number or a name, or press Enter to continue.");
    let values = told(&mut session, "7");
    assert_eq!(values[1], "2: a draw two answers a draw two.");
    assert_eq!(values.last().unwrap(), "Stacking: currently not allowed. Type a number, or press Enter to keep it.");
    let asked = PLAYERS.replace("DEFAULT", "3").replace("MORE", "4");
    let differs = |rules: &str| format!("UNO by the book, except: {rules}.");
    assert_eq!(told(&mut session, "2"), [differs("Stacking: a draw two answers a draw two"), asked.clone()]);
    told(&mut session, "rounds");
    let both = differs("Rounds: 3; Stacking: a draw two answers a draw two");
    assert_eq!(told(&mut session, "3"), [both.clone(), asked.clone()]);
    let refused = "Rounds and Points to play to do not go together, so Points to play to stays as it was.";
    assert_eq!(told(&mut session, "until=500"), [refused, both.as_str(), asked.as_str()]);
    assert_eq!(told(&mut session, "jokers"), ["Please type a number from 2 to 10, or press Enter for 3."]);
    assert_eq!(told(&mut session, "stacking=no"), [differs("Rounds: 3"), asked.clone()]);
    let of_teams =
        "How many players, including you? Press Enter for 4. You can also type: 4 hard; options for house rules.";
    assert_eq!(told(&mut session, "teams=2"), [differs("Rounds: 3; Teams: two teams"), of_teams.to_owned()]);
    told(&mut session, "options");
    assert!(told(&mut session, "jokers")[0].contains("has no house rule jokers"));
    assert_eq!(told(&mut session, ""), [differs("Rounds: 3; Teams: two teams"), of_teams.to_owned()]);
    let teams =
        "For teams of equal size there must be 4, 6, 8 or 10 players. Please type a number, or press Enter for 4.";
    assert_eq!(told(&mut session, "5"), [teams]);
    assert!(told(&mut session, "")[0].starts_with("UNO. You, Anna, Ben, Clara. Teams: you and Ben; Anna and Clara."));
    assert_eq!(told(&mut session, "rules")[0], "UNO by the book, except: Rounds: 3; Teams: two teams.");
}

#[test]
fn letters_in_another_encoding_are_explained_once() {
    let mut session = session(Plan::default());
    let explained = "UTF-8 is needed for what is typed or piped in. Some letters of this line are not in it.";
    assert_eq!(told(&mut session, "gr\u{FFFD}n")[0], explained);
    assert!(!told(&mut session, "gr\u{FFFD}n").iter().any(|line| line == explained));
}
