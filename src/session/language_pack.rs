//! Texts, commands, typed cards, languages and numbers of one language.

use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use super::devices::Detail;
use crate::cards::{CardKind, Colour, Wish};
use crate::engine::Viewer;
use crate::input::{
    AgainCommand, Cards, Command, Commands, LONGEST_NAME, Lexicon, MoveCommand, Parsed, Typed, Understood, Words,
    closest, normal,
};
use crate::rules::{AnyRules, Call, ColourWord, GameTitles, Kind, Loaded, Terms};
use crate::text::{Announcer, Channel, Cue, Lang, Line, Locale, Message, Reason, Urgency, everywhere, msg, together};

/// Longest part of typed text that is quoted in an answer.
const LONGEST_QUOTED: usize = 40;

/// Longest typed text for which a similar command is suggested.
const LONGEST_LIKE: usize = 40;

/// Everything of one language that a session needs.
pub struct LanguagePack {
    locale: Locale,
    rules: Option<AnyRules>,
    /// Typed card names, built on first use.
    cards: OnceLock<Option<Cards>>,
    /// Typed card names of the other languages, built on first use.
    pub others: OnceLock<Vec<Cards>>,
}

impl LanguagePack {
    pub fn new(lang: Lang) -> Self {
        LanguagePack::of(Locale::new(lang), None)
    }

    pub fn with_titles(self, titles: impl Into<Arc<GameTitles>>) -> Self {
        LanguagePack { locale: self.locale.with_titles(titles), ..self }
    }

    /// Reads rule files and rule books in this language where they have it.
    pub fn reading(self, code: Option<&str>) -> Self {
        LanguagePack { locale: self.locale.reading(code), ..self }
    }

    pub fn for_game(&self, rules: &AnyRules) -> Self {
        LanguagePack::of(self.locale.for_game(rules.terms()), Some(rules.clone()))
    }

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

    pub fn not_written(&self, message: Message<'_, NotWritten>, file: &Path, error: &std::io::Error) -> Line {
        let file = file.display().to_string();
        self.error(message.and([("file", file.into()), ("reason", Reason::from(error).into())]))
    }

    pub fn locale(&self) -> &Locale {
        &self.locale
    }

    pub fn family(&self) -> Kind {
        self.rules.as_ref().map_or(Kind::Shed, |rules| rules.family())
    }

