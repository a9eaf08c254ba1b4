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

use indexmap::IndexMap;
use indexmap::map::Entry;

use crate::rules::{BookFault, Clause, Diagnostic, DiagnosticKind};

/// Signs that screen readers say aloud, or that mean something in Markdown.
const SIGNS: &str = "\"*<>@\\_|~`[]{}#=";

/// A file of a rule book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chapter {
    /// The game's name.
    pub name: String,
    /// The aim, the players and the deck, in paragraphs.
    pub introduction: Vec<String>,
    /// What the clauses mean.
    pub clauses: IndexMap<Clause, Section>,
    /// What the cards do, by the ids of their entries in the rule file.
    pub cards: IndexMap<String, Section>,
}

/// A section of a rule book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// What it is about; empty for a card.
    pub title: String,
    /// The text, each paragraph in one line.
    pub paragraphs: Vec<String>,
    /// The line of its heading, counted from 1.
    pub line: usize,
}

impl Chapter {
    /// Reads a file. What is wrong is told, in order of the lines, and the rest is read all the same.
    #[must_use]
    pub fn read(name: &str, text: &str) -> (Chapter, Vec<Diagnostic>) {
        let mut reader = Reader { file: name, chapter: Chapter::default(), at: Place::Start, faults: Vec::new() };
        let mut paragraph = Paragraph::default();
        for (index, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let (number, line) = (index + 1, line.trim());
            if line.is_empty() || line.starts_with('#') {
                reader.paragraph(paragraph.take());
            }
            if line.starts_with('#') {
                reader.heading(number, line);
            } else if !line.is_empty() {
                paragraph.add(number, line);
            }
        }
        reader.paragraph(paragraph.take());
        reader.finish()
    }
}

/// The lines of a paragraph so far, and the number of the first.
#[derive(Default)]
struct Paragraph {
    line: usize,
    text: String,
}

impl Paragraph {
    fn add(&mut self, number: usize, line: &str) {
        if self.text.is_empty() {
            self.line = number;
        } else {
            self.text.push(' ');
        }
        self.text.push_str(line);
    }

    fn take(&mut self) -> Paragraph {
        std::mem::take(self)
    }
}

/// Where a paragraph belongs.
enum Place {
    /// Before the name.
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
    fn tell(&mut self, line: usize, what: impl Into<DiagnosticKind>) {
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
            self.tell(line, BookFault::WithoutName);
        }
        let heading = text.trim_start_matches('#').trim();
        self.at = match text.strip_prefix("## ").map(str::trim) {
            Some(heading) => self.section(line, heading),
            None => None,
        }
        .unwrap_or_else(|| {
            self.tell(line, BookFault::Heading { heading: heading.to_owned() });
            Place::Nowhere
        });
    }

    /// Begins a section; none if the heading names neither a clause nor a card.
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
            let section = match &place {
                Place::Clause(clause) => clause.to_string(),
                _ => heading.to_owned(),
            };
            self.tell(line, BookFault::Twice { section });
            return Some(Place::Nowhere);
        }
        Some(place)
    }

    fn paragraph(&mut self, Paragraph { line, text }: Paragraph) {
        if text.is_empty() {
            return;
        }
        self.signs(line, &text);
        let paragraphs = match &self.at {
            Place::Start => {
                self.tell(line, BookFault::WithoutName);
                self.at = Place::Introduction;
                Some(&mut self.chapter.introduction)
            }
            Place::Introduction => Some(&mut self.chapter.introduction),
            Place::Clause(clause) => self.chapter.clauses.get_mut(clause).map(|section| &mut section.paragraphs),
            Place::Card(card) => self.chapter.cards.get_mut(card).map(|section| &mut section.paragraphs),
            Place::Nowhere => None,
        };
        if let Some(paragraphs) = paragraphs {
            paragraphs.push(clean(&text));
        }
    }

    /// Tells the first sign of a text that should not be there.
    fn signs(&mut self, line: usize, text: &str) {
        if let Some(sign) = text.chars().find(|sign| SIGNS.contains(*sign) || sign.is_control()) {
            self.tell(line, DiagnosticKind::BookSign { sign: sign.to_string() });
        }
    }

    fn finish(mut self) -> (Chapter, Vec<Diagnostic>) {
        if matches!(self.at, Place::Start) {
            self.tell(1, BookFault::WithoutName);
        }
        let clauses = self.chapter.clauses.iter().map(|(clause, section)| (clause.to_string(), section));
        let cards = self.chapter.cards.iter().map(|(card, section)| (format!("card {card}"), section));
        let empty: Vec<(String, usize)> = clauses
            .chain(cards)
            .filter(|(_, section)| section.paragraphs.is_empty())
            .map(|(name, section)| (name, section.line))
            .collect();
        for (section, line) in empty {
            self.tell(line, BookFault::Empty { section });
        }
        self.chapter.clauses.retain(|_, section| !section.paragraphs.is_empty());
        self.chapter.cards.retain(|_, section| !section.paragraphs.is_empty());
        self.faults.sort_by_key(|fault| fault.line);
        (self.chapter, self.faults)
    }
}

/// The text without control characters, none of which may ever reach a terminal.
fn clean(text: &str) -> String {
    text.trim().replace(char::is_control, " ")
}

/// Puts a section in its place; whether one is there already.
fn put<K: std::hash::Hash + Eq>(sections: &mut IndexMap<K, Section>, key: K, section: Section) -> bool {
    match sections.entry(key) {
        Entry::Occupied(_) => true,
        Entry::Vacant(place) => {
            place.insert(section);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNO: &str = "# UNO\n\nWho is out first wins.\n\nTwo to\nten players.\n\n## UN-3: Drawing\nDraw one.\n\nYour turn \
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
        let section = |name: &str| name.to_owned();
        assert_eq!(faults(""), [(1, BookFault::WithoutName.into())]);
        assert_eq!(faults("\nA game.\n"), [(2, BookFault::WithoutName.into())]);
        assert_eq!(faults("## UN-1: Deal\nSeven.\n"), [(1, BookFault::WithoutName.into())]);
        let heading = |heading: &str| DiagnosticKind::from(BookFault::Heading { heading: heading.to_owned() });
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
                (2, BookFault::Empty { section: section("A-1") }.into()),
                (5, BookFault::Twice { section: section("A-1") }.into()),
                (7, BookFault::Twice { section: section("card x") }.into()),
            ]
        );
        let sign = |sign: &str| DiagnosticKind::BookSign { sign: sign.to_owned() };
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
}
