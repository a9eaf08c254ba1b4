//! Records: their content, resuming after a kill, replay, and undo.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::program::{Run, Sixdot};

const GAMES: &str = ".local/state/sixdot/games";
const PLAY: &str = "play mau-mau --lang en --seed 6";

/// The line of a record before the first move.
const MOVES: usize = 11;

/// The record that a run wrote.
fn record(run: &Run, name: &str) -> String {
    fs::read_to_string(file(run, name)).expect("a record")
}

fn file(run: &Run, name: &str) -> PathBuf {
    run.home.join(GAMES).join(format!("{name}.txt"))
}

/// The answer to the last question.
fn last_lines(stdout: &str, count: usize) -> Vec<&str> {
    let lines: Vec<&str> = stdout.lines().filter(|line| !line.starts_with("Goodbye.")).collect();
    lines[lines.len() - count..].to_vec()
}

#[test]
fn a_game_in_play_is_written_down_and_goes_on() {
    let whole = Sixdot::new(PLAY).stdin("draw\npass\nhand\ncounts\ndraw\nhand\ncounts\n");
    let expected = whole.run();
    let first = Sixdot::new(PLAY).stdin("draw\npass\nhand\ncounts\n");
    let begun = first.run();
    let written = record(&begun, "1");
    assert!(written.contains("\nseat 1:\nseat 2: Anna, computer, easy\n"), "no word of a language: {written}");
    assert!(
        written.starts_with("sixdot record: 1\ngame: mau-mau\n") && written.contains("\n1 draw\n1 pass\n"),
        "{written}"
    );
    let on = Sixdot::again("resume --lang en", &begun.home).stdin("hand\ncounts\nlast 3\ndraw\nhand\ncounts\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
    assert!(on.stdout.starts_with("Continuing Mau Mau.\nIn order of play: you, Anna, Ben."), "{}", on.stdout);
    assert!(on.stdout.contains(last_lines(&begun.stdout, 2).join("\n").as_str()), "{}", on.stdout);
    assert_eq!(last_lines(&on.stdout, 4), last_lines(&expected.stdout, 4));
    assert_eq!(record(&begun, "1"), written, "the old record stays as it is");
    let both = fs::read_to_string(begun.home.join(GAMES).join("2.txt")).expect("a new record");
    assert_eq!(both, record(&expected, "1"), "the same moves as without a pause");
}

#[test]
fn news_are_the_same_after_a_pause() {
    const WALL: &str = "play numnum-wall --lang en --seed 4";
    const PATIENCE: &str = "play numnum-patience --lang en --seed 4";
    let (dealt, moved) = ("Nothing has happened since the deal.", "Nothing has happened since your last turn.");
    for (game, moves, news) in [
        (PLAY, "draw\npass\n", "Since your last turn: "),
        // Behind an own card nothing is news, whether the turn goes on or has come back.
        (PLAY, "draw\n", moved),
        (PLAY, "draw\npass\ndraw\n", moved),
        (PLAY, "draw\nundo\n", moved),
        (PLAY, "", dealt),
        (WALL, "", dealt),
        (PATIENCE, "", dealt),
        (PATIENCE, "put\n", moved),
    ] {
        let first = Sixdot::new(game).stdin(&format!("{moves}news\n"));
        let begun = first.run();
        let told = last_lines(&begun.stdout, 1);
        assert!(told[0].starts_with(news), "{game} {moves:?}: {told:?}");
        for pause in 1..3 {
            let on = Sixdot::again("resume --lang en", &begun.home).stdin("news\n").run();
            assert_eq!(last_lines(&on.stdout, 1), told, "{game} {moves:?}, pause {pause}");
        }
    }
}

#[test]
fn a_game_goes_on_in_another_language() {
    let german = Sixdot::new("play mau-mau --lang de --seed 4").stdin("ziehen\n");
    let begun = german.run();
    let finnish = Sixdot::again("resume --lang fi", &begun.home).run();
    assert!(finnish.stdout.contains("sinä") || finnish.stdout.contains("Sinun vuorosi."), "{}", finnish.stdout);
    assert!(!finnish.stdout.contains("Ich"), "{}", finnish.stdout);
}

#[test]
fn people_at_one_keyboard_get_it_back_one_by_one() {
    let two = Sixdot::new("play uno --lang en --seed 2 --seats Eva,Tom").stdin("\nhand\n");
    let begun = two.run();
    let on = Sixdot::again("resume --lang en", &begun.home).run();
    let told: Vec<&str> = on.stdout.lines().collect();
    assert!(told.iter().any(|line| line.starts_with("Pass the keyboard to ")), "{}", on.stdout);
    assert!(!on.stdout.contains("You hold"), "no hand is told before: {}", on.stdout);
}

#[test]
fn a_game_is_kept_under_a_name() {
    let saved = Sixdot::new(PLAY)
        .stdin("draw\nsave\nsave Tuesday\nsave tuesday\nsave 7\nsave ../x\nsave Con\npass\ncounts\n");
    let begun = saved.run();
    for told in [
        "To keep it for longer, type save and a name.",
        "The game is saved as tuesday. To continue it, type sixdot resume tuesday.",
        "There is already a game saved as tuesday.",
        "con is the name of a device on Windows. Choose another name.",
        "The name of a game can have letters, digits and hyphens, and needs at least one letter. For example, type save tuesday.",
    ] {
        assert!(begun.stdout.contains(told), "{told}: {}", begun.stdout);
    }
    let kept = record(&begun, "tuesday");
    assert!(record(&begun, "1").starts_with(&kept) && record(&begun, "1") != kept);
    let on = Sixdot::again("resume tuesday", &begun.home).stdin("pass\ncounts\n").run();
    assert_eq!(last_lines(&on.stdout, 1), last_lines(&begun.stdout, 1));
    assert_eq!(record(&begun, "tuesday"), kept);
    Sixdot::again("resume monday", &begun.home).refused("No game is saved as monday. The saved games are tuesday.");
    Sixdot::new("resume").refused("No game has been recorded yet. To begin one, type sixdot play uno.");
    Sixdot::new("resume x").refused("No game is saved as x. To continue the last one, type sixdot resume.");
    Sixdot::new("resume").env("HOME", "").refused("There is no folder for your files, because HOME is not set.");
}

#[test]
fn a_move_is_taken_back_and_nothing_is_learnt() {
    let game = Sixdot::new(PLAY).stdin("draw\nundo\nundo\ndraw\nhand\n");
    let run = game.run();
    let told = "You draw the 10 of spades. It does not fit.\nYour turn. Play a card or pass. Top card 9 of \
        diamonds.\nYour last move is taken \
                back, with everything after it. The draw pile is reshuffled.\nYou hold 5 cards. ";
    assert!(run.stdout.contains(told), "{}", run.stdout);
    assert!(run.stdout.contains("There is nothing to take back: "), "{}", run.stdout);
    assert_eq!(run.stdout.matches("You draw the 10 of spades. ").count(), 1, "another card is drawn: {}", run.stdout);
    let written = record(&run, "1");
    assert!(written.ends_with("\n1 draw\n1 undo\n1 draw\n"), "{written}");
    let on = Sixdot::again("resume --lang en", &run.home).stdin("hand\n").run();
    assert_eq!(last_lines(&on.stdout, 1), last_lines(&run.stdout, 1));
}

#[test]
fn what_others_did_is_taken_back_too() {
    let game = Sixdot::new(PLAY).stdin("counts\ndraw\npass\nundo\nundo\ncounts\ndraw\npass\n");
    let run = game.run();
    let counts: Vec<&str> = run.stdout.lines().filter(|line| line.starts_with("You 5")).collect();
    assert!(counts.len() == 2 && counts[0] == counts[1], "{}", run.stdout);
    let on = Sixdot::again("resume --lang en", &run.home).stdin("hand\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
}

#[test]
fn not_every_table_takes_moves_back() {
    let told = |line: &str, typed: &str| Sixdot::new(line).stdin(typed).run().stdout;
    let strict = told("play mau-mau --lang en --seed 6 --referee strict", "draw\nundo\n");
    assert!(strict.contains("Under the strict referee no move can be taken back."), "{strict}");
    let two = told("play uno --lang en --seed 2 --seats Eva,Tom", "\nundo\n");
    assert!(two.contains("Moves can be taken back only where you play alone against computer players."), "{two}");
    let german = told("play mau-mau --lang de --seed 6", "ziehen\nrückgängig\n");
    assert!(german.contains("Dein letzter Zug ist zurückgenommen"), "{german}");
    let finnish = told("play mau-mau --lang fi --seed 6", "nosta\nperu\n");
    assert!(finnish.contains("Viimeinen siirtosi ja kaikki sen jälkeiset peruttiin"), "{finnish}");
}

#[test]
fn a_game_is_told_again() {
    let game = Sixdot::new(PLAY).stdin("draw\npass\nundo\ncounts\n");
    let run = game.run();
    let replay = |line: &str| Sixdot::again(line, &run.home).arg(file(&run, "1"));
    replay("replay --lang en")
        .stdout(
            "Mau Mau. Player 1, Anna, Ben. Ben deals, Player 1 begins.\nEverybody gets 5 cards.\n\
             The start card is the 9 of diamonds.\nPlayer 1 draws a card.\nPlayer 1 passes.\n\
             Anna plays the 9 of hearts, anticlockwise now.\nPlayer 1 takes back the last move, with everything \
             after it. \
             The draw pile is reshuffled.\nPlayer 1's turn. Top card 9 of diamonds.\n",
        )
        .success();
    let seat = replay("replay --lang en --seat 1").run();
    let begun: Vec<&str> = run.stdout.lines().take(3).collect();
    assert_eq!(seat.stdout.lines().take(2).collect::<Vec<_>>(), begun[..2]);
    assert!(seat.stdout.contains("\nYou draw the 10 of spades.\n"), "{}", seat.stdout);
    assert!(seat.stdout.contains("\nYour last move is taken back"), "{}", seat.stdout);
    replay("replay --seat 4").refused("--seat needs a whole number from 1 to 3, not 4.");
    Sixdot::again("replay nothing.txt", &run.home)
        .refused("nothing.txt cannot be read: there is no such file or folder.");
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
    refused("Dear diary,\n", &format!("line 1: this is not the record of a game. {stays}"));
    refused("", &format!("line 1: this is not the record of a game. {stays}"));
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
    refused(&with(first, "1 dance"), &format!("line {first}: this is not a move. {stays}"));
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
    let told = format!("The last line of the record, line {line}, is incomplete and is ignored.\n");
    assert!(went_on.stdout.starts_with(&told), "{}", went_on.stdout);
    assert_eq!(fs::read_to_string(went_on.home.join(&path)).expect("the file"), torn);
    let whole = fs::read_to_string(went_on.home.join(GAMES).join("3.txt")).expect("a new record");
    assert_eq!(whole, record(&run, "1"));
}

#[test]
fn what_cannot_be_written_is_told_and_the_game_goes_on() {
    let run = Sixdot::new(PLAY).file(".local/state/sixdot", "in the way").stdin("counts\nsave x\n").run();
    assert!(
        run.stdout.contains("The game could not be recorded in ") && run.stdout.contains("You 5."),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("This game is not recorded, so it cannot be saved."), "{}", run.stdout);
}

#[test]
fn what_is_no_whole_record_stands_before_no_good_one() {
    let game = Sixdot::new(PLAY).stdin("draw\npass\n");
    let begun = game.run();
    let good = record(&begun, "1");
    let head: String = good.split_inclusive('\n').take(MOVES).collect();
    let others =
        [("2", head.as_str()), ("9", ""), ("18446744073709551615", "nothing"), (".10.txt.7-0.new", "sixdot")];
    for (name, text) in others {
        fs::write(file(&begun, name), text).expect("a file");
    }
    let on = Sixdot::again("resume --lang en", &begun.home).stdin("counts\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
    let folder = begun.home.join(GAMES);
    let folder = folder.display();
    let stays = "The file stays as it is.";
    for line in [
        format!("{folder}/2.txt, line {}: deal is missing or wrong. {stays}\n", MOVES + 1),
        format!("{folder}/9.txt, line 1: this is not the record of a game. {stays}\n"),
        format!("{folder}/18446744073709551615.txt, line 1: this is not the record of a game. {stays}\n"),
        "Continuing Mau Mau.\n".to_owned(),
    ] {
        assert!(on.stdout.contains(&line), "{line}: {}", on.stdout);
    }
    for (name, text) in others {
        assert_eq!(record(&begun, name), text, "it stays as it is");
    }
    assert_eq!(record(&begun, "10"), good, "the game goes on under the next number");
    Sixdot::again("resume 2 --lang en", &begun.home)
        .refused(&format!("{folder}/2.txt, line {}: deal is missing or wrong. {stays}", MOVES + 1));
    assert!(Sixdot::again("resume 1 --lang en", &begun.home).run().stdout.starts_with("Continuing Mau Mau.\n"));
    Sixdot::again("resume 77 --lang en", &begun.home)
        .refused("There is no recorded game 77. To list the unfinished ones, type sixdot resume.");
}

/// `resume` continues one game; the next game begins with its deal, in every family.
#[test]
fn behind_a_game_that_goes_on_another_one_begins_anew() {
    let played = Sixdot::new("play uno --lang en --seed 1 --players 2").stdin("draw\n");
    let begun = played.run();
    let on = Sixdot::again("resume --lang en", &begun.home).stdin("new\nnumnum-patience\n\nnew\nuno\n2\n").run();
    assert_eq!(on.status, 0, "{}", on.stderr);
    let begins = on.stdout.matches("UNO. You, Anna.").count();
    assert_eq!(begins, 1, "{}", on.stdout);
    assert!(on.stdout.contains("Patience") && on.stdout.contains("You hold 7 cards"), "{}", on.stdout);
}

#[test]
fn where_only_damaged_records_are_one_is_told() {
    let path = format!("{GAMES}/3.txt");
    let run = Sixdot::new("resume --lang en").file(&path, "Dear diary,\n").run();
    assert_eq!(run.status, 2);
    assert!(run.stderr.ends_with("/3.txt, line 1: this is not the record of a game. The file stays as it is.\n"));
}

/// Puts the time of a record back, so that what was played last is known.
fn played_before(run: &Run, name: &str, seconds: u64) {
    let time = std::time::SystemTime::now() - std::time::Duration::from_secs(seconds);
    let record = fs::File::options().write(true).open(file(run, name)).expect("a record");
    record.set_modified(time).expect("an older file");
}

#[test]
fn several_unfinished_games_are_listed() {
    let first = Sixdot::new(PLAY).stdin("draw\nsave tuesday\npass\n");
    let begun = first.run();
    Sixdot::again("play numnum-patience --lang de --seed 3", &begun.home).run();
    Sixdot::again("play uno --lang fi --seed 2 --seats Eva,bot,Tom", &begun.home).run();
    for (name, seconds) in [("tuesday", 30), ("1", 20), ("2", 10)] {
        played_before(&begun, name, seconds);
    }
    let list = Sixdot::again("resume", &begun.home).run();
    let lines: Vec<&str> = list.stdout.lines().collect();
    assert_eq!((list.status, list.stderr.as_str()), (0, ""));
    assert_eq!(lines[0], "You have 3 unfinished games.");
    for (line, begins, ends) in [
        (lines[1], "3: UNO with Eva, Aino and Tom, ", ". Eva's turn."),
        (lines[2], "2: ", ". Your turn."),
        (lines[3], "1: Mau Mau with Anna and Ben, ", ". Your turn."),
    ] {
        assert!(line.starts_with(begins) && line.ends_with(ends), "{line}");
        assert!(line.contains("today at ") || line.contains("yesterday at "), "{line}");
    }
    let how = "To continue one of them, type its number or name after the command: sixdot resume 3.";
    assert_eq!(lines[4..], [how], "the saved game goes on in the first one");
    let german = Sixdot::again("resume --lang de", &begun.home).run().stdout;
    assert!(
        german.starts_with("3 Spiele sind nicht zu Ende.\n3: UNO mit Eva, ") && german.contains(" Uhr, 1 Zug. "),
        "{german}"
    );
    let finnish = Sixdot::again("resume --lang fi", &begun.home).run().stdout;
    assert!(finnish.starts_with("3 peliä on kesken.\n3: UNO, mukana Eva, "), "{finnish}");
    assert!(finnish.contains(" kello ") && finnish.contains(". Sinun vuorosi."), "{finnish}");
    let on = Sixdot::again("resume 1 --lang en", &begun.home).stdin("counts\n").run();
    assert!(on.stdout.starts_with("Continuing Mau Mau.\n"), "{}", on.stdout);
    let list = Sixdot::again("resume --lang en", &begun.home).run().stdout;
    assert!(list.contains("\n4: Mau Mau with ") && !list.contains("\n1: "), "it has the new number alone: {list}");
}

#[test]
fn finished_games_do_not_go_on() {
    let game = Sixdot::new("play numnum-patience --lang en --seed 3").stdin(&"tip\n".repeat(2));
    let begun = game.run();
    let on = Sixdot::again("resume --lang en", &begun.home).run();
    assert_eq!(on.status, 0, "it is not over");
    let watched = Sixdot::new("play mau-mau --lang en --seed 6 --seats bot,bot --rounds 1").stdin("\n\n");
    let over = watched.run();
    let text = record(&over, "1");
    let told = Sixdot::again("resume --lang en", &over.home).run();
    assert_eq!(told.status, 2, "{text}: {}", told.stdout);
    assert_eq!(told.stderr, "There is no unfinished game. To begin one, type sixdot play uno.\n");
}

#[test]
fn names_of_records_are_such_as_tables_accept() {
    let two = Sixdot::new("play uno --lang en --seed 2 --seats Eva,Tom,bot").stdin("\n");
    let run = two.run();
    let good = record(&run, "1");
    let long = "x".repeat(1 << 20);
    for (wrong, right) in [
        ("seat 1: hand\n", "seat 1: Eva\n"),
        ("seat 2: eva\n", "seat 2: Tom\n"),
        ("seat 1: Eva and Tom\n", "seat 1: Eva\n"),
        (&format!("seat 2: {long}\n"), "seat 2: Tom\n"),
        ("seat 1:\nseat 2:\n", "seat 1: Eva\nseat 2: Tom\n"),
    ] {
        assert!(good.contains(right), "{good}");
        let text = good.replace(right, wrong);
        let line = if wrong.starts_with("seat 1: ") { 8 } else { 9 };
        let replay = Sixdot::new("replay game.txt --lang en").file("game.txt", &text);
        replay.refused(&format!("game.txt, line {line}: no player can have this name. The file stays as it is."));
    }
}

#[test]
fn older_records_with_what_the_program_called_somebody_are_read() {
    let game = Sixdot::new(PLAY).stdin("draw\n");
    let run = game.run();
    for word in ["Me", "Ich", "Minä", "Player 1", "Pelaaja 1"] {
        let old = record(&run, "1").replace("seat 1:\n", &format!("seat 1: {word}\n"));
        let home = Sixdot::new("resume --lang de").file(&format!("{GAMES}/1.txt"), &old).stdin("anzahl\n");
        let on = home.run();
        assert!(on.stdout.contains("Reihenfolge: du, Anna, Ben."), "{word}: {}", on.stdout);
        let new = fs::read_to_string(on.home.join(GAMES).join("2.txt")).expect("a new record");
        assert_eq!(new, record(&run, "1"));
    }
}

#[test]
fn a_person_without_a_name_among_others_has_none_in_the_record() {
    let two = Sixdot::new("play uno --lang en --seed 2 --seats me,Tom").stdin("\n");
    let run = two.run();
    assert!(record(&run, "1").contains("\nseat 1:\nseat 2: Tom\n"), "{}", record(&run, "1"));
    let on = Sixdot::again("resume --lang de", &run.home).run();
    assert!(on.stdout.contains("Person 1") || on.stdout.contains("Tom"), "{}", on.stdout);
    assert!(!on.stdout.contains("Player 1"), "{}", on.stdout);
}

#[test]
fn a_folder_that_cannot_be_read_is_no_empty_one() {
    let run = Sixdot::new("resume --lang en").file(".local/state/sixdot/games", "in the way").run();
    let sentence = "games cannot be read: there is a file where a folder should be.\n";
    assert!(run.status == 2 && run.stderr.ends_with(sentence), "{}", run.stderr);
}

#[test]
fn a_game_that_is_not_written_down_is_told() {
    let line = "This game is not recorded, because HOME is not set and there is no folder for it. It cannot be continued later.\n";
    let told = |line: &str| Sixdot::new(line).env("HOME", "").env("XDG_STATE_HOME", "here").run().stdout;
    assert!(told(PLAY).starts_with(line), "{}", told(PLAY));
    assert!(
        told("play mau-mau --lang de")
            .contains("Dieses Spiel wird nicht mitgeschrieben, weil HOME nicht gesetzt ist")
    );
    assert!(told("play mau-mau --lang fi").contains("Tätä peliä ei kirjata"));
    assert!(!told("learn uno --lang en").contains(line), "a lesson never is");
    assert!(!Sixdot::new(PLAY).run().stdout.contains(line));
}

#[test]
#[cfg(unix)]
fn records_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let typed = "save tuesday\nlog told.txt\n";
    let game = Sixdot::new("play mau-mau --lang en --seed 6 --record own.txt").stdin(typed);
    let run = game.run();
    let mode = |path: PathBuf| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    assert_eq!(mode(run.home.join(GAMES)), 0o700);
    let written = [file(&run, "1"), file(&run, "tuesday"), run.home.join("own.txt"), run.home.join("told.txt")];
    assert_eq!(written.map(mode), [0o600; 4]);
    let folder = run.home.join(GAMES);
    fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).expect("its owner may");
    let told = Sixdot::again(PLAY, &run.home).run().stdout;
    assert_eq!(mode(folder), 0o755, "its owner wants it so");
    assert!(!told.contains("Other users of this computer"), "there were games in it before: {told}");
}

#[test]
#[cfg(unix)]
fn a_linked_folder_that_is_open_to_others_stays_so() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let game = Sixdot::new(PLAY).stdin("save tuesday\n");
    let home = game.run().home.clone();
    let (shared, games) = (home.join("shared"), home.join(GAMES));
    let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
    fs::remove_dir_all(&games).expect("the folder of the first run");
    fs::create_dir(&shared).expect("a folder");
    fs::set_permissions(&shared, fs::Permissions::from_mode(0o755)).expect("its owner may");
    symlink(&shared, &games).expect("a link to it");
    let first = Sixdot::again(PLAY, &home).run().stdout;
    let sentence = format!("Other users of this computer can open the folder {}.", games.display());
    assert_eq!(first.matches(&sentence).count(), 1, "{first}");
    assert_eq!((mode(&shared), mode(&shared.join("1.txt"))), (0o755, 0o600));
    let second = Sixdot::again(PLAY, &home).run().stdout;
    assert!(!second.contains("Other users of this computer"), "told once: {second}");
    assert_eq!((mode(&shared), mode(&shared.join("2.txt"))), (0o755, 0o600));
}

