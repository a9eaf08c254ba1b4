//! In what a game differs from another one.

use crate::rules::{AnyRules, Clause};
use crate::say::arg::Text;
use crate::say::line::{Channel, Line, Urgency};
use crate::say::locale::Locale;

/// A game in the words of its locale.
pub type Worded<'a> = (&'a Locale, &'a AnyRules);

/// Something in which a game differs from another one.
#[derive(Clone, Debug)]
pub struct Difference {
    /// What holds, with the clauses that say so.
    pub told: Line,
    /// What holds, without them: as it is told under a clause.
    pub bare: Line,
    /// The clauses of both games to which it belongs.
    clauses: Vec<Clause>,
}

impl Difference {
    pub(super) fn new(locale: &Locale, texts: Vec<Text>, named: &[Clause], clauses: Vec<Clause>) -> Self {
        let line = |texts: Vec<Text>| Line::of(texts, Channel::Help, Urgency::Answer);
        let bare = line(texts.clone());
        Difference { told: line(texts.into_iter().chain(locale.card_rules(named)).collect()), bare, clauses }
    }

    /// Whether no clause says so.
    #[must_use]
    pub fn is_without_clause(&self) -> bool {
        self.clauses.is_empty()
    }

    /// Whether it concerns a clause.
    #[must_use]
    pub fn concerns(&self, clause: Clause) -> bool {
        self.clauses.contains(&clause)
    }
}
