//! What a move brings about.

use super::book::Effect;
use super::moves::Move;
use super::table::{Awaits, Kind, Play, Seat, Table, WrongRun};

/// What the cards of a play do to the turns that follow.
#[derive(Default)]
struct Consequences<'a> {
    reverses: usize,
    again: bool,
    /// Whether the turn begins anew, so that the player must lay another card or draw.
    anew: bool,
    passed_over: usize,
    may_pass_it_on: bool,
    draws: usize,
    answered: bool,
    then: &'a str,
    challenge: bool,
}

impl<'a> Table<'a> {
    /// Makes a legal move.
    pub fn make(&mut self, seat: Seat, wanted: &Move) {
        if !matches!(wanted, Move::Pass | Move::Call(_) | Move::Catch(_)) {
            self.idle = 0;
        }
        let closes = !matches!(wanted, Move::Call(_) | Move::Catch(_) | Move::Deal);
        if let Move::Play { call: Some(call), .. } = wanted {
            self.make_good(seat, *call);
        }
        if closes && self.awaits != Awaits::JumpIn {
            self.close_own_window(seat);
        }
        match wanted {
            Move::Play { cards, wish, call } => {
                self.called.extend(call);
                if self.awaits == Awaits::JumpIn {
                    self.lay_the_twin(seat, cards[0], *wish);
                } else {
                    self.lay(seat, cards, *wish, None);
                }
            }
            Move::Draw => self.draw_on_turn(seat),
            Move::Pass => self.pass(seat),
            Move::Call(call) => self.call(seat, *call),
            Move::Catch(other) => self.catch(*other),
            Move::Challenge => self.challenge(seat),
            Move::Choose(colour) => self.choose(seat, *colour),
            Move::ChoosePlayer(other) => {
                self.chosen = Some(*other);
                self.carry_on(seat);
            }
            Move::Give(card) => self.give(seat, *card),
            Move::Deal => self.deal(),
        }
    }

    /// Lays cards, of which it may be that they are a wrong run.
    pub fn lay(&mut self, seat: Seat, cards: &[Kind], wish: Option<usize>, wrong_run: Option<WrongRun>) {
        let play = Play {
            cards: cards.to_vec(),
            pending: self.pending(),
            answering: matches!(self.awaits, Awaits::Draw(_) | Awaits::Skip | Awaits::Challenge { .. }),
            colour: self.colour_in_force(),
            in_round: self.in_round(),
            fits_doubly: self.book.doubly_again && self.fits_doubly(cards[0]),
            last: false,
            waited: false,
        };
        for card in cards {
            self.take_from_hand(seat, *card);
            self.put_down(*card);
        }
        if self.bans(cards[0]).is_none() {
            self.wish = wish;
        }
        self.note_wrong_run(wrong_run);
        if self.to_act().is_none() {
            return;
        }
        if let Some((left, by)) = self.further_cards(cards[0]) {
            self.held_back.extend(cards);
            self.do_at_once(seat, play, (left, by));
        } else {
            self.end_play(seat, play);
        }
    }

    /// One of the cards of a play that may go on: what it does to players it does at once. What has to be called is
    /// asked when the play ends, or before the hand is another one.
    fn do_at_once(&mut self, seat: Seat, play: Play, (left, by): (usize, Kind)) {
        let last = self.hands[seat].is_empty();
        let ends = left == 0 || last;
        let other_hand = self.book.effects(play.cards[0]).iter().any(|effect| {
            matches!(effect, Effect::RotateHands { .. } | Effect::SwapHands { .. } | Effect::Give { .. })
        });
        self.call_was_asked_for = ends || other_hand;
        self.play = Play { last, ..play };
        self.may_go_on = Some((left, by));
        if self.call_was_asked_for {
            self.look_for_the_call(seat);
        }
        if last && self.leaves(seat) {
            return;
        }
        self.list_what_is_to_do();
        let waits = self.provisional.is_some_and(|win| win != seat) && !self.to_do.is_empty();
        if waits {
            self.close_windows_but(seat);
        }
        if self.to_act().is_some() {
            self.carry_on(seat);
        }
    }

    /// What the card did at once is done: further ones may follow, or all that waited comes.
    pub fn go_on_after_one(&mut self, seat: Seat, (left, by): (usize, Kind)) {
        if left > 0 && !self.play.last {
            self.awaits = Awaits::More { left, by };
        } else {
            self.what_waited(seat);
        }
    }

