//! A whole match a game and language, as every seat and an onlooker are told it, line by line, in both forms.
//!
//! The committed texts are to be read like a script. After a change that is meant, they are written anew by
//! `SIXDOT_UPDATE=1 cargo test --test all playthrough::`, and the difference belongs into review.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use sixdot::bot::{Level, Player};
use sixdot::engine::{Game, Move, Seat, Setup, Viewer};
use sixdot::notation::Notation;
use sixdot::rules::Library;
use sixdot::say::{Announcer, Lang, Locale};

const SEED: u64 = 5;
const SEATS: u8 = 3;

/// Plays a match by computer players of different levels and tells it to everybody.
fn playthrough(game_id: &str, lang: Lang) -> String {
    let rules =
        Library::built_in().load(game_id, &[]).expect("a built-in game").rules.into_shed().expect("a shedding game");
    let locale = Locale::new(lang).for_game(rules.terms());
    let names = ["Sam", "Anna", "Ben"].map(String::from);
    let viewers: Vec<Viewer> = Seat::all(SEATS).map(Viewer::Seat).chain([Viewer::Onlooker]).collect();
    let mut computers: Vec<Player<Game>> = Seat::all(SEATS)
        .zip([Level::Medium, Level::Easy, Level::Medium])
        .map(|(seat, level)| Player::new(seat, SEED, level.bot::<Game>()))
        .collect();
    let mut game = Game::new(Arc::clone(&rules), Setup::new(SEATS), SEED);
    let mut text =
        format!("{game_id}, {lang}, seed {SEED}. Lines: who is told, then the text, then the braille form.\n");
    let mut number = 0;
    let mut next = Some((Seat(0), Move::Deal));
    while let Some((seat, wanted)) = next {
        let _ = writeln!(text, "\n{seat} {}", Notation::of(&rules).write(wanted));
        let step = game.apply(seat, wanted).expect("computer players make legal moves");
        number += 1;
        for viewer in &viewers {
            let announcer = Announcer::new(&locale, &rules, &names, *viewer).expect("a locale with cards");
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
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/text/playthroughs/{game_id}.{lang}.txt"));
        let played = playthrough(game_id, lang);
        if std::env::var_os("SIXDOT_UPDATE").is_some() {
            fs::create_dir_all(path.parent().expect("a folder")).expect("the folder can be made");
            fs::write(&path, &played).expect("the playthrough can be written");
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        let differs = played.lines().zip(committed.lines()).position(|(new, old)| new != old);
        if let Some(line) = differs {
            let at = |text: &str| text.lines().nth(line).map(str::to_owned);
            panic!("{}, line {}: told {:?}, committed {:?}", path.display(), line + 1, at(&played), at(&committed));
        }
        assert_eq!(played.lines().count(), committed.lines().count(), "{}", path.display());
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
