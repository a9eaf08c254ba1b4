//! Lessons: whoever types what each step asks for comes to the end, in every game and every language.

#[path = "support/session.rs"]
mod session;

use std::collections::BTreeSet;
use std::sync::Arc;

use sixdot::command::{Command, Commands, Parsed};
use sixdot::example::{Example, Lesson, Query, Teach, Topic, Wanted};
use sixdot::rulebook::Shelf;
use sixdot::rules::book::Family;
use sixdot::rules::{Library, Loaded};
use sixdot::say::{Lang, Locale};
use sixdot::session::{Conversation, Plan, Session};

use session::{session, session_with};

/// Cards that take part only where the table chooses them.
const CHOSEN: [&str; 1] = ["own"];

fn load(game: &str) -> (Loaded, Lesson) {
    let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
    let rules = loaded.rules.shed().map(Arc::clone).expect("a shedding game");
    let lesson = Lesson::of(&loaded, &rules);
    (loaded, lesson)
}

/// The shipped games that have lessons.
fn games() -> impl Iterator<Item = String> {
    let library = Library::built_in();
    let is_shed = |game: &String| library.load(game, &[]).is_ok_and(|loaded| loaded.rules.shed().is_some());
    library.ids().into_iter().filter(is_shed).collect::<Vec<_>>().into_iter()
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

/// What the last line asks to be typed; none if it asks for nothing.
fn wanted(locale: &Locale, lines: &[String]) -> Option<String> {
    let last = lines.last().expect("something is said");
    let enter = locale.full("lesson-press-enter", &[]);
    if last.ends_with(&enter) {
        return Some(String::new());
    }
    let typed = locale.full("lesson-type", &[("typed", "#".into())]);
    let (before, after) = typed.split_once('#').expect("what is typed stands in it");
    let (_, rest) = last.split_once(before)?;
    rest.strip_suffix(after).map(str::to_owned)
}

/// The number of the step that begins in these lines.
fn step(locale: &Locale, lines: &[String], all: usize) -> Option<usize> {
    (1..=all).rev().find(|number| {
        let told = locale.full("lesson-step", &[("number", (*number).into()), ("count", all.into())]);
        lines.iter().any(|line| line.starts_with(&told))
    })
}

#[test]
fn every_lesson_can_be_followed_to_its_end_in_every_language() {
    for game in games() {
        let (_, lesson) = load(&game);
        let all = lesson.steps();
        assert!(all >= 12, "{game} has {all} steps");
        for lang in Lang::ALL {
            let locale = Locale::new(lang);
            let mut session = learner(&game, lang);
            let mut lines = texts(session.begin());
            for number in 1..=all {
                assert_eq!(step(&locale, &lines, all), Some(number), "{game} {lang}: {lines:#?}");
                let typed = wanted(&locale, &lines).unwrap_or_else(|| panic!("{game} {lang} {number}: {lines:#?}"));
                lines = texts(session.answer(&typed));
            }
            let over = locale.full("lesson-over", &[("game", "#".into())]);
            let begins = over.split('#').next().unwrap_or_default();
            assert!(lines.iter().any(|line| line.starts_with(begins)), "{game} {lang}: {lines:#?}");
            let told = texts(session.answer(""));
            assert_eq!(wanted(&locale, &told), None, "Enter begins a game: {told:#?}");
        }
    }
}

#[test]
fn no_scene_is_lost_and_every_special_card_is_taught() {
    for game in games() {
        let (loaded, lesson) = load(&game);
        let own = loaded.examples.iter().filter(|file| file.game == game);
        let scenes =
            own.flat_map(|file| Example::read_all(file, Family::Shed).expect("examples")).filter(Example::is_taught);
        assert!(lesson.scenes.len() >= scenes.count(), "{game} drops a scene of its own");
        let steps = lesson.scenes.iter().flat_map(|scene| &scene.steps);
        let taught: Vec<&Teach> = steps.flat_map(|step| &step.teach).collect();
        let book = Shelf::of(&loaded).open("en");
        for entry in loaded
            .rules
            .shed()
            .expect("a shedding game")
            .book()
            .cards
            .keys()
            .filter(|entry| !CHOSEN.contains(&entry.as_str()))
        {
            let is_taught = taught.iter().any(|teach| **teach == Teach::Card(entry.clone()));
            assert!(is_taught || book.card(entry).is_none(), "{game} does not teach {entry}");
        }
    }
}

#[test]
fn every_topic_and_every_query_is_used_somewhere_and_is_a_command() {
    let (mut topics, mut queries) = (BTreeSet::new(), BTreeSet::new());
    for game in games() {
        for step in load(&game).1.scenes.iter().flat_map(|scene| &scene.steps) {
            topics.extend(step.teach.iter().filter_map(|teach| match teach {
                Teach::Topic(topic) => Some(topic.word()),
                _ => None,
            }));
            if let Wanted::Ask(query, _) = step.wanted {
                queries.insert(query.word());
            }
        }
    }
    let unused = |used: &BTreeSet<&str>, all: Vec<&'static str>| -> Vec<&str> {
        all.into_iter().filter(|word| !used.contains(word)).collect()
    };
    assert_eq!(unused(&topics, Topic::ALL.iter().map(|topic| topic.word()).collect()), [""; 0]);
    let commands = Commands::new(&Locale::new(Lang::En), Family::Shed);
    for query in Query::ALL.iter().filter(|query| **query != Query::Enter) {
        let Parsed::Command(command, "") = commands.parse(query.word()) else {
            panic!("{} is no command", query.word())
        };
        assert_eq!(command.id(), query.word());
        assert_ne!(command, Command::Next);
    }
}