#[test]
fn nobody_at_a_shared_keyboard_is_told_what_others_hold() {
    let seed = |line: &str| {
        let run = Sixdot::new(line).stdin("\nsettings\n").run();
        run.stdout.lines().find(|line| line.contains("Seed: ")).map(str::to_owned).unwrap_or_default()
    };
    assert!(seed("play uno --lang en --seed 77").contains("Seed: 77."));
    let two = "play uno --lang en --seed 77 --seats Eva,Tom";
    assert!(seed(two).contains("Seed: hidden until the game is over."), "{}", seed(two));
    assert!(
        seed("play numnum-wall --lang en --seed 77 --seats Eva,Tom").contains("Seed: 77."),
        "nothing is hidden there"
    );

    let game = Sixdot::new(two).stdin("\n");
    let run = game.run();
    let replay = |line: &str| Sixdot::again(line, &run.home).arg(file(&run, "1")).run();
    let other = replay("replay --lang en --seat 2");
    let sentence = "1.txt is an unfinished game, so the cards of this seat stay hidden. Leave out --seat, or \
        wait until it is \
                    finished.\n";
    assert!(other.status == 2 && other.stdout.is_empty() && other.stderr.ends_with(sentence), "{}", other.stderr);
    let onlooker = replay("replay --lang en");
    assert!(onlooker.status == 0 && onlooker.stdout.contains("Everybody gets 7 cards."), "{}", onlooker.stdout);
}

