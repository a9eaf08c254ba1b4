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
        find(&corpus, |_| true, &mut files)?;
    }
    for (folder, is_seed) in target.files {
        find(&home().join("..").join(folder), *is_seed, &mut files)?;
    }
    files.sort_unstable();
    files.into_iter().map(fs::read).collect()
}

/// Whether a file of this name is one of rules.
pub(crate) fn of_rules(name: &str) -> bool {
    ends_with(name, "toml") && !of_examples(name)
}

/// Whether it is one of examples.
pub(crate) fn of_examples(name: &str) -> bool {
    ends_with(name, "toml") && name.contains("examples")
}

/// Whether it is one of a rule book.
pub(crate) fn of_a_book(name: &str) -> bool {
    ends_with(name, "md")
}

fn ends_with(name: &str, extension: &str) -> bool {
    Path::new(name).extension().is_some_and(|own| own == extension)
}

/// The files below a folder that have such names.
fn find(folder: &Path, is_seed: fn(&str) -> bool, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, is_seed, files)?;
        } else if path.file_name().is_some_and(|name| is_seed(&name.to_string_lossy())) {
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
