//! What games are called that the program does not know by name: the headings of their rule books.

use std::collections::BTreeMap;

/// The headings of rule books, by game and language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles {
    titles: BTreeMap<(String, String), String>,
}

impl Titles {
    /// Adds the heading of a book, if its first line is one.
    pub(super) fn add(&mut self, game: &str, lang: &str, book: &str) {
        let heading = book.lines().next().and_then(|line| line.strip_prefix("# ")).map(str::trim);
        if let Some(title) = heading.filter(|title| !title.is_empty()) {
            self.titles.insert((game.to_owned(), lang.to_owned()), title.to_owned());
        }
    }

    /// What a game is called in a language, or in another where its books are in others only: in English, German, Finnish or
    /// any, in this order, as its book is told.
    #[must_use]
    pub fn of(&self, game: &str, lang: &str) -> Option<&str> {
        let in_language = |lang: &str| self.titles.get(&(game.to_owned(), lang.to_owned()));
        let own = [lang, "en", "de", "fi"].into_iter().find_map(in_language);
        let any = || self.titles.iter().find(|((other, _), _)| other == game).map(|(_, title)| title);
        own.or_else(any).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_called_as_its_book_is_headed() {
        let mut titles = Titles::default();
        titles.add("prsi", "de", "# Prší\n\nWerde deine Karten los.");
        titles.add("prsi", "fi", "## ");
        titles.add("other", "de", "No heading.");
        assert_eq!(titles.of("prsi", "de"), Some("Prší"));
        assert_eq!(titles.of("prsi", "fi"), Some("Prší"));
        assert_eq!(titles.of("other", "de"), None);
        titles.add("prsi", "en", "# Prshi");
        assert_eq!(titles.of("prsi", "fi"), Some("Prshi"));
    }
}
