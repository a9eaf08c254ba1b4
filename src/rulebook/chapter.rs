//! One file of a rule book.
//!
//! ```text
//! # UNO
//!
//! Who lays the last card first wins the round.
//!
//! ## UN-3: Drawing
//!
//! If no card of yours fits, draw one. Your turn is then over.
//!
//! ## card draw-two
//!
//! The next player draws two cards.
//! ```
//!
//! The name comes first, then the introduction, then a section a clause and a section a card that does something. There
//! is nothing else: no lists, no emphasis, no tables, since all of it is read aloud.

use std::collections::BTreeSet;
use std::mem;
use std::path::{Path, PathBuf};

use indexmap::IndexMap;

use crate::rules::{BookFile, Clause, Diagnostic, DiagnosticKind, Form, FoundFile, Library, Loaded, OptionForm};

/// Characters that screen readers pronounce, or that have a meaning in Markdown.
const SIGNS: &str = "\"*<>@\\_|~`[]{}#=";

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    pub name: String,
    pub introduction: Vec<String>,
    pub clauses: IndexMap<Clause, Section>,
    pub cards: IndexMap<String, Section>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Empty for a card.
    pub title: String,
    pub paragraphs: Vec<String>,
    pub line: usize,
}

impl Chapter {
    /// Parses a file. Diagnostics are sorted by line; everything else is still read.
    pub fn read(name: &str, text: &str) -> (Chapter, Vec<Diagnostic>) {
        let mut reader = Reader { file: name, chapter: Chapter::default(), at: Place::Start, faults: Vec::new() };
        let (mut begins, mut paragraph) = (1, Vec::new());
        for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines().map(str::trim)) {
            if line.is_empty() || line.starts_with('#') {
                reader.paragraph(begins, &mem::take(&mut paragraph).join(" "));
                begins = number + 1;
            }
            if line.starts_with('#') {
                reader.heading(number, line);
            } else if !line.is_empty() {
                paragraph.push(line);
            }
        }
        reader.paragraph(begins, &paragraph.join(" "));
        reader.finish()
    }
}

enum Place {
    Start,
    Introduction,
    Clause(Clause),
    Card(String),
    /// Under a heading that was not understood.
    Nowhere,
}

struct Reader<'a> {
    file: &'a str,
    chapter: Chapter,
    at: Place,
    faults: Vec<Diagnostic>,
}

