//! Taking moves back: games as they were before, and chance anew, so that nothing is learnt.

use crate::engine::{Dice, Family, Seat, Viewer};

/// The streams of chance of games in which moves were taken back; neither the table nor computer players use them.
const FURTHER_STREAMS: u64 = 1 << 62;

/// No move of this seat can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing to take back")]
pub struct NothingToTakeBack;

/// Games as they were before the moves that can be taken back: those of this round after which their players have seen
/// nothing that lies hidden from them.
#[derive(Clone, Debug)]
pub struct Past<G: Family> {
    before: Vec<(Seat, G::Before)>,
    taken_back: u64,
}

impl<G: Family> Default for Past<G> {
    fn default() -> Self {
        Past { before: Vec::new(), taken_back: 0 }
    }
}

impl<G: Family> Past<G> {
    /// Carries out a move; one that is to be `kept` can be taken back later.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn apply(&mut self, game: &mut G, seat: Seat, wanted: G::Move, kept: bool) -> Result<G::Step, G::Why> {
        let before = (kept && wanted != G::DEAL && game.is_own(seat, wanted)).then(|| game.keep());
        let step = game.apply(seat, wanted)?;
        if wanted == G::DEAL {
            self.before.clear();
        }
        self.before.extend(before.map(|before| (seat, before)));
        self.before.retain(|(seat, _)| !G::has_learnt(&G::seen_by(&step, Viewer::Seat(*seat)), *seat));
        if self.before.len() > G::MOST_TAKEN_BACK {
            self.before.remove(0);
        }
        Ok(step)
    }

    /// How many moves of a seat can be taken back, one after the other.
    #[must_use]
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.before.iter().filter(|(other, _)| *other == seat).count()
    }

    /// Takes back the last move of a seat, and with it all that followed: what was hidden before is hidden again.
    /// `seed` is that of the game.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, game: &mut G, seat: Seat, seed: u64) -> Result<(), NothingToTakeBack> {
        let last = self.before.iter().rposition(|(other, _)| *other == seat).ok_or(NothingToTakeBack)?;
        self.before.truncate(last + 1);
        let (_, before) = self.before.pop().ok_or(NothingToTakeBack)?;
        self.taken_back += 1;
        game.go_back(before, Dice::new(seed, FURTHER_STREAMS | self.taken_back));
        Ok(())
    }
}
