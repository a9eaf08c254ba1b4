//! Positions in the middle of a round, as examples state them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::legality::Legality;
use super::phase::{Awaiting, ContextBeforePlay, Owed, Resolution};
use super::table::Table;
use crate::cards::{Card, CardKind, CardSet, Wish};
use crate::engine::{Chance, Seat, SeatSet, Setup};
use crate::games::shedding::rules::{CompiledEffect, ImmediateEffect, Rules, Whom};
use crate::rules::Call;

/// A position in the middle of a round, as an example states it.
#[derive(Clone, Debug, Default)]
pub struct Position {
    /// The hands by seat; an empty hand means that the player is out.
    pub hands: Vec<Vec<CardKind>>,
    /// The discard pile from the top down; at least one card.
    pub discard: Vec<CardKind>,
    /// The bans that lie beside the discard pile, one a row at most.
    pub beside: Vec<CardKind>,
    /// The draw pile from the top down, as far as it is stated.
    pub pile: Vec<CardKind>,
    /// Place of the cards that are not named.
    pub rest: Rest,
    /// The dealer.
    pub dealer: Seat,
    /// The player on turn.
    pub turn: Seat,
    /// True if play goes clockwise.
    pub clockwise: bool,
    /// The wish in force.
    pub wish: Option<Wish>,
    /// The decision of the player on turn.
    pub awaits: Awaiting,
    /// Forgotten calls whose windows are open.
    pub owes: Vec<(Seat, Call)>,
    /// Players who may omit a call once.
    pub exempt: Vec<(Seat, Call)>,
    /// The number of the round, from 1.
    pub round: u16,
    /// The match points so far, by seat.
    pub totals: Vec<u32>,
}

impl Position {
    /// A free turn of the first seat with these hands and this discard pile (top first). The last seat deals, and all
    /// other cards are in the draw pile.
    pub fn new(hands: Vec<Vec<CardKind>>, discard: Vec<CardKind>) -> Self {
        let dealer = u8::try_from(hands.len()).unwrap_or(u8::MAX).saturating_sub(1);
        Position { hands, discard, dealer: Seat(dealer), clockwise: true, round: 1, ..Position::default() }
    }
}

/// The place of the cards that a position does not name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// Under the stated part of the draw pile, in deck order from the top down.
    #[default]
    Pile,
    /// Set aside, out of the round.
    Aside,
}

/// The reason why a position is impossible.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// The rules do not allow that many seats.
    Seats { hands: usize },
    /// A card is named more often than the deck has it.
    TooMany { card: CardKind },
    /// A card beside the discard pile is no ban, or its row is banned already.
    NotBeside { card: CardKind },
    /// The top card is missing.
    NoTop,
    /// The player on turn holds no card.
    TurnIsOut { seat: Seat },
    /// The top card does not cause the pending effect.
    NotPending { top: CardKind },
    /// Points are not stated for every seat.
    Totals,
}

impl Position {
    pub(super) fn lay_out(&self, rules: &Rules, setup: Setup, chance: Chance) -> Result<Table, PositionFault> {
        let deck = rules.deck();
        let seats = setup.seats;
        let mut left: CardSet = deck.cards().collect();
        let mut take = |kind| deck.take(kind, &mut left).ok_or(PositionFault::TooMany { card: kind });
        let mut table = Table::new(seats, chance);
        let mut playing = SeatSet::default();
        for (seat, hand) in Seat::all(seats).zip(&self.hands) {
            for kind in hand {
                table.hands[seat.index()].insert(take(*kind)?, deck);
            }
            if !hand.is_empty() {
                playing.insert(seat);
            }
        }
        let top = *self.discard.first().ok_or(PositionFault::NoTop)?;
        for kind in self.discard.iter().rev() {
            table.discard.push(take(*kind)?);
        }
        for kind in &self.beside {
            let ban = rules.kind(*kind).ban.filter(|ban| !rules.rows.is_banned(table.bans, ban.row));
            let ban = ban.ok_or(PositionFault::NotBeside { card: *kind })?;
            table.beside.insert(take(*kind)?);
            table.bans = rules.rows.turn(table.bans, ban.row);
        }
        let stated = self.pile.iter().map(|kind| take(*kind)).collect::<Result<Vec<Card>, _>>()?;
        let absent = left & rules.absent(seats);
        left = left - absent;
        table.aside = absent;
        match self.rest {
            Rest::Aside => table.aside = absent | left,
            Rest::Pile => {
                let rest: Vec<Card> = left.iter().collect();
                rest.into_iter().rev().for_each(|card| table.pile.put(card));
            }
        }
        stated.into_iter().rev().for_each(|card| table.pile.put(card));
        table.playing = playing;
        self.set_state(rules, setup, &mut table, top)?;
        Ok(table)
    }

