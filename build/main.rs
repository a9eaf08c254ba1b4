//! Generates the texts of each language, the tables of all messages (so that a message id that does not exist does not
//! compile), and the list of embedded rule files.

mod rules;
mod texts;

use std::env;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=rules");
    println!("cargo:rerun-if-changed=locales");
    let folder = env::var_os("OUT_DIR").expect("cargo names a folder");
    texts::make(Path::new(&folder));
    rules::make(Path::new(&folder));
}
