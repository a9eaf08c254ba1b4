//! The families of games and what their rules have in common.

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
use super::options::OptionChoice;
use super::reader::TreeReader;
use super::rule_set::ClauseFacts;
use super::terms::Terms;
use super::tree::{Table, Value};
use crate::cards::{CardKind, Deck};

/// The rules of a game of any family.
pub trait GameRules: fmt::Debug + Send + Sync {
    /// The game's id.
    fn id(&self) -> &str;

    /// The family of the game.
    fn family(&self) -> Kind;

    /// The names of cards, colours and calls.
    fn terms(&self) -> &Terms;

    /// All clauses, in order.
    fn clauses(&self) -> &IndexMap<Clause, ClauseFacts>;

    /// The possible numbers of players.
    fn sizes(&self) -> TableSizes;
}

/// The compiled rules of a game.
#[derive(Clone, Debug)]
pub struct Compiled<B: Basics> {
    pub(crate) book: B,
    pub(crate) terms: Terms,
    pub(crate) kinds: Vec<B::Kind>,
    pub(crate) rows: Rows,
    /// Data that only this family has.
    pub(crate) own: B::Own,
}

impl<B: Basics> Compiled<B> {
    /// True if players hold cards.
    pub const HAS_HANDS: bool = B::HAS_HANDS;

    /// The rule set as written in the file.
    #[inline]
    #[must_use]
    pub fn book(&self) -> &B {
        &self.book
    }

    /// The names of cards, colours and calls.
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

    /// The rules of a kind of card.
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

    /// The possible numbers of players.
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

/// Declares the families: the word of each in rule files, and its type of rule set. `$` is only passed on to the
/// generated macros.
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

            /// The word in rule files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Kind::$Family => $word,)+
                }
            }
        }

        /// The rules of each family by its name, for `of_rules!`.
        #[doc(hidden)]
        pub mod rules_of {
            $(pub type $Family = super::Compiled<$RuleSet>;)+
        }

        /// The rules of a game of any family.
        #[derive(Clone, Debug)]
        pub enum AnyRules {
            $($(#[$doc])* $Family(Arc<Compiled<$RuleSet>>),)+
        }

        /// Evaluates an expression for the rules of any family, or for a family. Within it, `$Rules` is the type of
        /// the rules. Users of the library have `of_family!`, which names the type of the game.
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
            /// The part that all families share.
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

        /// The rule sets of the families for the JSON Schema: the word of each and the name of its definition.
        pub(super) fn schemas_of_books(generator: &mut SchemaGenerator) -> Vec<(&'static str, Cow<'static, str>)> {
            $(generator.subschema_for::<$RuleSet>();)+
            vec![$((Kind::$Family.word(), <$RuleSet as JsonSchema>::schema_name())),+]
        }

        /// A rule set of any family.
        pub(super) enum AnyRuleSet {
            $($Family(Box<$RuleSet>),)+
        }

        impl AnyRuleSet {
            /// All faults of the rule set; see [`Check::new`].
            pub fn faults(
                &self,
                tree: &Table,
                choices: &[OptionChoice],
                seats: Seats,
            ) -> Findings {
                match self {
                    $(AnyRuleSet::$Family(rules) => Check::new(&**rules, tree).run(choices, seats),)+
                }
            }

            /// Compiles the rules and reports faults that only appear then.
            pub fn compile(self, tree: &Table, findings: &mut Findings) -> AnyRules {
                match self {
                    $(AnyRuleSet::$Family(rules) => Checked::compile(*rules, tree, findings).into(),)+
                }
            }
        }

        /// Reads the rule set of the family that the tree names. Without one, it reads a shedding game and reports
        /// the missing key.
        pub(super) fn read_book(
            tree: &mut Table,
            reader: &TreeReader<'_>,
            findings: &mut Findings,
        ) -> Option<AnyRuleSet> {
            match family_of(tree) {
                $(Kind::$Family => {
                    reader.read::<$RuleSet>(tree, None, findings).map(|rules| AnyRuleSet::$Family(Box::new(rules)))
                })+
            }
        }
    };
}

families! { $
    /// Shedding games: who gets rid of the cards first.
    Shed = "shed": crate::rules::rule_set::RuleSet;
    /// Walls of open cards from which fitting pairs are taken.
    Wall = "wall": crate::games::wall::rules::RuleSet;
    /// Patiences.
    Patience = "patience": crate::games::patience::rules::RuleSet;
}

#[doc(hidden)]
pub use of_rules;

impl Kind {
    /// Returns true if players hold cards, so that the general clauses about hands apply.
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

    /// The family of the game.
    #[must_use]
    pub fn family(&self) -> Kind {
        self.common().family()
    }

    /// The names of cards, colours and calls.
    #[must_use]
    pub fn terms(&self) -> &Terms {
        self.common().terms()
    }

    /// All clauses, in order.
    #[must_use]
    pub fn clauses(&self) -> &IndexMap<Clause, ClauseFacts> {
        self.common().clauses()
    }

    /// The possible numbers of players.
    #[must_use]
    pub fn sizes(&self) -> TableSizes {
        self.common().sizes()
    }

    /// The rules of a shedding game, if it is one.
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

/// The possible numbers of players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableSizes {
    /// All numbers from `min` to `max`.
    Range { min: u8, max: u8 },
    /// These numbers in ascending order.
    These(Vec<u8>),
}

impl TableSizes {
    #[must_use]
    pub fn contains(&self, players: usize) -> bool {
        self.all().any(|size| usize::from(size) == players)
    }

    /// The possible number nearest to `wanted`, the smaller of two.
    #[must_use]
    pub fn nearest(&self, wanted: u8) -> u8 {
        self.all().min_by_key(|size| size.abs_diff(wanted)).unwrap_or(wanted)
    }

    /// Returns true if there is more than one number.
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

/// The family that a tree names; the default is shedding games.
pub(super) fn family_of(tree: &Table) -> Kind {
    let named = tree.get("kind").and_then(|node| match &node.value {
        Value::Text(kind) => Kind::ALL.into_iter().find(|family| family.word() == *kind),
        _ => None,
    });
    named.unwrap_or(Kind::Shed)
}
