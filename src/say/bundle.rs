//! The messages of each language, parsed when the language is first used, and the functions that they call.

use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentError, FluentMessage, FluentResource, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::lang::Lang;
use super::names::{Form, Names};
use super::text::{Thing, capital};

// Defines `sources(lang)`: the text of `names.ftl`, and that of all other files of the language.
include!(concat!(env!("OUT_DIR"), "/texts.rs"));

type FluentBundle = fluent::bundle::FluentBundle<FluentResource, IntlLangMemoizer>;

pub(super) struct Bundle(FluentBundle);

pub(super) struct BundleMessage<'a> {
    bundle: &'a FluentBundle,
    message: FluentMessage<'a>,
}

impl Bundle {
    pub fn of(lang: Lang) -> &'static Self {
        static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        BUNDLES[lang as usize].get_or_init(|| {
            let Bundle(mut bundle) = Bundle::parsed(lang, &sources(lang));
            for (function, style) in FUNCTIONS {
                let added = bundle.add_function(function, move |things, options| apply(style, things, options));
                debug_assert!(added.is_ok(), "{function}: {added:?}");
            }
            Bundle(bundle)
        })
    }

    /// Only the messages of `names.ftl`.
    pub fn of_names(lang: Lang) -> &'static Self {
        static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
        BUNDLES[lang as usize].get_or_init(|| Bundle::parsed(lang, &sources(lang)[..1]))
    }

    fn parsed(lang: Lang, sources: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
                debug_assert!(false, "{lang}: {errors:?}");
                resource
            });
            let added = bundle.add_resource(resource);
            debug_assert!(added.is_ok(), "{lang}: {added:?}");
        }
        Bundle(bundle)
    }

    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    pub fn message(&self, id: &str) -> Option<BundleMessage<'_>> {
        Some(BundleMessage { bundle: &self.0, message: self.0.get_message(id)? })
    }
}

impl BundleMessage<'_> {
    pub fn has(&self, attribute: &str) -> bool {
        self.message.get_attribute(attribute).is_some()
    }

    /// None if the message does not have the attribute, or no value.
    pub fn format(
        &self,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
        errors: &mut Vec<FluentError>,
    ) -> Option<String> {
        let pattern = match attribute {
            Some(name) => self.message.get_attribute(name)?.value(),
            None => self.message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, Some(args), errors).into_owned())
    }
}

/// The argument of a function: a card, colour or symbol with the names of its game.
#[derive(Clone)]
pub(super) struct NamedThing {
    pub thing: Thing,
    pub names: Arc<Names>,
}

impl fmt::Debug for NamedThing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.thing.fmt(f)
    }
}

impl PartialEq for NamedThing {
    fn eq(&self, other: &Self) -> bool {
        self.thing == other.thing && Arc::ptr_eq(&self.names, &other.names)
    }
}

impl FluentType for NamedThing {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> std::borrow::Cow<'static, str> {
        format!("{self:?}").into()
    }

    fn as_string_threadsafe(&self, _: &IntlLangMemoizer) -> std::borrow::Cow<'static, str> {
        format!("{self:?}").into()
    }
}

#[derive(Clone, Copy)]
enum Style {
    Names,
    Codes,
}

/// Each takes one argument: a card, colour or symbol, or several of them.
const FUNCTIONS: [(&str, Style); 4] =
    [("CARD", Style::Names), ("COLOUR", Style::Names), ("SYMBOL", Style::Names), ("CODE", Style::Codes)];

/// The options are `case`, `article`, `capital` and, for several, `join`.
fn apply(style: Style, things: &[FluentValue<'_>], options: &FluentArgs<'_>) -> FluentValue<'static> {
    let thing = match things {
        [FluentValue::Custom(thing)] => (**thing).as_any().downcast_ref::<NamedThing>(),
        _ => None,
    };
    let Some(NamedThing { thing, names }) = thing else { return FluentValue::Error };
    if let Style::Codes = style {
        return match thing {
            Thing::Cards(cards) => names.cards_code(cards),
            Thing::Colours(colours) => names.colours_code(colours),
            Thing::Symbols(symbols) => names.symbols_code(symbols),
        }
        .into();
    }
    let form = Form { case: word(options, "case"), article: word(options, "article"), join: word(options, "join") };
    let text = match thing {
        Thing::Cards(cards) => names.cards(cards, form),
        Thing::Colours(colours) => names.colours(colours, form),
        Thing::Symbols(symbols) => names.symbols(symbols, form),
    };
    if word(options, "capital").is_some() { capital(&text) } else { text }.into()
}

fn word<'a>(options: &'a FluentArgs<'_>, key: &'static str) -> Option<&'a str> {
    match options.get(key) {
        Some(FluentValue::String(word)) => Some(word.as_ref()),
        _ => None,
    }
}
