//! Playing an imagined game through, and what its end is worth.

use super::habits::Habits;
use crate::engine::{Dice, Game, Move, Seat, View};

/// After so many moves a game that goes on is judged as it stands.
const LONGEST: u32 = 300;

/// How often a player in a playout lays whatever, in percent: others are not what one thinks they are.
const WHIMS: u8 = 10;

/// Plays imagined games through.
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
        for _ in 0..LONGEST {
            let Some(turn) = game.to_act() else { break };
            let wanted = self.choose(game.view_of(turn), dice);
            self.made += 1;
            game.apply_silently(turn, wanted).expect("computer players make legal moves only");
        }
        worth(game.view_of(seat), seat)
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

/// What a game is worth to a seat: its share of the win, or if the game goes on, its chance by the cards that are held.
fn worth(view: View<'_>, seat: Seat) -> f64 {
    let is_own = |other: &Seat| view.are_partners(seat, *other);
    let Some(outcome) = view.outcome() else {
        // Who was put out of the round or has left the match holds no cards, and has no hope; who has gone out has a place.
        let gone = |seat: Seat| view.held(seat) == 0 && view.place(seat).is_none();
        let promise = |seat: Seat| if gone(seat) { 0.0 } else { 1.0 / f64::from(view.held(seat) + 1) };
        let own: f64 = view.seats().filter(is_own).map(promise).sum();
        return own / view.seats().map(promise).sum::<f64>();
    };
    if !outcome.winners.contains(seat) {
        return 0.0;
    }
    let own = outcome.winners.iter().filter(is_own).count();
    share(own, usize::from(outcome.winners.len()))
}

/// How much of a win falls to a side of which so many are among so many winners.
fn share(own: usize, winners: usize) -> f64 {
    let count = |seats: usize| f64::from(u8::try_from(seats).unwrap_or(u8::MAX));
    count(own) / count(winners)
}
