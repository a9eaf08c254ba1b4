//! Examples of the family `wall`: file format (`docs/examples.md`), set-up and comparison.

use std::sync::Arc;

use indexmap::IndexMap;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::CardKind;
use crate::check::example::{Compare, Examples, FailureKind, Stated, Wrong, dealt, list, seat_of, variant, wrong};
use crate::engine::{Chance, Codes, Dice, Game, NotationFault, Seat, Setup};
use crate::games::wall::engine::{
    EndReason, IllegalMove, Observation, Outcome, Party, Position, PositionFault, Spot, Step, WallGame, read_spot,
    side_word,
};
use crate::games::wall::rules::{Fit, Rules};
use crate::rules::Clause;

/// An example: a set-up, and what follows from it.
#[derive(Debug, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "WallExampleFacts")]
pub struct ExampleFacts {
    pub name: String,
    /// The clauses that it shows.
    pub clauses: Vec<Clause>,
    #[serde(default)]
    pub options: IndexMap<String, String>,
    /// How many sit at the table.
    pub seats: Option<u8>,
    /// The cards before the deal, from the top down.
    pub deck: Option<String>,
    /// The stacks from the left, each from its free card on, for an example that begins in the middle.
    pub stacks: Option<Vec<String>>,
    /// The cards that were taken, in that order, each time the party and then the cards.
    #[serde(default)]
    pub taken: Vec<String>,
    /// The bans that have moved aside.
    #[serde(default)]
    pub aside: String,
    pub turn: Option<u8>,
    pub part: Option<PartWord>,
    #[serde(default)]
    pub step: Vec<StepFacts>,
}

/// The parts of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallPartWord")]
pub enum PartWord {
    Opening,
    Main,
}

/// What the table waits for, in one word.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[schemars(rename = "WallAwaitsWord")]
pub enum AwaitsWord {
    Deal,
    Opening,
    Main,
    Again,
    Side,
    Over,
}

/// A move, and what must hold after it; without a move, what must hold now.
#[derive(Debug, Default, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "WallStepFacts")]
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
    pub turn: Option<u8>,
    pub awaits: Option<AwaitsWord>,
    /// All stacks from the left, each from its free card on.
    pub stacks: Option<Vec<String>>,
    /// Single stacks, by number.
    pub stack: IndexMap<u8, String>,
    /// How many cards each stack has.
    pub counts: Option<Vec<u8>>,
    /// The free cards from the left, `none` for an empty stack.
    pub free: Option<String>,
    /// How many cards each party has collected.
    pub collected: Option<Vec<u16>>,
    /// The cards that single parties have collected, in any order.
    pub cards: IndexMap<u8, String>,
    /// All bans that have moved aside, in any order.
    pub aside: Option<String>,
    /// The rows that are banned.
    pub bans: Option<Vec<u16>>,
    /// The parties that have won the game that ended with this step; none if both have equally many.
    pub winners: Option<Vec<u8>>,
    /// All legal moves of the player on turn.
    pub legal: Option<String>,
    /// What happened.
    pub seen: Option<Vec<String>>,
}

const USUAL_SEATS: u8 = 2;

impl Examples for WallGame {
    type Facts = ExampleFacts;

    const TOPICS: &'static str =
        "what why enter help tip counts again free row pairs take same-row bans exchange side scores collected";

    const QUERIES: &'static str =
        "enter counts can why what tip card scores news help legend free row pairs collected bans";

    fn set_up(facts: &ExampleFacts, rules: &Arc<Rules>, then: Option<Dice>) -> Result<Self, Wrong> {
        let seats = facts.seats.unwrap_or(USUAL_SEATS);
        if !rules.sizes().contains(seats.into()) {
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
            return in_a_game(facts, seats, rules, Chance::stated_then(Vec::new(), then));
        };
        let outcomes = vec![Stated { terms: &rules.terms }.whole(deck)?];
        Ok(WallGame::before_deal(Arc::clone(rules), Setup::new(seats), Chance::stated_then(outcomes, then)))
    }

