//! Properties of every conversation, whatever is typed, in every language, at every kind of table.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::answers::is_well_formed;
use crate::support::config;
use crate::support::tables::shedding_games;
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use sixdot::engine::{Calls, Game as _, Referee, Seat, Viewer};
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::games::shedding::rules::Rules;
use sixdot::games::shedding::text::{Announcer, HandCount};
use sixdot::input::command_words;
use sixdot::record::{Record, Replay};
use sixdot::rules::{AnyRules, Library};
use sixdot::session::{Answer, Conversation, Plan, Session, Start};
use sixdot::terminal::printable;
use sixdot::text::{Lang, Locale, msg};

const SCOPES: &[&str] = &["shed", "table", "all"];

/// Typed words besides commands and cards.
const WORDS: [&str; 44] = [
    "",
    ";",
    " ; ",
    "anna",
    "ben",
    "du",
    "1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "0",
    "-1",
    "99999999999999999999",
    "red",
    "rot",
    "punainen",
    "hearts",
    "uno",
    "mau",
    "mau-mau",
    "me,bot",
    "Eva,Jo",
    "bot,bot",
    "en",
    "de",
    "fi",
    "UN-3",
    "wish",
    "NN-13",
    "8",
    "Eva",
    "all",
    "ß",
    "İ",
    "٣",
    "½",
    "{ $x }",
    "a'b",
    "<b>*",
    "\u{FFFD}",
    "🂡",
    "e\u{301}",
];

/// Whole lines that let a game go on.
const PHRASES: [&str; 21] = [
    "",
    "",
    "hand; position 1",
    "hand; position 2",
    "hand; position 3; position 4;",
    "draw",
    "undo",
    "hand; position 1; undo; hand; position 2",
    "draw;pass;",
    "pass",
    "can; what 1",
    "catch",
    "1 2",
    "3 5",
    "6 7; undo",
    "take 2 4",
    "lay",
    "put",
    "lay red; lay blue",
    "keep; undo",
    "tip",
];

/// Seats of tables.
const SEATS: [&str; 7] =
    ["me,bot,bot:medium", "Anna,Ben", "Anna,bot,Ben", "Anna,Ben,Cleo", "me,bot,Ben,bot", "bot,me", "bot,bot"];

/// House rules of tables of UNO.
const HOUSE_RULES: [&[(&str, &str)]; 7] = [
    &[],
    &[("noticing", "others")],
    &[("jump-in", "yes")],
    &[("jump-in", "yes"), ("stacking", "draw-two"), ("noticing", "others")],
    &[("seven-zero", "yes")],
    &[("seven-zero", "yes"), ("jump-in", "yes")],
    &[("teams", "2"), ("jump-in", "yes")],
];

/// Tables of walls and patiences.
const OPEN: [(&str, &str); 7] = [
    ("numnum-wall", "me,bot"),
    ("numnum-wall", "Eva,Jo"),
    ("numnum-wall", "me,bot,Eva,bot:random"),
    ("numnum-wall", "bot,bot"),
    ("numnum-clear", "bot,me"),
    ("numnum-patience", "me"),
    ("numnum-patience", "bot"),
];

/// The start of a conversation.
#[derive(Clone, Debug)]
struct Table {
    lang: Lang,
    game: String,
    seats: &'static str,
    referee: Referee,
    calls: Calls,
    /// House rules, at tables of UNO that can have them.
    house: &'static [(&'static str, &'static str)],
    status: bool,
    asked: bool,
    seed: u64,
}

fn any_table() -> impl Strategy<Value = Table> {
    let lang = proptest::sample::select(&Lang::ALL[..]);
    let game = proptest::sample::select(shedding_games());
    let seats = proptest::sample::select(&SEATS[..]);
    let house = proptest::sample::select(&HOUSE_RULES[..]);
    let referee = prop_oneof![Just(Referee::Kind), Just(Referee::Strict)];
    let calls = prop_oneof![Just(Calls::Typed), Just(Calls::Automatic)];
    (lang, game, house, seats, referee, calls, any::<[bool; 2]>(), any::<u64>()).prop_map(
        |(lang, game, house, seats, referee, calls, [status, asked], seed)| Table {
            lang,
            game,
            seats,
            referee,
            calls,
            house,
            status,
            asked,
            seed,
        },
    )
}

