//! The levels of computer players of shedding games.

use super::heuristics::{HeuristicPolicy, MoveValue};
use super::search::Search;
use crate::bot::{Bot, Budget, Computers, Level};
use crate::cards::CardKind;
use crate::engine::Dice;
use crate::games::shedding::engine::{Awaiting, Move, SheddingGame, View};

impl Computers for SheddingGame {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<SheddingGame>> {
        let (forgets, notices) = match level {
            Level::Easy => (10, 50),
            Level::Medium => (5, 90),
            Level::Random | Level::Hard => (0, 100),
        };
        Box::new(Computer { level, budget, forgets, notices, policy: HeuristicPolicy::default() })
    }

    fn may_be_noticed(view: View<'_>) -> bool {
        view.has_open_windows() && (view.calls_are_caught() || view.runs_are_caught())
    }
}

const BLUFFS: u8 = 5;

/// A computer player. Level `random` is uniform over the legal moves, `easy` plays what makes most sense at once,
/// `medium` follows heuristics, and `hard` searches within its budget.
struct Computer {
    level: Level,
    budget: Budget,
    /// Rate of forgotten calls, in percent.
    forgets: u8,
    /// Rate of noticed catches and twins, in percent.
    notices: u8,
    policy: HeuristicPolicy,
}

impl Bot<SheddingGame> for Computer {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        // The own twin is overlooked.
        if self.notices < 100 && view.awaits() == Awaiting::JumpIn && !dice.percent(self.notices) {
            return Move::Pass;
        }
        let wanted = match self.level {
            Level::Random => view.pick_decision(|all| dice.below(all)).expect("who has to decide has a legal move"),
            Level::Easy => sensible(view, dice),
            Level::Medium => self.policy.choose(view, BLUFFS, dice),
            Level::Hard => Search::new(self.budget).best_move(view, dice),
        };
        with_call(wanted, view, self.forgets, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        view.seats().map(Move::Catch).find(|wanted| view.allows(*wanted) && dice.percent(self.notices))
    }
}

/// Any fitting card, those that always fit last, and a wish for what the hand has most of.
fn sensible(view: View<'_>, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    if moves.iter().any(|wanted| wanted.is_play()) {
        moves.retain(|wanted| wanted.is_play());
    }
    let wanted = *dice.pick(&moves).expect("who has to decide has a legal move");
    let highest = moves.iter().map(|wanted| sense(view, *wanted)).max();
    if Some(sense(view, wanted)) == highest {
        return wanted;
    }
    moves.retain(|wanted| Some(sense(view, *wanted)) == highest);
    *dice.pick(&moves).expect("one of the moves makes most sense")
}

/// Rank of a move: plays a card that could not be played as well later; for wishes, the number of cards that follow.
fn sense(view: View<'_>, wanted: Move) -> (u8, i32) {
    let hand = view.own_cards();
    let always_fits = |card: &CardKind| view.rules().kind(*card).fits_always.is_some();
    let follows = || MoveValue::of(view, hand, wanted).map_or(0, |worth| worth.follows);
    match wanted {
        Move::Play { card, wish, .. } if always_fits(&card) || wish.is_some() => (1, wish.map_or(0, |_| follows())),
        Move::Play { card, .. } if view.rules().kind(card).stands_for.is_some() => (1, 0),
        Move::PlayTogether { cards, .. }
            if hand.len() > cards.as_slice().len() && cards.as_slice().iter().all(always_fits) =>
        {
            (1, follows())
        }
        Move::Play { .. } | Move::PlayTogether { .. } => (2, 0),
        Move::Choose(_) | Move::StandFor(_) => (0, follows()),
        _ => (0, 0),
    }
}

/// Adds the due call to a move, unless it is forgotten with this probability in percent.
fn with_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    match view.call_due_with(wanted) {
        Some(call) if !dice.percent(forgets) => wanted.with_call(Some(call)),
        _ => wanted,
    }
}
