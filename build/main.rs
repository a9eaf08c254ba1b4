//! Generates the list of languages, the table of all messages (so that a message id that does not exist does not compile), the
//! offsets of the messages in the texts of their language, and the list of embedded rule files.

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
