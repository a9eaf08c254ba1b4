//! Examples of the built-in games, and the reports of failing examples.

use std::fs;
use std::path::{Path, PathBuf};

use sixdot::check::example::{CheckLine, CheckReport, Example, check};
use sixdot::games::shedding::engine::SheddingGame;
use sixdot::rules::{DiagnosticKind, Doubt, Library, OptionForm};

fn told(report: &CheckReport) -> Vec<String> {
    let tell = |line: &CheckLine| match line {
        CheckLine::Fixed(text) => text.clone(),
        CheckLine::Fault(fault) | CheckLine::Warning(fault) => fault.to_string(),
    };
    report.lines.iter().map(tell).collect()
}

/// A fresh folder with these files.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder");
    for (name, text) in files {
        fs::write(path.join(name), text).expect("a file");
    }
    path
}

/// Runs these examples of UNO: the report without file paths, and whether they passed.
fn run(name: &str, examples: &str) -> (Vec<String>, bool) {
    let path = folder(name, &[("tests.toml", &format!("game = \"uno\"\n{examples}"))]);
    let report = check(&Library::built_in(), &[path.join("tests.toml")], false);
    let file = path.join("tests.toml").display().to_string();
    (told(&report).into_iter().map(|line| line.replace(&file, "FILE")).collect(), report.passed)
}

#[test]
fn all_built_in_examples_hold_and_show_every_clause() {
    let report = check(&Library::built_in(), &[], true);
    assert!(report.passed, "{}", told(&report).join("\n"));
    let warnings = report.lines.iter().filter(|line| matches!(line, CheckLine::Warning(_))).count();
    assert_eq!(warnings, 0, "no variant changes an example: {}", told(&report).join("\n"));
    assert!(report.lines.len() > 50, "a line for each clause");
}

#[test]
fn each_expectation_that_does_not_hold_is_told() {
    let cases = [
        ("turn = 2", "turn: expected 2, got 3"),
        ("awaits = \"skip\"", "awaits: expected skip, got turn"),
        ("hands = [\"r1 r2\", \"b3 b4\", \"g1 g2 r9\"]", "hands.2: expected b3 b4, got b3 b4 b5"),
        ("hands = [\"r1 r2\"]", "hands: not one for each seat"),
        ("hand.1 = \"r1\"", "hand.1: expected r1, got r1 r2"),
        ("hand.7 = \"r1\"", "hand.7: not a seat: 7"),
        ("counts = [2, 2, 3]", "counts: expected 2 2 3, got 2 3 3"),
        ("top = \"r7\"", "top: expected r7, got rs"),
        ("discard = \"rs\"", "discard: expected rs, got rs r7"),
        ("pile = 3", "pile: expected 3, got 98"),
        ("wish = \"blue\"", "wish: expected blue, got none"),
        ("pending = 2", "pending: expected 2, got 0"),
        ("direction = \"anticlockwise\"", "direction: expected anticlockwise, got clockwise"),
        ("points = [1, 0, 0]", "points: expected 1 0 0, got 0 0 0"),
        ("totals = [1, 0, 0]", "totals: expected 1 0 0, got 0 0 0"),
        ("winners = [1]", "winners: expected 1, got nothing"),
        ("champions = [1]", "champions: expected 1, got nothing"),
        ("owes = { 1 = \"uno\" }", "owes: expected 1 uno, got nothing"),
        ("playable = \"\"", "playable: expected nothing, got r9"),
        ("legal = \"play r9; draw\"", "legal: expected play r9; draw, got play r9"),
        ("legal-of.2 = \"draw\"", "legal-of.2: expected draw, got nothing"),
        ("legal = \"paly r9\"", "legal: unknown move: paly"),
        ("seen.2 = [\"1 plays rs\"]", "seen.2: expected 1 plays rs, got 1 plays rs; 2 is passed over"),
        ("refused = \"UN-2\"", "refused: expected refused by UN-2, got a legal move"),
    ];
    let example = |(number, (field, _)): (usize, &(&str, &str))| {
        let turn = if field.starts_with("turn") { "" } else { "turn = 3" };
        format!(
            "[[example]]\nname = \"case-{number}\"\nclauses = [\"UN-4\"]\n\
             hands = [\"rs r1 r2\", \"b3 b4 b5\", \"g1 g2 r9\"]\ntop = \"r7\"\n\
             [[example.step]]\nmove = \"1 play rs\"\n{turn}\n{field}\n"
        )
    };
    let (lines, passed) = run("expectations", &cases.iter().enumerate().map(example).collect::<String>());
    for (number, (line, (_, expected))) in lines.iter().zip(cases).enumerate() {
        assert_eq!(*line, format!("failed: FILE:{}: uno: case-{number}: step 1: {expected}", 10 + 9 * number));
    }
    assert_eq!(lines.last().map(String::as_str), Some("examples: 24, failed: 24"));
    assert!(!passed && lines.len() == 25);
}

