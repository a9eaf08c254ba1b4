//! When a game that is played on is judged, and by what.

use std::sync::Arc;

use crate::engine::{Calls, Chance, Setup};
use crate::games::shedding::bot::search::*;
use crate::games::shedding::engine::tests::{game, position, rules};
use crate::games::shedding::engine::{Notation, Position};

fn played(mut game: SheddingGame, code: &str) -> SheddingGame {
    let wanted = Notation::of(game.rules()).read(code).expect("a move");
    game.apply(Seat(0), wanted).expect("a legal move");
    game
}

/// What the game is worth to each seat.
fn worths(game: &SheddingGame) -> Vec<f64> {
    game.view_of(Seat(0)).seats().map(|seat| worth(game, seat)).collect()
}

#[test]
fn a_game_that_is_over_is_worth_its_win() {
    let uno = rules("uno", &[]);
    assert_eq!(worths(&played(game(&uno, &["r5", "r6 r7", "b1 b2"], "r3"), "play r5")), [1.0, 0.0, 0.0]);
    let teams = rules("uno", &[("teams", "2")]);
    let over = played(game(&teams, &["r5", "r6 r7", "b1 b2", "b3 b4"], "r3"), "play r5");
    assert_eq!(worths(&over), [1.0, 0.0, 1.0, 0.0], "partners win together");
}

#[test]
fn a_game_that_goes_on_is_worth_its_prospect() {
    let open = game(&rules("uno", &[]), &["r5 r6", "y6 y7 y8", "b1 b2 b3 b4"], "r3");
    for seat in Seat::all(3) {
        assert!((worth(&open, seat) - prospect(&open, seat)).abs() < 1e-12);
        assert!(worth(&open, seat) > 0.0 && worth(&open, seat) < 1.0);
    }
}

#[test]
fn undecided_playouts_are_cut_off() {
    let many = "r1 r2 r3 r4 r5 r6 r7 r8 g1 g2 g3 g4 g5 g6 g7 g8";
    let others = "y1 y2 y3 y4 y5 y6 y7 y8 b1 b2 b3 b4 b5 b6 b7 b8";
    let mut playout = Playout::default();
    let long = game(&rules("uno", &[]), &[many, others], "r9");
    let found = playout.outcome(long, Seat(0), &mut Dice::new(1, 1));
    assert_eq!(playout.made, 12);
    assert!(found > 0.0 && found < 1.0, "{found}");
    // The first is out already, and the others play until one is left.
    let mau_mau = rules("mau-mau", &[]);
    let begun = |hands: [&str; 3]| {
        let position = Position { turn: Seat(1), ..position(&mau_mau, &hands, "c9") };
        // As in all games that are imagined.
        let setup = Setup { calls: Calls::Automatic, ..Setup::new(3) };
        SheddingGame::from_position(Arc::clone(&mau_mau), setup, &position, Chance::Seeded(Dice::new(1, 0)))
            .expect("a position")
    };
    let decided = begun(["", "s8 sx sk c8 cx", "hq hk ha h8 hx"]);
    assert!(is_anybody_out(decided.view_of(Seat(1))));
    let mut playout = Playout::default();
    let found = playout.outcome(decided, Seat(1), &mut Dice::new(1, 1));
    assert!(playout.made > 12, "{}", playout.made);
    assert!([0.0, 1.0].contains(&found), "{found}");
    assert!(!is_anybody_out(begun(["s9 h9", "s8 sx", "hq hk"]).view_of(Seat(1))));
}
