//! Checks the reason of each tip against the positions after all moves.

use std::sync::Arc;

use super::{Motive, Tip};
use crate::engine::{Dice, Game, Seat, Setup};
use crate::games::wall::engine::{Awaiting, Move, Party, WallGame};
use crate::games::wall::rules::{Fit, Rules};
use crate::rules::{AnyRules, Library};

/// A wall without a further turn after a double match.
const NO_AGAIN: &str =
    "id = \"no-again\"\nextends = \"numnum-wall\"\nremove = [\"doubly-again\", \"options.another-pair\"]\n";

fn rules(id: &str) -> Arc<Rules> {
    let mut library = Library::built_in();
    library.add_text("no-again", "no-again.toml", NO_AGAIN);
    match library.load(id, &[]).expect("no fault").rules {
        AnyRules::Wall(rules) => rules,
        other => panic!("no wall: {other:?}"),
    }
}

/// All legal moves with the games after them.
fn outcomes(game: &WallGame) -> Vec<(Move, WallGame)> {
    let seat = game.to_act().expect("somebody is on turn");
    let then = |wanted: Move| {
        let mut then = game.clone();
        then.apply(seat, wanted).expect("a legal move");
        (wanted, then)
    };
    game.view().legal_moves().into_iter().map(then).collect()
}

fn fits_doubly(game: &WallGame) -> u8 {
    let pairs = game.view().pairs().iter().filter(|(_, fit)| *fit == Fit::Doubly).count();
    u8::try_from(pairs).expect("few pairs")
}

fn can_breach(game: &WallGame) -> bool {
    let view = game.view();
    let last = |wanted: Move| match wanted {
        Move::Take(pair) => pair.spots().iter().any(|spot| view.stack(*spot).len() == 1),
        _ => false,
    };
    view.rules().book.breach.is_some() && view.legal_moves().into_iter().any(last)
}

/// Cards of a breach: those it brought, or those of its larger side; none without a breach.
fn breach_brings(before: &WallGame, after: &WallGame, own: Party) -> Option<u16> {
    let (view, pair) = (after.view(), before.view().count(own) + 2);
    match view.awaits() {
        Awaiting::Side => view.sides().into_iter().map(|(spot, side)| view.beside(spot, side)).max(),
        Awaiting::Over if view.count(own) > pair => Some(view.count(own) - pair),
        _ => None,
    }
}

