//! Typed lines and single keys, at all tables, in all languages, in lessons and before a game.
//!
//! The first line is a table: `uno de me,bot 7 seven-zero=yes` or `uno fi learn`. Missing facts follow from a hash of
//! the input. A line that begins with `^` is pressed key by key.

use std::collections::HashSet;
use std::sync::OnceLock;
use std::time::Duration;

use sixdot::bot::Level;
use sixdot::engine::{Calls, Referee};
use sixdot::input::{Nameable, command_words, normal, read};
use sixdot::rules::AnyRules;
use sixdot::session::{Conversation, Key, KeyAnswer, Plan, SeatPlan, Session, Start, read_seats};
use sixdot::terminal::printable;
use sixdot::text::Lang;

use super::{lang, library, loaded, number, one_of};
use crate::held;
use crate::within::within_of;

/// The most lines of one input.
const MOST: usize = 120;

/// CPU time limit of a line, without the moves that it leads to.
const LONGEST: Duration = Duration::from_secs(1);

/// CPU time limit of each of those moves: bots search, and where only bots sit, one line plays a whole game.
const LONGEST_MOVE: Duration = Duration::from_millis(400);

/// One input in so many has what imagines games, tips and the strongest computer players: that takes a thousand times
/// as long as anything else, and most of a run otherwise.
const THINKS: u64 = 32;

/// Seats of tables whose first line does not name them.
const SEATS: [&str; 8] = [
    "me,bot",
    "me,bot,bot:medium",
    "Anna,Ben",
    "Anna,bot,Ben",
    "Anna,Ben,Cleo",
    "bot,me",
    "bot,bot",
    "me,bot,Ben,bot",
];

/// Tries one input; the number of its lines.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let (head, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let number = number(bytes);
    let (mut session, thinks) = sit(head, number);
    let mut before = head.to_owned();
    let begun = thought(&mut session, || before.clone(), Session::begin, |begun| begun.lines.len());
    held::lines(&begun.lines, &before);
    let mut lines = 0;
    for line in rest.lines().take(MOST) {
        let typed = printable(line);
        if writes_a_file(&typed) || !thinks && takes_long(&typed) {
            continue;
        }
        lines += 1;
        before.push_str(&typed);
        let ended = match typed.strip_prefix('^') {
            Some(keys) => keys.chars().take(MOST).any(|letter| {
                let presses = |session: &mut Session| press(session, letter, thinks, &before);
                thought(&mut session, || format!("{letter} of {typed}"), presses, |done| done.told).ended
            }),
            None => {
                let answers = |session: &mut Session| answer(session, &typed, &before);
                thought(&mut session, || typed.clone(), answers, |done| done.told).ended
            }
        };
        if ended {
            return lines;
        }
    }
    held::lines(&session.interrupted().lines, &before);
    held::lines(&session.end_of_input().lines, &before);
    lines
}

/// Result of a typed line or a key.
#[derive(Clone, Copy, Default)]
struct Done {
    /// Number of answered lines.
    told: usize,
    ended: bool,
}

/// Does something in a conversation, within its time. Each move is told in a line of its own, or in more.
fn thought<T>(
    session: &mut Session,
    what: impl FnOnce() -> String,
    does: impl FnOnce(&mut Session) -> T,
    told: impl FnOnce(&T) -> usize,
) -> T {
    let before = session.written().len();
    let longest = |done: &T, moved: bool| {
        let moves = if moved { u32::try_from(told(done)).unwrap_or(u32::MAX) } else { 0 };
        LONGEST + LONGEST_MOVE.saturating_mul(moves)
    };
    within_of(
        |(done, moved)| longest(done, *moved),
        what,
        || {
            let done = does(session);
            let moved = session.written().len() != before;
            (done, moved)
        },
    )
    .0
}

/// Types a line.
fn answer(session: &mut Session, typed: &str, before: &str) -> Done {
    let answer = session.answer(typed);
    assert!(!answer.lines.is_empty(), "no answer to {typed:?}");
    held::lines(&answer.lines, before);
    held::row(&session.status());
    for word in session.complete(typed) {
        held::row(&word);
    }
    let _ = (session.wants_more(typed), session.history_owner());
    Done { told: answer.lines.len(), ended: answer.ended }
}

/// Presses a key.
fn press(session: &mut Session, letter: char, thinks: bool, before: &str) -> Done {
    let key = match letter {
        '<' => Key::Left,
        '>' => Key::Right,
        '+' => Key::Up,
        '-' => Key::Down,
        '!' => Key::Escape,
        '/' => Key::Enter,
        '*' => Key::Other,
        letter => Key::Char(letter),
    };
    let _ = session.asks_anew();
    match session.press(key) {
        KeyAnswer::Line(line) if !thinks && takes_long(&line) => Done::default(),
        KeyAnswer::Line(line) => answer(session, &line, &format!("{before}{line}")),
        KeyAnswer::Told(told) => {
            held::lines(&told.lines, before);
            Done { told: told.lines.len(), ended: told.ended }
        }
        KeyAnswer::Opens(_) | KeyAnswer::Nothing => Done::default(),
    }
}

