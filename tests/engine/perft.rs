//! Perft: counts of all move sequences from small positions without chance, for every game. Any change of legality
//! changes a count. The second reading counts the same (`tests/engine/second_reading`).
//!
//! `SIXDOT_UPDATE=1 cargo test --test all perft::` rewrites the counts.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use crate::support::golden;
use crate::support::tables::shedding_games;
use sixdot::check::example::Example;
use sixdot::engine::Game as _;
use sixdot::games::shedding::engine::{Move, SheddingGame};
use sixdot::rules::{ExampleFile, Kind, Library};
use toml::{Table, Value};

/// More positions than that take too long.
const MOST_POSITIONS: u64 = 50_000;

fn folder() -> PathBuf {
    golden::path("tests/engine/perft")
}

/// The game of a position, which is stated like that of an example.
fn begin(id: &str, position: &Table) -> SheddingGame {
    let mut set_up = position.clone();
    set_up.retain(|key, _| key != "depth" && key != "counts");
    set_up.insert("clauses".to_owned(), Value::Array(vec!["G-1".into()]));
    let file = Table::from_iter([("example".to_owned(), Value::Array(vec![Value::Table(set_up)]))]);
    let file = ExampleFile { name: "perft".to_owned(), text: file.to_string().into(), game: id.to_owned() };
    let examples = Example::read_all(&file, Kind::Shed).unwrap_or_else(|faults| panic!("{id}: {faults:?}"));
    let rules = Library::built_in().load(id, &examples[0].options).expect("no fault").rules;
    let rules = rules.shed().cloned().expect("a shedding game");
    examples[0].begin(&rules, None).unwrap_or_else(|failure| panic!("{failure}"))
}

/// Adds the sequences from here on to those of each length. Every seat may move; the next round is not dealt, and what
/// needs a shuffle is not followed.
fn count(game: &SheddingGame, counts: &mut [u64], positions: &mut u64) {
    let Some((shortest, longer)) = counts.split_first_mut() else { return };
    *positions += 1;
    assert!(*positions <= MOST_POSITIONS, "too many positions");
    for seat in game.view_of(sixdot::engine::Seat(0)).seats() {
        let mut moves = game.view_of(seat).legal_moves();
        moves.retain(|wanted| *wanted != Move::Deal);
        *shortest += moves.len() as u64;
        if longer.is_empty() {
            continue;
        }
        for wanted in moves {
            let mut next = game.clone();
            next.apply_silently(seat, wanted).expect("a legal move");
            if next.chance().fault().is_none() {
                count(&next, longer, positions);
            }
        }
    }
}

/// The file with the counts as they come out.
fn counted(text: &str) -> String {
    let file: Table = text.parse().expect("TOML");
    let id = file["game"].as_str().expect("the id of a game");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut places = lines.iter_mut().filter(|line| line.starts_with("counts = "));
    for position in file["position"].as_array().expect("positions") {
        let position = position.as_table().expect("a position");
        let depth = position["depth"].as_integer().and_then(|depth| usize::try_from(depth).ok()).expect("a depth");
        let mut counts = vec![0; depth];
        count(&begin(id, position), &mut counts, &mut 0);
        *places.next().expect("a line for the counts") = format!("counts = {counts:?}");
    }
    lines.into_iter().fold(String::new(), |mut text, line| {
        let _ = writeln!(text, "{line}");
        text
    })
}

#[test]
fn every_game_has_as_many_sequences_of_moves_as_ever() {
    for game in shedding_games() {
        let path = folder().join(format!("{game}.toml"));
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let counted = counted(&text);
        golden::check(path, &counted);
    }
}
