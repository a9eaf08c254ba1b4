//! Taking moves back: games as they were before, and chance anew, so that nothing is learnt.

use crate::engine::{Dice, Game, Move, Moved, Place, Seat, Seen, Step, Viewer, Why};

/// The streams of chance of games in which moves were taken back; neither the table nor computer players use them.
const FURTHER_STREAMS: u64 = 1 << 62;

/// How many moves can be taken back, one after the other.
const MOST: usize = 100;

/// Games as they were before the moves that can be taken back: those of this round after which their players have seen
/// nothing that lies hidden from them.
#[derive(Clone, Debug, Default)]
pub struct Past {
    before: Vec<(Seat, Game)>,
    taken_back: u64,
}

impl Past {
    /// Carries out a move; one that is to be `kept` can be taken back later.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn apply(&mut self, game: &mut Game, seat: Seat, wanted: Move, kept: bool) -> Result<Step, Why> {
        // What is agreed on is done whoever is on turn.
        let own = game.to_act() == Some(seat) || matches!(wanted, Move::Agree(_));
        let before = (kept && wanted != Move::Deal && own).then(|| game.clone());
        let step = game.apply(seat, wanted)?;
        if wanted == Move::Deal {
            self.before.clear();
        }
        self.before.extend(before.map(|game| (seat, game)));
        self.before.retain(|(seat, _)| !has_learnt(&step.seen_by(Viewer::Seat(*seat)), *seat));
        if self.before.len() > MOST {
            self.before.remove(0);
        }
        Ok(step)
    }

    /// How many moves of a seat can be taken back, one after the other.
    #[must_use]
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.before.iter().filter(|(other, _)| *other == seat).count()
    }

    /// Takes back the last move of a seat, and with it all that followed: cards that were drawn since are in the draw
    /// pile again, which is shuffled anew. `seed` is that of the game. `false` if there is nothing that can be taken back.
    pub fn take_back(&mut self, game: &mut Game, seat: Seat, seed: u64) -> bool {
        let Some(last) = self.before.iter().rposition(|(other, _)| *other == seat) else { return false };
        self.before.truncate(last + 1);
        let Some((_, before)) = self.before.pop() else { return false };
        *game = before;
        self.taken_back += 1;
        game.shuffle_anew(Dice::new(seed, FURTHER_STREAMS | self.taken_back));
        true
    }
}

/// Whether a player has seen cards that another one holds: they cannot be forgotten again.
fn has_learnt(seen: &[Seen], seat: Seat) -> bool {
    seen.iter().any(|seen| match seen {
        Seen::Moved(Moved { from: Place::Hand(from), to: Place::Hand(to), .. }) => {
            from != to && [*from, *to].contains(&seat)
        }
        Seen::Moved(Moved { to: Place::ShownTo(to), .. }) => *to == seat,
        _ => false,
    })
}