/// The table of a first line, and whether somebody who imagines games may sit there: not where only computer players
/// sit, since one line plays a whole game there.
fn sit(head: &str, number: u64) -> (Session, bool) {
    let words: Vec<&str> = head.split_whitespace().take(24).collect();
    let library = library();
    let ids = library.ids();
    let game = words.iter().find(|word| ids.iter().any(|id| id == *word)).map(|id| (*id).to_owned());
    let game =
        game.or_else(|| (number % 16 > 0).then(|| ids[usize::try_from(number).unwrap_or(0) % ids.len()].clone()));
    let own_lang = words.iter().find_map(|word| word.parse().ok()).unwrap_or_else(|| lang(number >> 8));
    let seats = words.iter().find(|word| word.contains(',')).copied();
    let seats = seats.unwrap_or_else(|| one_of(&SEATS, number >> 16));
    let has = |word: &str| words.contains(&word);
    let set = words.iter().filter_map(|word| word.split_once('='));
    let options: Vec<(String, String)> = set.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let chosen = game.as_ref().and_then(|game| loaded(game, &options));
    let options = if chosen.is_some() { options } else { Vec::new() };
    let loaded = chosen.or_else(|| loaded(game.as_ref()?, &[]));
    let mut seats = loaded.as_ref().and_then(|loaded| suiting(&loaded.rules, seats)).unwrap_or_default();
    let only_computers = !seats.is_empty() && seats.iter().all(|seat| matches!(seat, SeatPlan::Computer(_)));
    let thinks = number % THINKS == 0 && !only_computers;
    for seat in &mut seats {
        if !thinks && *seat == SeatPlan::Computer(Some(Level::Hard)) {
            *seat = SeatPlan::Computer(Some(Level::Medium));
        }
    }
    let seed = words.iter().find_map(|word| word.parse().ok()).unwrap_or(number);
    let mut further = seed;
    let plan = Plan {
        options,
        seats,
        levels: vec![if has("random") { Level::Random } else { Level::Easy }],
        referee: Some(if has("strict") { Referee::Strict } else { Referee::Kind }),
        calls: Some(if has("automatic") { Calls::Automatic } else { Calls::Typed }),
        seed: Some(seed),
        learn: has("learn"),
        game,
        ..Plan::default()
    };
    let seeds = move || {
        further = further.wrapping_add(1);
        further
    };
    let start = Start {
        ask_language: has("asked"),
        status_prompt: has("status"),
        loaded,
        ..Start::of(own_lang, library, plan, seeds)
    };
    (Session::new(start).with_keys(true, true), thinks)
}

/// Seats, if so many can sit at the game.
fn suiting(rules: &AnyRules, seats: &str) -> Option<Vec<SeatPlan>> {
    let seats = read_seats(seats).ok()?;
    rules.sizes().contains(seats.len()).then_some(seats)
}

/// The words of these intents in any language.
fn words_of(intents: &[&str]) -> HashSet<String> {
    const SCOPES: &[&str] = &["shed", "wall", "patience", "table", "all", "replay"];
    let words = Lang::ALL.into_iter().flat_map(|lang| command_words(lang, SCOPES));
    words.filter(|(intent, _)| intents.contains(intent)).map(|(_, word)| word).collect()
}

/// The line would write a log or a replay into a file.
fn writes_a_file(typed: &str) -> bool {
    static WORDS: OnceLock<HashSet<String>> = OnceLock::new();
    let words = WORDS.get_or_init(|| words_of(&["log", "retell-export"]));
    // The name of the file is a second word.
    let writes = |part: &str| {
        let mut own = part.split_whitespace().map(normal);
        own.next().is_some_and(|first| words.contains(&first)) && own.next().is_some()
    };
    typed.split(';').any(writes)
}

fn names_the_strongest(typed: &str) -> bool {
    let hard = |word: &str| {
        Lang::ALL.into_iter().any(|lang| {
            let said = read(lang, word, Nameable { scopes: &["setup"], ..Nameable::default() }).said;
            said.iter().any(|said| said.choice("level") == Some("hard"))
        })
    };
    typed.split(|letter: char| !letter.is_alphanumeric()).any(hard)
}

/// The line asks for a determinized search, or names the strongest bots.
fn takes_long(typed: &str) -> bool {
    static WORDS: OnceLock<HashSet<String>> = OnceLock::new();
    let words = WORDS.get_or_init(|| words_of(&["tip", "chances"]));
    names_the_strongest(typed) || typed.split(';').any(|part| words.contains(&normal(part)))
}
