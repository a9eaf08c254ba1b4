//! What moves are worth to the player who could make them, as far as that player can reckon.

use crate::cards::{CardKind, CardSet, Colour, Wish};
use crate::engine::{Move, OTHERS_BLUFF, Seat, View};
use crate::rules::book::Whom;
use crate::rules::{CompiledEffect, ImmediateEffect, KindRule};

/// What a move is worth, part by part: more is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Worth {
    /// The points of the cards that are got rid of.
    pub points: i32,
    /// The other cards of the hand that would fit next.
    pub follows: i32,
    /// A card that always fits is not kept.
    pub keeps: i32,
    /// Only cards that may not be the last one remain.
    pub stuck: i32,
    /// The next player, the fewer cards that one holds, is hit; a partner had better not be.
    pub hits: i32,
    /// What the card does to others beside.
    pub acts: i32,
    /// Several cards are got rid of at once.
    pub fewer: i32,
}

impl Worth {
    /// All parts together.
    pub fn total(self) -> i32 {
        self.points + self.follows + self.keeps + self.stuck + self.hits + self.acts + self.fewer
    }

    /// What a move of the viewer is worth with this hand; `None` if it lays nothing and names no colour, which is the
    /// last resort.
    pub fn of(view: View<'_>, hand: CardSet, wanted: Move) -> Option<Worth> {
        match wanted {
            Move::Play { card, .. } if view.rules().kind(card).stands_for.is_some() => of_stand_in(view, hand, card),
            Move::Play { card, wish, .. } => Some(of_play(view, hand, card, wish)),
            Move::StandFor(named) => Some(of_laid(view, hand, named, None)),
            Move::PlayTogether { cards, .. } => of_several(view, hand, cards.as_slice()),
            Move::Choose(wish) => {
                let follows = count(view, hand, |kind| {
                    let face = view.rules().deck().face(kind);
                    match wish {
                        Wish::Colour(colour) => face.colour == Some(colour),
                        Wish::Symbol(symbol) => face.symbol == symbol,
                    }
                });
                Some(Worth { follows, ..Worth::default() })
            }
            // Whoever is nearest to going out: for a new hand as well as for everything that does harm.
            Move::ChoosePlayer(seat) => Some(Worth { hits: -i32::from(view.held(seat)), ..Worth::default() }),
            Move::Give(card) => Some(of_gift(view, hand, card)),
            _ => None,
        }
    }
}

/// What it is worth to keep a card that always fits.
const KEEP: i32 = 40;

/// A card that is given away: rather a dear one than one that always fits or has many of its colour beside it.
fn of_gift(view: View<'_>, hand: CardSet, card: CardKind) -> Worth {
    let (rule, deck) = (view.rules().kind(card), view.rules().deck());
    let alike = count(view, hand, |kind| deck.face(kind).colour == deck.face(card).colour);
    let keeps = if rule.fits_always.is_some() { -KEEP } else { 0 };
    Worth { points: rule.points.into(), follows: -alike, keeps, ..Worth::default() }
}

/// What a card does beside: a swap is good for whom another one has fewer cards, all else that is done to others is.
fn of_acts(view: View<'_>, rule: &KindRule, held: i32) -> i32 {
    const A_CARD: i32 = 10;
    const HARM: i32 = 8;
    let others = view.seats().filter(|seat| Some(*seat) != view.seat() && view.held(*seat) > 0);
    let fewest = others.map(|seat| i32::from(view.held(seat))).min().unwrap_or(0);
    let worth = |act: &CompiledEffect| match act {
        CompiledEffect::Does { to: None | Some(Whom::Everybody), .. } | CompiledEffect::Wish(_) => 0,
        CompiledEffect::Does { does: ImmediateEffect::SwapHands, .. } => A_CARD * (held - fewest),
        CompiledEffect::Does { does: ImmediateEffect::Give { cards }, .. } => {
            A_CARD * i32::from(*cards).min(held - 1)
        }
        CompiledEffect::Does { .. } => HARM,
    };
    if held > 0 { rule.acts.iter().map(worth).sum() } else { 0 }
}

