//! The messages of a language, each of which is parsed when it is told for the first time.

use std::sync::{Mutex, PoisonError};

use fluent::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::lang::Lang;
use super::texts::Texts;

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
