//! Fault injection: each disk call of a session fails in turn, or ends the program, while a game begins, goes on, is
//! saved and resumed, and while a setting is saved. Everything that was confirmed to the user must be on disk
//! afterwards, and every file must be readable.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::conversation::{Answer, Conversation};
use super::local_session::{Session, Start};
use super::plan::Plan;
use super::unfinished::Unfinished;
use crate::record::Games;
use crate::rules::Library;
use crate::session::settings::{File, Folders, Setting};
use crate::storage::disk::faults::{Fault, calls, came, choose};
use crate::storage::test_folder::TestFolder;
use crate::text::Lang;

const FAULTS: [Fault; 4] = [
    Fault::Fails(ErrorKind::StorageFull),
    Fault::Fails(ErrorKind::PermissionDenied),
    Fault::Fails(ErrorKind::Unsupported),
    Fault::Dies,
];

/// Lines typed in the first game and after it is resumed.
const TYPED: [&[&str]; 2] = [
    &["play red 2", "undo", "play red 2", "save later", "prompt status", "can"],
    &["resume 1", "undo", "save evening"],
];

/// Temporary home of one run. Dropping it removes the files and the faults.
struct Home(TestFolder);

impl Drop for Home {
    fn drop(&mut self) {
        choose(None);
    }
}

impl Home {
    fn new() -> Self {
        Home(TestFolder::new("failing-disk"))
    }

    fn games(&self) -> PathBuf {
        self.0.join("games")
    }

    fn settings(&self) -> PathBuf {
        self.0.join("config/settings.toml")
    }

    fn session(&self, plan: Plan) -> Session {
        Session::new(Start {
            settings: Some(File::empty(self.settings())),
            folders: Folders {
                games: Some(self.games()),
                tally: Some(self.0.join("tally.txt")),
                ..Folders::default()
            },
            ..Start::of(Lang::En, Library::built_in(), plan, || 6)
        })
    }
}

/// What was confirmed to the user.
#[derive(Default)]
struct Told {
    /// Moves by record number, without games for which recording failed.
    games: Vec<(u32, Vec<String>)>,
    /// Moves by the name under which the game was saved.
    saved: Vec<(String, Vec<String>)>,
    set: bool,
}

/// Plays everything; `gone` ends at the call that ends the program.
fn play(home: &Home, gone: bool) -> Told {
    let mut told = Told::default();
    let mut number = 0;
    for (place, typed) in TYPED.iter().enumerate() {
        let plan = Plan { game: Some("uno".to_owned()), players: Some(3), seed: Some(6), ..Plan::default() };
        let mut session = home.session(if place == 0 { plan } else { Plan::default() });
        let mut recorded = place == 0;
        let begun = session.begin();
        if gone && came() {
            return told;
        }
        recorded &= !complains(&begun);
        number += u32::from(recorded);
        keep(&mut told, number, recorded, &session);
        for line in *typed {
            let answer = session.answer(line);
            if gone && came() {
                return told;
            }
            if line.starts_with("resume") {
                recorded = session.table.is_some() && !complains(&answer);
                number += u32::from(recorded);
            }
            recorded &= !complains(&answer);
            let moves = session.written();
            if answer.lines.iter().any(|line| line.text.starts_with("The game is saved as ")) {
                let name = line.trim_start_matches("save ").to_owned();
                told.saved.push((name, moves.clone()));
            }
            told.set |= line.starts_with("prompt") && !answer.lines.iter().any(|line| line.text.contains("settings"));
            keep(&mut told, number, recorded, &session);
            session.told();
        }
        session.leave();
    }
    told
}

fn complains(answer: &Answer) -> bool {
    answer.lines.iter().any(|line| line.text.starts_with("The game could not be recorded"))
}

fn keep(told: &mut Told, number: u32, recorded: bool, session: &Session) {
    if recorded {
        told.games.retain(|(known, _)| *known != number);
        told.games.push((number, session.written()));
    }
}

fn moves(path: &Path) -> Vec<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (_, moves) = text.split_once("moves:\n").unwrap_or_else(|| panic!("no record: {text}"));
    moves.lines().map(str::to_owned).collect()
}

fn holds(home: &Home, told: &Told, fault: Fault) {
    let games = Games::in_folder(&home.games());
    let found = Unfinished::find(&games, &Library::built_in(), Lang::En).expect("the folder can be read");
    assert!(found.skipped.is_empty(), "{:?}", found.skipped);
    for (number, told) in &told.games {
        let written = moves(&games.file(&number.to_string()));
        assert!(written.starts_with(told), "{number}: {told:?} was told, {written:?} is written");
    }
    for (name, told) in &told.saved {
        assert_eq!(&moves(&games.file(name)), told, "{name}");
    }
    let settings = File::load(home.settings()).expect("settings");
    let status = settings.get(Setting::Prompt) == Some("status");
    assert!(status || !told.set, "the setting was told and is lost");
    let left = fs::read_dir(home.games()).into_iter().flatten().flatten().map(|entry| entry.file_name());
    let left: Vec<_> = left.filter(|name| name.to_string_lossy().starts_with('.')).collect();
    assert!(left.len() <= 1, "{left:?}");
    assert!(left.is_empty() || fault == Fault::Dies || is_the_removal(&left), "{left:?}");
}

/// A temporary file stays if removing it is the call that fails.
fn is_the_removal(left: &[std::ffi::OsString]) -> bool {
    left.iter().all(|name| name.to_string_lossy().ends_with(".new"))
}

#[test]
fn nothing_confirmed_is_lost_whichever_disk_call_fails() {
    let home = Home::new();
    choose(None);
    let whole = play(&home, false);
    let all = calls();
    assert_eq!((whole.games.len(), whole.saved.len(), whole.set), (2, 2, true));
    assert!(all > 20, "{all} calls");
    drop(home);
    for fault in FAULTS {
        for number in 1..=all {
            let home = Home::new();
            choose(Some((number, fault)));
            let told = play(&home, fault == Fault::Dies);
            assert!(came() || fault != Fault::Dies, "{fault:?} at call {number} of {all} did not come");
            choose(None);
            holds(&home, &told, fault);
        }
    }
    eprintln!("{all} calls, each in {} ways; nothing that was told was lost", FAULTS.len());
}
