//! Examples of patiences.

mod expect;
mod file;
mod telling;

use std::sync::Arc;

use indexmap::IndexMap;

use super::deck::Stated;
use super::failure::FailureKind;
use super::run::{Trial, came_out};
use super::start::{Wrong, seat_of, wrong};
use crate::cards::CardKind;
use crate::engine::Chance;
use crate::engine::patience::{Game, Position, PositionFault};
use crate::notation::Written as _;
use crate::notation::patience::Notation;
use crate::rules::patience::Rules;
use expect::expect;

pub(super) use file::{ExampleFacts, StepFacts};

/// The game at the beginning of an example, in which nothing but the stated chance happens.
pub(super) fn begin(facts: &ExampleFacts, rules: &Arc<Rules>) -> Result<Game, Wrong> {
    let stated = Stated { terms: rules.terms() };
    match (&facts.deck, facts.piles.is_empty()) {
        (Some(deck), true) => {
            let of_a_game = [
                ("rows", !facts.rows.is_empty()),
                ("kept", !facts.kept.is_empty()),
                ("turned", facts.turned.is_some()),
                ("hidden", !facts.hidden.is_empty()),
            ];
            if let Some((field, _)) = of_a_game.iter().find(|(_, stated)| *stated) {
                return Err(wrong(field, FailureKind::Clash { other: "deck" }));
            }
            let mut outcomes = vec![stated.whole(deck)?];
            outcomes.extend(stated.shuffles(&facts.shuffles)?);
            Ok(Game::with_chance(Arc::clone(rules), Chance::stated(outcomes)))
        }
        (None, false) => in_a_game(facts, rules),
        (Some(_), false) => Err(wrong("piles", FailureKind::Clash { other: "deck" })),
        (None, true) => Err(wrong("piles", FailureKind::Missing)),
    }
}

fn in_a_game(facts: &ExampleFacts, rules: &Arc<Rules>) -> Result<Game, Wrong> {
    let stated = Stated { terms: rules.terms() };
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
    let chance = Chance::stated(stated.shuffles(&facts.shuffles)?);
    let game = Game::from_position(Arc::clone(rules), &position, chance);
    game.map_err(|fault| impossible(fault, rules))
}

/// The cards of each colour's pile or row, in the order of the colours; nothing where nothing is stated.
fn by_colour(texts: &IndexMap<String, String>, field: &str, rules: &Rules) -> Result<Vec<Vec<CardKind>>, Wrong> {
    let mut cards = vec![Vec::new(); rules.deck().colours().len()];
    for (id, text) in texts {
        let field = format!("{field}.{id}");
        let colour = Notation::of(rules).codes().read_colour(id).map_err(|fault| wrong(&field, fault))?;
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

impl Trial for Game {
    type Step = StepFacts;

    fn take(&mut self, facts: &StepFacts) -> Vec<Wrong> {
        let rules = Arc::clone(self.rules());
        let notation = Notation::of(&rules);
        let mut seen = Vec::new();
        if let Some(line) = &facts.line {
            let read =
                Game::read_line(&rules, line).and_then(|(seat, wanted)| seat_of(seat.0 + 1, 1).map(|_| wanted));
            let wanted = match read {
                Ok(read) => read,
                Err(fault) => return vec![wrong("move", fault)],
            };
            let outcome = self.apply(wanted);
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
