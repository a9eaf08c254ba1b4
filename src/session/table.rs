//! A table for a game of any family: it takes moves from seats and shows each viewer a part of the results. It knows
//! no keyboard, no language and no terminal.

use std::sync::Arc;

use crate::bot::{Budget, Computers, Level, SeatedBot};
use crate::engine::{Seat, Viewer};
use crate::record::{BranchPoint, Entry, Moves, UndoError, UndoHistory, taker_back};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    pub names: Vec<String>,
    /// `None` for people.
    pub levels: Vec<Option<Level>>,
}

impl Seats {
    pub fn with(&self, seat: Seat, name: String, level: Option<Level>) -> Self {
        let mut seats = self.clone();
        (seats.names[seat.index()], seats.levels[seat.index()]) = (name, level);
        seats
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    pub fn is_computer(&self, seat: Seat) -> bool {
        self.levels.get(seat.index()).is_some_and(Option::is_some)
    }

    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..).map(Seat).zip(&self.levels).filter(|(_, level)| level.is_none()).map(|(seat, _)| seat)
    }

    pub fn computers(&self) -> impl Iterator<Item = (&str, Level)> {
        self.names.iter().zip(&self.levels).filter_map(|(name, level)| Some((name.as_str(), (*level)?)))
    }
}

/// A game with its undo history, the lines of its record, and the computer players.
pub struct Table<G: Computers> {
    pub game: G,
    past: UndoHistory<G>,
    seed: u64,
    pub seats: Arc<Seats>,
    budget: Budget,
    /// By seat; `None` for people.
    computers: Vec<Option<SeatedBot<G>>>,
    /// The record without its head.
    pub written: Moves,
}
impl<G: Computers> Table<G> {
    pub fn of(game: G, seed: u64, seats: Seats, budget: Budget) -> Self {
        let computer =
            |(seat, level): (Seat, &Option<Level>)| Some(SeatedBot::new(seat, seed, G::bot((*level)?, budget)));
        let computers = Seat::all(game.setup().seats).zip(&seats.levels).map(computer).collect();
        Table {
            game,
            past: UndoHistory::of(None),
            seed,
            seats: Arc::new(seats),
            budget,
            computers,
            written: Moves::default(),
        }
    }

    /// Replaces the game, without an undo history.
    pub fn put_down(&mut self, game: G, seats: Arc<Seats>) {
        (self.game, self.past, self.seats) = (game, UndoHistory::of(None), seats);
    }

    /// Marks the point where the game branches from another one.
    pub fn branch(&mut self, branch_point: Option<BranchPoint>) {
        self.past = UndoHistory::of(branch_point);
    }

    /// Replaces a player by a computer player of a level, or by a person.
    pub fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>) {
        self.seats = Arc::new(self.seats.with(seat, name, level));
        self.computers[seat.index()] = level.map(|level| SeatedBot::new(seat, self.seed, G::bot(level, self.budget)));
    }

    /// Carries out a move and records it; with `kept` it can be undone later.
    ///
    /// # Errors
    /// The move is illegal; nothing has changed.
    pub fn apply(&mut self, seat: Seat, wanted: G::Move, kept: bool) -> Result<G::Step, G::IllegalMove> {
        let step = self.past.apply(&mut self.game, seat, wanted, kept)?;
        self.write_down(Entry::Move(seat, wanted));
        Ok(step)
    }

    /// The player who can undo moves.
    ///
    /// # Errors
    /// Why nobody can.
    pub fn taker_back(&self) -> Result<Seat, UndoError> {
        taker_back(self.seats.people(), self.game.setup().referee)
    }

    pub fn moves_of(&self, seat: Seat) -> usize {
        self.past.moves_of(seat)
    }

    pub fn why_nothing(&self) -> UndoError {
        self.past.why_nothing()
    }

    /// Undoes the last move of a seat with all later ones, and records that. Returns the number of lines of the
    /// record before that move.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, seat: Seat) -> Result<usize, UndoError> {
        let lines = self.past.take_back(&mut self.game, seat, self.seed)?;
        self.write_down(Entry::TakenBack(seat));
        Ok(lines)
    }

    fn write_down(&mut self, entry: Entry<G::Move>) {
        self.written.push(entry.write::<G>(self.game.rules()).trim_end());
    }

    fn moves(&self) -> u64 {
        self.written.len() as u64
    }

    /// The move of the computer player on turn; `None` for a person.
    pub fn choose(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        #[cfg(test)]
        if broken::is_broken() {
            return Some(G::DEAL);
        }
        Some(computer.choose(self.game.view_by(Viewer::Seat(seat)), number))
    }

    /// Resolves what follows from a stated position, up to the first decision.
    pub fn settle(&mut self) -> Option<G::Step> {
        self.game.settle()
    }

    pub fn notice(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        computer.notice(self.game.view_by(Viewer::Seat(seat)), number)
    }
}

