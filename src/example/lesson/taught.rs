//! What lessons need to know of a family of games.

use std::sync::Arc;

use crate::engine::wall::Spot;
use crate::engine::{Dice, Game, patience, wall};
use crate::example::{Example, Facts};
use crate::notation::wall::read_spot;
use crate::notation::{NotationFault, Written};
use crate::rules::{self, Rules};

/// A game that examples teach.
pub trait Taught: Written {
    /// The game at the beginning of an example; none if the example is of another family, or cannot be set up.
    fn begin_as(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self>;

    /// A stack by its number.
    ///
    /// # Errors
    /// There is none.
    fn read_stack(_rules: &Self::Rules, text: &str) -> Result<Spot, NotationFault> {
        Err(NotationFault::UnknownStack { stack: text.to_owned() })
    }
}

impl Taught for Game {
    /// Where chance is not stated it is dice, since computer players may go on.
    fn begin_as(example: &Example, rules: &Arc<Rules>) -> Option<Self> {
        example.begin_with(rules, Dice::new(0, 0)).ok()
    }
}

impl Taught for wall::Game {
    fn begin_as(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self> {
        match &example.facts {
            Facts::Wall(facts) => crate::example::wall::begin(facts, rules).ok(),
            Facts::Shed(_) | Facts::Patience(_) => None,
        }
    }

    fn read_stack(rules: &rules::wall::Rules, text: &str) -> Result<Spot, NotationFault> {
        let spot = read_spot(text)?;
        let there = usize::from(spot.0) < rules.book().stacks.sizes.len();
        if there { Ok(spot) } else { Err(NotationFault::UnknownStack { stack: text.to_owned() }) }
    }
}

impl Taught for patience::Game {
    fn begin_as(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self> {
        match &example.facts {
            Facts::Patience(facts) => crate::example::patience::begin(facts, rules).ok(),
            Facts::Shed(_) | Facts::Wall(_) => None,
        }
    }
}
