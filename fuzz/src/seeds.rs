//! Where inputs begin: the committed files of `corpus/<target>`, and files of the program itself.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::targets::Target;

/// The folder of this package.
#[must_use]
pub fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The seeds of a target, in the order of their paths.
///
/// # Errors
/// A folder or a file cannot be read.
pub fn of(target: &Target) -> io::Result<Vec<Vec<u8>>> {
    let mut files = Vec::new();
    let corpus = home().join("corpus").join(target.name);
    if corpus.is_dir() {
        find(&corpus, "", &mut files)?;
    }
    for (folder, end) in target.files {
        find(&home().join("..").join(folder), end, &mut files)?;
    }
    files.sort_unstable();
    files.into_iter().map(fs::read).collect()
}

/// The files below a folder whose names end so.
fn find(folder: &Path, end: &str, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, end, files)?;
        } else if path.to_string_lossy().ends_with(end) {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::targets;

    #[test]
    fn each_target_has_seeds_that_hold() {
        for target in targets::ALL {
            let seeds = super::of(&target).expect("seeds");
            assert!(!seeds.is_empty(), "{}", target.name);
            let done: u64 = seeds.iter().map(|seed| (target.run)(seed)).sum();
            assert!(done > 0, "{}", target.name);
        }
    }
}
