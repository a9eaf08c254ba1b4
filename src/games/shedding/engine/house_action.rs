//! House actions (G-15): what the people at the table carry out although no rule allows it.

use super::event::{Cause, Place, PublicEvent};
use super::illegal_move::{HouseActionRefusal, IllegalMove, IllegalReason};
use super::legality::Legality;
use super::moves::{Agreement, Gift};
use super::phase::{Awaiting, Interrupted, LastPlay, PendingEffects};
use super::play::Play;
use super::table::Sink;
use crate::engine::Seat;
use crate::rules::Clause;

impl Legality<'_> {
    /// The reason why a house action is refused. Anybody may propose one, whoever is on turn.
    pub fn refuse_agreement(&self, wanted: Agreement) -> Option<IllegalMove> {
        let reason = match self.table.phase {
            Awaiting::RoundOver => IllegalReason::RoundOver,
            Awaiting::MatchOver => IllegalReason::MatchOver,
            _ => IllegalReason::NotAgreed(self.objection(wanted)?),
        };
        Some(IllegalMove { reason, clause: Some(Clause::general(15)) })
    }

    fn objection(&self, wanted: Agreement) -> Option<HouseActionRefusal> {
        let named = match wanted {
            Agreement::Draw { seat, .. }
            | Agreement::Skip(seat)
            | Agreement::Again(seat)
            | Agreement::TakeBack(seat) => [Some(seat), None],
            Agreement::Give { from, to, .. } => [Some(from), Some(to)],
            Agreement::Swap(one, other) => [Some(one), Some(other)],
            Agreement::Reverse | Agreement::Name(_) => [None, None],
        };
        if let Some(seat) = named.into_iter().flatten().find(|seat| !self.table.playing.contains(*seat)) {
            return Some(HouseActionRefusal::Out { seat });
        }
        if let [Some(seat), Some(other)] = named {
            if seat == other {
                return Some(HouseActionRefusal::Twice { seat });
            }
        }
        if self.decides_first(wanted) {
            return Some(HouseActionRefusal::Later { turn: self.table.turn });
        }
        match wanted {
            Agreement::Draw { cards, .. } => {
                let most = self.table.drawable(self.rules);
                (!(1..=most).contains(&u16::from(cards))).then_some(HouseActionRefusal::TooManyToDraw { most })
            }
            Agreement::Skip(seat) => {
                (self.table.sits_out[seat.index()] > 0).then_some(HouseActionRefusal::Skipped { seat })
            }
            Agreement::Again(seat) => (seat == self.table.turn && self.table.phase == Awaiting::Turn)
                .then_some(HouseActionRefusal::OnTurn { seat }),
            Agreement::Give { from: seat, gift, .. } => self.objection_to_gift(seat, gift),
            Agreement::TakeBack(seat) => match self.table.last_play {
                Some(last) if self.table.discard.len() > 1 => {
                    (last.seat != seat).then_some(HouseActionRefusal::LaidByAnother { seat })
                }
                _ => Some(HouseActionRefusal::NothingLaid),
            },
            Agreement::Swap(..) | Agreement::Reverse | Agreement::Name(_) => None,
        }
    }

    /// Nobody goes out by house action: the giver keeps a card.
    fn objection_to_gift(&self, seat: Seat, gift: Gift) -> Option<HouseActionRefusal> {
        let most = self.table.held(seat).saturating_sub(1);
        let (cards, card) = match gift {
            Gift::Card(card) => (1, Some(card)),
            Gift::Cards(cards) => (u16::from(cards), None),
        };
        if !(1..=most).contains(&cards) {
            return Some(HouseActionRefusal::TooManyToGive { seat, most });
        }
        let held = |card| self.table.hand(seat) & self.rules.deck().copies(card);
        card.filter(|card| held(*card).is_empty()).map(|card| HouseActionRefusal::NotHeld { seat, card })
    }

    /// True if the player on turn has to decide something first: a card is being resolved, or the action would leave a
    /// pending effect hanging.
    fn decides_first(&self, wanted: Agreement) -> bool {
        let whose_turn = match wanted {
            Agreement::Skip(seat) => seat == self.table.turn,
            Agreement::Again(_) => true,
            _ => false,
        };
        match self.table.phase {
            _ if self.table.ending => true,
            Awaiting::NameColour
            | Awaiting::NameWish
            | Awaiting::NameCard
            | Awaiting::NamePlayer
            | Awaiting::Give { .. }
            | Awaiting::JumpIn => true,
            // The hand at the time of the play decides the challenge.
            Awaiting::Challenge { .. } => !matches!(wanted, Agreement::TakeBack(_)),
            Awaiting::AnswerDraw { .. } | Awaiting::More { .. } => whose_turn,
            Awaiting::AnswerSkip(_) => matches!(wanted, Agreement::Again(_)),
            _ => whose_turn && self.table.pending_effects.any(),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub fn agree(&mut self, agreed: Agreement) {
        self.tell(|| PublicEvent::Agreed { agreed });
        self.table.idle = 0;
        match agreed {
            Agreement::Draw { seat, cards } => {
                self.draw(seat, u16::from(cards), Cause::Agreement);
                self.hands_changed(&[seat]);
            }
            Agreement::Skip(seat) if seat == self.table.turn => {
                // A player without a move had no turn that could close a window.
                if self.table.phase == Awaiting::Turn {
                    self.table.turn_counts = false;
                }
                self.pass_over(seat);
            }
            Agreement::Skip(seat) => {
                self.table.will_sit_out_once(seat);
                self.tell(|| PublicEvent::SitsOut { seat, turns: 1 });
            }
            Agreement::Again(seat) => self.begin_turn(seat),
            Agreement::Give { from, to, gift: Gift::Card(card) } => {
                self.hand_over(from, to, card, Cause::Gift);
                self.hands_changed(&[from, to]);
            }
            Agreement::Give { from, to, gift: Gift::Cards(left) } => {
                let Self { table, .. } = self;
                table.interrupted = Some(Interrupted { turn: table.turn, phase: table.phase });
                table.turn = from;
                table.phase = Awaiting::Give { to, left };
            }
            Agreement::Swap(one, other) => {
                self.swap_hands(one, other);
                // The drawn card, the only playable one, is now in another hand.
                if matches!(self.table.phase, Awaiting::Drawn(_)) && [one, other].contains(&self.table.turn) {
                    self.table.phase = Awaiting::Drawn(None);
                }
                self.hands_changed(&[one, other]);
            }
            Agreement::Reverse => self.reverse(),
            Agreement::Name(wish) => {
                self.table.wish = Some(wish);
                self.table.wish_until = None;
                self.hands_changed(&[]);
            }
            Agreement::TakeBack(seat) => self.take_back_last(seat),
        }
    }

    /// Updates the turn after hands have changed: no call is due for that, and the phase may depend on the old hand.
    pub fn hands_changed(&mut self, seats: &[Seat]) {
        let turn = self.table.turn;
        for seat in seats {
            self.table.due_calls[seat.index()] = None;
        }
        match self.table.phase {
            // A twin of the drawn card is as good; without any, every card may be played.
            Awaiting::Drawn(Some(card)) => {
                let twins = self.rules.deck().copies(self.rules.deck().kind(card));
                self.table.phase = Awaiting::Drawn((self.table.hand(turn) & twins).first());
            }
            // No call is asked for at the end of the play either.
            Awaiting::More { .. } if seats.contains(&turn) => self.table.pending_effects.settled = true,
            Awaiting::Turn => self.free_turn(turn),
            _ => {}
        }
    }

    /// Returns the top card to its player, who is on turn again. Its immediate effects stay; its pending effects are
    /// dropped.
    fn take_back_last(&mut self, seat: Seat) {
        let Some(card) = self.table.discard.pop() else { return };
        self.table.hands[seat.index()].insert(card, self.rules.deck());
        self.table.inferences[seat.index()].take_up(1);
        self.tell_moved(Place::Discard, Place::Hand(seat), Cause::TakeBack, || vec![card]);
        if let Some(last) = self.table.last_play {
            self.table.last_play =
                Some(LastPlay { left: last.left.saturating_sub(1), ..last }).filter(|last| last.left > 0);
            self.table.wish = last.wish;
            self.table.stood = last.stood;
        }
        self.table.catch_window.take_if(|catch_window| catch_window.cards.contains(card));
        self.table.due_calls[seat.index()] = None;
        self.table.pending_effects = PendingEffects::default();
        self.begin_turn(seat);
    }
}
