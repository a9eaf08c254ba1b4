//! A patience whose hidden pile may come in any order.

use rustc_hash::FxHashSet;

use super::MOST_CARDS;
use crate::cards::{Card, CardKind, Colour};
use crate::patience::engine::table::Table;
use crate::patience::rules::Rules;

/// One colour of a game whose hidden pile may come in any order.
struct Loose {
    /// For each top card which of the hidden cards fit on it: first the hidden cards, then those of the row from its hidden
    /// end on, then the turned one, the top card at the beginning, and a card that stands for any.
    fits: Vec<u64>,
    hidden: usize,
    row: usize,
    turned: bool,
}

/// A game whose hidden pile may come in any order: if it cannot be won then, it is lost.
pub(super) struct AnyOrder {
    colours: Vec<Option<Loose>>,
    wishes: usize,
}

/// A moment of a colour whose hidden cards may come in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct LooseMoment {
    top: usize,
    /// The hidden cards that are still to be laid.
    hidden: u64,
    /// How many cards of the row are still there.
    row: usize,
    turned: Turned,
    wishes: usize,
}

/// Where the turned card of a colour is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Turned {
    /// There is none, or it is laid.
    Gone,
    /// It is to be laid, before any hidden card.
    AwaitedInput,
    /// It lies at the end of the row.
    InRow,
}

impl AnyOrder {
    /// The game.
    pub fn of(rules: &Rules, table: &Table) -> Self {
        let kind = |card: &Card| rules.deck().kind(*card);
        let any = |card: &&Card| rules.is_any_card(kind(card));
        let wishes = table.kept.len() + table.turned.iter().chain(&table.hidden).filter(any).count();
        let colour = |colour: Colour| {
            let own = |card: &&Card| !any(card) && rules.deck().face(kind(card)).colour == Some(colour);
            let hidden: Vec<CardKind> = table.hidden.iter().filter(own).map(kind).collect();
            let row: Vec<CardKind> = table.rows[usize::from(colour.0)].iter().map(kind).collect();
            let turned = table.turned.as_ref().filter(own).map(kind);
            let top = table.top(rules, colour)?;
            let tops: Vec<CardKind> =
                hidden.iter().chain(&row).copied().chain([turned.unwrap_or(top), top]).collect();
            if tops.len() > MOST_CARDS {
                return None;
            }
            let on = |top: &CardKind| {
                let fits = tops.iter().enumerate().filter(|(_, card)| rules.fits(**card, *top));
                fits.fold(0, |bits, (index, _)| bits | 1 << index)
            };
            let mut fits: Vec<u64> = tops.iter().map(on).collect();
            fits.push(u64::MAX);
            Some(Loose { fits, hidden: hidden.len(), row: row.len(), turned: turned.is_some() })
        };
        AnyOrder { colours: rules.deck().all_colours().map(colour).collect(), wishes }
    }

    /// Whether it is known that no order can be won: the colours need more cards that stand for any than there are.
    pub fn is_lost(&self, positions: u64) -> bool {
        let mut needed = 0;
        for colour in self.colours.iter().flatten() {
            let fails = |wishes: &usize| colour.fails_with(*wishes, positions);
            needed += (0..=self.wishes).take_while(fails).count();
        }
        needed > self.wishes
    }
}

impl Loose {
    /// Whether it is known that not everything can be laid with so many cards that stand for any.
    fn fails_with(&self, wishes: usize, positions: u64) -> bool {
        let start = LooseMoment {
            top: self.hidden + self.row + 1,
            hidden: (1_u64 << self.hidden) - 1,
            row: self.row,
            turned: if self.turned { Turned::AwaitedInput } else { Turned::Gone },
            wishes,
        };
        let (mut left, mut failed) = (positions, FxHashSet::default());
        self.from(start, &mut failed, &mut left) == Some(false)
    }

    fn from(&self, now: LooseMoment, failed: &mut FxHashSet<LooseMoment>, positions: &mut u64) -> Option<bool> {
        if now.hidden == 0 && now.row == 0 && now.turned == Turned::Gone {
            return Some(true);
        }
        if failed.contains(&now) {
            return Some(false);
        }
        *positions = positions.checked_sub(1)?;
        for next in self.after(now) {
            if self.from(next, failed, positions)? {
                return Some(true);
            }
        }
        failed.insert(now);
        Some(false)
    }

    /// What can be done next; the hidden cards that have the fewest to follow them first.
    fn after(&self, now: LooseMoment) -> Vec<LooseMoment> {
        let fits = self.fits[now.top];
        let turned_card = self.hidden + self.row;
        let mut next = Vec::new();
        match now.turned {
            Turned::AwaitedInput | Turned::InRow if fits >> turned_card & 1 == 1 => {
                next.push(LooseMoment { top: turned_card, turned: Turned::Gone, ..now });
            }
            Turned::AwaitedInput => next.push(LooseMoment { turned: Turned::InRow, ..now }),
            Turned::InRow | Turned::Gone => {}
        }
        if now.turned != Turned::InRow && now.row > 0 {
            let end = self.hidden + now.row - 1;
            if fits >> end & 1 == 1 {
                next.push(LooseMoment { top: end, row: now.row - 1, ..now });
            }
        }
        if now.turned != Turned::AwaitedInput {
            let fitting = now.hidden & fits;
            let mut cards: Vec<usize> = (0..self.hidden).filter(|card| fitting >> card & 1 == 1).collect();
            cards.sort_by_key(|card| (self.fits[*card] & now.hidden).count_ones());
            next.extend(cards.into_iter().map(|card| LooseMoment {
                top: card,
                hidden: now.hidden & !(1 << card),
                ..now
            }));
        }
        let any = self.fits.len() - 1;
        if now.wishes > 0 && now.top != any {
            next.push(LooseMoment { top: any, wishes: now.wishes - 1, ..now });
        }
        next
    }
}
