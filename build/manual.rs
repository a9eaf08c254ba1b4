//! Writes the manual pages and the completions of shells, in English: `cargo run --example manual -- FOLDER`.

use std::path::PathBuf;
use std::{env, fs, io};

use clap_complete::Shell;

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::args_os().nth(1).expect("a folder"));
    let [man, completions] = ["man", "completions"].map(|name| folder.join(name));
    for folder in [&man, &completions] {
        fs::create_dir_all(folder)?;
    }
    let mut command = sixdot::cli::command();
    clap_mangen::generate_to(command.clone(), man)?;
    for shell in [Shell::Bash, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
        clap_complete::generate_to(shell, &mut command, "sixdot", &completions)?;
    }
    Ok(())
}
