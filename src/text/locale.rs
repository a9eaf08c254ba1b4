//! The texts of one language, and the functions that messages call to name cards, colours and symbols.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use fluent::types::FluentType;
use fluent::{FluentArgs, FluentError, FluentValue};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::bundle::{Bundle, BundleMessage};
use super::forms::{Arg, Text, Thing, capital};
use super::lang::Lang;
use super::line::Line;
use super::message::Message;
use super::msg;
use super::names::{NameForm, Names, join_with};
use crate::rules::{GameTitles, Kind, Terms};

/// The texts of one language, with the card names of one game if a game was chosen.
#[derive(Clone)]
pub struct Locale {
    lang: Lang,
    bundle: &'static Bundle,
    names: Option<Arc<Names>>,
    titles: Arc<GameTitles>,
    /// True if texts name keys to press instead of commands to type.
    single_keys: bool,
    /// The language of the user's own rule files, if it is not a language of the program.
    reads: Option<Arc<str>>,
}

impl Locale {
    /// Without a game: messages that name cards cannot be used yet.
    pub fn new(lang: Lang) -> Self {
        Locale { lang, bundle: bundle_of(lang), names: None, titles: Arc::default(), single_keys: false, reads: None }
    }

    pub fn for_game(&self, terms: &Terms) -> Self {
        Locale { names: Some(Arc::new(Names::new(self.bundle, self.reads(), terms))), ..self.clone() }
    }

    pub fn with_titles(self, titles: impl Into<Arc<GameTitles>>) -> Self {
        Locale { titles: titles.into(), ..self }
    }

    pub fn with_single_keys(&self, on: bool) -> Self {
        Locale { single_keys: on, ..self.clone() }
    }

    pub fn has_single_keys(&self) -> bool {
        self.single_keys
    }

    pub fn titles(&self) -> &Arc<GameTitles> {
        &self.titles
    }

    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Sets the language in which texts of rule files and rule books are read, if they have it.
    pub fn reading(self, code: Option<&str>) -> Self {
        Locale { reads: code.map(Arc::from), ..self }
    }

    pub fn reads(&self) -> &str {
        self.reads.as_deref().unwrap_or(self.lang.code())
    }

    pub fn names(&self) -> Option<&Names> {
        self.names.as_deref()
    }

    /// The name of a game; of a game without a title its id, with a capital.
    pub fn game_name(&self, id: &str) -> String {
        let title = || self.titles.of(id, self.reads()).map_or_else(|| capital(id), str::to_owned);
        self.find(&format!("game-{id}"), &[]).map_or_else(title, |own| self.in_full(own))
    }

