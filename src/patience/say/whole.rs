//! Whole games, heard in every language: nothing is missing, and what must be short is short.

use super::testing::Table;
use super::*;
use crate::engine::Dice;
use crate::patience::bot::{Tip, chances_within};
use crate::patience::engine::Move;
use crate::say::{Channel, Lang, Line, Urgency};

#[track_caller]
fn is_fit_to_be_heard(line: &Line) {
    let forbidden = ['"', '*', '<', '>', '@', '\\', '_', '|', '~', '{', '}'];
    for text in [&line.text, &line.short] {
        assert!(!text.contains(forbidden) && !text.contains("  ") && text.trim() == text, "{text}");
        assert!(text.ends_with(['.', '?', '!']) && text.chars().count() >= 3, "{text}");
        assert!(text.chars().next().is_some_and(|first| !first.is_lowercase()), "{text}");
    }
    let braille = &line.braille;
    assert!(!braille.is_empty() && !braille.contains("  ") && braille.trim() == braille, "{line:?}");
}

/// Everything that can be asked at this moment, and every move that could be tried.
fn all_answers(table: &Table) -> Vec<Line> {
    let (says, view) = (table.announcer(), table.view());
    let mut lines = vec![says.beginning(view), says.turn(view), says.next(view), says.piles(view), says.rows(view)];
    lines.extend([says.kept(view), says.can(view), says.scores(view), says.counts(view), says.overview(view)]);
    let colours = || table.game.rules().deck().all_colours();
    lines.extend(colours().flat_map(|colour| [says.pile(view, colour), says.row(view, colour)]));
    let single = [Move::Deal, Move::Lay, Move::Put, Move::Keep, Move::Stop, Move::Undo];
    let moves = single.into_iter().chain(colours().map(Move::Row)).chain(colours().map(Move::Wish));
    lines.extend(moves.map(|wanted| says.what_if(view, wanted)));
    lines
}

#[test]
fn whole_games_can_be_heard_in_every_language() {
    for (lang, seed) in Lang::ALL.into_iter().zip([11, 12, 13]) {
        let mut table = Table::undealt(lang);
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        table = Table::dealt(lang, seed);
        let mut dice = Dice::new(seed, 1);
        while table.game.outcome().is_none() {
            all_answers(&table).iter().for_each(is_fit_to_be_heard);
            let wanted: Move = *dice.pick(&table.view().legal_moves()).expect("a legal move");
            if table.view().moves() % 10 == 0 {
                let outlook = chances_within(table.view(), 2, 1_000).expect("the game goes on");
                is_fit_to_be_heard(&table.announcer().chances(&outlook));
                let tip = Tip::of(table.view()).expect("something can be done");
                is_fit_to_be_heard(&table.announcer().tip(&tip));
            }
            let step = table.game.apply(wanted).expect("a legal move");
            let lines = table.announcer().step(step.seen());
            assert!((1..=2).contains(&lines.len()), "{:?}", step.seen());
            lines.iter().for_each(is_fit_to_be_heard);
        }
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        is_fit_to_be_heard(&table.announcer().ends(&table.game.outcome().expect("it is over")));
    }
}

#[test]
fn a_game_in_suits_is_heard_as_such() {
    let says = |lang| {
        let table = Table::in_suits(lang, 4);
        let (announcer, view) = (table.announcer(), table.view());
        all_answers(&table).iter().for_each(is_fit_to_be_heard);
        let wish = table.any_card();
        let laid = announcer.laid_any(wish, Colour(0));
        laid.line(Channel::Game, Urgency::Event).before(&announcer.rows(view)).text
    };
    assert_eq!(says(Lang::En), "You lay a wish card on clubs. There are no cards in the rows.");
    assert_eq!(says(Lang::De), "Du legst eine Wunschkarte auf Kreuz. In den Reihen liegt keine Karte.");
    assert_eq!(says(Lang::Fi), "Laitat toivekortin ristin pinoon. Riveissä ei ole kortteja.");
}

#[test]
fn no_message_is_told_by_nobody() {
    let root = env!("CARGO_MANIFEST_DIR");
    let read = |path: &std::path::Path| std::fs::read_to_string(path).expect("a file");
    let files = std::fs::read_dir(format!("{root}/src/patience/say")).expect("the folder of this file");
    let source: String = files.map(|file| read(&file.expect("a file").path())).collect();
    let texts = read(format!("{root}/locales/en/patience.ftl").as_ref());
    let ids: Vec<&str> = texts
        .lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" = ").map(|(id, _)| id))
        .collect();
    assert!(ids.len() > 80, "{}", ids.len());
    for id in ids {
        let told = source.contains(&format!("\"{id}\"")) || texts.contains(&format!("{{ {id} }}"));
        assert!(told, "{id}");
    }
}
