//! Heuristic values of moves, and the choice of the best one.

use crate::cards::{CardKind, CardSet, Colour, Wish};
use crate::engine::{Dice, Seat};
use crate::games::shedding::engine::{Awaiting, Move, OTHERS_BLUFF, View};
use crate::games::shedding::rules::{CompiledEffect, ImmediateEffect, KindRule, Whom};

/// The parts of a move's heuristic value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MoveValue {
    pub points: i32,
    /// Remaining cards that would fit next.
    pub follows: i32,
    /// Penalty for playing a card that always fits.
    pub keeps: i32,
    /// Penalty if only cards remain that must not be the last one.
    pub stuck: i32,
    /// The next player is hit, more so with few cards; negative for a partner.
    pub hits: i32,
    /// Other effects on players.
    pub effects: i32,
    /// Bonus for several cards at once.
    pub fewer: i32,
}

impl MoveValue {
    pub fn total(self) -> i32 {
        self.points + self.follows + self.keeps + self.stuck + self.hits + self.effects + self.fewer
    }

    /// The value of a move with this hand; `None` if it plays nothing and names no colour, which is the last resort.
    pub fn of(view: View<'_>, hand: CardSet, wanted: Move) -> Option<MoveValue> {
        match wanted {
            Move::Play { card, .. } if view.rules().kind(card).stands_for.is_some() => of_stand_in(view, hand, card),
            Move::Play { card, wish, .. } => Some(of_play(view, without(view, hand, &[card]), card, wish)),
            Move::StandFor(named) => Some(of_play(view, hand, named, None)),
            Move::PlayTogether { cards, .. } => of_several(view, hand, cards.as_slice()),
            Move::Choose(wish) => {
                let follows = count(view, hand, |kind| {
                    let face = view.rules().deck().face(kind);
                    match wish {
                        Wish::Colour(colour) => face.colour == Some(colour),
                        Wish::Symbol(symbol) => face.symbol == symbol,
                    }
                });
                Some(MoveValue { follows, ..MoveValue::default() })
            }
            // The player nearest to going out is the best target: for a new hand as well as for harm.
            Move::ChoosePlayer(seat) => Some(MoveValue { hits: -i32::from(view.held(seat)), ..MoveValue::default() }),
            Move::Give(card) => Some(of_gift(view, hand, card)),
            _ => None,
        }
    }
}

/// Value of keeping a card that always fits.
const KEEP: i32 = 40;

/// Giving away: prefers valuable cards to those that always fit or have many of their colour.
fn of_gift(view: View<'_>, hand: CardSet, card: CardKind) -> MoveValue {
    let (rule, deck) = (view.rules().kind(card), view.rules().deck());
    let alike = count(view, hand, |kind| deck.face(kind).colour == deck.face(card).colour);
    let keeps = if rule.fits_always.is_some() { -KEEP } else { 0 };
    MoveValue { points: rule.points.into(), follows: -alike, keeps, ..MoveValue::default() }
}

/// Effects: swapping is good if another hand is smaller, harm to others is always good.
fn of_effects(view: View<'_>, rule: &KindRule, held: i32) -> i32 {
    const A_CARD: i32 = 10;
    const HARM: i32 = 8;
    let others = view.seats().filter(|seat| Some(*seat) != view.seat() && view.held(*seat) > 0);
    let fewest = others.map(|seat| i32::from(view.held(seat))).min().unwrap_or(0);
    let value = |effect: &CompiledEffect| match effect {
        CompiledEffect::Does { to: None | Some(Whom::Everybody), .. } | CompiledEffect::Wish(_) => 0,
        CompiledEffect::Does { does: ImmediateEffect::SwapHands, .. } => A_CARD * (held - fewest),
        CompiledEffect::Does { does: ImmediateEffect::Give { cards }, .. } => {
            A_CARD * i32::from(*cards).min(held - 1)
        }
        CompiledEffect::Does { .. } => HARM,
    };
    if held > 0 { rule.acts.iter().map(value).sum() } else { 0 }
}

/// A stand-in: the best card that it can represent, minus the value of keeping it.
fn of_stand_in(view: View<'_>, hand: CardSet, card: CardKind) -> Option<MoveValue> {
    let rest = without(view, hand, &[card]);
    let of = |named: &CardKind| of_play(view, rest, *named, None);
    let best = view.can_stand_for(card).iter().map(of).max_by_key(|value| value.total())?;
    let points = view.rules().kind(card).points.into();
    let keeps = if rest.len() > 1 { best.keeps - KEEP - points } else { best.keeps };
    Some(MoveValue { points, keeps, ..best })
}

