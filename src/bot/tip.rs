//! A suggestion to a person, with its reason: what the level `medium` would do if it neither bluffed nor forgot.

use super::worth::{NEARLY_OUT, Worth, followers, hit, hits_partner, is_worth_a_challenge, without};
use crate::cards::{CardKind, Wish};
use crate::engine::{Awaits, Call, Move, Seat, View};
use crate::rules::book::ScoreTo;

/// What somebody might do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tip {
    /// The move, with the call that belongs to it: always a legal one.
    pub wanted: Move,
    /// What speaks for it.
    pub motive: Motive,
}

/// What speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motive {
    /// It empties the hand.
    LastCards,
    /// It hands on what otherwise makes the player draw.
    InsteadOfDrawing {
        /// So many cards.
        cards: u16,
    },
    /// It hands on what otherwise takes the player's turn away.
    InsteadOfSittingOut,
    /// The card that was drawn can be laid.
    DrawnFits,
    /// No other card can be laid.
    OnlyCard,
    /// Any other card would be a bluff.
    OnlyHonest,
    /// The next player is nearly out, and the card is against that one.
    NearlyOut {
        /// Who.
        seat: Seat,
        /// How many cards are left.
        held: u16,
    },
    /// The card is against the next player.
    Hits {
        /// Who.
        seat: Seat,
    },
    /// Another card would be against the next player, who is a partner.
    SparesPartner {
        /// Who.
        seat: Seat,
    },
    /// Nobody holds fewer cards.
    FewestCards {
        /// Who.
        seat: Seat,
    },
    /// The card does more than to be laid.
    Acts,
    /// No other card of the hand is of less use.
    LeastUse,
    /// Several cards go at once.
    SeveralAtOnce {
        /// How many.
        cards: u8,
    },
    /// The card counts so much that it is better not kept.
    Points {
        /// What it counts.
        points: u16,
    },
    /// Cards of the colour that is laid or named remain in the hand.
    Colour {
        /// How many.
        cards: u16,
    },
    /// Cards that fit next remain in the hand.
    Follow {
        /// How many.
        cards: u16,
    },
    /// Another card, which always fits, is better kept.
    Keep {
        /// That card.
        card: CardKind,
    },
    /// After another card only such would remain as may not be the last one.
    NotStuck,
    /// Nothing speaks for another card.
    AsGood,
    /// Nothing speaks for another colour.
    AnyColour,
    /// Nothing can be laid.
    NothingToLay,
    /// Nothing of the own hand answers what is pending.
    NoAnswer,
    /// A challenge is likely to save more cards than it costs.
    ChallengePays,
    /// A challenge is likely to cost more cards than it saves.
    ChallengeCosts,
    /// The player has forgotten a call, which can still be made.
    LateCall,
    /// Somebody has forgotten a call.
    Forgot {
        /// Who.
        seat: Seat,
        /// What.
        call: Call,
    },
    /// Somebody has laid cards together that do not belong together.
    WrongRun {
        /// Who.
        seat: Seat,
    },
}

impl Tip {
    /// A tip for the viewer: what to call or to catch at once, or how to decide in the own turn. None if the viewer has
    /// nothing of that to do.
    #[must_use]
    pub fn of(view: View<'_>) -> Option<Tip> {
        let moves = || {
            let mut moves = Vec::new();
            view.decisions(&mut moves);
            moves
        };
        late_call(view).or_else(|| catch(view)).or_else(|| decide(view, moves()))
    }

    /// A tip which colour to wish with a card that the viewer is about to lay.
    #[must_use]
    pub fn of_wish(view: View<'_>, laid: CardKind) -> Option<Tip> {
        let mut moves = Vec::new();
        view.decisions(&mut moves);
        moves.retain(|wanted| matches!(wanted, Move::Play { card, .. } if *card == laid));
        let hand = view.hand();
        let total = |wanted: &Move| Worth::of(view, &hand, *wanted).map(Worth::total);
        let wanted = best(&moves, total)?;
        let alike = moves.iter().all(|other| total(other) == total(&wanted));
        let motive = if alike { Motive::AnyColour } else { remaining(view, &hand, wanted) };
        Some(Tip { wanted, motive })
    }
}

fn late_call(view: View<'_>) -> Option<Tip> {
    let wanted = Move::Call(view.owes(view.seat()?)?);
    view.allows(wanted).then_some(Tip { wanted, motive: Motive::LateCall })
}

fn catch(view: View<'_>) -> Option<Tip> {
    let seat = view.seats().find(|seat| view.allows(Move::Catch(*seat)))?;
    let motive = view.owes(seat).map_or(Motive::WrongRun { seat }, |call| Motive::Forgot { seat, call });
    Some(Tip { wanted: Move::Catch(seat), motive })
}

