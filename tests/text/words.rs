//! The glossary, docs/words.md: each of its terms occurs in the texts of its language, and no ruled-out word does.
//! Texts are the messages in `locales` and the rule books; typed words, codes and comments do not count.

use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use sixdot::text::Lang;

use crate::support::golden;

/// A text that players hear or read, and the name by which it is found.
struct Told {
    name: String,
    text: String,
}

/// Attributes that are typed or looked at, never told.
const NOT_TOLD: [&str; 4] = ["words", "also", "code", "class"];

/// The message is a word to be typed, not a sentence.
fn is_typed(id: &str) -> bool {
    ["words-", "type-", "example-"].iter().any(|begin| id.starts_with(begin))
}

/// Every variant of a pattern, written one after the other; what is filled in is a sign that belongs to no word.
fn written(pattern: &Pattern<String>, text: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.push_str(value),
            PatternElement::Placeable { expression } => filled_in(expression, text),
        }
    }
}

fn filled_in(expression: &Expression<String>, text: &mut String) {
    match expression {
        Expression::Select { variants, .. } => {
            for variant in variants {
                written(&variant.value, text);
                text.push('\u{b6}');
            }
        }
        Expression::Inline(InlineExpression::StringLiteral { value }) => text.push_str(value),
        Expression::Inline(InlineExpression::Placeable { expression }) => filled_in(expression, text),
        Expression::Inline(_) => text.push('\u{b6}'),
    }
}

fn messages(lang: Lang) -> Vec<Told> {
    let mut told = Vec::new();
    let folder = golden::path("locales").join(lang.code());
    for path in fs::read_dir(&folder).expect("the locales are there").map(|file| file.expect("a file").path()) {
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let resource = parse(golden::read(&path)).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            if is_typed(message.id.name.as_str()) {
                continue;
            }
            let mut text = String::new();
            // The word of a command is what is typed.
            let is_command = message.id.name.starts_with("command-");
            if let Some(value) = message.value.as_ref().filter(|_| !is_command) {
                written(value, &mut text);
            }
            let attributes =
                message.attributes.iter().filter(|attribute| !NOT_TOLD.contains(&attribute.id.name.as_str()));
            for attribute in attributes {
                text.push('\u{b6}');
                written(&attribute.value, &mut text);
            }
            told.push(Told { name: format!("{file}: {}", message.id.name), text });
        }
    }
    told
}

fn books(lang: Lang) -> Vec<Told> {
    let folders = fs::read_dir(golden::path("rules")).expect("the rules are there");
    let paths = folders.map(|folder| folder.expect("a folder").path().join(format!("book.{lang}.md")));
    let named =
        |path: &Path| path.strip_prefix(golden::path("")).expect("it is in the repository").display().to_string();
    paths.map(|path| Told { name: named(&path), text: golden::read(&path) }).collect()
}

fn texts(lang: Lang) -> Vec<Told> {
    messages(lang)
        .into_iter()
        .chain(books(lang))
        .map(|told| Told { text: told.text.to_lowercase(), ..told })
        .collect()
}

/// A term of the glossary, and its words in one language.
struct Term {
    term: String,
    words: Vec<String>,
}

/// Words that must not occur, and what to say instead.
struct Banned {
    words: Vec<String>,
    instead: String,
    except_in: Vec<String>,
    except_as: Vec<String>,
}

/// English name of a language.
fn name(lang: Lang) -> &'static str {
    match lang {
        Lang::De => "German",
        Lang::En => "English",
        Lang::Fi => "Finnish",
    }
}

fn list(words: &str) -> Vec<String> {
    words.split(',').map(|word| word.trim().to_lowercase()).filter(|word| !word.is_empty()).collect()
}

/// The terms and their words in this language. The heading is the English term.
fn terms(page: &str, lang: Lang) -> Vec<Term> {
    let (terms, _) = page.split_once("## What must not occur").expect("the page has its last part");
    let mut found = Vec::new();
    for section in terms.split("\n### ").skip(1) {
        let (term, items) = section.split_once('\n').expect("a heading has a section");
        let own = format!("- {}: ", name(lang));
        let words = match lang {
            Lang::En => term,
            _ => items
                .lines()
                .find_map(|line| line.strip_prefix(own.as_str()))
                .unwrap_or_else(|| panic!("{term} has no line {own}")),
        };
        assert!(items.contains("\n- Used: "), "{term} does not say where it is used");
        found.push(Term { term: term.to_owned(), words: list(words) });
    }
    found
}

