//! The texts of one language: with the modules beside it the only user of Fluent.

use std::sync::{Arc, OnceLock};

use fluent::{FluentArgs, FluentError};

use super::bundle::{Bundle, Told, with_functions};
use super::lang::Lang;
use super::message::Message;
use super::msg;
use super::names::{Names, join_with};
use super::text::{Arg, Text, fluent_args};
use crate::rules::book::Kind;
use crate::rules::{Terms, Titles};

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
    bundle: Bundle,
    names: Option<Arc<Names>>,
    titles: Arc<Titles>,
    /// The language that the user's own games are told in, where it is none of the program.
    reads: Option<Arc<str>>,
}

impl Locale {
    /// The texts of a language, before a game is chosen: messages that name cards cannot be used yet.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Locale { lang, bundle: Bundle::new(lang), names: None, titles: Arc::default(), reads: None }
    }

    /// The same texts with the cards of a game.
    #[must_use]
    pub fn for_game(&self, terms: &Terms) -> Self {
        self.afresh(Some(Arc::new(Names::new(self.lang, self.reads(), terms))))
    }

    /// The same texts, of which nothing is parsed yet: what is asked for once goes with them, and stays in no memory.
    #[must_use]
    pub(crate) fn unparsed(&self) -> Self {
        self.afresh(self.names.clone())
    }

    fn afresh(&self, names: Option<Arc<Names>>) -> Self {
        let bundle = Bundle::new(self.lang);
        let bundle = match &names {
            Some(names) => with_functions(bundle, names),
            None => bundle,
        };
        Locale { lang: self.lang, bundle, names, titles: Arc::clone(&self.titles), reads: self.reads.clone() }
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

    /// The same texts, but what rule files and rule books say is told in this language, if they have it.
    #[must_use]
    pub fn reading(self, code: Option<&str>) -> Self {
        Locale { reads: code.map(Arc::from), ..self }
    }

    /// The code of the language in which rule files and rule books are read.
    #[must_use]
    pub fn reads(&self) -> &str {
        self.reads.as_deref().unwrap_or(self.lang.code())
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
        own.unwrap_or_else(|| self.titles.of(id, self.reads()).unwrap_or(id).to_owned())
    }

    /// Whether the colours of the game are called suits.
    #[must_use]
    pub(crate) fn has_suits(&self) -> bool {
        self.names.as_ref().is_some_and(|names| names.has_suits())
    }

    /// An attribute of a message that needs nothing but what colours are called; none if it is not there.
    #[must_use]
    pub fn attribute(&self, message: &Message<'_>, name: &str) -> Option<String> {
        self.attribute_with(message, name, &[])
    }

    /// The same of one that needs words of the game, too.
    #[must_use]
    pub fn attribute_with(
        &self,
        message: &Message<'_>,
        name: &str,
        words: &[(&'static str, String)],
    ) -> Option<String> {
        let called = [("called", if self.has_suits() { "suit" } else { "colour" })];
        let words = words.iter().map(|(name, word)| (*name, word.as_str()));
        let args = called.into_iter().chain(words).collect::<FluentArgs<'_>>();
        self.bundle.tell(message.id(), |told| told.format(Some(name), &args, &mut Vec::new())).flatten()
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
        family: Kind,
        args: &[(&'static str, Arg<'a>)],
    ) -> Option<Message<'a>> {
        let own = ending(family).and_then(|ending| self.find(&format!("{id}{ending}"), args));
        own.or_else(|| self.find(id, args))
    }

    /// A message as a family of games has it: its own, or else the one for all of them.
    #[must_use]
    pub fn of_family<'a>(&self, message: Message<'a>, family: Kind) -> Message<'a> {
        let own = ending(family).map(|ending| format!("{}{ending}", message.id())).filter(|own| self.has(own));
        match own {
            Some(own) => message.renamed(own),
            None => message,
        }
    }

    fn has(&self, id: &str) -> bool {
        self.bundle.has(id)
    }

    /// The items of a message that is a list, such as the computer players' names. A dash alone stands for none: no message can be
    /// empty.
    #[must_use]
    pub fn list(&self, message: Message<'_>) -> Vec<String> {
        let items = self.in_full(message);
        items.split(',').map(str::trim).filter(|item| !matches!(*item, "" | "-")).map(str::to_owned).collect()
    }

    /// Joins a list as the language does, by the messages `join-list`, and before the last item `join-and`, `join-or`
    /// and so on. What has no braille form of its own is left out of that form.
    #[must_use]
    pub fn join(&self, items: impl IntoIterator<Item = Text>, join: &str) -> Text {
        let mut items: Vec<Text> = items.into_iter().collect();
        if let [_] = items[..] {
            return items.remove(0);
        }
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
        let mut faults = Vec::new();
        let text = self.bundle.tell(id, |told| text(told, args, &mut faults)).flatten();
        match text {
            None => Err(LocaleError::Missing { lang: self.lang, id: id.to_owned() }),
            Some(text) if faults.is_empty() => Ok(text),
            Some(_) => Err(LocaleError::Faulty { lang: self.lang, id: id.to_owned(), faults }),
        }
    }
}

/// All forms of a message; none if it has no value.
fn text(told: &Told<'_>, args: &[(&str, Arg<'_>)], faults: &mut Vec<FluentError>) -> Option<Text> {
    let in_full = fluent_args(args, |text| &text.full);
    let full = told.format(None, &in_full, faults)?;
    let mut form = |name: &str, of: fn(&Text) -> &str| {
        let own = told.has(name).then_some(name);
        let is_given_the_same = args.iter().all(|(_, arg)| arg.is_as_in_full(of));
        match own {
            // The same message, given the same, says the same.
            None if is_given_the_same => Some(full.clone()),
            _ if is_given_the_same => told.format(own, &in_full, faults),
            _ => told.format(own, &fluent_args(args, of), faults),
        }
    };
    let (short, quiet) = (form("short", |text| &text.short)?, form("quiet", |text| &text.quiet)?);
    let braille = form("braille", |text| &text.braille)?;
    Some(Text { full, short, quiet, braille })
}

/// How the ids of messages end that a family of games has of its own: with its word. Those without an ending are of shedding
/// games as well as of all.
fn ending(family: Kind) -> Option<String> {
    (family != Kind::Shed).then(|| format!("-{}", family.word()))
}

/// A message in every language; nothing of a language that does not have it.
#[must_use]
pub fn everywhere(id: &str) -> Vec<(Lang, String)> {
    static LOCALES: OnceLock<[Locale; Lang::ALL.len()]> = OnceLock::new();
    let locales = LOCALES.get_or_init(|| Lang::ALL.map(Locale::new));
    locales.iter().filter_map(|locale| Some((locale.lang(), locale.in_full(locale.find(id, &[])?)))).collect()
}

/// The words of a list, whatever the language.
#[must_use]
pub fn words_everywhere(list: Message<'_>) -> Vec<String> {
    everywhere(&list.into_parts().0).iter().flat_map(|(_, list)| list.split_whitespace()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::msg;

    #[test]
    fn a_word_is_there_in_every_language() {
        let words = words_everywhere(msg!("words-everywhere-quit"));
        assert!(["quit", "ende", "lopeta"].into_iter().all(|word| words.iter().any(|other| other == word)));
        assert_eq!(everywhere("game-numnum-wall").len(), Lang::ALL.len());
        assert_eq!(everywhere("no-such-message").len(), 0);
    }
}
