//! Composes the rule book of a table for a file, with headings in its language.

use indexmap::IndexSet;

use super::book::{Passage, RuleBook};
use super::export::{Block, Edition, LangText};
use crate::cards::Symbol;
use crate::rules::{AnyRules, BaseGame, Clause, Loaded, TableOption, TableSettings, general_clauses};
use crate::text::{Difference, Line, Locale, Message, capital, msg};

const CHAPTER: u8 = 2;

const SECTION: u8 = 3;

impl Edition {
    /// The whole book of a table: introduction, rules, card effects and general rules, and the table's options. The
    /// locale must be for the game.
    pub fn whole(book: &RuleBook, game: &Loaded, locale: &Locale) -> Self {
        let Loaded { rules, options, manner, .. } = game;
        let manner = *manner;
        let mut writer = Writer::new(book, game, locale);
        if let Some(passage) = &book.introduction {
            writer.passage(passage);
        }
        if manner.unusual() != TableSettings::default() || options.iter().any(TableOption::is_changed) {
            let name = writer.title.clone();
            let is_own = game.base.is_some() || !book.is_written(game);
            let chosen = locale.chosen_in(&name, options, manner).filter(|_| is_own);
            writer.paragraph(chosen.unwrap_or_else(|| locale.difference(&name, options, manner)).written());
        }
        writer.differences(game);
        let (general, own): (Vec<Clause>, Vec<Clause>) =
            book.clauses().map(|(clause, _)| clause).partition(|clause| general_clauses().contains_key(clause));
        writer.chapter(msg!("book-rules"));
        if book.is_written(game) {
            for clause in own {
                writer.clause(SECTION, clause);
            }
        } else {
            writer.outline(&own, rules);
        }
        writer.chapter(msg!("book-cards"));
        for entry in rules.terms.entries() {
            writer.card(rules, entry);
        }
        writer.chapter(msg!("book-general"));
        for clause in general {
            writer.clause(SECTION, clause);
        }
        writer.edition()
    }

    /// Some clauses of the book. A single clause has its own title as the title.
    pub fn of_clauses(book: &RuleBook, clauses: &[Clause], game: &Loaded, locale: &Locale) -> Self {
        let mut writer = Writer::new(book, game, locale);
        for clause in clauses {
            writer.clause(CHAPTER, *clause);
        }
        let mut edition = writer.edition();
        if clauses.len() == 1 {
            edition.title = edition.blocks.remove(0).said().clone();
        }
        edition
    }
}

struct Writer<'a> {
    title: String,
    book: &'a RuleBook,
    options: &'a [TableOption],
    locale: &'a Locale,
    base: Option<&'a BaseGame>,
    differences: Vec<Difference>,
    blocks: Vec<Block>,
}

impl<'a> Writer<'a> {
    fn new(book: &'a RuleBook, game: &'a Loaded, locale: &'a Locale) -> Self {
        let differences =
            if book.is_written(game) { locale.differences_of(game) } else { locale.outline(&game.rules) };
        let title = book.name.clone().unwrap_or_else(|| locale.game_name(game.rules.id()));
        let (options, base) = (&game.options, game.base.as_deref());
        Writer { title, book, options, locale, base, differences, blocks: Vec::new() }
    }

    fn edition(self) -> Edition {
        Edition { title: self.said(self.title.clone()), blocks: self.blocks }
    }

    fn said(&self, text: String) -> LangText {
        LangText { text, lang: self.locale.lang().code().to_owned() }
    }

    fn paragraph(&mut self, text: String) {
        self.blocks.push(Block::Paragraph(self.said(text)));
    }

    fn lines(&mut self, lines: Vec<Line>) {
        for line in lines {
            self.paragraph(line.text);
        }
    }

    fn chapter(&mut self, message: Message<'_>) {
        let heading = self.said(self.locale.in_full(message));
        self.blocks.push(Block::Heading(CHAPTER, heading));
    }

    fn differences(&mut self, game: &Loaded) {
        let Some(base) = &game.base else { return };
        if self.differences.is_empty() {
            return self.paragraph(self.locale.differs(&self.title, base, &[]).written());
        }
        self.chapter(msg!("outline-heading", base = self.locale.game_name(&base.id)));
        let told: Vec<String> = self.differences.iter().map(|difference| difference.told.text.clone()).collect();
        for text in told {
            self.paragraph(text);
        }
    }

