//! What a table with desks of its own languages tells.

use std::sync::Arc;

use super::Playing;
use crate::bot::Budget;
use crate::engine::{Family, Game, Move, Seat};
use crate::rules::Library;
use crate::say::{Lang, Line};
use crate::session::company::TableRules;
use crate::session::plan::{Plan, SeatPlan};
use crate::session::preferences::Preferences;
use crate::session::question::Question;
use crate::session::seated::Seated;
use crate::session::voice::Voice;

/// Two people at a table of UNO: a German desk, and a Finnish one.
fn two_desks() -> Playing<Game> {
    let loaded = Library::built_in().load("uno", &[]).expect("a built-in game");
    let preferences = |lang| Preferences::new(Voice::new(lang).for_game(&loaded.rules));
    let (german, finnish) = (preferences(Lang::De), preferences(Lang::Fi));
    let rules = Arc::clone(Game::rules_of(&loaded.rules).expect("a shedding game"));
    let names = ["Anna", "Eino"].map(str::to_owned);
    let seats = names.clone().map(SeatPlan::Person);
    let played = TableRules::of("uno".to_owned(), loaded, 7);
    let plan = Plan::default();
    let mut playing = Playing::<Game>::new(played, &rules, &seats, names.to_vec(), &plan, Budget::USUAL, &german);
    playing.company_mut().prefer_at(1, &finnish);
    playing
}

/// What is told at a desk now.
fn told(playing: &mut Playing<Game>, desk: usize) -> Vec<String> {
    playing.company_mut().pass_to(desk);
    let texts = |line: Line| line.text;
    playing.company_mut().take_untold().into_iter().map(texts).collect()
}

#[test]
fn each_desk_hears_the_same_step_in_its_own_language() {
    let mut playing = two_desks();
    playing.begin();
    let dealt = [told(&mut playing, 0), told(&mut playing, 1)];
    assert!(dealt[0].iter().any(|line| line.starts_with("Du hast 7 Karten.")), "{dealt:?}");
    assert!(dealt[1].iter().any(|line| line.starts_with("Kädessäsi on 7 korttia.")), "{dealt:?}");
    assert!(playing.apply(Seat(0), Move::Draw).is_ok());
    playing.go_on();
    let step = [told(&mut playing, 0), told(&mut playing, 1)];
    assert!(step[0].concat().starts_with("Du ziehst "), "{step:?}");
    assert_eq!(step[1], ["Anna nostaa kortin."]);
}

#[test]
fn whose_turn_it_is_is_told_in_the_language_of_the_desk_that_has_the_keyboard() {
    let mut playing = two_desks();
    playing.begin();
    playing.go_on();
    let mut situation = |desk| {
        playing.company_mut().pass_to(desk);
        playing.question = Question::Nothing;
        playing.situation().remove(0).text
    };
    assert!(situation(0).starts_with("Du bist dran."), "German");
    assert!(situation(1).starts_with("Annan vuoro."), "Finnish");
}
