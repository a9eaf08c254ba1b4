//! Legality by masks: the fast, yes-or-no side of the rules.

use super::moves::Move;
use super::phase::{Awaiting, Resolution};
use super::table::Table;
use crate::cards::{CardKind, CardSet, Colour, KindSet, Wish};
use crate::engine::{Calls, Referee, Seat, SeatSet, Setup};
use crate::games::shedding::rules::{
    ANY_NUMBER, AfterDraw, AgainEffect, CompiledEffect, Draw, DrawWhen, Lasts, NoticedBy, Otherwise, Rules, Share,
    Skip, SkipGrowth, WishRule, Wished, WithTwo, WrongRun,
};
use crate::rules::Call;

#[derive(Clone, Copy)]
pub(super) struct Legality<'a> {
    pub rules: &'a Rules,
    pub setup: &'a Setup,
    pub table: &'a Table,
}

impl Legality<'_> {
    #[inline]
    pub fn top(&self) -> Option<CardKind> {
        self.table.discard.top().map(|card| self.table.counts_as(card, self.rules))
    }

    /// The cards of the last move, from the top down; at least the top card.
    pub fn last_played(&self) -> impl Iterator<Item = CardKind> + '_ {
        let count = self.table.last_play.map_or(1, |play| usize::from(play.left.max(1)));
        self.table.discard.as_slice().iter().rev().take(count).map(|card| self.table.counts_as(*card, self.rules))
    }

    pub fn demanding(&self) -> Option<CardKind> {
        self.table.demands.or(self.top())
    }

    pub fn pending_draw(&self) -> Option<Draw> {
        self.rules.kind(self.demanding()?).draw
    }

    pub fn pending_skip(&self) -> Option<Skip> {
        self.rules.kind(self.demanding()?).skip
    }

    /// Those of the answers to the pending effect that share what they must with its card.
    pub fn answering(&self, answers: KindSet, share: Share) -> KindSet {
        let of = |card| self.rules.sharing(card, answers, share, self.table.wish);
        self.demanding().map_or(KindSet::EMPTY, of)
    }

    /// Number of cards to draw without an answer or a challenge; 0 if nothing is pending.
    pub fn pending_cards(&self) -> u16 {
        match self.table.phase {
            Awaiting::AnswerDraw { cards } => cards,
            Awaiting::Challenge { .. } => self.pending_draw().map_or(0, |draw| u16::from(draw.cards)),
            _ => 0,
        }
    }

    /// The wish of a card, if its player names one with it; after the last card no hands move (N1-14).
    #[inline]
    pub fn wishes_with(&self, seat: Seat, card: CardKind) -> Option<WishRule> {
        let rule = self.rules.kind(card);
        let wish = rule.wish.or(rule.wish_after().filter(|_| self.table.held(seat) == 1));
        wish.or_else(|| self.wish_by_number(seat, card))
    }

    #[inline]
    pub fn wishes_of(&self, seat: Seat, card: CardKind) -> Option<&[Wish]> {
        self.wishes_with(seat, card).map(|effect| self.rules.wishable(effect))
    }

    /// The colour in force: the wish, or the colour of the top card.
    pub fn colour_in_force(&self) -> Option<Colour> {
        match self.table.wish {
            Some(wish) => wish.colour(),
            None => self.rules.deck().face(self.top()?).colour,
        }
    }

    #[inline]
    pub fn to_act(self) -> Option<Seat> {
        match self.table.phase {
            Awaiting::RoundOver | Awaiting::MatchOver => None,
            _ => Some(self.table.turn),
        }
    }

    pub fn holds(&self, seat: Seat, card: CardKind) -> bool {
        self.table.kinds(seat).contains(card)
    }

    /// The kinds that the player on turn may play: one mask operation.
    #[inline]
    pub fn playable(&self) -> KindSet {
        let Some(top) = self.top() else { return KindSet::EMPTY };
        let stand_ins = self.rules.own.stand_ins;
        let playable = self.without_barred(self.playable_at(top));
        if stand_ins.is_empty() { playable } else { (playable - stand_ins) | self.playable_stand_ins(stand_ins) }
    }

    /// A stand-in is playable if a card that it can represent is.
    fn playable_stand_ins(&self, stand_ins: KindSet) -> KindSet {
        let held = self.table.kinds(self.table.turn) & stand_ins;
        let held = match self.table.phase {
            Awaiting::Drawn(Some(card)) => held & KindSet::from_iter([self.rules.deck().kind(card)]),
            _ => held,
        };
        self.without_barred(held).iter().filter(|card| !self.can_stand_for(*card).is_empty()).collect()
    }

    #[inline]
    pub fn fitting(&self, top: CardKind, seat: Seat) -> KindSet {
        self.rules.kinds_fitting(top, self.table.wish, self.table.bans) | self.own_number(seat)
    }

    #[inline]
    fn playable_at(&self, top: CardKind) -> KindSet {
        let table = self.table;
        let held = table.kinds(table.turn);
        let fitting = || held & self.fitting(top, table.turn);
        match table.phase {
            Awaiting::Turn | Awaiting::Again | Awaiting::Drawn(None) => fitting(),
            Awaiting::Drawn(Some(card)) => fitting() & KindSet::from_iter([self.rules.deck().kind(card)]),
            Awaiting::More { by, .. } => fitting() & self.further_cards(by),
            Awaiting::JumpIn => held & KindSet::from_iter(self.twin()),
            _ => held & self.answers(),
        }
    }

    /// Removes cards that must not be the last one, and bluffs; an answer is never a bluff.
    #[inline]
    fn without_barred(&self, fitting: KindSet) -> KindSet {
        let last = self.table.held(self.table.turn) == 1;
        let fitting = if last { fitting - self.rules.not_last() } else { fitting };
        let bluffs = fitting & self.rules.own.no_bluff;
        if self.table.phase.is_answering() { fitting } else { fitting - self.dishonest(bluffs) }
    }

    /// The card that a copying card copies: the first one from the top that copies nothing itself.
    pub fn copied(&self) -> Option<CardKind> {
        let kinds = self.table.discard.as_slice().iter().rev().map(|card| self.table.counts_as(*card, self.rules));
        kinds.into_iter().find(|kind| !self.rules.kind(*kind).copies)
    }

    /// Number of players who are skipped without an answer; 0 if no skip is pending.
    pub fn pending_skips(&self) -> u8 {
        if let Awaiting::AnswerSkip(players) = self.table.phase { players } else { 0 }
    }

    pub fn skips_turns(&self) -> bool {
        self.pending_skips() > 0 && self.pending_skip().is_some_and(|skip| skip.growth == SkipGrowth::AddTurns)
    }

    pub fn further_cards(&self, by: CardKind) -> KindSet {
        let Some(more) = self.rules.kind(by).more else { return KindSet::EMPTY };
        if !more.same_colour {
            return more.of;
        }
        let (deck, colour) = (self.rules.deck(), self.colour_in_force());
        more.of.iter().filter(|kind| colour.is_some() && deck.face(*kind).colour == colour).collect()
    }

    /// The cards that answer the pending effect; none after the last card of a round.
    #[inline]
    pub fn answers(&self) -> KindSet {
        match self.table.phase {
            Awaiting::AnswerDraw { .. } | Awaiting::Challenge { .. } if !self.table.ending => {
                self.pending_draw().map_or(KindSet::EMPTY, |draw| self.answering(draw.answers, draw.share))
            }
            Awaiting::AnswerSkip(_) => {
                self.pending_skip().map_or(KindSet::EMPTY, |skip| self.answering(skip.answers, skip.share))
            }
            _ => KindSet::EMPTY,
        }
    }

    fn dishonest(&self, cards: KindSet) -> KindSet {
        let breaks = |honest| self.rules.breaks(honest, self.table.hand(self.table.turn), self.colour_in_force());
        cards.iter().filter(|kind| self.rules.kind(*kind).honest.is_some_and(breaks)).collect()
    }

    #[inline]
    pub fn may_ever_draw(&self) -> bool {
        self.rules.book.drawing.when != DrawWhen::Never && self.table.can_draw(self.rules)
    }

    /// A card that must be played instead of drawing (UN-3).
    pub fn must_play(&self) -> Option<CardKind> {
        self.forced(self.playable()).first()
    }

    #[inline]
    fn forced(&self, playable: KindSet) -> KindSet {
        if self.may_ever_draw() { playable - self.rules.own.optional } else { playable }
    }

    #[inline]
    pub fn may_draw_instead(&self, playable: KindSet) -> bool {
        let anytime = self.rules.book.drawing.when == DrawWhen::Anytime;
        anytime || (playable - self.rules.own.optional).is_empty()
    }

    pub fn is_legal(&self, seat: Seat, wanted: Move) -> bool {
        match wanted {
            Move::Deal => return self.table.phase == Awaiting::RoundOver,
            Move::Call(call) => return self.may_call(seat, call),
            Move::Catch(target) => return self.may_catch(seat, target),
            Move::Agree(agreed) => return self.refuse_agreement(agreed).is_none(),
            _ if self.to_act() != Some(seat) => return false,
            _ => {}
        }
        match wanted {
            Move::Play { card, wish, call } => {
                let suits = match (self.wishes_of(seat, card), wish) {
                    (Some(wishes), Some(wish)) => wishes.contains(&wish),
                    (wishes, wish) => wishes.is_none() && wish.is_none(),
                };
                self.playable().contains(card) && suits && self.may_go_with_cards(seat, call, 1)
            }
            Move::PlayTogether { cards, call } => {
                self.groups().contains(&self.in_order(cards))
                    && self.may_go_with_cards(seat, call, cards.as_slice().len())
            }
            Move::Choose(wish) => self.choices().contains(&wish),
            Move::StandFor(card) => self.table.phase == Awaiting::NameCard && self.table.standing.contains(card),
            Move::ChoosePlayer(chosen) => {
                self.table.phase == Awaiting::NamePlayer && self.candidates().contains(chosen)
            }
            Move::Give(card) => matches!(self.table.phase, Awaiting::Give { .. }) && self.holds(seat, card),
            other => self.without_a_card(self.playable()).contains(&other),
        }
    }

    /// True if a call can be made with that many cards: one that is due with them, or one that was forgotten before
    /// (G-8).
    pub fn may_go_with_cards(&self, seat: Seat, call: Option<Call>, cards: usize) -> bool {
        call.is_none_or(|call| self.call_with(cards) == Some(call) || self.owes(seat, call))
    }

    /// True if the seat forgot this call and can still make it.
    pub fn owes(&self, seat: Seat, call: Call) -> bool {
        let owed = self.table.due_calls[seat.index()];
        self.setup.calls == Calls::Typed && owed.is_some_and(|owed| owed.call == call)
    }

    /// True if the drawn card fits and must be played.
    pub fn must_play_drawn(&self, playable: KindSet) -> bool {
        self.rules.book.drawing.then == AfterDraw::MustPlayDrawn && !playable.is_empty()
    }

    /// The call that is due when the player on turn plays that many cards.
    #[inline]
    pub fn call_with(&self, cards: usize) -> Option<Call> {
        if self.setup.calls == Calls::Automatic {
            return None;
        }
        self.rules.call_at(self.table.held(self.table.turn).checked_sub(u16::try_from(cards).ok()?)?)
    }

    /// True if the seat may make the call by itself: late, or before the card in the own turn (G-7).
    pub fn may_call(&self, seat: Seat, call: Call) -> bool {
        if self.setup.calls == Calls::Automatic {
            return false;
        }
        let may_lay = match self.table.phase {
            Awaiting::NameColour
            | Awaiting::NameWish
            | Awaiting::NameCard
            | Awaiting::NamePlayer
            | Awaiting::Give { .. }
            | Awaiting::RoundOver
            | Awaiting::MatchOver => false,
            Awaiting::Challenge { .. } => !self.answers().is_empty(),
            _ => true,
        };
        let late = self.owes(seat, call);
        let early = may_lay && seat == self.table.turn && !self.table.called.contains(call);
        late || (early && self.call_may_become_due(call))
    }

    /// True if the call is due after one card, after several cards together, or when a play of several cards ends now.
    fn call_may_become_due(&self, call: Call) -> bool {
        let ends = matches!(self.table.phase, Awaiting::More { .. }) && self.call_with(0) == Some(call);
        let together = || self.groups().iter().any(|cards| self.call_with(cards.as_slice().len()) == Some(call));
        ends || self.call_with(1) == Some(call) || together()
    }

    /// True if a seat may catch another seat (G-8).
    pub fn may_catch(&self, seat: Seat, target: Seat) -> bool {
        if !self.table.has_open_windows() {
            return false;
        }
        if seat != target && self.table.catch_window.is_some_and(|catch_window| catch_window.seat == target) {
            return true;
        }
        let Some(owed) = self.table.due_calls[target.index()].filter(|_| seat != target) else { return false };
        let noticed_by_others = self.rules.call(owed.call).is_some_and(|facts| facts.noticed_by == NoticedBy::Others);
        noticed_by_others && self.setup.calls == Calls::Typed
    }

    pub fn can_stand_for(&self, card: CardKind) -> KindSet {
        let (Some(stand_in), Some(top)) = (self.rules.kind(card).stands_for, self.top()) else {
            return KindSet::EMPTY;
        };
        let fitting = || self.fitting(top, self.table.turn);
        let open = match self.table.phase {
            Awaiting::Turn | Awaiting::Again | Awaiting::Drawn(_) => fitting(),
            Awaiting::More { by, .. } => fitting() & self.further_cards(by),
            phase if phase.is_answering() => self.answers(),
            _ => KindSet::EMPTY,
        };
        self.without_barred(stand_in.of & open)
    }

    /// The wish of a card with the player's own number; none if the card has a wish anyway.
    #[inline]
    pub fn wish_by_number(&self, seat: Seat, card: CardKind) -> Option<WishRule> {
        let clause = self.rules.book.countdown?.clause;
        if self.rules.kind(card).wish_after().is_some() {
            return None;
        }
        let own = self.of_own_number(seat).contains(card);
        own.then_some(WishRule { what: Wished::Colour, lasts: Lasts::default(), limited: None, clause })
    }

    /// The cards with the player's own number, which always fit; none without a countdown.
    #[inline]
    pub fn own_number(&self, seat: Seat) -> KindSet {
        if self.rules.book.countdown.is_none() { KindSet::EMPTY } else { self.of_own_number(seat) }
    }

    pub fn number_of(&self, seat: Seat) -> Option<u16> {
        self.rules.book.countdown?;
        Some(self.number(seat))
    }

    #[cold]
    fn of_own_number(&self, seat: Seat) -> KindSet {
        let (number, top) = (self.number(seat), self.top());
        let barred = |kind: CardKind| top.is_some_and(|top| self.rules.kind(kind).not_on.0.contains(top));
        let own = |kind: &CardKind| self.rules.terms.number(*kind) == Some(number) && !barred(*kind);
        self.rules.deck().kinds().filter(own).collect()
    }

    #[inline]
    pub fn wishing(&self) -> KindSet {
        self.rules.own.wishing | self.own_number(self.table.turn)
    }

    pub fn candidates(&self) -> SeatSet {
        let mut candidates = self.table.playing;
        candidates.remove(self.table.turn);
        candidates
    }

    /// The possible wishes: for the start card, or for the last card.
    pub fn choices(&self) -> &[Wish] {
        match (self.table.phase, self.asking()) {
            (Awaiting::NameColour, _) => self.rules.wishable(WishRule::default()),
            (Awaiting::NameWish, Some(CompiledEffect::Wish(wish))) => self.rules.wishable(*wish),
            _ => &[],
        }
    }

    pub fn asking(&self) -> Option<&CompiledEffect> {
        self.table.resolution?.act(self.rules)
    }

    /// The right to play another card after this one. After several cards the last of them decides.
    pub fn again(&self, resolution: &Resolution) -> Option<AgainEffect> {
        let plain = AgainEffect { otherwise: Otherwise::Passes, last_draws: None, clause: None };
        let instead = |with_two| resolution.before.with_two && with_two == WithTwo::Again;
        let of = |card: &CardKind| {
            let rule = self.rules.kind(*card);
            rule.again.or(rule.reverse.filter(|reverse| instead(reverse.with_two)).map(|_| plain))
        };
        // A card that must be covered is covered by the card on it.
        let under = || resolution.cards().iter().rev().skip(1).filter_map(of);
        let uncovered = |again: &AgainEffect| again.otherwise == Otherwise::Passes;
        of(&resolution.kind).or_else(|| under().find(uncovered)).or(resolution.before.doubly.then_some(plain))
    }

    /// Number of further cards allowed after this one, and the card that allows them. A card that allows another one
    /// is not counted.
    pub fn further(&self, resolution: &Resolution) -> Option<(u8, CardKind)> {
        let uncounted = u8::from(self.again(resolution).is_some());
        match self.table.phase {
            Awaiting::More { left: ANY_NUMBER, by } => Some((ANY_NUMBER, by)),
            Awaiting::More { left, by } => Some(((left + uncounted).saturating_sub(1), by)),
            _ => resolution.cards().iter().rev().find_map(|card| {
                let more = self.rules.kind(*card).more?;
                Some((more.cards.saturating_add(uncounted), *card))
            }),
        }
    }

    pub fn twin(&self) -> Option<CardKind> {
        self.table.resolution.filter(|_| self.table.phase == Awaiting::JumpIn).map(|resolution| resolution.kind)
    }

    /// True if anybody could hold this kind, by public information.
    pub fn may_be_held(&self, kind: CardKind) -> bool {
        let open: CardSet = self.table.discard.as_slice().iter().copied().collect();
        !(self.rules.deck().copies(kind) - open - self.table.beside - self.rules.absent(self.setup.seats)).is_empty()
    }

    /// The penalty for these cards if they are caught as a wrong run: that many cards are meant as a run (N1-20).
    pub fn wrong_run(&self, cards: &[CardKind]) -> Option<WrongRun> {
        if cards.len() < 2 || !self.runs_are_caught() {
            return None;
        }
        let mut runs = self.rules.together().filter(|(rule, _)| cards.len() >= usize::from(rule.min));
        runs.find_map(|(rule, _)| rule.wrong_run)
    }

    /// True if wrong runs can be played and caught at this table (G-6).
    pub fn runs_are_caught(&self) -> bool {
        let mut rules = self.rules.book.together.values();
        self.setup.referee == Referee::Strict && rules.any(|rule| rule.wrong_run.is_some())
    }
}
