//! Games that are not shipped, written from their public rules: each clause has an example, each book is complete, and
//! they can be played in every language.

use std::path::{Path, PathBuf};

use crate::support::program::Sixdot;
use sixdot::check::example::{CheckLine, check};
use sixdot::rulebook;
use sixdot::rules::{Clause, Library};
use sixdot::text::Lang;

const GAMES: [&str; 10] = [
    "countdown",
    "jack-change-it",
    "neunerln",
    "page-one",
    "pesten",
    "prsi",
    "taki",
    "tschau-sepp",
    "vandatta",
    "whot",
];

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules").join(name)
}

/// Checks the examples of a folder, and that each clause has one if `clauses` is true.
fn examples_hold(folder: PathBuf, clauses: bool) {
    let report = check(&Library::built_in(), &[folder], clauses);
    let told = report.lines.iter().map(|line| match line {
        CheckLine::Fixed(text) => text.clone(),
        CheckLine::Fault(fault) | CheckLine::Warning(fault) => fault.to_string(),
    });
    assert!(report.passed, "{}", told.collect::<Vec<_>>().join("\n"));
}

#[test]
fn every_clause_of_a_national_game_has_examples_that_hold() {
    for game in GAMES {
        examples_hold(folder("games").join(game), true);
    }
}

#[test]
fn the_examples_of_house_rules_hold() {
    examples_hold(folder("small"), true);
    examples_hold(folder("games"), false);
}

#[test]
fn every_book_of_a_national_game_is_whole_in_every_language() {
    let mut library = Library::built_in();
    library.add_folder(&folder("games")).expect("no fault");
    for game in GAMES {
        assert_eq!(rulebook::check(&library, game), [], "{game}");
        let loaded = library.load(game, &[]).expect("no fault");
        for lang in Lang::ALL {
            let book = rulebook::RuleBook::of(&loaded, lang.code());
            let own = |clause: &&Clause| book.clause(**clause).is_none_or(|passage| passage.lang != lang.code());
            assert_eq!(loaded.rules.clauses.keys().find(own), None, "{game} {lang}");
        }
    }
}

#[test]
fn they_are_played_from_the_prompt_in_every_language() {
    let cards = [("jack-change-it", "8"), ("neunerln", "over"), ("pesten", "joker"), ("prsi", "over")];
    for (game, card) in cards.into_iter().chain([
        ("page-one", "8"),
        ("tschau-sepp", "banner"),
        ("vandatta", "8"),
        ("whot", "14"),
        ("taki", "7"),
        ("countdown", "8"),
    ]) {
        for lang in Lang::ALL {
            let line = format!("play {game} --lang {lang} --seed 5 --players 3 --level easy --rules");
            let run = Sixdot::new(&line)
                .arg(folder("games"))
                .stdin(&format!("hand\ncan\ncard {card}\n{}quit\n", "tip\ndraw\npass\n".repeat(4)))
                .run();
            assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{game} {lang}");
            let lines: Vec<&str> = run.stdout.lines().collect();
            assert!(lines.len() > 12, "{game} {lang}: {}", run.stdout);
            assert!(lines.iter().all(|line| line.chars().count() > 2 && !line.contains(['"', '*', '_', '|'])));
        }
    }
}

#[test]
fn options_and_their_values_are_called_as_the_rule_file_says() {
    for (lang, title, value) in [
        ("de", "Weiterziehen", "bis eine Karte passt"),
        ("en", "Drawing on", "until a card fits"),
        ("fi", "Nostaminen", "kunnes kortti sopii"),
    ] {
        let line = format!("play kitchen --lang {lang} --seed 5 --players 2 --set until-playable=yes --rules");
        let run = Sixdot::new(&line).arg(folder("small")).stdin("rules\nquit\n").run();
        assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{lang}");
        let told = run.stdout.lines().find(|line| line.contains(title));
        assert!(told.is_some_and(|line| line.contains(value)), "{lang}: {}", run.stdout);
    }
}

/// Output of the game `fines` in a language.
fn fines(lang: &str, typed: &str) -> String {
    let line = format!("play fines --lang {lang} --seed 5 --players 3 --level easy --rules");
    let run = Sixdot::new(&line).arg(folder("small")).stdin(typed).run();
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{lang}");
    run.stdout
}

