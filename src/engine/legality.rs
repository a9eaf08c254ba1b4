//! What is within the rules, by masks: the fast side of the referee, which says only yes or no.

use super::moves::{Call, Move};
use super::phase::{Phase, Resolution};
use super::score;
use super::setup::{Calls, Referee, Seat, SeatSet, Setup};
use super::table::Table;
use crate::cards::{CardKind, CardSet, Colour, KindSet, Wish};
use crate::rules::book::{
    ANY_NUMBER, AfterDraw, AgainEffect, Alike, DrawWhen, Lasts, NoticedBy, Otherwise, SkipGrowth, Wished, WithTwo,
    WrongRun,
};
use crate::rules::{CompiledEffect, Draw, Rules, Skip, WishRule};

/// The table as the referee sees it.
#[derive(Clone, Copy)]
pub(super) struct Legality<'a> {
    pub rules: &'a Rules,
    pub setup: &'a Setup,
    pub table: &'a Table,
}

impl Legality<'_> {
    /// The kind of the top card, if any card lies open.
    #[inline]
    pub fn top(&self) -> Option<CardKind> {
        self.table.discard.top().map(|card| self.table.counts_as(card, self.rules))
    }

    /// What was laid in the last move, from the top card down; at least that one.
    pub fn laid_last(&self) -> impl Iterator<Item = CardKind> + '_ {
        let laid = self.table.last_laid.map_or(1, |laid| usize::from(laid.left.max(1)));
        self.table.discard.as_slice().iter().rev().take(laid).map(|card| self.table.counts_as(*card, self.rules))
    }

    /// The card because of which something is pending, or could be.
    pub fn demanding(&self) -> Option<CardKind> {
        self.table.demands.or(self.top())
    }

    /// The draw that is pending, or that the top card would bring.
    pub fn pending_draw(&self) -> Option<Draw> {
        self.rules.kind(self.demanding()?).draw
    }

    /// The skip that is pending, or that the top card would bring.
    pub fn pending_skip(&self) -> Option<Skip> {
        self.rules.kind(self.demanding()?).skip
    }

    /// The cards that answer a draw that is pending, or would be.
    pub fn answers_of(&self, draw: &Draw) -> KindSet {
        let of = |card| self.rules.sharing(card, draw.answers, draw.share, self.table.wish);
        self.demanding().map_or(KindSet::EMPTY, of)
    }

    /// The cards that pass on a skip that is pending.
    pub fn answers_of_skip(&self, skip: &Skip) -> KindSet {
        let of = |card| self.rules.sharing(card, skip.answers, skip.share, self.table.wish);
        self.demanding().map_or(KindSet::EMPTY, of)
    }

    /// How many cards are to be drawn by whoever does not answer or challenge; 0 if nothing is pending.
    pub fn pending_cards(&self) -> u16 {
        match self.table.stage {
            Phase::AnswerDraw(cards) => cards,
            Phase::Challenge { .. } => self.pending_draw().map_or(0, |draw| u16::from(draw.cards)),
            _ => 0,
        }
    }

    /// Whether a card's player names a colour with it; after the last card no hands move (N1-14).
    #[inline]
    pub fn wishes_with(&self, seat: Seat, card: CardKind) -> Option<WishRule> {
        let rule = self.rules.kind(card);
        let wish = rule.wish.or(rule.wish_after().filter(|_| self.table.held(seat) == 1));
        wish.or_else(|| self.wish_by_number(seat, card))
    }

    /// What can be named with a card, where something has to be.
    #[inline]
    pub fn wishes_of(&self, seat: Seat, card: CardKind) -> Option<&[Wish]> {
        self.wishes_with(seat, card).map(|effect| self.rules.wishable(effect))
    }

    /// The colour in force: the wish, or the top card's.
    pub fn colour_in_force(&self) -> Option<Colour> {
        match self.table.wish {
            Some(wish) => wish.colour(),
            None => self.rules.deck().face(self.top()?).colour,
        }
    }

    /// Who has to decide something.
    #[inline]
    pub fn to_act(self) -> Option<Seat> {
        match self.table.stage {
            Phase::RoundOver | Phase::MatchOver => None,
            _ => Some(self.table.turn),
        }
    }

    pub fn holds(&self, seat: Seat, card: CardKind) -> bool {
        self.table.kinds(seat).contains(card)
    }
}

