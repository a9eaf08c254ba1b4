//! What fits at a wall: pairs that can be taken, and exchanges.

use super::{Announcer, answer, cards_of, number};
use crate::cards::CardKind;
use crate::engine::wall::{Move, Pair, Spot, View};
use crate::rules::wall::Fit;
use crate::say::arg::Text;
use crate::say::line::Line;

impl Announcer<'_> {
    /// The pairs that can be taken now, those that fit doubly in a line before the others; or those in which the free
    /// card of one stack takes part, in one line.
    ///
    /// What the opening forbids (NN-13) is left out.
    #[must_use]
    pub fn pairs(&self, view: View<'_>, of: Option<Spot>) -> Vec<Line> {
        let Some(spot) = of else { return self.all_pairs(view) };
        if !view.has(spot) {
            return vec![self.no_such_stack(view, spot)];
        }
        let Some(card) = view.free(spot) else { return vec![self.row(view, spot)] };
        let pairs: Vec<_> = to_take(view).into_iter().filter(|(pair, ..)| pair.spots().contains(&spot)).collect();
        if let Some((away, cards)) = self.exchanges_of(view, spot) {
            return vec![answer([self.exchange_for(spot, away, &cards)])];
        }
        let head = self.at("wall-free-card", spot, &[("card", card.into())]);
        let mut fitting = self.by_fit(&pairs, |pair, cards| self.other_of(spot, pair, cards));
        if fitting.is_empty() {
            fitting.push(self.text("wall-fits-nothing", &[]));
        }
        vec![answer([head].into_iter().chain(fitting))]
    }

    fn all_pairs(&self, view: View<'_>) -> Vec<Line> {
        let pairs = to_take(view);
        if pairs.is_empty() {
            return vec![answer([self.text("wall-no-pairs", &[])])];
        }
        let item = |pair: Pair, cards: [CardKind; 2]| {
            let [one, other] = pair.spots();
            self.text("wall-item-pair", &[("one", number(one)), ("other", number(other)), cards_of(&cards)])
        };
        self.by_fit(&pairs, item).into_iter().map(|text| answer([text])).collect()
    }

    /// "Fitting doubly: 1 and 4.", "Fitting singly: 2 and 5."
    fn by_fit(&self, pairs: &[(Pair, [CardKind; 2], Fit)], item: impl Fn(Pair, [CardKind; 2]) -> Text) -> Vec<Text> {
        let told =
            [(Fit::Doubly, "wall-doubly"), (Fit::Singly, "wall-singly")].into_iter().filter_map(|(fit, id)| {
                let own = pairs.iter().filter(|(.., own)| *own == fit);
                let items: Vec<Text> = own.map(|(pair, cards, _)| item(*pair, *cards)).collect();
                (!items.is_empty()).then(|| self.text(id, &[("items", self.items(items).into())]))
            });
        told.collect()
    }

    /// The other card of a pair than that of a stack.
    fn other_of(&self, spot: Spot, pair: Pair, cards: [CardKind; 2]) -> Text {
        let ([one, other], [first, second]) = (pair.spots(), cards);
        if pair.is_of_one() {
            return self.text("wall-item-behind", &[("card", second.into())]);
        }
        if spot == one { self.free_item(other, second) } else { self.free_item(one, first) }
    }

    /// How the cards of a pair fit, when nothing stands against taking it: "Red 12 and red 24 fit doubly."
    #[must_use]
    pub fn fits(&self, cards: [CardKind; 2], fit: Fit) -> Line {
        answer([self.text("wall-fit", &[cards_of(&cards), ("doubly", (fit == Fit::Doubly).into())])])
    }

    /// For which cards a free card can be exchanged now (NN-16).
    #[must_use]
    pub fn exchanges(&self, view: View<'_>) -> Line {
        let mut before: Option<(CardKind, Vec<CardKind>)> = None;
        let mut texts = Vec::new();
        for spot in view.spots() {
            let found = self.exchanges_of(view, spot);
            let Some((away, cards)) = &found else { continue };
            // Nobody wants to hear the same list twice.
            texts.push(if found == before && !cards.is_empty() {
                self.at("wall-exchanges-likewise", spot, &[("away", (*away).into())])
            } else {
                self.exchange_for(spot, *away, cards)
            });
            before = found;
        }
        if texts.is_empty() {
            return answer([self.text("wall-nothing-to-exchange", &[])]);
        }
        answer(texts)
    }

    fn exchange_for(&self, spot: Spot, away: CardKind, cards: &[CardKind]) -> Text {
        let away = ("away", away.into());
        match cards {
            [] => self.at("wall-no-exchange-now", spot, &[away]),
            cards => self.at("wall-exchanges", spot, &[away, cards_of(cards)]),
        }
    }

    /// A free card that can be exchanged by its kind, and for what it can be now.
    fn exchanges_of(&self, view: View<'_>, spot: Spot) -> Option<(CardKind, Vec<CardKind>)> {
        let away = view.free(spot)?;
        self.rules.kind(away).exchange?;
        let mut cards: Vec<CardKind> = Vec::new();
        for wanted in view.legal_moves() {
            match wanted {
                Move::Exchange { spot: at, card } if at == spot => cards.push(card),
                _ => {}
            }
        }
        Some((away, cards))
    }
}

/// The pairs that can be taken now, with their cards in the order of the stacks.
fn to_take(view: View<'_>) -> Vec<(Pair, [CardKind; 2], Fit)> {
    let pair = |wanted: Move| match wanted {
        Move::Take(pair) => view.fit(pair).map(|(cards, fit)| (pair, cards, fit)),
        _ => None,
    };
    view.legal_moves().into_iter().filter_map(pair).collect()
}
