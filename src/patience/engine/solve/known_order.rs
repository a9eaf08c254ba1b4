//! A patience whose hidden pile is known.

use std::collections::HashMap;

use rustc_hash::FxHashSet;

use super::{Answer, MOST_CARDS};
use crate::cards::{Card, CardKind, Colour};
use crate::patience::engine::table::Table;
use crate::patience::rules::Rules;

/// More cards that stand for any are not searched.
const MOST_WISHES: usize = 6;

/// The cards of one colour, in the order in which they come: those of its row, then those that are still to be turned.
struct Column {
    /// For each top card which cards fit on it: a bit a card. Behind the cards stand the top card at the beginning, and a
    /// card that stands for any.
    fits: Vec<u64>,
    /// How many of the cards lie in the row at the beginning.
    in_row: usize,
    /// When each of the others is turned.
    times: Vec<usize>,
}

impl Column {
    /// The cards of a colour; `None` if there are more than can be searched.
    fn new(rules: &Rules, top: CardKind, row: &[Card], coming: &[(usize, Card)]) -> Option<Self> {
        let all = row.iter().chain(coming.iter().map(|(_, card)| card));
        let cards: Vec<CardKind> = all.map(|card| rules.deck().kind(*card)).collect();
        if cards.len() > MOST_CARDS {
            return None;
        }
        let on = |top: CardKind| {
            let fits = cards.iter().enumerate().filter(|(_, card)| rules.fits(**card, top));
            fits.fold(0, |bits, (index, _)| bits | 1 << index)
        };
        let mut fits: Vec<u64> = cards.iter().chain([&top]).map(|card| on(*card)).collect();
        fits.push(u64::MAX);
        Some(Column { fits, in_row: row.len(), times: coming.iter().map(|(time, _)| *time).collect() })
    }

    fn first_top(&self) -> usize {
        self.fits.len() - 2
    }

    fn wish(&self) -> usize {
        self.fits.len() - 1
    }

    fn fits_on(&self, top: usize, card: usize) -> bool {
        self.fits[top] >> card & 1 == 1
    }
}

/// A moment in the life of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Moment {
    /// How many cards have been turned.
    turned: usize,
    /// The top card.
    top: usize,
    /// The cards in the row; the one at its end is the last of them, since they went there in order.
    row: u64,
    /// How many cards that stand for any were used.
    used: usize,
}

/// A search through one column with some of the cards that stand for any.
struct Search<'a> {
    column: &'a Column,
    /// From when on each of those cards can be used, in order.
    wishes: Vec<usize>,
    /// Moments from which not everything can be laid.
    failed: FxHashSet<Moment>,
    positions: &'a mut u64,
}

impl Search<'_> {
    /// Whether everything can be laid; nothing if that was given up.
    fn run(mut self) -> Option<bool> {
        let column = self.column;
        let row = (1_u64 << column.in_row) - 1;
        self.from(Moment { turned: 0, top: column.first_top(), row, used: 0 })
    }

    fn from(&mut self, now: Moment) -> Option<bool> {
        let column = self.column;
        if now.turned == column.times.len() && now.row == 0 {
            return Some(true);
        }
        if self.failed.contains(&now) {
            return Some(false);
        }
        *self.positions = self.positions.checked_sub(1)?;
        for next in self.after(now).into_iter().flatten() {
            if self.from(next)? {
                return Some(true);
            }
        }
        self.failed.insert(now);
        Some(false)
    }

    /// What can be done next: the turned card must be laid if it fits, and else goes to the row; before that a card from
    /// the end of the row may be laid, or one that stands for any.
    fn after(&self, now: Moment) -> [Option<Moment>; 3] {
        let column = self.column;
        let turned = column.times.get(now.turned).map(|_| {
            let card = column.in_row + now.turned;
            let turned = now.turned + 1;
            if column.fits_on(now.top, card) {
                Moment { turned, top: card, ..now }
            } else {
                Moment { turned, row: now.row | 1 << card, ..now }
            }
        });
        let end = now.row.checked_ilog2().map(|end| end as usize).filter(|end| column.fits_on(now.top, *end));
        let from_row = end.map(|end| Moment { top: end, row: now.row & !(1 << end), ..now });
        let until = column.times.get(now.turned).copied().unwrap_or(usize::MAX);
        let there = self.wishes.iter().filter(|time| **time < until).count();
        let wish = (now.used < there && now.top != column.wish()).then(|| Moment {
            top: column.wish(),
            used: now.used + 1,
            ..now
        });
        [turned, from_row, wish]
    }
}

