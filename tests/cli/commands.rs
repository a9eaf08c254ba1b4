//! The command line: every command and every error.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::program::{Run, Sixdot, printed};

const SETTINGS: &str = ".config/sixdot/settings.toml";
const GAME: &str = "play uno --lang en --seed 1";
const EXAMPLES: &str = r#"
[[example]]
name = "lay-a-seven"
clauses = ["UN-2"]
hands = ["r7 g1", "b3 b4"]
top = "r5"

[[example.step]]
move = "1 play r7"
turn = 2

[[example]]
name = "draw"
clauses = ["UN-2"]
referee = "strict"
options = { rounds = "3" }
hands = ["g1 g2", "b3 b4", "y1 y2"]
top = "r5"

[[example.step]]
turn = 1
"#;

fn refused(line: &str, sentence: &str) {
    Sixdot::new(line).refused(sentence);
}

/// All files in a folder, at any depth.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn what_a_table_can_choose_is_listed() {
    let listed = printed("games uno --lang en");
    let about = "uno: UNO, 2 to 10 players.\nFor 2 to 10 players. The rules are those of the Braillespiel wiki. ";
    assert!(listed.starts_with(about), "{listed}");
    assert!(listed.contains("\nrounds: Rounds: 1 to 50. Default: 1. Rule UN-19.\n"), "{listed}");
    let drawing = "draw: Drawing. one: one card. until-playable: until a card fits. Default: one. Rule UH-2.\n";
    assert!(listed.contains(drawing), "{listed}");
    let german = printed("games number-one --lang de");
    assert!(german.contains("\nFür 2 bis 10 Personen ab 7 Jahren, etwa 20 Minuten. "), "{german}");
    Sixdot::new("games unno --lang en").refused("There is no game unno. Did you mean uno?");
}

#[test]
fn games_are_listed_one_a_line() {
    Sixdot::new("games --lang en")
        .stdout(
            "crazy-eights: Crazy Eights, 2 to 7 players.\ndeadly-uno: Deadly UNO, 2 to 10 players.\n\
             mau: Mau, 2 to 10 players.\nmau-mau: Mau Mau, 2 to 6 players.\n\
             mau-mau-2: Mau Mau version 2, 2 to 6 players.\nnumber-one: Number ONE, 2 to 10 players.\n\
             numnum-clear: Clear Away, 2 players.\n\
             numnum-mau-mau: NumNum Mau Mau, 2 to 7 players.\nnumnum-patience: NumNum Patience, one player.\n\
             numnum-wall: Wall Breach, 2 or 4 players.\nswitch: Switch, 2 to 7 players.\n\
             uno: UNO, 2 to 10 players.\nuno-classic: UNO Classic, 2 to 10 players.\n",
        )
        .success();
    assert!(printed("--lang de games").ends_with("\nuno-classic: UNO Classic, 2 bis 10 Personen.\n"));
    assert!(
        printed("games --lang=fi").ends_with("\nuno-classic: UNO Classic, vähintään 2 ja enintään 10 pelaajaa.\n")
    );
}

#[test]
fn further_games_are_known_everywhere() {
    let small = || Sixdot::new("--rules mine --lang en").file("mine/small.toml", SMALL);
    let games = small().arg("games").run();
    assert!(games.stdout.ends_with("small: Small, 2 to 10 players.\n"), "{}", games.stdout);
    let played = small().arg("play").arg("small").arg("--seed=1").run();
    assert!(played.stdout.contains("You hold 3 cards."), "{}", played.stdout);
    small()
        .arg("games")
        .arg("--rules")
        .arg("nowhere")
        .stderr("nowhere: This file or folder does not exist. Check its name.\n")
        .status(2);
}

const SMALL: &str = "id = \"small\"\nextends = \"uno\"\ndeal.cards = 3\n";

