//! A whole match of each game in each language, as every seat and an onlooker receive it, line by line, in both forms.
//!
//! The committed texts are to be read like a script. After an intended change, rewrite them by
//! `SIXDOT_UPDATE=1 cargo test --test all playthrough::` and review the difference.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::support::golden;
use sixdot::bot::{Level, SeatedBot};
use sixdot::engine::{Game, Seat, Setup, Viewer};
use sixdot::games::shedding::engine::{Move, Notation, SheddingGame};
use sixdot::games::shedding::text::Announcer;
use sixdot::rules::Library;
use sixdot::text::{Lang, Locale};

const SEED: u64 = 5;
const SEATS: u8 = 3;

/// Plays a match by computer players of different levels and tells it to everybody.
fn playthrough(game_id: &str, lang: Lang) -> String {
    let rules = Library::built_in()
        .load(game_id, &[])
        .expect("a built-in game")
        .rules
        .shed()
        .cloned()
        .expect("a shedding game");
    let locale = Locale::new(lang).for_game(&rules.terms);
    let names = ["Sam", "Anna", "Ben"].map(String::from);
    let viewers: Vec<Viewer> = Seat::all(SEATS).map(Viewer::Seat).chain([Viewer::Onlooker]).collect();
    let mut computers: Vec<SeatedBot<SheddingGame>> = Seat::all(SEATS)
        .zip([Level::Medium, Level::Easy, Level::Medium])
        .map(|(seat, level)| SeatedBot::new(seat, SEED, level.bot::<SheddingGame>()))
        .collect();
    let mut game = SheddingGame::new(Arc::clone(&rules), Setup::new(SEATS), SEED);
    let mut text =
        format!("{game_id}, {lang}, seed {SEED}. Lines: who is told, then the text, then the braille form.\n");
    let mut number = 0;
    let mut next = Some((Seat(0), Move::Deal));
    while let Some((seat, wanted)) = next {
        let _ = writeln!(text, "\n{seat} {}", Notation::of(&rules).write(wanted));
        let step = game.apply(seat, wanted).expect("computer players make legal moves");
        number += 1;
        for viewer in &viewers {
            let announcer = Announcer::new(&locale, &*rules, &names, *viewer);
            let who = match viewer {
                Viewer::Seat(seat) => names[seat.index()].as_str(),
                Viewer::Onlooker => "onlooker",
            };
            for line in announcer.step(&step.seen_by(*viewer)) {
                let _ = writeln!(text, "  {who}: {}\n  {who}, braille: {}", line.text, line.braille);
            }
        }
        next = game.to_act().map(|seat| (seat, computers[seat.index()].choose(game.view_of(seat), number)));
    }
    text
}

fn check(game_id: &str) {
    for lang in Lang::ALL {
        golden::check(format!("tests/text/playthroughs/{game_id}.{lang}.txt"), &playthrough(game_id, lang));
    }
}

#[test]
fn mau_mau() {
    check("mau-mau");
}

#[test]
fn mau_mau_2() {
    check("mau-mau-2");
}

#[test]
fn uno() {
    check("uno");
}

#[test]
fn deadly_uno() {
    check("deadly-uno");
}

#[test]
fn uno_classic() {
    check("uno-classic");
}

#[test]
fn mau() {
    check("mau");
}

#[test]
fn crazy_eights() {
    check("crazy-eights");
}

#[test]
fn switch() {
    check("switch");
}

#[test]
fn numnum_mau_mau() {
    check("numnum-mau-mau");
}

#[test]
fn number_one() {
    check("number-one");
}
