//! Games that are kept: gone through again move by move, played on from any point, and told without what is hidden.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use sixdot::record::{Record, Replay};
use sixdot::rules::{AnyRules, Library};
use sixdot::say::Lang;
use sixdot::session::{Conversation, Plan, Session, Start, read_seats};
use sixdot::settings::Folders;

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, max_shrink_iters: 20, ..ProptestConfig::default() }
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// A session that keeps its games in a folder.
fn session(lang: Lang, plan: Plan, games: &Path) -> Session {
    let folders = Folders { games: Some(games.to_owned()), ..Folders::default() };
    let start = crate::support::session::start(lang, Library::built_in(), plan);
    Session::new(Start { folders, seeds: Box::new(|| 77), ..start })
}

/// A game of computer players alone, which is over when it has begun.
fn watched(game: &str, seed: u64) -> Plan {
    let seats = if game == "numnum-patience" { "me" } else { "bot,bot" };
    Plan {
        game: Some(game.to_owned()),
        seats: read_seats(seats).expect("seats"),
        seed: Some(seed),
        ..Plan::default()
    }
}

/// What is answered, line by line.
fn told(session: &mut Session, typed: &str) -> Vec<String> {
    session.answer(typed).lines.into_iter().map(|line| line.text).collect()
}

/// A session that goes through a game of its own, and how many moves that has.
fn replaying(lang: Lang, game: &str, seed: u64, games: &Path) -> (Session, usize) {
    let mut session = session(lang, watched(game, seed), games);
    session.begin();
    for _ in 0..12 {
        if game == "numnum-patience" {
            session.answer(if lang == Lang::En { "put" } else { "auto" });
        }
    }
    let moves = session.written().len();
    assert!(moves > 2, "{game}: {moves} moves");
    session.answer("replay");
    (session, moves)
}

/// The lines of a record behind its head.
fn moves(text: &str) -> Vec<&str> {
    text.lines().skip_while(|line| *line != "moves:").skip(1).collect()
}

/// Plays a record through.
fn plays(text: &str) {
    let record = Record::read(text).expect("a record");
    let loaded = Library::built_in().load(&record.head.game, &record.head.options).expect("a game");
    let played = match &loaded.rules {
        AnyRules::Shed(rules) => {
            Replay::<sixdot::engine::Game>::new(&record, rules, loaded.hash).and_then(|mut all| all.run())
        }
        AnyRules::Wall(rules) => {
            Replay::<sixdot::wall::engine::Game>::new(&record, rules, loaded.hash).and_then(|mut all| all.run())
        }
        AnyRules::Patience(rules) => {
            Replay::<sixdot::patience::engine::Game>::new(&record, rules, loaded.hash).and_then(|mut all| all.run())
        }
    };
    assert_eq!(played, Ok(()), "{text}");
}

fn any_game() -> impl Strategy<Value = String> {
    proptest::sample::select(Library::built_in().ids())
}

