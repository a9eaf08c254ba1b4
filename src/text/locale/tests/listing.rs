//! A listing of every message in every language, to be read aloud: `SIXDOT_MESSAGES=FILE cargo test --lib listing`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::file::with_all;
use super::samples::all_texts;
use crate::text::testing::rules;
use crate::text::{Lang, Locale};

/// The most examples of a message in a language.
const EXAMPLES: usize = 6;

/// The examples of each message by language: pairs of the full text and the braille form.
type Listing = BTreeMap<String, BTreeMap<&'static str, BTreeSet<(String, String)>>>;

fn listing() -> Listing {
    let listing = std::cell::RefCell::new(Listing::new());
    for game in ["uno", "mau-mau"] {
        let rules = rules(game);
        with_all(|lang, file, english| {
            let locale = Locale::new(lang).for_game(&rules.terms);
            for id in file.messages.keys() {
                let mut uses = file.uses(id);
                for (name, used) in english.uses(id) {
                    uses.entry(name).or_insert(used);
                }
                let mut listing = listing.borrow_mut();
                let own = listing.entry((*id).to_owned()).or_default().entry(lang.code()).or_default();
                let texts = all_texts(&locale, id, &uses, &rules);
                own.extend(texts.into_iter().map(|text| (text.full, text.braille)));
            }
        });
    }
    listing.into_inner()
}

fn written(listing: &Listing) -> String {
    let mut text = String::new();
    for (id, languages) in listing {
        let _ = writeln!(text, "{id}");
        for (lang, examples) in languages {
            // The first, the last and some between: they differ most.
            let step = examples.len().div_ceil(EXAMPLES).max(1);
            for (full, braille) in examples.iter().step_by(step) {
                let _ = writeln!(text, "  {lang}: {full}");
                if braille != full {
                    let _ = writeln!(text, "      {braille}");
                }
            }
        }
    }
    text
}

#[test]
fn every_message_has_an_example_in_every_language() {
    let listing = listing();
    for (id, languages) in &listing {
        assert_eq!(languages.len(), Lang::ALL.len(), "{id}");
        assert!(languages.values().all(|examples| !examples.is_empty()), "{id}");
    }
    if let Some(path) = std::env::var_os("SIXDOT_MESSAGES") {
        std::fs::write(path, written(&listing)).expect("the listing can be written");
    }
}
