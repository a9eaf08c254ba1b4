//! The families of games, and the parts that they share: facts, compiled rules, and the general clauses (G).

use std::sync::LazyLock;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::Deserialize;
use strum::IntoStaticStr;

use super::diagnostic::Diagnostic;
use super::facts::{Clause, ClauseFacts, DeckFacts};
use super::reader::Document;
use super::terms::{PrintedCards, Terms};
use crate::cards::Deck;

/// The family of games a file belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// Shedding games: who gets rid of the cards first.
    Shed,
    /// Walls of open cards from which fitting pairs are taken.
    Wall,
    /// Patiences.
    Patience,
}

impl Kind {
    /// All families.
    pub const ALL: [Kind; 3] = [Kind::Shed, Kind::Wall, Kind::Patience];

    /// The word in rule files.
    pub fn word(self) -> &'static str {
        self.into()
    }

    /// Returns true if players hold cards, so that the general clauses about hands apply.
    pub fn has_hands(self) -> bool {
        self == Kind::Shed
    }
}

/// The parts that the rule files of all families have.
#[derive(Debug)]
pub struct CommonFacts<'a> {
    pub family: Kind,
    pub id: &'a str,
    pub deck: &'a DeckFacts,
    pub cards: PrintedCards<'a>,
    /// The rows of the times table that count.
    pub rows: &'a [u16],
    /// The rows that cards ban, with repetitions.
    pub banned: Vec<u16>,
    pub clauses: &'a IndexMap<Clause, ClauseFacts>,
    pub sizes: TableSizes,
}

/// The part of compiled rules that all families have.
#[derive(Clone, Debug)]
pub struct CommonRules {
    /// The family of the game.
    pub family: Kind,
    pub(super) id: String,
    /// The names of cards, colours and calls.
    pub terms: Terms,
    /// All clauses, in order.
    pub clauses: IndexMap<Clause, ClauseFacts>,
    pub(super) sizes: TableSizes,
    /// The rows of the times table that count.
    pub rows: Rows,
}

impl CommonRules {
    /// The game's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The deck.
    #[inline]
    pub fn deck(&self) -> &Deck {
        self.terms.deck()
    }

    /// The possible numbers of players.
    pub fn sizes(&self) -> TableSizes {
        self.sizes.clone()
    }
}

/// The banned rows of the times table: a bit for each row that the rules can ban (NN-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bans(pub u8);

/// The most rows that a rule set can ban.
pub const MOST_BANS: usize = 3;

/// The rows of the times table that count in a game.
#[derive(Clone, Debug)]
pub struct Rows {
    rows: Vec<u16>,
    /// The rows that can be banned, in the order of the bits of [`Bans`].
    banned: Vec<u16>,
}

impl Rows {
    pub fn new(rows: Vec<u16>, banned: impl IntoIterator<Item = u16>) -> Self {
        let mut banned: Vec<u16> = banned.into_iter().collect();
        banned.sort_unstable();
        banned.dedup();
        banned.truncate(MOST_BANS);
        Rows { rows, banned }
    }

    /// The rows that are not banned.
    pub fn free(&self, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.rows.iter().copied().filter(move |row| !self.is_banned(bans, *row))
    }

    /// Returns true if two numbers are in a row that is not banned, or one of them is 1 (NN-1, NN-2).
    pub fn share(&self, one: u16, other: u16, bans: Bans) -> bool {
        one == 1 || other == 1 || self.shared(one, other, bans).next().is_some()
    }

    /// The rows that are not banned and contain both numbers.
    pub fn shared(&self, one: u16, other: u16, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.free(bans).filter(move |row| one % row == 0 && other % row == 0)
    }

    /// Toggles the ban of a row.
    pub fn turn(&self, bans: Bans, row: u16) -> Bans {
        self.bit(row).map_or(bans, |bit| Bans(bans.0 ^ 1 << bit))
    }

    pub fn is_banned(&self, bans: Bans, row: u16) -> bool {
        self.bit(row).is_some_and(|bit| bans.0 >> bit & 1 == 1)
    }

    /// The banned rows in ascending order.
    pub fn banned(&self, bans: Bans) -> impl Iterator<Item = u16> + '_ {
        self.banned.iter().copied().filter(move |row| self.is_banned(bans, *row))
    }

    /// All combinations of bans; the first one is empty.
    pub fn states(&self) -> impl Iterator<Item = Bans> + use<> {
        (0..1_u8 << self.banned.len()).map(Bans)
    }

    fn bit(&self, row: u16) -> Option<usize> {
        self.banned.iter().position(|other| *other == row)
    }
}

/// The possible numbers of players.
#[derive(Clone, Debug)]
pub enum TableSizes {
    /// All numbers from `min` to `max`.
    Range { min: u8, max: u8 },
    /// These numbers in ascending order.
    These(Vec<u8>),
}

impl TableSizes {
    pub fn contains(&self, players: usize) -> bool {
        self.all().any(|size| usize::from(size) == players)
    }

    /// The possible number nearest to `wanted`, the smaller of two.
    pub fn nearest(&self, wanted: u8) -> u8 {
        self.all().min_by_key(|size| size.abs_diff(wanted)).unwrap_or(wanted)
    }

    pub fn all(&self) -> impl Iterator<Item = u8> + '_ {
        let (range, these) = match self {
            TableSizes::Range { min, max } => (*min..max.saturating_add(1), &[][..]),
            TableSizes::These(these) => (0..0, these.as_slice()),
        };
        range.chain(these.iter().copied())
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct General {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "kind")]
    _kind: String,
    clauses: IndexMap<Clause, GeneralFacts>,
}

/// The facts about a general clause.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct GeneralFacts {
    /// The reason why no example can show the clause.
    pub no_example: Option<String>,
    /// True if the clause holds only in games with hands.
    #[serde(default)]
    of_hands: bool,
}

impl GeneralFacts {
    pub fn holds_in(&self, family: Kind) -> bool {
        family.has_hands() || !self.of_hands
    }
}

static CLAUSES: LazyLock<IndexMap<Clause, GeneralFacts>> =
    LazyLock::new(|| read().map(|(general, _)| general.clauses).unwrap_or_default());

/// The general clauses, in order. Parsed on first use.
pub fn general_clauses() -> &'static IndexMap<Clause, GeneralFacts> {
    &CLAUSES
}

fn read() -> Result<(General, Document), Vec<Diagnostic>> {
    Document::read("general.toml", include_str!("../../rules/general/general.toml"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_has_no_fault_and_all_clauses() {
        let (general, _) = read().expect("no fault");
        assert!(general.clauses.keys().copied().eq((1..=15).map(Clause::general)));
    }
}