proptest! {
    #![proptest_config(config(48))]

    /// Wherever somebody comes from, a move is told in the same words.
    #[test]
    fn forward_and_back_a_move_is_told_in_the_same_words(
        game in any_game(),
        lang in proptest::sample::select(&Lang::ALL[..]),
        seed in 0..1000u64,
        open: bool,
        way in prop::collection::vec((0..4u8, any::<prop::sample::Index>()), 1..40),
    ) {
        let games = folder(&format!("steps-{game}-{lang}-{seed}-{open}"));
        let (mut session, count) = replaying(lang, &game, seed, &games);
        if open {
            session.answer("open");
        }
        let forward: Vec<Vec<String>> = (0..count).map(|_| told(&mut session, "")).collect();
        let last = session.answer("").lines;
        prop_assert_eq!(last.len(), 1, "nothing comes behind the last move");
        let mut at = count;
        for (how, index) in way {
            let (typed, to) = match how {
                0 => (String::new(), (at + 1).min(count)),
                1 => ("back".to_owned(), at - 1),
                2 => ("forward 1".to_owned(), (at + 1).min(count)),
                _ => (format!("{}", index.index(count) + 1), index.index(count) + 1),
            };
            let heard = told(&mut session, &typed);
            if to != at && to > 0 {
                prop_assert_eq!(&heard, &forward[to - 1], "{} to {} by {:?}", at, to, typed);
            }
            at = to;
            if at == 0 {
                prop_assert_eq!(&told(&mut session, ""), &forward[0]);
                at = 1;
            }
        }
        fs::remove_dir_all(games).expect("the folder can be removed");
    }

    /// What is played on begins as its parent does, can be gone on with, and leaves the parent as it is.
    #[test]
    fn what_is_played_on_begins_as_its_parent(
        game in any_game(),
        seed in 0..1000u64,
        point in any::<prop::sample::Index>(),
    ) {
        let games = folder(&format!("on-{game}-{seed}"));
        let (mut session, count) = replaying(Lang::En, &game, seed, &games);
        let parent = fs::read_to_string(games.join("1.txt")).expect("the parent");
        if game != "numnum-patience" {
            session.answer("from anna");
        }
        let point = point.index(count) + 1;
        session.answer(&point.to_string());
        let heard = told(&mut session, "play on");
        let over = heard.iter().any(|line| line.starts_with("The game is over here."));
        if !over {
            let child = fs::read_to_string(games.join("2.txt")).expect("a record of its own");
            prop_assert!(child.starts_with("sixdot record: 2\n"), "{}", child);
            let line = format!("\nparent: move {point} of 1, seed 77\n");
            prop_assert!(child.contains(&line), "{}", child);
            prop_assert_eq!(&moves(&child)[..point], &moves(&parent)[..point]);
            for typed in ["draw", "pass", "tip", "put", "auto"] {
                session.answer(typed);
            }
            let child = fs::read_to_string(games.join("2.txt")).expect("the same");
            plays(&child);
            // It goes on like every other game, still with its parent's name.
            session.answer("new");
            let resumed = told(&mut session, "resume 2");
            prop_assert!(resumed.iter().any(|line| line.contains("goes on")), "{:?}", resumed);
            let further = fs::read_to_string(games.join("3.txt")).expect("it goes on in a record of its own");
            prop_assert!(further.starts_with(&child[..child.len() - 1]) && further.contains(&line), "{}", further);
        }
        prop_assert_eq!(fs::read_to_string(games.join("1.txt")).expect("the parent"), parent);
        fs::remove_dir_all(games).expect("the folder can be removed");
    }
}

/// What is sought is found from the side that is heard, and no move by cards that it cannot see.
#[test]
fn nobody_finds_a_move_by_hidden_cards() {
    let games = folder("hidden");
    let plan = Plan { game: Some("uno".to_owned()), seed: Some(42), ..Plan::default() };
    let plan = Plan { seats: read_seats("me,bot,bot").expect("seats"), ..plan };
    let mut session = session(Lang::En, plan, &games);
    session.begin();
    for _ in 0..6 {
        session.answer("draw");
        session.answer("pass");
    }
    session.answer("replay");
    let drew = told(&mut session, "when I drew");
    assert!(
        drew.iter().any(|line| line.starts_with("You draw ") && !line.starts_with("You draw a card")),
        "{drew:?}"
    );
    session.answer("beginning");
    let mut found = Vec::new();
    for card in ["red", "yellow", "green", "blue"]
        .iter()
        .flat_map(|colour| (0..10).map(move |number| format!("{colour} {number}")))
    {
        session.answer("beginning");
        found.push(told(&mut session, &format!("when anna drew {card}")));
    }
    let not_found = ["No move in this game is like that.".to_owned()];
    assert!(found.iter().all(|told| *told == not_found), "{found:?}");
    for typed in ["from anna", "open", "from ben"] {
        assert_eq!(told(&mut session, typed), ["That stays hidden until the game is over."]);
    }
    fs::remove_dir_all(games).expect("the folder can be removed");
}

/// A file for others holds no card that its side did not see, nor the seed.
#[test]
fn an_export_holds_nothing_hidden() {
    let games = folder("export");
    let plan = Plan { game: Some("uno".to_owned()), seed: Some(424_242), ..Plan::default() };
    let plan = Plan { seats: read_seats("Eva,Tom").expect("seats"), ..plan };
    let mut session = session(Lang::En, plan, &games);
    session.begin();
    for typed in ["", "draw", "pass", "", "draw", "pass", ""] {
        session.answer(typed);
    }
    session.answer("replay");
    let settings = told(&mut session, "settings").join(" ");
    assert!(!settings.contains("424242"), "{settings}");
    let file = games.join("export.txt");
    let heard = told(&mut session, &format!("export {}", file.display()));
    assert!(heard[0].contains("without the seed"), "{heard:?}");
    let text = fs::read_to_string(&file).expect("the file");
    assert!(!text.contains("424242") && !text.contains("You hold"), "{text}");
    for line in text.lines().filter(|line| line.contains(" draws ")) {
        assert!(line.contains("draws a card"), "{line}");
    }
    assert!(text.contains("\n1. Everybody gets 7 cards.\n"), "{text}");
    let again = told(&mut session, &format!("export {}", file.display()));
    assert!(again[0].contains("already"), "a file that is there stays: {again:?}");
    fs::remove_dir_all(games).expect("the folder can be removed");
}
