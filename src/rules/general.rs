//! The general clauses (G), which hold for every game.

use std::sync::LazyLock;

use indexmap::IndexMap;
use serde::Deserialize;

use super::Clause;
use super::book::Kind;
use super::fault::{Diagnostic, Findings};
use super::library::ready_tree;
use super::reader::Reader;
use super::ready;
use super::source::Sources;
use super::syntax::parse;

const TEXT: &str = include_str!("../../rules/general/general.toml");

/// The file of the general clauses.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct General {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "kind")]
    _kind: Word,
    clauses: IndexMap<Clause, GeneralFacts>,
}

/// What the file says about a general clause.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GeneralFacts {
    /// Why no example can show it.
    pub no_example: Option<String>,
    /// It speaks of hands, and holds only in games that have them.
    #[serde(default)]
    of_hands: bool,
}

impl GeneralFacts {
    /// Whether the clause holds in the games of a family.
    #[must_use]
    pub fn holds_in(&self, family: Kind) -> bool {
        family.has_hands() || !self.of_hands
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    General,
}

static CLAUSES: LazyLock<IndexMap<Clause, GeneralFacts>> = LazyLock::new(|| read().0);

/// The general clauses, in order. They are read when they are first asked for.
#[must_use]
pub fn general_clauses() -> &'static IndexMap<Clause, GeneralFacts> {
    &CLAUSES
}

fn read() -> (IndexMap<Clause, GeneralFacts>, Vec<Diagnostic>) {
    let (mut sources, mut findings) = (Sources::default(), Findings::default());
    let start = sources.add("general.toml", TEXT);
    let mut table = match ready_tree("general/general.toml") {
        Some(tree) => ready::read(tree, start),
        None => parse(TEXT, start, &mut findings),
    };
    let reader = Reader { above: "", beside: &[], tell_missing: true };
    let general = reader.read::<General>(&mut table, None, &mut findings).value;
    (general.map(|general| general.clauses).unwrap_or_default(), findings.into_faults(&sources, "general.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_no_fault_and_all_clauses() {
        let (clauses, faults) = read();
        assert_eq!(faults, []);
        let tree = ready::read(ready_tree("general/general.toml").expect("the build has read it"), 0);
        assert_eq!(format!("{tree:?}"), format!("{:?}", parse(TEXT, 0, &mut Findings::default())));
        assert!(clauses.keys().copied().eq((1..=15).map(Clause::general)));
    }
}
