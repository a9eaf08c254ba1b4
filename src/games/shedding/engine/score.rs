//! Scoring of rounds, and winners.

use super::event::RoundEnd;
use super::table::Table;
use crate::cards::{CardKind, CardSet};
use crate::engine::{Seat, SeatSet};
use crate::games::shedding::rules::{AfterFinish, LastGets, Rules, ScoreTo, Ties, Wins};

pub(super) fn worth(rules: &Rules, hand: CardSet) -> u32 {
    rules.deck().kinds_in(hand).map(|kind| u32::from(rules.kind(kind).points)).sum()
}

pub(super) fn are_partners(rules: &Rules, one: Seat, other: Seat) -> bool {
    rules.side(one.0) == rules.side(other.0)
}

fn partners(rules: &Rules, table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(table.seats).filter(move |other| are_partners(rules, seat, *other))
}

fn opponents(rules: &Rules, table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(table.seats).filter(move |other| !are_partners(rules, seat, *other))
}

/// The seats that have not left the match by too many points; points of partners are added.
pub(super) fn still_in_match(rules: &Rules, table: &Table) -> SeatSet {
    let limit = u32::from(rules.book().match_play.out_at);
    Seat::all(table.seats).filter(|seat| limit == 0 || total(rules, table, *seat) < limit).collect()
}

/// The match points of a seat and its partners.
fn total(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    partners(rules, table, seat).map(|seat| table.totals[seat.index()]).sum()
}

pub(super) fn one_side_is_left(rules: &Rules, table: &Table) -> bool {
    are_one_side(rules, table.playing)
}

fn are_one_side(rules: &Rules, seats: SeatSet) -> bool {
    let mut left = seats.iter();
    let first = left.next();
    first.is_none_or(|first| left.all(|other| are_partners(rules, first, other)))
}

/// Points for going out: the hands of the opponents (MM-11), doubled by some last cards (MM-17).
pub(super) fn for_going_out(rules: &Rules, table: &Table, seat: Seat, last: CardKind) -> u32 {
    let others = opponents(rules, table, seat);
    let points = others.map(|other| worth(rules, table.hand(other))).sum::<u32>();
    if rules.doubles(last) { points * 2 } else { points }
}

/// The countdown number of a seat: it falls with each round that its side has won.
pub(super) fn number(rules: &Rules, table: &Table, seat: Seat) -> u16 {
    let won = u16::try_from(total(rules, table, seat)).unwrap_or(u16::MAX);
    u16::from(rules.dealt(table.seats)).saturating_sub(won)
}

/// Adds the points of the round to the totals; remaining hands are counted now (UN-19, EN-4). Partners score for their
/// team; remaining cards of the winning team do not count (UH-9).
pub(super) fn count_round(rules: &Rules, table: &mut Table) {
    let winners = won_by_hand(rules, table);
    for seat in Seat::all(table.seats) {
        match rules.book().score.to {
            // The winner may still hold cards if everybody else was eliminated (UN-23).
            ScoreTo::OwnMinus if !partners(rules, table, seat).any(|seat| table.place[seat.index()] == 1) => {
                table.points[seat.index()] = left_over(rules, table, seat) * table.factor;
            }
            ScoreTo::Winner if winners.contains(seat) && scores_for_its_side(rules, table, seat) => {
                let held = opponents(rules, table, seat).map(|other| left_over(rules, table, other));
                table.points[seat.index()] = held.sum::<u32>() * table.factor;
            }
            _ => {}
        }
        table.points[seat.index()] += for_last_card(rules, table, seat) + for_penalties(rules, table, seat);
        if rules.book().match_play.wins != Wins::MostRounds {
            table.totals[seat.index()] += table.points[seat.index()];
        }
    }
}

fn for_last_card(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    let Some((finisher, last)) = table.first_out.filter(|_| table.taking_part.contains(seat)) else { return 0 };
    let gets = |get: LastGets| match get {
        LastGets::Finisher => seat == finisher,
        LastGets::Others => !are_partners(rules, seat, finisher),
    };
    rules.by_last(last).filter(|rule| gets(rule.get)).map(|rule| u32::from(rule.points)).sum()
}

/// Penalty points of a seat: its own if points are minus points, otherwise those of its opponents.
fn for_penalties(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    if !table.taking_part.contains(seat) {
        return 0;
    }
    match rules.book().score.to {
        ScoreTo::Nobody => 0,
        ScoreTo::OwnMinus => table.fines[seat.index()],
        ScoreTo::Finisher | ScoreTo::Winner => {
            opponents(rules, table, seat).map(|other| table.fines[other.index()]).sum()
        }
    }
}

/// Counts a won round where rounds are counted (N1-21), once for each team. A shared round counts for all who share
/// it.
pub(super) fn count_won_round(rules: &Rules, table: &mut Table, winners: SeatSet) {
    if rules.book().match_play.wins == Wins::MostRounds {
        let once: SeatSet = winners.iter().filter(|seat| scores_for_its_side(rules, table, *seat)).collect();
        for seat in once.iter() {
            table.totals[seat.index()] += 1;
        }
    }
}

