//! The rule file of a family and its compiled rules, and the checks that all families share: the deck and the print on
//! its cards, names, rows and clauses.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Deref;

use indexmap::IndexMap;
use serde::de::DeserializeOwned;

use super::diagnostic::{Counted, DiagnosticKind, Findings, Form};
use super::facts::{CardSelector, Clause, DeckFacts};
use super::family::{CommonFacts, CommonRules, MOST_BANS, Rows, general_clauses};
use super::options::{OptionChoice, OptionForm};
use super::terms::{PrintedFacts, SPOKEN_SIGNS, Terms, colour_codes, entry_codes, is_name, symbols_of};
use super::tree::{Table, Value};
use crate::cards::{CardKind, MAX_CARDS};

const MOST_COLOURS: usize = 16;

const MOST_NUMBER: i64 = 1000;

const LONGEST_CODE: usize = 3;

/// The rule file of one family, as written.
pub trait RuleFile: DeserializeOwned + fmt::Debug + Send + Sync + 'static {
    /// The compiled rules of a kind of card.
    type Kind: fmt::Debug + Send + Sync;

    /// Compiled data that only this family has.
    type Own: fmt::Debug + Send + Sync;

    /// The parts that the files of all families have.
    fn common(&self) -> CommonFacts<'_>;

    /// Reports all faults except those of clauses and of option names.
    fn check(check: &mut Check<'_, Self>, seats: Seats);

    /// Compiles the rules and reports faults that only appear then.
    fn compile(self, tree: &Table, findings: &mut Findings) -> Compiled<Self>;
}

/// The compiled rules of a game: those of its family, and through `Deref` the part that all families have.
#[derive(Clone, Debug)]
pub struct Compiled<R: RuleFile> {
    common: CommonRules,
    /// The rule set as written in the file.
    pub book: R,
    pub(crate) kinds: Vec<R::Kind>,
    /// Data that only this family has.
    pub(crate) own: R::Own,
}

impl<R: RuleFile> Compiled<R> {
    pub(crate) fn new(book: R, terms: Terms, kinds: Vec<R::Kind>, rows: Rows, own: R::Own) -> Self {
        let CommonFacts { family, id, clauses, sizes, .. } = book.common();
        let common = CommonRules { family, id: id.to_owned(), terms, clauses: clauses.clone(), sizes, rows };
        Compiled { common, book, kinds, own }
    }

    /// The rules of a kind of card.
    #[inline]
    pub fn kind(&self, kind: CardKind) -> &R::Kind {
        &self.kinds[kind.index()]
    }

    /// Changes the rule set after it was compiled.
    pub(crate) fn change_book(&mut self, change: impl FnOnce(&mut R)) {
        change(&mut self.book);
        self.common.sizes = self.book.common().sizes;
    }
}

impl<R: RuleFile> Deref for Compiled<R> {
    type Target = CommonRules;

    #[inline]
    fn deref(&self) -> &CommonRules {
        &self.common
    }
}

/// Table sizes for which the cards must suffice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    Every,
    Fewest,
}

/// A check in progress.
pub struct Check<'a, R> {
    pub book: &'a R,
    common: CommonFacts<'a>,
    pub tree: &'a Table,
    pub findings: Findings,
}

/// The path of an item of a list; `index` counts from 0.
pub fn item(list: &str, index: usize) -> String {
    format!("{list}.{}", index + 1)
}

impl<'a, R: RuleFile> Check<'a, R> {
    /// Begins the check of a rule set with its tree.
    pub fn new(book: &'a R, tree: &'a Table) -> Self {
        Check { book, common: book.common(), tree, findings: Findings::default() }
    }

    pub fn run(mut self, choices: &[OptionChoice], seats: Seats) -> Findings {
        self.clauses(choices);
        self.option_names(choices);
        R::check(&mut self, seats);
        self.findings
    }

