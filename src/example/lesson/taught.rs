//! What lessons need to know of a family of games.

use std::fmt;
use std::sync::Arc;

use crate::engine::wall::Spot;
use crate::engine::{Dice, Game, Move, Seat, patience, wall};
use crate::example::{Example, Facts};
use crate::notation::wall::read_spot;
use crate::notation::{self, Notation, NotationFault};
use crate::rules::book::Family;
use crate::rules::{self, Rules, Terms};

/// A game that examples teach.
pub trait Taught: Clone {
    /// Its rules.
    type Rules;
    /// What can be done.
    type Move: Copy + PartialEq + fmt::Debug;

    /// The family of games.
    const FAMILY: Family;

    /// The move that deals: nobody types it.
    const DEAL: Self::Move;

    /// The cards of the game.
    fn terms(rules: &Self::Rules) -> &Terms;

    /// The game at the beginning of an example; none if the example is of another family, or cannot be set up.
    fn begin(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self>;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// A move in the notation.
    ///
    /// # Errors
    /// What is not understood.
    fn read(rules: &Self::Rules, text: &str) -> Result<Self::Move, NotationFault>;

    /// A seat and its move.
    ///
    /// # Errors
    /// What is not understood.
    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, Self::Move), NotationFault>;

    /// A stack by its number.
    ///
    /// # Errors
    /// There is none.
    fn read_stack(_rules: &Self::Rules, text: &str) -> Result<Spot, NotationFault> {
        Err(NotationFault::UnknownStack { stack: text.to_owned() })
    }
}

impl Taught for Game {
    type Rules = Rules;
    type Move = Move;

    const FAMILY: Family = Family::Shed;
    const DEAL: Move = Move::Deal;

    fn terms(rules: &Rules) -> &Terms {
        rules.terms()
    }

    /// Where chance is not stated it is dice, since computer players may go on.
    fn begin(example: &Example, rules: &Arc<Rules>) -> Option<Self> {
        example.begin_with(rules, Dice::new(0, 0)).ok()
    }

    fn seats(&self) -> u8 {
        self.setup().seats
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        Notation::of(rules).read(text)
    }

    fn read_line(rules: &Rules, line: &str) -> Result<(Seat, Move), NotationFault> {
        Notation::of(rules).read_line(line)
    }
}

impl Taught for wall::Game {
    type Rules = rules::wall::Rules;
    type Move = wall::Move;

    const FAMILY: Family = Family::Wall;
    const DEAL: wall::Move = wall::Move::Deal;

    fn terms(rules: &Self::Rules) -> &Terms {
        rules.terms()
    }

    fn begin(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self> {
        match &example.facts {
            Facts::Wall(facts) => crate::example::wall::begin(facts, rules).ok(),
            Facts::Shed(_) | Facts::Patience(_) => None,
        }
    }

    fn seats(&self) -> u8 {
        u8::try_from(self.view().seats().len()).unwrap_or(u8::MAX)
    }

    fn read(rules: &Self::Rules, text: &str) -> Result<wall::Move, NotationFault> {
        notation::wall::Notation::of(rules).read(text)
    }

    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, wall::Move), NotationFault> {
        notation::wall::Notation::of(rules).read_line(line)
    }

    fn read_stack(rules: &Self::Rules, text: &str) -> Result<Spot, NotationFault> {
        let spot = read_spot(text)?;
        let there = usize::from(spot.0) < rules.book().stacks.sizes.len();
        if there { Ok(spot) } else { Err(NotationFault::UnknownStack { stack: text.to_owned() }) }
    }
}

impl Taught for patience::Game {
    type Rules = rules::patience::Rules;
    type Move = patience::Move;

    const FAMILY: Family = Family::Patience;
    const DEAL: patience::Move = patience::Move::Deal;

    fn terms(rules: &Self::Rules) -> &Terms {
        rules.terms()
    }

    fn begin(example: &Example, rules: &Arc<Self::Rules>) -> Option<Self> {
        match &example.facts {
            Facts::Patience(facts) => crate::example::patience::begin(facts, rules).ok(),
            Facts::Shed(_) | Facts::Wall(_) => None,
        }
    }

    fn seats(&self) -> u8 {
        1
    }

    fn read(rules: &Self::Rules, text: &str) -> Result<patience::Move, NotationFault> {
        notation::patience::Notation::of(rules).read(text)
    }

    fn read_line(rules: &Self::Rules, line: &str) -> Result<(Seat, patience::Move), NotationFault> {
        notation::patience::Notation::of(rules).read_line(line)
    }
}
