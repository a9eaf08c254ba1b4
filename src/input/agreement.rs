//! Sentences that propose a house action (G-15). Their patterns are in the language's `agree.ftl`. Nothing is
//! guessed: a sentence that fits no pattern, or two, is asked about.

use super::cards::spellings;
use super::table::normal;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{Agreement, Gift};
use crate::text::{Locale, Message, msg};

const MOST_WORDS: usize = 20;

/// The most words of a card's name or of a wish.
const LONGEST_NAME: usize = 6;

const FORMS: [Form; 9] = [
    Form::Draws,
    Form::Skipped,
    Form::Again,
    Form::Gives,
    Form::GivesCard,
    Form::Swap,
    Form::Reverse,
    Form::Name,
    Form::Back,
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    Draws,
    Skipped,
    Again,
    Gives,
    GivesCard,
    Swap,
    Reverse,
    Name,
    Back,
}

impl Form {
    fn sentences(self) -> Message<'static> {
        match self {
            Form::Draws => msg!("words-agree-draws"),
            Form::Skipped => msg!("words-agree-skipped"),
            Form::Again => msg!("words-agree-again"),
            Form::Gives => msg!("words-agree-gives"),
            Form::GivesCard => msg!("words-agree-gives-card"),
            Form::Swap => msg!("words-agree-swap"),
            Form::Reverse => msg!("words-agree-reverse"),
            Form::Name => msg!("words-agree-name"),
            Form::Back => msg!("words-agree-back"),
        }
    }
}

#[derive(Clone, Debug)]
enum Slot {
    Who,
    /// The speaker, in languages whose verb says so without a pronoun.
    Me,
    Other,
    Number,
    Card,
    Wish,
    /// With all its spellings.
    Word(Vec<String>),
}

/// The patterns of a language.
#[derive(Clone, Debug)]
pub struct Sentences {
    patterns: Vec<(Form, Vec<Slot>)>,
    me: Vec<String>,
    one: Vec<String>,
    numbers: Vec<Vec<String>>,
    small: Vec<String>,
    endings: Vec<String>,
    yes: Vec<String>,
    no: Vec<String>,
}

/// The speaker, and the names of players, cards and wishes.
pub struct NameLookup<'a> {
    /// The meaning of `me`.
    pub own: Option<Seat>,
    pub players: &'a [(Seat, String)],
    /// Finds cards by their full names.
    pub cards: &'a dyn Fn(&str) -> Vec<CardKind>,
    /// Finds a wish by its name.
    pub wish: &'a dyn Fn(&str) -> Option<Wish>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    Agreed(Agreement),
    /// A house action with a name that no player has.
    Nobody(String),
    /// No house action, or an ambiguous one.
    Unclear,
}

/// The slots filled so far.
#[derive(Clone, Copy, Debug, Default)]
struct Found<'t> {
    who: Option<Seat>,
    other: Option<Seat>,
    number: Option<usize>,
    card: Option<CardKind>,
    wish: Option<Wish>,
    nobody: Option<&'t str>,
}

