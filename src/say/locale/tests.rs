//! The locale files held against each other, and every message formatted with all that it can be given.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

use super::*;
use crate::cards::{CardKind, Colour, Symbol};
use crate::rules::Rules;
use crate::say::testing::{card, cards, rules};

/// Messages that are no sentence of their own.
const FRAGMENTS: &[&str] = &[
    "book-cards",
    "book-general",
    "book-rules",
    "bot-names",
    "card-heading",
    "candidate",
    "cards-counted",
    "clause",
    "cli-commands",
    "cli-item",
    "cli-options",
    "cli-usage",
    "cli-value-",
    "do-",
    "games-option-range",
    "join-",
    "language-name",
    "left",
    "needed-",
    "legend-",
    "level-easy",
    "level-hard",
    "level-medium",
    "level-random",
    "own-name",
    "person-name",
    "points-counted",
    "reason",
    "reshuffled",
    "reversed",
    "row-name",
    "rule-item",
    "rule-range",
    "score-item",
    "short",
    "sizes-",
    "spell-space",
    "start",
    "status-",
    "table-item",
    "table-items",
    "tip-",
    "type-",
    "value",
    "what-if-choose",
    "what-if-wish",
    "you",
];

/// Whether a message is no sentence of its own; the names of settings are none either.
fn is_fragment(id: &str) -> bool {
    let setting = ["changed", "next-game", "unknown", "bad-value"].iter().all(|end| !id.ends_with(end));
    FRAGMENTS.iter().any(|own| id == *own || own.ends_with('-') && id.starts_with(own))
        || ["start-", "command-", "words-", "ban-", "hands-"].iter().any(|start| id.starts_with(start))
        || id.starts_with("option-") && id != "option-changed"
        || id.starts_with("setting-") && setting
}

/// Messages that are rightly the same in two languages.
const SAME_ON_PURPOSE: &[&str] = &[
    "candidate",
    "cards-counted",
    "count",
    "command-hand",
    "games-choice",
    "cli-options",
    "cli-value-name",
    "setting-name",
    "game-mau-mau",
    "hand-group",
    "hand-position",
    "table",
    "spell",
    "do-call",
    "type-hand",
    "own-name",
    "rule-item",
    "card-heading",
];

/// What a message asks for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
    functions: BTreeSet<String>,
}

/// One language's messages; the names file apart, whose grammar is each language's own.
struct File<'a> {
    messages: BTreeMap<&'a str, &'a Message<&'a str>>,
}

/// How a variable is used.
#[derive(Default)]
struct Use {
    keys: BTreeSet<String>,
    numbers: bool,
    function: Option<String>,
}

impl<'a> File<'a> {
    fn of(entries: &'a [Entry<&'a str>]) -> Self {
        let messages = entries.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            Entry::Junk { content } => panic!("not Fluent: {content}"),
            _ => None,
        });
        File { messages: messages.collect() }
    }

    fn shape(&self, id: &str) -> Shape {
        let attributes = self.messages[id].attributes.iter().map(|own| own.id.name.to_owned()).collect();
        let uses = self.uses(id);
        let functions = uses.values().filter_map(|own| own.function.clone()).collect();
        Shape { attributes, variables: uses.into_keys().collect(), functions }
    }

    /// The variables of a message and of those that it refers to.
    fn uses(&self, id: &str) -> BTreeMap<String, Use> {
        let mut uses = BTreeMap::new();
        let message = self.messages.get(id).unwrap_or_else(|| panic!("{id} is referred to and is not there"));
        let attributes = message.attributes.iter().map(|own| &own.value);
        for pattern in message.value.iter().chain(attributes) {
            self.pattern(pattern, &mut uses);
        }
        uses
    }

    fn pattern(&self, pattern: &Pattern<&str>, uses: &mut BTreeMap<String, Use>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, uses);
            }
        }
    }

    fn expression(&self, expression: &Expression<&str>, uses: &mut BTreeMap<String, Use>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, uses),
            Expression::Select { selector, variants } => {
                self.inline(selector, uses);
                let InlineExpression::VariableReference { id } = selector else { panic!("a selector is a variable") };
                for variant in variants {
                    let own = uses.entry(id.name.to_owned()).or_default();
                    match &variant.key {
                        VariantKey::NumberLiteral { .. }
                        | VariantKey::Identifier { name: "one" | "few" | "many" } => {
                            own.numbers = true;
                        }
                        VariantKey::Identifier { name } => {
                            own.keys.insert((*name).to_owned());
                        }
                    }
                    self.pattern(&variant.value, uses);
                }
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, uses: &mut BTreeMap<String, Use>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                uses.entry(id.name.to_owned()).or_default();
            }
            InlineExpression::MessageReference { id, .. } => {
                for (name, other) in self.uses(id.name) {
                    let own = uses.entry(name).or_default();
                    own.keys.extend(other.keys);
                    own.numbers |= other.numbers;
                    own.function = own.function.take().or(other.function);
                }
            }
            InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
                for argument in positional {
                    self.inline(argument, uses);
                    if let InlineExpression::VariableReference { id: variable } = argument {
                        let own = uses.entry(variable.name.to_owned()).or_default();
                        if id.name != "CODE" || own.function.is_none() {
                            own.function = Some(id.name.to_owned());
                        }
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression, uses),
            _ => {}
        }
    }
}

