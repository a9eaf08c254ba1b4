//! The table: every card and the whole state of the game. It never leaves the engine.

use super::event::{CardMovement, Cause, FaceUp, Outcome, Place, PublicEvent};
use super::inference::{Inference, Lacks};
use super::moves::CallSet;
use super::phase::{Awaiting, CatchWindow, Interrupted, LastPlay, Owed, PendingEffects, Provisional, Resolution};
use super::piles::{DrawPile, Hand};
use crate::cards::{Card, CardKind, CardSet, KindSet, Wish};
use crate::engine::{Chance, MAX_SEATS, Seat, SeatSet, Stack};
use crate::games::shedding::rules::{DrawWhen, Reshuffle, Rules};
use crate::rules::{Bans, Call};

/// Receiver of events: a list, or nothing in playouts, where events cost nothing.
pub(super) trait Sink {
    /// False if events are dropped, so that their lists need not be built.
    const LISTENS: bool;

    /// Takes an event, built on demand.
    fn push<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E);
}

impl Sink for Vec<FaceUp> {
    const LISTENS: bool = true;

    fn push<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event().into());
    }
}

pub(super) struct Silence;

impl Sink for Silence {
    const LISTENS: bool = false;

    fn push<E: Into<FaceUp>>(&mut self, _: impl FnOnce() -> E) {}
}

/// The state of the game. Plain memory without pointers, so that a copy for a playout is cheap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Table {
    pub hands: [Hand; MAX_SEATS],
    pub pile: DrawPile,
    pub discard: Stack,
    pub aside: CardSet,
    pub beside: CardSet,
    pub bans: Bans,
    pub chance: Chance,
    pub seats: u8,
    pub dealer: Seat,
    pub turn: Seat,
    pub clockwise: bool,
    pub wish: Option<Wish>,
    /// The wish holds until this player's turn, whatever is played; without it, until the next card (G-14).
    pub wish_until: Option<Seat>,
    pub phase: Awaiting,
    /// The players of this round: all who have not left the match.
    pub taking_part: SeatSet,
    /// The players who have not played their last card.
    pub playing: SeatSet,
    /// The order of going out, from 1; 0 while playing.
    pub place: [u8; MAX_SEATS],
    /// Number of cards played in this turn; they stay when the discard pile is shuffled (G-2).
    pub cards_played: u16,
    /// The forgotten calls whose windows are open.
    pub due_calls: [Option<Owed>; MAX_SEATS],
    /// A wrong run that can still be caught.
    pub catch_window: Option<CatchWindow>,
    /// The player who has won unless caught; not in `playing` meanwhile.
    pub provisional: Option<Provisional>,
    /// The card being resolved, or waiting until everybody was asked for its twin.
    pub resolution: Option<Resolution>,
    pub standing: KindSet,
    /// The last stand-in, and the card that it represents.
    pub stood: Option<(Card, CardKind)>,
    /// The effects of this turn on the following players.
    pub pending_effects: PendingEffects,
    /// Number of turns that each player will sit out.
    pub sits_out: [u8; MAX_SEATS],
    /// The last play, if a house action can take it back.
    pub last_play: Option<LastPlay>,
    pub interrupted: Option<Interrupted>,
    /// The card of the pending draw or skip, if it need not be the top card.
    pub demands: Option<CardKind>,
    /// The calls that the player on turn made before the card.
    pub called: CallSet,
    /// Players who need not make the call the next time (UN-15).
    pub exempt: [Option<Call>; MAX_SEATS],
    /// True if the player on turn could have played a card: only then does the turn close windows (G-8).
    pub turn_counts: bool,
    /// True while only the effect of the last card is left to resolve.
    pub ending: bool,
    pub round: u16,
    pub turns: u32,
    /// Number of players in a row who could neither play nor draw.
    pub idle: u8,
    /// Number of draws by choice in this turn, where they are limited.
    pub draws: u8,
    pub points: [u32; MAX_SEATS],
    /// Multiplier of the points of the round: 2 after certain last cards.
    pub factor: u32,
    /// The first player to go out, and the last card.
    pub first_out: Option<(Seat, CardKind)>,
    /// Value of the hands of eliminated players, revealed when the round is counted (UN-23).
    pub set_aside: [u32; MAX_SEATS],
    pub fines: [u32; MAX_SEATS],
    pub totals: [u32; MAX_SEATS],
    pub outcome: Option<Outcome>,
    pub inferences: [Inference; MAX_SEATS],
}