#[test]
fn a_refusal_that_comes_out_otherwise_is_told() {
    let example = |step: &str| {
        format!(
            "\n[[example]]\nname = \"refused\"\nclauses = [\"UN-2\"]\nhands = [\"r1 g1 g2\", \"b3 b4\"]\ntop = \"r7\"\n\
             [[example.step]]\nmove = \"1 play g1\"\n{step}\n"
        )
    };
    let cases = [
        ("turn = 1", "move: expected a legal move, got refused by UN-2: does-not-fit"),
        ("refused = \"UN-6\"", "refused: expected UN-6, got UN-2: does-not-fit"),
        ("refused = \"UN-2\"\nreason = \"not-on\"", "reason: expected not-on, got does-not-fit"),
        ("refused = \"UN-2\"\nturn = 2", "turn: expected 2, got 1"),
    ];
    for (step, expected) in cases {
        let (lines, _) = run("refusals", &example(step));
        assert!(lines[0].ends_with(&format!("refused: step 1: {expected}")), "{lines:?}");
    }
    assert_eq!(run("refusals", &example("refused = \"UN-2\"")), (vec!["examples: 1, failed: 0".to_owned()], true));
}

#[test]
fn what_follows_a_step_that_does_not_hold_is_not_run() {
    let (lines, _) = run(
        "steps",
        "\n[[example]]\nname = \"two-steps\"\nclauses = [\"UN-2\"]\nhands = [\"r1 g1 g2\", \"b3 b4\"]\ntop = \"r7\"\n\
         step = [{ move = \"1 play r1\", turn = 1, top = \"r2\" }, { move = \"1 play r9\" }]\n",
    );
    let told = [
        "failed: FILE:8: uno: two-steps: step 1: turn: expected 1, got 2",
        "failed: FILE:8: uno: two-steps: step 1: top: expected r2, got r1",
        "examples: 1, failed: 1",
    ];
    assert_eq!(lines, told);
}

