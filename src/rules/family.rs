//! The families of games, their rule files, and what their compiled rules have in common.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use indexmap::IndexMap;
use schemars::{JsonSchema, SchemaGenerator};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::diagnostic::Findings;
use super::facts::{ClauseFacts, DeckFacts};
use super::options::OptionChoice;
use super::reader::TreeReader;
use super::terms::{PrintedCards, Terms};
use super::tree::{Table, Value};
use super::{Check, Clause, Seats};
use crate::cards::{CardKind, Deck};
use crate::games::{patience::rules as patience, shedding::rules as shedding, wall::rules as wall};

/// The family of games a file belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
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
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Shed => "shed",
            Kind::Wall => "wall",
            Kind::Patience => "patience",
        }
    }

    /// Returns true if players hold cards, so that the general clauses about hands apply.
    pub fn has_hands(self) -> bool {
        self == Kind::Shed
    }
}

/// The rule file of one family, as written.
pub trait RuleFile: DeserializeOwned + fmt::Debug + Send + Sync + 'static {
    /// The compiled rules of a kind of card.
    type Kind: fmt::Debug + Send + Sync;

    /// Compiled data that only this family has.
    type Own: fmt::Debug + Send + Sync;

    /// The parts that the files of all families have.
    fn common(&self) -> CommonFacts<'_>;

    /// Reports all faults except those of clauses and of option names.
    fn check(check: &mut Check<'_, Self>, seats: Seats);

    /// Compiles the rules and reports faults that only appear then.
    fn compile(self, tree: &Table, findings: &mut Findings) -> Compiled<Self>;
}

/// The parts that the rule files of all families have.
#[derive(Clone, Debug)]
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

/// The compiled rules of a game: those of its family, and through `Deref` the part that all families have.
#[derive(Clone, Debug)]
pub struct Compiled<R: RuleFile> {
    common: CommonRules,
    pub(crate) book: R,
    pub(crate) kinds: Vec<R::Kind>,
    /// Data that only this family has.
    pub(crate) own: R::Own,
}

impl<R: RuleFile> Compiled<R> {
    pub(crate) fn new(book: R, terms: Terms, kinds: Vec<R::Kind>, rows: Rows, own: R::Own) -> Self {
        let CommonFacts { family, id, clauses, sizes, .. } = book.common();
        let common = CommonRules { family, id: id.to_owned(), terms, clauses: clauses.clone(), sizes, rows };
        Compiled { common, book, kinds, own }
    }

    /// The rule set as written in the file.
    #[inline]
    pub fn book(&self) -> &R {
        &self.book
    }

    /// The rules of a kind of card.
    #[inline]
    pub fn kind(&self, kind: CardKind) -> &R::Kind {
        &self.kinds[usize::from(kind.0)]
    }

    /// Changes the rule set after it was compiled.
    pub(crate) fn change_book(&mut self, change: impl FnOnce(&mut R)) {
        change(&mut self.book);
        self.common.sizes = self.book.common().sizes;
    }
}

impl<R: RuleFile> Deref for Compiled<R> {
    type Target = CommonRules;

    #[inline]
    fn deref(&self) -> &CommonRules {
        &self.common
    }
}

/// The part of compiled rules that all families have.
#[derive(Clone, Debug)]
pub struct CommonRules {
    family: Kind,
    id: String,
    pub(crate) terms: Terms,
    clauses: IndexMap<Clause, ClauseFacts>,
    sizes: TableSizes,
    pub(crate) rows: Rows,
}

impl CommonRules {
    /// The game's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The family of the game.
    pub fn family(&self) -> Kind {
        self.family
    }

