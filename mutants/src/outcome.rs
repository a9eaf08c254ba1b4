//! What became of a mutant.

use std::collections::BTreeMap;
use std::fs;
use std::io;

use crate::place::Place;

/// What the tests said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A test failed with it, or took far too long.
    Killed {
        /// That test, or the first of those that ran together.
        by: String,
    },
    /// All tests hold that come to it.
    Survived,
    /// All tests hold that were tried; some that come to it were left out, since they are slow or it took long already.
    SurvivedQuick,
}

impl Outcome {
    /// As a row has it.
    #[must_use]
    pub fn row(&self) -> (&'static str, &str) {
        match self {
            Outcome::Killed { by } => ("killed", by),
            Outcome::Survived => ("survived", ""),
            Outcome::SurvivedQuick => ("survived-quick", ""),
        }
    }

    fn of_row(word: &str, by: &str) -> Option<Self> {
        match word {
            "killed" => Some(Outcome::Killed { by: by.to_owned() }),
            "survived" => Some(Outcome::Survived),
            "survived-quick" => Some(Outcome::SurvivedQuick),
            _ => None,
        }
    }
}

/// What is known, by the names of the mutants; what came last counts.
///
/// # Errors
/// If there is a file and it cannot be read.
pub fn read(place: &Place) -> io::Result<BTreeMap<String, Outcome>> {
    match fs::read_to_string(&place.results) {
        Ok(text) => Ok(text.lines().filter_map(of_line).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeMap::new()),
        Err(error) => Err(error),
    }
}

fn of_line(line: &str) -> Option<(String, Outcome)> {
    let (rest, by) = line.rsplit_once('\t')?;
    let (name, word) = rest.rsplit_once('\t')?;
    Some((name.to_owned(), Outcome::of_row(word, by)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read() {
        let killed = Outcome::Killed { by: "a::b".to_owned() };
        assert_eq!(of_line("f\tg\tc\t1\tkilled\ta::b"), Some(("f\tg\tc\t1".to_owned(), killed)));
        assert_eq!(of_line("f\tg\tc\t1\tsurvived\t"), Some(("f\tg\tc\t1".to_owned(), Outcome::Survived)));
        assert_eq!(of_line("f\tg"), None);
    }
}