impl Table {
    fn options(&self) -> Vec<(String, String)> {
        let teams = self.seats.split(',').count() % 2 == 0 && self.seats.matches(',').count() > 1;
        let chosen = self.house.iter().filter(|(name, _)| self.game == "uno" && (teams || *name != "teams"));
        chosen.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
    }

    fn any_rules(&self) -> AnyRules {
        Library::built_in().load(&self.game, &self.options()).expect("a built-in game").rules
    }

    fn rules(&self) -> Arc<Rules> {
        self.any_rules().shed().cloned().expect("a shedding game")
    }

    fn plan(&self) -> Plan {
        Plan {
            options: self.options(),
            referee: Some(self.referee),
            calls: Some(self.calls),
            ..crate::support::session::plan(&self.game, self.seats, self.seed)
        }
    }

    fn session(&self, plan: Plan) -> Session {
        let mut seed = self.seed;
        Session::new(Start {
            ask_language: self.asked,
            seeds: Box::new(move || {
                seed = seed.wrapping_add(1);
                seed
            }),
            status_prompt: self.status,
            ..crate::support::session::start(self.lang, Library::built_in(), plan, 1)
        })
    }

    /// Every word that means something at this table, and some that do not.
    fn words(&self) -> Vec<String> {
        let rules = self.any_rules();
        let words = command_words(self.lang, SCOPES);
        // Neither an end nor files wherever the tests run.
        let left_out = |intent: &str| ["quit", "log"].contains(&intent);
        let typed = words.into_iter().filter(|(intent, _)| !left_out(intent)).map(|(_, word)| word);
        let codes = rules.terms.deck().kinds().map(|kind| rules.terms.code(kind).to_owned());
        typed.chain(codes).chain(WORDS.map(str::to_owned)).collect()
    }
}

/// Lines to be typed, as places in a list of words.
type Lines = Vec<(bool, Index, Vec<Index>)>;

fn any_lines(most: usize) -> impl Strategy<Value = Lines> {
    let line = (any::<bool>(), any::<Index>(), prop::collection::vec(any::<Index>(), 0..5));
    prop::collection::vec(line, 1..most)
}

fn typed(lines: &Lines, words: &[String]) -> Vec<String> {
    let line = |(phrase, which, others): &(bool, Index, Vec<Index>)| {
        if *phrase {
            return (*which.get(&PHRASES)).to_owned();
        }
        printable(&others.iter().map(|word| word.get(words).as_str()).collect::<Vec<_>>().join(" "))
    };
    lines.iter().map(line).collect()
}

proptest! {
    #![proptest_config(config(40))]

    #[test]
    fn every_line_is_answered_in_lines_that_can_be_heard(
        table in any_table(),
        open in prop::option::weighted(0.6, proptest::sample::select(&OPEN[..])),
        lines in any_lines(40),
    ) {
        let table = match open {
            Some((game, seats)) => Table { game: game.to_owned(), seats, ..table },
            None => table,
        };
        let words = table.words();
        let mut session = table.session(table.plan());
        // Equal seeds and lines give equal games.
        let mut again = open.map(|_| table.session(table.plan()));
        let begun = session.begin();
        is_well_formed(&begun, "", "")?;
        prop_assert!(again.as_mut().is_none_or(|again| again.begin() == begun));
        let mut before = String::new();
        for line in typed(&lines, &words) {
            before += &line;
            let answer = session.answer(&line);
            is_well_formed(&answer, &line, &before)?;
            prop_assert!(again.as_mut().is_none_or(|again| again.answer(&line) == answer), "{}", line);
            let _ = (session.status(), session.history_owner(), session.complete(&line));
        }
        is_well_formed(&session.interrupted(), "", &before)?;
        is_well_formed(&session.end_of_input(), "", &before)?;
    }
}

