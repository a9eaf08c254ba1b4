//! What tells that a file is another one than before.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The most files of which it is known.
const MOST: usize = 10_000;

/// A file as it lies on the disk, without what it holds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stamp {
    /// Its path.
    pub path: PathBuf,
    length: u64,
    modified: Option<SystemTime>,
}

/// All files in these folders and in the folders in them, in order. What cannot be read is left out.
pub fn stamps(folders: &[PathBuf]) -> Vec<Stamp> {
    let mut stamps = Vec::new();
    for folder in folders {
        for path in entries(folder) {
            if path.is_dir() {
                stamps.extend(entries(&path).filter_map(|path| stamp(&path)));
            } else {
                stamps.extend(stamp(&path));
            }
        }
    }
    stamps.sort();
    stamps.dedup();
    stamps
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).take(MOST)
}

fn stamp(path: &Path) -> Option<Stamp> {
    let metadata = fs::metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some(Stamp { path: path.to_owned(), length: metadata.len(), modified: metadata.modified().ok() })
}
