//! Level `medium`: plays by simple good habits.

use super::odds::{holds_any, unseen};
use super::{Bot, catch_somebody, with_call};
use crate::cards::{CardKind, Colour};
use crate::engine::{Awaits, Dice, Move, Seat, View};

/// How often it forgets a call, in percent.
const FORGETS: u8 = 5;
/// How often it notices that somebody else forgot one, in percent.
const NOTICES: u8 = 90;
/// How often it bluffs when it could, in percent.
const BLUFFS: u8 = 5;
/// How often it believes others to bluff when they could, against how often they lay such a card justly.
const OTHERS_BLUFF: f64 = 0.08;

/// Keeps cards that always fit, sheds points, goes on in the colour that it holds most, hits who is about to be out,
/// hands on what is pending, challenges by the odds.
#[derive(Debug, Default)]
pub(super) struct Medium {
    moves: Vec<Move>,
    best: Vec<Move>,
}

impl Bot for Medium {
    fn choose(&mut self, view: View<'_>, dice: &mut Dice) -> Move {
        view.decisions(&mut self.moves);
        if let Awaits::Challenge { against, in_force } = view.awaits() {
            if is_worth_a_challenge(view, against, in_force) {
                return Move::Challenge;
            }
            self.moves.retain(|wanted| *wanted != Move::Challenge);
        }
        let bluffs = |wanted: &Move| matches!(wanted, Move::Play { card, .. } if view.is_bluff(*card));
        let honest = self.moves.iter().any(|wanted| wanted.lays_a_card() && !bluffs(wanted));
        if honest && self.moves.iter().any(bluffs) {
            let bluff = dice.percent(BLUFFS);
            self.moves.retain(|wanted| bluffs(wanted) == bluff);
        }
        let hand = view.hand();
        let highest = self.moves.iter().map(|wanted| value(view, &hand, *wanted)).max();
        self.best.clear();
        self.best.extend(self.moves.iter().filter(|wanted| Some(value(view, &hand, **wanted)) == highest));
        let wanted = *dice.pick(&self.best).expect("who has to decide has a legal move");
        with_call(wanted, view, FORGETS, dice)
    }

    fn notice(&mut self, view: View<'_>, dice: &mut Dice) -> Option<Move> {
        catch_somebody(view, NOTICES, dice)
    }
}

/// How good a move looks: more is better.
fn value(view: View<'_>, hand: &[CardKind], wanted: Move) -> i32 {
    match wanted {
        Move::Play { card, wish, .. } => value_of_play(view, hand, card, wish),
        Move::PlayTogether { cards, .. } => value_of_several(view, hand, cards.as_slice()),
        Move::Choose(colour) => count(hand, |kind| view.rules().deck().face(kind).colour == Some(colour)),
        _ => i32::MIN,
    }
}

fn value_of_play(view: View<'_>, hand: &[CardKind], card: CardKind, wish: Option<Colour>) -> i32 {
    const FOLLOWS: i32 = 6;
    const KEEP: i32 = 40;
    const STUCK: i32 = 200;
    const HIT: i32 = 8;
    const HIT_BEFORE_IT_IS_OUT: i32 = 40;
    let rules = view.rules();
    let rule = rules.kind(card);
    let mut rest = hand.to_vec();
    if let Some(at) = rest.iter().position(|kind| *kind == card) {
        rest.remove(at);
    }
    let (top, wish, bans) = match (rule.ban, view.top()) {
        (Some(ban), Some(top)) => (top, view.wish(), rules.rows().turn(view.bans(), ban.row)),
        _ => (card, wish, view.bans()),
    };
    let follows = |kind| !(rules.fitting(top, wish, bans) & rules.deck().copies(kind)).is_empty();
    let mut value = i32::from(rule.points) + FOLLOWS * count(&rest, follows);
    if rule.fits_always.is_some() && rest.len() > 1 {
        value -= KEEP + i32::from(rule.points);
    }
    if !rest.is_empty() && rest.iter().all(|kind| rules.kind(*kind).not_last.is_some()) {
        value -= STUCK;
    }
    if rule.draw.is_some() || rule.skip.is_some() {
        let next = view.next_after(view.seat().unwrap_or(Seat(0)));
        value += if view.held(next) <= 2 { HIT_BEFORE_IT_IS_OUT } else { HIT };
    }
    value
}

/// Several cards at once: what the last one is worth, and the points and cards that one gets rid of besides.
fn value_of_several(view: View<'_>, hand: &[CardKind], cards: &[CardKind]) -> i32 {
    const FEWER_CARDS: i32 = 10;
    let Some((last, others)) = cards.split_last() else { return i32::MIN };
    let mut rest = hand.to_vec();
    for card in others {
        if let Some(at) = rest.iter().position(|kind| kind == card) {
            rest.remove(at);
        }
    }
    let points: i32 = others.iter().map(|card| FEWER_CARDS + i32::from(view.rules().kind(*card).points)).sum();
    value_of_play(view, &rest, *last, None) + points
}

fn count(hand: &[CardKind], holds: impl Fn(CardKind) -> bool) -> i32 {
    hand.iter().filter(|kind| holds(**kind)).count().try_into().unwrap_or(i32::MAX)
}

/// Whether a challenge saves more cards than it costs, as far as the viewer can reckon: how likely a hand of that size
/// holds what it must not, and how rarely people bluff.
fn is_worth_a_challenge(view: View<'_>, against: Seat, in_force: Option<Colour>) -> bool {
    let rules = view.rules();
    let Some(honest) = view.top().and_then(|top| rules.kind(top).honest) else { return false };
    let (hidden, wanted) = unseen(view, |kind| rules.is_forbidden(honest, kind, in_force));
    let could = holds_any(hidden, wanted, view.held(against)) * OTHERS_BLUFF;
    let just = 1.0 - holds_any(hidden, wanted, view.held(against));
    let pending = view.pending_cards();
    let saves = f64::from(pending + u16::from(honest.unjust));
    let costs = f64::from(u16::from(honest.just).saturating_sub(pending));
    could * saves > just * costs
}
