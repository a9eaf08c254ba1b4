//! Checks the deck and the print on its cards.

use super::{Check, item};
use crate::cards::MAX_CARDS;
use crate::rules::diagnostic::{Counted, DiagnosticKind, Form};
use crate::rules::facts::DeckFacts;
use crate::rules::family::RuleFile;
use crate::rules::terms::{PrintedFacts, SPOKEN_SIGNS, colour_codes, entry_codes, symbols_of};

const MOST_COLOURS: usize = 16;

const MOST_NUMBER: i64 = 1000;

const LONGEST_CODE: usize = 3;

impl<R: RuleFile> Check<'_, R> {
    pub(in crate::rules) fn deck(&mut self) {
        let deck = self.common.deck;
        if deck.colours.len() > MOST_COLOURS {
            let (what, count) = (Counted::Colours, deck.colours.len());
            self.tell("deck.colours", DiagnosticKind::TooMany { what, count, most: MOST_COLOURS });
        }
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
        self.colour_titles();
    }

    /// Titles belong to colours of the deck.
    fn colour_titles(&mut self) {
        let deck = self.common.deck;
        for (colour, title) in &deck.titles {
            let path = format!("deck.titles.{colour}");
            self.heard(&path, title.iter().map(|(lang, text)| (lang.as_str(), text)));
            if !deck.colours.contains(colour) {
                self.unknown(&path, colour, &deck.colours);
            }
        }
    }

    /// Words for people contain no characters that a screen reader pronounces.
    pub(super) fn heard<'b>(&mut self, path: &str, words: impl Iterator<Item = (&'b str, &'b String)>) {
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
    pub(crate) fn printed(&mut self) -> Option<usize> {
        let mut sound = true;
        let (mut cards, mut kinds) = (0, 0);
        for (id, card) in self.common.cards.clone() {
            let symbols = self.symbols(id, card);
            let colours = self.colours(id, card);
            let copies = self.copies(id, card);
            if let Some(number) = card.number {
                self.range(&format!("cards.{id}.number"), number, (1, MOST_NUMBER));
            }
            self.code(id, card);
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
        } else if kinds > MAX_CARDS {
            let what = Counted::Kinds;
            self.tell("cards", DiagnosticKind::TooMany { what, count: kinds, most: MAX_CARDS });
        } else if cards > MAX_CARDS {
            let path = if self.common.deck.most_packs() > 1 { "deck.packs" } else { "cards" };
            let what = Counted::Cards;
            self.tell(path, DiagnosticKind::TooMany { what, count: cards, most: MAX_CARDS });
        } else {
            self.faces();
            return Some(cards);
        }
        None
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

    fn code(&mut self, id: &str, card: PrintedFacts<'_>) {
        if let Some(code) = card.code {
            let visible = |byte: u8| byte.is_ascii_alphanumeric() || b"+-!%/".contains(&byte);
            if !(1..=LONGEST_CODE).contains(&code.len()) || !code.bytes().all(visible) {
                self.malformed(&format!("cards.{id}.code"), code, Form::Code);
            }
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
