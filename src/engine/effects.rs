//! What cards do: one after the other, for a card that is laid in turn, in addition or out of turn, for a start card, and
//! for one after which its player has won for the time being. Where somebody has to choose, the rest waits
//! (N1-13, N1-14).
//!
//! What a card does to hands and players comes first, in the order of its list; what it does to those who follow joins
//! what waits for them (`follow`).

use super::cause::Cause;
use super::event::{CardMovement, PublicEvent};
use super::hand::Hand;
use super::judge::Legality;
use super::moves::Laid;
use super::place::Place;
use super::play::Play;
use super::seat::{MAX_SEATS, Seat, SeatSet};
use super::stage::Phase;
use super::table::Sink;
use crate::cards::{CardKind, Colour, Wish};
use crate::rules::book::{ANY_NUMBER, AgainEffect, Neighbour, Otherwise, Whom, WithTwo};
use crate::rules::{CompiledEffect, ImmediateEffect, Rules, WishRule};

/// A card that is in the middle of what it does, or several that were laid together and do it one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Resolution {
    /// Who laid it; the dealer for a start card.
    pub seat: Seat,
    /// The card that lies on top.
    pub kind: CardKind,
    /// All that were laid in the same move, if there are several.
    pub together: Option<Laid>,
    /// Which of them it is that does something now.
    pub at: u8,
    /// Which of its acts comes next.
    pub next: u8,
    /// Whom its player has chosen for it.
    pub chosen: Option<Seat>,
    /// Whether what it wishes was named with it.
    pub named: bool,
    /// Whether it does nothing before it is named what it wishes: it was laid for another card, or was the last one of
    /// several.
    pub stands: bool,
    /// Whether it was the last card.
    pub last: bool,
    /// Whether it is the start card.
    pub starts: bool,
    /// How many further cards may follow, and which card allows them, if this is one of a play of several (N1-11).
    pub further: Option<(u8, CardKind)>,
    pub before: Before,
}

/// What there was before a card was laid, as far as it decides what the card does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Before {
    /// Whether the card answers another one.
    pub answers: bool,
    /// How many cards were pending.
    pub pending: u16,
    /// How many players were to be passed over.
    pub skips: u8,
    /// The card because of which they were.
    pub pending_by: Option<CardKind>,
    /// The colour in force.
    pub in_force: Option<Colour>,
    /// The card that this one copies, if it copies one.
    pub copied: Option<CardKind>,
    /// Whether two were in the round.
    pub with_two: bool,
    /// Whether the card fits doubly, so that another one may follow (NN-6).
    pub doubly: bool,
}

impl Resolution {
    /// A card that begins with what it does.
    pub fn new(seat: Seat, kind: CardKind, before: Before) -> Self {
        let (named, stands, last, starts) = (false, false, false, false);
        let (together, at, next) = (None, 0, 0);
        Resolution {
            seat,
            kind,
            together,
            at,
            next,
            chosen: None,
            named,
            stands,
            last,
            starts,
            further: None,
            before,
        }
    }

    /// The cards of the move, in the order in which they were laid.
    pub fn cards(&self) -> &[CardKind] {
        self.together.as_ref().map_or(std::slice::from_ref(&self.kind), Laid::as_slice)
    }

    /// The card that does something now.
    pub fn card(&self) -> CardKind {
        self.cards()[usize::from(self.at)]
    }

    /// The next one of several begins; `None` if there is none.
    fn next_card(self) -> Option<Self> {
        let begins = Resolution { at: self.at + 1, next: 0, chosen: None, ..self };
        (usize::from(begins.at) < self.cards().len()).then_some(begins)
    }

    /// A card whose next act is the first one of which `holds` is true; `None` if there is none.
    pub fn from_act(
        rules: &Rules,
        seat: Seat,
        kind: CardKind,
        holds: impl Fn(&CompiledEffect) -> bool,
    ) -> Option<Self> {
        let next = rules.kind(kind).acts.iter().position(holds)?;
        Some(Resolution { next: u8::try_from(next).ok()?, ..Resolution::new(seat, kind, Before::default()) })
    }

