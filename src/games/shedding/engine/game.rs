//! A game: rules, set-up and table. The rest of the program holds nothing else of it.

use std::sync::Arc;

use super::event::{CardMovement, FaceUp, Observation, Place, see};
use super::illegal_move::{IllegalMove, Verdict};
use super::legality::Legality;
use super::moves::Move;
use super::notation::Notation;
use super::phase::Awaiting;
use super::play::Play;
use super::position::{Position, PositionFault};
use super::table::{Silence, Sink, Table};
use crate::engine::{Chance, Dice, Game, NotationFault, Referee, Seat, Setup, Viewer};
use crate::games::shedding::rules::Rules;

/// A game in progress.
#[derive(Clone, Debug)]
pub struct SheddingGame {
    pub(super) rules: Arc<Rules>,
    pub(super) setup: Setup,
    pub(super) table: Table,
}

/// The table from the point of view of one viewer. It borrows the game and costs nothing.
#[derive(Clone, Copy)]
pub struct View<'a> {
    pub(super) game: &'a SheddingGame,
    pub(super) viewer: Viewer,
}

/// The result of a move; each viewer sees a part of it.
#[derive(Debug)]
pub struct Step {
    pub(super) events: Vec<FaceUp>,
    rules: Arc<Rules>,
}

impl Step {
    /// The observations of one viewer.
    pub fn seen_by(&self, viewer: Viewer) -> Vec<Observation> {
        self.events.iter().map(|event| see(event, viewer, &self.rules)).collect()
    }
}

impl SheddingGame {
    /// A table before the first deal; [`Move::Deal`] begins. Equal rules, set-up, seed and moves give equal games
    /// (G-11).
    ///
    /// # Panics
    /// If the rules do not allow that many seats; see [`Setup::suits`].
    pub fn new(rules: Arc<Rules>, setup: Setup, seed: u64) -> SheddingGame {
        SheddingGame::before_deal(rules, setup, Chance::Seeded(Dice::new(seed, 0)))
    }

    /// A game from the middle of a round.
    ///
    /// # Errors
    /// The position is impossible.
    pub fn from_position(
        rules: Arc<Rules>,
        setup: Setup,
        position: &Position,
        chance: Chance,
    ) -> Result<SheddingGame, PositionFault> {
        if !setup.suits(&rules) || position.hands.len() != usize::from(setup.seats) {
            return Err(PositionFault::Seats { hands: position.hands.len() });
        }
        let table = position.lay_out(&rules, setup, chance)?;
        Ok(SheddingGame { rules, setup, table })
    }

    /// The table from the point of view of a viewer.
    pub fn view(&self, viewer: Viewer) -> View<'_> {
        View { game: self, viewer }
    }

    /// The table from the point of view of a seat.
    pub fn view_of(&self, seat: Seat) -> View<'_> {
        self.view(Viewer::Seat(seat))
    }

    pub(super) fn legality(&self) -> Legality<'_> {
        Legality { rules: &self.rules, setup: &self.setup, table: &self.table }
    }

    fn play<'a, S>(&'a mut self, sink: &'a mut S) -> Play<'a, S> {
        Play { rules: &self.rules, setup: &self.setup, table: &mut self.table, sink }
    }

    fn apply_to(&mut self, seat: Seat, wanted: Move, sink: &mut impl Sink) -> Result<(), IllegalMove> {
        if self.legality().is_legal(seat, wanted) {
            self.play(sink).carry_out(seat, wanted);
            return Ok(());
        }
        self.apply_wrong(seat, wanted, sink)
    }

    /// Refuses an illegal move, or punishes it under the strict referee.
    #[cold]
    fn apply_wrong(&mut self, seat: Seat, wanted: Move, sink: &mut impl Sink) -> Result<(), IllegalMove> {
        let verdict = self.legality().verdict(seat, wanted);
        let lies = self.legality().is_uncaught_run(seat, wanted);
        match verdict {
            Verdict::Wrong(_) if self.setup.referee == Referee::Strict => {
                let mut play = self.play(sink);
                if lies {
                    play.carry_out(seat, wanted);
                } else {
                    play.wrong_play(seat, wanted);
                }
                Ok(())
            }
            Verdict::Wrong(why) | Verdict::Impossible(why) => Err(why),
            Verdict::Legal => Ok(()),
        }
    }
}