#[test]
fn whatever_else_is_typed_is_answered_and_the_step_stays() {
    let mut session = learner("uno", Lang::En);
    let begun = texts(session.begin());
    assert_eq!(wanted(&english(), &begun), Some("hand".to_owned()));
    for (typed, first) in [
        ("top", "Top card red 5."),
        ("play r2", "The rules would allow that, but the lesson goes another way."),
        ("draw", "You hold a card that fits: red 2. Type can to hear all. Rule UN-3."),
        ("play b4", "Blue 4 does not fit. Red or a 5 is needed. Rule UN-2."),
        ("xyzzy", "I don't know xyzzy. Type help for all commands."),
        ("", "Your turn. Top card red 5."),
        (
            "rule 3",
            "Rule UN-3: Drawing. If you have no card that fits, you must draw one card, and you may not lay a card in that turn.",
        ),
    ] {
        let told = texts(session.answer(typed));
        assert_eq!(told[0], first, "to {typed}");
        assert_eq!(wanted(&english(), &told), Some("hand".to_owned()), "to {typed}");
    }
    assert_eq!(wanted(&english(), &texts(session.answer("h"))), Some("top".to_owned()));
}

#[test]
fn next_goes_on_without_doing_the_step_and_does_what_has_to_be_done() {
    let (_, lesson) = load("uno");
    let mut session = learner("uno", Lang::En);
    session.begin();
    let mut lines = Vec::new();
    for _ in 0..lesson.steps() {
        lines = texts(session.answer("next"));
    }
    assert!(lines.contains(&"That was the last step. Now you know UNO.".to_owned()), "{lines:#?}");
    assert!(texts(session.answer("")).iter().any(|line| line.starts_with("You hold 7 cards.")));
    assert_eq!(texts(session.answer("next"))[0], "The command next is not possible now.");
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
    assert_eq!(told[0], "The rules would allow that, but the lesson goes another way.");
    session.answer("play wild");
    assert_eq!(wanted(&english(), &texts(session.answer("blue"))), Some("play blue 6 uno".to_owned()));
    let early = texts(session.answer("play blue 6"));
    assert_eq!(early[0], "The rules would allow that, but the lesson goes another way.");
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

#[test]
fn a_game_without_a_lesson_teaches_the_commands_with_a_hand_of_its_own() {
    let mut library = Library::built_in();
    library.add_text("chosen", "chosen.toml", include_str!("games/chosen.toml"));
    let plan = || Plan { game: Some("chosen".to_owned()), learn: true, ..Plan::default() };
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        let mut session = session_with(library.clone(), lang, plan());
        let mut lines = texts(session.begin());
        let mut steps = 0;
        while let Some(typed) = wanted(&locale, &lines) {
            steps += 1;
            lines = texts(session.answer(&typed));
        }
        assert_eq!(steps, 8, "{lang}: {lines:#?}");
        assert!(lines.contains(&locale.full("lesson-not-written", &[])), "{lang}: {lines:#?}");
    }
}
