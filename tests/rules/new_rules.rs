//! `sixdot rules new`, rule files printed by `sixdot rules`, and `sixdot check` that repeats when a file changes.

use std::fs;
use std::io::{BufRead, BufReader, Lines};
use std::process::{Child, ChildStdout};

use crate::support::program::{Sixdot, printed};

const FOLDER: &str = ".config/sixdot/rules";

#[test]
fn a_rule_file_is_printed_as_it_is_written() {
    let shipped = include_str!("../../rules/deadly-uno/deadly-uno.toml");
    assert_eq!(printed("rules deadly-uno --format toml"), shipped);
}

#[test]
fn or_with_all_that_it_inherits_in_the_language_of_the_user() {
    for (lang, about) in [
        ("en", "# This includes everything from the rule files of these games: Deadly UNO, UNO.\n"),
        ("de", "# Mit allem, was in den Regeldateien dieser Spiele steht: Deadly UNO, UNO.\n"),
        ("fi", "# Tässä on kaikki, mitä näiden pelien sääntötiedostoissa on: Deadly UNO, UNO.\n"),
    ] {
        let text = printed(&format!("rules deadly-uno --format toml --resolved --lang {lang}"));
        assert!(text.starts_with(about), "{text}");
        assert!(
            text.contains("\nstuck = \"is-out\"\n")
                && text.contains("\n[cards.draw-two]\n")
                && text.contains("\nUN-1 = {}\n"),
            "{text}"
        );
        assert!(!text.contains("extends") && !text.contains("options.draw"), "{text}");
        let own = text.replace("id = \"deadly-uno\"", "id = \"own\"");
        let played = Sixdot::new("play own --rules . --lang en --seed 1").file("own.toml", &own).run();
        assert!(played.stdout.contains("You hold 7 cards."), "{} {}", played.stdout, played.stderr);
    }
}

#[test]
fn what_does_not_go_with_a_rule_file_is_refused() {
    for (line, sentence) in [
        ("rules uno --resolved", "--resolved works only with --format toml."),
        ("rules uno --format toml --width 40", "--width and --format toml do not go together."),
        ("rules uno --format toml --set rounds=3", "--set and --format toml do not go together."),
        ("rules uno UN-3 --format toml", "UN-3 is not expected here. For help, type sixdot --help."),
        ("rules uno --like mau", "--like works only with sixdot rules new."),
        ("rules new own --format toml", "--format and sixdot rules new do not go together."),
        ("rules new", "sixdot rules new needs a name for the game, for example our-game."),
        ("rules new own --like unno", "There is no game unno. Did you mean uno?"),
        ("rules new uno", "There is already a game called uno. Please choose another name."),
        (
            "rules new Friday",
            "Friday cannot be the name of a game. Use up to 40 small letters without accents, digits and hyphens, for \
             example our-game.",
        ),
    ] {
        Sixdot::new(line).refused(sentence);
    }
}

#[test]
fn a_new_game_can_be_played_and_checked_at_once() {
    for lang in ["en", "de", "fi"] {
        for like in ["", " --like uno", " --like numnum-wall", " --like numnum-patience"] {
            let begun = Sixdot::new(&format!("rules new own{like} --lang {lang}"));
            let run = begun.run();
            assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{like}");
            let file = run.home.join(FOLDER).join("own.toml");
            assert!(run.stdout.contains(&file.display().to_string()), "{}", run.stdout);
            let text = fs::read_to_string(&file).expect("the file is there");
            // The number of lines depends on the length of the path.
            let comments: String = text.lines().filter(|row| row.starts_with('#')).collect();
            assert!(comments.chars().count() > 150, "{text}");
            let checked = Sixdot::new("check own.toml").file("own.toml", &text).run();
            assert_eq!(checked.status, 0, "{} {text}", checked.stdout);
            let played = Sixdot::new("play own --rules . --seed 1 --lang en").file("own.toml", &text).run();
            assert_eq!((played.status, played.stderr.as_str()), (0, ""), "{}", played.stdout);
            let again = begun.run();
            assert_eq!(again.status, 2, "nothing is written over: {}", again.stdout);
            assert_eq!(fs::read_to_string(&file).expect("the file is there"), text);
        }
    }
}

/// A check that goes on until it is dropped.
struct Watched {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Watched {
    fn new(home: &Sixdot) -> Self {
        let mut child = Sixdot::again("check own.toml --watch --lang en", home.home()).start();
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        Watched { child, lines }
    }

    /// The lines up to the one that ends so.
    fn until(&mut self, end: &str) -> Vec<String> {
        let mut heard = Vec::new();
        while heard.last().is_none_or(|line: &String| !line.ends_with(end)) {
            heard.push(self.lines.next().expect("it goes on").expect("a line"));
        }
        heard
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_file_is_checked_again_whenever_it_changes() {
    let home = Sixdot::new("").file("own.toml", "id = \"own\"\nextends = \"uno\"\ndeel = 3\n");
    let mut watched = Watched::new(&home);
    let first = watched.until("To stop, press Ctrl and C.");
    assert!(first[0].contains("own.toml, line 3: There is no key deel."), "{first:?}");
    let home = home.file("own.toml", "id = \"own\"\nextends = \"uno\"\nturn-limit = 900\n");
    let second = watched.until("failed: 0");
    assert_eq!(second[0], "own.toml has changed, so everything is checked again.");
    assert!(second.iter().all(|line| !line.contains("deel")), "{second:?}");
    let _gone = home.file("own.toml", "id = \"other\"\nextends = \"uno\"\n");
    let third = watched.until("checked again.");
    assert_eq!(third, ["own.toml has changed, so everything is checked again."]);
}
