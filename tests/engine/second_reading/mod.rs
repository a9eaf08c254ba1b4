//! A second reading of every game's rules, slow and naive, written from docs/rule-files.md and the clauses and not from
//! the engine. It plays matches at random, wrong plays included, and the engine has to follow: after every move both
//! must say the same of everything that anybody can see, and of what each seat may do.
//!
//! Where the two differ, the clause decides which one is mended. A rule file that has learnt a new fact is told as one
//! that this reading does not know, and has to be taught.

#![allow(clippy::struct_excessive_bools, reason = "many facts of a rule file hold or do not")]

mod agree;
mod book;
mod calls;
mod changes;
mod codes;
mod compare;
mod effects;
mod facts;
mod file;
mod fits;
mod jump;
mod more;
mod moves;
mod perft;
mod play;
mod round;
mod sides;
mod stand_in;
mod table;
mod turn;
mod wrong;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::support::tables::shedding_games;
use book::RuleSet;
use play::{Start, follow};
use sixdot::engine::Dice;
use sixdot::games::shedding::rules::Rules;
use sixdot::rulebook::RuleBook;
use sixdot::rulebook::export::Edition;
use sixdot::rules::{Library, schema};
use sixdot::text::{Lang, Locale, msg};
use table::Table;

type Options = Vec<(String, String)>;

/// The games of the tests that hold a fact which this reading does not know, with the first such fact.
const NOT_READ: [(&str, &str); 2] = [
    ("chameleon", "cards.wild.wish.lasts"),
    ("makao", "cards.jack.wish.what, cards.jack.wish.lasts, cards.ten.wish.what"),
];

/// All shipped games, and those of the tests that show what rule files can say besides.
fn games() -> Vec<String> {
    let others = file::games_of_tests().into_iter().filter(|game| NOT_READ.iter().all(|(other, _)| game != other));
    shedding_games().into_iter().chain(others).collect()
}

#[test]
fn what_is_not_read_is_known() {
    for (game, facts) in NOT_READ {
        let unknown = RuleSet::of(file::facts(game, &Options::new())).expect_err("a fact that is not read");
        assert_eq!(unknown, facts, "{game}");
    }
}

/// The library with a game and those that it extends.
fn library(game: &str) -> Library {
    let mut library = Library::built_in();
    for id in file::ancestors(game) {
        library.add_text(&id, &format!("{id}.toml"), file::text(&id));
    }
    library
}

fn rules(game: &str, options: &Options) -> Option<Arc<Rules>> {
    library(game).load(game, options).ok()?.rules.shed().cloned()
}

fn read(game: &str, options: &Options) -> RuleSet {
    RuleSet::of(file::facts(game, options)).unwrap_or_else(|unknown| panic!("{game} {options:?}: unknown: {unknown}"))
}

/// The smallest table, a larger one from three players on, and the largest.
fn sizes(book: &RuleSet) -> Vec<usize> {
    let all: Vec<usize> = (book.players.0..=book.players.1).filter(|seats| book.suits(*seats)).collect();
    let middle = all.iter().copied().find(|seats| *seats > all[0].max(2));
    let mut sizes: Vec<usize> = all.first().copied().into_iter().chain(middle).chain(all.last().copied()).collect();
    sizes.dedup();
    sizes
}

/// Tables of different kinds, told apart by their number.
fn start(seats: usize, number: u64, moves: usize) -> Start {
    let dealer = usize::try_from(number).ok().filter(|number| number % 3 == 2).map(|number| number % seats);
    // Rounds that are played without are shorter, and show more of how they end.
    let agreed = if number % 4 == 1 { 10 } else { 0 };
    Start { seats, strict: number % 2 == 1, automatic_calls: number % 7 == 6, dealer, agreed, seed: number, moves }
}

/// Follows tables of each size until so many positions of each were compared; how many it were in all.
fn compare(game: &str, options: &Options, first: u64, positions: usize) -> usize {
    let (book, rules) = (read(game, options), rules(game, options).expect("rules without a fault"));
    let mut compared = 0;
    for (size, seats) in (1..).zip(sizes(&book)) {
        for number in first.. {
            if compared >= size * positions {
                break;
            }
            let followed = follow(&book, &rules, start(seats, number, 300));
            compared += followed.unwrap_or_else(|difference| panic!("{game} {options:?} {difference}"));
        }
    }
    compared
}

#[test]
fn every_game_is_played_as_it_is_read() {
    for game in games() {
        assert!(compare(&game, &Options::new(), 0, 800) >= 2400);
    }
}

#[test]
fn every_option_is_played_as_it_is_read() {
    for game in games() {
        for (number, choice) in (0..).zip(file::choices(&game)) {
            compare(&game, &vec![choice], number, 150);
        }
    }
}

#[test]
fn options_that_are_chosen_together_are_played_as_they_are_read() {
    let mut dice = Dice::new(11, 0);
    let mut played = 0;
    for game in games() {
        let all: Vec<(String, String)> = file::choices(&game);
        for number in 0..6 {
            let mut chosen = Options::new();
            for choice in &all {
                if dice.percent(25) && !chosen.iter().any(|(name, _)| *name == choice.0) {
                    chosen.push(choice.clone());
                }
            }
            // Some choices exclude each other.
            if chosen.len() > 1 && rules(&game, &chosen).is_some() {
                compare(&game, &chosen, number, 150);
                played += 1;
            }
        }
    }
    assert!(played > 10, "too few: {played}");
}

