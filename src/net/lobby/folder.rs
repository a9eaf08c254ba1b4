//! What lies in a folder under numbers.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The files of a folder whose names are numbers, by these.
pub(super) fn numbered(folder: &Path) -> io::Result<BTreeMap<u64, PathBuf>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let number = path.file_stem().and_then(|stem| stem.to_str()?.parse().ok());
        if let Some(number) = number.filter(|_| path.extension().is_some_and(|ending| ending == "json")) {
            found.insert(number, path);
        }
    }
    Ok(found)
}

/// A number with which no file of a folder begins, nor a higher one.
pub(super) fn next_number(folder: &Path) -> io::Result<u64> {
    let mut next = 1;
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let number = name.to_str().and_then(|name| name.split('.').next()?.parse::<u64>().ok());
        next = next.max(number.map_or(1, |number| number.saturating_add(1)));
    }
    Ok(next)
}
