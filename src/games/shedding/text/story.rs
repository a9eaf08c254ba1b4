//! Gathers the clauses of one step into one line.

use super::announcer::{Announcer, Between};
use super::clause::cue_of;
use crate::cards::CardKind;
use crate::engine::Seat;
use crate::games::shedding::engine::{CardMovement, Cause, Observation, Place, PublicEvent, VisibleCards};
use crate::games::shedding::rules::{AfterFinish, ImmediateEffect, Neighbour};
use crate::rules::Clause;
use crate::text::{About, Channel, Cue, Line, Message, Text, Urgency, msg};

impl Announcer<'_> {
    pub fn step(&self, seen: &[Observation]) -> Vec<Line> {
        let begins = |event: &Observation| matches!(event, Observation::Public(PublicEvent::RoundBegins { .. }));
        let (before, round) = seen.split_at(seen.iter().position(begins).unwrap_or(seen.len()));
        let mut lines: Vec<Line> = Story::of(self, before).line().into_iter().collect();
        lines.extend(self.new_hands(before));
        lines.extend(self.shown_hands(before));
        lines.extend(self.round_ends(before));
        lines.extend(self.round_begins(round));
        lines
    }

    /// Announces cards that a player drew one after another and may go on from: the last of them, and to their owner
    /// which of them fit.
    pub fn drew(&self, seen: &[Observation], playable: &[CardKind]) -> Vec<Line> {
        let own = |seen: &Observation| match seen {
            Observation::Moved(CardMovement {
                cards: VisibleCards::Cards(cards),
                to: Place::Hand(seat),
                cause: Cause::Draw,
                ..
            }) => self.is_you(*seat).then(|| (*seat, cards.clone())),
            _ => None,
        };
        let drawn = seen.iter().find_map(own);
        let mut lines = match (&drawn, seen) {
            (Some((seat, cards)), [_]) if cards.len() > 1 => {
                let last = &cards[cards.len() - 1..];
                let mut story = Story { cue: Some(Cue::Draw), ..Story::of(self, []) };
                story.about(msg!("do-draw-several", count = cards.len(), card = last; About), *seat);
                story.line().into_iter().collect()
            }
            _ => self.step(seen),
        };
        if let (Some((_, cards)), Some(line)) = (drawn, lines.last_mut()) {
            *line = line.followed_by(self.which_fit(&cards, playable));
        }
        lines
    }

    /// The consequences of the viewer's play besides the play and the call, as clauses; with the wish if it was
    /// typed.
    pub(super) fn consequence(&self, seen: &[Observation], with_wish: bool) -> Option<Text> {
        let own = |seen: &&Observation| match seen {
            Observation::Moved(CardMovement { cause: Cause::Play | Cause::JumpIn, .. }) => true,
            Observation::Public(PublicEvent::Wished { seat, .. }) => self.is_you(*seat) && !with_wish,
            Observation::Public(PublicEvent::Called { seat, .. }) => self.is_you(*seat),
            _ => false,
        };
        Story::of(self, seen.iter().filter(|seen| !own(seen))).clauses()
    }
}

enum Part {
    /// The clauses of one player.
    Does(Seat, Vec<Text>),
    /// A sentence about something else.
    Says(Text),
    /// Continues the sentence before it.
    Bare(Text),
}

pub(super) struct Story<'a> {
    pub(super) announcer: &'a Announcer<'a>,
    /// Observations that are not in a clause yet, in order.
    rest: Vec<&'a Observation>,
    callers: Vec<Seat>,
    parts: Vec<Part>,
    cue: Option<Cue>,
    pub(super) is_agreed: bool,
    after: Vec<Text>,
}

impl<'a> Story<'a> {
    pub(super) fn of(announcer: &'a Announcer<'a>, seen: impl IntoIterator<Item = &'a Observation>) -> Self {
        let rest: Vec<&Observation> = seen.into_iter().collect();
        let caller = |seen: &&Observation| match seen {
            Observation::Public(PublicEvent::Called { seat, .. }) => Some(*seat),
            _ => None,
        };
        let callers = rest.iter().filter_map(caller).collect();
        let cue = rest.iter().filter_map(|seen| cue_of(seen)).min();
        let mut story =
            Story { announcer, rest, callers, parts: Vec::new(), cue, is_agreed: false, after: Vec::new() };
        while !story.rest.is_empty() {
            match story.rest.remove(0) {
                Observation::Moved(moved) => story.moved(moved),
                Observation::Public(event) => story.add_public_event(event),
            }
        }
        story
    }