#[test]
fn small_positions_have_as_many_sequences_of_moves() {
    for game in shedding_games() {
        for position in perft::positions(&game) {
            let book = read(&game, &perft::options(&position));
            let wanted = perft::counts(&position);
            let mut counts = vec![0; wanted.len()];
            perft::count(&Table::of(&book, &position), &mut counts);
            assert_eq!(counts, wanted, "{game} {}", position["name"]);
        }
    }
}

#[test]
fn every_change_of_a_fact_is_noticed() {
    for (game, change) in changes::CHANGES.iter().chain(effects::CHANGES) {
        // Short rounds, where a game has them, show more of what holds at the end.
        let short =
            file::choices(game).into_iter().find(|(name, _)| name == "cards").map(|(name, _)| (name, "3".to_owned()));
        let options: Options = short.into_iter().collect();
        let mut facts = file::facts(game, &options);
        file::lay_over(&mut facts, change.parse().expect("TOML"));
        let book = RuleSet::of(facts).unwrap_or_else(|unknown| panic!("{change}: unknown: {unknown}"));
        let rules = rules(game, &options).expect("rules without a fault");
        let noticed = |number: u64| {
            sizes(&read(game, &options))
                .iter()
                .any(|seats| follow(&book, &rules, start(*seats, number, 300)).is_err())
        };
        assert!((0..40).any(noticed), "nobody notices in {game}: {change}");
    }
}

/// Values of a list of effects, by effect and key, such as `draw.cards`.
fn said(effects: &toml::Value) -> BTreeMap<String, toml::Value> {
    let effects = effects.as_array().into_iter().flatten().filter_map(toml::Value::as_table);
    let keys = effects.flatten().filter_map(|(effect, says)| Some((effect, says.as_table()?)));
    keys.flat_map(|(effect, says)| says.iter().map(move |(key, value)| (format!("{effect}.{key}"), value.clone())))
        .collect()
}

/// The words of the effects of a list.
fn words(effects: &toml::Value) -> BTreeSet<String> {
    effects
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(toml::Value::as_table)
        .flat_map(|one| one.keys().cloned())
        .collect()
}

/// Keys that this reading does not know.
const KEYS_NOT_READ: [&str; 2] = ["wish.lasts", "wish.what"];

/// Each key of each effect has another value in one of the changes, so that no key is read without being held to the
/// rules.
#[test]
fn every_key_of_every_effect_is_among_the_changes() {
    let schema = schema::of_rule_files();
    let definition = |name: &str| &schema["definitions"][name];
    let mut wanted = BTreeSet::new();
    for one in definition("Effect")["oneOf"].as_array().expect("effects") {
        for (effect, table) in one["properties"].as_object().expect("an effect") {
            let name = table["$ref"].as_str().and_then(|path| path.rsplit('/').next()).expect("a table");
            let keys = definition(name)["properties"].as_object().expect("keys").keys();
            wanted.extend(keys.filter(|key| *key != "clause").map(|key| format!("{effect}.{key}")));
        }
    }
    assert!(wanted.len() > 20, "{wanted:?}");
    for (game, change) in changes::CHANGES.iter().chain(effects::CHANGES) {
        let before = file::facts(game, &[]);
        let mut after = before.clone();
        file::lay_over(&mut after, change.parse().expect("TOML"));
        for (card, facts) in after.get("cards").and_then(toml::Value::as_table).into_iter().flatten() {
            let of = |facts: Option<&toml::Value>| facts.and_then(|facts| facts.get("effects")).cloned();
            let (Some(new), Some(old)) = (of(Some(facts)), of(before["cards"].get(card))) else { continue };
            let (said, was) = (said(&new), said(&old));
            let both: BTreeSet<String> = words(&new).intersection(&words(&old)).cloned().collect();
            wanted.retain(|key| {
                let effect = key.split('.').next().unwrap_or_default();
                !both.contains(effect) || said.get(key) == was.get(key)
            });
        }
    }
    assert_eq!(wanted, KEYS_NOT_READ.map(str::to_owned).into(), "no change of a fact changes these");
}

/// Somebody's own game with such a change is told by it: whoever sits down hears what is otherwise than in the game
/// that they know.
#[test]
fn every_change_of_a_fact_is_told_to_players() {
    let mut heard = 0;
    for (game, change) in changes::CHANGES.iter().chain(effects::CHANGES) {
        let mut library = library(game);
        library.add_text("ours", "ours.toml", format!("id = 'ours'\nextends = '{game}'\n{change}\n"));
        // Some of the changes make no sense in their game, and are refused.
        let Ok(ours) = library.load("ours", &[]) else { continue };
        heard += 1;
        for lang in Lang::ALL {
            let locale = Locale::new(lang).for_game(&ours.rules.terms);
            let book = Edition::whole(&RuleBook::of(&ours, lang.code()), &ours, &locale);
            let told: Vec<&str> = book.blocks.iter().map(|block| block.said().text.as_str()).collect();
            let same = locale.in_full(msg!("outline-same", game = "ours", base = locale.game_name(game)));
            assert!(!told.contains(&same.as_str()), "{lang:?}: nobody hears it in {game}: {change}");
        }
    }
    assert!(heard > 150, "too few: {heard}");
}
