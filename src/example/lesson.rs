//! Lessons: examples that somebody who learns the game plays step by step.
//!
//! An example in which something is taught is a scene of the game's lesson. The learner sits on the first seat; what the
//! others do is written down. Everything that holds in examples holds here: a scene whose facts do not come out is none.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use super::failure::FailureKind;
use super::file::StepFacts;
use super::{Example, Facts};
use crate::cards::CardKind;
use crate::engine::{Dice, Game, Move, Seat};
use crate::notation::Notation;
use crate::rules::book::Family;
use crate::rules::{AnyRules, Clause, Loaded, Rules, general_clauses};

/// Where the learner sits.
pub const LEARNER: Seat = Seat(0);

/// The lesson of a game: scenes with prepared hands.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The scenes in order: those of the game that is extended come first.
    pub scenes: Vec<Scene>,
}

/// Prepared hands, and what is done with them.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table as it is at first.
    pub game: Game,
    /// What others do before the learner's first step.
    pub before: Vec<(Seat, Move)>,
    /// The learner's steps.
    pub steps: Vec<LessonStep>,
}

/// Something that the learner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// What is taught before.
    pub teach: Vec<Teach>,
    /// What the learner is to do.
    pub wanted: Wanted,
    /// What others do afterwards.
    pub after: Vec<(Seat, Move)>,
}

/// Something that is taught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Teach {
    /// Something about playing at this table, whatever the game.
    Topic(Topic),
    /// A clause of the rule book.
    Clause(Clause),
    /// What a card does, as the rule book has it: the id of its entry.
    Card(String),
}

/// What the learner is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To make a move.
    Move(Move),
    /// To ask something, perhaps about a card.
    Ask(Query, Option<CardKind>),
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant),* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The word in a file.
            #[must_use]
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }
        }
    };
}

words! {
    /// Something about playing at this table, whatever the game.
    Topic {
        /// Hearing the own cards.
        Hand = "hand",
        /// The top card.
        Top = "top",
        /// What can be done.
        Can = "can",
        /// What would happen.
        What = "what",
        /// Why a card does not fit.
        Why = "why",
        /// Laying a card.
        Play = "play",
        /// Laying a card by its code.
        Code = "code",
        /// Drawing.
        Draw = "draw",
        /// Passing.
        Pass = "pass",
        /// Enter alone.
        Enter = "enter",
        /// What has happened.
        News = "news",
        /// The commands.
        Help = "help",
        /// A suggestion.
        Tip = "tip",
        /// How many cards everybody holds.
        Counts = "counts",
        /// What a card does.
        Card = "card",
        /// Naming a colour or suit with a card.
        Wish = "wish",
        /// Calling.
        Call = "call",
        /// Catching who forgot a call.
        Catch = "catch",
        /// Challenging.
        Challenge = "challenge",
        /// Answering what is pending.
        Answer = "answer",
        /// Laying another card in the same turn.
        Again = "again",
        /// Laying several cards at once.
        Several = "several",
        /// The last card.
        Last = "last",
    }
}

words! {
    /// Something that can be asked at the table, by its English command.
    Query {
        /// Enter alone.
        Enter = "enter",
        /// The own cards.
        Hand = "hand",
        /// The top card.
        Top = "top",
        /// How many cards everybody holds.
        Counts = "counts",
        /// What can be done.
        Can = "can",
        /// Why a card does not fit.
        Why = "why",
        /// What a play would do.
        What = "what",
        /// A suggestion.
        Tip = "tip",
        /// What a card does.
        Card = "card",
        /// The points.
        Scores = "scores",
        /// What is pending.
        Pending = "pending",
        /// What has happened since the own last turn.
        News = "news",
        /// The commands.
        Help = "help",
        /// The codes of the cards.
        Legend = "legend",
    }
}

impl Query {
    /// Whether it is asked about a card.
    #[must_use]
    pub fn is_about_a_card(self) -> bool {
        matches!(self, Query::Why | Query::What | Query::Card)
    }
}

impl FromStr for Teach {
    type Err = FailureKind;

    fn from_str(text: &str) -> Result<Self, FailureKind> {
        if let Some(topic) = Topic::ALL.iter().find(|topic| topic.word() == text) {
            return Ok(Teach::Topic(*topic));
        }
        if let Some(entry) = text.strip_prefix("card ") {
            return Ok(Teach::Card(entry.trim().to_owned()));
        }
        text.parse().map(Teach::Clause).map_err(|_| FailureKind::NotTaught { word: text.to_owned() })
    }
}

impl fmt::Display for Teach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Teach::Topic(topic) => f.write_str(topic.word()),
            Teach::Clause(clause) => clause.fmt(f),
            Teach::Card(entry) => write!(f, "card {entry}"),
        }
    }
}