    /// The names of cards, colours and calls.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The deck.
    #[inline]
    pub fn deck(&self) -> &Deck {
        self.terms.deck()
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> &IndexMap<Clause, ClauseFacts> {
        &self.clauses
    }

    /// The possible numbers of players.
    pub fn sizes(&self) -> TableSizes {
        self.sizes.clone()
    }

    /// The rows of the times table that count.
    pub fn rows(&self) -> &Rows {
        &self.rows
    }
}

/// The banned rows of the times table: a bit for each row that the rules can ban (NN-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bans(pub u8);

/// The most rows that a rule set can ban.
pub const MOST_BANS: usize = 3;

/// The rows of the times table that count in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    rows: Vec<u16>,
    /// The rows that can be banned, in the order of the bits of [`Bans`].
    banned: Vec<u16>,
}

impl Rows {
    pub(crate) fn new(rows: Vec<u16>, banned: impl IntoIterator<Item = u16>) -> Self {
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

/// The compiled rules of a game of any family.
#[derive(Clone, Debug)]
pub enum AnyRules {
    /// Shedding games.
    Shed(Arc<shedding::Rules>),
    /// Walls of open cards.
    Wall(Arc<wall::Rules>),
    /// Patiences.
    Patience(Arc<patience::Rules>),
}

impl Deref for AnyRules {
    type Target = CommonRules;

    fn deref(&self) -> &CommonRules {
        match self {
            AnyRules::Shed(rules) => rules,
            AnyRules::Wall(rules) => rules,
            AnyRules::Patience(rules) => rules,
        }
    }
}

impl AnyRules {
    /// The rules of a shedding game, if it is one.
    pub fn shed(&self) -> Option<&Arc<shedding::Rules>> {
        if let AnyRules::Shed(rules) = self { Some(rules) } else { None }
    }
}

/// A tree without options, and what is known about it.
pub(super) struct Unread<'a> {
    pub tree: &'a mut Table,
    pub choices: &'a [OptionChoice],
    /// Faults that count only if all values have the right form.
    pub others: Findings,
    /// The table sizes to check; `None` for files that need no check.
    pub seats: Option<Seats>,
}

impl Unread<'_> {
    /// Reads, checks and compiles the rules of the family that the tree names. Without one, it reads a shedding game
    /// and reports the missing key. Each step takes place only if the one before found no fault.
    pub fn rules(self, findings: &mut Findings) -> Option<AnyRules> {
        match family_of(self.tree) {
            Kind::Shed => self.compiled(findings).map(AnyRules::Shed),
            Kind::Wall => self.compiled(findings).map(AnyRules::Wall),
            Kind::Patience => self.compiled(findings).map(AnyRules::Patience),
        }
    }

    fn compiled<R: RuleFile>(self, findings: &mut Findings) -> Option<Arc<Compiled<R>>> {
        let reader = TreeReader { above: "", beside: &["extends", "remove", "replaces", "options", "set"] };
        let book: R = reader.read(self.tree, None, findings)?;
        findings.append(self.others);
        if let Some(seats) = self.seats {
            findings.append(Check::new(&book, self.tree).run(self.choices, seats));
        }
        if !findings.is_empty() {
            return None;
        }
        let rules = book.compile(self.tree, findings);
        findings.is_empty().then(|| Arc::new(rules))
    }
}

/// The rule sets of the families for the JSON Schema: the word of each and the name of its definition.
pub(super) fn schemas_of_books(generator: &mut SchemaGenerator) -> Vec<(&'static str, Cow<'static, str>)> {
    fn of<R: JsonSchema>(family: Kind, generator: &mut SchemaGenerator) -> (&'static str, Cow<'static, str>) {
        generator.subschema_for::<R>();
        (family.word(), R::schema_name())
    }
    vec![
        of::<shedding::RuleSet>(Kind::Shed, generator),
        of::<wall::RuleSet>(Kind::Wall, generator),
        of::<patience::RuleSet>(Kind::Patience, generator),
    ]
}

/// The possible numbers of players.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// The family that a tree names; the default is shedding games.
pub(super) fn family_of(tree: &Table) -> Kind {
    let named = tree.get("kind").and_then(|node| match &node.value {
        Value::Text(kind) => Kind::ALL.into_iter().find(|family| family.word() == *kind),
        _ => None,
    });
    named.unwrap_or(Kind::Shed)
}
