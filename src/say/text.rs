//! Texts in all their forms, and the arguments of messages.

use std::borrow::Cow;
use std::sync::Arc;

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::line::{Channel, Line, Urgency};
use crate::cards::{CardKind, Colour, Symbol, Wish};

/// What is said, in every form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The full text.
    pub full: String,
    /// A shorter sentence in words, for a voice; the full text where there is none.
    pub short: String,
    /// The full text without the names of cards that nobody else may hear; the full text where there are none.
    pub quiet: String,
    /// The braille form; the full text where there is none of its own.
    pub braille: String,
}

impl Text {
    /// A text that is the same in all forms.
    #[must_use]
    pub fn plain(text: String) -> Text {
        Text { short: text.clone(), quiet: text.clone(), braille: text.clone(), full: text }
    }

    /// The full text as it is written where it is no line: into a file or a heading.
    #[must_use]
    pub fn written(&self) -> String {
        plain(&self.full)
    }

    /// The text with its first letter as a capital where it is spoken.
    #[must_use]
    pub(crate) fn capitalised(self) -> Text {
        let Text { full, short, quiet, braille } = self;
        Text { full: capital(&full), short: capital(&short), quiet: capital(&quiet), braille }
    }

    /// The text as a line of its own.
    #[must_use]
    pub fn line(self, channel: Channel, urgency: Urgency) -> Line {
        Line::of([self], channel, urgency)
    }

    /// The text as a line of its own, as it is: what begins with an id or a flag gets no capital letter.
    #[must_use]
    pub fn verbatim(self, channel: Channel, urgency: Urgency) -> Line {
        Line::new(self, channel, urgency)
    }
}

/// What a message is given: a number, a word, a card or several, or a text in all its forms.
#[derive(Clone, Debug)]
pub struct Arg<'a>(Given<'a>);

#[derive(Clone, Debug)]
enum Given<'a> {
    Value(FluentValue<'a>),
    Text(Text),
}

impl Arg<'_> {
    /// The same, a text with so many letters at most.
    #[must_use]
    pub fn at_most(self, letters: usize) -> Self {
        match self.0 {
            Given::Value(FluentValue::String(text)) if text.chars().count() > letters => {
                let begun: String = text.chars().take(letters).collect();
                Arg::from(begun.trim_end().to_owned() + "…")
            }
            given => Arg(given),
        }
    }

    /// Whether it is the same in a form as in full.
    pub(super) fn is_as_in_full(&self, form: impl Fn(&Text) -> &str) -> bool {
        match &self.0 {
            Given::Value(_) => true,
            Given::Text(text) => form(text) == text.full,
        }
    }
}

/// The things that only the functions of the locale can name.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Thing {
    Cards(Arc<[CardKind]>),
    Colours(Arc<[Colour]>),
    Symbols(Arc<[Symbol]>),
}

impl FluentType for Thing {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        format!("{self:?}").into()
    }

    fn as_string_threadsafe(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        format!("{self:?}").into()
    }
}

impl<'a> From<FluentValue<'a>> for Arg<'a> {
    fn from(value: FluentValue<'a>) -> Self {
        Arg(Given::Value(value))
    }
}

/// Each form of the message is given the same form of the text.
impl From<Text> for Arg<'_> {
    fn from(text: Text) -> Self {
        Arg(Given::Text(text))
    }
}

impl From<Thing> for Arg<'_> {
    fn from(thing: Thing) -> Self {
        FluentValue::Custom(Box::new(thing)).into()
    }
}

impl From<CardKind> for Arg<'_> {
    fn from(card: CardKind) -> Self {
        Thing::Cards([card].into()).into()
    }
}

impl From<&[CardKind]> for Arg<'_> {
    fn from(cards: &[CardKind]) -> Self {
        Thing::Cards(cards.into()).into()
    }
}

