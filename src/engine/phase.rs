//! What the table waits for: a decision, calls that are due, and the effects of cards.

use super::moves::{Call, Laid};
use super::setup::{MAX_SEATS, Seat, SeatSet};
use crate::cards::{Card, CardKind, CardSet, Colour, Wish};
use crate::rules::book::{Growth, SkipGrowth, WrongRun};
use crate::rules::{CompiledEffect, Draw, Rules, Skip};

/// What the table waits for, with what only the engine may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// A free turn.
    Turn,
    /// A card was drawn: lay (only this one, or any) or pass.
    Drawn(Option<Card>),
    /// The player may lay another card, or pass.
    Again,
    /// The player may lay so many further cards, which that card allows, or pass.
    More { left: u8, by: CardKind },
    /// Draw so many, or answer.
    AnswerDraw(u16),
    /// Sit out, so that so many players do in all, or answer.
    AnswerSkip(u8),
    /// Draw, or challenge who laid the top card; the colour was in force before it.
    Challenge { against: Seat, in_force: Option<Colour> },
    /// Lay the same card as the one that was just laid, out of turn, or let it go.
    JumpIn,
    /// Name the colour of the start card.
    NameColour,
    /// Name the colour of the card that was laid.
    NameWish,
    /// Say for which card the one that was laid stands.
    NameCard,
    /// Choose the player whom the card that was laid concerns.
    NamePlayer,
    /// Give so many cards away.
    Give { to: Seat, left: u8 },
    /// The round is over; the next one waits to be dealt.
    RoundOver,
    /// The match is over.
    MatchOver,
}

impl Phase {
    /// Whether only an answer to what is pending may be laid.
    pub fn is_answering(self) -> bool {
        matches!(self, Phase::AnswerDraw(_) | Phase::AnswerSkip(_) | Phase::Challenge { .. })
    }
}

/// What the table waits for, as everybody may know it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Awaiting {
    /// A free turn: lay or draw.
    #[default]
    Turn,
    /// A card was drawn: lay or pass.
    Drawn,
    /// Another card may be laid: lay or pass.
    Again,
    /// Further cards may be laid, whose effects wait: lay or pass.
    More {
        /// How many at most.
        left: u8,
        /// The card that allows them.
        by: CardKind,
    },
    /// Cards are pending: draw or answer.
    AnswerDraw {
        /// How many cards.
        cards: u16,
    },
    /// A skip is pending: sit out (pass) or answer.
    AnswerSkip,
    /// Draw or challenge.
    Challenge {
        /// Who laid the card.
        against: Seat,
        /// The colour in force before it, which decides whether it was just.
        in_force: Option<Colour>,
    },
    /// The same card as the one that was just laid may be laid out of turn: lay it or pass.
    JumpIn,
    /// The colour of the start card is to be named.
    NameColour,
    /// The colour of the card that was laid is to be named, with the new hand.
    NameWish,
    /// It is to be said for which card the one that was laid stands.
    NameCard,
    /// The player whom the card that was laid concerns is to be chosen.
    NamePlayer,
    /// Cards are to be given away.
    Give {
        /// To whom.
        to: Seat,
        /// How many.
        left: u8,
    },
    /// The next round is to be dealt.
    RoundOver,
    /// Nothing more: the match is over.
    MatchOver,
}

impl From<Phase> for Awaiting {
    fn from(stage: Phase) -> Self {
        match stage {
            Phase::Turn => Awaiting::Turn,
            Phase::Drawn(_) => Awaiting::Drawn,
            Phase::Again => Awaiting::Again,
            Phase::More { left, by } => Awaiting::More { left, by },
            Phase::AnswerDraw(cards) => Awaiting::AnswerDraw { cards },
            Phase::AnswerSkip(_) => Awaiting::AnswerSkip,
            Phase::Challenge { against, in_force } => Awaiting::Challenge { against, in_force },
            Phase::JumpIn => Awaiting::JumpIn,
            Phase::NameColour => Awaiting::NameColour,
            Phase::NameWish => Awaiting::NameWish,
            Phase::NameCard => Awaiting::NameCard,
            Phase::NamePlayer => Awaiting::NamePlayer,
            Phase::Give { to, left } => Awaiting::Give { to, left },
            Phase::RoundOver => Awaiting::RoundOver,
            Phase::MatchOver => Awaiting::MatchOver,
        }
    }
}

/// A turn that waits until somebody else has given cards by agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Interrupted {
    pub turn: Seat,
    pub stage: Phase,
}

