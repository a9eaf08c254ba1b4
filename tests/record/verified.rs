//! Records of games with a shuffle by several people can be verified, and any change of them is found.

use std::fs;

use sixdot::engine::Seat;
use sixdot::record::{FairShuffle, Hex};

use crate::support::program::Sixdot;

const LANGUAGES: [&str; 3] = ["en", "de", "fi"];

/// The record of a few moves at a table where the server and two players have shuffled, and their shuffle.
fn shuffled() -> (String, FairShuffle) {
    let mut shuffle = FairShuffle::new(Hex([7; 32]));
    shuffle.add(Seat(0), Hex([1; 32]));
    shuffle.add(Seat(2), Hex([255; 32]));
    let text = played(shuffle.seed());
    let parts: Vec<String> = shuffle.parts().iter().map(|(seat, part)| format!("part {seat}: {part}\n")).collect();
    let parts = parts.concat();
    let seed = format!("seed: {}\n", shuffle.seed());
    let made = format!("{seed}shuffle: {}\n{parts}", shuffle.secret);
    let newer = text.replacen("sixdot record: 1\n", "sixdot record: 2\n", 1);
    (newer.replacen(&seed, &made, 1), shuffle)
}

/// The record of a few moves from this seed.
fn played(seed: u64) -> String {
    let line = format!("play mau-mau --lang en --seats Sam,bot,Kim --seed {seed} --record game.txt");
    let game = Sixdot::new(&line).stdin("\ndraw\npass\n\n\ndraw\npass\n");
    let run = game.run();
    fs::read_to_string(run.home.join("game.txt")).expect("a record")
}

fn verify(text: &str, more: &str) -> Sixdot {
    Sixdot::new(&format!("verify game.txt {more}")).file("game.txt", text)
}

#[test]
fn who_shuffled_is_told_and_held_to_the_commitment() {
    let (text, shuffle) = shuffled();
    let moves = text.lines().skip_while(|line| *line != "moves:").count() - 1;
    assert!(moves > 3, "{text}");
    let commitment = shuffle.secret.commitment().to_string();
    let told = [
        (
            "Fair: the cards were shuffled by the server, Sam and Kim together, and nobody could choose how.",
            "The commitment is the one that was given before the deal.",
            format!("The cards were dealt again, and all {moves} moves fit them."),
        ),
        (
            "Ehrlich gemischt: der Server, Sam und Kim haben zusammen gemischt, und niemand konnte die Karten \
             bestimmen.",
            "Der Prüfcode ist der, der vor dem Geben gesagt wurde.",
            format!("Alle {moves} Züge passen zu den Karten, die neu gegeben wurden."),
        ),
        (
            "Rehellisesti sekoitettu: palvelin, Sam ja Kim sekoittivat kortit yhdessä, eikä kukaan voinut valita \
             järjestystä.",
            "Sitoumus on sama, joka kerrottiin ennen jakoa.",
            format!("Kaikki {moves} siirtoa sopivat kortteihin, jotka jaettiin uudelleen."),
        ),
    ];
    for (lang, (made, same, fits)) in LANGUAGES.into_iter().zip(told) {
        verify(&text, &format!("{} --lang {lang}", &commitment[..20]))
            .stdout(&format!("{made}\n{same}\n{fits}\n"))
            .success();
    }
    let run = verify(&text, "--lang en").run();
    let groups: Vec<_> = commitment.as_bytes().chunks(4).map(String::from_utf8_lossy).collect();
    let groups = groups.join(" ");
    assert!(
        run.stdout.contains(&format!("The server's commitment: {groups}. It must be the one that was given")),
        "{}",
        run.stdout
    );
    assert!(!run.stdout.contains(&shuffle.secret.to_string()[..8]), "{}", run.stdout);
}