#[test]
fn a_set_up_that_cannot_be_is_told() {
    let step = "step = [{ move = \"1 play r1\", turn = 2 }]\n";
    let cases = [
        ("hands = [\"r1 zz\", \"b3\"]\ntop = \"r7\"", "hands.1: unknown card: zz"),
        ("hands = [\"r1 r1 r1\", \"b3\"]\ntop = \"r7\"", "hands: more often than the deck has it: r1"),
        ("hands = [\"r0\", \"b3\"]\ntop = \"r7\"\npile = \"r1 r0\"", "pile: more often than the deck has it: r0"),
        ("hands = [\"r1\"]\ntop = \"r7\"", "hands: not for 1 players"),
        ("hands = [\"\", \"b3\"]\ntop = \"r7\"", "turn: the player on turn holds no card"),
        ("hands = [\"r1\", \"b3\"]", "top: missing"),
        ("top = \"r7\"", "hands: missing"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\ndiscard = \"r7\"", "top: cannot stand beside discard"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\nseats = 2", "seats: cannot stand beside hands"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\nturn = 3", "turn: not a seat: 3"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\nwish = \"pink\"", "wish: unknown colour: pink"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\nowes = { 2 = \"mau\" }", "owes: unknown call: mau"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\ntotals = [1]", "totals: not one for each seat"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\npending-draw = 2", "top: not pending after r7"),
        ("hands = [\"r1\", \"b3\"]\ntop = \"r7\"\ndrawn = true\nagain = true", "again: cannot stand beside drawn"),
        ("deck = \"r1 r2\"\nseats = 2", "deck: not all cards are named: 106 missing"),
        ("deck = \"r0 r0 ...\"\nseats = 2", "deck: more often than the deck has it: r0"),
        ("deck = \"...\"", "seats: missing"),
        ("deck = \"...\"\nseats = 2\nturn = 1", "turn: cannot stand beside deck"),
        ("hands = [\"r1 r2 r3\", \"b3\"]\ntop = \"r7\"\nshuffles = [\"r7\"]", "shuffles: unused: 1"),
    ];
    let example = |(number, (setup, _)): (usize, &(&str, &str))| {
        format!("[[example]]\nname = \"case-{number}\"\nclauses = [\"UN-2\"]\n{setup}\n{step}")
    };
    let (lines, passed) = run("set-ups", &cases.iter().enumerate().map(example).collect::<String>());
    for (number, (line, (_, expected))) in lines.iter().zip(cases).enumerate() {
        assert!(line.ends_with(&format!(": uno: case-{number}: {expected}")), "{line}");
    }
    assert!(!passed && lines.len() == cases.len() + 1, "{lines:?}");
}

#[test]
fn chance_must_be_stated() {
    let example = |shuffles: &str| {
        format!(
            "[[example]]\nname = \"chance\"\nclauses = [\"G-2\"]\nhands = [\"r1\", \"b3 b4\"]\ndiscard = \"g7 g8 g9\"\n\
             rest = \"aside\"\n{shuffles}\n[[example.step]]\nmove = \"1 draw\"\nturn = 2\n"
        )
    };
    let told = |shuffles: &str| run("chance", &example(shuffles)).0[0].clone();
    assert_eq!(told(""), "failed: FILE:10: uno: chance: step 1: move: a shuffle is not stated");
    assert_eq!(
        told("shuffles = [\"g8 g7\"]"),
        "failed: FILE:10: uno: chance: step 1: move: other cards were shuffled"
    );
    assert_eq!(told("shuffles = [\"g8 g9\"]"), "examples: 1, failed: 0");
}

#[test]
fn an_example_must_show_something_that_exists() {
    let example = |name: &str, clauses: &str, step: &str| {
        format!(
            "[[example]]\nname = \"{name}\"\nclauses = [{clauses}]\nhands = [\"r1 r2 r3\", \"b3 b4\"]\ntop = \"r7\"\n\
             step = [{{ move = \"1 play r1\"{step} }}]\n"
        )
    };
    let told = |examples: &str| run("names", examples).0[0].clone();
    assert!(told(&example("a", "\"UN-2\"", "")).ends_with("a: step: nothing is expected"));
    assert!(
        told(&example("a", "\"UN-99\"", ", turn = 2")).ends_with("FILE:4: uno: a: clauses: unknown clause: UN-99")
    );
    assert!(told(&example("a", "", ", turn = 2")).ends_with("a: clauses: missing"));
    assert!(told(&example("A b", "\"UN-2\"", ", turn = 2")).ends_with("A b: name: not a name: A b"));
    let twice = example("a", "\"UN-2\"", ", turn = 2").repeat(2);
    assert!(told(&twice).ends_with("FILE:9: uno: a: name: name taken: a"));
}

#[test]
fn faults_of_an_examples_file_have_their_lines() {
    let (lines, passed) = run("faults", "[[example]]\nname = 3\nclauses = [\"UN\"]\nhand = [\"r1\"]\n");
    let places: Vec<_> = lines.iter().map(|line| line.split(": ").next().unwrap_or_default()).collect();
    assert_eq!(places[..3], ["FILE:3", "FILE:4", "FILE:5"], "{lines:?}");
    assert!(!passed);
}

#[test]
fn house_rule_runs_the_examples_that_still_apply() {
    let examples_of_mine = || {
        "game = \"mine\"\n[[example]]\nname = \"no-skip\"\nclauses = [\"H-1\"]\n\
         hands = [\"rs r1 r2\", \"b3 b4\", \"g1\"]\ntop = \"r7\"\nstep = [{ move = \"1 play rs\", turn = 2 }]\n"
    };
    let rules = "id = \"mine\"\nextends = \"uno\"\nreplaces = [\"UN-4\"]\nremove = [\"cards.skip.effects\"]\n\
                 [clauses]\nH-1 = {}\n";
    let examples = examples_of_mine();
    let path = folder("house", &[("mine.toml", rules), ("mine-examples.toml", examples)]);
    let report = check(&Library::built_in(), std::slice::from_ref(&path), true);
    let lines = told(&report);
    assert!(report.passed, "{lines:?}");
    assert!(lines.contains(&"H-1: 1".to_owned()), "{lines:?}");
    assert!(
        lines.iter().any(|line| line.starts_with("UN-3: ")) && !lines.iter().any(|line| line.starts_with("UN-4"))
    );
    fs::write(path.join("mine.toml"), rules.replace("replaces = [\"UN-4\"]\n", "")).expect("a file");
    let report = check(&Library::built_in(), &[path.join("mine.toml")], false);
    let lines = told(&report);
    assert!(report.passed, "what a rule of one's own changes has not failed: {lines:?}");
    assert!(
        matches!(&lines[..], [changed, count] if changed.contains("ExamplesChanged") && count.ends_with("failed: 0")),
        "{lines:?}"
    );
    let CheckLine::Warning(fault) = &report.lines[0] else { panic!("a warning") };
    let DiagnosticKind::Doubt(Doubt::ExamplesChanged { game, examples, clauses, .. }) = &fault.what else {
        panic!("{fault}")
    };
    assert!(game == "uno" && examples.iter().any(|name| name == "a-skip-passes-over-the-next"), "{examples:?}");
    assert!(clauses.iter().any(|clause| clause == "UN-4"), "{clauses:?}");
    let wrong = examples_of_mine().replace("turn = 2", "turn = 3");
    fs::write(path.join("mine-examples.toml"), wrong).expect("a file");
    let report = check(&Library::built_in(), &[path.join("mine.toml")], false);
    assert!(!report.passed, "own examples still fail");
}

#[test]
fn clause_without_example_or_with_needless_reason_is_reported() {
    let rules = "id = \"mine\"\nextends = \"uno\"\n[clauses]\nH-1 = {}\nH-2 = { no-example = \"why not\" }\n\
                 UN-1 = { no-example = \"why not\" }\n";
    let path = folder("clauses", &[("mine.toml", rules)]);
    let report = check(&Library::built_in(), &[path.join("mine.toml")], true);
    let lines = told(&report);
    assert!(!report.passed);
    assert!(lines.contains(&"H-1: none".to_owned()), "{lines:?}");
    assert!(lines.contains(&"H-2: none, why not".to_owned()), "{lines:?}");
    assert!(
        lines.iter().any(|line| line.starts_with("UN-1: ") && line.ends_with(", although: why not")),
        "{lines:?}"
    );
    assert!(check(&Library::built_in(), &[path.join("mine.toml")], false).passed);
}

#[test]
fn a_round_of_too_many_turns_is_blocked() {
    let rules = "id = \"quick\"\nextends = \"uno\"\nturn-limit = 3\n";
    let examples = "game = \"quick\"\n[[example]]\nname = \"limit\"\nclauses = [\"G-4\"]\n\
                    hands = [\"r1 r2 r3\", \"r4 r5 r6\"]\ntop = \"r7\"\n\
                    [[example.step]]\nmove = \"1 play r1\"\n[[example.step]]\nmove = \"2 play r4 \"\n\
                    [[example.step]]\nmove = \"1 play r2\"\npoints = [3, 11]\nwinners = [1]\n\
                    seen.2 = [\"1 plays r2\", \"round ends at the turn limit, won by 1\", \"match ends, won by 1\"]\n";
    let path = folder("limit", &[("quick.toml", rules), ("quick-examples.toml", examples)]);
    let report = check(&Library::built_in(), &[path.join("quick-examples.toml")], false);
    assert_eq!(told(&report), ["examples: 1, failed: 0"]);
}

#[test]
fn a_path_that_is_not_there_is_a_fault() {
    let report = check(&Library::built_in(), &[PathBuf::from("no/such.toml")], false);
    assert!(!report.passed);
    assert!(matches!(report.lines[0], CheckLine::Fault(_)));
}

/// Every word that a table of UNO or Mau Mau can choose is chosen in an example of its own game.
#[test]
fn every_choice_of_the_house_rules_is_shown() {
    for game in ["uno", "mau-mau"] {
        let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
        let examples: Vec<Example> = loaded
            .examples
            .iter()
            .flat_map(|file| Example::read_all(file, loaded.rules.family).expect("no faults"))
            .collect();
        for option in loaded.options.iter() {
            let OptionForm::Words(words) = &option.form else { continue };
            let numbers = words.iter().any(|word| word.parse::<u8>().is_ok());
            let shown = |word: &String| {
                let chooses = |(name, value): &(String, String)| *name == option.name && (numbers || value == word);
                examples.iter().any(|example| example.options.iter().any(chooses))
            };
            let missing = words.iter().filter(|word| **word != option.default).find(|word| !shown(word));
            assert_eq!(missing, None, "{game}: {}", option.name);
        }
    }
}

#[test]
fn what_a_lesson_cannot_teach_or_ask_is_told_in_every_family() {
    let uno = "hands = [\"r1 r2 r3\", \"b3 b4\"]\ntop = \"r7\"";
    let wall = "stacks = [\"r6 r2\", \"b9 b2\", \"g13 g2\", \"y39 y2\", \"r5 r3\", \"b7 b3\", \"g16 g3\"]";
    let patience = "piles = { red = \"r12\", yellow = \"y39\", green = \"g34\", blue = \"b7\" }\nturned = \"r9\"";
    for (game, clause, set_up, step, fault) in [
        ("uno", "UN-2", uno, "teach = [\"pairs\"]", "teach: cannot be taught: pairs"),
        ("uno", "UN-2", uno, "teach = [\"card joker\"]", "teach: cannot be taught: card joker"),
        ("uno", "UN-2", uno, "ask = \"why take 1 2\"", "ask: unknown card: take 1 2"),
        ("numnum-wall", "NN-3", wall, "teach = [\"hand\"]", "teach: cannot be taught: hand"),
        ("numnum-wall", "NN-3", wall, "teach = [\"NN-22\"]", "teach: unknown clause: NN-22"),
        ("numnum-wall", "NN-3", wall, "teach = [\"card number-one\"]", "teach: cannot be taught: card number-one"),
        ("numnum-wall", "NN-3", wall, "ask = \"hand\"", "ask: cannot be asked: hand"),
        ("numnum-wall", "NN-3", wall, "ask = \"row\"", "ask: cannot be asked: row"),
        ("numnum-wall", "NN-3", wall, "ask = \"row 8\"", "ask: not a stack: 8"),
        ("numnum-wall", "NN-3", wall, "ask = \"why 2 5\"", "ask: unknown move: 2"),
        ("numnum-wall", "NN-3", wall, "ask = \"free 2\"", "ask: cannot be asked: free 2"),
        ("numnum-wall", "NN-3", wall, "ask = \"free\"\nmove = \"1 take 1 2\"", "ask: cannot stand beside move"),
        ("numnum-patience", "NN-22", patience, "teach = [\"take\"]", "teach: cannot be taught: take"),
        ("numnum-patience", "NN-22", patience, "ask = \"pairs\"", "ask: cannot be asked: pairs"),
        ("numnum-patience", "NN-22", patience, "ask = \"row 3\"", "ask: unknown colour: 3"),
        ("numnum-patience", "NN-22", patience, "ask = \"what lay red\"", "ask: too much: red"),
    ] {
        let holds = if game == "numnum-patience" { "laid = 0" } else { "turn = 1" };
        let text = format!(
            "game = \"{game}\"\n[[example]]\nname = \"a\"\nclauses = [\"{clause}\"]\n{set_up}\n\
             [[example.step]]\n{holds}\n[[example.step]]\n{step}\n"
        );
        let path = folder("lessons", &[("tests.toml", &text)]);
        let report = check(&Library::built_in(), &[path.join("tests.toml")], false);
        let lines = told(&report);
        assert!(lines[0].ends_with(&format!("{game}: a: step 2: {fault}")), "{step}: {lines:#?}");
    }
}

/// Each family states its examples in words of its own, so those of one do not run at a table of another.
#[test]
fn examples_of_another_family_are_told_and_not_run() {
    let library = Library::built_in();
    let wall = library.load("numnum-wall", &[]).expect("no fault");
    let examples = Example::read_all(&wall.examples[0], wall.rules.family).expect("examples");
    let uno = library.load("uno", &[]).expect("no fault").rules;
    let failures = examples[0].run(&uno);
    let last = failures.last().expect("a failure");
    assert_eq!((last.field.as_str(), last.what.to_string().as_str()), ("game", "for another family of games"));
    assert!(examples[0].begin::<SheddingGame>(uno.shed().expect("a shedding game"), None).is_err());
    assert_eq!(examples[0].run(&wall.rules), []);
}