impl Legality<'_> {
    /// The kinds of card that the player on turn may lay: one mask operation.
    #[inline]
    pub fn playable(&self) -> KindSet {
        let (table, rules) = (self.table, self.rules);
        let Some(top) = self.top() else { return KindSet::EMPTY };
        if rules.has_stand_ins() {
            return self.playable_with_stand_ins(top);
        }
        let hand = &table.hands[table.turn.index()];
        let fitting = match table.stage {
            Phase::Turn => hand.kinds() & self.fitting(top, table.turn),
            stage => self.playable_at(stage, top),
        };
        if hand.len() == 1 || !rules.no_bluff().is_empty() { self.without_barred(fitting) } else { fitting }
    }

    /// The kinds of card that fit for somebody now, held or not.
    #[inline]
    pub fn fitting(&self, top: CardKind, seat: Seat) -> KindSet {
        self.rules.kinds_fitting(top, self.table.wish, self.table.bans) | self.own_number(seat)
    }

    /// The kinds of card that may be laid where it is no free turn, or not any more.
    #[inline(never)]
    pub fn playable_at(&self, stage: Phase, top: CardKind) -> KindSet {
        let (table, rules) = (self.table, self.rules);
        let held = table.kinds(table.turn);
        let fitting = || held & self.fitting(top, table.turn);
        match stage {
            Phase::Turn | Phase::Again | Phase::Drawn(None) => fitting(),
            Phase::Drawn(Some(card)) => {
                let kind = rules.deck().kind(card);
                let fits = self.fitting(top, table.turn).contains(kind) && held.contains(kind);
                if fits { KindSet::from_iter([kind]) } else { KindSet::EMPTY }
            }
            Phase::More { by, .. } => fitting() & self.further_cards(by),
            Phase::JumpIn => held & self.twins(),
            _ => held & self.answers(),
        }
    }

    /// Of these cards, those that may be the last one, if it is the last, and are no bluff; an answer never is.
    #[inline(never)]
    pub fn without_barred(&self, fitting: KindSet) -> KindSet {
        let last = self.table.held(self.table.turn) == 1;
        let fitting = if last { fitting - self.rules.kinds_not_last() } else { fitting };
        let bluffs = fitting & self.rules.no_bluff();
        let none = self.table.stage.is_answering() || bluffs.is_empty();
        if none { fitting } else { fitting - self.dishonest(bluffs) }
    }

    /// What a card copies that is laid now: the top card, or the first one under it that copies nothing itself.
    pub fn copied(&self) -> Option<CardKind> {
        let kinds = self.table.discard.as_slice().iter().rev().map(|card| self.table.counts_as(*card, self.rules));
        kinds.into_iter().find(|kind| !self.rules.kind(*kind).copies)
    }

    /// How many players are passed over if nobody answers; 0 if no skip is pending.
    pub fn pending_skips(&self) -> u8 {
        if let Phase::AnswerSkip(players) = self.table.stage { players } else { 0 }
    }

    /// Whether all pending skips are turns of the one player who does not answer.
    pub fn skips_turns(&self) -> bool {
        self.pending_skips() > 0 && self.pending_skip().is_some_and(|skip| skip.growth == SkipGrowth::AddTurns)
    }

    /// The further cards that a card allows now.
    pub fn further_cards(&self, by: CardKind) -> KindSet {
        let Some(more) = self.rules.kind(by).more else { return KindSet::EMPTY };
        if !more.same_colour {
            return more.of;
        }
        let (deck, colour) = (self.rules.deck(), self.colour_in_force());
        more.of.iter().filter(|kind| colour.is_some() && deck.face(*kind).colour == colour).collect()
    }

    /// The cards that answer what is pending; none after the last card of a round.
    #[inline]
    pub fn answers(&self) -> KindSet {
        match self.table.stage {
            Phase::AnswerDraw(_) | Phase::Challenge { .. } if !self.table.ending => {
                self.pending_draw().map_or(KindSet::EMPTY, |draw| self.answers_of(&draw))
            }
            Phase::AnswerSkip(_) => self.pending_skip().map_or(KindSet::EMPTY, |skip| self.answers_of_skip(&skip)),
            _ => KindSet::EMPTY,
        }
    }

    /// Of these cards, those that would be a bluff with the hand of the player on turn.
    fn dishonest(&self, cards: KindSet) -> KindSet {
        let hand = self.table.hand(self.table.turn);
        let bluff = |kind: &CardKind| {
            self.rules
                .kind(*kind)
                .honest
                .is_some_and(|honest| self.rules.breaks(honest, hand, self.colour_in_force()))
        };
        cards.iter().filter(bluff).collect()
    }

    /// Whether the player on turn can draw for a lack of cards, or by choice.
    #[inline]
    pub fn may_ever_draw(&self) -> bool {
        self.rules.book().drawing.when != DrawWhen::Never && self.table.can_draw(self.rules)
    }

    /// A card that must be laid instead of drawing, if there is one (UN-3).
    pub fn must_play(&self) -> Option<CardKind> {
        self.forced(self.playable()).first()
    }

    /// Of the cards that may be laid, those that must be laid instead of drawing.
    #[inline]
    fn forced(&self, playable: KindSet) -> KindSet {
        if self.may_ever_draw() { playable - self.rules.optional() } else { playable }
    }

    /// Whether whoever can draw may do so instead of laying one of the cards that may be laid.
    #[inline]
    pub fn may_draw_instead(&self, playable: KindSet) -> bool {
        let anytime = self.rules.book().drawing.when == DrawWhen::Anytime;
        anytime || playable.is_empty() || (playable - self.rules.optional()).is_empty()
    }

    /// Whether a seat may make a move.
    pub fn is_legal(&self, seat: Seat, wanted: Move) -> bool {
        match wanted {
            Move::Deal => return self.table.stage == Phase::RoundOver,
            Move::Call(call) => return self.may_call(seat, call),
            Move::Catch(target) => return self.may_catch(seat, target),
            Move::Agree(agreed) => return self.refuse_agreement(agreed).is_none(),
            _ if self.to_act() != Some(seat) => return false,
            _ => {}
        }
        match wanted {
            Move::Play { card, wish, call } => {
                self.playable().contains(card)
                    && self.wish_suits(seat, card, wish)
                    && self.may_go_with_cards(seat, call, 1)
            }
            Move::PlayTogether { cards, call } => {
                self.groups().contains(&cards) && self.may_go_with_cards(seat, call, cards.as_slice().len())
            }
            Move::Choose(wish) => self.choices().contains(&wish),
            Move::StandFor(card) => self.table.stage == Phase::NameCard && self.table.standing.contains(card),
            Move::ChoosePlayer(chosen) => self.table.stage == Phase::NamePlayer && self.candidates().contains(chosen),
            Move::Give(card) => matches!(self.table.stage, Phase::Give { .. }) && self.holds(seat, card),
            other => self.without_a_card(self.playable()).contains(&other),
        }
    }

    /// Whether a call can be made with so many cards: the one that is due with them, or one that was forgotten before
    /// (G-8).
    pub fn may_go_with_cards(&self, seat: Seat, call: Option<Call>, cards: usize) -> bool {
        call.is_none_or(|call| self.call_with(cards) == Some(call) || self.owes(seat, call))
    }

    /// Whether a seat forgot this call, and can still make it.
    pub fn owes(&self, seat: Seat, call: Call) -> bool {
        self.setup.calls == Calls::Typed && self.table.owing.of(seat).is_some_and(|owed| owed.call == call)
    }

    /// Whether this can be wished with a card, or nothing has to be.
    fn wish_suits(&self, seat: Seat, card: CardKind, wish: Option<Wish>) -> bool {
        match (self.wishes_with(seat, card), wish) {
            (Some(effect), Some(wish)) => self.rules.wishable(effect).contains(&wish),
            (effect, wish) => effect.is_none() && wish.is_none(),
        }
    }

    /// Whether the card that was just drawn fits, and has to be laid.
    pub fn must_lay_drawn(&self, playable: KindSet) -> bool {
        self.rules.book().drawing.then == AfterDraw::MustPlayDrawn && !playable.is_empty()
    }

    /// The call that belongs to the next card that the player on turn lays.
    pub fn call_with_next_card(&self) -> Option<Call> {
        self.call_with(1)
    }

    /// The call that belongs to so many cards that the player on turn lays in one move.
    #[inline]
    pub fn call_with(&self, cards: usize) -> Option<Call> {
        if self.setup.calls == Calls::Automatic {
            return None;
        }
        self.call_at(self.table.held(self.table.turn).checked_sub(u16::try_from(cards).ok()?)?)
    }

    /// The call that is due with so many cards left.
    #[inline]
    pub fn call_at(&self, left: u16) -> Option<Call> {
        if !self.rules.has_call_at(left) {
            return None;
        }
        let calls = &self.rules.book().calls;
        let index = calls.values().position(|facts| u16::from(facts.at) == left)?;
        u8::try_from(index).ok().map(Call)
    }

    /// Whether a seat may call something on its own: late, or before the card in the own turn (G-7).
    pub fn may_call(&self, seat: Seat, call: Call) -> bool {
        if self.setup.calls == Calls::Automatic {
            return false;
        }
        let may_lay = match self.table.stage {
            Phase::NameColour
            | Phase::NameWish
            | Phase::NameCard
            | Phase::NamePlayer
            | Phase::Give { .. }
            | Phase::RoundOver
            | Phase::MatchOver => false,
            Phase::Challenge { .. } => !self.answers().is_empty(),
            _ => true,
        };
        let late = self.owes(seat, call);
        let early = may_lay && seat == self.table.turn && !self.table.called.contains(call);
        late || (early && self.call_may_become_due(call))
    }

    /// Whether a call is due after a single card, after several that may be laid together, or if a play that could go on
    /// ends with the cards that are left.
    fn call_may_become_due(&self, call: Call) -> bool {
        let ends = matches!(self.table.stage, Phase::More { .. }) && self.call_with(0) == Some(call);
        let together = || self.groups().iter().any(|cards| self.call_with(cards.as_slice().len()) == Some(call));
        ends || self.call_with_next_card() == Some(call) || together()
    }

    /// Whether a seat may catch another one that forgot a call (G-8).
    pub fn may_catch(&self, seat: Seat, target: Seat) -> bool {
        if !self.table.has_open_windows() {
            return false;
        }
        if seat != target && self.table.suspect.is_some_and(|suspect| suspect.seat == target) {
            return true;
        }
        let Some(owed) = self.table.owing.of(target).filter(|_| seat != target) else { return false };
        let facts = self.rules.book().calls.get_index(usize::from(owed.call.0));
        let noticed_by_others = facts.is_some_and(|(_, facts)| facts.noticed_by == NoticedBy::Others);
        noticed_by_others && self.setup.calls == Calls::Typed
    }
}

