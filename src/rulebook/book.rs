//! The book of a game in one language, combined from the chapters of the game, of its base games, and of the general
//! clauses; and the search for a clause.

use indexmap::IndexMap;

use super::chapter::{Chapter, Section};
use crate::input::normal;
use crate::rules::{BookFile, Clause, GeneralFacts, Loaded, general_clauses, stand_ins};

/// The rule book of a game in one language; texts missing in it are taken from other languages.
#[derive(Clone, Debug)]
pub struct RuleBook {
    /// None if the game has no book of its own.
    pub name: Option<String>,
    pub introduction: Option<Passage>,
    /// The clauses of the game, then the general ones; some may have no text.
    clauses: IndexMap<Clause, Option<Passage>>,
    cards: IndexMap<String, Passage>,
    pub(super) replaced: Vec<Clause>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    pub title: String,
    pub paragraphs: Vec<String>,
    pub lang: String,
    pub game: String,
}

impl RuleBook {
    /// Combines the book for one language. Errors in the files are ignored; [`check`](super::check()) reports them.
    pub fn of(game: &Loaded, lang: &str) -> RuleBook {
        let nearness = |file: &BookFile| game.chain.iter().position(|id| *id == file.game).unwrap_or(usize::MAX);
        let preference = |file: &BookFile| {
            let usual = stand_ins().position(|usual| usual == file.lang).unwrap_or(usize::MAX);
            (file.lang != lang, usual, file.lang.clone())
        };
        let mut files: Vec<&BookFile> = game.books.iter().collect();
        files.sort_by_cached_key(|file| (nearness(file), preference(file)));
        let (general, others): (Vec<_>, Vec<_>) =
            general_clauses().iter().partition(|(_, facts)| facts.holds_in(game.rules.family));
        let clause = |(clause, _): (&Clause, &GeneralFacts)| *clause;
        let clauses = game.rules.clauses.keys().copied().chain(general.into_iter().map(clause));
        let mut book = RuleBook {
            name: None,
            introduction: None,
            clauses: clauses.map(|clause| (clause, None)).collect(),
            cards: IndexMap::new(),
            replaced: game.replaced.iter().copied().chain(others.into_iter().map(clause)).collect(),
        };
        for file in files {
            let (mut chapter, _) = Chapter::read(&file.name, &file.text);
            // A book's text about a card applies only if the card has the same effects as in the book's game.
            let same = |card: &String| game.same_in.get(card).is_some_and(|games| games.contains(&file.game));
            chapter.cards.retain(|card, _| same(card));
            book.add(chapter, file, (nearness(file) < game.chain.len(), file.game == game.book_of));
        }
        book
    }

    /// The game, or one of its base games, has a book.
    pub fn is_written(&self, game: &Loaded) -> bool {
        game.base.is_some() || self.name.is_some()
    }

    /// Adds what no earlier chapter had.
    fn add(&mut self, chapter: Chapter, file: &BookFile, (of_game, is_own): (bool, bool)) {
        let passage = |section: Section| Passage {
            title: section.title,
            paragraphs: section.paragraphs,
            lang: file.lang.clone(),
            game: file.game.clone(),
        };
        if of_game {
            if is_own {
                self.name.get_or_insert(chapter.name);
            }
            if !chapter.introduction.is_empty() {
                let section = Section { paragraphs: chapter.introduction, ..Section::default() };
                self.introduction.get_or_insert_with(|| passage(section));
            }
        }
        for (clause, section) in chapter.clauses {
            if let Some(place) = self.clauses.get_mut(&clause) {
                place.get_or_insert_with(|| passage(section));
            }
        }
        for (card, section) in chapter.cards {
            self.cards.entry(card).or_insert_with(|| passage(section));
        }
    }

    /// The clauses that hold, in the order of the book: those of the game, then the general ones.
    pub fn clauses(&self) -> impl Iterator<Item = (Clause, Option<&Passage>)> {
        self.clauses.iter().map(|(clause, passage)| (*clause, passage.as_ref()))
    }

