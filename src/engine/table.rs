//! The table: every card and everything that is in force. It never leaves the engine.

use super::chance::Chance;
use super::event::{CardMovement, Cause, FaceUp, Outcome, Place, PublicEvent};
use super::inference::{Inference, Lacks};
use super::moves::{Call, CallSet};
use super::phase::{CatchWindow, DueCalls, Interrupted, LastLaid, PendingEffects, Phase, Provisional, Resolution};
use super::piles::{Hand, Pile};
use super::setup::{MAX_SEATS, Seat, SeatSet};
use super::stack::Stack;
use crate::cards::{Card, CardKind, CardSet, KindSet, Wish};
use crate::rules::book::{DrawWhen, Reshuffle};
use crate::rules::{Bans, Rules};

/// Where events go: to a list, or nowhere in playouts, where they cost nothing.
pub(super) trait Sink {
    /// Whether anybody listens; lists for events need not be made otherwise.
    const LISTENS: bool;

    /// Takes an event, made only if somebody wants it.
    fn push<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E);
}

impl Sink for Vec<FaceUp> {
    const LISTENS: bool = true;

    fn push<E: Into<FaceUp>>(&mut self, event: impl FnOnce() -> E) {
        Vec::push(self, event().into());
    }
}

/// Nobody listens.
pub(super) struct Silence;

impl Sink for Silence {
    const LISTENS: bool = false;

    fn push<E: Into<FaceUp>>(&mut self, _: impl FnOnce() -> E) {}
}

/// Everything on the table. Plain memory without pointers, so that a copy for a playout is cheap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub hands: [Hand; MAX_SEATS],
    pub pile: Pile,
    pub discard: Stack,
    /// Cards out of the round.
    pub aside: CardSet,
    /// Bans that lie beside the discard pile.
    pub beside: CardSet,
    /// The rows that they ban.
    pub bans: Bans,
    pub chance: Chance,
    pub seats: u8,
    pub dealer: Seat,
    pub turn: Seat,
    pub clockwise: bool,
    pub wish: Option<Wish>,
    /// Until whose turn it holds, whatever is laid; otherwise until the next card (G-14).
    pub wish_until: Option<Seat>,
    pub stage: Phase,
    /// Who plays this round: all who have not left the match.
    pub taking_part: SeatSet,
    /// Who has not laid the last card yet.
    pub playing: SeatSet,
    /// Who was out first, second ...: counted from 1; 0 while playing.
    pub place: [u8; MAX_SEATS],
    /// How many cards were laid in this turn; they stay when the discard pile is shuffled (G-2).
    pub laid: u16,
    /// Forgotten calls whose windows are open.
    pub owing: DueCalls,
    /// A wrong run that can still be caught.
    pub suspect: Option<CatchWindow>,
    /// Who has laid the last card and has won unless caught; not in `playing` meanwhile.
    pub provisional: Option<Provisional>,
    /// The card that is in the middle of what it does, or that waits until everybody was asked for the same one.
    pub doing: Option<Resolution>,
    /// The cards for which the one that was just laid can stand.
    pub standing: KindSet,
    /// The last card that was laid for another one, and for which.
    pub stood: Option<(Card, CardKind)>,
    /// What the cards of this turn do to those who follow.
    pub waits: PendingEffects,
    /// Who is passed over when the turn comes to them.
    pub sits_out: SeatSet,
    /// How often after that.
    pub sits_out_more: [u8; MAX_SEATS],
    /// Who laid what lies on top, if it can be taken back by agreement.
    pub last_laid: Option<LastLaid>,
    /// The turn that waits until cards are given by agreement.
    pub interrupted: Option<Interrupted>,
    /// The card whose draw or skip is pending, if it need not be the top card.
    pub demands: Option<CardKind>,
    /// What the player on turn called before laying the card.
    pub called: CallSet,
    /// Players who need not make the call the next time (UN-15).
    pub exempt: [Option<Call>; MAX_SEATS],
    /// Whether the player on turn may or might have laid a card: only then does the turn close windows (G-8).
    pub turn_counts: bool,
    /// The last card is down, and only its effect is still carried out.
    pub ending: bool,
    pub round: u16,
    pub turns: u32,
    /// How many players in a row could neither play nor draw.
    pub idle: u8,
    /// How often the player on turn has drawn by choice, where that is limited.
    pub draws: u8,
    pub points: [u32; MAX_SEATS],
    /// How often the points of the round count: twice if who was out first laid such a card last.
    pub factor: u32,
    /// Who was out first, and with which card.
    pub first_out: Option<(Seat, CardKind)>,
    /// What the hands of those count who are out with cards; told when the round is counted (UN-23).
    pub set_aside: [u32; MAX_SEATS],
    /// What each seat has to pay in points when the round is counted.
    pub fines: [u32; MAX_SEATS],
    pub totals: [u32; MAX_SEATS],
    /// How the last round ended, until the next one is dealt.
    pub outcome: Option<Outcome>,
    /// What everybody could see of the hands.
    pub tells: [Inference; MAX_SEATS],
}

