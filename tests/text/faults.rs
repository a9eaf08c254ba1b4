//! Every diagnostic has a text in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent::{FluentArgs, FluentBundle, FluentResource};
use sixdot::rules::{Arg, BookFault, DiagnosticKind, Doubt, FileProblem, Shape, SyntaxProblem};
use sixdot::text::Lang;

/// The texts of every language.
fn locales() -> impl Iterator<Item = (&'static str, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let text =
        move |lang: Lang| fs::read_to_string(root.join(lang.code()).join("faults.ftl")).expect("the file is there");
    Lang::ALL.into_iter().map(move |lang| (lang.code(), text(lang)))
}

/// Messages that put a fault in its place, with their variables.
const FRAMES: [(&str, &[&str]); 4] = [
    ("fault-did-you-mean", &["suggestion"]),
    ("fault-in-file", &["file", "text"]),
    ("fault-in-line", &["file", "line", "text"]),
    ("fault-under", &["option", "value", "text"]),
];

fn bundle(language: &str, text: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("no id twice");
    bundle
}

fn format(bundle: &FluentBundle<FluentResource>, id: &str, args: &FluentArgs<'_>) -> String {
    let message = bundle.get_message(id).unwrap_or_else(|| panic!("{id} is missing"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message.value().expect("a text"), Some(args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{id}: {errors:?}");
    text
}

fn args(list: Vec<(&'static str, Arg)>) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for (name, arg) in list {
        match arg {
            Arg::Text(text) => args.set(name, text),
            Arg::List(words) => args.set(name, words.join(", ")),
            Arg::Number(number) => args.set(name, number),
        }
    }
    args
}

/// The ids of all messages about faults.
fn messages() -> impl Iterator<Item = &'static str> {
    DiagnosticKind::MESSAGES.iter().copied().flatten().map(|(id, _)| *id)
}

#[test]
fn each_language_has_exactly_the_messages_that_there_are() {
    let ids: BTreeSet<&str> = messages().chain(FRAMES.map(|(id, _)| id)).collect();
    assert_eq!(ids.len(), messages().count() + FRAMES.len(), "no id twice");
    for (language, text) in locales() {
        let begins = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let own: BTreeSet<&str> = begins.filter(|id| id.starts_with("fault-")).collect();
        assert_eq!(own, ids, "{language}");
    }
}

#[test]
fn each_fault_is_told_in_whole_sentences() {
    let samples = samples();
    let ids: BTreeSet<&str> = samples.iter().map(|sample| sample.message().0).collect();
    assert_eq!(ids, messages().collect(), "a sample of each");
    for (language, text) in locales() {
        let bundle = bundle(language, &text);
        for (id, list) in samples.iter().map(DiagnosticKind::message) {
            let told = format(&bundle, id, &args(list.clone()));
            assert!(told.ends_with(['.', '?']), "{language}: {told}");
            assert!(!told.contains(|character| "\"*<>@\\_|~{}\n".contains(character)), "{language}: {told}");
            for (name, arg) in list {
                if let (Arg::Text(text), false) = (arg, ["problem", "reason", "wanted", "found"].contains(&name)) {
                    assert!(told.contains(&text) || text == "none", "{language}: {id} does not tell {name}");
                }
            }
        }
        for (id, names) in FRAMES {
            let told =
                format(&bundle, id, &args(names.iter().map(|name| (*name, Arg::Text((*name).to_owned()))).collect()));
            assert!(names.iter().all(|name| told.contains(name)), "{language}: {told}");
        }
    }
}

const REASONS: [FileProblem; 6] = [
    FileProblem::Missing,
    FileProblem::Forbidden,
    FileProblem::NotText,
    FileProblem::TooLarge,
    FileProblem::Name,
    FileProblem::Other,
];

const SHAPES: [Shape; 7] =
    [Shape::Text, Shape::Number, Shape::Decimal, Shape::Truth, Shape::Date, Shape::List, Shape::Table];

const PROBLEMS: [SyntaxProblem; 14] = [
    SyntaxProblem::BookQuotes,
    SyntaxProblem::Unquoted,
    SyntaxProblem::OpenText,
    SyntaxProblem::OpenBracket,
    SyntaxProblem::NoEquals,
    SyntaxProblem::NoValue,
    SyntaxProblem::NoComma,
    SyntaxProblem::ExtraSign,
    SyntaxProblem::ExtraText,
    SyntaxProblem::BadKey,
    SyntaxProblem::BadEscape,
    SyntaxProblem::BadNumber,
    SyntaxProblem::BadTruth,
    SyntaxProblem::Other,
];

fn samples() -> Vec<DiagnosticKind> {
    use DiagnosticKind as F;
    let text = |text: &str| text.to_owned();
    let key = || text("cards.ten.points");
    let (card, other, option) = (|| text("ten"), || text("king"), || text("rounds"));
    let list = || vec![text("one"), text("two")];
    let clause = "H-1".parse().expect("a clause");
    let mut samples = vec![
        F::DuplicateKey { key: key() },
        F::TooDeep,
        F::TooMany { count: 3 },
        F::UnknownKey { key: key(), expected: list() },
        F::UnknownWord { key: key(), word: text("nimber"), expected: list() },
        F::WrongType { key: key(), wanted: Shape::Points, found: Shape::Truth },
        F::OutOfRange { key: key(), number: 3000, min: 0, max: 1000 },
        F::KeyNotANumber { key: key() },
        F::NotAClause { key: key(), text: text("H1") },
        F::MissingKey { key: key() },
        F::OneEffect { key: key(), expected: list() },
        F::Unclear { key: key() },
        F::UnknownGame { game: text("unno"), expected: list() },
        F::ExtendsCycle { chain: list() },
        F::ExtendsTooLong { max: 16 },
        F::DeadEnd { card: text("joker") },
        F::DeadStart { card: text("joker") },
        F::NothingToRemove { path: key() },
        F::NothingToReplace { clause },
        F::WrongId { id: text("mine"), expected: text("yours") },
        F::GameExists { game: text("uno") },
        F::OptionForm { option: option() },
        F::OptionWithoutValues { option: option() },
        F::DefaultHasPatch { option: option(), value: text("no") },
        F::NotANumber { option: option(), key: key() },
        F::OptionIdle { option: option(), path: key() },
        F::UnknownOption { option: option(), expected: list() },
        F::UnknownOption { option: option(), expected: Vec::new() },
        F::OptionValue { option: option(), value: text("no"), expected: list() },
        F::OptionNumber { option: option(), value: text("no"), min: 1, max: 50 },
        F::OptionTwice { option: option() },
        F::OptionsClash { first: option(), second: text("until"), key: key() },
        F::BadName { key: key(), name: text("Ten") },
        F::BadCode { card: card(), code: text("tenth") },
        F::BadRange { key: key(), range: text("9..1") },
        F::EmptyList { key: key() },
        F::ListedTwice { key: key(), item: text("red") },
        F::UnknownColour { key: key(), colour: text("blu"), expected: list() },
        F::UnknownCard { key: key(), card: card(), expected: list() },
        F::UnknownClause { key: key(), clause },
        F::SameFace { card: card(), other: other(), face: text("red 10") },
        F::SameCode { card: card(), other: other(), code: text("rx") },
        F::EmptyDeck,
        F::TooManyCards { cards: 300, most: 256 },
        F::TooManyColours { colours: 20, most: 16 },
        F::TooManyKinds { kinds: 300, most: 256 },
        F::DeckTooSmall { cards: 32, players: 6, needed: 43 },
        F::StacksDiffer { places: 108, cards: 109 },
        F::MinAboveMax { key: key(), min: 3, max: 2 },
        F::NoSuchTable { key: key(), players: 9, min: 2, max: 6 },
        F::NothingDrawn,
        F::Idle { key: key(), without: text("drawing.until-playable") },
        F::OptionsExclude { first: text("straights"), second: text("seven-zero") },
        F::NoTeams { teams: 3, max: 5 },
        F::EffectTwice { card: card(), effect: text("draw") },
        F::WishWithoutColours { card: card() },
        F::NoStartCard,
        F::NoLastCard,
        F::EndlessMatch,
        F::HonestWithoutDraw { card: card() },
        F::NeverFits { card: card(), reason: text("colour") },
        F::NeverFits { card: card(), reason: text("not-on") },
        F::NeverFits { card: card(), reason: text("any-card") },
        F::OptionStandard { option: option(), key: key(), number: 7, min: 9, max: 12 },
        F::NoNumberPrinted { card: card(), symbol: text("king") },
        F::MissingHere { key: key() },
        F::LastCallCaught { call: text("mau-mau") },
        F::WrongRunDoes { card: card(), rule: text("straight") },
        F::CalledAlike { card: card(), other: text("joker"), title: text("Thief") },
        F::StandInDoes { card: card(), key: text("effects") },
        F::StandInInCountdown { card: card() },
        F::CannotBeStoodFor { card: card(), other: text("joker") },
        F::NoTarget { card: card(), effect: text("swap-hands") },
        F::OnlyNextAnswers { card: card(), effect: text("draw") },
        F::NoRow { card: card(), row: 12 },
        F::TooManyBans { rows: 4, most: 3 },
    ];
    samples.extend(samples_of_idle_words());
    samples.extend(samples_of_books());
    samples.extend(samples_of_the_impossible());
    for found in SHAPES {
        samples.extend(SHAPES.map(|wanted| F::WrongType { key: key(), wanted, found }));
        samples.push(F::NeedsTable { key: key(), found, expected: list() });
    }
    samples.extend(PROBLEMS.map(|problem| F::Syntax { problem }));
    samples.extend(doubts().map(DiagnosticKind::from));
    samples.extend(REASONS.map(|reason| F::FileUnreadable { reason }));
    samples
}

/// Settings without effect, or that cancel each other.
fn samples_of_idle_words() -> [DiagnosticKind; 4] {
    let text = |text: &str| text.to_owned();
    [
        DiagnosticKind::OtherKind { kind: text("shed") },
        DiagnosticKind::ExcludesItself { option: text("straights") },
        DiagnosticKind::EmptyText { key: text("cards.wild.title.en") },
        DiagnosticKind::IdleWithoutEither {
            key: text("drawing.at-most"),
            first: text("drawing.until-playable"),
            second: text("drawing.then = turn-goes-on"),
        },
    ]
}

fn doubts() -> [Doubt; 10] {
    let text = |text: &str| text.to_owned();
    let list = || vec![text("one"), text("two")];
    [
        Doubt::ExamplesChanged { game: text("mau-mau"), count: 2, examples: list(), clauses: list() },
        Doubt::Right { game: text("mau-mau"), changed: 2 },
        Doubt::CallIsCommand { call: text("mau"), word: text("quit"), lang: text("de") },
        Doubt::CardIsCommand { card: text("king"), word: text("top"), lang: text("fi") },
        Doubt::ColourIsCommand { colour: text("stars"), word: text("hand"), lang: text("en") },
        Doubt::OptionIsCommand { option: text("knocking"), word: text("learn"), lang: text("en") },
        Doubt::EndsAtLimit { share: 99, players: 3 },
        Doubt::EndsBlocked { share: 60, players: 3 },
        Doubt::FirstWins { share: 95, players: 2 },
        Doubt::NeverLaid { card: text("ghost"), rounds: 200, players: 2 },
    ]
}

fn samples_of_books() -> Vec<DiagnosticKind> {
    use BookFault as B;
    let text = |text: &str| text.to_owned();
    let card = || text("ten");
    let list = || vec![text("one"), text("two")];
    let clause = "H-1".parse().expect("a clause");
    vec![
        B::WithoutName.into(),
        B::Heading { heading: text("Drawing") }.into(),
        B::Twice { section: text("H-1") }.into(),
        B::Empty { section: text("card wild") }.into(),
        DiagnosticKind::BookSign { sign: text("[") },
        B::UnknownClause { clause }.into(),
        B::UnknownCard { card: card(), expected: list() }.into(),
    ]
}

/// Conditions that can never hold.
fn samples_of_the_impossible() -> Vec<DiagnosticKind> {
    use DiagnosticKind as F;
    let text = |text: &str| text.to_owned();
    let card = || text("ten");
    vec![
        F::CallNeverDue { call: text("mau"), other: text("uno") },
        F::NeverTakesPart { card: card(), count: 6, max: 4 },
        F::WishOfOne { card: card() },
        F::NeverTogether { rule: text("straights") },
        F::NoRun { rule: text("doubles") },
        F::NeverDoubles { card: card() },
        F::NeverDoubly,
    ]
}
