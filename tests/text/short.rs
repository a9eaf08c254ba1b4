//! What is told is short enough for the ear.

use std::fs;

use sixdot::input::Commands;
use sixdot::rules::Library;
use sixdot::session::Conversation;
use sixdot::text::{Lang, Locale};

use crate::support::golden;
use crate::support::session::{begun, plan};

/// The most words of a sentence, and of a line of help.
const MOST_WORDS: usize = 25;

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[test]
fn the_help_of_a_command_is_two_short_lines() {
    let mut long = Vec::new();
    let library = Library::built_in();
    for (lang, game) in Lang::ALL
        .iter()
        .flat_map(|lang| ["uno", "mau-mau", "numnum-wall", "numnum-patience"].map(|game| (*lang, game)))
    {
        let family = library.load(game, &[]).expect("a built-in game").rules.family;
        let seats = if game == "numnum-patience" { "me" } else { "me,bot" };
        let mut session = begun(lang, plan(game, seats, 5));
        for entry in Commands::of(&Locale::new(lang), family).entries() {
            let told = session.answer(&format!("help {}", entry.name)).lines;
            let is_short = told.len() <= 2 && told.iter().all(|line| words(&line.text) <= MOST_WORDS);
            long.extend((!is_short).then(|| told.into_iter().map(|line| line.text).collect::<Vec<_>>().join("\n")));
        }
    }
    long.dedup();
    assert!(long.is_empty(), "{} helps:\n{}", long.len(), long.join("\n"));
}

/// Lists of cards and of pairs apart: their items come between commas and semicolons.
#[test]
fn a_sentence_that_is_told_is_short() {
    let mut long = Vec::new();
    for folder in ["transcripts", "playthroughs"] {
        for path in fs::read_dir(golden::path(format!("tests/text/{folder}"))).expect("a folder") {
            let path = path.expect("a file").path();
            let text = fs::read_to_string(&path).expect("a text");
            let sentences =
                text.lines().skip(1).filter(|line| !line.starts_with(": ")).flat_map(|line| line.split(". "));
            let is_list = |sentence: &str| sentence.contains(';') || sentence.matches(", ").count() >= 5;
            let is_long = |sentence: &&str| words(sentence) > MOST_WORDS && !is_list(sentence);
            long.extend(sentences.filter(is_long).map(|one| format!("{}: {one}", path.display())));
        }
    }
    assert!(long.is_empty(), "{} sentences:\n{}", long.len(), long.join("\n"));
}