/// Words that must not occur in this language.
fn banned(page: &str, lang: Lang) -> Vec<Banned> {
    let heading = format!("\n### In {}\n", name(lang));
    let (_, rest) = page.split_once(heading.as_str()).unwrap_or_else(|| panic!("the page lacks {heading}"));
    let items = rest.split("\n### ").next().unwrap_or_default();
    let item = |line: &str| {
        let (words, rest) = line.split_once(": ").unwrap_or_else(|| panic!("no colon: {line}"));
        let mut parts = rest.trim_end_matches('.').split(". Except ");
        let instead = parts.next().unwrap_or_default().to_owned();
        let (mut except_in, mut except_as) = (Vec::new(), Vec::new());
        for part in parts {
            match part.split_once(": ") {
                Some(("in", names)) => except_in = list(names),
                Some(("as", phrases)) => except_as = list(phrases),
                _ => panic!("neither except in nor except as: {line}"),
            }
        }
        Banned { words: list(words), instead, except_in, except_as }
    };
    items.lines().filter_map(|line| line.strip_prefix("- ")).map(item).collect()
}

/// Finds a whole word in a text; with an ellipsis at its end, the beginning of a word.
fn occurs(text: &str, word: &str) -> bool {
    let begins = word.trim_end_matches('…');
    let is_letter = |sign: Option<char>| sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '-');
    text.match_indices(begins).any(|(at, _)| {
        let after = text[at + begins.len()..].chars().next();
        !is_letter(text[..at].chars().next_back()) && (begins != word || !is_letter(after))
    })
}

fn page() -> String {
    golden::read("docs/words.md")
}

#[test]
fn every_term_of_the_glossary_is_used() {
    let page = page();
    for lang in Lang::ALL {
        let texts = texts(lang);
        let terms = terms(&page, lang);
        assert!(terms.len() >= 40, "{lang}: only {} terms were read", terms.len());
        for term in terms {
            assert!(!term.words.is_empty(), "{lang}: {} has no word", term.term);
            for word in term.words {
                let used = texts.iter().any(|told| told.text.contains(&word));
                assert!(used, "{lang}: {word}, for {}, occurs in no text", term.term);
            }
        }
    }
}

#[test]
fn nothing_that_the_glossary_rules_out_is_said() {
    let page = page();
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let texts = texts(lang);
        let banned = banned(&page, lang);
        assert!(!banned.is_empty(), "{lang}: nothing was read");
        for Banned { words, instead, except_in, except_as } in banned {
            for told in &texts {
                if except_in.iter().any(|part| told.name.contains(part)) {
                    continue;
                }
                let text = except_as.iter().fold(told.text.clone(), |text, phrase| text.replace(phrase, "\u{b6}"));
                for word in words.iter().filter(|word| occurs(&text, word)) {
                    found.push(format!("{lang}: {}: {word}: {instead}", told.name));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The test itself must be able to fail: words are found as such, in messages with variants and in books.
#[test]
fn words_are_found_where_they_stand() {
    assert!(occurs("anna wishes yellow", "wishes") && !occurs("a wish card", "wishes"));
    assert!(!occurs("display", "lay") && !occurs("doubly-again", "doubly"));
    assert!(occurs("an announcement", "announce…") && !occurs("pronounced", "announce…"));
    let texts = texts(Lang::En);
    let text = |name: &str| &texts.iter().find(|told| told.name == name).expect("it is there").text;
    assert!(text("game.ftl: do-sit-out").contains("skipped"));
    assert!(text("game.ftl: do-play").contains("plays"), "variants are read");
    assert!(text("commands.ftl: command-draw").contains("because you must"), "attributes are read");
    assert!(!text("commands.ftl: command-play").contains("throw"), "what is typed is not told");
    assert!(text("rules/uno/book.en.md").contains("draw pile"));
}
