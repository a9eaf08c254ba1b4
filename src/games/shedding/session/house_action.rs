//! Sentences of house actions (G-15), and the check for forbidden advice (UN-16).

use super::reading::Deed;
use crate::cards::Wish;
use crate::engine::Seat;
use crate::games::shedding::engine::{
    Agreement, HouseActionRefusal, IllegalMove, IllegalReason, Move, SheddingGame, Verdict, View,
};
use crate::input::{Cards, MoveCommand, NameLookup, Sentence, Sentences, Typed, quoted};
use crate::rules::Clause;
use crate::session::{Question, Reply, Side, typed_place};
use crate::text::{Line, Text, msg};

pub(super) fn is_not_held(why: &IllegalMove) -> bool {
    matches!(why.reason, IllegalReason::NotAgreed(HouseActionRefusal::NotHeld { .. }))
}

impl Side<'_, SheddingGame> {
    /// Reads the proposed action; `own` is the view of the seat.
    ///
    /// # Errors
    /// The answer, if the sentence proposes nothing.
    pub(super) fn proposed(&self, by: Seat, own: View<'_>, sentence: &str) -> Result<Move, Box<Reply<Deed>>> {
        let voice = self.voice();
        let refused = |line: Line| Err(Box::new(Reply::Refused(line)));
        if matches!(self.question, Question::Own(_)) {
            return refused(voice.error(msg!("agree-wish-first")));
        }
        if sentence.trim().is_empty() {
            return Err(Box::new(Reply::Told(self.agreements())));
        }
        if Typed::new(sentence).asks() {
            let name = voice.commands().entry(MoveCommand::Agree).name.clone();
            return refused(voice.error(msg!("read-only-move", command = name)));
        }
        let agreed = match self.sentence(by, sentence) {
            Sentence::Agreed(agreed) => agreed,
            Sentence::Nobody(name) => {
                let names = self.audience().names.iter().cloned().map(Text::plain);
                let players = voice.locale().join(names, "and");
                return refused(voice.error(msg!("agree-nobody", name, players)));
            }
            Sentence::Unclear => {
                let unclear = voice.error(msg!("agree-unclear", sentence = quoted(sentence)));
                return Err(Box::new(Reply::Unclear([vec![unclear], self.agreements()].concat())));
            }
        };
        let wanted = Move::Agree(agreed);
        match own.judge(wanted) {
            // Only the holder may know whether another hand has the card.
            Some(Verdict::Wrong(why) | Verdict::Impossible(why))
                if !(is_not_held(&why) && matches!(agreed, Agreement::Give { from, .. } if from != by)) =>
            {
                refused(self.announcer().why(&why))
            }
            _ => Ok(wanted),
        }
    }

    fn agreements(&self) -> Vec<Line> {
        let card = self.view.rules().deck().kinds().next();
        card.map_or_else(Vec::new, |card| self.announcer().agreements(card))
    }

    fn sentence(&self, by: Seat, typed: &str) -> Sentence {
        let voice = self.voice();
        let players: Vec<(Seat, String)> = self.view.seats().zip(self.audience().names.iter().cloned()).collect();
        let wishes: Vec<Wish> = self.view.rules().all_wishes().collect();
        let cards = |text: &str| voice.full_cards(&Typed::new(text));
        let wish = |text: &str| voice.cards()?.wish(&Typed::new(text).words().collect::<String>(), &wishes);
        let speaker = NameLookup { own: Some(by), players: &players, cards: &cards, wish: &wish };
        Sentences::new(voice.locale()).read(typed, &speaker)
    }

    /// True if a message names a card, which is advice that the rules forbid during a round.
    pub(super) fn advises(&self, text: &str) -> bool {
        let forbidden = self.view.rules().book().clauses.contains_key(&Clause::ADVICE);
        let typed = Typed::new(text);
        forbidden && self.view.to_act().is_some() && typed.words().any(|word| self.is_card_name(word))
    }

    /// True for part of a card name, also in the plural: `red`, `fives`.
    fn is_card_name(&self, word: &str) -> bool {
        let endings = self.voice().locale().list(msg!("words-typed-both-endings"));
        let mut singular = endings.iter().filter_map(|ending| word.strip_suffix(ending.as_str()));
        self.is_part_of_card_name(word) || self.is_code(word) || singular.any(|word| self.is_part_of_card_name(word))
    }

    /// True for a number, a colour or a symbol of the deck; numbers in any language.
    fn is_part_of_card_name(&self, word: &str) -> bool {
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
        // A code without a digit may be an everyday word of another language.
        let has_digit = word.chars().any(|letter| letter.is_ascii_digit());
        let is_code = |cards: &Cards| !cards.full(word, &[]).is_empty();
        let is_any = || voice.cards().is_some_and(is_code) || has_digit && voice.other_cards().iter().any(is_code);
        is_word(word) && !voice.lexicon().says_nothing(word) && is_any()
    }
}

fn is_word(word: &str) -> bool {
    word.chars().count() > 1
}
