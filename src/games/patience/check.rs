//! Examples of the family `patience`: file format (`docs/examples.md`), set-up and comparison.

use std::sync::Arc;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::CardKind;
use crate::check::example::{Compare, Examples, FailureKind, Stated, Wrong, dealt, variant, wrong};
use crate::engine::{Chance, Codes, Dice, Game as _, Setup};
use crate::games::patience::engine::{
    IllegalMove, LaidFrom, Observation, PatienceGame, Position, PositionFault, Step,
};
use crate::games::patience::rules::Rules;
use crate::rules::Clause;

/// An example: a set-up, and what follows from it.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "PatienceExampleFacts")]
pub struct ExampleFacts {
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    /// The cards before the deal, from the top down.
    pub deck: Option<String>,
    /// The outcomes of the shuffles that follow, each from the top down.
    #[serde(default)]
    pub shuffles: Vec<String>,
    /// The piles by colour, each from its top card on, for an example that begins in the middle.
    #[serde(default)]
    pub piles: IndexMap<String, String>,
    /// The rows by colour, each from its lower end on.
    #[serde(default)]
    pub rows: IndexMap<String, String>,
    #[serde(default)]
    pub kept: String,
    pub turned: Option<String>,
    /// The hidden pile, from its top card on.
    #[serde(default)]
    pub hidden: String,
    #[serde(default)]
    pub step: Vec<StepFacts>,
}

/// What the table waits for, in one word.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "PatienceAwaitsWord")]
pub enum AwaitsWord {
    Deal,
    Card,
    Rest,
    Over,
}

/// A move, and what must hold after it; without a move, what must hold now.
#[derive(Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "PatienceStepFacts")]
pub struct StepFacts {
    #[serde(rename = "move")]
    pub line: Option<String>,
    /// What a lesson teaches before this step: clauses, cards.
    pub teach: Vec<String>,
    /// What the learner of a lesson asks in this step, in place of a move.
    pub ask: Option<String>,
    /// The clause by which the move is refused, or `none` where no clause says so.
    pub refused: Option<String>,
    /// The reason for which it is refused.
    pub reason: Option<String>,
    pub awaits: Option<AwaitsWord>,
    /// The turned card, or `none`.
    pub turned: Option<String>,
    /// Single piles by colour, each from its top card on.
    pub pile: IndexMap<String, String>,
    /// Single rows by colour, each from its lower end on.
    pub row: IndexMap<String, String>,
    pub kept: Option<String>,
    /// How many cards the hidden pile has.
    pub hidden: Option<u16>,
    /// How many cards were laid.
    pub laid: Option<u16>,
    /// How many there are to be laid.
    pub of: Option<u16>,
    /// Whether the game that ended with this step was won.
    pub won: Option<bool>,
    /// All legal moves.
    pub legal: Option<String>,
    /// What happened.
    pub seen: Option<Vec<String>>,
}

impl Examples for PatienceGame {
    type Facts = ExampleFacts;

    const TOPICS: &'static str =
        "can what why enter help tip wish row next piles rows lay put from-row keep kept undo chances stop";

    const QUERIES: &'static str =
        "enter counts can why what tip card scores news help legend row next piles rows chances";

    fn set_up(facts: &ExampleFacts, rules: &Arc<Rules>, then: Option<Dice>) -> Result<Self, Wrong> {
        let stated = Stated { terms: &rules.terms };
        let of_a_game = [
            ("piles", !facts.piles.is_empty()),
            ("rows", !facts.rows.is_empty()),
            ("kept", !facts.kept.is_empty()),
            ("turned", facts.turned.is_some()),
            ("hidden", !facts.hidden.is_empty()),
        ];
        let Some(deck) = dealt(facts.deck.as_deref(), &of_a_game)? else { return in_a_game(facts, rules, then) };
        let mut outcomes = vec![stated.whole(deck)?];
        outcomes.extend(stated.shuffles(&facts.shuffles)?);
        Ok(PatienceGame::before_deal(Arc::clone(rules), Setup::new(1), Chance::stated_then(outcomes, then)))
    }