    /// `colour` or `suit`, as the game says.
    pub(crate) fn called(&self) -> &'static str {
        if self.names.as_ref().is_some_and(|names| names.suits) { "suit" } else { "colour" }
    }

    /// An attribute of a message; none if the message does not have it. The variables are `$called` and the words.
    pub fn attribute(&self, message: &Message<'_>, name: &str, words: &[(&'static str, String)]) -> Option<String> {
        let called = [("called", self.called())];
        let words = words.iter().map(|(name, word)| (*name, word.as_str()));
        let args = called.into_iter().chain(words).collect::<FluentArgs<'_>>();
        self.bundle.message(&message.id).and_then(|told| told.format(Some(name), &args, &mut Vec::new()))
    }

    /// Formats a message. Variables of the wrong type, and cards before a game is chosen, are errors in the program:
    /// a debug build panics, a release shows the id.
    pub fn say(&self, message: Message<'_>) -> Text {
        let Message { id, args, .. } = message;
        self.try_text(&id, &args).unwrap_or_else(|faults| {
            debug_assert!(false, "{}: message {id}: {faults:?}", self.lang);
            Text::plain(id.into_owned())
        })
    }

    pub fn in_full(&self, message: Message<'_>) -> String {
        self.say(message).written()
    }

    /// Finds a message whose id is built from data, such as the name of an option of a rule file.
    pub fn find<'a>(&self, id: &str, args: &[(&'static str, Arg<'a>)]) -> Option<Message<'a>> {
        self.has(id).then(|| Message::found(id.to_owned(), args))
    }

    /// Finds the message of a family of games, or else the common one.
    pub fn find_of_family<'a>(
        &self,
        id: &str,
        family: Kind,
        args: &[(&'static str, Arg<'a>)],
    ) -> Option<Message<'a>> {
        ending(family).and_then(|ending| self.find(&format!("{id}{ending}"), args)).or_else(|| self.find(id, args))
    }

    pub fn of_family<'a>(&self, message: Message<'a>, family: Kind) -> Message<'a> {
        match ending(family).map(|ending| format!("{}{ending}", message.id)) {
            Some(own) if self.has(&own) => message.renamed(own),
            _ => message,
        }
    }

    fn has(&self, id: &str) -> bool {
        self.bundle.has(id)
    }

    /// The items of a message that is a comma-separated list. A dash stands for an empty list, since no message can
    /// be empty.
    pub fn list(&self, message: Message<'_>) -> Vec<String> {
        self.in_full(message)
            .split(',')
            .map(str::trim)
            .filter(|item| !matches!(*item, "" | "-"))
            .map(str::to_owned)
            .collect()
    }

    /// Joins a list by the messages `join-list` and, before the last item, `join-and`, `join-or` etc. Items with an
    /// empty braille form are left out of that form.
    pub fn join(&self, items: impl IntoIterator<Item = Text>, join: &str) -> Text {
        let mut items: Vec<Text> = items.into_iter().collect();
        if let [_] = items[..] {
            return items.remove(0);
        }
        let form = |form: fn(&Text) -> &String| items.iter().map(form).filter(|item| !item.is_empty()).cloned();
        Text {
            full: join_with(self.bundle, items.iter().map(|item| item.full.clone()), join, None),
            short: join_with(self.bundle, form(|item| &item.short), join, None),
            quiet: join_with(self.bundle, form(|item| &item.quiet), join, None),
            braille: join_with(self.bundle, form(|item| &item.braille), join, Some("braille")),
        }
    }

    /// Joins sentences that have no full stop yet: "Anna plays red 5. Ben draws a card". None if there are none.
    pub fn sentences(&self, sentences: impl IntoIterator<Item = Text>) -> Option<Text> {
        let join = |first, next: Text| self.join([first, next.capitalised()], "sentences");
        sentences.into_iter().reduce(join)
    }

    /// Repeats the lines since the player's last turn, or since the deal, as one line.
    pub fn news(&self, lines: &[&Line], since_deal: bool) -> Line {
        if lines.is_empty() {
            return Line::answer([self.say(msg!("news-nothing", deal = since_deal))]);
        }
        let join = |form: fn(&Line) -> &str| lines.iter().map(|line| form(line)).collect::<Vec<_>>().join(" ");
        let told = Text {
            full: join(|line| &line.text),
            short: join(|line| &line.short),
            quiet: join(|line| &line.quiet),
            braille: join(|line| &line.braille),
        };
        Line::answer([self.say(msg!("news", lines = told, deal = since_deal))])
    }

    /// Joins items that may be lists themselves: "you and Ben; Anna and Clara". None if there are none.
    pub fn join_items(&self, items: impl IntoIterator<Item = Text>) -> Option<Text> {
        let join = |first: Text, next: Text| self.say(msg!("join-items", first, next));
        items.into_iter().reduce(join)
    }

    /// Returns no faults if there is no such message.
    fn try_text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<Text, Vec<FluentError>> {
        let mut faults = Vec::new();
        let args = &[args, &[("single-keys", self.single_keys.into())]].concat();
        self.bundle
            .message(id)
            .and_then(|message| text(&message, args, self.names.as_ref(), &mut faults))
            .filter(|_| faults.is_empty())
            .ok_or(faults)
    }
}

