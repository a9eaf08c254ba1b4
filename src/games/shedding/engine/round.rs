//! Rounds: the deal, the start card, going out, and the end of a round or of the match.

use super::event::{Cause, Outcome, Place, PublicEvent, RoundEnd};
use super::phase::{Awaiting, ContextBeforePlay, Resolution};
use super::piles::Hand;
use super::play::Play;
use super::score;
use super::table::{Sink, Table};
use crate::cards::{Card, CardKind};
use crate::engine::{MAX_SEATS, Seat, Stack};
use crate::games::shedding::rules::{Beginner, Direction, NextDealer, ScoreTo, StartDoes, Wins};

impl<S: Sink> Play<'_, S> {
    #[inline(never)]
    pub fn deal(&mut self) {
        let seats = self.setup.seats;
        if self.table.round > 0 {
            self.table.dealer = self.next_dealer();
        }
        let clockwise = self.begins_clockwise();
        let taking_part = self.legality().still_in_match();
        let table = &mut *self.table;
        table.pile.settle(&mut table.chance);
        *table = Table {
            round: table.round + 1,
            dealer: table.dealer,
            totals: table.totals,
            turn: table.turn,
            cards_played: table.cards_played,
            aside: self.rules.absent(seats),
            taking_part,
            playing: taking_part,
            clockwise,
            ..Table::new(seats, table.chance.clone())
        };
        // Stated chance lists the pile from the top down, so the first card in deck order must be on top.
        let deck = self.rules.deck();
        table.pile.replace(if table.aside.is_empty() {
            Stack::of_deck(deck.len())
        } else {
            deck.cards().rev().filter(|card| !table.aside.contains(*card)).collect()
        });
        let (round, dealer) = (table.round, table.dealer);
        self.tell(|| PublicEvent::RoundBegins { round, dealer });
        self.table.shuffle_pile(self.rules);
        self.deal_hands();
        self.turn_start_card();
    }

    /// Deals one card at a time, beginning with the player after the dealer (G-10).
    fn deal_hands(&mut self) {
        let seats = self.setup.seats;
        let most = self.rules.dealt(seats);
        let counts_down = self.rules.book.countdown.is_some();
        let numbers: Vec<u16> = Seat::all(seats).filter_map(|seat| self.legality().number_of(seat)).collect();
        let mut dealt: [Vec<Card>; MAX_SEATS] = Default::default();
        let taking_part = self.table.taking_part;
        // Deals go round many times, so the order is worked out only once.
        let mut order = [Seat(0); MAX_SEATS];
        let mut players = 0;
        for seat in self.seats_after(self.table.dealer).filter(|seat| taking_part.contains(*seat)) {
            order[players] = seat;
            players += 1;
        }
        let order = &order[..players];
        for dealt_before in 0..most {
            for seat in order.iter().copied() {
                if counts_down && u16::from(dealt_before) >= numbers[seat.index()] {
                    continue;
                }
                let Some(card) = self.table.take_top() else { break };
                self.table.hands[seat.index()].insert(card, self.rules.deck());
                if S::LISTENS {
                    dealt[seat.index()].push(card);
                }
            }
        }
        for seat in order.iter().copied() {
            let cards = std::mem::take(&mut dealt[seat.index()]);
            self.tell_moved(Place::Pile, Place::Hand(seat), Cause::Deal, || cards);
        }
        if counts_down {
            self.tell(|| PublicEvent::Numbers { numbers });
        }
    }

    /// Turns up the start card, and another one if it goes back. If all remaining cards would go back, the card stays
    /// without effect.
    fn turn_start_card(&mut self) {
        let first = self.beginner();
        loop {
            let Some(card) = self.table.take_top() else { return self.begin_turn(first) };
            self.table.discard.push(card);
            let kind = self.rules.deck().kind(card);
            let rule = self.rules.kind(kind);
            let no_start = |card: &Card| {
                let does = self.rules.kind(self.rules.deck().kind(*card)).start.does;
                matches!(does, StartDoes::GoesBack | StartDoes::StaysUnder)
            };
            let stuck = no_start(&card) && self.table.pile.as_slice().iter().all(no_start);
            let stays_under = !stuck && rule.start.does == StartDoes::StaysUnder;
            let cause = if stays_under { Cause::StartStaysUnder } else { Cause::Start };
            self.tell_moved(Place::Pile, Place::Discard, cause, || vec![card]);
            match rule.start.does {
                does if stuck || does == StartDoes::Nothing => {
                    self.begin_with(first);
                    return self.begin_turn(first);
                }
                StartDoes::AsPlayed => return self.start_as_played(kind),
                StartDoes::FirstNamesColour => {
                    self.begin_with(first);
                    return self.await_answer(first, Awaiting::NameColour);
                }
                StartDoes::StaysUnder | StartDoes::Nothing => {}
                StartDoes::GoesBack => {
                    self.table.discard.pop();
                    let table = &mut *self.table;
                    table.pile.settle(&mut table.chance);
                    table.pile.put(card);
                    self.tell_moved(Place::Discard, Place::Pile, Cause::StartGoesBack, || vec![card]);
                    self.table.shuffle_pile(self.rules);
                }
            }
        }
    }

    pub fn begin_with(&mut self, seat: Seat) {
        self.tell(|| PublicEvent::First { seat });
    }

    fn start_as_played(&mut self, kind: CardKind) {
        self.table.turn = self.table.dealer;
        let before = ContextBeforePlay { with_two: self.table.playing.len() == 2, ..ContextBeforePlay::default() };
        self.take_effect(Resolution { starts: true, ..Resolution::new(self.table.dealer, kind, before) });
    }

    #[cold]
    pub fn eliminate(&mut self, seat: Seat) {
        self.tell(|| PublicEvent::Eliminated { seat });
        if !self.put_out(seat) {
            self.end_turn(seat);
        }
    }

    /// Eliminates players with more cards than allowed at the end of a turn, beginning with the player whose turn it
    /// was. Returns true if that ends the round. During a provisional win nobody is eliminated.
    #[cold]
    pub fn eliminate_large_hands(&mut self, seat: Seat, most: u8) -> bool {
        let order = std::iter::successors(Some(seat), |seat| Some(self.table.seat_after(*seat)));
        let playing = order.take(self.table.seats.into()).filter(|seat| self.table.playing.contains(*seat));
        let large: Vec<Seat> = playing.filter(|seat| self.table.held(*seat) > u16::from(most)).collect();
        if self.table.provisional.is_some() {
            return false;
        }
        large.into_iter().any(|seat| {
            self.tell(|| PublicEvent::TooMany { seat, most });
            self.put_out(seat)
        })
    }

    /// Removes a player from the round and sets the hand aside (UN-23). The last player or side left wins (UH-9).
    /// Returns true if the round is over.
    fn put_out(&mut self, seat: Seat) -> bool {
        let hand = self.table.hand(seat);
        let table = &mut *self.table;
        table.set_aside[seat.index()] = score::worth(self.rules, hand);
        table.hands[seat.index()] = Hand::default();
        table.aside = table.aside | hand;
        table.playing.remove(seat);
        table.wish_until.take_if(|until| *until == seat);
        table.due_calls[seat.index()] = None;
        self.tell_moved(Place::Hand(seat), Place::Aside, Cause::SetAside, || hand.iter().collect());
        let over = self.legality().one_side_is_left();
        // A provisional winner went out first.
        if over && !self.check_provisional_win(seat) {
            let left = self.table.next_after(seat);
            self.table.place[left.index()] = self.next_place();
            self.end_round(RoundEnd::Finished);
        }
        over
    }

    fn next_place(&self) -> u8 {
        self.table.place.iter().copied().max().unwrap_or(0) + 1
    }

    /// A player goes out; points for it are counted before the effect of the last card (MM-11).
    pub fn go_out(&mut self, seat: Seat, last: CardKind) {
        let place = self.next_place();
        let table = &mut *self.table;
        // The player has no further turn to end the wish: it holds until the next card.
        table.wish_until.take_if(|until| *until == seat);
        table.playing.remove(seat);
        table.place[seat.index()] = place;
        if place == 1 {
            table.first_out = Some((seat, last));
            if self.rules.doubles(last) {
                table.factor = 2;
            }
        }
        let legality = self.legality();
        let points = (self.rules.book.score.to == ScoreTo::Finisher).then(|| legality.for_going_out(seat, last));
        self.table.points[seat.index()] += points.unwrap_or_default();
        self.tell(|| PublicEvent::Out { seat, place, points });
    }

    /// Ends the round; a draw caused by the last card may still count (UN-18).
    pub fn finish_round(&mut self, resolution: &Resolution) {
        self.close_windows();
        if !self.apply_last_draw(resolution) {
            self.end_round(RoundEnd::Finished);
        }
    }

    /// Counts the round and, after the last round, the match. Nothing can be caught any more.
    pub fn end_round(&mut self, end: RoundEnd) {
        self.table.due_calls = Default::default();
        (self.table.catch_window, self.table.provisional) = (None, None);
        let counts_rounds = self.rules.book.match_play.wins == Wins::MostRounds;
        let winners = self.legality().won_by_hand();
        for seat in Seat::all(self.setup.seats) {
            let points = self.legality().points_of_round(winners, seat);
            self.table.points[seat.index()] = points;
            if !counts_rounds {
                self.table.totals[seat.index()] += points;
            }
        }
        let winners = self.legality().round_winners(end);
        for seat in winners.iter() {
            // A won round counts once for each team, and a shared one for all who share it (N1-21).
            if counts_rounds && self.legality().scores_for_its_side(seat) {
                self.table.totals[seat.index()] += 1;
            }
        }
        let legality = self.legality();
        let champions = legality.match_is_over().then(|| legality.match_winners(winners));
        let table = &mut *self.table;
        table.outcome = Some(Outcome { end, winners, champions });
        table.phase = if champions.is_some() { Awaiting::MatchOver } else { Awaiting::RoundOver };
        if !S::LISTENS {
            return;
        }
        let seats = usize::from(self.setup.seats);
        let (points, totals) = (table.points[..seats].to_vec(), table.totals[..seats].to_vec());
        let match_totals = totals.clone();
        self.tell(|| PublicEvent::RoundEnds { end, winners: winners.iter().collect(), points, totals });
        let still = self.legality().still_in_match();
        for seat in self.table.taking_part.iter().filter(|seat| !still.contains(*seat)) {
            self.tell(|| PublicEvent::LeavesMatch { seat });
        }
        if let Some(winners) = champions {
            self.tell(|| PublicEvent::MatchEnds { winners: winners.iter().collect(), totals: match_totals });
        }
    }

    pub fn begins_clockwise(&self) -> bool {
        self.rules.book.order.direction == Direction::Clockwise
    }

    /// All seats in the initial direction of play, from the next one to this one.
    pub fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + Clone + use<S> {
        let seats = self.setup.seats;
        let step = if self.begins_clockwise() { 1 } else { seats - 1 };
        (1..=seats).map(move |place| Seat((seat.0 + place * step) % seats))
    }

    /// The dealer of the next round (G-10).
    pub fn next_dealer(&self) -> Seat {
        let dealer = self.table.dealer;
        let still = self.legality().still_in_match();
        let after = self.seats_after(dealer).filter(|seat| still.contains(*seat));
        let found = match self.rules.book.order.dealer {
            NextDealer::Next => after.clone().next(),
            NextDealer::Same => None,
            NextDealer::Winner => {
                let winners = self.table.outcome.map(|outcome| outcome.winners);
                after.clone().find(|seat| winners.is_some_and(|winners| winners.contains(*seat)))
            }
            NextDealer::Loser => {
                let most = after.clone().map(|seat| self.table.held(seat)).max();
                after.clone().find(|seat| Some(self.table.held(*seat)) == most)
            }
        };
        // If that player has left the match, the dealer stays, or the next player takes over.
        found.or(Some(dealer).filter(|_| still.contains(dealer))).or(after.clone().next()).unwrap_or(dealer)
    }

    pub fn beginner(&self) -> Seat {
        match self.rules.book.order.first {
            Beginner::AfterDealer => self.table.next_after(self.table.dealer),
            Beginner::Dealer => self.table.dealer,
        }
    }
}
