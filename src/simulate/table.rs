//! A table at which one game after the other is played between computer players.

use std::sync::Arc;

use super::plan::Plan;
use super::tally::{Sides, Tally};
use super::watched::Watched;
use crate::bot::{Computers, Level, Player};
use crate::engine::{Dice, Seat, Setup, Viewer};

/// A game that can be counted.
pub trait Counted: Computers {
    /// Who can win it.
    fn sides(setup: Setup) -> Sides;

    /// Counts what a step brought about, where that is watched.
    fn watch(_seen: &[Self::Observation], _rules: &Self::Rules, _watched: &mut Watched) {}

    /// What the seats do out of turn after this move.
    fn can_be_noticed(&self, _wanted: Self::Move) -> bool {
        false
    }

    /// Counts how the round ended that is over; `moves` were made in it.
    fn count_round(&self, moves: u64, tally: &mut Tally) -> Round;

    /// How often its cards and effects came about, as lines of the balance.
    fn cards_and_effects(_rules: &Self::Rules, _tally: &Tally) -> String {
        String::new()
    }
}

/// A round that is over.
pub struct Round {
    /// How many turns it had.
    pub turns: u64,
    /// The sides that won it, or the whole game if it was its last one; none if the win was shared by several sides.
    pub winners: Vec<usize>,
    /// Whether the game is over with it.
    pub is_last: bool,
}

/// A table with its players.
pub(super) struct Table<'a, G: Counted> {
    plan: &'a Plan,
    rules: &'a Arc<G::Rules>,
    players: Vec<Player<G>>,
}

impl<'a, G: Counted> Table<'a, G> {
    pub fn new(plan: &'a Plan, rules: &'a Arc<G::Rules>, levels: &[Level]) -> Self {
        let player = |(seat, level): (Seat, &Level)| Player::new(seat, plan.seed, level.bot::<G>());
        let players = Seat::all(plan.setup.seats).zip(levels).map(player).collect();
        Table { plan, rules, players }
    }

    /// Plays the game of this number and counts it.
    pub fn play(&mut self, number: u64, tally: &mut Tally) {
        let seed = Dice::new(self.plan.seed, number).seed();
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = G::begin(self.rules, self.plan.setup, seed);
        let (mut moves, mut turns) = (0, 0);
        loop {
            let before = moves;
            self.play_round(&mut game, &mut moves, &mut tally.watched);
            let round = game.count_round(moves - before, tally);
            turns += round.turns;
            if round.is_last || !self.plan.whole_match {
                return tally.count(turns, round.winners);
            }
        }
    }

    /// Plays a round; `moves` counts those of the whole game.
    fn play_round(&mut self, game: &mut G, moves: &mut u64, watched: &mut Watched) {
        self.carry_out(game, Seat(0), G::DEAL, moves, watched);
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view_by(Viewer::Seat(seat)), *moves);
            self.carry_out(game, seat, wanted, moves, watched);
            if game.can_be_noticed(wanted) {
                self.notice(game, moves, watched);
            }
        }
    }

    /// Every player may notice something out of turn.
    #[cold]
    fn notice(&mut self, game: &mut G, moves: &mut u64, watched: &mut Watched) {
        for seat in Seat::all(self.plan.setup.seats) {
            let noticed = self.players[seat.index()].notice(game.view_by(Viewer::Seat(seat)), *moves);
            if let Some(wanted) = noticed {
                self.carry_out(game, seat, wanted, moves, watched);
            }
        }
    }

    #[inline]
    fn carry_out(&self, game: &mut G, seat: Seat, wanted: G::Move, moves: &mut u64, watched: &mut Watched) {
        *moves += 1;
        if self.plan.watched {
            self.watch(game, seat, wanted, watched);
        } else {
            game.apply_offered(seat, wanted);
        }
    }

    #[cold]
    fn watch(&self, game: &mut G, seat: Seat, wanted: G::Move, watched: &mut Watched) {
        let step = game.apply(seat, wanted).ok().expect("computer players make legal moves only");
        G::watch(&G::seen_by(&step, Viewer::Onlooker), self.rules, watched);
    }
}
