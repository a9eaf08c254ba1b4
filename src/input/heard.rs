//! Parses the move in a line: a verb, and cards, wishes, numbers, calls and players in order. All interpretations of
//! the whole line are found in one pass over its words; filler words are skipped. The lexicon has the words of a
//! language around moves.

use std::collections::HashMap;

use super::cards::{Cards, LONGEST_NAME, spellings};
use super::commands::{Command, MoveCommand, TableQuestion};
use super::line::{LONGEST_WORD, Typed, key};
use super::table::Commands;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::rules::Call;
use crate::text::{Locale, Message, msg};

const MOST_WORDS: usize = 40;

/// Lines with more interpretations have none.
const MOST_WAYS: usize = 48;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A full card name; several cards may share it.
    Card(Vec<CardKind>),
    /// Words that mean a card only in a play: `draw four`, `wish`.
    OnlyIfPlayed(Vec<CardKind>),
    Wish(Wish),
    /// A number; true if it is in digits.
    Number(usize, bool),
    /// A place in the hand, as a word: `third`.
    Place(usize),
    Call(Call),
    Player(Seat),
    Until,
}

/// The part that a connecting word requires next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Awaited {
    Nothing,
    Wish,
    Call,
}

/// One interpretation of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// None if no word says it.
    pub verb: Option<Verb>,
    /// The rest, in order.
    pub pieces: Vec<Piece>,
    /// A call is to be made, but which one is not said: the one that is due.
    pub calls: bool,
    awaited: Awaited,
}

/// The words of the languages, and the players at the table.
pub struct Listener<'a> {
    pub lexicon: &'a Lexicon,
    /// The cards in the table's own language.
    pub own: &'a Cards,
    /// The cards in the other languages; empty to use only the own one.
    pub foreign: &'a [Cards],
    pub wishes: &'a [Wish],
    /// By their names, in lower case without blanks.
    pub players: &'a [(Seat, String)],
}

pub struct Hearing {
    /// Interpretations of the whole line.
    pub ways: Vec<Heard>,
    /// Number of words understood, from the first one.
    pub understood: usize,
    /// Number of phrases looked up, which measures the work.
    pub tried: usize,
}

impl Hearing {
    pub fn nothing() -> Self {
        Hearing { ways: Vec::new(), understood: 0, tried: 0 }
    }
}

enum Item {
    Small,
    Noun,
    Away,
    It,
    /// The flag is true for a single letter.
    Verb(Verb, bool),
    Piece(Piece),
}

