//! Solver: whether a game can still be won.
//!
//! With perfect information it is exact ([`PatienceGame::solve`]): colours depend on each other only through wish cards, so
//! each colour is searched by itself, once for each set of them. The player does not know the order.
//! [`View::outlook`] samples orders of the hidden pile and solves those; it reports a loss only if no order can be
//! won.

use std::collections::HashMap;

use rustc_hash::FxHashSet;

use super::game::{PatienceGame, View};
use super::state::Table;
use crate::cards::{Card, CardKind, Colour};
use crate::engine::Dice;
use crate::games::patience::rules::Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolverResult {
    Winnable,
    Lost,
    Undecided,
}

/// Chances of winning, as far as the player can know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// `Winnable`: at least one sampled order can be won with perfect information. `Lost`: no order can.
    pub answer: SolverResult,
    pub tried: u16,
    pub winnable: u16,
}

const MOST_CARDS: usize = 60;

impl PatienceGame {
    /// Solves with perfect information, at most `positions` positions. The result must not reach the player of this
    /// game.
    pub fn solve(&self, positions: u64) -> SolverResult {
        let mut left = positions;
        self.solve_with(&mut left)
    }

    /// Solves within the budget `left`, and takes the searched positions from it.
    pub fn solve_with(&self, left: &mut u64) -> SolverResult {
        KnownOrder::of(&self.rules, &self.table).map_or(SolverResult::Undecided, |order| order.solve(left))
    }
}

impl View<'_> {
    /// Samples `tries` orders of the hidden pile, and solves each with at most `positions` positions.
    pub fn outlook(self, dice: &mut Dice, tries: u16, positions: u64) -> Outlook {
        if self.left() <= 1 {
            return Outlook { answer: self.game.solve(positions), tried: 0, winnable: 0 };
        }
        let mut winnable = 0;
        for _ in 0..tries {
            winnable += u16::from(self.determinize(dice).solve(positions) == SolverResult::Winnable);
        }
        let answer = if winnable > 0 {
            SolverResult::Winnable
        } else if is_lost_in_any_order(self.rules(), &self.game.table, positions) {
            SolverResult::Lost
        } else {
            SolverResult::Undecided
        };
        Outlook { answer, tried: tries, winnable }
    }
}

const MOST_WISHES: usize = 6;

/// The cards of one colour in the order in which they come: those of the row, then those still to be turned.
struct Column {
    /// For each top card, a bit set of the cards that fit on it. The last two tops are the first top card and a wish
    /// card.
    fits: Vec<u64>,
    in_row: usize,
    /// Time at which each of the others is turned.
    times: Vec<usize>,
}

/// The cards that fit on a top card, a bit for each.
fn fitting(rules: &Rules, cards: &[CardKind], top: CardKind) -> u64 {
    cards
        .iter()
        .enumerate()
        .filter(|(_, card)| rules.can_follow(**card, top))
        .fold(0, |bits, (index, _)| bits | 1 << index)
}

impl Column {
    fn new(rules: &Rules, top: CardKind, row: &[Card], coming: &[(usize, Card)]) -> Option<Self> {
        let all = row.iter().chain(coming.iter().map(|(_, card)| card));
        let cards: Vec<CardKind> = all.map(|card| rules.deck().kind(*card)).collect();
        if cards.len() > MOST_CARDS {
            return None;
        }
        let mut fits: Vec<u64> = cards.iter().chain([&top]).map(|card| fitting(rules, &cards, *card)).collect();
        fits.push(u64::MAX);
        Some(Column { fits, in_row: row.len(), times: coming.iter().map(|(time, _)| *time).collect() })
    }

    fn wish(&self) -> usize {
        self.fits.len() - 1
    }