/// Runs with the messages of every language, names apart.
fn with_all(check: impl Fn(Lang, &File<'_>, &File<'_>)) {
    let files = |lang: Lang| {
        let sources: Vec<&str> = sources(lang).into_iter().skip(1).collect();
        sources.join("\n")
    };
    let english = files(Lang::En);
    let english = parse(english.as_str()).expect("English is Fluent");
    let english = File::of(&english.body);
    for lang in Lang::ALL {
        let source = files(lang);
        let resource = parse(source.as_str()).expect("the file is Fluent");
        check(lang, &File::of(&resource.body), &english);
    }
}

#[test]
fn all_languages_have_the_same_messages_attributes_and_variables() {
    with_all(|lang, file, english| {
        let ids = |file: &File<'_>| file.messages.keys().map(ToString::to_string).collect::<BTreeSet<_>>();
        let (own, all) = (ids(file), ids(english));
        assert_eq!(own.symmetric_difference(&all).collect::<Vec<_>>(), Vec::<&String>::new(), "{lang}");
        for id in own {
            let (mut own, mut other) = (file.shape(&id), english.shape(&id));
            // What a language need not distinguish it need not look at; what it shows it must show.
            for selector in ["you", "called", "last"] {
                own.variables.remove(selector);
                other.variables.remove(selector);
            }
            assert_eq!(own, other, "{lang}: {id}");
        }
    });
}

#[test]
fn all_languages_name_the_same_things() {
    let named = |lang: Lang| {
        let resource = parse(sources(lang)[0]).expect("the file is Fluent");
        let grammar = ["article", "ending"];
        let ids = File::of(&resource.body).messages.keys().map(ToString::to_string).collect::<BTreeSet<_>>();
        ids.into_iter().filter(|id| !grammar.contains(&id.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(named(Lang::De), named(Lang::En));
    assert_eq!(named(Lang::Fi), named(Lang::En));
}

fn words(pattern: &Pattern<&str>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| words(&variant.value)).collect()
        }
        PatternElement::Placeable { .. } => String::new(),
    });
    words.collect()
}

#[test]
fn no_text_was_left_untranslated() {
    let mut told: BTreeMap<(String, String), Lang> = BTreeMap::new();
    for lang in Lang::ALL {
        let source = sources(lang).into_iter().skip(1).collect::<Vec<_>>().join("\n");
        let resource = parse(source.as_str()).expect("the file is Fluent");
        for (id, message) in File::of(&resource.body).messages {
            let text = message.value.as_ref().map(words).unwrap_or_default();
            if text.chars().filter(|letter| letter.is_alphabetic()).count() < 2 || SAME_ON_PURPOSE.contains(&id) {
                continue;
            }
            let other = told.insert((id.to_owned(), text.clone()), lang);
            assert_eq!(other, None, "{lang}: {id} is the same in both: {text}");
        }
    }
}

