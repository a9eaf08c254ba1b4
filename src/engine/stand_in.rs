//! Cards that are laid for others: a card is laid first, and then its player says which one it is.

use super::agree::LastLaid;
use super::cause::Cause;
use super::effects::Resolution;
use super::event::{CardMovement, PublicEvent};
use super::judge::Legality;
use super::moves::Call;
use super::place::Place;
use super::play::Play;
use super::seat::Seat;
use super::stage::Phase;
use super::table::Sink;
use super::why::{IllegalMove, IllegalReason};
use super::why_not::why;
use crate::cards::{CardKind, KindSet};
use crate::rules::{CompiledEffect, StandIn};

impl Legality<'_> {
    /// The kinds of card that the player on turn may lay where some are laid for others: with such a card, whatever could be
    /// laid for which it can stand.
    pub fn playable_with_stand_ins(&self, top: CardKind) -> KindSet {
        let (stage, stand_ins) = (self.table.stage, self.rules.stand_ins());
        let mut playable = self.without_barred(self.playable_at(stage, top)) - stand_ins;
        let held = self.table.kinds(self.table.turn) & stand_ins;
        let held = match stage {
            Phase::Drawn(Some(card)) => held & KindSet::from_iter([self.rules.deck().kind(card)]),
            _ => held,
        };
        for card in self.without_barred(held).iter() {
            if !self.can_stand_for(card).is_empty() {
                playable.insert(card);
            }
        }
        playable
    }

    /// The cards for which this one can be laid now by the player on turn.
    pub fn can_stand_for(&self, card: CardKind) -> KindSet {
        let (Some(stand_in), Some(top)) = (self.rules.kind(card).stands_for, self.top()) else {
            return KindSet::EMPTY;
        };
        let fitting = || self.fitting(top, self.table.turn);
        let open = match self.table.stage {
            Phase::Turn | Phase::Again | Phase::Drawn(_) => fitting(),
            Phase::More { by, .. } => fitting() & self.further_cards(by),
            stage if stage.is_answering() => self.answers(),
            _ => KindSet::EMPTY,
        };
        self.without_barred(stand_in.of & open)
    }

    /// Why a card that is laid for others may not be laid now: none of those fits, or something else comes first.
    pub fn refuse_stand_in(&self, seat: Seat, card: CardKind, stand_in: &StandIn) -> Option<IllegalMove> {
        if self.table.stage == Phase::JumpIn {
            // Only the same card is laid out of turn, and none that stands for it (UH-10).
            return self.refuse_card_as(seat, card, card);
        }
        let possible = |kind: CardKind| self.refuse_card_as(seat, card, kind).is_none();
        if stand_in.of.iter().any(possible) {
            return match self.rules.kind(card).not_last {
                Some(because) if self.table.held(seat) == 1 => {
                    Some(why(IllegalReason::NotLast { card, instead: self.instead_of_a_card() }, because.clause))
                }
                _ => None,
            };
        }
        match self.table.stage {
            Phase::Drawn(Some(drawn)) if seat == self.table.turn && self.rules.deck().kind(drawn) != card => {
                let drawn = self.rules.deck().kind(drawn);
                Some(why(IllegalReason::OnlyTheDrawnCard { drawn }, self.then_clause()))
            }
            Phase::Turn | Phase::Again | Phase::Drawn(_) | Phase::More { .. } => {
                Some(why(IllegalReason::StandsForNone { card }, stand_in.clause))
            }
            _ => self.refuse_card_as(seat, card, card),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Lays a card that its player has then to say what it is; where it can be only one, it is that.
    pub fn lay_stand_in(&mut self, seat: Seat, kind: CardKind, call: Option<Call>, cause: Cause) {
        let mut doing = Resolution::new(seat, kind, self.before(&[kind]));
        if let Phase::More { left, by } = self.table.stage {
            doing.further = Some((left, by));
        }
        let standing = self.judge().can_stand_for(kind);
        let before = LastLaid { seat, left: 1, wish: self.table.wish, stood: self.table.stood };
        let card = self.put_down(seat, kind);
        let held = self.table.held(seat);
        self.tell(|| CardMovement { cards: vec![card], from: Place::Hand(seat), to: Place::Discard, cause, held });
        self.table.stood = None;
        self.note_laid(before);
        self.renew_wish(seat, self.rules.kind(kind), None);
        self.call_before(seat, call);
        self.table.standing = standing;
        self.table.doing = Some(doing);
        self.table.stage = Phase::NameCard;
        if let (1, Some(named)) = (standing.len(), standing.first()) {
            self.stand_for(seat, named);
        }
    }

    /// It is said which card the one on top is: it is that one in everything from now on, until it leaves the pile.
    pub fn stand_for(&mut self, seat: Seat, named: CardKind) {
        let (Some(mut doing), Some(card)) = (self.table.doing.take(), self.table.discard.top()) else { return };
        doing.before.doubly = self.fitted_doubly(named);
        let laid = doing.kind;
        self.tell(|| PublicEvent::StandsFor { seat, card: laid, named });
        self.table.stood = Some((card, named));
        self.table.standing = KindSet::EMPTY;
        doing.kind = named;
        let rule = self.rules.kind(named);
        // After the last card nobody is asked any more.
        let wishes = rule.wish.is_some() || rule.wish_after().is_some() && self.table.held(seat) == 0;
        let wish = rule.acts.iter().position(|act| wishes && matches!(act, CompiledEffect::Wish(_)));
        match wish.and_then(|act| u8::try_from(act).ok()) {
            Some(next) => {
                self.table.doing = Some(Resolution { next, stands: true, ..doing });
                self.table.stage = Phase::NameWish;
            }
            None => self.is_what_it_stands_for(doing),
        }
    }

    /// All is said of a card that was laid for another one: it is that one.
    pub fn is_what_it_stands_for(&mut self, mut doing: Resolution) {
        self.table.stage = doing.further.map_or(Phase::Turn, |(left, by)| Phase::More { left, by });
        doing.further = self.judge().further(&doing);
        self.lie_and_take_effect(doing, None);
    }

    /// Whether the card that the top one is now fitted doubly on the one under it (NN-6).
    fn fitted_doubly(&self, named: CardKind) -> bool {
        let (rules, table) = (self.rules, &*self.table);
        let below = table.discard.as_slice().iter().rev().nth(1).zip(table.last_laid);
        below.is_some_and(|(card, laid)| {
            let below = laid.stood.filter(|(own, _)| own == card).map_or(rules.deck().kind(*card), |(_, kind)| kind);
            rules.goes_on_doubly(named, below, laid.wish, table.bans)
        })
    }
}
