//! The session's language: texts, commands and typed cards, all made anew when the language changes.

use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use super::audience::Detail;
use crate::cards::{CardKind, Colour, Wish};
use crate::command::{
    Cards, Command, Commands, LONGEST_NAME, Lexicon, MoveCommand, Typed, Understood, Words, closest, normal,
};
use crate::engine::{Call, Viewer};
#[cfg(feature = "net")]
use crate::rules::Loaded;
use crate::rules::book::{ColourWord, Kind};
use crate::rules::{AnyRules, KindRule, Rules, Terms, Titles};
use crate::say::{
    Announcer, Channel, Cue, Lang, Line, Locale, Message, Reason, Urgency, everywhere, later, msg, together,
};

/// How much of a text that was typed is told again.
const LONGEST_QUOTED: usize = 40;

/// The longest text for which something like it is sought.
const LONGEST_LIKE: usize = 40;

/// Everything of a language that a session needs.
pub struct LanguagePack {
    locale: Locale,
    rules: Option<AnyRules>,
    /// How cards are typed, made only when somebody types one.
    cards: OnceLock<Option<Cards>>,
    /// The same in the words of the other languages.
    others: OnceLock<Vec<Cards>>,
}

impl LanguagePack {
    /// A language before a game is chosen.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        LanguagePack::of(Locale::new(lang), None)
    }

    /// The same language, with names for the games of the user's own files.
    #[must_use]
    pub fn with_titles(self, titles: impl Into<Arc<Titles>>) -> Self {
        LanguagePack { locale: self.locale.with_titles(titles), ..self }
    }

    /// The same language, but rule files and rule books are read in this one, if they have it.
    #[must_use]
    pub fn reading(self, code: Option<&str>) -> Self {
        LanguagePack { locale: self.locale.reading(code), ..self }
    }

    /// The same language with the cards of a game.
    #[must_use]
    pub fn for_game(&self, rules: &AnyRules) -> Self {
        LanguagePack::of(self.locale.for_game(rules.terms()), Some(rules.clone()))
    }

    /// Another language, with the cards of the same game if there is one.
    #[must_use]
    pub fn in_language(&self, lang: Lang) -> Self {
        let titles = Arc::clone(self.locale.titles());
        let voice = LanguagePack::of(Locale::new(lang).with_titles(titles), None);
        match &self.rules {
            Some(rules) => voice.for_game(rules),
            None => voice,
        }
    }

    fn of(locale: Locale, rules: Option<AnyRules>) -> Self {
        LanguagePack { locale, rules, cards: OnceLock::new(), others: OnceLock::new() }
    }

    /// A file could not be written, and why.
    #[must_use]
    pub fn not_written(&self, message: Message<'_, NotWritten<'_>>, file: &Path, error: &std::io::Error) -> Line {
        let file = file.display().to_string();
        self.error(message.with(NotWritten { file: file.into(), reason: Reason::from(error).into() }))
    }

    /// The texts.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    /// The family of the game; shedding games before one is chosen.
    #[must_use]
    pub fn family(&self) -> Kind {
        self.rules.as_ref().map_or(Kind::Shed, AnyRules::family)
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
        Words::of(&self.locale, self.family()).commands()
    }

    fn said(&self) -> &(Lexicon, Commands) {
        Words::of(&self.locale, self.family()).said(&self.locale, self.family())
    }

    /// Whether all words with which a line is read are made.
    #[must_use]
    pub fn is_prepared(&self) -> bool {
        self.others.get().is_some()
    }

    /// Makes all words with which a line is read, which would hold up the answer to the first one.
    pub fn prepare(&self) {
        let _ = (self.said(), self.cards(), self.other_cards());
    }

    /// The words around moves.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        &self.said().0
    }

    /// The commands with all other ways to say them.
    #[must_use]
    pub fn phrases(&self) -> &Commands {
        &self.said().1
    }

    /// The command that a whole line is, or begins alone, and what stands behind it; none if it is something else.
    #[must_use]
    pub fn command_of(&self, typed: &str) -> Option<(Command, String)> {
        match self.phrases().understand(&Typed::new(typed), self.lexicon()) {
            Understood::Command(command, rest) => Some((command, rest)),
            Understood::Begins(commands, rest) => match commands[..] {
                [command] => Some((command, rest)),
                _ => None,
            },
            Understood::TooMuch(..) | Understood::Ends(..) | Understood::Unknown => None,
        }
    }

    /// The same where nothing else can be meant, whatever stands behind it: before a game, and while the keyboard is passed
    /// on.
    #[must_use]
    pub fn command_alone(&self, typed: &str) -> Option<(Command, String)> {
        match self.phrases().understand(&Typed::new(typed), self.lexicon()) {
            Understood::TooMuch(command, rest) => Some((command, rest)),
            _ => self.command_of(typed),
        }
    }

    /// What stands behind the command by which something is proposed; nothing if the line is about something else.
    #[must_use]
    pub fn proposed<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let line = Typed::new(typed);
        let proposes =
            !line.is_empty() && self.commands().exact(line.word(0)) == Some(Command::Move(MoveCommand::Agree));
        let start = typed.len() - typed.trim_start().len();
        let word = typed.trim_start().find(char::is_whitespace).unwrap_or(typed.len() - start);
        proposes.then(|| typed[start + word..].trim())
    }

    /// Whether a text is a call of the game and nothing else.
    #[must_use]
    pub fn is_call(&self, typed: &str) -> bool {
        let words = Typed::new(typed);
        let compact = words.words().collect::<Vec<_>>().concat();
        self.cards().is_some_and(|cards| cards.call(&compact).is_some())
    }

    /// How cards are typed in this language; none before a game is chosen.
    #[must_use]
    pub fn cards(&self) -> Option<&Cards> {
        self.cards.get_or_init(|| typed_cards(&self.locale, self.rules.as_ref()?.terms())).as_ref()
    }

    /// How cards are typed in the other languages, made only if the own one does not do.
    pub fn other_cards(&self) -> &[Cards] {
        self.others.get_or_init(|| {
            let Some(terms) = self.rules.as_ref().map(AnyRules::terms) else { return Vec::new() };
            let others = Lang::ALL.into_iter().filter(|lang| *lang != self.locale.lang());
            others.filter_map(|lang| typed_cards(&Locale::new(lang).for_game(terms), terms)).collect()
        })
    }

    /// The cards that the words name in full, in this language or else by a name of another one; articles stand aside.
    #[must_use]
    pub fn full_cards(&self, typed: &Typed<'_>) -> Vec<CardKind> {
        self.full_within(typed, 0, typed.len())
    }

    fn full_within(&self, typed: &Typed<'_>, from: usize, to: usize) -> Vec<CardKind> {
        let lexicon = self.lexicon();
        let kept = |index: &usize| !lexicon.says_little(typed.word(*index));
        let words: Vec<&str> = (from..to).filter(kept).map(|index| typed.word(index)).collect();
        if words.is_empty() || words.len() > LONGEST_NAME {
            return Vec::new();
        }
        let compact = words.concat();
        let nouns = lexicon.nouns();
        let own = self.cards().map_or_else(Vec::new, |cards| cards.full(&compact, nouns));
        if !own.is_empty() {
            return own;
        }
        let foreign = self.other_cards().iter().map(|cards| cards.full_name(&compact, nouns));
        foreign.into_iter().find(|kinds| !kinds.is_empty()).unwrap_or_default()
    }

    /// The cards of the longest name that stands somewhere in a line.
    #[must_use]
    pub fn card_within(&self, typed: &Typed<'_>) -> Option<Vec<CardKind>> {
        self.card_span(typed).map(|(_, kinds)| kinds)
    }

    /// The same, with the places of its words.
    #[must_use]
    pub fn card_span(&self, typed: &Typed<'_>) -> Option<(Range<usize>, Vec<CardKind>)> {
        let most = typed.len().min(2 * LONGEST_NAME);
        let spans =
            (1..=most.min(LONGEST_NAME)).rev().flat_map(|length| (0..=most - length).map(move |at| (at, length)));
        let named = |(at, length): (usize, usize)| (at..at + length, self.full_within(typed, at, at + length));
        spans.map(named).find(|(_, kinds)| !kinds.is_empty())
    }

    /// The cards that the words may mean, for a question: in full, by half a name, or by the beginning of one.
    #[must_use]
    pub fn meant(&self, typed: &Typed<'_>) -> Vec<CardKind> {
        let lexicon = self.lexicon();
        let words: Vec<&str> = typed.words().filter(|word| !lexicon.says_nothing(word)).collect();
        let bare: Vec<&str> = words.iter().copied().filter(|word| !lexicon.says_little(word)).collect();
        let own = self.cards().map(|cards| [&words, &bare].map(|words| cards.meant(words)));
        let own = own.into_iter().flatten().find(|kinds| !kinds.is_empty());
        let foreign = || self.other_cards().iter().map(|cards| cards.meant(&words)).find(|kinds| !kinds.is_empty());
        own.or_else(foreign).unwrap_or_default()
    }

    /// The colour that the words name in full: in this language, or by its name in another one.
    #[must_use]
    pub fn colour(&self, typed: &Typed<'_>) -> Option<Colour> {
        let lexicon = self.lexicon();
        let words: Vec<&str> = typed.words().filter(|word| !lexicon.says_little(word)).collect();
        let compact = if words.len() > LONGEST_NAME { return None } else { words.concat() };
        let own = self.cards().and_then(|cards| cards.colour(&compact));
        own.or_else(|| self.other_cards().iter().find_map(|cards| cards.colour_name(&compact)))
    }

    /// Who tells what happens, and answers questions.
    #[must_use]
    pub fn announcer<'a>(&'a self, rules: &'a Rules, names: &'a [String], viewer: Viewer) -> Announcer<'a> {
        let announcer = Announcer::new(&self.locale, rules, names, viewer);
        announcer.expect("a game has a locale with its cards")
    }

    /// A line of one message.
    #[must_use]
    pub fn line(&self, channel: Channel, message: Message<'_>) -> Line {
        // Nobody wants to hear all of a long text that was not understood.
        let message = message.at_most("word", LONGEST_QUOTED);
        self.locale.say(message).verbatim(channel, Urgency::Answer)
    }

    /// A line that says what was not understood or cannot be done.
    #[must_use]
    pub fn error(&self, message: Message<'_>) -> Line {
        self.line(Channel::Error, message)
    }

    /// A command cannot be done at this moment, or not by this person.
    #[must_use]
    pub fn not_now(&self, command: impl Into<Command>) -> Line {
        self.error(msg!("not-now", command = self.commands().entry(command).name.as_str()))
    }

    /// A command is for those who have the program on their own machine.
    #[must_use]
    pub fn only_at_home(&self, command: Command) -> Line {
        self.error(msg!("only-at-home", command = self.commands().entry(command).name.as_str()))
    }

    /// A word is the beginning of several commands; of one alone it is asked whether that is meant.
    #[must_use]
    pub fn ambiguous_command(&self, word: &str, commands: &[String]) -> Line {
        if let [command] = commands {
            return self.unknown_word(word, Some(command));
        }
        let words = commands.join(", ");
        self.error(msg!("ambiguous-command", word, words = words.as_str())).with_cue(Cue::Question)
    }

    /// A word is no command; the one that is most like it is suggested.
    #[must_use]
    pub fn unknown_command(&self, typed: &str) -> Line {
        self.unknown_command_of(typed, &|_| true, &[])
    }

    /// The same where only some commands mean anything, and words of the place beside them.
    #[must_use]
    pub fn unknown_command_of(&self, typed: &str, is_there: &dyn Fn(Command) -> bool, own: &[String]) -> Line {
        let word = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if word.chars().count() > LONGEST_LIKE {
            return self.unknown_word(&word, None);
        }
        let own = closest(&word, own.iter().map(String::as_str)).map(str::to_owned);
        self.unknown_word(&word, own.or_else(|| self.commands().like(&word, is_there)).as_deref())
    }

    /// A word means nothing here; one that is like it, if there is one.
    #[must_use]
    pub fn unknown_word(&self, word: &str, like: Option<&str>) -> Line {
        match like {
            Some(like) => self.error(msg!("unknown-command-suggest", word, suggestion = like)),
            None => self.error(msg!("unknown-command", word)),
        }
    }

    /// A command was understood, but not what stands behind it.
    #[must_use]
    pub fn misused(&self, command: impl Into<Command>) -> Line {
        self.error(msg!("not-understood", use = self.usage(command).as_str()))
    }

    /// What is typed for a command, with cards and words of this game for examples.
    #[must_use]
    pub fn usage(&self, command: impl Into<Command>) -> String {
        let id = format!("command-{}", command.into().id());
        let message = self.locale.find_of_family(&id, self.family(), &[]);
        let words = self.examples();
        let usage =
            message.and_then(|message| self.locale.attribute_with(&message, "use", &words)).unwrap_or_default();
        // Where a game has nothing of what the last sentence tells, a blank is left of it.
        usage.trim_end().to_owned()
    }

    /// Nothing can stand behind that command. Of a question nobody has to hear that nothing was done.
    #[must_use]
    pub fn too_much(&self, command: Command, rest: &str) -> Line {
        let name = self.commands().entry(command).name.as_str();
        if command.is_move() || command.is_irreversible() {
            self.error(msg!("read-too-much", command = name, word = rest))
        } else {
            self.error(msg!("read-too-much-asked", command = name, word = rest))
        }
    }

    /// What stands for examples in what is typed: a card that does something, one with which something is wished, what is
    /// called, and a clause. Where there is no such thing, or no game yet, what the language has for it.
    fn examples(&self) -> [(&'static str, String); 6] {
        let rules = self.rules.as_ref().and_then(|rules| rules.shed());
        let names = self.locale.names();
        let told = |card: CardKind| names.map(|names| together(&names.card(card)));
        let deck =
            || rules.into_iter().flat_map(|rules| rules.deck().kinds().map(move |card| (card, rules.kind(card))));
        let does = |rule: &KindRule| rule.draw.is_some() || rule.skip.is_some() || rule.wish.is_some();
        let symbol = |card: CardKind| Some(rules?.deck().face(card).symbol);
        let does = deck().find(|(_, rule)| does(rule)).and_then(|(card, _)| symbol(card));
        let any = || {
            let rules = self.rules.as_ref()?;
            let (terms, deck) = (rules.terms(), rules.terms().deck());
            let tells = |card: &CardKind| self.locale.card_facts(rules, terms.entry(*card)).is_some();
            deck.kinds().find(tells).or_else(|| deck.kinds().next()).map(|card| deck.face(card).symbol)
        };
        let does = does.or_else(any);
        let does = does.map(|symbol| self.locale.in_full(msg!("outline-symbols", symbols = [symbol].as_slice())));
        let wishing = deck().find_map(|(card, rule)| {
            let own = rules?.deck().face(card).colour.map(Wish::Colour);
            let wish = rules?.wishes(rule.wish?).find(|wish| Some(*wish) != own)?;
            Some(format!("{} {}", told(card)?, self.locale.typed_wish(wish).full))
        });
        let call = rules.filter(|rules| !rules.book().calls.is_empty());
        let call = call.and_then(|_| Some(names?.call(Call(0)).to_owned())).unwrap_or_default();
        let yes = |has: bool| if has { "yes" } else { "no" }.to_owned();
        let or = |word: Option<String>, else_: Message<'_>| word.unwrap_or_else(|| self.locale.in_full(else_));
        let clause = self.rules.as_ref().and_then(|rules| rules.clauses().keys().next().copied());
        [
            ("calls", yes(!call.is_empty())),
            ("wishes", yes(wishing.is_some())),
            ("wish", wishing.unwrap_or_default()),
            ("call", call),
            ("does", or(does, msg!("example-does"))),
            ("clause", or(clause.map(|clause| clause.to_string()), msg!("example-clause"))),
        ]
    }

    /// Whether a typed word is one of a message's words, or the English one.
    #[must_use]
    pub fn means(&self, typed: &str, words: Message<'_>, english: &str) -> bool {
        self.is_word(typed, &self.locale.in_full(words), english)
    }

    /// In what the rules that are played differ from the book.
    #[cfg(feature = "net")]
    #[must_use]
    pub fn rules_differ(&self, loaded: &Loaded) -> Line {
        let game = self.locale.game_name(&loaded.book_of);
        self.locale.difference(&game, &loaded.options, loaded.manner).line(Channel::Help, Urgency::Answer)
    }

    /// Whether there are words, and all of them say nothing around a move.
    #[must_use]
    pub fn says_little(&self, typed: &str) -> bool {
        let typed = Typed::new(typed);
        let mut words = typed.words().peekable();
        words.peek().is_some() && words.all(|word| self.lexicon().says_little(word))
    }

    /// Whether a typed word is the English name of something, or one of the words that the language has for it.
    fn is_named(&self, typed: &str, english: &str) -> bool {
        let words = self.locale.find(&format!("words-{english}"), &[]).map(|message| self.locale.in_full(message));
        self.is_word(typed, &words.unwrap_or_default(), english)
    }

    fn is_word(&self, typed: &str, words: &str, english: &str) -> bool {
        let typed = normal(typed);
        typed == english
            || words.split_whitespace().any(|word| word == typed)
            || self.told_value(english).is_some_and(|told| normal(&told) == typed)
    }

    /// How the settings tell a value, so that what is told can be typed.
    fn told_value(&self, english: &str) -> Option<String> {
        let value = match english {
            "plain" => "constant",
            "status" | "on" | "off" | "step" | "free" | "full" | "short" => english,
            _ => return None,
        };
        Some(self.locale.in_full(msg!("value", value)))
    }

    /// Whether what is typed is one of a message's phrases, which stand with commas between, or the English one.
    #[must_use]
    pub fn is_phrase(&self, typed: &str, phrases: Message<'_>, english: &str) -> bool {
        let typed = normal(typed);
        typed == english || self.locale.in_full(phrases).split(',').any(|phrase| phrase.trim() == typed)
    }

    /// The channel that a word names.
    #[must_use]
    pub fn channel(&self, typed: &str) -> Option<Channel> {
        Channel::ALL.into_iter().find(|channel| self.is_named(typed, channel.id()))
    }

    /// How much is told, as a word names it.
    #[must_use]
    pub fn detail(&self, typed: &str) -> Option<Detail> {
        Detail::ALL.into_iter().find(|detail| self.is_named(typed, detail.id()))
    }

    /// A line that has to be answered, and so is never silent.
    #[must_use]
    pub fn question(&self, message: Message<'_>) -> Line {
        Line { urgency: Urgency::Turn, cue: Some(Cue::Question), ..self.help(message) }
    }

    /// A line of help or set-up.
    #[must_use]
    pub fn help(&self, message: Message<'_>) -> Line {
        self.line(Channel::Help, message)
    }

    /// A message of the family of the game: its own, or else the one for all of them.
    #[must_use]
    pub fn of_family<'a>(&self, message: Message<'a>) -> Message<'a> {
        self.locale.of_family(message, self.family())
    }
}

