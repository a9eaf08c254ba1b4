//! Wrong plays under the strict referee: illegal cards and false runs (G-6, N1-20).

use sixdot::engine::Dice;

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

    /// Cards that go together, named in a random order, and as they are laid: from the first named card on, if that is
    /// right.
    pub fn in_some_order(&self, seat: Seat, wanted: Move, dice: &mut Dice) -> (Move, Move) {
        let Move::Play { cards, wish, call } = &wanted else { return (wanted.clone(), wanted) };
        if cards.len() < 2 || dice.percent(50) {
            return (wanted.clone(), wanted);
        }
        let mut named = cards.clone();
        dice.shuffle(&mut named);
        let orders = self.playable_together(seat);
        let orders = || orders.iter().filter(|order| sorted(order) == sorted(&named));
        let laid = orders().find(|order| **order == named).or_else(|| orders().find(|order| order[0] == named[0]));
        let laid = laid.or_else(|| orders().next()).expect("the cards go together").clone();
        let of = |cards| Move::Play { cards, wish: *wish, call: *call };
        (of(named), of(laid))
    }

    /// Cards that are right in some order.
    fn is_right_in_some_order(&self, cards: &[Kind]) -> bool {
        let mut up = cards.to_vec();
        up.sort_by_key(|card| self.book.faces[*card].number);
        self.book.together.iter().any(|rule| {
            (rule.min..=rule.max).contains(&cards.len())
                && [cards, up.as_slice()].iter().any(|cards| self.go_together(rule, cards))
        })
    }

    /// At least as many cards as a run has, that are right in no order.
    fn some_wrong_run(&self, seat: Seat, dice: &mut Dice) -> Option<Vec<Kind>> {
        let rule = self.book.together.iter().find(|rule| rule.wrong_run.is_some())?;
        if self.turn != seat || self.awaits != Awaiting::Turn {
            return None;
        }
        let mut cards: Vec<Kind> = self.hands[seat].clone();
        if dice.percent(50) {
            cards.retain(|card| self.book.is_of(*card, &rule.of));
        }
        dice.shuffle(&mut cards);
        cards.truncate(rule.max + dice.below(2));
        (cards.len() >= rule.min && !self.is_right_in_some_order(&cards)).then_some(cards)
    }

    /// A few cards of a hand, in any order, that may not be laid together now.
    fn some_wrong_set(&self, seat: Seat, dice: &mut Dice) -> Option<Vec<Kind>> {
        let mut cards = self.hands[seat].clone();
        dice.shuffle(&mut cards);
        cards.truncate(2 + dice.below(3));
        let is_same = |order: &Vec<Kind>| sorted(order) == sorted(&cards);
        let right = self.turn == seat && self.playable_together(seat).iter().any(is_same);
        (cards.len() > 1 && !right).then_some(cards)
    }

    /// These cards pass as a run until somebody notices that they are none.
    fn lie_as_run(&self, seat: Seat, cards: &[Kind]) -> bool {
        let all = cards.len() == self.hands[seat].len();
        let may_end = !all || cards.last().is_none_or(|card| !self.book.sort_of(*card).not_last);
        self.turn == seat
            && self.awaits == Awaiting::Turn
            && self.book.together.iter().any(|rule| rule.wrong_run.is_some() && cards.len() >= rule.min)
            && !self.is_right_in_some_order(cards)
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

fn sorted(cards: &[Kind]) -> Vec<Kind> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}