#[test]
fn a_seed_gives_the_same_game_again() {
    let game = printed(GAME);
    assert!(game.starts_with("UNO. You, Anna, Ben."), "{game}");
    assert_eq!(printed(GAME), game);
    assert_ne!(printed("play uno --lang en --seed 2"), game);
    assert_ne!(printed("play uno --lang en"), printed("play uno --lang en"));
}

#[test]
fn nothing_saved_changes_what_is_played_and_nothing_is_saved() {
    let typed = "hand\nlanguage fi\nprompt status\nquit\n";
    let alone = Sixdot::new(GAME).stdin(typed);
    let run = alone.run();
    let games = run.home.join(".local/state/sixdot/games");
    let kept: Vec<_> = files(&run.home).into_iter().filter(|file| !file.starts_with(games.join("rules"))).collect();
    assert_eq!(kept, [games.join("1.txt")], "but for the game itself and its rules");
    let saved = "language = \"de\"\nname = \"Zoe\"\n";
    let with_settings = Sixdot::new(GAME).stdin(typed).file(SETTINGS, saved);
    let other = with_settings.run();
    assert_eq!(other.stdout, run.stdout);
    assert_eq!(fs::read_to_string(other.home.join(SETTINGS)).expect("it is still there"), saved);
}

#[test]
fn flag_beats_variable_beats_file_beats_system() {
    let begins = |run: Run, with: &str| assert!(run.stdout.starts_with(with), "{}", run.stdout);
    let german = || Sixdot::new("games --rules .").file(SETTINGS, "language = 'de'");
    let player = |line: &str| Sixdot::new(line).env("LANG", "fi_FI.UTF-8").file(SETTINGS, "language = 'de'");
    assert!(german().run().stdout.contains("2 bis 6"));
    begins(player("play uno --seed 1").run(), "UNO. Du, ");
    begins(player("play uno --seed 1").env("SIXDOT_LANG", "en").run(), "UNO. You, ");
    begins(player("play uno --seed 1 --lang fi").env("SIXDOT_LANG", "en").run(), "UNO. Sinä, ");
    begins(Sixdot::new("play uno").env("LANG", "fi_FI.UTF-8").run(), "UNO. Sinä, ");
}

#[test]
fn a_pipe_is_never_asked_for_the_language() {
    for (lang, first) in [("de_DE.UTF-8", "Mit Freunden"), ("en_GB.UTF-8", "With friends"), ("sv_SE", "With friends")]
    {
        let run = Sixdot::new("").env("LANG", lang).stdin("\n\n\n").run();
        assert!(run.stdout.starts_with(first), "{}", run.stdout);
        assert!(run.stdout.contains("UNO. "), "{}", run.stdout);
        assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    }
}

#[test]
fn faulty_settings_are_reported_and_left_alone() {
    let sentence = "settings.toml cannot be read, because there is a mistake in line 2.";
    let damaged = || Sixdot::new("play uno --seed 1").file(SETTINGS, "# mine\nlanguage = \n");
    let play = damaged().stdin("language fi\n");
    let run = play.run();
    assert!(run.stdout.lines().next().is_some_and(|line| line.contains(sentence)), "{}", run.stdout);
    assert_eq!(fs::read_to_string(run.home.join(SETTINGS)).expect("it is still there"), "# mine\nlanguage = \n");
    let settings = Sixdot::new("settings").file(SETTINGS, "# mine\nlanguage = \n").run();
    assert!(settings.stderr.contains(sentence), "{}", settings.stderr);
    let unknown = Sixdot::new("games").env("SIXDOT_LANG", "sv").run();
    assert_eq!(
        (unknown.status, unknown.stderr.as_str()),
        (0, "Sixdot does not speak sv. There are de, en and fi.\n")
    );
}

