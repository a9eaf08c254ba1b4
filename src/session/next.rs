//! What follows a command.

use super::plan::Plan;
use super::voice::LanguagePack;
use crate::rules::Loaded;
use crate::say::Line;

/// What follows a command on a line.
#[derive(Debug)]
pub(super) enum Next {
    /// The next command of the line.
    GoesOn,
    /// The same; what was told now was told before.
    Again,
    /// Nothing: what stands behind it is not done.
    Stops,
    /// What was played is left, for a game that is planned so far.
    Open(Box<Opening>),
    /// Everything that is asked before a game is answered: it begins.
    Begins,
    /// The program ends.
    Quit,
}

impl Next {
    /// Tells why nothing follows.
    pub fn stops(why: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(why);
        Next::Stops
    }

    /// Tells what was asked for; the next command of the line follows.
    pub fn told(told: impl IntoIterator<Item = Line>, lines: &mut Vec<Line>) -> Self {
        lines.extend(told);
        Next::GoesOn
    }

    /// Another game, as it is planned.
    pub fn open(plan: Plan) -> Self {
        Next::Open(Box::new(Opening { plan, loaded: None }))
    }

    /// Whether the game that was played, or the whole program, is left.
    pub fn leaves(&self) -> bool {
        matches!(self, Next::Open(_) | Next::Begins | Next::Quit)
    }
}

/// A game that is planned, as far as it is.
#[derive(Debug)]
pub(super) struct Opening {
    /// What was chosen.
    pub plan: Plan,
    /// Its rules, where they have been loaded already.
    pub loaded: Option<Loaded>,
}

/// How often something is to be done that can be done again: once, or as often as a number says.
pub(super) fn times(voice: &LanguagePack, rest: &str) -> Option<usize> {
    if rest.is_empty() { Some(1) } else { voice.lexicon().number(rest).filter(|count| *count > 0) }
}