later! {
    /// A message about a file that cannot be written.
    pub struct NotWritten { file = "file", reason = "reason" }
}

fn typed_cards(locale: &Locale, terms: &Terms) -> Option<Cards> {
    // Records are written in English codes, and a code counts in its own language only.
    let code = |kind| terms.code(kind).to_owned();
    let recorded: Option<&dyn Fn(CardKind) -> String> = if locale.lang() == Lang::En { Some(&code) } else { None };
    Some(Cards::new(locale.names()?, terms.deck(), recorded))
}

/// The fewest letters of the beginning of a language's name.
const SHORTEST_BEGINNING: usize = 3;

/// The language question: every language speaks for itself, numbered in alphabetical order of their codes.
#[must_use]
pub fn language_question() -> Vec<Line> {
    in_each(|voice, index| voice.question(msg!("language-choice", number = index + 1)))
}

/// How to change to each language, each in its own words: who does not understand the one of the moment finds theirs.
#[must_use]
pub fn ways_to_languages() -> Vec<Line> {
    in_each(|voice, _| voice.help(msg!("language-how")))
}

fn in_each(line: impl Fn(LanguagePack, usize) -> Line) -> Vec<Line> {
    let of = |(index, lang): (usize, Lang)| Line { lang: Some(lang), ..line(LanguagePack::new(lang), index) };
    Lang::ALL.into_iter().enumerate().map(of).collect()
}