fn left_over(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    worth(rules, table.hand(seat)) + table.set_aside[seat.index()]
}

/// True if the points of a winning side are credited to this seat: the first one out, or else the first seat of the
/// side.
fn scores_for_its_side(rules: &Rules, table: &Table, seat: Seat) -> bool {
    let first_out = partners(rules, table, seat).find(|seat| table.place[seat.index()] == 1);
    first_out.or_else(|| partners(rules, table, seat).next()) == Some(seat)
}

/// The winners of the round; several if it is shared or they are partners.
pub(super) fn round_winners(rules: &Rules, table: &Table, end: RoundEnd) -> SeatSet {
    let book = rules.book();
    let first_out = Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1);
    let by_points = book.finish.then == AfterFinish::PlayOn && book.score.to.has_points();
    match (first_out, end) {
        (Some(seat), RoundEnd::Finished) if !by_points => partners(rules, table, seat).collect(),
        _ if !book.score.to.has_points() => {
            best(rules, table, table.taking_part, |seat| -i64::from(table.held(seat)))
        }
        _ if book.score.to == ScoreTo::Winner => won_by_hand(rules, table),
        _ => by_total(rules, table, table.taking_part, &table.points),
    }
}

/// The side that went out first; in a blocked round the side with the lowest hands.
fn won_by_hand(rules: &Rules, table: &Table) -> SeatSet {
    match Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1) {
        Some(seat) => partners(rules, table, seat).collect(),
        None => best(rules, table, table.taking_part, |seat| -i64::from(left_over(rules, table, seat))),
    }
}

/// Limit of rounds in a match: its points might never be reached (G-4).
const MOST_ROUNDS: u16 = 1_000;

/// True if this was the last round of the match.
pub(super) fn match_is_over(rules: &Rules, table: &Table) -> bool {
    let facts = rules.book().match_play;
    if table.round >= MOST_ROUNDS.max(facts.rounds) {
        return true;
    }
    if rules.book().countdown.is_some() {
        return Seat::all(table.seats).any(|seat| number(rules, table, seat) == 0);
    }
    if facts.until > 0 && facts.out_at == 0 {
        return Seat::all(table.seats).any(|seat| total(rules, table, seat) >= u32::from(facts.until));
    }
    if facts.out_at > 0 {
        let over = facts.rounds > 0 && table.round >= facts.rounds;
        return over || are_one_side(rules, still_in_match(rules, table));
    }
    table.round >= facts.rounds
}

/// The winners of the match: after a single round its winners, otherwise by totals.
pub(super) fn match_winners(rules: &Rules, table: &Table, round_winners: SeatSet) -> SeatSet {
    if rules.book().match_play.out_at > 0 {
        // If all have left at once, the best of them wins.
        let still = still_in_match(rules, table);
        let among = if still.is_empty() { table.taking_part } else { still };
        return by_total(rules, table, among, &table.totals);
    }
    if table.round == 1 {
        return round_winners;
    }
    by_total(rules, table, table.taking_part, &table.totals)
}

fn by_total(rules: &Rules, table: &Table, among: SeatSet, points: &[u32]) -> SeatSet {
    let facts = rules.book().match_play;
    let winners = best(rules, table, among, |seat| match facts.wins {
        Wins::MostPoints | Wins::MostRounds => i64::from(points[seat.index()]),
        Wins::FewestPoints => -i64::from(points[seat.index()]),
    });
    if facts.ties == Ties::OutEarlier {
        let place = |seat: Seat| match table.place[seat.index()] {
            0 => u8::MAX,
            place => place,
        };
        let earlier = |seat: Seat| partners(rules, table, seat).map(place).min();
        let first = winners.iter().map(earlier).min();
        return winners.iter().filter(|seat| Some(earlier(*seat)) == first).collect();
    }
    winners
}

/// The seats of the sides with the highest value.
fn best(rules: &Rules, table: &Table, among: SeatSet, value: impl Fn(Seat) -> i64) -> SeatSet {
    let of_side = |seat| partners(rules, table, seat).map(&value).sum::<i64>();
    let highest = among.iter().map(of_side).max();
    among.iter().filter(|seat| Some(of_side(*seat)) == highest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Setup;
    use crate::games::shedding::engine::SheddingGame;
    use crate::rules::Library;

    #[test]
    fn a_match_ends_with_its_thousandth_round() {
        let options = [("until".to_owned(), "2000".to_owned())];
        let rules = Library::built_in().load("uno", &options).expect("a built-in game").rules;
        let rules = rules.shed().cloned().expect("a shedding game");
        let mut table = SheddingGame::new(rules.clone(), Setup::new(3), 1).table;
        table.round = 999;
        assert!(!match_is_over(&rules, &table));
        table.round = 1_000;
        assert!(match_is_over(&rules, &table));
    }
}
