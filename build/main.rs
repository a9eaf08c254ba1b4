//! Generates the texts of each language, the tables of all messages (so that a message id that does not exist does not
//! compile), and the list of embedded rule files. Checks the grammars of typed lines.

mod grammar;
mod texts;

use std::fmt::Write as _;
use std::path::{self, Path, PathBuf};
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=rules");
    println!("cargo:rerun-if-changed=locales");
    let folder = env::var_os("OUT_DIR").expect("cargo names a folder");
    texts::make(Path::new(&folder));
    make_rules(Path::new(&folder));
}

/// Writes a slice with the folder and name of each file, and its text.
fn make_rules(to: &Path) {
    let mut list = String::from("&[\n");
    for folder in entries(Path::new("rules")).iter().filter(|path| path.is_dir()) {
        for file in entries(folder).iter().filter(|path| path.is_file()) {
            let [folder, name] = [folder, file].map(|path| path.file_name().unwrap_or_default().to_string_lossy());
            let (file, named) = (file.display().to_string(), format!("{folder}/{name}"));
            let _ = writeln!(list, "({named:?}, include_str!({file:?})),");
        }
    }
    fs::write(to.join("rules.rs"), list + "]").expect("the list is written");
}

/// The absolute paths of the entries of a folder, in alphabetical order.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let folder = path::absolute(folder).expect("the folder has a path");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    paths.sort();
    paths
}