impl Reader<'_> {
    fn tell(&mut self, line: usize, what: DiagnosticKind) {
        self.faults.push(Diagnostic::in_file(self.file, line, what));
    }

    fn heading(&mut self, line: usize, text: &str) {
        if let Some(title) = text.strip_prefix("# ") {
            if matches!(self.at, Place::Start) && self.chapter.name.is_empty() {
                self.signs(line, title);
                self.chapter.name = clean(title);
                self.at = Place::Introduction;
                return;
            }
        } else if matches!(self.at, Place::Start) {
            self.tell(line, DiagnosticKind::BookName);
        }
        let heading = text.trim_start_matches('#').trim();
        let place = text.strip_prefix("## ").and_then(|heading| self.section(line, heading.trim()));
        self.at = place.unwrap_or_else(|| {
            self.tell(line, DiagnosticKind::BookHeading { heading: heading.to_owned() });
            Place::Nowhere
        });
    }

    /// None if the heading names neither a clause nor a card.
    fn section(&mut self, line: usize, heading: &str) -> Option<Place> {
        let section = |title: &str| Section { title: clean(title), paragraphs: Vec::new(), line };
        let (place, twice) = if let Some(card) = heading.strip_prefix("card ") {
            let card = card.trim();
            if card.is_empty() || card.contains(char::is_whitespace) {
                return None;
            }
            (Place::Card(card.to_owned()), put(&mut self.chapter.cards, card.to_owned(), section("")))
        } else {
            let (clause, title) = heading.split_once(':')?;
            let (clause, title) = (clause.parse().ok()?, title.trim());
            if title.is_empty() {
                return None;
            }
            self.signs(line, title);
            (Place::Clause(clause), put(&mut self.chapter.clauses, clause, section(title)))
        };
        if twice {
            let item = match &place {
                Place::Clause(clause) => clause.to_string(),
                _ => heading.to_owned(),
            };
            self.tell(line, DiagnosticKind::Twice { item });
            return Some(Place::Nowhere);
        }
        Some(place)
    }

    fn paragraph(&mut self, line: usize, text: &str) {
        if text.is_empty() {
            return;
        }
        self.signs(line, text);
        let paragraphs = match &self.at {
            Place::Start => {
                self.tell(line, DiagnosticKind::BookName);
                self.at = Place::Introduction;
                Some(&mut self.chapter.introduction)
            }
            Place::Introduction => Some(&mut self.chapter.introduction),
            Place::Clause(clause) => self.chapter.clauses.get_mut(clause).map(|section| &mut section.paragraphs),
            Place::Card(card) => self.chapter.cards.get_mut(card).map(|section| &mut section.paragraphs),
            Place::Nowhere => None,
        };
        if let Some(paragraphs) = paragraphs {
            paragraphs.push(clean(text));
        }
    }

    /// Reports the first forbidden character of a text.
    fn signs(&mut self, line: usize, text: &str) {
        if let Some(sign) = text.chars().find(|sign| SIGNS.contains(*sign) || sign.is_control()) {
            self.tell(line, DiagnosticKind::BadForm { text: sign.to_string(), form: Form::Spoken });
        }
    }

    fn finish(mut self) -> (Chapter, Vec<Diagnostic>) {
        if matches!(self.at, Place::Start) {
            self.tell(1, DiagnosticKind::BookName);
        }
        let clauses = self.chapter.clauses.iter().map(|(clause, section)| (clause.to_string(), section));
        let cards = self.chapter.cards.iter().map(|(card, section)| (format!("card {card}"), section));
        for (key, section) in clauses.chain(cards).filter(|(_, section)| section.paragraphs.is_empty()) {
            let fault = Diagnostic::in_file(self.file, section.line, DiagnosticKind::Empty);
            self.faults.push(Diagnostic { key, ..fault });
        }
        self.chapter.clauses.retain(|_, section| !section.paragraphs.is_empty());
        self.chapter.cards.retain(|_, section| !section.paragraphs.is_empty());
        self.faults.sort_by_key(|fault| fault.line);
        (self.chapter, self.faults)
    }
}

/// Replaces control characters, which must never reach a terminal.
fn clean(text: &str) -> String {
    text.trim().replace(char::is_control, " ")
}

/// Returns true if there was one already; that one stays.
fn put<K: std::hash::Hash + Eq>(sections: &mut IndexMap<K, Section>, key: K, section: Section) -> bool {
    let twice = sections.contains_key(&key);
    sections.entry(key).or_insert(section);
    twice
}

/// Checks the books of a game in all languages: syntax, and sections about clauses or cards that the game does not
/// have under any option. A game that cannot be loaded has no books to check.
pub fn check(library: &Library, id: &str) -> Vec<Diagnostic> {
    check_loaded(&loaded(library, id))
}

/// Checks the books of a game that is loaded in all variants of [`loaded`].
pub fn check_loaded(tables: &[Loaded]) -> Vec<Diagnostic> {
    let Some(game) = tables.first() else { return Vec::new() };
    game.books
        .iter()
        .filter(|file| game.chain.first() == Some(&file.game))
        .flat_map(|file| of_file(file, tables))
        .collect()
}

