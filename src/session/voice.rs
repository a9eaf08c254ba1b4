//! The session's language: texts, commands and typed cards, all made anew when the language changes.

use std::sync::{Arc, OnceLock};

use super::detail::Detail;
use crate::command::{Cards, Command, Commands, normal};
use crate::engine::Viewer;
use crate::rules::book::{ColourWord, Family};
use crate::rules::{AnyRules, Rules, Terms, Titles};
use crate::say::{Announcer, Arg, Channel, Lang, Line, Locale, Urgency};

/// Everything of a language that a session needs.
pub struct Voice {
    locale: Locale,
    commands: Commands,
    rules: Option<AnyRules>,
    /// How cards are typed, made only when somebody types one.
    cards: OnceLock<Option<Cards>>,
    /// The same in the words of the other languages.
    others: OnceLock<Vec<Cards>>,
}

impl Voice {
    /// A language before a game is chosen.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        Voice::of(Locale::new(lang), None)
    }

    /// The same language, with names for the games of the user's own files.
    #[must_use]
    pub fn with_titles(self, titles: Titles) -> Self {
        Voice { locale: self.locale.with_titles(titles), ..self }
    }

    /// The same language with the cards of a game.
    #[must_use]
    pub fn for_game(&self, rules: &AnyRules) -> Self {
        Voice::of(self.locale.for_game(rules.terms()), Some(rules.clone()))
    }

    /// Another language, with the cards of the same game if there is one.
    #[must_use]
    pub fn in_language(&self, lang: Lang) -> Self {
        let titles = Arc::clone(self.locale.titles());
        let voice = Voice::of(Locale::new(lang).with_titles(titles), None);
        match &self.rules {
            Some(rules) => voice.for_game(rules),
            None => voice,
        }
    }

    fn of(locale: Locale, rules: Option<AnyRules>) -> Self {
        let family = rules.as_ref().map_or(Family::Shed, AnyRules::family);
        Voice {
            commands: Commands::new(&locale, family),
            locale,
            rules,
            cards: OnceLock::new(),
            others: OnceLock::new(),
        }
    }

    /// The texts.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// The family of the game; shedding games before one is chosen.
    #[must_use]
    pub fn family(&self) -> Family {
        self.rules.as_ref().map_or(Family::Shed, AnyRules::family)
    }

    /// `suit` where the colours of the game are called suits, else `colour`.
    #[must_use]
    pub fn called(&self) -> &'static str {
        match self.rules.as_ref().map(|rules| rules.terms().called()) {
            Some(ColourWord::Suit) => "suit",
            Some(ColourWord::Colour) | None => "colour",
        }
    }

    /// The commands.
    #[must_use]
    pub fn commands(&self) -> &Commands {
        &self.commands
    }

    /// How cards are typed in this language; none before a game is chosen.
    #[must_use]
    pub fn cards(&self) -> Option<&Cards> {
        self.cards.get_or_init(|| typed_cards(&self.locale, self.rules.as_ref()?.terms())).as_ref()
    }

    /// How cards are typed in the other languages.
    fn other_cards(&self) -> &[Cards] {
        self.others.get_or_init(|| {
            let Some(terms) = self.rules.as_ref().map(AnyRules::terms) else { return Vec::new() };
            let others = Lang::ALL.into_iter().filter(|lang| *lang != self.locale.lang());
            others.filter_map(|lang| typed_cards(&Locale::new(lang).for_game(terms), terms)).collect()
        })
    }

    /// How cards are typed in any language: the chosen one first, the others made only if it does not do.
    pub fn all_cards(&self) -> impl Iterator<Item = &Cards> {
        let others = std::iter::once_with(|| self.other_cards()).flatten();
        self.cards().into_iter().chain(others)
    }

    /// Who tells what happens, and answers questions.
    #[must_use]
    pub fn announcer<'a>(&'a self, rules: &'a Rules, names: &'a [String], viewer: Viewer) -> Announcer<'a> {
        Announcer::new(&self.locale, rules, names, viewer).expect("a game has a locale with its cards")
    }

    /// A line of one message.
    #[must_use]
    pub fn line(&self, channel: Channel, id: &str, args: &[(&str, Arg<'_>)]) -> Line {
        self.locale.text(id, args).verbatim(channel, Urgency::Answer)
    }

    /// A line that says what was not understood or cannot be done.
    #[must_use]
    pub fn error(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Line {
        self.line(Channel::Error, id, args)
    }

    /// A command cannot be done at this moment, or not by this person.
    #[must_use]
    pub fn not_now(&self, command: Command) -> Line {
        self.error("not-now", &[("command", self.commands.entry(command).name.as_str().into())])
    }

    /// A word is the beginning of several commands.
    #[must_use]
    pub fn ambiguous_command(&self, word: &str, commands: &[String]) -> Line {
        let words = commands.join(", ");
        self.error("ambiguous-command", &[("word", word.into()), ("words", words.as_str().into())])
    }

    /// A word is no command; the one that is most like it is suggested.
    #[must_use]
    pub fn unknown_command(&self, typed: &str) -> Line {
        let word = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        let word = word.as_str();
        match self.commands.like(word) {
            Some(like) => {
                let args = [("word", word.into()), ("suggestion", like.as_str().into())];
                self.error("unknown-command-suggest", &args)
            }
            None => self.error("unknown-command", &[("word", word.into())]),
        }
    }

    /// A command was understood, but not what stands behind it.
    #[must_use]
    pub fn misused(&self, command: Command) -> Line {
        self.error("not-understood", &[("use", self.commands.entry(command).usage.as_str().into())])
    }

    /// Whether a typed word is one of a message's words, or the English one.
    #[must_use]
    pub fn means(&self, typed: &str, words: &str, english: &str) -> bool {
        let typed = normal(typed);
        typed == english
            || self.locale.full(words, &[]).split_whitespace().any(|word| word == typed)
            || self.told_value(english).is_some_and(|told| normal(&told) == typed)
    }

    /// How the settings tell a value, so that what is told can be typed.
    fn told_value(&self, english: &str) -> Option<String> {
        let value = match english {
            "plain" => "constant",
            "status" | "on" | "off" | "step" | "free" | "full" | "short" => english,
            _ => return None,
        };
        Some(self.locale.full("value", &[("value", value.into())]))
    }

    /// Whether what is typed is one of a message's phrases, which stand with commas between, or the English one.
    #[must_use]
    pub fn is_phrase(&self, typed: &str, phrases: &str, english: &str) -> bool {
        let typed = normal(typed);
        typed == english || self.locale.full(phrases, &[]).split(',').any(|phrase| phrase.trim() == typed)
    }

    /// The channel that a word names.
    #[must_use]
    pub fn channel(&self, typed: &str) -> Option<Channel> {
        let named = |channel: &Channel| self.means(typed, &format!("words-{}", channel.id()), channel.id());
        Channel::ALL.into_iter().find(named)
    }

    /// How much is told, as a word names it.
    #[must_use]
    pub fn detail(&self, typed: &str) -> Option<Detail> {
        let named = |detail: &Detail| self.means(typed, &format!("words-{}", detail.id()), detail.id());
        Detail::ALL.into_iter().find(named)
    }

    /// A line that has to be answered, and so is never silent.
    #[must_use]
    pub fn question(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Line {
        Line { urgency: Urgency::Turn, ..self.help(id, args) }
    }

    /// A line of help or set-up.
    #[must_use]
    pub fn help(&self, id: &str, args: &[(&str, Arg<'_>)]) -> Line {
        self.line(Channel::Help, id, args)
    }
}

fn typed_cards(locale: &Locale, terms: &Terms) -> Option<Cards> {
    let between = locale.full("words-between", &[]);
    let code = |kind| terms.code(kind).to_owned();
    Some(Cards::new(locale.names()?, terms.deck(), code, &between))
}
