//! Lessons: typing what each step asks for leads to the end, in every game and every language.

use std::fs;
use std::sync::Arc;

use crate::support::answers::is_well_formed;
use crate::support::folder::Folder;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use sixdot::check::example::{Example, Examples, Lesson, Query, Teach, Wanted};
use sixdot::input::{AgainCommand, Command, Commands, GameCommand, ProgramCommand, command_words};
use sixdot::rulebook::RuleBook;
use sixdot::rules::{Kind, Library, Loaded};
use sixdot::session::{Conversation, Plan, Session};
use sixdot::text::{Lang, Locale, msg};

use crate::support::session::{session, session_with};

/// Cards that take part only where the table chooses them.
const CHOSEN: [&str; 1] = ["own"];

/// A lesson of whatever family, as far as it is the same in all.
struct AnyLesson {
    loaded: Loaded,
    scenes: usize,
    /// Topics and query of each step.
    steps: Vec<(Vec<Teach>, Option<Query>)>,
}

impl AnyLesson {
    fn of<G: Examples>(loaded: &Loaded, rules: &Arc<G::Rules>) -> Self {
        let lesson = Lesson::<G>::of(loaded, rules);
        let asked = |wanted| match wanted {
            Wanted::Ask(query, _) => Some(query),
            Wanted::Move(_) => None,
        };
        let steps = lesson.scenes.iter().flat_map(|scene| &scene.steps);
        let steps = steps.map(|step| (step.teach.clone(), asked(step.wanted))).collect();
        AnyLesson { loaded: loaded.clone(), scenes: lesson.scenes.len(), steps }
    }

    fn family(&self) -> Kind {
        self.loaded.rules.family
    }
}

fn load(game: &str) -> AnyLesson {
    let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
    sixdot::of_family!(&loaded.rules, G, rules => AnyLesson::of::<G>(&loaded, rules))
}

/// The shipped games.
fn games() -> impl Iterator<Item = String> {
    Library::built_in().ids().into_iter()
}

fn learner(game: &str, lang: Lang) -> Session {
    session(lang, Plan { game: Some(game.to_owned()), learn: true, ..Plan::default() })
}

fn english() -> Locale {
    Locale::new(Lang::En)
}

/// The words of an answer.
fn texts(answer: sixdot::session::Answer) -> Vec<String> {
    answer.lines.into_iter().map(|line| line.text).collect()
}

/// The line that the last line asks for, if any.
fn wanted(locale: &Locale, lines: &[String]) -> Option<String> {
    let last = lines.last().expect("something is said");
    if last.contains(&locale.in_full(msg!("lesson-press-enter"))) {
        return Some(String::new());
    }
    let typed = locale.in_full(msg!("lesson-type", typed = "#"));
    let (before, _) = typed.split_once('#').expect("what is typed stands in it");
    let (_, rest) = last.split_once(before)?;
    let end = rest.find(". ").unwrap_or(rest.len() - 1);
    Some(rest[..end].to_owned())
}

/// The number of the step that begins in these lines.
fn step(locale: &Locale, lines: &[String], all: usize) -> Option<usize> {
    (1..=all).rev().find(|number| {
        let told = locale.in_full(msg!("lesson-step", number = *number, count = all));
        lines.iter().any(|line| line.starts_with(&told))
    })
}

/// The last step was taken.
fn is_over(locale: &Locale, lines: &[String]) -> bool {
    let over = locale.in_full(msg!("lesson-over", game = "#"));
    // A name may be inflected.
    let begins = over.split(['#', '.']).next().unwrap_or_default();
    lines.iter().any(|line| line.starts_with(begins))
}

/// All that is told by a lesson that is followed to its end.
fn whole_lesson(library: Library, lang: Lang, game: &str) -> Vec<String> {
    let plan = Plan { game: Some(game.to_owned()), learn: true, ..Plan::default() };
    let mut session = session_with(library, lang, plan);
    let mut told = texts(session.begin());
    while let Some(typed) = wanted(&Locale::new(lang), &told) {
        told.push(format!("> {typed}"));
        told.extend(texts(session.answer(&typed)));
    }
    told
}

/// The most words of a step.
const MOST_WORDS: usize = 40;