#[test]
fn seats_levels_and_names_are_as_asked_for() {
    assert!(printed("play uno --lang en --seed 1 --players 4").starts_with("UNO. You, Anna, Ben, Clara."));
    assert!(printed("play uno --lang en --players 2 --level medium --seed 1").starts_with("UNO. You, Anna."));
    let listed = printed("play uno --lang en --seats bot,me,bot:medium --level easy --seed 1");
    assert!(listed.starts_with("UNO. You, Ben, Anna."), "{listed}");
    let shared = printed("play uno --lang en --seed 2 --seats me,bot,Mia --name Eva");
    assert!(shared.contains("Pass the keyboard to Eva."), "{shared}");
    let from_variable = Sixdot::new("play uno --seed 2 --seats me,bot,Mia").env("SIXDOT_NAME", "Eva").run();
    assert_eq!(from_variable.stdout, shared);
}

#[test]
fn options_of_the_table_reach_the_game() {
    let line = "play uno --lang en --rounds 3 --set cards=5 --referee strict --calls automatic --record game.txt";
    let head = record(&Sixdot::new(line));
    for part in ["option: rounds = 3", "option: cards = 5", "referee: strict", "calls: automatic"] {
        assert!(head.contains(part), "{part}: {head}");
    }
}

fn record(game: &Sixdot) -> String {
    fs::read_to_string(game.run().home.join("game.txt")).expect("a record")
}

#[test]
fn braille_is_as_wide_as_the_display() {
    let run = Sixdot::new("play uno --lang en --seed 1 --braille 20").stdin("hand\ncounts\n").run();
    assert!(run.stdout.lines().all(|line| line.chars().count() <= 20), "{}", run.stdout);
    assert_ne!(run.stdout, printed(GAME));
}

#[test]
fn a_game_is_recorded_in_a_new_file() {
    let line = "play uno --lang en --seed 1 --record game.txt";
    let game = Sixdot::new(line).stdin("quit\n");
    let run = game.run();
    assert!(fs::read_to_string(run.home.join("game.txt")).expect("a record").contains("uno"));
    Sixdot::new(line).file("game.txt", "mine").refused("game.txt cannot be written: the file is already there.");
    refused("play uno --record no/game.txt", "no/game.txt cannot be written: there is no such file or folder.");
}

#[test]
fn a_game_begins_with_the_set_up_of_an_example() {
    let with = |line: &str| Sixdot::new(line).file("uno/examples.toml", EXAMPLES);
    let run = with("play uno --lang en --seed 1 --deal uno/examples.toml#lay-a-seven").stdin("play r7\n").run();
    assert!(run.stdout.contains("Top card red 5."), "{}", run.stdout);
    assert!(run.stdout.contains("You play red 7"), "{}", run.stdout);
    let strict = with("play uno --lang en --seed 1 --deal uno/examples.toml#draw").stdin("play g1\n").run();
    assert!(strict.stdout.contains("take it back"), "{}", strict.stdout);
}

#[test]
fn examples_that_cannot_be_played_are_refused() {
    let refused = |line: &str, sentence: &str| {
        Sixdot::new(line).file("uno/examples.toml", EXAMPLES).file("bad/examples.toml", BAD).refused(sentence);
    };
    let file = "uno/examples.toml";
    refused("play uno --deal uno/examples.toml#darw", &format!("{file} has no example darw. Did you mean draw?"));
    refused(
        "play uno --deal uno/examples.toml#other",
        &format!("{file} has no example other. Some of them are lay-a-seven and draw."),
    );
    refused(
        "play uno --deal uno/examples.toml",
        &format!("{file} has several examples. Name one of them after #. Some of them are lay-a-seven and draw."),
    );
    refused("play mau-mau --deal uno/examples.toml#draw", &format!("{file} is for UNO, not for Mau Mau."));
    refused("play numnum-wall --deal uno/examples.toml#draw", &format!("{file} is for UNO, not for Wall Breach."));
    refused("play uno --deal no.toml#draw", "no.toml cannot be read: there is no such file or folder.");
    refused(
        "play uno --deal bad/examples.toml#x",
        "bad/examples.toml has mistakes. To list them, type sixdot check.",
    );
    refused(
        "play uno --record x --deal uno/examples.toml#draw",
        "A game that starts from an example cannot be recorded, because a record starts with the deal. Leave out --record \
         or --deal.",
    );
    refused(
        "play uno --referee kind --deal uno/examples.toml#draw",
        "--referee and --deal do not go together, because the example sets that. Leave out --referee.",
    );
    refused(
        "play uno --players 4 --deal uno/examples.toml#draw",
        "The example draw is for 3 players. Leave out --players, or list 3 with --seats.",
    );
}

