//! `sixdot rules` from outside.

use crate::support::program::{Sixdot, printed};

#[test]
fn a_rule_is_printed_alone() {
    let skip = "UN-4: Skip\nAfter a skip, the next player is skipped.\n";
    for line in ["rules uno UN-4", "rules uno un4", "rules uno 4", "rules uno skip --format text"] {
        assert_eq!(printed(line), skip, "{line}");
    }
    assert!(printed("rules uno UN-4 --lang de").starts_with("UN-4: Aussetzen\nNach einer Aussetzen-Karte "));
    let narrow = printed("rules uno UN-3 --width 30");
    assert!(narrow.lines().count() > 8 && narrow.lines().all(|row| row.chars().count() <= 30), "{narrow}");
    assert!(printed("rules uno UN-19 --set rounds=3").ends_with("\nRounds: 3. Default: 1.\n"));
}

#[test]
fn several_rules_are_printed_together() {
    let wild = printed("rules uno wild");
    assert!(wild.starts_with("UN-6: Wild\n"), "{wild}");
    let black = printed("rules uno black");
    assert!(black.starts_with("UNO\n\n") && black.matches("\n\nUN-").count() > 1, "{black}");
}

#[test]
fn the_whole_book_is_printed_in_every_language() {
    for (lang, title, last) in [
        ("de", "Mau Mau Version 2\n", "\n\nG-15: Vereinbarungen\n"),
        ("en", "Mau Mau version 2\n", "\n\nG-15: By agreement\n"),
        ("fi", "Mau Mau, versio 2\n", "\n\nG-15: Sopiminen\n"),
    ] {
        let book = printed(&format!("rules mau-mau-2 --lang {lang}"));
        assert!(book.starts_with(title) && book.contains(last) && book.contains("\nMM-17: "), "{book}");
        assert!(!book.contains("\nMM-7: "), "what is replaced is left out");
    }
}

#[test]
fn a_web_page_has_headings_and_its_language() {
    let page = printed("rules uno --lang fi --format html");
    assert!(page.starts_with("<!DOCTYPE html>\n<html lang=\"fi\">\n"), "{page}");
    assert_eq!(page.matches("<h1>").count(), 1);
    assert_eq!(page.matches("<h2>").count(), 3);
    assert_eq!(page.matches("<h3>").count(), 20 + 18 + 5 + 15);
    assert_eq!(page.matches("<p>").count(), page.matches("</p>").count());
}

#[test]
fn a_game_of_somebodys_own_tells_what_its_book_has() {
    let run = Sixdot::new("rules mine --rules . --lang fi")
        .file("mine/mine.toml", "id = \"mine\"\nextends = \"uno\"\n[clauses]\nH-1 = {}\nH-2 = {}\n")
        .file("mine/book.de.md", "# Unser UNO\n\nEigenes.\n\n## H-1: Stille\n\nWer spricht, zieht.\n")
        .run();
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let own = "H-1: Stille\nWer spricht, zieht.\nTämä teksti on vain saksaksi.\n\nH-2\nSääntökirjassa ei ole tekstiä";
    assert!(run.stdout.starts_with("Unser UNO\nEigenes.\n") && run.stdout.contains(own), "{}", run.stdout);
    assert!(run.stdout.contains("\n\nUN-4: Ohitus\n"));
}

/// Each symbol stands in the heading once, whatever suits it comes in.
#[test]
fn cards_that_are_written_together_have_one_heading() {
    let rules = "id = \"mine\"\nextends = \"crazy-eights\"\n[cards.low]\nsymbols = [\"4..7\"]\n[cards.two]\n\
        symbols = [\"2\", \"3\"]\neffects = [{ skip = {} }]\n";
    let run = Sixdot::new("rules mine --rules . --lang en").file("mine/mine.toml", rules).run();
    assert!(run.stdout.contains("\n\n2 and 3\n"), "{}", run.stdout);
}