/// Files that have no end, or of which nothing comes, do not keep the program.
#[test]
#[cfg(unix)]
fn only_files_are_read_and_only_so_much_of_them() {
    let zero = |line: &str| {
        let run = Sixdot::new(line).run();
        (run.status, format!("{}{}", run.stdout, run.stderr))
    };
    for line in ["replay /dev/zero --lang en", "play uno --lang en --deal /dev/zero#x"] {
        assert_eq!(zero(line), (2, "/dev/zero cannot be read: it is not a file.\n".to_owned()));
    }
    let (status, told) = zero("check /dev/zero --lang en");
    assert!(
        status == 1 && told.contains("/dev/zero: This is a device, a pipe or a folder. Name a text file."),
        "{told}"
    );
    let game = Sixdot::new(PLAY).stdin("draw\n");
    let run = game.run();
    let made = std::process::Command::new("mkfifo").arg(file(&run, "2")).status().expect("a pipe");
    assert!(made.success());
    std::os::unix::fs::symlink("/dev/zero", file(&run, "3")).expect("a link");
    Sixdot::again("resume 3 --lang en", &run.home)
        .refused(&format!("{} cannot be read: it is not a file.", file(&run, "3").display()));
    fs::write(file(&run, "4"), record(&run, "1") + &"\n".repeat(20 << 20)).expect("a large file");
    let on = Sixdot::again("resume --lang en", &run.home).run();
    for told in [
        "2.txt cannot be read: it is not a file.\n",
        "4.txt cannot be read: the file is too large.\n",
        "Continuing Mau Mau.\n",
    ] {
        assert!(on.stdout.contains(told), "{told}: {}", on.stdout);
    }
    let home = Sixdot::new("play uno --seed 6").file(".config/sixdot/rules/none.txt", "");
    let link = home.run().home.join(".config/sixdot/settings.toml");
    std::os::unix::fs::symlink("/dev/zero", &link).expect("a link");
    let told = home.run().stdout;
    assert!(told.contains("settings.toml cannot be read: it is not a file.\n"), "{told}");
}

