//! Rule files in folders.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use sixdot::rules::{DiagnosticKind, Library};

const MINE: &str = "id = \"mine\"\nextends = \"uno\"\ndeal.cards = 5\n";
const YOURS: &str = "id = \"yours\"\nextends = \"mine\"\ndeal.cards = 4\n";

/// A fresh folder with these files.
fn folder(name: &str, files: &[(&str, &[u8])]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join("library").join(name);
    let _ = fs::remove_dir_all(&root);
    for (file, bytes) in files {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, bytes).expect("a file");
    }
    root
}

#[test]
fn games_and_examples_of_a_folder_are_found() {
    let root = folder(
        "found",
        &[
            ("mine.toml", MINE.as_bytes()),
            ("yours/yours.toml", YOURS.as_bytes()),
            ("yours/examples.toml", b"[[example]]\n"),
            ("yours/notes.toml", b"x = 1\n"),
            ("more.toml", b"game = \"mine\"\n"),
            ("readme.txt", b"\xff"),
        ],
    );
    let mut library = Library::built_in();
    assert_eq!(library.add_folder(&root), Ok(()));
    let own = library.ids().split_off(Library::built_in().ids().len());
    assert_eq!(own, ["mine", "yours"]);
    let yours = library.load("yours", &[]).expect("no faults");
    assert_eq!(*yours.chain, ["yours", "mine", "uno"]);
    assert_eq!(yours.rules.shed().expect("a shedding game").book.deal.cards, 4);
    let files: Vec<&str> =
        yours.examples.iter().map(|file| file.game.as_str()).filter(|game| *game != "uno").collect();
    assert_eq!(files, ["yours", "mine"]);
}

#[test]
fn what_cannot_be_added_is_told_and_the_rest_is_added() {
    let root = folder(
        "told",
        &[
            ("mine.toml", MINE.as_bytes()),
            ("uno.toml", b"id = \"uno\"\n"),
            ("general.toml", b""),
            ("My Game.toml", b""),
            ("latin.toml", b"# \xe4\n"),
        ],
    );
    let mut library = Library::built_in();
    let faults = library.add_folder(&root).unwrap_err();
    let what: Vec<_> = faults.into_iter().map(|fault| fault.what).collect();
    let unreadable = |reason| DiagnosticKind::Unreadable { reason };
    let exists = |game: &str| DiagnosticKind::GameExists { game: game.to_owned() };
    let expected = [
        unreadable(ErrorKind::InvalidData),
        unreadable(ErrorKind::InvalidFilename),
        exists("general"),
        exists("uno"),
    ];
    assert_eq!(what, expected);
    assert!(library.load("mine", &[]).is_ok());
}

#[test]
fn a_file_is_loaded_with_what_lies_beside_it() {
    let root = folder("beside", &[("mine.toml", MINE.as_bytes()), ("yours.toml", YOURS.as_bytes())]);
    let library = Library::built_in();
    let (around, id) = library.around(&root.join("yours.toml")).expect("a file");
    assert_eq!(around.check(&id), []);
    assert_eq!(around.load(&id, &[]).expect("no faults").chain.len(), 3);
    let missing = root.join("theirs.toml");
    let faults = library.around(&missing).expect_err("there is no such file");
    assert_eq!((faults.len(), faults[0].file.as_str()), (1, missing.to_str().expect("UTF-8")));
    assert_eq!(faults[0].what, DiagnosticKind::Unreadable { reason: ErrorKind::NotFound });
}

#[test]
fn a_built_in_file_can_be_checked_where_it_lies() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("rules");
    for id in Library::built_in().ids() {
        let file = rules.join(&id).join(format!("{id}.toml"));
        let (library, _) = Library::built_in().around(&file).expect("a file");
        assert_eq!(library.check(&id), [], "{id}");
    }
}
