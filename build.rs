//! The rule files are built into the program: a new file among them has to be noticed.

fn main() {
    println!("cargo:rerun-if-changed=rules");
}
