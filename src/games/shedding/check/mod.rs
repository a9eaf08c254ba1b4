//! Examples of shedding games: from the set-up of an example to a game, and what follows from it.

mod expect;
mod file;
mod simulate;

use std::sync::Arc;

use indexmap::IndexMap;

use crate::cards::CardKind;
use crate::check::example::{Examples, FailureKind, RoundResult, Stated, Wrong, dealt, seat_of, wrong};
use crate::engine::{Chance, Dice, Game as _, NotationFault, Seat, Setup};
use crate::games::shedding::engine::{
    Awaiting, IllegalMove, Notation, Position, PositionFault, Rest, SheddingGame, Step,
};
use crate::games::shedding::rules::{Direction, Rules};
use crate::rules::{Call, Clause, Doubt};
use expect::{Expect, reason};
use file::ExampleFacts;
use simulate::doubts;

impl Examples for SheddingGame {
    type Facts = ExampleFacts;

    const TOPICS: &'static str = "hand top can what why play code draw pass enter news help tip counts card wish call catch challenge \
        answer again several last";

    const QUERIES: &'static str = "enter hand top counts can why what tip card scores pending news help legend";

    fn set_up(facts: &ExampleFacts, rules: &Arc<Rules>, then: Option<Dice>) -> Result<Self, Wrong> {
        let stated = Stated { terms: &rules.terms };
        let start = Start { facts, rules, notation: Notation::of(rules), stated };
        let of_a_round = [
            ("hands", facts.hands.is_some()),
            ("top", facts.top.is_some()),
            ("discard", facts.discard.is_some()),
            ("beside", !facts.beside.is_empty()),
            ("pile", !facts.pile.is_empty()),
            ("rest", facts.rest != Rest::Pile),
            ("turn", facts.turn.is_some()),
            ("direction", facts.direction != Direction::Clockwise),
            ("wish", facts.wish.is_some()),
            ("pending-draw", facts.pending_draw.is_some()),
            ("pending-skip", facts.pending_skip),
            ("challenge", facts.challenge.is_some()),
            ("drawn", facts.drawn),
            ("again", facts.again),
            ("more", facts.more.is_some()),
            ("owes", !facts.owes.is_empty()),
            ("exempt", !facts.exempt.is_empty()),
            ("round", facts.round.is_some()),
            ("totals", !facts.totals.is_empty()),
        ];
        match dealt(facts.deck.as_deref(), &of_a_round)? {
            Some(deck) => start.before_the_deal(deck, then),
            None => start.in_a_round(then),
        }
    }

    fn compare(&self, done: Option<&Step>, facts: &ExampleFacts, step: usize) -> Vec<Wrong> {
        Expect::new(self, done).compare(&facts.step[step])
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, String) {
        (why.clause, reason(&why.reason))
    }

    fn result_of_round(&self, _: u64) -> RoundResult {
        let view = self.view_of(Seat(0));
        let outcome = view.outcome().expect("nobody has to act only when the round is over");
        let winners = outcome.champions.unwrap_or(outcome.winners);
        let first = winners.iter().next();
        let together = first.is_some_and(|first| winners.iter().all(|winner| view.are_partners(first, winner)));
        let winners = winners.iter().filter(|_| together).collect();
        RoundResult { turns: view.turns().into(), winners, end: outcome.end }
    }

    fn doubts(rules: &Arc<Rules>, tables: &[u8]) -> Vec<Doubt> {
        doubts(rules, tables)
    }
}

struct Start<'a> {
    facts: &'a ExampleFacts,
    rules: &'a Arc<Rules>,
    notation: Notation<'a>,
    stated: Stated<'a>,
}