impl Legality<'_> {
    /// The kinds of card that the player on turn may lay where some are laid for others: with such a card, whatever could be
    /// laid for which it can stand.
    pub fn playable_with_stand_ins(&self, top: CardKind) -> KindSet {
        let (stage, stand_ins) = (self.table.stage, self.rules.stand_ins());
        let mut playable = self.without_barred(self.playable_at(stage, top)) - stand_ins;
        let held = self.table.kinds(self.table.turn) & stand_ins;
        let held = match stage {
            Phase::Drawn(Some(card)) => held & KindSet::from_iter([self.rules.deck().kind(card)]),
            _ => held,
        };
        for card in self.without_barred(held).iter() {
            if !self.can_stand_for(card).is_empty() {
                playable.insert(card);
            }
        }
        playable
    }

    /// The cards for which this one can be laid now by the player on turn.
    pub fn can_stand_for(&self, card: CardKind) -> KindSet {
        let (Some(stand_in), Some(top)) = (self.rules.kind(card).stands_for, self.top()) else {
            return KindSet::EMPTY;
        };
        let fitting = || self.fitting(top, self.table.turn);
        let open = match self.table.stage {
            Phase::Turn | Phase::Again | Phase::Drawn(_) => fitting(),
            Phase::More { by, .. } => fitting() & self.further_cards(by),
            stage if stage.is_answering() => self.answers(),
            _ => KindSet::EMPTY,
        };
        self.without_barred(stand_in.of & open)
    }
}

