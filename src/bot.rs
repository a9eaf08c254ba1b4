//! Computer players. They get the view of their seat, so they know what a person on it would know, and nothing else.
//!
//! The dice of a computer player are a function of the game's seed, the seat and the move number, on separate streams:
//! its choices change neither the cards nor the luck of others, and a record needs none of it.

#![warn(missing_docs)]

use std::time::Duration;

use strum::{Display, EnumString, IntoStaticStr};

use crate::engine::{Dice, Game, Seat};

/// The strength of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Display, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Level {
    /// Uniform over the legal moves; forgets no call. For measuring.
    Random,
    /// Simple heuristics; forgets calls now and then.
    Easy,
    /// Plays by heuristics, with few slips.
    Medium,
    /// Searches ahead.
    Hard,
}

impl Level {
    /// All levels, the weakest first. Every game has them.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Hard];

    /// The name in records and after `--level`.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Default number of positions in a search.
pub(super) const POSITIONS: u64 = 10_000;

/// Limit of a search for one move.
#[derive(Clone, Copy, Debug)]
pub enum Budget {
    /// Number of positions: the same result on every machine, for simulation and reproducible games.
    Positions(u64),
    /// Time: at the table, where people wait.
    Time(Duration),
}

impl Budget {
    /// The default where games must be reproducible.
    pub const USUAL: Budget = Budget::Positions(POSITIONS);

    /// For tips in games with hidden cards: by positions, so that the duration reveals nothing about the cards.
    pub const TIP: Budget = Budget::Positions(6 * POSITIONS);
}

/// A strategy without memory: the same view and the same dice give the same choice.
pub trait Bot<G: Game>: Send {
    /// A legal move of the viewer, who has to decide; never an undo.
    fn choose(&mut self, view: G::View<'_>, dice: &mut Dice) -> G::Move;

    /// A catch after a card was played (G-8). Called once after each such move, whoever made it.
    fn notice(&mut self, _view: G::View<'_>, _dice: &mut Dice) -> Option<G::Move> {
        None
    }
}

/// A game that computer players can play.
pub trait Computers: Game {
    /// Creates a computer player of a level with a search budget.
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<Self>>;

    /// True if anything can be caught, as far as the viewer knows.
    fn may_be_noticed(_view: Self::View<'_>) -> bool {
        false
    }
}

impl Level {
    /// A computer player of this level, reproducible on every machine.
    pub fn bot<G: Computers>(self) -> Box<dyn Bot<G>> {
        G::bot(self, Budget::USUAL)
    }
}

/// A computer player on its seat.
pub struct SeatedBot<G: Game> {
    seat: Seat,
    seed: u64,
    bot: Box<dyn Bot<G>>,
}

impl<G: Computers> SeatedBot<G> {
    /// Puts a strategy on a seat of the game with this seed.
    pub fn new(seat: Seat, seed: u64, bot: Box<dyn Bot<G>>) -> Self {
        SeatedBot { seat, seed, bot }
    }

    /// Prepares for a game with another seed.
    pub fn begin(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// The seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The player's move. `number` is the number of moves before it; the view is that of the player, who is on turn.
    pub fn choose(&mut self, view: G::View<'_>, number: u64) -> G::Move {
        self.bot.choose(view, &mut dice_for(self.seed, self.seat, number, Occasion::Choose))
    }

    /// The player's catch after a card was played by anybody. `number` is the number of moves so far.
    pub fn notice(&mut self, view: G::View<'_>, number: u64) -> Option<G::Move> {
        if !G::may_be_noticed(view) {
            return None;
        }
        self.bot.notice(view, &mut dice_for(self.seed, self.seat, number, Occasion::Notice))
    }
}

/// The purpose of a decision's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// The own move.
    Choose,
    /// Catching others.
    Notice,
}

/// The dice of one decision, on a stream of their own.
pub fn dice_for(seed: u64, seat: Seat, number: u64, occasion: Occasion) -> Dice {
    const COMPUTER_PLAYERS: u64 = 1 << 63;
    let occasion = u64::from(occasion == Occasion::Notice);
    Dice::new(seed, COMPUTER_PLAYERS | number << 8 | u64::from(seat.0) << 1 | occasion)
}

/// Chooses uniformly among the moves that the function lists; for games without calls.
pub struct Random<G: Game>(pub fn(G::View<'_>) -> Vec<G::Move>);

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, view: G::View<'_>, dice: &mut Dice) -> G::Move {
        match (self.0)(view).as_slice() {
            [only] => *only,
            moves => *dice.pick(moves).expect("who has to decide has a legal move"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        assert_eq!("Hard".parse::<Level>(), Err(strum::ParseError::VariantNotFound));
    }

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