    /// `suit` where the game calls its colours suits, otherwise `colour`.
    pub fn called(&self) -> &'static str {
        match self.rules.as_ref().map(|rules| rules.terms().called()) {
            Some(ColourWord::Suit) => "suit",
            Some(ColourWord::Colour) | None => "colour",
        }
    }

    pub fn commands(&self) -> &Commands {
        Words::of(&self.locale, self.family()).commands()
    }

    fn said(&self) -> &(Lexicon, Commands) {
        Words::of(&self.locale, self.family()).said(&self.locale, self.family())
    }

    /// Builds the word lists for reading a line, which would delay the first answer.
    pub fn prepare(&self) {
        let _ = (self.said(), self.cards(), self.other_cards());
    }

    pub fn lexicon(&self) -> &Lexicon {
        &self.said().0
    }

    /// Reads how often to repeat something; once if no number is given.
    pub fn times(&self, rest: &str) -> Option<usize> {
        if rest.is_empty() { Some(1) } else { self.lexicon().number(rest).filter(|count| *count > 0) }
    }

    pub fn phrases(&self) -> &Commands {
        &self.said().1
    }

    /// The command a line consists of or begins with, and the rest of the line.
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

    /// Like [`LanguagePack::command_of`], where nothing else can be meant: before a game and while the keyboard is
    /// passed on.
    pub fn command_alone(&self, typed: &str) -> Option<(Command, String)> {
        match self.phrases().understand(&Typed::new(typed), self.lexicon()) {
            Understood::TooMuch(command, rest) => Some((command, rest)),
            _ => self.command_of(typed),
        }
    }

    /// The sentence after the command that proposes an agreement; `None` for any other line.
    pub fn proposed<'t>(&self, typed: &'t str) -> Option<&'t str> {
        let line = Typed::new(typed);
        let proposes =
            !line.is_empty() && self.commands().exact(line.word(0)) == Some(Command::Move(MoveCommand::Agree));
        let start = typed.len() - typed.trim_start().len();
        let word = typed.trim_start().find(char::is_whitespace).unwrap_or(typed.len() - start);
        proposes.then(|| typed[start + word..].trim())
    }

    pub fn is_call(&self, typed: &str) -> bool {
        let words = Typed::new(typed);
        let compact = words.words().collect::<Vec<_>>().concat();
        self.cards().is_some_and(|cards| cards.call(&compact).is_some())
    }

    pub fn cards(&self) -> Option<&Cards> {
        self.cards.get_or_init(|| typed_cards(&self.locale, self.rules.as_ref()?.terms())).as_ref()
    }

    pub fn other_cards(&self) -> &[Cards] {
        self.others.get_or_init(|| {
            let Some(terms) = self.rules.as_ref().map(|rules| rules.terms()) else { return Vec::new() };
            let others = Lang::ALL.into_iter().filter(|lang| *lang != self.locale.lang());
            others.filter_map(|lang| typed_cards(&Locale::new(lang).for_game(terms), terms)).collect()
        })
    }

    /// The cards that the words name in full, in this language or another one. Articles are ignored.
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

    /// The cards of the longest name in a line.
    pub fn card_within(&self, typed: &Typed<'_>) -> Option<Vec<CardKind>> {
        self.card_span(typed).map(|(_, kinds)| kinds)
    }

    pub fn card_span(&self, typed: &Typed<'_>) -> Option<(Range<usize>, Vec<CardKind>)> {
        let most = typed.len().min(2 * LONGEST_NAME);
        let spans =
            (1..=most.min(LONGEST_NAME)).rev().flat_map(|length| (0..=most - length).map(move |at| (at, length)));
        let named = |(at, length): (usize, usize)| (at..at + length, self.full_within(typed, at, at + length));
        spans.map(named).find(|(_, kinds)| !kinds.is_empty())
    }

    /// Cards for a question: by full name, half a name or the beginning of one.
    pub fn meant(&self, typed: &Typed<'_>) -> Vec<CardKind> {
        let lexicon = self.lexicon();
        let words: Vec<&str> = typed.words().filter(|word| !lexicon.says_nothing(word)).collect();
        let bare: Vec<&str> = words.iter().copied().filter(|word| !lexicon.says_little(word)).collect();
        let own = self.cards().map(|cards| [&words, &bare].map(|words| cards.meant(words)));
        let own = own.into_iter().flatten().find(|kinds| !kinds.is_empty());
        let foreign = || self.other_cards().iter().map(|cards| cards.meant(&words)).find(|kinds| !kinds.is_empty());
        own.or_else(foreign).unwrap_or_default()
    }

    /// The colour that the words name in full, in this language or another one.
    pub fn colour(&self, typed: &Typed<'_>) -> Option<Colour> {
        let lexicon = self.lexicon();
        let words: Vec<&str> = typed.words().filter(|word| !lexicon.says_little(word)).collect();
        let compact = if words.len() > LONGEST_NAME { return None } else { words.concat() };
        let own = self.cards().and_then(|cards| cards.colour(&compact));
        own.or_else(|| self.other_cards().iter().find_map(|cards| cards.colour_name(&compact)))
    }

    pub fn announcer<'a, R>(&'a self, rules: &'a Arc<R>, names: &'a [String], viewer: Viewer) -> Announcer<'a, R> {
        Announcer::new(&self.locale, rules, names, viewer)
    }

    pub fn line(&self, channel: Channel, message: Message<'_>) -> Line {
        let message = message.at_most("word", LONGEST_QUOTED);
        self.locale.say(message).verbatim(channel, Urgency::Answer)
    }

    pub fn error(&self, message: Message<'_>) -> Line {
        self.line(Channel::Error, message)
    }

    pub fn not_now(&self, command: impl Into<Command>) -> Line {
        self.error(msg!("not-now", command = self.commands().entry(command).name.as_str()))
    }

    pub fn only_at_home(&self, command: Command) -> Line {
        self.error(msg!("only-at-home", command = self.commands().entry(command).name.as_str()))
    }

    /// Several commands begin with a word. A single candidate is asked about.
    pub fn ambiguous_command(&self, word: &str, commands: &[String]) -> Line {
        if let [command] = commands {
            return self.unknown_word(word, Some(command));
        }
        let words = commands.join(", ");
        self.error(msg!("ambiguous-command", word, words = words.as_str())).with_cue(Cue::Question)
    }

    pub fn unknown_command(&self, typed: &str) -> Line {
        self.unknown_command_of(typed, &|_| true, &[])
    }

    /// Suggests only the commands for which `is_there` holds, and the words of `own`.
    pub fn unknown_command_of(&self, typed: &str, is_there: &dyn Fn(Command) -> bool, own: &[String]) -> Line {
        let word = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if word.chars().count() > LONGEST_LIKE {
            return self.unknown_word(&word, None);
        }
        let own = closest(&word, own.iter().map(String::as_str)).map(str::to_owned);
        self.unknown_word(&word, own.or_else(|| self.commands().like(&word, is_there)).as_deref())
    }

    pub fn unknown_word(&self, word: &str, like: Option<&str>) -> Line {
        match like {
            Some(like) => self.error(msg!("unknown-command-suggest", word, suggestion = like)),
            None => self.error(msg!("unknown-command", word)),
        }
    }

    pub fn misused(&self, command: impl Into<Command>) -> Line {
        self.error(msg!("not-understood", use = self.usage(command).as_str()))
    }

    /// The usage of a command, with cards and words of this game as examples.
    pub fn usage(&self, command: impl Into<Command>) -> String {
        let id = format!("command-{}", command.into().id());
        let message = self.locale.find_of_family(&id, self.family(), &[]);
        let words = self.examples();
        let usage = message.and_then(|message| self.locale.attribute(&message, "use", &words)).unwrap_or_default();
        // A last sentence that is empty in this game leaves a blank.
        usage.trim_end().to_owned()
    }

    /// Reports words after a command that takes none. The message for a question does not add that nothing was done.
    pub fn too_much(&self, command: Command, rest: &str) -> Line {
        let name = self.commands().entry(command).name.as_str();
        if command.is_move() || command.is_irreversible() {
            self.error(msg!("read-too-much", command = name, word = rest))
        } else {
            self.error(msg!("read-too-much-asked", command = name, word = rest))
        }
    }

    /// Examples for usage texts: a card with an effect, a wish, a call and a clause. Without one in the game the
    /// language supplies a default.
    fn examples(&self) -> [(&'static str, String); 6] {
        let rules = self.rules.as_ref().and_then(|rules| rules.shed());
        let names = self.locale.names();
        let told = |card: CardKind| names.map(|names| together(&names.card(card)));
        let deck =
            || rules.into_iter().flat_map(|rules| rules.deck().kinds().map(move |card| (card, rules.kind(card))));
        let symbol = |card: CardKind| Some(rules?.deck().face(card).symbol);
        let does = deck().find(|(_, rule)| rule.draw.is_some() || rule.skip.is_some() || rule.wish.is_some());
        let does = does.and_then(|(card, _)| symbol(card));
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

    pub fn means(&self, typed: &str, words: Message<'_>, english: &str) -> bool {
        self.is_word(typed, &self.locale.in_full(words), english)
    }

    /// True for the word that switches something on, false for the one that switches it off.
    pub fn switch(&self, typed: &str) -> Option<bool> {
        let on = self.means(typed, msg!("words-on"), "on");
        (on || self.means(typed, msg!("words-off"), "off")).then_some(on)
    }

    /// Says which completions exist if there is not exactly one.
    pub fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.iter().map(|name| together(name)).collect::<Vec<_>>().join(", ");
        self.help(msg!("matches", count = candidates.len(), words = words.as_str()))
    }

    pub fn wants_more(&self, typed: &str) -> bool {
        matches!(self.commands().parse(typed), Parsed::Command(Command::Again(AgainCommand::More), ""))
    }

    pub fn rules_differ(&self, loaded: &Loaded) -> Line {
        let game = self.locale.game_name(&loaded.book_of);
        self.locale.difference(&game, &loaded.options, loaded.manner).line(Channel::Help, Urgency::Answer)
    }

    /// True if there are words and all of them are filler.
    pub fn says_little(&self, typed: &str) -> bool {
        let typed = Typed::new(typed);
        let mut words = typed.words().peekable();
        words.peek().is_some() && words.all(|word| self.lexicon().says_little(word))
    }

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

    /// The settings' word for a value, so that the shown word can be typed.
    fn told_value(&self, english: &str) -> Option<String> {
        let value = match english {
            "plain" => "constant",
            "status" | "on" | "off" | "step" | "free" | "full" | "short" => english,
            _ => return None,
        };
        Some(self.locale.in_full(msg!("value", value)))
    }

    /// True for one of the comma-separated phrases of a message, or the English one.
    pub fn is_phrase(&self, typed: &str, phrases: Message<'_>, english: &str) -> bool {
        let typed = normal(typed);
        typed == english || self.locale.in_full(phrases).split(',').any(|phrase| phrase.trim() == typed)
    }

    pub fn channel(&self, typed: &str) -> Option<Channel> {
        Channel::ALL.into_iter().find(|channel| self.is_named(typed, channel.id()))
    }

    pub fn detail(&self, typed: &str) -> Option<Detail> {
        Detail::ALL.into_iter().find(|detail| self.is_named(typed, detail.id()))
    }

    pub fn question(&self, message: Message<'_>) -> Line {
        Line { urgency: Urgency::Turn, cue: Some(Cue::Question), ..self.help(message) }
    }

    pub fn help(&self, message: Message<'_>) -> Line {
        self.line(Channel::Help, message)
    }

    pub fn of_family<'a>(&self, message: Message<'a>) -> Message<'a> {
        self.locale.of_family(message, self.family())
    }
}

