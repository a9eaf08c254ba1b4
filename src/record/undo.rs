//! Undo: snapshots of earlier positions, with hidden chance drawn again so that nothing is learnt.

use crate::engine::{Dice, Game, Referee, Seat, Viewer};

/// The dice streams after an undo; neither the table nor computer players use them.
const FURTHER_STREAMS: u64 = 1 << 62;

/// The reason why a move cannot be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndoError {
    /// There is no own move in this round.
    Nothing,
    /// Hidden information was seen after the last own move.
    Learnt,
    /// There is no own move since the game branched.
    Branched,
    /// There are fewer own moves than requested.
    Fewer,
    /// Several people play.
    Others,
    /// The referee is strict.
    Strict,
}

/// The player who can undo moves: the only person at the table, if the referee is kind.
///
/// # Errors
/// Why nobody can.
pub fn taker_back(people: impl IntoIterator<Item = Seat>, referee: Referee) -> Result<Seat, UndoError> {
    let mut people = people.into_iter();
    match (people.next(), people.next()) {
        (Some(_), Some(_)) => Err(UndoError::Others),
        (None, _) => Err(UndoError::Nothing),
        (Some(_), None) if referee == Referee::Strict => Err(UndoError::Strict),
        (Some(seat), None) => Ok(seat),
    }
}

/// The point where a game branched from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BranchPoint {
    /// Number of record lines before it.
    pub moves: usize,
    /// The seed of all further chance.
    pub seed: u64,
    /// The player who undid moves in the parent game.
    pub taker: Option<Seat>,
}

/// Snapshots before the moves of this round that can be undone: those after which their player has seen nothing
/// hidden.
#[derive(Clone, Debug)]
pub struct UndoHistory<G: Game> {
    /// With the number of record lines before each.
    before: Vec<(Seat, usize, G::Snapshot)>,
    taken_back: u64,
    lines: usize,
    branch_point: Option<BranchPoint>,
    /// True if a move since the branch point or the deal can no longer be undone.
    lost: bool,
    /// True if that is because its player has seen hidden information.
    learnt: bool,
}

impl<G: Game> UndoHistory<G> {
    /// The undo history of a game that may have branched.
    pub fn of(branch_point: Option<BranchPoint>) -> Self {
        UndoHistory { before: Vec::new(), taken_back: 0, lines: 0, branch_point, lost: false, learnt: false }
    }

    /// Carries out a move; with `kept` it can be undone later.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed.
    pub fn apply(
        &mut self,
        game: &mut G,
        seat: Seat,
        wanted: G::Move,
        kept: bool,
    ) -> Result<G::Step, G::IllegalMove> {
        let kept = match self.branch_point {
            Some(point) if self.lines < point.moves => point.taker == Some(seat),
            _ => kept,
        };
        let before = (kept && wanted != G::DEAL && game.is_own(seat, wanted)).then(|| game.snapshot());
        let step = game.apply(seat, wanted)?;
        if wanted == G::DEAL {
            self.before.clear();
            (self.lost, self.learnt) = (true, false);
        }
        self.before.extend(before.map(|before| (seat, self.lines, before)));
        let made = self.before.len();
        self.before.retain(|(seat, ..)| !G::has_learnt(&G::seen_by(&step, Viewer::Seat(*seat)), *seat));
        self.learnt |= self.before.len() < made;
        if self.before.len() > G::MOST_TAKEN_BACK {
            self.before.remove(0);
        }
        self.lost |= self.before.len() < made;
        self.count(game);
        Ok(step)
    }

    /// Counts a line of the record. At the branch point the history is cleared and hidden chance is drawn again.
    fn count(&mut self, game: &mut G) {
        self.lines += 1;
        if let Some(point) = self.branch_point.filter(|point| point.moves == self.lines) {
            self.before.clear();
            (self.lost, self.learnt) = (false, false);
            game.branch(Dice::new(point.seed, FURTHER_STREAMS));
        }
    }