impl From<Colour> for Arg<'_> {
    fn from(colour: Colour) -> Self {
        Thing::Colours([colour].into()).into()
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

/// What can be wished: all colours, or all symbols.
impl From<&[Wish]> for Arg<'_> {
    fn from(wishes: &[Wish]) -> Self {
        let symbols = wishes.iter().filter_map(|wish| match wish {
            Wish::Symbol(symbol) => Some(*symbol),
            Wish::Colour(_) => None,
        });
        match wishes.first() {
            Some(Wish::Symbol(_)) => Thing::Symbols(symbols.collect()).into(),
            _ => Thing::Colours(wishes.iter().filter_map(|wish| wish.colour()).collect()).into(),
        }
    }
}

impl From<&[Colour]> for Arg<'_> {
    fn from(colours: &[Colour]) -> Self {
        Thing::Colours(colours.into()).into()
    }
}

impl From<&[Symbol]> for Arg<'_> {
    fn from(symbols: &[Symbol]) -> Self {
        Thing::Symbols(symbols.into()).into()
    }
}

impl From<Symbol> for Arg<'_> {
    fn from(symbol: Symbol) -> Self {
        Thing::Symbols([symbol].into()).into()
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(word: &'a str) -> Self {
        FluentValue::from(word).into()
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(word: &'a String) -> Self {
        word.as_str().into()
    }
}

impl From<String> for Arg<'_> {
    fn from(word: String) -> Self {
        FluentValue::from(word).into()
    }
}

/// A yes or no, for selectors.
impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        if yes { "yes" } else { "no" }.into()
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                FluentValue::from(number).into()
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, i32, i64, usize);

/// The arguments of a message, texts in the form that is wanted.
pub(super) fn fluent_args<'a>(args: &'a [(&'a str, Arg<'_>)], form: impl Fn(&'a Text) -> &'a str) -> FluentArgs<'a> {
    let value = |arg: &'a Arg<'_>| match &arg.0 {
        Given::Value(FluentValue::String(word)) => word.as_ref().into(),
        Given::Value(value) => value.clone(),
        Given::Text(text) => form(text).into(),
    };
    args.iter().map(|(name, arg)| (*name, value(arg))).collect()
}

impl Text {
    /// The text with another one behind it.
    #[must_use]
    pub fn beside(self, other: Text) -> Text {
        let join = |one: String, other: String| format!("{one} {other}");
        Text {
            full: join(self.full, other.full),
            short: join(self.short, other.short),
            quiet: join(self.quiet, other.quiet),
            braille: join(self.braille, other.braille),
        }
    }

    fn beside_all(self, others: impl IntoIterator<Item = Text>) -> Text {
        others.into_iter().fold(self, Text::beside)
    }
}

/// The text with its first letter as a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut begun = String::with_capacity(text.len());
    push_capital(&mut begun, text);
    begun
}

/// Writes a text behind another one, with its first letter as a capital.
pub(super) fn push_capital(to: &mut String, text: &str) {
    let mut letters = text.chars();
    to.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    to.push_str(letters.as_str());
}

const BLANK: char = '\u{A0}';

/// A name whose words stay on one row of the line in which it is told, if it fits there.
#[must_use]
pub fn together(name: &str) -> String {
    replaced(name, ' ', BLANK)
}

/// A text with plain blanks.
pub(super) fn plain(text: &str) -> String {
    replaced(text, BLANK, ' ')
}

/// A text with another letter in the place of one.
fn replaced(text: &str, letter: char, by: char) -> String {
    let mut parts = text.split(letter);
    let mut replaced = String::with_capacity(text.len());
    replaced.push_str(parts.next().unwrap_or_default());
    for part in parts {
        replaced.push(by);
        replaced.push_str(part);
    }
    replaced
}

/// A text with plain blanks; its names of several words, with the marks behind them, are added to the list.
pub(super) fn apart(text: String, names: &mut Vec<String>) -> String {
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

/// A text in which these names stay together again.
pub(super) fn again(text: &str, names: &[String]) -> String {
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
