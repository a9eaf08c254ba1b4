//! Saved games: replayed move by move, continued from any point, and shown without hidden cards.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::support::config;
use crate::support::folder::Folder;
use crate::support::golden;
use crate::support::people::told;
use crate::support::session::plan;
use proptest::prelude::*;
use sixdot::engine::Game;
use sixdot::record::{Record, Replay};
use sixdot::rules::Library;
use sixdot::session::settings::Folders;
use sixdot::session::{Conversation, Plan, Session, Start};
use sixdot::text::{Lang, Locale, msg};

/// A session that keeps its games in a folder.
fn session(lang: Lang, plan: Plan, games: &Path) -> Session {
    let folders = Folders { games: Some(games.to_owned()), ..Folders::default() };
    Session::new(Start { folders, ..crate::support::session::start(lang, Library::built_in(), plan, 77) })
}

/// A game of computer players alone, which is over when it has begun.
fn watched(game: &str, seed: u64) -> Plan {
    plan(game, if game == "numnum-patience" { "me" } else { "bot,bot" }, seed)
}

/// A session that goes through a game of its own, and how many moves that has.
fn replaying(lang: Lang, game: &str, seed: u64, games: &Path) -> (Session, usize) {
    let mut session = session(lang, watched(game, seed), games);
    let mut heard = session.begin();
    // In a game with calls, the onlooker is asked to catch.
    let over = Locale::new(lang).in_full(msg!("ask-again"));
    while game != "numnum-patience" && heard.lines.last().is_none_or(|line| line.text != over) {
        heard = session.answer("");
    }
    for typed in ["auto", "put", "lay"].into_iter().cycle().take(18).filter(|_| game == "numnum-patience") {
        session.answer(typed);
    }
    let moves = session.written().len();
    // In Deadly UNO the deal can end it all.
    assert!(moves > 0, "{game}: nothing was played");
    session.answer("replay");
    (session, moves)
}

/// The lines of a record behind its head.
fn moves(text: &str) -> Vec<&str> {
    text.lines().skip_while(|line| *line != "moves:").skip(1).collect()
}

/// Plays a record through; whether its game is over then.
fn plays(text: &str) -> bool {
    fn played<G: Game>(record: &Record, rules: &Arc<G::Rules>, hash: u64) -> bool {
        let mut replay = Replay::<G>::new(record, rules, hash).expect("its rules");
        assert_eq!(replay.run(), Ok(()));
        replay.game.is_over()
    }
    let record = Record::read(text).expect("a record");
    let loaded = Library::built_in().load(&record.head.game, &record.head.options).expect("a game");
    sixdot::of_family!(&loaded.rules, G, rules => played::<G>(&record, rules, loaded.hash))
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
        let games = Folder::new(&format!("steps-{game}-{lang}-{seed}-{open}"));
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
    }

    /// A branch begins like its parent, can be resumed, and leaves the parent unchanged.
    #[test]
    fn what_is_played_on_begins_as_its_parent(
        game in any_game(),
        seed in 0..1000u64,
        point in any::<prop::sample::Index>(),
    ) {
        let games = Folder::new(&format!("on-{game}-{seed}"));
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
            let is_over = plays(&child);
            // It goes on like every other game, still with its parent's name.
            if is_over {
                return Ok(());
            }
            session.answer("new");
            let resumed = told(&mut session, "resume 2");
            prop_assert!(resumed.iter().any(|line| line.starts_with("Continuing ")), "{:?}", resumed);
            let further = fs::read_to_string(games.join("3.txt")).expect("it goes on in a record of its own");
            prop_assert!(further.starts_with(&child[..child.len() - 1]) && further.contains(&line), "{}", further);
        }
        prop_assert_eq!(fs::read_to_string(games.join("1.txt")).expect("the parent"), parent);
    }
}

/// Nothing goes back behind the point from which a game was played on, and that is what is said.
#[test]
fn moves_before_a_branch_cannot_be_undone() {
    for game in ["uno", "numnum-wall", "numnum-patience"] {
        for lang in Lang::ALL {
            let games = Folder::new(&format!("undo-{game}-{lang}"));
            let (mut session, _) = replaying(lang, game, 3, &games);
            for typed in ["from ben", "6"] {
                session.answer(typed);
            }
            assert!(told(&mut session, "play on").len() > 1, "{game}, {lang}");
            let parted = Locale::new(lang).in_full(msg!("undo-parted"));
            assert_eq!(told(&mut session, "undo"), [parted.as_str()], "{game}, {lang}");
            if game == "uno" {
                let moves = session.written().len();
                for typed in ["hand", "draw", "play 1", "play 2", "play 3"] {
                    if session.written().len() == moves {
                        session.answer(typed);
                    }
                }
                assert!(session.written().len() > moves, "{lang}: a move was made");
                assert_ne!(told(&mut session, "undo"), [parted.as_str()], "{lang}");
                assert_eq!(told(&mut session, "undo"), [parted], "{lang}");
            }
        }
    }
}