    /// Reports a fault at a path.
    pub fn tell(&mut self, path: &str, what: DiagnosticKind) {
        self.findings.tell(self.tree.place(path), path, what);
    }

    pub fn unknown(&mut self, path: &str, word: &str, expected: impl IntoIterator<Item = impl AsRef<str>>) {
        let expected = expected.into_iter().map(|word| word.as_ref().to_owned()).collect();
        self.tell(path, DiagnosticKind::UnknownWord { word: word.to_owned(), expected });
    }

    pub fn malformed(&mut self, path: &str, text: &(impl ToString + ?Sized), form: Form) {
        self.tell(path, DiagnosticKind::BadForm { text: text.to_string(), form });
    }

    fn same(&mut self, path: &str, other: String, both: &(impl ToString + ?Sized)) {
        self.tell(path, DiagnosticKind::Same { other, both: both.to_string() });
    }

    pub fn conflict(&mut self, path: &str, other: impl Into<String>) {
        self.tell(path, DiagnosticKind::Conflict { other: other.into() });
    }

    pub fn idle(&mut self, path: &str, without: &[&'static str]) {
        self.tell(path, DiagnosticKind::Idle { without: without.to_vec() });
    }

    pub fn range(&mut self, path: &str, number: impl Into<i64>, (min, max): (i64, i64)) -> bool {
        let number = number.into();
        let inside = (min..=max).contains(&number);
        if !inside {
            self.tell(path, DiagnosticKind::OutOfRange { number, min, max });
        }
        inside
    }

    /// Checks `min` and `max` of a table: both in a range, and in order.
    pub fn min_and_max(&mut self, path: &str, min: u8, max: u8, range: (i64, i64)) {
        let path = |key: &str| format!("{path}.{key}");
        if self.range(&path("min"), min, range) & self.range(&path("max"), max, range) {
            self.range(&path("min"), min, (range.0, max.into()));
        }
    }

    /// Reports duplicate rows and too many banned ones.
    pub fn rows(&mut self) {
        for (index, row) in self.common.rows.iter().enumerate() {
            let path = item("matching.rows", index);
            self.range(&path, *row, (2, u16::MAX.into()));
            if self.common.rows[..index].contains(row) {
                self.tell(&path, DiagnosticKind::Twice { item: row.to_string() });
            }
        }
        let banned: BTreeSet<u16> = self.common.banned.iter().copied().collect();
        self.at_most("cards", Counted::Bans, banned.len(), MOST_BANS);
    }

    fn at_most(&mut self, path: &str, what: Counted, count: usize, most: usize) -> bool {
        if count > most {
            self.tell(path, DiagnosticKind::TooMany { what, count, most });
        }
        count <= most
    }

    pub fn needs_rows(&mut self) {
        if self.common.rows.is_empty() {
            self.tell("matching.rows", DiagnosticKind::Empty);
        }
    }

    /// Checks a deck whose cards may all have numbers, and the rows. Returns the number of cards, if it is known.
    pub fn numbered_deck(&mut self) -> Option<usize> {
        self.deck();
        let cards = self.printed();
        self.rows();
        self.needs_rows();
        cards
    }

    pub fn banned_row(&mut self, path: &str, row: u16) {
        let rows = self.common.rows;
        if !rows.contains(&row) {
            self.unknown(path, &row.to_string(), rows.iter().map(u16::to_string));
        }
    }

    pub fn deck(&mut self) {
        let deck = self.common.deck;
        self.at_most("deck.colours", Counted::Colours, deck.colours.len(), MOST_COLOURS);
        self.range("deck.packs", deck.packs, (1, u8::MAX.into()));
        for (count, packs) in &deck.packs_by_players {
            self.range(&format!("deck.packs-by-players.{count}"), *packs, (1, u8::MAX.into()));
        }
        for (index, colour) in deck.colours.iter().enumerate() {
            let path = item("deck.colours", index);
            self.name(&path, colour);
            if deck.colours[..index].contains(colour) {
                self.tell(&path, DiagnosticKind::Twice { item: colour.clone() });
            }
        }
        // Titles belong to colours of the deck.
        for (colour, title) in &deck.titles {
            let path = format!("deck.titles.{colour}");
            self.heard(&path, title);
            if !deck.colours.contains(colour) {
                self.unknown(&path, colour, &deck.colours);
            }
        }
    }

    /// Words for people contain no characters that a screen reader pronounces.
    pub fn heard<'b>(&mut self, path: &str, words: impl IntoIterator<Item = (impl fmt::Display, &'b String)>) {
        for (key, text) in words {
            let path = format!("{path}.{key}");
            if text.trim().is_empty() {
                self.tell(&path, DiagnosticKind::Empty);
            }
            if let Some(sign) = text.chars().find(|sign| SPOKEN_SIGNS.contains(*sign)) {
                self.malformed(&path, &sign, Form::Spoken);
            }
        }
    }

    /// Checks the print on all cards and returns their number, if it is known.
    pub fn printed(&mut self) -> Option<usize> {
        let mut sound = true;
        let (mut cards, mut kinds) = (0, 0);
        for (id, card) in self.common.cards.clone() {
            let symbols = self.symbols(id, card);
            let colours = self.colours(id, card);
            let copies = self.copies(id, card);
            if let Some(number) = card.number {
                self.range(&format!("cards.{id}.number"), number, (1, MOST_NUMBER));
            }
            if let Some(code) = card.code {
                self.code(id, code);
            }
            sound &= symbols.is_some() && colours.is_some();
            let own = symbols.unwrap_or(0) * colours.unwrap_or(0);
            kinds += own;
            cards += own * copies;
        }
        if !sound {
            return None;
        }
        if cards == 0 {
            self.tell("cards", DiagnosticKind::Empty);
            return None;
        }
        let path = if self.common.deck.most_packs() > 1 { "deck.packs" } else { "cards" };
        let is_deck = self.at_most("cards", Counted::Kinds, kinds, MAX_CARDS)
            && self.at_most(path, Counted::Cards, cards, MAX_CARDS);
        if is_deck {
            self.faces();
        }
        is_deck.then_some(cards)
    }

    /// The number of symbols of an entry, if they are well formed.
    fn symbols(&mut self, id: &str, card: PrintedFacts<'_>) -> Option<usize> {
        self.name(&format!("cards.{id}"), id);
        let Some(symbols) = card.symbols else { return Some(1) };
        let key = format!("cards.{id}.symbols");
        if symbols.is_empty() {
            self.tell(&key, DiagnosticKind::Empty);
        }
        let mut count = Some(0);
        for (index, symbol) in symbols.iter().enumerate() {
            let path = item(&key, index);
            let own = if symbol.contains("..") || is_hyphened(symbol) {
                let own = range_length(symbol);
                if own.is_none() {
                    self.malformed(&path, symbol, Form::Range);
                }
                own
            } else {
                self.name(&path, symbol);
                Some(1)
            };
            count = count.zip(own).map(|(count, own)| count + own);
        }
        count.filter(|count| *count > 0)
    }

    /// The number of colours of an entry; 1 for a card without colours.
    fn colours(&mut self, id: &str, card: PrintedFacts<'_>) -> Option<usize> {
        let Some(colours) = card.colours else { return Some(self.common.deck.colours.len().max(1)) };
        self.colour_list(&format!("cards.{id}.colours"), colours).then_some(colours.len().max(1))
    }

    /// The number of cards of each face, which must fit into a byte with all packs.
    fn copies(&mut self, id: &str, card: PrintedFacts<'_>) -> usize {
        let packs = self.common.deck.most_packs().max(1);
        self.range(&format!("cards.{id}.copies"), card.copies, (0, i64::from(u8::MAX / packs)));
        usize::from(card.copies) * usize::from(packs)
    }

    fn code(&mut self, id: &str, code: &str) {
        let visible = |byte: u8| byte.is_ascii_alphanumeric() || b"+-!%/".contains(&byte);
        if !(1..=LONGEST_CODE).contains(&code.len()) || !code.bytes().all(visible) {
            self.malformed(&format!("cards.{id}.code"), code, Form::Code);
        }
    }

    /// No two entries make the same face or code. Reported once for each entry.
    fn faces(&mut self) {
        let mut faces: Vec<Face<'_>> = Vec::new();
        for (id, card) in self.common.cards.clone() {
            let own = faces_of(self.common.deck, id, card);
            let twins = own.iter().enumerate().find_map(|(index, face)| {
                let twin = |other: &&Face<'_>| other.name == face.name || other.code == face.code;
                Some((face, faces.iter().chain(&own[..index]).find(twin)?))
            });
            match twins {
                Some((face, other)) if face.name == other.name => {
                    let path = format!("cards.{id}.symbols");
                    self.same(&path, format!("cards.{}.symbols", other.entry), &face.name);
                }
                Some((face, other)) => {
                    // Report the entry with an explicit code.
                    let (card, other) = if card.code.is_some() { (id, other.entry) } else { (other.entry, id) };
                    self.same(&format!("cards.{card}.code"), format!("cards.{other}.code"), &face.code);
                }
                None => {}
            }
            faces.extend(own);
        }
    }

    /// Reports a malformed name at a path.
    pub fn name(&mut self, path: &str, name: &str) {
        if !is_name(name) {
            self.malformed(path, name, Form::Name);
        }
    }

    fn option_names(&mut self, choices: &[OptionChoice]) {
        for OptionChoice { option, at, .. } in choices {
            let words = match &option.form {
                OptionForm::Words(words) => words.as_slice(),
                OptionForm::Number { .. } | OptionForm::Cards { .. } => &[],
            };
            let path = format!("options.{}", option.name);
            let mut malformed = |text: String, form| {
                self.findings.tell(*at, &path, DiagnosticKind::BadForm { text, form });
            };
            for name in std::iter::once(&option.name).chain(words).filter(|name| !is_name(name)) {
                malformed(name.clone(), Form::Name);
            }
            // Titles of an option and of its values can be read aloud.
            for text in option.title.values().chain(option.titles.values().flat_map(IndexMap::values)) {
                if let Some(sign) = text.chars().find(|sign| SPOKEN_SIGNS.contains(*sign)) {
                    malformed(sign.to_string(), Form::Spoken);
                }
            }
        }
    }

    /// Every referenced clause exists in the game or among the general ones, once.
    fn clauses(&mut self, choices: &[OptionChoice]) {
        let mut uses = Vec::new();
        clauses_in(self.tree, "", &mut uses);
        for choice in choices {
            let key = format!("options.{}.clause", choice.option.name);
            uses.extend(choice.option.clause.zip(choice.clause_at).map(|(clause, at)| (at, key, clause)));
            let key = format!("options.{}.changes", choice.option.name);
            let changes = choice.option.changes.iter().zip(&choice.changes_at);
            uses.extend(changes.map(|(clause, at)| (*at, key.clone(), *clause)));
        }
        let (own, general) = (self.common.clauses, general_clauses());
        for (at, path, clause) in uses {
            if !own.contains_key(&clause) && !general.contains_key(&clause) {
                let expected = own.keys().chain(general.keys()).map(Clause::to_string).collect();
                let what = DiagnosticKind::UnknownWord { word: clause.to_string(), expected };
                self.findings.tell(at, &path, what);
            }
        }
    }

    /// Returns true if an item of a list names an entry, a colour, or an entry in one of its colours.
    fn is_there(&self, item: &str) -> bool {
        let (cards, colours) = (&self.common.cards, &self.common.deck.colours);
        let listed = CardSelector::read(item, |id| cards.contains_key(id));
        let known = |colour: &str| colours.iter().any(|own| own == colour);
        match (listed.colour, listed.entry) {
            (Some(colour), Some(entry)) => cards
                .get(entry)
                .is_some_and(|card| card.colours.unwrap_or(colours).iter().any(|own| own == colour) && known(colour)),
            (Some(colour), None) => known(colour),
            (None, entry) => entry.is_some(),
        }
    }

    pub fn card_list(&mut self, path: &str, cards: &[String]) {
        let expected: Vec<&str> = self.common.cards.keys().copied().collect();
        for (index, card) in cards.iter().enumerate() {
            let item = item(path, index);
            if cards[..index].contains(card) {
                self.tell(&item, DiagnosticKind::Twice { item: card.clone() });
            } else if !self.is_there(card) {
                self.unknown(&item, card, &expected);
            }
        }
    }

    pub fn colour_list(&mut self, path: &str, colours: &[String]) -> bool {
        let expected = &self.common.deck.colours;
        let mut known = true;
        for (index, colour) in colours.iter().enumerate() {
            let item = item(path, index);
            if colours[..index].contains(colour) {
                self.tell(&item, DiagnosticKind::Twice { item: colour.clone() });
                known = false;
            } else if !expected.contains(colour) {
                self.unknown(&item, colour, expected);
                known = false;
            }
        }
        known
    }
}

