//! Generates what the sources include: the table of confusable letters, the list of languages with their texts and the table of
//! all messages, and the files of rules, with the rule files as parsed trees.

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
