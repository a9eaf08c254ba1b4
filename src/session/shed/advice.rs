//! What is advice to others: a line that names a card, a colour or a number of the deck while a round is on (UN-16), by a name or a
//! code of any language.

use crate::command::{Cards, Typed};
use crate::engine::Game;
use crate::rules::Clause;
use crate::say::msg;
use crate::session::Side;
use crate::session::numbers::typed_place;

impl Side<'_, Game> {
    /// Whether a text to others is advice, where the rules forbid it.
    pub(super) fn advises(&self, text: &str) -> bool {
        let forbidden = self.view.rules().book().clauses.contains_key(&Clause::ADVICE);
        let typed = Typed::new(text);
        forbidden && self.view.to_act().is_some() && typed.words().any(|word| self.names_a_card(word))
    }

    /// Whether a word is a part of a card, or several of a kind: `red`, `fives`.
    fn names_a_card(&self, word: &str) -> bool {
        let endings = self.voice().locale().list(msg!("words-typed-both-endings"));
        let mut singular = endings.iter().filter_map(|ending| word.strip_suffix(ending.as_str()));
        self.is_of_a_card(word) || self.is_code(word) || singular.any(|word| self.is_of_a_card(word))
    }

    /// Whether a word is a number of the deck, a colour or a symbol; numbers in any language.
    fn is_of_a_card(&self, word: &str) -> bool {
        let (voice, deck) = (self.voice(), self.view.rules().deck());
        if voice.lexicon().says_nothing(word) {
            return false;
        }
        if let Some(number) = voice.lexicon().number(word).or_else(|| typed_place(word)) {
            return deck.kinds().any(|kind| self.view.rules().terms().number(kind).map(usize::from) == Some(number));
        }
        let symbol = || voice.cards().is_some_and(|cards| cards.is_symbol(word));
        is_word(word) && (voice.colour(&Typed::new(word)).is_some() || symbol())
    }

    fn is_code(&self, word: &str) -> bool {
        let voice = self.voice();
        // In another language a code without a digit may be an everyday word.
        let has_digit = word.chars().any(|letter| letter.is_ascii_digit());
        let is_code = |cards: &Cards| !cards.full(word, &[]).is_empty();
        let is_any = || voice.cards().is_some_and(is_code) || has_digit && voice.other_cards().iter().any(is_code);
        is_word(word) && !voice.lexicon().says_nothing(word) && is_any()
    }
}

/// A letter alone is a word before it is a code.
fn is_word(word: &str) -> bool {
    word.chars().count() > 1
}