/// A card that is laid for another one: the best that it can be, and it is not kept, as one that always fits.
fn of_stand_in(view: View<'_>, hand: CardSet, card: CardKind) -> Option<Worth> {
    let rest = without(view, hand, &[card]);
    let of = |named: &CardKind| of_laid(view, rest, *named, None);
    let best = view.can_stand_for(card).iter().map(of).max_by_key(|worth| worth.total())?;
    let points = view.rules().kind(card).points.into();
    let keeps = if rest.len() > 1 { best.keeps - KEEP - points } else { best.keeps };
    Some(Worth { points, keeps, ..best })
}

fn of_play(view: View<'_>, hand: CardSet, card: CardKind, wish: Option<Wish>) -> Worth {
    of_laid(view, without(view, hand, &[card]), card, wish)
}

/// A card that is laid, or is what one that was laid stands for, with the rest of the hand.
fn of_laid(view: View<'_>, rest: CardSet, card: CardKind, wish: Option<Wish>) -> Worth {
    const FOLLOWS: i32 = 6;
    const STUCK: i32 = 200;
    const HIT: i32 = 8;
    const HIT_BEFORE_IT_IS_OUT: i32 = 40;
    let rules = view.rules();
    let rule = rules.kind(card);
    let mut worth = Worth {
        points: rule.points.into(),
        follows: FOLLOWS * counted(followers(view, rest, card, wish)),
        ..Worth::default()
    };
    if rule.fits_always.is_some() && rest.len() > 1 {
        worth.keeps -= KEEP + i32::from(rule.points);
    }
    if !rest.is_empty() && (rest - rules.not_last()).is_empty() || must_be_covered(view, rest) {
        worth.stuck -= STUCK;
    }
    // What a card copies is what hits.
    let does = if rule.copies { view.copied().map_or(rule, |copied| rules.kind(copied)) } else { rule };
    if does.draw.is_some() || does.skip.is_some() {
        let nearly = view.held(hit(view)) <= NEARLY_OUT || puts_out(view, does);
        let harm = if nearly { HIT_BEFORE_IT_IS_OUT } else { HIT };
        worth.hits = if hits_partner(view) { -harm } else { harm };
    }
    worth.acts = of_acts(view, rule, counted(rest));
    worth
}

/// Whether a single card is left that does not end the round for its player, since it must be covered.
fn must_be_covered(view: View<'_>, rest: CardSet) -> bool {
    let last = rest.first().filter(|_| rest.len() == 1).map(|card| view.rules().deck().kind(card));
    last.and_then(|kind| view.rules().kind(kind).again).is_some_and(|again| again.last_draws.is_some())
}

/// Whether a card that makes the next player draw gives him more cards than a hand may have.
fn puts_out(view: View<'_>, does: &KindRule) -> bool {
    let Some(limit) = view.rules().book().hand_limit else { return false };
    let draws = does.draw.map_or(0, |draw| u16::from(draw.cards));
    draws > 0 && view.held(hit(view)) + view.pending_cards() + draws > u16::from(limit.cards)
}

/// Who holds so few cards is nearly out.
pub(super) const NEARLY_OUT: u16 = 2;

/// Several cards at once: what the last one is worth, with the best that can be called with it, and what those under it do
/// and count, and that one gets rid of them.
fn of_several(view: View<'_>, hand: CardSet, cards: &[CardKind]) -> Option<Worth> {
    const FEWER_CARDS: i32 = 10;
    let (last, others) = cards.split_last()?;
    let rest = without(view, hand, cards);
    let rule = view.rules().kind(*last);
    let wishes = rule.wish.or(rule.wish_after()).into_iter().flat_map(|wish| view.rules().wishes(wish));
    let of = |wish| of_laid(view, rest, *last, wish);
    let mut worth = wishes.map(|wish| of(Some(wish))).max_by_key(|worth| worth.total()).unwrap_or_else(|| of(None));
    for card in others {
        let rule = view.rules().kind(*card);
        worth.points += i32::from(rule.points);
        worth.fewer += FEWER_CARDS;
        worth.acts += of_acts(view, rule, counted(rest));
        if rule.fits_always.is_some() && rest.len() > 1 {
            worth.keeps -= KEEP + i32::from(rule.points);
        }
    }
    Some(worth)
}

