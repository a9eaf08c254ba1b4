//! Cards that a line names and does not lay: how many somebody has, which one is wanted, the red one.

use super::deed::Laying;
use super::line::{Hands, Open};
use super::not_read::NotRead;
use crate::cards::CardKind;
use crate::command::{MoveCommand, Verb, normal, quoted};
use crate::say::msg;

impl Hands<'_> {
    /// What is asked back where the line names cards, and may not mean that they are laid.
    pub(super) fn rather_asked(&self, laying: &Laying) -> Option<NotRead> {
        if let Some(position) = self.only_a_number().filter(|_| self.asked_which && self.open == Open::Nothing) {
            return Some(NotRead::Position(position));
        }
        if self.tells_of_cards() {
            return Some(match laying.cards[..] {
                [(card, _)] if self.voice.card_within(&self.typed).is_some() => NotRead::OnlyCard(card),
                _ => NotRead::MoveWithin(MoveCommand::Play),
            });
        }
        // `the red one` is the red 1 only for whoever has no other red card.
        let (word, cards) = self.the_one_of_a_colour()?;
        let is_another = cards.iter().any(|card| laying.cards.iter().all(|(laid, _)| laid != card));
        is_another.then_some(NotRead::Half { word, cards })
    }

    /// The number that is all of the line, but for what says that a card is laid.
    fn only_a_number(&self) -> Option<usize> {
        let lexicon = self.voice.lexicon();
        let leads = |word: &&str| lexicon.verbs(word).contains(&Verb::Play) || lexicon.says_little(word);
        let mut words = self.typed.words().filter(|word| !leads(word) || lexicon.number(word).is_some());
        let number = lexicon.number(words.next()?)?;
        words.next().is_none().then_some(number)
    }

    /// Whether it tells how many cards to lay and not which: `play 2 cards`, `two red cards`.
    pub(super) fn lays_so_many_cards(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let plays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        // What else stands before the number is the name of a card.
        let does_else = |word: &str| !plays(word) && !lexicon.verbs(word).is_empty();
        if self.typed.words().any(does_else) {
            return false;
        }
        let mut words = self.typed.words().skip_while(|word| plays(word) || lexicon.says_nothing(word));
        let begins_with_number = words.next().is_some_and(|word| lexicon.number(word).is_some() || is_digits(word));
        let mut one_noun = || words.next().is_some_and(|word| lexicon.is_noun(word)) && self.typed.words().any(plays);
        begins_with_number && (self.counts_cards() || one_noun())
    }

    /// Whether cards are counted: behind a number `cards`, and not `card`.
    pub(super) fn counts_cards(&self) -> bool {
        self.has_word_of(msg!("words-typed-counted"))
    }

    /// Whether nothing says that a card is laid, but that somebody has one or wants one, or how many there are.
    fn tells_of_cards(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let plays = |word: &str| lexicon.verbs(word).contains(&Verb::Play);
        self.open == Open::Nothing
            && !self.typed.words().any(plays)
            && (self.has_or_wants_a_card() || self.begins_with_a_count())
    }

    /// Whether somebody has a card or wants one; in `wild I want red` it is the colour.
    fn has_or_wants_a_card(&self) -> bool {
        let words = self.voice.locale().list(msg!("words-typed-has-or-wants"));
        let mut before = self.typed.words().take_while(|word| !self.is_of_a_card(word));
        before.any(|word| words.iter().any(|other| other == word))
    }

    /// A number in words counts before a colour that is no name: `zwei rote`, but not `zwei rot`.
    fn begins_with_a_count(&self) -> bool {
        let lexicon = self.voice.lexicon();
        let mut words = self.typed.words().skip_while(|word| lexicon.says_nothing(word));
        let is_count = words.next().is_some_and(|word| !is_digits(word) && lexicon.number(word).is_some());
        let is_no_name = |word: &str| {
            let colour = self.voice.cards().and_then(|cards| cards.colour(word));
            // `seven diamond` is a name as well.
            let is_name = |colour| normal(&self.voice.locale().typed_colour(colour).full).starts_with(word);
            colour.is_some_and(|colour| !is_name(colour))
        };
        is_count && words.next().is_some_and(|word| word.chars().count() > 1 && is_no_name(word))
    }

    /// `red one` behind an article, and the held cards of that colour.
    pub(super) fn the_one_of_a_colour(&self) -> Option<(String, Vec<CardKind>)> {
        let lists =
            [msg!("words-typed-articles"), msg!("words-typed-the-one")].map(|list| self.voice.locale().list(list));
        let is_among = |list: usize, word: &str| lists[list].iter().any(|other| other == word);
        let words: Vec<&str> = self.typed.words().collect();
        let three = words.windows(3).find(|three| is_among(0, three[0]) && is_among(1, three[2]))?;
        let colour = self.voice.cards()?.colour(three[1])?;
        let deck = self.view.rules().deck();
        let mut held = self.hand.clone();
        held.retain(|card| deck.face(*card).colour == Some(colour));
        held.dedup();
        Some((quoted(&three[1..].join(" ")), held))
    }
}

fn is_digits(word: &str) -> bool {
    word.chars().all(|letter| letter.is_ascii_digit())
}
