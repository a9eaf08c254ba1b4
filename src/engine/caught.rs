//! What others have to notice: forgotten calls, wrong runs, and wins that hold only if nobody does (G-8).

use super::cause::Cause;
use super::event::{CardMovement, PublicEvent, RoundEnd};
use super::judge::Legality;
use super::moves::Move;
use super::place::Place;
use super::play::Play;
use super::score;
use super::seat::Seat;
use super::setup::Referee;
use super::stage::Phase;
use super::table::Sink;
use crate::cards::{CardKind, CardSet, Wish};
use crate::rules::book::{AfterFinish, Alike, NoticedBy, WrongRun};

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

impl Legality<'_> {
    /// What these cards would cost whoever is caught if they were no run, where they can be laid all the same.
    pub fn wrong_run(&self, cards: &[CardKind]) -> Option<WrongRun> {
        if cards.len() < 2 || !self.runs_are_caught() {
            return None;
        }
        let mut runs = self.rules.together().filter(|(rule, of)| {
            let length = (usize::from(rule.min)..=usize::from(rule.max)).contains(&cards.len());
            rule.same == Alike::Run && length && cards.iter().all(|kind| of.contains(*kind))
        });
        runs.find_map(|(rule, _)| rule.wrong_run)
    }

    /// Whether wrong runs can be laid and caught at this table (G-6).
    pub fn runs_are_caught(&self) -> bool {
        let mut rules = self.rules.book().together.values();
        self.setup.referee == Referee::Strict && rules.any(|rule| rule.wrong_run.is_some())
    }
}