const BAD: &str =
    "game = \"uno\"\n[[example]]\nname = \"x\"\nclauses = [\"UN-2\"]\nhands = [\"q9\", \"b1\"]\ntop = \"r5\"\n";

#[test]
fn what_is_not_understood_is_said_in_the_language() {
    refused("paly --lang en", "There is no command paly. Did you mean play?");
    refused("paly --lang de", "Einen Befehl paly gibt es nicht. Meintest du play?");
    refused("paly --lang fi", "Komentoa paly ei ole. Tarkoititko: play?");
    refused("dance", "There is no command dance. For help, type sixdot --help.");
    refused("uno", "There is no command uno. Did you mean play uno?");
    refused("play --lang en", "Which game? Type its id, for example sixdot play uno. For a list, type sixdot games.");
    refused("play uno --playrs 3", "There is no option --playrs. Did you mean --players?");
    refused("play uno --playrs 3 --lang fi", "Valitsinta --playrs ei ole. Tarkoititko: --players?");
    refused("play uno -x", "There is no option -x. For help, type sixdot --help.");
    refused("play uno mau-mau", "There is no game uno mau-mau. For a list, type sixdot games.");
    refused("play uno --plain=yes", "yes is not expected here. For help, type sixdot --help.");
    refused("play uno --speech-rate 101", "--speech-rate needs a whole number from 0 to 100, not 101.");
    refused("play uno --seed", "--seed needs a value.");
    refused("play uno --lang de --seed", "--seed braucht einen Wert.");
    refused("play uno --seed 1 --seed 2", "--seed can be given only once.");
    refused("--lang sv games", "Sixdot does not speak sv. There are de, en and fi.");
}

#[test]
fn a_table_that_cannot_be_is_refused_before_anything_starts() {
    refused("play un", "There is no game un. Did you mean uno?");
    refused("play chess", "There is no game chess. For a list, type sixdot games.");
    refused("play mau-mau --players 7", "Mau Mau is for 2 to 6 players, not 7.");
    refused("play mau-mau --players 1", "Mau Mau is for 2 to 6 players, not 1.");
    refused("play uno --players many", "--players needs a whole number, not many.");
    refused(
        "play mau-mau --set teams=2 --set cards=10",
        "With these options at most 3 can play Mau Mau, too few for 2 teams.",
    );
    refused("play uno --set until=500 --set rounds=3", "--set rounds and --set until do not go together.");
    refused("play uno --players 5 --set teams=2", "With 2 teams, UNO is for 4, 6, 8 or 10 players, not 5.");
    refused(
        "simulate uno --games 1 --level easy,easy --set teams=2",
        "With 2 teams, UNO is for 4, 6, 8 or 10 players, not 2.",
    );
    refused("play uno --seats me", "UNO is for 2 to 10 players, not 1.");
    refused("play uno --players 3 --seats me,bot", "--players says 3, but --seats names 2. Leave one of them out.");
    refused("play uno --seats me,b:t", "--seats: b:t is not a seat. Each is me, bot, bot:LEVEL or a name.");
    refused("play uno --seats me,Eva,eva", "--seats: the name eva is used twice.");
    refused("play uno --name Eva --seats me,eva", "--seats: the name Eva is used twice.");
    let rule = "cannot be a name. A name can have up to 20 letters, and must not be a command.";
    refused("play uno --name hand", &format!("hand {rule}"));
    refused("play uno --seats me,draw", &format!("draw {rule}"));
    refused("play uno --name R2-D2!", &format!("R2-D2! {rule}"));
    let levels = "The levels are random, easy, medium and hard.";
    refused("play uno --level clever", &format!("There is no level clever. {levels}"));
    refused("play uno --seats me,bot:clever", &format!("There is no level clever. {levels}"));
    refused("play uno --players 2 --level easy,easy", "--level names 2 levels for 1 computer player.");
    refused("play uno --referee nice", "--referee cannot be nice. It can be kind or strict.");
    let open = "and Wall Breach is not one.";
    refused("play numnum-wall --referee strict", &format!("--referee is for games with a hand of cards, {open}"));
    refused("play numnum-wall --calls typed", &format!("--calls is for games with a hand of cards, {open}"));
    refused("play numnum-wall --dealer me", &format!("--dealer is for games with a hand of cards, {open}"));
    refused("play uno --dealer Zoe", "--dealer: nobody at the table is called Zoe.");
    refused("play uno --calls shouted", "--calls cannot be shouted. It can be typed or automatic.");
    refused("play uno --seed one", "--seed needs a whole number, not one.");
    refused("play uno --seed -1", "--seed needs a whole number from 0 to 18446744073709551615, not -1.");
    refused("play uno --braille 9", "--braille needs a whole number from 10 to 200, not 9.");
}

