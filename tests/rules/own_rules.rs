//! Rule files in the user's own folder, and house rules that a table saves there.

use std::fs;

use crate::support::program::Sixdot;

const FOLDER: &str = ".config/sixdot/rules";
const SMALL: &str = "id = \"small\"\nextends = \"uno\"\ndeal.cards = 3\n";
const FRIDAY: &str = "id = \"friday\"\nextends = \"uno\"\n\n[set]\nrounds = 3\nstacking = \"both\"\n";

/// A run at whose home a rule file lies.
fn with(line: &str, name: &str, text: &str) -> Sixdot {
    Sixdot::new(line).file(&format!("{FOLDER}/{name}"), text)
}

#[test]
fn own_games_are_known_everywhere() {
    let games = with("games", "small.toml", SMALL).run();
    assert!(games.stdout.ends_with("\nsmall: Small, 2 to 10 players.\n"), "{}", games.stdout);
    let played = with("play small --lang en --seed 1", "small.toml", SMALL).run();
    assert!(played.stdout.contains("You hold 3 cards."), "{}", played.stdout);
    let rule = with("rules small UN-3", "small.toml", SMALL).run();
    assert!(rule.stdout.starts_with("UN-3"), "{}", rule.stdout);
    let checked = with("check", "small.toml", SMALL).run();
    assert_eq!(checked.status, 0, "{}", checked.stdout);
    let changed = checked.stdout.lines().find(|line| line.contains("small.toml: No mistakes. "));
    assert!(changed.is_some_and(|line| line.contains(" based on uno, and ")), "with three cards: {}", checked.stdout);
    let asked = with("", "small.toml", SMALL).stdin("small\n\n2\n").run();
    assert!(asked.stdout.contains("You hold 3 cards."), "{}", asked.stdout);
}

#[test]
fn in_the_folder_of_the_platform() {
    let named = Sixdot::new("games").env("XDG_CONFIG_HOME", "/nowhere").file("x/sixdot/rules/small.toml", SMALL);
    assert!(!named.run().stdout.contains("small"));
    let home = named.run().home.join("x");
    let named = named.env("XDG_CONFIG_HOME", &home.display().to_string());
    assert!(named.run().stdout.contains("small"));
}

#[test]
fn a_file_with_faults_stops_no_other_game() {
    let broken = "id = \"broken\"\nextends = \"uno\"\ndeel = 3\n";
    let run = |line: &str| {
        let run = with(line, "broken.toml", broken).file(&format!("{FOLDER}/small.toml"), SMALL);
        run.file(&format!("{FOLDER}/My game.toml"), SMALL).file(&format!("{FOLDER}/uno.toml"), SMALL).run()
    };
    let games = run("games");
    assert_eq!(games.status, 0);
    assert!(games.stdout.contains("\nuno: UNO, ") && games.stdout.contains("\nsmall: Small, "), "{}", games.stdout);
    assert!(games.stdout.contains("\nThe rules of Broken have mistakes"), "{}", games.stdout);
    for told in ["broken.toml, line 3: There is no key deel.", "My game.toml: ", "uno.toml: "] {
        assert!(games.stderr.contains(told), "{told}: {}", games.stderr);
    }
    let checked = run("check");
    assert!(checked.status == 1 && checked.stdout.contains("broken.toml, line 3: "), "{}", checked.stdout);
    let line = "play uno --lang en --seed 1";
    let played = run(line);
    assert_eq!((played.stdout, played.stderr), (Sixdot::new(line).run().stdout, String::new()));
    let refused = run("play broken");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.starts_with("The rules of Broken have mistakes"), "{}", refused.stderr);
}

#[test]
fn a_folder_that_is_named_goes_on_top() {
    let five = SMALL.replace("= 3", "= 5");
    let run = with("play small --rules mine --seed 1", "small.toml", SMALL).file("mine/small.toml", &five).run();
    assert!(run.stdout.contains("You hold 5 cards."), "{} {}", run.stdout, run.stderr);
}

