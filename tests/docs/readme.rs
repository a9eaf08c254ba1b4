//! The transcript of the README is played again, and docs/commands.md is made from the table of commands.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all readme::` rewrites both.

use crate::support::golden;
use crate::support::transcript::play_again;
use sixdot::input::{CommandEntry, Commands};
use sixdot::rules::Kind;
use sixdot::text::{Lang, Locale};

/// The table of commands as a list, which screen readers read better than a table. Of the other families of games, what
/// they do not share with the first.
fn commands(family: Kind) -> String {
    let locale = Locale::new(Lang::En);
    let (all, known) = (Commands::new(&locale, family), Commands::new(&locale, Kind::Shed));
    let item = |entry: &CommandEntry| {
        let others: Vec<String> = entry.words.iter().skip(1).map(|word| format!("`{word}`")).collect();
        let also = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
        format!("- `{}`{also}: {}\n", entry.name, entry.help)
    };
    let own = |entry: &&CommandEntry| family == Kind::Shed || !known.entries().contains(entry);
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
