//! Texts, commands, typed names, languages and numbers of one language.

use std::path::Path;
use std::sync::{Arc, OnceLock};

use crate::cards::{CardKind, Wish};
use crate::engine::Viewer;
use crate::input::{
    Act, CardNames, Command, Commands, Meanings, Nameable, Phrases, Said, closest, is_command, is_slip, normal,
    number_of, read,
};
use crate::rules::{AnyRules, Call, ColourWord, GameTitles, Kind, Loaded, Terms};
use crate::text::{Announcer, Channel, Cue, Lang, Line, Locale, Message, Urgency, msg, together};

/// Longest part of typed text that is quoted in an answer.
const LONGEST_QUOTED: usize = 40;

/// The shortest and the longest word that is corrected.
const SHORTEST: usize = 3;

const LONGEST: usize = 24;

/// Everything of one language that a session needs.
pub struct LanguagePack {
    pub locale: Locale,
    rules: Option<AnyRules>,
    /// Typed card names, built on first use.
    names: OnceLock<Option<CardNames>>,
    /// Typed card names of the other languages, built on first use.
    pub others: OnceLock<Vec<CardNames>>,
}

/// The context in which a line is read.
#[derive(Clone, Copy, Default)]
pub struct Scope<'a> {
    /// The scopes of the grammar.
    pub scopes: &'a [&'static str],
    pub wishes: &'a [Wish],
    /// Names of players, games and options, by slot.
    pub phrases: &'a [(&'static str, Phrases)],
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
        LanguagePack::of(self.locale.for_game(&rules.terms), Some(rules.clone()))
    }

    pub fn in_language(&self, lang: Lang) -> Self {
        let titles = Arc::clone(self.locale.titles());
        let locale = Locale::new(lang).with_single_keys(self.locale.has_single_keys());
        let voice = LanguagePack::of(locale.with_titles(titles), None);
        match &self.rules {
            Some(rules) => voice.for_game(rules),
            None => voice,
        }
    }

    /// Names keys to press instead of commands to type.
    pub fn with_single_keys(&self, on: bool) -> Self {
        LanguagePack::of(self.locale.with_single_keys(on), self.rules.clone())
    }

    fn of(locale: Locale, rules: Option<AnyRules>) -> Self {
        LanguagePack { locale, rules, names: OnceLock::new(), others: OnceLock::new() }
    }

    pub fn not_written(&self, message: Message<'_, NotWritten>, file: &Path, error: &std::io::Error) -> Line {
        self.error(message.and([("file", file.into()), ("reason", error.into())]))
    }

    pub fn lang(&self) -> Lang {
        self.locale.lang()
    }

    pub fn family(&self) -> Kind {
        self.rules.as_ref().map_or(Kind::Shed, |rules| rules.family)
    }

    /// `suit` where the game calls its colours suits, otherwise `colour`.
    pub fn called(&self) -> &'static str {
        match self.rules.as_ref().map(|rules| rules.terms.called()) {
            Some(ColourWord::Suit) => "suit",
            Some(ColourWord::Colour) | None => "colour",
        }
    }

    pub fn commands(&self) -> &Commands {
        Commands::of(&self.locale, self.family())
    }

    /// The word for a command; for one of another family, its word there.
    pub fn name_of(&self, command: impl Into<Command>) -> &str {
        let command = command.into();
        let mut families = [self.family()].into_iter().chain(Kind::ALL);
        let family = families.find(|family| command.suits(*family)).unwrap_or(Kind::Shed);
        &Commands::of(&self.locale, family).entry(command).name
    }

    /// Builds the names for reading a line, which would delay the first answer.
    pub fn prepare(&self) {
        let _ = (self.names(), self.other_names());
    }

    pub fn names(&self) -> Option<&CardNames> {
        self.names.get_or_init(|| typed_names(&self.locale, &self.rules.as_ref()?.terms)).as_ref()
    }

    fn other_names(&self) -> &[CardNames] {
        self.others.get_or_init(|| {
            let Some(terms) = self.rules.as_ref().map(|rules| &rules.terms) else { return Vec::new() };
            let others = Lang::ALL.into_iter().filter(|lang| *lang != self.locale.lang());
            others.filter_map(|lang| typed_names(&Locale::new(lang).for_game(terms), terms)).collect()
        })
    }

    /// The meanings of a line. Commands that make no move are understood in the other languages, too, where the own
    /// one has no meaning for the line.
    pub fn read(&self, line: &str, scope: Scope<'_>) -> Meanings {
        let Scope { scopes, wishes, phrases } = scope;
        let (cards, foreign) = (self.names(), self.other_names());
        let own = read(self.locale.lang(), line, Nameable { cards, foreign, wishes, phrases, scopes });
        if own.said.iter().any(|said| said.free_letters() == 0) || line.trim().chars().count() < 2 {
            return own;
        }
        let others = Lang::ALL.into_iter().filter(|lang| *lang != self.locale.lang());
        // A setting or a file, such as `log my-game.txt`; a question with any text is no word of another language.
        let is_elsewhere = scopes.iter().any(|scope| ["lobby", "console"].contains(scope));
        let is_open = own.said.iter().all(|said| said.act == Act::Answer);
        let may_take_text = |said: &Said| !said.has("text") || is_elsewhere || is_open && said.act == Act::Change;
        let read = |lang: Lang| {
            let cards = foreign.iter().find(|names| names.lang() == lang);
            let mut found = read(lang, line, Nameable { cards, foreign: &[], wishes, phrases, scopes });
            let may_be =
                |said: &Said| matches!(said.act, Act::Tell | Act::Change) || ["yes", "no"].contains(&said.intent);
            found.said.retain(|said| may_be(said) && may_take_text(said));
            (!found.said.is_empty()).then_some(found)
        };
        others.into_iter().find_map(read).unwrap_or(own)
    }

    /// As [`LanguagePack::read`], in these scopes alone.
    pub fn read_in(&self, line: &str, scopes: &[&'static str]) -> Meanings {
        self.read(line, Scope { scopes, ..Scope::default() })
    }

    /// True for a word that is a command in this language, so that it is nobody's name.
    pub fn is_command(&self, word: &str) -> bool {
        is_command(self.locale.lang(), word)
    }

    /// True for a folded word that is part of a card's name in any language, or a code.
    pub fn is_of_a_card(&self, word: &str) -> bool {
        let word = [word.to_owned()];
        let is_long = word[0].chars().count() > 1 || word[0].starts_with(|letter: char| letter.is_ascii_digit());
        let has_digit = word[0].contains(|letter: char| letter.is_ascii_digit());
        let is_code = |names: &CardNames| word[0].chars().count() < SHORTEST || names.is_code(&word[0]);
        let own = self.names().is_some_and(|names| !names.read_all(&word).is_empty());
        let is_name = |names: &CardNames| !names.read_all(&word).is_empty() && (has_digit || !is_code(names));
        is_long && (own || self.other_names().iter().any(is_name))
    }

    /// True for the word that asks for the rest of a long answer.
    pub fn wants_more(&self, typed: &str) -> bool {
        self.read_in(typed, &["all"]).has("more")
    }

    /// In digits, or up to ten in words.
    pub fn number(&self, word: &str) -> Option<usize> {
        number_of(self.locale.lang(), word)
    }

    /// The word of a card's name, or of a command, for which a word may be a slip of the finger.
    pub fn nearest(&self, word: &str, is_there: &dyn Fn(Command) -> bool) -> Option<String> {
        let word = normal(word);
        if !(SHORTEST..=LONGEST).contains(&word.chars().count()) {
            return None;
        }
        let is_like = |known: &&str| known.chars().all(char::is_alphabetic) && is_slip(&word, known);
        let like = self.names().and_then(|names| closest(&word, names.vocabulary().filter(is_like)));
        like.filter(|like| *like != word)
            .map(|like| self.as_told(like))
            .or_else(|| self.commands().like(&word, is_there))
    }

    /// A folded word of a card's name as a dictionary has it.
    fn as_told(&self, folded: &str) -> String {
        let told = self.names().zip(self.locale.names()).and_then(|(known, names)| {
            let colour = known.colours(folded).first().map(|colour| names.plain_colour(*colour));
            colour.or_else(|| known.symbols(folded).first().map(|symbol| names.plain_symbol(*symbol)))
        });
        told.unwrap_or_else(|| folded.to_owned())
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
        self.error(msg!("not-now", command = self.name_of(command)))
    }

    pub fn only_at_home(&self, command: Command) -> Line {
        self.error(msg!("only-at-home", command = self.name_of(command)))
    }

    pub fn misused(&self, command: impl Into<Command>) -> Line {
        self.error(msg!("not-understood", use = self.usage(command)))
    }

    /// The usage of a command, with cards and words of this game as examples.
    pub fn usage(&self, command: impl Into<Command>) -> String {
        let id = format!("command-{}", command.into().id());
        let message = self.locale.find_of_family(&id, self.family(), &[]);
        let words = self.examples();
        let usage = message.and_then(|message| self.locale.attribute(&message, "use", &words)).unwrap_or_default();
        // A last sentence that is empty in this game leaves a stop and a blank.
        usage.trim_end_matches(['.', ' ']).to_owned()
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
            let (terms, deck) = (&rules.terms, rules.terms.deck());
            let tells = |card: &CardKind| self.locale.card_facts(rules, terms.entry(*card)).is_some();
            deck.kinds().find(tells).or_else(|| deck.kinds().next()).map(|card| deck.face(card).symbol)
        };
        let does = does.or_else(any);
        let does = does.map(|symbol| self.locale.in_full(msg!("outline-symbols", symbols = [symbol].as_slice())));
        let wishing = deck().find_map(|(card, rule)| {
            let own = rules?.deck().face(card).colour.map(Wish::Colour);
            let wish = rules?.wishable(rule.wish?).iter().copied().find(|wish| Some(*wish) != own)?;
            Some(format!("{} {}", told(card)?, self.locale.typed_wish(wish).full))
        });
        let call = rules.filter(|rules| !rules.book.calls.is_empty());
        let call = call.and_then(|_| Some(names?.call(Call(0)).to_owned())).unwrap_or_default();
        let yes = |has: bool| if has { "yes" } else { "no" }.to_owned();
        let or = |word: Option<String>, else_: Message<'_>| word.unwrap_or_else(|| self.locale.in_full(else_));
        let clause = self.rules.as_ref().and_then(|rules| rules.clauses.keys().next().copied());
        [
            ("calls", yes(!call.is_empty())),
            ("wishes", yes(wishing.is_some())),
            ("wish", wishing.unwrap_or_default()),
            ("call", call),
            ("does", or(does, msg!("example-does"))),
            ("clause", or(clause.map(|clause| clause.to_string()), msg!("example-clause"))),
        ]
    }

    /// Says which completions exist if there is not exactly one.
    pub fn matches(&self, candidates: &[String]) -> Line {
        let words = candidates.iter().map(|name| together(name)).collect::<Vec<_>>().join(", ");
        self.help(msg!("matches", count = candidates.len(), words))
    }

    pub fn rules_differ(&self, loaded: &Loaded) -> Line {
        let game = self.locale.game_name(&loaded.book_of);
        self.locale.difference(&game, &loaded.options, loaded.manner).help()
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

fn typed_names(locale: &Locale, terms: &Terms) -> Option<CardNames> {
    // Card codes count in their own language only; records use the English ones.
    let code = |kind| terms.code(kind).to_owned();
    let recorded: Option<&dyn Fn(CardKind) -> String> = if locale.lang() == Lang::En { Some(&code) } else { None };
    Some(CardNames::new(locale.names()?, terms.deck(), locale.lang(), recorded))
}

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

/// A language by its number in the question, or its name in any language.
pub fn typed_language(typed: &str) -> Option<Lang> {
    if let Some(index) =
        typed.trim().trim_end_matches('.').parse::<usize>().ok().and_then(|number| number.checked_sub(1))
    {
        return Lang::ALL.get(index).copied();
    }
    let named = |lang: Lang| {
        let said = read(lang, typed, Nameable { scopes: &["all"], ..Nameable::default() }).said;
        said.iter().find_map(|said| said.choice("language").and_then(|code| code.parse().ok()))
    };
    Lang::ALL.into_iter().find_map(named)
}