#[test]
fn every_lesson_can_be_followed_to_its_end_in_every_language() {
    let mut long = Vec::new();
    for game in games() {
        let all = load(&game).steps.len();
        assert!(all >= 12, "{game} has {all} steps");
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let mut session = learner(&game, lang);
            let mut lines = texts(session.begin());
            for number in 1..=all {
                assert_eq!(step(&locale, &lines, all), Some(number), "{game} {lang}: {lines:#?}");
                let typed = wanted(&locale, &lines).unwrap_or_else(|| panic!("{game} {lang} {number}: {lines:#?}"));
                long.extend(lines.last().filter(|step| step.split_whitespace().count() > MOST_WORDS).cloned());
                lines = texts(session.answer(&typed));
                assert!(!lines.contains(&locale.in_full(msg!("ask-again"))), "another game: {lines:#?}");
            }
            assert!(is_over(&locale, &lines), "{game} {lang}: {lines:#?}");
            let told = texts(session.answer(""));
            assert_eq!(wanted(&locale, &told), None, "Enter begins a game: {told:#?}");
        }
    }
    assert!(long.is_empty(), "{} steps: {long:#?}", long.len());
}

#[test]
fn no_scene_is_lost_and_every_special_card_is_taught() {
    for game in games() {
        let lesson = load(&game);
        let loaded = &lesson.loaded;
        let own = loaded.examples.iter().filter(|file| file.game == game);
        let examples = own.flat_map(|file| Example::read_all(file, lesson.family()).expect("examples"));
        assert!(lesson.scenes >= examples.filter(Example::is_taught).count(), "{game} drops a scene of its own");
        let taught: Vec<&Teach> = lesson.steps.iter().flat_map(|(teach, _)| teach).collect();
        let book = RuleBook::of(loaded, "en");
        for entry in loaded.rules.terms.entries().filter(|entry| !CHOSEN.contains(entry)) {
            let is_taught = taught.iter().any(|teach| **teach == Teach::Card(entry.to_owned()));
            assert!(is_taught || book.card(entry).is_none(), "{game} does not teach {entry}");
        }
    }
}

#[test]
fn what_a_game_has_of_its_own_is_taught() {
    for (game, clauses) in [
        ("numnum-wall", ["NN-1", "NN-3", "NN-13", "NN-14", "NN-15"].as_slice()),
        ("numnum-clear", &["NN-1", "NN-3", "NN-13", "NN-14", "NN-19", "NN-20"]),
        ("numnum-patience", &["NN-1", "NN-26"]),
    ] {
        let lesson = load(game);
        assert!((12..=20).contains(&lesson.steps.len()), "{game}: {}", lesson.steps.len());
        for clause in clauses {
            let clause = Teach::Clause(clause.parse().expect("a clause"));
            assert!(
                lesson.steps.iter().any(|(teach, _)| teach.contains(&clause)),
                "{game} does not teach {clause:?}"
            );
        }
    }
}

fn scopes(family: Kind) -> &'static [&'static str] {
    match family {
        Kind::Shed => &["shed", "table", "all"],
        Kind::Wall => &["wall", "table", "all"],
        Kind::Patience => &["patience", "table", "all"],
    }
}

#[test]
fn every_topic_and_query_is_used_and_is_a_command() {
    let lessons: Vec<AnyLesson> = games().map(|game| load(&game)).collect();
    let mut asked = Vec::new();
    for family in Kind::ALL {
        let steps = || lessons.iter().filter(|lesson| lesson.family() == family).flat_map(|lesson| &lesson.steps);
        let (topics, queries) = sixdot::of_family!(family, G => (G::TOPICS, G::QUERIES));
        let is_taught = |topic: &Teach| steps().any(|(teach, _)| teach.contains(topic));
        let unused = topics.split(' ').find(|word| !word.parse().is_ok_and(|topic| is_taught(&topic)));
        assert_eq!(unused, None, "{family:?}");
        let words = command_words(Lang::En, scopes(family));
        for query in queries.split(' ').filter(|query| *query != "enter") {
            let named = words.iter().filter(|(_, word)| word == query);
            let mut known = named.filter_map(|(intent, _)| Command::of_intent(intent));
            // In a patience, `next` takes the place of `top`.
            let id = if query == "next" { "top" } else { query };
            assert!(known.any(|(command, more)| command.id() == id && more.is_empty()), "{query} is no command");
        }
        asked.extend(queries.split(' '));
    }
    let all = lessons.iter().flat_map(|lesson| &lesson.steps).filter_map(|(_, asked)| Some((*asked)?.word()));
    let all: Vec<&str> = all.collect();
    assert_eq!(asked.into_iter().find(|query| !all.iter().any(|other| other == query)), None);
}

