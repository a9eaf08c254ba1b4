//! Sentences of house actions (G-15), and the check for forbidden advice (UN-16).

use super::reading::Deed;
use crate::engine::Seat;
use crate::games::shedding::engine::{
    Agreement, Gift, HouseActionRefusal, IllegalMove, IllegalReason, Move, SheddingGame, View,
};
use crate::input::{MoveCommand, Said, Value, normal, quoted};
use crate::rules::Clause;
use crate::session::{Question, Reply, Side};
use crate::text::{Line, msg};

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
        if sentence.contains('?') {
            return refused(voice.error(msg!("read-only-move", command = voice.name_of(MoveCommand::Agree))));
        }
        let read = self.table_state.read_as(sentence, &["agree"], &[]);
        let mut found: Vec<Agreement> = Vec::new();
        for agreed in read.said.iter().filter_map(|said| self.agreement(by, said)) {
            if !found.contains(&agreed) {
                found.push(agreed);
            }
        }
        let [agreed] = found[..] else {
            if let Some(name) = read.said.iter().map(|said| said.text("name")).find(|name| !name.is_empty()) {
                return refused(self.announcer().unknown_player(name));
            }
            let unclear = voice.error(msg!("agree-unclear", sentence = quoted(sentence)));
            return Err(Box::new(Reply::Unclear([vec![unclear], self.agreements()].concat())));
        };
        let wanted = Move::Agree(agreed);
        match own.refusal(wanted) {
            // Only the holder may know whether another hand has the card.
            Some(why) if !(is_not_held(&why) && matches!(agreed, Agreement::Give { from, .. } if from != by)) => {
                refused(self.announcer().why(&why))
            }
            _ => Ok(wanted),
        }
    }

    fn agreements(&self) -> Vec<Line> {
        let card = self.view.rules().deck().kinds().next();
        card.map_or_else(Vec::new, |card| self.announcer().agreements(card))
    }

    /// The action of a sentence; none if it names somebody who is not there, or several cards.
    fn agreement(&self, by: Seat, said: &Said) -> Option<Agreement> {
        let mut who = said.slots.iter().filter_map(|(slot, value)| match (*slot, value) {
            ("me", _) => Some(by),
            ("player", Value::Phrase(seat)) => u8::try_from(*seat).ok().map(Seat),
            _ => None,
        });
        let count = u8::try_from(said.number().unwrap_or(1)).unwrap_or(u8::MAX);
        let card = || {
            let kinds = said.cards().next().map(|named| self.kinds(named))?;
            if let [card] = kinds[..] { Some(card) } else { None }
        };
        if said.has("name") || said.number() == Some(0) {
            return None;
        }
        Some(match said.intent {
            "draws" => Agreement::Draw { seat: who.next()?, cards: count },
            "skipped" => Agreement::Skip(who.next()?),
            "turn-again" => Agreement::Again(who.next()?),
            "gives" => Agreement::Give { from: who.next()?, to: who.next()?, gift: Gift::Cards(count) },
            "gives-card" => Agreement::Give { from: who.next()?, to: who.next()?, gift: Gift::Card(card()?) },
            "swap" => Agreement::Swap(who.next()?, who.next()?),
            "reverse" => Agreement::Reverse,
            "name" => Agreement::Name(said.wish()?),
            "takes-back" => Agreement::TakeBack(who.next()?),
            _ => return None,
        })
    }

    /// True if a message names a card, which is advice that the rules forbid during a round.
    pub(super) fn advises(&self, text: &str) -> bool {
        let forbidden = self.view.rules().book.clauses.contains_key(&Clause::ADVICE);
        let voice = self.voice();
        forbidden && self.view.to_act().is_some() && normal(text).split(' ').any(|word| voice.is_of_a_card(word))
    }
}
