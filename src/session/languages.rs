//! Languages by their names: each is understood by what it is called in any of them.

use super::voice::LanguagePack;
use crate::command::normal;
use crate::say::{Lang, Line, everywhere, msg};

/// The fewest letters of the beginning of a language's name.
const SHORTEST_BEGINNING: usize = 3;

/// The language question: every language speaks for itself, numbered in alphabetical order of their codes.
#[must_use]
pub fn language_question() -> Vec<Line> {
    in_each(|voice, index| voice.question(msg!("language-choice", number = index + 1)))
}

/// How to change to each language, each in its own words: who does not understand the one of the moment finds theirs.
#[must_use]
pub fn ways_to_languages() -> Vec<Line> {
    in_each(|voice, _| voice.help(msg!("language-how")))
}

fn in_each(line: impl Fn(LanguagePack, usize) -> Line) -> Vec<Line> {
    let of = |(index, lang): (usize, Lang)| Line { lang: Some(lang), ..line(LanguagePack::new(lang), index) };
    Lang::ALL.into_iter().enumerate().map(of).collect()
}

/// The language that was typed: its number, its code, what it is called in any language, or the beginning of that.
#[must_use]
pub fn typed_language(typed: &str) -> Option<Lang> {
    let typed = normal(typed);
    if let Some(index) = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return Lang::ALL.get(index).copied();
    }
    if let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == typed) {
        return Some(lang);
    }
    let is_called = |lang: Lang, fits: &dyn Fn(&str) -> bool| {
        everywhere(&format!("words-language-{lang}")).iter().any(|(_, names)| names.split(", ").any(fits))
    };
    let exact = Lang::ALL.into_iter().find(|lang| is_called(*lang, &|name| name == typed));
    let begins = |name: &str| typed.chars().count() >= SHORTEST_BEGINNING && name.starts_with(&typed);
    let mut begun = Lang::ALL.into_iter().filter(|lang| is_called(*lang, &begins));
    exact.or_else(|| begun.next().filter(|_| begun.next().is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_all_its_names() {
        let names = [
            (Lang::De, ["Deutsch", "German", "saksa"]),
            (Lang::En, ["Englisch", "English", "englanti"]),
            (Lang::Fi, ["Finnisch", "Finnish", "suomi"]),
        ];
        for (lang, names) in names {
            for name in names {
                assert_eq!(typed_language(name), Some(lang), "{name}");
                assert_eq!(typed_language(&name.to_uppercase()), Some(lang), "{name}");
            }
        }
        for (typed, lang) in [("suomeksi", Lang::Fi), ("auf deutsch", Lang::De), ("2.", Lang::En), ("fin", Lang::Fi)]
        {
            assert_eq!(typed_language(typed), Some(lang), "{typed}");
        }
        let none = (Lang::ALL.len() + 1).to_string();
        for typed in ["klingon", "auf", none.as_str(), "", "s", "f"] {
            assert_eq!(typed_language(typed), None, "{typed}");
        }
    }
}
