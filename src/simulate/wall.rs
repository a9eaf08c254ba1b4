//! Wall games between computer players.

use std::sync::Arc;

use super::{Plan, Table, Tally, seed_of};
use crate::bot::Level;
use crate::bot::wall::Player;
use crate::engine::Seat;
use crate::engine::wall::{Game, Move, Party};
use crate::rules::wall::Rules;

/// A table at which one game after the other is played.
pub(super) struct Wall<'a> {
    plan: &'a Plan,
    rules: &'a Arc<Rules>,
    players: Vec<Player>,
}

impl<'a> Wall<'a> {
    pub fn new(plan: &'a Plan, rules: &'a Arc<Rules>, levels: &[Level]) -> Self {
        let seats = Seat::all(plan.setup.seats).zip(levels);
        let players = seats.map(|(seat, level)| Player::new(seat, plan.seed, level.wall_bot()));
        Wall { plan, rules, players: players.collect() }
    }
}

impl Table for Wall<'_> {
    fn play(&mut self, number: u64, tally: &mut Tally) {
        let seed = seed_of(self.plan, number);
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = Game::new(Arc::clone(self.rules), self.plan.setup.seats, seed);
        let mut moves = 0;
        let mut carry_out = |game: &mut Game, seat: Seat, wanted: Move| {
            game.apply_silently(seat, wanted).expect("computer players make legal moves only");
            moves += 1;
            moves
        };
        let mut count = carry_out(&mut game, Seat(0), Move::Deal);
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view(), count);
            count = carry_out(&mut game, seat, wanted);
        }
        let outcome = game.outcome().expect("nobody has to act only when the game is over");
        let winner = outcome.winner().map(Party::index);
        tally.watched.note_winner(winner);
        tally.count(count, winner);
    }
}
