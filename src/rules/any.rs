//! The families of games: what their books and rules have in common.

use std::fmt;
use std::sync::Arc;

use indexmap::IndexMap;

use super::book::{Book, ClauseFacts, Family};
use super::check::{Check, Seats, dead_ends, most_seats, never_fitting, no_table};
use super::compile::Rules;
use super::fault::Findings;
use super::options::Choice;
use super::reader::{Reader, Reading};
use super::terms::Terms;
use super::tree::{Table, Value};
use super::{Clause, patience, wall};

/// What the rules of every family say.
pub trait GameRules: fmt::Debug + Send + Sync {
    /// The game's id.
    fn id(&self) -> &str;

    /// The family of games.
    fn family(&self) -> Family;

    /// The cards, the colours and the calls, as they are called.
    fn terms(&self) -> &Terms;

    /// Every clause of the game, in order.
    fn clauses(&self) -> &IndexMap<Clause, ClauseFacts>;

    /// How many can sit at a table.
    fn sizes(&self) -> TableSizes;
}

/// Rules that have a book of these facts.
macro_rules! game_rules {
    ($Rules:ty, $family:expr, $rules:ident => $sizes:expr) => {
        impl GameRules for $Rules {
            fn id(&self) -> &str {
                &self.book().id
            }

            fn family(&self) -> Family {
                $family
            }

            fn terms(&self) -> &Terms {
                self.terms()
            }

            fn clauses(&self) -> &IndexMap<Clause, ClauseFacts> {
                &self.book().clauses
            }

            fn sizes(&self) -> TableSizes {
                let $rules = self;
                $sizes
            }
        }
    };
}

game_rules!(Rules, Family::Shed, rules => rules.sizes());
game_rules!(wall::Rules, Family::Wall, rules => TableSizes::These(rules.seats()));
game_rules!(patience::Rules, Family::Patience, _rules => TableSizes::These(vec![1]));

/// The rules of a game of any family.
#[derive(Clone, Debug)]
pub enum AnyRules {
    /// A shedding game.
    Shed(Arc<Rules>),
    /// A wall of open cards.
    Wall(Arc<wall::Rules>),
    /// A patience.
    Patience(Arc<patience::Rules>),
}

impl AnyRules {
    /// What the rules of every family say.
    #[must_use]
    pub fn common(&self) -> &dyn GameRules {
        match self {
            AnyRules::Shed(rules) => &**rules,
            AnyRules::Wall(rules) => &**rules,
            AnyRules::Patience(rules) => &**rules,
        }
    }

    /// The game's id.
    #[must_use]
    pub fn id(&self) -> &str {
        self.common().id()
    }

    /// The family of games.
    #[must_use]
    pub fn family(&self) -> Family {
        self.common().family()
    }

    /// The cards, the colours and the calls, as they are called.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        self.common().terms()
    }

    /// Every clause of the game, in order.
    #[must_use]
    pub fn clauses(&self) -> &IndexMap<Clause, ClauseFacts> {
        self.common().clauses()
    }

    /// How many can sit at a table.
    #[must_use]
    pub fn sizes(&self) -> TableSizes {
        self.common().sizes()
    }

    /// The rules of a shedding game; nothing for a game of another family.
    #[must_use]
    pub fn into_shed(self) -> Option<Arc<Rules>> {
        match self {
            AnyRules::Shed(rules) => Some(rules),
            AnyRules::Wall(_) | AnyRules::Patience(_) => None,
        }
    }

    /// The rules of a shedding game, if it is one.
    #[must_use]
    pub fn shed(&self) -> Option<&Arc<Rules>> {
        match self {
            AnyRules::Shed(rules) => Some(rules),
            AnyRules::Wall(_) | AnyRules::Patience(_) => None,
        }
    }
}

/// How many can sit at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableSizes {
    /// As many as from one number to another.
    Range {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// One of these numbers, the smallest first.
    These(Vec<u8>),
}

impl TableSizes {
    /// Whether so many can.
    #[must_use]
    pub fn contains(&self, players: usize) -> bool {
        self.all().any(|size| usize::from(size) == players)
    }

    /// The number that is nearest to the wanted one, of two the smaller.
    #[must_use]
    pub fn nearest(&self, wanted: u8) -> u8 {
        self.all().min_by_key(|size| size.abs_diff(wanted)).unwrap_or(wanted)
    }

    /// Whether there is more than one number to choose from.
    #[must_use]
    pub fn is_choice(&self) -> bool {
        self.all().nth(1).is_some()
    }

    fn all(&self) -> impl Iterator<Item = u8> + '_ {
        let (range, these) = match self {
            TableSizes::Range { min, max } => (*min..max.saturating_add(1), &[][..]),
            TableSizes::These(these) => (0..0, these.as_slice()),
        };
        range.chain(these.iter().copied())
    }
}

/// The family that a tree names.
fn kind(tree: &Table) -> &str {
    match tree.get("kind").map(|node| &node.value) {
        Some(Value::Text(kind)) => kind,
        _ => "",
    }
}

/// The book of a game of any family.
pub(super) enum AnyBook {
    Shed(Box<Book>),
    Wall(wall::Book),
    Patience(patience::Book),
}

impl AnyBook {
    /// Reads the book of the family that the tree names; of shedding games if it names none, which is then told.
    pub fn read(tree: &mut Table, reader: &Reader<'_>, findings: &mut Findings) -> Reading<AnyBook> {
        match kind(tree) {
            "wall" => reader.read(tree, None, findings).map(AnyBook::Wall),
            "patience" => reader.read(tree, None, findings).map(AnyBook::Patience),
            _ => reader.read(tree, None, findings).map(|book| AnyBook::Shed(Box::new(book))),
        }
    }

    /// Whether the tree is that of a shedding game.
    pub fn sheds(tree: &Table) -> bool {
        !["wall", "patience"].contains(&kind(tree))
    }

    /// All that does not make sense; see [`Check::new`].
    pub fn check(
        &self,
        tree: &Table,
        broken: &[String],
        readable: bool,
        choices: &[Choice],
        seats: Seats,
    ) -> Findings {
        match self {
            AnyBook::Shed(book) => Check::new(&**book, tree, broken, readable).run(choices, seats),
            AnyBook::Wall(book) => Check::new(book, tree, broken, readable).wall(choices),
            AnyBook::Patience(book) => Check::new(book, tree, broken, readable).patience(choices),
        }
    }

    /// The compiled rules; what can only be seen from them is told.
    pub fn compile(self, tree: &Table, findings: &mut Findings) -> AnyRules {
        match self {
            AnyBook::Shed(book) => {
                let mut rules = Rules::compile(*book);
                never_fitting(&rules, tree, findings);
                dead_ends(&rules, tree, findings);
                rules.limit_players(most_seats(&rules));
                no_table(&rules, tree, findings);
                AnyRules::Shed(Arc::new(rules))
            }
            AnyBook::Wall(book) => AnyRules::Wall(Arc::new(wall::Rules::compile(book))),
            AnyBook::Patience(book) => AnyRules::Patience(Arc::new(patience::Rules::compile(book))),
        }
    }
}
