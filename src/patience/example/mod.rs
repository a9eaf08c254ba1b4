//! Examples of patiences.

mod expect;
mod file;
mod telling;

use std::sync::Arc;

use indexmap::IndexMap;

use crate::cards::CardKind;
use crate::engine::{Chance, Shuffled};
use crate::example::{Behind, FailureKind, Query, Stated, Taught, Topic, Wrong, dealt, queries, topics, wrong};
use crate::notation::Codes;
use crate::patience::engine::{Game, IllegalMove, Position, PositionFault, Step};
use crate::patience::rules::Rules;
use crate::rules::Clause;
use expect::expect;
use file::{ExampleFacts, StepFacts};

impl Taught for Game {
    type Facts = ExampleFacts;

    const TOPICS: &'static [Topic] = topics![
        Can, What, Why, Enter, Help, Tip, Wish, Row, Next, Piles, Rows, Lay, Put, FromRow, Keep, Kept, Undo, Chances,
        Stop
    ];

    const QUERIES: &'static [Query] = queries![
        Enter, Counts, Can, Why, What, Tip, Card, Scores, News, Help, Legend, Row, Next, Piles, Rows, Chances
    ];

    fn behind(query: Query) -> Behind {
        match query {
            Query::Card => Behind::Card,
            Query::Why | Query::What => Behind::Move,
            Query::Row => Behind::Colour,
            Query::Piles => Behind::ColourOrNothing,
            _ => Behind::Nothing,
        }
    }

    fn set_up(
        facts: &ExampleFacts,
        rules: &Arc<Rules>,
        chance: impl FnOnce(Vec<Shuffled>) -> Chance,
    ) -> Result<Self, Wrong> {
        let stated = Stated { terms: rules.terms() };
        let of_a_game = [
            ("piles", !facts.piles.is_empty()),
            ("rows", !facts.rows.is_empty()),
            ("kept", !facts.kept.is_empty()),
            ("turned", facts.turned.is_some()),
            ("hidden", !facts.hidden.is_empty()),
        ];
        let Some(deck) = dealt(facts.deck.as_deref(), &of_a_game)? else { return in_a_game(facts, rules, chance) };
        let mut outcomes = vec![stated.whole(deck)?];
        outcomes.extend(stated.shuffles(&facts.shuffles)?);
        Ok(Game::with_chance(Arc::clone(rules), chance(outcomes)))
    }

    fn compare(&self, done: Option<&Step>, expected: &StepFacts) -> Vec<Wrong> {
        expect(self, done.map_or(&[], Step::seen), expected)
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, &'static str) {
        (why.clause, telling::reason(why.reason))
    }
}

fn in_a_game(
    facts: &ExampleFacts,
    rules: &Arc<Rules>,
    chance: impl FnOnce(Vec<Shuffled>) -> Chance,
) -> Result<Game, Wrong> {
    let stated = Stated { terms: rules.terms() };
    if facts.piles.is_empty() {
        return Err(wrong("piles", FailureKind::Missing));
    }
    let turned = facts.turned.as_ref().map(|text| stated.cards(text, "turned")).transpose()?;
    let turned = match turned.as_deref() {
        None => None,
        Some([card]) => Some(*card),
        Some(_) => return Err(wrong("turned", FailureKind::Missing)),
    };
    let position = Position {
        piles: by_colour(&facts.piles, "piles", rules)?,
        rows: by_colour(&facts.rows, "rows", rules)?,
        kept: stated.cards(&facts.kept, "kept")?,
        turned,
        hidden: stated.cards(&facts.hidden, "hidden")?,
    };
    let chance = chance(stated.shuffles(&facts.shuffles)?);
    let game = Game::from_position(Arc::clone(rules), &position, chance);
    game.map_err(|fault| impossible(fault, rules))
}

/// The cards of each colour's pile or row, in the order of the colours; nothing where nothing is stated.
fn by_colour(texts: &IndexMap<String, String>, field: &str, rules: &Rules) -> Result<Vec<Vec<CardKind>>, Wrong> {
    let mut cards = vec![Vec::new(); rules.deck().colours().len()];
    for (id, text) in texts {
        let field = format!("{field}.{id}");
        let colour = Codes::of(rules.terms()).read_colour(id).map_err(|fault| wrong(&field, fault))?;
        cards[usize::from(colour.0)] = Stated { terms: rules.terms() }.cards(text, &field)?;
    }
    Ok(cards)
}

/// A set-up that the engine refuses.
fn impossible(fault: PositionFault, rules: &Rules) -> Wrong {
    let card = |card| rules.terms().code(card).to_owned();
    match fault {
        PositionFault::Colours { .. } | PositionFault::EmptyPile => wrong("piles", FailureKind::Missing),
        PositionFault::WrongColour { card: own } => wrong("piles", FailureKind::WrongColour { card: card(own) }),
        PositionFault::CannotKeep { card: own } => wrong("kept", FailureKind::WrongColour { card: card(own) }),
        PositionFault::TooMany { card: own } => wrong("piles", FailureKind::TooMany { card: card(own) }),
        PositionFault::NotTurned => wrong("turned", FailureKind::Missing),
    }
}
