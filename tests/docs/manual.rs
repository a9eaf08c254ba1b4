//! docs/rule-files.md: its snippets are valid rule files, and it explains every key and every word.

use serde_json::Value;
use sixdot::engine::{Dice, Game, Seat, Setup};
use sixdot::games::shedding::engine::{Move, SheddingGame};
use sixdot::rules::{Clause, Diagnostic, DiagnosticKind, Library, schema};

fn clause(text: &str) -> Clause {
    text.parse().expect("a clause")
}

/// All faults of a house rule file that is called `mine.toml`.
fn faults(text: &str) -> Vec<Diagnostic> {
    let mut library = Library::built_in();
    library.add_text("mine", "mine.toml", text.to_owned());
    library.check("mine")
}

const MANUAL: &str = include_str!("../../docs/rule-files.md");

/// The snippets of a text.
fn snippets_of(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split("```toml\n").skip(1).map(|rest| rest.split_once("```").expect("a closed snippet").0)
}

/// The page before its first game, that game with its steps, and the rest.
fn parts() -> [&'static str; 3] {
    let (before, rest) = MANUAL.split_once("\n## A first game, step by step\n").expect("a first game");
    let (first, after) = rest.split_once("\n## ").expect("a section behind it");
    [before, first, after]
}

/// All snippets but those of the first game.
fn snippets() -> impl Iterator<Item = &'static str> {
    let [before, _, after] = parts();
    snippets_of(before).chain(snippets_of(after))
}

#[test]
fn the_first_game_of_the_manual_can_be_played_after_each_step() {
    let [_, first, _] = parts();
    let (mut text, mut steps) = (String::new(), 0);
    for step in snippets_of(first) {
        text += step;
        let mut library = Library::built_in();
        library.add_text("evening", "evening.toml", text.clone());
        assert_eq!(library.check("evening"), [], "{text}");
        let rules = library.load("evening", &[]).expect("no faults").rules.shed().cloned().expect("a shedding game");
        for seed in 0..20 {
            let mut game = SheddingGame::new(rules.clone(), Setup::new(3), seed);
            let mut dice = Dice::new(seed, 1);
            game.apply(Seat(0), Move::Deal).expect("a legal move");
            while let Some(seat) = game.to_act() {
                let wanted = *dice.pick(&game.view_of(seat).legal_moves()).expect("a legal move");
                game.apply(seat, wanted).expect("a legal move");
            }
        }
        steps += 1;
    }
    assert_eq!(steps, 6);
}

#[test]
fn the_contents_of_the_manual_are_its_sections() {
    let contents = MANUAL.lines().filter_map(|line| line.strip_prefix("- [")?.split_once("](#"));
    let contents: Vec<&str> = contents.map(|(title, _)| title).collect();
    let mut fenced = false;
    let sections = MANUAL.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced && line.starts_with("## ")
    });
    assert_eq!(contents, sections.map(|line| &line[3..]).collect::<Vec<_>>());
}

#[test]
fn the_house_rule_of_the_manual_can_be_played() {
    let text = snippets().find(|snippet| snippet.contains("id = \"my-uno\"")).expect("the house rule");
    let mut library = Library::built_in();
    library.add_text("my-uno", "my-uno.toml", text);
    assert_eq!(library.check("my-uno"), []);
    let loaded = library.load("my-uno", &[]).expect("no faults");
    let rules = loaded.rules.shed().expect("a shedding game");
    let two = rules.deck().kinds().find(|kind| rules.terms.code(*kind) == "r+2").expect("a red draw two");
    let draw = rules.kind(two).draw.expect("it makes somebody draw");
    assert_eq!((draw.answers.len(), draw.clause), (4, Some(clause("H-1"))), "the draw two of each colour");
    assert_eq!(*loaded.chain, ["my-uno", "uno"]);
}

#[test]
fn every_snippet_of_the_manual_can_be_added_to_uno() {
    for snippet in snippets().filter(|snippet| !snippet.contains("extends")) {
        let text = format!("id = \"mine\"\nextends = \"uno\"\n{snippet}");
        assert_eq!(faults(&text), [], "{snippet}");
    }
}

