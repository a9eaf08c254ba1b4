//! Text with changes put into it, at the places of its syntax.

use std::collections::BTreeSet;
use std::ops::Range;

/// On which side of a place something is put in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Behind what ends there: of several, what belongs further inside comes first.
    Behind,
    /// Before what begins there, or instead of it: of several, what belongs further outside comes first.
    Before,
}

/// One piece of text that is put in.
#[derive(Clone, Debug)]
struct Edit {
    /// What is replaced; empty where text only joins.
    place: Range<usize>,
    side: Side,
    text: String,
    /// What it belongs to.
    site: usize,
}

/// The changes of a file. Whoever goes through its syntax tells a whole before its parts.
#[derive(Clone, Debug, Default)]
pub struct Edits(Vec<Edit>);

/// A changed file.
#[derive(Debug)]
pub struct Edited {
    /// The whole text.
    pub text: String,
    /// Where the changes of each site begin and end in it.
    pub sites: Vec<(usize, Range<usize>)>,
}

impl Edits {
    /// Puts text before what begins at a place.
    pub fn before(&mut self, site: usize, at: usize, text: impl Into<String>) {
        self.0.push(Edit { place: at..at, side: Side::Before, text: text.into(), site });
    }

    /// Puts text behind what ends at a place.
    pub fn behind(&mut self, site: usize, at: usize, text: impl Into<String>) {
        self.0.push(Edit { place: at..at, side: Side::Behind, text: text.into(), site });
    }

    /// Puts text instead of other text.
    pub fn instead(&mut self, site: usize, place: Range<usize>, text: impl Into<String>) {
        self.0.push(Edit { place, side: Side::Before, text: text.into(), site });
    }

    /// The text with all changes but those of sites that are left out.
    #[must_use]
    pub fn apply(&self, source: &str, left_out: &BTreeSet<usize>) -> Edited {
        let mut edits: Vec<(usize, &Edit)> =
            self.0.iter().enumerate().filter(|(_, edit)| !left_out.contains(&edit.site)).collect();
        edits.sort_by(|(one, a), (other, b)| {
            let order = match (a.side, b.side) {
                (Side::Behind, Side::Behind) => other.cmp(one),
                (Side::Before, Side::Before) => one.cmp(other),
                (Side::Behind, Side::Before) => std::cmp::Ordering::Less,
                (Side::Before, Side::Behind) => std::cmp::Ordering::Greater,
            };
            a.place.start.cmp(&b.place.start).then(order)
        });
        let mut text = String::with_capacity(source.len() * 3);
        let mut sites: Vec<(usize, Range<usize>)> = Vec::new();
        let mut done = 0;
        for (_, edit) in edits {
            text.push_str(&source[done..edit.place.start]);
            let begins = text.len();
            text.push_str(&edit.text);
            done = edit.place.end;
            match sites.iter_mut().find(|(site, _)| *site == edit.site) {
                Some((_, range)) => range.end = text.len(),
                None => sites.push((edit.site, begins..text.len())),
            }
        }
        text.push_str(&source[done..]);
        Edited { text, sites }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_outer_change_stands_around_the_inner_one() {
        let mut edits = Edits::default();
        edits.before(0, 0, "[");
        edits.behind(0, 6, "]");
        edits.before(1, 0, "(");
        edits.instead(1, 2..3, "-");
        edits.behind(1, 6, ")");
        let edited = edits.apply("a + bc;", &BTreeSet::new());
        assert_eq!(edited.text, "[(a - bc)];");
        assert_eq!(edited.sites, [(0, 0..10), (1, 1..9)]);
    }

    #[test]
    fn what_is_left_out_stays_as_it_was() {
        let mut edits = Edits::default();
        edits.before(0, 0, "[");
        edits.behind(0, 1, "]");
        edits.instead(1, 2..3, "-");
        assert_eq!(edits.apply("a + b", &BTreeSet::from([1])).text, "[a] + b");
    }

    #[test]
    fn what_ends_stands_before_what_begins() {
        let mut edits = Edits::default();
        edits.before(0, 1, "<");
        edits.behind(1, 1, ">");
        assert_eq!(edits.apply("ab", &BTreeSet::new()).text, "a><b");
    }
}