impl Lesson {
    /// The lesson of a game; without scenes if nobody wrote any that holds under its rules.
    #[must_use]
    pub fn of(loaded: &Loaded, rules: &Arc<Rules>) -> Self {
        let files = loaded.chain.iter().rev().flat_map(|game| {
            let mut files: Vec<_> = loaded.examples.iter().filter(|file| file.game == *game).collect();
            files.sort_by(|one, other| one.name.cmp(&other.name));
            files
        });
        let examples = files.flat_map(|file| Example::read_all(file, Family::Shed).unwrap_or_default());
        let any = AnyRules::Shed(Arc::clone(rules));
        let holds = |example: &Example| {
            let replaced = example.clauses().iter().any(|clause| loaded.replaced.contains(clause));
            example.is_taught() && example.options().is_empty() && !replaced && example.run(&any).is_empty()
        };
        Lesson { scenes: examples.filter(holds).filter_map(|example| example.scene(rules)).collect() }
    }

    /// How many steps the learner has.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }
}

impl Example {
    /// Whether it is a scene of a lesson.
    #[must_use]
    pub fn is_taught(&self) -> bool {
        self.shed_steps().iter().any(|step| !step.teach.is_empty())
    }

    /// The steps of an example of a shedding game; only those have lessons.
    fn shed_steps(&self) -> &[StepFacts] {
        match &self.facts {
            Facts::Shed(facts) => &facts.step,
            Facts::Wall(_) | Facts::Patience(_) => &[],
        }
    }

    fn scene(&self, rules: &Arc<Rules>) -> Option<Scene> {
        let game = self.begin_with(rules, Dice::new(0, 0)).ok()?;
        let mut scene = Scene { game, before: Vec::new(), steps: Vec::new() };
        for facts in self.shed_steps() {
            let teach: Vec<Teach> = facts.teach.iter().filter_map(|text| text.parse().ok()).collect();
            match done(facts, rules) {
                Some(Done::ByLearner(wanted)) => {
                    scene.steps.push(LessonStep { teach, wanted, after: Vec::new() });
                }
                Some(Done::ByOther(seat, wanted)) => match scene.steps.last_mut() {
                    Some(step) => step.after.push((seat, wanted)),
                    None => scene.before.push((seat, wanted)),
                },
                None => {}
            }
        }
        Some(scene)
    }

    /// What is wrong with what a lesson says in its steps: the number of the step, the field, and what.
    pub(super) fn wrong_lesson(&self, rules: &Rules) -> Option<(usize, &'static str, FailureKind)> {
        let steps = self.shed_steps().iter().enumerate();
        steps.map(|(index, facts)| (index + 1, facts)).find_map(|(number, facts)| {
            let taught = facts.teach.iter().find_map(|text| wrong_teach(text, rules));
            let asked = || facts.ask.as_deref().and_then(|text| read_query(text, rules).err());
            let both =
                || (facts.ask.is_some() && facts.line.is_some()).then_some(FailureKind::Clash { other: "move" });
            let in_ask = || asked().or_else(both).map(|what| ("ask", what));
            let (field, what) = taught.map(|what| ("teach", what)).or_else(in_ask)?;
            Some((number, field, what))
        })
    }
}

/// Who does something in a step.
enum Done {
    ByLearner(Wanted),
    ByOther(Seat, Move),
}

fn done(facts: &StepFacts, rules: &Rules) -> Option<Done> {
    if let Some(asked) = &facts.ask {
        let (query, card) = read_query(asked, rules).ok()?;
        return Some(Done::ByLearner(Wanted::Ask(query, card)));
    }
    let (seat, wanted) = Notation::of(rules).read_line(facts.line.as_deref()?).ok()?;
    Some(if seat == LEARNER { Done::ByLearner(Wanted::Move(wanted)) } else { Done::ByOther(seat, wanted) })
}

fn wrong_teach(text: &str, rules: &Rules) -> Option<FailureKind> {
    let unknown = || FailureKind::NotTaught { word: text.to_owned() };
    match text.parse() {
        Err(wrong) => Some(wrong),
        Ok(Teach::Topic(_)) => None,
        Ok(Teach::Card(entry)) => (!rules.book().cards.contains_key(&entry)).then(unknown),
        Ok(Teach::Clause(clause)) => {
            let known = rules.book().clauses.contains_key(&clause) || general_clauses().contains_key(&clause);
            (!known).then_some(FailureKind::UnknownClause { clause })
        }
    }
}

/// A query such as `hand` or `why b4`.
fn read_query(text: &str, rules: &Rules) -> Result<(Query, Option<CardKind>), FailureKind> {
    let unknown = || FailureKind::NotAsked { word: text.to_owned() };
    let (word, card) = text.split_once(' ').map_or((text, None), |(word, card)| (word, Some(card)));
    let query = Query::ALL.iter().copied().find(|query| query.word() == word).ok_or_else(unknown)?;
    if query.is_about_a_card() != card.is_some() {
        return Err(unknown());
    }
    Ok((query, card.map(|card| Notation::of(rules).read_card(card)).transpose()?))
}
