//! Moves by agreement (G-15).

use sixdot::engine::Dice;

use super::table::{Awaiting, Kind, Seat, Table};

/// Something that can be agreed on.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Agreement {
    Draws(Seat, usize),
    Skipped(Seat),
    Again(Seat),
    GivesCard(Seat, Seat, Kind),
    Gives(Seat, Seat, usize),
    Swap(Seat, Seat),
    Reverse,
    Name(usize),
    TakesBack(Seat),
}

impl Table<'_> {
    /// Any agreement at all, and whether it can be made.
    pub fn some_agreement(&self, dice: &mut Dice) -> (Agreement, bool) {
        let (one, other) = (dice.below(self.seats), dice.below(self.seats));
        let few = 1 + dice.below(3);
        let agreed = match dice.below(9) {
            0 => Agreement::Draws(one, if dice.percent(5) { 90 } else { few }),
            1 => Agreement::Skipped(one),
            2 => Agreement::Again(one),
            3 => {
                let any = dice.below(self.book.faces.len());
                Agreement::GivesCard(one, other, dice.pick(&self.hands[one]).copied().unwrap_or(any))
            }
            4 => Agreement::Gives(one, other, few),
            5 => Agreement::Swap(one, other),
            6 => Agreement::Reverse,
            7 => Agreement::Name(dice.below(self.book.colours.len())),
            _ => Agreement::TakesBack(self.last_laid.map_or(one, |(seat, _, _)| if few == 1 { one } else { seat })),
        };
        let can = self.can_be_agreed_on(&agreed);
        (agreed, can)
    }

    fn can_be_agreed_on(&self, agreed: &Agreement) -> bool {
        let named = match *agreed {
            Agreement::Draws(seat, _)
            | Agreement::Skipped(seat)
            | Agreement::Again(seat)
            | Agreement::TakesBack(seat) => vec![seat],
            Agreement::GivesCard(one, other, _) | Agreement::Gives(one, other, _) | Agreement::Swap(one, other) => {
                vec![one, other]
            }
            Agreement::Reverse | Agreement::Name(_) => Vec::new(),
        };
        let in_round = named.iter().all(|seat| !self.hands[*seat].is_empty());
        let twice = named.len() == 2 && named[0] == named[1];
        in_round
            && !twice
            && self.to_act().is_some()
            && !self.something_comes_first(agreed)
            && self.makes_sense(agreed)
    }

    /// The player on turn must decide something first.
    fn something_comes_first(&self, agreed: &Agreement) -> bool {
        let whose_turn = *agreed == Agreement::Skipped(self.turn) || matches!(agreed, Agreement::Again(_));
        match self.awaits {
            _ if self.is_won() => true,
            Awaiting::Colour
            | Awaiting::Wish
            | Awaiting::Card(_)
            | Awaiting::Player
            | Awaiting::Give { .. }
            | Awaiting::JumpIn => true,
            Awaiting::Challenge { .. } => !matches!(agreed, Agreement::TakesBack(_)),
            Awaiting::Draw(_) | Awaiting::More { .. } => whose_turn,
            Awaiting::Skip(_) => matches!(agreed, Agreement::Again(_)),
            _ => whose_turn && self.something_waits(),
        }
    }

    fn makes_sense(&self, agreed: &Agreement) -> bool {
        match *agreed {
            Agreement::Draws(_, cards) => cards <= self.drawable(),
            Agreement::Skipped(seat) => self.sits_out[seat] == 0,
            Agreement::Again(seat) => seat != self.turn || self.awaits != Awaiting::Turn,
            Agreement::GivesCard(one, _, card) => self.hands[one].contains(&card) && self.hands[one].len() > 1,
            Agreement::Gives(one, _, cards) => self.hands[one].len() > cards,
            Agreement::TakesBack(seat) => {
                self.discard.len() > 1 && self.last_laid.is_some_and(|(laid_by, _, _)| laid_by == seat)
            }
            Agreement::Swap(..) | Agreement::Reverse | Agreement::Name(_) => true,
        }
    }

    /// It is done.
    pub fn agree(&mut self, agreed: &Agreement) {
        match *agreed {
            Agreement::Draws(seat, cards) => {
                self.draw(seat, cards);
                self.has_another_hand(&[seat]);
            }
            Agreement::Skipped(seat) if seat == self.turn => self.loses_the_turn(seat),
            Agreement::Skipped(seat) => self.sits_out[seat] = self.sits_out[seat].max(1),
            Agreement::Again(seat) => self.is_on_turn_now(seat),
            Agreement::GivesCard(one, other, card) => {
                self.take_from_hand(one, card);
                self.hands[other].push(card);
                self.has_another_hand(&[one, other]);
            }
            Agreement::Gives(from, to, left) => {
                self.interrupted = Some((self.turn, self.awaits.clone()));
                self.turn = from;
                self.awaits = Awaiting::Give { to, left };
            }
            Agreement::Swap(one, other) => {
                self.hands.swap(one, other);
                if matches!(self.awaits, Awaiting::Drawn(_)) && [one, other].contains(&self.turn) {
                    self.awaits = Awaiting::Drawn(None);
                }
                self.has_another_hand(&[one, other]);
            }
            Agreement::Reverse => self.clockwise = !self.clockwise,
            Agreement::Name(colour) => {
                self.wish = Some(colour);
                self.has_another_hand(&[]);
            }
            Agreement::TakesBack(seat) => self.takes_back(seat),
        }
    }

    /// The cards are given; the turn that waited goes on.
    pub fn turn_goes_on(&mut self, from: Seat, to: Seat) {
        if let Some((turn, awaits)) = self.interrupted.take() {
            (self.turn, self.awaits) = (turn, awaits);
            self.has_another_hand(&[from, to]);
        }
    }

    /// Nobody owes a call for a hand that has changed by agreement.
    fn has_another_hand(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.owes[*seat] = None;
        }
        match self.awaits {
            Awaiting::Drawn(Some(card)) if !self.hands[self.turn].contains(&card) => {
                self.awaits = Awaiting::Drawn(None);
            }
            Awaiting::More { .. } if seats.contains(&self.turn) => self.call_was_asked_for = true,
            Awaiting::Turn => self.is_out_if_stuck(self.turn),
            _ => {}
        }
    }

    /// A turn in which nothing was done closes no window.
    fn loses_the_turn(&mut self, seat: Seat) {
        if matches!(self.awaits, Awaiting::Drawn(_) | Awaiting::Again) {
            for other in 0..self.seats {
                if other == seat {
                    self.close_own_window(seat);
                } else {
                    self.close_window(other);
                }
            }
        }
        self.turn_over(seat, false);
    }

    fn is_on_turn_now(&mut self, seat: Seat) {
        self.is_next(seat, Awaiting::Turn);
        self.is_out_if_stuck(seat);
    }

    /// The top card goes back, with what was wished before; nothing of it is pending any more.
    fn takes_back(&mut self, seat: Seat) {
        let card = self.discard.pop().expect("a top card");
        self.named.retain(|(on, _)| *on > 0);
        self.named.iter_mut().for_each(|(on, _)| *on -= 1);
        self.hands[seat].push(card);
        if let Some((laid_by, left, wish)) = self.last_laid.take() {
            self.last_laid = (left > 1).then_some((laid_by, left - 1, wish));
            self.wish = wish;
        }
        self.wrong_run = self.wrong_run.take().filter(|run| run.covered > 0);
        if let Some(run) = &mut self.wrong_run {
            run.covered -= 1;
        }
        self.owes[seat] = None;
        self.waits.clear();
        self.may_go_on = None;
        self.is_on_turn_now(seat);
    }

    /// An agreement in the notation of records.
    pub fn write_agreement(&self, agreed: &Agreement) -> String {
        let code = |card: Kind| &self.book.faces[card].code;
        match *agreed {
            Agreement::Draws(seat, cards) => format!("agree {} draws {cards}", seat + 1),
            Agreement::Skipped(seat) => format!("agree {} is skipped", seat + 1),
            Agreement::Again(seat) => format!("agree {} again", seat + 1),
            Agreement::GivesCard(one, other, card) => {
                format!("agree {} gives {} card {}", one + 1, other + 1, code(card))
            }
            Agreement::Gives(one, other, cards) => format!("agree {} gives {} cards {cards}", one + 1, other + 1),
            Agreement::Swap(one, other) => format!("agree {} swaps {}", one + 1, other + 1),
            Agreement::Reverse => "agree reverse".to_owned(),
            Agreement::Name(colour) => format!("agree name {}", self.book.colours[colour]),
            Agreement::TakesBack(seat) => format!("agree {} takes back", seat + 1),
        }
    }
}