/// Who laid the cards on top of the discard pile, as far as they can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LastLaid {
    pub seat: Seat,
    /// How many of them still lie there.
    pub left: u8,
    /// The wish that was in force before.
    pub wish: Option<Wish>,
    /// The card that had been laid for another one before.
    pub stood: Option<(Card, CardKind)>,
}

/// A forgotten call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Owed {
    pub call: Call,
    /// The turn in which it was forgotten.
    pub since: u32,
}

/// The forgotten calls whose windows are open. Mostly there is none, and that is seen at one glance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct DueCalls {
    who: SeatSet,
    calls: [Option<Owed>; MAX_SEATS],
}

impl DueCalls {
    /// Whether nobody owes a call.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.who.is_empty()
    }

    /// What a seat owes.
    pub fn of(&self, seat: Seat) -> Option<Owed> {
        if self.is_empty() { None } else { self.calls[seat.index()] }
    }

    /// A seat's window opens.
    pub fn open(&mut self, seat: Seat, owed: Owed) {
        self.who.insert(seat);
        self.calls[seat.index()] = Some(owed);
    }

    /// A seat's window closes, if it was open; what was owed.
    pub fn close(&mut self, seat: Seat) -> Option<Owed> {
        if self.is_empty() {
            return None;
        }
        self.who.remove(seat);
        self.calls[seat.index()].take()
    }

    /// All windows close, and nothing comes of it.
    pub fn close_all(&mut self) {
        if !self.is_empty() {
            *self = DueCalls::default();
        }
    }
}

/// A wrong run that lies on the discard pile and can be caught (N1-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CatchWindow {
    pub seat: Seat,
    pub cards: CardSet,
    /// The wish that was in force before.
    pub wish: Option<Wish>,
    /// The turn in which it was laid.
    pub since: u32,
    pub rule: WrongRun,
}

/// Who has laid the last card, and has won unless caught (N1-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Provisional {
    pub seat: Seat,
    pub last: CardKind,
}

/// A card that is in the middle of what it does, or several that were laid together and do it one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Resolution {
    /// Who laid it; the dealer for a start card.
    pub seat: Seat,
    /// The card that lies on top.
    pub kind: CardKind,
    /// All that were laid in the same move, if there are several.
    pub together: Option<Laid>,
    /// Which of them it is that does something now.
    pub at: u8,
    /// Which of its acts comes next.
    pub next: u8,
    /// Whom its player has chosen for it.
    pub chosen: Option<Seat>,
    /// Whether what it wishes was named with it.
    pub named: bool,
    /// Whether it does nothing before it is named what it wishes: it was laid for another card, or was the last one of
    /// several.
    pub stands: bool,
    /// Whether it was the last card.
    pub last: bool,
    /// Whether it is the start card.
    pub starts: bool,
    /// How many further cards may follow, and which card allows them, if this is one of a play of several (N1-11).
    pub further: Option<(u8, CardKind)>,
    pub before: Before,
}

/// What there was before a card was laid, as far as it decides what the card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Before {
    /// Whether the card answers another one.
    pub answers: bool,
    /// How many cards were pending.
    pub pending: u16,
    /// How many players were to be passed over.
    pub skips: u8,
    /// The card because of which they were.
    pub pending_by: Option<CardKind>,
    /// The colour in force.
    pub in_force: Option<Colour>,
    /// The card that this one copies, if it copies one.
    pub copied: Option<CardKind>,
    /// Whether two were in the round.
    pub with_two: bool,
    /// Whether the card fits doubly, so that another one may follow (NN-6).
    pub doubly: bool,
}

impl Resolution {
    /// A card that begins with what it does.
    pub fn new(seat: Seat, kind: CardKind, before: Before) -> Self {
        let (named, stands, last, starts) = (false, false, false, false);
        let (together, at, next) = (None, 0, 0);
        Resolution {
            seat,
            kind,
            together,
            at,
            next,
            chosen: None,
            named,
            stands,
            last,
            starts,
            further: None,
            before,
        }
    }

    /// The cards of the move, in the order in which they were laid.
    pub fn cards(&self) -> &[CardKind] {
        self.together.as_ref().map_or(std::slice::from_ref(&self.kind), Laid::as_slice)
    }

    /// The card that does something now.
    pub fn card(&self) -> CardKind {
        self.cards()[usize::from(self.at)]
    }