/// All that a variable can be, so that every variant of every message is reached.
fn values<'a>(name: &str, used: &Use, rules: &Rules) -> Vec<Arg<'a>> {
    let hand = cards(rules, if rules.book().id == "uno" { "r8 bs w" } else { "c8 hj da" });
    let one: CardKind = card(rules, if rules.book().id == "uno" { "b+2" } else { "sk" });
    let several: Vec<Symbol> = hand.iter().map(|card| rules.deck().face(*card).symbol).collect();
    let colours: Vec<Colour> = rules.deck().all_colours().collect();
    let plural = name.ends_with('s');
    match used.function.as_deref() {
        Some("CARD") if plural => vec![hand.as_slice().into()],
        Some("CARD") => vec![one.into(), hand[1].into(), hand[2].into()],
        Some("SYMBOL") if plural => vec![several[..1].into(), several.as_slice().into()],
        Some("SYMBOL") => several.into_iter().map(Arg::from).collect(),
        Some("COLOUR") if plural => vec![colours.as_slice().into()],
        Some("COLOUR") => colours.into_iter().map(Arg::from).collect(),
        Some(_) => vec![one.into()],
        None if used.numbers || ["count", "points", "place"].contains(&name) => {
            [0_u16, 1, 2, 3, 4, 5, 21].into_iter().map(Arg::from).collect()
        }
        None if !used.keys.is_empty() => used.keys.iter().map(|key| Arg::from(key.clone())).collect(),
        None if ["lines", "hand"].contains(&name) => vec!["Anna.".into()],
        None => vec!["Anna".into()],
    }
}

/// Formats a message with every combination of what it can be given.
fn all_texts(locale: &Locale, id: &str, uses: &BTreeMap<String, Use>, rules: &Rules) -> Vec<Text> {
    let mut combinations: Vec<Vec<(&str, Arg<'_>)>> = vec![Vec::new()];
    for (name, used) in uses {
        let values = values(name, used, rules);
        combinations = combinations
            .iter()
            .flat_map(|made| values.iter().map(|value| [made.as_slice(), &[(name.as_str(), value.clone())]].concat()))
            .collect();
    }
    combinations.iter().map(|args| locale.try_text(id, args).expect("the message can be formatted")).collect()
}

#[test]
fn every_message_can_be_formatted_and_is_fit_to_be_heard() {
    for game in ["uno", "mau-mau"] {
        let rules = rules(game);
        with_all(|lang, file, english| {
            let locale = Locale::new(lang).for_game(rules.terms());
            for id in file.messages.keys() {
                let mut uses = file.uses(id);
                // A language may leave a variable out that the program gives all the same.
                for (name, used) in english.uses(id) {
                    uses.entry(name).or_insert(used);
                }
                for text in all_texts(&locale, id, &uses, &rules) {
                    let full = &text.full;
                    assert!(
                        !full.contains(['"', '*', '<', '>', '@', '\\', '_', '|', '~', '{', '}'])
                            || id.starts_with("status-"),
                        "{lang}: {id}: {full}"
                    );
                    assert!(
                        !full.contains("  ") && full.trim() == full && !full.contains(" ."),
                        "{lang}: {id}: {full}"
                    );
                    assert!(
                        !text.braille.contains("  ") && text.braille.trim() == text.braille,
                        "{lang}: {id}: {text:?}"
                    );
                    if !is_fragment(id) {
                        assert!(full.ends_with(['.', '?', '!']), "{lang}: {id} has no end: {full}");
                        assert!(full.chars().count() >= 3, "{lang}: {id} is too short: {full}");
                    }
                }
            }
        });
    }
}

#[test]
fn a_missing_message_or_argument_is_an_error() {
    let locale = Locale::new(Lang::En);
    assert!(matches!(locale.try_text("no-such-message", &[]), Err(LocaleError::Missing { .. })));
    assert!(matches!(locale.try_text("count", &[("who", "Anna".into())]), Err(LocaleError::Faulty { .. })));
    assert!(matches!(locale.try_text("top", &[]), Err(LocaleError::Faulty { .. })));
}

#[test]
fn every_language_names_ten_computer_players() {
    for lang in Lang::ALL {
        let names: BTreeSet<String> = Locale::new(lang).items("bot-names").into_iter().collect();
        assert_eq!(names.len(), 10, "{lang}");
    }
}

#[test]
fn names_of_games_that_are_not_ours_are_their_ids() {
    let locale = Locale::new(Lang::En);
    assert_eq!(locale.game_name("uno"), "UNO");
    assert_eq!(locale.game_name("my-uno"), "my-uno");
}
