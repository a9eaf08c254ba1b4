//! From the set-up of an example to a shedding game.

use std::sync::Arc;

use super::file::{CallsWord, DirectionWord, ExampleFacts, RefereeWord, RestWord};
use crate::cards::CardKind;
use crate::check::example::{FailureKind, Stated, Wrong, dealt, seat_of, wrong};
use crate::engine::{Calls, Chance, NotationFault, Referee, Seat, Setup, Shuffled};
use crate::games::shedding::engine::Notation;
use crate::games::shedding::engine::{Awaiting, Position, PositionFault, Rest, SheddingGame};
use crate::rules::{Call, Rules};

pub(super) fn set_up(
    facts: &ExampleFacts,
    rules: &Arc<Rules>,
    chance: impl FnOnce(Vec<Shuffled>) -> Chance,
) -> Result<SheddingGame, Wrong> {
    let start = Start { facts, rules, notation: Notation::of(rules) };
    let of_a_round = [
        ("hands", facts.hands.is_some()),
        ("top", facts.top.is_some()),
        ("discard", facts.discard.is_some()),
        ("beside", !facts.beside.is_empty()),
        ("pile", !facts.pile.is_empty()),
        ("rest", facts.rest != RestWord::Pile),
        ("turn", facts.turn.is_some()),
        ("direction", facts.direction != DirectionWord::Clockwise),
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
        Some(deck) => start.before_the_deal(deck, chance),
        None => start.in_a_round(chance),
    }
}

struct Start<'a> {
    facts: &'a ExampleFacts,
    rules: &'a Arc<Rules>,
    notation: Notation<'a>,
}

impl Start<'_> {
    fn setup(&self, seats: usize, field: &str) -> Result<Setup, Wrong> {
        let facts = self.facts;
        let setup = Setup {
            seats: u8::try_from(seats).unwrap_or(u8::MAX),
            referee: match facts.referee {
                RefereeWord::Kind => Referee::Kind,
                RefereeWord::Strict => Referee::Strict,
            },
            calls: match facts.calls {
                CallsWord::Typed => Calls::Typed,
                CallsWord::Automatic => Calls::Automatic,
            },
            dealer: None,
        };
        if setup.suits(self.rules) { Ok(setup) } else { Err(wrong(field, FailureKind::Seats { seats })) }
    }

    fn before_the_deal(
        &self,
        deck: &str,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<SheddingGame, Wrong> {
        let facts = self.facts;
        let seats = facts.seats.ok_or_else(|| wrong("seats", FailureKind::Missing))?;
        let setup = self.setup(usize::from(seats), "seats")?;
        let dealer = facts.dealer.map(|number| seat_of(number, setup.seats)).transpose();
        let setup = Setup { dealer: dealer.map_err(|fault| wrong("dealer", fault))?, ..setup };
        let deck = self.stated().whole(deck)?;
        let mut outcomes = vec![deck];
        outcomes.extend(self.shuffles()?);
        Ok(SheddingGame::with_chance(Arc::clone(self.rules), setup, chance(outcomes)))
    }

    fn stated(&self) -> Stated<'_> {
        Stated { terms: self.rules.terms() }
    }

    fn shuffles(&self) -> Result<Vec<Shuffled>, Wrong> {
        self.stated().shuffles(&self.facts.shuffles)
    }

    fn cards(&self, text: &str, field: &str) -> Result<Vec<CardKind>, Wrong> {
        self.stated().cards(text, field)
    }

    fn in_a_round(&self, chance: impl FnOnce(Vec<Shuffled>) -> Chance) -> Result<SheddingGame, Wrong> {
        let facts = self.facts;
        if facts.seats.is_some() {
            return Err(wrong("seats", FailureKind::Clash { other: "hands" }));
        }
        let hands = facts.hands.as_ref().ok_or_else(|| wrong("hands", FailureKind::Missing))?;
        let setup = self.setup(hands.len(), "hands")?;
        let seat = |number: u8, field: &str| seat_of(number, setup.seats).map_err(|fault| wrong(field, fault));
        let hands = hands.iter().enumerate();
        let hands = hands.map(|(index, hand)| self.cards(hand, &format!("hands.{}", index + 1)));
        let wish = facts.wish.as_deref().map(|id| self.notation.read_wish(id)).transpose();
        let dealer = facts.dealer.map_or(Ok(Seat(setup.seats - 1)), |number| seat(number, "dealer"))?;
        let position = Position {
            hands: hands.collect::<Result<_, _>>()?,
            discard: self.discard()?,
            beside: self.cards(&facts.beside, "beside")?,
            pile: self.cards(&facts.pile, "pile")?,
            rest: match facts.rest {
                RestWord::Pile => Rest::Pile,
                RestWord::Aside => Rest::Aside,
            },
            dealer,
            turn: facts.turn.map_or(Ok(Seat((dealer.0 + 1) % setup.seats)), |number| seat(number, "turn"))?,
            clockwise: facts.direction == DirectionWord::Clockwise,
            wish: wish.map_err(|fault| wrong("wish", fault))?,
            awaits: self.awaits(setup.seats)?,
            owes: self.calls(&facts.owes, "owes", setup.seats)?,
            exempt: self.calls(&facts.exempt, "exempt", setup.seats)?,
            round: facts.round.unwrap_or(1).max(1),
            totals: facts.totals.clone(),
        };
        let hands = position.hands.concat();
        self.stated().all_exist(&[
            ("hands", &hands),
            (if self.facts.top.is_some() { "top" } else { "discard" }, &position.discard),
            ("beside", &position.beside),
            ("pile", &position.pile),
        ])?;
        let chance = chance(self.shuffles()?);
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
            (None, Some(cards)) => self.cards(cards, "discard"),
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
            stated.push(("pending-skip", Awaiting::AnswerSkip));
        }
        if let Some(challenge) = &facts.challenge {
            let against = seat_of(challenge.against, seats).map_err(|fault| wrong("challenge.against", fault))?;
            let in_force = challenge.in_force.as_deref().map(|id| self.notation.read_colour(id)).transpose();
            let in_force = in_force.map_err(|fault| wrong("challenge.in-force", fault))?;
            stated.push(("challenge", Awaiting::Challenge { against, in_force }));
        }
        if facts.drawn {
            stated.push(("drawn", Awaiting::Drawn));
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

    fn calls(
        &self,
        stated: &indexmap::IndexMap<u8, String>,
        field: &str,
        seats: u8,
    ) -> Result<Vec<(Seat, Call)>, Wrong> {
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
