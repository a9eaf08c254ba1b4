//! After an evening: the game that can be resumed, and the statistics.

use std::fs;

use crate::support::program::{Run, Sixdot};

/// Turns enough for a game.
const TURNS: usize = 40;

/// A further run in the home of another one.
fn again(home: &Sixdot, line: &str, typed: &str) -> Run {
    Sixdot::again(line, home.home()).stdin(typed).run()
}

/// Lines that play a game in so many turns: every possible card, then a draw. Enter takes the passed keyboard.
fn played_through(turns: usize) -> String {
    let numbers = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "s", "v", "+2"];
    let cards =
        ["r", "y", "g", "b"].into_iter().flat_map(|colour| numbers.map(|number| format!("p {colour}{number}\n")));
    let turn = format!("\n{}p w red\np +4 red\nd\nx\n", cards.collect::<String>());
    turn.repeat(turns)
}

/// The last line of the file in which games are counted.
fn last_counted(home: &Sixdot) -> Option<String> {
    let tally = fs::read_to_string(home.home().join(".local/state/sixdot/tally.txt")).ok()?;
    tally.lines().last().and_then(|line| line.split_once(' ')).map(|(_, game)| game.to_owned())
}

#[test]
fn a_game_that_was_left_is_offered_and_goes_on() {
    let home = Sixdot::new("play uno --seed 6").stdin("hand\nquit\n");
    let first = home.run();
    assert!(first.stdout.ends_with("Goodbye. To continue UNO later, type sixdot resume.\n"), "{}", first.stdout);
    let next = again(&home, "", "resume\nquit\n");
    let lines: Vec<&str> = next.stdout.lines().collect();
    assert_eq!(lines[0], "You have an unfinished game of UNO. To continue it, type resume.");
    assert!(lines[3].starts_with("Which game?"), "{lines:?}");
    assert_eq!(lines[4], "Continuing UNO.");
    assert!(next.stdout.contains("You hold 7 cards. Red: 2. Green: 6, skip, reverse."), "{}", next.stdout);
    let at_its_end = again(&home, "", "");
    assert!(at_its_end.stdout.starts_with("You have an unfinished game of UNO."), "{}", at_its_end.stdout);
    for (lang, offer) in [("de", "UNO ist noch nicht zu Ende gespielt."), ("fi", "Kesken jäi UNO.")] {
        let told = again(&home, &format!("--lang {lang}"), "").stdout;
        assert!(told.starts_with(offer), "{told}");
    }
}

#[test]
fn of_several_games_it_is_asked_which_goes_on() {
    let home = Sixdot::new("play uno --seed 6").stdin("hand\nquit\n");
    home.run();
    again(&home, "play mau --seed 6", "quit\n");
    let asked = again(&home, "", "resume\nxyzzy\n1\nquit\n").stdout;
    let lines: Vec<&str> = asked.lines().collect();
    assert_eq!(lines[0], "You have an unfinished game of Mau. To continue it, type resume.");
    assert_eq!(lines[4], "You have 2 unfinished games.");
    assert!(lines[5].starts_with("2: Mau with ") && lines[6].starts_with("1: UNO with "), "{lines:?}");
    assert!(asked.contains("No unfinished game is called xyzzy."), "{asked}");
    assert!(lines.contains(&"Continuing UNO."), "{asked}");
    let by_number = again(&home, "", "resume 2\nquit\n").stdout;
    assert!(by_number.contains("Continuing Mau."), "{by_number}");
    let at_the_table = again(&home, "play uno --seed 7", "resume\nresume 4\nquit\n").stdout;
    assert!(at_the_table.contains("type resume and its number or name"), "{at_the_table}");
    assert!(at_the_table.contains("Continuing Mau."), "{at_the_table}");
}

#[test]
fn a_game_that_was_left_can_be_deleted() {
    let home = Sixdot::new("play uno --seed 6").stdin("hand\nquit\n");
    home.run();
    for (lang, typed) in [("de", "fortsetzen löschen"), ("fi", "palaa poista")] {
        let told = again(&home, &format!("--lang {lang}"), &format!("{typed}\n")).stdout;
        assert!(told.contains(&format!("{typed} ")), "{told}");
    }
    let told = again(&home, "", "resume delete\nresume delete 1\nresume\n").stdout;
    assert!(told.contains("type resume delete and its number or name, such as 1."), "{told}");
    assert!(told.contains("Game 1 is deleted."), "{told}");
    assert!(!again(&home, "", "").stdout.contains("unfinished"), "nothing is left");
}

#[test]
fn a_game_that_is_over_is_not_offered_but_counted() {
    let line = "play uno --players 2 --calls automatic --seed 1";
    let home = Sixdot::new(line).stdin(&played_through(TURNS));
    let played = home.run().stdout;
    let count = played.matches("Another game?").count();
    assert!(count > 0, "{}", &played[played.len().saturating_sub(500)..]);
    let told = again(&home, "stats", "").stdout;
    assert!(told.starts_with("You have finished ") && told.contains("Won in each game: UNO "), "{told}");
    assert!(told.contains("/.local/state/sixdot/tally.txt."), "{told}");
    // The last of the games that were played.
    let won = played.rfind("You win") > played.rfind("Anna wins");
    let counted = last_counted(&home).expect("it is counted");
    assert_eq!(counted.contains("won"), won, "{counted}: {played}");

    // Off: nothing is counted, and it stays off.
    let off = again(&home, "", "stats off\nquit\n").stdout;
    assert!(off.contains("Games are not counted."), "{off}");
    again(&home, &line.replace("seed 1", "seed 2"), &played_through(TURNS));
    assert_eq!(again(&home, "stats", "").stdout, told);

    // Deleting asks first.
    let asked = again(&home, "", "stats delete\nquit\n").stdout;
    assert!(asked.contains("If you are sure, type stats delete yes."), "{asked}");
    assert_eq!(again(&home, "stats", "").stdout, told);
    let deleted = again(&home, "", "stats delete yes\nquit\n").stdout;
    assert!(deleted.contains(" deleted."), "{deleted}");
    assert_eq!(again(&home, "stats", "").stdout, "You have not finished a game yet.\n");
}

#[test]
fn others_at_the_keyboard_are_not_counted() {
    let home = Sixdot::new("play uno --seats Eva,bot,Ada --calls automatic --seed 1").stdin(&played_through(TURNS));
    assert!(home.run().stdout.contains("Another game?"), "the game came to its end");
    assert_eq!(last_counted(&home), None);
    again(&home, "play uno --seats me,bot,Ada --calls automatic --seed 1", &played_through(TURNS));
    let counted = last_counted(&home).expect("it is counted");
    assert!(counted.starts_with("uno 3 "), "{counted}");
}

#[test]
fn the_statistics_have_a_flag() {
    let line = "play uno --players 2 --calls automatic --seed 1 --stats off";
    let home = Sixdot::new(line).stdin(&played_through(TURNS));
    assert!(home.run().stdout.contains("Another game?"));
    assert_eq!(last_counted(&home), None);
    Sixdot::new("play uno --stats maybe").refused("--stats cannot be maybe. It can be on or off.");
}