impl Listener<'_> {
    /// Parses a line; `verb` is the verb that was parsed before it, if any.
    pub fn hear(&self, typed: &Typed<'_>, verb: Option<Verb>) -> Hearing {
        let words: Vec<&str> = typed.words().collect();
        let mut hearing = Hearing::nothing();
        let too_long = |word: &&str| word.len() > LONGEST_WORD;
        if words.is_empty() || words.len() > MOST_WORDS || words.iter().any(too_long) {
            return hearing;
        }
        let start = Heard { verb, pieces: Vec::new(), calls: false, awaited: Awaited::Nothing };
        let mut ways: Vec<Vec<Heard>> = vec![Vec::new(); words.len() + 1];
        ways[0].push(start);
        for at in 0..words.len() {
            if ways[at].is_empty() {
                continue;
            }
            hearing.understood = at;
            let so_far = std::mem::take(&mut ways[at]);
            for length in 1..=(words.len() - at).min(LONGEST_PHRASE.max(LONGEST_NAME + 2)) {
                let items = self.items(&words[at..at + length]);
                hearing.tried += 1;
                for item in items {
                    let next = so_far.iter().filter_map(|heard| heard.with(&item));
                    let place = &mut ways[at + length];
                    for heard in next {
                        if !place.contains(&heard) {
                            place.push(heard);
                        }
                    }
                    if place.len() > MOST_WAYS {
                        return hearing;
                    }
                }
            }
        }
        if !ways[words.len()].is_empty() {
            hearing.understood = words.len();
        }
        hearing.ways = std::mem::take(&mut ways[words.len()]);
        hearing.ways.retain(|heard| heard.awaited != Awaited::Wish);
        hearing.ways.iter_mut().for_each(|heard| heard.calls = heard.awaited == Awaited::Call);
        hearing
    }

    /// All meanings of a phrase.
    fn items(&self, words: &[&str]) -> Vec<Item> {
        let phrase = words.join(" ");
        let mut items: Vec<Item> = Vec::new();
        for sense in self.lexicon.senses(&phrase) {
            items.push(match sense {
                Sense::Small => Item::Small,
                Sense::Noun => Item::Noun,
                Sense::Away => Item::Away,
                Sense::It => Item::It,
                Sense::Verb(verb) => Item::Verb(*verb, phrase.chars().count() == 1 && phrase != "!"),
                Sense::Until => Item::Piece(Piece::Until),
                Sense::Number(number) => Item::Piece(Piece::Number(*number, false)),
                Sense::Place(place) => Item::Piece(Piece::Place(*place)),
                Sense::Between | Sense::Loose => continue,
            });
        }
        if let [word] = words {
            items.extend(digits(word).map(|number| Item::Piece(Piece::Number(number, true))));
        }
        let Some(compact) = self.compact(words) else { return items };
        let nouns = self.lexicon.nouns();
        let mut cards = self.own.full(&compact, nouns);
        let mut wish = self.own.wish(&compact, self.wishes);
        let mut call = self.own.call(&compact);
        for foreign in self.foreign {
            if cards.is_empty() {
                cards = foreign.full_name(&compact, nouns);
            }
            if wish.is_none() && compact.chars().count() > 2 {
                wish = foreign.wish(&compact, self.wishes);
            }
            call = call.or_else(|| foreign.call(&compact));
        }
        if !cards.is_empty() {
            let says_more = self.says_another_move(words, &phrase);
            items.push(Item::Piece(if says_more { Piece::OnlyIfPlayed(cards) } else { Piece::Card(cards) }));
        }
        items.extend(wish.map(|wish| Item::Piece(Piece::Wish(wish))));
        items.extend(call.map(|call| Item::Piece(Piece::Call(call))));
        let named = self.players.iter().filter(|(_, name)| *name == compact);
        items.extend(named.map(|(seat, _)| Item::Piece(Piece::Player(*seat))));
        items
    }

    /// A verb other than playing, perhaps with a number, is a move by itself.
    fn says_another_move(&self, words: &[&str], phrase: &str) -> bool {
        let other = |word: &str| self.lexicon.verbs(word).iter().any(|verb| *verb != Verb::Play);
        let number = |word: &&str| self.lexicon.number(word).is_some();
        let coloured = words.iter().any(|word| self.own.colour(word).is_some());
        let passes = self.lexicon.verbs(words[0]).contains(&Verb::Pass) && !coloured;
        other(phrase) || passes && words.len() > 1 || other(words[0]) && words[1..].iter().all(number)
    }

    /// Joins the words without fillers; none if two numbers would merge.
    fn compact(&self, words: &[&str]) -> Option<String> {
        let last = words.len() - 1;
        let stays = |(index, word): (usize, &&str)| {
            let inside = |sense| self.lexicon.is(word, sense);
            let between = index > 0 && index < last && (inside(Sense::Between) || inside(Sense::Noun));
            (!between).then(|| (*word).to_owned())
        };
        let kept: Vec<String> = words.iter().enumerate().filter_map(stays).collect();
        let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
        let joins = |pair: &[String]| is_digit(pair[0].chars().last()) && is_digit(pair[1].chars().next());
        let fits = kept.len() <= LONGEST_NAME && !kept.windows(2).any(joins);
        fits.then(|| kept.concat())
    }
}

impl Heard {
    /// Extends an interpretation; none if the item does not fit.
    fn with(&self, item: &Item) -> Option<Heard> {
        let mut next = self.clone();
        match item {
            Item::Small => {}
            // `say my cards` is a question.
            Item::Noun if self.verb == Some(Verb::Call) => return None,
            Item::Noun => {
                let about_a_card = matches!(self.pieces.last(), None | Some(Piece::Card(_) | Piece::Number(..)));
                let says_so = matches!(self.verb, Some(Verb::Draw | Verb::Play | Verb::Choose));
                return (about_a_card || says_so).then_some(next);
            }
            Item::Away => {
                self.verb?;
            }
            Item::It => {
                self.verb.filter(|verb| matches!(verb, Verb::Challenge | Verb::Draw | Verb::Choose | Verb::Catch))?;
            }
            // A single letter is a command at the beginning only; elsewhere it is a colour code.
            Item::Verb(_, true) if self.verb.is_some() || !self.pieces.is_empty() => return None,
            Item::Verb(verb, _) => next.hear_verb(*verb)?,
            Item::Piece(piece) => next.hear_piece(piece)?,
        }
        Some(next)
    }