#[test]
fn options_that_the_game_lacks_are_refused() {
    refused("play uno --set roundz=3", "UNO has no option roundz. Did you mean rounds?");
    refused(
        "play uno --set jokers=3",
        "UNO has no option jokers. Its options are rounds, until, black-last, black-on-black, noticing, cards, \
         stacking, draw, drawn-card, bluffing, doubles, straights, last-card, points, jump-in, seven-zero, \
         teams, penalty, start-card, bluff, round-end, out-at, may-draw and preset.",
    );
    refused("play uno --set noticing", "--set needs name=value, not noticing.");
    refused("play uno --set noticing=nobody", "--set noticing cannot be nobody. It can be itself or others.");
    let clash = "--set last-card and --set black-last do not go together.";
    refused("play uno --set last-card=number --set black-last=yes", clash);
    refused("play uno --rounds 0", "--rounds needs a whole number from 1 to 50, not 0.");
    refused("play uno --set rounds=51", "--set rounds needs a whole number from 1 to 50, not 51.");
    refused("play uno --set rounds=2 --set rounds=3", "--set rounds can be given only once.");
    refused("play uno --set rounds=2 --rounds 3", "--rounds and --set rounds do not go together.");
    Sixdot::new("play mine --rules rules")
        .file("rules/mine.toml", "id = \"mine\"\nextends = \"uno\"\ndeal.crads = 5\n")
        .refused(
            "The rules of Mine have mistakes, so it cannot be played. To list them, type sixdot check --rules rules.",
        );
}

#[test]
fn a_check_tells_what_does_not_hold() {
    let all = printed("check --lang de");
    let last = all.lines().last().expect("a last line");
    assert!(last.starts_with("examples: ") && last.ends_with(", failed: 0"), "{last}");
    let clauses = Sixdot::new("check --clauses").run().stdout;
    assert!(clauses.contains("\nUN-2: "), "{clauses}");

    let faulty =
        |line: &str| Sixdot::new(line).file("mine.toml", "id = \"mine\"\nextends = \"uno\"\ndeal.crads = 5\n");
    for (lang, part) in [("de", "Zeile 3"), ("en", "line 3"), ("fi", "rivi 3")] {
        let run = faulty(&format!("check mine.toml --lang {lang}")).run();
        assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{}", run.stdout);
        let told = format!("mine.toml, {part}: ");
        assert!(run.stdout.starts_with(&told), "{}", run.stdout);
        assert!(run.stdout.ends_with("\nexamples: 0, failed: 0\n"), "{}", run.stdout);
    }
    let wrong = EXAMPLES.replace("turn = 2", "turn = 1");
    let run = Sixdot::new("check uno --lang fi").file("uno/examples.toml", &wrong).run();
    assert_eq!(run.status, 1);
    assert!(run.stdout.starts_with("failed: uno/examples.toml:"), "{}", run.stdout);
    assert!(run.stdout.ends_with("\nexamples: 2, failed: 1\n"), "{}", run.stdout);
    Sixdot::new("check uno").file("uno/examples.toml", EXAMPLES).stdout("examples: 2, failed: 0\n").success();
}