#[test]
fn whatever_else_is_typed_is_answered_and_the_step_stays() {
    let mut session = learner("uno", Lang::En);
    let begun = texts(session.begin());
    assert_eq!(wanted(&english(), &begun), Some("hand".to_owned()));
    for (typed, first) in [
        ("top", "Top card red 5."),
        ("play r2", "That would be allowed, but the lesson needs another move."),
        ("draw", "You hold a card that fits: red 2. Type can to hear all. Rule UN-3."),
        ("play b4", "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2."),
        ("xyzzy", "I did not understand: xyzzy. Type help for all commands."),
        ("", "Your turn. Top card red 5."),
        (
            "rule 3",
            "Rule UN-3: Drawing. If you have no card that fits, you must draw one, and you may not play in that \
            turn.",
        ),
    ] {
        let told = texts(session.answer(typed));
        assert_eq!(told[0], first, "to {typed}");
        assert_eq!(wanted(&english(), &told), Some("hand".to_owned()), "to {typed}");
    }
    assert_eq!(texts(session.answer("tip")), ["Type: hand."], "a tip leads nowhere else");
    assert_eq!(wanted(&english(), &texts(session.answer("h"))), Some("top".to_owned()));
}

#[test]
fn a_call_may_come_before_the_card_and_a_colour_after_it() {
    let mut session = learner("uno", Lang::En);
    let mut lines = texts(session.begin());
    while wanted(&english(), &lines) != Some("play wild blue".to_owned()) {
        lines = texts(session.answer("next"));
    }
    assert_eq!(texts(session.answer("play wild"))[0], "Which colour? Red, yellow, green or blue.");
    let told = texts(session.answer("red"));
    assert_eq!(told[0], "That would be allowed, but the lesson needs another move.");
    session.answer("play wild");
    assert_eq!(wanted(&english(), &texts(session.answer("blue"))), Some("play blue 6 uno".to_owned()));
    let early = texts(session.answer("play blue 6"));
    assert_eq!(early[0], "That would be allowed, but the lesson needs another move.");
    assert_eq!(wanted(&english(), &texts(session.answer("uno"))), Some("play blue 6 uno".to_owned()));
    assert_eq!(wanted(&english(), &texts(session.answer("play blue 6"))), Some("play blue 8".to_owned()));
}

#[test]
fn the_language_can_change_in_the_middle() {
    let german = Locale::new(Lang::De);
    let mut session = learner("mau-mau", Lang::En);
    session.begin();
    assert_eq!(wanted(&german, &texts(session.answer("language de"))), Some("hand".to_owned()));
    assert_eq!(wanted(&german, &texts(session.answer("hand"))), Some("oben".to_owned()));
}

/// Follows a lesson up to the step that wants this; the answer before it.
fn up_to(session: &mut Session, wished: &str) -> Vec<String> {
    let mut lines = texts(session.begin());
    while wanted(&english(), &lines).as_deref() != Some(wished) {
        let typed = wanted(&english(), &lines).unwrap_or_else(|| panic!("nothing wants {wished}"));
        lines = texts(session.answer(&typed));
    }
    lines
}

#[test]
fn wall_lesson_refuses_other_moves_and_takes_pairs_by_cards() {
    let mut session = learner("numnum-wall", Lang::En);
    up_to(&mut session, "take 1 2");
    for (typed, first) in [
        ("take 1 5", "That would be allowed, but the lesson needs another move."),
        (
            "take 3 4",
            "Green 7 and yellow 13 do not fit: the colours differ, and they have no common divisor. Rule NN-3.",
        ),
        ("undo", "You cannot take back moves in a lesson."),
        ("pairs 1", "Red 6 on stack 1. Single matches: 2: blue 9; 5: blue 15; 7: green 8."),
        ("", "Your turn. 6 pairs, one a double match."),
    ] {
        let told = texts(session.answer(typed));
        assert_eq!(told[0], first, "to {typed}");
        assert_eq!(wanted(&english(), &told), Some("take 1 2".to_owned()), "to {typed}");
    }
    let told = texts(session.answer("take red 6 blue 9"));
    assert!(told[0].starts_with("You take red 6 and blue 9."), "{told:#?}");
    assert!(told[1].starts_with("Anna takes green 7 and green 8."), "{told:#?}");
    assert_eq!(wanted(&english(), &told), Some(String::new()));
    assert_eq!(texts(session.answer("undo"))[0], "You cannot take back moves in a lesson.");
}

