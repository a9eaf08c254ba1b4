//! Patiences of a computer player.

use std::sync::Arc;

use super::{Plan, Table, Tally, seed_of};
use crate::bot::Level;
use crate::bot::patience::Player;
use crate::engine::patience::{Game, Move};
use crate::rules::patience::Rules;

/// A table at which one game after the other is played.
pub(super) struct Patience<'a> {
    plan: &'a Plan,
    rules: &'a Arc<Rules>,
    player: Player,
}

impl<'a> Patience<'a> {
    pub fn new(plan: &'a Plan, rules: &'a Arc<Rules>, levels: &[Level]) -> Self {
        let level = levels.first().copied().unwrap_or(Level::Easy);
        Patience { plan, rules, player: Player::new(plan.seed, level.patience_bot()) }
    }
}

impl Table for Patience<'_> {
    fn play(&mut self, number: u64, tally: &mut Tally) {
        let seed = seed_of(self.plan, number);
        self.player.begin(seed);
        let mut game = Game::new(Arc::clone(self.rules), seed);
        let mut moves = 0;
        let mut wanted = Move::Deal;
        let outcome = loop {
            game.apply_silently(wanted).expect("computer players make legal moves only");
            moves += 1;
            if let Some(outcome) = game.outcome() {
                break outcome;
            }
            wanted = self.player.choose(game.view(), moves);
        };
        *tally.laid.entry(u64::from(outcome.laid)).or_default() += 1;
        let winner = outcome.is_won().then_some(0);
        tally.watched.note_winner(winner);
        tally.count(moves, winner);
    }
}
