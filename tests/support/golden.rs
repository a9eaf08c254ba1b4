//! Golden files: committed texts that tests compare with what they produce. `SIXDOT_UPDATE=1` rewrites them.

use std::fs;
use std::path::{Path, PathBuf};

/// A path below the root of the repository.
pub fn path(inside: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(inside)
}

/// The text of a file below the root.
pub fn read(inside: impl AsRef<Path>) -> String {
    let path = path(inside);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The first line in which a text differs from a committed file. Updates the file instead if that was asked for.
pub fn difference(file: impl AsRef<Path>, text: &str) -> Option<String> {
    let path = path(file);
    if std::env::var_os("SIXDOT_UPDATE").is_some() {
        fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        return None;
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    if text == committed {
        return None;
    }
    let same = text.split('\n').zip(committed.split('\n')).take_while(|(new, old)| new == old).count();
    let line = |text: &str| text.split('\n').nth(same).unwrap_or("(end)").to_owned();
    Some(format!(
        "{}, line {}:\n  produced  {}\n  committed {}",
        path.display(),
        same + 1,
        line(text),
        line(&committed)
    ))
}

/// Fails if a text differs from a committed file.
pub fn check(file: impl AsRef<Path>, text: &str) {
    if let Some(difference) = difference(file, text) {
        panic!("{difference}");
    }
}
