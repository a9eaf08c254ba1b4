//! The trait that every family of games implements, and what their engines share.

use std::fmt;
use std::sync::Arc;

use super::chance::{Chance, ChanceFault, Dice};
use super::setup::{Seat, Setup, Viewer};
use crate::rules::{Clause, GameRules};

/// The rules of a family of games, which know their game.
pub trait Played: GameRules + Sized {
    /// The game.
    type Game: Family<Rules = Self>;
}

/// A game of one of the families. What a layer above adds to it is one trait there.
pub trait Family: Clone + fmt::Debug + Send + Sync + 'static {
    /// Its rules.
    type Rules: GameRules;
    /// What a seat can do.
    type Move: Copy + Eq + fmt::Debug + Send;
    /// What came of a move, of which each viewer sees what is theirs to see.
    type Step;
    /// A happening, as a viewer may know it.
    type Observation: Clone;
    /// Why a move is refused.
    type IllegalMove;
    /// The table, as a viewer may know it.
    type View<'a>: Copy;
    /// What has to be kept of a position to come back to it.
    type Before: Clone + fmt::Debug;

    /// The move with which a game and each of its rounds begin. Nobody has to be on turn for it.
    const DEAL: Self::Move;

    /// How many moves can be taken back, one after the other.
    const MOST_TAKEN_BACK: usize = 100;

    /// A table before the first deal, whose chance is given.
    ///
    /// # Panics
    /// If the set-up does not suit the rules; see [`Setup::suits`].
    fn before_deal(rules: Arc<Self::Rules>, setup: Setup, chance: Chance) -> Self;

    /// A table before the first deal. The same rules, set-up, seed and moves give the same game (G-11).
    ///
    /// # Panics
    /// If the set-up does not suit the rules; see [`Setup::suits`].
    #[must_use]
    fn begin(rules: &Arc<Self::Rules>, setup: Setup, seed: u64) -> Self {
        Self::before_deal(Arc::clone(rules), setup, Chance::Seeded(Dice::new(seed, 0)))
    }

    /// The rules.
    fn rules(&self) -> &Arc<Self::Rules>;

    /// How the table is set up.
    fn setup(&self) -> Setup;

    /// The table, as a viewer may know it.
    fn view_by(&self, viewer: Viewer) -> Self::View<'_>;

    /// Who has to decide something; nobody between rounds.
    fn to_act(&self) -> Option<Seat>;

    /// What comes at once of a position that was laid out, before anybody moves. Nothing in most games.
    fn settle(&mut self) -> Option<Self::Step> {
        None
    }

    /// Carries out a move and everything that it forces.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    fn apply(&mut self, seat: Seat, wanted: Self::Move) -> Result<Self::Step, Self::IllegalMove>;

    /// The same without telling anybody: for looking ahead and simulation.
    ///
    /// # Errors
    /// Why it is refused; nothing has changed then.
    fn apply_silently(&mut self, seat: Seat, wanted: Self::Move) -> Result<(), Self::IllegalMove>;

    /// Carries out a move that the game itself has offered to this seat at this moment, such as one of its legal moves,
    /// without judging it a second time and without telling anybody: for looking ahead and simulation.
    fn apply_offered(&mut self, seat: Seat, wanted: Self::Move);

    /// What a viewer sees of a step.
    fn seen_by(step: &Self::Step, viewer: Viewer) -> Vec<Self::Observation>;

    /// Why a seat may not do this; nothing if it may.
    fn why_not(&self, seat: Seat, wanted: Self::Move) -> Option<Self::IllegalMove>;

    /// The move that has to be made, if there is only one and a player may leave it to the program.
    fn forced(&self) -> Option<Self::Move> {
        None
    }

    /// Whether the whole game is over, not a round alone.
    fn is_over(&self) -> bool;

    /// Who has won, once the game is over.
    fn winners(&self) -> Option<Vec<Seat>>;

    /// What went beyond an example's stated chance.
    fn chance_fault(&self) -> Option<ChanceFault>;

    /// How many of an example's stated shuffles were not used.
    fn unused_shuffles(&self) -> usize;

    /// What has to be kept of the position as it is.
    fn keep(&self) -> Self::Before;

    /// Goes back to how it was `before`. Chance that a player would know already comes from these dice then.
    fn go_back(&mut self, before: Self::Before, further: Dice);

    /// The game goes another way from here: chance that somebody could know from the first way comes from these dice.
    /// Where everything lies open, or a pile stays as it is when moves are taken back, there is nothing to do.
    fn part_ways(&mut self, _further: Dice) {}

    /// Whether a move can be one that its seat takes back: it is on turn, or nobody has to be for it.
    fn is_own(&self, seat: Seat, _wanted: Self::Move) -> bool {
        self.to_act() == Some(seat)
    }

    /// Whether a seat has seen what it cannot forget again, so that nothing before goes back.
    fn has_learnt(_seen: &[Self::Observation], _seat: Seat) -> bool {
        false
    }
}

/// What a move brought about: the same for everybody who looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenStep<S> {
    pub(crate) seen: Vec<S>,
}

impl<S> OpenStep<S> {
    /// The happenings, in order.
    #[must_use]
    pub fn seen(&self) -> &[S] {
        &self.seen
    }
}

/// Why a move is not within the rules, and the clause that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation<R> {
    /// The reason.
    pub reason: R,
    /// The clause, where one governs.
    pub clause: Option<Clause>,
}

/// A reason, and the clause that governs it, if one does.
pub(crate) fn why<R>(reason: R, clause: Option<Clause>) -> Explanation<R> {
    Explanation { reason, clause }
}

/// Does something with rules of whichever family they are, or for a family alone. In what is done, the game of
/// the family has the name that is given, and is a [`Family`](super::Family).
#[macro_export]
macro_rules! of_family {
    ($rules:expr, $Game:ident, $own:pat => $done:expr) => {
        $crate::rules::of_rules!($rules, RulesOfFamily, $own => {
            type $Game = <RulesOfFamily as $crate::engine::Played>::Game;
            $done
        })
    };
    ($family:expr, $Game:ident => $done:expr) => {
        $crate::rules::of_rules!($family, RulesOfFamily => {
            type $Game = <RulesOfFamily as $crate::engine::Played>::Game;
            $done
        })
    };
}

pub use of_family;