    /// The act that comes next.
    pub fn act(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next))
    }

    /// The act before that one.
    pub fn before(self, rules: &Rules) -> Option<&CompiledEffect> {
        rules.kind(self.card()).acts.get(usize::from(self.next).checked_sub(1)?)
    }

    /// Whether an act of this one of the cards is not done: its wish was named with the card or before, or another card
    /// lies on it, or its player has no hand and no turn any more.
    fn leaves_out(&self, at: usize, act: &CompiledEffect) -> bool {
        let covered = at + 1 < self.cards().len();
        self.last && !act.outlasts() || (self.named || covered) && matches!(act, CompiledEffect::Wish(_))
    }

    /// Whether nothing is done at once.
    fn does_nothing(&self, rules: &Rules) -> bool {
        let all = self.cards().iter().enumerate();
        all.flat_map(|(at, card)| rules.kind(*card).acts.iter().map(move |act| (at, act)))
            .all(|(at, act)| self.leaves_out(at, act))
    }

    /// Whether what is wished with the one on top of several is the first thing that they do.
    pub fn begins_with_wish(&self, rules: &Rules) -> bool {
        let no_act =
            |card: &CardKind| rules.kind(*card).acts.iter().all(|act| matches!(act, CompiledEffect::Wish(_)));
        self.together.is_some() && self.next == 0 && self.cards()[..usize::from(self.at)].iter().all(no_act)
    }

    /// Whether the hand is another one afterwards.
    pub fn changes_own_hand(&self, rules: &Rules) -> bool {
        self.cards().iter().any(|card| rules.kind(*card).acts.iter().any(CompiledEffect::changes_own_hand))
    }
}

