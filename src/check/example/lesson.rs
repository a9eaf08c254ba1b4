//! Lessons: examples that a learner plays step by step.
//!
//! An example in which something is taught is a scene of the game's lesson. The learner has the first seat; the moves
//! of others are given. A scene must hold like any example, or it is left out.

use std::str::FromStr;
use std::sync::Arc;

use super::compare::{FailureKind, Wrong, wrong};
use super::facts::{Behind, Examples, Query, find};
use super::file::Example;
use crate::cards::{CardKind, Colour};
use crate::engine::{Codes, Dice, Seat};
use crate::games::of_family;
use crate::games::wall::engine::Spot;
use crate::rules::{AnyRules, Clause, Kind, Loaded, general_clauses};

pub const LEARNER: Seat = Seat(0);

#[derive(Debug)]
pub struct Lesson<G: Examples> {
    /// In order; scenes of the base game come first.
    pub scenes: Vec<Scene<G>>,
}

#[derive(Clone, Debug)]
pub struct Scene<G: Examples> {
    pub game: G,
    /// Moves of others before the learner's first step.
    pub before: Vec<(Seat, G::Move)>,
    pub steps: Vec<LessonStep<G::Move>>,
}

#[derive(Clone, Debug)]
pub struct LessonStep<M> {
    pub teach: Vec<Teach>,
    pub wanted: Wanted<M>,
    /// Moves of others afterwards.
    pub after: Vec<(Seat, M)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Teach {
    /// Something about playing at the table, by its word.
    Topic(&'static str),
    Clause(Clause),
    /// A card, by the id of its entry.
    Card(String),
}

#[derive(Clone, Copy, Debug)]
pub enum Wanted<M> {
    Move(M),
    /// A question, perhaps with an argument.
    Ask(Query, Option<About<M>>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About<M> {
    Card(CardKind),
    Stack(Spot),
    Colour(Colour),
    Move(M),
}

impl FromStr for Teach {
    type Err = FailureKind;

    fn from_str(text: &str) -> Result<Self, FailureKind> {
        let mut topics = Kind::ALL.into_iter().map(|family| of_family!(family, G => G::TOPICS));
        if let Some(topic) = topics.find_map(|topics| find(topics, text)) {
            return Ok(Teach::Topic(topic));
        }
        if let Some(entry) = text.strip_prefix("card ") {
            return Ok(Teach::Card(entry.trim().to_owned()));
        }
        text.parse().map(Teach::Clause).map_err(|_| FailureKind::NotTaught { word: text.to_owned() })
    }
}

impl<G: Examples> Lesson<G> {
    /// The lesson of a game; empty without scenes that hold.
    pub fn of(loaded: &Loaded, rules: &Arc<G::Rules>) -> Self {
        let files = loaded.chain.iter().rev().flat_map(|game| {
            let mut files: Vec<_> = loaded.examples.iter().filter(|file| file.game == *game).collect();
            files.sort_by(|one, other| one.name.cmp(&other.name));
            files
        });
        let examples = files.flat_map(|file| Example::read_all(file, loaded.rules.family).unwrap_or_default());
        let holds = |example: &Example| {
            let replaced = example.clauses.iter().any(|clause| loaded.replaced.contains(clause));
            example.is_taught() && example.options.is_empty() && !replaced && example.run(&loaded.rules).is_empty()
        };
        Lesson { scenes: examples.filter(holds).filter_map(|example| example.scene(rules)).collect() }
    }

    pub fn steps(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }
}

impl Example {
    pub fn is_taught(&self) -> bool {
        self.steps.iter().any(|step| !step.teach.is_empty())
    }

    fn scene<G: Examples>(&self, rules: &Arc<G::Rules>) -> Option<Scene<G>> {
        // Unstated chance comes from dice, since computer players may continue.
        let game: G = self.begin(rules, Some(Dice::new(0, 0))).ok()?;
        let mut scene = Scene { game, before: Vec::new(), steps: Vec::new() };
        for step in &self.steps {
            let teach: Vec<Teach> = step.teach.iter().filter_map(|text| text.parse().ok()).collect();
            let line = step.line.as_ref().filter(|_| step.refused.is_none());
            let made = line.and_then(|line| G::read_line(rules, line).ok());
            let wanted = match (&step.ask, made) {
                (Some(asked), _) => {
                    let Ok((query, about)) = read_query::<G>(asked, rules) else { continue };
                    Wanted::Ask(query, about)
                }
                // The deal is never an action of the learner.
                (None, Some((LEARNER, wanted))) if wanted != G::DEAL => Wanted::Move(wanted),
                (None, Some(other)) => {
                    scene.steps.last_mut().map_or(&mut scene.before, |step| &mut step.after).push(other);
                    continue;
                }
                (None, None) => continue,
            };
            scene.steps.push(LessonStep { teach, wanted, after: Vec::new() });
        }
        Some(scene)
    }

    /// The step number and the failure of the first invalid item of a lesson.
    pub(super) fn wrong_lesson(&self, rules: &AnyRules) -> Option<(Option<usize>, Wrong)> {
        self.steps.iter().enumerate().find_map(|(index, step)| {
            let taught = step.teach.iter().find_map(|text| wrong_teach(text, rules));
            let wrong_query = |text| of_family!(rules, G, rules => read_query::<G>(text, rules).err());
            let asked = || step.ask.as_deref().and_then(wrong_query);
            let both = || (step.ask.is_some() && step.line.is_some()).then_some(FailureKind::Clash { other: "move" });
            let in_ask = || asked().or_else(both).map(|what| ("ask", what));
            let (field, what) = taught.map(|what| ("teach", what)).or_else(in_ask)?;
            Some((Some(index + 1), wrong(field, what)))
        })
    }
}

fn wrong_teach(text: &str, rules: &AnyRules) -> Option<FailureKind> {
    let unknown = || FailureKind::NotTaught { word: text.to_owned() };
    match text.parse() {
        Err(wrong) => Some(wrong),
        Ok(Teach::Topic(topic)) => {
            let topics = of_family!(rules.family, G => G::TOPICS);
            find(topics, topic).is_none().then(unknown)
        }
        Ok(Teach::Card(entry)) => (!rules.terms.entries().any(|own| own == entry)).then(unknown),
        Ok(Teach::Clause(clause)) => {
            let known = rules.clauses.contains_key(&clause) || general_clauses().contains_key(&clause);
            (!known).then_some(FailureKind::UnknownClause { clause })
        }
    }
}

type Asked<M> = (Query, Option<About<M>>);

/// Parses a query such as `hand`, `why b4`, `row 3` or `what take 2 5`.
fn read_query<G: Examples>(text: &str, rules: &G::Rules) -> Result<Asked<G::Move>, FailureKind> {
    let unknown = || FailureKind::NotAsked { word: text.to_owned() };
    let (word, behind) = text.split_once(' ').map_or((text, None), |(word, behind)| (word, Some(behind.trim())));
    let query: Query = find(G::QUERIES, word).and_then(|word| word.parse().ok()).ok_or_else(unknown)?;
    let codes = Codes::of(&rules.terms);
    let about = match (query.behind(rules.family), behind) {
        (Behind::Nothing | Behind::StackOrNothing | Behind::ColourOrNothing, None) => None,
        (Behind::Card, Some(card)) => Some(About::Card(codes.read_card(card)?)),
        (Behind::Move, Some(wanted)) => Some(About::Move(G::read(rules, wanted)?)),
        (Behind::Stack | Behind::StackOrNothing, Some(stack)) => Some(About::Stack(G::read_stack(rules, stack)?)),
        (Behind::Colour | Behind::ColourOrNothing, Some(colour)) => Some(About::Colour(codes.read_colour(colour)?)),
        (Behind::Nothing, Some(_)) | (Behind::Card | Behind::Move | Behind::Stack | Behind::Colour, None) => {
            return Err(unknown());
        }
    };
    Ok((query, about))
}
