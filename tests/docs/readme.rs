//! The transcript of the README is played again, and docs/commands.md is made from the table of commands.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all readme::` rewrites both.

use crate::support::golden;
use crate::support::transcript::play_again;
use sixdot::input::{Command, CommandEntry, Commands, command_words};
use sixdot::rules::Kind;
use sixdot::text::{Lang, Locale};

fn scope(family: Kind) -> &'static str {
    match family {
        Kind::Shed => "shed",
        Kind::Wall => "wall",
        Kind::Patience => "patience",
    }
}

/// The table of commands as a list, which screen readers read better than a table. Of the other families of games, what
/// they do not share with the first.
fn commands(family: Kind) -> String {
    let locale = Locale::new(Lang::En);
    let (all, known) = (Commands::of(&locale, family), Commands::of(&locale, Kind::Shed));
    let words = |family: Kind| command_words(Lang::En, &[scope(family), "table", "all"]);
    let (own_words, words_known) = (words(family), words(Kind::Shed));
    let others = |entry: &CommandEntry, words: &[(&'static str, String)]| -> Vec<String> {
        let of = |intent: &'static str| Command::of_intent(intent) == Some((entry.command, ""));
        let others = words.iter().filter(|(intent, word)| of(intent) && *word != entry.name);
        others.map(|(_, word)| format!("`{word}`")).collect()
    };
    let item = |entry: &CommandEntry| {
        let others = others(entry, &own_words);
        let also = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
        format!("- `{}`{also}: {}\n", entry.name, entry.help)
    };
    let is_known = |entry: &CommandEntry| {
        known.entries().contains(entry) && others(entry, &own_words) == others(entry, &words_known)
    };
    let own = |entry: &&CommandEntry| family == Kind::Shed || !is_known(entry);
    all.entries().iter().filter(own).map(item).collect()
}

/// The parts of the README between marks of transcripts, and what is around them.
fn transcripts(readme: &str) -> impl Iterator<Item = &str> {
    readme.split("```text\n").skip(1).filter_map(|rest| rest.split_once("```")).map(|(transcript, _)| transcript)
}

#[test]
fn the_transcripts_are_told_as_they_are_written() {
    let mut readme = golden::read("README.md");
    assert!(transcripts(&readme).count() > 0, "there is a transcript");
    for written in transcripts(&readme.clone()) {
        readme = readme.replace(written, &play_again(written));
    }
    golden::check("README.md", &readme);
}

#[test]
fn the_page_of_commands_lists_those_of_the_program() {
    let mut page = golden::read("docs/commands.md");
    for family in Kind::ALL {
        let word = family.word();
        let (begin, end) = (format!("<!-- commands of {word} -->\n"), format!("<!-- end of commands of {word} -->"));
        let (head, rest) = page.split_once(&begin).expect("the list begins");
        let (_, tail) = rest.split_once(&end).expect("the list ends");
        page = format!("{head}{begin}{}{end}{tail}", commands(family));
    }
    golden::check("docs/commands.md", &page);
}
