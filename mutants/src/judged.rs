//! What is known of mutants that survive: why they are no fault, or else what they change that no test holds. It is written by hand,
//! beside the sources of this package.

use std::collections::BTreeMap;
use std::fs;
use std::io;

use crate::place::Place;

/// What a mutant is that no test notices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// The program does the same with it.
    NoFault,
    /// It changes only what computer players guess, or how good they are.
    Guess,
    /// It changes something that no test holds.
    Unheld,
}

/// A judgement, and the words for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which.
    pub kind: Kind,
    /// Why, as the page says it.
    pub reason: String,
}

/// All judgements, by the names of the mutants.
///
/// # Errors
/// If there is no such file, or a row of it is none.
pub fn read(place: &Place) -> io::Result<BTreeMap<String, Judged>> {
    let text = fs::read_to_string(&place.judged)?;
    let row = |row| of_row(row).ok_or_else(|| io::Error::other(format!("no judgement: {row}")));
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(row).collect()
}

fn of_row(row: &str) -> Option<(String, Judged)> {
    let (kind, rest) = row.split_once('\t')?;
    let (name, reason) = rest.rsplit_once('\t')?;
    let kind = match kind {
        "no fault" => Kind::NoFault,
        "guess" => Kind::Guess,
        "unheld" => Kind::Unheld,
        _ => return None,
    };
    let is_name = name.split('\t').count() == 4 && !reason.is_empty();
    is_name.then(|| (name.to_owned(), Judged { kind, reason: reason.to_owned() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_a_name_and_a_reason() {
        let (name, judged) = of_row("no fault\tf\tg\t`a`: `!=`\t1\tthe same").expect("a row");
        assert_eq!(
            (name.as_str(), judged.kind, judged.reason.as_str()),
            ("f\tg\t`a`: `!=`\t1", Kind::NoFault, "the same")
        );
    }

    #[test]
    fn what_lacks_something_is_no_row() {
        assert_eq!(of_row("no fault\tf\tg\t`a`: `!=`\t1"), None);
        assert_eq!(of_row("no fault\tf\tg\t`a`: `!=`\t1\t"), None);
        assert_eq!(of_row("perhaps\tf\tg\t`a`: `!=`\t1\tthe same"), None);
    }
}
