//! Questions about the rules in people's words, answered by the clause that decides them.

use super::reading::Deed;
use crate::games::shedding::engine::{Awaiting, IllegalReason, SheddingGame};
use crate::games::shedding::rules::{CardFacts, Rules};
use crate::input::{MoveCommand, Said, TableQuestion};
use crate::rules::Clause;
use crate::session::{Reply, Side};
use crate::text::{Line, msg};

impl Side<'_, SheddingGame> {
    /// Answers a question that names no command; none if it is no such question.
    pub(super) fn explain(&self, said: &Said) -> Option<Reply<Deed>> {
        let view = self.view;
        let pending = matches!(said.intent, "must-draw" | "about-pass") && view.pending_cards() > 0;
        let answers = matches!(view.awaits(), Awaiting::AnswerDraw { .. });
        match said.intent {
            "about-call" | "can-call" | "called" if view.rules().book.calls.is_empty() => {
                return Some(Reply::Refused(self.voice().not_now(MoveCommand::Call)));
            }
            "about-draw" if view.pending_cards() > 0 => {
                let Some(Reply::Told(mut lines)) = self.ask(TableQuestion::Pending, said) else { return None };
                lines.extend(self.clause_for(said).into_iter().flat_map(|clause| self.told(clause)));
                return Some(Reply::Told(lines));
            }
            "must-draw" | "about-pass" if pending => return self.ask(TableQuestion::Pending, said),
            "must-draw" if view.decides() => return Some(Reply::Told(vec![self.what_can_be_done()])),
            // A draw that can be answered cannot be challenged, as the clause of answering says.
            "about-challenge" if answers || view.awaits() == Awaiting::Turn && !self.has_bluffs() => {
                let why = self.refusal(IllegalReason::NothingToChallenge);
                let rule = if answers { stacking(view.rules()) } else { self.clause_for(said) };
                let rule = rule.into_iter().flat_map(|clause| self.told(clause));
                return Some(Reply::Told([why].into_iter().chain(rule).collect()));
            }
            "about-worth" => {
                let cards: Vec<_> = said.cards().flat_map(|named| self.kinds(named)).collect();
                return Some(Reply::Told(self.table_state.played.card(self.voice(), &cards, &said.words.join(" "))));
            }
            _ => {}
        }
        let is_about_rules = said.intent.starts_with("about-") || matches!(said.intent, "must-draw" | "can-call");
        let silent = || Reply::Refused(self.voice().error(msg!("rule-silent")));
        match self.clause_for(said) {
            Some(clause) => Some(Reply::Told(self.told(clause))),
            None => is_about_rules.then(silent),
        }
    }

    fn told(&self, clause: Clause) -> Vec<Line> {
        self.table_state.played.clause(self.voice(), clause)
    }

    fn has_bluffs(&self) -> bool {
        self.view.rules().book.cards.values().any(|card| card.honest.is_some())
    }

    fn clause_for(&self, said: &Said) -> Option<Clause> {
        let rules = self.view.rules();
        let book = &rules.book;
        let of_top = self.view.top().map(|top| rules.kind(top));
        match said.intent {
            "about-draw" if self.view.pending_cards() > 0 => of_top.and_then(|top| top.draw.as_ref()?.clause),
            "must-draw" | "about-draw" | "about-drawn" => {
                let until = book.drawing.until_playable.as_ref().and_then(|until| until.clause);
                let then = book.drawing.then_clause.filter(|_| said.intent == "about-drawn");
                then.or(until).or(book.drawing.clause)
            }
            "about-pass" => {
                let skip = of_top.filter(|_| self.view.pending_skips() > 0).and_then(|top| top.skip.as_ref()?.clause);
                let may = book.drawing.may_pass.and_then(|may| may.clause);
                let any = || rules.deck().kinds().find_map(|kind| rules.kind(kind).skip.as_ref()?.clause);
                skip.or(may).or(book.drawing.then_clause).or_else(any)
            }
            "about-challenge" => book.cards.values().find_map(|card| card.honest.as_ref()?.challenge_clause),
            "about-stack" => stacking(rules),
            "about-jump" => book.jump_in.as_ref().and_then(|jump| jump.clause),
            "about-end" => {
                let named = said.cards().flat_map(|named| self.kinds(named));
                let forbidden =
                    named.filter_map(|card| book.cards.get(rules.terms.entry(card))?.not_last.as_ref()?.clause);
                forbidden.take(1).next().or(book.finish.clause)
            }
            // On a card that is not on top, what the rules say of the one or of matching.
            "why-onto" => {
                let named = said.cards().flat_map(|named| self.kinds(named));
                let of = |card| book.cards.get(rules.terms.entry(card)).and_then(wild_clause);
                named.filter_map(of).take(1).next().or(book.matching.clause)
            }
            "about-wild" => book.cards.values().find_map(wild_clause).or(book.matching.clause),
            "about-call" | "can-call" => book.calls.values().find_map(|call| call.clause),
            "about-pile" => book.pile.clause,
            "about-start" => book.deal.clause,
            "about-win" => book.match_play.clause.or(book.finish.clause),
            _ => None,
        }
    }
}

fn wild_clause(card: &CardFacts) -> Option<Clause> {
    let always = card.fits_always.as_ref()?;
    card.not_on.as_ref().and_then(|not_on| not_on.clause).or(always.clause)
}

/// The clause of answering a draw with another draw.
fn stacking(rules: &Rules) -> Option<Clause> {
    let draws = rules.deck().kinds().filter_map(|kind| rules.kind(kind).draw.as_ref());
    draws.into_iter().find_map(|draw| draw.clause)
}
