//! What the build makes beside the sources: what letters look like; the list of languages; the table of all messages, so that
//! one that is not there does not compile; where each message stands in the texts of its language, so that no other has to be
//! parsed to tell it; and the files of rules that are in the program, with the rule files as trees, so that they need not be
//! parsed either.

mod link;
mod looks;
mod rules;
mod texts;

use std::env;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=build");
    println!("cargo:rerun-if-changed=rules");
    println!("cargo:rerun-if-changed=locales");
    let folder = env::var_os("OUT_DIR").expect("cargo names a folder");
    link::ask();
    looks::make(Path::new(&folder));
    texts::make(Path::new(&folder));
    rules::make(Path::new(&folder));
}