    pub(super) fn line(self) -> Option<Line> {
        let own = matches!(self.parts.first()?, Part::Does(seat, _) if self.announcer.is_you(*seat));
        let urgency = if own { Urgency::Answer } else { Urgency::Event };
        let cue = self.cue;
        Some(Line::of(self.sentences()?, Channel::Game, urgency).with_cue(cue))
    }

    pub(super) fn sentences(self) -> Option<Vec<Text>> {
        let clauses = self.clauses()?;
        let clauses = if self.is_agreed { self.announcer.say(msg!("agreed", text = clauses)) } else { clauses };
        let sentence = self.announcer.say(msg!("sentence", text = clauses));
        Some([sentence].into_iter().chain(self.after).collect())
    }

    /// Begins a new sentence where the subject changes.
    pub(super) fn clauses(&self) -> Option<Text> {
        let mut sentences: Vec<Vec<Text>> = Vec::new();
        let mut subject = None;
        for (index, part) in self.parts.iter().enumerate() {
            let (own, text) = match part {
                Part::Does(seat, does) => (Some(*seat), self.clause(*seat, does, index == 0)),
                Part::Says(text) => (None, text.clone()),
                Part::Bare(text) => (subject, text.clone()),
            };
            let continues = matches!(part, Part::Bare(_)) || own.is_some() && own == subject;
            match sentences.last_mut().filter(|_| continues) {
                Some(sentence) => sentence.push(text),
                None => sentences.push(vec![text]),
            }
            subject = own;
        }
        let locale = self.announcer.locale;
        locale.sentences(sentences.into_iter().map(|clauses| locale.join(clauses, "clauses")))
    }

    fn clause(&self, seat: Seat, does: &[Text], first: bool) -> Text {
        let actor = match (self.announcer.is_you(seat), first) {
            (true, true) if self.is_agreed => "agreed",
            (true, true) => "first",
            (true, false) => "you",
            (false, _) => "name",
        };
        let does = self.announcer.locale.join(does.iter().cloned(), "and");
        self.announcer.say(msg!("clause", actor, who = self.announcer.who(seat), does))
    }

    /// Extends the previous clause if it has the same player.
    pub(super) fn add(&mut self, seat: Seat, text: Text) {
        match self.parts.last_mut() {
            Some(Part::Does(last, does)) if *last == seat => does.push(text),
            _ => self.parts.push(Part::Does(seat, vec![text])),
        }
    }

    /// Adds to the same sentence what the next player does: "Ben deals, you begin".
    pub(super) fn go_on(&mut self, seat: Seat, text: Text) {
        if self.ends_with(seat) {
            return self.add(seat, text);
        }
        let clause = self.clause(seat, &[text], false);
        self.parts.push(Part::Bare(clause));
    }

    fn bare(&mut self, message: Message<'_>) {
        self.parts.push(Part::Bare(self.announcer.say(message)));
    }

