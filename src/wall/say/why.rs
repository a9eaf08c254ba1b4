//! Why a move at a wall is refused: what, why with the clause, what to do instead.

use super::{Announcer, cards_of, number};
use crate::cards::CardKind;
use crate::rules::{Bans, Clause};
use crate::say::{About, At, Channel, Line, Text, Urgency, msg};
use crate::wall::engine::{IllegalMove, IllegalReason};

impl Announcer<'_> {
    /// Why a move is refused: "Red 5 and green 16 do not fit: the colours differ, and they have no common divisor. Rule
    /// NN-3."
    #[must_use]
    pub fn why(&self, why: &IllegalMove) -> Line {
        let rule = why.clause.map(|clause| self.rule(clause));
        let texts = [self.reason(why.reason, why.clause)].into_iter().chain(rule);
        Line::of(texts, Channel::Error, Urgency::Answer)
    }

    pub(super) fn reason(&self, reason: IllegalReason, clause: Option<Clause>) -> Text {
        match reason {
            IllegalReason::NotYourTurn { turn } => self.about(msg!("why-not-your-turn"; About), turn),
            IllegalReason::NotDealt => self.say(msg!("why-wall-not-dealt")),
            IllegalReason::AlreadyDealt => self.say(msg!("why-wall-already-dealt")),
            IllegalReason::Over => self.say(msg!("why-wall-over")),
            IllegalReason::NoSuchStack { spot, stacks } => self.at(msg!("why-wall-no-such-stack", stacks; At), spot),
            IllegalReason::Empty { spot } => self.at(msg!("wall-row-empty"; At), spot),
            IllegalReason::OneStack { spot } => self.at(msg!("why-wall-one-stack"; At), spot),
            IllegalReason::LastOfRow { spot } => self.at(msg!("why-wall-last-of-row"; At), spot),
            IllegalReason::NeverPairs { card: never } => {
                let exchange = self.rules.kind(never).exchange.is_some();
                self.say(msg!("why-wall-never-pairs", card = never, exchange))
            }
            IllegalReason::DoNotFit { cards } => {
                let blocked = self.blocked_between(cards, clause);
                let banned = blocked.is_some();
                let rows = blocked.unwrap_or_default();
                self.say(msg!("why-wall-do-not-fit", cards = cards_of(&cards), banned, blocked = rows))
            }
            IllegalReason::DoublyFirst { cards, instead } => {
                let [one, other] = instead.spots().map(number);
                self.say(msg!("why-wall-doubly-first", cards = cards_of(&cards), one, other))
            }
            IllegalReason::NoExchange { card: stays } => self.say(msg!("why-wall-no-exchange", card = stays)),
            IllegalReason::NotAmongTaken { card: wanted } => {
                let among = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
                let among = among.map(|exchange| exchange.among).max().unwrap_or_default();
                self.say(msg!("why-wall-not-among-taken", card = wanted, count = among))
            }
            IllegalReason::LeavesNoPair { card: wanted } => self.say(msg!("why-wall-leaves-no-pair", card = wanted)),
            IllegalReason::MustTake { passes } => self.say(msg!("why-wall-must-take", passes)),
            IllegalReason::MustChooseSide => self.say(msg!("why-wall-must-choose-side")),
            IllegalReason::NoBreach => self.say(msg!("why-wall-no-breach")),
            IllegalReason::NoSide => self.say(msg!("why-wall-no-side")),
        }
    }

    /// The rows in which both cards lie, if bans keep them apart (NN-4): "the 2 times table is blocked".
    fn blocked_between(&self, cards: [CardKind; 2], clause: Option<Clause>) -> Option<Text> {
        let deck = self.rules.deck();
        let [one, other] = cards.map(|card| deck.symbol_name(deck.face(card).symbol).number);
        let shared: Vec<u16> = self.rules.rows().shared(one?, other?, Bans::default()).collect();
        self.locale.blocked_rows(&shared).filter(|_| self.is_of_ban(clause))
    }

    /// Whether a clause is that of a ban: without one in force the cards would fit (NN-4).
    fn is_of_ban(&self, clause: Option<Clause>) -> bool {
        let mut bans = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).ban);
        clause.is_some() && clause != self.rules.book().matching.clause && bans.any(|ban| ban.clause == clause)
    }
}
