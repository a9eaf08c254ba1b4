//! The messages of a language, each of which is parsed when it is told for the first time.

use std::sync::{Arc, Mutex, PoisonError};

use fluent::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::lang::Lang;
use super::names::{Form, Names};
use super::text::{Thing, capital};

/// For how many bytes a text has room at first.
const ROOM: usize = 64;

type Parsed = fluent::bundle::FluentBundle<FluentResource, IntlLangMemoizer>;

/// The messages of a language, or those of its names alone.
pub(super) struct Bundle {
    texts: &'static Texts,
    only_names: bool,
    /// Those that were told, and what they refer to. A function that a message uses must not ask the same bundle.
    parsed: Mutex<Parsed>,
}

/// A message that is about to be told.
pub(super) struct Told<'a> {
    bundle: &'a Parsed,
    message: FluentMessage<'a>,
}

impl Bundle {
    /// All messages of a language.
    pub fn new(lang: Lang) -> Self {
        let mut parsed = Parsed::new_concurrent(vec![lang.identifier()]);
        parsed.set_use_isolating(false);
        Bundle { texts: Texts::of(lang), only_names: false, parsed: Mutex::new(parsed) }
    }

    /// Those of the file of names.
    pub fn of_names(lang: Lang) -> Self {
        Bundle { only_names: true, ..Bundle::new(lang) }
    }

    /// The same with a function that messages may use.
    pub fn with_function<F>(self, name: &str, function: F) -> Self
    where
        F: for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> + Sync + Send + 'static,
    {
        let Bundle { texts, only_names, parsed } = self;
        let mut parsed = parsed.into_inner().unwrap_or_else(PoisonError::into_inner);
        let added = parsed.add_function(name, function);
        debug_assert!(added.is_ok(), "a function named {name} is there already");
        Bundle { texts, only_names, parsed: Mutex::new(parsed) }
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.place(id).is_some()
    }

    /// Tells a message; none if it is not there.
    pub fn tell<T>(&self, id: &str, tell: impl FnOnce(&Told<'_>) -> T) -> Option<T> {
        // Whoever failed while telling has left nothing half done in there.
        let mut parsed = self.parsed.lock().unwrap_or_else(PoisonError::into_inner);
        if !parsed.has_message(id) {
            parse(&mut parsed, self.texts, self.place(id)?);
        }
        Some(tell(&Told { bundle: &parsed, message: parsed.get_message(id)? }))
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.texts.find(id).filter(|place| !self.only_names || self.texts.is_name(*place))
    }
}

/// Parses a message and those that it refers to.
fn parse(parsed: &mut Parsed, texts: &Texts, place: usize) {
    let (id, message) = texts.message(place);
    if parsed.has_message(id) {
        return;
    }
    let resource = FluentResource::try_new(message.to_owned()).unwrap_or_else(|(resource, faults)| {
        debug_assert!(false, "{id}: {faults:?}");
        resource
    });
    let added = parsed.add_resource(resource);
    debug_assert!(added.is_ok(), "{id}: {added:?}");
    texts.referred(place).for_each(|place| parse(parsed, texts, place));
}

impl Told<'_> {
    /// Whether the message has an attribute.
    pub fn has(&self, attribute: &str) -> bool {
        self.message.get_attribute(attribute).is_some()
    }

    /// An attribute of the message, or its value; none if it does not have that.
    pub fn format(
        &self,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        faults: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = match attribute {
            Some(name) => self.message.get_attribute(name)?.value(),
            None => self.message.value()?,
        };
        // As a rule a text is longer than a few letters, and would be moved each time it has become twice as long.
        let mut text = String::with_capacity(ROOM);
        // Nothing fails when it is written into memory.
        let _ = self.bundle.write_pattern(&mut text, pattern, Some(args), faults);
        Some(text)
    }
}

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// All texts of a language.
pub(super) struct Texts {
    text: &'static str,
    /// Where those end that the file of names has.
    names_end: usize,
    /// All messages, by their ids in the order of the alphabet. There is no pointer in the table, so nothing has to be put
    /// right in it when the program starts.
    places: &'static [Place],
    references: &'static [u16],
}