#[test]
fn the_files_of_the_manual_that_extend_a_game_have_no_fault() {
    for snippet in snippets().filter(|snippet| snippet.contains("extends = \"numnum-")) {
        let id = snippet.split('"').nth(1).expect("an id");
        let mut library = Library::built_in();
        library.add_text(id, "manual.toml", snippet);
        assert_eq!(library.check(id), [], "{snippet}");
    }
}

/// Like the next one, for walls and patiences.
const NOTHING_RIGHT_ELSEWHERE: [&str; 2] = [
    r#"
id = "mine"
kind = "wall"
zzz = 1
parties = { zzz = 1 }
stacks = { zzz = 1, called = "zzz", free = "zzz" }
matching = { zzz = 1 }
breach = { zzz = 1, takes = "zzz" }
end = { zzz = 1 }
cards.x = { zzz = 1, exchange = { zzz = 1 }, ban = { zzz = 1 } }
"#,
    r#"
id = "mine"
kind = "patience"
zzz = 1
matching = { zzz = 1 }
rests = { zzz = 1 }
cards.x = { zzz = 1, any-card = { zzz = 1 } }
"#,
];

/// Every effect, with a key that there is not, and at each choice of words a word that there is not.
fn effects_with_nothing_right() -> String {
    let schema = schema::of_rule_files();
    let definition = |node: &Value| -> Option<&Value> {
        let reference = node.get("$ref").or_else(|| node["allOf"].get(0)?.get("$ref"))?;
        schema["definitions"].get(reference.as_str()?.rsplit('/').next()?)
    };
    let effects = schema["definitions"]["Effect"]["oneOf"].as_array().expect("an effect is one of several");
    let effects = effects.iter().flat_map(|effect| effect["properties"].as_object().expect("its word"));
    let written = effects.map(|(name, table)| {
        let keys = definition(table).and_then(|table| table["properties"].as_object()).expect("a table has keys");
        let of_words = |node: &Value| definition(node).is_some_and(|words| words["oneOf"].is_array());
        let wrong = keys.iter().filter(|(_, node)| of_words(node)).map(|(key, _)| format!("{key} = \"zzz\""));
        let facts: Vec<String> = std::iter::once("zzz = 1".to_owned()).chain(wrong).collect();
        format!("    {{ {name} = {{ {} }} }},\n", facts.join(", "))
    });
    written.collect()
}

/// A file that has, in each table, a key that there is not, and at each choice of words a word that there is not.
const NOTHING_RIGHT: &str = r#"
id = "mine"
kind = "zzz"
zzz = 1
players = { zzz = 1 }
deck = { zzz = 1, called = "zzz" }
deal = { zzz = 1 }
start = { zzz = 1, does = "zzz" }
matching = { zzz = 1, by = ["zzz"] }
drawing = { zzz = 1, when = "zzz", then = "zzz" }
pile = { zzz = 1, reshuffle = "zzz" }
calls.x = { zzz = 1, window = "zzz", noticed-by = "zzz" }
wrong-play = { zzz = 1 }
finish = { zzz = 1, then = "zzz" }
score = { zzz = 1, to = "zzz" }
match = { zzz = 1, wins = "zzz", ties = "zzz" }
clauses.X-1 = { zzz = 1 }

[cards.x]
zzz = 1
points = "zzz"
not-on = { zzz = 1 }
not-last = { zzz = 1 }
from-players = { zzz = 1 }
honest = { zzz = 1, unless-holding = "zzz" }
effects = [
    { zzz = {} },
EFFECTS]

[options]
x = { zzz = 1, number = { zzz = 1 } }
"#;

#[test]
fn the_manual_explains_every_key_and_every_word() {
    let mut words = 0;
    let shed = NOTHING_RIGHT.replace("EFFECTS", &effects_with_nothing_right());
    for fault in [shed.as_str()].into_iter().chain(NOTHING_RIGHT_ELSEWHERE).flat_map(faults) {
        let key = fault.key;
        let (DiagnosticKind::UnknownKey { expected } | DiagnosticKind::UnknownWord { expected, .. }) = fault.what
        else {
            continue;
        };
        for word in expected {
            words += 1;
            let explained = [format!("`{word}`"), format!("`\"{word}\"`")].iter().any(|word| MANUAL.contains(word));
            assert!(explained || MANUAL.contains(&format!("\n## {word}\n")), "{word} of {key} is not explained");
        }
    }
    assert!(words > 100, "{words}");
}
