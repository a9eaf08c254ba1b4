//! What could never happen, or never end, although every value for itself is allowed.

use std::collections::BTreeSet;

use super::Check;
use crate::rules::book::{Alike, CardFacts, Effect, Listed, MatchBy, RuleSet, ScoreTo, StartDoes, Together, Wished};
use crate::rules::fault::DiagnosticKind;
use crate::rules::terms::symbols_of;

impl Check<'_, RuleSet> {
    /// Tells all of it. What rests on a value that was refused already is left out.
    pub(super) fn senseless(&mut self) {
        self.calls_hidden();
        if self.trusted(&["players", "cards", "deck"]) {
            self.cards_never_there();
            self.wishes_of_one();
        }
        if self.trusted(&["cards", "deck", "together"]) {
            self.never_together();
        }
        if self.trusted(&["cards", "score"]) {
            self.never_doubled();
        }
        let matching = &self.book.matching;
        if matching.doubly_again.is_some() && !matching.by.contains(&MatchBy::Divisor) && self.trusted(&["matching"])
        {
            self.tell("matching.doubly-again", DiagnosticKind::NeverDoubly);
        }
    }

    /// Two calls that are due with the same card: the second one never is.
    fn calls_hidden(&mut self) {
        let calls = &self.book.calls;
        for (index, (id, call)) in calls.iter().enumerate() {
            if let Some((other, _)) = calls.iter().take(index).find(|(_, other)| other.at == call.at) {
                let what = DiagnosticKind::CallNeverDue { call: id.clone(), other: other.clone() };
                self.tell(&format!("calls.{id}.at"), what);
            }
        }
    }

    /// A card that takes part only at larger tables than there can be.
    fn cards_never_there(&mut self) {
        let most = self.book.players.max;
        for (id, card) in &self.book.cards {
            if let Some(from) = card.from_players.filter(|from| from.count > most) {
                let what = DiagnosticKind::NeverTakesPart { card: id.clone(), count: from.count, max: most };
                self.tell(&format!("cards.{id}.from-players.count"), what);
            }
        }
    }

    /// A wish where there is but one thing to name.
    fn wishes_of_one(&mut self) {
        let one_colour = self.book.deck.colours.len() == 1;
        let coloured = |(_, card): &(&String, &CardFacts)| {
            card.copies > 0 && !card.colours.as_ref().unwrap_or(&self.book.deck.colours).is_empty()
        };
        let cards = &self.book.cards;
        let symbols: BTreeSet<String> =
            cards.iter().filter(coloured).flat_map(|(id, card)| symbols_of(id, card)).collect();
        for (id, card) in cards {
            for (index, effect) in card.effects.iter().enumerate() {
                let Effect::Wish(wish) = effect else { continue };
                let coloured = |item: &String| self.book.listed(item).any(|card| coloured(&card));
                let none = !wish.of.is_empty() && !wish.of.iter().any(coloured);
                let idle = none
                    || match wish.what {
                        Wished::Colour => one_colour,
                        Wished::Symbol => symbols.len() < 2,
                    };
                if idle {
                    let path = self.tree.item(&format!("cards.{id}.effects"), index);
                    self.tell(&path, DiagnosticKind::WishOfOne { card: id.clone() });
                }
            }
            if one_colour && card.start.is_some_and(|start| start.does == StartDoes::FirstNamesColour) {
                self.tell(&format!("cards.{id}.start.does"), DiagnosticKind::WishOfOne { card: id.clone() });
            }
        }
    }

    /// Cards that may be laid together, of which no hand can ever hold enough.
    fn never_together(&mut self) {
        let book = self.book;
        if book.jump_in.as_ref().is_some_and(|jump| jump.of.as_ref().is_some_and(Vec::is_empty)) {
            self.tell("jump-in.of", DiagnosticKind::EmptyList { key: "jump-in.of".to_owned() });
        }
        for (id, rule) in &book.together {
            let path = format!("together.{id}");
            if rule.of.is_empty() {
                let key = format!("{path}.of");
                self.tell(&key, DiagnosticKind::EmptyList { key: key.clone() });
            } else if rule.of.iter().all(|card| book.listed(card).next().is_some())
                && self.most_alike(rule) < rule.min.into()
            {
                self.tell(&path, DiagnosticKind::NeverTogether { rule: id.clone() });
            }
            if rule.wrong_run.is_some() && rule.same != Alike::Run {
                self.tell(&format!("{path}.wrong-run"), DiagnosticKind::NoRun { rule: id.clone() });
            }
        }
    }

    /// How many cards of the deck can lie together by a rule.
    fn most_alike(&self, rule: &Together) -> usize {
        let book = self.book;
        let packs = usize::from(book.deck.most_packs());
        let mut found: Vec<(Option<&String>, String, usize)> = Vec::new();
        for (item, (id, card)) in rule.of.iter().flat_map(|item| book.listed(item).map(move |card| (item, card))) {
            let listed = Listed::read(item, |id| book.cards.contains_key(id));
            let colours = card.colours.as_ref().unwrap_or(&book.deck.colours);
            let colours: Vec<_> = if colours.is_empty() { vec![None] } else { colours.iter().map(Some).collect() };
            let colours = colours.into_iter().filter(|colour| listed.means(colour.map(String::as_str), id));
            let colours: Vec<_> = colours.collect();
            let copies = usize::from(card.copies) * packs;
            for symbol in symbols_of(id, card).into_iter().filter(|_| copies > 0) {
                found.extend(colours.iter().map(|colour| (*colour, symbol.clone(), copies)));
            }
        }
        let most = |counts: &mut dyn Iterator<Item = usize>| counts.max().unwrap_or(0);
        match rule.same {
            Alike::Face => most(&mut found.iter().map(|(_, _, copies)| *copies)),
            Alike::Symbol => most(&mut found.iter().map(|(_, symbol, _)| {
                found.iter().filter(|(_, other, _)| other == symbol).map(|(_, _, copies)| copies).sum()
            })),
            Alike::Run => {
                let numbers: BTreeSet<(Option<&String>, u16)> =
                    found.iter().filter_map(|(colour, symbol, _)| Some((*colour, symbol.parse().ok()?))).collect();
                most(&mut numbers.iter().map(|(colour, low)| {
                    (*low..u16::MAX).take_while(|number| numbers.contains(&(*colour, *number))).count()
                }))
            }
        }
    }

    /// Last cards that bring points or double them where there are none, or that may not be the last.
    fn never_doubled(&mut self) {
        let score = &self.book.score;
        if score.to == ScoreTo::Nobody && !score.by_last.is_empty() {
            let (key, without) = ("score.by-last".to_owned(), "score.to = winner".to_owned());
            self.tell("score.by-last", DiagnosticKind::Idle { key, without });
        }
        for (index, id) in score.doubled_by_last.iter().enumerate() {
            let mut named = self.book.listed(id).peekable();
            let barred = named.peek().is_some() && named.all(|(_, card)| card.not_last.is_some());
            if barred || score.to == ScoreTo::Nobody {
                let path = self.tree.item("score.doubled-by-last", index);
                self.tell(&path, DiagnosticKind::NeverDoubles { card: id.clone() });
            }
        }
    }
}
