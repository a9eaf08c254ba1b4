//! Examples: whatever stands in a file of them, its faults are told, or they are run and what does not hold is told. The game
//! is that of a first line `# uno`; without one it follows from a number of the input.

use std::borrow::Cow;
use std::time::Duration;

use sixdot::example::Example;
use sixdot::rules::ExampleFile;
use sixdot::say::Locale;

use super::{lang, library, number};
use crate::held;
use crate::within::within;

/// What reading may take of the processor, and each example.
const LONGEST: Duration = Duration::from_secs(2);

/// The most examples of an input.
const MOST: usize = 40;

/// Tries one input.
///
/// # Panics
/// If something does not hold.
#[must_use]
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let number = number(bytes);
    let library = library();
    let ids = library.ids();
    let named = text.lines().next().and_then(|line| line.strip_prefix("# ")).map(str::trim);
    let game = named.filter(|id| ids.iter().any(|known| known == id)).map(str::to_owned);
    let game = game.unwrap_or_else(|| ids[usize::try_from(number).unwrap_or(0) % ids.len()].clone());
    let Ok(loaded) = library.load(&game, &[]) else { return 1 };
    let locale = Locale::new(lang(number));
    let file = ExampleFile { name: "examples.toml".to_owned(), text: Cow::Owned(text), game: game.clone() };
    match within(LONGEST, String::new, || Example::read_all(&file, loaded.rules.family())) {
        Err(faults) => {
            assert!(!faults.is_empty(), "examples that cannot be read have no fault");
            for fault in &faults {
                held::text(&locale.fault(fault));
            }
        }
        Ok(examples) => {
            for example in examples.iter().take(MOST) {
                let Ok(loaded) = library.load(&game, example.options()) else { continue };
                within(LONGEST, || example.name().to_owned(), || example.run(&loaded.rules));
            }
        }
    }
    1
}