proptest! {
    #![proptest_config(config(16))]

    #[test]
    fn the_record_of_a_conversation_is_its_game(table in any_table(), lines in any_lines(30)) {
        let table = Table { seats: "me,bot,bot:medium", asked: false, ..table };
        let path = record_file("session-properties.txt");
        let mut session = table.session(Plan { record: Some(path.clone()), ..table.plan() });
        let ends = Lang::ALL.map(|lang| Locale::new(lang).in_full(msg!("ask-again")));
        let is_over = |answer: &Answer| answer.lines.iter().any(|line| ends.contains(&line.text));
        // A match can be over before anything is typed, if all others are out at once.
        let mut over = is_over(&session.begin());
        let lines = at_this_table(&table, &lines);
        for line in &lines {
            if over {
                break;
            }
            over = is_over(&session.answer(line));
        }
        let record = Record::read(&fs::read_to_string(&path).expect("a record")).expect("a record");
        let rules = table.rules();
        let mut replay = Replay::<SheddingGame>::new(&record, &rules, record.head.rules).expect("its rules");
        for replayed in replay.by_ref() {
            prop_assert!(replayed.is_ok(), "{replayed:?}");
        }
        session.answer("language en");
        let locale = Locale::new(Lang::En).for_game(&rules.terms);
        let names: Vec<String> = record.head.players.iter().map(|player| player.name.clone()).collect();
        let announcer = Announcer::new(&locale, &*rules, &names, Viewer::Seat(Seat(0)));
        let view = replay.game.view_by(Viewer::Seat(Seat(0)));
        let held = view.seats().map(|seat| match view.place(seat) {
            Some(_) => HandCount::Finished,
            None if view.has_dropped_out(seat) => HandCount::Dropped,
            None => HandCount::Cards(view.held(seat)),
        });
        let held: Vec<HandCount> = held.collect();
        let scores = announcer.scores(view.totals(), &view.numbers());
        let expected = [announcer.hand(&view.hand()), announcer.counts(&held), scores];
        let told = ["hand", "counts", "scores"].map(|query| session.answer(query).lines.remove(0));
        prop_assert_eq!(told, expected, "behind {:?}", lines);
    }
}

fn record_file(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&path);
    path
}

/// The lines that do not begin another game.
fn at_this_table(table: &Table, lines: &Lines) -> Vec<String> {
    let leaving = ["new", "learn", "replay"];
    let words: Vec<String> = command_words(table.lang, SCOPES)
        .into_iter()
        .filter(|(intent, _)| leaving.contains(intent))
        .map(|(_, word)| word)
        .collect();
    let leaves = |part: &str| words.iter().any(|word| part.trim() == word);
    let lines = typed(lines, &table.words());
    // Also a word within a line may be understood as one of them: `? teach`.
    lines.into_iter().filter(|line| !line.split([';', ' ']).any(leaves) && !line.split(';').any(leaves)).collect()
}

/// Without moves the lines above would say little.
#[test]
fn the_lines_let_games_go_on() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut moves = 0;
    for _ in 0..20 {
        let table = any_table().new_tree(&mut runner).expect("a table").current();
        let table = Table { seats: "me,bot,bot:medium", asked: false, ..table };
        let lines = any_lines(40).new_tree(&mut runner).expect("lines").current();
        let path = record_file("session-going-on.txt");
        let mut session = table.session(Plan { record: Some(path.clone()), ..table.plan() });
        session.begin();
        for line in at_this_table(&table, &lines) {
            session.answer(&line);
        }
        let text = fs::read_to_string(&path).expect("a record");
        moves += text.lines().filter(|line| line.starts_with("1 ")).count();
    }
    assert!(moves > 40, "{moves} moves of the person in 20 conversations");
}
