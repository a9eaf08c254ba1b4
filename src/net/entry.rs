//! What somebody is asked before they are in: the language, the name, and the words of return of a name that is known.

use super::lobby::{Hello, NoEntry};
use super::wire::PROTOCOL;
use super::word::Word;
use crate::output::printable;
use crate::say::{Channel, Lang, Line, Text, Urgency, msg};
use crate::session::{LanguagePack, language_question, typed_language};

/// How often somebody may be refused on one connection.
const MOST_REFUSED: u32 = 8;

/// Somebody who is not in yet.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    lang: Option<Lang>,
    /// The name that is known, whose words of return are wanted.
    known: Option<String>,
    /// The name that was given last.
    given: String,
    /// Whether words of return were given with it.
    gave_words: bool,
    /// The fingerprint of the key that was shown, and whether it is tried alone.
    key: Option<String>,
    tries_key: bool,
    /// Whether others could read along on the way.
    overheard: bool,
    refused: u32,
}

/// What follows from a typed line.
#[derive(Clone, Debug)]
pub enum Next {
    /// This is told, and something is to be typed.
    Asks(Vec<Line>),
    /// Somebody wants to come in.
    Enters(Box<Hello>),
    /// This is told, and that is the end.
    Ends(Vec<Line>),
}

impl Entry {
    /// Somebody who may have shown a key, of which this is the fingerprint.
    #[must_use]
    pub fn with_key(key: Option<String>) -> Self {
        Entry { key, ..Entry::default() }
    }

    /// Somebody who comes by a way on which others could read along, or could not.
    #[must_use]
    pub fn overheard(overheard: bool) -> Self {
        Entry { overheard, ..Entry::default() }
    }

    /// What comes first: where a key was shown that is known, nothing is asked.
    pub fn begins(&mut self) -> Next {
        self.tries_key = self.key.is_some();
        if self.tries_key { self.enters(Hello::default()) } else { Next::Asks(self.greets_people()) }
    }

    fn greets_people(&self) -> Vec<Line> {
        let greeting = self.voice().help(msg!("greeting"));
        std::iter::once(greeting).chain(self.asks()).collect()
    }

    /// The language, as far as it is known.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang.unwrap_or(Lang::En)
    }

    /// Whether what is typed now is not to be shown.
    #[must_use]
    pub fn is_secret(&self) -> bool {
        self.known.is_some()
    }

    fn voice(&self) -> LanguagePack {
        LanguagePack::new(self.lang())
    }

    /// What is asked now.
    fn asks(&self) -> Vec<Line> {
        match (self.lang, &self.known) {
            (None, _) => language_question(),
            (Some(_), None) => vec![self.voice().question(msg!("join-ask-name"))],
            (Some(_), Some(name)) => vec![self.voice().question(msg!("telnet-ask-words", name = name.as_str()))],
        }
    }

    /// Somebody types a line.
    pub fn types(&mut self, typed: &str) -> Next {
        let typed = printable(typed);
        if self.lang.is_none() {
            self.lang = typed_language(&typed);
            return Next::Asks(self.asks());
        }
        if let Some(name) = self.known.take().filter(|_| !typed.is_empty()) {
            return self.enters(Hello { name, words: typed, ..Hello::default() });
        }
        if typed.is_empty() {
            return Next::Asks(self.asks());
        }
        if Word::named(self.voice().locale(), &typed) == Some(Word::Leave) {
            return Next::Ends(vec![self.voice().help(msg!("good-bye"))]);
        }
        self.enters(Hello { name: typed, ..Hello::default() })
    }

    /// A client says by itself who comes.
    pub fn greets(&mut self, json: &str) -> Option<Next> {
        let hello: Hello = serde_json::from_str(json).ok()?;
        let lang = hello.lang.parse().ok();
        self.lang = lang.or(self.lang);
        self.known = None;
        Some(self.enters(hello))
    }

    fn enters(&mut self, hello: Hello) -> Next {
        self.given.clone_from(&hello.name);
        self.gave_words = !hello.words.is_empty();
        let lang = self.lang().code().to_owned();
        let (key, overheard) = (self.key.clone(), self.overheard);
        Next::Enters(Box::new(Hello { protocol: PROTOCOL, lang, forgets: true, key, overheard, ..hello }))
    }

    /// The lobby does not let somebody in.
    pub fn is_refused(&mut self, no_entry: NoEntry) -> Next {
        if std::mem::take(&mut self.tries_key) && no_entry.said.is_empty() {
            return Next::Asks(self.greets_people());
        }
        self.refused += 1;
        let NoEntry { said, wants_words } = no_entry;
        let mut lines = Vec::new();
        // Where only the words are missing, they are asked for at once.
        if !wants_words || self.gave_words {
            lines.push(Text::plain(said).verbatim(Channel::Error, Urgency::Answer));
        }
        if self.refused >= MOST_REFUSED {
            lines.push(self.voice().error(msg!("telnet-refused")));
            return Next::Ends(lines);
        }
        self.known = wants_words.then(|| self.given.clone());
        lines.extend(self.asks());
        Next::Asks(lines)
    }
}