/// A card, or the card that a stand-in represents, with the rest of the hand.
fn of_play(view: View<'_>, rest: CardSet, card: CardKind, wish: Option<Wish>) -> MoveValue {
    const FOLLOWS: i32 = 6;
    const STUCK: i32 = 200;
    const HIT: i32 = 8;
    const HIT_BEFORE_IT_IS_OUT: i32 = 40;
    let rules = view.rules();
    let rule = rules.kind(card);
    let mut value = MoveValue {
        points: rule.points.into(),
        follows: FOLLOWS * counted(followers(view, rest, card, wish)),
        ..MoveValue::default()
    };
    if rule.fits_always.is_some() && rest.len() > 1 {
        value.keeps -= KEEP + i32::from(rule.points);
    }
    let never_last = rules.deck().kinds_in(rest).all(|kind| rules.not_last().contains(kind));
    if !rest.is_empty() && never_last || needs_cover(view, rest) {
        value.stuck -= STUCK;
    }
    // The copied card decides the hit.
    let does = if rule.copies { view.copied().map_or(rule, |copied| rules.kind(copied)) } else { rule };
    if does.draw.is_some() || does.skip.is_some() {
        let nearly = view.held(hit(view)) <= NEARLY_OUT || is_over_limit(view, does);
        let harm = if nearly { HIT_BEFORE_IT_IS_OUT } else { HIT };
        value.hits = if is_partner_hit(view) { -harm } else { harm };
    }
    value.effects = of_effects(view, rule, counted(rest));
    value
}

fn needs_cover(view: View<'_>, rest: CardSet) -> bool {
    let last = rest.first().filter(|_| rest.len() == 1).map(|card| view.rules().deck().kind(card));
    last.and_then(|kind| view.rules().kind(kind).again).is_some_and(|again| again.last_draws.is_some())
}

/// True if the next player exceeds the hand limit by drawing.
fn is_over_limit(view: View<'_>, does: &KindRule) -> bool {
    let Some(limit) = view.rules().book.hand_limit else { return false };
    let draws = does.draw.map_or(0, |draw| u16::from(draw.cards));
    draws > 0 && view.held(hit(view)) + view.pending_cards() + draws > u16::from(limit.cards)
}

/// Hand size of a player who is nearly out.
pub(super) const NEARLY_OUT: u16 = 2;

/// Several cards: the value of the last one with its best wish, plus effects and points of the others, plus a bonus
/// for each.
fn of_several(view: View<'_>, hand: CardSet, cards: &[CardKind]) -> Option<MoveValue> {
    const FEWER_CARDS: i32 = 10;
    let (last, others) = cards.split_last()?;
    let rest = without(view, hand, cards);
    let rule = view.rules().kind(*last);
    let wishes = rule.any_wish().into_iter().flat_map(|wish| view.rules().wishable(wish));
    let of = |wish| of_play(view, rest, *last, wish);
    let mut value = wishes.map(|wish| of(Some(*wish))).max_by_key(|value| value.total()).unwrap_or_else(|| of(None));
    for card in others {
        let rule = view.rules().kind(*card);
        value.points += i32::from(rule.points);
        value.fewer += FEWER_CARDS;
        value.effects += of_effects(view, rule, counted(rest));
        if rule.fits_always.is_some() && rest.len() > 1 {
            value.keeps -= KEEP + i32::from(rule.points);
        }
    }
    Some(value)
}

pub(super) fn without(view: View<'_>, hand: CardSet, cards: &[CardKind]) -> CardSet {
    let mut rest = hand;
    for card in cards {
        if let Some(held) = (rest & view.rules().deck().copies(*card)).first() {
            rest.remove(held);
        }
    }
    rest
}

/// The remaining cards that fit after this card.
pub(super) fn followers(view: View<'_>, rest: CardSet, card: CardKind, wish: Option<Wish>) -> CardSet {
    let rules = view.rules();
    let (top, wish, bans) = match (rules.kind(card).ban, view.top()) {
        (Some(ban), Some(top)) => (top, view.wish(), rules.rows.turn(view.bans(), ban.row)),
        _ => (card, wish, view.bans()),
    };
    // A card that takes a colour has it then; own numbers always fit.
    let taken = || view.colour_in_force().filter(|_| rules.kind(card).takes_colour).map(Wish::Colour);
    let fitting = rules.kinds_fitting(top, wish.or_else(taken), bans) | view.own_number();
    rest.iter().filter(|card| fitting.contains(rules.deck().kind(*card))).collect()
}

