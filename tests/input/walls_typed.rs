//! Cards of a wall named by their stacks or by their faces mean the same.

use std::collections::BTreeMap;

use crate::support::program::Sixdot;
use crate::support::typed::Tables;
use sixdot::session::Conversation as _;
use sixdot::text::Lang;

/// Types lines at a wall; the answer to each, as one line.
fn told(game: &str, seed: u32, typed: &[String]) -> Vec<String> {
    let line = format!("play {game} --lang en --seed {seed}");
    let begin = Sixdot::new(&line).run().stdout.lines().count() - 1;
    let told = Sixdot::new(&line).stdin(&(typed.join("\n") + "\n")).run().stdout;
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), begin + typed.len() + 1, "{game} {seed}: {typed:?}: {lines:?}");
    lines[begin..begin + typed.len()].iter().map(|line| (*line).to_owned()).collect()
}

/// The free cards, by their stacks; those that lie free only once.
fn free(game: &str, seed: u32) -> BTreeMap<usize, String> {
    let told = &told(game, seed, &["free".to_owned()])[0];
    let items = told.trim_end_matches('.').split(". ").map(|item| item.split_once(": ").expect("a stack and a card"));
    let all: Vec<(usize, String)> =
        items.map(|(spot, card)| (spot.parse().expect("a number"), card.to_owned())).collect();
    let once = |(_, card): &(usize, String)| all.iter().filter(|(_, other)| other == card).count() == 1;
    all.iter().filter(|item| once(item)).cloned().collect()
}

#[test]
fn a_pair_is_named_by_its_stacks_or_by_its_cards() {
    for (game, seed) in
        ["numnum-wall", "numnum-clear"].into_iter().flat_map(|game| (1..3).map(move |seed| (game, seed)))
    {
        let free = free(game, seed);
        let mut typed = Vec::new();
        for (one, first) in &free {
            for (other, second) in free.range(one + 1..) {
                for asked in ["what", "why", "what take"] {
                    typed.push(format!("{asked} {one} {other}"));
                    typed.push(format!("{asked} {first} {second}"));
                    typed.push(format!("{asked} {second} {first}"));
                }
            }
        }
        let answers = told(game, seed, &typed);
        assert!(typed.len() > 60, "{free:?}");
        for (same, lines) in typed.chunks(3).zip(answers.chunks(3)) {
            assert!(lines[0] == lines[1] && lines[1] == lines[2], "{game} {seed}: {same:?}: {lines:#?}");
        }
    }
}

#[test]
fn a_pair_that_can_be_taken_is_taken_by_its_cards_too() {
    let mut pairs_taken = 0;
    for (game, seed) in
        ["numnum-wall", "numnum-clear"].into_iter().flat_map(|game| (1..3).map(move |seed| (game, seed)))
    {
        let free = free(game, seed);
        let pairs = free.iter().flat_map(|(one, first)| {
            free.range(one + 1..).map(move |(other, second)| ([one, other], [first, second]))
        });
        let takes = |typed: String| {
            let line = format!("play {game} --lang en --seed {seed} --pace step");
            Sixdot::new(&line).stdin(&(typed + "\n")).run().stdout
        };
        for (spots, cards) in pairs {
            let by_spots = takes(format!("take {} {}", spots[0], spots[1]));
            assert_eq!(takes(format!("take {} {}", cards[0], cards[1])), by_spots, "{game} {seed}: {cards:?}");
            assert_eq!(takes(format!("{} {}", cards[1], cards[0])), by_spots, "{game} {seed}: {cards:?}");
            pairs_taken += usize::from(by_spots.contains("You take"));
        }
    }
    assert!(pairs_taken > 0);
}

#[test]
fn a_stack_is_named_by_its_number_or_its_free_card() {
    for (game, seed) in
        ["numnum-wall", "numnum-clear"].into_iter().flat_map(|game| (1..3).map(move |seed| (game, seed)))
    {
        for (spot, card) in free(game, seed) {
            let row = told(game, seed, &[format!("row {spot}"), format!("row {card}")]);
            assert_eq!(row[0], row[1], "{game} {seed}: {card}");
            // The cards under it, of which some lie free nowhere.
            let under = row[0].split_once(": ").expect("cards").1.trim_end_matches('.');
            let hidden = under.split(", ").skip(1).find(|under| !free(game, seed).values().any(|free| free == under));
            let hidden = hidden.expect("a card that is not free");
            let refused = &told(game, seed, &[format!("row {hidden}")])[0];
            assert!(refused.to_lowercase().starts_with(hidden) && refused.contains("free"), "{hidden}: {refused}");
        }
        for typed in ["row 99", "row yellow", "row 1 2"] {
            let refused = &told(game, seed, &[typed.to_owned()])[0];
            assert!(
                refused.starts_with("I did not understand: ")
                    || refused.starts_with("Not understood.")
                    || refused.contains("1 to 7"),
                "{typed}: {refused}"
            );
        }
    }
}

#[test]
fn the_prompt_tells_how_it_stands_at_walls_and_patiences() {
    for name in ["wall", "clear", "patience"] {
        let mut session = Tables::read().sit(Lang::En, name).session;
        session.answer("prompt status");
        assert!(!session.status().is_empty(), "{name}");
    }
}
