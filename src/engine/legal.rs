//! What is within the rules, by masks: the fast side of the referee, which says only yes or no.

use super::judge::Legality;
use super::moves::{Call, Move};
use super::seat::Seat;
use super::setup::Calls;
use super::stage::Phase;
use crate::cards::{CardKind, KindSet, Wish};
use crate::rules::book::{AfterDraw, DrawWhen, NoticedBy, SkipGrowth};

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
    fn may_draw_instead(&self, playable: KindSet) -> bool {
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

    /// What the player on turn may do instead of laying one of the cards that may be laid.
    #[inline]
    pub fn without_a_card(&self, playable: KindSet) -> &'static [Move] {
        if matches!(self.table.stage, Phase::Turn) && self.may_ever_draw() {
            return match (self.may_draw_instead(playable), self.rules.book().drawing.lets_pass(true)) {
                (true, false) => &[Move::Draw],
                (true, true) => &[Move::Draw, Move::Pass],
                (false, true) => &[Move::Pass],
                (false, false) => &[],
            };
        }
        self.without_drawing(playable)
    }

    /// The same where nobody draws by choice.
    #[inline(never)]
    fn without_drawing(&self, playable: KindSet) -> &'static [Move] {
        match self.table.stage {
            Phase::Turn if playable.is_empty() || self.rules.book().drawing.lets_pass(false) => &[Move::Pass],
            Phase::Drawn(Some(_)) if self.must_lay_drawn(playable) => &[],
            Phase::Drawn(_) | Phase::Again | Phase::More { .. } | Phase::AnswerSkip(_) | Phase::JumpIn => {
                &[Move::Pass]
            }
            Phase::AnswerDraw(_) => &[Move::Draw],
            Phase::Challenge { .. } => &[Move::Draw, Move::Challenge],
            Phase::Turn
            | Phase::NameColour
            | Phase::NameWish
            | Phase::NameCard
            | Phase::NamePlayer
            | Phase::Give { .. }
            | Phase::RoundOver
            | Phase::MatchOver => &[],
        }
    }

    /// What a seat that has to decide can decide, calls apart, in a fixed order: cards by deck order, then the rest.
    pub fn decisions(&self, seat: Seat, moves: &mut Vec<Move>) {
        moves.clear();
        if self.to_act() != Some(seat) {
            return;
        }
        let playable = self.playable();
        self.plays(playable, None, moves);
        self.group_moves(false, moves);
        moves.extend(self.without_a_card(playable));
        match self.table.stage {
            Phase::NameColour | Phase::NameWish => moves.extend(self.choices().iter().copied().map(Move::Choose)),
            Phase::NameCard => moves.extend(self.table.standing.iter().map(Move::StandFor)),
            Phase::NamePlayer => moves.extend(self.candidates().iter().map(Move::ChoosePlayer)),
            Phase::Give { .. } => moves.extend(self.table.kinds(seat).iter().map(Move::Give)),
            _ => {}
        }
    }

    /// All legal moves of a seat, in a fixed order: decisions, then whatever has to do with calls.
    pub fn legal_moves(&self, seat: Seat, moves: &mut Vec<Move>) {
        self.decisions(seat, moves);
        if self.table.stage == Phase::RoundOver {
            moves.push(Move::Deal);
        }
        if self.to_act() == Some(seat) {
            let late = self.table.owing.of(seat).map(|owed| owed.call);
            let due = self.call_with_next_card();
            for call in due.into_iter().chain(late.filter(|late| due != Some(*late))) {
                self.plays(self.playable(), Some(call), moves);
            }
            self.group_moves(true, moves);
        }
        let calls = (0..self.rules.book().calls.len()).filter_map(|index| u8::try_from(index).ok()).map(Call);
        moves.extend(calls.filter(|call| self.may_call(seat, *call)).map(Move::Call));
        let targets = Seat::all(self.setup.seats).filter(|target| self.may_catch(seat, *target));
        moves.extend(targets.map(Move::Catch));
    }

    fn plays(&self, playable: KindSet, call: Option<Call>, moves: &mut Vec<Move>) {
        if (playable & self.wishing()).is_empty() {
            moves.extend(playable.iter().map(|card| Move::Play { card, wish: None, call }));
            return;
        }
        for card in playable.iter() {
            match self.wishes_of(self.table.turn, card) {
                Some(wishes) => moves.extend(wishes.iter().map(|wish| Move::Play { card, wish: Some(*wish), call })),
                None => moves.push(Move::Play { card, wish: None, call }),
            }
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
