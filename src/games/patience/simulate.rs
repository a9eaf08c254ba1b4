//! Counts of simulated games.

use crate::check::simulate::{Counted, Round, Sides, Tally};
use crate::engine::Setup;
use crate::games::patience::engine::Game;

impl Counted for Game {
    fn sides(_: Setup) -> Sides {
        Sides::Alone
    }

    fn count_round(&self, moves: u64, tally: &mut Tally) -> Round {
        let outcome = self.outcome().expect("nobody has to act only when the game is over");
        *tally.laid.entry(u64::from(outcome.laid)).or_default() += 1;
        let winner = outcome.is_won().then_some(0);
        tally.watched.note_winner(winner);
        Round { turns: moves, winners: winner.into_iter().collect(), is_last: true }
    }
}