/// A game for one person, in a folder of its own.
fn alone(seed: u64, games: &Path) -> Session {
    let mut session = session(Lang::En, plan("uno", "me,bot,bot", seed), games);
    session.begin();
    session
}

/// A saved game is found by its name also where it goes on under a number, and where its name is a number word.
#[test]
fn a_saved_game_is_found_by_its_name_as_it_is_typed() {
    let games = Folder::new("saved");
    let mut session = alone(6, &games);
    for typed in ["save two", "play b1", "save tuesday", "play b3"] {
        session.answer(typed);
    }
    let record = |name: &str| fs::read_to_string(games.join(format!("{name}.txt"))).expect("a record");
    let (two, tuesday) = (record("two"), record("tuesday"));
    assert!(tuesday.starts_with(&two) && tuesday.len() > two.len(), "{two}\n{tuesday}");
    assert!(record("1").starts_with(&tuesday) && record("1").len() > tuesday.len());
    for (typed, number, saved) in [("resume Tuesday", "2", &tuesday), ("resume two", "3", &two)] {
        let heard = told(&mut session, typed);
        assert!(heard[0].starts_with("Continuing "), "{typed}: {heard:?}");
        assert_eq!(&record(number), saved, "{typed}");
    }
    let listed = told(&mut session, "resume").join("\n");
    assert!(!listed.contains("tuesday"), "who has gone on with it is told of the number alone: {listed}");
    let replayed = told(&mut session, "replay two");
    let [of_two, of_tuesday] = ["2", "tuesday"].map(|name| {
        session.answer("replay 1");
        told(&mut session, &format!("replay {name}"))
    });
    assert_eq!(of_two, of_tuesday, "the second game begins as what was saved on Tuesday");
    assert_ne!(replayed, of_two, "the name comes before the number");
    // A number word is a number unless a game has that name.
    assert_eq!(told(&mut session, "replay one"), told(&mut session, "replay 1"));
}

/// In an open game, a replay tells the seed of its record.
#[test]
fn a_replay_tells_the_seed_of_its_record() {
    let games = Folder::new("seed");
    let mut session = alone(424_242, &games);
    session.answer("replay");
    let settings = told(&mut session, "settings").join(" ");
    assert!(settings.contains("424242"), "{settings}");
}

/// The replay of a game in which the first player draws and passes so often.
fn replayed(lang: Lang, games: &Folder, turns: usize) -> Session {
    let mut session = session(lang, plan("mau-mau", "me,bot,bot", 6), games);
    session.begin();
    for _ in 0..turns {
        session.answer("draw");
        session.answer("pass");
    }
    session.answer("replay");
    session
}

/// In Finnish the verb says who it was: `kun nostin` is `kun minä nostin`.
#[test]
fn a_verb_that_says_who_it_was_is_heard() {
    let games = Folder::new("by-me");
    let mut session = replayed(Lang::Fi, &games, 4);
    let mut found = |typed: &str| -> Vec<String> {
        session.answer("alku");
        (0..4).filter_map(|_| told(&mut session, typed).pop()).collect()
    };
    let by_me = found("kun nostin");
    assert!(by_me.iter().all(|line| line.starts_with("Nostat ")), "{by_me:?}");
    assert_eq!(by_me, found("kun minä nostin"));
}

/// Searches use only what the chosen viewer can see.
#[test]
fn nobody_finds_a_move_by_hidden_cards() {
    let games = Folder::new("hidden");
    let mut session = replayed(Lang::En, &games, 6);
    let drew = told(&mut session, "when I drew");
    assert!(
        drew.iter().any(|line| line.starts_with("You draw ") && !line.starts_with("You draw a card")),
        "{drew:?}"
    );
    session.answer("beginning");
    let mut found = Vec::new();
    let suits = ["clubs", "spades", "hearts", "diamonds"];
    let ranks = ["7", "8", "9", "10", "jack", "queen", "king", "ace"];
    for (suit, rank) in suits.iter().flat_map(|suit| ranks.iter().map(move |rank| (suit, rank))) {
        session.answer("beginning");
        found.push(told(&mut session, &format!("when anna drew {rank} of {suit}")));
    }
    let anna = told(&mut session, "when anna drew");
    assert!(anna.iter().any(|line| line.contains("draws a card")), "{anna:?}");
    let not_found = ["There is no such move in this game.".to_owned()];
    assert!(found.iter().all(|told| *told == not_found), "{found:?}");
    for typed in ["from anna", "open", "from ben"] {
        assert_eq!(told(&mut session, typed), ["These cards stay hidden until the game is over."]);
    }
}

/// A file for others holds no card that its side did not see, nor the seed.
#[test]
fn an_export_holds_nothing_hidden() {
    let games = Folder::new("export");
    let mut session = session(Lang::En, plan("uno", "Eva,Tom", 424_242), &games);
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
}

