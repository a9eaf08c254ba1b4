//! Where everything lies: the program, its copy with all mutants, and what is known of them.

use std::env;
use std::path::{Path, PathBuf};

/// The folders and files of a run.
#[derive(Clone, Debug)]
pub struct Place {
    /// The root of the repository.
    pub root: PathBuf,
    /// Where cargo builds.
    pub target: PathBuf,
    /// The copy.
    pub tree: PathBuf,
    /// All mutants.
    pub mutants: PathBuf,
    /// The built tests.
    pub programs: PathBuf,
    /// Which test comes to which mutant.
    pub reach: PathBuf,
    /// What became of those that were tried.
    pub results: PathBuf,
    /// Why some of them are no fault; it stands beside the sources.
    pub judged: PathBuf,
    /// What the tests write on disk.
    pub scratch: PathBuf,
}

impl Place {
    /// Below `target` of the repository, or where `CARGO_TARGET_DIR` says.
    #[must_use]
    pub fn usual() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let root = root.canonicalize().unwrap_or(root);
        let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let own = target.join("mutants");
        Place {
            tree: own.join("tree"),
            mutants: own.join("mutants.tsv"),
            programs: own.join("programs.tsv"),
            reach: own.join("reach.tsv"),
            results: own.join("results.tsv"),
            judged: Path::new(env!("CARGO_MANIFEST_DIR")).join("judged.tsv"),
            scratch: own.join("scratch"),
            root,
            target,
        }
    }
}