/// Where a message stands: its first byte, the length of its id, its own length, where its references begin, and how many
/// there are.
struct Place(u32, u8, u16, u16, u8);

impl Texts {
    /// The place of the message with this id in the table.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.places.binary_search_by(|place| self.id(place).cmp(id)).ok()
    }

    /// Whether a message stands in the file of names.
    pub fn is_name(&self, place: usize) -> bool {
        self.places[place].start() < self.names_end
    }

    /// A message as it is written, with its id.
    pub fn message(&self, place: usize) -> (&'static str, &'static str) {
        let place = &self.places[place];
        (self.id(place), &self.text[place.start()..place.start() + usize::from(place.2)])
    }

    /// The places of the messages that a message refers to.
    pub fn referred(&self, place: usize) -> impl Iterator<Item = usize> {
        let Place(.., first, count) = self.places[place];
        let first = usize::from(first);
        self.references[first..first + usize::from(count)].iter().map(|place| usize::from(*place))
    }

    fn id(&self, place: &Place) -> &'static str {
        &self.text[place.start()..place.start() + usize::from(place.1)]
    }
}

impl Place {
    fn start(&self) -> usize {
        self.0 as usize
    }
}

/// A bundle to which the functions are known; they own the names of the game's cards.
pub(super) fn with_functions(bundle: Bundle, names: &Arc<Names>) -> Bundle {
    FUNCTIONS.into_iter().fold(bundle, |bundle, (function, style)| {
        let names = Arc::clone(names);
        bundle.with_function(function, move |things, asked| apply(&names, style, things, asked))
    })
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
fn apply(names: &Names, style: Style, things: &[FluentValue<'_>], asked: &FluentArgs<'_>) -> FluentValue<'static> {
    let thing = match things {
        [FluentValue::Custom(thing)] => (**thing).as_any().downcast_ref::<Thing>(),
        _ => None,
    };
    let Some(thing) = thing else { return FluentValue::Error };
    if let Style::Codes = style {
        return match thing {
            Thing::Cards(cards) => names.cards_code(cards),
            Thing::Colours(colours) => names.colours_code(colours),
            Thing::Symbols(symbols) => names.symbols_code(symbols),
        }
        .into();
    }
    let form = Form { case: word(asked, "case"), article: word(asked, "article"), join: word(asked, "join") };
    let text = match thing {
        Thing::Cards(cards) => names.cards(cards, form),
        Thing::Colours(colours) => names.colours(colours, form),
        Thing::Symbols(symbols) => names.symbols(symbols, form),
    };
    if word(asked, "capital").is_some() { capital(&text) } else { text }.into()
}

fn word<'a>(named: &'a FluentArgs<'_>, key: &'static str) -> Option<&'a str> {
    match named.get(key) {
        Some(FluentValue::String(word)) => Some(word.as_ref()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_found_with_what_it_refers_to() {
        for texts in Lang::ALL.map(Texts::of) {
            assert!(texts.places.len() > 1000);
            for place in 0..texts.places.len() {
                let (id, message) = texts.message(place);
                assert_eq!(texts.find(id), Some(place));
                assert!(message.starts_with(id) && message[id.len()..].trim_start().starts_with('='), "{message}");
                for other in texts.referred(place) {
                    let (other, _) = texts.message(other);
                    assert!(message.contains(other), "{id} refers to {other}: {message}");
                }
            }
            assert_eq!(texts.find("no-such-message"), None);
            assert!(texts.find("join-and").is_some_and(|place| texts.is_name(place)));
            assert!(texts.find("good-bye").is_some_and(|place| !texts.is_name(place)));
        }
    }
}
