//! Verdicts and reasons for illegal moves, found by walking the clauses.
//!
//! The masks in `legality` decide if a move is legal; a property test checks that both agree on every move.

use super::illegal_move::{IllegalMove, IllegalReason, Instead, Needs, Verdict};
use super::legality::Legality;
use super::moves::{Move, PlayedTogether};
use super::phase::Awaiting;
use crate::cards::{CardKind, KindSet, Symbol, Wish};
use crate::engine::{Calls, Seat, refuse, why};
use crate::games::shedding::rules::{AfterDraw, DrawWhen, Honest, StandIn, WishRule, Wished};
use crate::rules::{Bans, Call, Clause};

impl Legality<'_> {
    pub fn verdict(&self, seat: Seat, wanted: Move) -> Verdict {
        if self.is_legal(seat, wanted) {
            return Verdict::Legal;
        }
        let refusal = self.refusal(seat, wanted).expect("a move that is not legal has a reason");
        if self.is_wrong_play(seat, wanted, &refusal) {
            Verdict::Wrong(refusal)
        } else {
            Verdict::Impossible(refusal)
        }
    }

    /// True if the strict referee punishes the move (G-6): the player holds the cards and plays them out of turn,
    /// where they do not fit, or together although they do not belong together.
    fn is_wrong_play(&self, seat: Seat, wanted: Move, refusal: &IllegalMove) -> bool {
        if let (Move::Call(call), IllegalReason::CallNotDue { .. }) = (wanted, &refusal.reason) {
            return self.costs_as_wrong_call(seat, call);
        }
        let held = match wanted {
            Move::Play { card, .. } => self.holds(seat, card),
            Move::PlayTogether { cards, .. } => self.missing(seat, cards.as_slice()).is_none(),
            _ => false,
        };
        held && matches!(
            refusal.reason,
            IllegalReason::NotYourTurn { .. }
                | IllegalReason::DoesNotFit { .. }
                | IllegalReason::StandsForNone { .. }
                | IllegalReason::NotOn { .. }
                | IllegalReason::NotLast { .. }
                | IllegalReason::NotAmongMore { .. }
                | IllegalReason::NoBluff { .. }
                | IllegalReason::MustAnswerDraw { .. }
                | IllegalReason::MustAnswerSkip { .. }
                | IllegalReason::MustDrawOrChallenge { .. }
                | IllegalReason::OnlyTheDrawnCard { .. }
                | IllegalReason::OnlyTwin { .. }
                | IllegalReason::NotTogether { .. }
                | IllegalReason::OnlyOneCard
        )
    }

    /// True if a premature call costs a penalty: in the own turn, while a card may be played or drawn.
    fn costs_as_wrong_call(&self, seat: Seat, call: Call) -> bool {
        let costs = self.rules.call(call).is_some_and(|facts| facts.wrong_penalty > 0);
        let phase = self.table.phase;
        let plays = matches!(phase, Awaiting::Turn | Awaiting::Drawn(_) | Awaiting::Again | Awaiting::More { .. });
        costs && self.to_act() == Some(seat) && (plays || phase.is_answering()) && !self.table.ending
    }

    /// True for cards that are a run in no order: they stay until somebody catches them (N1-20).
    pub fn is_uncaught_run(&self, seat: Seat, wanted: Move) -> bool {
        let Move::PlayTogether { cards, .. } = wanted else { return false };
        let cards = cards.as_slice();
        self.to_act() == Some(seat)
            && self.table.phase == Awaiting::Turn
            && !self.belong_together_in_some_order(cards)
            && self.wrong_run(cards).is_some()
            && self.refuse_last(seat, cards, Instead::FewerCards).is_none()
    }

    fn missing(&self, seat: Seat, cards: &[CardKind]) -> Option<CardKind> {
        let held = |kind: CardKind| (self.table.hand(seat) & self.rules.deck().copies(kind)).len();
        let needed = |kind: CardKind| cards.iter().filter(|other| **other == kind).count();
        cards.iter().copied().find(|kind| held(*kind) < needed(*kind))
    }

    pub fn refusal(&self, seat: Seat, wanted: Move) -> Option<IllegalMove> {
        match wanted {
            Move::Call(call) => return self.refuse_call(seat, call),
            Move::Catch(target) => return self.refuse_catch(seat, target),
            Move::Agree(agreed) => return self.refuse_agreement(agreed),
            _ => {}
        }
        match self.table.phase {
            Awaiting::RoundOver if wanted == Move::Deal => return None,
            Awaiting::RoundOver | Awaiting::MatchOver => return self.choice_first(),
            _ if wanted == Move::Deal => return refuse(IllegalReason::RoundNotOver, None),
            _ if !self.table.playing.contains(seat) => return refuse(IllegalReason::OutOfTheRound, None),
            _ => {}
        }
        let missing = match wanted {
            Move::Play { card, .. } | Move::Give(card) => Some(card).filter(|card| !self.holds(seat, *card)),
            Move::PlayTogether { cards, .. } => self.missing(seat, cards.as_slice()),
            _ => None,
        };
        if let Some(card) = missing {
            return refuse(IllegalReason::NotHeld { card }, Some(Clause::general(5)));
        }
        if seat != self.table.turn {
            let clause = self.rules.book.wrong_play.clause.unwrap_or(Clause::general(6));
            return refuse(IllegalReason::NotYourTurn { turn: self.table.turn }, Some(clause));
        }
        match wanted {
            Move::Play { card, wish, call } => self.refuse_play(seat, card, wish, call),
            Move::PlayTogether { cards, call } => self.refuse_together(seat, cards, call),
            Move::Draw => self.refuse_draw(),
            Move::Pass => self.refuse_pass(),
            Move::Challenge => match self.table.phase {
                Awaiting::Challenge { .. } => None,
                _ => refuse(IllegalReason::NothingToChallenge, None),
            },
            Move::Choose(wish) => match self.table.phase {
                Awaiting::NameColour | Awaiting::NameWish if self.choices().contains(&wish) => None,
                Awaiting::NameColour | Awaiting::NameWish => self.choice_first(),
                _ => refuse(IllegalReason::NothingToChoose, None),
            },
            Move::StandFor(card) => match self.table.phase {
                Awaiting::NameCard if self.table.standing.contains(card) => None,
                Awaiting::NameCard => refuse(IllegalReason::CannotStandFor { card }, self.choice_clause()),
                _ => refuse(IllegalReason::NothingStandsIn, None),
            },
            Move::ChoosePlayer(chosen) => match self.table.phase {
                Awaiting::NamePlayer if self.candidates().contains(chosen) => None,
                Awaiting::NamePlayer if chosen == seat => refuse(IllegalReason::ChooseAnother, self.choice_clause()),
                Awaiting::NamePlayer => refuse(IllegalReason::CannotBeChosen { seat: chosen }, self.choice_clause()),
                _ => refuse(IllegalReason::NobodyToChoose, None),
            },
            Move::Give(_) => match self.table.phase {
                Awaiting::Give { .. } => None,
                _ => refuse(IllegalReason::NothingToGive, None),
            },
            Move::Call(_) | Move::Catch(_) | Move::Deal | Move::Agree(_) => None,
        }
    }

    /// The reason if something must be chosen first, or nobody has to decide.
    fn choice_first(&self) -> Option<IllegalMove> {
        let reason = match self.table.phase {
            Awaiting::NameColour | Awaiting::NameWish => {
                let rank = matches!(self.choices().first(), Some(Wish::Symbol(_)));
                IllegalReason::MustChoose { what: if rank { Wished::Symbol } else { Wished::Colour } }
            }
            Awaiting::NameCard => IllegalReason::MustStandFor { card: self.top()? },
            Awaiting::NamePlayer => IllegalReason::MustChoosePlayer,
            Awaiting::Give { to, .. } => IllegalReason::MustGive { to },
            Awaiting::RoundOver => return refuse(IllegalReason::RoundOver, None),
            Awaiting::MatchOver => return refuse(IllegalReason::MatchOver, None),
            _ => return None,
        };
        refuse(reason, self.choice_clause())
    }

    fn refuse_play(&self, seat: Seat, card: CardKind, wish: Option<Wish>, call: Option<Call>) -> Option<IllegalMove> {
        if let Some(refusal) = self.refuse_card(seat, card) {
            return Some(refusal);
        }
        match (self.wishes_with(seat, card), wish) {
            (Some(effect), None) => return refuse(IllegalReason::WishMissing { card }, effect.clause),
            (Some(effect), Some(wish)) if !self.rules.wishable(effect).contains(&wish) => {
                let wishes = self.rules.wishable(effect);
                let limited = self.rules.wishable(WishRule { limited: None, ..effect }).contains(&wish);
                let not_this = IllegalReason::NotToWish { card, wishes: wishes.to_vec() };
                return refuse(if limited { not_this } else { IllegalReason::WishMissing { card } }, effect.clause);
            }
            (None, Some(_)) => {
                let later = self.rules.kind(card).wish_after();
                let reason =
                    if later.is_some() { IllegalReason::WishLater { card } } else { IllegalReason::NoWish { card } };
                return refuse(reason, later.and_then(|wish| wish.clause));
            }
            _ => {}
        }
        self.refuse_call_with(seat, 1, call)
    }

    fn refuse_call_with(&self, seat: Seat, cards: usize, call: Option<Call>) -> Option<IllegalMove> {
        let call = call?;
        if self.setup.calls == Calls::Automatic {
            return refuse(IllegalReason::CallsAreAutomatic, Some(Clause::general(7)));
        }
        (!self.may_go_with_cards(seat, Some(call), cards)).then(|| self.not_called(call, false))
    }

    fn refuse_together(&self, seat: Seat, cards: PlayedTogether, call: Option<Call>) -> Option<IllegalMove> {
        let cards = self.in_order(cards);
        let cards = cards.as_slice();
        if let Some(refusal) = self.refuse_card(seat, cards[0]) {
            return Some(refusal);
        }
        let clause = self.together_clause(cards);
        if !self.may_play_several() {
            return refuse(IllegalReason::OnlyOneCard, clause);
        }
        if !self.belong_together(cards) {
            return refuse(IllegalReason::NotTogether { cards: cards.to_vec() }, clause);
        }
        let last = self.refuse_last(seat, cards, Instead::FewerCards);
        last.or_else(|| self.refuse_call_with(seat, cards.len(), call))
    }

    /// The reason if these are the last cards of the hand, and the top one must not be the last.
    fn refuse_last(&self, seat: Seat, cards: &[CardKind], instead: Instead) -> Option<IllegalMove> {
        let card = *cards.last()?;
        let because = self.rules.kind(card).not_last?;
        let all = usize::from(self.table.held(seat)) == cards.len();
        all.then(|| why(IllegalReason::NotLast { card, instead }, because.clause))
    }

    /// The reason why a held card cannot be played, clause by clause. For a seat that is not on turn: as if it were.
    pub fn refuse_card(&self, seat: Seat, card: CardKind) -> Option<IllegalMove> {
        match self.rules.kind(card).stands_for {
            Some(stand_in) => self.refuse_stand_in(seat, card, &stand_in),
            None => self.refuse_card_as(seat, card, card),
        }
    }

    pub fn refuse_card_as(&self, seat: Seat, held: CardKind, card: CardKind) -> Option<IllegalMove> {
        let (table, rules) = (self.table, self.rules);
        let top = self.top()?;
        let deck = rules.deck();
        let kinds = |answers: KindSet| answers.iter().collect::<Vec<_>>();
        match table.phase {
            Awaiting::Turn | Awaiting::Again | Awaiting::Drawn(_) => {
                if let Some(refusal) = self.refuse_fit(seat, card, top) {
                    return Some(refusal);
                }
                if let (Awaiting::Drawn(Some(drawn)), true) = (table.phase, seat == table.turn) {
                    let drawn = deck.kind(drawn);
                    if drawn != held {
                        return refuse(IllegalReason::OnlyTheDrawnCard { drawn }, self.then_clause());
                    }
                }
            }
            Awaiting::More { by, .. } => {
                if !self.further_cards(by).contains(card) {
                    return refuse(IllegalReason::NotAmongMore { card }, self.again_clause());
                }
                if let Some(refusal) = self.refuse_fit(seat, card, top) {
                    return Some(refusal);
                }
            }
            Awaiting::AnswerDraw { .. } | Awaiting::Challenge { .. } => {
                let (draw, cards) = (self.pending_draw()?, self.pending_cards());
                let open = matches!(table.phase, Awaiting::Challenge { .. });
                if open && (table.ending || draw.answers.is_empty()) {
                    return refuse(IllegalReason::MustDrawOrChallenge { cards }, draw.clause);
                }
                let answers = self.answering(draw.answers, draw.share);
                if !answers.contains(card) {
                    let answers = kinds(answers);
                    return refuse(IllegalReason::MustAnswerDraw { card, cards, answers }, draw.clause);
                }
            }
            Awaiting::AnswerSkip(_) => {
                let skip = self.pending_skip()?;
                let answers = self.answering(skip.answers, skip.share);
                if !answers.contains(card) {
                    return refuse(IllegalReason::MustAnswerSkip { card, answers: kinds(answers) }, skip.clause);
                }
            }
            Awaiting::JumpIn if self.twin() == Some(card) => {}
            Awaiting::JumpIn => return self.refuse_but_twin(),
            _ => return self.choice_first(),
        }
        let forbidden = |honest: &Honest| !honest.bluffing && !table.phase.is_answering();
        let bluff =
            |honest: &Honest| forbidden(honest) && rules.breaks(*honest, table.hand(seat), self.colour_in_force());
        if let Some(honest) = rules.kind(card).honest.filter(bluff) {
            return refuse(IllegalReason::NoBluff { card }, honest.clause);
        }
        self.refuse_last(seat, &[card], self.instead_of_a_card())
    }

    fn refuse_but_twin(&self) -> Option<IllegalMove> {
        let clause = self.rules.book.jump_in.as_ref().and_then(|jump| jump.clause);
        refuse(IllegalReason::OnlyTwin { card: self.twin()? }, clause)
    }

    pub fn instead_of_a_card(&self) -> Instead {
        match self.table.phase {
            Awaiting::Turn if self.may_ever_draw() => Instead::Draw,
            Awaiting::AnswerDraw { .. } | Awaiting::Challenge { .. } => Instead::Draw,
            _ => Instead::Pass,
        }
    }

    fn refuse_fit(&self, seat: Seat, card: CardKind, top: CardKind) -> Option<IllegalMove> {
        let (rules, wish) = (self.rules, self.table.wish);
        let (deck, rule) = (rules.deck(), rules.kind(card));
        let (own, other) = (deck.face(card), deck.face(top));
        let (colour, symbol) = rules.asked_for(other, wish);
        let (blocked, rows) =
            self.rows_of(top).into_iter().partition(|row| rules.rows.is_banned(self.table.bans, *row));
        let one = self.fitting_one(top);
        let needs = Needs { colour, wished: wish.is_some(), symbol, own: self.number_of(seat), one, rows, blocked };
        let (not_on, clause) = rule.not_on;
        if not_on.contains(top) {
            return refuse(IllegalReason::NotOn { card, top, needs }, clause);
        }
        let by_colour = own.colour.is_some() && own.colour == needs.colour;
        let by_row = rules.shares_row(card, top, wish, self.table.bans);
        let by_number = self.own_number(seat).contains(card);
        let fits = by_colour || by_row || by_number || symbol == Some(own.symbol);
        if fits || rules.fits_anyhow(card, top, wish, self.table.bans) {
            return None;
        }
        let wish_clause = wish.and_then(|_| self.wish_clause(top));
        let clause = wish_clause.or(self.ban_between(card, top)).or(rules.book.matching.clause);
        refuse(IllegalReason::DoesNotFit { card, needs }, clause)
    }

    /// The clause of the wish in force: of the top card, or of any card with a lasting wish.
    fn wish_clause(&self, top: CardKind) -> Option<Clause> {
        let of = |kind| self.rules.kind(kind).wish.and_then(|wish| wish.clause);
        let lasting = || self.rules.deck().kinds().filter(|_| self.table.wish_until.is_some()).find_map(of);
        of(top).or_else(lasting)
    }

    /// The clause of the ban that keeps a card from fitting (NN-4).
    fn ban_between(&self, card: CardKind, top: CardKind) -> Option<Clause> {
        let (table, rules) = (self.table, self.rules);
        if !rules.shares_row(card, top, table.wish, Bans::default()) {
            return None;
        }
        rules.deck().kinds_in(table.beside).find_map(|kind| rules.kind(kind).ban?.clause)
    }

    /// The symbol that counts as 1 and fits on a number, while numbers count (NN-2).
    fn fitting_one(&self, top: CardKind) -> Option<Symbol> {
        let deck = self.rules.deck();
        let number = |kind| deck.symbol_name(deck.face(kind).symbol).number;
        let counts = self.rules.matches_by_divisor() && self.table.wish.is_none() && number(top).is_some();
        let one = deck.kinds().find(|kind| counts && number(*kind) == Some(1));
        one.map(|kind| deck.face(kind).symbol)
    }

    /// The rows that contain the number of a card, banned or not, while numbers count.
    fn rows_of(&self, top: CardKind) -> Vec<u16> {
        let deck = self.rules.deck();
        let number = deck.symbol_name(deck.face(top).symbol).number;
        let Some(number) = number.filter(|_| self.rules.matches_by_divisor() && self.table.wish.is_none()) else {
            return Vec::new();
        };
        self.rules.rows.free(Bans::default()).filter(|row| number % row == 0).collect()
    }

    fn refuse_draw(&self) -> Option<IllegalMove> {
        let drawing = &self.rules.book.drawing;
        match self.table.phase {
            Awaiting::AnswerDraw { .. } | Awaiting::Challenge { .. } => None,
            Awaiting::AnswerSkip(_) => refuse(IllegalReason::MustSitOut, self.pending_skip()?.clause),
            Awaiting::JumpIn => self.refuse_but_twin(),
            Awaiting::Drawn(_) => refuse(IllegalReason::AlreadyDrew, self.then_clause()),
            Awaiting::Again | Awaiting::More { .. } => refuse(IllegalReason::AlreadyDrew, self.again_clause()),
            Awaiting::Turn => {
                if drawing.when == DrawWhen::Never {
                    return refuse(IllegalReason::NoDrawing, drawing.clause);
                }
                if !self.table.can_draw(self.rules) {
                    return refuse(IllegalReason::NothingToDraw, Some(Clause::general(4)));
                }
                match (drawing.when, self.must_play()) {
                    (DrawWhen::CannotPlay, Some(card)) => refuse(IllegalReason::MustPlay { card }, drawing.clause),
                    _ => None,
                }
            }
            _ => self.choice_first(),
        }
    }

    pub fn then_clause(&self) -> Option<Clause> {
        let drawing = self.rules.book.drawing;
        match (drawing.then, drawing.until_playable) {
            (AfterDraw::TurnEnds, Some(because)) => because.clause,
            _ => drawing.then_clause,
        }
    }

    fn choice_clause(&self) -> Option<Clause> {
        match (self.table.phase, self.table.resolution) {
            (Awaiting::Give { .. }, _) if self.table.interrupted.is_some() => Some(Clause::general(15)),
            // The effect that gives cards is the previous one.
            (Awaiting::Give { .. }, Some(resolution)) => resolution.before(self.rules)?.clause(),
            (Awaiting::NameCard, Some(resolution)) => self.rules.kind(resolution.kind).stands_for?.clause,
            (Awaiting::NameWish | Awaiting::NamePlayer, Some(resolution)) => resolution.act(self.rules)?.clause(),
            _ => self.rules.kind(self.top()?).start.clause,
        }
    }

    fn again_clause(&self) -> Option<Clause> {
        if let Awaiting::More { by, .. } = self.table.phase {
            return self.rules.kind(by).more.and_then(|more| more.clause);
        }
        let own = self.last_played().find_map(|kind| {
            let rule = self.rules.kind(kind);
            let again = rule.again.and_then(|again| again.clause);
            again.or(rule.reverse.and_then(|reverse| reverse.clause))
        });
        own.or_else(|| self.rules.book.matching.doubly_again.and_then(|again| again.clause))
    }

    fn refuse_pass(&self) -> Option<IllegalMove> {
        let drawing = &self.rules.book.drawing;
        match self.table.phase {
            Awaiting::Drawn(Some(_)) if self.must_play_drawn(self.playable()) => {
                let card = self.playable().first()?;
                refuse(IllegalReason::MustPlay { card }, drawing.then_clause)
            }
            Awaiting::Drawn(_)
            | Awaiting::Again
            | Awaiting::More { .. }
            | Awaiting::AnswerSkip(_)
            | Awaiting::JumpIn => None,
            Awaiting::AnswerDraw { cards } => {
                let clause = self.pending_draw().and_then(|draw| draw.clause);
                refuse(IllegalReason::MustDraw { cards, goes_on: false }, clause)
            }
            Awaiting::Challenge { .. } => {
                let cards = self.pending_cards();
                refuse(IllegalReason::MustDrawOrChallenge { cards }, self.pending_draw()?.clause)
            }
            Awaiting::Turn if drawing.lets_pass(self.may_ever_draw()) => None,
            Awaiting::Turn if self.may_ever_draw() => {
                let must_play = self.must_play().filter(|_| drawing.when == DrawWhen::CannotPlay);
                let goes_on = drawing.then == AfterDraw::TurnGoesOn && drawing.at_most.is_none();
                let must_draw = IllegalReason::MustDraw { cards: u16::from(drawing.cards), goes_on };
                refuse(must_play.map_or(must_draw, |card| IllegalReason::MustPlay { card }), drawing.clause)
            }
            Awaiting::Turn => {
                let card = self.must_play()?;
                Some(match drawing.when {
                    DrawWhen::Never => why(IllegalReason::MustPlay { card }, drawing.stuck_clause.or(drawing.clause)),
                    _ => why(IllegalReason::MustPlayNothingToDraw { card }, Some(Clause::general(4))),
                })
            }
            _ => self.choice_first(),
        }
    }

    pub fn refuse_stand_in(&self, seat: Seat, card: CardKind, stand_in: &StandIn) -> Option<IllegalMove> {
        if self.table.phase == Awaiting::JumpIn {
            // Only the twin itself may be played out of turn, no stand-in (UH-10).
            return self.refuse_card_as(seat, card, card);
        }
        let possible = |kind: CardKind| self.refuse_card_as(seat, card, kind).is_none();
        if stand_in.of.iter().any(possible) {
            return self.refuse_last(seat, &[card], self.instead_of_a_card());
        }
        match self.table.phase {
            Awaiting::Drawn(Some(drawn)) if seat == self.table.turn && self.rules.deck().kind(drawn) != card => {
                let drawn = self.rules.deck().kind(drawn);
                refuse(IllegalReason::OnlyTheDrawnCard { drawn }, self.then_clause())
            }
            Awaiting::Turn | Awaiting::Again | Awaiting::Drawn(_) | Awaiting::More { .. } => {
                refuse(IllegalReason::StandsForNone { card }, stand_in.clause)
            }
            _ => self.refuse_card_as(seat, card, card),
        }
    }

    fn not_called(&self, call: Call, done: bool) -> IllegalMove {
        let facts = self.rules.call(call);
        let at = facts.map_or(0, |facts| facts.at);
        let reason = if self.table.called.contains(call) {
            IllegalReason::AlreadyCalled { call }
        } else {
            IllegalReason::CallNotDue { call, at, done }
        };
        why(reason, facts.and_then(|facts| facts.clause))
    }

    pub fn refuse_call(&self, seat: Seat, call: Call) -> Option<IllegalMove> {
        if self.setup.calls == Calls::Automatic {
            return refuse(IllegalReason::CallsAreAutomatic, Some(Clause::general(7)));
        }
        // The call of the current hand size was made, or is not needed.
        let done = self.rules.call_at(self.table.held(seat)) == Some(call);
        (!self.may_call(seat, call)).then(|| self.not_called(call, done))
    }

    pub fn refuse_catch(&self, seat: Seat, target: Seat) -> Option<IllegalMove> {
        let general = Some(Clause::general(8));
        if self.may_catch(seat, target) {
            return None;
        }
        let runs = self.runs_are_caught();
        if !runs && self.setup.calls == Calls::Automatic {
            return refuse(IllegalReason::CallsAreAutomatic, Some(Clause::general(7)));
        }
        if !runs && !self.rules.calls_are_caught() {
            return refuse(IllegalReason::NoCatching, general);
        }
        if seat == target {
            let owes = !runs && self.table.due_calls[seat.index()].is_some();
            return refuse(IllegalReason::NotYourself { owes }, general);
        }
        refuse(IllegalReason::NothingToCatch { seat: target }, general)
    }
}
