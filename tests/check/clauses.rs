//! Examples notice changed rules: each of these rules is removed or changed, and then an example must fail. Every
//! example that fails must name the clause, so that a variant that replaces the clause does not run it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use sixdot::check::example::{CheckLine, Example, check};
use sixdot::rules::{Clause, Diagnostic, DiagnosticKind, Doubt, Library};

/// A clause, and what is changed of it in a file that extends the game.
type Change = (&'static str, &'static str);

const UNO: [Change; 24] = [
    ("UN-1", "deal.cards = 6"),
    ("UN-3", "drawing.when = \"anytime\""),
    ("UN-3", "drawing.then = \"may-play-drawn\""),
    ("UN-3", "remove = [\"cards.wild.need-not-play\"]"),
    ("UN-4", "remove = [\"cards.skip.effects\"]"),
    ("UN-5", "remove = [\"cards.reverse.effects\"]"),
    ("UN-5", "cards.reverse.effects = [{ reverse = {} }]"),
    ("UN-6", "cards.wild.not-on = { cards = [\"wild-draw-four\"] }"),
    ("UN-6", "cards.wild-draw-four.not-on = { cards = [\"wild\"] }"),
    ("UN-8", "cards.draw-two.effects = [{ draw = { cards = 2, answered-by = [\"draw-two\"] } }]"),
    ("UN-9", "remove = [\"cards.draw-two.not-on\"]"),
    ("UN-11", "cards.wild-draw-four.honest.unless-holding = \"card-of-colour-in-force\""),
    ("UN-13", "cards.wild-draw-four.honest.just = 5"),
    ("UN-13", "cards.wild-draw-four.honest.unjust = 5"),
    ("UN-14", "calls.uno.window = \"with-card\""),
    ("UN-15", "remove = [\"calls.uno.exempt-after-penalty\"]"),
    ("UN-17", "wrong-play.ends-turn = false"),
    ("UN-17", "wrong-play.penalty = 2"),
    ("UN-18", "remove = [\"finish.last-draw-counts\"]"),
    ("UN-19", "cards.wild.points = 40"),
    ("UN-19", "cards.skip.points = 10"),
    ("UN-20", "start.does = \"nothing\""),
    ("UN-20", "cards.wild.start.does = \"nothing\""),
    ("UN-20", "cards.wild-draw-four.start.does = \"nothing\""),
];

const MAU_MAU: [Change; 21] = [
    ("MM-1", "deal.cards = 4"),
    ("MM-1", "start.does = \"as-played\""),
    ("MM-1", "cards.jack.start.does = \"nothing\""),
    ("MM-3", "remove = [\"cards.jack.not-on\"]"),
    ("MM-3", "remove = [\"cards.jack.fits-always\"]"),
    ("MM-4", "drawing.when = \"cannot-play\""),
    ("MM-5", "drawing.then = \"may-play-drawn\""),
    ("MM-6", "cards.seven.effects = [{ draw = { cards = 2, answered-by = [\"seven\"], then = \"may-play\" } }]"),
    ("MM-6", "cards.seven.effects = [{ draw = { cards = 2, answered-by = [\"seven\"], growth = \"double\" } }]"),
    ("MM-6", "cards.seven.effects = [{ draw = { cards = 2, then = \"may-play\" } }]"),
    ("MM-7", "cards.eight.effects = [{ skip = {} }]"),
    ("MM-8", "cards.nine.effects = [{ reverse = {} }]"),
    ("MM-8", "cards.nine.effects = [{ reverse = { with-two = \"skip\" } }]"),
    ("MM-9", "pile.reshuffle = \"when-empty\""),
    ("MM-9", "remove = [\"pile.short-draw-ends-turn\"]"),
    (
        "MM-10",
        "remove = [\"calls.mau\", \"options.penalty\", \"options.noticing\"]\nreplaces = [\"MH-8\", \"MH-18\"]",
    ),
    (
        "MM-10",
        "remove = [\"calls.mau-mau\", \"options.penalty\", \"options.noticing\"]\nreplaces = [\"MH-8\", \"MH-18\"]",
    ),
    ("MM-11", "cards.queen.points = 3"),
    ("MM-11", "cards.ten.points = 3"),
    ("MM-12", "finish.then = \"stop\""),
    ("MM-12", "match.ties = \"shared\""),
];

