//! A table between a person and a computer player.

use std::sync::Arc;

use super::Playing;
use crate::bot::Budget;
use crate::engine::{Game, Seat, Viewer};
use crate::games::shedding::engine::SheddingGame;
use crate::rules::Library;
use crate::session::language_pack::LanguagePack;
use crate::session::participant::Preferences;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::table_state::TableRules;
use crate::text::Lang;

const SEED: u64 = 7;

#[test]
fn moves_of_computer_players_are_not_kept_for_undo() {
    let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
    let english = Preferences::new(LanguagePack::new(Lang::En).for_game(&loaded.rules));
    let rules = Arc::clone(loaded.rules.shed().expect("a shedding game"));
    let seats = [SeatPlan::Me, SeatPlan::Computer(None)];
    let played = TableRules::of("uno".to_owned(), loaded, SEED, None);
    let mut playing: Playing<SheddingGame> = Playing::new(
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
    let own = Viewer::Seat(Seat(0));
    for _ in 0..6 {
        if let Some(wanted) = playing.table.game.view_by(own).legal_moves().first() {
            playing.make(Seat(0), *wanted);
        }
    }
    assert!(playing.table.moves_of(Seat(0)) > 1);
    assert_eq!(playing.table.moves_of(Seat(1)), 0);
}