impl Start<'_> {
    fn setup(&self, seats: usize, field: &str) -> Result<Setup, Wrong> {
        let facts = self.facts;
        let (referee, calls) = (facts.referee, facts.calls);
        let setup = Setup { seats: u8::try_from(seats).unwrap_or(u8::MAX), referee, calls, dealer: None };
        if setup.suits(self.rules) { Ok(setup) } else { Err(wrong(field, FailureKind::Seats { seats })) }
    }

    fn before_the_deal(&self, deck: &str, then: Option<Dice>) -> Result<SheddingGame, Wrong> {
        let facts = self.facts;
        let seats = facts.seats.ok_or_else(|| wrong("seats", FailureKind::Missing))?;
        let setup = self.setup(usize::from(seats), "seats")?;
        let dealer = facts.dealer.map(|number| seat_of(number, setup.seats)).transpose();
        let setup = Setup { dealer: dealer.map_err(|fault| wrong("dealer", fault))?, ..setup };
        let deck = self.stated.whole(deck)?;
        let mut outcomes = vec![deck];
        outcomes.extend(self.stated.shuffles(&facts.shuffles)?);
        Ok(SheddingGame::before_deal(Arc::clone(self.rules), setup, Chance::stated_then(outcomes, then)))
    }

    fn in_a_round(&self, then: Option<Dice>) -> Result<SheddingGame, Wrong> {
        let facts = self.facts;
        if facts.seats.is_some() {
            return Err(wrong("seats", FailureKind::Clash { other: "hands" }));
        }
        let hands = facts.hands.as_ref().ok_or_else(|| wrong("hands", FailureKind::Missing))?;
        let setup = self.setup(hands.len(), "hands")?;
        let seat = |number: u8, field: &str| seat_of(number, setup.seats).map_err(|fault| wrong(field, fault));
        let hands = hands.iter().enumerate();
        let hands = hands.map(|(index, hand)| self.stated.cards(hand, &format!("hands.{}", index + 1)));
        let wish = facts.wish.as_deref().map(|id| self.notation.read_wish(id)).transpose();
        let dealer = facts.dealer.map_or(Ok(Seat(setup.seats - 1)), |number| seat(number, "dealer"))?;
        let position = Position {
            hands: hands.collect::<Result<_, _>>()?,
            discard: self.discard()?,
            beside: self.stated.cards(&facts.beside, "beside")?,
            pile: self.stated.cards(&facts.pile, "pile")?,
            rest: facts.rest,
            dealer,
            turn: facts.turn.map_or(Ok(Seat((dealer.0 + 1) % setup.seats)), |number| seat(number, "turn"))?,
            clockwise: facts.direction == Direction::Clockwise,
            wish: wish.map_err(|fault| wrong("wish", fault))?,
            awaits: self.awaits(setup.seats)?,
            owes: self.calls(&facts.owes, "owes", setup.seats)?,
            exempt: self.calls(&facts.exempt, "exempt", setup.seats)?,
            round: facts.round.unwrap_or(1).max(1),
            totals: facts.totals.clone(),
        };
        let hands = position.hands.concat();
        self.stated.all_exist(&[
            ("hands", &hands),
            (if self.facts.top.is_some() { "top" } else { "discard" }, &position.discard),
            ("beside", &position.beside),
            ("pile", &position.pile),
        ])?;
        let chance = Chance::stated_then(self.stated.shuffles(&facts.shuffles)?, then);
        SheddingGame::from_position(Arc::clone(self.rules), setup, &position, chance)
            .map_err(|fault| self.impossible(fault))
    }

    fn discard(&self) -> Result<Vec<CardKind>, Wrong> {
        let facts = self.facts;
        match (&facts.top, &facts.discard) {
            (Some(_), Some(_)) => Err(wrong("top", FailureKind::Clash { other: "discard" })),
            (Some(top), None) => {
                let card = self.notation.read_card(top).map_err(|fault| wrong("top", fault))?;
                Ok(vec![card])
            }
            (None, Some(cards)) => self.stated.cards(cards, "discard"),
            (None, None) => Err(wrong("top", FailureKind::Missing)),
        }
    }

    fn awaits(&self, seats: u8) -> Result<Awaiting, Wrong> {
        let facts = self.facts;
        let mut stated: Vec<(&'static str, Awaiting)> = Vec::new();
        if let Some(cards) = facts.pending_draw {
            stated.push(("pending-draw", Awaiting::AnswerDraw { cards }));
        }
        if facts.pending_skip {
            stated.push(("pending-skip", Awaiting::AnswerSkip(1)));
        }
        if let Some(challenge) = &facts.challenge {
            let against = seat_of(challenge.against, seats).map_err(|fault| wrong("challenge.against", fault))?;
            let in_force = challenge.in_force.as_deref().map(|id| self.notation.read_colour(id)).transpose();
            let in_force = in_force.map_err(|fault| wrong("challenge.in-force", fault))?;
            stated.push(("challenge", Awaiting::Challenge { against, in_force }));
        }
        if facts.drawn {
            stated.push(("drawn", Awaiting::Drawn(None)));
        }
        if facts.again {
            stated.push(("again", Awaiting::Again));
        }
        if let Some(more) = &facts.more {
            let by = self.notation.read_card(&more.by).map_err(|fault| wrong("more.by", fault))?;
            stated.push(("more", Awaiting::More { left: more.left, by }));
        }
        match stated.as_slice() {
            [] => Ok(Awaiting::Turn),
            [(_, awaits)] => Ok(*awaits),
            [(first, _), (second, _), ..] => Err(wrong(second, FailureKind::Clash { other: first })),
        }
    }

    fn calls(&self, stated: &IndexMap<u8, String>, field: &str, seats: u8) -> Result<Vec<(Seat, Call)>, Wrong> {
        let read = |(number, call): (&u8, &String)| Ok((seat_of(*number, seats)?, self.notation.read_call(call)?));
        let calls: Result<_, NotationFault> = stated.iter().map(read).collect();
        calls.map_err(|fault| wrong(field, fault))
    }

    fn impossible(&self, fault: PositionFault) -> Wrong {
        let card = |card| self.notation.card(card).to_owned();
        match fault {
            PositionFault::Seats { hands } => wrong("hands", FailureKind::Seats { seats: hands }),
            PositionFault::TooMany { card: own } => wrong("hands", FailureKind::TooMany { card: card(own) }),
            PositionFault::NotBeside { card: own } => wrong("beside", FailureKind::NotBeside { card: card(own) }),
            PositionFault::NoTop => wrong("top", FailureKind::Missing),
            PositionFault::TurnIsOut { .. } => wrong("turn", FailureKind::TurnIsOut),
            PositionFault::NotPending { top } => wrong("top", FailureKind::NotPending { top: card(top) }),
            PositionFault::Totals => wrong("totals", FailureKind::NotBySeat),
        }
    }
}