fn text(
    message: &BundleMessage<'_>,
    args: &[(&str, Arg<'_>)],
    names: Option<&Arc<Names>>,
    errors: &mut Vec<FluentError>,
) -> Option<Text> {
    let in_full = fluent_args(args, names, |text| &text.full);
    let full = message.format(None, &in_full, errors)?;
    let mut form = |name: &str, of: fn(&Text) -> &str| {
        let own = message.has(name).then_some(name);
        if !args.iter().all(|(_, arg)| arg.is_as_in_full(of)) {
            return message.format(own, &fluent_args(args, names, of), errors);
        }
        if own.is_none() { Some(full.clone()) } else { message.format(own, &in_full, errors) }
    };
    let (short, quiet) = (form("short", |text| &text.short)?, form("quiet", |text| &text.quiet)?);
    let braille = form("braille", |text| &text.braille)?;
    Some(Text { full, short, quiet, braille })
}

/// The ending of ids that belong to one family of games. Shedding games use the ids without an ending.
fn ending(family: Kind) -> Option<String> {
    (family != Kind::Shed).then(|| format!("-{}", family.word()))
}

pub fn everywhere(id: &str) -> Vec<(Lang, String)> {
    let own = |lang: Lang| {
        let locale = Locale::new(lang);
        Some((lang, locale.in_full(locale.find(id, &[])?)))
    };
    Lang::ALL.into_iter().filter_map(own).collect()
}

/// All messages of a language, with the functions.
pub fn bundle_of(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    BUNDLES[lang as usize].get_or_init(|| {
        Bundle::of(lang, |bundle| {
            for function in ["CARD", "COLOUR", "SYMBOL", "CODE"] {
                let codes = function == "CODE";
                let added = bundle.add_function(function, move |things, options| apply(codes, things, options));
                debug_assert!(added.is_ok(), "{function}: {added:?}");
            }
            for (function, id) in [("NAME", "inflected-player"), ("GAME", "inflected-game")] {
                let added = bundle.add_function(function, move |names, options| {
                    in_case(bundle_of(lang), id, names, options).map_or(FluentValue::Error, FluentValue::from)
                });
                debug_assert!(added.is_ok(), "{function}: {added:?}");
            }
        })
    })
}

/// The arguments in one form. Cards, colours and symbols are left out if there are no names for them.
fn fluent_args<'a>(
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

/// The options are `case`, `article`, `capital` and, for several, `join`.
fn apply(codes: bool, things: &[FluentValue<'_>], options: &FluentArgs<'_>) -> FluentValue<'static> {
    let thing = match things {
        [FluentValue::Custom(thing)] => (**thing).as_any().downcast_ref::<NamedThing>(),
        _ => None,
    };
    let Some(NamedThing { thing, names }) = thing else { return FluentValue::Error };
    if codes {
        return names.codes(thing).into();
    }
    let form =
        NameForm { case: word(options, "case"), article: word(options, "article"), join: word(options, "join") };
    let text = names.list(thing, form);
    if word(options, "capital").is_some() { capital(&text) } else { text }.into()
}

/// A name in a case, with the options `case` and `capital`. The attribute `ours` of the message lists the names that
/// are inflected, one a row, below the cases. The message has the words for other names: "pelaajan Anna".
fn in_case(bundle: &Bundle, id: &str, names: &[FluentValue<'_>], options: &FluentArgs<'_>) -> Option<String> {
    let ([FluentValue::String(name)], Some(case)) = (names, word(options, "case")) else { return None };
    let message = bundle.message(id)?;
    let args: FluentArgs<'_> = [("case", case), ("name", name)].into_iter().collect();
    let ours = message.format(Some("ours"), &args, &mut Vec::new())?;
    let mut rows = ours.lines().map(|row| row.split(" / "));
    let column = rows.next()?.position(|own| own == case)?;
    let form = rows.find(|row| row.clone().next() == Some(name)).and_then(|mut row| row.nth(column));
    let text = form.map(str::to_owned).or_else(|| message.format(None, &args, &mut Vec::new()))?;
    Some(if word(options, "capital").is_some() { capital(&text) } else { text })
}

fn word<'a>(options: &'a FluentArgs<'_>, key: &'static str) -> Option<&'a str> {
    match options.get(key) {
        Some(FluentValue::String(word)) => Some(word.as_ref()),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
