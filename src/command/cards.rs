//! How cards and colours are typed: by code, by name, by the beginning of a name, in either order, in the chosen
//! language and, where that finds nothing, in the others.

use super::table::normal;
use crate::cards::{CardKind, Colour, Deck, Symbol, Wish};
use crate::engine::Call;
use crate::say::Names;

/// So many letters of a symbol's name mean it without a colour.
const CLEAR: usize = 3;

/// What a typed card is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// One kind of card.
    One(CardKind),
    /// Several kinds, in deck order.
    Several(Vec<CardKind>),
    /// None.
    None,
}

/// The spellings of a game's cards in one language.
#[derive(Clone, Debug)]
pub struct Cards {
    colours: Vec<Vec<String>>,
    kinds: Vec<Spelt>,
    calls: Vec<String>,
    between: Vec<String>,
}

#[derive(Clone, Debug)]
struct Spelt {
    kind: CardKind,
    symbol: Symbol,
    colour: Option<Colour>,
    symbols: Vec<String>,
    codes: Vec<String>,
    /// The codes of records, which are the same in every language.
    recorded: Vec<String>,
}

impl Cards {
    /// The spellings; `between` are small words that may stand between the others, such as `of`.
    #[must_use]
    pub fn new(names: &Names, deck: &Deck, record_code: impl Fn(CardKind) -> String, between: &str) -> Self {
        let colour = |colour| {
            let words = names.colour_words(colour).into_iter().chain([names.colour_code(colour).to_owned()]);
            words.flat_map(|word| spellings(&normal(&word))).collect()
        };
        let spelt = |kind| {
            let face = deck.face(kind);
            let symbol = names.symbol_code(face.symbol).to_owned();
            let symbols = names.symbol_words(face.symbol).into_iter().chain([symbol]);
            // A brailled deck marks numbers of a colour so: `b5x`.
            let is_number = face.colour.is_some() && deck.symbol_name(face.symbol).number.is_some();
            let codes = |code: String| {
                let marked = is_number.then(|| format!("{code}x"));
                [code].into_iter().chain(marked).flat_map(|code| spellings(&code.to_lowercase())).collect()
            };
            Spelt {
                kind,
                symbol: face.symbol,
                colour: face.colour,
                symbols: symbols.flat_map(|word| spellings(&normal(&word))).collect(),
                codes: codes(names.card_code(kind)),
                recorded: codes(record_code(kind)),
            }
        };
        Cards {
            colours: deck.all_colours().map(colour).collect(),
            kinds: deck.kinds().map(spelt).collect(),
            calls: names.calls().iter().map(|call| normal(call)).collect(),
            between: between.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// The words of a typed text, without the small ones between them.
    #[must_use]
    pub fn words(&self, typed: &str) -> Vec<String> {
        normal(typed)
            .split_whitespace()
            .filter(|word| !self.between.iter().any(|b| b == word))
            .map(str::to_owned)
            .collect()
    }

    /// The words of a typed card and what follows it. A small word stays where a card's name begins with it: `wish card`
    /// is a card, and `w wish blue` is not about two.
    #[must_use]
    pub fn card_words(&self, typed: &str) -> Vec<String> {
        let words = self.words(typed);
        let typed = normal(typed);
        let Some(first) = typed.split_whitespace().next() else { return words };
        let begins = |symbol: &String| symbol.split_whitespace().next() == Some(first);
        let named = self.kinds.iter().any(|spelt| spelt.symbols.iter().any(begins));
        if named && words.first().is_none_or(|word| word != first) {
            return [first.to_owned()].into_iter().chain(words).collect();
        }
        words
    }

    /// The call that the last words are, and how many words it has; small words count neither here nor there.
    #[must_use]
    pub fn call_at_end(&self, words: &[String]) -> Option<(Call, usize)> {
        let ends = |(index, call): (usize, &String)| {
            let parts = self.words(call);
            let is_at_end = !parts.is_empty() && words.ends_with(&parts);
            Some((Call(u8::try_from(index).ok()?), parts.len())).filter(|_| is_at_end)
        };
        self.calls.iter().enumerate().filter_map(ends).max_by_key(|(_, length)| *length)
    }

    /// The colour that these words name: exactly, or as the beginning of one name only.
    #[must_use]
    pub fn colour(&self, words: &[String]) -> Option<Colour> {
        let typed = words.join(" ");
        let matching = |fits: &dyn Fn(&String) -> bool| -> Vec<usize> {
            (0..self.colours.len()).filter(|index| self.colours[*index].iter().any(fits)).collect()
        };
        let exact = matching(&|word| *word == typed);
        let found = if exact.is_empty() { matching(&|word| word.starts_with(&typed)) } else { exact };
        match found.as_slice() {
            [index] if !typed.is_empty() => u8::try_from(*index).ok().map(Colour),
            _ => None,
        }
    }

    /// Which of these wishes the words name.
    #[must_use]
    pub fn wish(&self, words: &[String], wishes: &[Wish]) -> Option<Wish> {
        let named = match wishes.first()? {
            Wish::Colour(_) => Wish::Colour(self.colour(words)?),
            Wish::Symbol(_) => Wish::Symbol(self.symbol(words)?),
        };
        wishes.contains(&named).then_some(named)
    }

    /// The number or rank that these words name: exactly, or as the beginning of one name only.
    fn symbol(&self, words: &[String]) -> Option<Symbol> {
        let typed = words.concat();
        let matching = |fits: &dyn Fn(&Spelt) -> bool| -> Vec<Symbol> {
            let mut found: Vec<Symbol> =
                self.kinds.iter().filter(|spelt| fits(spelt)).map(|spelt| spelt.symbol).collect();
            found.sort_unstable();
            found.dedup();
            found
        };
        let exact = matching(&|spelt| spelt.symbols.iter().any(|symbol| squeezed(symbol) == typed));
        let found = if exact.is_empty() { matching(&|spelt| begins_symbol(spelt, words)) } else { exact };
        match found.as_slice() {
            [symbol] if !typed.is_empty() => Some(*symbol),
            _ => None,
        }
    }

    /// The card that these words name. Whole names and codes come before beginnings; a symbol or a colour alone, or
    /// some letters of a symbol, mean all cards that have it.
    #[must_use]
    pub fn card(&self, words: &[String]) -> Found {
        let found = self.kinds(words, |spelt| self.begins(spelt, words));
        match found.as_slice() {
            [] => Found::None,
            [kind] => Found::One(*kind),
            _ => Found::Several(found),
        }
    }

    /// Every card that these words may mean, whether or not they name its colour: `draw` means draw two of each colour
    /// and wild draw four.
    #[must_use]
    pub fn meant(&self, words: &[String]) -> Vec<CardKind> {
        self.kinds(words, |spelt| begins_symbol(spelt, words) || self.begins(spelt, words))
    }

    fn kinds(&self, words: &[String], begins: impl Fn(&Spelt) -> bool) -> Vec<CardKind> {
        let compact = words.concat();
        if compact.is_empty() {
            return Vec::new();
        }
        let colour = self.colour(words);
        // German g7 is the yellow 7, although records call the green one so.
        let tiers: [&dyn Fn(&Spelt) -> bool; 6] = [
            &|spelt| spelt.codes.contains(&compact) || self.is_spelt(spelt, &compact),
            &|spelt| spelt.recorded.contains(&compact),
            &|spelt| spelt.symbols.iter().any(|symbol| squeezed(symbol) == compact),
            &begins,
            &|spelt| spelt.colour.is_some() && spelt.colour == colour,
            &|spelt| compact.chars().count() >= CLEAR && begins_symbol(spelt, words),
        ];
        let kinds_of = |fits: &dyn Fn(&Spelt) -> bool| -> Vec<CardKind> {
            self.kinds.iter().filter(|spelt| fits(spelt)).map(|spelt| spelt.kind).collect()
        };
        tiers.into_iter().map(kinds_of).find(|kinds| !kinds.is_empty()).unwrap_or_default()
    }

    fn colour_words(&self, spelt: &Spelt) -> &[String] {
        spelt.colour.map_or(&[], |colour| &self.colours[usize::from(colour.0)])
    }

    /// Whether the text is colour and symbol in either order, or the symbol of a card without colour.
    fn is_spelt(&self, spelt: &Spelt, compact: &str) -> bool {
        spelt.symbols.iter().map(|symbol| squeezed(symbol)).any(|symbol| match spelt.colour {
            None => symbol == compact,
            Some(_) => self.colour_words(spelt).iter().map(|colour| squeezed(colour)).any(|colour| {
                let rest = |all: &str, end: &str| all.strip_prefix(end).is_some_and(|rest| rest == symbol);
                rest(compact, &colour) || compact.strip_prefix(&symbol).is_some_and(|rest| rest == colour)
            }),
        })
    }

    /// Whether the words are beginnings of colour and symbol, in either order.
    fn begins(&self, spelt: &Spelt, words: &[String]) -> bool {
        let symbol = |words: &[String]| begins_symbol(spelt, words);
        let colour = |words: &[String]| {
            let typed = words.concat();
            self.colour_words(spelt).iter().any(|colour| begins_with(colour, &typed))
        };
        match spelt.colour {
            None => symbol(words),
            Some(_) => (1..words.len()).any(|split| {
                let (first, last) = words.split_at(split);
                (colour(first) && symbol(last)) || (symbol(first) && colour(last))
            }),
        }
    }
}

/// Whether the words are the beginning of the card's symbol.
fn begins_symbol(spelt: &Spelt, words: &[String]) -> bool {
    let typed = words.concat();
    spelt.symbols.iter().any(|symbol| begins_with(symbol, &typed))
}

/// A word, and how it is typed where the keyboard has no dots: `grün`, `grun`, `gruen`.
pub(super) fn spellings(word: &str) -> Vec<String> {
    let replaced = |by: [&str; 4]| {
        ["ä", "ö", "ü", "ß"]
            .into_iter()
            .zip(by)
            .fold(word.to_owned(), |word, (dotted, plain)| word.replace(dotted, plain))
    };
    let mut all = vec![word.to_owned(), replaced(["a", "o", "u", "ss"]), replaced(["ae", "oe", "ue", "ss"])];
    all.dedup();
    all
}

fn squeezed(words: &str) -> String {
    words.replace(' ', "")
}

/// A number begins only itself: 1 is not the beginning of 10.
fn begins_with(word: &str, typed: &str) -> bool {
    let whole = typed.chars().all(|letter| letter.is_ascii_digit());
    let word = squeezed(word);
    if whole { word == typed } else { !typed.is_empty() && word.starts_with(typed) }
}