impl<S: Sink> Play<'_, S> {
    /// Whether a win that begins now can still be undone.
    pub fn can_be_undone(&self, seat: Seat) -> bool {
        self.table.owing.of(seat).is_some() || self.table.suspect.is_some_and(|suspect| suspect.seat == seat)
    }

    /// The last card is down, but something can still be caught: the others play on for a while.
    pub fn win_for_the_time_being(&mut self, seat: Seat, last: CardKind) {
        self.table.playing.remove(seat);
        self.table.provisional = Some(Provisional { seat, last });
    }

    /// A wrong run is laid. The window of one that was laid before closes with this turn; whether that ends the round.
    pub fn suspect_closes_the_last_one(&mut self, suspect: CatchWindow) -> bool {
        if let Some(before) = self.table.suspect {
            self.close_window(before.seat);
        }
        self.table.suspect = Some(suspect).filter(|_| self.table.outcome.is_none());
        self.table.outcome.is_some()
    }

    pub fn catch(&mut self, by: Seat, seat: Seat) {
        if let Some(suspect) = self.table.suspect.take_if(|suspect| suspect.seat == seat) {
            self.take_back_run(by, suspect);
        } else if let Some(owed) = self.table.owing.close(seat) {
            self.tell(|| PublicEvent::Caught { by, seat, call: owed.call });
            self.draw_call_penalty(seat, owed.call);
        }
        self.come_back(seat);
    }

    /// The cards of a wrong run are taken from wherever they lie, and cost their penalty (N1-20).
    fn take_back_run(&mut self, by: Seat, suspect: CatchWindow) {
        let CatchWindow { seat, cards, wish, rule, .. } = suspect;
        self.table.last_laid = None;
        self.tell(|| PublicEvent::CaughtRun { by, seat, clause: rule.clause });
        if self.table.discard.top().is_some_and(|top| cards.contains(top)) {
            self.table.wish = wish;
        }
        let pile = self.table.discard.as_slice().iter().copied();
        self.table.discard = pile.filter(|card| !cards.contains(*card)).collect();
        for card in cards.iter() {
            self.table.hands[seat.index()].insert(card, self.rules.deck());
        }
        let held = self.table.held(seat);
        self.table.tells[seat.index()].take_up(u16::try_from(cards.len()).unwrap_or(u16::MAX));
        self.tell(|| CardMovement {
            cards: cards.iter().collect(),
            from: Place::Discard,
            to: Place::Hand(seat),
            cause: Cause::TakeBack,
            held,
        });
        self.table.owing.close(seat);
        self.draw(seat, u16::from(rule.penalty), Cause::WrongPlayPenalty);
    }

    /// Who had to take up cards after the last one is back in the round; without a card to draw the win may hold.
    fn come_back(&mut self, seat: Seat) {
        if self.table.provisional.is_none_or(|win| win.seat != seat) {
            return;
        }
        if self.table.held(seat) == 0 {
            return self.settle_win(seat);
        }
        self.table.provisional = None;
        self.table.playing.insert(seat);
        self.tell(|| PublicEvent::BackIn { seat });
    }

    /// A win holds as soon as nothing can be caught any more.
    pub fn settle_win(&mut self, seat: Seat) {
        if self.can_be_undone(seat) {
            return;
        }
        let Some(win) = self.table.provisional.take_if(|win| win.seat == seat) else { return };
        self.go_out(seat, win.last);
        let stops = self.rules.book().finish.then == AfterFinish::Stop;
        if stops || score::one_side_is_left(self.rules, self.table) {
            self.end_round(RoundEnd::Finished);
        }
    }

    /// Closes a seat's window: the penalty comes, or nobody has noticed.
    pub fn close_window(&mut self, seat: Seat) {
        self.table.suspect.take_if(|suspect| suspect.seat == seat);
        if let Some(owed) = self.table.owing.close(seat) {
            let facts = self.rules.book().calls.get_index(usize::from(owed.call.0));
            if facts.is_some_and(|(_, facts)| facts.noticed_by == NoticedBy::Itself) {
                self.penalise_call(seat, owed.call);
            }
        }
        self.come_back(seat);
    }

    /// Closes the windows of earlier turns when a turn ends in which a card could be laid (G-8).
    #[inline]
    pub fn close_windows(&mut self) {
        if self.table.has_open_windows() && self.table.turn_counts {
            self.close_open_windows();
        }
    }

    #[cold]
    fn close_open_windows(&mut self) {
        for seat in Seat::all(self.setup.seats) {
            self.close_earlier_window(seat);
        }
    }

    /// Closes a seat's window if it was opened in an earlier turn.
    fn close_earlier_window(&mut self, seat: Seat) {
        let turns = self.table.turns;
        let owes = self.table.owing.of(seat).is_some_and(|owed| owed.since < turns);
        let run = self.table.suspect.is_some_and(|suspect| suspect.seat == seat && suspect.since < turns);
        if owes || run {
            self.close_window(seat);
        }
    }

    /// The player on turn moves while a window is open. Where nobody else had a turn since, the own window is still open: what is called with
    /// the move makes good, and otherwise the window closes before the move is carried out (G-8). The move without a
    /// call that has made good.
    #[cold]
    pub fn after_own_window(&mut self, seat: Seat, wanted: Move) -> Move {
        let late = wanted.call().filter(|call| self.judge().owes(seat, *call));
        if let Some(call) = late {
            self.make_good(seat, call);
        }
        // Who lays the same card out of turn moves in the turn of somebody else.
        if self.table.stage != Phase::JumpIn {
            self.close_earlier_window(seat);
        }
        if late.is_some() { wanted.with_call(None) } else { wanted }
    }

    /// Whether the round is over since somebody else had won before this player's card does anything: the windows close
    /// first (N1-18).
    #[inline]
    pub fn a_win_ends_the_round(&mut self, seat: Seat) -> bool {
        self.table.provisional.is_some_and(|win| win.seat != seat) && self.closing_windows_ends_the_round()
    }

    /// Closes them; whether a win held that ends the round.
    #[inline]
    pub fn closing_windows_ends_the_round(&mut self) -> bool {
        self.close_windows();
        self.table.outcome.is_some()
    }
}