/// A line of a lesson is heard like one at a table, in whatever words.
#[test]
fn lesson_refuses_undo_and_skips_steps_also_in_other_words() {
    for (lang, take_back, refused, skip) in [
        (Lang::En, "please take it back", "You cannot take back moves in a lesson.", "next please"),
        (Lang::De, "nimm den Zug zurück", "In der Anleitung wird kein Zug zurückgenommen.", "weiter bitte"),
        (Lang::Fi, "ota takaisin", "Opastuksessa siirtoja ei peruta.", "seuraava kiitos"),
    ] {
        for game in ["uno", "numnum-wall"] {
            let mut session = learner(game, lang);
            session.begin();
            let step = texts(session.answer(skip));
            let told = texts(session.answer(take_back));
            assert_eq!(told[0], refused, "{game} {lang}");
            assert_ne!(texts(session.answer(skip)), step, "{game} {lang}: {skip}");
        }
    }
}

#[test]
fn row_is_asked_for_by_number_and_no_other_row_is_accepted() {
    let mut session = learner("numnum-clear", Lang::En);
    up_to(&mut session, "row 2");
    assert_eq!(wanted(&english(), &texts(session.answer("row 3"))), Some("row 2".to_owned()));
    assert_eq!(wanted(&english(), &texts(session.answer("2"))), Some("pairs".to_owned()));
}

#[test]
fn patience_lesson_allows_undo_only_where_it_is_taught() {
    let mut session = learner("numnum-patience", Lang::En);
    let lines = up_to(&mut session, "undo");
    assert!(lines.contains(&"You lay a wish card on green.".to_owned()), "{lines:#?}");
    let told = texts(session.answer("undo"));
    assert_eq!(told[0], "Your last move is taken back.");
    assert_eq!(wanted(&english(), &told), Some("keep".to_owned()));
    for typed in ["undo", "undo", "u"] {
        assert_eq!(texts(session.answer(typed))[0], "You cannot take back moves in a lesson.");
    }
    assert_eq!(texts(session.answer("wish blue"))[0], "That would be allowed, but the lesson needs another move.");
}

#[test]
fn lessons_can_be_skipped_through_and_enter_begins_a_game() {
    for game in ["uno", "numnum-wall", "numnum-clear", "numnum-patience"] {
        let next = if game == "numnum-patience" { "onward" } else { "next" };
        let steps = load(game).steps.len();
        let mut session = learner(game, Lang::En);
        session.begin();
        let mut lines = Vec::new();
        for _ in 0..steps {
            lines = texts(session.answer(next));
        }
        let name = english().game_name(game);
        assert!(lines.contains(&format!("That was the last step. Now you know {name}.")), "{game}: {lines:#?}");
        let told = texts(session.answer("undo"));
        assert_eq!(told[0], "You cannot take back moves in a lesson.");
        assert!(told[1].starts_with("Press Enter to start a game of"), "{told:#?}");
        session.answer("");
        assert_eq!(texts(session.answer(next))[0], format!("The command {next} cannot be used now."));
        let again = texts(session.answer("learn"));
        assert!(again[0].starts_with(&format!("{name}, step by step")), "learn at the table: {again:#?}");
    }
}

