//! Names, one a line: an accepted name can be read, typed, and told apart from those before it.

use std::time::Duration;

use sixdot::net::names::{InvalidName, check_name, skeletons};

use crate::held;
use crate::within::within;

/// CPU time limit of checking a name against the others.
const LONGEST: Duration = Duration::from_millis(500);

/// The most letters of a name, and the most names beside each other.
const MOST_LETTERS: usize = 20;
const MOST_NAMES: usize = 50;

/// Tries one input; the number of its names.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let mut known: Vec<&str> = Vec::new();
    let mut names = 0;
    for name in text.lines() {
        names += 1;
        let fit = within(LONGEST, || format!("{} bytes", name.len()), || check_name(name, known.iter().copied()));
        let same: Vec<&&str> = known.iter().filter(|other| skeletons(other)[1] == skeletons(name)[1]).collect();
        match fit {
            Ok(()) => {
                held::row(name);
                assert!(!name.is_empty() && name.chars().count() <= MOST_LETTERS, "{name:?}");
                assert!(name.chars().all(char::is_alphabetic), "{name:?} is no word");
                assert!(same.is_empty(), "{name:?} looks like {same:?}");
                assert_eq!(check_name(name, [name]), Err(InvalidName::Taken), "{name:?} looks like itself");
                if known.len() < MOST_NAMES {
                    known.push(name);
                }
            }
            Err(InvalidName::Taken) => assert_eq!(check_name(name, []), Ok(()), "{name:?} is nobody's"),
            Err(InvalidName::Letters | InvalidName::Word) => {}
        }
    }
    names
}
