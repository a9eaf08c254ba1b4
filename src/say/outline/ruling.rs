//! A rule of a game as it is told.

use crate::rules::Clause;
use crate::say::arg::Text;

/// A rule of a game.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// What it is about: of two games, those of one name are compared.
    pub about: String,
    /// The sentences.
    pub texts: Vec<Text>,
    /// The clause that says so.
    pub clause: Option<Clause>,
    /// Whether it says no more than holds where nothing is said, so that it need not be told beside a new rule.
    pub is_usual: bool,
    /// What is told of a game that has no rule about it, where that has to be told.
    pub without: Option<Text>,
}

impl Ruling {
    /// Whether both say the same about the same.
    pub fn is_as(&self, other: &Ruling) -> bool {
        let full = |ruling: &Ruling| ruling.texts.iter().map(|text| text.full.clone()).collect::<Vec<_>>();
        self.about == other.about && full(self) == full(other)
    }
}