    pub(super) fn take<T>(&mut self, pick: impl Fn(&'a Observation) -> Option<T>) -> Option<T> {
        let found = self.rest.iter().enumerate().find_map(|(index, seen)| Some((index, pick(seen)?)));
        found.map(|(index, value)| {
            self.rest.remove(index);
            value
        })
    }

    fn take_public<T>(&mut self, pick: impl Fn(&PublicEvent) -> Option<T>) -> Option<T> {
        self.take(|seen| if let Observation::Public(event) = seen { pick(event) } else { None })
    }

    pub(super) fn about(&mut self, message: Message<'_, About>, seat: Seat) {
        self.add(seat, self.announcer.about(message, seat));
    }

    pub(super) fn between(&mut self, message: Message<'_, Between>, seat: Seat, other: Seat) {
        self.add(seat, self.announcer.between(message, seat, other));
    }

    pub(super) fn say(&mut self, message: Message<'_>) {
        self.parts.push(Part::Says(self.announcer.say(message)));
    }

    fn add_public_event(&mut self, event: &PublicEvent) {
        let announcer = self.announcer;
        match event.clone() {
            PublicEvent::Reshuffled { cards } => self.say(msg!("reshuffled", count = cards)),
            PublicEvent::TurnedOver { cards } => self.say(msg!("turned-over", count = cards)),
            PublicEvent::DrewShort { seat, missing } => self.drew_short(seat, missing),
            PublicEvent::Wished { seat, wish } => self.add(seat, announcer.wish_clause(seat, wish)),
            PublicEvent::Reversed { clockwise } => self.bare(msg!("reversed", clockwise)),
            PublicEvent::DrawCancelled { .. } => self.say(msg!("draw-cancelled")),
            PublicEvent::SkipCancelled => self.say(msg!("skip-cancelled")),
            PublicEvent::DrawPending { seat, cards } => {
                self.pending(msg!("do-owe-draw", count = cards, answers = true; About), seat);
            }
            PublicEvent::SkipPending { seat, players: count @ 2.., turns: true } => {
                self.pending(msg!("do-owe-turns", count, answers = true; About), seat);
            }
            PublicEvent::SkipPending { seat, players, .. } => {
                self.pending(msg!("do-owe-skip", count = players, answers = true; About), seat);
            }
            PublicEvent::ChallengeOpen { seat, cards, answers, .. } => {
                self.pending(msg!("do-owe-challenge", count = cards, answers; About), seat);
            }
            PublicEvent::PassedOver { seat } => self.passed_over(seat),
            PublicEvent::Passed { seat } => self.about(msg!("do-pass"; About), seat),
            PublicEvent::Again { seat } => self.pending(msg!("do-again"; About), seat),
            // The turn line that follows does not say so.
            PublicEvent::Anew { seat } => self.about(msg!("do-cover"; About), seat),
            PublicEvent::More { seat, cards } => self.pending(msg!("do-more", count = cards; About), seat),
            PublicEvent::Does { by, deed, to } => self.immediate_effect(by, deed, to),
            PublicEvent::TakesColour { colour, .. } => self.bare(msg!("takes-colour", colour)),
            PublicEvent::StandsFor { card, named, .. } => {
                self.say(msg!("stands-for", card, named));
            }
            PublicEvent::SitsOut { seat, turns } => self.lose_turns(seat, turns),
            PublicEvent::CaughtRun { by, seat, clause } => {
                self.between(msg!("do-catch-run"; Between), by, seat);
                self.after.extend(clause.map(|clause| announcer.rule(clause)));
            }
            PublicEvent::BackIn { seat } => self.about(msg!("do-back-in"; About), seat),
            PublicEvent::Banned { row, in_force } => {
                self.say(msg!(if (in_force) "ban-in-force" else "ban-lifted", row));
            }
            PublicEvent::Called { seat, call } => {
                self.about(msg!("do-call", call = announcer.call(call); About), seat);
            }
            PublicEvent::Forgot { seat, call } => {
                self.about(msg!("do-forget", call = announcer.call(call); About), seat);
            }
            PublicEvent::Caught { by, seat, call } => {
                self.between(msg!("do-catch", call = announcer.call(call); Between), by, seat);
            }
            PublicEvent::Challenged { by, seat } => self.between(msg!("do-challenge"; Between), by, seat),
            PublicEvent::Judged { seat, just, .. } => {
                self.about(msg!(if (just) "do-fair" else "do-bluff"; About), seat);
            }
            PublicEvent::Agreed { agreed } => self.house_action(agreed),
            PublicEvent::Eliminated { seat } => self.about(msg!("do-stuck"; About), seat),
            PublicEvent::CalledWrongly { seat, call } => {
                self.about(msg!("do-call-wrongly", call = announcer.call(call); About), seat);
            }
            // The other players receive the points where points are good.
            PublicEvent::Fined { seat, points } => {
                let minus = announcer.rules.book.score.to.is_minus();
                self.about(msg!("do-fined", points, minus; About), seat);
            }
            PublicEvent::TooMany { seat, most } => {
                self.about(msg!("do-too-many", count = most; About), seat);
            }
            PublicEvent::WrongPlay { seat, out_of_turn, clause } => {
                self.wrong_play(seat, &[], out_of_turn, clause);
            }
            PublicEvent::Out { seat, place, points } => self.out(seat, place, points),
            PublicEvent::Numbers { numbers } => self.after.push(announcer.numbers(&numbers)),
            PublicEvent::RoundBegins { .. }
            | PublicEvent::First { .. }
            | PublicEvent::RoundEnds { .. }
            | PublicEvent::LeavesMatch { .. }
            | PublicEvent::MatchEnds { .. } => {}
        }
    }

    fn moved(&mut self, moved: &'a CardMovement<VisibleCards>) {
        let CardMovement { ref cards, from, to, cause, held } = *moved;
        match (cause, from, to) {
            (Cause::Start, ..) => self.say(msg!("start", cards = cards.cards())),
            (Cause::StartGoesBack, ..) => self.say(msg!("start-goes-back", cards = cards.cards())),
            (Cause::StartStaysUnder, ..) => self.say(msg!("start-stays-under", cards = cards.cards())),
            (Cause::Play | Cause::JumpIn, Place::Hand(seat), _) => {
                self.played(seat, cards.cards(), held, cause == Cause::Play);
            }
            (Cause::TakeBack, _, Place::Hand(seat)) => {
                self.about(msg!("do-take-back", count = cards.count(); About), seat);
            }
            (Cause::Gift | Cause::Does(ImmediateEffect::Give { .. }), Place::Hand(giver), Place::Hand(to)) => {
                self.add(giver, self.announcer.give_clause(giver, to, cards));
            }
            (Cause::Does(ImmediateEffect::Draw { .. }), _, Place::Hand(seat)) => self.draw(seat, cards),
            (Cause::Does(ImmediateEffect::Draw { .. } | ImmediateEffect::Give { .. }), ..) => {
                debug_assert!(false, "cards go from {from:?} to {to:?} because of {cause:?}");
            }
            (Cause::Does(_) | Cause::Deal | Cause::Shown | Cause::SetAside | Cause::HandsMove, ..) => {}
            (_, _, Place::Hand(seat)) => self.draw(seat, cards),
            _ => debug_assert!(false, "cards go from {from:?} to {to:?} because of {cause:?}"),
        }
    }

    /// The cards that move announce most immediate effects; these remain.
    fn immediate_effect(&mut self, by: Seat, deed: ImmediateEffect, to: Seat) {
        let message = match deed {
            ImmediateEffect::RotateHands { from } => return self.rotate_hands(from),
            ImmediateEffect::SwapHands => msg!("do-swap-hands"; Between),
            ImmediateEffect::Look => msg!("do-look"; Between),
            // Announced with the cards that move or with the lost turn.
            ImmediateEffect::Draw { .. } | ImmediateEffect::Give { .. } | ImmediateEffect::Skip => {
                return debug_assert!(false, "{deed:?} without cards");
            }
        };
        self.between(message, by, to);
    }

    fn draw(&mut self, seat: Seat, cards: &VisibleCards) {
        let (draws, named) = self.announcer.draw_clause(seat, cards);
        self.add(seat, draws);
        self.after.extend(named);
    }

    /// The play together with its wish, calls, going out and the number of cards left.
    fn played(&mut self, player: Seat, cards: &[CardKind], held: u16, in_turn: bool) {
        let wrong = self.take_public(|event| match event {
            PublicEvent::WrongPlay { seat, out_of_turn, clause } if *seat == player => Some((*out_of_turn, *clause)),
            _ => None,
        });
        if let Some((out_of_turn, clause)) = wrong {
            return self.wrong_play(player, cards, out_of_turn, clause);
        }
        let named = self.take_public(|event| match event {
            PublicEvent::StandsFor { seat, named, .. } if *seat == player => Some(*named),
            _ => None,
        });
        let wish = self.take_public(|event| match event {
            PublicEvent::Wished { seat, wish } if *seat == player => Some(*wish),
            _ => None,
        });
        for text in self.announcer.play_clauses(player, cards, wish.filter(|_| named.is_none()), in_turn) {
            self.add(player, text);
        }
        if let Some(named) = named {
            self.bare(msg!("stands-for-laid", named));
            if let Some(wish) = wish {
                self.add(player, self.announcer.wish_clause(player, wish));
            }
        }
        self.after.extend(cards.iter().filter_map(|card| self.announcer.written_on(*card)));
        let taken = self.take_public(|event| match event {
            PublicEvent::TakesColour { seat, colour } if *seat == player => Some(*colour),
            _ => None,
        });
        if let Some(colour) = taken {
            self.bare(msg!("takes-colour", colour));
        }
        let called = self.take_public(|event| match event {
            PublicEvent::Called { seat, call } if *seat == player => Some(*call),
            _ => None,
        });
        if let Some(call) = called {
            self.about(msg!("do-call", call = self.announcer.call(call); About), player);
        }
        let out = self.take_public(|event| match event {
            PublicEvent::Out { seat, place, points } if *seat == player => Some((*place, *points)),
            _ => None,
        });
        if let Some((place, points)) = out {
            self.out(player, place, points);
        } else if !self.has_call_penalty(player)
            && ((self.announcer.is_you(player) && !self.has_new_hand(player))
                || (self.announcer.is_count_announced(held) && !self.callers.contains(&player)))
        {
            self.left(held);
        }
    }

    /// The number of cards is about to change again.
    fn has_call_penalty(&self, player: Seat) -> bool {
        let to = Place::Hand(player);
        let is_own = |moved: &CardMovement<VisibleCards>| moved.to == to && moved.cause == Cause::CallPenalty;
        self.rest.iter().any(|seen| matches!(seen, Observation::Moved(moved) if is_own(moved)))
    }

    /// The number of cards is announced with the new hand.
    fn has_new_hand(&self, player: Seat) -> bool {
        let own = |moved: &CardMovement<VisibleCards>| [moved.from, moved.to].contains(&Place::Hand(player));
        let changes = |cause: Cause| match cause {
            Cause::Does(deed) => deed.changes_own_hand(),
            cause => cause == Cause::HandsMove,
        };
        let new = |moved: &CardMovement<VisibleCards>| changes(moved.cause) && own(moved);
        self.rest.iter().any(|seen| matches!(seen, Observation::Moved(moved) if new(moved)))
    }

    fn left(&mut self, held: u16) {
        let left = self.announcer.say(msg!("left", count = held));
        let last = match self.parts.last_mut() {
            Some(Part::Does(_, does)) => does.iter_mut().rev().find(|text| !text.braille.is_empty()),
            Some(Part::Says(text) | Part::Bare(text)) => Some(text),
            None => None,
        };
        if let Some(last) = last {
            last.braille = format!("{} {}", last.braille, left.braille);
        }
        self.parts.push(Part::Bare(Text { braille: String::new(), ..left }));
    }

    /// Strict referee: the card goes back to the hand.
    fn wrong_play(&mut self, player: Seat, tried: &[CardKind], out_of_turn: bool, clause: Option<Clause>) {
        let taken_back = |seen: &&'a Observation| match seen {
            Observation::Moved(CardMovement { cards, to: Place::Hand(seat), cause: Cause::TakeBack, .. })
                if *seat == player =>
            {
                Some(cards.cards())
            }
            _ => None,
        };
        let back = || self.rest.iter().find_map(taken_back).unwrap_or_default();
        let cards = if tried.is_empty() { back() } else { tried };
        self.about(msg!("do-play-wrong", cards, "out-of-turn" = out_of_turn; About), player);
        self.after.extend(clause.map(|clause| self.announcer.rule(clause)));
    }

