//! Why a move at a wall is refused: what, why with the clause, what to do instead.

use super::{Announcer, cards_of, number};
use crate::cards::CardKind;
use crate::engine::wall::{Reason, Why};
use crate::rules::{Bans, Clause};
use crate::say::arg::{Arg, Text};
use crate::say::line::{Channel, Line, Urgency};

impl Announcer<'_> {
    /// Why a move is refused: "Red 5 and green 16 do not fit: the colours differ, and they have no common divisor. Rule
    /// NN-3."
    #[must_use]
    pub fn why(&self, why: &Why) -> Line {
        let rule = why.clause.map(|clause| self.rule(clause));
        let texts = [self.reason(why.reason, why.clause)].into_iter().chain(rule);
        Line::of(texts, Channel::Error, Urgency::Answer)
    }

    pub(super) fn reason(&self, reason: Reason, clause: Option<Clause>) -> Text {
        let card = |card: CardKind| ("card", Arg::from(card));
        match reason {
            Reason::NotYourTurn { turn } => self.about("why-not-your-turn", turn, &[]),
            Reason::NotDealt => self.text("why-wall-not-dealt", &[]),
            Reason::AlreadyDealt => self.text("why-wall-already-dealt", &[]),
            Reason::Over => self.text("why-wall-over", &[]),
            Reason::NoSuchStack { spot, stacks } => {
                self.at("why-wall-no-such-stack", spot, &[("stacks", stacks.into())])
            }
            Reason::Empty { spot } => self.at("wall-row-empty", spot, &[]),
            Reason::OneStack { spot } => self.at("why-wall-one-stack", spot, &[]),
            Reason::LastOfRow { spot } => self.at("why-wall-last-of-row", spot, &[]),
            Reason::NeverPairs { card: never } => {
                let exchange = self.rules.kind(never).exchange.is_some();
                self.text("why-wall-never-pairs", &[card(never), ("exchange", exchange.into())])
            }
            Reason::DoNotFit { cards } => {
                let blocked = self.blocked_between(cards, clause);
                let banned = ("banned", blocked.is_some().into());
                let rows = ("blocked", blocked.unwrap_or_default().into());
                self.text("why-wall-do-not-fit", &[cards_of(&cards), banned, rows])
            }
            Reason::DoublyFirst { cards, instead } => {
                let [one, other] = instead.spots().map(number);
                self.text("why-wall-doubly-first", &[cards_of(&cards), ("one", one), ("other", other)])
            }
            Reason::NoExchange { card: stays } => self.text("why-wall-no-exchange", &[card(stays)]),
            Reason::NotAmongTaken { card: wanted } => {
                let among = self.rules.deck().kinds().filter_map(|kind| self.rules.kind(kind).exchange);
                let among = among.map(|exchange| exchange.among).max().unwrap_or_default();
                self.text("why-wall-not-among-taken", &[card(wanted), ("count", among.into())])
            }
            Reason::LeavesNoPair { card: wanted } => self.text("why-wall-leaves-no-pair", &[card(wanted)]),
            Reason::MustTake { passes } => self.text("why-wall-must-take", &[("passes", passes.into())]),
            Reason::MustChooseSide => self.text("why-wall-must-choose-side", &[]),
            Reason::NoBreach => self.text("why-wall-no-breach", &[]),
            Reason::NoSide => self.text("why-wall-no-side", &[]),
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
