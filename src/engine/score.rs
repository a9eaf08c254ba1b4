//! What a round scores, and who wins.

use super::event::RoundEnd;
use super::seat::{Seat, SeatSet};
use super::table::Table;
use crate::cards::{CardKind, CardSet};
use crate::rules::Rules;
use crate::rules::book::{AfterFinish, ScoreTo, Ties, Wins};

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Why it ended.
    pub end: RoundEnd,
    /// Who won the round; several share it.
    pub winners: SeatSet,
    /// Who won the match, if this was its last round.
    pub champions: Option<SeatSet>,
}

/// What a hand counts, in points.
pub(super) fn worth(rules: &Rules, hand: CardSet) -> u32 {
    rules.deck().kinds_in(hand).map(|kind| u32::from(rules.kind(kind).points)).sum()
}

/// Points for who lays the last card: what the others still hold (MM-11), doubled by some last cards (MM-17).
pub(super) fn for_going_out(rules: &Rules, table: &Table, seat: Seat, last: CardKind) -> u32 {
    let others = Seat::all(table.seats).filter(|other| *other != seat);
    let points = others.map(|other| worth(rules, table.hand(other))).sum::<u32>();
    if doubles(rules, last) { points * 2 } else { points }
}

/// Whether a last card doubles the points (MM-17).
pub(super) fn doubles(rules: &Rules, last: CardKind) -> bool {
    rules.book().score.doubled_by_last.iter().any(|id| id == rules.terms().entry(last))
}

/// Adds the round's points to the totals; what is left in the hands is counted now (UN-19, EN-4).
pub(super) fn count_round(rules: &Rules, table: &mut Table) {
    let winners = won_by_hand(rules, table);
    for seat in Seat::all(table.seats) {
        match rules.book().score.to {
            // The winner may still hold cards where the last one left wins (UN-23).
            ScoreTo::OwnMinus if table.place[seat.index()] != 1 => {
                let own = worth(rules, table.hand(seat)) + table.set_aside[seat.index()];
                table.points[seat.index()] = own * table.factor;
            }
            ScoreTo::Winner if winners.contains(seat) => {
                let others = Seat::all(table.seats).filter(|other| *other != seat);
                let held = |other: Seat| worth(rules, table.hand(other)) + table.set_aside[other.index()];
                table.points[seat.index()] = others.map(held).sum::<u32>() * table.factor;
            }
            _ => {}
        }
        if rules.book().match_play.wins != Wins::MostRounds {
            table.totals[seat.index()] += table.points[seat.index()];
        }
    }
}

/// Counts the round for those who have won it, where rounds are counted (N1-21). Who shares it has won it, too.
pub(super) fn count_won_round(rules: &Rules, table: &mut Table, winners: SeatSet) {
    if rules.book().match_play.wins == Wins::MostRounds {
        for seat in winners.iter() {
            table.totals[seat.index()] += 1;
        }
    }
}

/// Who won the round. Several share it.
pub(super) fn round_winners(rules: &Rules, table: &Table, end: RoundEnd) -> SeatSet {
    let book = rules.book();
    let first_out = Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1);
    let by_points = book.finish.then == AfterFinish::PlayOn && book.score.to != ScoreTo::Nobody;
    match (first_out, end) {
        (Some(seat), RoundEnd::Finished) if !by_points => std::iter::once(seat).collect(),
        _ if book.score.to == ScoreTo::Nobody => best(table, |seat| -i64::from(table.held(seat))),
        _ if book.score.to == ScoreTo::Winner => won_by_hand(rules, table),
        _ => by_total(rules, table, &table.points),
    }
}

/// Who was out first; in a blocked round whose hand counts least.
fn won_by_hand(rules: &Rules, table: &Table) -> SeatSet {
    match Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1) {
        Some(seat) => std::iter::once(seat).collect(),
        None => best(table, |seat| -i64::from(worth(rules, table.hand(seat)) + table.set_aside[seat.index()])),
    }
}

/// Whether the round that just ended was the last of the match.
pub(super) fn match_is_over(rules: &Rules, table: &Table) -> bool {
    let facts = rules.book().match_play;
    if facts.until > 0 {
        let seats = &table.totals[..usize::from(table.seats)];
        return seats.iter().any(|total| *total >= u32::from(facts.until));
    }
    table.round >= facts.rounds
}

/// Who won the match: after a single round its winners, else by the totals. Several share it.
pub(super) fn match_winners(rules: &Rules, table: &Table, round_winners: SeatSet) -> SeatSet {
    if table.round == 1 {
        return round_winners;
    }
    by_total(rules, table, &table.totals)
}

fn by_total(rules: &Rules, table: &Table, points: &[u32]) -> SeatSet {
    let facts = rules.book().match_play;
    let winners = best(table, |seat| match facts.wins {
        Wins::MostPoints | Wins::MostRounds => i64::from(points[seat.index()]),
        Wins::FewestPoints => -i64::from(points[seat.index()]),
    });
    if facts.ties == Ties::OutEarlier {
        let earlier = |seat: Seat| match table.place[seat.index()] {
            0 => u8::MAX,
            place => place,
        };
        let first = winners.iter().map(earlier).min();
        return winners.iter().filter(|seat| Some(earlier(*seat)) == first).collect();
    }
    winners
}

/// The seats with the highest value.
fn best(table: &Table, value: impl Fn(Seat) -> i64) -> SeatSet {
    let highest = Seat::all(table.seats).map(&value).max();
    Seat::all(table.seats).filter(|seat| Some(value(*seat)) == highest).collect()
}