const MAU_MAU_2: [Change; 3] = [
    ("MM-15", "cards.eight.effects = [{ skip = { answered-by = [\"eight\"] } }]"),
    ("MM-16", "cards.jack.not-on = { cards = [\"jack\"] }"),
    ("MM-17", "remove = [\"score.doubled-by-last\"]"),
];

const DEADLY_UNO: [Change; 2] =
    [("UN-21", "drawing.stuck = \"passes\""), ("UN-22", "drawing.when = \"cannot-play\"")];

const UNO_CLASSIC: [Change; 11] = [
    ("UC-1", "drawing.when = \"cannot-play\""),
    ("UC-1", "drawing.then = \"turn-ends\""),
    ("UC-2", "cards.wild.not-on = { cards = [\"wild-draw-four\"] }"),
    ("UC-2", "cards.wild.not-last = {}"),
    ("UC-2", "cards.draw-two.not-on = { cards = [\"wild-draw-four\"] }"),
    ("UC-3", "cards.wild-draw-four.honest.unless-holding = \"number-of-colour-in-force\""),
    ("UC-4", "calls.uno.noticed-by = \"itself\""),
    ("UC-4", "calls.uno.penalty = 1"),
    ("UC-4", "calls.uno.exempt-after-penalty = {}"),
    ("UC-5", "score.to = \"own-minus\""),
    ("UC-5", "match.until = 600"),
];

const MAU: [Change; 24] = [
    ("FI-1", "match.rounds = 4"),
    ("FI-2", "deal.cards = 6"),
    ("FI-3", "start.does = \"goes-back\""),
    ("FI-3", "start.does = \"as-played\""),
    ("FI-4", "matching.by = [\"colour\"]"),
    ("FI-5", "drawing.when = \"anytime\""),
    ("FI-5", "drawing.then = \"may-play-drawn\""),
    ("FI-5", "remove = [\"cards.change-colour.need-not-play\"]"),
    ("FI-6", "cards.stop.not-on = { cards = [\"number\"] }"),
    ("FI-7", "cards.change-direction.effects = [{ reverse = { with-two = \"skip\" } }]"),
    ("FI-7", "cards.change-direction.effects = [{ skip = {} }]"),
    ("FI-8", "cards.take-two.effects = [{ draw = { cards = 2 } }]"),
    (
        "FI-8",
        "cards.take-two.effects = [{ draw = { cards = 2, answered-by = [\"take-two\"], then = \"may-play\" } }]",
    ),
    ("FI-9", "cards.take-four.effects = [{ draw = { cards = 4, answered-by = [\"take-four\"] } }]"),
    ("FI-10", "remove = [\"cards.stop.effects\"]"),
    ("FI-11", "cards.change-colour.not-on = { cards = [\"change-colour\"] }"),
    ("FI-12", "pile.reshuffle = \"never\""),
    ("FI-13", "remove = [\"calls.mau\"]"),
    ("FI-14", "calls.mau-mau.penalty = 1"),
    ("FI-15", "cards.change-colour.points = 20"),
    ("FI-16", "match.wins = \"most-points\""),
    ("FI-17", "wrong-play.penalty = 1"),
    ("FI-17", "wrong-play.ends-turn = true"),
    ("FI-17", "wrong-play.pending-stays = false"),
];

const CRAZY_EIGHTS: [Change; 11] = [
    ("EN-1", "deal.cards = 4"),
    ("EN-1", "remove = [\"deal.by-players\"]"),
    ("EN-1", "cards.eight.start.does = \"nothing\""),
    ("EN-2", "matching.by = [\"colour\"]"),
    ("EN-2", "remove = [\"cards.eight.fits-always\"]"),
    ("EN-3", "drawing.when = \"cannot-play\""),
    ("EN-3", "drawing.then = \"may-play-drawn\""),
    ("EN-3", "pile.reshuffle = \"when-empty\""),
    ("EN-4", "cards.court.points = 11"),
    ("EN-4", "score.to = \"own-minus\""),
    ("EN-4", "match.until = 99"),
];

