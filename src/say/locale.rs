//! The texts of one language: the only user of Fluent, together with the names of the cards in `names`.

use std::borrow::Cow;
use std::sync::Arc;

use fluent::bundle::FluentBundle;
use fluent::types::FluentType;
use fluent::{FluentArgs, FluentError, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::lang::Lang;
use super::names::{Form, Names, join_with};
use crate::cards::{CardKind, Colour, Symbol};
use crate::rules::Rules;

pub(super) type Bundle = FluentBundle<Arc<FluentResource>, IntlLangMemoizer>;

/// The files of a language; the names come first.
macro_rules! sources {
    ($lang:literal) => {
        [
            include_str!(concat!("../../locales/", $lang, "/names.ftl")),
            include_str!(concat!("../../locales/", $lang, "/game.ftl")),
        ]
    };
}

/// What is said, in both forms.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    /// The full text.
    pub full: String,
    /// The braille form; the full text where there is none of its own.
    pub braille: String,
}

/// What a message is given: a number, a word, a card or several.
#[derive(Clone, Debug)]
pub struct Arg<'a>(FluentValue<'a>);

/// The things that only the functions of the locale can name.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    Cards(Vec<CardKind>),
    Colours(Vec<Colour>),
    Symbols(Vec<Symbol>),
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

impl From<Thing> for Arg<'_> {
    fn from(thing: Thing) -> Self {
        Arg(FluentValue::Custom(Box::new(thing)))
    }
}

impl From<CardKind> for Arg<'_> {
    fn from(card: CardKind) -> Self {
        Thing::Cards(vec![card]).into()
    }
}

impl From<&[CardKind]> for Arg<'_> {
    fn from(cards: &[CardKind]) -> Self {
        Thing::Cards(cards.to_vec()).into()
    }
}

impl From<Colour> for Arg<'_> {
    fn from(colour: Colour) -> Self {
        Thing::Colours(vec![colour]).into()
    }
}

impl From<&[Colour]> for Arg<'_> {
    fn from(colours: &[Colour]) -> Self {
        Thing::Colours(colours.to_vec()).into()
    }
}

impl From<&[Symbol]> for Arg<'_> {
    fn from(symbols: &[Symbol]) -> Self {
        Thing::Symbols(symbols.to_vec()).into()
    }
}

impl From<Symbol> for Arg<'_> {
    fn from(symbol: Symbol) -> Self {
        Thing::Symbols(vec![symbol]).into()
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(word: &'a str) -> Self {
        Arg(word.into())
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(word: &'a String) -> Self {
        Arg(word.as_str().into())
    }
}

impl From<String> for Arg<'_> {
    fn from(word: String) -> Self {
        Arg(word.into())
    }
}

