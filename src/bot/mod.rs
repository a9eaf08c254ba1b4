//! Computer players. They get a [`View`], so they know what a person on their seat would know, and nothing else.
//!
//! A computer player's chance is a function of the game's seed, the seat and the number of the move, on streams of its
//! own: what one player ponders changes neither the cards nor anybody else's luck, and a record needs none of it.

mod budget;
mod easy;
mod level;
mod medium;
mod odds;
mod random;
mod tip;
mod worth;

use crate::engine::{Awaits, Dice, Family, Game, Move, Seat, View};
use crate::rules::Rules;

use easy::Easy;
use medium::Medium;
use random::Random;

pub use budget::Budget;
pub use level::{Level, LevelFault};
pub use tip::{Motive, Tip};

/// A way to play. It has no memory from move to move: the same view and the same dice give the same choice.
pub trait Bot<G: Family>: Send {
    /// The move of the seat that looks, which has to decide: always a legal one, and never one back.
    fn choose(&mut self, view: G::View<'_>, dice: &mut Dice) -> G::Move;

    /// Whom it catches after somebody has laid a card (G-8). It is asked once after each such move, whoever's it was.
    fn notice(&mut self, _view: G::View<'_>, _dice: &mut Dice) -> Option<G::Move> {
        None
    }
}

/// A game that computer players can play.
pub trait Computers: Family {
    /// The levels that there are, the weakest first.
    const LEVELS: &'static [Level];

    /// A computer player of a level, which may look ahead so far.
    ///
    /// # Errors
    /// The game has no such level.
    fn bot(level: Level, rules: &Self::Rules, budget: Budget) -> Result<Box<dyn Bot<Self>>, LevelFault>;

    /// Whether somebody could be caught at all, as far as a viewer knows.
    fn may_be_noticed(_view: Self::View<'_>) -> bool {
        false
    }
}

impl Computers for Game {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Easy, Level::Medium];

    fn bot(level: Level, rules: &Rules, _: Budget) -> Result<Box<dyn Bot<Game>>, LevelFault> {
        match level {
            Level::Random => Ok(Box::new(Random)),
            Level::Easy => Ok(Box::new(Easy::default())),
            Level::Medium => Ok(Box::new(Medium::default())),
            Level::Hard => Err(LevelFault::NotInThisGame { level, game: rules.book().id.clone() }),
        }
    }

    fn may_be_noticed(view: View<'_>) -> bool {
        view.has_open_windows() && (view.calls_are_caught() || view.runs_are_caught())
    }
}

/// A computer player on its seat.
pub struct Player<G: Family> {
    seat: Seat,
    seed: u64,
    bot: Box<dyn Bot<G>>,
}

impl<G: Computers> Player<G> {
    /// Puts a way of playing on a seat of the game with this seed.
    #[must_use]
    pub fn new(seat: Seat, seed: u64, bot: Box<dyn Bot<G>>) -> Self {
        Player { seat, seed, bot }
    }

    /// Sits down again for a game with another seed.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The seat.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's move; `number` counts the moves of the game before it. The view is that of the player's seat,
    /// whose turn it is.
    pub fn choose(&mut self, view: G::View<'_>, number: u64) -> G::Move {
        self.bot.choose(view, &mut dice_for(self.seed, self.seat, number, Occasion::Choose))
    }

    /// Whom the player catches after a card was laid by anybody; `number` counts the moves so far.
    pub fn notice(&mut self, view: G::View<'_>, number: u64) -> Option<G::Move> {
        if !G::may_be_noticed(view) {
            return None;
        }
        self.bot.notice(view, &mut dice_for(self.seed, self.seat, number, Occasion::Notice))
    }
}

/// What a computer player throws dice for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The own move.
    Choose,
    /// Noticing what others forgot.
    Notice,
}

/// The dice of one decision, on a stream that neither the table nor another decision of the game uses.
#[must_use]
pub fn dice_for(seed: u64, seat: Seat, number: u64, occasion: Occasion) -> Dice {
    const COMPUTER_PLAYERS: u64 = 1 << 63;
    let occasion = u64::from(occasion == Occasion::Notice);
    Dice::new(seed, COMPUTER_PLAYERS | number << 8 | u64::from(seat.0) << 1 | occasion)
}

/// The move with the call that belongs to it, unless the player forgets it in so many percent of all cases.
fn with_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    match view.call_due_with(wanted) {
        Some(call) if !dice.percent(forgets) => wanted.with_call(Some(call)),
        _ => wanted,
    }
}

/// Whether the player is asked for the same card out of turn and does not notice that it is in the hand.
fn overlooks_twin(view: View<'_>, notices: u8, dice: &mut Dice) -> bool {
    view.awaits() == Awaits::JumpIn && !dice.percent(notices)
}

/// A catch, if somebody can be caught and the player notices it, as happens in so many percent of all cases.
fn catch_somebody(view: View<'_>, notices: u8, dice: &mut Dice) -> Option<Move> {
    view.seats().map(Move::Catch).find(|wanted| view.allows(*wanted) && dice.percent(notices))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_has_dice_of_its_own() {
        let table = Dice::new(7, 0);
        let decisions = [(0, 0), (1, 0), (0, 1)].map(|(seat, number)| (Seat(seat), number));
        let mut all = vec![table];
        for (seat, number) in decisions {
            all.extend([Occasion::Choose, Occasion::Notice].map(|why| dice_for(7, seat, number, why)));
        }
        for (index, dice) in all.iter().enumerate() {
            assert!(!all[..index].contains(dice), "{index}");
        }
        assert_eq!(all[1], dice_for(7, Seat(0), 0, Occasion::Choose));
    }
}
