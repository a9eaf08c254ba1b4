//! Folders of tests.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

/// A folder of one test, which goes when this is dropped.
pub(crate) struct TestFolder(PathBuf);

impl TestFolder {
    /// Nothing is there yet.
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("sixdot-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        TestFolder(path)
    }

    /// An empty folder.
    pub(crate) fn made(name: &str) -> Self {
        let folder = TestFolder::new(name);
        fs::create_dir_all(&*folder).expect("a folder");
        folder
    }
}

impl Deref for TestFolder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