impl Table {
    pub fn new(seats: u8, chance: Chance) -> Self {
        Table {
            chance,
            seats,
            dealer: Seat(seats.saturating_sub(1)),
            clockwise: true,
            taking_part: SeatSet::all(seats),
            playing: SeatSet::all(seats),
            factor: 1,
            phase: Awaiting::RoundOver,
            ..Table::default()
        }
    }

    /// A player will sit out more turns. Returns their number in all.
    pub fn will_sit_out(&mut self, seat: Seat, turns: u8) -> u8 {
        let all = &mut self.sits_out[seat.index()];
        *all = all.saturating_add(turns);
        *all
    }

    /// A player will sit out one turn, unless some are lost already.
    pub fn will_sit_out_once(&mut self, seat: Seat) {
        let all = &mut self.sits_out[seat.index()];
        *all = (*all).max(1);
    }

    /// The kind that an open card counts as: its own, or the one it represents.
    #[inline]
    pub fn counts_as(&self, card: Card, rules: &Rules) -> CardKind {
        match self.stood {
            Some((own, kind)) if own == card => kind,
            _ => rules.deck().kind(card),
        }
    }

    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].cards()
    }

    pub fn kinds(&self, seat: Seat) -> KindSet {
        self.hands[seat.index()].kinds()
    }

    pub fn held(&self, seat: Seat) -> u16 {
        self.hands[seat.index()].len()
    }

    /// The next player still in the round (G-10).
    #[inline]
    pub fn next_after(&self, seat: Seat) -> Seat {
        let next = self.seat_after(seat);
        if self.playing.contains(next) { next } else { self.next_beyond(next) }
    }

    /// The next player after a seat that is out; without any, the seat before it.
    #[cold]
    fn next_beyond(&self, seat: Seat) -> Seat {
        let mut next = seat;
        for _ in 1..self.seats {
            next = self.seat_after(next);
            if self.playing.contains(next) {
                break;
            }
        }
        next
    }

    /// The previous player still in the round.
    pub fn before(&self, seat: Seat) -> Seat {
        let mut before = self.next_after(seat);
        for _ in 1..self.playing.len() {
            let next = self.next_after(before);
            if next == seat {
                break;
            }
            before = next;
        }
        before
    }

    #[inline]
    pub fn seat_after(&self, seat: Seat) -> Seat {
        match (self.clockwise, seat.0) {
            (true, last) if last + 1 == self.seats => Seat(0),
            (true, at) => Seat(at + 1),
            (false, 0) => Seat(self.seats - 1),
            (false, at) => Seat(at - 1),
        }
    }

    /// True if a forgotten call or a wrong run can still be caught or made good (G-8).
    #[inline]
    pub fn has_open_windows(&self) -> bool {
        self.due_calls.iter().any(Option::is_some) || self.catch_window.is_some()
    }

    #[inline]
    pub fn take_top(&mut self) -> Option<Card> {
        self.pile.take(&mut self.chance)
    }

    pub fn shuffle_pile(&mut self, rules: &Rules) {
        self.pile.shuffle(&mut self.chance, rules.deck());
    }

    /// Number of cards of the discard pile that may be reshuffled: not the top card, none of this turn, and none that
    /// may still be taken back (G-2).
    #[inline]
    fn spare(&self) -> u16 {
        let free = usize::from(self.discard.len().saturating_sub(self.cards_played.max(1)));
        let run = |catch_window: CatchWindow| {
            self.discard.as_slice().iter().position(|card| catch_window.cards.contains(*card))
        };
        // A top card must be left under a run that is taken back.
        let below = self.catch_window.and_then(run).map_or(free, |lowest| free.min(lowest.saturating_sub(1)));
        u16::try_from(below).unwrap_or(u16::MAX)
    }

    /// True if a draw that begins now yields a card.
    #[inline]
    pub fn can_draw(&self, rules: &Rules) -> bool {
        !self.pile.is_empty() || self.can_renew(rules)
    }

    #[cold]
    fn can_renew(&self, rules: &Rules) -> bool {
        rules.book.pile.reshuffle != Reshuffle::Never && self.spare() > 0
    }

    /// Upper limit of the cards that a draw can yield now.
    pub fn drawable(&self, rules: &Rules) -> u16 {
        match rules.book.pile.reshuffle {
            Reshuffle::WhenEmpty => self.pile.len() + self.spare(),
            Reshuffle::BeforeDraw if self.pile.is_empty() => self.spare(),
            Reshuffle::BeforeDraw | Reshuffle::Never => self.pile.len(),
        }
    }

    /// A player draws as many of the wanted cards as there are (G-2, G-3).
    pub fn draw<S: Sink>(&mut self, rules: &Rules, seat: Seat, wanted: u16, cause: Cause, sink: &mut S) -> Drawn {
        let drawn = self.draw_while(rules, seat, cause, sink, |_, drawn| drawn.count < wanted);
        let missing = wanted - drawn.count;
        if missing > 0 {
            sink.push(|| PublicEvent::DrewShort { seat, missing });
        }
        drawn
    }

    /// A player draws while `more` is true and cards are left.
    pub fn draw_while<S: Sink>(
        &mut self,
        rules: &Rules,
        seat: Seat,
        cause: Cause,
        sink: &mut S,
        more: impl Fn(&Table, Drawn) -> bool,
    ) -> Drawn {
        let mut drawn = Drawn { count: 0, last: None };
        let mut batch = Vec::new();
        while more(self, drawn) {
            let may_reshuffle = match rules.book.pile.reshuffle {
                Reshuffle::WhenEmpty => true,
                Reshuffle::BeforeDraw => drawn.count == 0,
                Reshuffle::Never => false,
            };
            if self.pile.is_empty() && may_reshuffle && self.spare() > 0 {
                self.tell_draw(seat, std::mem::take(&mut batch), cause, sink);
                self.renew(rules, sink);
            }
            let Some(card) = self.take_top() else { break };
            self.hands[seat.index()].insert(card, rules.deck());
            drawn = Drawn { count: drawn.count + 1, last: Some(card) };
            if S::LISTENS {
                batch.push(card);
            }
        }
        self.tell_draw(seat, batch, cause, sink);
        self.inferences[seat.index()].take_up(drawn.count);
        if drawn.count > 0 {
            self.idle = 0;
        }
        drawn
    }

    fn tell_draw(&self, seat: Seat, cards: Vec<Card>, cause: Cause, sink: &mut impl Sink) {
        if !cards.is_empty() {
            let held = self.held(seat);
            sink.push(|| CardMovement { cards, from: Place::Pile, to: Place::Hand(seat), cause, held });
        }
    }

    /// Turns the discard pile into the draw pile, except for its top card and the cards of this turn (G-2).
    fn renew(&mut self, rules: &Rules, sink: &mut impl Sink) {
        let spare = usize::from(self.spare());
        let (under, kept) = self.discard.as_slice().split_at(spare);
        let discard = kept.iter().copied().collect();
        self.pile.replace(under.iter().copied().collect());
        self.discard = discard;
        let cards = self.pile.len();
        if rules.book.pile.turned_over.is_some() {
            // The card played first is now on top.
            self.pile.as_mut_slice().reverse();
            sink.push(|| PublicEvent::TurnedOver { cards });
        } else {
            self.shuffle_pile(rules);
            sink.push(|| PublicEvent::Reshuffled { cards });
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Drawn {
    pub count: u16,
    pub last: Option<Card>,
}

impl Table {
    pub fn note_no_play(&mut self, rules: &Rules) {
        let top = self.discard.top().map(|card| self.counts_as(card, rules));
        let Some(top) = top else { return };
        let fitting = Lacks::Fitting { top, wish: self.wish, bans: self.bans };
        let (lacks, free) = match self.phase {
            Awaiting::Turn => {
                let drawing = &rules.book.drawing;
                (fitting, drawing.when == DrawWhen::Anytime || drawing.lets_pass(self.can_draw(rules)))
            }
            Awaiting::Drawn(_) => (fitting, true),
            Awaiting::AnswerDraw { .. } => (Lacks::Answers(self.demands.unwrap_or(top)), true),
            _ => return,
        };
        self.inferences[self.turn.index()].note(lacks, free);
    }
}