#[test]
fn table_settings_are_saved_unless_lang_was_a_flag() {
    let play = |flags: &str, typed: &str| Sixdot::new(&format!("play uno --seed 6 {flags}")).stdin(typed);
    let kept = |run: &Run| std::fs::read_to_string(run.home.join(SETTINGS)).unwrap_or_default();
    let set = play(
        "",
        "braille 20\nbraille six\nshow game short\nspeech help off\npace step\nprompt plain\nhand order number\n",
    );
    let run = set.run();
    let expected = "braille = \"20\"\nbraille-dots = \"six\"\nshow-game = \"short\"\nspeak-help = \"off\"\n\
                    pace = \"step\"\nprompt = \"plain\"\nhand-order = \"number\"\n";
    assert_eq!(kept(&run), expected);
    assert_eq!(kept(&play("--lang en", "braille 20\n").run()), "");
    let first = |run: Run| run.stdout.lines().next().unwrap_or_default().to_owned();
    let narrow = "language = 'en'\nbraille = 20\n";
    assert_eq!(first(play("", "").file(SETTINGS, narrow).run()), "UNO: me Anna Ben.");
    let full = "UNO. You, Anna, Ben. Ben deals, you begin.";
    assert_eq!(first(play("--lang en", "").file(SETTINGS, narrow).run()), full);
    let flag = play("--show game=full --braille-form full --braille 80", "").file(SETTINGS, narrow);
    assert_eq!(first(flag.run()), full);
}

#[test]
fn settings_are_told_with_where_they_come_from() {
    let end = "Set it with --lang, with the variable SIXDOT_LANG, or with language in the file.";
    let first = |run: Run| run.stdout.lines().next().unwrap_or_default().to_owned();
    assert_eq!(first(Sixdot::new("settings").run()), format!("Language: en, from the system. {end}"));
    assert_eq!(first(Sixdot::new("settings --lang en").run()), format!("Language: en, from --lang. {end}"));
    let variable = Sixdot::new("settings").env("SIXDOT_LANG", "en").run();
    assert_eq!(first(variable), format!("Language: en, from the variable SIXDOT_LANG. {end}"));
    let german = Sixdot::new("settings").file(SETTINGS, "language = 'de'\nname = 'Eva'\n");
    let run = german.run();
    let path = run.home.join(SETTINGS);
    let lines: Vec<&str> = run.stdout.lines().collect();
    let expected = [
        "Sprache: de, aus language in der Datei. Setzen mit --lang, mit der Variablen SIXDOT_LANG oder mit language in \
         der Datei.",
        "Name: Eva, aus name in der Datei. Setzen mit --name, mit der Variablen SIXDOT_NAME oder mit name in der Datei.",
        "Braillezeile: nicht gesetzt. Setzen mit --braille, mit der Variablen SIXDOT_BRAILLE oder mit braille in der \
         Datei.",
    ];
    assert_eq!(lines[..3], expected);
    let own = |place: &str| run.home.join(place).display().to_string();
    let places = [
        format!("Die Einstellungen liegen in der Datei {}.", path.display()),
        format!("Deine eigenen Regeln liegen im Ordner {}.", own(".config/sixdot/rules")),
        format!("Spiele werden im Ordner {} aufgezeichnet.", own(".local/state/sixdot/games")),
    ];
    assert_eq!(lines[lines.len() - 3..], places);
    let finnish = printed("settings --lang fi");
    assert!(finnish.contains("\nNimi: ei asetettu. "), "{finnish}");
}