impl Legality<'_> {
    /// Whom the player on turn can choose.
    pub fn candidates(&self) -> SeatSet {
        let mut candidates = self.table.playing;
        candidates.remove(self.table.turn);
        candidates
    }

    /// What the player on turn can name: a colour for the start card, or what the card that was laid lets be wished.
    pub fn choices(&self) -> &[Wish] {
        match (self.table.stage, self.asking()) {
            (Phase::NameColour, _) => self.rules.wishable(WishRule::default()),
            (Phase::NameWish, Some(CompiledEffect::Wish(wish))) => self.rules.wishable(*wish),
            _ => &[],
        }
    }

    /// The act because of which the player on turn has to choose.
    pub fn asking(&self) -> Option<&CompiledEffect> {
        self.table.doing?.act(self.rules)
    }

    /// How its player may lay another card after this one, whatever that is. Several that were laid together let him lay one
    /// other, as the last of them says that does.
    fn again(&self, doing: &Resolution) -> Option<AgainEffect> {
        let plain = AgainEffect { otherwise: Otherwise::Passes, last_draws: None, clause: None };
        let instead = |with_two| doing.before.with_two && with_two == WithTwo::Again;
        let of = |card: &CardKind| {
            let rule = self.rules.kind(*card);
            rule.again.or(rule.reverse.filter(|reverse| instead(reverse.with_two)).map(|_| plain))
        };
        // What has to be covered is covered by what was laid on it.
        let under = || doing.cards().iter().rev().skip(1).filter_map(of);
        let uncovered = |again: &AgainEffect| again.otherwise == Otherwise::Passes;
        of(&doing.kind).or_else(|| under().find(uncovered)).or(doing.before.doubly.then_some(plain))
    }

    /// How many further cards may be laid after this one, and which card allows them. A card after which its player
    /// lays again is not counted.
    pub fn further(&self, doing: &Resolution) -> Option<(u8, CardKind)> {
        let uncounted = u8::from(self.again(doing).is_some());
        match self.table.stage {
            Phase::More { left: ANY_NUMBER, by } => Some((ANY_NUMBER, by)),
            Phase::More { left, by } => Some(((left + uncounted).saturating_sub(1), by)),
            _ => doing.cards().iter().rev().find_map(|card| {
                let more = self.rules.kind(*card).more?;
                Some((more.cards.saturating_add(uncounted), *card))
            }),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// A card begins with what it does; of several the first one.
    pub fn take_effect(&mut self, mut doing: Resolution) {
        if doing.does_nothing(self.rules) {
            return self.all_is_done(&doing);
        }
        if doing.before.pending > 0 || doing.before.skips > 0 {
            self.cancel(&mut doing);
        }
        if !self.a_win_ends_the_round(doing.seat) {
            self.table.doing = Some(doing);
            self.go_on();
        }
    }

    /// The card that is in the middle of what it does goes on, and those that were laid on it, until somebody has to choose or
    /// all is done.
    pub fn go_on(&mut self) {
        let rules = self.rules;
        while let Some(doing) = self.table.doing {
            let Some(act) = doing.act(rules) else {
                self.table.doing = doing.next_card();
                if self.table.doing.is_none() {
                    return self.all_is_done(&doing);
                }
                continue;
            };
            let left_out = doing.leaves_out(doing.at.into(), act);
            if !left_out && self.choice_is_due(doing, act) {
                return;
            }
            self.step_on();
            if !left_out && self.is_given(&doing, act) {
                return;
            }
        }
    }

    /// The act that came next is done.
    pub fn step_on(&mut self) {
        if let Some(doing) = &mut self.table.doing {
            doing.next += 1;
        }
    }

    /// A card has done all that it does at once: its player lays another one, or what waits comes to those who follow.
    fn all_is_done(&mut self, doing: &Resolution) {
        if doing.starts {
            return self.begin_after(doing);
        }
        self.hold_back(doing);
        let again = self.judge().again(doing);
        match (doing.further, again) {
            _ if doing.last => self.pass_on(doing.seat),
            (Some((left @ 1.., by)), _) => {
                self.table.stage = Phase::More { left, by };
                self.tell(|| PublicEvent::More { seat: doing.seat, cards: left });
            }
            (None, Some(again)) => self.lay_again(doing.seat, again),
            _ => self.pass_on(doing.seat),
        }
    }

    /// Whether the table has to wait for a choice before an act. Who is the only one who can be chosen is.
    fn choice_is_due(&mut self, doing: Resolution, act: &CompiledEffect) -> bool {
        match act {
            CompiledEffect::Wish(_) => self.table.stage = Phase::NameWish,
            CompiledEffect::Does { to: Some(Whom::Chosen), .. } if doing.chosen.is_none() => {
                let candidates = self.judge().candidates();
                if candidates.len() > 1 {
                    self.table.stage = Phase::NamePlayer;
                } else {
                    let only = self.table.next_after(doing.seat);
                    self.table.doing = Some(Resolution { chosen: Some(only), ..doing });
                    return false;
                }
            }
            CompiledEffect::Does { .. } => return false,
        }
        true
    }

    /// Carries out an act; whether the table waits for cards to be given.
    fn is_given(&mut self, doing: &Resolution, act: &CompiledEffect) -> bool {
        let seat = doing.seat;
        let CompiledEffect::Does { to, does, .. } = *act else { return false };
        for target in self.targets(seat, to) {
            match does {
                ImmediateEffect::Draw { cards } => {
                    self.draw(target, u16::from(cards), Cause::Does(does));
                }
                ImmediateEffect::Skip => {
                    // Those of cards that are laid together add up.
                    if doing.together.is_some() {
                        self.table.will_sit_out(target, 1);
                    } else {
                        self.table.sits_out.insert(target);
                    }
                    let more = self.table.sits_out_more[target.index()];
                    let turns = if doing.together.is_some() { more.saturating_add(1) } else { 1 };
                    self.tell(|| PublicEvent::SitsOut { seat: target, turns });
                }
                ImmediateEffect::SwapHands => self.swap_hands(seat, target),
                ImmediateEffect::RotateHands { from } => self.rotate_hands(seat, from),
                ImmediateEffect::Look => self.show_hand(seat, target),
                ImmediateEffect::Give { cards } => {
                    let spare = self.table.held(seat).saturating_sub(1);
                    let left = u8::try_from(u16::from(cards).min(spare)).unwrap_or(cards);
                    if left > 0 {
                        self.table.stage = Phase::Give { to: target, left };
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whom an act concerns, in the order of play; the one who laid the card if no player more than the others.
    fn targets(&self, seat: Seat, to: Option<Whom>) -> Vec<Seat> {
        let Some(who) = to else { return vec![seat] };
        let next = self.table.next_after(seat);
        match who {
            Whom::Next => vec![next],
            Whom::Before => vec![self.table.before(seat)],
            Whom::Chosen => self.table.doing.and_then(|doing| doing.chosen).into_iter().collect(),
            Whom::Others | Whom::Everybody => {
                let after = |other: &Seat| Some(self.table.next_after(*other)).filter(|other| *other != next);
                let all = std::iter::successors(Some(next), after);
                let others = all.filter(|other| *other != seat);
                let own = Some(seat).filter(|own| who == Whom::Everybody && self.table.playing.contains(*own));
                others.chain(own).collect()
            }
        }
    }

    /// All hands of the round move on by one place.
    fn rotate_hands(&mut self, by: Seat, from: Neighbour) {
        let from = match from {
            Neighbour::Before if self.table.clockwise => Neighbour::Right,
            Neighbour::Before => Neighbour::Left,
            side => side,
        };
        self.tell(|| PublicEvent::Does { by, deed: ImmediateEffect::RotateHands { from }, to: by });
        let clockwise = std::mem::replace(&mut self.table.clockwise, from == Neighbour::Left);
        let mut hands = [Hand::default(); MAX_SEATS];
        let tells = self.table.tells;
        for seat in self.table.playing.iter() {
            let giver = self.table.next_after(seat);
            hands[seat.index()] = self.table.hands[giver.index()];
            self.table.tells[seat.index()] = tells[giver.index()];
            self.tell_hand_moves(giver, seat, hands[seat.index()]);
        }
        self.table.hands = hands;
        self.table.clockwise = clockwise;
    }

    pub fn swap_hands(&mut self, seat: Seat, with: Seat) {
        self.tell(|| PublicEvent::Does { by: seat, deed: ImmediateEffect::SwapHands, to: with });
        self.table.hands.swap(seat.index(), with.index());
        self.table.tells.swap(seat.index(), with.index());
        for (from, to) in [(with, seat), (seat, with)] {
            self.tell_hand_moves(from, to, self.table.hands[to.index()]);
        }
    }

    fn tell_hand_moves(&mut self, from: Seat, to: Seat, hand: Hand) {
        self.tell(|| CardMovement {
            cards: hand.cards().iter().collect(),
            from: Place::Hand(from),
            to: Place::Hand(to),
            cause: Cause::HandsMove,
            held: hand.len(),
        });
    }

    /// A player looks at a hand, whose cards stay where they are (G-12).
    fn show_hand(&mut self, by: Seat, seat: Seat) {
        self.tell(|| PublicEvent::Does { by, deed: ImmediateEffect::Look, to: seat });
        self.show(by, seat);
    }

    /// Whom the player has chosen; what waited for it goes on.
    pub fn choose_player(&mut self, chosen: Seat) {
        if let Some(doing) = &mut self.table.doing {
            doing.chosen = Some(chosen);
        }
        self.go_on();
    }

    /// A card is given away.
    pub fn give(&mut self, seat: Seat, kind: CardKind) {
        let Phase::Give { to, left } = self.table.stage else { return };
        let asked_by = self.table.doing.filter(|_| self.table.interrupted.is_none());
        let cause = match asked_by.and_then(|doing| doing.before(self.rules)) {
            Some(CompiledEffect::Does { does, .. }) => Cause::Does(*does),
            _ => Cause::Gift,
        };
        self.hand_over(seat, to, kind, cause);
        if left > 1 {
            self.table.stage = Phase::Give { to, left: left - 1 };
        } else if let Some(interrupted) = self.table.interrupted.take() {
            self.resume(interrupted, seat, to);
        } else {
            self.go_on();
        }
    }

    /// A held card goes to another hand.
    pub fn hand_over(&mut self, seat: Seat, to: Seat, kind: CardKind, cause: Cause) {
        let held = self.table.hand(seat) & self.rules.deck().copies(kind);
        let card = held.first().expect("the judge lets only held cards pass");
        self.table.hands[seat.index()].remove(card, self.rules.deck());
        self.table.hands[to.index()].insert(card, self.rules.deck());
        self.table.tells[to.index()].take_up(1);
        let held = self.table.held(to);
        self.tell(|| CardMovement { cards: vec![card], from: Place::Hand(seat), to: Place::Hand(to), cause, held });
    }
}
