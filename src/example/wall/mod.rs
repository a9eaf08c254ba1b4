//! Examples of wall games.

mod expect;
mod file;
mod telling;

use std::sync::Arc;

use super::deck::Stated;
use super::failure::FailureKind;
use super::run::{Trial, came_out};
use super::start::{Wrong, seat_of, wrong};
use crate::engine::Chance;
use crate::engine::wall::{Game, Party, Position, PositionFault};
use crate::notation::Written as _;
use crate::notation::wall::Notation;
use crate::rules::wall::Rules;
use expect::expect;
use file::PartWord;

pub(super) use file::{ExampleFacts, StepFacts};

/// How many sit at the table unless the example says otherwise.
const USUAL_SEATS: u8 = 2;

/// The game at the beginning of an example, in which nothing but the stated chance happens.
pub(super) fn begin(facts: &ExampleFacts, rules: &Arc<Rules>) -> Result<Game, Wrong> {
    let seats = facts.seats.unwrap_or(USUAL_SEATS);
    if !rules.seats().contains(&seats) {
        return Err(wrong("seats", FailureKind::Seats { seats: seats.into() }));
    }
    let stated = Stated { terms: rules.terms() };
    match (&facts.deck, &facts.stacks) {
        (Some(deck), None) => {
            let of_a_game = [
                ("taken", !facts.taken.is_empty()),
                ("aside", !facts.aside.is_empty()),
                ("turn", facts.turn.is_some()),
                ("part", facts.part.is_some()),
            ];
            if let Some((field, _)) = of_a_game.iter().find(|(_, stated)| *stated) {
                return Err(wrong(field, FailureKind::Clash { other: "deck" }));
            }
            let chance = Chance::stated(vec![stated.whole(deck)?]);
            Ok(Game::with_chance(Arc::clone(rules), seats, chance))
        }
        (None, Some(stacks)) => in_a_game(facts, stacks, seats, rules),
        (Some(_), Some(_)) => Err(wrong("stacks", FailureKind::Clash { other: "deck" })),
        (None, None) => Err(wrong("stacks", FailureKind::Missing)),
    }
}

fn in_a_game(facts: &ExampleFacts, stacks: &[String], seats: u8, rules: &Arc<Rules>) -> Result<Game, Wrong> {
    let stated = Stated { terms: rules.terms() };
    let stack = |(index, text): (usize, &String)| stated.cards(text, &format!("stacks.{}", index + 1));
    let taken = |(index, text): (usize, &String)| {
        let field = format!("taken.{}", index + 1);
        let (party, cards) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
        let party = match party {
            "1" => Party(0),
            "2" => Party(1),
            other => return Err(wrong(&field, FailureKind::NoParty { party: other.to_owned() })),
        };
        Ok((party, stated.cards(cards, &field)?))
    };
    let turn = facts.turn.map(|number| seat_of(number, seats)).transpose().map_err(|fault| wrong("turn", fault))?;
    let position = Position {
        seats,
        stacks: stacks.iter().enumerate().map(stack).collect::<Result<_, _>>()?,
        taken: facts.taken.iter().enumerate().map(taken).collect::<Result<_, _>>()?,
        aside: stated.cards(&facts.aside, "aside")?,
        turn: turn.map_or(0, |seat| seat.0),
        main: facts.part != Some(PartWord::Opening),
    };
    let game = Game::from_position(Arc::clone(rules), &position, Chance::stated(Vec::new()));
    game.map_err(|fault| impossible(fault, rules))
}

/// A set-up that the engine refuses.
fn impossible(fault: PositionFault, rules: &Rules) -> Wrong {
    let card = |card| rules.terms().code(card).to_owned();
    match fault {
        PositionFault::Seats { seats } => wrong("seats", FailureKind::Seats { seats: seats.into() }),
        PositionFault::Stacks { stacks } => wrong("stacks", FailureKind::Stacks { stacks }),
        PositionFault::Empty { spot } => wrong("stacks", FailureKind::EmptyStack { stack: spot.to_string() }),
        PositionFault::TooMany { card: own } => wrong("stacks", FailureKind::TooMany { card: card(own) }),
        PositionFault::FreeBan { card: own } => wrong("stacks", FailureKind::FreeBan { card: card(own) }),
        PositionFault::NoBan { card: own } => wrong("aside", FailureKind::NotBeside { card: card(own) }),
        PositionFault::NoPair => wrong("stacks", FailureKind::NoPair),
    }
}

impl Trial for Game {
    type Step = StepFacts;

    fn take(&mut self, facts: &StepFacts) -> Vec<Wrong> {
        let rules = Arc::clone(self.rules());
        let notation = Notation::of(&rules);
        let mut seen = Vec::new();
        if let Some(line) = &facts.line {
            let (seat, wanted) = match Game::read_line(&rules, line) {
                Ok(read) => read,
                Err(fault) => return vec![wrong("move", fault)],
            };
            let outcome = self.apply(seat, wanted);
            if let Some(fault) = self.chance_fault() {
                return vec![wrong("move", fault)];
            }
            let outcome = outcome.map_err(|why| (why.clause, telling::reason(why.reason)));
            match came_out(outcome, facts.refused.as_ref(), facts.reason.as_ref()) {
                Ok(step) => seen = step.map(|step| step.seen().to_vec()).unwrap_or_default(),
                Err(unexpected) => return vec![unexpected],
            }
        }
        expect(self, notation, &seen, facts)
    }

    fn unused_shuffles(&self) -> usize {
        Game::unused_shuffles(self)
    }
}
