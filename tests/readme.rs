//! The README tells what the program really does: its table of commands is made from the program's, and its
//! transcript is played again.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all readme::` writes both anew.

use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sixdot::command::{CommandEntry, Commands};
use sixdot::rules::book::Kind;
use sixdot::say::{Lang, Locale};

/// Whoever reads the README may write it anew, one after the other.
fn alone() -> MutexGuard<'static, ()> {
    static README: Mutex<()> = Mutex::new(());
    README.lock().unwrap_or_else(PoisonError::into_inner)
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// The table of commands as a list, which screen readers read better than a table. Of the other families of games, what they
/// do not share with the first.
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
    let _alone = alone();
    let mut readme = fs::read_to_string(path()).expect("the README is there");
    assert!(transcripts(&readme).count() > 0, "there is a transcript");
    for written in transcripts(&readme.clone()) {
        let told = crate::support::transcript::play_again(written);
        if std::env::var_os("SIXDOT_UPDATE").is_some() {
            readme = readme.replace(written, &told);
            fs::write(path(), &readme).expect("the README can be written");
        } else {
            assert_eq!(told, written);
        }
    }
}

#[test]
fn the_commands_are_those_of_the_program() {
    let _alone = alone();
    let mut readme = fs::read_to_string(path()).expect("the README is there");
    for family in Kind::ALL {
        let word = family.word();
        let (begin, end) = (format!("<!-- commands of {word} -->\n"), format!("<!-- end of commands of {word} -->"));
        let (head, rest) = readme.split_once(&begin).expect("the list begins");
        let (list, tail) = rest.split_once(&end).expect("the list ends");
        if std::env::var_os("SIXDOT_UPDATE").is_some() {
            readme = format!("{head}{begin}{}{end}{tail}", commands(family));
            fs::write(path(), &readme).expect("the README can be written");
        } else {
            assert_eq!(list, commands(family));
        }
    }
}
