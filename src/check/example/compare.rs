//! The fields of an example: parsing, comparison with the game, and failures.

use std::fmt;
use std::fmt::Display;

use heck::ToKebabCase as _;

use crate::cards::{CardKind, CardSet};
use crate::engine::{ChanceFault, Codes, Game, NotationFault, Seat, Shuffled};
use crate::rules::{Clause, Terms};

/// A field of an example that does not hold. `Display` prints the line of `check` with fixed English keys.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure {
    pub file: String,
    pub line: usize,
    /// The game for which the example ran: a variant runs inherited examples, too.
    pub game: String,
    pub example: String,
    /// The step, from 1; `None` for the set-up.
    pub step: Option<usize>,
    pub field: String,
    pub what: FailureKind,
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum FailureKind {
    #[error("expected {expected}, got {got}")]
    Differs { expected: String, got: String },
    #[error(transparent)]
    Notation(#[from] NotationFault),
    #[error("missing")]
    Missing,
    #[error("cannot stand beside {other}")]
    Clash { other: &'static str },
    #[error("not a name: {name}")]
    BadName { name: String },
    #[error("name taken: {name}")]
    NameTaken { name: String },
    #[error("unknown clause: {clause}")]
    UnknownClause { clause: Clause },
    #[error("nothing is expected")]
    NothingExpected,
    #[error("not for {seats} players")]
    Seats { seats: usize },
    #[error("for another family of games")]
    OtherFamily,
    #[error("not a party: {party}")]
    NoParty { party: String },
    #[error("not for {stacks} stacks")]
    Stacks { stacks: usize },
    /// A stack without a card would have ended the game.
    #[error("stack {stack} is empty")]
    EmptyStack { stack: String },
    /// A ban at the free end of a stack would have moved aside.
    #[error("a free ban moves aside: {card}")]
    FreeBan { card: String },
    #[error("cannot lie there: {card}")]
    WrongColour { card: String },
    #[error("no pair is left")]
    NoPair,
    #[error("more often than the deck has it: {card}")]
    TooMany { card: String },
    #[error("not all cards are named: {missing} missing")]
    NotWhole { missing: usize },
    #[error("no ban, or the second of its row: {card}")]
    NotBeside { card: String },
    #[error("the player on turn holds no card")]
    TurnIsOut,
    #[error("not pending after {top}")]
    NotPending { top: String },
    #[error("not one for each seat")]
    NotBySeat,
    #[error("cannot be taught: {word}")]
    NotTaught { word: String },
    #[error("cannot be asked: {word}")]
    NotAsked { word: String },
    #[error(transparent)]
    Chance(#[from] ChanceFault),
    #[error("unused: {unused}")]
    UnusedShuffles { unused: usize },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Failure { file, line, game, example, step, field, what } = self;
        write!(f, "{file}:{line}: {game}: {example}: ")?;
        if let Some(step) = step {
            write!(f, "step {step}: ")?;
        }
        write!(f, "{field}: {what}")
    }
}

/// Suffix of a list of cards: the unnamed cards follow in deck order.
const AND_SO_ON: &str = "...";

pub type Wrong = (String, FailureKind);

pub fn wrong(field: &str, what: impl Into<FailureKind>) -> Wrong {
    (field.to_owned(), what.into())
}

/// A seat number from 1, checked against the table.
pub fn seat_of(number: u8, seats: u8) -> Result<Seat, NotationFault> {
    if (1..=seats).contains(&number) {
        Ok(Seat(number - 1))
    } else {
        Err(NotationFault::UnknownSeat { seat: number.to_string() })
    }
}

/// The deck of an example that begins before the deal. It excludes the fields for the middle of a round, which are
/// given with whether they are stated.
pub fn dealt<'a>(deck: Option<&'a str>, of_the_middle: &[(&str, bool)]) -> Result<Option<&'a str>, Wrong> {
    match of_the_middle.iter().find(|(_, stated)| *stated && deck.is_some()) {
        Some((field, _)) => Err(wrong(field, FailureKind::Clash { other: "deck" })),
        None => Ok(deck),
    }
}

#[derive(Clone, Copy)]
pub struct Stated<'a> {
    pub terms: &'a Terms,
}

