//! Rules of the family `shed`: rule file (`docs/rule-files.md`), check, and compiled rules.

#![warn(missing_docs)]

mod card_rules;
mod check;
mod compile;
mod fits;
mod rule_set;
#[cfg(test)]
pub(crate) mod sample;

pub use card_rules::ImmediateEffect;
pub(crate) use card_rules::{CompiledEffect, Draw, KindRule, Share, Skip, StandIn, WishRule};
pub(crate) use fits::{WordMasks, bit_of, first_of};
pub(crate) use rule_set::*;
pub use rule_set::{Effect, RuleSet, Rules, ScoreTo};