    /// All that the cards of a play do to the turns that follow.
    fn what_waited(&mut self, seat: Seat) {
        let cards = std::mem::take(&mut self.held_back);
        self.play.cards = cards;
        self.play.waited = true;
        if self.provisional.is_some() {
            self.close_windows_but(seat);
        }
        if self.to_act().is_some() {
            self.go_on(seat);
        }
    }

    /// Whoever laid the last card goes out; whether the round is over by that.
    fn leaves(&mut self, seat: Seat) -> bool {
        if self.provisional.is_some() {
            self.close_windows_but(seat);
            if self.to_act().is_none() {
                return true;
            }
        }
        if self.hands[seat].is_empty() {
            self.goes_out(seat, *self.play.cards.last().expect("a card"));
        }
        if self.is_won() {
            self.last_card(seat);
            return true;
        }
        if self.one_side_is_left() && self.book.finish == "play-on" {
            self.end_round("finished");
            return true;
        }
        false
    }

    /// A new run is laid on another one, whose window closes with this turn.
    fn note_wrong_run(&mut self, wrong_run: Option<WrongRun>) {
        let Some(run) = wrong_run else { return };
        self.close_windows_but(run.seat);
        self.wrong_run = Some(run);
    }

    /// A ban lies beside the pile; the second one of its row lifts it, and both go under the pile (NN-4).
    fn put_down(&mut self, card: Kind) {
        if let Some(run) = &mut self.wrong_run {
            run.covered = true;
        }
        let Some(row) = self.bans(card) else {
            self.discard.push(card);
            self.laid_this_turn += 1;
            return;
        };
        match self.beside.iter().position(|ban| self.bans(*ban) == Some(row)) {
            Some(at) => {
                let lifted = self.beside.remove(at);
                self.discard.splice(0..0, [card, lifted]);
            }
            None => self.beside.push(card),
        }
    }

    /// How many further cards may follow the one just laid, and which card allows them (N1-11).
    fn further_cards(&self, card: Kind) -> Option<(usize, Kind)> {
        if let Awaits::More { left, by } = self.awaits {
            let again = self.book.effects(card).iter().any(|effect| match effect {
                Effect::Again { .. } => true,
                Effect::Reverse { with_two } => with_two == "again" && self.in_round() == 2,
                _ => false,
            });
            return Some((if again { left } else { left - 1 }, by));
        }
        self.book.effects(card).iter().find_map(|effect| match effect {
            Effect::More { cards, .. } => Some((*cards, card)),
            _ => None,
        })
    }

    /// The play is complete: what had to be called, whether the player is out, and what the cards do.
    fn end_play(&mut self, seat: Seat, mut play: Play) {
        play.last = self.hands[seat].is_empty();
        self.play = play;
        self.look_for_the_call(seat);
        // What a card does waits until it is known that nobody has won before (N1-18).
        if self.provisional.is_some() && !self.consequences().again {
            self.close_windows_but(seat);
            if self.to_act().is_none() {
                return;
            }
        }
        if self.hands[seat].is_empty() {
            self.goes_out(seat, *self.play.cards.last().expect("a card"));
        }
        if self.is_won() {
            self.last_card(seat);
        } else if self.one_side_is_left() && self.book.finish == "play-on" {
            self.end_round("finished");
        } else if self.others_are_asked() {
            self.laid_by = seat;
            self.ask_after(seat);
        } else {
            self.take_effect(seat);
        }
    }

    /// The cards that were laid do what they do.
    pub fn take_effect(&mut self, seat: Seat) {
        self.list_what_is_to_do();
        self.carry_on(seat);
    }

    /// Somebody has laid the last card and won; what it makes the next player draw may still count (UN-18).
    fn last_card(&mut self, seat: Seat) {
        let does = self.consequences();
        self.close_windows_but(seat);
        let next = self.next_after(seat);
        let counts = self.book.last_draw_counts && does.draws > 0;
        if counts && does.challenge {
            self.is_next(next, Awaits::Challenge { against: seat, in_force: self.play.colour });
            return;
        }
        if counts {
            self.draw(next, does.draws);
        }
        self.end_round("finished");
    }