    fn compare(&self, done: Option<&Step>, facts: &ExampleFacts, step: usize) -> Vec<Wrong> {
        let (view, codes, mut found) = (self.view(), Codes::of(&self.rules().terms), Compare::default());
        let (seen, facts) = (done.map_or(&[][..], Vec::as_slice), &facts.step[step]);
        found.turn(facts.turn, view.to_act());
        found.same("awaits", facts.awaits.as_ref().map(variant), &variant(&view.awaits()), Clone::clone);
        if let Some(expected) = &facts.legal {
            found.same_moves::<WallGame>("legal", expected, view.legal_moves(), view.rules());
        }
        let all =
            facts.stacks.iter().flat_map(|stacks| (1..).zip(stacks)).map(|(number, text)| ("stacks", number, text));
        let single = facts.stack.iter().map(|(number, text)| ("stack", *number, text));
        for (key, number, text) in all.chain(single) {
            let field = format!("{key}.{number}");
            let spot = Spot(number.saturating_sub(1));
            if number == 0 || !view.has(spot) {
                found.wrong(&field, FailureKind::Stacks { stacks: view.spots().len() });
                continue;
            }
            let expected = found.read(&field, codes.read_cards(text));
            found.same(&field, expected, &view.stack(spot), |cards| codes.cards(cards));
        }
        let counts: Vec<u8> = view.spots().map(|spot| view.len(spot)).collect();
        found.same_list("counts", facts.counts.as_ref(), &counts);
        let code = |card: Option<CardKind>| card.map_or("none", |card| codes.card(card));
        let free: Vec<&str> = view.spots().map(|spot| code(view.free(spot))).collect();
        let expected = facts.free.as_ref().map(|free| free.split_whitespace().collect());
        found.same("free", expected, &free, |free| free.join(" "));
        let counts = Party::BOTH.map(|party| view.count(party)).to_vec();
        found.same_list("collected", facts.collected.as_ref(), &counts);
        for (number, expected) in &facts.cards {
            let field = format!("cards.{number}");
            match number.checked_sub(1).filter(|index| *index < 2) {
                Some(index) => found.same_cards(&field, expected, view.collected(Party(index)), codes),
                None => found.wrong(&field, FailureKind::NoParty { party: number.to_string() }),
            }
        }
        if let Some(expected) = &facts.aside {
            found.same_cards("aside", expected, view.aside(), codes);
        }
        let bans: Vec<u16> = view.rules().rows.banned(view.bans()).collect();
        found.same_list("bans", facts.bans.as_ref(), &bans);
        let ended = seen.iter().find_map(|seen| match seen {
            Observation::Ends(outcome) => Some(outcome),
            _ => None,
        });
        let winners: Vec<u8> = ended.and_then(Outcome::winner).map(|party| party.0 + 1).into_iter().collect();
        found.same_list("winners", facts.winners.as_ref(), &winners);
        let told: Vec<String> = seen.iter().map(|seen| event(seen, codes)).collect();
        found.same("seen", facts.seen.clone(), &told, |lines| lines.join("; "));
        found.into_wrong()
    }

    fn winners_of_round(&self) -> Vec<Seat> {
        let winner = self.outcome().and_then(|outcome| outcome.decided());
        winner.into_iter().flat_map(|party| party.seats(self.setup().seats)).collect()
    }

    fn refusal(why: &IllegalMove) -> (Option<Clause>, String) {
        (why.clause, variant(&why.reason))
    }

    fn read_stack(rules: &Rules, text: &str) -> Result<Spot, NotationFault> {
        let spot = read_spot(text)?;
        let there = usize::from(spot.0) < rules.book.stacks.sizes.len();
        if there { Ok(spot) } else { Err(NotationFault::UnknownStack { stack: text.to_owned() }) }
    }
}

fn in_a_game(facts: &ExampleFacts, seats: u8, rules: &Arc<Rules>, chance: Chance) -> Result<WallGame, Wrong> {
    let stacks = facts.stacks.as_ref().ok_or_else(|| wrong("stacks", FailureKind::Missing))?;
    let stated = Stated { terms: &rules.terms };
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
    WallGame::from_position(Arc::clone(rules), &position, chance).map_err(|fault| impossible(fault, rules))
}

fn impossible(fault: PositionFault, rules: &Rules) -> Wrong {
    let card = |card| rules.terms.code(card).to_owned();
    match fault {
        PositionFault::Stacks { stacks } => wrong("stacks", FailureKind::Stacks { stacks }),
        PositionFault::Empty { spot } => wrong("stacks", FailureKind::EmptyStack { stack: spot.to_string() }),
        PositionFault::TooMany { card: own } => wrong("stacks", FailureKind::TooMany { card: card(own) }),
        PositionFault::FreeBan { card: own } => wrong("stacks", FailureKind::FreeBan { card: card(own) }),
        PositionFault::NoBan { card: own } => wrong("aside", FailureKind::NotBeside { card: card(own) }),
        PositionFault::NoPair => wrong("stacks", FailureKind::NoPair),
    }
}

/// Writes an observation, such as `1 takes r2 r4 from 1 3, doubly`. Examples depend on the exact words.
fn event(seen: &Observation, codes: Codes<'_>) -> String {
    match seen {
        Observation::Dealt { first } => format!("dealt, {first} begins"),
        Observation::MovedAside { spot, card, row, in_force } => {
            let state = if *in_force { "banned" } else { "free" };
            format!("{} moves aside from {spot}, {row} is {state}", codes.card(*card))
        }
        Observation::Exchanged { seat, spot, away, card } => {
            format!("{seat} exchanges {} on {spot} for {}", codes.card(*away), codes.card(*card))
        }
        Observation::Taken { seat, pair, cards, fit, collected: _ } => {
            let doubly = if *fit == Fit::Doubly { ", doubly" } else { "" };
            format!("{seat} takes {} from {}{doubly}", codes.cards(cards), list(&pair.spots()))
        }
        Observation::Freed { spot, card: Some(card), .. } => format!("{} is free on {spot}", codes.card(*card)),
        Observation::Freed { spot, card: None, .. } => format!("{spot} is empty"),
        Observation::MainBegins => "main part begins".to_owned(),
        Observation::GoesOn { seat, may_pass: false } => format!("{seat} goes on"),
        Observation::GoesOn { seat, may_pass: true } => format!("{seat} may go on"),
        Observation::Passed { seat } => format!("{seat} passes"),
        Observation::Breached { seat, spots } => format!("{seat} breaches {}", list(spots)),
        Observation::TookSide { seat, spot, side, cards, collected: _ } => {
            format!("{seat} takes {cards} cards {} of {spot}", side_word(*side))
        }
        Observation::Ends(outcome) => {
            let end = match outcome.end {
                EndReason::Breach => "by the breach",
                EndReason::NoPair => "for lack of pairs",
            };
            let [one, other] = outcome.collected;
            format!("over {end}, {one} to {other}")
        }
    }
}
