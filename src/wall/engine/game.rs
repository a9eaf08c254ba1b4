//! A game of the family `wall`: rules and table.

use std::sync::Arc;

use super::moves::{IllegalMove, Move, Observation, Outcome};
use super::play::{Legality, Play};
use super::state::{Awaiting, MOST_STACKS, Position, PositionFault, Table};
use super::view::View;
use crate::engine::{Chance, ChanceFault, Dice, Family, OpenStep, Played, Seat, Setup, Viewer};
use crate::wall::rules::Rules;

#[derive(Clone, Debug)]
pub struct Game {
    pub(super) rules: Arc<Rules>,
    pub(super) table: Table,
}

pub type Step = OpenStep<Observation>;

impl Game {
    /// A table before the deal; [`Move::Deal`] begins. The same rules, seats, seed and moves give the same game
    /// (G-11).
    ///
    /// # Panics
    /// If the rules do not allow that many seats; see [`GameRules::sizes`](crate::rules::GameRules::sizes).
    #[must_use]
    pub fn new(rules: Arc<Rules>, seats: u8, seed: u64) -> Game {
        Game::with_chance(rules, seats, Chance::Seeded(Dice::new(seed, 0)))
    }

    /// A table before the deal, with given chance.
    ///
    /// # Panics
    /// If the rules do not allow that many seats.
    #[must_use]
    pub fn with_chance(rules: Arc<Rules>, seats: u8, chance: Chance) -> Game {
        assert!(rules.seats().contains(&seats), "the rules do not allow {seats} seats");
        let stacks = rules.book().stacks.sizes.len().min(MOST_STACKS);
        let table = Table::new(u8::try_from(stacks).unwrap_or(u8::MAX), seats, chance);
        Game { rules, table }
    }

    /// A game from a position.
    ///
    /// # Errors
    /// The fault that makes the position impossible.
    pub fn from_position(rules: Arc<Rules>, position: &Position, chance: Chance) -> Result<Game, PositionFault> {
        let table = position.lay_out(&rules, chance)?;
        Ok(Game { rules, table })
    }

    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The table as everybody sees it.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View { game: self }
    }

    /// The seat on turn; none before the deal and after the end.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.judge().to_act()
    }

    /// The outcome of a finished game.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.table.outcome
    }

    pub(super) fn judge(&self) -> Legality<'_> {
        Legality { rules: &self.rules, table: &self.table }
    }

    /// Applies a move and everything that it forces.
    ///
    /// # Errors
    /// The reason why the move is illegal; the game is unchanged then.
    pub fn apply(&mut self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        let mut seen = Vec::new();
        self.apply_to(seat, wanted, Some(&mut seen))?;
        Ok(Step { seen })
    }

    /// Applies a move without observations, for search and simulation.
    ///
    /// # Errors
    /// The reason why the move is illegal; the game is unchanged then.
    pub fn apply_silently(&mut self, seat: Seat, wanted: Move) -> Result<(), IllegalMove> {
        self.apply_to(seat, wanted, None)
    }

    /// Applies a move from the current list of legal moves without judging it again, for search and simulation.
    pub fn apply_offered(&mut self, seat: Seat, wanted: Move) {
        debug_assert_eq!(self.judge().refuse(seat, wanted), None, "{wanted:?} was not offered");
        Play { rules: &self.rules, table: &mut self.table, told: None }.carry_out(seat, wanted);
    }

    fn apply_to(&mut self, seat: Seat, wanted: Move, told: Option<&mut Vec<Observation>>) -> Result<(), IllegalMove> {
        if let Some(refusal) = self.judge().refuse(seat, wanted) {
            return Err(refusal);
        }
        Play { rules: &self.rules, table: &mut self.table, told }.carry_out(seat, wanted);
        Ok(())
    }
}

impl Played for Rules {
    type Game = Game;
}

impl Family for Game {
    type Rules = Rules;
    type Move = Move;
    type Step = Step;
    type Observation = Observation;
    type IllegalMove = IllegalMove;
    type View<'a> = View<'a>;
    type Before = Game;

    const DEAL: Move = Move::Deal;

    fn before_deal(rules: Arc<Rules>, setup: Setup, chance: Chance) -> Self {
        Game::with_chance(rules, setup.seats, chance)
    }

    fn rules(&self) -> &Arc<Rules> {
        self.rules()
    }

    fn setup(&self) -> Setup {
        Setup::new(self.table.seats)
    }

    fn view_by(&self, _: Viewer) -> View<'_> {
        self.view()
    }

    fn to_act(&self) -> Option<Seat> {
        self.to_act()
    }

    fn apply(&mut self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        self.apply(seat, wanted)
    }

    fn apply_silently(&mut self, seat: Seat, wanted: Move) -> Result<(), IllegalMove> {
        self.apply_silently(seat, wanted)
    }

    fn apply_offered(&mut self, seat: Seat, wanted: Move) {
        self.apply_offered(seat, wanted);
    }

    fn seen_by(step: &Step, _: Viewer) -> Vec<Observation> {
        step.seen().to_vec()
    }

    fn why_not(&self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.judge().refuse(seat, wanted)
    }

    fn is_over(&self) -> bool {
        self.table.awaits == Awaiting::Over
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        let winner = self.outcome()?.winner();
        Some(winner.map_or_else(Vec::new, |party| party.seats(self.table.seats).collect()))
    }

    fn chance_fault(&self) -> Option<ChanceFault> {
        self.table.chance.fault()
    }

    fn unused_shuffles(&self) -> usize {
        self.table.chance.unused()
    }

    fn keep(&self) -> Game {
        self.clone()
    }

    fn go_back(&mut self, before: Game, _: Dice) {
        *self = before;
    }
}
