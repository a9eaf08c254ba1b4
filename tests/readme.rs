//! The README tells what the program really does: its table of commands is made from the program's, and its
//! transcript is played again.
//!
//! `SIXDOT_UPDATE=1 cargo test --test readme` writes both anew.

#[path = "support/transcript.rs"]
mod transcript;

use std::fs;
use std::path::PathBuf;

use sixdot::command::Commands;
use sixdot::say::{Lang, Locale};

const BEGIN: &str = "<!-- commands -->\n";
const END: &str = "<!-- end of commands -->";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("README.md")
}

/// The table of commands as a list, which screen readers read better than a table.
fn commands() -> String {
    let commands = Commands::new(&Locale::new(Lang::En));
    let item = |entry: &sixdot::command::Entry| {
        let others: Vec<String> = entry.words.iter().skip(1).map(|word| format!("`{word}`")).collect();
        let also = if others.is_empty() { String::new() } else { format!(" ({})", others.join(", ")) };
        format!("- `{}`{also}: {}\n", entry.name, entry.help)
    };
    commands.entries().iter().map(item).collect()
}

/// The parts of the README between marks of transcripts, and what is around them.
fn transcripts(readme: &str) -> impl Iterator<Item = &str> {
    readme.split("```text\n").skip(1).filter_map(|rest| rest.split_once("```")).map(|(transcript, _)| transcript)
}

#[test]
fn the_transcripts_are_told_as_they_are_written() {
    let mut readme = fs::read_to_string(path()).expect("the README is there");
    assert!(transcripts(&readme).count() > 0, "there is a transcript");
    for written in transcripts(&readme.clone()) {
        let told = transcript::play_again(written);
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
    let readme = fs::read_to_string(path()).expect("the README is there");
    let (head, rest) = readme.split_once(BEGIN).expect("the list begins");
    let (list, tail) = rest.split_once(END).expect("the list ends");
    if std::env::var_os("SIXDOT_UPDATE").is_some() {
        fs::write(path(), format!("{head}{BEGIN}{}{END}{tail}", commands())).expect("the README can be written");
    } else {
        assert_eq!(list, commands());
    }
}
