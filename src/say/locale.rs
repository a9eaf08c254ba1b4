//! The texts of one language: with the modules beside it the only user of Fluent.

use super::msg;
use std::sync::Arc;

use fluent::bundle::FluentBundle;
use fluent::{FluentArgs, FluentError, FluentResource};
use intl_memoizer::concurrent::IntlLangMemoizer;

use super::arg::{Arg, Text, fluent_args};
use super::functions::register;
use super::lang::Lang;
use super::message::Message;
use super::names::{Names, join_with};
use crate::rules::book::Family;
use crate::rules::{Terms, Titles};

pub(super) type Bundle = FluentBundle<Arc<FluentResource>, IntlLangMemoizer>;

/// The files of a language.
struct Files {
    /// Those that are always there; the names come first.
    all: [&'static str; 23],
    /// What is said and typed before a game, and the names of languages.
    opening: [&'static str; 2],
    /// What only a check of rule files needs.
    faults: &'static str,
}

macro_rules! files {
    ($lang:literal) => {
        Files {
            all: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/names.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/words.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/game.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/query.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/cards.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/why.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/agree.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/wall.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/patience.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/session.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/opening.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/languages.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/resume.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/lesson.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/speech.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/sounds.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/profiles.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/screen.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/keys.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/commands.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/commands-open.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/typed.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/cli.ftl")),
            ],
            opening: [
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/opening.ftl")),
                include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/languages.ftl")),
            ],
            faults: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/faults.ftl")),
        }
    };
}

macro_rules! languages {
    ($($Lang:ident = $code:literal),+ $(,)?) => {
        impl Files {
            const fn of(lang: Lang) -> &'static Files {
                match lang { $(Lang::$Lang => &const { files!($code) }),+ }
            }
        }
    };
}

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The names and what is said and typed before a game, in one language.
pub(super) fn opening(lang: Lang) -> Locale {
    let files = Files::of(lang);
    Locale::of(lang, [files.all[0]].into_iter().chain(files.opening))
}

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
    titles: Arc<Titles>,
}