/// The language that was typed: its number, its code, what it is called in any language, or the beginning of that.
#[must_use]
pub fn typed_language(typed: &str) -> Option<Lang> {
    let typed = normal(typed);
    if let Some(index) = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return Lang::ALL.get(index).copied();
    }
    if let Some(lang) = Lang::ALL.into_iter().find(|lang| lang.code() == typed) {
        return Some(lang);
    }
    let is_called = |lang: Lang, fits: &dyn Fn(&str) -> bool| {
        everywhere(&format!("words-language-{lang}")).iter().any(|(_, names)| names.split(", ").any(fits))
    };
    let exact = Lang::ALL.into_iter().find(|lang| is_called(*lang, &|name| name == typed));
    let begins = |name: &str| typed.chars().count() >= SHORTEST_BEGINNING && name.starts_with(&typed);
    let mut begun = Lang::ALL.into_iter().filter(|lang| is_called(*lang, &begins));
    exact.or_else(|| begun.next().filter(|_| begun.next().is_none()))
}

/// The number that was typed: `3`, `3.`, `three`, `drei`, `kolme`.
#[must_use]
pub fn typed_number(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    typed.parse().ok().or_else(|| words().get(&typed).map(|(number, _)| *number))
}

/// The number by which something in a list is meant: digits, or the first word for it in any language. In how many people
/// play (`zu zweit`) is no such number.
#[must_use]
pub fn typed_place(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    let by_word = || words().get(&typed).filter(|(_, is_first)| *is_first).map(|(number, _)| *number);
    typed.parse().ok().or_else(by_word)
}

