//! What a card does to players at once: hands that move, cards that are given or drawn, turns that will be lost.

use super::book::Effect;
use super::table::{Awaits, Kind, Seat, Table};

impl Table<'_> {
    /// Notes what the cards of the play do to players, in the order of the list. After the last card nobody is chosen and
    /// no hands move; only what others draw still is.
    pub fn list_what_is_to_do(&mut self) {
        let last = self.play.last;
        self.chosen = None;
        self.to_do.clear();
        for card in &self.play.cards {
            let later = self.play.starts || self.wishes_later(*card);
            let still = |effect: &&Effect| match effect {
                Effect::Wish { .. } => later && !last && !self.play.named,
                Effect::Draw { who, .. } if last => who != "next" && who != "chosen",
                other => other.concerns().is_some() && !last,
            };
            self.to_do.extend(self.book.effects(*card).iter().filter(still).cloned());
        }
    }

    /// Does what is to be done until the player has to decide something.
    pub fn carry_on(&mut self, seat: Seat) {
        while let Some(effect) = self.to_do.first().cloned() {
            if effect.concerns() == Some("chosen") && self.chosen.is_none() {
                let [only] = self.others(seat)[..] else {
                    self.awaits = Awaits::Player;
                    return;
                };
                self.chosen = Some(only);
            }
            self.to_do.remove(0);
            let concerned = self.concerned(seat, effect.concerns().unwrap_or_default());
            match effect {
                Effect::Wish { .. } => {
                    self.awaits = Awaits::Wish;
                    return;
                }
                Effect::RotateHands { from } => self.rotate(&from),
                Effect::SwapHands { .. } => self.hands.swap(seat, concerned[0]),
                Effect::Draw { cards, .. } => {
                    for other in concerned {
                        self.draw(other, cards);
                    }
                }
                Effect::Skip { .. } => {
                    for other in concerned {
                        self.sits_out[other] = self.sits_out[other].max(1);
                    }
                }
                Effect::Give { cards, .. } => {
                    let left = cards.min(self.hands[seat].len() - 1);
                    if left > 0 {
                        self.awaits = Awaits::Give { to: concerned[0], left };
                        return;
                    }
                }
                _ => {}
            }
        }
        self.go_on(seat);
    }

    /// The others in the round, in the order of play.
    fn others(&self, seat: Seat) -> Vec<Seat> {
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        let round = (1..self.seats).map(|places| (seat + places * step) % self.seats);
        round.filter(|other| !self.hands[*other].is_empty()).collect()
    }

    /// Whom an effect concerns.
    fn concerned(&self, seat: Seat, who: &str) -> Vec<Seat> {
        let others = self.others(seat);
        match who {
            "next" => others.first().copied().into_iter().collect(),
            "before" => others.last().copied().into_iter().collect(),
            "chosen" => self.chosen.into_iter().collect(),
            "others" => others,
            "everybody" => others.into_iter().chain([seat]).collect(),
            "" => Vec::new(),
            unknown => panic!("{unknown} is concerned"),
        }
    }

    /// Gives a card away.
    pub fn give(&mut self, seat: Seat, card: Kind) {
        let Awaits::Give { to, left } = self.awaits else { panic!("nothing is to be given") };
        self.take_from_hand(seat, card);
        self.hands[to].push(card);
        if left > 1 {
            self.awaits = Awaits::Give { to, left: left - 1 };
        } else if self.interrupted.is_some() {
            self.turn_goes_on(seat, to);
        } else {
            self.carry_on(seat);
        }
    }

    /// Each player of the round takes over the hand of a neighbour (N1-14).
    fn rotate(&mut self, from: &str) {
        let players: Vec<Seat> = (0..self.seats).filter(|seat| !self.hands[*seat].is_empty()).collect();
        let mut hands: Vec<Vec<Kind>> = players.iter().map(|seat| std::mem::take(&mut self.hands[*seat])).collect();
        match from {
            "right" => hands.rotate_right(1),
            "before" if self.clockwise => hands.rotate_right(1),
            "left" | "before" => hands.rotate_left(1),
            other => panic!("hands from the {other}"),
        }
        for (seat, hand) in players.into_iter().zip(hands) {
            self.hands[seat] = hand;
        }
    }
}
