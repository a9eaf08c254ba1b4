//! A card that is held twice, laid with its twin as people say it: `play both red 5`.

use super::deed::{Deed, Laying};
use super::line::{Hands, Open, Reading};
use crate::command::{Typed, Verb};
use crate::say::msg;

impl Hands<'_> {
    /// Two cards of one kind, named once, where the line says that both are meant and both are held.
    pub(super) fn both(&self) -> Option<Reading> {
        let lexicon = self.voice.lexicon();
        let lays = |at: &usize| {
            let word = self.typed.word(*at);
            lexicon.verbs(word).contains(&Verb::Play) || lexicon.says_nothing(word)
        };
        let from = (0..self.typed.len()).take_while(lays).count();
        let behind = Typed::new(self.typed.from(from));
        let both = behind.words_of(&self.voice.locale().list(msg!("words-typed-both")));
        // `I have two red 5s` lays nothing.
        let says_so = from == 0 || (0..from).any(|at| lexicon.verbs(self.typed.word(at)).contains(&Verb::Play));
        if !says_so || both == 0 || self.open != Open::Nothing || self.typed.asks() {
            return None;
        }
        let named = self.typed.from(from + both);
        let endings = self.voice.locale().list(msg!("words-typed-both-endings"));
        let shorter = endings.iter().filter_map(|ending| named.strip_suffix(ending.as_str()));
        let card = [named]
            .into_iter()
            .chain(shorter)
            .find_map(|named| self.only_held(&self.voice.full_cards(&Typed::new(named))))?;
        let twins = self.hand.iter().filter(|held| **held == card).count() >= 2;
        let laying = Laying { cards: vec![(card, None); 2], call: None };
        twins.then_some(Reading::Deed(Deed::Play(laying)))
    }
}
