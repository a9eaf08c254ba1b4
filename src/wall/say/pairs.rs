//! What fits at a wall: pairs that can be taken, and exchanges.

use super::{Announcer, answer, cards_of, number};
use crate::cards::CardKind;
use crate::say::{At, Line, ListArgs, Text, msg};
use crate::wall::engine::{Move, Pair, Spot, View};
use crate::wall::rules::Fit;

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
        let pairs = own_row_first(pairs);
        if let Some((away, cards)) = self.exchanges_of(view, spot) {
            return vec![answer([self.exchange_for(spot, away, &cards)])];
        }
        let head = self.at(msg!("wall-free-card", card; At), spot);
        let mut fitting = self.by_fit(&pairs, |pair, cards| self.other_of(spot, pair, cards));
        if fitting.is_empty() {
            fitting.push(self.say(msg!("wall-fits-nothing")));
        }
        fitting.extend(self.breaching(view, &pairs));
        vec![answer([head].into_iter().chain(fitting))]
    }

    fn all_pairs(&self, view: View<'_>) -> Vec<Line> {
        let pairs = to_take(view);
        if pairs.is_empty() {
            return vec![answer([self.say(msg!("wall-no-pairs"))])];
        }
        let groups = |pairs: &[Found]| by_card(pairs).iter().map(|(spot, pairs)| self.group(*spot, pairs)).collect();
        self.each_fit(&pairs, groups)
            .into_iter()
            .chain(self.breaching(view, &pairs))
            .map(|text| answer([text]))
            .collect()
    }

    /// A card and all that fit it: "4: red 12 with 2: red 2, 3: yellow 15"; of a pair alone, both numbers and cards.
    fn group(&self, hub: Spot, pairs: &[Found]) -> Text {
        let (pair, cards, _) = pairs[0];
        let [one, other] = pair.spots();
        let numbers = |pair: &Pair| {
            let [one, other] = pair.spots();
            self.say(msg!("wall-item-numbers", one = number(one), other = number(other)))
        };
        if pairs.len() == 1 {
            return self.say(msg!(
                "wall-item-pair",
                one = number(one),
                other = number(other),
                cards = cards_of(&cards)
            ));
        }
        let own = if hub == one { cards[0] } else { cards[1] };
        let others = pairs.iter().map(|(pair, cards, _)| {
            let with = self.other_of(hub, *pair, *cards);
            // In short the numbers are enough, and in braille each pair has both of its own.
            let other = pair.spots().into_iter().find(|spot| *spot != hub).unwrap_or(hub);
            Text { short: other.to_string(), braille: numbers(pair).braille, ..with }
        });
        let others = self.locale.join(others, "list");
        self.say(msg!("wall-item-group", spot = number(hub), card = own, others))
    }

    /// The pairs that make the breach, by their numbers, where an empty stack is one (NN-15).
    fn breaching(&self, view: View<'_>, pairs: &[Found]) -> Option<Text> {
        let pairs: Vec<Pair> =
            pairs.iter().map(|(pair, ..)| *pair).filter(|pair| makes_breach(view, *pair)).collect();
        let items = pairs.iter().map(|pair| {
            let [one, other] = pair.spots();
            self.say(msg!("wall-item-numbers", one = number(one), other = number(other)))
        });
        (!pairs.is_empty()).then(|| self.say(msg!("wall-breaching", items = self.items(items))))
    }

    /// "Fitting doubly: 1 and 4.", "Fitting singly: 2 and 5."
    fn by_fit(&self, pairs: &[Found], item: impl Fn(Pair, [CardKind; 2]) -> Text) -> Vec<Text> {
        self.each_fit(pairs, |pairs| pairs.iter().map(|(pair, cards, _)| item(*pair, *cards)).collect())
    }

    /// Those that fit doubly, then those that fit singly, in items that are made of all of a sort.
    fn each_fit(&self, pairs: &[Found], items: impl Fn(&[Found]) -> Vec<Text>) -> Vec<Text> {
        let told = [(Fit::Doubly, msg!("wall-doubly"; ListArgs)), (Fit::Singly, msg!("wall-singly"; ListArgs))]
            .into_iter()
            .filter_map(|(fit, message)| {
                let own: Vec<Found> = pairs.iter().filter(|(.., own)| *own == fit).copied().collect();
                let items = items(&own);
                (!items.is_empty()).then(|| self.say(message.with(ListArgs { items: self.items(items).into() })))
            });
        told.collect()
    }

    /// The other card of a pair than that of a stack.
    fn other_of(&self, spot: Spot, pair: Pair, cards: [CardKind; 2]) -> Text {
        let ([one, other], [first, second]) = (pair.spots(), cards);
        if pair.is_of_one() {
            return self.say(msg!("wall-item-behind", card = second));
        }
        if spot == one { self.free_item(other, second) } else { self.free_item(one, first) }
    }

    /// How the cards of a pair fit, when nothing stands against taking it: "Red 12 and red 24 fit doubly.", and that it
    /// makes the breach.
    #[must_use]
    pub fn fits(&self, view: View<'_>, pair: Pair, (cards, fit): ([CardKind; 2], Fit)) -> Line {
        let fits = self.say(msg!("wall-fit", cards = cards_of(&cards), doubly = fit == Fit::Doubly));
        answer([fits].into_iter().chain(self.breaching(view, &[(pair, cards, fit)])))
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
                self.at(msg!("wall-exchanges-likewise", away = *away; At), spot)
            } else {
                self.exchange_for(spot, *away, cards)
            });
            before = found;
        }
        if texts.is_empty() {
            return answer([self.say(msg!("wall-nothing-to-exchange"))]);
        }
        answer(texts)
    }

    fn exchange_for(&self, spot: Spot, away: CardKind, cards: &[CardKind]) -> Text {
        match cards {
            [] => self.at(msg!("wall-no-exchange-now", away; At), spot),
            cards => self.at(msg!("wall-exchanges", away, cards = cards_of(cards); At), spot),
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

/// A pair, its cards in the order of the stacks, and how they fit.
type Found = (Pair, [CardKind; 2], Fit);

/// The pairs by a card of theirs, so that each pair comes once and few cards come twice: first the card that fits the
/// most others.
fn by_card(pairs: &[Found]) -> Vec<(Spot, Vec<Found>)> {
    let mut left = pairs.to_vec();
    let mut groups = Vec::new();
    while !left.is_empty() {
        let count = |spot: Spot| left.iter().filter(|(pair, ..)| pair.spots().contains(&spot)).count();
        let mut spots: Vec<Spot> = left.iter().flat_map(|(pair, ..)| pair.spots()).collect();
        spots.sort_unstable();
        spots.dedup();
        let Some(hub) = spots.into_iter().rev().max_by_key(|spot| count(*spot)) else { break };
        let (own, others) = left.into_iter().partition(|(pair, ..)| pair.spots().contains(&hub));
        groups.push((hub, own_row_first(own)));
        left = others;
    }
    groups
}

/// Of the pairs of one card the one with the card behind it comes first: behind another row it would be taken for that row's.
fn own_row_first(mut pairs: Vec<Found>) -> Vec<Found> {
    pairs.sort_by_key(|(pair, ..)| !pair.is_of_one());
    pairs
}

/// Whether a pair empties a stack, and that is the breach (NN-15).
fn makes_breach(view: View<'_>, pair: Pair) -> bool {
    let empties = |spot: Spot| usize::from(view.len(spot)) == if pair.is_of_one() { 2 } else { 1 };
    view.rules().book().breach.is_some() && pair.spots().into_iter().any(empties)
}

/// The pairs that can be taken now, with their cards in the order of the stacks.
fn to_take(view: View<'_>) -> Vec<Found> {
    let pair = |wanted: Move| match wanted {
        Move::Take(pair) => view.fit(pair).map(|(cards, fit)| (pair, cards, fit)),
        _ => None,
    };
    view.legal_moves().into_iter().filter_map(pair).collect()
}
