//! What a card does one thing after the other; where its player has to choose, the rest waits (N1-13, N1-14).

use super::event::{Cause, Happening, Moved, Place};
use super::judge::Judge;
use super::play::{After, Play};
use super::seat::{Seat, SeatSet};
use super::stage::Stage;
use super::table::Sink;
use crate::cards::CardKind;
use crate::rules::book::Whom;
use crate::rules::{Act, Deed, Rules};

/// A card that is in the middle of what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unfolding {
    pub kind: CardKind,
    /// Which of its acts comes next.
    pub next: u8,
    /// Whom its player has chosen.
    pub chosen: Option<Seat>,
    /// What is known of the play when all is done.
    pub after: After,
}

impl Unfolding {
    /// A card that does nothing before the first act of which `holds` is true; `None` if there is none.
    pub fn from_act(rules: &Rules, kind: CardKind, holds: impl Fn(&Act) -> bool) -> Option<Self> {
        let next = rules.kind(kind).acts.iter().position(holds)?;
        Some(Unfolding { kind, next: u8::try_from(next).ok()?, chosen: None, after: After::default() })
    }

    /// The act that comes next.
    pub fn act(self, rules: &Rules) -> Option<&Act> {
        rules.kind(self.kind).acts.get(usize::from(self.next))
    }

    /// The act before that one.
    pub fn before(self, rules: &Rules) -> Option<&Act> {
        rules.kind(self.kind).acts.get(usize::from(self.next).checked_sub(1)?)
    }
}

impl Judge<'_> {
    /// Whom the player on turn can choose.
    pub fn candidates(&self) -> SeatSet {
        let mut candidates = self.table.playing;
        candidates.remove(self.table.turn);
        candidates
    }

    /// The act because of which the player on turn has to choose.
    pub fn asking(&self) -> Option<&Act> {
        self.table.unfolding?.act(self.rules)
    }
}