#[test]
fn game_without_a_lesson_teaches_commands_with_a_deal() {
    let mut library = Library::built_in();
    for (id, file) in [
        ("stones", include_str!("../../rules/numnum-wall/numnum-wall.toml")),
        ("lonely", include_str!("../../rules/numnum-patience/numnum-patience.toml")),
    ] {
        let built_in = if id == "stones" { "numnum-wall" } else { "numnum-patience" };
        let (old, new) = (format!("id = \"{built_in}\""), format!("id = \"{id}\""));
        library.add_text(id, "own.toml", file.replace(&old, &new));
    }
    library.add_text("chosen", "chosen.toml", include_str!("../rules/games/chosen.toml"));
    for (game, steps) in [("chosen", 8..=8), ("stones", 7..=20), ("lonely", 7..=20)] {
        for lang in Lang::ALL {
            let (locale, told) = (Locale::new(lang), whole_lesson(library.clone(), lang, game));
            let taken = told.iter().filter(|line| line.starts_with("> ")).count();
            assert!(steps.contains(&taken) && is_over(&locale, &told), "{game} {lang}: {told:#?}");
            // In other families other commands are named by it.
            let unwritten = locale.in_full(msg!("lesson-not-written"));
            assert!(game != "chosen" || told.contains(&unwritten), "{game} {lang}: {told:#?}");
        }
    }
}

#[test]
fn what_a_braille_display_says_to_type_is_understood_too() {
    for game in games() {
        let all = load(&game).steps.len();
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let enter = locale.say(msg!("lesson-press-enter")).braille;
            let mut session = learner(&game, lang);
            let mut answer = session.begin();
            for number in 1..=all {
                let last = answer.lines.last().expect("something is said").braille.clone();
                let begun = last.strip_prefix(&format!("{number}/{all} ")).unwrap_or(&last);
                let typed = begun.split_once(';').map_or(begun, |(typed, _)| typed);
                answer = session.answer(if typed == enter { "" } else { typed });
                let told = texts(answer.clone());
                let done = number == all || step(&locale, &told, all) == Some(number + 1);
                assert!(done, "{game} {lang} {number}: {typed}: {told:#?}");
            }
        }
    }
}

/// Rules and a lesson of one's own, in a folder of rule files.
fn own_rules(name: &str, rules: &str, examples: &str) -> Library {
    let folder = Folder::new(&format!("lessons-{name}"));
    fs::create_dir_all(&*folder).expect("a folder");
    fs::write(folder.join("mine.toml"), rules).expect("a file");
    fs::write(folder.join("mine-examples.toml"), format!("game = \"mine\"\n{examples}")).expect("a file");
    let mut library = Library::built_in();
    library.add_folder(&folder).expect("rules and examples");
    library
}

#[test]
fn a_scene_may_begin_with_the_deal_and_have_other_players() {
    let rules = "id = \"mine\"\nextends = \"numnum-wall\"\n";
    let scene = "[[example]]\nname = \"lesson-deal\"\nclauses = [\"NN-11\"]\nseats = 4\ndeck = \"...\"\n\
                 [[example.step]]\nmove = \"1 deal\"\nturn = 1\n\
                 [[example.step]]\nteach = [\"take\"]\nmove = \"1 take 2 3\"\nturn = 2\n\
                 [[example.step]]\nmove = \"2 take 1 4\"\n\
                 [[example.step]]\nteach = [\"scores\"]\nask = \"scores\"\n";
    let told = whole_lesson(own_rules("four", rules, scene), Lang::En, "mine");
    let begins = told.iter().position(|line| line == "New cards, and now 3 other players.").expect("a larger table");
    let told = &told[begins..];
    assert!(told[1].contains("You, Anna, Ben, Clara. Teams: you and Ben; Anna and Clara."), "{told:#?}");
    assert!(told.contains(&"> take 2 3".to_owned()), "{told:#?}");
    assert!(told.iter().any(|line| line.starts_with("Anna takes red 18 and green 12")), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("you and Ben 2")), "{told:#?}");
}

#[test]
fn a_hand_that_is_dealt_in_a_scene_is_told_once() {
    let rules = "id = \"mine\"\nextends = \"uno\"\n";
    let scene = "[[example]]\nname = \"lesson-deal\"\nclauses = [\"UN-1\"]\nseats = 2\n\
        deck = \"b1 r1 b2 r2 b3 r3 b4 r4 b5 r5 b6 r6 b7 r7 r9 ...\"\n\
                 [[example.step]]\nmove = \"1 deal\"\nturn = 1\n\
                 [[example.step]]\nteach = [\"top\"]\nask = \"top\"\n";
    let told = whole_lesson(own_rules("dealt", rules, scene), Lang::En, "mine");
    let begins = told.iter().rposition(|line| line.starts_with("New cards")).expect("new cards");
    let hands = told[begins..].iter().filter(|line| line.starts_with("You hold 7 cards.")).count();
    assert_eq!(hands, 1, "{:#?}", &told[begins..]);
    assert!(told[begins..].contains(&"> top".to_owned()), "{:#?}", &told[begins..]);
}