#[test]
fn a_promise_that_was_not_kept_is_told() {
    let (text, _) = shuffled();
    let other = Hex([8; 32]).commitment().to_string();
    let run = verify(&text, &format!("{other} --lang en")).run();
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with("game.txt: the commitment is not "), "{}", run.stderr);
    assert!(run.stderr.contains("not shuffled as the server promised"), "{}", run.stderr);
    verify(&text, "12 --lang en").refused(
        "12 is not a commitment. A commitment has 64 digits and letters from a to f, of which the first 16 are enough.",
    );
}

#[test]
fn a_game_with_undo_is_not_verified() {
    let (text, _) = shuffled();
    let end = text.find("\n1 draw\n").expect("a draw") + "\n1 draw\n".len();
    let undone = format!("{}1 undo\n", &text[..end]);
    for (lang, told) in LANGUAGES.into_iter().zip([
        "The shuffle of this game is not verified, because moves were taken back.\n",
        "Die Mischung dieses Spiels ist nicht geprüft, denn es wurden Züge zurückgenommen.\n",
        "Tämän pelin sekoitusta ei ole tarkistettu, koska siirtoja peruttiin.\n",
    ]) {
        let run = verify(&undone, &format!("--lang {lang}")).run();
        assert!(run.status == 0 && run.stdout.starts_with(told), "{lang}: {} {}", run.stdout, run.stderr);
    }
}

#[test]
fn no_part_of_a_shuffle_can_be_changed() {
    let (text, shuffle) = shuffled();
    let line_of = |key: &str| text.lines().position(|line| line.starts_with(key)).expect("the line") + 1;
    let seed = format!("seed: {}", shuffle.seed());
    let other_seed = "the seed does not match what everybody added to the shuffle. The file stays as it is.";
    let lacks = "part is missing or wrong. The file stays as it is.";
    let changed = [
        (text.replacen(&seed, "seed: 1", 1), line_of("shuffle"), other_seed),
        (text.replacen("shuffle: 07", "shuffle: 08", 1), line_of("shuffle"), other_seed),
        (text.replacen("part 1: 01", "part 1: 02", 1), line_of("shuffle"), other_seed),
        (text.replacen("part 3: ", "part 2: ", 1), line_of("shuffle"), other_seed),
        (text.replacen("part 3: ", "part 1: ", 1), line_of("part 3"), lacks),
        (text.replacen("part 3: ff", "part 3: fg", 1), line_of("part 3"), lacks),
        (text.replacen("part 3: ", "part 9: ", 1), line_of("shuffle"), other_seed),
    ];
    for (changed, line, why) in changed {
        assert_ne!(changed, text);
        verify(&changed, "--lang en").refused(&format!("game.txt, line {line}: {why}"));
        // A game that was not shuffled as it says cannot go on either, nor be told.
        Sixdot::new("replay game.txt --lang en")
            .file("game.txt", &changed)
            .refused(&format!("game.txt, line {line}: {why}"));
    }
}

#[test]
fn a_game_of_one_seed_says_so() {
    let text = played(42);
    let run = verify(&text, "--lang en").run();
    let unknown =
        "The record does not say how this game was shuffled. It has only the seed that decides the cards.\n";
    assert!(run.stdout.starts_with(unknown), "{}", run.stdout);
    verify(&text, "0123456789abcdef --lang en")
        .refused("game.txt does not say how the game was shuffled, so there is no commitment to compare.");
}

#[test]
fn a_game_that_goes_on_keeps_its_shuffle() {
    let (text, shuffle) = shuffled();
    let saved = ".local/state/sixdot/games/fair.txt";
    let game = Sixdot::new("resume fair --lang en").file(saved, &text).stdin("\ndraw\n");
    let run = game.run();
    assert_eq!(run.stderr, "");
    let on = fs::read_to_string(run.home.join(".local/state/sixdot/games/1.txt")).expect("a record");
    assert!(on.contains(&format!("\nshuffle: {}\npart 1: ", shuffle.secret)), "{on}");
    assert!(on.starts_with(&text), "{on}");
}
