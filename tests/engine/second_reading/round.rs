//! How a round begins and ends, and what it scores.

use super::effects::Effect;
use super::table::{Awaiting, Kind, Outcome, Play, Seat, Table};

impl Table<'_> {
    /// Deals the next round (G-10).
    pub fn deal(&mut self) {
        self.dealer = self.deals_next();
        self.round += 1;
        self.begin_afresh();
        let book = self.book;
        let mut pile: Vec<Kind> =
            (0..book.faces.len()).flat_map(|kind| std::iter::repeat_n(kind, self.copies(kind))).collect();
        self.shuffle(&mut pile);
        self.pile = pile;
        for before in 0..book.dealt(self.seats) {
            for seat in self.round_the_table(self.dealer) {
                if !self.takes_part[seat] || book.countdown && before >= self.number_of(seat) {
                    continue;
                }
                let card = self.pile.pop().expect("enough cards");
                self.hands[seat].push(card);
            }
        }
        self.turn_a_start_card();
    }

    /// Copies of a kind in the round.
    pub fn copies(&self, kind: Kind) -> usize {
        self.book.copies(kind, self.seats)
    }

    /// All seats in the direction in which rounds begin; this one comes last.
    fn round_the_table(&self, seat: Seat) -> Vec<Seat> {
        let step = if self.book.direction == "clockwise" { 1 } else { self.seats - 1 };
        (1..=self.seats).map(|places| (seat + places * step) % self.seats).collect()
    }

    fn deals_next(&self) -> Seat {
        if self.round == 0 {
            return self.first_dealer.unwrap_or(self.seats - 1);
        }
        let still = self.still_in_match();
        let mut order = self.round_the_table(self.dealer);
        order.retain(|seat| still[*seat]);
        let winners = self.outcome.as_ref().map_or(&[][..], |outcome| &outcome.winners);
        let most = order.iter().map(|seat| self.hands[*seat].len()).max();
        match self.book.next_dealer.as_str() {
            "same" if still[self.dealer] => self.dealer,
            "next" | "same" => order[0],
            "winner" => order
                .iter()
                .copied()
                .find(|seat| winners.contains(seat))
                .unwrap_or_else(|| if still[self.dealer] { self.dealer } else { order[0] }),
            "loser" => order.into_iter().find(|seat| Some(self.hands[*seat].len()) == most).expect("a loser"),
            other => panic!("the {other} deals"),
        }
    }

    /// Players who have not left the match by too many points.
    fn still_in_match(&self) -> Vec<bool> {
        let all = self.together(&self.totals);
        all.into_iter().map(|total| self.book.out_at == 0 || total < self.book.out_at).collect()
    }

    fn begin_afresh(&mut self) {
        self.takes_part = self.still_in_match();
        self.hands = vec![Vec::new(); self.seats];
        self.discard.clear();
        self.last_laid = None;
        self.named.clear();
        self.beside.clear();
        self.set_aside = vec![0; self.seats];
        self.clockwise = self.book.direction == "clockwise";
        self.sits_out = vec![0; self.seats];
        self.fines = vec![0; self.seats];
        self.first_out_with = None;
        self.first_out = None;
        self.wish = None;
        self.called.clear();
        self.owes = vec![None; self.seats];
        self.own_move_closes = vec![false; self.seats];
        self.exempt = vec![None; self.seats];
        self.wrong_run = None;
        self.provisional = None;
        self.waits.clear();
        self.may_go_on = None;
        self.place = vec![0; self.seats];
        self.points = vec![0; self.seats];
        self.turns = 0;
        self.idle = 0;
        self.outcome = None;
    }

    fn turn_a_start_card(&mut self) {
        let card = self.pile.pop().expect("a start card");
        self.discard.push(card);
        let first = self.first_player();
        let does = |card: &Kind| self.book.sort_of(*card).start.as_ref().unwrap_or(&self.book.start).as_str();
        let starts = |card: &Kind| !["goes-back", "stays-under"].contains(&does(card));
        match does(&card) {
            "nothing" => self.begin_turn(first),
            _ if !starts(&card) && !self.pile.iter().any(starts) => self.begin_turn(first),
            "goes-back" => {
                self.discard.pop();
                let mut pile = std::mem::take(&mut self.pile);
                pile.push(card);
                self.shuffle(&mut pile);
                self.pile = pile;
                self.turn_a_start_card();
            }
            "stays-under" => self.turn_a_start_card(),
            "first-names-colour" => self.is_next(first, Awaiting::Colour),
            "as-played" => self.start_as_played(card),
            other => panic!("a start card {other}"),
        }
    }

    /// The start card does what it does as if the dealer had laid it.
    fn start_as_played(&mut self, card: Kind) {
        self.turn = self.dealer;
        self.may_go_on = None;
        self.play = Play { cards: vec![card], in_round: self.in_round(), starts: true, ..Play::default() };
        self.take_effect(self.dealer);
    }

    /// Begins after the immediate effects of the start card. If it reverses or allows another card, the dealer
    /// begins; effects on the next player concern the first player (UN-20).
    pub fn begin_after_the_start_card(&mut self) {
        let first = self.first_player();
        let mut dealer_begins = false;
        for effect in self.book.effects(self.top()) {
            match effect {
                Effect::Reverse { with_two } => {
                    dealer_begins = true;
                    if self.seats > 2 || with_two == "reverse" {
                        self.clockwise = !self.clockwise;
                    }
                }
                Effect::Again { .. } => dealer_begins = true,
                _ => {}
            }
        }
        let first = if dealer_begins { self.dealer } else { first };
        let first = if self.sits_out_now(first) { self.comes_after(first) } else { first };
        self.fall_due(first);
    }

    /// The first player, unless the start card changes that.
    fn first_player(&self) -> Seat {
        if self.book.first == "dealer" {
            return self.dealer;
        }
        let after = self.round_the_table(self.dealer);
        after.into_iter().find(|seat| self.takes_part[*seat]).expect("somebody plays")
    }

    /// The round is won, in a game that stops then.
    pub fn is_won(&self) -> bool {
        self.book.finish == "stop" && self.place.contains(&1)
    }

    /// A player has laid the last card; whoever can still be caught is out only when nobody has noticed.
    pub fn goes_out(&mut self, seat: Seat, last: Kind) {
        let caught_in_a_run = self.wrong_run.as_ref().is_some_and(|run| run.seat == seat);
        if self.owes[seat].is_some() || caught_in_a_run {
            self.provisional = Some(seat);
            self.provisional_with = last;
            return;
        }
        self.place[seat] = self.place.iter().max().map_or(1, |place| place + 1);
        self.first_out_with.get_or_insert(last);
        self.first_out.get_or_insert(seat);
        if self.book.score_to == "finisher" {
            let held: usize = self.opponents(seat).into_iter().map(|other| self.worth(&self.hands[other])).sum();
            let doubled = self.book.is_of(last, &self.book.doubled_by_last);
            self.points[seat] = if doubled { held * 2 } else { held };
        }
    }

    /// Hands that are too large at the end of a turn are out of the round, first that of the player on turn.
    pub fn large_hands_are_out(&mut self, seat: Seat) {
        if self.book.hand_limit == 0 || self.provisional.is_some() || self.to_act().is_none() {
            return;
        }
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        for other in (0..self.seats).map(|places| (seat + places * step) % self.seats) {
            if self.hands[other].len() <= self.book.hand_limit {
                continue;
            }
            self.set_aside[other] = self.worth(&self.hands[other]);
            self.hands[other].clear();
            self.owes[other] = None;
            if self.one_side_is_left() {
                let left = self.next_after(other);
                self.place[left] = self.place.iter().max().map_or(1, |place| place + 1);
                return self.end_round("finished");
            }
        }
    }

    /// Confirms a provisional win, or returns the player to the round.
    pub fn look_at_the_provisional_win(&mut self) {
        let Some(seat) = self.provisional else { return };
        if !self.hands[seat].is_empty() {
            self.provisional = None;
        } else if self.owes[seat].is_none() && self.wrong_run.as_ref().is_none_or(|run| run.seat != seat) {
            self.provisional = None;
            self.goes_out(seat, self.provisional_with);
            if self.is_won() || self.one_side_is_left() {
                self.end_round("finished");
            }
        }
    }

    /// The round ends, and its points are counted.
    pub fn end_round(&mut self, end: &'static str) {
        if self.to_act().is_none() {
            return;
        }
        self.awaits = Awaiting::RoundOver;
        self.owes = vec![None; self.seats];
        (self.wrong_run, self.provisional) = (None, None);
        let held: Vec<usize> =
            (0..self.seats).map(|seat| self.worth(&self.hands[seat]) + self.set_aside[seat]).collect();
        let first_out = self.place.iter().position(|place| *place == 1);
        let best_hands =
            first_out.map_or_else(|| self.least(&self.together(&held), &self.takes_part), |seat| self.partners(seat));
        match self.book.score_to.as_str() {
            "own-minus" => {
                self.points = held;
                for winner in first_out.map_or_else(Vec::new, |seat| self.partners(seat)) {
                    self.points[winner] = 0;
                }
            }
            "winner" => {
                for winner in self.one_a_side(&best_hands) {
                    self.points[winner] = self.opponents(winner).into_iter().map(|other| held[other]).sum();
                }
            }
            "finisher" | "nobody" => {}
            other => panic!("points to {other}"),
        }
        if self.score_is_doubled() {
            self.points.iter_mut().for_each(|points| *points *= 2);
        }
        self.count_the_last_card();
        self.count_the_fines();
        let winners = match (self.book.score_to.as_str(), first_out) {
            // Points come card by card while the others play on, and decide then; else who is out first has won.
            ("finisher", first) if self.book.finish == "play-on" || first.is_none() => {
                self.best(&self.points, &self.takes_part)
            }
            // If the others play on, several may have no card left.
            ("own-minus", Some(_)) if self.book.finish == "play-on" => self.best(&self.points, &self.takes_part),
            (_, Some(seat)) => self.partners(seat),
            ("nobody", None) => {
                let held: Vec<usize> = self.hands.iter().map(Vec::len).collect();
                self.least(&self.together(&held), &self.takes_part)
            }
            (_, None) => best_hands,
        };
        let won_rounds = self.one_a_side(&winners);
        for seat in 0..self.seats {
            let by_rounds = self.book.wins == "most-rounds";
            self.totals[seat] += if by_rounds { usize::from(won_rounds.contains(&seat)) } else { self.points[seat] };
        }
        let limit = self.book.until;
        let still = self.still_in_match();
        let over = if self.book.countdown {
            (0..self.seats).any(|seat| self.number_of(seat) == 0)
        } else if self.book.out_at > 0 {
            let sides: Vec<usize> = (0..self.seats).filter(|seat| still[*seat]).map(|seat| self.side(seat)).collect();
            let enough = self.book.rounds > 0 && self.round >= self.book.rounds;
            enough || sides.iter().all(|side| *side == sides[0])
        } else if limit > 0 {
            self.together(&self.totals).iter().any(|total| *total >= limit)
        } else {
            self.round >= self.book.rounds
        };
        let champions = over.then(|| match self.book.out_at {
            0 if self.round == 1 => winners.clone(),
            0 => self.best(&self.totals, &self.takes_part),
            _ if still.contains(&true) => self.best(&self.totals, &still),
            _ => self.best(&self.totals, &self.takes_part),
        });
        if over {
            self.awaits = Awaiting::MatchOver;
        }
        self.outcome = Some(Outcome { end, winners, champions });
    }

    /// Penalties in points are minus points for whoever pays them, or points for each opponent.
    fn count_the_fines(&mut self) {
        let paid: Vec<usize> = (0..self.seats)
            .map(|seat| match self.book.score_to.as_str() {
                "nobody" => 0,
                "own-minus" => self.fines[seat],
                _ => self.opponents(seat).into_iter().map(|other| self.fines[other]).sum(),
            })
            .collect();
        for seat in (0..self.seats).filter(|seat| self.takes_part[*seat]) {
            self.points[seat] += paid[seat];
        }
    }

    /// The last card of the first one who was out may bring points to its player, or to each of the others.
    fn count_the_last_card(&mut self) {
        let (Some(seat), Some(card)) = (self.first_out, self.first_out_with) else { return };
        for (of, points, get) in &self.book.by_last {
            if !self.book.is_of(card, of) {
                continue;
            }
            let gets = match get.as_str() {
                "finisher" => vec![seat],
                "others" => self.opponents(seat),
                other => panic!("points for {other}"),
            };
            for other in gets.into_iter().filter(|other| self.takes_part[*other]).collect::<Vec<_>>() {
                self.points[other] += points;
            }
        }
    }

    /// The first player out has doubled the score (NE-9).
    fn score_is_doubled(&self) -> bool {
        let doubles = |card: Kind| self.book.is_of(card, &self.book.doubled_by_last);
        self.book.score_to != "finisher" && self.first_out_with.is_some_and(doubles)
    }

    /// Players with the best points; several share the win, unless the one who was out earlier wins.
    fn best(&self, points: &[usize], among: &[bool]) -> Vec<Seat> {
        let points = self.together(points);
        let most = points.iter().copied().max().unwrap_or(0);
        let best = match self.book.wins.as_str() {
            "most-points" | "most-rounds" => {
                self.least(&points.iter().map(|points| most - points).collect::<Vec<_>>(), among)
            }
            "fewest-points" => self.least(&points, among),
            other => panic!("{other} win"),
        };
        if self.book.ties != "out-earlier" {
            return best;
        }
        let place = |seat: Seat| if self.place[seat] == 0 { usize::MAX } else { self.place[seat] };
        let order = |seat: &Seat| self.partners(*seat).into_iter().map(place).min();
        let earliest = best.iter().filter_map(order).min();
        best.into_iter().filter(|seat| order(seat) == earliest).collect()
    }

    /// All of these seats that have the least.
    fn least(&self, values: &[usize], among: &[bool]) -> Vec<Seat> {
        let among = || (0..self.seats).filter(|seat| among[*seat]);
        let least = among().map(|seat| values[seat]).min();
        among().filter(|seat| Some(values[*seat]) == least).collect()
    }
}
