//! The functions that messages call to name cards, colours and symbols, and the arguments of messages for Fluent.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::bundle::Bundle;
use super::forms::{Arg, Text, Thing, capital};
use super::lang::Lang;
use super::names::{NameForm, Names};

/// All messages of a language, with the functions.
pub(super) fn bundle_of(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| {
        Bundle::of(lang, |bundle| {
            for (function, style) in FUNCTIONS {
                let added = bundle.add_function(function, move |things, options| apply(style, things, options));
                debug_assert!(added.is_ok(), "{function}: {added:?}");
            }
        })
    })
}

/// The arguments in one form. Cards, colours and symbols are left out if there are no names for them.
pub(super) fn fluent_args<'a>(
    args: &'a [(&'a str, Arg<'_>)],
    names: Option<&Arc<Names>>,
    form: impl Fn(&'a Text) -> &'a str,
) -> FluentArgs<'a> {
    let value = |arg: &'a Arg<'_>| match arg {
        Arg::Value(FluentValue::String(word)) => Some(word.as_ref().into()),
        Arg::Value(value) => Some(value.clone()),
        Arg::Thing(thing) => {
            let value = NamedThing { thing: thing.clone(), names: Arc::clone(names?) };
            Some(FluentValue::Custom(Box::new(value)))
        }
        Arg::Text(text) => Some(form(text).into()),
    };
    args.iter().filter_map(|(name, arg)| Some((*name, value(arg)?))).collect()
}

#[derive(Clone)]
struct NamedThing {
    thing: Thing,
    names: Arc<Names>,
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

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        format!("{self:?}").into()
    }

    fn as_string_threadsafe(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        format!("{self:?}").into()
    }
}

#[derive(Clone, Copy)]
enum Style {
    Names,
    Codes,
}

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
        return names.codes(thing).into();
    }
    let form =
        NameForm { case: word(options, "case"), article: word(options, "article"), join: word(options, "join") };
    let text = names.list(thing, form);
    if word(options, "capital").is_some() { capital(&text) } else { text }.into()
}

fn word<'a>(options: &'a FluentArgs<'_>, key: &'static str) -> Option<&'a str> {
    match options.get(key) {
        Some(FluentValue::String(word)) => Some(word.as_ref()),
        _ => None,
    }
}