    /// Number of moves of a seat that can be undone in a row.
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.before.iter().filter(|(other, ..)| *other == seat).count()
    }

    /// The reason why nothing can be undone.
    pub fn why_nothing(&self) -> UndoError {
        let branched = self.branch_point.is_some_and(|point| point.moves <= self.lines);
        match (branched && !self.lost, self.learnt) {
            (true, _) => UndoError::Branched,
            (_, true) => UndoError::Learnt,
            _ => UndoError::Nothing,
        }
    }

    /// Undoes the last move of a seat and all later ones, and hides again what was hidden. `seed` is the seed of the
    /// game. Returns the number of record lines before that move.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, game: &mut G, seat: Seat, seed: u64) -> Result<usize, UndoError> {
        let last = self.before.iter().rposition(|(other, ..)| *other == seat).ok_or(self.why_nothing())?;
        self.before.truncate(last + 1);
        let (_, lines, before) = self.before.pop().ok_or(UndoError::Nothing)?;
        self.taken_back += 1;
        game.restore(before, Dice::new(seed, FURTHER_STREAMS | self.taken_back));
        self.count(game);
        Ok(lines)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::CardKind;
    use crate::engine::Setup;
    use crate::games::shedding::engine::{Move, SheddingGame};
    use crate::games::shedding::rules::Rules;
    use crate::rules::Library;

    fn rules() -> Arc<Rules> {
        let loaded =
            Library::built_in().load("uno", &[("rounds".to_owned(), "3".to_owned())]).expect("a built-in game");
        loaded.rules.shed().cloned().expect("a shedding game")
    }

    /// Whoever is on turn draws where that is legal, so many times; the hand of each who moved, behind each move.
    fn drawn(game: &mut SheddingGame, history: &mut UndoHistory<SheddingGame>, moves: usize) -> Vec<Vec<CardKind>> {
        let mut hands = Vec::new();
        for _ in 0..moves {
            let seat = game.to_act().expect("the round goes on");
            let legal = game.view_of(seat).legal_moves();
            let wanted = if legal.contains(&Move::Draw) { Move::Draw } else { legal[0] };
            history.apply(game, seat, wanted, true).expect("a legal move");
            hands.push(game.view_of(seat).hand());
        }
        hands
    }

    /// A game that has begun, in which the first move and the seventh can be to draw.
    fn begun(branch_point: Option<BranchPoint>) -> (SheddingGame, UndoHistory<SheddingGame>) {
        let begin = |seed, point| {
            let game = SheddingGame::new(rules(), Setup::new(2), seed);
            let (mut game, mut history) = (game, UndoHistory::of(point));
            history.apply(&mut game, Seat(0), Move::Deal, false).expect("a deal");
            (game, history)
        };
        let may_draw = |game: &SheddingGame| {
            game.to_act().is_some_and(|seat| game.view_of(seat).legal_moves().contains(&Move::Draw))
        };
        let draws = |seed: &u64| {
            let (mut game, mut history) = begin(*seed, None);
            let first = may_draw(&game);
            drawn(&mut game, &mut history, 6);
            first && may_draw(&game)
        };
        begin((1..1000).find(draws).expect("such a game"), branch_point)
    }

    #[test]
    fn own_moves_of_this_round_can_be_taken_back() {
        let (mut game, mut history) = (SheddingGame::new(rules(), Setup::new(2), 1), UndoHistory::of(None));
        let mut dice = Dice::new(1, 1);
        for _ in 0..2 {
            history.apply(&mut game, Seat(0), Move::Deal, true).expect("a deal");
            assert_eq!([0, 1].map(|seat| history.moves_of(Seat(seat))), [0, 0], "a deal stays, and all before it");
            let mut made = [0; 2];
            while let Some(seat) = game.to_act() {
                let wanted = *dice.pick(&game.view_of(seat).legal_moves()).expect("a move");
                history.apply(&mut game, seat, wanted, seat == Seat(0)).expect("a legal move");
                made[seat.index()] += 1;
            }
            assert!(history.moves_of(Seat(0)) > 1 && history.moves_of(Seat(0)) <= made[0], "{made:?}");
            assert_eq!(history.moves_of(Seat(1)), 0);
        }
        assert!(history.take_back(&mut game, Seat(1), 1).is_err());
        assert!(history.take_back(&mut game, Seat(0), 1).is_ok());
    }

    #[test]
    fn what_is_drawn_after_a_move_was_taken_back_nobody_knows() {
        let (mut game, mut history) = begun(None);
        let seat = game.to_act().expect("a round");
        let mut hands = Vec::new();
        for _ in 0..8 {
            hands.extend(drawn(&mut game, &mut history, 1));
            history.take_back(&mut game, seat, 1).expect("it is the own move");
        }
        // Each time the pile is shuffled from a stream of its own.
        let later: std::collections::HashSet<&Vec<CardKind>> = hands[1..].iter().collect();
        assert!(later.len() > 2, "{later:?}");
    }

    #[test]
    fn after_a_branch_other_cards_come_and_undo_stops() {
        let point = |moves| BranchPoint { moves, seed: 9, taker: Some(Seat(0)) };
        let played = |point| {
            let (mut game, mut history) = begun(point);
            let hands = drawn(&mut game, &mut history, 8);
            (hands, [0, 1].map(|seat| history.moves_of(Seat(seat))))
        };
        let (alone, both) = played(None);
        assert_eq!(both.iter().sum::<usize>(), 8, "all moves are kept where that is asked for");
        // Before it, only the moves of the player who took some back in the parent are kept.
        let (before, kept) = played(Some(point(20)));
        assert_eq!((before, kept), (alone.clone(), [both[0], 0]));
        // At the branch point nothing is left; after it all is as usual, except for the cards.
        for moves in [3, 5] {
            let (branched, kept) = played(Some(point(moves)));
            assert_eq!(branched[..moves - 1], alone[..moves - 1]);
            assert_ne!(branched[moves - 1..], alone[moves - 1..]);
            assert_eq!(kept.iter().sum::<usize>(), 9 - moves);
        }
    }

    #[test]
    fn why_nothing_goes_back_at_the_branch_point_is_told() {
        let (mut game, mut history) = begun(Some(BranchPoint { moves: 3, seed: 9, taker: None }));
        assert_eq!(history.why_nothing(), UndoError::Nothing, "it has not branched yet");
        drawn(&mut game, &mut history, 2);
        let seat = game.to_act().expect("the round goes on");
        assert_eq!(history.take_back(&mut game, seat, 1), Err(UndoError::Branched));
        drawn(&mut game, &mut history, 1);
        assert_eq!(history.take_back(&mut game, seat, 1), Ok(3));
        assert_eq!(history.take_back(&mut game, seat, 1), Err(UndoError::Branched));
        history.lost = true;
        assert_eq!(history.why_nothing(), UndoError::Nothing, "there was a move, which was lost since");
    }

    #[test]
    fn the_one_person_at_a_table_takes_moves_back() {
        let (one, two) = ([Seat(1)], [Seat(1), Seat(2)]);
        assert_eq!(taker_back(one, Referee::Kind), Ok(Seat(1)));
        assert_eq!(taker_back(one, Referee::Strict), Err(UndoError::Strict));
        assert_eq!(taker_back([], Referee::Kind), Err(UndoError::Nothing));
        assert_eq!(taker_back([], Referee::Strict), Err(UndoError::Nothing));
        assert_eq!(taker_back(two, Referee::Kind), Err(UndoError::Others));
        assert_eq!(taker_back(two, Referee::Strict), Err(UndoError::Others));
    }
}
