//! Queries at the table of a shedding game, tips, and predictions of a play. They never cost a turn.

use super::moves::{standing_in, too_many};
use super::reading::{Deed, Laying};
use super::telling::{due, top};
use crate::bot::Budget;
use crate::cards::{CardKind, Wish};
use crate::engine::{Calls, Dice, Game, Seat, Viewer};
use crate::games::shedding::bot::Tip;
use crate::games::shedding::engine::{
    Awaiting, IllegalReason, Move, Observation, PlayedTogether, PublicEvent, SheddingGame, View,
};
use crate::games::shedding::text::{Choices, HandCount, WhatIf};
use crate::input::{Said, TableQuestion, Value, quoted};
use crate::session::{HandLine, Question, Reply, Side};
use crate::text::{Channel, HandOrder, Line, Urgency, msg};

impl Side<'_, SheddingGame> {
    pub(super) fn ask(&self, question: TableQuestion, said: &Said) -> Option<Reply<Deed>> {
        let (view, voice, announcer) = (self.view, self.voice(), self.announcer());
        let line = match question {
            TableQuestion::Hand => return Some(self.hand(said)),
            TableQuestion::Where => return Some(self.places(said).unwrap_or_else(Reply::Refused)),
            TableQuestion::Top => match top(view) {
                Some(top) => announcer.top(top),
                None => voice.not_now(question),
            },
            TableQuestion::Can if said.variant() == "call" => return self.explain(said),
            TableQuestion::Can if self.choice_is_asked() && view.cards_to_name().is_empty() => {
                return Some(Reply::Situation);
            }
            TableQuestion::Can if view.decides() => self.what_can_be_done(),
            TableQuestion::Turn | TableQuestion::Can => return Some(Reply::Situation),
            TableQuestion::Counts => {
                let held = view.seats().map(|seat| match view.place(seat) {
                    Some(_) => HandCount::Finished,
                    None if view.has_dropped_out(seat) => HandCount::Dropped,
                    None => HandCount::Cards(view.held(seat)),
                });
                announcer.counts(&held.collect::<Vec<_>>())
            }
            TableQuestion::Piles => announcer.piles(view.pile(), view.discard().len()),
            TableQuestion::Scores => announcer.scores(view.totals(), &view.numbers()),
            TableQuestion::Pending => match view.to_act() {
                Some(seat) => {
                    let turns = self.seats_in_order().into_iter().map(|seat| (seat, view.sits_out(seat)));
                    let passed_over = turns.filter(|(_, turns)| *turns > 0);
                    announcer.pending(seat, &due(view), passed_over)
                }
                None => return Some(Reply::Situation),
            },
            TableQuestion::Bans if view.rules().matches_by_divisor() => announcer.bans_beside(&view.beside()),
            TableQuestion::Direction => announcer.direction(view.clockwise()),
            TableQuestion::Order => announcer.seating(&self.seats_in_order(), view.dealer()),
            TableQuestion::Dealer => announcer.dealer(view.dealer()),
            TableQuestion::Why if said.variant() == "onto" && !self.names_the_top(said) => return self.explain(said),
            TableQuestion::Why if said.cards().next().is_none() => {
                return Some(Reply::Told(vec![self.what_can_be_done()]));
            }
            TableQuestion::Why => self.why(said),
            TableQuestion::What => self.what(said),
            TableQuestion::Tip => return Some(self.tip()),
            TableQuestion::Bans => voice.not_now(question),
            _ => return None,
        };
        Some(Reply::Told(vec![line]))
    }

    /// True if a question names the card that is on top.
    fn names_the_top(&self, said: &Said) -> bool {
        let onto =
            said.value("onto").and_then(|value| if let Value::Card(named) = value { Some(named) } else { None });
        onto.is_none_or(|named| self.view.top().is_some_and(|top| self.kinds(named).contains(&top)))
    }

    /// Reads out the own hand, parts of it, or the hand of a player where hands are open (NN-5).
    fn hand(&self, said: &Said) -> Reply<Deed> {
        let hand = self.view.hand();
        let asked = said.choice("order").and_then(HandOrder::with_id);
        match said.variant() {
            "value" => return Reply::Told(vec![self.announcer().hand_value(&hand)]),
            "of" if said.player() != self.view.seat() => return Reply::tell(self.hand_of(said)),
            _ if said.has("card") || said.has("colour") => return Reply::tell(self.part_of_hand(said)),
            _ => {}
        }
        // Positions refer to the order that was announced last.
        let is_numbered = said.variant() == "numbers";
        let asked = if is_numbered { self.table_state.participant().asked_order } else { asked };
        let announcer = self.announcer().in_order(asked.unwrap_or(self.audience().order));
        let line = if is_numbered { announcer.numbered_hand(&hand) } else { announcer.hand(&hand) };
        Reply::Hand(HandLine { line, in_order: announcer.ordered(&hand), is_numbered }, asked)
    }

    fn hand_of(&self, said: &Said) -> Result<Line, Line> {
        let hand = said.player().and_then(|seat| Some((seat, self.view.hand_of(seat)?)));
        let (seat, hand) = hand.ok_or_else(|| self.voice().error(msg!("hands-hidden")))?;
        Ok(self.announcer().hand_of(seat, &hand))
    }

    /// Says at which places of the hand a card is; without a name, the cards that were drawn last. Positions refer to
    /// that order from then on.
    fn places(&self, said: &Said) -> Result<Reply<Deed>, Line> {
        let (hand, participant) = (self.view.hand(), self.table_state.participant());
        let mut cards = if said.has("card") { self.named_cards(said)? } else { participant.newest(&hand) };
        let asked = participant.asked_order;
        let announcer = self.announcer().in_order(asked.unwrap_or(self.audience().order));
        let in_order = announcer.ordered(&hand);
        // Of twins the last one is the newest.
        let mut places: Vec<usize> = (0..in_order.len()).rev().collect();
        places.retain(|place| {
            let found = cards.iter().position(|card| *card == in_order[*place]);
            found.map(|found| cards.remove(found)).is_some()
        });
        places.reverse();
        if places.is_empty() {
            return Err(self.voice().error(msg!("hand-place-none")));
        }
        let line = announcer.places_in_hand(&in_order, &places);
        Ok(Reply::Hand(HandLine { line, in_order, is_numbered: true }, asked))
    }

    /// Reads out the held cards that a name may mean.
    fn part_of_hand(&self, said: &Said) -> Result<Line, Line> {
        let held = self.named_cards(said)?;
        let part = self.announcer().in_order(self.audience().order).part_of_hand(&held);
        if said.variant() != "count" {
            return Ok(part);
        }
        let count = self.voice().locale.say(msg!("hand-count", count = held.len()));
        Ok(Line::of([count, part.into_text()], Channel::Hand, Urgency::Answer))
    }

    /// The held cards that a name may mean.
    fn named_cards(&self, said: &Said) -> Result<Vec<CardKind>, Line> {
        let colour = if let Some(Wish::Colour(colour)) = said.wish() { Some(colour) } else { None };
        let of_colour = |card: &CardKind| self.view.rules().deck().face(*card).colour == colour;
        let of_colour = self.view.rules().deck().kinds().filter(|card| colour.is_some() && of_colour(card));
        let kinds: Vec<CardKind> = said.cards().flat_map(|named| self.kinds(named)).chain(of_colour).collect();
        let held: Vec<CardKind> = self.view.hand().into_iter().filter(|card| kinds.contains(card)).collect();
        if held.is_empty() {
            let word = said.cards().map(|named| said.name_of(named)).collect::<Vec<_>>().join(" ");
            let word = if word.is_empty() { said.words.join(" ") } else { word };
            return Err(self.voice().error(msg!("none-held", word = quoted(&word))));
        }
        Ok(held)
    }

    /// Returns the seats in the order of play, starting with the viewer.
    fn seats_in_order(&self) -> Vec<Seat> {
        let view = self.view;
        let mut seats: Vec<_> = view.seats().collect();
        if !view.clockwise() {
            seats.reverse();
        }
        let own = seats.iter().position(|seat| Some(*seat) == view.seat()).unwrap_or(0);
        seats.rotate_left(own);
        seats
    }

    pub(super) fn what_can_be_done(&self) -> Line {
        let view = self.view;
        self.announcer().choices(Choices {
            cards: &view.playable(),
            together: &view.playable_together(),
            names: &view.cards_to_name(),
            draw: view.allows(Move::Draw),
            pass: view.allows(Move::Pass),
            challenge: view.allows(Move::Challenge),
            twin: view.twin(),
            call: view.call_due().filter(|_| view.setup().calls == Calls::Typed),
        })
    }

    pub(super) fn tip(&self) -> Reply<Deed> {
        let (view, announcer) = (self.view, self.announcer());
        if view.seat().is_none() {
            return Reply::Told(vec![self.voice().not_now(TableQuestion::Tip)]);
        }
        let line = match self.question {
            Question::Own(asked) => {
                Tip::of_wish(view, asked.card, Budget::TIP).map(|tip| announcer.tip_for_wish(&tip))
            }
            _ => Tip::of(view, Budget::TIP).map(|tip| announcer.tip(&tip)),
        };
        match line {
            Some(line) => Reply::Told(vec![line]),
            None if *self.question == Question::Stop => Reply::Told(vec![self.voice().help(msg!("stop-tip"))]),
            None => Reply::Situation,
        }
    }

    fn why(&self, said: &Said) -> Line {
        let cards = match self.asked_cards(said) {
            Ok(laying) => laying.kinds(),
            Err(line) => return line,
        };
        let (view, announcer) = (self.view, self.announcer());
        let why = match (cards.as_slice(), PlayedTogether::new(&cards)) {
            ([card], _) => view.why_not(*card),
            (_, Some(cards)) => view.refusal(Move::PlayTogether { cards, call: None }),
            _ => return too_many(self.voice()),
        };
        let missing = cards.iter().find(|card| !view.hand().contains(card));
        match (why, missing) {
            (Some(why), _) => announcer.why(&why),
            (None, Some(card)) => self.refusal(IllegalReason::NotHeld { card: *card }),
            (None, None) => announcer.fits(&cards, is_bluff(view, &cards)),
        }
    }

    /// Predicts a play by making it in a determinization of the game. Only results that are public and do not
    /// depend on hidden cards are announced.
    fn what(&self, said: &Said) -> Line {
        let laying = match self.asked_cards(said) {
            Ok(laying) => laying,
            Err(line) => return line,
        };
        let (view, announcer) = (self.view, self.announcer());
        let Some(seat) = view.seat() else { return self.voice().not_now(TableQuestion::What) };
        let dice = &mut Dice::new(self.table_state.played.seed, u64::MAX);
        let turn = view.to_act().filter(|turn| *turn != seat);
        let imagined = match turn {
            Some(turn) => match view.determinize_on_turn(dice) {
                Some(game) => game,
                None => return announcer.what_later(turn),
            },
            None => view.determinize(dice),
        };
        let told = self.what_of(imagined, seat, &laying);
        match turn {
            Some(turn) => announcer.if_on_turn(turn, &told),
            None => told,
        }
    }

    fn what_of(&self, mut game: SheddingGame, seat: Seat, laying: &Laying) -> Line {
        let announcer = self.announcer();
        let view = game.view_of(seat);
        if let Some(Err(line)) = self.naming(view, laying, None) {
            return line;
        }
        let Some((laid, moves)) = plays_of(view, laying) else { return too_many(self.voice()) };
        if let Some(why) = view.refusal(moves[0]) {
            return announcer.why(&why);
        }
        let (call, is_bluff) = (moves[0].call(), is_bluff(view, &laid));
        let mut seen = Vec::new();
        for wanted in &moves {
            match game.apply(seat, *wanted) {
                Ok(step) => seen.extend(step.seen_by(Viewer::Onlooker)),
                Err(why) => return announcer.why(&why),
            }
        }
        // Everybody declines to jump in (UH-10).
        while let Some(asked) = game.to_act().filter(|_| game.view(Viewer::Onlooker).awaits() == Awaiting::JumpIn) {
            let Ok(step) = game.apply(asked, Move::Pass) else { break };
            seen.extend(step.seen_by(Viewer::Onlooker));
        }
        let (seen, stuck) = certain(seen);
        let after = game.view_of(seat);
        announcer.what_if(&WhatIf {
            cards: &laid,
            wish: if matches!(moves[0], Move::PlayTogether { .. }) { laying.wishes().next() } else { laying.wish() },
            wishes: matches!(moves[..], [Move::Play { wish: Some(_), .. }]),
            call,
            is_bluff,
            seen: &seen,
            choice: &due(after),
            next: stuck.or(game.to_act()),
            follow: &after.playable(),
            held: after.held(seat),
        })
    }
}

