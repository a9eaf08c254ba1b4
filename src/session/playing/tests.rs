//! A table between a person and a computer player.

use std::sync::Arc;

use super::Playing;
use crate::bot::Budget;
use crate::cards::CardKind;
use crate::engine::Dice;
use crate::engine::{Game, Seat, Viewer};
use crate::games::shedding::engine::SheddingGame;
use crate::rules::Library;
use crate::session::game_ui::GameUi;
use crate::session::language_pack::LanguagePack;
use crate::session::participant::Audience;
use crate::session::participant::Preferences;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::table_state::TableRules;
use crate::text::{HandOrder, Lang};

const SEED: u64 = 7;

fn begun(game: &str, options: &[(String, String)], seed: u64) -> Playing<SheddingGame> {
    let loaded = Library::built_in().load(game, options).expect("a built-in game");
    let english = Preferences::new(LanguagePack::new(Lang::En).for_game(&loaded.rules));
    let rules = Arc::clone(loaded.rules.shed().expect("a shedding game"));
    let seats = [SeatPlan::Me, SeatPlan::Computer(None)];
    let played = TableRules::of(game.to_owned(), loaded, seed, None);
    let mut playing = Playing::new(
        played,
        &rules,
        &seats,
        ["Eva", "Anna"].map(str::to_owned).to_vec(),
        &Plan::default(),
        Budget::USUAL,
        &english,
    );
    playing.begin();
    playing.play_computers();
    playing
}

#[test]
fn moves_of_computer_players_are_not_kept_for_undo() {
    let mut playing = begun("uno", &[], SEED);
    let own = Viewer::Seat(Seat(0));
    for _ in 0..6 {
        if let Some(wanted) = playing.table.game.view_by(own).legal_moves().first() {
            playing.make(Seat(0), *wanted);
        }
    }
    assert!(playing.table.moves_of(Seat(0)) > 1);
    assert_eq!(playing.table.moves_of(Seat(1)), 0);
}

/// The own hand, oldest card first.
fn as_received(playing: &Playing<SheddingGame>) -> Vec<CardKind> {
    let audience = Audience { order: HandOrder::Received, ..playing.table_state.audience() };
    SheddingGame::hand(playing.view(), audience).expect("an own hand").in_order
}

/// Number of cards that are in both hands in the same order.
fn in_the_same_order(one: &[CardKind], other: &[CardKind]) -> usize {
    let mut longest = vec![0; other.len() + 1];
    for card in one {
        let mut diagonal = 0;
        for (place, held) in other.iter().enumerate() {
            let both = if card == held { diagonal + 1 } else { longest[place + 1].max(longest[place]) };
            diagonal = std::mem::replace(&mut longest[place + 1], both);
        }
    }
    longest[other.len()]
}

fn in_both(one: &[CardKind], other: &[CardKind]) -> usize {
    let mut rest = other.to_vec();
    let found =
        |card: &&CardKind| rest.iter().position(|held| held == *card).map(|at| rest.swap_remove(at)).is_some();
    one.iter().filter(found).count()
}

#[test]
fn cards_keep_their_order_while_they_are_held() {
    let (mut kept, mut undone, mut replaced) = (0, 0, 0);
    let seven_zero = ("seven-zero".to_owned(), "yes".to_owned());
    for (game, options) in
        [("uno", vec![seven_zero]), ("uno", Vec::new()), ("number-one", Vec::new()), ("mau-mau-2", Vec::new())]
    {
        for seed in 0..12 {
            let (mut playing, mut dice) = (begun(game, &options, seed), Dice::new(seed, 1));
            // The hand before each move that can be undone.
            let mut earlier: Vec<Vec<CardKind>> = Vec::new();
            for _ in 0..60 {
                let (before, received) = (as_received(&playing), playing.table_state.participant().received.clone());
                let moves = playing.table.moves_of(Seat(0));
                let undoes = dice.below(4) == 0 && moves > 0;
                if undoes {
                    playing.take_back_moves(Seat(0), 1).expect("an own move");
                    playing.play_computers();
                } else {
                    let view = playing.table.game.view_by(Viewer::Seat(Seat(0)));
                    let Some(wanted) = dice.pick(&view.legal_moves()).copied() else { break };
                    playing.make(Seat(0), wanted);
                }
                let after = as_received(&playing);
                let mut sorted = after.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, playing.view().hand(), "{game} {seed}");
                if !undoes && !playing.table_state.participant().received.starts_with(&received) {
                    replaced += 1;
                } else {
                    assert_eq!(in_the_same_order(&before, &after), in_both(&before, &after), "{game} {seed}");
                    kept += 1;
                }
                let now = playing.table.moves_of(Seat(0));
                if undoes && moves == earlier.len() {
                    assert_eq!(earlier.pop(), Some(after), "{game} {seed}");
                    undone += 1;
                } else if now == moves + 1 && moves == earlier.len() {
                    earlier.push(before);
                } else if now != earlier.len() {
                    earlier.clear();
                }
            }
        }
    }
    assert!(kept > 800 && undone > 50 && replaced > 10, "{kept} {undone} {replaced}");
}