    fn set_state(&self, rules: &Rules, setup: Setup, table: &mut Table, top: CardKind) -> Result<(), PositionFault> {
        if !table.playing.contains(self.turn) {
            return Err(PositionFault::TurnIsOut { seat: self.turn });
        }
        if !self.totals.is_empty() {
            if self.totals.len() != usize::from(table.seats) {
                return Err(PositionFault::Totals);
            }
            table.totals[..self.totals.len()].copy_from_slice(&self.totals);
        }
        let still = Legality { rules, setup: &setup, table }.still_in_match();
        table.taking_part = table.playing.iter().chain(still.iter()).collect();
        let mut out = 0;
        for seat in table.taking_part.iter().filter(|seat| !table.playing.contains(*seat)) {
            out += 1;
            table.place[seat.index()] = out;
        }
        table.dealer = self.dealer;
        table.turn = self.turn;
        table.clockwise = self.clockwise;
        table.wish = self.wish;
        table.round = self.round;
        table.turns = 1;
        let rule = rules.kind(top);
        table.phase = self.awaits;
        let chooses = |act: &CompiledEffect| match self.awaits {
            Awaiting::NameWish => act.is_wish(),
            Awaiting::NamePlayer => matches!(act, CompiledEffect::Does { to: Some(Whom::Chosen), .. }),
            Awaiting::Give { .. } => matches!(act, CompiledEffect::Does { does: ImmediateEffect::Give { .. }, .. }),
            _ => false,
        };
        table.resolution = Resolution::from_act(rules, self.turn, top, chooses);
        if let (Some(resolution), Awaiting::Give { to, .. }) = (&mut table.resolution, self.awaits) {
            resolution.chosen = Some(to);
            resolution.next += 1;
        }
        if let (Awaiting::NameCard, Some(stand_in)) = (self.awaits, rule.stands_for) {
            table.standing = stand_in.of;
            table.resolution = Some(Resolution::new(self.turn, top, ContextBeforePlay::default()));
        }
        let is_pending = match self.awaits {
            Awaiting::AnswerDraw { .. } => rule.draw.is_some(),
            Awaiting::AnswerSkip(_) => rule.skip.is_some(),
            Awaiting::Challenge { .. } => rule.honest.is_some(),
            Awaiting::NameWish | Awaiting::NameCard | Awaiting::NamePlayer | Awaiting::Give { .. } => {
                table.resolution.is_some()
            }
            awaits => awaits != Awaiting::JumpIn,
        };
        if !is_pending {
            return Err(PositionFault::NotPending { top });
        }
        table.turn_counts =
            matches!(table.phase, Awaiting::Turn | Awaiting::Drawn(_) | Awaiting::Again | Awaiting::More { .. });
        for (seat, call) in &self.owes {
            table.due_calls[seat.index()] = Some(Owed { call: *call, since: 0 });
        }
        for (seat, call) in &self.exempt {
            table.exempt[seat.index()] = Some(*call);
        }
        Ok(())
    }
}