    /// The rules of a game without a book: those without a clause, then clause by clause. Clauses that only cards
    /// have are left to the cards.
    fn outline(&mut self, clauses: &[Clause], rules: &AnyRules) {
        let rulings = self.locale.rulings_of(rules);
        for ruling in rulings.iter().filter(|ruling| ruling.clauses.is_empty()) {
            self.paragraph(ruling.told.text.clone());
        }
        let of_cards = |clause: &Clause| {
            let cards = self.differences.iter().any(|told| told.concerns(*clause));
            cards && !rulings.iter().any(|ruling| ruling.concerns(*clause))
        };
        let clauses: Vec<Clause> = clauses.iter().copied().filter(|clause| !of_cards(clause)).collect();
        for clause in clauses {
            self.clause(SECTION, clause);
        }
    }

    fn clause(&mut self, level: u8, clause: Clause) {
        let passage = self.book.clause(clause);
        let text_of = passage.map(|passage| passage.game.as_str());
        let here = self.locale.here(self.base, &self.differences, clause, text_of);
        let Some(passage) = passage else {
            self.blocks.push(Block::Heading(level, self.said(clause.to_string())));
            if here.is_empty() {
                self.paragraph(self.locale.in_full(msg!("rule-without-text", clause = clause.to_string())));
            }
            return self.lines(here);
        };
        let text = format!("{clause}: {}", passage.title);
        self.blocks.push(Block::Heading(level, LangText { text, lang: passage.lang.clone() }));
        self.passage(passage);
        self.lines(here);
        for text in self.locale.changes_of_clause(self.options, clause) {
            self.paragraph(text.written());
        }
    }

    /// By the book, or else by the rule file; empty if the card has no effect.
    fn card(&mut self, rules: &AnyRules, entry: &str) {
        let (passage, terms) = (self.book.card(entry), &rules.terms);
        let made = if passage.is_none() { self.locale.card_does(rules, self.base, entry) } else { None };
        if passage.is_none() && made.is_none() {
            return;
        }
        let deck = terms.deck();
        let kinds = terms.kinds_of_entry(entry);
        // Each symbol is named once, whatever its colours.
        let symbols: IndexSet<Symbol> = kinds.map(|kind| deck.face(kind).symbol).collect();
        let symbols: Vec<Symbol> = symbols.into_iter().collect();
        let heading = match symbols.as_slice() {
            [] => self.entry_itself(entry),
            symbols => self.locale.in_full(msg!("card-heading", symbols)),
        };
        self.blocks.push(Block::Heading(SECTION, self.said(heading)));
        if let Some(passage) = passage {
            self.passage(passage);
        }
        if let Some(line) = made {
            self.paragraph(line.text);
        }
        for text in self.locale.changes_of_cards(self.options, &[entry]) {
            self.paragraph(text.written());
        }
    }

    fn entry_itself(&self, entry: &str) -> String {
        let name = self.locale.find(&format!("symbol-{entry}"), &[("case", "nominative".into())]);
        // Entries of the user's own rule files have titles there, or else only their id.
        let own = || entry.replace('-', " ");
        capital(&name.map_or_else(own, |name| self.locale.in_full(name)))
    }