/// The words of all languages, and whether each is the first one for its number; where two of them have the same word, the
/// first one's holds.
fn words() -> &'static HashMap<String, (usize, bool)> {
    static WORDS: OnceLock<HashMap<String, (usize, bool)>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words = HashMap::new();
        for (_, list) in everywhere("words-count") {
            for (number, all) in (1..).zip(list.split(", ")) {
                for (at, word) in all.split(' ').enumerate() {
                    words.entry(word.to_owned()).or_insert((number, at == 0));
                }
            }
        }
        words
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Library;

    fn voice(lang: Lang, game: &str) -> LanguagePack {
        let loaded = Library::built_in().load(game, &[]).expect("a built-in game");
        LanguagePack::new(lang).for_game(&loaded.rules)
    }

    #[test]
    fn a_card_may_be_named_in_full_in_another_language() {
        let english = voice(Lang::En, "uno");
        let own = english.full_cards(&Typed::new("red 5"));
        assert_eq!(own.len(), 1);
        for typed in ["rot 5", "rote 5", "punainen 5", "the red 5", "Red five"] {
            assert_eq!(english.full_cards(&Typed::new(typed)), own, "{typed}");
        }
        for typed in ["red", "5", "red 5 foo", "hand", ""] {
            assert_eq!(english.full_cards(&Typed::new(typed)), [], "{typed}");
        }
    }

    #[test]
    fn a_colour_is_found_in_as_many_words_as_a_name_may_have() {
        let english = voice(Lang::En, "uno");
        let yellow = english.colour(&Typed::new("yellow"));
        assert!(yellow.is_some());
        assert_eq!(english.colour(&Typed::new("y e l l o w")), yellow);
        assert_eq!(english.colour(&Typed::new("y e l l o w w")), None);
    }

    #[test]
    fn a_call_is_known_in_its_spellings_and_small_words_say_little() {
        let english = voice(Lang::En, "uno");
        for (typed, is_call) in
            [("uno", true), ("Uno!", true), ("u n o", true), ("uno red", false), ("one", false), ("", false)]
        {
            assert_eq!(english.is_call(typed), is_call, "{typed}");
        }
        for (typed, little) in [("please", true), ("now please", true), ("please draw", false), ("", false)] {
            assert_eq!(english.says_little(typed), little, "{typed}");
        }
    }

    #[test]
    fn a_command_is_known_by_its_beginning_and_a_proposal_by_its_word() {
        let english = voice(Lang::En, "uno");
        let (command, rest) = english.command_of("setti").expect("the beginning of one command");
        assert_eq!((command, rest.as_str()), (Command::Program(crate::command::ProgramCommand::Settings), ""));
        assert_eq!(english.command_of("xyzzy"), None);
        for (typed, sentence) in
            [("agree I draw 2", Some("I draw 2")), ("  agree", Some("")), ("agree ", Some("")), ("hand", None)]
        {
            assert_eq!(english.proposed(typed), sentence, "{typed:?}");
        }
    }

    #[test]
    fn names_may_be_as_long_as_names_are() {
        let english = voice(Lang::En, "uno");
        let four = "wild draw four";
        assert_eq!(english.full_cards(&Typed::new(four)).len(), 1, "{four}");
        assert!(english.full_cards(&Typed::new("")).is_empty());
        assert!(english.full_cards(&Typed::new("the")).is_empty(), "an article alone names nothing");
        let long = "red ".repeat(LONGEST_NAME + 1);
        assert!(english.full_cards(&Typed::new(&long)).is_empty() && english.colour(&Typed::new(&long)).is_none());
        assert!(english.card_within(&Typed::new("is it so that red 5")).is_some());
        let word = "a".repeat(LONGEST_LIKE);
        let line = english.unknown_command_of(&word, &|_| true, &[format!("{}b", &word[1..])]);
        assert!(line.text.contains("Did you mean"), "{}", line.text);
        let longer = "a".repeat(LONGEST_LIKE + 1);
        let line = english.unknown_command_of(&longer, &|_| true, &[format!("{}b", &longer[1..])]);
        assert!(!line.text.contains("Did you mean"), "{}", line.text);
    }

    #[test]
    fn a_language_is_known_by_all_its_names() {
        let names = [
            (Lang::De, ["Deutsch", "German", "saksa"]),
            (Lang::En, ["Englisch", "English", "englanti"]),
            (Lang::Fi, ["Finnisch", "Finnish", "suomi"]),
        ];
        for (lang, names) in names {
            for name in names {
                assert_eq!(typed_language(name), Some(lang), "{name}");
                assert_eq!(typed_language(&name.to_uppercase()), Some(lang), "{name}");
            }
        }
        for (typed, lang) in [("suomeksi", Lang::Fi), ("auf deutsch", Lang::De), ("2.", Lang::En), ("fin", Lang::Fi)]
        {
            assert_eq!(typed_language(typed), Some(lang), "{typed}");
        }
        let none = (Lang::ALL.len() + 1).to_string();
        for typed in ["klingon", "auf", none.as_str(), "", "s", "f"] {
            assert_eq!(typed_language(typed), None, "{typed}");
        }
    }

    #[test]
    fn numbers_are_digits_or_words_of_any_language() {
        let numbers = [("3", 3), ("3.", 3), ("Three", 3), ("drei", 3), ("kolme", 3), ("zehn", 10)];
        for (typed, number) in numbers {
            assert_eq!(typed_number(typed), Some(number), "{typed}");
        }
        assert_eq!(typed_number("eleven"), None);
        for (typed, place) in
            [("3", Some(3)), ("zwei", Some(2)), ("kaksi", Some(2)), ("zweit", None), ("kahdestaan", None)]
        {
            assert_eq!(typed_place(typed), place, "{typed}");
        }
        assert_eq!(typed_number(""), None);
    }
}