/// Whether a column can be laid with a set of the cards that stand for any; nothing if that was given up.
type Known = HashMap<(usize, usize), Option<bool>>;

/// A game whose hidden pile is known: all its columns.
pub(super) struct KnownOrder {
    columns: Vec<Column>,
    /// From when on each card that stands for any can be used.
    wishes: Vec<usize>,
}

impl KnownOrder {
    /// The game; `None` if it is too large to be searched.
    pub fn of(rules: &Rules, table: &Table) -> Option<Self> {
        // A kept card can be used before the one is laid that is turned now.
        let kept = table.kept.iter().map(|_| 0);
        let coming = table.turned.iter().chain(table.hidden.iter().rev()).copied();
        let coming: Vec<(usize, Card)> = (1..).zip(coming).collect();
        let is_any = |card: Card| rules.is_any_card(rules.deck().kind(card));
        let wishes: Vec<usize> =
            kept.chain(coming.iter().filter(|(_, card)| is_any(*card)).map(|(time, _)| *time)).collect();
        let column = |colour: Colour| {
            let own = |(_, card): &&(usize, Card)| {
                !is_any(*card) && rules.deck().face(rules.deck().kind(*card)).colour == Some(colour)
            };
            let own: Vec<(usize, Card)> = coming.iter().filter(own).copied().collect();
            Column::new(rules, table.top(rules, colour)?, &table.rows[usize::from(colour.0)], &own)
        };
        let columns = rules.deck().all_colours().map(column).collect::<Option<Vec<_>>>()?;
        (wishes.len() <= MOST_WISHES).then_some(KnownOrder { columns, wishes })
    }

    /// Whether it can be won; given up when no positions are left.
    pub fn solve(&self, left: &mut u64) -> Answer {
        let all = (1_usize << self.wishes.len()) - 1;
        let mut known = Known::new();
        // A column that all of those cards together cannot help is the quickest proof.
        for column in 0..self.columns.len() {
            if self.can(column, all, &mut known, left) == Some(false) {
                return Answer::Lost;
            }
        }
        match self.share(0, all, &mut known, left) {
            Some(true) => Answer::Winnable,
            Some(false) => Answer::Lost,
            None => Answer::Undecided,
        }
    }

    /// Whether the columns from one on can share these cards so that all are laid.
    fn share(&self, column: usize, wishes: usize, known: &mut Known, positions: &mut u64) -> Option<bool> {
        if column == self.columns.len() {
            return Some(true);
        }
        let mut answer = Some(false);
        for own in (0..=wishes).filter(|own| own & !wishes == 0) {
            let here = self.can(column, own, known, positions);
            let there = match here {
                Some(false) => continue,
                _ => self.share(column + 1, wishes & !own, known, positions),
            };
            match (here, there) {
                (Some(true), Some(true)) => return Some(true),
                (_, Some(false)) => {}
                _ => answer = None,
            }
        }
        answer
    }

    /// Whether a column can be laid with these cards that stand for any: looked up, or searched for.
    fn can(&self, column: usize, wishes: usize, known: &mut Known, positions: &mut u64) -> Option<bool> {
        if let Some(known) = known.get(&(column, wishes)) {
            return *known;
        }
        // Fewer of them never help more.
        let mut fewer = (0..wishes).filter(|fewer| fewer & !wishes == 0);
        let answer = if fewer.any(|fewer| known.get(&(column, fewer)) == Some(&Some(true))) {
            Some(true)
        } else {
            let own = self.wishes.iter().enumerate().filter(|(index, _)| wishes >> index & 1 == 1);
            let wishes = own.map(|(_, time)| *time).collect();
            Search { column: &self.columns[column], wishes, failed: FxHashSet::default(), positions }.run()
        };
        known.insert((column, wishes), answer);
        answer
    }
}