#[test]
fn a_table_saves_its_rules_and_others_play_by_them() {
    let saved = Sixdot::new("play uno --lang en --seed 3 --set stacking=both --rounds 3");
    let saved = saved.stdin("rules save Friday\nrules save friday\nnew\nfriday\n\n3\nrules\n");
    let run = saved.run();
    let told = "Saved as friday. UNO by the book, except: Rounds: 3; Stacking: each answers its own kind. ";
    assert!(run.stdout.contains(told), "{}", run.stdout);
    assert!(run.stdout.contains("There is already a game called friday."), "{}", run.stdout);
    let again = run.stdout.split_once("Friday. You, Anna, Ben.").expect("it is played at once").1;
    assert!(again.contains("UNO by the book, except: Rounds: 3; Stacking: each answers its own kind."), "{again}");
    let file = fs::read_to_string(run.home.join(FOLDER).join("friday.toml")).expect("a rule file");
    assert!(file.ends_with(FRIDAY), "{file}");
    let other = with("games", "friday.toml", &file).run();
    let item = "\nfriday: Friday, 2 to 10 players. UNO by the book, except: Rounds: 3; Stacking: each answers its own \
                kind.\n";
    assert!(other.stdout.ends_with(item), "{}", other.stdout);
    let check = with("check .config/sixdot/rules", "friday.toml", &file);
    let right = ".config/sixdot/rules/friday.toml: No mistakes. The game is based on uno.\n";
    check.stdout(&format!("{right}examples: 0, failed: 0\n")).success();
}

#[test]
fn rules_are_saved_in_each_language() {
    for (lang, typed, id, told) in [
        ("de", "regeln speichern Jägerrunde", "jaegerrunde", "Gespeichert als jaegerrunde. UNO wie im Buch, aber: "),
        (
            "fi",
            "säännöt tallenna Äidin ilta",
            "aidin-ilta",
            "Säännöt on tallennettu nimellä aidin-ilta. UNO kirjan mukaan",
        ),
    ] {
        let game = Sixdot::new(&format!("play uno --lang {lang} --seed 3 --rounds 3")).stdin(&format!("{typed}\n"));
        let run = game.run();
        assert!(run.stdout.contains(told), "{}", run.stdout);
        assert!(run.home.join(FOLDER).join(format!("{id}.toml")).exists());
    }
}

#[test]
fn rules_are_saved_from_the_command_line() {
    let line = "play uno --lang en --seed 3 --set stacking=both --rounds 3 --save-rules friday";
    let game = Sixdot::new("play uno --lang en --seed 3 --rounds 3 --save-rules").arg("Friday night");
    let run = game.run();
    assert!(run.stdout.starts_with("Saved as friday-night. UNO by the book, except: "), "{}", run.stdout);
    assert!(run.stdout.contains("\nUNO. You, Anna, Ben."), "{}", run.stdout);
    let other = "id = \"friday\"\nextends = \"mau\"\n";
    let taken = with(line, "friday.toml", other);
    let run = taken.run();
    assert_eq!(run.status, 2);
    assert_eq!(run.stderr, "There is already a game called friday. Please choose another name.\n");
    assert_eq!(fs::read_to_string(run.home.join(FOLDER).join("friday.toml")).expect("the file"), other);
    Sixdot::new("play uno --save-rules friday").refused("This table plays by the book, so there is nothing to save.");
    Sixdot::new("play uno --rounds 2 --save-rules 7").refused(
        "The name of your rules can have up to 40 letters, digits and hyphens. For example, type rules save friday.",
    );
    Sixdot::new("play uno --rounds 2 --save-rules aux")
        .refused("aux is the name of a device on Windows. Choose another name.");
    Sixdot::new("play uno --rounds 2 --save-rules friday")
        .env("HOME", "")
        .refused("There is no folder for your files, because HOME is not set.");
}

