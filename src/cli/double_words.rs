//! `sixdot check`: the words of a rule file that are commands of the program, too, in any of its languages.

use std::path::{Path, PathBuf};

use super::balance;
use crate::command::{Commands, normal};
use crate::file;
use crate::rules::{AnyRules, Doubt, Fault, Library};
use crate::say::{Lang, Locale};

/// No rule file is larger.
const MOST_BYTES: u64 = 1 << 20;

/// What is said against the words of the games that are named, or of all, but for those of the program.
pub fn told(library: &Library, paths: &[PathBuf], told_in: Lang) -> Vec<Fault> {
    let shipped = Library::built_in().ids();
    let own =
        balance::games(library, paths).into_iter().filter(|(_, rules)| !shipped.iter().any(|id| id == rules.id()));
    own.flat_map(|(file, rules)| of_game(&file, &rules, told_in)).collect()
}

fn of_game(file: &str, rules: &AnyRules, told_in: Lang) -> Vec<Fault> {
    let (mut told, text) = (Vec::<Fault>::new(), text_of(file));
    let commands = Lang::ALL.map(|lang| (lang, Commands::new(&Locale::new(lang), rules.family())));
    let commands_of = |wanted: &Lang| {
        let found = commands.iter().find(|(lang, _)| lang == wanted);
        found.map(|(_, commands)| commands).expect("every language has commands")
    };
    for (id, word, is_call) in words(rules) {
        let is_own = commands_of(&told_in).exact(&normal(&word)).is_some();
        let other = || Lang::ALL.iter().find(|lang| commands_of(lang).exact(&normal(&word)).is_some());
        let Some(lang) = (if is_own { Some("own") } else { other().map(|lang| lang.code()) }) else { continue };
        let lang = lang.to_owned();
        let doubt = if is_call {
            Doubt::CallIsCommand { call: id, word: word.clone(), lang }
        } else {
            Doubt::CardIsCommand { card: id, word: word.clone(), lang }
        };
        let fault = Fault::in_file(file, line_of(&text, &word), doubt);
        if !told.contains(&fault) {
            told.push(fault);
        }
    }
    told
}

/// The text of a file, as far as it can be read: it is only asked for lines.
fn text_of(file: &str) -> String {
    file::read(Path::new(file), MOST_BYTES)
        .map_or_else(|_| String::new(), |text| String::from_utf8_lossy(&text).into_owned())
}

/// The words that the rule file gives, each with the id of what it means, and whether that is a call.
fn words(rules: &AnyRules) -> Vec<(String, String, bool)> {
    let terms = rules.terms();
    let of_calls = terms.calls().iter().enumerate().flat_map(|(index, id)| {
        let own: Vec<&str> = terms.call_words(index).collect();
        // Without a title the id is what is said, unless the program has a word of its own for it.
        let without = if own.is_empty() { Some(id.as_str()) } else { None };
        own.into_iter().chain(without).map(|word| (id.clone(), word.to_owned(), true)).collect::<Vec<_>>()
    });
    let of_cards = terms.deck().kinds().flat_map(|kind| {
        let entry = terms.entry(kind).to_owned();
        terms.words(kind).map(move |word| (entry.clone(), word.to_owned(), false)).collect::<Vec<_>>()
    });
    of_calls.chain(of_cards).collect()
}

/// The line of a file in which a word stands as a text, or as a key.
fn line_of(text: &str, word: &str) -> Option<usize> {
    let quoted = format!("\"{word}\"");
    let line = |part: &str| text.lines().position(|line| line.contains(part)).map(|line| line + 1);
    line(&quoted).or_else(|| line(&format!("calls.{word}")))
}