#[test]
fn the_books_of_named_files_are_checked() {
    let check = |path: &str| {
        Sixdot::new("check --lang en")
            .arg(path)
            .file("mine/mine.toml", "id = \"mine\"\nextends = \"uno\"\n")
            .file("mine/book.en.md", "# Mine\n\n## H-1: Silence\n\nHush.\n")
            .file("uno/book.sv.md", "# UNO\n\n## UN-4: Hopp\n\n*Hopp*.\n")
            .run()
    };
    let unknown = "mine/book.en.md, line 3: heading names H-1, which does not exist.\n";
    for path in ["mine/mine.toml", "mine/book.en.md", "mine"] {
        let run = check(path);
        assert_eq!((run.status, run.stdout.contains(unknown)), (1, true), "{path}: {}", run.stdout);
    }
    assert!(check("uno").stdout.contains("uno/book.sv.md, line 5: Screen readers read the sign * aloud."));
}

#[test]
fn what_cannot_be_printed_is_refused() {
    let refused = |line: &str, sentence: &str| Sixdot::new(line).refused(sentence);
    refused("rules", "Which game? Type its id, for example sixdot rules uno. For a list, type sixdot games.");
    refused("rules unno", "There is no game unno. Did you mean uno?");
    refused("rules uno MM-1", "UNO has no rule MM-1. For the whole book, type sixdot rules and the game.");
    refused("rules mau-mau-2 MM-7", "Rule MM-7 does not apply in Mau Mau version 2.");
    refused("rules uno --format pdf", "--format cannot be pdf. It can be text, html, brf or toml.");
    refused("rules uno --format html --width 40", "--width and --format html do not go together.");
    refused("rules uno --height 25", "--height and --format text do not go together.");
    refused("rules uno --width 3", "--width needs a whole number from 20 to 250, not 3.");
    refused("rules uno --format brf --table fi", "--table cannot be fi. It can be en-ueb-g1 or en-ueb-g2.");
    Sixdot::new("rules uno --format brf").env("PATH", "/nowhere").refused(
        "Braille needs the program lou_translate from liblouis, which is not installed. In Debian and Ubuntu, install \
         the package liblouis-bin, in Fedora liblouis-utils, with Homebrew liblouis.",
    );
}

/// Programs that stand in for liblouis's: they need a shell.
#[cfg(unix)]
mod braille {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;

    use crate::support::program::Sixdot;

    /// The exit status, and what was printed and complained about.
    fn with_program(line: &str, script: &str) -> (i32, String, String) {
        let home = Sixdot::new(line).file("bin/lou_translate", script);
        let bin = home.home().join("bin");
        fs::set_permissions(bin.join("lou_translate"), fs::Permissions::from_mode(0o755)).expect("a program");
        let run = home.env("PATH", &format!("{}:/usr/bin:/bin", bin.display())).run();
        (run.status, run.stdout, run.stderr)
    }

    #[test]
    fn braille_comes_in_pages_and_says_its_table() {
        let each_line_is_a_word = "#!/bin/sh\nwhile read line; do echo '⠠⠥⠝⠕'; done\n";
        let line = "rules uno --format brf --lang de --table de-g0";
        let (status, printed, told) = with_program(line, each_line_is_a_word);
        assert_eq!((status, told.as_str()), (0, "Übertragen mit der Brailletabelle de-g0 von liblouis.\n"));
        let pages: Vec<&str> = printed.split('\u{c}').collect();
        assert!(pages.len() > 3 && pages.iter().all(|page| page.lines().count() == 25), "{printed}");
        assert!(printed.starts_with(&format!("{},UNO\n\n  ,UNO\n", " ".repeat(18))), "{printed}");
        assert!(printed.is_ascii());
    }

    #[test]
    fn a_table_that_is_not_there_is_told() {
        let silent = "#!/bin/sh\ncat >/dev/null\n";
        let (status, printed, told) = with_program("rules uno --format brf --lang en", silent);
        let expected = "liblouis could not use the braille table en-ueb-g1. In Debian and Ubuntu, the tables are in the \
                    package liblouis-data.\n";
        assert_eq!((status, printed.as_str(), told.as_str()), (2, "", expected));
    }
}
