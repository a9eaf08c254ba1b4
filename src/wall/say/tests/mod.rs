//! What is heard at a wall, word by word.

mod ear;
mod query;
mod step;
mod whole;

use std::sync::Arc;

use super::*;
use crate::engine::{Chance, Dice};
use crate::rules::{AnyRules, Library};
use crate::say::Lang;
use crate::wall::engine::{Game, Move, Position};
use crate::wall::rules::Rules;

const ME: Seat = Seat(0);
const ANNA: Seat = Seat(1);

fn rules(game: &str) -> Arc<Rules> {
    rules_with(game, &[])
}

fn rules_with(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let options: Vec<_> = options.iter().map(|(name, value)| (String::from(*name), String::from(*value))).collect();
    match Library::built_in().load(game, &options).expect("a built-in game").rules {
        AnyRules::Wall(rules) => rules,
        other => panic!("no wall: {other:?}"),
    }
}

/// A game, how it is told in a language, and who listens.
struct Table {
    rules: Arc<Rules>,
    locale: Locale,
    players: Vec<String>,
    viewer: Viewer,
}

impl Table {
    fn new(game: &str, lang: Lang) -> Self {
        Table::of(rules(game), lang)
    }

    /// A wall at which another pair may be taken or not (NN-14).
    fn with_passes(lang: Lang) -> Self {
        Table::of(rules_with("numnum-wall", &[("another-pair", "may")]), lang)
    }

    fn of(rules: Arc<Rules>, lang: Lang) -> Self {
        let locale = Locale::new(lang).for_game(rules.terms());
        let players = ["Me", "Anna"].map(String::from).to_vec();
        Table { rules, locale, players, viewer: Viewer::Seat(ME) }
    }

    fn of_four(lang: Lang) -> Self {
        let players = ["Me", "Anna", "Ben", "Clara"].map(String::from).to_vec();
        Table { players, ..Table::new("numnum-wall", lang) }
    }

    fn says(&self) -> Announcer<'_> {
        Announcer::new(&self.locale, &self.rules, &self.players, self.viewer).expect("a game is chosen")
    }

    fn card(&self, code: &str) -> CardKind {
        let mut kinds = self.rules.deck().kinds();
        kinds.find(|kind| self.rules.terms().code(*kind) == code).expect("the deck has the card")
    }

    fn cards(&self, codes: &str) -> Vec<CardKind> {
        codes.split_whitespace().map(|code| self.card(code)).collect()
    }

    fn pair(&self, codes: &str) -> [CardKind; 2] {
        self.cards(codes).try_into().expect("two cards")
    }

    /// A game in its main part, or in its opening.
    fn game(&self, stacks: [&str; 7], main: bool) -> Game {
        self.game_with(stacks, main, "", "", "")
    }

    fn game_with(&self, stacks: [&str; 7], main: bool, own: &str, others: &str, aside: &str) -> Game {
        let taken = [(Party(0), own), (Party(1), others)];
        let position = Position {
            seats: u8::try_from(self.players.len()).expect("a few"),
            stacks: stacks.iter().map(|codes| self.cards(codes)).collect(),
            taken: taken.map(|(party, codes)| (party, self.cards(codes))).to_vec(),
            aside: self.cards(aside),
            turn: 0,
            main,
        };
        Game::from_position(Arc::clone(&self.rules), &position, Chance::Seeded(Dice::new(1, 0))).expect("possible")
    }
}

#[track_caller]
fn is(line: &Line, text: &str, braille: &str) {
    assert_eq!((line.text.as_str(), line.braille.as_str()), (text, braille));
}

#[track_caller]
fn are(lines: &[Line], expected: &[(&str, &str)]) {
    let lines: Vec<(&str, &str)> = lines.iter().map(|line| (line.text.as_str(), line.braille.as_str())).collect();
    assert_eq!(lines, expected);
}

/// A wall on which 1 and 2 fit doubly, 3 and 4 singly, and the last stack has a wish card.
const WALL: [&str; 7] = ["r12 b8 r2", "r24 y3", "g13 g2 g4", "y39 y2", "r5 r3", "b7 b3", "w g3"];

fn spot(number: u8) -> Spot {
    Spot(number - 1)
}

fn take(one: u8, other: u8) -> Move {
    Move::take(spot(one), spot(other))
}

/// The shipped games of the family.
const GAMES: [&str; 2] = ["numnum-wall", "numnum-clear"];