#[test]
fn help_is_in_the_language_and_asks_for_nothing() {
    assert!(printed("--help").contains("\nplay GAME: Plays a game.\n"));
    assert!(printed("-h --lang de").contains("\nplay SPIEL: Spielt ein Spiel.\n"));
    assert!(printed("play --help").contains("\n--players NUMBER: How many play"));
    assert!(printed("play --lang fi --help").contains("\n--players LUKU: Montako pöydässä istuu"));
    assert_eq!(printed("--version"), format!("sixdot {}\n", env!("CARGO_PKG_VERSION")));
    let commands = [
        "", "play", "learn", "resume", "replay", "verify", "games", "rules", "check", "simulate", "schema",
        "settings",
    ];
    for command in commands {
        let help = printed(&format!("{command} --help"));
        for flag in ["--lang LANGUAGE: ", "--rules FOLDER: ", "--help: "] {
            assert!(help.contains(flag), "{command}: {flag}");
        }
    }
}

#[cfg(unix)]
#[test]
fn what_is_not_text_is_refused() {
    use std::os::unix::ffi::OsStringExt;
    let bytes = std::ffi::OsString::from_vec(vec![b'u', 0xFF]);
    Sixdot::new("play").arg(bytes).refused("Something on the command line is not UTF-8 text, so it cannot be read.");
}

#[test]
fn nobody_listening_is_no_fault() {
    for args in [&["games"][..], &["play", "--help"], &["check"], &["play", "uno", "--lang", "en"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sixdot"))
            .args(args)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &[][..]), "{args:?}");
    }
}

/// Marks that turn the order of letters, and sequences that steer a terminal, come with files of others.
#[test]
fn everything_that_is_written_passes_the_filter() {
    let wrong = "\u{202E}\u{1B}[2J\u{7}";
    let book = format!("# Mi{wrong}ne\n\nA game{wrong} of mine.\n\n## How{wrong} it goes\n\nAs ever.\n");
    let rules = "id = \"mine\"\nextends = \"uno\"\n";
    let at = |line: &str| {
        let run = Sixdot::new(line).file("own/mine.toml", rules).file("own/mine.book.en.md", &book);
        run.file("own/bad.toml", &format!("id = \"bad\"\n\"a{}\" = 1\n", "\u{202E}")).run()
    };
    for line in [
        "rules mine --rules own --lang en",
        "rules mine --rules own --lang en --format html",
        "games --rules own --lang en",
        "games mine --rules own --lang en",
        "check own --lang en",
        "simulate mine --rules own --games 1 --seed 1",
        "simulate mine --rules own --games 1 --seed 1 --json",
        "play mine --rules own --lang en --seed 1",
        "play nine\u{202E} --rules own --lang en",
    ] {
        let run = at(line);
        let told = format!("{}{}", run.stdout, run.stderr);
        assert!(!told.is_empty(), "{line}");
        let hidden = |c: char| c != '\n' && c.is_control() || c == '\u{202E}';
        assert!(!told.contains(hidden), "{line}: {told:?}");
    }
    let text = at("rules mine --rules own --lang en").stdout;
    assert!(text.contains("\n\nThe rules\n\n"), "the layout stays: {text}");
}

