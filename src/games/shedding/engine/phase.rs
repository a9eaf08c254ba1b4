//! State that waits to be resolved: the phase of the turn, calls that are due, and the effects of cards.

use super::moves::PlayedTogether;
use crate::cards::{Card, CardKind, CardSet, Colour, Wish};
use crate::engine::Seat;
use crate::games::shedding::rules::{CompiledEffect, Draw, Growth, Rules, Skip, SkipGrowth, WrongRun};
use crate::rules::Call;

/// The decision that the table waits for.
#[allow(missing_docs, reason = "the sentence of a variant names its fields")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awaiting {
    /// A free turn: play or draw.
    #[default]
    Turn,
    /// A card was drawn: play or pass. The card, if only that one may be played, is known to the engine alone.
    Drawn(Option<Card>),
    /// Another card may be played: play or pass.
    Again,
    /// Further cards may be played, whose effects wait: play or pass.
    More { left: u8, by: CardKind },
    /// A draw is pending: draw or answer.
    AnswerDraw { cards: u16 },
    /// A skip of that many players is pending: sit out (pass) or answer.
    AnswerSkip(u8),
    /// Draw or challenge.
    Challenge { against: Seat, in_force: Option<Colour> },
    /// The twin of the last card may be played out of turn: play it or pass.
    JumpIn,
    /// The colour of the start card must be named.
    NameColour,
    /// The wish of the last card must be named, with the new hand.
    NameWish,
    /// The card that a stand-in represents must be named.
    NameCard,
    /// The target of the last card must be chosen.
    NamePlayer,
    /// Cards must be given to another player.
    Give { to: Seat, left: u8 },
    /// The next round must be dealt.
    RoundOver,
    /// The match is over.
    MatchOver,
}

impl Awaiting {
    pub(super) fn is_answering(self) -> bool {
        matches!(self, Awaiting::AnswerDraw { .. } | Awaiting::AnswerSkip(_) | Awaiting::Challenge { .. })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interrupted {
    pub turn: Seat,
    pub phase: Awaiting,
}

/// The cards on top of the discard pile that can be taken back by house action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastPlay {
    pub seat: Seat,
    /// Number of cards that still lie there.
    pub left: u8,
    pub wish: Option<Wish>,
    pub stood: Option<(Card, CardKind)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owed {
    pub call: Call,
    pub since: u32,
}

/// A wrong run on the discard pile that can be caught (N1-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CatchWindow {
    pub seat: Seat,
    pub cards: CardSet,
    pub wish: Option<Wish>,
    pub since: u32,
    pub rule: WrongRun,
}

/// A player who has played the last card and has won unless caught (N1-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Provisional {
    pub seat: Seat,
    pub last: CardKind,
}

/// The resolution of a card's effects, or of several cards played together, one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Resolution {
    /// The player of the card; the dealer for a start card.
    pub seat: Seat,
    pub kind: CardKind,
    pub together: Option<PlayedTogether>,
    /// Index of the card being resolved.
    pub at: u8,
    /// Index of its next effect.
    pub next: u8,
    pub chosen: Option<Seat>,
    /// True if the wish was named with the card.
    pub named: bool,
    /// True if the effects wait for a wish: the card is a stand-in, or the last of several cards.
    pub stands: bool,
    pub last: bool,
    pub starts: bool,
    /// Number of further cards allowed, and the card that allows them, within a play of several cards (N1-11).
    pub further: Option<(u8, CardKind)>,
    pub before: ContextBeforePlay,
}

/// The state before a card was played, as far as its effects depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ContextBeforePlay {
    /// True if the card answers a pending effect.
    pub answers: bool,
    /// Number of cards that were pending.
    pub pending: u16,
    /// Number of players who were to sit out.
    pub skips: u8,
    /// The card that caused them.
    pub pending_by: Option<CardKind>,
    pub in_force: Option<Colour>,
    pub copied: Option<CardKind>,
    /// True if two players were in the round.
    pub with_two: bool,
    /// True if the card fits in two ways, so that another one may follow (NN-6).
    pub doubly: bool,
}

impl Resolution {
    pub fn new(seat: Seat, kind: CardKind, before: ContextBeforePlay) -> Self {
        Resolution { seat, kind, before, ..Resolution::default() }
    }

