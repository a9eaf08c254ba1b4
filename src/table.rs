//! A table at which a game of any family is played: it takes moves from seats, and of what came of them each viewer may
//! know a part. It knows no keyboard, no language and no terminal.

use std::sync::Arc;

use crate::bot::{Budget, Computers, Level, Player};
use crate::engine::{Game, Seat, Setup, Step, Viewer};
use crate::notation::Written;
use crate::record::{Entry, NothingToTakeBack, Past};

/// A game with what can be taken back of it, the lines of its record, and the computer players.
pub struct Table<G: Computers> {
    game: G,
    past: Past<G>,
    seed: u64,
    /// By seat; nobody where a person sits.
    computers: Vec<Option<Player<G>>>,
    /// What the record has behind its head.
    written: Vec<String>,
}

impl<G: Computers + Written> Table<G> {
    /// A game before its deal, with computer players of these levels by seat, none for people.
    ///
    /// # Panics
    /// If the set-up does not suit the rules; see [`Setup::suits`].
    #[must_use]
    pub fn new(rules: &Arc<G::Rules>, setup: Setup, seed: u64, levels: &[Option<Level>], budget: Budget) -> Self {
        Table::of(G::begin(rules, setup, seed), seed, levels, budget)
    }

    /// The same with a game as it stands.
    #[must_use]
    pub fn of(game: G, seed: u64, levels: &[Option<Level>], budget: Budget) -> Self {
        let computer =
            |(seat, level): (Seat, &Option<Level>)| Some(Player::new(seat, seed, G::bot((*level)?, budget)));
        let computers = Seat::all(game.setup().seats).zip(levels).map(computer).collect();
        Table { game, past: Past::default(), seed, computers, written: Vec::new() }
    }

    /// Puts another game on the table, of which nothing can be taken back.
    pub fn put_down(&mut self, game: G) {
        (self.game, self.past) = (game, Past::default());
    }

    /// The game. Who asks for somebody gives away only what [`Table::view`] shows.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The table, as a viewer may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View<'_> {
        self.game.view_by(viewer)
    }

    /// Carries out a move of a seat and writes it down; one that is to be `kept` can be taken back later.
    ///
    /// # Errors
    /// Why the move is refused; nothing has changed then.
    pub fn apply(&mut self, seat: Seat, wanted: G::Move, kept: bool) -> Result<G::Step, G::Why> {
        let step = self.past.apply(&mut self.game, seat, wanted, kept)?;
        self.write_down(Entry::Move(seat, wanted));
        Ok(step)
    }

    /// How many moves of a seat can be taken back, one after the other.
    #[must_use]
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.past.moves_of(seat)
    }

    /// Takes back the last move of a seat, and all that followed, and writes that down.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NothingToTakeBack> {
        self.past.take_back(&mut self.game, seat, self.seed)?;
        self.write_down(Entry::TakenBack(seat));
        Ok(())
    }

    fn write_down(&mut self, entry: Entry<G::Move>) {
        self.written.push(entry.write::<G>(self.game.rules()).trim_end().to_owned());
    }

    /// The lines that the record has behind its head.
    #[must_use]
    pub fn written(&self) -> &[String] {
        &self.written
    }

    fn moves(&self) -> u64 {
        self.written.len() as u64
    }

    /// Whether a computer player sits there.
    #[must_use]
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.computers.get(seat.index()).is_some_and(Option::is_some)
    }

    /// What the computer player on a seat wants, whose turn it is; nothing where a person sits.
    pub fn choose(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        Some(computer.choose(self.game.view_by(Viewer::Seat(seat)), number))
    }

    /// Whom the computer player on a seat catches, whoever is on turn.
    pub fn notice(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        computer.notice(self.game.view_by(Viewer::Seat(seat)), number)
    }
}

impl Table<Game> {
    /// Goes on with a position that was laid out, up to the first decision.
    pub fn settle(&mut self) -> Option<Step> {
        self.game.settle()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Family, wall};
    use crate::rules::{AnyRules, Library};

    fn table<G: Computers + Written>(id: &str, levels: &[Option<Level>]) -> Table<G> {
        let rules: AnyRules = Library::built_in().load(id, &[]).expect("a built-in game").rules;
        let rules = Arc::clone(G::rules_of(&rules).expect("of this family"));
        let setup = Setup::new(u8::try_from(levels.len()).expect("few seats"));
        Table::new(&rules, setup, 7, levels, Budget::USUAL)
    }

    /// Plays by the computer players alone to the end.
    fn play<G: Computers + Written>(table: &mut Table<G>) {
        while let Some(seat) = table.game().to_act() {
            let wanted = table.choose(seat).expect("computer players sit everywhere");
            assert!(table.apply(seat, wanted, false).is_ok(), "computer players make legal moves");
        }
    }

    #[test]
    fn a_game_of_each_sort_is_played_without_keyboard_and_language() {
        let mut hidden = table::<Game>("uno", &[Some(Level::Easy); 3]);
        assert!(hidden.apply(Seat(0), Game::DEAL, false).is_ok());
        play(&mut hidden);
        assert!(hidden.written().len() > 3);
        let mut open = table::<wall::Game>("numnum-wall", &[Some(Level::Easy); 2]);
        assert!(open.apply(Seat(0), wall::Game::DEAL, false).is_ok());
        play(&mut open);
        assert!(open.game().is_over());
    }

    #[test]
    fn what_was_taken_back_stands_in_the_record() {
        let mut table = table::<wall::Game>("numnum-wall", &[None, None]);
        assert!(table.apply(Seat(0), wall::Game::DEAL, true).is_ok());
        let seat = table.game().to_act().expect("somebody is on turn");
        let wanted = table.game().view().legal_moves()[0];
        assert!(table.take_back(seat).is_err(), "the deal stays");
        assert!(table.apply(seat, wanted, true).is_ok());
        assert_eq!(table.moves_of(seat), 1);
        assert!(table.take_back(seat).is_ok());
        assert_eq!(table.written().len(), 3);
        assert_eq!(table.game().to_act(), Some(seat));
    }
}
