//! Times of reading a typed line.
//!
//! `cargo bench --bench typed`. Each line has the fastest, slowest, median and mean time from Enter to the answer in a
//! running session, on one core. `first` is the first line of a session, which builds the words of all three languages;
//! the others are as long as a line may be, or longer, and as hard to read as possible.

use divan::{Bencher, black_box};
use sixdot::rules::Library;
use sixdot::session::{Conversation, Plan, Session, Start};
use sixdot::text::Lang;

const GAMES: [&str; 12] = [
    "uno",
    "deadly-uno",
    "mau-mau",
    "mau-mau-2",
    "mau",
    "number-one",
    "crazy-eights",
    "switch",
    "numnum-mau-mau",
    "numnum-wall",
    "numnum-clear",
    "numnum-patience",
];

fn main() {
    divan::main();
}

fn session(game: &str, lang: Lang) -> Session {
    let plan = Plan { game: Some(game.to_owned()), seed: Some(1), ..Plan::default() };
    let mut session = Session::new(Start::of(lang, Library::built_in(), plan, || 1));
    session.begin();
    session
}

/// One line of a session after the first one.
fn line(bencher: Bencher, game: &str, line: &str) {
    let mut sessions = Lang::ALL.map(|lang| session(game, lang));
    for session in &mut sessions {
        session.answer("qwertz qwertz");
    }
    let mut at = 0;
    bencher.bench_local(|| {
        at = (at + 1) % sessions.len();
        sessions[at].answer(black_box(line))
    });
}

#[divan::bench(args = GAMES)]
fn first(bencher: Bencher, game: &str) {
    bencher.with_inputs(|| session(game, Lang::De)).bench_local_values(|mut session| session.answer("qwertz qwertz"));
}

#[divan::bench(args = GAMES)]
fn cards_as_long_as_a_line(bencher: Bencher, game: &str) {
    line(bencher, game, &"red 1 ".repeat(166));
}

#[divan::bench(args = GAMES)]
fn prose(bencher: Bencher, game: &str) {
    line(bencher, game, &"the quick brown fox lays one red card and wishes two ".repeat(18));
}

#[divan::bench(args = GAMES)]
fn forty_words(bencher: Bencher, game: &str) {
    line(bencher, game, &"red one ".repeat(20));
}

#[divan::bench(args = GAMES)]
fn question_with_a_long_word(bencher: Bencher, game: &str) {
    line(bencher, game, &format!("why {}", "x".repeat(990)));
}

#[divan::bench(args = GAMES)]
fn pasted_64_kib(bencher: Bencher, game: &str) {
    line(bencher, game, &"p red 1 ".repeat(8192));
}
