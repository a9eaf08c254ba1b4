//! A table at which a game of any family is played: it takes moves from seats, and of what came of them each viewer may
//! know a part. It knows no keyboard, no language and no terminal.

#[cfg(test)]
pub(crate) mod broken;

use std::sync::Arc;

use crate::bot::{Budget, Computers, Level, Player};
use crate::engine::{Seat, Setup, Viewer};
use crate::notation::Written;
use crate::record::{Entry, Moves, NotTakenBack, Parting, Past, taker_back};

/// Who sits at a table, by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    names: Vec<String>,
    levels: Vec<Option<Level>>,
}

impl Seats {
    /// Players of these names; the levels are those of the computer players, none for people.
    #[must_use]
    pub fn new(names: Vec<String>, levels: Vec<Option<Level>>) -> Self {
        Seats { names, levels }
    }

    /// The same with somebody else on a seat.
    #[must_use]
    pub fn with(&self, seat: Seat, name: String, level: Option<Level>) -> Self {
        let mut seats = self.clone();
        (seats.names[seat.index()], seats.levels[seat.index()]) = (name, level);
        seats
    }

    /// What the players are called.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The levels of the computer players; none for people.
    #[must_use]
    pub fn levels(&self) -> &[Option<Level>] {
        &self.levels
    }

    /// Whether a computer player sits there.
    #[must_use]
    pub fn is_computer(&self, seat: Seat) -> bool {
        self.levels.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The seats on which people sit.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..).map(Seat).zip(&self.levels).filter(|(_, level)| level.is_none()).map(|(seat, _)| seat)
    }

    /// The computer players with their levels.
    pub fn computers(&self) -> impl Iterator<Item = (&str, Level)> {
        self.names.iter().zip(&self.levels).filter_map(|(name, level)| Some((name.as_str(), (*level)?)))
    }
}

/// A game with what can be taken back of it, the lines of its record, and the computer players.
pub struct Table<G: Computers> {
    game: G,
    past: Past<G>,
    seed: u64,
    seats: Arc<Seats>,
    /// How far computer players look ahead.
    budget: Budget,
    /// By seat; nobody where a person sits.
    computers: Vec<Option<Player<G>>>,
    /// What the record has behind its head.
    written: Moves,
}

impl<G: Computers + Written> Table<G> {
    /// A game as it stands, with those who sit there; its computer players look ahead so far.
    #[must_use]
    pub fn of(game: G, seed: u64, seats: Seats, budget: Budget) -> Self {
        let computer =
            |(seat, level): (Seat, &Option<Level>)| Some(Player::new(seat, seed, G::bot((*level)?, budget)));
        let computers = Seat::all(game.setup().seats).zip(seats.levels()).map(computer).collect();
        Table {
            game,
            past: Past::default(),
            seed,
            seats: Arc::new(seats),
            budget,
            computers,
            written: Moves::default(),
        }
    }

    /// Puts another game on the table, of which nothing can be taken back, and others sit there.
    pub fn put_down(&mut self, game: G, seats: Seats) {
        (self.game, self.past, self.seats) = (game, Past::default(), Arc::new(seats));
    }

    /// What is played from now on parts from another game, if it does.
    pub fn part_ways(&mut self, parting: Option<Parting>) {
        self.past = Past::of(parting);
    }

    /// Who sits there.
    #[must_use]
    pub fn seats(&self) -> &Arc<Seats> {
        &self.seats
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &G::Rules {
        self.game.rules()
    }

    /// Somebody else plays on this seat from now on: a computer player of a level, or a person.
    pub fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>) {
        self.seats = Arc::new(self.seats.with(seat, name, level));
        self.computers[seat.index()] = level.map(|level| Player::new(seat, self.seed, G::bot(level, self.budget)));
    }