    /// The cards of the move, in order.
    pub fn cards(&self) -> &[CardKind] {
        self.together.as_ref().map_or(std::slice::from_ref(&self.kind), PlayedTogether::as_slice)
    }

    pub fn card(&self) -> CardKind {
        self.cards()[usize::from(self.at)]
    }

    pub fn next_card(self) -> Option<Self> {
        let begins = Resolution { at: self.at + 1, next: 0, chosen: None, ..self };
        (usize::from(begins.at) < self.cards().len()).then_some(begins)
    }

    /// A resolution that starts with the first effect for which `holds` is true.
    pub fn from_act(
        rules: &Rules,
        seat: Seat,
        kind: CardKind,
        holds: impl Fn(&CompiledEffect) -> bool,
    ) -> Option<Self> {
        let next = rules.kind(kind).acts.iter().position(holds)?;
        Some(Resolution {
            next: u8::try_from(next).ok()?,
            ..Resolution::new(seat, kind, ContextBeforePlay::default())
        })
    }

    pub fn act(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next))
    }

    pub fn before(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next).checked_sub(1)?)
    }

    /// True if an effect is skipped: its wish was named already, the card is covered by another one, or its player is
    /// out.
    pub fn leaves_out(&self, at: usize, act: &CompiledEffect) -> bool {
        let covered = at + 1 < self.cards().len();
        self.last && !act.outlasts() || (self.named || covered) && act.is_wish()
    }

    /// True if there is no immediate effect.
    pub fn does_nothing(&self, rules: &Rules) -> bool {
        let all = self.cards().iter().enumerate();
        all.flat_map(|(at, card)| rules.kind(*card).acts.iter().map(move |act| (at, act)))
            .all(|(at, act)| self.leaves_out(at, act))
    }

    /// True if the wish of the top card is the first effect of several cards.
    pub fn begins_with_wish(&self, rules: &Rules) -> bool {
        let no_act = |card: &CardKind| rules.kind(*card).acts.iter().all(CompiledEffect::is_wish);
        self.together.is_some() && self.next == 0 && self.cards()[..usize::from(self.at)].iter().all(no_act)
    }

    pub fn changes_own_hand(&self, rules: &Rules) -> bool {
        self.cards().iter().any(|card| rules.kind(*card).acts.iter().any(CompiledEffect::changes_own_hand))
    }
}

/// Effects that wait until the player plays no further card, and then reach the following players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingEffects {
    pub reverses: u8,
    pub skips: u8,
    /// The card whose skip can be answered: the only one, or one that adds to others.
    pub skipped_by: Option<CardKind>,
    pub draw: u16,
    /// The card that defines the answers to the draw and its consequence.
    pub drawn_by: Option<CardKind>,
    /// The player who may have bluffed with that card, and the colour before it.
    pub bluff: Option<(Seat, Option<Colour>)>,
    /// True if the call for the current hand size was judged with the last card.
    pub settled: bool,
}

impl PendingEffects {
    #[inline]
    pub fn any(&self) -> bool {
        self.skips > 0 || self.drawn_by.is_some()
    }

    /// Adds a skip to those that it answers. Several can be answered only if each adds to the ones played together
    /// with it.
    #[inline]
    pub fn hold_back_skip(&mut self, resolution: &Resolution, kind: CardKind, skip: Skip, joins: bool) {
        let adds = skip.growth != SkipGrowth::Stays;
        let alone = self.skips == 0 || adds && joins && self.skipped_by.is_some();
        let answered = alone && resolution.further.is_none() && !skip.answers.is_empty();
        self.skipped_by = Some(kind).filter(|_| answered);
        let pending = if joins { 0 } else { resolution.before.skips };
        let players = if adds { pending.saturating_add(1) } else { pending.max(1) };
        self.skips = self.skips.saturating_add(players);
    }
}

/// The pending draw after another drawing card.
pub(super) fn grown(draw: Draw, pending: u16) -> u16 {
    match draw.growth {
        Growth::Double if pending > 0 => pending.saturating_mul(2),
        _ => pending.saturating_add(u16::from(draw.cards)),
    }
}