#[test]
fn suits_and_cards_are_called_as_the_rule_file_says() {
    for (lang, card, suit) in [
        ("de", "Spiegel: Die Karte passt", "Stern"),
        ("en", "Mirror: It fits", "stars"),
        ("fi", "Peili: Se sopii", "tähti"),
        // Any other language has no grammar here, so the word for card stays.
        ("pl", "Lustro card: It fits", "gwiazdy"),
    ] {
        for typed in ["card mirror", "card looking glass", "card lustro", "card peiliä", "card der spiegel"] {
            let told = fines(lang, &format!("hand\n{typed}\nquit\n"));
            assert!(told.lines().any(|line| line.starts_with(card)), "{lang} {typed}: {told}");
        }
        let told = fines(lang, "card stars 7\ncard gwiazdy 7\nquit\n");
        assert!(told.to_lowercase().contains(&suit.to_lowercase()), "{lang}: {told}");
    }
}

#[test]
fn a_language_of_the_games_own_can_be_asked_for() {
    let told = fines("pl", "rule H-1\nquit\n");
    assert!(told.contains("Rule H-1: Ostatnia karta. Kto zapomni") && !told.contains("another language"), "{told}");
    let book = Sixdot::new("rules fines --lang pl --rules").arg(folder("small")).run();
    assert!(book.stdout.starts_with("Kary\n") && book.stdout.contains("\nThe rules\n"), "{}", book.stdout);
    for line in ["rules fines --lang sv --rules", "games --lang pl --rules"] {
        let run = Sixdot::new(line).arg(folder("small")).run();
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{line}");
    }
    assert_eq!(Sixdot::new("rules uno --lang pl").run().status, 2);
}

#[test]
fn left_game_resumes_and_replays_in_its_own_language() {
    let home = Sixdot::new("play fines --lang pl --seed 5 --players 3 --level easy --rules").arg(folder("small"));
    let home = home.stdin("quit\n");
    assert_eq!(home.run().status, 0);
    let again = |line: &str, typed: &str| Sixdot::again(line, home.home()).arg(folder("small")).stdin(typed).run();
    for line in ["resume --lang pl --rules", "replay 1 --steps --lang pl --rules"] {
        let told = again(line, "rule H-1\nquit\n");
        assert_eq!((told.status, told.stderr.as_str()), (0, ""), "{line}");
        assert!(told.stdout.contains("Rule H-1: Ostatnia karta. Kto zapomni"), "{line}: {}", told.stdout);
    }
    let told = again("replay 1 --lang pl --rules", "");
    assert!(told.status == 0 && told.stdout.contains("gwiazd"), "{}", told.stdout);
    assert_eq!(again("resume --lang sv --rules", "").status, 2, "no game of the folder has words in it");
}

#[test]
fn title_names_all_cards_of_a_rank_and_words_name_one_card() {
    let lady = "id = \"lady\"\nextends = \"mau-mau\"\ncards.queen.colours = [\"clubs\", \"spades\", \"diamonds\"]\n\
                cards.king = { title = { en = \"the tyrant\", de = \"der Tyrann\" } }\n\
                [cards.lady]\nsymbols = [\"queen\"]\ncolours = [\"hearts\"]\nwords = [\"lady\"]\n\
                effects = [{ draw = { cards = 5 } }]\n";
    for (lang, typed, told) in [
        ("en", "card lady", "Queen of hearts: The next player draws 5 cards"),
        ("de", "karte lady", "Herz-Dame: Der nächste Spieler zieht 5 Karten"),
        ("en", "card king of clubs", "The tyrant of clubs has no special effect."),
        ("en", "card tyrant of clubs", "The tyrant of clubs has no special effect."),
        ("de", "karte kreuz tyrann", "Der Kreuz-Tyrann hat keine eigene Wirkung."),
    ] {
        let run = Sixdot::new(&format!("play lady --rules r --lang {lang} --seed 3 --players 2"))
            .file("r/lady.toml", lady)
            .stdin(&format!("{typed}\nquit\n"))
            .run();
        assert!(run.stdout.lines().any(|line| line.starts_with(told)), "{typed}: {} {}", run.stdout, run.stderr);
    }
}
