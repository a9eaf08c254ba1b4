//! Texts in all their forms, and the arguments of messages.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use fluent::FluentValue;
use heck::ToKebabCase as _;

use crate::cards::{CardKind, Colour, Symbol, Wish};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    pub full: String,
    /// A shorter sentence for speech; the full text if there is none.
    pub short: String,
    /// Without the names of cards that other people in the room may not hear; the full text if there are none.
    pub quiet: String,
    /// The full text if there is no braille form.
    pub braille: String,
}

impl Text {
    pub fn plain(text: String) -> Text {
        Text { short: text.clone(), quiet: text.clone(), braille: text.clone(), full: text }
    }

    /// The full text for a file or a heading.
    pub fn written(&self) -> String {
        plain(&self.full)
    }

    pub(crate) fn capitalised(self) -> Text {
        self.changed(capital)
    }

    /// Changes all forms but braille.
    pub(crate) fn changed(self, change: impl Fn(&str) -> String) -> Text {
        Text { full: change(&self.full), short: change(&self.short), quiet: change(&self.quiet), ..self }
    }

    pub fn beside(self, other: Text) -> Text {
        let join = |one: String, other: String| format!("{one} {other}");
        Text {
            full: join(self.full, other.full),
            short: join(self.short, other.short),
            quiet: join(self.quiet, other.quiet),
            braille: join(self.braille, other.braille),
        }
    }

    /// The first sentences of each form.
    pub fn first_sentences(&self, count: usize) -> Text {
        let first = |form: &String| match form.match_indices(". ").nth(count - 1) {
            Some((end, _)) => form[..=end].to_owned(),
            None => form.clone(),
        };
        Text {
            full: first(&self.full),
            short: first(&self.short),
            quiet: first(&self.quiet),
            braille: first(&self.braille),
        }
    }

    pub fn beside_all(self, others: impl IntoIterator<Item = Text>) -> Text {
        others.into_iter().fold(self, Text::beside)
    }
}

/// An argument of a message: a number, a word, one card or several, or a text in all its forms.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    Value(FluentValue<'a>),
    Thing(Thing),
    Text(Text),
}

impl Arg<'_> {
    pub fn at_most(self, letters: usize) -> Self {
        match self {
            Arg::Value(FluentValue::String(text)) if text.chars().count() > letters => {
                let begun: String = text.chars().take(letters).collect();
                Arg::from(begun.trim_end().to_owned() + "…")
            }
            arg => arg,
        }
    }

    pub(super) fn is_as_in_full(&self, form: impl Fn(&Text) -> &str) -> bool {
        match self {
            Arg::Value(_) | Arg::Thing(_) => true,
            Arg::Text(text) => form(text) == text.full,
        }
    }
}

/// Arguments that only the functions of `bundle` can format.
#[derive(Clone, Debug, PartialEq)]
pub enum Thing {
    Cards(Arc<[CardKind]>),
    Colours(Arc<[Colour]>),
    Symbols(Arc<[Symbol]>),
}

impl From<Text> for Arg<'_> {
    fn from(text: Text) -> Self {
        Arg::Text(text)
    }
}

impl From<CardKind> for Arg<'_> {
    fn from(card: CardKind) -> Self {
        Arg::Thing(Thing::Cards([card].into()))
    }
}

impl From<&[CardKind]> for Arg<'_> {
    fn from(cards: &[CardKind]) -> Self {
        Arg::Thing(Thing::Cards(cards.into()))
    }
}

impl<'a, T> From<Vec<T>> for Arg<'a>
where
    Arg<'a>: for<'b> From<&'b [T]>,
{
    fn from(items: Vec<T>) -> Self {
        items.as_slice().into()
    }
}

impl<const N: usize> From<[CardKind; N]> for Arg<'_> {
    fn from(cards: [CardKind; N]) -> Self {
        Arg::Thing(Thing::Cards(cards.into()))
    }
}

impl From<Colour> for Arg<'_> {
    fn from(colour: Colour) -> Self {
        Arg::Thing(Thing::Colours([colour].into()))
    }
}

