//! Examples of wall games.

mod expect;
mod file;
mod telling;

use std::sync::Arc;

use crate::engine::{Chance, Shuffled};
use crate::example::{
    Behind, FailureKind, Query, Stated, Taught, Topic, Wrong, dealt, queries, seat_of, topics, wrong,
};
use crate::notation::NotationFault;
use crate::rules::Clause;
use crate::wall::engine::{Game, IllegalMove, Party, Position, PositionFault, Spot, Step};
use crate::wall::notation::read_spot;
use crate::wall::rules::Rules;
use expect::expect;
use file::{ExampleFacts, PartWord, StepFacts};

/// How many sit at the table unless the example says otherwise.
const USUAL_SEATS: u8 = 2;

impl Taught for Game {
    type Facts = ExampleFacts;

    const TOPICS: &'static [Topic] = topics![
        What, Why, Enter, Help, Tip, Counts, Again, Free, Row, Pairs, Take, SameRow, Bans, Exchange, Side, Scores,
        Collected
    ];

    const QUERIES: &'static [Query] = queries![
        Enter, Counts, Can, Why, What, Tip, Card, Scores, News, Help, Legend, Free, Row, Pairs, Collected, Bans
    ];

    fn behind(query: Query) -> Behind {
        match query {
            Query::Card => Behind::Card,
            Query::Why | Query::What => Behind::Move,
            Query::Row => Behind::Stack,
            Query::Pairs => Behind::StackOrNothing,
            _ => Behind::Nothing,
        }
    }

    fn set_up(
        facts: &ExampleFacts,
        rules: &Arc<Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong> {
        let seats = facts.seats.unwrap_or(USUAL_SEATS);
        if !rules.seats().contains(&seats) {
            return Err(wrong("seats", FailureKind::Seats { seats: seats.into() }));
        }
        let of_a_game = [
            ("stacks", facts.stacks.is_some()),
            ("taken", !facts.taken.is_empty()),
            ("aside", !facts.aside.is_empty()),
            ("turn", facts.turn.is_some()),
            ("part", facts.part.is_some()),
        ];
        let Some(deck) = dealt(facts.deck.as_deref(), &of_a_game)? else {
            return in_a_game(facts, seats, rules, chance(Vec::new()));
        };
        let outcomes = vec![Stated { terms: rules.terms() }.whole(deck)?];
        Ok(Game::with_chance(Arc::clone(rules), seats, chance(outcomes)))
    }

    fn compare(&self, done: Option<&Step>, expected: &StepFacts) -> Vec<Wrong> {
        expect(self, done.map_or(&[], Step::seen), expected)
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, &'static str) {
        (why.clause, telling::reason(why.reason))
    }

    fn read_stack(rules: &Rules, text: &str) -> Result<Spot, NotationFault> {
        let spot = read_spot(text)?;
        let there = usize::from(spot.0) < rules.book().stacks.sizes.len();
        if there { Ok(spot) } else { Err(NotationFault::UnknownStack { stack: text.to_owned() }) }
    }
}

fn in_a_game(facts: &ExampleFacts, seats: u8, rules: &Arc<Rules>, chance: Chance) -> Result<Game, Wrong> {
    let stacks = facts.stacks.as_ref().ok_or_else(|| wrong("stacks", FailureKind::Missing))?;
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
    let game = Game::from_position(Arc::clone(rules), &position, chance);
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