impl Sentences {
    pub fn new(locale: &Locale) -> Self {
        let words = |list: Message<'_>| -> Vec<String> {
            locale.list(list).iter().flat_map(|word| spellings(&normal(word))).collect()
        };
        let pattern = |item: &String| item.split_whitespace().map(slot).collect();
        let of_form = |form: Form| {
            let patterns: Vec<(Form, Vec<Slot>)> =
                locale.list(form.sentences()).iter().map(|item| (form, pattern(item))).collect();
            patterns
        };
        Sentences {
            patterns: FORMS.into_iter().flat_map(of_form).collect(),
            me: words(msg!("words-agree-me")),
            one: words(msg!("words-agree-one")),
            numbers: locale.list(msg!("words-agree-numbers")).iter().map(|word| spellings(&normal(word))).collect(),
            small: words(msg!("words-agree-small")),
            endings: words(msg!("words-agree-endings")),
            yes: words(msg!("words-agree-yes")),
            no: words(msg!("words-agree-no")),
        }
    }

    pub fn agrees(&self, typed: &str) -> bool {
        self.yes.contains(&plain(typed))
    }

    pub fn refuses(&self, typed: &str) -> bool {
        self.no.contains(&plain(typed))
    }

    pub fn read(&self, typed: &str, speaker: &NameLookup<'_>) -> Sentence {
        let plain = plain(typed);
        let words: Vec<&str> = plain.split_whitespace().collect();
        if words.is_empty() || words.len() > MOST_WORDS {
            return Sentence::Unclear;
        }
        let mut meant: Vec<Agreement> = Vec::new();
        for found in self.readings(&words, speaker, false) {
            if let Some(agreed) = agreement(&found).filter(|agreed| !meant.contains(agreed)) {
                meant.push(agreed);
            }
        }
        match meant.as_slice() {
            [agreed] => Sentence::Agreed(*agreed),
            [] => {
                let nobody = self.readings(&words, speaker, true).into_iter().find_map(|(_, found)| found.nobody);
                nobody.map_or(Sentence::Unclear, |name| Sentence::Nobody(as_typed(typed, name)))
            }
            _ => Sentence::Unclear,
        }
    }

    /// All matches of all patterns; with `strangers` also those whose player is unknown.
    fn readings<'t>(&self, words: &[&'t str], speaker: &NameLookup<'_>, strangers: bool) -> Vec<(Form, Found<'t>)> {
        let mut all = Vec::new();
        for (form, slots) in &self.patterns {
            let mut found = Vec::new();
            self.walk(slots, words, speaker, strangers, Found::default(), &mut found);
            all.extend(found.into_iter().map(|found| (*form, found)));
        }
        all
    }

    fn walk<'t>(
        &self,
        slots: &[Slot],
        words: &[&'t str],
        speaker: &NameLookup<'_>,
        strangers: bool,
        found: Found<'t>,
        all: &mut Vec<Found<'t>>,
    ) {
        let Some((first, rest)) = words.split_first() else {
            if slots.is_empty() {
                all.push(found);
            }
            return;
        };
        if self.small.iter().any(|small| small == first) {
            self.walk(slots, rest, speaker, strangers, found, all);
        }
        let Some((slot, slots)) = slots.split_first() else { return };
        let mut go_on = |taken: usize, found: Found<'t>| {
            self.walk(slots, &words[taken..], speaker, strangers, found, all);
        };
        match slot {
            Slot::Word(spellings) => {
                if spellings.iter().any(|spelling| spelling == first) {
                    go_on(1, found);
                }
            }
            Slot::Number => {
                if let Some(number) = self.number(first) {
                    go_on(1, Found { number: Some(number), ..found });
                }
            }
            Slot::Who | Slot::Other => {
                for (taken, seat) in self.players(words, speaker) {
                    go_on(taken, named(slot, found, Some(seat)));
                }
                if strangers && !self.is_own_word(first) {
                    go_on(1, Found { nobody: found.nobody.or(Some(first)), ..named(slot, found, None) });
                }
            }
            Slot::Me => {
                if let Some(own) = speaker.own {
                    go_on(0, Found { who: Some(own), ..found });
                }
            }
            Slot::Card => {
                for taken in 1..=words.len().min(LONGEST_NAME) {
                    if let [card] = (speaker.cards)(&words[..taken].join(" "))[..] {
                        go_on(taken, Found { card: Some(card), ..found });
                    }
                }
            }
            Slot::Wish => {
                for taken in 1..=words.len().min(LONGEST_NAME) {
                    if let Some(wish) = (speaker.wish)(&words[..taken].join(" ")) {
                        go_on(taken, Found { wish: Some(wish), ..found });
                    }
                }
            }
        }
    }

    /// Words of the patterns are not taken for unknown names.
    fn is_own_word(&self, word: &str) -> bool {
        let slots = || self.patterns.iter().flat_map(|(_, slots)| slots);
        let in_pattern =
            |slot: &Slot| matches!(slot, Slot::Word(spellings) if spellings.iter().any(|own| own == word));
        self.number(word).is_some() || self.small.iter().any(|small| small == word) || slots().any(in_pattern)
    }

    fn number(&self, word: &str) -> Option<usize> {
        if self.one.iter().any(|one| one == word) {
            return Some(1);
        }
        let spoken = self.numbers.iter().position(|spellings| spellings.iter().any(|own| own == word));
        spoken.map(|index| index + 1).or_else(|| word.parse().ok().filter(|number| *number > 0))
    }

    /// Players that the first words name, with the number of words; exact names come before inflected ones.
    fn players(&self, words: &[&str], speaker: &NameLookup<'_>) -> Vec<(usize, Seat)> {
        let named = |with_ending: bool| -> Vec<(usize, Seat)> {
            let of = |(seat, name): &(Seat, String)| {
                let name = plain(name);
                let parts: Vec<&str> = name.split_whitespace().collect();
                let (last, first) = parts.split_last()?;
                let typed = words.get(first.len())?;
                let begins = words.starts_with(first);
                let ends = if with_ending {
                    inflected(last, &self.endings).iter().any(|form| form == typed)
                } else {
                    typed == last
                };
                (begins && ends).then_some((parts.len(), *seat))
            };
            speaker.players.iter().filter_map(of).collect()
        };
        let exact = named(false);
        let me = self.me.iter().any(|me| me == words[0]);
        match (exact.is_empty(), speaker.own.filter(|_| me)) {
            (false, _) => exact,
            (true, Some(own)) => vec![(1, own)],
            (true, None) => named(true),
        }
    }
}