    pub fn clause(&self, clause: Clause) -> Option<&Passage> {
        self.clauses.get(&clause)?.as_ref()
    }

    pub fn has(&self, clause: Clause) -> bool {
        self.clauses.contains_key(&clause)
    }

    /// The clause belongs to a base game but does not hold here.
    pub fn is_replaced(&self, clause: Clause) -> bool {
        !self.has(clause) && self.replaced.contains(&clause)
    }

    pub fn card(&self, entry: &str) -> Option<&Passage> {
        self.cards.get(entry)
    }

    /// Finds a clause by its number in any spelling, such as `UN-3`, `un3` or `UN 3`; by the number alone, preferring
    /// the game's first series of clauses, then the general ones; or by words of its title.
    pub fn find(&self, typed: &str) -> FoundClause {
        let wanted = squeezed(typed);
        let replaced = self.replaced.iter().filter(|clause| self.is_replaced(**clause)).copied();
        let mut named = self.clauses.keys().copied().chain(replaced);
        if let Some(clause) = named.find(|clause| squeezed(&clause.to_string()) == wanted) {
            return if self.has(clause) { FoundClause::One(clause) } else { FoundClause::Replaced(clause) };
        }
        if let Ok(number) = wanted.parse::<u16>() {
            let first = self.clauses.keys().next();
            let numbered: Vec<Clause> =
                self.clauses.keys().copied().filter(|clause| clause.number == number).collect();
            let own = numbered.iter().find(|clause| first.is_some_and(|first| first.prefix == clause.prefix));
            let general = numbered.iter().find(|clause| general_clauses().contains_key(*clause));
            return own.or(general).map_or_else(|| of(numbered.clone()), |clause| FoundClause::One(*clause));
        }
        of(self.about(typed))
    }

    /// The clauses about something: one with exactly that title, or those with a word in the title for each typed
    /// beginning, or those with such words in the text.
    fn about(&self, typed: &str) -> Vec<Clause> {
        let typed = normal(typed);
        if typed.trim().chars().count() < FEWEST_LETTERS {
            return Vec::new();
        }
        let has = |text: &str| {
            let words: Vec<String> = words_of(text).map(normal).collect();
            words_of(&typed).all(|wanted| words.iter().any(|word| word.starts_with(wanted)))
        };
        let those = |is_meant: &dyn Fn(&Passage) -> bool| -> Vec<Clause> {
            let passages = self.clauses().filter_map(|(clause, passage)| Some((clause, passage?)));
            passages.filter(|(_, passage)| is_meant(passage)).map(|(clause, _)| clause).collect()
        };
        let exact = those(&|passage| squeezed(&normal(&passage.title)) == squeezed(&typed));
        let titled = || those(&|passage| has(&passage.title));
        let found = if exact.is_empty() { titled() } else { exact };
        if found.is_empty() { those(&|passage| has(&passage.paragraphs.join(" "))) } else { found }
    }
}

const FEWEST_LETTERS: usize = 3;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FoundClause {
    One(Clause),
    Several(Vec<Clause>),
    /// A clause of a base game that does not hold here.
    Replaced(Clause),
    Nothing,
}

fn of(clauses: Vec<Clause>) -> FoundClause {
    match clauses.as_slice() {
        [] => FoundClause::Nothing,
        [clause] => FoundClause::One(*clause),
        _ => FoundClause::Several(clauses),
    }
}