/// A yes or no, for selectors.
impl From<bool> for Arg<'_> {
    fn from(yes: bool) -> Self {
        Arg(if yes { "yes" } else { "no" }.into())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Arg(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, i32, usize);

/// Why a text could not be made: a slip in a locale file or in a call.
#[derive(Debug, thiserror::Error)]
pub enum LocaleError {
    /// There is no such message.
    #[error("{lang}: no message {id}")]
    Missing {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
    },
    /// The message cannot be formatted with what it was given.
    #[error("{lang}: message {id}: {faults:?}")]
    Faulty {
        /// The language.
        lang: Lang,
        /// The message.
        id: String,
        /// What Fluent says.
        faults: Vec<FluentError>,
    },
}

/// The texts of one language, and the names of the cards of one game if there is one.
pub struct Locale {
    lang: Lang,
    resources: Vec<Arc<FluentResource>>,
    bundle: Bundle,
    names: Option<Arc<Names>>,
}

impl Locale {
    /// The texts of a language, before a game is chosen: messages that name cards cannot be used yet.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let sources = match lang {
            Lang::De => sources!("de"),
            Lang::En => sources!("en"),
            Lang::Fi => sources!("fi"),
        };
        let resources: Vec<_> = sources.into_iter().map(|source| Arc::new(parse(source))).collect();
        Locale { lang, bundle: bundle(lang, &resources), resources, names: None }
    }

    /// The same texts with the cards of a game.
    #[must_use]
    pub fn for_game(&self, rules: &Rules) -> Self {
        let names = Arc::new(Names::new(self.lang, &self.resources[0], rules));
        let mut bundle = bundle(self.lang, &self.resources);
        for (function, style) in FUNCTIONS {
            let names = Arc::clone(&names);
            let added = bundle.add_function(function, move |things, named| apply(&names, style, things, named));
            debug_assert!(added.is_ok(), "a function named {function} is there already");
        }
        Locale { lang: self.lang, resources: self.resources.clone(), bundle, names: Some(names) }
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The names of the game's cards; none before a game is chosen.
    #[must_use]
    pub fn names(&self) -> Option<&Names> {
        self.names.as_deref()
    }

    /// Whether there is such a message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message with its arguments. A fault in the message is a fault of the program: it stops a debug build, a
    /// release shows the message's id instead.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Text {
        self.try_text(id, args).unwrap_or_else(|fault| {
            debug_assert!(false, "{fault}");
            Text { full: id.to_owned(), braille: id.to_owned() }
        })
    }

    /// The full text alone.
    #[must_use]
    pub fn full(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.text(id, args).full
    }

    /// Joins a list as the language does: commas, and before the last `and`, `or` or, for `list`, a comma.
    #[must_use]
    pub fn join(&self, items: impl IntoIterator<Item = String>, join: &str) -> String {
        join_with(&self.bundle, items, join)
    }

    /// A message with its arguments.
    ///
    /// # Errors
    /// If there is no such message, or it needs something that it was not given.
    pub fn try_text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<Text, LocaleError> {
        let missing = || LocaleError::Missing { lang: self.lang, id: id.to_owned() };
        let message = self.bundle.get_message(id).ok_or_else(missing)?;
        let value = message.value().ok_or_else(missing)?;
        let args: FluentArgs = args.iter().map(|(name, arg)| (*name, arg.0.clone())).collect();
        let mut faults = Vec::new();
        let full = self.bundle.format_pattern(value, Some(&args), &mut faults).into_owned();
        let braille = match message.get_attribute("braille") {
            Some(own) => self.bundle.format_pattern(own.value(), Some(&args), &mut faults).into_owned(),
            None => full.clone(),
        };
        if faults.is_empty() {
            Ok(Text { full, braille })
        } else {
            Err(LocaleError::Faulty { lang: self.lang, id: id.to_owned(), faults })
        }
    }
}

fn parse(source: &str) -> FluentResource {
    FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, faults)| {
        debug_assert!(false, "locale file: {faults:?}");
        resource
    })
}

pub(super) fn bundle(lang: Lang, resources: &[Arc<FluentResource>]) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.identifier()]);
    bundle.set_use_isolating(false);
    for resource in resources {
        if let Err(faults) = bundle.add_resource(Arc::clone(resource)) {
            debug_assert!(false, "{lang}: {faults:?}");
        }
    }
    bundle
}

/// How a function names things: by their names or by their short codes.
#[derive(Clone, Copy)]
enum Style {
    Names,
    Codes,
}

/// The functions that messages may use; each takes one thing or several.
const FUNCTIONS: [(&str, Style); 4] =
    [("CARD", Style::Names), ("COLOUR", Style::Names), ("SYMBOL", Style::Names), ("CODE", Style::Codes)];

/// Names a thing in the form that the message asks for: `case`, `article`, `capital` and, for several, `join`.
fn apply(names: &Names, style: Style, things: &[FluentValue<'_>], named: &FluentArgs<'_>) -> FluentValue<'static> {
    let [FluentValue::Custom(thing)] = things else { return FluentValue::Error };
    let Some(thing) = (**thing).as_any().downcast_ref::<Thing>() else { return FluentValue::Error };
    if let Style::Codes = style {
        return match thing {
            Thing::Cards(cards) => names.cards_code(cards),
            Thing::Colours(colours) => names.colours_code(colours),
            Thing::Symbols(symbols) => names.symbols_code(symbols),
        }
        .into();
    }
    let form = Form { case: word(named, "case"), article: word(named, "article"), join: word(named, "join") };
    let text = match thing {
        Thing::Cards(cards) => names.cards(cards, form),
        Thing::Colours(colours) => names.colours(colours, form),
        Thing::Symbols(symbols) => names.symbols(symbols, form),
    };
    if word(named, "capital").is_some() { capital(&text) } else { text }.into()
}

fn word<'a>(named: &'a FluentArgs<'_>, key: &'static str) -> Option<&'a str> {
    match named.get(key) {
        Some(FluentValue::String(word)) => Some(word.as_ref()),
        _ => None,
    }
}

/// The text with its first letter as a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