pub(super) fn fitting_now(view: View<'_>, hand: CardSet) -> CardSet {
    let fitting = |top| view.rules().deck().cards_of(view.rules().kinds_fitting(top, view.wish(), view.bans()));
    view.top().map_or(CardSet::EMPTY, |top| hand & fitting(top))
}

pub(super) fn hit(view: View<'_>) -> Seat {
    view.next_after(view.seat().unwrap_or(Seat(0)))
}

pub(super) fn is_partner_hit(view: View<'_>) -> bool {
    view.seat().is_some_and(|own| view.are_partners(own, hit(view)))
}

/// True if a move hits or chooses a partner. A player who goes out with it hits nobody.
fn is_against_partner(view: View<'_>, wanted: Move) -> bool {
    let strikes = |card: CardKind| {
        let rule = view.rules().kind(card);
        (rule.draw.is_some() || rule.skip.is_some()) && is_partner_hit(view)
    };
    match wanted {
        Move::StandFor(named) => !view.own_cards().is_empty() && strikes(named),
        Move::ChoosePlayer(seat) => view.seat().is_some_and(|own| view.are_partners(own, seat)),
        _ => {
            let cards = wanted.cards();
            view.own_cards().len() > cards.len() && cards.iter().any(|card| strikes(*card))
        }
    }
}

pub(super) fn spare_partners(view: View<'_>, moves: &mut Vec<Move>) {
    if moves.iter().any(|wanted| !is_against_partner(view, *wanted)) {
        moves.retain(|wanted| !is_against_partner(view, *wanted));
    }
}

fn count(view: View<'_>, hand: CardSet, holds: impl Fn(CardKind) -> bool) -> i32 {
    view.rules().deck().kinds_in(hand).filter(|kind| holds(*kind)).count().try_into().unwrap_or(i32::MAX)
}

fn counted(cards: CardSet) -> i32 {
    cards.len().try_into().unwrap_or(i32::MAX)
}

/// True if a challenge is expected to save more cards than it costs, given the probability of such a hand and the rate
/// of bluffs.
pub(super) fn is_worth_a_challenge(view: View<'_>, against: Seat, in_force: Option<Colour>) -> bool {
    let Some((honest, could)) = view.odds_of_bluff(against, in_force) else { return false };
    let pending = view.pending_cards();
    let saves = f64::from(pending + u16::from(honest.unjust));
    let costs = f64::from(u16::from(honest.just).saturating_sub(pending));
    could * OTHERS_BLUFF * saves > (1.0 - could) * costs
}

/// Heuristic choice: keeps cards that always fit, sheds points, continues in the most frequent colour, hits players
/// who are nearly out but no partners, passes on pending effects, challenges by the odds.
#[derive(Debug, Default)]
pub(super) struct HeuristicPolicy {
    moves: Vec<Move>,
    best: Vec<Move>,
}

impl HeuristicPolicy {
    /// The decision of the viewer, who bluffs with this probability in percent where possible.
    pub fn choose(&mut self, view: View<'_>, bluffs: u8, dice: &mut Dice) -> Move {
        view.decisions(&mut self.moves);
        if self.moves.len() == 1 {
            return *dice.pick(&self.moves).expect("who has to decide has a legal move");
        }
        if let Awaiting::Challenge { against, in_force } = view.awaits() {
            if is_worth_a_challenge(view, against, in_force) {
                return Move::Challenge;
            }
            self.moves.retain(|wanted| *wanted != Move::Challenge);
        }
        self.bluff_or_not(view, bluffs, dice);
        spare_partners(view, &mut self.moves);
        let hand = view.own_cards();
        let mut highest = None;
        self.best.clear();
        for wanted in &self.moves {
            let value = MoveValue::of(view, hand, *wanted).map(MoveValue::total);
            if self.best.is_empty() || value > highest {
                highest = value;
                self.best.clear();
            }
            if value == highest {
                self.best.push(*wanted);
            }
        }
        *dice.pick(&self.best).expect("who has to decide has a legal move")
    }

    /// Keeps either the bluffs or the other moves, where there are both.
    fn bluff_or_not(&mut self, view: View<'_>, bluffs: u8, dice: &mut Dice) {
        let is_bluff = |wanted: &Move| matches!(wanted, Move::Play { card, .. } if view.is_bluff(*card));
        if !self.moves.iter().any(is_bluff) {
            return;
        }
        if self.moves.iter().any(|wanted| wanted.is_play() && !is_bluff(wanted)) {
            let bluff = dice.percent(bluffs);
            self.moves.retain(|wanted| is_bluff(wanted) == bluff);
        }
    }
}

#[cfg(test)]
mod tests;
