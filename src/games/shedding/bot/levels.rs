//! The levels of computer players of shedding games.

use super::heuristics::{HeuristicPolicy, MoveValue};
use super::search::Search;
use crate::bot::{Bot, Budget, Computers, Level};
use crate::cards::CardKind;
use crate::engine::Dice;
use crate::games::shedding::engine::{Awaiting, Move, SheddingGame, View};

impl Computers for SheddingGame {
    fn bot(level: Level, budget: Budget) -> Box<dyn Bot<SheddingGame>> {
        match level {
            Level::Random => Box::new(Random),
            Level::Easy => Box::new(Easy::default()),
            Level::Medium => Box::new(Medium::default()),
            Level::Hard => Box::new(Hard { budget }),
        }
    }

    fn may_be_noticed(view: View<'_>) -> bool {
        view.has_open_windows() && (view.calls_are_caught() || view.runs_are_caught())
    }
}

/// Level `random`: uniform over the legal moves; forgets no call and misses none.
#[derive(Default)]
struct Random;

impl Bot<SheddingGame> for Random {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let wanted = view.pick_decision(|all| dice.below(all)).expect("who has to decide has a legal move");
        with_call(wanted, view, 0, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, 100, dice)
    }
}

const EASY_FORGETS: u8 = 10;

/// Rate of noticed catches and twins, in percent.
const EASY_NOTICES: u8 = 50;

/// Level `easy`: plays any fitting card, those that always fit last, and wishes what it holds most of.
#[derive(Default)]
struct Easy {
    moves: Vec<Move>,
}

impl Bot<SheddingGame> for Easy {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if overlook_twin(view, EASY_NOTICES, dice) {
            return Move::Pass;
        }
        view.decisions(&mut self.moves);
        if self.moves.iter().any(|wanted| wanted.is_play()) {
            self.moves.retain(|wanted| wanted.is_play());
        }
        let mut wanted = *dice.pick(&self.moves).expect("who has to decide has a legal move");
        let highest = self.moves.iter().map(|wanted| sense(view, *wanted)).max();
        if Some(sense(view, wanted)) != highest {
            self.moves.retain(|wanted| Some(sense(view, *wanted)) == highest);
            wanted = *dice.pick(&self.moves).expect("one of the moves makes most sense");
        }
        with_call(wanted, view, EASY_FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, EASY_NOTICES, dice)
    }
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

const MEDIUM_FORGETS: u8 = 5;

/// Rate of noticed catches and twins, in percent.
const MEDIUM_NOTICES: u8 = 90;

const BLUFFS: u8 = 5;

/// Level `medium`: heuristics with some slips.
#[derive(Default)]
struct Medium {
    policy: HeuristicPolicy,
}

impl Bot<SheddingGame> for Medium {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        if overlook_twin(view, MEDIUM_NOTICES, dice) {
            return Move::Pass;
        }
        let wanted = self.policy.choose(view, BLUFFS, dice);
        with_call(wanted, view, MEDIUM_FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, MEDIUM_NOTICES, dice)
    }
}

/// Level `hard`: searches within its budget; forgets no call and misses none.
#[derive()]
struct Hard {
    budget: Budget,
}

impl Bot<SheddingGame> for Hard {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        let best = Search::new(self.budget).best_move(view, dice);
        with_call(best, view, 0, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, 100, dice)
    }
}

/// Adds the due call to a move, unless it is forgotten with this probability in percent.
fn with_call(wanted: Move, view: View<'_>, forgets: u8, dice: &mut Dice) -> Move {
    match view.call_due_with(wanted) {
        Some(call) if !dice.percent(forgets) => wanted.with_call(Some(call)),
        _ => wanted,
    }
}

/// Overlooks the own twin when asked to jump in, unless it is noticed with this probability in percent.
fn overlook_twin(view: View<'_>, notices: u8, dice: &mut Dice) -> bool {
    view.awaits() == Awaiting::JumpIn && !dice.percent(notices)
}

/// A possible catch, if it is noticed with this probability in percent.
fn catch_somebody(view: View<'_>, notices: u8, dice: &mut Dice) -> Option<Move> {
    view.seats().map(Move::Catch).find(|wanted| view.allows(*wanted) && dice.percent(notices))
}