const SWITCH: [Change; 18] = [
    ("EN-5", "deal.cards = 6"),
    ("EN-5", "start.does = \"as-played\""),
    ("EN-6", "matching.by = [\"colour\"]"),
    ("EN-6", "drawing.when = \"cannot-play\""),
    ("EN-6", "drawing.then = \"turn-ends\""),
    ("EN-7", "remove = [\"cards.ace.fits-always\"]"),
    ("EN-7", "cards.two.effects = [{ draw = { cards = 2 } }]"),
    ("EN-7", "cards.black-jack.effects = [{ draw = { cards = 5, answered-by = [\"black-jack\"] } }]"),
    ("EN-7", "cards.black-jack.effects = [{ draw = { cards = 5, answered-by = [\"red-jack\"] } }]"),
    ("EN-7", "remove = [\"cards.eight.effects\"]"),
    ("EN-7", "remove = [\"cards.ten.effects\"]"),
    ("EN-7", "cards.ten.effects = [{ reverse = {} }]"),
    ("EN-8", "together.rank.max = 3"),
    ("EN-8", "together.rank.same = \"run\""),
    ("EN-8", "together.rank.of = [\"low\", \"red-jack\"]"),
    ("EN-9", "calls.last-card.noticed-by = \"itself\""),
    ("EN-9", "calls.last-card.penalty = 1"),
    ("EN-9", "remove = [\"calls.last-card\"]"),
];

const NUMNUM_MAU_MAU: [Change; 25] = [
    ("NN-1", "matching.rows = [2, 3, 4, 5, 6, 7, 8, 9]"),
    ("NN-1", "matching.rows = [2, 3, 4, 5, 6, 8, 9, 11, 13, 17]"),
    ("NN-2", "cards.joker.number = 14"),
    ("NN-3", "matching.by = [\"divisor\"]"),
    ("NN-4", "matching.rows = [2, 3, 5, 7, 11, 13, 17]"),
    ("NN-4", "cards.ban-two.effects = []"),
    ("NN-4", "cards.ban-five.effects = []"),
    ("NN-4", "cards.ban-two.effects = [{ ban = { row = 3 } }]"),
    ("NN-5", "deal.cards = 6"),
    ("NN-5", "start.does = \"nothing\""),
    ("NN-5", "open-hands = {}"),
    ("NN-5", "cards.joker.start.does = \"goes-back\""),
    ("NN-6", "remove = [\"matching.doubly-again\"]"),
    ("NN-6", "cards.wish.effects = [{ wish = {} }, { again = {} }]"),
    ("NN-7", "drawing.when = \"anytime\""),
    ("NN-7", "drawing.then = \"turn-ends\""),
    ("NN-7", "drawing.then = \"may-play-any\""),
    ("NN-7", "remove = [\"cards.wish.need-not-play\"]"),
    ("NN-7", "remove = [\"cards.ban-two.need-not-play\"]"),
    ("NN-8", "cards.wish.not-on = { cards = [\"number\"] }"),
    ("NN-8", "cards.wish.not-on = { cards = [\"wish\"] }"),
    ("NN-9", "cards.ban-two.not-on = { cards = [\"number\"] }"),
    ("NN-9", "cards.ban-five.not-on = { cards = [\"wish\"] }"),
    ("NN-10", "cards.wish.not-last = {}"),
    ("NN-10", "cards.ban-two.not-last = {}"),
];

