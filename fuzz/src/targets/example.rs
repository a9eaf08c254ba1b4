//! Example files: faults are reported, or the examples run and their failures are reported. The game is named by a
//! first line `# uno` or by the line `game = "uno"`; otherwise it follows from a hash of the input.

use std::borrow::Cow;
use std::sync::OnceLock;
use std::time::Duration;

use sixdot::check::example::Example;
use sixdot::rules::ExampleFile;
use sixdot::terminal::printable;

use super::{lang, loaded, locale, number, with_tests};
use crate::held;
use crate::within::within;

/// CPU time limit of reading, and of each example.
const LONGEST: Duration = Duration::from_secs(2);

/// The most examples of an input.
const MOST: usize = 40;

/// Tries one input.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let game = game_of(&text, number).to_owned();
    let Some(plain) = loaded(&game, &[]) else { return 1 };
    let locale = locale(lang(number));
    let file = ExampleFile { name: "examples.toml".to_owned(), text: Cow::Owned(text), game: game.clone() };
    match within(LONGEST, String::new, || Example::read_all(&file, plain.rules.family)) {
        Err(faults) => {
            assert!(!faults.is_empty(), "examples that cannot be read have no fault");
            for fault in &faults {
                held::text(&locale.fault(fault));
            }
        }
        Ok(examples) => {
            for example in examples.iter().take(MOST) {
                let runs = || loaded(&game, &example.options).map(|loaded| example.run(&loaded.rules));
                let wrong = within(LONGEST, || example.name.to_owned(), runs);
                for failure in wrong.into_iter().flatten() {
                    held::row(&printable(&failure.to_string()));
                }
            }
        }
    }
    1
}

/// The game of whose rules a file of examples is.
fn game_of(text: &str, number: u64) -> &'static str {
    static IDS: OnceLock<Vec<String>> = OnceLock::new();
    let ids = IDS.get_or_init(|| with_tests().ids());
    let first = text.lines().next().and_then(|line| line.strip_prefix("# ")).map(str::trim);
    let stated = text.lines().find_map(|line| line.strip_prefix("game = \"")?.strip_suffix('"'));
    let named = first.into_iter().chain(stated).find_map(|named| ids.iter().find(|id| *id == named));
    named.unwrap_or_else(|| &ids[usize::try_from(number).unwrap_or_default() % ids.len()])
}
