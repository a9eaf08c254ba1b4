//! The families of games: what their books and rules have in common.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use indexmap::IndexMap;
use schemars::{JsonSchema, SchemaGenerator};
use serde::Deserialize;

use super::Clause;
use super::check::{Basics, Check, Checked, Seats};
use super::compile::Rules;
use super::diagnostic::Findings;
use super::fits::Rows;
use super::options::Choice;
use super::reader::{Reader, Reading};
use super::rule_set::ClauseFacts;
use super::terms::Terms;
use super::tree::{Table, Value};
use crate::cards::{CardKind, Deck};

/// What the rules of every family say.
pub trait GameRules: fmt::Debug + Send + Sync {
    /// The game's id.
    fn id(&self) -> &str;

    /// The family of games.
    fn family(&self) -> Kind;

    /// The cards, the colours and the calls, as they are called.
    fn terms(&self) -> &Terms;

    /// Every clause of the game, in order.
    fn clauses(&self) -> &IndexMap<Clause, ClauseFacts>;

    /// How many can sit at a table.
    fn sizes(&self) -> TableSizes;
}

/// The rules of a game, ready to be played: its book, and what is compiled from it.
#[derive(Clone, Debug)]
pub struct Compiled<B: Basics> {
    /// The file's facts.
    pub(crate) book: B,
    /// The cards, the colours and the calls, as they are called.
    pub(crate) terms: Terms,
    /// The rules of the kinds of cards.
    pub(crate) kinds: Vec<B::Kind>,
    /// The rows of the times table that count.
    pub(crate) rows: Rows,
    /// What only this family has.
    pub(crate) own: B::Own,
}

impl<B: Basics> Compiled<B> {
    /// Whether players hold cards.
    pub const HAS_HANDS: bool = B::HAS_HANDS;

    /// The file's facts.
    #[inline]
    #[must_use]
    pub fn book(&self) -> &B {
        &self.book
    }

    /// The cards, the colours and the calls, as they are called.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The deck.
    #[inline]
    #[must_use]
    pub fn deck(&self) -> &Deck {
        self.terms.deck()
    }

    /// The rule of a kind of card.
    #[inline]
    #[must_use]
    pub fn kind(&self, kind: CardKind) -> &B::Kind {
        &self.kinds[usize::from(kind.0)]
    }

    /// The rows of the times table that count.
    #[must_use]
    pub fn rows(&self) -> &Rows {
        &self.rows
    }

    /// How many can sit at a table.
    #[must_use]
    pub fn sizes(&self) -> TableSizes {
        self.book.sizes()
    }
}

impl<B: Basics> GameRules for Compiled<B> {
    fn id(&self) -> &str {
        self.book.id()
    }

    fn family(&self) -> Kind {
        B::FAMILY
    }

    fn terms(&self) -> &Terms {
        &self.terms
    }

    fn clauses(&self) -> &IndexMap<Clause, ClauseFacts> {
        self.book.clauses()
    }

    fn sizes(&self) -> TableSizes {
        self.sizes()
    }
}