impl Table {
    /// An empty table.
    pub fn new(seats: u8, chance: Chance) -> Self {
        Table {
            hands: [Hand::default(); MAX_SEATS],
            pile: Pile::EMPTY,
            discard: Stack::EMPTY,
            aside: CardSet::EMPTY,
            beside: CardSet::EMPTY,
            bans: Bans::default(),
            chance,
            seats,
            dealer: Seat(seats.saturating_sub(1)),
            turn: Seat(0),
            clockwise: true,
            wish: None,
            wish_until: None,
            stage: Phase::RoundOver,
            taking_part: SeatSet::all(seats),
            playing: SeatSet::all(seats),
            place: [0; MAX_SEATS],
            laid: 0,
            owing: DueCalls::default(),
            suspect: None,
            provisional: None,
            doing: None,
            standing: KindSet::EMPTY,
            stood: None,
            waits: PendingEffects::default(),
            sits_out: SeatSet::default(),
            sits_out_more: [0; MAX_SEATS],
            last_laid: None,
            interrupted: None,
            demands: None,
            called: CallSet::default(),
            exempt: [None; MAX_SEATS],
            turn_counts: false,
            ending: false,
            round: 0,
            turns: 0,
            idle: 0,
            draws: 0,
            points: [0; MAX_SEATS],
            factor: 1,
            first_out: None,
            set_aside: [0; MAX_SEATS],
            fines: [0; MAX_SEATS],
            totals: [0; MAX_SEATS],
            outcome: None,
            tells: [Inference::default(); MAX_SEATS],
        }
    }

    /// A player will be passed over so many times more than already.
    pub fn will_sit_out(&mut self, seat: Seat, turns: u8) {
        let more = turns - u8::from(turns > 0 && !self.sits_out.contains(seat));
        self.sits_out_more[seat.index()] = self.sits_out_more[seat.index()].saturating_add(more);
        self.sits_out.insert(seat);
    }

    /// A player who has to be passed over is, once.
    pub fn has_sat_out(&mut self, seat: Seat) {
        match &mut self.sits_out_more[seat.index()] {
            0 => self.sits_out.remove(seat),
            more => *more -= 1,
        }
    }

    /// What an open card is: itself, or that for which it was laid.
    #[inline]
    pub fn counts_as(&self, card: Card, rules: &Rules) -> CardKind {
        match self.stood {
            Some((own, kind)) if own == card => kind,
            _ => rules.deck().kind(card),
        }
    }