    fn hear_verb(&mut self, verb: Verb) -> Option<()> {
        if self.awaited != Awaited::Nothing && !matches!(verb, Verb::Choose | Verb::Call) {
            return None;
        }
        let lays = matches!(self.verb, None | Some(Verb::Play));
        let has = |wanted: fn(&Piece) -> bool| self.pieces.iter().any(wanted);
        let card = |piece: &Piece| matches!(piece, Piece::Card(_) | Piece::Number(..));
        match (self.verb, verb) {
            // `and wish blue`, `and call uno`: the verb of the next part.
            (_, Verb::Choose) if lays && has(card) && has(|piece| matches!(piece, Piece::Wish(_))) => {}
            (_, Verb::Choose) if lays && has(card) => self.awaited = Awaited::Wish,
            (_, Verb::Call) if has(|piece| matches!(piece, Piece::Call(_))) => {
                if self.pieces.len() == 1 {
                    self.verb = Some(verb);
                }
            }
            (_, Verb::Call) if (lays || self.verb == Some(Verb::Choose)) && !self.pieces.is_empty() => {
                self.awaited = Awaited::Call;
            }
            // `ota Eino kiinni`: the second half of the verb follows the name.
            (Some(Verb::Draw), Verb::Catch) if matches!(self.pieces.as_slice(), [] | [Piece::Player(_)]) => {
                self.verb = Some(verb);
            }
            (None, verb) => self.verb = Some(verb),
            (Some(before), verb) if before == verb => {}
            _ => return None,
        }
        Some(())
    }

    fn hear_piece(&mut self, piece: &Piece) -> Option<()> {
        if let Piece::OnlyIfPlayed(cards) = piece {
            self.verb.filter(|verb| *verb == Verb::Play)?;
            return self.hear_piece(&Piece::Card(cards.clone()));
        }
        match (self.awaited, piece) {
            (Awaited::Wish, Piece::Wish(_)) | (Awaited::Call, Piece::Call(_)) | (Awaited::Nothing, _) => {}
            _ => return None,
        }
        self.awaited = Awaited::Nothing;
        self.pieces.push(piece.clone());
        Some(())
    }
}

pub(super) const LONGEST_PHRASE: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verb {
    Play,
    Draw,
    Pass,
    Call,
    Catch,
    Challenge,
    /// Names a colour, a player or a card.
    Choose,
}

impl Verb {
    const ALL: [Verb; 7] =
        [Verb::Play, Verb::Draw, Verb::Pass, Verb::Call, Verb::Catch, Verb::Challenge, Verb::Choose];

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

    /// None for commands that are not moves of games with hidden hands, or that take whole sentences.
    pub fn of(command: Command) -> Option<Self> {
        let Command::Move(wanted) = command else { return None };
        Verb::ALL.into_iter().find(|verb| verb.command() == wanted)
    }
}

/// The meaning of a phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sense {
    /// Filler around a move.
    Small,
    /// Filler around a question.
    Loose,
    /// Filler inside the name of a card.
    Between,
    /// A word for a card.
    Noun,
    /// The particle of a verb, such as `down`.
    Away,
    /// A pronoun, such as `it`.
    It,
    Verb(Verb),
    Until,
    Number(usize),
    /// An ordinal: `third`.
    Place(usize),
}

/// The words of a language around moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lexicon {
    senses: HashMap<String, Vec<Sense>>,
    /// A word for a card as the end of a compound.
    nouns: Vec<String>,
    /// Possible endings of names.
    endings: Vec<String>,
}

impl Lexicon {
    /// Includes the words of the commands as verbs.
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
        // `take stacks 2 and 5`
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

    pub fn nouns(&self) -> &[String] {
        &self.nouns
    }

    /// In languages that inflect names.
    pub fn endings(&self) -> &[String] {
        &self.endings
    }

    pub fn is_noun(&self, word: &str) -> bool {
        self.is(word, Sense::Noun)
    }

    /// Filler beside the name of a card.
    pub fn says_little(&self, word: &str) -> bool {
        let senses = self.senses(word);
        let little = |sense: &Sense| {
            matches!(sense, Sense::Small | Sense::Loose | Sense::Between | Sense::Noun | Sense::Away | Sense::It)
        };
        !senses.is_empty() && senses.iter().all(little)
    }

    /// Filler around a question.
    pub fn says_nothing(&self, word: &str) -> bool {
        self.is(word, Sense::Small) || self.is(word, Sense::Loose)
    }

    pub fn verbs(&self, word: &str) -> Vec<Verb> {
        let verb = |sense: &Sense| if let Sense::Verb(verb) = sense { Some(*verb) } else { None };
        self.senses(word).iter().filter_map(verb).collect()
    }

    /// In digits, or up to ten in letters.
    pub fn number(&self, word: &str) -> Option<usize> {
        let number = |sense: &Sense| if let Sense::Number(number) = sense { Some(*number) } else { None };
        digits(word).or_else(|| self.senses(word).iter().find_map(number))
    }
}

/// Digits only; `+4` is the code of a card.
pub(super) fn digits(word: &str) -> Option<usize> {
    word.parse().ok().filter(|_| word.chars().all(|letter| letter.is_ascii_digit()))
}
