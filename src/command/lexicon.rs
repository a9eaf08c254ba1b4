//! The words around moves in one language: verbs, articles, politeness. They stand in the language's `typed.ftl`.

use std::collections::HashMap;

use super::cards::spellings;
use super::groups::{Command, MoveCommand, TableQuestion};
use super::line::key;
use super::table::Commands;
use crate::say::{Locale, Message, msg};

/// The most words of a phrase.
pub(super) const LONGEST_PHRASE: usize = 6;

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verb {
    /// Lays cards.
    Play,
    /// Draws.
    Draw,
    /// Lays nothing.
    Pass,
    /// Calls.
    Call,
    /// Catches somebody.
    Catch,
    /// Challenges a card.
    Challenge,
    /// Names a colour, a player or a card.
    Choose,
}

impl Verb {
    const ALL: [Verb; 7] =
        [Verb::Play, Verb::Draw, Verb::Pass, Verb::Call, Verb::Catch, Verb::Challenge, Verb::Choose];

    /// The message with the words for it.
    fn list(self) -> Message<'static> {
        match self {
            Verb::Play => msg!("words-typed-play"),
            Verb::Draw => msg!("words-typed-draw"),
            Verb::Pass => msg!("words-typed-pass"),
            Verb::Call => msg!("words-typed-call"),
            Verb::Catch => msg!("words-typed-catch"),
            Verb::Challenge => msg!("words-typed-challenge"),
            Verb::Choose => msg!("words-typed-choose"),
        }
    }

    /// The command that does the same.
    #[must_use]
    pub fn command(self) -> MoveCommand {
        match self {
            Verb::Play => MoveCommand::Play,
            Verb::Draw => MoveCommand::Draw,
            Verb::Pass => MoveCommand::Pass,
            Verb::Call => MoveCommand::Call,
            Verb::Catch => MoveCommand::Catch,
            Verb::Challenge => MoveCommand::Challenge,
            Verb::Choose => MoveCommand::Choose,
        }
    }

    /// The verb of a command; none for what is no move at a table with hidden hands, or is said in sentences.
    #[must_use]
    pub fn of(command: Command) -> Option<Self> {
        let Command::Move(wanted) = command else { return None };
        Verb::ALL.into_iter().find(|verb| verb.command() == wanted)
    }
}

/// What a phrase of the lexicon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sense {
    /// It says nothing around a move.
    Small,
    /// It says nothing around a question.
    Loose,
    /// It stands inside the name of a card.
    Between,
    /// The word for a card.
    Noun,
    /// What a verb is parted from, such as `down`.
    Away,
    /// What a verb is about, such as `it`.
    It,
    Verb(Verb),
    /// Until a card fits.
    Until,
    Number(usize),
    /// The place of a card: `third`.
    Place(usize),
}

/// The words around moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    senses: HashMap<String, Vec<Sense>>,
    /// The word for a card, as it ends longer words.
    nouns: Vec<String>,
    /// What names may end with.
    endings: Vec<String>,
}

impl Lexicon {
    /// The words of a language; the verbs are those of its commands, too.
    #[must_use]
    pub fn new(locale: &Locale, commands: &Commands) -> Self {
        let mut lexicon = Lexicon { senses: HashMap::new(), nouns: Vec::new(), endings: Vec::new() };
        let lists = [
            (msg!("words-typed-small"), Sense::Small),
            (msg!("words-typed-loose"), Sense::Loose),
            (msg!("words-typed-between"), Sense::Between),
            (msg!("words-typed-noun"), Sense::Noun),
            (msg!("words-typed-away"), Sense::Away),
            (msg!("words-typed-it"), Sense::It),
            (msg!("words-typed-until"), Sense::Until),
        ];
        for (list, sense) in lists {
            lexicon.add_all(locale, list, sense);
        }
        for verb in Verb::ALL {
            lexicon.add_all(locale, verb.list(), Sense::Verb(verb));
            for word in commands.words_of(verb.command()) {
                lexicon.add(&word, Sense::Verb(verb));
            }
        }
        // The numbers of rows may stand behind the word for one: `take stacks 2 and 5`.
        commands.words_of(TableQuestion::Row).iter().for_each(|word| lexicon.add(word, Sense::Noun));
        for (index, words) in locale.list(msg!("words-typed-numbers")).iter().enumerate() {
            words.split('/').for_each(|word| lexicon.add(word, Sense::Number(index + 1)));
        }
        for (index, words) in locale.list(msg!("words-typed-places")).iter().enumerate() {
            words.split('/').for_each(|word| lexicon.add(word, Sense::Place(index + 1)));
        }
        lexicon.nouns = locale.list(msg!("words-typed-noun")).iter().flat_map(|noun| spellings(noun)).collect();
        lexicon.endings = locale.list(msg!("words-agree-endings"));
        lexicon
    }

    fn add_all(&mut self, locale: &Locale, list: Message<'_>, sense: Sense) {
        locale.list(list).iter().for_each(|phrase| self.add(phrase, sense));
    }

    fn add(&mut self, phrase: &str, sense: Sense) {
        for phrase in spellings(&key(phrase)) {
            let senses = self.senses.entry(phrase).or_default();
            if !senses.contains(&sense) {
                senses.push(sense);
            }
        }
    }

    pub(super) fn senses(&self, phrase: &str) -> &[Sense] {
        self.senses.get(phrase).map_or(&[], Vec::as_slice)
    }

    pub(super) fn is(&self, word: &str, sense: Sense) -> bool {
        self.senses(word).contains(&sense)
    }

    /// The words for a card.
    #[must_use]
    pub fn nouns(&self) -> &[String] {
        &self.nouns
    }

    /// What names may end with, where the language inflects them.
    #[must_use]
    pub fn endings(&self) -> &[String] {
        &self.endings
    }

    /// Whether a word is one for a card.
    #[must_use]
    pub fn is_noun(&self, word: &str) -> bool {
        self.is(word, Sense::Noun)
    }

    /// Whether a word says nothing beside the name of a card.
    #[must_use]
    pub fn says_little(&self, word: &str) -> bool {
        let senses = self.senses(word);
        let little = |sense: &Sense| {
            matches!(sense, Sense::Small | Sense::Loose | Sense::Between | Sense::Noun | Sense::Away | Sense::It)
        };
        !senses.is_empty() && senses.iter().all(little)
    }

    /// Whether a word says nothing around a question.
    #[must_use]
    pub fn says_nothing(&self, word: &str) -> bool {
        self.is(word, Sense::Small) || self.is(word, Sense::Loose)
    }

    /// The verbs that a word is.
    #[must_use]
    pub fn verbs(&self, word: &str) -> Vec<Verb> {
        let verb = |sense: &Sense| if let Sense::Verb(verb) = sense { Some(*verb) } else { None };
        self.senses(word).iter().filter_map(verb).collect()
    }

    /// The number that a word says: in digits, or up to ten in letters.
    #[must_use]
    pub fn number(&self, word: &str) -> Option<usize> {
        let number = |sense: &Sense| if let Sense::Number(number) = sense { Some(*number) } else { None };
        digits(word).or_else(|| self.senses(word).iter().find_map(number))
    }
}

/// A number in digits and nothing else; `+4` is the code of a card.
pub(super) fn digits(word: &str) -> Option<usize> {
    word.parse().ok().filter(|_| word.chars().all(|letter| letter.is_ascii_digit()))
}