/// A limit of the system for the size of files is an error like any other.
#[test]
#[cfg(unix)]
fn a_record_that_may_not_grow_is_told_and_stays_whole() {
    let home = Sixdot::new("");
    let script = "ulimit -f 2; exec \"$0\" play mau-mau --lang en --seed 6 --plain";
    let mut child = home.shell(script).spawn().expect("the program starts");
    let typed = "draw\npass\n".repeat(60) + "counts\n";
    std::io::Write::write_all(&mut child.stdin.take().expect("its input"), typed.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{}: {told}", output.status);
    let sentence = "1.txt: the file is too large.\n";
    assert!(told.contains(sentence) && told.ends_with("Goodbye.\n"), "{told}");
    let written = fs::read_to_string(home.home().join(GAMES).join("1.txt")).expect("a record");
    assert!(written.len() <= 1024 && written.ends_with('\n'), "{written}");
    let on = Sixdot::again("resume --lang en", home.home()).run();
    assert!(on.stdout.starts_with("Continuing Mau Mau.\n"), "{}", on.stdout);
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
        assert!(told.ends_with(" drawn to deal first."), "{told}");
        told
    };
    let lots: std::collections::BTreeSet<String> = (0..12).map(lot).collect();
    assert_eq!(lots.len(), 3, "{lots:?}");
    assert_eq!(lot(3), lot(3), "the same seed is the same lot");
}