/// Checks the reason of a tip.
fn tip_is_true(game: &WallGame, tip: Tip) -> bool {
    let (seat, all) = (game.to_act().expect("somebody is on turn"), outcomes(game));
    let own = Party::of(seat);
    let (_, after) = all.iter().find(|(wanted, _)| *wanted == tip.wanted).expect("a legal move");
    let fit = |wanted: Move| match wanted {
        Move::Take(pair) => game.view().fit(pair).map(|(_, fit)| fit),
        _ => None,
    };
    let taken = |wanted: &Move| matches!(wanted, Move::Take(_) | Move::Pass);
    // Compares the double matches that a pair leaves the next player with those that others leave.
    let leaves = |all: &[(Move, WallGame)], after: &WallGame, next: Seat, pairs: u8| {
        let others = || all.iter().filter(|(_, other)| other.to_act() == Some(next));
        let fewer = fits_doubly(after) == pairs && others().any(|(_, other)| fits_doubly(other) > pairs);
        after.to_act() == Some(next) && Party::of(next) != own && fewer
    };
    let avoids = |all: &[(Move, WallGame)], after: &WallGame, next: Seat| {
        let others = || all.iter().filter(|(_, other)| other.to_act() == Some(next));
        let avoids = !can_breach(after) && others().any(|(_, other)| can_breach(other));
        after.to_act() == Some(next) && Party::of(next) != own && avoids
    };
    let then = || outcomes(after);
    let exchanged = match tip.wanted {
        Move::Exchange { spot, .. } => Some(spot),
        _ => None,
    };
    let with_exchanged = |game: &WallGame, least: Fit| {
        let pairs = game.view().pairs();
        exchanged.is_some_and(|spot| pairs.iter().any(|(pair, fit)| pair.spots().contains(&spot) && *fit >= least))
    };
    match tip.motive {
        Motive::OnlyMove => all.len() == 1,
        Motive::Wins => after.outcome().is_some_and(|outcome| outcome.winner() == Some(own)),
        Motive::Breaches { cards } => taken(&tip.wanted) && breach_brings(game, after, own) == Some(cards),
        Motive::MostCards => {
            let beside = |wanted: Move| match wanted {
                Move::Breach { spot, side } => Some(game.view().beside(spot, side)),
                _ => None,
            };
            let mine = beside(tip.wanted);
            let others = || all.iter().filter_map(|(wanted, _)| beside(*wanted));
            mine.is_some() && others().all(|other| Some(other) <= mine) && others().any(|other| Some(other) < mine)
        }
        Motive::GoesOn => taken(&tip.wanted) && after.to_act() == Some(seat),
        Motive::FitsDoublyThen => with_exchanged(after, Fit::Doubly),
        Motive::FitsThen => game.view().pairs().is_empty() && with_exchanged(after, Fit::Singly),
        Motive::BreachesThen { cards } => {
            let most = then().iter().filter_map(|(_, then)| breach_brings(after, then, own)).max();
            exchanged.is_some() && !can_breach(game) && most == Some(cards)
        }
        Motive::LeavesDoublyThen { next, pairs } => {
            let then = then();
            exchanged.is_some() && then.iter().any(|(_, left)| leaves(&then, left, next, pairs))
        }
        Motive::AvoidsBreachThen { next } => {
            let then = then();
            exchanged.is_some() && then.iter().any(|(_, left)| avoids(&then, left, next))
        }
        Motive::AvoidsBreach { next } => taken(&tip.wanted) && avoids(&all, after, next),
        Motive::LeavesDoubly { next, pairs } => taken(&tip.wanted) && leaves(&all, after, next, pairs),
        Motive::FitsDoubly => {
            fit(tip.wanted) == Some(Fit::Doubly) && all.iter().any(|(wanted, _)| fit(*wanted) == Some(Fit::Singly))
        }
        // There is no visible reason.
        Motive::AsGood => {
            let singly = all.iter().any(|(wanted, _)| fit(*wanted) == Some(Fit::Singly));
            !(singly && fit(tip.wanted) == Some(Fit::Doubly) || with_exchanged(after, Fit::Doubly))
        }
    }
}

/// Half of the moves are tips and half are random.
#[test]
fn every_tip_at_a_wall_is_legal_and_its_reason_true() {
    let mut told = Vec::new();
    for (id, seeds) in [("numnum-wall", 0..12), ("numnum-clear", 0..12), ("no-again", 0..12)] {
        let rules = rules(id);
        for seed in seeds {
            let mut game = WallGame::begin(&rules, Setup::new(2), seed);
            game.apply(Seat(0), Move::Deal).expect("the deal");
            let mut dice = Dice::new(seed, 1);
            while let Some(seat) = game.to_act() {
                let tip = Tip::of(game.view()).expect("somebody is on turn");
                let moves = game.view().legal_moves();
                assert!(moves.contains(&tip.wanted), "{id}, seed {seed}: {tip:?}");
                assert!(tip_is_true(&game, tip), "{id}, seed {seed}: {tip:?}");
                let name = format!("{:?}", tip.motive);
                told.push(name.split(' ').next().unwrap_or_default().to_owned());
                let wanted = if dice.percent(50) { tip.wanted } else { *dice.pick(&moves).expect("a legal move") };
                game.apply(seat, wanted).expect("a legal move");
            }
        }
    }
    told.sort();
    told.dedup();
    let all = [
        "AsGood",
        "AvoidsBreach",
        "Breaches",
        "BreachesThen",
        "FitsDoubly",
        "FitsDoublyThen",
        "FitsThen",
        "GoesOn",
        "LeavesDoubly",
        "LeavesDoublyThen",
        "OnlyMove",
        "Wins",
    ];
    let never: Vec<&str> = all.into_iter().filter(|name| !told.iter().any(|told| told == name)).collect();
    assert!(never.is_empty(), "never came up: {never:?}");
}