/// The hand without these cards.
pub(super) fn without(view: View<'_>, hand: CardSet, cards: &[CardKind]) -> CardSet {
    let mut rest = hand;
    for card in cards {
        if let Some(held) = (rest & view.rules().deck().copies(*card)).first() {
            rest.remove(held);
        }
    }
    rest
}

/// The cards of the rest of a hand that fit once this card has been laid.
pub(super) fn followers(view: View<'_>, rest: CardSet, card: CardKind, wish: Option<Wish>) -> CardSet {
    let rules = view.rules();
    let (top, wish, bans) = match (rules.kind(card).ban, view.top()) {
        (Some(ban), Some(top)) => (top, view.wish(), rules.rows().turn(view.bans(), ban.row)),
        _ => (card, wish, view.bans()),
    };
    // A card that takes a colour has it then; the own number of a countdown fits always.
    let taken = || view.colour_in_force().filter(|_| rules.kind(card).takes_colour).map(Wish::Colour);
    rest & (rules.fitting(top, wish.or_else(taken), bans) | rules.deck().cards_of(view.own_number()))
}

/// The cards of a hand that fit on what lies on top.
pub(super) fn fitting_now(view: View<'_>, hand: CardSet) -> CardSet {
    let fitting = |top| view.rules().deck().cards_of(view.rules().kinds_fitting(top, view.wish(), view.bans()));
    view.top().map_or(CardSet::EMPTY, |top| hand & fitting(top))
}

/// Who is hit by a card against the next player.
pub(super) fn hit(view: View<'_>) -> Seat {
    view.next_after(view.seat().unwrap_or(Seat(0)))
}

/// Whether such a card hits a partner.
pub(super) fn hits_partner(view: View<'_>) -> bool {
    view.seat().is_some_and(|own| view.are_partners(own, hit(view)))
}

/// Whether a move hits a partner: with what it lays, or by choosing one. Whoever goes out with it hits nobody.
fn strikes_partner(view: View<'_>, wanted: Move) -> bool {
    let strikes = |card: CardKind| {
        let rule = view.rules().kind(card);
        (rule.draw.is_some() || rule.skip.is_some()) && hits_partner(view)
    };
    match wanted {
        Move::Play { card, .. } => view.own_cards().len() > 1 && strikes(card),
        Move::StandFor(named) => !view.own_cards().is_empty() && strikes(named),
        Move::PlayTogether { cards, .. } => {
            let cards = cards.as_slice();
            view.own_cards().len() > cards.len() && cards.iter().any(|card| strikes(*card))
        }
        Move::ChoosePlayer(seat) => view.seat().is_some_and(|own| view.are_partners(own, seat)),
        _ => false,
    }
}

/// Leaves out the moves that hit a partner, where there are others.
pub(super) fn spare_partners(view: View<'_>, moves: &mut Vec<Move>) {
    if moves.iter().any(|wanted| !strikes_partner(view, *wanted)) {
        moves.retain(|wanted| !strikes_partner(view, *wanted));
    }
}

fn count(view: View<'_>, hand: CardSet, holds: impl Fn(CardKind) -> bool) -> i32 {
    view.rules().deck().kinds_in(hand).filter(|kind| holds(*kind)).count().try_into().unwrap_or(i32::MAX)
}

fn counted(cards: CardSet) -> i32 {
    cards.len().try_into().unwrap_or(i32::MAX)
}

/// Whether a challenge saves more cards than it costs, as far as the viewer can reckon: how likely a hand of that size
/// holds what it must not, and how rarely people bluff.
pub(super) fn is_worth_a_challenge(view: View<'_>, against: Seat, in_force: Option<Colour>) -> bool {
    let Some((honest, could)) = view.odds_of_bluff(against, in_force) else { return false };
    let pending = view.pending_cards();
    let saves = f64::from(pending + u16::from(honest.unjust));
    let costs = f64::from(u16::from(honest.just).saturating_sub(pending));
    could * OTHERS_BLUFF * saves > (1.0 - could) * costs
}

#[cfg(test)]
mod tests;
