//! Announcements at a table whose participants use different languages.

use std::sync::Arc;

use super::{AnyTable, Playing};
use crate::bot::Budget;
use crate::engine::{Game, Seat, Setup, Viewer};
use crate::games::shedding::engine::{Move, SheddingGame, Step};
use crate::games::shedding::text::Announcer;
use crate::rules::{Library, Rules};
use crate::session::audience::Preferences;
use crate::session::intent::Question;
use crate::session::language_pack::LanguagePack;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::table_state::TableRules;
use crate::text::{Lang, Line, Locale};

const SEED: u64 = 7;

const LANGS: [Lang; 2] = [Lang::De, Lang::Fi];

fn names() -> [String; 2] {
    ["Anna", "Eino"].map(str::to_owned)
}

/// Two people at a table of UNO, one German and one Finnish.
fn two_desks() -> (Playing<SheddingGame>, Arc<Rules>) {
    let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
    let [german, finnish] = LANGS.map(|lang| Preferences::new(LanguagePack::new(lang).for_game(&loaded.rules)));
    let rules = Arc::clone(loaded.rules.shed().expect("a shedding game"));
    let seats = names().map(SeatPlan::Person);
    let played = TableRules::of("uno".to_owned(), loaded, SEED, None);
    let plan = Plan::default();
    let mut playing = Playing::new(played, &rules, &seats, names().to_vec(), &plan, Budget::USUAL, &german);
    playing.table_state_mut().participants[1].preferences = finnish;
    (playing, rules)
}

fn told(playing: &mut Playing<SheddingGame>, participant: usize) -> Vec<Line> {
    playing.table_state_mut().at = participant;
    playing.table_state_mut().take_untold()
}

/// The lines of a step for each of the two, composed in one language.
fn expected(rules: &Rules, step: &Step) -> [Vec<Line>; 2] {
    [0, 1].map(|participant| {
        let viewer = Viewer::Seat(Seat(participant));
        let locale = Locale::new(LANGS[usize::from(participant)]).for_game(rules.terms());
        let names = names();
        let announcer = Announcer::new(&locale, rules, &names, viewer);
        announcer.step(&step.seen_by(viewer))
    })
}

#[test]
fn each_participant_hears_a_step_in_its_own_language() {
    let (mut playing, rules) = two_desks();
    let mut alike = SheddingGame::begin(&rules, Setup::new(2), SEED);
    playing.begin();
    let dealt = alike.apply(Seat(1), Move::Deal).expect("the deal");
    assert_eq!([told(&mut playing, 0), told(&mut playing, 1)], expected(&rules, &dealt));
    let seat = alike.to_act().expect("somebody is on turn");
    let wanted = alike.view_of(seat).legal_moves()[0];
    assert!(playing.apply(seat, wanted).is_ok());
    let step = alike.apply(seat, wanted).expect("a legal move");
    let heard = [told(&mut playing, 0), told(&mut playing, 1)];
    assert_eq!(heard, expected(&rules, &step));
    assert!(heard.iter().all(|lines| !lines.is_empty()) && heard[0] != heard[1], "{heard:?}");
}

#[test]
fn the_turn_is_announced_in_the_language_at_the_keyboard() {
    let (mut playing, _) = two_desks();
    playing.begin();
    playing.play_computers();
    let mut situation = |participant| {
        playing.table_state_mut().at = participant;
        playing.question = Question::Nothing;
        playing.situation().remove(0).text
    };
    let (german, finnish) = (situation(0), situation(1));
    assert!(german.contains("dran"), "{german}");
    assert!(finnish.contains("uoro"), "{finnish}");
}

#[test]
fn moves_of_computer_players_are_not_kept_for_undo() {
    let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
    let english = Preferences::new(LanguagePack::new(Lang::En).for_game(&loaded.rules));
    let rules = Arc::clone(loaded.rules.shed().expect("a shedding game"));
    let seats = [SeatPlan::Me, SeatPlan::Computer(None)];
    let played = TableRules::of("uno".to_owned(), loaded, SEED, None);
    let mut playing: Playing<SheddingGame> =
        Playing::new(played, &rules, &seats, names().to_vec(), &Plan::default(), Budget::USUAL, &english);
    playing.begin();
    playing.play_computers();
    let own = Viewer::Seat(Seat(0));
    for _ in 0..6 {
        if let Some(wanted) = playing.table.game().view_by(own).legal_moves().first() {
            playing.make(Seat(0), *wanted);
        }
    }
    assert!(playing.table.moves_of(Seat(0)) > 1);
    assert_eq!(playing.table.moves_of(Seat(1)), 0);
}