const NUMBER_ONE: [Change; 42] = [
    ("N1-1", "deal.cards = 6"),
    ("N1-1", "start.does = \"goes-back\""),
    ("N1-2", "matching.by = [\"colour\"]"),
    ("N1-3", "drawing.when = \"anytime\""),
    ("N1-3", "drawing.then = \"turn-ends\""),
    ("N1-3", "cards.wild.need-not-play = {}"),
    ("N1-4", "remove = [\"calls.one\"]"),
    ("N1-5", "cards.draw-two.effects = [{ draw = { cards = 2, answered-by = [\"draw-two\"] } }]"),
    ("N1-6", "cards.draw-two.start.does = \"nothing\""),
    ("N1-7", "cards.reverse.effects = [{ skip = {} }]"),
    ("N1-7", "cards.reverse.start.does = \"nothing\""),
    ("N1-8", "remove = [\"cards.reverse.from-players\"]"),
    ("N1-9", "cards.stop.effects = [{ reverse = {} }]"),
    ("N1-9", "cards.stop.start.does = \"nothing\""),
    ("N1-10", "cards.wild.start.does = \"nothing\""),
    ("N1-10", "cards.wild.not-on = { cards = [\"wild\"] }"),
    (
        "N1-11",
        "cards.wild-lay-two.effects = [{ wish = {} }, { more = { cards = 1, of = [\"zero\", \"number\", \"draw-two\", \"reverse\", \"stop\"] } }]",
    ),
    (
        "N1-11",
        "cards.wild-lay-two.effects = [{ wish = {} }, { more = { cards = 2, of = [\"zero\", \"number\", \"draw-two\"] } }]",
    ),
    ("N1-11", "cards.wild-lay-two.start.does = \"nothing\""),
    ("N1-12", "remove = [\"cards.wild-lay-two.not-on\"]"),
    ("N1-13", "cards.own.start.does = \"nothing\""),
    ("N1-13", "cards.own.not-on = { cards = [\"number\", \"own\"] }"),
    (
        "N1-13",
        "cards.draw-two.effects = [{ draw = { cards = 2, answered-by = [\"draw-two\", \"own\"], then = \"may-play\" } }]",
    ),
    ("N1-14", "cards.pass-hands.effects = [{ rotate-hands = { from = \"left\" } }, { wish = {} }]"),
    ("N1-14", "cards.pass-hands.effects = [{ wish = {} }, { rotate-hands = {} }]"),
    ("N1-14", "cards.pass-hands.start.does = \"nothing\""),
    ("N1-15", "remove = [\"together.double\", \"options.doubles\"]"),
    ("N1-15", "together.double.same = \"symbol\""),
    (
        "N1-16",
        "cards.draw-two.effects = [{ draw = { cards = 2, answered-by = [\"draw-two\"], growth = \"double\", then = \"may-play\" } }]",
    ),
    ("N1-16", "cards.draw-two.effects = [{ draw = { cards = 2, then = \"may-play\" } }]"),
    ("N1-17", "together.straight.max = 4"),
    ("N1-17", "together.straight.min = 2"),
    ("N1-18", "calls.one.penalty = 1"),
    ("N1-18", "calls.number-one.penalty = 1"),
    ("N1-18", "calls.number-one.noticed-by = \"itself\""),
    ("N1-18", "calls.one.window = \"with-card\""),
    ("N1-19", "wrong-play.penalty = 1"),
    ("N1-19", "wrong-play.ends-turn = false"),
    ("N1-20", "together.straight.wrong-run.penalty = 4"),
    ("N1-20", "remove = [\"together.straight.wrong-run\"]"),
    ("N1-21", "match.wins = \"most-points\""),
    ("N1-21", "cards.wild-lay-two.not-last = {}"),
];

const NUMNUM_WALL: [Change; 14] = [
    ("NN-1", "matching.rows = [2, 3, 4, 5, 6, 7, 8, 9]"),
    ("NN-1", "matching.rows = [2, 3, 5, 7, 11, 13]"),
    ("NN-2", "cards.joker.number = 14"),
    ("NN-4", "cards.ban-two.ban = { row = 3 }"),
    ("NN-4", "cards.ban-five.ban = { row = 7 }"),
    ("NN-11", "stacks.sizes = [16, 16, 16, 15, 14, 16, 16]"),
    ("NN-11", "stacks.free = \"at-once\""),
    ("NN-13", "remove = [\"opening\"]"),
    ("NN-14", "remove = [\"doubly-again\"]"),
    ("NN-14", "doubly-again.may-pass = false"),
    ("NN-15", "remove = [\"breach\"]"),
    ("NN-15", "breach.takes = \"nothing\""),
    ("NN-16", "cards.wish.exchange.among = 6"),
    ("NN-16", "cards.wish.exchange.among = 8"),
];