fn is_bluff(view: View<'_>, cards: &[CardKind]) -> bool {
    matches!(cards, [card] if view.is_bluff(*card))
}

/// Returns the played cards and the moves, with any colour where none was typed, and with the call that is due.
fn plays_of(view: View<'_>, laying: &Laying) -> Option<(Vec<CardKind>, Vec<Move>)> {
    let kinds = laying.kinds();
    let (laid, mut moves) = match (laying.cards.as_slice(), PlayedTogether::new(&kinds)) {
        ([(card, wish)], _) => {
            let any = view.wishes_with(*card).first().copied();
            (kinds, vec![Move::Play { card: *card, wish: wish.or(any), call: None }])
        }
        (_, cards) => {
            if let Some(moves) = standing_in(view, laying, None) {
                (vec![kinds[0]], moves)
            } else {
                let together = Move::PlayTogether { cards: cards?, call: None };
                (kinds, [together].into_iter().chain(laying.wishes().next().map(Move::Choose)).collect())
            }
        }
    };
    moves[0] = moves[0].with_call(view.call_due_with(moves[0]));
    Some((laid, moves))
}

/// Removes results that depend on the cards of others: eliminations and points. Returns the seat that would be
/// next if the play may eliminate somebody.
fn certain(seen: Vec<Observation>) -> (Vec<Observation>, Option<Seat>) {
    let stuck = seen.iter().enumerate().find_map(|(at, seen)| match seen {
        Observation::Public(PublicEvent::Eliminated { seat }) => Some((at, *seat)),
        _ => None,
    });
    let without_points = |seen| match seen {
        Observation::Public(PublicEvent::Out { seat, place, .. }) => {
            PublicEvent::Out { seat, place, points: None }.into()
        }
        other => other,
    };
    let until = stuck.map_or(seen.len(), |(at, _)| at);
    (seen.into_iter().take(until).map(without_points).collect(), stuck.map(|(_, next)| next))
}
