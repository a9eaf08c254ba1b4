//! The table of a session, whatever is done there.

use super::company::Company;
use super::keys::{AtKeys, keys_of};
use super::learning::AtLesson;
use super::open_table::OpenTable;
use super::seated::Seated;
use super::shed_table::Playing;
use super::voice::Voice;
use crate::cards::Wish;
use crate::say::Line;

/// A game being played.
pub enum AtTable {
    /// A shedding game, with hidden hands.
    Hands(Box<Playing>),
    /// A game that lies open.
    Open(Box<dyn OpenTable>),
    /// A game that somebody learns.
    Lesson(Box<dyn AtLesson>),
}

impl AtTable {
    /// Who plays.
    pub fn company(&self) -> &Company {
        match self {
            AtTable::Hands(playing) => playing.company(),
            AtTable::Open(table) => table.company(),
            AtTable::Lesson(table) => table.company(),
        }
    }

    /// The same, to be changed.
    pub fn company_mut(&mut self) -> &mut Company {
        match self {
            AtTable::Hands(playing) => playing.company_mut(),
            AtTable::Open(table) => table.company_mut(),
            AtTable::Lesson(table) => table.company_mut(),
        }
    }

    /// The moves, each a line as records have it.
    pub fn written(&self) -> &[String] {
        match self {
            AtTable::Hands(playing) => playing.written(),
            AtTable::Open(table) => table.written(),
            AtTable::Lesson(table) => table.written(),
        }
    }

    /// What is to be decided, and whose turn it is.
    pub fn situation(&self, voice: &Voice) -> Vec<Line> {
        match self {
            AtTable::Hands(playing) => playing.situation(voice),
            AtTable::Open(table) => table.situation(voice),
            AtTable::Lesson(table) => table.situation(voice),
        }
    }

    /// What the meaning of single keys hangs on now.
    pub fn at_keys(&self, voice: &Voice) -> AtKeys {
        let at = match self {
            AtTable::Hands(playing) => playing.at_keys(voice),
            AtTable::Open(table) => table.at_keys(voice),
            AtTable::Lesson(table) => table.at_keys(voice),
        };
        let colours: Vec<Wish> = self.company().table.rules.terms().deck().all_colours().map(Wish::Colour).collect();
        AtKeys { colours: keys_of(voice, &colours), ..at }
    }

    /// What the status prompt shows.
    pub fn status(&self, voice: &Voice) -> String {
        match self {
            AtTable::Hands(playing) => playing.status(voice),
            AtTable::Open(table) => table.status(voice),
            AtTable::Lesson(table) => table.status(voice),
        }
    }
}