impl Locale {
    /// The texts of a language, before a game is chosen: messages that name cards cannot be used yet.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Locale::of(lang, Files::of(lang).all)
    }

    /// The texts of a language, and those that tell what is wrong with rule files.
    #[must_use]
    pub fn with_faults(lang: Lang) -> Self {
        let files = Files::of(lang);
        Locale::of(lang, files.all.into_iter().chain([files.faults]))
    }

    fn of(lang: Lang, sources: impl IntoIterator<Item = &'static str>) -> Self {
        let resources: Vec<_> = sources.into_iter().map(|source| Arc::new(parse(source))).collect();
        Locale { lang, bundle: bundle(lang, &resources), resources, names: None, titles: Arc::default() }
    }

    /// The same texts with the cards of a game.
    #[must_use]
    pub fn for_game(&self, terms: &Terms) -> Self {
        let names = Arc::new(Names::new(self.lang, &self.resources[0], terms));
        let mut bundle = bundle(self.lang, &self.resources);
        register(&mut bundle, &names);
        Locale {
            lang: self.lang,
            resources: self.resources.clone(),
            bundle,
            names: Some(names),
            titles: Arc::clone(&self.titles),
        }
    }

    /// The same texts, with names for the games of the user's own files.
    #[must_use]
    pub fn with_titles(self, titles: impl Into<Arc<Titles>>) -> Self {
        Locale { titles: titles.into(), ..self }
    }

    /// The names that were given for the games of the user's own files.
    #[must_use]
    pub fn titles(&self) -> &Arc<Titles> {
        &self.titles
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

    /// A game's name, or its id if the game is not one of ours.
    #[must_use]
    pub fn game_name(&self, id: &str) -> String {
        let own = self.find(&format!("game-{id}"), &[]).map(|own| self.in_full(own));
        own.unwrap_or_else(|| self.titles.of(id, self.lang.code()).unwrap_or(id).to_owned())
    }

    /// An attribute of a message that needs nothing but what colours are called; none if it is not there.
    #[must_use]
    pub fn attribute(&self, message: &Message<'_>, name: &str) -> Option<String> {
        let attribute = self.bundle.get_message(message.id())?.get_attribute(name)?;
        let suits = self.names.as_ref().is_some_and(|names| names.has_suits());
        let args = FluentArgs::from_iter([("called", if suits { "suit" } else { "colour" })]);
        Some(self.bundle.format_pattern(attribute.value(), Some(&args), &mut Vec::new()).into_owned())
    }

    /// A message. What it was given may still be of the wrong kind, or cards may be named before a game is chosen: that
    /// is a slip in the program. It stops a debug build; a release shows the message's id instead.
    #[must_use]
    pub fn say(&self, message: Message<'_>) -> Text {
        let (id, args) = message.into_parts();
        self.try_text(&id, &args).unwrap_or_else(|fault| {
            debug_assert!(false, "{fault}");
            Text::plain(id.into_owned())
        })
    }

    /// The full text of a message alone.
    #[must_use]
    pub fn in_full(&self, message: Message<'_>) -> String {
        self.say(message).written()
    }

    /// A message whose id is made of data, such as the name of an option of a rule file; none if there is no such one.
    #[must_use]
    pub fn find<'a>(&self, id: &str, args: &[(&'static str, Arg<'a>)]) -> Option<Message<'a>> {
        self.has(id).then(|| Message::found(id.to_owned(), args))
    }

    /// The same of a family of games: its own message, or else the one for all of them.
    #[must_use]
    pub fn find_of_family<'a>(
        &self,
        id: &str,
        family: Family,
        args: &[(&'static str, Arg<'a>)],
    ) -> Option<Message<'a>> {
        let own = ending(family).and_then(|ending| self.find(&format!("{id}{ending}"), args));
        own.or_else(|| self.find(id, args))
    }

    /// A message as a family of games has it: its own, or else the one for all of them.
    #[must_use]
    pub fn of_family<'a>(&self, message: Message<'a>, family: Family) -> Message<'a> {
        let own = ending(family).map(|ending| format!("{}{ending}", message.id())).filter(|own| self.has(own));
        match own {
            Some(own) => message.renamed(own),
            None => message,
        }
    }

    fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The items of a message that is a list, such as the computer players' names.
    #[must_use]
    pub fn list(&self, message: Message<'_>) -> Vec<String> {
        let items = self.in_full(message);
        items.split(',').map(str::trim).filter(|item| !item.is_empty()).map(str::to_owned).collect()
    }

    /// Joins a list as the language does, by the messages `join-list`, and before the last item `join-and`, `join-or`
    /// and so on. What has no braille form of its own is left out of that form.
    #[must_use]
    pub fn join(&self, items: impl IntoIterator<Item = Text>, join: &str) -> Text {
        let items: Vec<Text> = items.into_iter().collect();
        let form = |form: fn(&Text) -> &String| items.iter().map(form).filter(|item| !item.is_empty()).cloned();
        Text {
            full: join_with(&self.bundle, items.iter().map(|item| item.full.clone()), join, None),
            short: join_with(&self.bundle, form(|item| &item.short), join, None),
            quiet: join_with(&self.bundle, form(|item| &item.quiet), join, None),
            braille: join_with(&self.bundle, form(|item| &item.braille), join, Some("braille")),
        }
    }

    /// Joins items that may themselves be lists: "you and Ben; Anna and Clara". None if there are none.
    #[must_use]
    pub fn join_items(&self, items: impl IntoIterator<Item = Text>) -> Option<Text> {
        let join = |first: Text, next: Text| self.say(msg!("join-items", first, next));
        items.into_iter().reduce(join)
    }

    /// The message of an id with its arguments.
    ///
    /// # Errors
    /// If there is no such message, or it needs something that it was not given.
    fn try_text(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Result<Text, LocaleError> {
        let missing = || LocaleError::Missing { lang: self.lang, id: id.to_owned() };
        let message = self.bundle.get_message(id).ok_or_else(missing)?;
        let value = message.value().ok_or_else(missing)?;
        let plain = fluent_args(args, |text| &text.full);
        let mut faults = Vec::new();
        let full = self.bundle.format_pattern(value, Some(&plain), &mut faults).into_owned();
        let has_forms = args.iter().any(|(_, arg)| arg.has_forms());
        let mut form = |name: &str, of: fn(&Text) -> &str| match message.get_attribute(name) {
            None if !has_forms => full.clone(),
            own => {
                let args = fluent_args(args, of);
                let pattern = own.map_or(value, |own| own.value());
                self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned()
            }
        };
        let (short, quiet) = (form("short", |text| &text.short), form("quiet", |text| &text.quiet));
        let braille = form("braille", |text| &text.braille);
        if faults.is_empty() {
            Ok(Text { full, short, quiet, braille })
        } else {
            Err(LocaleError::Faulty { lang: self.lang, id: id.to_owned(), faults })
        }
    }
}

/// How the ids of messages end that a family of games has of its own: with its word. Those without an ending are of shedding
/// games as well as of all.
fn ending(family: Family) -> Option<String> {
    (family != Family::Shed).then(|| format!("-{}", family.word()))
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

#[cfg(test)]
mod tests;
