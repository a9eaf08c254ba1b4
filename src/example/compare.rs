//! Comparing what a step expects with what holds, in games of every family.

use std::fmt::Display;

use serde::Serialize;

use super::failure::FailureKind;
use super::stated::Wrong;
use crate::cards::CardKind;
use crate::engine::Seat;
use crate::notation::{Codes, NotationFault, Written};

/// All fields of a step that do not hold, so far.
#[derive(Default)]
pub struct Compare(Vec<Wrong>);

impl Compare {
    /// All fields that do not hold.
    pub fn into_wrong(self) -> Vec<Wrong> {
        self.0
    }

    /// Notes what is wrong with a field.
    pub fn wrong(&mut self, field: &str, what: FailureKind) {
        self.0.push((field.to_owned(), what));
    }

    /// Notes what differs.
    pub fn differs(&mut self, field: &str, expected: impl Display, got: impl Display) {
        let (expected, got) = (or_nothing(expected), or_nothing(got));
        self.wrong(field, FailureKind::Differs { expected, got });
    }

    /// Notes what differs, if anything is expected.
    pub fn same<T: PartialEq>(&mut self, field: &str, expected: Option<T>, got: &T, write: impl Fn(&T) -> String) {
        if let Some(expected) = expected.filter(|expected| expected != got) {
            self.differs(field, write(&expected), write(got));
        }
    }

    /// What the notation makes of a field; a fault is noted.
    pub fn read<T>(&mut self, field: &str, read: Result<T, NotationFault>) -> Option<T> {
        read.map_err(|fault| self.wrong(field, fault.into())).ok()
    }

    /// The same cards, in whatever order.
    pub fn same_cards(&mut self, field: &str, expected: &str, mut got: Vec<CardKind>, codes: Codes<'_>) {
        let Some(mut expected) = self.read(field, codes.read_cards(expected)) else { return };
        expected.sort_unstable();
        got.sort_unstable();
        self.same(field, Some(expected), &got, |cards| codes.cards(cards));
    }

    /// The same word, as it is written in the file.
    pub fn same_word<T: PartialEq + Serialize>(&mut self, field: &str, expected: Option<T>, got: &T) {
        self.same(field, expected, got, |word| match serde_json::to_value(word) {
            Ok(serde_json::Value::String(word)) => word,
            other => format!("{other:?}"),
        });
    }

    /// Who is on turn, if that is stated.
    pub fn turn(&mut self, expected: Option<u8>, got: Option<Seat>) {
        let Some(expected) = expected.filter(|expected| got.is_none_or(|seat| seat.0 + 1 != *expected)) else {
            return;
        };
        self.differs("turn", expected, got.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string()));
    }

    /// The same moves, in whatever order, with `;` between them.
    pub fn same_moves<G: Written<Move: Ord>>(
        &mut self,
        field: &str,
        expected: &str,
        mut got: Vec<G::Move>,
        rules: &G::Rules,
    ) {
        let moves = expected.split(';').map(str::trim).filter(|text| !text.is_empty());
        let moves: Result<Vec<G::Move>, NotationFault> = moves.map(|text| G::read(rules, text)).collect();
        let Some(mut moves) = self.read(field, moves) else { return };
        moves.sort_unstable();
        got.sort_unstable();
        self.same(field, Some(moves), &got, |moves| {
            moves.iter().map(|own| G::write(rules, *own)).collect::<Vec<_>>().join("; ")
        });
    }
}

/// Numbers with blanks between.
pub fn list<T: Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn or_nothing(text: impl Display) -> String {
    let text = text.to_string();
    if text.is_empty() { "nothing".to_owned() } else { text }
}