/// A name with its possible endings and stems: Pekka, Pekan; Markus, Markuksen.
pub fn inflected(name: &str, endings: &[String]) -> Vec<String> {
    let mut stems = vec![name.to_owned()];
    let letters: Vec<char> = name.chars().collect();
    if let [start @ .., one, other, vowel] = letters.as_slice() {
        if one == other && ['k', 'p', 't'].contains(one) {
            stems.push(start.iter().chain([one, vowel]).collect());
        }
    }
    stems.extend(name.strip_suffix("nen").map(|stem| format!("{stem}se")));
    stems.extend(name.strip_suffix('s').map(|stem| format!("{stem}kse")));
    stems.iter().flat_map(|stem| endings.iter().map(move |ending| format!("{stem}{ending}"))).collect()
}

fn slot(word: &str) -> Slot {
    match word {
        "WHO" => Slot::Who,
        "ME" => Slot::Me,
        "OTHER" => Slot::Other,
        "N" => Slot::Number,
        "CARD" => Slot::Card,
        "COLOUR" => Slot::Wish,
        word => Slot::Word(spellings(&normal(word))),
    }
}

fn named<'t>(slot: &Slot, found: Found<'t>, seat: Option<Seat>) -> Found<'t> {
    match slot {
        Slot::Other => Found { other: seat, ..found },
        _ => Found { who: seat, ..found },
    }
}

/// In lower case, without punctuation.
fn plain(typed: &str) -> String {
    normal(&typed.replace(['\'', '’', '?', ':'], ""))
}

fn as_typed(typed: &str, word: &str) -> String {
    let of = typed.split_whitespace().find(|typed| plain(typed) == word);
    of.map_or_else(|| word.to_owned(), |word| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned())
}

fn agreement((form, found): &(Form, Found<'_>)) -> Option<Agreement> {
    let count = || found.number.and_then(|number| u8::try_from(number).ok()).or(found.number.map(|_| u8::MAX));
    Some(match form {
        // Some languages leave out the number one.
        Form::Draws => Agreement::Draw { seat: found.who?, cards: count().unwrap_or(1) },
        Form::Skipped => Agreement::Skip(found.who?),
        Form::Again => Agreement::Again(found.who?),
        Form::Gives => {
            Agreement::Give { from: found.who?, to: found.other?, gift: Gift::Cards(count().unwrap_or(1)) }
        }
        Form::GivesCard => Agreement::Give { from: found.who?, to: found.other?, gift: Gift::Card(found.card?) },
        Form::Swap => Agreement::Swap(found.who?, found.other?),
        Form::Reverse => Agreement::Reverse,
        Form::Name => Agreement::Name(found.wish?),
        Form::Back => Agreement::TakeBack(found.who?),
    })
}
