//! The functions that messages may use to name cards, colours and symbols.

use std::sync::Arc;

use fluent::{FluentArgs, FluentValue};

use super::arg::Thing;
use super::bundle::Bundle;
use super::capital::capital;
use super::names::{Form, Names};

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
