//! From typed words to moves at a wall.

use crate::cards::CardKind;
use crate::command::{Cards, Command, Found, Parsed};
use crate::engine::wall::{Game, Move, Pair, Side, Spot};
use crate::rules::wall::Free;
use crate::say::Line;
use crate::session::company::Company;
use crate::session::open::Reply;
use crate::session::voice::Voice;

/// Somebody types at a wall.
pub(super) struct Typing<'a> {
    pub game: &'a Game,
    pub voice: &'a Voice,
    pub company: &'a Company,
}

impl Typing<'_> {
    /// `take 2 5`, `take 3 3`, `take red 12 blue 8`.
    pub fn take(&self, rest: &str) -> Result<Move, Line> {
        self.pair(rest).unwrap_or_else(|| Err(self.voice.misused(Command::Take)))
    }

    /// Two numbers or two cards; none if the words are something else.
    pub fn pair(&self, typed: &str) -> Option<Result<Move, Line>> {
        let words = self.words(typed);
        if let Some(numbers) = numbers(&words) {
            let [one, other] = numbers[..] else { return None };
            return Some(Ok(Move::take(one, other)));
        }
        let (one, other) = self.voice.all_cards().find_map(|cards| two_cards(cards, &words))?;
        Some(self.pair_of(&one, &other))
    }

    /// Whether nothing but numbers is typed.
    pub fn is_numbers(&self, typed: &str) -> bool {
        let words = self.words(typed);
        !words.is_empty() && numbers(&words).is_some()
    }

    /// The pair of stacks on which these cards lie free: the first of each that may be meant.
    fn pair_of(&self, one: &[CardKind], other: &[CardKind]) -> Result<Move, Line> {
        let view = self.game.view();
        let twice = self.game.rules().book().stacks.free == Free::AtOnce;
        let pairs = view.spots().flat_map(|first| view.spots().map(move |second| (first, second)));
        let held = pairs.filter(|(first, second)| twice || first != second).filter_map(|(first, second)| {
            let pair = Pair::new(first, second);
            let (cards, _) = view.fit(pair)?;
            let meant = |a: CardKind, b: CardKind| one.contains(&a) && other.contains(&b);
            (meant(cards[0], cards[1]) || meant(cards[1], cards[0])).then_some(pair)
        });
        let mut pairs: Vec<Pair> = held.collect();
        pairs.sort_unstable();
        pairs.dedup();
        let seat = view.to_act();
        let legal = |pair: &Pair| seat.is_some_and(|seat| view.why_not(seat, Move::Take(*pair)).is_none());
        match pairs.iter().find(|pair| legal(pair)).or(pairs.first()) {
            Some(pair) if pairs.len() == 1 || one.len() + other.len() == 2 => Ok(Move::Take(*pair)),
            Some(_) => Err(self.voice.error("wall-several-pairs", &[])),
            None => Err(self.not_free(one, other)),
        }
    }

    /// The first of two cards that does not lie free.
    fn not_free(&self, one: &[CardKind], other: &[CardKind]) -> Line {
        let view = self.game.view();
        let free =
            |cards: &[CardKind]| view.spots().any(|spot| view.free(spot).is_some_and(|card| cards.contains(&card)));
        let missing = [one, other].into_iter().find(|cards| !free(cards)).unwrap_or(other);
        self.voice.error("wall-not-free", &[("card", missing[0].into())])
    }

    /// `exchange 3 red 12`; without a number, the wish card that is free.
    pub fn exchange(&self, rest: &str) -> Result<Move, Line> {
        let words = self.words(rest);
        let view = self.game.view();
        let misused = || self.voice.misused(Command::Exchange);
        let numbered = words.split_first().and_then(|(first, card)| Some((spot(first)?, card)));
        let (spot, card) = if let Some(numbered) = numbered.filter(|(_, card)| !card.is_empty()) {
            numbered
        } else {
            let mut free = view.spots().filter(|spot| !view.exchangeable(*spot).is_empty());
            match (free.next(), free.next()) {
                (Some(spot), None) => (spot, words.as_slice()),
                (Some(_), Some(_)) => return Err(misused()),
                (None, _) => return Err(self.voice.error("wall-nothing-to-exchange", &[])),
            }
        };
        let choices = view.exchangeable(spot);
        let found = self.voice.all_cards().map(|cards| cards.card(card)).find(|found| *found != Found::None);
        match found {
            Some(Found::One(card)) => Ok(Move::Exchange { spot, card }),
            Some(Found::Several(cards)) => {
                let mut there = cards.iter().filter(|card| choices.contains(card));
                match (there.next(), there.next()) {
                    (Some(card), None) => Ok(Move::Exchange { spot, card: *card }),
                    (Some(_), Some(_)) => Err(misused()),
                    (None, _) => Ok(Move::Exchange { spot, card: cards[0] }),
                }
            }
            Some(Found::None) | None => Err(self.voice.error("card-not-in-game", &[("word", card.join(" ").into())])),
        }
    }

    /// `left`, `right 4`.
    pub fn side(&self, command: Command, rest: &str) -> Result<Move, Line> {
        let side = if command == Command::Left { Side::Left } else { Side::Right };
        let words = self.words(rest);
        let choices = self.game.view().sides();
        let mut spots = choices.iter().filter(|(_, choice)| *choice == side).map(|(spot, _)| *spot);
        match (words.as_slice(), spots.next(), spots.next()) {
            ([], Some(_), Some(_)) => Err(self.voice.misused(command)),
            // The judge tells why there is no such side.
            ([], first, _) => Ok(Move::Breach { spot: first.unwrap_or(Spot(0)), side }),
            ([word], ..) => match spot(word) {
                Some(spot) => Ok(Move::Breach { spot, side }),
                None => Err(self.voice.misused(command)),
            },
            _ => Err(self.voice.misused(command)),
        }
    }

    /// A move behind `why` or `what`: a pair, or any move with its command.
    pub fn wanted(&self, asked: Command, rest: &str) -> Result<Move, Line> {
        match self.voice.commands().parse(rest) {
            Parsed::Command(Command::Take, rest) => self.take(rest),
            Parsed::Command(Command::Exchange, rest) => self.exchange(rest),
            Parsed::Command(Command::Pass, "") => Ok(Move::Pass),
            Parsed::Command(command @ (Command::Left | Command::Right), rest) => self.side(command, rest),
            _ => self.pair(rest).unwrap_or_else(|| Err(self.voice.misused(asked))),
        }
    }

    /// One row, by its number or its free card.
    pub fn row(&self, rest: &str) -> Reply<Move> {
        let ears = self.company.ears(self.voice);
        match self.spot_of(Command::Row, rest) {
            Ok(spot) => Reply::Told(vec![super::announcer(self.game, &ears).row(self.game.view(), spot)]),
            Err(line) => Reply::Refused(line),
        }
    }

    /// The stack of a number, or on which a card lies free.
    ///
    /// # Errors
    /// The line that says what is expected, or that the card is not free.
    pub fn spot_of(&self, asked: Command, rest: &str) -> Result<Spot, Line> {
        let words = self.words(rest);
        if let Some([spot]) = numbers(&words).as_deref() {
            return Ok(*spot);
        }
        let meant = self.voice.all_cards().map(|cards| cards.meant(&words)).find(|cards| !cards.is_empty());
        let Some(meant) = meant.filter(|_| !words.is_empty()) else { return Err(self.voice.misused(asked)) };
        let view = self.game.view();
        let mut free = view.spots().filter(|spot| view.free(*spot).is_some_and(|card| meant.contains(&card)));
        match (free.next(), free.next()) {
            (Some(spot), None) => Ok(spot),
            (Some(_), Some(_)) => Err(self.voice.misused(asked)),
            (None, _) => Err(self.voice.error("wall-not-free", &[("card", meant[0].into())])),
        }
    }

    /// The words without the small ones between them.
    fn words(&self, typed: &str) -> Vec<String> {
        self.voice.cards().map_or_else(Vec::new, |cards| cards.words(typed))
    }
}

/// A stack by its number, counted from 1.
fn spot(word: &str) -> Option<Spot> {
    word.parse::<u8>().ok().and_then(|number| number.checked_sub(1)).map(Spot)
}

/// All words as numbers of stacks.
fn numbers(words: &[String]) -> Option<Vec<Spot>> {
    words.iter().map(|word| spot(word)).collect()
}

/// Two cards, one behind the other.
fn two_cards(cards: &Cards, words: &[String]) -> Option<(Vec<CardKind>, Vec<CardKind>)> {
    let meant = |words: &[String]| match cards.card(words) {
        Found::One(card) => Some(vec![card]),
        Found::Several(cards) => Some(cards),
        Found::None => None,
    };
    // The longest name first: red 8 is one card, although red alone means several.
    (1..words.len()).rev().find_map(|split| Some((meant(&words[..split])?, meant(&words[split..])?)))
}