/// The rules of a game are kept beside its record: it goes on by them when they have changed, and it is said which
/// have.
#[test]
fn a_game_goes_on_by_the_rules_of_before() {
    const OTHER: &str = "00000000deadbeef";
    for game in Library::built_in().ids() {
        let games = Folder::new(&format!("rules-{game}"));
        let seats = if game == "numnum-patience" { "me" } else { "me,bot" };
        session(Lang::En, plan(&game, seats, 5), &games).begin();
        let record = fs::read_to_string(games.join("1.txt")).expect("a record");
        let hash = record.lines().find_map(|line| line.strip_prefix("rules: ")).expect("a hash");
        let kept = fs::read_to_string(games.join(format!("rules/{hash}.toml"))).expect("the rules");
        // As if the program had other rules now than when the game was played.
        let (changed, clause) = if game == "uno" {
            (kept.replacen("penalty = 1", "penalty = 3", 1), Some("UN-17"))
        } else {
            (kept.clone(), None)
        };
        assert!(clause.is_none() || changed != kept, "{kept}");
        fs::write(games.join("1.txt"), record.replace(hash, OTHER)).expect("a record of other rules");
        let beside = games.join(format!("rules/{OTHER}.toml"));
        fs::write(&beside, changed).expect("its rules");
        let mut going_on = session(Lang::En, Plan::default(), &games);
        going_on.begin();
        let heard = told(&mut going_on, "resume 1").join("\n");
        assert!(heard.contains("Continuing "), "{game}: {heard}");
        assert_eq!(heard.contains("Changed since then: UN-17."), clause.is_some(), "{game}: {heard}");
        let further = fs::read_to_string(games.join("2.txt")).expect("a new record");
        assert!(further.contains(OTHER), "{game}: the rules stay those of before");
        let heard = told(&mut going_on, "replay").join("\n");
        assert!(heard.starts_with("Replay of "), "{game}: {heard}");
        // Without them nothing is played by other rules than it was.
        fs::remove_file(beside).expect("it was there");
        let mut without = session(Lang::En, Plan::default(), &games);
        without.begin();
        assert_eq!(told(&mut without, "resume 1")[0], "There is no unfinished game.", "{game}");
    }
}

/// Records of older versions of the format, and of rules that have changed since, are told as they were.
/// `SIXDOT_UPDATE=1` writes what is told of a new one.
#[test]
fn records_of_older_versions_are_told_as_they_were() {
    let kept = golden::path("tests/record/old-records");
    let games = Folder::new("old-records");
    fs::create_dir_all(games.join("rules")).expect("a folder");
    let files = |folder: &Path| fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("a file").path());
    for path in files(&kept.join("rules")) {
        fs::copy(&path, games.join("rules").join(path.file_name().expect("a name"))).expect("a copy");
    }
    let records: Vec<PathBuf> =
        files(&kept).filter(|path| path.extension().is_some_and(|ending| ending == "txt")).collect();
    assert!(records.len() >= 3, "{records:?}");
    for record in records {
        let name = record.file_stem().expect("a name").to_string_lossy().into_owned();
        fs::copy(&record, games.join(format!("{name}.txt"))).expect("a copy");
        let mut session = session(Lang::En, Plan::default(), &games);
        session.begin();
        let begins = told(&mut session, &format!("replay {name}")).join("\n");
        let file = games.join(format!("{name}.told"));
        let exported = told(&mut session, &format!("export {}", file.display()));
        let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{name}: {error}: {begins}\n{exported:?}"));
        let text = format!("{begins}\n\n{text}");
        let expected = record.with_extension("told");
        golden::check(expected, &text);
    }
}

/// Of a long game places are kept at distances, and every place can be gone to.
#[test]
fn replay_can_jump_to_the_last_of_thousands_of_lines() {
    let games = Folder::new("long");
    let plan = Plan { game: Some("numnum-patience".to_owned()), seed: Some(3), ..Plan::default() };
    let mut session = session(Lang::En, plan, &games);
    session.begin();
    for _ in 0..2060 {
        session.answer("put");
        session.answer("undo");
    }
    let lines = session.written().len();
    assert!(lines > 4 * 1024, "{lines} lines");
    told(&mut session, "replay");
    let at = told(&mut session, "4100");
    assert!(at.last().is_some_and(|line| line.contains(&format!("4100 of {lines}"))), "{at:?}");
}

/// Which unfinished game goes on is asked until one is named, with what was asked behind a command.
#[test]
fn which_game_goes_on_is_asked_again_behind_a_command() {
    let games = Folder::new("which");
    let mut first = alone(6, &games);
    told(&mut first, "save stats");
    told(&mut first, "draw");
    alone(7, &games);
    let mut session = session(Lang::En, Plan::default(), &games);
    session.begin();
    let asked = told(&mut session, "resume");
    assert!(asked.len() > 2, "{asked:?}");
    let help = told(&mut session, "help");
    assert!(help.len() > asked.len() && help.ends_with(&asked), "{help:?}");
    assert_eq!(session.complete("1"), ["1"]);
    assert!(session.complete("").contains(&"2".to_owned()));
    let stats = told(&mut session, "stats");
    assert!(stats[0].starts_with("Continuing "), "what was saved under the word of a command: {stats:?}");
}
