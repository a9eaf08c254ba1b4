//! Playing an imagined game on, and what comes of it.

use super::habits::Habits;
use super::prospect::prospect;
use crate::engine::{Dice, Game, Move, Seat, View};

/// After so many moves a game in which all still hold cards is judged as it stands. What a move has done shows by then; what
/// comes later is mostly luck, which would have to be averaged away.
const FAR_ENOUGH: u32 = 12;

/// After so many moves any game is judged as it stands.
const LONGEST: u32 = 300;

/// How often a player in a playout lays whatever, in percent: others are not what one thinks they are.
const WHIMS: u8 = 10;

/// Plays imagined games on.
#[derive(Debug, Default)]
pub(super) struct Playout {
    habits: Habits,
    moves: Vec<Move>,
    /// How many moves were made.
    pub made: u64,
}

impl Playout {
    /// What comes of a game for a seat, from 0 for a loss to 1 for a win.
    pub fn outcome(&mut self, mut game: Game, seat: Seat, dice: &mut Dice) -> f64 {
        for made in 0..LONGEST {
            let Some(turn) = game.to_act() else { break };
            if made >= FAR_ENOUGH && !is_anybody_out(game.view_of(turn)) {
                break;
            }
            let wanted = self.choose(game.view_of(turn), dice);
            self.made += 1;
            game.apply_silently(turn, wanted).expect("computer players make legal moves only");
        }
        worth(&game, seat)
    }

    /// What good habits say.
    pub fn usual(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        self.habits.choose(view, 0, dice)
    }

    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if dice.percent(WHIMS) {
            view.decisions(&mut self.moves);
            return *dice.pick(&self.moves).expect("who has to decide has a legal move");
        }
        self.usual(view, dice)
    }
}

/// What a game is worth to a seat: its share of the win, or if the game goes on, its prospect.
fn worth(game: &Game, seat: Seat) -> f64 {
    let view = game.view_of(seat);
    let Some(outcome) = view.outcome() else { return prospect(game, seat) };
    if !outcome.winners.contains(seat) {
        return 0.0;
    }
    let own = outcome.winners.iter().filter(|other| view.are_partners(seat, *other)).count();
    share(own, usize::from(outcome.winners.len()))
}

/// Whether anybody has gone out: then who has won is all but decided, and the cards do not tell.
fn is_anybody_out(view: View<'_>) -> bool {
    view.seats().any(|seat| view.place(seat).is_some())
}

/// How much of a win falls to a side of which so many are among so many winners.
fn share(own: usize, winners: usize) -> f64 {
    let count = |seats: usize| f64::from(u8::try_from(seats).unwrap_or(u8::MAX));
    count(own) / count(winners)
}

#[cfg(test)]
mod tests;