    /// The cards of a hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()].cards()
    }

    /// The kinds of the cards of a hand.
    pub fn kinds(&self, seat: Seat) -> KindSet {
        self.hands[seat.index()].kinds()
    }

    /// How many cards a hand has.
    pub fn held(&self, seat: Seat) -> u16 {
        self.hands[seat.index()].len()
    }

    /// The next player still in the round (G-10).
    #[inline]
    pub fn next_after(&self, seat: Seat) -> Seat {
        let next = self.seat_after(seat);
        if self.playing.contains(next) { next } else { self.next_beyond(next) }
    }

    /// The next player after a seat at which nobody is still in the round; if there is none at all, the seat before it.
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

    /// The player before, still in the round.
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

    /// The next seat in the direction of play, whether or not somebody plays there.
    #[inline]
    pub fn seat_after(&self, seat: Seat) -> Seat {
        match (self.clockwise, seat.0) {
            (true, last) if last + 1 == self.seats => Seat(0),
            (true, at) => Seat(at + 1),
            (false, 0) => Seat(self.seats - 1),
            (false, at) => Seat(at - 1),
        }
    }

    /// Whether anything can still be caught or made good: a forgotten call, or a wrong run (G-8).
    #[inline]
    pub fn has_open_windows(&self) -> bool {
        !self.owing.is_empty() || self.suspect.is_some()
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub fn take_top(&mut self) -> Option<Card> {
        self.pile.take(&mut self.chance)
    }

    /// Shuffles the draw pile.
    pub fn shuffle_pile(&mut self, rules: &Rules) {
        self.pile.shuffle(&mut self.chance, rules.deck());
    }

    /// How many cards of the discard pile may be shuffled in: not the top card, none of this turn, and none that may
    /// still be taken back (G-2).
    #[inline]
    fn spare(&self) -> u16 {
        let free = usize::from(self.discard.len().saturating_sub(self.laid.max(1)));
        let run =
            |suspect: CatchWindow| self.discard.as_slice().iter().position(|card| suspect.cards.contains(*card));
        // Under a run that is taken back a top card must be left.
        let below = self.suspect.and_then(run).map_or(free, |lowest| free.min(lowest.saturating_sub(1)));
        u16::try_from(below).unwrap_or(u16::MAX)
    }

    /// Whether a draw that begins now brings any card.
    #[inline]
    pub fn can_draw(&self, rules: &Rules) -> bool {
        !self.pile.is_empty() || self.can_renew(rules)
    }

    /// Whether cards of the discard pile can be shuffled in.
    #[cold]
    fn can_renew(&self, rules: &Rules) -> bool {
        rules.book().pile.reshuffle != Reshuffle::Never && self.spare() > 0
    }

    /// How many cards a draw that begins now brings at most.
    pub fn drawable(&self, rules: &Rules) -> u16 {
        match rules.book().pile.reshuffle {
            Reshuffle::WhenEmpty => self.pile.len() + self.spare(),
            Reshuffle::BeforeDraw if self.pile.is_empty() => self.spare(),
            Reshuffle::BeforeDraw | Reshuffle::Never => self.pile.len(),
        }
    }

    /// A player draws as many of the wanted cards as there are (G-2, G-3).
    #[inline]
    pub fn draw<S: Sink>(&mut self, rules: &Rules, seat: Seat, wanted: u16, cause: Cause, sink: &mut S) -> Drawn {
        if !S::LISTENS && wanted == 1 && !self.pile.is_empty() {
            return self.draw_one(rules, seat);
        }
        self.draw_any(rules, seat, wanted, cause, sink)
    }

    /// A player draws the top card, and nobody is told.
    fn draw_one(&mut self, rules: &Rules, seat: Seat) -> Drawn {
        let Some(card) = self.take_top() else { return Drawn { count: 0, last: None } };
        self.hands[seat.index()].insert(card, rules.deck());
        self.tells[seat.index()].take_up(1);
        self.idle = 0;
        Drawn { count: 1, last: Some(card) }
    }

    /// A player draws any number of cards.
    fn draw_any<S: Sink>(&mut self, rules: &Rules, seat: Seat, wanted: u16, cause: Cause, sink: &mut S) -> Drawn {
        let drawn = self.draw_while(rules, seat, cause, sink, |_, drawn| drawn.count < wanted);
        let missing = wanted - drawn.count;
        if missing > 0 {
            sink.push(|| PublicEvent::DrewShort { seat, missing });
        }
        drawn
    }

    /// A player draws as long as more cards are wanted and there are any.
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
            let may_reshuffle = match rules.book().pile.reshuffle {
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
        self.tells[seat.index()].take_up(drawn.count);
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

    /// The discard pile, but for its top card and what was laid in this turn, becomes the draw pile (G-2).
    fn renew(&mut self, rules: &Rules, sink: &mut impl Sink) {
        let spare = usize::from(self.spare());
        let (under, kept) = self.discard.as_slice().split_at(spare);
        let discard = kept.iter().copied().collect();
        self.pile.replace(under.iter().copied().collect());
        self.discard = discard;
        let cards = self.pile.len();
        if rules.book().pile.turned_over.is_some() {
            // What was laid first lies on top now.
            self.pile.as_mut_slice().reverse();
            sink.push(|| PublicEvent::TurnedOver { cards });
        } else {
            self.shuffle_pile(rules);
            sink.push(|| PublicEvent::Reshuffled { cards });
        }
    }
}

/// What a draw brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Drawn {
    pub count: u16,
    pub last: Option<Card>,
}

impl Table {
    /// The player on turn lays nothing: everybody notes what that says of the hand.
    pub fn note_that_nothing_is_laid(&mut self, rules: &Rules) {
        let top = self.discard.top().map(|card| self.counts_as(card, rules));
        let Some(top) = top else { return };
        let fitting = Lacks::Fitting { top, wish: self.wish, bans: self.bans };
        let (lacks, free) = match self.stage {
            Phase::Turn => {
                let drawing = &rules.book().drawing;
                (fitting, drawing.when == DrawWhen::Anytime || drawing.lets_pass(self.can_draw(rules)))
            }
            Phase::Drawn(_) => (fitting, true),
            Phase::AnswerDraw(_) => (Lacks::Answers(self.demands.unwrap_or(top)), true),
            _ => return,
        };
        self.tells[self.turn.index()].note(lacks, free);
    }
}
