//! Which clause somebody means.

use super::merge::RuleBook;
use crate::command::spellings;
use crate::rules::{Clause, general_clauses};

/// The fewest letters by which a title is found.
const FEWEST_LETTERS: usize = 3;

/// What was found for what was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// One clause.
    One(Clause),
    /// Several clauses, in the order of the book.
    Several(Vec<Clause>),
    /// A clause of the game that this one is made from, which does not hold here.
    Replaced(Clause),
    /// None.
    Nothing,
}

impl RuleBook {
    /// The clause that was typed: its number in any spelling, such as `UN-3`, `un3` or `UN 3`; the number alone, which
    /// means the game's first sort of clauses, then the general ones, then all others; or words of its title.
    #[must_use]
    pub fn find(&self, typed: &str) -> Found {
        let wanted = squeezed(typed);
        let replaced = self.replaced.iter().filter(|clause| self.is_replaced(**clause)).copied();
        let named = self.clauses().map(|(clause, _)| clause).chain(replaced);
        if let Some(clause) = named.into_iter().find(|clause| squeezed(&clause.to_string()) == wanted) {
            return if self.has(clause) { Found::One(clause) } else { Found::Replaced(clause) };
        }
        if let Ok(number) = wanted.parse::<u16>() {
            let first = self.clauses().next().map(|(clause, _)| clause);
            let clauses = self.clauses().map(|(clause, _)| clause);
            let numbered: Vec<Clause> = clauses.filter(|clause| clause.number() == number).collect();
            let own = numbered.iter().find(|clause| first.is_some_and(|first| first.is_beside(**clause)));
            let general = numbered.iter().find(|clause| general_clauses().contains_key(*clause));
            return own.or(general).map_or_else(|| of(numbered.clone()), |clause| Found::One(*clause));
        }
        of(self.titled(typed))
    }

    /// The clauses whose titles have words that begin with each of the typed ones.
    fn titled(&self, typed: &str) -> Vec<Clause> {
        let typed = typed.to_lowercase();
        if typed.trim().chars().count() < FEWEST_LETTERS {
            return Vec::new();
        }
        let has = |title: &str| {
            let words: Vec<String> = words(title).flat_map(|word| spellings(&word)).collect();
            words_of(&typed).all(|wanted| words.iter().any(|word| word.starts_with(wanted)))
        };
        let titles = self.clauses().filter_map(|(clause, passage)| Some((clause, passage?)));
        titles.filter(|(_, passage)| has(&passage.title)).map(|(clause, _)| clause).collect()
    }
}

fn of(clauses: Vec<Clause>) -> Found {
    match clauses.as_slice() {
        [] => Found::Nothing,
        [clause] => Found::One(*clause),
        _ => Found::Several(clauses),
    }
}

/// The letters and digits alone, small.
fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

fn words(text: &str) -> impl Iterator<Item = String> {
    words_of(text).map(str::to_lowercase)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::Shelf;
    use crate::rules::Library;

    fn find(game: &str, typed: &str) -> Found {
        Shelf::of(&Library::built_in().load(game, &[]).expect("no fault")).open("en").find(typed)
    }

    fn one(text: &str) -> Found {
        Found::One(text.parse().expect("a clause"))
    }

    #[test]
    fn a_number_is_understood_in_any_spelling() {
        for typed in ["UN-3", "un-3", "un3", " un 3 ", "3", "UN-3."] {
            assert_eq!(find("uno", typed), one("UN-3"), "{typed}");
        }
        assert_eq!(find("uno", "g3"), one("G-3"));
        assert_eq!(find("mau-mau-2", "17"), one("MM-17"));
        assert_eq!(find("mau-mau-2", "7"), one("G-7"), "MM-7 does not hold there");
        assert_eq!(find("mau-mau-2", "mm-7"), Found::Replaced("MM-7".parse().expect("a clause")));
        for typed in ["UN-99", "MM-1", "99", "0", "", "u", "zzz"] {
            assert_eq!(find("uno", typed), Found::Nothing, "{typed}");
        }
    }
}