/// The best of these moves; the first of several that are equally good.
fn decide(view: View<'_>, mut moves: Vec<Move>) -> Option<Tip> {
    if let Awaits::Challenge { against, in_force } = view.awaits() {
        if moves.contains(&Move::Challenge) && is_worth_a_challenge(view, against, in_force) {
            return Some(Tip { wanted: Move::Challenge, motive: Motive::ChallengePays });
        }
        moves.retain(|wanted| *wanted != Move::Challenge);
    }
    let bluffs = |wanted: &Move| matches!(wanted, Move::Play { card, .. } if view.is_bluff(*card));
    if moves.iter().any(|wanted| wanted.lays_a_card() && !bluffs(wanted)) {
        moves.retain(|wanted| !bluffs(wanted));
    }
    let hand = view.hand();
    let worth = |wanted: &Move| Worth::of(view, &hand, *wanted);
    let total = |wanted: &Move| worth(wanted).map(Worth::total);
    let wanted = best(&moves, total)?;
    let motive = match wanted {
        Move::Play { .. } | Move::PlayTogether { .. } => {
            let others = moves.iter().copied().filter(|other| !lay_the_same(*other, wanted));
            let next = others.max_by_key(total);
            why_lay(view, &hand, wanted, next.filter(|other| other.lays_a_card()))
        }
        Move::Choose(Wish::Symbol(symbol)) => {
            let same = hand.iter().filter(|kind| view.rules().deck().face(**kind).symbol == symbol);
            Motive::Follow { cards: counted(same.count()) }
        }
        Move::Choose(Wish::Colour(colour)) => {
            let same = hand.iter().filter(|kind| view.rules().deck().face(**kind).colour == Some(colour));
            Motive::Colour { cards: counted(same.count()) }
        }
        Move::ChoosePlayer(seat) => Motive::FewestCards { seat },
        Move::Give(_) => Motive::LeastUse,
        Move::Draw if matches!(view.awaits(), Awaits::Challenge { .. }) => Motive::ChallengeCosts,
        _ if matches!(view.awaits(), Awaits::AnswerDraw { .. } | Awaits::AnswerSkip) => Motive::NoAnswer,
        _ => Motive::NothingToLay,
    };
    Some(Tip { wanted: wanted.with_call(view.call_due_with(wanted)), motive })
}

/// The move that is worth most, the first of several.
fn best(moves: &[Move], total: impl Fn(&Move) -> Option<i32>) -> Option<Move> {
    moves.iter().copied().reduce(|best, next| if total(&next) > total(&best) { next } else { best })
}

/// Why to lay these cards rather than the next best.
fn why_lay(view: View<'_>, hand: &[CardKind], wanted: Move, next: Option<Move>) -> Motive {
    let laid = cards(wanted);
    if laid.len() == hand.len() {
        return Motive::LastCards;
    }
    match view.awaits() {
        Awaits::AnswerDraw { .. } | Awaits::Challenge { .. } => {
            return Motive::InsteadOfDrawing { cards: view.pending_cards() };
        }
        Awaits::AnswerSkip => return Motive::InsteadOfSittingOut,
        Awaits::Drawn if view.drawn().is_some() => return Motive::DrawnFits,
        _ => {}
    }
    let Some(next) = next else {
        return match (remaining(view, hand, wanted), wanted) {
            (motive @ Motive::Colour { .. }, Move::Play { wish: Some(_), .. }) => motive,
            _ if view.playable().len() > 1 => Motive::OnlyHonest,
            _ => Motive::OnlyCard,
        };
    };
    let of = |wanted| Worth::of(view, hand, wanted).unwrap_or_default();
    let (own, other) = (of(wanted), of(next));
    let leads = [
        (own.stuck - other.stuck, Motive::NotStuck),
        (own.hits - other.hits, hits(view)),
        (own.acts - other.acts, Motive::Acts),
        (own.fewer - other.fewer, Motive::SeveralAtOnce { cards: u8::try_from(laid.len()).unwrap_or(u8::MAX) }),
        (own.keeps - other.keeps, cards(next).last().map_or(Motive::AsGood, |card| Motive::Keep { card: *card })),
        (own.follows - other.follows, remaining(view, hand, wanted)),
        (points_lead(view, own, other), points(view, &laid)),
    ];
    let (lead, motive) = leads.into_iter().rev().max_by_key(|(lead, _)| *lead).unwrap_or((0, Motive::AsGood));
    if lead > 0 { motive } else { Motive::AsGood }
}

/// By how much more points a move gets rid of, where points count.
fn points_lead(view: View<'_>, own: Worth, other: Worth) -> i32 {
    if view.rules().book().score.to == ScoreTo::Nobody { 0 } else { own.points - other.points }
}

fn points(view: View<'_>, laid: &[CardKind]) -> Motive {
    Motive::Points { points: laid.iter().map(|card| view.rules().kind(*card).points).sum() }
}

fn hits(view: View<'_>) -> Motive {
    let seat = hit(view);
    match view.held(seat) {
        _ if hits_partner(view) => Motive::SparesPartner { seat },
        held if held <= NEARLY_OUT => Motive::NearlyOut { seat, held },
        _ => Motive::Hits { seat },
    }
}

/// What remains in the hand that fits next.
fn remaining(view: View<'_>, hand: &[CardKind], wanted: Move) -> Motive {
    let laid = cards(wanted);
    let Some(top) = laid.last().copied() else { return Motive::AsGood };
    let wish = match wanted {
        Move::Play { wish, .. } => wish,
        _ => None,
    };
    let rest = without(hand, &laid);
    let following = followers(view, &rest, top, wish);
    let colour = |kind: CardKind| view.rules().deck().face(kind).colour;
    let in_force = wish.map_or_else(|| colour(top), Wish::colour);
    let same = rest.iter().copied().filter(|kind| in_force.is_some() && colour(*kind) == in_force);
    let cards = counted(following.len());
    if cards > 0 && same.eq(following) { Motive::Colour { cards } } else { Motive::Follow { cards } }
}

/// The cards that a move lays, in order.
fn cards(wanted: Move) -> Vec<CardKind> {
    match wanted {
        Move::Play { card, .. } => vec![card],
        Move::PlayTogether { cards, .. } => cards.as_slice().to_vec(),
        _ => Vec::new(),
    }
}

/// Whether two moves lay the same cards, in whatever order.
fn lay_the_same(one: Move, other: Move) -> bool {
    let sorted = |wanted| {
        let mut cards = cards(wanted);
        cards.sort_unstable();
        cards
    };
    sorted(one) == sorted(other)
}

fn counted(cards: usize) -> u16 {
    u16::try_from(cards).unwrap_or(u16::MAX)
}
