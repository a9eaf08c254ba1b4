//! Shedding games between computer players.

use std::sync::Arc;

use super::{Plan, Table, Tally, Watched, seed_of};
use crate::bot::{Level, LevelFault, Player};
use crate::engine::{Game, Move, Outcome, RoundEnd, Seat, Viewer};
use crate::rules::Rules;

/// A table at which one game after the other is played.
pub(super) struct Shed<'a> {
    plan: &'a Plan,
    rules: &'a Arc<Rules>,
    players: Vec<Player>,
}

impl<'a> Shed<'a> {
    pub fn new(plan: &'a Plan, rules: &'a Arc<Rules>, levels: &[Level]) -> Result<Self, LevelFault> {
        let seats = Seat::all(plan.setup.seats).zip(levels);
        let players = seats.map(|(seat, level)| Ok(Player::new(seat, plan.seed, level.bot(rules)?)));
        let players = players.collect::<Result<Vec<_>, LevelFault>>()?;
        Ok(Shed { plan, rules, players })
    }

    fn play_round(&mut self, game: &mut Game, moves: &mut u64, watched: &mut Watched) -> Outcome {
        let (listens, rules) = (self.plan.watched, self.rules);
        let mut carry_out = |game: &mut Game, seat: Seat, wanted: Move| {
            if listens {
                let step = game.apply(seat, wanted).expect("computer players make legal moves only");
                watched.note(&step.seen_by(Viewer::Onlooker), rules);
            } else {
                game.apply_silently(seat, wanted).expect("computer players make legal moves only");
            }
            *moves += 1;
            *moves
        };
        let mut number = carry_out(game, Seat(0), Move::Deal);
        while let Some(seat) = game.to_act() {
            let wanted = self.players[seat.index()].choose(game.view_of(seat), number);
            number = carry_out(game, seat, wanted);
            if wanted.lays_a_card() && game.view_of(seat).calls_are_caught() {
                for player in &mut self.players {
                    if let Some(wanted) = player.notice(game.view_of(player.seat()), number) {
                        number = carry_out(game, player.seat(), wanted);
                    }
                }
            }
        }
        game.view_of(Seat(0)).outcome().expect("nobody has to act only when the round is over")
    }
}

impl Table for Shed<'_> {
    fn play(&mut self, number: u64, tally: &mut Tally) {
        let seed = seed_of(self.plan, number);
        self.players.iter_mut().for_each(|player| player.begin(seed));
        let mut game = Game::new(Arc::clone(self.rules), self.plan.setup, seed);
        let (mut moves, mut turns) = (0, 0);
        let winners = loop {
            let outcome = self.play_round(&mut game, &mut moves, &mut tally.watched);
            turns += u64::from(game.view_of(Seat(0)).turns());
            tally.watched.note_end(&outcome);
            match outcome.end {
                RoundEnd::Finished => {}
                RoundEnd::Blocked => tally.blocked += 1,
                RoundEnd::TurnLimit => tally.turn_limit += 1,
            }
            match outcome.champions {
                Some(champions) => break champions,
                None if !self.plan.whole_match => break outcome.winners,
                None => {}
            }
        };
        let view = game.view_of(Seat(0));
        let first = winners.iter().next();
        let together = first.is_some_and(|first| winners.iter().all(|winner| view.are_partners(first, winner)));
        let winners = winners.iter().filter(|_| together).map(Seat::index);
        tally.count(turns, winners);
    }
}
