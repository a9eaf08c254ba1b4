//! A card that is laid onto another one, as people say it: `play red 5 on the blue 5` names one card to be laid and the one on top.

use super::deed::Deed;
use super::line::{Hands, Reading};
use super::not_read::NotRead;
use crate::cards::{CardKind, Wish};
use crate::command::{Command, TableQuestion, Typed, Understood};
use crate::say::msg;

/// What stands before the card onto which one is laid.
struct Onto<'t> {
    before: Typed<'t>,
    /// Whether that card lies on top.
    is_top: bool,
}

impl<'a> Hands<'a> {
    /// A line that says onto which card another one is laid: what it is without that, if that one is on top or if it is only
    /// asked about. No card is laid onto one that is not there.
    pub(super) fn laid_onto(&self) -> Option<Reading> {
        let Onto { before, is_top } = self.onto()?;
        let asks = before.asks();
        let short = self.with(before);
        match short.moves() {
            Some(Ok(Deed::Play(_))) if !is_top && asks => {
                Some(Reading::Command(TableQuestion::Top.into(), String::new()))
            }
            Some(Ok(Deed::Play(laying))) if !is_top => {
                Some(Reading::Asked(NotRead::OnlyCard(laying.cards.first()?.0)))
            }
            Some(Ok(Deed::Play(_))) => Some(short.read()),
            _ if !asks && !self.is_question_about_a_card() => None,
            _ if is_top => Some(short.read()),
            _ => Some(Reading::Command(TableQuestion::Top.into(), String::new())),
        }
    }

    fn is_question_about_a_card(&self) -> bool {
        let understood = self.voice.phrases().understand(&self.typed, self.voice.lexicon());
        matches!(understood, Understood::Command(Command::Ask(_), rest) if !rest.is_empty())
    }

    /// Of a question, what stands before the card onto which another one would be laid.
    pub(super) fn before_onto(&self) -> Option<Hands<'a>> {
        self.onto().map(|onto| self.with(onto.before))
    }

    fn with(&self, typed: Typed<'a>) -> Hands<'a> {
        Hands {
            typed,
            hand: self.hand.clone(),
            open: self.open.clone(),
            asked_which: self.asked_which,
            candidates: self.candidates.clone(),
            voice: self.voice,
            view: self.view,
            told_hand: self.told_hand,
            company: self.company,
        }
    }

    fn onto(&self) -> Option<Onto<'a>> {
        let words = self.voice.locale().list(msg!("words-typed-onto"));
        let is_onto = |at: &usize| words.iter().any(|word| word == self.typed.word(*at));
        let last = self.typed.len().checked_sub(1)?;
        let at = (1..=last).rev().find(is_onto)?;
        // In some languages the word stands behind its card.
        let parts =
            if at == last { (2..last).map(|at| (at, at, last - 1)).collect() } else { vec![(at, at + 1, last)] };
        parts.into_iter().find_map(|(end, from, to)| {
            let under = self.cards_under(&Typed::new(self.typed.between(from, to)))?;
            let before = Typed::new(self.typed.between(0, end - 1));
            self.voice.card_within(&before)?;
            let before = if self.typed.asks() { before.as_question() } else { before };
            Some(Onto { before, is_top: self.view.top().is_some_and(|top| under.contains(&top)) })
        })
    }

    /// The cards that the words name: in full, or by what is printed on them beside the colour, where nobody wishes such a thing.
    fn cards_under(&self, typed: &Typed<'_>) -> Option<Vec<CardKind>> {
        let full = self.voice.full_cards(typed);
        if !full.is_empty() {
            return Some(full);
        }
        let says = |word: &&str| !self.voice.lexicon().says_little(word);
        let words: Vec<&str> = typed.words().filter(says).collect();
        let cards = self.voice.cards()?;
        let is_wished = || self.view.rules().all_wishes().any(|wish| matches!(wish, Wish::Symbol(_)));
        let [word] = words[..] else { return None };
        (cards.colour(word).is_none() && !is_wished()).then(|| cards.half(&words)).filter(|cards| !cards.is_empty())
    }
}