/// Marks a message that still needs the file and the reason.
#[derive(Clone, Copy, Debug)]
pub struct NotWritten;

impl NotWritten {
    pub const NAMES: &'static [&'static str] = &["file", "reason"];
}

fn typed_cards(locale: &Locale, terms: &Terms) -> Option<Cards> {
    // Card codes count in their own language only; records use the English ones.
    let code = |kind| terms.code(kind).to_owned();
    let recorded: Option<&dyn Fn(CardKind) -> String> = if locale.lang() == Lang::En { Some(&code) } else { None };
    Some(Cards::new(locale.names()?, terms.deck(), recorded))
}

const SHORTEST_BEGINNING: usize = 3;

/// The language question: one line per language, in that language, in alphabetical order of their codes.
pub fn language_question() -> Vec<Line> {
    in_each(|voice, index| voice.question(msg!("language-choice", number = index + 1)))
}

/// How to change the language, one line per language.
pub fn ways_to_languages() -> Vec<Line> {
    in_each(|voice, _| voice.help(msg!("language-how")))
}

fn in_each(line: impl Fn(LanguagePack, usize) -> Line) -> Vec<Line> {
    let of = |(index, lang): (usize, Lang)| Line { lang: Some(lang), ..line(LanguagePack::new(lang), index) };
    Lang::ALL.into_iter().enumerate().map(of).collect()
}

/// A language by its number, its code, its name in any language, or the beginning of a name.
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

/// `3`, `3.`, `three`, `drei`, `kolme`.
pub fn typed_number(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    typed.parse().ok().or_else(|| words().get(&typed).map(|(number, _)| *number))
}

/// A list position: digits, or the first word for a number. Words for the number of players (`zu zweit`) do not
/// count.
pub fn typed_place(typed: &str) -> Option<usize> {
    let typed = normal(typed);
    let by_word = || words().get(&typed).filter(|(_, is_first)| *is_first).map(|(number, _)| *number);
    typed.parse().ok().or_else(by_word)
}

/// Number words of all languages, each with whether it is the first word for its number. The first language wins.
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
    fn commands_can_be_abbreviated_and_proposals_have_a_word() {
        let english = voice(Lang::En, "uno");
        let (command, rest) = english.command_of("setti").expect("the beginning of one command");
        assert_eq!((command, rest.as_str()), (Command::Program(crate::input::ProgramCommand::Settings), ""));
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
    fn a_language_is_known_by_its_beginning_and_by_other_forms() {
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
