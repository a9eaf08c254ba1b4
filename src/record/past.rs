//! Taking moves back: games as they were before, and chance anew, so that nothing is learnt.

use crate::engine::{Dice, Family, Referee, Seat, Viewer};

/// The streams of chance of games in which moves were taken back; neither the table nor computer players use them.
const FURTHER_STREAMS: u64 = 1 << 62;

/// Why a move cannot be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTakenBack {
    /// There is no move of one's own.
    Nothing,
    /// There are fewer moves of one's own than were asked for.
    Fewer,
    /// Several people play.
    Others,
    /// The referee is strict.
    Strict,
}

/// Who can take moves back at a table: the one person who plays, alone or against computer players, if the referee is kind.
///
/// # Errors
/// Why nobody can.
pub fn taker_back(people: impl IntoIterator<Item = Seat>, referee: Referee) -> Result<Seat, NotTakenBack> {
    let mut people = people.into_iter();
    match (people.next(), people.next()) {
        (Some(_), Some(_)) => Err(NotTakenBack::Others),
        (None, _) => Err(NotTakenBack::Nothing),
        (Some(_), None) if referee == Referee::Strict => Err(NotTakenBack::Strict),
        (Some(seat), None) => Ok(seat),
    }
}

/// Where a game goes another way than the one that it was played on from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parting {
    /// Behind how many lines of the record.
    pub moves: usize,
    /// The seed of all further chance.
    pub seed: u64,
    /// Who took moves back before, in the game that it was played on from.
    pub taker: Option<Seat>,
}

/// Games as they were before the moves that can be taken back: those of this round after which their players have seen
/// nothing that lies hidden from them.
#[derive(Clone, Debug)]
pub struct Past<G: Family> {
    before: Vec<(Seat, G::Before)>,
    taken_back: u64,
    /// How many moves were made or taken back.
    lines: usize,
    parting: Option<Parting>,
}

impl<G: Family> Default for Past<G> {
    fn default() -> Self {
        Past { before: Vec::new(), taken_back: 0, lines: 0, parting: None }
    }
}

impl<G: Family> Past<G> {
    /// The past of a game that parts from another one, if it does.
    #[must_use]
    pub fn of(parting: Option<Parting>) -> Self {
        Past { parting, ..Past::default() }
    }

    /// Carries out a move; one that is to be `kept` can be taken back later.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn apply(&mut self, game: &mut G, seat: Seat, wanted: G::Move, kept: bool) -> Result<G::Step, G::Why> {
        let kept = match self.parting {
            Some(parting) if self.lines < parting.moves => parting.taker == Some(seat),
            _ => kept,
        };
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
        self.count(game);
        Ok(step)
    }

    /// A line of the record was played. At the parting nothing goes back any more, and nobody knows what comes.
    fn count(&mut self, game: &mut G) {
        self.lines += 1;
        if let Some(parting) = self.parting.filter(|parting| parting.moves == self.lines) {
            self.before.clear();
            game.part_ways(Dice::new(parting.seed, FURTHER_STREAMS));
        }
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
    pub fn take_back(&mut self, game: &mut G, seat: Seat, seed: u64) -> Result<(), NotTakenBack> {
        let last = self.before.iter().rposition(|(other, _)| *other == seat).ok_or(NotTakenBack::Nothing)?;
        self.before.truncate(last + 1);
        let (_, before) = self.before.pop().ok_or(NotTakenBack::Nothing)?;
        self.taken_back += 1;
        game.go_back(before, Dice::new(seed, FURTHER_STREAMS | self.taken_back));
        self.count(game);
        Ok(())
    }
}