    /// How the table is set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.game.setup()
    }

    /// Who has to decide something; nobody between rounds.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.to_act()
    }

    /// Whether the whole game is over, not a round alone.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// Who has won, once the game is over.
    #[must_use]
    pub fn winners(&self) -> Option<Vec<Seat>> {
        self.game.winners()
    }

    /// Why a seat may not do this; nothing if it may.
    #[must_use]
    pub fn why_not(&self, seat: Seat, wanted: G::Move) -> Option<G::IllegalMove> {
        self.game.why_not(seat, wanted)
    }

    /// The move that has to be made, if there is only one and a player may leave it to the program.
    #[must_use]
    pub fn forced(&self) -> Option<G::Move> {
        self.game.forced()
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
    pub fn apply(&mut self, seat: Seat, wanted: G::Move, kept: bool) -> Result<G::Step, G::IllegalMove> {
        let step = self.past.apply(&mut self.game, seat, wanted, kept)?;
        self.write_down(Entry::Move(seat, wanted));
        Ok(step)
    }

    /// Who can take moves back here.
    ///
    /// # Errors
    /// Why nobody can.
    pub fn taker_back(&self) -> Result<Seat, NotTakenBack> {
        taker_back(self.seats.people(), self.game.setup().referee)
    }

    /// How many moves of a seat can be taken back, one after the other.
    #[must_use]
    pub fn moves_of(&self, seat: Seat) -> usize {
        self.past.moves_of(seat)
    }

    /// Why there is no move to be taken back.
    #[must_use]
    pub fn why_nothing(&self) -> NotTakenBack {
        self.past.why_nothing()
    }

    /// Takes back the last move of a seat, and all that followed, and writes that down.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn take_back(&mut self, seat: Seat) -> Result<(), NotTakenBack> {
        self.past.take_back(&mut self.game, seat, self.seed)?;
        self.write_down(Entry::TakenBack(seat));
        Ok(())
    }

    fn write_down(&mut self, entry: Entry<G::Move>) {
        self.written.push(entry.write::<G>(self.game.rules()).trim_end());
    }

    /// The lines that the record has behind its head.
    #[must_use]
    pub fn written(&self) -> &Moves {
        &self.written
    }

    fn moves(&self) -> u64 {
        self.written.len() as u64
    }

    /// What the computer player on a seat wants, whose turn it is; nothing where a person sits.
    pub fn choose(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        #[cfg(test)]
        if broken::is_broken() {
            return Some(G::DEAL);
        }
        Some(computer.choose(self.game.view_by(Viewer::Seat(seat)), number))
    }

    /// Goes on with a position that was laid out, up to the first decision.
    pub fn settle(&mut self) -> Option<G::Step> {
        self.game.settle()
    }

    /// Whom the computer player on a seat catches, whoever is on turn.
    pub fn notice(&mut self, seat: Seat) -> Option<G::Move> {
        let number = self.moves();
        let computer = self.computers[seat.index()].as_mut()?;
        computer.notice(self.game.view_by(Viewer::Seat(seat)), number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Family, Game};
    use crate::rules::{AnyRules, Library};
    use crate::wall::engine as wall;

    fn table<G: Computers + Written>(rules: &Arc<G::Rules>, levels: &[Option<Level>]) -> Table<G> {
        let setup = Setup::new(u8::try_from(levels.len()).expect("few seats"));
        let names = levels.iter().map(|_| String::new()).collect();
        Table::of(G::begin(rules, setup, 7), 7, Seats::new(names, levels.to_vec()), Budget::USUAL)
    }

    fn rules(id: &str) -> AnyRules {
        Library::built_in().load(id, &[]).expect("a built-in game").rules
    }

    fn wall(levels: &[Option<Level>]) -> Table<wall::Game> {
        let AnyRules::Wall(rules) = rules("numnum-wall") else { panic!("a wall") };
        table(&rules, levels)
    }

    /// Plays by the computer players alone to the end.
    fn play<G: Computers + Written>(table: &mut Table<G>) {
        while let Some(seat) = table.to_act() {
            let wanted = table.choose(seat).expect("computer players sit everywhere");
            assert!(table.apply(seat, wanted, false).is_ok(), "computer players make legal moves");
        }
    }

    #[test]
    fn a_game_of_each_sort_is_played_without_keyboard_and_language() {
        let mut hidden = table::<Game>(rules("uno").shed().expect("a shedding game"), &[Some(Level::Easy); 3]);
        assert!(hidden.apply(Seat(0), Game::DEAL, false).is_ok());
        play(&mut hidden);
        assert!(hidden.written().len() > 3);
        let mut open = wall(&[Some(Level::Easy); 2]);
        assert!(open.apply(Seat(0), wall::Game::DEAL, false).is_ok());
        play(&mut open);
        assert!(open.is_over());
    }

    #[test]
    fn what_was_taken_back_stands_in_the_record() {
        let mut table = wall(&[None, None]);
        assert!(table.apply(Seat(0), wall::Game::DEAL, true).is_ok());
        let seat = table.to_act().expect("somebody is on turn");
        let wanted = table.view(Viewer::Onlooker).legal_moves()[0];
        assert!(table.take_back(seat).is_err(), "the deal stays");
        assert!(table.apply(seat, wanted, true).is_ok());
        assert_eq!(table.moves_of(seat), 1);
        assert!(table.take_back(seat).is_ok());
        assert_eq!(table.written().len(), 3);
        assert_eq!(table.to_act(), Some(seat));
    }
}