/// Checks rule books by their paths, by those of their rule files, or by folder.
pub fn check_paths(library: &Library, paths: &[PathBuf]) -> Vec<Diagnostic> {
    let mut faults = Vec::new();
    for found in paths.iter().flat_map(|path| FoundFile::at(path).0) {
        let own = match found {
            // The library has another game of that name, with another book.
            FoundFile::Rules(path) if library.is_taken(&path) => Vec::new(),
            FoundFile::Rules(path) => {
                library.around(&path).map_or_else(|_| Vec::new(), |(library, id)| check(&library, &id))
            }
            FoundFile::Book(file) => alone(library, &file),
            FoundFile::Examples(_) => Vec::new(),
        };
        for fault in own {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }
    faults
}

/// Checks a single file; its rules are beside it or in the library.
fn alone(library: &Library, file: &BookFile) -> Vec<Diagnostic> {
    let rules = Path::new(&file.name).with_file_name(format!("{}.toml", file.game));
    let tables = match library.around(&rules) {
        Ok((library, id)) => loaded(&library, &id),
        Err(_) => loaded(library, &file.game),
    };
    of_file(file, &tables)
}

/// Without tables of the game only the syntax is checked.
fn of_file(file: &BookFile, tables: &[Loaded]) -> Vec<Diagnostic> {
    let clauses: BTreeSet<_> = tables.iter().flat_map(|game| game.rules.clauses.keys()).collect();
    let cards: BTreeSet<&str> = tables.iter().flat_map(|game| game.rules.terms.entries()).collect();
    let (chapter, mut faults) = Chapter::read(&file.name, &file.text);
    if tables.is_empty() {
        return faults;
    }
    let mut tell = |line: usize, word: String, expected: Vec<String>| {
        let fault = Diagnostic::in_file(file.name.clone(), line, DiagnosticKind::UnknownWord { word, expected });
        faults.push(Diagnostic { key: "heading".to_owned(), ..fault });
    };
    for (clause, section) in chapter.clauses.iter().filter(|(clause, _)| !clauses.contains(clause)) {
        tell(section.line, clause.to_string(), Vec::new());
    }
    for (card, section) in chapter.cards.iter().filter(|(card, _)| !cards.contains(card.as_str())) {
        let expected = cards.iter().map(|card| (*card).to_owned()).collect();
        tell(section.line, card.clone(), expected);
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// A game with its default options, and with each value of each option; empty if it cannot be loaded.
pub fn loaded(library: &Library, id: &str) -> Vec<Loaded> {
    let Ok(game) = library.load(id, &[]) else { return Vec::new() };
    let others: Vec<Loaded> = choices(&game).filter_map(|choice| library.load(id, &[choice]).ok()).collect();
    std::iter::once(game).chain(others).collect()
}

/// Each value of each option, one at a time. One value of a number is enough, since numbers add no clauses.
fn choices(game: &Loaded) -> impl Iterator<Item = (String, String)> {
    game.options.iter().flat_map(|option| {
        let values = match &option.form {
            OptionForm::Number { min, .. } => vec![min.to_string()],
            OptionForm::Words(words) => words.clone(),
            OptionForm::Cards { most, .. } => vec![most.to_string()],
        };
        values.into_iter().map(|value| (option.name.clone(), value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BookFile, DiagnosticKind};

    const UNO: &str = "# UNO\n\nWho is out first wins.\n\nTwo to\nten players.\n\n## UN-3: Drawing\nDraw one.\n\n\
        Your turn \
                       ends.\n\n## card draw-two\n\nThe next player draws two.\n";

    fn faults(text: &str) -> Vec<(usize, DiagnosticKind)> {
        let (_, faults) = Chapter::read("book.en.md", text);
        faults.into_iter().map(|fault| (fault.line.unwrap_or_default(), fault.what)).collect()
    }

    #[test]
    fn a_chapter_has_a_name_an_introduction_and_sections() {
        let (chapter, faults) = Chapter::read("book.en.md", UNO);
        assert_eq!(faults, []);
        assert_eq!(chapter.name, "UNO");
        assert_eq!(chapter.introduction, ["Who is out first wins.", "Two to ten players."]);
        let drawing = &chapter.clauses[&"UN-3".parse::<Clause>().expect("a clause")];
        assert_eq!((drawing.title.as_str(), drawing.line), ("Drawing", 8));
        assert_eq!(drawing.paragraphs, ["Draw one.", "Your turn ends."]);
        assert_eq!(chapter.cards["draw-two"].paragraphs, ["The next player draws two."]);
    }

    #[test]
    fn line_ends_and_a_byte_order_mark_do_not_matter() {
        let windows = format!("\u{feff}{}", UNO.replace('\n', "\r\n"));
        assert_eq!(Chapter::read("a", &windows), Chapter::read("a", UNO));
    }

    #[test]
    fn every_fault_has_its_line() {
        assert_eq!(faults(""), [(1, DiagnosticKind::BookName)]);
        assert_eq!(faults("\nA game.\n"), [(2, DiagnosticKind::BookName)]);
        assert_eq!(faults("## UN-1: Deal\nSeven.\n"), [(1, DiagnosticKind::BookName)]);
        let heading = |heading: &str| DiagnosticKind::BookHeading { heading: heading.to_owned() };
        assert_eq!(
            faults("# A\n# B\n## Drawing\n## UN-3\n## UN-4:\n### UN-5: Wild\n## card\n## card a b\n"),
            [
                (2, heading("B")),
                (3, heading("Drawing")),
                (4, heading("UN-3")),
                (5, heading("UN-4:")),
                (6, heading("UN-5: Wild")),
                (7, heading("card")),
                (8, heading("card a b")),
            ]
        );
        assert_eq!(
            faults("# A\n## A-1: One\n## card x\nText.\n## a-1: Again\nMore.\n## card x\nMore.\n"),
            [
                (2, DiagnosticKind::Empty),
                (5, DiagnosticKind::Twice { item: "A-1".to_owned() }),
                (7, DiagnosticKind::Twice { item: "card x".to_owned() }),
            ]
        );
        let sign = |sign: &str| DiagnosticKind::BadForm { text: sign.to_owned(), form: Form::Spoken };
        assert_eq!(
            faults("# A *game*\n\nOne\ntwo_three.\n\n## A-1: The [x]\n\n\"Uno\"\n"),
            [(1, sign("*")), (3, sign("_")), (6, sign("[")), (8, sign("\""))]
        );
    }

    #[test]
    fn what_can_be_read_is_read_in_spite_of_faults() {
        let (chapter, faults) = Chapter::read("a", "# A\n## Nonsense\nLost.\n## A-1: One\nKept.\n");
        assert_eq!((faults.len(), chapter.clauses.len()), (1, 1));
        assert_eq!(chapter.clauses[0].paragraphs, ["Kept."]);
        let (chapter, faults) = Chapter::read("a", "# A\u{1b}[1m\nOne\u{7}two.\n");
        assert_eq!((faults.len(), chapter.name.as_str()), (2, "A [1m"));
        assert_eq!(chapter.introduction, ["One two."]);
    }

    const RULES: &str = "id = \"mine\"\nextends = \"uno\"\n[clauses]\nH-1 = {}\n[options.more]\ndefault = \"no\"\n\
                         [options.more.values.yes.clauses]\nH-2 = {}\n";

    const BOOK: &str = "# Mine\n\n## H-1: One\n\nOne.\n\n## H-2: Two\n\nTwo.\n\n## H-3: Three\n\nThree.\n\n\
                        ## card wlid\n\nA *wild* card.\n";

    #[test]
    fn a_book_explains_what_its_game_has_under_any_option() {
        let mut library = Library::built_in();
        library.add_text("mine", "mine.toml", RULES);
        let (name, game, lang) = ("book.en.md".to_owned(), "mine".to_owned(), "en".to_owned());
        library.add_book(BookFile { name, text: BOOK.into(), game, lang });
        assert_eq!(library.check("mine"), []);
        let faults = check(&library, "mine");
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.suggestion.as_deref())).collect();
        assert_eq!(told, [(Some(11), None), (Some(15), Some("wild")), (Some(17), None)]);
        assert!(matches!(faults[0].what, DiagnosticKind::UnknownWord { .. }));
        assert!(matches!(faults[2].what, DiagnosticKind::BadForm { .. }));
        assert!(faults.iter().all(|fault| fault.file == "book.en.md"));
    }
}