    fn can_follow(&self, top: usize, card: usize) -> bool {
        self.fits[top] >> card & 1 == 1
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Moment {
    turned: usize,
    top: usize,
    /// Bit set. The card at the end of the row is the highest bit, since cards come in order.
    row: u64,
    used: usize,
}

struct Search<'a> {
    column: &'a Column,
    /// Time from which each of those cards can be used, ascending.
    wishes: Vec<usize>,
    failed: FxHashSet<Moment>,
    positions: &'a mut u64,
}

impl Search<'_> {
    /// Every card can be laid; none if the search gave up.
    fn run(mut self) -> Option<bool> {
        let column = self.column;
        let row = (1_u64 << column.in_row) - 1;
        self.from(Moment { turned: 0, top: column.fits.len() - 2, row, used: 0 })
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

    /// Successors: the turned card is laid if it fits, and else goes to the row. Before it, the end of the row or a
    /// wish card may be laid.
    fn after(&self, now: Moment) -> [Option<Moment>; 3] {
        let column = self.column;
        let turned = column.times.get(now.turned).map(|_| {
            let card = column.in_row + now.turned;
            let turned = now.turned + 1;
            if column.can_follow(now.top, card) {
                Moment { turned, top: card, ..now }
            } else {
                Moment { turned, row: now.row | 1 << card, ..now }
            }
        });
        let end = now.row.checked_ilog2().map(|end| end as usize).filter(|end| column.can_follow(now.top, *end));
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

/// Results by column and set of wish cards; none if the search gave up.
type Known = HashMap<(usize, usize), Option<bool>>;

struct KnownOrder {
    columns: Vec<Column>,
    wishes: Vec<usize>,
}

impl KnownOrder {
    pub fn of(rules: &Rules, table: &Table) -> Option<Self> {
        // A kept card can be used before the turned one.
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
            Column::new(rules, table.top(rules, colour)?, &table.rows[colour.index()], &own)
        };
        let columns = rules.deck().all_colours().map(column).collect::<Option<Vec<_>>>()?;
        (wishes.len() <= MOST_WISHES).then_some(KnownOrder { columns, wishes })
    }

    pub fn solve(&self, left: &mut u64) -> SolverResult {
        let all = (1_usize << self.wishes.len()) - 1;
        let mut known = Known::new();
        // The quickest proof is a column that fails with all wish cards.
        for column in 0..self.columns.len() {
            if self.can(column, all, &mut known, left) == Some(false) {
                return SolverResult::Lost;
            }
        }
        match self.share(0, all, &mut known, left) {
            Some(true) => SolverResult::Winnable,
            Some(false) => SolverResult::Lost,
            None => SolverResult::Undecided,
        }
    }

    /// The columns from one on can share these wish cards so that every card is laid.
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

    /// A column can be laid with these wish cards; memoized.
    fn can(&self, column: usize, wishes: usize, known: &mut Known, positions: &mut u64) -> Option<bool> {
        if let Some(known) = known.get(&(column, wishes)) {
            return *known;
        }
        // A subset never helps more.
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

struct Loose {
    /// For each top card, a bit set of the cards that fit on it: hidden cards, row from its hidden end on, turned
    /// card, first top card, wish card.
    fits: Vec<u64>,
    hidden: usize,
    row: usize,
    turned: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct LooseMoment {
    top: usize,
    /// Bit set of hidden cards still to be laid.
    hidden: u64,
    row: usize,
    turned: Turned,
    wishes: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Turned {
    Gone,
    /// It must be laid before any hidden card.
    Waiting,
    InRow,
}

/// A relaxation: the hidden pile may come in any order. If that cannot be won, the game is lost.
fn is_lost_in_any_order(rules: &Rules, table: &Table, positions: u64) -> bool {
    let kind = |card: &Card| rules.deck().kind(*card);
    let any = |card: &&Card| rules.is_any_card(kind(card));
    let wishes = table.kept.len() + table.turned.iter().chain(&table.hidden).filter(any).count();
    let colour = |colour: Colour| {
        let own = |card: &&Card| !any(card) && rules.deck().face(kind(card)).colour == Some(colour);
        let hidden: Vec<CardKind> = table.hidden.iter().filter(own).map(kind).collect();
        let row: Vec<CardKind> = table.rows[colour.index()].iter().map(kind).collect();
        let turned = table.turned.as_ref().filter(own).map(kind);
        let top = table.top(rules, colour)?;
        let tops: Vec<CardKind> = hidden.iter().chain(&row).copied().chain([turned.unwrap_or(top), top]).collect();
        if tops.len() > MOST_CARDS {
            return None;
        }
        let mut fits: Vec<u64> = tops.iter().map(|top| fitting(rules, &tops, *top)).collect();
        fits.push(u64::MAX);
        Some(Loose { fits, hidden: hidden.len(), row: row.len(), turned: turned.is_some() })
    };
    let needed = |colour: Loose| (0..=wishes).take_while(|wishes| colour.is_lost_with(*wishes, positions)).count();
    rules.deck().all_colours().filter_map(colour).map(needed).sum::<usize>() > wishes
}

impl Loose {
    /// The search proves that not every card can be laid with so many wish cards.
    fn is_lost_with(&self, wishes: usize, positions: u64) -> bool {
        let start = LooseMoment {
            top: self.hidden + self.row + 1,
            hidden: (1_u64 << self.hidden) - 1,
            row: self.row,
            turned: if self.turned { Turned::Waiting } else { Turned::Gone },
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

    /// Successors; hidden cards with the fewest followers first.
    fn after(&self, now: LooseMoment) -> Vec<LooseMoment> {
        let fits = self.fits[now.top];
        let turned_card = self.hidden + self.row;
        let mut next = Vec::new();
        match now.turned {
            Turned::Waiting | Turned::InRow if fits >> turned_card & 1 == 1 => {
                next.push(LooseMoment { top: turned_card, turned: Turned::Gone, ..now });
            }
            Turned::Waiting => next.push(LooseMoment { turned: Turned::InRow, ..now }),
            Turned::InRow | Turned::Gone => {}
        }
        if now.turned != Turned::InRow && now.row > 0 {
            let end = self.hidden + now.row - 1;
            if fits >> end & 1 == 1 {
                next.push(LooseMoment { top: end, row: now.row - 1, ..now });
            }
        }
        if now.turned != Turned::Waiting {
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::engine::{Game as _, Seat, Setup};
    use crate::games::patience::engine::Move;
    use crate::rules::{AnyRules, Library};

    /// A deck small enough for exhaustive search; the number of wish cards follows.
    const SMALL: &str = "id = \"small\"\nextends = \"numnum-patience\"\ndeck.colours = [\"red\", \"blue\"]\n\
                         cards.number.symbols = [\"2\", \"3\", \"4\", \"5\", \"6\", \"9\"]\ncards.wish.copies = ";

    fn dealt(seed: u64) -> PatienceGame {
        dealt_with(1, seed)
    }

    fn dealt_with(wishes: u8, seed: u64) -> PatienceGame {
        let mut library = Library::built_in();
        library.add_text("small", "small.toml", format!("{SMALL}{wishes}\n"));
        let Ok(AnyRules::Patience(rules)) = library.load("small", &[]).map(|game| game.rules) else {
            panic!("a patience");
        };
        let mut game = PatienceGame::begin(&rules, Setup::new(1), seed);
        game.apply_silently(Seat(0), Move::Deal).expect("the deal");
        game
    }

    /// Exhaustive search for a win.
    fn can_be_won(game: &PatienceGame, failed: &mut HashSet<String>) -> bool {
        if let Some(outcome) = game.outcome() {
            return outcome.is_won();
        }
        let table = &game.table;
        let key =
            format!("{:?} {:?} {:?} {:?} {}", table.piles, table.rows, table.kept, table.turned, table.hidden.len());
        if failed.contains(&key) {
            return false;
        }
        let won = game.view().legal_moves().into_iter().any(|wanted| {
            let mut next = game.clone();
            next.apply_silently(Seat(0), wanted).expect("a legal move");
            can_be_won(&next, failed)
        });
        if !won {
            failed.insert(key);
        }
        won
    }

    #[test]
    fn the_solver_says_what_trying_everything_says() {
        for (wishes, seeds) in [(1, 300), (2, 150)] {
            let mut winnable = 0;
            for seed in 0..seeds {
                let game = dealt_with(wishes, seed);
                let won = can_be_won(&game, &mut HashSet::new());
                let answer = if won { SolverResult::Winnable } else { SolverResult::Lost };
                assert_eq!(game.solve(u64::MAX), answer, "{wishes} wish cards, seed {seed}");
                winnable += u32::from(won);
            }
            assert!((20..seeds - 20).contains(&u64::from(winnable)), "both come about: {winnable}");
        }
    }

    #[test]
    fn what_is_said_to_be_lost_is_lost_in_every_order() {
        let (mut lost, mut winnable) = (0, 0);
        for seed in 0..150 {
            let mut game = dealt(seed);
            let mut dice = Dice::new(seed, 1);
            for _ in 0..6 {
                let Some(wanted) = dice.pick(&game.view().legal_moves()).copied() else { break };
                game.apply_silently(Seat(0), wanted).expect("a legal move");
            }
            if game.outcome().is_some() {
                continue;
            }
            let outlook = game.view().outlook(&mut dice, 10, u64::MAX);
            let mut orders = (0..40).map(|_| game.view().determinize(&mut dice));
            match outlook.answer {
                SolverResult::Lost => {
                    assert!(orders.all(|order| order.solve(u64::MAX) == SolverResult::Lost), "seed {seed}");
                    lost += 1;
                }
                SolverResult::Winnable => {
                    assert!(outlook.tried == 0 || outlook.winnable > 0);
                    winnable += 1;
                }
                SolverResult::Undecided => assert_eq!(outlook.winnable, 0),
            }
        }
        assert!(lost > 0 && winnable > 0, "both come about: {lost} {winnable}");
    }

    #[test]
    fn six_wish_cards_are_searched_and_no_seven() {
        assert_ne!(dealt_with(6, 1).solve(u64::MAX), SolverResult::Undecided);
        assert_eq!(dealt_with(7, 1).solve(u64::MAX), SolverResult::Undecided);
    }

    #[test]
    fn without_a_budget_nothing_is_known() {
        assert_eq!(dealt(1).solve(0), SolverResult::Undecided);
    }
}
