//! What is tried with random input, one module each.

pub mod books;
pub mod example;
pub mod frames;
pub mod lobby;
pub mod names;
pub mod records;
pub mod rows;
pub mod rules;
pub mod settings;
pub mod telnet;
pub mod typed;

use std::sync::OnceLock;

use sixdot::rules::Library;
use sixdot::say::Lang;

/// Something that is tried with random input.
#[derive(Clone, Copy)]
pub struct Target {
    /// Its name, which is that of its module, of its seeds and of its cargo-fuzz target.
    pub name: &'static str,
    /// Tries one input, and says how many things it did with it.
    pub run: fn(&[u8]) -> u64,
    /// What it counts as one thing.
    pub counts: &'static str,
    /// Further seeds: where they are below the sources, and how their names end.
    pub files: &'static [(&'static str, &'static str)],
    /// Further words for its inputs.
    pub words: fn() -> Vec<String>,
}

/// All of them.
pub const ALL: [Target; 11] = [
    Target { name: "typed", run: typed::run, counts: "lines", files: &[], words: typed::words },
    Target {
        name: "rules",
        run: rules::run,
        counts: "files",
        files: &[("rules", ".toml"), ("tests/games", ".toml"), ("tests/small", ".toml")],
        words: Vec::new,
    },
    Target {
        name: "example",
        run: example::run,
        counts: "files",
        files: &[("rules", ".toml"), ("tests/games", ".toml"), ("tests/small", ".toml")],
        words: Vec::new,
    },
    Target { name: "records", run: records::run, counts: "files", files: &[], words: Vec::new },
    Target { name: "settings", run: settings::run, counts: "files", files: &[], words: settings::words },
    Target {
        name: "books",
        run: books::run,
        counts: "files",
        files: &[("rules", ".md"), ("tests/games", ".md")],
        words: Vec::new,
    },
    Target { name: "rows", run: rows::run, counts: "lines", files: &[], words: Vec::new },
    Target { name: "frames", run: frames::run, counts: "frames", files: &[], words: frames::words },
    Target { name: "telnet", run: telnet::run, counts: "things heard", files: &[], words: telnet::words },
    Target { name: "lobby", run: lobby::run, counts: "lines", files: &[], words: lobby::words },
    Target { name: "names", run: names::run, counts: "names", files: &[], words: Vec::new },
];

/// The rule files of the program.
fn library() -> Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(Library::built_in).clone()
}

/// A number that follows from an input.
fn number(bytes: &[u8]) -> u64 {
    // FNV-1a.
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3))
}

/// One of several, as a number says.
fn one_of<T: Copy>(items: &[T], number: u64) -> T {
    items[usize::try_from(number % items.len() as u64).unwrap_or_default()]
}

/// The language that a number says.
fn lang(number: u64) -> Lang {
    one_of(&Lang::ALL, number)
}