#[test]
fn own_cards_the_referee_and_the_calls_are_saved_too() {
    let line = "play number-one --lang en --seed 3 --referee strict --calls automatic --set";
    let game = Sixdot::new(line).arg("own-cards=flood; Sing a song").stdin("rules save friday\n");
    let run = game.run();
    let told =
        "Saved as friday. Number ONE by the book, except: Custom cards: 2; Referee: strict; Calls: automatic. ";
    assert!(run.stdout.contains(told), "{}", run.stdout);
    let file = fs::read_to_string(run.home.join(FOLDER).join("friday.toml")).expect("a rule file");
    let set = "[set]\nown-cards = \"flood; Sing a song\"\nreferee = \"strict\"\ncalls = \"automatic\"\n";
    assert!(file.ends_with(set), "{file}");
    let rules = |line: &str| with(line, "friday.toml", &file).stdin("rules\n").run().stdout;
    let told = rules("play friday --lang en --seed 1");
    let lines = "Number ONE by the book, except: Custom cards: 2.\nReferee: strict.\nCalls: automatic.\n\
                 Flood card: Everybody draws a card.\nCustom card 1: Sing a song. The players ";
    assert!(told.contains(lines), "{told}");
    // Also where the game is chosen by question, and unless it is chosen otherwise.
    let asked = with("--lang en", "friday.toml", &file).stdin("friday\n\n\n\nrules\n").run().stdout;
    assert!(asked.contains("Referee: strict.\nCalls: automatic.\n"), "{asked}");
    let otherwise = rules("play friday --lang en --seed 1 --referee kind");
    assert!(otherwise.contains("Referee: kind.\nCalls: automatic.\n"), "{otherwise}");
    let only = with("play saturday --lang en", "saturday.toml", "id = \"saturday\"\nextends = \"uno\"\n");
    let kept = only.stdin("rules save sunday\n").run().stdout;
    assert!(kept.contains("This table plays by the book, so there is nothing to save."), "{kept}");
    Sixdot::new("play number-one --set").arg("own-cards=Sing \"O Tannenbaum\"").refused(
        "The sign \" cannot be used on a custom card, because screen readers read it aloud. Write the sentence without \
        it.",
    );
    let strict = Sixdot::new("play uno --lang en --referee strict --save-rules strict-uno").run().stdout;
    assert!(strict.starts_with("Saved as strict-uno. UNO by the book, except: Referee: strict. "), "{strict}");
}

/// Whoever chooses may be a stranger at a host.
#[test]
fn number_of_own_cards_is_checked_before_any_are_made() {
    for number in ["11", "256", "10000000000", "9223372036854775807", "99999999999999999999999999"] {
        let told = format!("--set own-cards needs a whole number from 0 to 10, not {number}.");
        Sixdot::new("play number-one --lang en --set").arg(format!("own-cards={number}")).refused(&told);
    }
}

#[test]
fn what_a_file_sets_can_be_chosen_otherwise() {
    let rules = |line: &str| with(line, "friday.toml", FRIDAY).stdin("rules\n").run().stdout;
    let told = rules("play friday --seed 1 --set stacking=no --lang en");
    assert!(told.contains("\nUNO by the book, except: Rounds: 3.\n"), "{told}");
    let listed = rules("games friday --lang en");
    assert!(listed.contains("\nrounds: Rounds: 1 to 50. Default: 3. "), "{listed}");
    let wrong = with("games", "friday.toml", &FRIDAY.replace("both", "bot")).run();
    assert!(wrong.stderr.contains("friday.toml, line 6: ") && wrong.stderr.contains("both"), "{}", wrong.stderr);
}

