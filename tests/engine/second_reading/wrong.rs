//! Wrong plays under the strict referee: illegal cards and false runs (G-6, N1-20).

use sixdot::engine::Dice;

use super::book::Together;
use super::moves::Move;
use super::table::{Awaiting, Kind, Seat, Table, WrongRun};

impl Table<'_> {
    /// A random wrong play of a seat, if it can make one.
    pub fn some_wrong_play(&self, seat: Seat, dice: &mut Dice) -> Option<Move> {
        if !self.strict || self.to_act().is_none() {
            return None;
        }
        if let Some(cards) = self.some_wrong_run(seat, dice) {
            let left = self.hands[seat].len() - cards.len();
            let due = self.book.calls.iter().position(|call| call.at == left && !self.automatic_calls);
            return Some(Move::Play { cards, wish: None, call: due.filter(|_| dice.percent(50)) });
        }
        if dice.percent(30) {
            return self.some_wrong_call(seat);
        }
        let own = self.turn == seat;
        if own
            && matches!(
                self.awaits,
                Awaiting::Colour | Awaiting::Wish | Awaiting::Card(_) | Awaiting::Player | Awaiting::Give { .. }
            )
        {
            return None;
        }
        if dice.percent(40) {
            return self.some_wrong_set(seat, dice).map(|cards| Move::Play { cards, wish: None, call: None });
        }
        let wrong: Vec<Kind> =
            self.hands[seat].iter().copied().filter(|card| !own || !self.may_lay(seat, *card)).collect();
        dice.pick(&wrong).map(|card| Move::Play { cards: vec![*card], wish: None, call: None })
    }

    /// A call that is not due, if such a call costs something.
    fn some_wrong_call(&self, seat: Seat) -> Option<Move> {
        let awaits = matches!(
            self.awaits,
            Awaiting::Turn
                | Awaiting::Drawn(_)
                | Awaiting::Again
                | Awaiting::More { .. }
                | Awaiting::Draw(_)
                | Awaiting::Skip(_)
                | Awaiting::Challenge { .. }
        );
        let can = self.turn == seat && awaits && !self.automatic_calls && !self.is_won();
        let legal = self.legal_moves(seat);
        let wrong = |call: &usize| {
            self.book.calls[*call].wrong_penalty > 0
                && !self.called.contains(call)
                && !legal.contains(&Move::Call(*call))
        };
        (0..self.book.calls.len()).find(wrong).filter(|_| can).map(Move::Call)
    }

    /// As many cards as a run has, of which the first fits, but that are no run.
    fn some_wrong_run(&self, seat: Seat, dice: &mut Dice) -> Option<Vec<Kind>> {
        let rule = self.book.together.iter().find(|rule| rule.wrong_run.is_some())?;
        if self.turn != seat || self.awaits != Awaiting::Turn {
            return None;
        }
        let mut cards: Vec<Kind> = self.hands[seat].clone();
        cards.retain(|card| self.book.is_of(*card, &rule.of));
        dice.shuffle(&mut cards);
        let first = cards.iter().position(|card| self.may_lay(seat, *card))?;
        cards.swap(0, first);
        cards.truncate(rule.max);
        let right = |cards: &[Kind]| self.book.together.iter().any(|rule| self.go_together(rule, cards));
        (cards.len() >= rule.min && !right(&cards)).then_some(cards)
    }

    /// A few cards of a hand, in any order, that may not be laid together now.
    fn some_wrong_set(&self, seat: Seat, dice: &mut Dice) -> Option<Vec<Kind>> {
        let mut cards = self.hands[seat].clone();
        dice.shuffle(&mut cards);
        cards.truncate(2 + dice.below(3));
        let right = self.turn == seat && self.playable_together(seat).contains(&cards);
        (cards.len() > 1 && !right).then_some(cards)
    }

    /// These cards pass as a run until somebody notices that they are none: the first of them must fit.
    fn lie_as_run(&self, seat: Seat, cards: &[Kind]) -> bool {
        let so_many = |rule: &&Together| {
            let of = cards.iter().all(|card| self.book.is_of(*card, &rule.of));
            rule.wrong_run.is_some() && (rule.min..=rule.max).contains(&cards.len()) && of
        };
        let all = cards.len() == self.hands[seat].len();
        let may_end = !all || cards.last().is_none_or(|card| !self.book.sort_of(*card).not_last);
        self.turn == seat
            && self.awaits == Awaiting::Turn
            && self.may_lay(seat, cards[0])
            && self.book.together.iter().any(|rule| so_many(&rule))
            && may_end
    }

    /// A wrong play is made.
    pub fn play_wrongly(&mut self, seat: Seat, wanted: &Move) {
        if let Move::Call(call) = wanted {
            self.draw(seat, self.book.calls[*call].wrong_penalty);
            self.idle = 0;
            return;
        }
        let Move::Play { cards, call, .. } = wanted else { panic!("only cards are laid wrongly") };
        if self.turn == seat && self.awaits != Awaiting::JumpIn {
            self.close_own_window(seat);
        }
        if cards.len() > 1 && self.lie_as_run(seat, cards) {
            let penalty = self.book.together.iter().find_map(|rule| rule.wrong_run).expect("runs that can be wrong");
            let run = WrongRun { seat, cards: cards.clone(), penalty, wish_before: self.wish, covered: 0 };
            self.called.extend(call);
            self.idle = 0;
            self.lay(seat, cards, None, Some(run));
        } else {
            self.take_back_and_pay(seat);
        }
    }

    /// The card is taken back and costs its penalty; in the own turn more may be lost.
    fn take_back_and_pay(&mut self, seat: Seat) {
        self.draw(seat, self.book.wrong_play_penalty);
        self.fines[seat] += self.book.wrong_play_points;
        if self.turn != seat || self.awaits == Awaiting::JumpIn {
            return;
        }
        self.idle = 0;
        let ends = self.book.wrong_play_ends_turn;
        match self.awaits {
            Awaiting::Draw(_) | Awaiting::Challenge { .. } if !self.book.pending_stays => {
                self.draw(seat, self.pending());
                self.turn_over(seat, false);
            }
            Awaiting::Draw(_) | Awaiting::Challenge { .. } | Awaiting::Skip(_) if ends => self.turn_over(seat, false),
            Awaiting::More { .. } if ends => self.stop_laying_more(seat),
            _ if ends => self.turn_over(seat, true),
            _ => {}
        }
    }
}
