//! Fuzz targets, one module each. `run` tries one input and returns how many things it has tried.

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

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Mutex, OnceLock, PoisonError};

use sixdot::rules::{Library, Loaded};
use sixdot::text::{Lang, Locale};

/// The rule files of the program.
fn library() -> Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    LIBRARY.get_or_init(Library::built_in).clone()
}

/// Rule files of the program and of the tests.
fn with_tests() -> Library {
    static LIBRARY: OnceLock<Library> = OnceLock::new();
    let all = || {
        let mut library = library();
        for folder in ["tests/rules/games", "tests/rules/small"] {
            // A folder that cannot be read has no seeds, either.
            let _ = library.add_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(folder));
        }
        library
    };
    LIBRARY.get_or_init(all).clone()
}

/// A game and its house rules.
type Choice = (String, Vec<(String, String)>);

/// The most games with house rules that are kept.
const MOST_LOADED: usize = 128;

/// A game of the program or of the tests with these house rules, if there is one. It is loaded once: that takes longer
/// than most of what is done with it.
fn loaded(game: &str, options: &[(String, String)]) -> Option<Loaded> {
    static LOADED: OnceLock<Mutex<HashMap<Choice, Option<Loaded>>>> = OnceLock::new();
    let kept = || LOADED.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
    let choice = (game.to_owned(), options.to_vec());
    if let Some(loaded) = kept().get(&choice) {
        return loaded.clone();
    }
    let loaded = with_tests().load(game, options).ok();
    let mut kept = kept();
    if kept.len() >= MOST_LOADED {
        kept.clear();
    }
    kept.insert(choice, loaded.clone());
    loaded
}

/// The texts of a language, before a game is chosen, of which each is parsed once.
fn locale(lang: Lang) -> &'static Locale {
    static LOCALES: OnceLock<HashMap<Lang, Locale>> = OnceLock::new();
    &LOCALES.get_or_init(|| Lang::ALL.into_iter().map(|lang| (lang, Locale::new(lang))).collect())[&lang]
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