/// Arguments of commands.
const BEHIND: [&str; 14] =
    ["", "1", "3", "2 5", "3 3", "red", "row red", "b4", "red 12", "wish", "lay", "left", "de", "NN-3"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_typed_the_lesson_says_what_is_next(
        lang in select(&Lang::ALL[..]), game in select(games().collect::<Vec<_>>()), skipped in 0_usize..24,
        lines in prop::collection::vec((any::<Index>(), select(&BEHIND[..])), 1..30),
    ) {
        let lesson = load(&game);
        let locale = Locale::new(lang);
        let commands = Commands::of(&locale, lesson.family());
        // Another game, another language and the way out have tests of their own.
        let leaves = [
            Command::Game(GameCommand::New),
            Command::Game(GameCommand::Learn),
            Command::Program(ProgramCommand::Language),
            Command::Game(GameCommand::Quit),
            Command::Again(AgainCommand::Log),
        ];
        let stays = |command: Command| !leaves.contains(&command);
        let all: Vec<_> = commands.entries().iter().filter(|entry| stays(entry.command)).collect();
        let mut session = learner(&game, lang);
        let mut answer = session.begin();
        let next = &commands.entry(GameCommand::Next).name;
        for _ in 0..skipped.min(lesson.steps.len() - 1) {
            answer = session.answer(next);
        }
        let mut before = String::new();
        for (word, behind) in lines {
            let Some(asked) = wanted(&locale, &texts(answer.clone())) else { break };
            let typed = format!("{} {behind}", word.get(&all).name);
            before += &typed;
            answer = session.answer(&typed);
            is_well_formed(&answer, &typed, &before)?;
            let told = texts(answer.clone());
            let over = locale.in_full(msg!("lesson-then", game = locale.game_name(&game)));
            let goes_on = wanted(&locale, &told).is_some() || told.last() == Some(&over);
            prop_assert!(goes_on, "{typed}, where {asked} was wanted: {told:#?}");
        }
    }
}

#[test]
fn lesson_asks_for_questions_in_the_words_of_their_commands() {
    for (game, wished) in [("numnum-wall", "why 3 4"), ("numnum-patience", "next")] {
        up_to(&mut learner(game, Lang::En), wished);
    }
    let mut patience = learner("numnum-patience", Lang::En);
    let lines = up_to(&mut patience, "row red");
    assert!(lines.iter().any(|line| line.contains("red 12")), "the piles of the scene: {lines:#?}");
    let mut uno = learner("uno", Lang::En);
    let asked = up_to(&mut uno, "card wild draw four");
    let told = texts(uno.answer("card +4"));
    assert_ne!(wanted(&english(), &told), wanted(&english(), &asked), "the same card: {told:#?}");
}

#[test]
fn enter_behind_the_end_of_a_game_stays_in_the_lesson() {
    let mut patience = learner("numnum-patience", Lang::En);
    up_to(&mut patience, "help");
    assert_eq!(texts(patience.answer("")), ["Type: help."], "the game of the last step is won");
}

#[test]
fn a_step_that_asks_why_is_not_done_by_another_question() {
    let mut uno = learner("uno", Lang::En);
    up_to(&mut uno, "why blue 4");
    assert_eq!(wanted(&english(), &texts(uno.answer("card blue 4"))), Some("why blue 4".to_owned()));
}

#[test]
fn what_has_no_choice_goes_another_way_but_where_it_is_wanted() {
    let auto = |step| {
        let mut patience = learner("numnum-patience", Lang::En);
        up_to(&mut patience, step);
        texts(patience.answer("auto"))
    };
    let other = "That would be allowed, but the lesson needs another move.";
    assert_eq!(auto("can"), [other, "Type: can."]);
    let laid = auto("lay");
    assert!(laid[0] == "You lay red 9." && !laid.iter().any(|line| line == other), "{laid:#?}");
}