impl Legality<'_> {
    /// What is named with a card of the player's own number; nothing with one after which something is named anyway.
    #[inline]
    pub fn wish_by_number(&self, seat: Seat, card: CardKind) -> Option<WishRule> {
        let clause = self.rules.book().countdown?.clause;
        if self.rules.kind(card).wish_after().is_some() {
            return None;
        }
        let own = self.of_own_number(seat).contains(card);
        own.then_some(WishRule { what: Wished::Colour, lasts: Lasts::default(), limited: None, clause })
    }

    /// The cards that have a player's own number, and fit always for him; none where nobody has a number.
    #[inline]
    pub fn own_number(&self, seat: Seat) -> KindSet {
        if self.rules.book().countdown.is_none() { KindSet::EMPTY } else { self.of_own_number(seat) }
    }

    /// The number of a player, where each has one.
    pub fn number_of(&self, seat: Seat) -> Option<u16> {
        self.rules.book().countdown?;
        Some(score::number(self.rules, self.table, seat))
    }

    #[cold]
    fn of_own_number(&self, seat: Seat) -> KindSet {
        let (number, top) = (score::number(self.rules, self.table, seat), self.top());
        let barred = |kind: CardKind| top.is_some_and(|top| self.rules.kind(kind).not_on.0.contains(top));
        let own = |kind: &CardKind| self.rules.terms().number(*kind) == Some(number) && !barred(*kind);
        self.rules.deck().kinds().filter(own).collect()
    }

    /// The cards with which, or after which, the player on turn names something.
    #[inline]
    pub fn wishing(&self) -> KindSet {
        self.rules.wishing() | self.own_number(self.table.turn)
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
    pub fn again(&self, doing: &Resolution) -> Option<AgainEffect> {
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

impl Legality<'_> {
    /// The card for whose twin somebody is asked now.
    pub fn twin(&self) -> Option<CardKind> {
        self.table.doing.filter(|_| self.table.stage == Phase::JumpIn).map(|doing| doing.kind)
    }

    /// The twins that may be laid out of turn now.
    pub fn twins(&self) -> KindSet {
        self.twin().into_iter().collect()
    }

    /// Whether anybody could hold a card of this kind, as far as everybody knows.
    pub fn may_be_held(&self, kind: CardKind) -> bool {
        let open: CardSet = self.table.discard.as_slice().iter().copied().collect();
        !(self.rules.deck().copies(kind) - open - self.table.beside - self.rules.absent(self.setup.seats)).is_empty()
    }
}

impl Legality<'_> {
    /// What these cards would cost whoever is caught if they were no run, where they can be laid all the same.
    pub fn wrong_run(&self, cards: &[CardKind]) -> Option<WrongRun> {
        if cards.len() < 2 || !self.runs_are_caught() {
            return None;
        }
        let mut runs = self.rules.together().filter(|(rule, of)| {
            let length = (usize::from(rule.min)..=usize::from(rule.max)).contains(&cards.len());
            rule.same == Alike::Run && length && cards.iter().all(|kind| of.contains(*kind))
        });
        runs.find_map(|(rule, _)| rule.wrong_run)
    }

    /// Whether wrong runs can be laid and caught at this table (G-6).
    pub fn runs_are_caught(&self) -> bool {
        let mut rules = self.rules.book().together.values();
        self.setup.referee == Referee::Strict && rules.any(|rule| rule.wrong_run.is_some())
    }
}