/// The list of the families: the word of each in rule files, and its book. Whatever there is of every family follows from it;
/// `$` is only passed on to the macros that are made here.
macro_rules! families {
    ($dollar:tt $($(#[$doc:meta])* $Family:ident = $word:literal: $RuleSet:ty;)+) => {
        /// The family of games a file belongs to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum Kind {
            $($(#[$doc])* $Family,)+
        }

        impl Kind {
            /// All families.
            pub const ALL: [Kind; [$($word),+].len()] = [$(Kind::$Family),+];

            /// The word by which a rule file names it.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Kind::$Family => $word,)+
                }
            }
        }

        /// The rules of each family, by its name: a macro that is used elsewhere finds them here.
        #[doc(hidden)]
        pub mod rules_of {
            $(pub type $Family = super::Compiled<$RuleSet>;)+
        }

        /// The rules of a game of any family.
        #[derive(Clone, Debug)]
        pub enum AnyRules {
            $($(#[$doc])* $Family(Arc<Compiled<$RuleSet>>),)+
        }

        /// Does something with rules of whichever family they are, or for a family alone. In what is done, the rules of the
        /// family have the name that is given. For users of the library, `of_family!` names the game.
        #[doc(hidden)]
        #[macro_export]
        macro_rules! of_rules {
            ($dollar rules:expr, $dollar Rules:ident, $dollar own:pat => $dollar done:expr) => {
                match $dollar rules {
                    $($crate::rules::AnyRules::$Family($dollar own) => {
                        type $dollar Rules = $crate::rules::rules_of::$Family;
                        $dollar done
                    })+
                }
            };
            ($dollar family:expr, $dollar Rules:ident => $dollar done:expr) => {
                match $dollar family {
                    $($crate::rules::rule_set::Kind::$Family => {
                        type $dollar Rules = $crate::rules::rules_of::$Family;
                        $dollar done
                    })+
                }
            };
        }

        impl AnyRules {
            /// What the rules of every family say.
            #[must_use]
            pub fn common(&self) -> &dyn GameRules {
                match self {
                    $(AnyRules::$Family(rules) => &**rules,)+
                }
            }
        }

        $(impl From<Compiled<$RuleSet>> for AnyRules {
            fn from(rules: Compiled<$RuleSet>) -> Self {
                AnyRules::$Family(Arc::new(rules))
            }
        })+

        /// The books of the families for the schema of rule files: the word of each, and the name of its definition.
        pub(super) fn schemas_of_books(generator: &mut SchemaGenerator) -> Vec<(&'static str, Cow<'static, str>)> {
            $(generator.subschema_for::<$RuleSet>();)+
            vec![$((Kind::$Family.word(), <$RuleSet as JsonSchema>::schema_name())),+]
        }

        /// Reads the book of the family that the tree names; of shedding games if it names none, which is then told.
        pub(super) fn read_book(
            tree: &mut Table,
            reader: &Reader<'_>,
            findings: &mut Findings,
        ) -> Reading<Box<dyn AnyBook>> {
            match family_of(tree) {
                $(Kind::$Family => reader.read::<$RuleSet>(tree, None, findings).map(|book| Box::new(book) as _),)+
            }
        }
    };
}

families! { $
    /// Shedding games: who gets rid of the cards first.
    Shed = "shed": crate::rules::rule_set::RuleSet;
    /// Walls of open cards from which fitting pairs are taken.
    Wall = "wall": crate::wall::rules::RuleSet;
    /// Patiences.
    Patience = "patience": crate::patience::rules::RuleSet;
}

#[doc(hidden)]
pub use of_rules;

impl Kind {
    /// Whether players of such games hold cards, so that the general clauses about hands hold.
    #[must_use]
    pub fn has_hands(self) -> bool {
        of_rules!(self, RulesOfFamily => RulesOfFamily::HAS_HANDS)
    }
}

impl AnyRules {
    /// The game's id.
    #[must_use]
    pub fn id(&self) -> &str {
        self.common().id()
    }

    /// The family of games.
    #[must_use]
    pub fn family(&self) -> Kind {
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
        if let AnyRules::Shed(rules) = self { Some(rules) } else { None }
    }

    /// The rules of a shedding game, if it is one.
    #[must_use]
    pub fn shed(&self) -> Option<&Arc<Rules>> {
        if let AnyRules::Shed(rules) = self { Some(rules) } else { None }
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

/// The family that a tree names; shedding games if it names none.
pub(super) fn family_of(tree: &Table) -> Kind {
    let named = tree.get("kind").and_then(|node| match &node.value {
        Value::Text(kind) => Kind::ALL.into_iter().find(|family| family.word() == *kind),
        _ => None,
    });
    named.unwrap_or(Kind::Shed)
}

/// The book of a game of any family.
pub(super) trait AnyBook {
    /// All that does not make sense; see [`Check::new`].
    fn faults(&self, tree: &Table, broken: &[String], readable: bool, choices: &[Choice], seats: Seats) -> Findings;

    /// The compiled rules; what can only be seen from them is told.
    fn compiled(self: Box<Self>, tree: &Table, findings: &mut Findings) -> AnyRules;
}

impl<B: Checked> AnyBook for B
where
    AnyRules: From<Compiled<B>>,
{
    fn faults(&self, tree: &Table, broken: &[String], readable: bool, choices: &[Choice], seats: Seats) -> Findings {
        Check::new(self, tree, broken, readable).run(choices, seats)
    }

    fn compiled(self: Box<Self>, tree: &Table, findings: &mut Findings) -> AnyRules {
        B::compile(*self, tree, findings).into()
    }
}