    fn compare(&self, done: Option<&Step>, facts: &ExampleFacts, step: usize) -> Vec<Wrong> {
        let (view, codes, mut found) = (self.view(), Codes::of(&self.rules().terms), Compare::default());
        let (seen, facts) = (done.map_or(&[][..], Vec::as_slice), &facts.step[step]);
        found.same("awaits", facts.awaits.as_ref().map(variant), &variant(&view.awaits()), Clone::clone);
        let turned = view.turned().map_or("none", |card| codes.card(card)).to_owned();
        found.same("turned", facts.turned.clone(), &turned, Clone::clone);
        let single = |key: &'static str| move |(id, text)| (key, id, text);
        for (key, id, text) in facts.pile.iter().map(single("pile")).chain(facts.row.iter().map(single("row"))) {
            let field = format!("{key}.{id}");
            let Some(colour) = found.read(&field, codes.read_colour(id)) else { continue };
            let expected = found.read(&field, codes.read_cards(text));
            let got = if key == "pile" { view.pile(colour) } else { view.row(colour) };
            found.same(&field, expected, &got, |cards| codes.cards(cards));
        }
        if let Some(kept) = &facts.kept {
            found.same_cards("kept", kept, view.kept(), codes);
        }
        let (laid, of) = view.laid();
        found.same("hidden", facts.hidden, &view.left(), ToString::to_string);
        found.same("laid", facts.laid, &laid, ToString::to_string);
        found.same("of", facts.of, &of, ToString::to_string);
        if let Some(expected) = &facts.legal {
            found.same_moves::<PatienceGame>("legal", expected, view.legal_moves(), view.rules());
        }
        let ended = seen.iter().find_map(|seen| match seen {
            Observation::Ends(outcome) => Some(outcome.is_won()),
            _ => None,
        });
        let word = |won: &Option<bool>| won.map_or_else(|| "not over".to_owned(), |won| won.to_string());
        found.same("won", facts.won.map(Some), &ended, word);
        let told: Vec<String> = seen.iter().map(|seen| event(seen, codes)).collect();
        found.same("seen", facts.seen.clone(), &told, |lines| lines.join("; "));
        found.into_wrong()
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, String) {
        (why.clause, variant(&why.reason))
    }
}

fn in_a_game(facts: &ExampleFacts, rules: &Arc<Rules>, then: Option<Dice>) -> Result<PatienceGame, Wrong> {
    let stated = Stated { terms: &rules.terms };
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
    let chance = Chance::stated_then(stated.shuffles(&facts.shuffles)?, then);
    PatienceGame::from_position(Arc::clone(rules), &position, chance).map_err(|fault| impossible(fault, rules))
}

/// Cards by colour, in the order of the colours; empty for colours that are not stated.
fn by_colour(texts: &IndexMap<String, String>, field: &str, rules: &Rules) -> Result<Vec<Vec<CardKind>>, Wrong> {
    let mut cards = vec![Vec::new(); rules.deck().colours().len()];
    for (id, text) in texts {
        let field = format!("{field}.{id}");
        let colour = Codes::of(&rules.terms).read_colour(id).map_err(|fault| wrong(&field, fault))?;
        cards[colour.index()] = Stated { terms: &rules.terms }.cards(text, &field)?;
    }
    Ok(cards)
}

fn impossible(fault: PositionFault, rules: &Rules) -> Wrong {
    let card = |card| rules.terms.code(card).to_owned();
    match fault {
        PositionFault::EmptyPile => wrong("piles", FailureKind::Missing),
        PositionFault::WrongColour { card: own } => wrong("piles", FailureKind::WrongColour { card: card(own) }),
        PositionFault::CannotKeep { card: own } => wrong("kept", FailureKind::WrongColour { card: card(own) }),
        PositionFault::TooMany { card: own } => wrong("piles", FailureKind::TooMany { card: card(own) }),
        PositionFault::NotTurned => wrong("turned", FailureKind::Missing),
    }
}

/// Writes an observation, such as `r12 is laid on red from its row`. Examples depend on the exact words.
fn event(seen: &Observation, codes: Codes<'_>) -> String {
    match seen {
        Observation::Began { cards, back } if back.is_empty() => format!("begins with {}", codes.cards(cards)),
        Observation::Began { cards, back } => {
            format!("begins with {}, back go {}", codes.cards(cards), codes.cards(back))
        }
        Observation::Turned { card, left } => format!("{} is turned, {left} left", codes.card(*card)),
        Observation::Laid { card, colour, from } => {
            let from = match from {
                LaidFrom::Hand => "",
                LaidFrom::Row => " from its row",
                LaidFrom::Kept => ", kept before",
            };
            format!("{} is laid on {}{from}", codes.card(*card), codes.colour(*colour))
        }
        Observation::Put { card, row } => format!("{} goes to its row, {row} there", codes.card(*card)),
        Observation::Kept { card, kept } => format!("{} is kept, {kept} now", codes.card(*card)),
        Observation::UsedUp => "the hidden pile is used up".to_owned(),
        Observation::TookBack => "taken back".to_owned(),
        Observation::Ends(outcome) => format!("over, {} of {} laid", outcome.laid, outcome.of),
    }
}