const NUMNUM_CLEAR: [Change; 3] = [
    ("NN-18", "stacks.sizes = [16, 16, 16, 15, 14, 16, 16]"),
    ("NN-19", "breach = { takes = \"nothing\" }"),
    ("NN-20", "stacks.free = \"after-pair\""),
];

const NUMNUM_PATIENCE: [Change; 4] = [
    ("NN-1", "matching.rows = [2, 3, 5, 7, 11, 13]"),
    ("NN-2", "cards.joker.number = 14"),
    ("NN-21", "cards.wish.copies = 2"),
    ("NN-25", "remove = [\"cards.wish.any-card\"]\ncards.wish.colours = [\"red\"]"),
];

/// The clauses that the examples of a game name, by the name of the example.
fn named_clauses(game: &str) -> BTreeMap<String, Vec<Clause>> {
    let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
    let examples =
        loaded.examples.iter().flat_map(|file| Example::read_all(file, loaded.rules.family).expect("no faults"));
    examples.map(|example| (example.name.clone(), example.clauses.clone())).collect()
}

/// The names of the examples that come out otherwise with a change.
fn failing(game: &str, number: usize, change: &str) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clauses").join(format!("{game}-{number}"));
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("changed.toml");
    fs::write(&file, format!("id = \"changed\"\nextends = \"{game}\"\n{change}\n")).expect("a file");
    let report = check(&Library::built_in(), &[file], false);
    let names = |line: &CheckLine| match line {
        CheckLine::Fixed(text) => {
            let failed = text.strip_prefix("failed: ").and_then(|failed| failed.split(": ").nth(2));
            failed.map(str::to_owned).into_iter().collect()
        }
        CheckLine::Warning(Diagnostic {
            what: DiagnosticKind::Doubt(Doubt::ExamplesChanged { examples, .. }),
            ..
        }) => examples.clone(),
        CheckLine::Fault(fault) | CheckLine::Warning(fault) => panic!("{change}: {fault}"),
    };
    report.lines.iter().flat_map(names).collect()
}

fn every_change_is_noticed(game: &str, changes: &[Change]) {
    let named = named_clauses(game);
    for (number, (clause, change)) in changes.iter().enumerate() {
        let clause: Clause = clause.parse().expect("a clause");
        let failing = failing(game, number, change);
        assert!(!failing.is_empty(), "{clause}: no example notices {change}");
        for name in failing {
            assert!(named[&name].contains(&clause), "{name} does not name {clause}, but rests on it: {change}");
        }
    }
}

#[test]
fn changes_of_uno() {
    every_change_is_noticed("uno", &UNO);
}

#[test]
fn changes_of_mau_mau() {
    every_change_is_noticed("mau-mau", &MAU_MAU);
}

#[test]
fn changes_of_mau_mau_2() {
    every_change_is_noticed("mau-mau-2", &MAU_MAU_2);
}

#[test]
fn changes_of_deadly_uno() {
    every_change_is_noticed("deadly-uno", &DEADLY_UNO);
}

#[test]
fn changes_of_uno_classic() {
    every_change_is_noticed("uno-classic", &UNO_CLASSIC);
}

#[test]
fn changes_of_mau() {
    every_change_is_noticed("mau", &MAU);
}

#[test]
fn changes_of_crazy_eights() {
    every_change_is_noticed("crazy-eights", &CRAZY_EIGHTS);
}

#[test]
fn changes_of_switch() {
    every_change_is_noticed("switch", &SWITCH);
}

#[test]
fn changes_of_numnum_mau_mau() {
    every_change_is_noticed("numnum-mau-mau", &NUMNUM_MAU_MAU);
}

#[test]
fn changes_of_number_one() {
    every_change_is_noticed("number-one", &NUMBER_ONE);
}

#[test]
fn changes_of_numnum_wall() {
    every_change_is_noticed("numnum-wall", &NUMNUM_WALL);
}

#[test]
fn changes_of_numnum_clear() {
    every_change_is_noticed("numnum-clear", &NUMNUM_CLEAR);
}

#[test]
fn changes_of_numnum_patience() {
    every_change_is_noticed("numnum-patience", &NUMNUM_PATIENCE);
}