impl Stated<'_> {
    pub fn whole(self, text: &str) -> Result<Shuffled, Wrong> {
        let stated = self.outcome(text, "deck")?;
        self.all_exist(&[("deck", &stated.cards)])?;
        let missing = self.terms.deck().len() - stated.cards.len();
        if missing > 0 && !stated.rest_follows {
            return Err(wrong("deck", FailureKind::NotWhole { missing }));
        }
        Ok(stated)
    }

    /// Checks that the deck has all these cards; the failure names the field.
    pub fn all_exist(self, fields: &[(&str, &[CardKind])]) -> Result<(), Wrong> {
        let deck = self.terms.deck();
        let mut left: CardSet = deck.cards().collect();
        for (field, kinds) in fields {
            for kind in *kinds {
                if deck.take(*kind, &mut left).is_none() {
                    return Err(wrong(field, FailureKind::TooMany { card: self.terms.code(*kind).to_owned() }));
                }
            }
        }
        Ok(())
    }

    pub fn shuffles(self, texts: &[String]) -> Result<Vec<Shuffled>, Wrong> {
        let outcome = |(index, text): (usize, &String)| self.outcome(text, &format!("shuffles.{}", index + 1));
        texts.iter().enumerate().map(outcome).collect()
    }

    fn outcome(self, text: &str, field: &str) -> Result<Shuffled, Wrong> {
        let text = text.trim_end();
        let named = text.strip_suffix(AND_SO_ON);
        Ok(Shuffled { cards: self.cards(named.unwrap_or(text), field)?, rest_follows: named.is_some() })
    }

    pub fn cards(self, text: &str, field: &str) -> Result<Vec<CardKind>, Wrong> {
        Codes::of(self.terms).read_cards(text).map_err(|fault| wrong(field, fault))
    }
}

#[derive(Default)]
pub struct Compare(Vec<Wrong>);

impl Compare {
    pub fn into_wrong(self) -> Vec<Wrong> {
        self.0
    }

    pub fn wrong(&mut self, field: &str, what: FailureKind) {
        self.0.push((field.to_owned(), what));
    }

    pub fn differs(&mut self, field: &str, expected: impl Display, got: impl Display) {
        let (expected, got) = (or_nothing(expected), or_nothing(got));
        self.wrong(field, FailureKind::Differs { expected, got });
    }

    pub fn same<T: PartialEq>(&mut self, field: &str, expected: Option<T>, got: &T, write: impl Fn(&T) -> String) {
        if let Some(expected) = expected.filter(|expected| expected != got) {
            self.differs(field, write(&expected), write(got));
        }
    }

    pub fn same_list<T: Clone + Display + PartialEq>(
        &mut self,
        field: &str,
        expected: Option<&Vec<T>>,
        got: &Vec<T>,
    ) {
        self.same(field, expected.cloned(), got, |items| list(items));
    }

    pub fn read<T>(&mut self, field: &str, read: Result<T, NotationFault>) -> Option<T> {
        read.map_err(|fault| self.wrong(field, fault.into())).ok()
    }

    /// Compares cards in any order.
    pub fn same_cards(&mut self, field: &str, expected: &str, mut got: Vec<CardKind>, codes: Codes<'_>) {
        let Some(mut expected) = self.read(field, codes.read_cards(expected)) else { return };
        expected.sort_unstable();
        got.sort_unstable();
        self.same(field, Some(expected), &got, |cards| codes.cards(cards));
    }

    /// Compares words in the spelling of the file.
    pub fn same_word<T: PartialEq + fmt::Debug>(&mut self, field: &str, expected: Option<T>, got: &T) {
        self.same(field, expected, got, |value| variant(value));
    }

    pub fn turn(&mut self, expected: Option<u8>, got: Option<Seat>) {
        let Some(expected) = expected.filter(|expected| got.is_none_or(|seat| seat.0 + 1 != *expected)) else {
            return;
        };
        self.differs("turn", expected, got.map_or_else(|| "nobody".to_owned(), |seat| seat.to_string()));
    }

    /// Compares moves in any order, separated by `;`.
    pub fn same_moves<G: Game<Move: Ord>>(
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

/// The variant of a value as a word in files: `MustLay { .. }` is `must-lay`.
pub fn variant(value: &impl fmt::Debug) -> String {
    format!("{value:?}").split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_kebab_case()
}

pub fn list<T: Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn or_nothing(text: impl Display) -> String {
    let text = text.to_string();
    if text.is_empty() { "nothing".to_owned() } else { text }
}