#[test]
fn how_a_game_plays_is_told_of_every_file() {
    let line = "check --balance --games 40 .config/sixdot/rules/small.toml";
    let told = with(line, "small.toml", SMALL).run().stdout;
    let tables = told.matches("\ngame: small\nplayers: ").count();
    assert_eq!(tables, 3, "{told}");
    let lines: Vec<&str> = told.lines().collect();
    let [.., last_but_one, last] = lines.as_slice() else { panic!("{told}") };
    assert!(last_but_one.starts_with("turn limit: ") && last.starts_with("examples: "), "{told}");
    assert_eq!(with(line, "small.toml", SMALL).run().stdout, told);
    let other = with(&format!("{line} --seed 2 --players 4"), "small.toml", SMALL).run().stdout;
    let head = "\nplayers: 4\nlevels: easy, easy, easy, easy\nseed: 2\ngames: 40\nturns per game: median ";
    assert!(other.contains(head) && other.contains("\nfirst player wins: "), "{other}");
    Sixdot::new("check --games 3").refused("--games works only with --balance.");
    with(&format!("{line} --players 11"), "small.toml", SMALL).refused("Small is for 2 to 10 players, not 11.");
    let all = Sixdot::new("check --balance --games 1 --players 10").run().stdout;
    assert!(all.contains("game: uno\n") && !all.contains("game: crazy-eights\n"), "{all}");
}

/// A game that is based on none, and has no book.
const OURS: &str = r#"id = "ours"
kind = "shed"
players = { min = 2, max = 4, clause = "H-1" }
deal = { cards = 4, clause = "H-1" }
order = { direction = "anticlockwise", clause = "H-1" }
matching = { by = ["colour", "symbol"], clause = "H-2" }
drawing = { when = "cannot-play", then = "may-play-any", clause = "H-3" }
finish = { then = "stop" }
score = { to = "nobody" }
match = { rounds = 2, wins = "most-rounds" }
hand-limit = { cards = 9, clause = "H-5" }
deck = { colours = ["red", "blue"] }
cards.low = { symbols = ["1..6"], copies = 2 }
cards.high = { symbols = ["7"], copies = 2, effects = [{ skip = { clause = "H-4" } }] }
clauses = { H-1 = {}, H-2 = {}, H-3 = {}, H-4 = {}, H-5 = {} }
"#;

#[test]
fn a_game_without_a_book_tells_its_rules() {
    let limit = "A player who holds more than 9 cards at the end of a turn is out of the round.";
    let book = with("rules ours", "ours.toml", OURS).run();
    for told in ["\nH-1\n", "Each player is dealt 4 cards.", "Play begins anticlockwise.", limit] {
        assert!(book.stdout.contains(told), "{told}: {}", book.stdout);
    }
    assert_eq!(
        book.stdout.matches("7: The next player is skipped. Rule H-4.").count(),
        1,
        "of the sevens: {}",
        book.stdout
    );
    let table = with("play ours --lang en --seed 1", "ours.toml", OURS).stdin("rules\nrule H-5\nrule H-4\n").run();
    assert!(table.stdout.contains("Ours has no rule book. These are its rules:\n"), "{}", table.stdout);
    assert!(table.stdout.contains(&format!("\n{limit} Rule H-5.\n")), "{}", table.stdout);
    assert!(table.stdout.contains(&format!("\n{limit}\n7: ")), "what is asked for: {}", table.stdout);
    assert!(!table.stdout.contains("by the book"), "{}", table.stdout);
}

#[test]
fn last_cards_and_calls_are_described_without_a_clause() {
    let last = "id = \"last\"\nextends = \"uno\"\nremove = [\"cards.wild.not-last\", \"options.black-last\"]\n";
    let run = with("rules last --lang en", "last.toml", last).run();
    let wild = run.stdout.lines().find(|line| line.starts_with("Wild: ")).expect("the wild is different");
    assert!(wild.contains("You can go out with it."), "{wild}");
    let call = "id = \"call\"\nextends = \"uno\"\nreplaces = [\"UN-14\"]\n";
    let run = with("rules call --lang en", "call.toml", call).run();
    let called = run.stdout.lines().any(|line| line.contains("you call Uno"));
    assert!(called, "{} {}", run.stdout, run.stderr);
}