    fn out(&mut self, seat: Seat, place: u8, points: Option<u32>) {
        // Place and points matter in games where the others play on.
        if self.announcer.rules.book.finish.then == AfterFinish::PlayOn {
            let (scored, points) = (points.is_some(), points.unwrap_or_default());
            self.about(msg!("do-out-placed", place, scored, points; About), seat);
        } else {
            self.about(msg!("do-out"; About), seat);
        }
    }

    /// Left out if the same step carries it out. The viewer reads it in the turn line, which comes next.
    fn pending(&mut self, message: Message<'_, About>, player: Seat) {
        let settled = self.rest.iter().any(|seen| match seen {
            Observation::Moved(CardMovement { to: Place::Hand(seat), cause: Cause::Effect, .. })
            | Observation::Public(PublicEvent::PassedOver { seat }) => *seat == player,
            _ => false,
        });
        if !settled && !self.announcer.is_you(player) {
            self.about(message, player);
        }
    }

    /// After drawn cards the braille form leaves it out.
    fn passed_over(&mut self, seat: Seat) {
        let mut text = self.announcer.about(msg!("do-sit-out"; About), seat);
        if self.ends_with(seat) {
            text.braille.clear();
        }
        self.add(seat, text);
    }

    /// True if the last clause has this player.
    fn ends_with(&self, seat: Seat) -> bool {
        matches!(self.parts.last(), Some(Part::Does(last, _)) if *last == seat)
    }