#[test]
fn a_dealer_is_chosen_before_a_game_and_stays_after_a_pause() {
    let first = Sixdot::new("--lang en").stdin("uno\ndealer Anna\n3\nquit\n");
    let begun = first.run();
    assert!(begun.stdout.contains("Anna deals first in the next game."), "{}", begun.stdout);
    assert!(begun.stdout.contains(" Anna deals"), "{}", begun.stdout);
    let on = Sixdot::again("resume --lang en", &begun.home).stdin("dealer\n").run();
    assert_eq!((on.status, on.stderr.as_str()), (0, ""));
    assert!(on.stdout.lines().any(|told| told == "Anna deals."), "{}", on.stdout);
    let nobody = Sixdot::new("--lang en").stdin("uno\ndealer Zoe\n3\nquit\n").run();
    let told = "Nobody at the table is called Zoe, so the last seat deals first.";
    assert!(nobody.stdout.lines().any(|line| line == told), "{}", nobody.stdout);
    let wrong = record(&begun, "1").replace("dealer: 2", "dealer: 4");
    let refused = Sixdot::new("replay wrong.txt --lang en").file("wrong.txt", &wrong).run();
    assert_ne!(refused.status, 0);
    assert!(refused.stderr.contains("line 7") || refused.stderr.contains("line 8"), "{}", refused.stderr);
}
