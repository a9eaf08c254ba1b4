//! One game of each rule set, every move of it: the same seed and players make the same game in every version (G-11).
//!
//! A change of these files is a change of the game or of a computer player, and old records may not play as they did.

use std::fmt::Write as _;

use crate::support::tables::{Played, rules, shedding_games};
use sixdot::bot::Level;
use sixdot::engine::{Game, Seat, Setup};
use sixdot::record::Entry;

/// Every move of a round with one player of each level, and what came of it.
fn round(game: &str, seed: u64) -> String {
    let rules = rules(game);
    let mut played = Played::new(&rules, Setup::new(3), seed, &[Level::Medium, Level::Easy, Level::Random]);
    let mut text = String::new();
    while let Some((seat, wanted)) = played.next() {
        played.make(seat, wanted);
        text += &Entry::Move(seat, wanted).write::<Game>(&rules);
    }
    let view = played.game.view_of(Seat(0));
    let outcome = view.outcome().expect("the round is over");
    let winners: Vec<String> = outcome.winners.iter().map(|seat| seat.to_string()).collect();
    let (winners, points, moves) = (winners.join(" and "), view.points(), played.number());
    let _ = writeln!(text, "won by {winners}, points {points:?}, {} turns, {moves} moves", view.turns());
    text
}

#[test]
fn every_game_goes_on_as_it_always_did() {
    for game in shedding_games() {
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(format!("{game}-42"), round(&game, 42));
        });
    }
}