    fn consequences(&self) -> Consequences<'a> {
        let (play, book) = (&self.play, self.book);
        let mut does = Consequences { again: play.fits_doubly && !play.last, ..Consequences::default() };
        for card in &play.cards {
            for effect in book.effects(*card).iter().filter(|effect| effect.concerns().is_none()) {
                match effect {
                    Effect::Reverse { with_two } => match with_two.as_str() {
                        "skip" if play.in_round == 2 => does.passed_over += 1,
                        "again" if play.in_round == 2 => does.again = !play.last && !play.waited,
                        _ => does.reverses += 1,
                    },
                    Effect::Again { otherwise } => {
                        does.again = !play.last && !play.waited;
                        does.anew = otherwise == "draws";
                    }
                    Effect::Skip { answered_by, .. } if answered_by.is_empty() || play.cards.len() > 1 => {
                        does.passed_over += 1;
                    }
                    Effect::Skip { .. } => does.may_pass_it_on = true,
                    Effect::Draw { cards, answered_by, growth, then, .. } => {
                        does.draws += if growth == "double" && play.pending > 0 { play.pending } else { *cards };
                        does.answered = !answered_by.is_empty();
                        does.then = then;
                        let bluffing = book.sort_of(*card).honest.as_ref().is_some_and(|honest| honest.bluffing);
                        does.challenge = bluffing && !play.answering;
                    }
                    _ => {}
                }
            }
        }
        if does.draws > 0 {
            does.draws += play.pending;
        }
        does
    }

    /// All that is done to players is done: the direction, another card, and what comes for those who follow.
    pub fn go_on(&mut self, seat: Seat) {
        let does = self.consequences();
        if does.reverses % 2 == 1 {
            self.clockwise = !self.clockwise;
        }
        if does.again {
            self.called.clear();
            self.awaits = if does.anew { Awaits::Turn } else { Awaits::Again };
            self.is_out_if_stuck(seat);
        } else {
            self.go_to_the_next(seat, &does);
        }
    }

    /// The turn is over; what the cards do to those who follow.
    fn go_to_the_next(&mut self, seat: Seat, does: &Consequences<'_>) {
        self.close_windows_but(seat);
        if self.to_act().is_none() {
            return;
        }
        let mut next = self.comes_after(seat);
        for _ in 0..does.passed_over {
            next = self.comes_after(next);
        }
        if does.may_pass_it_on {
            self.is_next(next, Awaits::Skip);
        } else if does.draws > 0 && does.challenge {
            self.is_next(next, Awaits::Challenge { against: seat, in_force: self.play.colour });
        } else if does.draws > 0 && does.answered {
            self.is_next(next, Awaits::Draw(does.draws));
        } else if does.draws > 0 {
            self.must_draw(next, does.draws, does.then);
        } else {
            self.begin_turn(next);
        }
    }

    /// Who comes next: who is to sit out is passed over, once.
    fn comes_after(&mut self, seat: Seat) -> Seat {
        let next = self.next_after(seat);
        if std::mem::take(&mut self.sits_out[next]) { self.comes_after(next) } else { next }
    }

    /// Something is asked of the next player.
    pub fn is_next(&mut self, seat: Seat, awaits: Awaits) {
        self.turn = seat;
        self.turns += 1;
        self.called.clear();
        self.laid_this_turn = 0;
        self.awaits = awaits;
        self.own_move_closes[seat] = true;
        if self.turns > self.book.turn_limit && self.to_act().is_some() {
            self.end_round("turn-limit");
        }
    }

    /// A free turn begins, unless the player is to sit out.
    pub fn begin_turn(&mut self, seat: Seat) {
        if std::mem::take(&mut self.sits_out[seat]) {
            self.begin_turn(self.next_after(seat));
            return;
        }
        self.is_next(seat, Awaits::Turn);
        self.is_out_if_stuck(seat);
    }

    /// Who can neither lay nor draw may be out (UN-21).
    fn is_out_if_stuck(&mut self, seat: Seat) {
        if self.book.stuck != "is-out" || self.awaits != Awaits::Turn || !self.playable(seat).is_empty() {
            return;
        }
        self.set_aside[seat] = self.worth(&self.hands[seat]);
        self.hands[seat].clear();
        self.owes[seat] = None;
        if self.one_side_is_left() {
            let left = self.next_after(seat);
            self.place[left] = 1;
            self.end_round("finished");
        } else {
            self.turn_over(seat, true);
        }
    }

    /// A player draws because of a card, and may lay a card then or loses the turn.
    pub fn must_draw(&mut self, seat: Seat, cards: usize, then: &str) {
        self.is_next(seat, Awaits::Draw(cards));
        if self.to_act().is_some() {
            self.draw_what_is_pending(seat, cards, then);
        }
    }

    fn draw_what_is_pending(&mut self, seat: Seat, cards: usize, then: &str) {
        let all = self.draw(seat, cards) == cards;
        if then == "may-play" && (all || !self.book.short_draw_ends_turn) {
            self.awaits = Awaits::Drawn(None);
            self.drew_by_choice = false;
        } else {
            self.turn_over(seat, false);
        }
    }

    /// A turn is over; whether it was one in which the player could lay.
    pub fn turn_over(&mut self, seat: Seat, counts: bool) {
        if counts {
            self.close_windows_but(seat);
        }
        if self.is_won() {
            self.end_round("finished");
        } else if self.to_act().is_some() {
            self.begin_turn(self.next_after(seat));
        }
    }

    fn draw_on_turn(&mut self, seat: Seat) {
        if self.awaits != Awaits::Turn {
            let then = self.discard.iter().rev().find_map(|card| self.draw_of(*card)).map_or("", |(_, _, then)| then);
            self.draw_what_is_pending(seat, self.pending(), then);
            return;
        }
        let wanted = if self.book.draw_until_playable { usize::MAX } else { self.book.draw_cards };
        let (mut drawn, mut found) = (0, false);
        while drawn < wanted && !(self.book.draw_until_playable && found) && self.draw_one_more(seat, drawn == 0) {
            drawn += 1;
            found = self.may_lay(seat, *self.hands[seat].last().expect("the drawn card"));
        }
        let last = self.hands[seat].last().copied();
        let short = !found && drawn < wanted && self.book.short_draw_ends_turn;
        self.drew_by_choice = true;
        let brought = self.book.draw_until_playable && found;
        match self.book.draw_then.as_str() {
            _ if short => self.turn_over(seat, true),
            "turn-ends" if brought => self.awaits = Awaits::Drawn(last),
            "may-play-drawn" => self.awaits = Awaits::Drawn(last),
            "must-play-drawn" if found => self.awaits = Awaits::Drawn(last),
            "turn-ends" | "must-play-drawn" => self.turn_over(seat, true),
            "may-play-any" => self.awaits = Awaits::Drawn(None),
            "turn-goes-on" => {}
            other => panic!("after drawing {other}"),
        }
    }

    /// Draws one card of a draw; the pile is filled before it or, where the rules say so, in the middle of it.
    fn draw_one_more(&mut self, seat: Seat, first: bool) -> bool {
        let filled = first || self.book.reshuffle == "when-empty" || !self.pile.is_empty();
        filled && self.draw(seat, 1) == 1
    }

    fn pass(&mut self, seat: Seat) {
        match self.awaits {
            Awaits::Turn => {
                self.idle += 1;
                if self.idle >= self.in_round() {
                    self.close_windows_but(seat);
                    self.end_round("blocked");
                } else {
                    self.turn_over(seat, true);
                }
            }
            Awaits::More { .. } => self.stop_laying_more(seat),
            Awaits::Skip => self.turn_over(seat, false),
            Awaits::JumpIn => self.ask_after(seat),
            _ => self.turn_over(seat, true),
        }
    }

    /// Lays none of the further cards that could still be laid.
    pub fn stop_laying_more(&mut self, seat: Seat) {
        if !self.call_was_asked_for {
            self.look_for_the_call(seat);
        }
        let (colour, in_round) = (self.colour_in_force(), self.in_round());
        self.play = Play { colour, in_round, ..Play::default() };
        self.what_waited(seat);
    }

    fn challenge(&mut self, seat: Seat) {
        let Awaits::Challenge { against, in_force } = self.awaits else { panic!("nothing to challenge") };
        let honest = self.book.sort_of(self.top()).honest.as_ref().expect("a card that may be a bluff");
        if self.is_honest(honest, &self.hands[against], in_force) {
            self.draw(seat, honest.just);
            self.turn_over(seat, false);
        } else {
            self.draw(against, honest.unjust);
            self.owes[against] = None;
            self.awaits = Awaits::Turn;
            self.is_out_if_stuck(seat);
        }
    }

    fn choose(&mut self, seat: Seat, colour: usize) {
        self.wish = Some(colour);
        if self.awaits == Awaits::Colour {
            self.awaits = Awaits::Turn;
            self.is_out_if_stuck(seat);
        } else {
            self.carry_on(seat);
        }
    }
}