impl Game for SheddingGame {
    type Rules = Rules;

    type Move = Move;

    type Step = Step;

    type Observation = Observation;

    type IllegalMove = IllegalMove;

    type View<'a> = View<'a>;

    type Snapshot = SheddingGame;

    const DEAL: Move = Move::Deal;

    fn before_deal(rules: Arc<Rules>, setup: Setup, chance: Chance) -> Self {
        assert!(setup.suits(&rules), "the rules do not allow {} seats", setup.seats);
        let table = Table { dealer: setup.first_dealer(), ..Table::new(setup.seats, chance) };
        SheddingGame { rules, setup, table }
    }

    fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    fn setup(&self) -> Setup {
        self.setup
    }

    fn view_by(&self, viewer: Viewer) -> View<'_> {
        self.view(viewer)
    }

    fn to_act(&self) -> Option<Seat> {
        self.legality().to_act()
    }

    /// A stuck player may be eliminated (UN-21).
    fn settle(&mut self) -> Option<Step> {
        let mut events = Vec::new();
        let turn = self.table.turn;
        let mut play = self.play(&mut events);
        if !play.is_out_now() {
            return None;
        }
        play.free_turn(turn);
        Some(Step { events, rules: Arc::clone(&self.rules) })
    }

    /// Under the strict referee wrong plays are carried out and punished.
    fn apply(&mut self, seat: Seat, wanted: Move) -> Result<Step, IllegalMove> {
        let mut events = Vec::new();
        self.apply_to(seat, wanted, &mut events)?;
        Ok(Step { events, rules: Arc::clone(&self.rules) })
    }

    fn apply_silently(&mut self, seat: Seat, wanted: Move) -> Result<(), IllegalMove> {
        self.apply_to(seat, wanted, &mut Silence)
    }

    fn apply_offered(&mut self, seat: Seat, wanted: Move) {
        debug_assert!(self.legality().is_legal(seat, wanted), "{wanted:?} was not offered to seat {seat}");
        self.play(&mut Silence).carry_out(seat, wanted);
    }

    fn seen_by(step: &Step, viewer: Viewer) -> Vec<Observation> {
        step.seen_by(viewer)
    }

    fn why_not(&self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        self.legality().verdict(seat, wanted).refusal()
    }

    fn is_over(&self) -> bool {
        self.table.phase == Awaiting::MatchOver
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        let champions = self.table.outcome?.champions?;
        Some(champions.iter().collect())
    }

    fn chance(&self) -> &Chance {
        &self.table.chance
    }

    fn snapshot(&self) -> SheddingGame {
        self.clone()
    }

    /// Drawn cards return to the draw pile, which is shuffled.
    fn restore(&mut self, snapshot: SheddingGame, further: Dice) {
        *self = snapshot;
        self.branch(further);
    }

    /// The draw pile is shuffled, and later rounds get other cards.
    fn branch(&mut self, further: Dice) {
        self.table.pile.settle(&mut self.table.chance);
        self.table.chance = Chance::Seeded(further);
        self.table.shuffle_pile(&self.rules);
    }

    /// House actions need nobody to be on turn.
    fn is_own(&self, seat: Seat, wanted: Move) -> bool {
        self.to_act() == Some(seat) || matches!(wanted, Move::Agree(_))
    }

    /// True if a card of another hand was seen.
    fn has_learnt(seen: &[Observation], seat: Seat) -> bool {
        seen.iter().any(|seen| match seen {
            Observation::Moved(CardMovement { from: Place::Hand(from), to: Place::Hand(to), .. }) => {
                from != to && [*from, *to].contains(&seat)
            }
            Observation::Moved(CardMovement { to: Place::ShownTo(to), .. }) => *to == seat,
            _ => false,
        })
    }

    fn write(rules: &Rules, wanted: Move) -> String {
        Notation::of(rules).write(wanted)
    }

    fn read(rules: &Rules, text: &str) -> Result<Move, NotationFault> {
        Notation::of(rules).read(text)
    }
}
