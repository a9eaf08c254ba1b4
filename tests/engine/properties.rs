//! Properties of every game from outside the engine: computer players, notation, records.

use std::sync::Arc;

use crate::support::config;
use crate::support::tables::{Played, rules, shedding_games};
use proptest::prelude::*;
use sixdot::bot::Level;
use sixdot::engine::{Calls, Game, Referee, Seat, Setup, Viewer};
use sixdot::games::shedding::engine::{Move, Notation, Observation, SheddingGame};
use sixdot::record::{Entry, Head, Record, RecordedPlayer, Replay};
use sixdot::rules::Library;

const LEVELS: [Level; 3] = [Level::Random, Level::Easy, Level::Medium];

/// Any built-in game with any number of seats, any referee, either way of calling.
fn any_table() -> impl Strategy<Value = (String, Setup)> {
    let referee = prop_oneof![Just(Referee::Kind), Just(Referee::Strict)];
    let calls = prop_oneof![Just(Calls::Typed), Just(Calls::Automatic)];
    let games = shedding_games();
    (proptest::sample::select(games), any::<u8>(), referee, calls).prop_map(|(game, seats, referee, calls)| {
        let sizes: Vec<u8> = rules(&game).table_sizes().collect();
        let seats = sizes[usize::from(seats) % sizes.len()];
        (game, Setup { seats, referee, calls, dealer: None })
    })
}

/// Everything of the state that anybody can see, from all seats together: the whole table but the pile's order.
fn open(game: &SheddingGame) -> String {
    let view = game.view(Viewer::Onlooker);
    let hands: Vec<_> = view.seats().map(|seat| game.view_of(seat).hand()).collect();
    let table = (view.discard(), view.wish(), view.awaits(), view.to_act(), view.pile(), view.totals());
    format!("{hands:?} {table:?} {:?} {}", view.outcome(), view.turns())
}

/// Observations of a move by every seat.
fn seen(game: &mut SheddingGame, seat: Seat, wanted: Move) -> Vec<Vec<Observation>> {
    let step = game.apply(seat, wanted).expect("a move of the record");
    Seat::all(game.setup().seats).map(|seat| step.seen_by(Viewer::Seat(seat))).collect()
}

proptest! {
    #![proptest_config(config(60))]

    #[test]
    fn a_record_is_the_game_again((game, setup) in any_table(), seed: u64, moves in 1_u64..200) {
        let loaded = Library::built_in().load(&game, &[]).expect("a built-in game");
        let players = Seat::all(setup.seats).map(|seat| RecordedPlayer { name: format!("Seat {seat}"), level: None });
        let players = players.collect();
        let (hash, options) = (loaded.hash, Vec::new());
        let head = Head { game, rules: hash, options, seed, shuffle: None, setup, origin: None, players };
        let rules = loaded.rules.shed().cloned().expect("a shedding game");
        let mut played = Played::new(&rules, setup, seed, &LEVELS);
        let notation = Notation::of(&rules);
        let mut witness = SheddingGame::new(Arc::clone(&rules), setup, seed);
        let (mut text, mut heard) = (head.write(), Vec::new());
        while let Some((seat, wanted)) = played.next().filter(|_| played.number() < moves) {
            for legal in played.game.view_of(seat).legal_moves() {
                prop_assert_eq!(notation.read(&notation.write(legal)), Ok(legal));
            }
            played.make(seat, wanted);
            heard.push(seen(&mut witness, seat, wanted));
            text += &Entry::Move(seat, wanted).write::<SheddingGame>(&rules);
        }
        let record = Record::read(&text).expect("a record");
        prop_assert_eq!(&record.head, &head);
        let mut again = SheddingGame::new(Arc::clone(&rules), record.head.setup, record.head.seed);
        let entries = record.entries::<SheddingGame>(&rules).expect("moves");
        let heard_again: Vec<_> = entries.into_iter().map(|(_, entry)| match entry {
            Entry::Move(seat, wanted) => seen(&mut again, seat, wanted),
            Entry::TakenBack(_) => panic!("nothing was taken back"),
        }).collect();
        prop_assert!(Replay::<SheddingGame>::new(&record, &rules, loaded.hash).expect("its rules").run().is_ok());
        prop_assert_eq!(heard_again, heard);
        prop_assert_eq!(open(&again), open(&played.game));
    }
}
