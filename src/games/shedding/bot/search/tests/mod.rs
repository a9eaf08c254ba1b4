//! What the search keeps of a move, and how it shares out its budget.

mod playout;
mod prospect;

use super::*;
use crate::games::shedding::engine::tests::{game, rules};
use crate::games::shedding::engine::{Notation, SheddingGame};

fn ranked(game: &SheddingGame, budget: u64) -> (Vec<Candidate>, u64) {
    let view = game.view_of(Seat(0));
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    let mut search = Search::new(Budget::Positions(budget));
    let found = search.ranked(view, &moves, &mut Dice::new(1, 1));
    (found, search.playout.made)
}

fn found(deals: u32, sum: f64, start: f64) -> Candidate {
    Candidate { wanted: Move::Draw, deals, sum, start }
}

#[test]
fn a_move_is_told_by_the_games_that_are_won_after_it() {
    for (deals, sum, percent) in [(8, 4.0, 50), (3, 1.0, 33), (3, 2.0, 67), (200, 1.0, 1), (4, 4.0, 100), (0, 0.0, 0)]
    {
        let found = found(deals, sum, 1.0);
        assert_eq!(found.percent(), percent, "{sum} of {deals}");
        assert!((found.share() - sum / f64::from(deals.max(1))).abs() < 1e-12, "{sum} of {deals}");
    }
    assert!(found(3, 2.0, 0.5).promise() > found(3, 2.4, 0.0).promise(), "what it began with counts, too");
}

#[test]
fn the_better_half_of_the_moves_is_tried_further() {
    // Five cards that fit.
    let game = game(&rules("uno", &[]), &["r1 r3 r5 r7 r8 b2 b3", "y1 y2 y3", "g1 g2 g3"], "r9");
    let budget = 3000;
    let (found, made) = ranked(&game, budget);
    assert_eq!(found.len(), 5);
    let deals: Vec<u32> = found.iter().map(|found| found.deals).collect();
    assert!(deals.is_sorted_by(|one, other| one >= other), "{deals:?}");
    // Of five three are left, of these two, and of these one, each for a third of the budget.
    assert!(deals[0] == deals[1] && deals[1] > deals[2] && deals[2] > deals[3] && deals[3] == deals[4], "{deals:?}");
    let shares = [deals[4] * 5, (deals[2] - deals[4]) * 3, (deals[0] - deals[2]) * 2].map(f64::from);
    let all = shares.iter().sum::<f64>();
    assert!(shares.iter().all(|share| (share / all - 1.0 / 3.0).abs() < 0.1), "{shares:?}");
    // The deal that uses it up is played to its end.
    assert!(made >= budget && made < budget + 5 * 13, "{made}");
    let promises: Vec<f64> = found.iter().take(2).map(|found| found.promise()).collect();
    assert!(promises.is_sorted_by(|one, other| one >= other), "{promises:?}");
    assert!(found.iter().all(|found| found.sum >= 0.0 && found.sum <= f64::from(found.deals)));
}

#[test]
fn heuristic_move_has_the_largest_prior() {
    let game = game(&rules("uno", &[]), &["r1 r3 b3 b5 w", "y1 y2 y3", "g1 g2 g3"], "r9");
    let view = game.view_of(Seat(0));
    let mut moves = Vec::new();
    view.decisions(&mut moves);
    let found = Search::new(Budget::USUAL).begin(view, &moves, &mut Dice::new(1, 1));
    let start = |code: &str| {
        let wanted = Notation::of(game.rules()).read(code).expect("a move");
        found.iter().find(|found| found.wanted == wanted).expect("one of the moves").start
    };
    let close = |one: f64, other: f64| (one - other).abs() < 1e-9;
    assert!(close(start("play r3"), 1.0), "it goes on in red and blue");
    // Red 1 counts two points less, and nothing blue follows it: a worth of twice six less.
    let own = |code: &str| {
        let wanted = Notation::of(game.rules()).read(code).expect("a move");
        MoveValue::of(view, view.own_cards(), wanted).expect("it plays a card").total()
    };
    let less = f64::from(own("play r3") - own("play r1"));
    assert!(less > 0.0 && close(start("play r1"), 1.0 - less / 60.0), "{}", start("play r1"));
    assert!(close(start("play w wish green"), 0.0), "far worse: {}", start("play w wish green"));
    let only = Search::new(Budget::USUAL).begin(view, &moves[..1], &mut Dice::new(1, 1));
    assert!(close(only[0].start, 0.0), "what is alone is compared with nothing: {only:?}");
}

#[test]
fn a_budget_is_used_up_by_the_moves_that_were_made() {
    let mut search = Search::new(Budget::Positions(200));
    assert!(search.used() < 1e-12);
    search.playout.made = 50;
    assert!((search.used() - 0.25).abs() < 1e-12);
    let mut search = Search::new(Budget::Time(std::time::Duration::from_secs(3600)));
    search.playout.made = 50;
    assert!(search.used() < 0.25, "time has nothing to do with moves");
    let search = Search::new(Budget::Time(std::time::Duration::from_millis(2)));
    std::thread::sleep(std::time::Duration::from_millis(4));
    assert!(search.used() >= 1.0, "twice the time is more than all of it");
}