    /// The next one of several begins; `None` if there is none.
    pub fn next_card(self) -> Option<Self> {
        let begins = Resolution { at: self.at + 1, next: 0, chosen: None, ..self };
        (usize::from(begins.at) < self.cards().len()).then_some(begins)
    }

    /// A card whose next act is the first one of which `holds` is true; `None` if there is none.
    pub fn from_act(
        rules: &Rules,
        seat: Seat,
        kind: CardKind,
        holds: impl Fn(&CompiledEffect) -> bool,
    ) -> Option<Self> {
        let next = rules.kind(kind).acts.iter().position(holds)?;
        Some(Resolution { next: u8::try_from(next).ok()?, ..Resolution::new(seat, kind, Before::default()) })
    }

    /// The act that comes next.
    pub fn act(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next))
    }

    /// The act before that one.
    pub fn before(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next).checked_sub(1)?)
    }

    /// Whether an act of this one of the cards is not done: its wish was named with the card or before, or another card
    /// lies on it, or its player has no hand and no turn any more.
    pub fn leaves_out(&self, at: usize, act: &CompiledEffect) -> bool {
        let covered = at + 1 < self.cards().len();
        self.last && !act.outlasts() || (self.named || covered) && matches!(act, CompiledEffect::Wish(_))
    }

    /// Whether nothing is done at once.
    pub fn does_nothing(&self, rules: &Rules) -> bool {
        let all = self.cards().iter().enumerate();
        all.flat_map(|(at, card)| rules.kind(*card).acts.iter().map(move |act| (at, act)))
            .all(|(at, act)| self.leaves_out(at, act))
    }

    /// Whether what is wished with the one on top of several is the first thing that they do.
    pub fn begins_with_wish(&self, rules: &Rules) -> bool {
        let no_act =
            |card: &CardKind| rules.kind(*card).acts.iter().all(|act| matches!(act, CompiledEffect::Wish(_)));
        self.together.is_some() && self.next == 0 && self.cards()[..usize::from(self.at)].iter().all(no_act)
    }

    /// Whether the hand is another one afterwards.
    pub fn changes_own_hand(&self, rules: &Rules) -> bool {
        self.cards().iter().any(|card| rules.kind(*card).acts.iter().any(CompiledEffect::changes_own_hand))
    }
}

/// What waits for those who follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct PendingEffects {
    pub reverses: u8,
    /// How many players are passed over.
    pub skips: u8,
    /// The card whose skip can be answered: it is the only one, or it adds to others.
    pub skipped_by: Option<CardKind>,
    pub draw: u16,
    /// The card that says how the draw is answered, and what comes after it.
    pub drawn_by: Option<CardKind>,
    /// Who may have laid that card as a bluff, and the colour in force before it.
    pub bluff: Option<(Seat, Option<Colour>)>,
    /// Whether the call for the cards in the hand was judged when the last card was laid.
    pub settled: bool,
}

impl PendingEffects {
    /// Whether anything waits.
    pub fn any(self) -> bool {
        self.skips > 0 || self.drawn_by.is_some()
    }

    /// Whether nothing at all waits, not even a turning of the direction.
    #[inline]
    pub fn are_none(&self) -> bool {
        self.reverses == 0 && self.skips == 0 && self.drawn_by.is_none()
    }

    /// What the cards before do to those who follow does not come.
    pub fn forget_others(&mut self) {
        *self = PendingEffects { settled: self.settled, ..PendingEffects::default() };
    }

    /// So many players more are passed over, without anybody's answer.
    pub fn pass_over(&mut self, players: u8) {
        self.skips = self.skips.saturating_add(players);
    }

    /// A skip passes on those that it answers. Several can be answered only where each adds to those that were laid
    /// together with it.
    #[inline]
    pub fn hold_back_skip(&mut self, doing: &Resolution, kind: CardKind, skip: Skip, joins: bool) {
        let adds = skip.growth != SkipGrowth::Stays;
        let alone = self.skips == 0 || adds && joins && self.skipped_by.is_some();
        let answered = alone && doing.further.is_none() && !skip.answers.is_empty();
        self.skipped_by = Some(kind).filter(|_| answered);
        let pending = if joins { 0 } else { doing.before.skips };
        self.pass_over(if adds { pending.saturating_add(1) } else { pending.max(1) });
    }
}

/// How many cards the next player has to draw if so many were pending before.
pub(super) fn grown(draw: Draw, pending: u16) -> u16 {
    match draw.growth {
        Growth::Double if pending > 0 => pending.saturating_mul(2),
        _ => pending.saturating_add(u16::from(draw.cards)),
    }
}