impl From<Wish> for Arg<'_> {
    fn from(wish: Wish) -> Self {
        match wish {
            Wish::Colour(colour) => colour.into(),
            Wish::Symbol(symbol) => symbol.into(),
        }
    }
}

/// Either all colours or all symbols.
impl From<&[Wish]> for Arg<'_> {
    fn from(wishes: &[Wish]) -> Self {
        let symbols = wishes.iter().filter_map(|wish| match wish {
            Wish::Symbol(symbol) => Some(*symbol),
            Wish::Colour(_) => None,
        });
        match wishes.first() {
            Some(Wish::Symbol(_)) => Arg::Thing(Thing::Symbols(symbols.collect())),
            _ => Arg::Thing(Thing::Colours(wishes.iter().filter_map(|wish| wish.colour()).collect())),
        }
    }
}

impl From<&[Colour]> for Arg<'_> {
    fn from(colours: &[Colour]) -> Self {
        Arg::Thing(Thing::Colours(colours.into()))
    }
}

impl From<&[Symbol]> for Arg<'_> {
    fn from(symbols: &[Symbol]) -> Self {
        Arg::Thing(Thing::Symbols(symbols.into()))
    }
}

impl From<Symbol> for Arg<'_> {
    fn from(symbol: Symbol) -> Self {
        Arg::Thing(Thing::Symbols([symbol].into()))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(word: &'a str) -> Self {
        Arg::Value(word.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(word: &'a String) -> Self {
        word.as_str().into()
    }
}

impl From<String> for Arg<'_> {
    fn from(word: String) -> Self {
        Arg::Value(word.into())
    }
}

impl From<&Path> for Arg<'_> {
    fn from(path: &Path) -> Self {
        path.display().to_string().into()
    }
}

impl From<&PathBuf> for Arg<'_> {
    fn from(path: &PathBuf) -> Self {
        path.as_path().into()
    }
}

impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        if yes { "yes" } else { "no" }.into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg::Value(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, i32, i64, usize);

/// The word for a variant, as in rule files: `own-minus` for `OwnMinus`.
pub fn word(variant: impl fmt::Debug) -> String {
    format!("{variant:?}").to_kebab_case()
}

pub fn capital(text: &str) -> String {
    let mut begun = String::with_capacity(text.len());
    push_capital(&mut begun, text);
    begun
}

pub fn push_capital(to: &mut String, text: &str) {
    let mut letters = text.chars();
    to.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    to.push_str(letters.as_str());
}

const BLANK: &str = "\u{A0}";

/// Joins the words of a name by no-break spaces, so that it stays on one row if it can. A finished line has plain
/// blanks, since screen readers read no-break spaces aloud, and lists its names separately.
pub fn together(name: &str) -> String {
    name.replace(' ', BLANK)
}

pub fn plain(text: &str) -> String {
    text.replace(BLANK, " ")
}

/// Replaces the no-break spaces, and adds the names, with the punctuation after them, to the list.
pub fn apart(text: String, names: &mut Vec<String>) -> String {
    if !text.contains(BLANK) {
        return text;
    }
    for name in text.split(' ').filter(|word| word.contains(BLANK)).map(plain) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    plain(&text)
}

pub fn again(text: &str, names: &[String]) -> String {
    names.iter().fold(text.to_owned(), |text, name| text.replace(name.as_str(), &together(name)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_kept_beside_a_text_with_plain_blanks() {
        let (king, two) = (together("King of hearts"), together("draw two"));
        let mut names = Vec::new();
        let text = apart(format!("{king}, {two} and 3, {two}."), &mut names);
        assert_eq!(text, "King of hearts, draw two and 3, draw two.");
        assert_eq!(names, ["King of hearts,", "draw two", "draw two."]);
        let mut told_again = Vec::new();
        assert_eq!(apart(again(&text, &names), &mut told_again), text);
        assert_eq!(told_again, names);
    }
}
