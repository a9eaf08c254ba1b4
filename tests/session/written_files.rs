//! Files written on request: their names, and the errors.

use crate::support::program::{Run, Sixdot};

const PLAY: &str = "play mau-mau --lang en --seed 6";

fn saved(run: &Run, name: &str) -> bool {
    run.home.join(".local/state/sixdot/games").join(format!("{name}.txt")).is_file()
}

#[test]
fn why_something_was_not_written_is_told() {
    let run = Sixdot::new(PLAY).file("notes.txt", "mine").stdin("log notes.txt\nlog no/where.txt\n").run();
    for told in ["notes.txt: the file is already there.\n", "no/where.txt: there is no such file or folder.\n"] {
        assert!(run.stdout.contains(told), "{told}: {}", run.stdout);
    }
    let run = Sixdot::new(PLAY).file(".local/state/sixdot", "in the way").run();
    let sentence = "games: there is a file where a folder should be.\n";
    assert!(run.stdout.contains(sentence), "{}", run.stdout);
}

/// Words that say nothing elsewhere are part of a name, and so are hyphens and full stops.
#[test]
fn what_is_named_for_the_disk_is_named_exactly_so() {
    let typed = "log .hidden\nlog ./My.Log\nlog ok.txt\nlog the-end.txt\nsave the-end\nsave as so\nsave ok\n";
    let game = Sixdot::new(PLAY).stdin(typed);
    let run = game.run();
    for name in [".hidden", "My.Log", "ok.txt", "the-end.txt"] {
        assert!(run.home.join(name).is_file(), "{name}: {}", run.stdout);
    }
    for name in ["the-end", "so", "ok"] {
        assert!(saved(&run, name), "{name}: {}", run.stdout);
    }
    let game = Sixdot::new("play mau-mau --lang de").stdin("log ok.txt\nspeichern das-ende\n");
    let run = game.run();
    assert!(run.home.join("ok.txt").is_file() && saved(&run, "das-ende"), "{}", run.stdout);
}
