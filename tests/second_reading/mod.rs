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
mod codes;
mod compare;
mod effects;
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

use std::sync::Arc;

use book::Book;
use play::{Start, follow};
use sixdot::engine::Dice;
use sixdot::rules::{Library, Rules};
use table::Table;

type Options = Vec<(String, String)>;

/// All shipped games, and those of the tests that show what rule files can say besides.
fn games() -> Vec<String> {
    let others = [
        "backwards",
        "chosen",
        "combined",
        "countdown",
        "fines",
        "jack-change-it",
        "joker",
        "kitchen",
        "mercy",
        "must-lay",
        "neunerln",
        "page-one",
        "pesten",
        "prsi",
        "taki",
        "tschau-sepp",
        "twins",
        "vandatta",
        "whot",
    ];
    let others = others.map(str::to_owned);
    shedding_games().chain(others).collect()
}

/// The ids of the shedding games of the program.
fn shedding_games() -> impl Iterator<Item = String> {
    let library = Library::built_in();
    let sheds = move |id: &String| library.load(id, &[]).is_ok_and(|game| game.rules.shed().is_some());
    Library::built_in().ids().into_iter().filter(sheds)
}

fn rules(game: &str, options: &Options) -> Option<Arc<Rules>> {
    let mut library = Library::built_in();
    library.add_text(game, &format!("{game}.toml"), file::text(game));
    library.load(game, options).ok()?.rules.into_shed()
}

fn read(game: &str, options: &Options) -> Book {
    Book::of(file::facts(game, options)).unwrap_or_else(|unknown| panic!("{game} {options:?}: unknown: {unknown}"))
}

