//! Ways to say a command around what it is about.

use super::cards::spellings;
use super::groups::Command;
use super::line::{Typed, key};

/// A way to say a command in which what it is about stands between its words: `mitä ohitus tekee`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) command: Command,
    before: Vec<String>,
    behind: Vec<String>,
}

/// What stands in a phrase for what the command is about.
const ABOUT: &str = " … ";

impl Frame {
    /// The frames of a phrase, in every way in which it may be spelt; none if it is whole.
    pub(super) fn of(command: Command, phrase: &str) -> Vec<Self> {
        let Some((before, behind)) = phrase.split_once(ABOUT) else { return Vec::new() };
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let (before, behind) = (spellings(&key(before)), spellings(&key(behind)));
        let pairs = before.iter().flat_map(|before| behind.iter().map(move |behind| (before, behind)));
        pairs.map(|(before, behind)| Frame { command, before: words(before), behind: words(behind) }).collect()
    }

    /// What stands in it, of these words of a line; none if it is another line, or nothing does.
    pub(super) fn around<'k>(&self, typed: &Typed<'_>, kept: &'k [usize]) -> Option<&'k [usize]> {
        let end = kept.len().checked_sub(self.behind.len())?;
        let inside = kept.get(self.before.len()..end).filter(|inside| !inside.is_empty())?;
        let are = |indices: &[usize], words: &[String]| indices.iter().map(|index| typed.word(*index)).eq(words);
        (are(&kept[..self.before.len()], &self.before) && are(&kept[end..], &self.behind)).then_some(inside)
    }
}