#[test]
fn games_that_lie_open_begin_with_an_example_too() {
    let wall = "play numnum-wall --lang en --seed 1 --deal #common-divisor";
    let run = Sixdot::new(wall).stdin("take 1 2\nwhere g2\nunder\n").run();
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "In order of play: you, Anna.", "{}", run.stdout);
    assert!(lines[1].starts_with("1: red 6, 2 left. 2: blue 9, 2 left. 3: green 13, 2 left."), "{}", run.stdout);
    assert!(run.stdout.contains("You take red 6 and blue 9."), "{}", run.stdout);
    let players = Sixdot::new("play numnum-wall --players 4 --lang en --deal #common-divisor").run();
    assert_eq!(players.status, 2, "{}", players.stdout);
    let patience = "play numnum-patience --lang en --seed 1 --deal #a-fitting-card-must-be-laid";
    let run = Sixdot::new(patience).stdin("undo\nput\n").run();
    assert!(run.stdout.contains("There is nothing to take back"), "{}", run.stdout);
    assert!(!run.stdout.contains("has mistakes") && run.stderr.is_empty(), "{} {}", run.stdout, run.stderr);
}

/// Red 9 fits and must be laid; blue 40 then has to go to its row: nothing is left to choose.
#[test]
fn a_patience_makes_the_moves_that_leave_no_choice() {
    let play = |lang: &str, typed: &str| {
        let line = format!("play numnum-patience --lang {lang} --seed 1 --deal #a-fitting-card-must-be-laid");
        Sixdot::new(&line).stdin(typed).run().stdout
    };
    for (lang, typed, told) in [
        ("en", "auto\n", "You lay red 9.\nBlue 40 begins a row."),
        ("de", "automatisch\n", "Du legst die rote 9.\nDie blaue 40 beginnt eine Reihe."),
        ("fi", "automaatti\n", "Laitat punaisen ysin pinoon.\nSininen 40 aloittaa rivin."),
    ] {
        let answer = play(lang, typed);
        assert!(answer.contains(told), "{answer}");
    }
    let back = play("en", "auto\nundo\nauto 3\n");
    let among = Sixdot::new("play numnum-patience --lang en --seed 6")
        .stdin("auto\nwish red\nundo\nundo\nundo\n")
        .run()
        .stdout;
    let taken: Vec<&str> =
        among.lines().filter(|line| line.contains("taken back.") || line.contains("take back:")).collect();
    let expected = ["Your last move is taken back.", "Your last 15 moves are taken back."];
    assert_eq!((&taken[..2], taken.len()), (&expected[..], 3), "what came together goes together: {among}");
    let last: Vec<&str> = back.lines().rev().collect();
    assert!(back.contains("Your last 2 moves are taken back.\nRed 9 fits on the 12."), "both moves: {back}");
    assert!(last[1].starts_with("I did not understand: auto 3."), "a rest is refused: {back}");
    let own = play("en", "lay red\n");
    assert!(own.contains("You lay red 9."), "its row is empty, so the turned card is meant: {own}");
    let none = play("en", "lay green\n");
    assert!(none.contains("The green row is empty."), "the turned card is red: {none}");
}

#[test]
fn help_of_a_game_tells_what_the_game_has() {
    let help = |game: &str| {
        let answer = Sixdot::new(&format!("play {game} --lang en --seed 1")).stdin("help\n").run().stdout;
        let moves = answer.lines().find(|line| line.starts_with("To move: ")).map(str::to_owned);
        moves.unwrap_or_else(|| panic!("{answer}"))
    };
    let has = |game: &str, words: &[&str], not: &[&str]| {
        let told = help(game);
        assert!(words.iter().all(|word| told.contains(word)), "{game}: {told}");
        assert!(not.iter().all(|word| !told.contains(word)), "{game}: {told}");
    };
    has("number-one", &["play", "call", "catch"], &["challenge"]);
    has("uno", &["play", "call", "challenge"], &["catch"]);
    has("crazy-eights", &["play", "draw", "pass"], &["call", "catch", "challenge"]);
    has("numnum-wall", &["take", "exchange", "left"], &[]);
    has("numnum-clear", &["take", "exchange"], &["left", "right"]);
}
