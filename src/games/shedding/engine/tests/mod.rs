//! Single rules at work, each at a table that is laid out for it.

mod answers;
mod calls;
mod chance;
mod determinize;
mod drawn;
mod ends;
mod house_actions;
mod jumps;
mod piles;
mod positions;
mod refused;
mod sits_out;
mod stand_ins;
mod told;
mod views;
mod wrong_plays;

use std::sync::{Arc, LazyLock};

use super::event::{Event, FaceUp};
use super::{Awaiting, Move, Position, PositionFault, PublicEvent, SheddingGame, Step};
use crate::cards::{Card, CardKind};
use crate::engine::{Chance, Dice, Referee, Seat, Setup};
use crate::games::shedding::engine::Notation;
use crate::games::shedding::rules::Rules;
use crate::rules::Library;

/// The games of the program and those of the tests, whose files are read once.
fn library() -> Library {
    static LIBRARY: LazyLock<Library> = LazyLock::new(Library::with_games_of_tests);
    LIBRARY.clone()
}

/// The rules of a house that plays a game in another way.
pub(crate) fn house(extends: &str, changes: &str) -> Arc<Rules> {
    let mut library = library();
    library.add_text("house", "house.toml", format!("id = \"house\"\nextends = \"{extends}\"\n{changes}\n"));
    let loaded = library.load("house", &[]).unwrap_or_else(|faults| panic!("{changes}: {faults:?}"));
    loaded.rules.shed().cloned().expect("a shedding game")
}

/// Number ONE in which two cards make a run and a nine may not be the last card.
const NO_NINE_LAST: &str = r#"
    cards.number.symbols = ["1..8"]

    [cards.nine]
    symbols = ["9"]
    copies = 2
    not-last = {}

    [together.straight]
    min = 2
    of = ["zero", "number", "nine"]
"#;

pub(crate) fn rules(game: &str, options: &[(&str, &str)]) -> Arc<Rules> {
    let options: Vec<(String, String)> =
        options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let loaded = library().load(game, &options).unwrap_or_else(|faults| panic!("{game}: {faults:?}"));
    loaded.rules.shed().cloned().expect("a shedding game")
}

/// The kinds of these cards, such as `r1 +4`.
pub(crate) fn kinds(rules: &Rules, codes: &str) -> Vec<CardKind> {
    Notation::of(rules).read_cards(codes).unwrap_or_else(|_| panic!("cards of the deck: {codes}"))
}

pub(crate) fn kind(rules: &Rules, code: &str) -> CardKind {
    kinds(rules, code)[0]
}

/// A table with these hands and this discard pile, top first, at which the first seat has a free turn.
pub(crate) fn position(rules: &Rules, hands: &[&str], discard: &str) -> Position {
    Position::new(hands.iter().map(|hand| kinds(rules, hand)).collect(), kinds(rules, discard))
}

pub(crate) fn begin(
    rules: &Arc<Rules>,
    referee: Referee,
    position: &Position,
) -> Result<SheddingGame, PositionFault> {
    let seats = u8::try_from(position.hands.len()).expect("a few hands");
    let setup = Setup { referee, ..Setup::new(seats) };
    SheddingGame::from_position(Arc::clone(rules), setup, position, Chance::Seeded(Dice::new(1, 0)))
}

/// The game of such a table, under the kind referee.
pub(crate) fn game(rules: &Arc<Rules>, hands: &[&str], discard: &str) -> SheddingGame {
    begin(rules, Referee::Kind, &position(rules, hands, discard)).expect("a position")
}

/// The game of a table where something else than a free turn is awaited.
pub(crate) fn awaiting(
    rules: &Arc<Rules>,
    hands: &[&str],
    top: &str,
    awaits: Awaiting,
) -> Result<SheddingGame, PositionFault> {
    begin(rules, Referee::Kind, &Position { awaits, ..position(rules, hands, top) })
}

/// The cards of a seat.
fn hand(game: &SheddingGame, seat: u8) -> String {
    let kinds: Vec<CardKind> = game.rules.deck().kinds_in(game.table.hand(Seat(seat))).collect();
    Notation::of(&game.rules).cards(&kinds)
}

/// All cards of the table, those of the deck if none is lost or made.
fn all_cards(game: &SheddingGame) -> Vec<Card> {
    let table = &game.table;
    let hands = Seat::all(table.seats).flat_map(|seat| table.hand(seat).iter());
    let stacks = [table.pile.as_slice(), table.discard.as_slice()].into_iter().flatten().copied();
    let mut all: Vec<Card> = hands.chain(stacks).chain(table.aside.iter()).chain(table.beside.iter()).collect();
    all.sort_unstable();
    all
}

/// The public events of a step.
fn public_events(step: &Step) -> Vec<PublicEvent> {
    let told = |event: &FaceUp| match event {
        Event::Public(event) => Some(event.clone()),
        Event::Moved(_) => None,
    };
    step.events.iter().filter_map(told).collect()
}

fn play(rules: &Rules, code: &str) -> Move {
    Move::play(kind(rules, code))
}
