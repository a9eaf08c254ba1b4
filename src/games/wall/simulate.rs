//! Counts of simulated games.

use crate::check::simulate::{Counted, Round, Sides, Tally};
use crate::engine::Setup;
use crate::games::wall::engine::{Game, Party};

impl Counted for Game {
    fn sides(_: Setup) -> Sides {
        Sides::Parties
    }

    fn count_round(&self, moves: u64, tally: &mut Tally) -> Round {
        let outcome = self.outcome().expect("nobody has to act only when the game is over");
        let winner = outcome.winner().map(Party::index);
        tally.watched.note_winner(winner);
        Round { turns: moves, winners: winner.into_iter().collect(), is_last: true }
    }
}