impl<S: Sink> Play<'_, S> {
    /// Begins what a card does one thing after the other. Whether the table waits for a choice, or the round is over.
    pub fn unfold(&mut self, seat: Seat, kind: CardKind, after: After) -> bool {
        let rules = self.rules;
        let mut acts = rules.kind(kind).acts.iter();
        if !acts.any(|act| !after.last || act.outlasts()) {
            return false;
        }
        if self.table.provisional.is_some_and(|win| win.seat != seat) && self.closing_windows_ends_the_round() {
            return true;
        }
        self.table.unfolding = Some(Unfolding { kind, next: 0, chosen: None, after });
        self.goes_on_unfolding(seat)
    }

    /// Goes on with it. Whether the table waits for a choice.
    fn goes_on_unfolding(&mut self, seat: Seat) -> bool {
        let rules = self.rules;
        while let Some((unfolding, act)) = self.table.unfolding.and_then(|now| Some((now, now.act(rules)?))) {
            if !unfolding.after.last || act.outlasts() {
                if self.choice_is_due(seat, unfolding, act) {
                    return true;
                }
                self.step_on();
                if self.is_acted(seat, act) {
                    return true;
                }
            } else {
                self.step_on();
            }
        }
        self.table.unfolding = None;
        false
    }

    /// The act that came next is done.
    pub fn step_on(&mut self) {
        if let Some(unfolding) = &mut self.table.unfolding {
            unfolding.next += 1;
        }
    }

    /// Whether the table has to wait for a choice before an act. Who is the only one who can be chosen is.
    fn choice_is_due(&mut self, seat: Seat, unfolding: Unfolding, act: &Act) -> bool {
        match act {
            Act::Wish(_) => self.table.stage = Stage::NameWish,
            Act::To { who: Whom::Chosen, .. } if unfolding.chosen.is_none() => {
                let candidates = self.judge().candidates();
                if candidates.len() > 1 {
                    self.table.stage = Stage::NamePlayer;
                } else {
                    let only = self.table.next_after(seat);
                    self.table.unfolding = Some(Unfolding { chosen: Some(only), ..unfolding });
                    return false;
                }
            }
            _ => return false,
        }
        true
    }

    /// Carries out an act; whether the table waits for cards to be given.
    fn is_acted(&mut self, seat: Seat, act: &Act) -> bool {
        let (who, does) = match act {
            Act::Wish(_) => return false,
            Act::RotateHands(rotate) => {
                self.rotate_hands(*rotate);
                return false;
            }
            Act::To { who, does, .. } => (*who, *does),
        };
        for target in self.targets(seat, who) {
            match does {
                Deed::Draw { cards } => {
                    self.draw(target, u16::from(cards), Cause::Effect);
                }
                Deed::Skip => {
                    self.table.sits_out.insert(target);
                    self.tell(|| Happening::SitsOut { seat: target });
                }
                Deed::SwapHands => self.swap_hands(seat, target),
                Deed::Look => self.show_hand(seat, target),
                Deed::Give { cards } => {
                    let spare = self.table.held(seat).saturating_sub(1);
                    let left = u8::try_from(u16::from(cards).min(spare)).unwrap_or(cards);
                    if left > 0 {
                        self.table.stage = Stage::Give { to: target, left };
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whom an act concerns, in the order of play.
    fn targets(&self, seat: Seat, who: Whom) -> Vec<Seat> {
        let next = self.table.next_after(seat);
        match who {
            Whom::Next => vec![next],
            Whom::Before => vec![self.table.before(seat)],
            Whom::Chosen => self.table.unfolding.and_then(|unfolding| unfolding.chosen).into_iter().collect(),
            Whom::Others | Whom::Everybody => {
                let after = |other: &Seat| Some(self.table.next_after(*other)).filter(|other| *other != next);
                let all = std::iter::successors(Some(next), after);
                let others = all.filter(|other| *other != seat);
                let own = Some(seat).filter(|own| who == Whom::Everybody && self.table.playing.contains(*own));
                others.chain(own).collect()
            }
        }
    }

    pub fn swap_hands(&mut self, seat: Seat, with: Seat) {
        self.tell(|| Happening::HandsSwapped { seat, with });
        self.table.hands.swap(seat.index(), with.index());
        for (from, to) in [(with, seat), (seat, with)] {
            let (cards, held) = (self.table.hand(to), self.table.held(to));
            self.tell(|| Moved {
                cards: cards.iter().collect(),
                from: Place::Hand(from),
                to: Place::Hand(to),
                cause: Cause::HandsMove,
                held,
            });
        }
    }

    /// A player looks at a hand, whose cards stay where they are (G-12).
    fn show_hand(&mut self, by: Seat, seat: Seat) {
        self.tell(|| Happening::Looked { by, seat });
        self.show(by, seat);
    }

    /// Whom the player has chosen; what waited for it goes on.
    pub fn choose_player(&mut self, seat: Seat, chosen: Seat) {
        if let Some(unfolding) = &mut self.table.unfolding {
            unfolding.chosen = Some(chosen);
        }
        self.go_on_after_choice(seat);
    }

    /// A card is given away.
    pub fn give(&mut self, seat: Seat, kind: CardKind) {
        let Stage::Give { to, left } = self.table.stage else { return };
        self.hand_over(seat, to, kind);
        if left > 1 {
            self.table.stage = Stage::Give { to, left: left - 1 };
        } else if let Some(interrupted) = self.table.interrupted.take() {
            self.resume(interrupted, seat, to);
        } else {
            self.go_on_after_choice(seat);
        }
    }

    /// A held card goes to another hand.
    pub fn hand_over(&mut self, seat: Seat, to: Seat, kind: CardKind) {
        let held = self.table.hand(seat) & self.rules.deck().copies(kind);
        let card = held.first().expect("the judge lets only held cards pass");
        self.table.hands[seat.index()].remove(card);
        self.table.hands[to.index()].insert(card);
        let held = self.table.held(to);
        self.tell(|| Moved {
            cards: vec![card],
            from: Place::Hand(seat),
            to: Place::Hand(to),
            cause: Cause::Gift,
            held,
        });
    }

    /// The player on turn has chosen; what the card does goes on, and then the game.
    pub fn go_on_after_choice(&mut self, seat: Seat) {
        let Some(Unfolding { kind, after, .. }) = self.table.unfolding else { return self.free_turn(seat) };
        if !self.goes_on_unfolding(seat) {
            self.end_play(seat, kind, after);
        }
    }
}