    /// Counts how many times the hands rotate in this step.
    fn rotate_hands(&mut self, from: Neighbour) {
        let again = |seen: &Observation| match seen {
            Observation::Public(PublicEvent::Does { deed, .. }) => *deed == ImmediateEffect::RotateHands { from },
            _ => false,
        };
        let before = self.rest.len();
        self.rest.retain(|seen| !again(seen));
        let times = 1 + before - self.rest.len();
        let from = if from == Neighbour::Right { "right" } else { "left" };
        self.say(msg!("hands-moved", from, times));
    }

    /// Left out if the same step skips the player; of several cards the last one has the total.
    fn lose_turns(&mut self, player: Seat, turns: u8) {
        let mut turns = turns;
        while let Some(in_all) = self.take_public(|event| match event {
            PublicEvent::SitsOut { seat, turns } if *seat == player => Some(*turns),
            _ => None,
        }) {
            turns = in_all;
        }
        let now = self
            .rest
            .iter()
            .any(|seen| matches!(seen, Observation::Public(PublicEvent::PassedOver { seat }) if *seat == player));
        if turns > 1 || !now {
            self.about(msg!("do-will-sit-out", count = turns; About), player);
        }
    }

    fn drew_short(&mut self, seat: Seat, missing: u16) {
        if !self.ends_with(seat) {
            self.about(msg!("do-draw-nothing"; About), seat);
        }
        self.say(msg!("short", count = missing));
    }
}