/// A kind of card with its entry and its code in small letters.
struct Face<'a> {
    entry: &'a str,
    name: String,
    code: String,
}

fn faces_of<'a>(deck: &DeckFacts, id: &'a str, card: PrintedFacts<'_>) -> Vec<Face<'a>> {
    let colours = card.colours.unwrap_or(&deck.colours);
    let symbols = symbols_of(id, card.symbols);
    let names: Vec<String> = if colours.is_empty() {
        symbols.clone()
    } else {
        colours.iter().flat_map(|colour| symbols.iter().map(move |symbol| format!("{colour} {symbol}"))).collect()
    };
    let codes = entry_codes(&deck.colours, &colour_codes(&deck.colours), card.code, &symbols, colours);
    let face = |(name, code): (String, String)| Face { entry: id, name, code: code.to_ascii_lowercase() };
    names.into_iter().zip(codes).map(face).collect()
}

/// Returns true for `1-9`, which is not the syntax of ranges.
fn is_hyphened(symbol: &str) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|digit| digit.is_ascii_digit());
    symbol.split_once('-').is_some_and(|(low, high)| is_number(low) && is_number(high))
}

/// The length of a range; `None` if it is malformed or longer than a deck.
fn range_length(range: &str) -> Option<usize> {
    let (low, high) = range.split_once("..")?;
    let number = |text: &str| text.parse::<u16>().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
    let length = usize::from(number(high)?.checked_sub(number(low)?)?) + 1;
    (length <= MAX_CARDS).then_some(length)
}

/// All references to clauses: values of keys that end with `clause`.
fn clauses_in(table: &Table, above: &str, uses: &mut Vec<(usize, String, Clause)>) {
    for (key, entry) in table.iter() {
        let path = format!("{above}{key}");
        uses_in(&entry.node.value, key, entry.node.at, path, uses);
    }
}

fn uses_in(value: &Value, key: &str, at: usize, path: String, uses: &mut Vec<(usize, String, Clause)>) {
    match value {
        Value::Text(text) if key == "clause" || key.ends_with("-clause") => {
            uses.extend(text.parse().ok().map(|clause| (at, path, clause)));
        }
        Value::Table(table) => clauses_in(table, &(path + "."), uses),
        Value::List(list) => {
            for (index, node) in list.iter().enumerate() {
                uses_in(&node.value, "", node.at, format!("{path}.{}", index + 1), uses);
            }
        }
        _ => {}
    }
}