/// The smallest table, a larger one from three players on, and the largest.
fn sizes(book: &Book) -> Vec<usize> {
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

/// Single facts that are changed for the second reading only.
const CHANGES: &[(&str, &str)] = &[
    ("backwards", "order.first = 'after-dealer'"),
    ("backwards", "order.dealer = 'loser'"),
    ("backwards", "cards.six.effects = [{ draw = { who = 'others', cards = 2 } }]"),
    ("chosen", "cards.trade.effects = [{ wish = {} }, { swap-hands = {} }]"),
    ("chosen", "cards.spy.effects = [{ give = {} }, { wish = {} }]"),
    ("chosen", "cards.flood.effects = [{ wish = {} }, { draw = { cards = 1, who = 'others' } }, { skip = {} }]"),
    ("chosen", "cards.crowd.effects = [{ draw = { cards = 2, who = 'others' } }, { reverse = {} }]"),
    ("combined", "cards.storm.effects = [{ wish = {} }, { draw = { cards = 2 } }]"),
    ("combined", "cards.halt.effects = [{ skip = {} }, { draw = { cards = 1 } }]"),
    ("combined", "cards.halt.effects = [{ skip = { answered-by = ['halt'] } }]"),
    (
        "combined",
        "cards.press.effects = [{ draw = { cards = 2, answered-by = ['press', 'halt'], growth = 'double' } }]",
    ),
    ("combined", "cards.press.effects = [{ again = {} }, { draw = { cards = 2, answered-by = ['press'] } }]"),
    ("combined", "cards.gift.effects = [{ rotate-hands = { from = 'left' } }, { wish = {} }]"),
    ("combined", "cards.gift.start.does = 'nothing'"),
    ("combined", "cards.storm.start.does = 'nothing'"),
    ("combined", "cards.crowd.effects = [{ reverse = {} }, { more = { cards = 2 } }, { skip = {} }]"),
    ("combined", "cards.dare.effects = [{ wish = {} }, { draw = { cards = 3, answered-by = ['dare'] } }]"),
    ("combined", "remove = ['cards.dare.honest']"),
    ("combined", "cards.ban.effects = [{ ban = { row = 2 } }]"),
    ("combined", "jump-in.of = ['number']"),
    ("combined", "remove = ['finish.last-draw-counts']"),
    ("countdown", "remove = ['countdown']\nmatch.until = 8"),
    ("crazy-eights", "pile.reshuffle = 'when-empty'"),
    ("crazy-eights", "drawing.then = 'may-play-drawn'"),
    ("crazy-eights", "cards.court.points = 11"),
    ("crazy-eights", "match.until = 60"),
    ("crazy-eights", "deal.by-players.2 = 5"),
    ("deadly-uno", "drawing.stuck = 'passes'"),
    ("deadly-uno", "cards.wild.need-not-play = {}\ndrawing.when = 'cannot-play'"),
    ("fines", "calls.last.penalty-turns = 1"),
    ("fines", "calls.last.penalty-points = 4"),
    ("fines", "wrong-play.penalty-points = 6"),
    ("fines", "score.to = 'own-minus'"),
    ("kitchen", "remove = ['cards.nine.takes-any']"),
    ("kitchen", "remove = ['cards.ace.ignores-wish']"),
    ("kitchen", "cards.jack.fits-always.under-wish = true"),
    ("kitchen", "cards.jack.not-on.cards = ['jack', 'hearts']"),
    ("kitchen", "remove = ['together.pair.as-answer']"),
    ("kitchen", "together.pair.of = ['number', 'two']"),
    ("kitchen", "calls.knock.at = 3"),
    ("kitchen", "cards.six.effects = [{ again = { otherwise = 'draws' } }]"),
    ("kitchen", "cards.six.effects = [{ again = { otherwise = 'draws', last-draws = 2 } }]"),
    ("kitchen", "cards.three.effects = [{ draw = { cards = 3, answered-by = ['two', 'hearts queen', 'ten'] } }]"),
    ("kitchen", "cards.hare.effects = [{ skip = { answered-by = ['hare', 'nine'] } }]"),
    ("kitchen", "cards.hare.effects = [{ skip = { answered-by = ['hare'], growth = 'add' } }]"),
    (
        "kitchen",
        "cards.queen.effects = [{ skip = { answered-by = ['queen', 'eight'], answers-share = ['colour', 'symbol'], growth = 'add' } }]",
    ),
    ("kitchen", "drawing.at-most = 2"),
    ("kitchen", "cards.mirror.effects = []"),
    ("kitchen", "cards.four.effects = [{ draw = { cards = 1 } }]"),
    ("kitchen", "calls.knock.wrong-penalty = 3"),
    ("kitchen", "score.by-last = [{ of = ['number'], points = 9 }]"),
    ("kitchen", "score.by-last = [{ of = ['number'], points = 7, get = 'others' }]"),
    ("kitchen", "drawing.until-playable = {}"),
    (
        "kitchen",
        "cards.two.effects = [{ draw = { cards = 2, answered-by = ['two', 'three'], answers-share = ['symbol'] } }]",
    ),
    ("kitchen", "cards.two.effects = [{ draw = { cards = 2, answered-by = ['two', 'three'] } }]"),
    ("kitchen", "cards.eight.effects = [{ skip = { answered-by = ['eight', 'king'] } }]"),
    ("mercy", "hand-limit.cards = 9"),
    ("mercy", "remove = ['hand-limit']"),
    ("mercy", "match.out-at = 60"),
    ("mercy", "match.out-at = 0\nmatch.rounds = 9"),
    ("mercy", "match.rounds = 2"),
    ("mercy", "cards.stop.effects = [{ skip = { answered-by = ['stop'], growth = 'add' } }]"),
    ("mercy", "cards.stop.effects = [{ skip = { answered-by = ['stop'] } }]"),
    ("mercy", "cards.rain.effects = [{ wish = {} }, { draw = { cards = 1, who = 'others' } }]"),
    ("mercy", "cards.rain.effects = [{ draw = { cards = 1, who = 'others' } }, { wish = { of = ['red', 'blue'] } }]"),
    ("mau", "cards.take-two.effects = [{ draw = { cards = 2, answered-by = ['take-two'], growth = 'double' } }]"),
    ("mau", "cards.take-four.effects = [{ draw = { cards = 4, answered-by = ['take-four'] } }]"),
    ("mau", "cards.change-direction.effects = [{ reverse = { with-two = 'skip' } }]"),
    ("mau", "wrong-play.pending-stays = false"),
    ("mau", "calls.mau.window = 'with-card'"),
    ("mau", "start.does = 'goes-back'"),
    ("mau", "match.rounds = 2"),
    ("mau-mau", "cards.queen.points = 5"),
    ("mau-mau", "cards.seven.effects = [{ draw = { cards = 2, answered-by = ['seven'], then = 'may-play' } }]"),
    ("mau-mau", "cards.seven.effects = [{ draw = { cards = 2, answered-by = ['seven'], growth = 'double' } }]"),
    ("mau-mau", "cards.eight.effects = [{ skip = {} }]"),
    ("mau-mau", "cards.nine.effects = [{ reverse = { with-two = 'skip' } }]"),
    ("mau-mau", "cards.nine.effects = [{ reverse = {} }]"),
    ("mau-mau", "cards.ace.effects = [{ again = {} }]"),
    ("mau-mau", "cards.jack.not-on.cards = []"),
    ("mau-mau", "cards.jack.not-last = {}"),
    ("mau-mau", "cards.jack.start.does = 'nothing'"),
    ("mau-mau", "remove = ['cards.jack.fits-always']"),
    ("mau-mau", "remove = ['pile.short-draw-ends-turn']"),
    ("mau-mau", "pile.reshuffle = 'when-empty'"),
    ("mau-mau", "drawing.when = 'cannot-play'"),
    ("mau-mau", "drawing.cards = 2"),
    ("mau-mau", "drawing.then = 'must-play-drawn'"),
    ("mau-mau", "drawing.until-playable = {}"),
    ("mau-mau", "calls.mau.penalty = 2"),
    ("mau-mau", "calls.mau-mau.penalty = 0"),
    ("mau-mau", "finish.then = 'stop'"),
    ("mau-mau", "match.wins = 'fewest-points'"),
    ("mau-mau", "wrong-play.penalty = 1"),
    ("mau-mau", "turn-limit = 40"),
    ("mau-mau", "teams.count = 2"),
    ("mau-mau-2", "score.doubled-by-last = []"),
    ("neunerln", "score.doubled-by-last = []"),
    ("number-one", "match.wins = 'most-points'\nmatch.rounds = 2"),
    ("number-one", "cards.reverse.from-players.count = 2"),
    ("joker", "cards.joker.stands-for.of = ['ace', 'ten', 'queen']"),
    ("joker", "cards.joker.stands-for = { of = ['jack'] }"),
    ("number-one", "cards.pass-hands.effects = [{ rotate-hands = { from = 'left' } }, { wish = {} }]"),
    ("number-one", "cards.pass-hands.effects = [{ wish = {} }, { rotate-hands = {} }]"),
    ("number-one", "cards.wild-lay-two.effects = [{ wish = {} }, { more = { cards = 1, of = ['number'] } }]"),
    ("number-one", "together.straight.wrong-run.penalty = 4"),
    ("number-one", "together.double.same = 'symbol'"),
    ("number-one", "calls.one.noticed-by = 'itself'"),
    ("number-one", "calls.number-one.penalty = 3"),
    ("number-one", "cards.draw-two.start.does = 'nothing'"),
    ("numnum-mau-mau", "matching.rows = [2, 3, 5, 11, 13, 17]"),
    ("numnum-mau-mau", "matching.by = ['colour', 'symbol']"),
    ("numnum-mau-mau", "remove = ['matching.doubly-again']"),
    ("numnum-mau-mau", "cards.joker.number = 2"),
    ("numnum-mau-mau", "cards.ban-five.effects = [{ ban = { row = 3 } }]"),
    ("numnum-mau-mau", "cards.ban-two.not-last = {}"),
    ("numnum-mau-mau", "remove = ['cards.wish.need-not-play']"),
    ("pesten", "cards.seven.effects = [{ again = {} }]"),
    (
        "pesten",
        "cards.joker.effects = [{ wish = {} }, { draw = { cards = 5, answered-by = ['two'], then = 'may-play' } }]",
    ),
    ("prsi", "remove = ['pile.turned-over']"),
    ("switch", "together.rank.max = 3"),
    ("switch", "together.rank.min = 3"),
    ("switch", "cards.black-jack.effects = [{ draw = { cards = 5, answered-by = ['black-jack'] } }]"),
    ("switch", "calls.last-card.noticed-by = 'itself'"),
    ("switch", "calls.last-card.exempt-after-penalty = {}"),
    ("taki", "remove = ['cards.super-taki.takes-colour']"),
    ("taki", "remove = ['cards.plus-three.takes-colour']"),
    ("taki", "cards.taki.effects = [{ more = { effects-of = 'last' } }]"),
    ("taki", "cards.taki.effects = [{ more = { colour = 'same' } }]"),
    ("taki", "cards.taki.effects = [{ more = { cards = 2, colour = 'same', effects-of = 'last' } }]"),
    ("tschau-sepp", "order.direction = 'clockwise'"),
    ("tschau-sepp", "deck.packs-by-players.8 = 3"),
    ("twins", "jump-in.of = ['number']"),
    ("twins", "remove = ['jump-in']"),
    ("uno", "cards.zero.points = 1"),
    ("uno", "cards.draw-two.not-on.cards = []"),
    ("uno", "cards.reverse.effects = [{ reverse = { with-two = 'again' } }]"),
    ("uno", "cards.wild-draw-four.honest.unless-holding = 'card-of-colour-in-force'"),
    ("uno", "cards.wild-draw-four.honest.just = 5"),
    ("uno", "cards.wild-draw-four.honest.unjust = 5"),
    ("uno", "cards.wild-draw-four.honest.bluffing = false"),
    ("uno", "cards.wild.start.does = 'nothing'"),
    ("uno", "remove = ['cards.wild.not-last']"),
    ("uno", "remove = ['cards.wild-draw-four.need-not-play']"),
    ("uno", "remove = ['finish.last-draw-counts']"),
    ("uno", "remove = ['calls.uno.exempt-after-penalty']"),
    ("uno", "matching.by = ['colour']"),
    ("uno", "wrong-play.penalty = 2"),
    ("uno", "wrong-play.ends-turn = false"),
    ("uno", "score.to = 'winner'"),
    ("uno", "match.rounds = 2"),
    ("uno", "deal.cards = 6"),
    ("uno", "jump-in = {}"),
    ("uno", "teams.count = 2"),
];

#[test]
fn every_change_of_a_fact_is_noticed() {
    for (game, change) in CHANGES {
        // Short rounds, where a game has them, show more of what holds at the end.
        let short =
            file::choices(game).into_iter().find(|(name, _)| name == "cards").map(|(name, _)| (name, "3".to_owned()));
        let options: Options = short.into_iter().collect();
        let mut facts = file::facts(game, &options);
        file::lay_over(&mut facts, change.parse().expect("TOML"));
        let book = Book::of(facts).unwrap_or_else(|unknown| panic!("{change}: unknown: {unknown}"));
        let rules = rules(game, &options).expect("rules without a fault");
        let noticed = |number: u64| {
            sizes(&read(game, &options))
                .iter()
                .any(|seats| follow(&book, &rules, start(*seats, number, 300)).is_err())
        };
        assert!((0..40).any(noticed), "nobody notices in {game}: {change}");
    }
}
