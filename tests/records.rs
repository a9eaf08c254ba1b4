//! Recorded games: what is written down, going on after the program was killed, telling a game again, taking back.

#[path = "support/sixdot.rs"]
mod sixdot;

use std::fs;
use std::path::{Path, PathBuf};

use sixdot::{Run, Sixdot};

const GAMES: &str = ".local/state/sixdot/games";
const PLAY: &str = "play mau-mau --lang en --seed 6";

/// The line of a record before the first move.
const MOVES: usize = 11;

/// A further run in the home of an earlier one, which must still be there.
fn again(line: &str, home: &Path) -> Sixdot {
    Sixdot::new(line).env("HOME", &home.display().to_string())
}

/// What a run wrote down of its game.
fn record(run: &Run, name: &str) -> String {
    fs::read_to_string(file(run, name)).expect("a record")
}

fn file(run: &Run, name: &str) -> PathBuf {
    run.home.join(GAMES).join(format!("{name}.txt"))
}

/// The answer to the last question.
fn last_lines(stdout: &str, count: usize) -> Vec<&str> {
    let lines: Vec<&str> = stdout.lines().filter(|line| *line != "Good-bye.").collect();
    lines[lines.len() - count..].to_vec()
}

#[test]
fn a_game_in_play_is_written_down_and_goes_on() {
    let whole = Sixdot::new(PLAY).stdin("draw\npass\nhand\ncounts\ndraw\nhand\ncounts\n");
    let expected = whole.run();
    let first = Sixdot::new(PLAY).stdin("draw\npass\nhand\ncounts\n");
    let begun = first.run();
    let written = record(&begun, "1");
    assert!(
        written.starts_with("sixdot record: 1\ngame: mau-mau\n") && written.contains("\n1 draw\n1 pass\n"),
        "{written}"
    );
    let on = again("resume --lang en", &begun.home).stdin("hand\ncounts\nlast 3\ndraw\nhand\ncounts\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
    assert!(on.stdout.starts_with("Mau Mau goes on.\nIn order of play: you, Anna, Ben."), "{}", on.stdout);
    assert!(on.stdout.contains(last_lines(&begun.stdout, 2).join("\n").as_str()), "{}", on.stdout);
    assert_eq!(last_lines(&on.stdout, 4), last_lines(&expected.stdout, 4));
    assert_eq!(record(&begun, "1"), written, "the old record stays as it is");
    let both = fs::read_to_string(begun.home.join(GAMES).join("2.txt")).expect("a new record");
    assert_eq!(both, record(&expected, "1"), "the same moves as without a pause");
}

#[test]
fn news_are_the_same_after_a_pause() {
    let nothing = "Nothing has happened since the deal.";
    for (game, moves, news) in [
        (PLAY, "draw\npass\n", "Since your turn: "),
        (PLAY, "", nothing),
        ("play numnum-wall --lang en --seed 4", "", nothing),
    ] {
        let first = Sixdot::new(game).stdin(&format!("{moves}news\n"));
        let begun = first.run();
        let on = again("resume --lang en", &begun.home).stdin("news\n").run();
        let told = last_lines(&begun.stdout, 1);
        assert!(told[0].starts_with(news), "{told:?}");
        assert_eq!(last_lines(&on.stdout, 1), told);
    }
}

#[test]
fn a_game_goes_on_in_another_language() {
    let german = Sixdot::new("play mau-mau --lang de --seed 4").stdin("ziehen\n");
    let begun = german.run();
    let finnish = again("resume --lang fi", &begun.home).run();
    assert!(finnish.stdout.contains("sinä") || finnish.stdout.contains("Sinun vuorosi."), "{}", finnish.stdout);
    assert!(!finnish.stdout.contains("Ich"), "{}", finnish.stdout);
}

#[test]
fn people_at_one_keyboard_get_it_back_one_by_one() {
    let two = Sixdot::new("play uno --lang en --seed 2 --seats Eva,Tom").stdin("\nhand\n");
    let begun = two.run();
    let on = again("resume --lang en", &begun.home).run();
    let told: Vec<&str> = on.stdout.lines().collect();
    assert!(told.iter().any(|line| line.starts_with("Pass the keyboard to ")), "{}", on.stdout);
    assert!(!on.stdout.contains("You hold"), "no hand is told before: {}", on.stdout);
}

#[test]
fn a_game_is_kept_under_a_name() {
    let saved = Sixdot::new(PLAY).stdin("draw\nsave\nsave Tuesday\nsave tuesday\nsave 7\nsave ../x\npass\ncounts\n");
    let begun = saved.run();
    for told in [
        "To keep it for longer: save and a name.",
        "The game is saved as tuesday. To go on with it: sixdot resume tuesday.",
        "A game is already saved as tuesday, and stays as it is.",
        "A name for a game has letters, digits and hyphens: save tuesday, for example.",
    ] {
        assert!(begun.stdout.contains(told), "{told}: {}", begun.stdout);
    }
    let kept = record(&begun, "tuesday");
    assert!(record(&begun, "1").starts_with(&kept) && record(&begun, "1") != kept);
    let on = again("resume tuesday", &begun.home).stdin("pass\ncounts\n").run();
    assert_eq!(last_lines(&on.stdout, 1), last_lines(&begun.stdout, 1));
    assert_eq!(record(&begun, "tuesday"), kept);
    again("resume monday", &begun.home).refused("No game is saved as monday. Saved are tuesday.");
    Sixdot::new("resume").refused("No game has been recorded yet. To begin one: sixdot play uno.");
    Sixdot::new("resume x").refused("No game is saved as x. To go on with the last one: sixdot resume.");
    Sixdot::new("resume").env("HOME", "").refused("There is no place for your files, since HOME is not set.");
}

#[test]
fn a_move_is_taken_back_and_nothing_is_learnt() {
    let game = Sixdot::new(PLAY).stdin("draw\nundo\nundo\ndraw\nhand\n");
    let run = game.run();
    let told = "You draw 10 of spades.\nYour turn. Lay a card or pass. Top card 9 of diamonds.\nYour last move is taken \
                back, with all that followed. The draw pile is shuffled anew.\nYou hold 5 cards. ";
    assert!(run.stdout.contains(told), "{}", run.stdout);
    assert!(run.stdout.contains("Nothing can be taken back: "), "{}", run.stdout);
    assert_eq!(run.stdout.matches("You draw 10 of spades.").count(), 1, "another card is drawn: {}", run.stdout);
    let written = record(&run, "1");
    assert!(written.ends_with("\n1 draw\n1 undo\n1 draw\n"), "{written}");
    let on = again("resume --lang en", &run.home).stdin("hand\n").run();
    assert_eq!(last_lines(&on.stdout, 1), last_lines(&run.stdout, 1));
}

#[test]
fn what_others_did_is_taken_back_too() {
    let game = Sixdot::new(PLAY).stdin("counts\ndraw\npass\nundo\nundo\ncounts\ndraw\npass\n");
    let run = game.run();
    let counts: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("You 5")).collect();
    assert!(counts.len() == 2 && counts[0] == counts[1], "{}", run.stdout);
    let on = again("resume --lang en", &run.home).stdin("hand\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
}

#[test]
fn not_every_table_takes_moves_back() {
    let told = |line: &str, typed: &str| Sixdot::new(line).stdin(typed).run().stdout;
    let strict = told("play mau-mau --lang en --seed 6 --referee strict", "draw\nundo\n");
    assert!(strict.contains("Under the strict referee no move can be taken back."), "{strict}");
    let two = told("play uno --lang en --seed 2 --seats Eva,Tom", "\nundo\n");
    assert!(two.contains("Moves can be taken back only where you alone play against computer players."), "{two}");
    let german = told("play mau-mau --lang de --seed 6", "ziehen\nzurück\n");
    assert!(german.contains("Dein letzter Zug ist zurückgenommen"), "{german}");
    let finnish = told("play mau-mau --lang fi --seed 6", "nosta\nperu\n");
    assert!(finnish.contains("Viimeinen siirtosi ja kaikki sen jälkeinen peruttiin"), "{finnish}");
}

#[test]
fn a_game_is_told_again() {
    let game = Sixdot::new(PLAY).stdin("draw\npass\nundo\ncounts\n");
    let run = game.run();
    let replay = |line: &str| again(line, &run.home).arg(file(&run, "1"));
    replay("replay --lang en")
        .stdout(
            "Mau Mau. Player 1, Anna, Ben. Ben deals, Player 1 begins.\nEverybody gets 5 cards.\n\
             The start card is 9 of diamonds.\nPlayer 1 draws a card.\nPlayer 1 passes.\n\
             Anna plays 9 of hearts, anticlockwise now.\nPlayer 1 takes back the last move, with all that followed. \
             The draw pile is shuffled anew.\nPlayer 1's turn. Top card 9 of diamonds.\n",
        )
        .success();
    let seat = replay("replay --lang en --seat 1").run();
    let begun: Vec<&str> = run.stdout.lines().take(3).collect();
    assert_eq!(seat.stdout.lines().take(2).collect::<Vec<_>>(), begun[..2]);
    assert!(seat.stdout.contains("\nYou draw 10 of spades.\n"), "{}", seat.stdout);
    assert!(seat.stdout.contains("\nYour last move is taken back"), "{}", seat.stdout);
    replay("replay --seat 4").refused("--seat needs a whole number from 1 to 3, not 4.");
    again("replay nothing.txt", &run.home).refused("nothing.txt cannot be read: there is no such file or folder.");
}

#[test]
fn what_is_wrong_with_a_record_is_told_with_its_line() {
    let game = Sixdot::new(PLAY).stdin("draw\npass\n");
    let run = game.run();
    let good = record(&run, "1");
    let rules = good.lines().nth(2).expect("a hash");
    let with = |line: usize, text: &str| {
        let changed = |(index, old): (usize, &str)| format!("{}\n", if index + 1 == line { text } else { old });
        good.lines().enumerate().map(changed).collect::<String>()
    };
    let refused = |text: &str, sentence: &str| {
        let replay = Sixdot::new("replay game.txt --lang en").file("game.txt", text);
        let run = replay.run();
        assert_eq!((run.status, run.stderr.as_str()), (2, format!("game.txt, {sentence}\n").as_str()), "{text}");
        assert_eq!(fs::read_to_string(run.home.join("game.txt")).expect("the file"), text);
    };
    let stays = "The file stays as it is.";
    assert_eq!(good.lines().nth(MOVES - 1), Some("moves:"), "{good}");
    refused("Dear diary,\n", &format!("line 1: this is no record of a game. {stays}"));
    refused("", &format!("line 1: this is no record of a game. {stays}"));
    refused(&with(1, "sixdot record: 9"), &format!("line 1: another version of sixdot wrote this. {stays}"));
    refused(&with(2, "game: chess"), &format!("line 2: there is no such game here. {stays}"));
    refused(&with(3, "rules: 0"), &format!("line 3: the rules of the game have changed since. {stays}"));
    refused(
        &with(3, rules.trim_end_matches(char::is_alphanumeric)),
        &format!("line 3: rules is missing or wrong. {stays}"),
    );
    refused(&with(6, "referee: nice"), &format!("line 6: referee is missing or wrong. {stays}"));
    refused(&with(9, "seat 2: Anna, computer, clever"), &format!("line 9: seat is missing or wrong. {stays}"));
    let first = MOVES + 1;
    refused(&with(first, "1 dance"), &format!("line {first}: this is no move. {stays}"));
    refused(&with(first, "1 draw"), &format!("line {first}: this move cannot be made. {stays}"));
    refused(&with(first, "1 undo"), &format!("line {first}: this move cannot be made. {stays}"));
}

#[test]
fn a_line_that_is_not_whole_is_left_out() {
    let game = Sixdot::new(PLAY).stdin("draw\n");
    let run = game.run();
    let torn = format!("{}1 dra", record(&run, "1"));
    let line = torn.lines().count();
    let path = format!("{GAMES}/2.txt");
    let on = Sixdot::new("resume --lang en").file(&path, &torn);
    let went_on = on.run();
    let told = format!("The last line of the record, line {line}, is not whole and is left out.\n");
    assert!(went_on.stdout.starts_with(&told), "{}", went_on.stdout);
    assert_eq!(fs::read_to_string(went_on.home.join(&path)).expect("the file"), torn);
    let whole = fs::read_to_string(went_on.home.join(GAMES).join("3.txt")).expect("a new record");
    assert_eq!(whole, record(&run, "1"));
}

#[test]
fn what_cannot_be_written_is_told_and_the_game_goes_on() {
    let run = Sixdot::new(PLAY).file(".local/state/sixdot", "in the way").stdin("counts\nsave x\n").run();
    assert!(
        run.stdout.contains("The game could not be written to ") && run.stdout.contains("You 5."),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("This game is not written down, so it cannot be saved."), "{}", run.stdout);
}

#[test]
fn who_deals_first_is_chosen_told_and_written_down() {
    for (flag, line) in [("Anna", "dealer: 2"), ("me", "dealer: 1")] {
        let table = Sixdot::new(&format!("play uno --lang en --seed 4 --dealer {flag}")).stdin("dealer\n");
        let run = table.run();
        let who = if flag == "me" { "You deal." } else { "Anna deals." };
        assert!(run.stdout.lines().any(|told| told == who), "{}", run.stdout);
        assert!(record(&run, "1").lines().any(|written| written == line), "{}", record(&run, "1"));
    }
    let lot = |seed: u32| {
        let run = Sixdot::new(&format!("play uno --lang en --seed {seed} --dealer random")).stdin("").run();
        let told = run.stdout.lines().next().unwrap_or_default().to_owned();
        assert!(told.starts_with("By lot "), "{told}");
        told
    };
    let lots: std::collections::BTreeSet<String> = (0..12).map(lot).collect();
    assert_eq!(lots.len(), 3, "{lots:?}");
    assert_eq!(lot(3), lot(3), "the same seed is the same lot");
}

#[test]
fn a_dealer_is_chosen_before_a_game_and_stays_after_a_pause() {
    let first = Sixdot::new("--lang en").stdin("uno\n\ndealer Anna\n3\nquit\n");
    let begun = first.run();
    assert!(begun.stdout.contains("Anna deals first in the next game."), "{}", begun.stdout);
    assert!(begun.stdout.contains(" Anna deals"), "{}", begun.stdout);
    let on = again("resume --lang en", &begun.home).stdin("dealer\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
    assert!(on.stdout.lines().any(|told| told == "Anna deals."), "{}", on.stdout);
    let nobody = Sixdot::new("--lang en").stdin("uno\n\ndealer Zoe\n3\nquit\n").run();
    let told = "Nobody at the table is called Zoe, so the last seat deals first.";
    assert!(nobody.stdout.lines().any(|line| line == told), "{}", nobody.stdout);
    let wrong = record(&begun, "1").replace("dealer: 2", "dealer: 4");
    let refused = Sixdot::new("replay wrong.txt --lang en").file("wrong.txt", &wrong).run();
    assert_ne!(refused.status, 0);
    assert!(refused.stderr.contains("line 7") || refused.stderr.contains("line 8"), "{}", refused.stderr);
}