    fn passage(&mut self, passage: &Passage) {
        let said = |text: &String| Block::Paragraph(LangText { text: text.clone(), lang: passage.lang.clone() });
        self.blocks.extend(passage.paragraphs.iter().map(said));
        if passage.lang != self.locale.reads() {
            self.paragraph(self.locale.in_full(msg!("text-only-in", lang = passage.lang.as_str())));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::RuleBook;
    use crate::rules::Library;
    use crate::text::Lang;

    fn with(lang: Lang, chosen: &[(&str, &str)], check: impl Fn(&dyn Fn(&[&str]) -> Edition)) {
        let chosen: Vec<_> = chosen.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let game = Library::built_in().load("uno", &chosen).expect("no fault");
        let locale = Locale::new(lang).for_game(&game.rules.terms);
        let book = RuleBook::of(&game, lang.code());
        check(&|clauses| {
            let clauses: Vec<Clause> = clauses.iter().map(|clause| clause.parse().expect("a clause")).collect();
            if clauses.is_empty() {
                Edition::whole(&book, &game, &locale)
            } else {
                Edition::of_clauses(&book, &clauses, &game, &locale)
            }
        });
    }

    fn headings(edition: &Edition) -> Vec<(u8, &str)> {
        let heading = |block: &'_ Block| matches!(block, Block::Heading(..));
        let level = |block: &Block| if let Block::Heading(level, _) = block { *level } else { 0 };
        let blocks = edition.blocks.iter().filter(|block| heading(block));
        blocks.map(|block| (level(block), block.said().text.as_str())).collect()
    }

    #[test]
    fn the_whole_book_has_rules_cards_and_general_rules() {
        with(Lang::En, &[], |edition| {
            let whole = edition(&[]);
            let headings = headings(&whole);
            assert_eq!(whole.title.text, "UNO");
            assert_eq!(headings[..2], [(2, "The rules"), (3, "UN-1: Dealing")]);
            assert!(headings.contains(&(2, "What the cards do")) && headings.contains(&(3, "Wild draw four")));
            assert_eq!(headings.last(), Some(&(3, "G-15: By agreement")));
            assert_eq!(headings.len(), 3 + 20 + 18 + 5 + 15);
        });
        with(Lang::De, &[], |edition| assert!(headings(&edition(&[])).contains(&(3, "Zieh-Vier-Farbwahl"))));
        with(Lang::Fi, &[], |edition| assert!(headings(&edition(&[])).contains(&(3, "Nosta kaksi"))));
    }

    #[test]
    fn every_heading_of_every_book_says_something() {
        for (lang, id) in
            Lang::ALL.into_iter().flat_map(|lang| Library::built_in().ids().into_iter().map(move |id| (lang, id)))
        {
            let game = Library::built_in().load(&id, &[]).expect("a built-in game");
            let locale = Locale::new(lang).for_game(&game.rules.terms);
            let whole = Edition::whole(&RuleBook::of(&game, lang.code()), &game, &locale);
            assert!(headings(&whole).iter().all(|(_, heading)| !heading.is_empty()), "{lang}: {id}");
        }
    }

    #[test]
    fn what_a_table_has_chosen_stands_where_it_belongs() {
        with(Lang::En, &[("rounds", "3")], |edition| {
            let texts = |edition: Edition| -> Vec<String> {
                edition.blocks.iter().map(|block| block.said().text.clone()).collect()
            };
            assert!(texts(edition(&[])).contains(&"UNO by the book, except: Rounds: 3.".to_owned()));
            assert_eq!(texts(edition(&["UN-19"])).last().map(String::as_str), Some("Rounds: 3. Default: 1."));
        });
    }

    #[test]
    fn one_clause_is_its_own_title() {
        with(Lang::De, &[], |edition| {
            let one = edition(&["UN-4"]);
            assert_eq!((one.title.text.as_str(), one.blocks.len()), ("UN-4: Aussetzen", 1));
            let two = edition(&["UN-4", "UN-5"]);
            assert_eq!((two.title.text.as_str(), headings(&two)[0]), ("UNO", (2, "UN-4: Aussetzen")));
        });
    }

    #[test]
    fn a_card_of_which_there_is_none_has_a_heading() {
        let mut library = Library::built_in();
        let text = "id = \"bombs\"\nextends = \"uno\"\n[cards.big-bomb]\ncopies = 0\ntitle = { en = \"Big bomb\" }\n";
        library.add_text("bombs", "bombs.toml", text);
        let (name, text) = ("bombs/book.en.md".to_owned(), "# Bombs\n\n## card big-bomb\n\nIt explodes.\n".into());
        library.add_book(crate::rules::BookFile { name, text, game: "bombs".to_owned(), lang: "en".to_owned() });
        let game = library.load("bombs", &[]).expect("no fault");
        let locale = Locale::new(Lang::En).for_game(&game.rules.terms);
        let whole = Edition::whole(&RuleBook::of(&game, "en"), &game, &locale);
        assert!(headings(&whole).contains(&(3, "Big bomb")), "{:?}", headings(&whole));
    }
}
