//! Typed lines and their required effects: a question may be guessed at, a move never.
//!
//! `tests/input/typed/<language>.txt` has the lines, `tests/input/typed/tables.toml` the tables at which they are
//! typed. The effect of a line is read from the record, not from the answer; `says` compares the answer word for word.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::support::golden;
use crate::support::typed::{Observation, Tables};
use sixdot::text::{Channel, Lang};

/// A line of a corpus, with what must come of it.
struct Case {
    number: usize,
    table: String,
    typed: String,
    wanted: Wanted,
}

/// The required effect of a typed line.
enum Wanted {
    /// The person makes exactly these moves, in the notation of records.
    Moves(Vec<String>),
    /// Nothing happens, and the answer asks or says what is wrong.
    Asks,
    /// Nothing happens, and the answer is that to this line.
    As(String),
    /// Nothing happens, and the answer has these lines, with a bar between.
    Says(String),
    /// Nothing happens, whatever is answered.
    Tells,
}

/// The lines of a corpus.
fn cases(name: &str, text: &str) -> Vec<Case> {
    let mut table = None;
    let mut cases = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let number = index + 1;
        let line = line.trim_end();
        if line.is_empty() || line.starts_with("# ") || line == "#" {
            continue;
        }
        if let Some(named) = line.strip_prefix("== ") {
            table = named.split_whitespace().next().map(str::to_owned);
            continue;
        }
        let table = table.clone().unwrap_or_else(|| panic!("{name}:{number}: no table yet"));
        // Enter alone has nothing before the sign.
        let split = line.rsplit_once(" > ").or_else(|| Some(("", line.strip_prefix("> ")?)));
        let (typed, wanted) = split.unwrap_or_else(|| panic!("{name}:{number}: no > in {line:?}"));
        let wanted = match wanted.trim().split_once(' ').unwrap_or((wanted.trim(), "")) {
            ("move", moves) if !moves.is_empty() => {
                Wanted::Moves(moves.split(';').map(|wanted| wanted.trim().to_owned()).collect())
            }
            ("asks", "") => Wanted::Asks,
            ("tells", "") => Wanted::Tells,
            ("as", line) if !line.is_empty() => Wanted::As(line.to_owned()),
            ("says", text) if !text.is_empty() => Wanted::Says(text.to_owned()),
            _ => panic!("{name}:{number}: neither move, asks, tells, as nor says: {wanted:?}"),
        };
        cases.push(Case { number, table, typed: typed.trim().to_owned(), wanted });
    }
    cases
}

/// The difference from the required effect, if any.
fn fault(tables: &Tables, lang: Lang, case: &Case) -> Option<String> {
    let seen = tables.typed(lang, &case.table, &case.typed);
    match &case.wanted {
        Wanted::Moves(moves) => (seen.moves != *moves).then(|| format!("wanted {moves:?}, {}", told(&seen))),
        Wanted::Asks | Wanted::Tells if seen.happened() => Some(format!("wanted no move, {}", told(&seen))),
        Wanted::Tells => seen.answer.lines.is_empty().then(|| "is not answered".to_owned()),
        Wanted::Asks => {
            let asks = seen.answer.lines.iter().any(|line| line.channel == Channel::Error || line.text.contains('?'));
            (!asks).then(|| format!("does not ask, {}", told(&seen)))
        }
        Wanted::Says(text) => {
            let lines: Vec<&str> = seen.answer.lines.iter().map(|line| line.text.as_str()).collect();
            let says = lines.join(" | ") == *text && !seen.happened();
            (!says).then(|| format!("wanted {text}, got {:?} and {}", seen.moves, lines.join(" | ")))
        }
        Wanted::As(line) => {
            let same = tables.typed(lang, &case.table, line);
            if same.happened() {
                return Some(format!("{line} itself does something, {}", told(&same)));
            }
            let as_it = seen.answer == same.answer && !seen.happened();
            (!as_it).then(|| format!("not as {line}:\n    {}\n  but {}", told(&same), told(&seen)))
        }
    }
}

fn told(seen: &Observation) -> String {
    let mut text = format!("got {:?}", seen.moves);
    for line in seen.answer.lines.iter().take(4) {
        let _ = write!(text, "\n    {}", line.text);
    }
    text
}

/// The lines of a language's corpus; none of them stands there twice.
fn corpus(lang: Lang) -> Vec<Case> {
    let name = format!("tests/input/typed/{lang}.txt");
    let text = golden::read(&name);
    let cases = cases(&name, &text);
    let lines: BTreeSet<(&str, &str)> = cases.iter().map(|case| (case.table.as_str(), case.typed.as_str())).collect();
    assert_eq!(lines.len(), cases.len(), "{name} has a line twice at a table");
    cases
}

/// Types these lines of a language's corpus, each at its table.
fn holds(lang: Lang, which: impl Fn(&Wanted) -> bool) {
    let tables = Tables::read();
    let cases: Vec<Case> = corpus(lang).into_iter().filter(|case| which(&case.wanted)).collect();
    let name = format!("tests/input/typed/{lang}.txt");
    let faults: Vec<String> = cases
        .iter()
        .filter_map(|case| Some(format!("{name}:{}: {:?}: {}", case.number, case.typed, fault(&tables, lang, case)?)))
        .collect();
    eprintln!("{name}: {} lines at {} tables", cases.len(), tables.names().count());
    assert!(faults.is_empty(), "{} of {} lines:\n{}", faults.len(), cases.len(), faults.join("\n"));
}

fn is_told(wanted: &Wanted) -> bool {
    matches!(wanted, Wanted::Says(_))
}

#[test]
fn every_german_line_is_understood() {
    holds(Lang::De, |wanted| !is_told(wanted));
}

#[test]
fn every_english_line_is_understood() {
    holds(Lang::En, |wanted| !is_told(wanted));
}

#[test]
fn every_finnish_line_is_understood() {
    holds(Lang::Fi, |wanted| !is_told(wanted));
}

#[test]
fn what_is_answered_in_german_is_answered_word_for_word() {
    holds(Lang::De, is_told);
}

#[test]
fn what_is_answered_in_english_is_answered_word_for_word() {
    holds(Lang::En, is_told);
}

#[test]
fn what_is_answered_in_finnish_is_answered_word_for_word() {
    holds(Lang::Fi, is_told);
}

/// Every table begins, in every language, with the person's decision.
#[test]
fn the_tables_stand() {
    let tables = Tables::read();
    for lang in Lang::ALL {
        for name in tables.names() {
            let seen = tables.typed(lang, name, "");
            assert!(!seen.answer.lines.is_empty(), "{name}");
            if std::env::var_os("SIXDOT_TABLES").is_some() && lang == Lang::En {
                let asked = ["hand numbers", "free", "piles", "next", "rows", ""];
                let answers = asked.map(|line| tables.typed(lang, name, line));
                eprintln!("{name}: {}", answers.iter().map(told).collect::<Vec<_>>().join("\n"));
            }
        }
    }
}