#[cfg(test)]
pub(crate) mod broken {
    use std::cell::Cell;

    thread_local! {
        static BROKEN: Cell<bool> = const { Cell::new(false) };
    }

    /// True if the computer players of this thread deal in the middle of a round, which is illegal.
    pub(super) fn is_broken() -> bool {
        BROKEN.get()
    }

    pub(crate) fn break_computers(broken: bool) {
        BROKEN.set(broken);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Setup};
    use crate::games::shedding::engine::SheddingGame;
    use crate::games::wall::engine as wall;
    use crate::rules::{AnyRules, Library};

    fn table<G: Computers>(rules: &Arc<G::Rules>, levels: &[Option<Level>]) -> Table<G> {
        let setup = Setup::new(u8::try_from(levels.len()).expect("few seats"));
        let names = levels.iter().map(|_| String::new()).collect();
        Table::of(G::begin(rules, setup, 7), 7, Seats { names, levels: levels.to_vec() }, Budget::USUAL)
    }

    fn rules(id: &str) -> AnyRules {
        Library::built_in().load(id, &[]).expect("a built-in game").rules
    }

    fn wall(levels: &[Option<Level>]) -> Table<wall::WallGame> {
        let AnyRules::Wall(rules) = rules("numnum-wall") else { panic!("a wall") };
        table(&rules, levels)
    }

    /// Plays by the computer players alone to the end.
    fn play<G: Computers>(table: &mut Table<G>) {
        while let Some(seat) = table.game.to_act() {
            let wanted = table.choose(seat).expect("computer players sit everywhere");
            assert!(table.apply(seat, wanted, false).is_ok(), "computer players make legal moves");
        }
    }

    #[test]
    fn a_game_of_each_sort_is_played_without_keyboard_and_language() {
        let mut hidden =
            table::<SheddingGame>(rules("uno").shed().expect("a shedding game"), &[Some(Level::Easy); 3]);
        assert!(hidden.apply(Seat(0), SheddingGame::DEAL, false).is_ok());
        play(&mut hidden);
        assert!(hidden.written.len() > 3);
        let mut open = wall(&[Some(Level::Easy); 2]);
        assert!(open.apply(Seat(0), wall::WallGame::DEAL, false).is_ok());
        play(&mut open);
        assert!(open.game.is_over());
    }

    #[test]
    fn what_was_taken_back_stands_in_the_record() {
        let mut table = wall(&[None, None]);
        assert!(table.apply(Seat(0), wall::WallGame::DEAL, true).is_ok());
        let seat = table.game.to_act().expect("somebody is on turn");
        let wanted = table.game.view_by(Viewer::Onlooker).legal_moves()[0];
        assert!(table.take_back(seat).is_err(), "the deal stays");
        assert!(table.apply(seat, wanted, true).is_ok());
        assert_eq!(table.moves_of(seat), 1);
        assert!(table.take_back(seat).is_ok());
        assert_eq!(table.written.len(), 3);
        assert_eq!(table.game.to_act(), Some(seat));
    }
}
