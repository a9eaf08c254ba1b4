//! Every diagnostic has a text in every language.

use std::collections::BTreeSet;

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use sixdot::rules::DiagnosticKind;
use sixdot::text::Lang;

use crate::support::golden;

/// The texts of every language.
fn locales() -> impl Iterator<Item = (&'static str, String)> {
    Lang::ALL.into_iter().map(|lang| (lang.code(), golden::read(format!("locales/{lang}/faults.ftl"))))
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

/// The ids of all messages about faults, with their variables. The compiler holds that there is one for each fault.
fn messages() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    DiagnosticKind::MESSAGES.iter().copied().flatten().copied()
}

#[test]
fn each_language_has_exactly_the_messages_that_there_are() {
    let ids: BTreeSet<&str> = messages().chain(FRAMES).map(|(id, _)| id).collect();
    assert_eq!(ids.len(), messages().count() + FRAMES.len(), "no id twice");
    for (language, text) in locales() {
        let begins = text.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
        let own: BTreeSet<&str> = begins.filter(|id| id.starts_with("fault-")).collect();
        assert_eq!(own, ids, "{language}");
    }
}

/// Each variable in turn is each word between which a message chooses, and a word of its own.
#[test]
fn each_fault_is_told_in_whole_sentences() {
    for (language, text) in locales() {
        let bundle = bundle(language, &text);
        for (id, names) in messages() {
            let (_, message) = text.split_once(&format!("\n{id} = ")).expect("it is there");
            let message: String = message.split_inclusive('\n').enumerate().map_while(own_line).collect();
            let words = message.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(word, _)| word);
            let each = || names.iter().copied().chain([""]);
            for (word, varied) in words.chain(["xyzzy"]).flat_map(|word| each().map(move |name| (word, name))) {
                let mut args = FluentArgs::new();
                for name in names {
                    let own = || format!("x{name}").into();
                    args.set(*name, if *name == varied { FluentValue::try_number(word) } else { own() });
                }
                let told = format(&bundle, id, &args);
                assert!(told.ends_with(['.', '?']), "{language}: {told}");
                assert!(!told.contains(|character| "\"*<>@\\_|~{}\n".contains(character)), "{language}: {told}");
                let chosen = |name: &&&str| !message.contains(&format!("${name} ->")) && **name != varied;
                for name in names.iter().filter(chosen) {
                    assert!(told.contains(&format!("x{name}")), "{language}: {id} does not tell {name}");
                }
            }
        }
        for (id, names) in FRAMES {
            let mut args = FluentArgs::new();
            for name in names {
                args.set(*name, *name);
            }
            let told = format(&bundle, id, &args);
            assert!(names.iter().all(|name| told.contains(name)), "{language}: {told}");
        }
    }
}

/// The lines of a message: behind the first one those that are set in.
fn own_line<'a>((number, line): (usize, &'a str)) -> Option<&'a str> {
    (number == 0 || line.starts_with([' ', '}'])).then_some(line)
}