fn squeezed(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::rules::Library;

    const CLAUSES: &str = "[clauses]\nH-1 = {}\nH-2 = {}\n";

    fn game(books: &[(&str, &str)]) -> Loaded {
        let mut library = Library::built_in();
        let text = format!("id = \"mine\"\nextends = \"mau-mau-2\"\nreplaces = [\"MM-13\"]\n{CLAUSES}");
        library.add_text("mine", "mine.toml", text);
        let mut game = library.load("mine", &[]).expect("no fault");
        let own = books.iter().map(|(lang, text)| BookFile {
            name: format!("book.{lang}.md"),
            text: (*text).to_owned().into(),
            game: "mine".to_owned(),
            lang: (*lang).to_owned(),
        });
        Arc::make_mut(&mut game.books).splice(0..0, own);
        game
    }

    fn clause(text: &str) -> Clause {
        text.parse().expect("a clause")
    }

    #[test]
    fn a_variant_has_the_clauses_that_it_does_not_replace() {
        let book = RuleBook::of(&game(&[]), "fi");
        assert!(book.has(clause("MM-1")) && book.has(clause("MM-17")) && book.has(clause("G-14")));
        assert!(!book.has(clause("MM-13")) && book.is_replaced(clause("MM-13")) && book.is_replaced(clause("MM-7")));
        assert!(!book.is_replaced(clause("MM-99")));
        assert_eq!(book.clauses().map(|(clause, _)| clause).last(), Some(clause("G-15")));
        assert!(book.clause(clause("MM-1")).is_some_and(|passage| passage.lang == "fi"));
        assert_eq!(book.clause(clause("H-1")), None);
    }

    #[test]
    fn the_nearest_text_comes_first_in_whatever_language() {
        let books = [
            ("sv", "# Mitt\n\nHej.\n\n## H-2: Två\n\nTvå.\n\n## MM-1: Ett\n\nEtt.\n"),
            ("de", "# Meins\n\n## H-1: Eins\n\nEins.\n\n## H-2: Zwei\n\nZwei.\n\n## card jack\n\nDer Bube.\n"),
        ];
        let book = RuleBook::of(&game(&books), "fi");
        assert_eq!(book.name.as_deref(), Some("Meins"));
        let lang = |name: &str| book.clause(clause(name)).map(|passage| passage.lang.as_str());
        assert_eq!(["H-1", "H-2", "MM-1", "MM-2"].map(lang), [Some("de"), Some("de"), Some("sv"), Some("fi")]);
        assert_eq!(book.introduction.as_ref().map(|passage| passage.lang.as_str()), Some("sv"));
        assert_eq!(book.card("jack").map(|passage| passage.lang.as_str()), Some("de"));
        assert_eq!(book.card("seven").map(|passage| passage.lang.as_str()), Some("fi"));
        let swedish = RuleBook::of(&game(&books), "sv");
        assert_eq!(swedish.clause(clause("H-2")).map(|passage| passage.lang.as_str()), Some("sv"));
        assert_eq!(swedish.clause(clause("MM-2")).map(|passage| passage.lang.as_str()), Some("en"));
    }

    fn find(game: &str, typed: &str) -> FoundClause {
        RuleBook::of(&Library::built_in().load(game, &[]).expect("no fault"), "en").find(typed)
    }

    fn one(text: &str) -> FoundClause {
        FoundClause::One(text.parse().expect("a clause"))
    }

    #[test]
    fn a_number_is_understood_in_any_spelling() {
        for typed in ["UN-3", "un-3", "un3", " un 3 ", "3", "UN-3."] {
            assert_eq!(find("uno", typed), one("UN-3"), "{typed}");
        }
        assert_eq!(find("uno", "g3"), one("G-3"));
        assert_eq!(find("mau-mau-2", "17"), one("MM-17"));
        assert_eq!(find("mau-mau-2", "7"), one("G-7"), "MM-7 does not hold there");
        assert_eq!(find("mau-mau-2", "mm-7"), FoundClause::Replaced("MM-7".parse().expect("a clause")));
        for typed in ["UN-99", "MM-1", "99", "0", "", "u", "zzz"] {
            assert_eq!(find("uno", typed), FoundClause::Nothing, "{typed}");
        }
    }
}
