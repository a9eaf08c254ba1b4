//! What a round scores, and who wins.

use super::event::RoundEnd;
use super::setup::{Seat, SeatSet};
use super::table::Table;
use crate::cards::{CardKind, CardSet};
use crate::rules::Rules;
use crate::rules::book::{AfterFinish, LastGets, ScoreTo, Ties, Wins};

/// What a hand counts, in points.
pub(super) fn worth(rules: &Rules, hand: CardSet) -> u32 {
    rules.deck().kinds_in(hand).map(|kind| u32::from(rules.kind(kind).points)).sum()
}

/// Whether two seats win together.
pub(super) fn are_partners(rules: &Rules, one: Seat, other: Seat) -> bool {
    rules.side(one.0) == rules.side(other.0)
}

/// Those who win together with a seat, itself among them.
fn partners(rules: &Rules, table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(table.seats).filter(move |other| are_partners(rules, seat, *other))
}

/// Those who do not win together with a seat.
fn opponents(rules: &Rules, table: &Table, seat: Seat) -> impl Iterator<Item = Seat> {
    Seat::all(table.seats).filter(move |other| !are_partners(rules, seat, *other))
}

/// Who has not left the match by too many points: those of partners are added.
pub(super) fn still_in_match(rules: &Rules, table: &Table) -> SeatSet {
    let limit = u32::from(rules.book().match_play.out_at);
    let total = |seat| partners(rules, table, seat).map(|seat| table.totals[seat.index()]).sum::<u32>();
    Seat::all(table.seats).filter(|seat| limit == 0 || total(*seat) < limit).collect()
}

/// Whether those who are left in the round are all of one side, so that nothing is left to be decided.
pub(super) fn one_side_is_left(rules: &Rules, table: &Table) -> bool {
    are_one_side(rules, table.playing)
}

/// Whether all of these are of one side.
fn are_one_side(rules: &Rules, seats: SeatSet) -> bool {
    let mut left = seats.iter();
    let first = left.next();
    first.is_none_or(|first| left.all(|other| are_partners(rules, first, other)))
}

/// Points for who lays the last card: what the opponents still hold (MM-11), doubled by some last cards (MM-17).
pub(super) fn for_going_out(rules: &Rules, table: &Table, seat: Seat, last: CardKind) -> u32 {
    let others = opponents(rules, table, seat);
    let points = others.map(|other| worth(rules, table.hand(other))).sum::<u32>();
    if doubles(rules, last) { points * 2 } else { points }
}

/// Whether a last card doubles the points (MM-17).
pub(super) fn doubles(rules: &Rules, last: CardKind) -> bool {
    rules.doubles(last)
}

/// The number of a seat, where numbers fall with each round that its side has won.
pub(super) fn number(rules: &Rules, table: &Table, seat: Seat) -> u16 {
    let won: u32 = partners(rules, table, seat).map(|seat| table.totals[seat.index()]).sum();
    u16::from(rules.dealt(table.seats)).saturating_sub(u16::try_from(won).unwrap_or(u16::MAX))
}

/// Adds the round's points to the totals; what is left in the hands is counted now (UN-19, EN-4). The points of partners
/// belong to their team; what the winning team still holds does not count (UH-9).
pub(super) fn count_round(rules: &Rules, table: &mut Table) {
    let winners = won_by_hand(rules, table);
    for seat in Seat::all(table.seats) {
        match rules.book().score.to {
            // The winner may still hold cards where the last one left wins (UN-23).
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

/// What the last card of who was out first brings to a seat of this round.
fn for_last_card(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    let Some((finisher, last)) = table.first_out.filter(|_| table.taking_part.contains(seat)) else { return 0 };
    let gets = |get: LastGets| match get {
        LastGets::Finisher => seat == finisher,
        LastGets::Others => !are_partners(rules, seat, finisher),
    };
    rules.by_last(last).filter(|(_, get)| gets(*get)).map(|(points, _)| u32::from(points)).sum()
}

/// What penalties in points bring to a seat of this round: its own where points are minus points, or else those of its
/// opponents.
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

/// Counts the round for those who have won it, where rounds are counted (N1-21): once for a team. Who shares it has won
/// it, too.
pub(super) fn count_won_round(rules: &Rules, table: &mut Table, winners: SeatSet) {
    if rules.book().match_play.wins == Wins::MostRounds {
        let once: SeatSet = winners.iter().filter(|seat| scores_for_its_side(rules, table, *seat)).collect();
        for seat in once.iter() {
            table.totals[seat.index()] += 1;
        }
    }
}

/// What a seat has not got rid of, in points.
fn left_over(rules: &Rules, table: &Table, seat: Seat) -> u32 {
    worth(rules, table.hand(seat)) + table.set_aside[seat.index()]
}

/// Whether the points of a side that has won are written down for this seat: for whoever went out first, or else for
/// the first seat of the side.
fn scores_for_its_side(rules: &Rules, table: &Table, seat: Seat) -> bool {
    let first_out = partners(rules, table, seat).find(|seat| table.place[seat.index()] == 1);
    first_out.or_else(|| partners(rules, table, seat).next()) == Some(seat)
}

/// Who won the round. Several share it, or are partners.
pub(super) fn round_winners(rules: &Rules, table: &Table, end: RoundEnd) -> SeatSet {
    let book = rules.book();
    let first_out = Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1);
    let by_points = book.finish.then == AfterFinish::PlayOn && book.score.to != ScoreTo::Nobody;
    match (first_out, end) {
        (Some(seat), RoundEnd::Finished) if !by_points => partners(rules, table, seat).collect(),
        _ if book.score.to == ScoreTo::Nobody => {
            best(rules, table, table.taking_part, |seat| -i64::from(table.held(seat)))
        }
        _ if book.score.to == ScoreTo::Winner => won_by_hand(rules, table),
        _ => by_total(rules, table, table.taking_part, &table.points),
    }
}

/// The side that was out first; in a blocked round the one whose hands count least.
fn won_by_hand(rules: &Rules, table: &Table) -> SeatSet {
    match Seat::all(table.seats).find(|seat| table.place[seat.index()] == 1) {
        Some(seat) => partners(rules, table, seat).collect(),
        None => best(rules, table, table.taking_part, |seat| -i64::from(left_over(rules, table, seat))),
    }
}

/// After so many rounds a match is over, whatever it is played to: points can stay away for ever (G-4).
const MOST_ROUNDS: u16 = 1_000;

/// Whether the round that just ended was the last of the match.
pub(super) fn match_is_over(rules: &Rules, table: &Table) -> bool {
    let facts = rules.book().match_play;
    if table.round >= MOST_ROUNDS.max(facts.rounds) {
        return true;
    }
    if rules.book().countdown.is_some() {
        return Seat::all(table.seats).any(|seat| number(rules, table, seat) == 0);
    }
    if facts.until > 0 && facts.out_at == 0 {
        let total = |seat| partners(rules, table, seat).map(|seat| table.totals[seat.index()]).sum::<u32>();
        return Seat::all(table.seats).any(|seat| total(seat) >= u32::from(facts.until));
    }
    if facts.out_at > 0 {
        let over = facts.rounds > 0 && table.round >= facts.rounds;
        return over || are_one_side(rules, still_in_match(rules, table));
    }
    table.round >= facts.rounds
}

/// Who won the match: after a single round its winners, else by the totals. Several share it, or are partners.
pub(super) fn match_winners(rules: &Rules, table: &Table, round_winners: SeatSet) -> SeatSet {
    if rules.book().match_play.out_at > 0 {
        // Where all have left at once, the best of them wins.
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

/// Of these seats those of the sides with the highest value, those of partners added.
fn best(rules: &Rules, table: &Table, among: SeatSet, value: impl Fn(Seat) -> i64) -> SeatSet {
    let of_side = |seat| partners(rules, table, seat).map(&value).sum::<i64>();
    let highest = among.iter().map(of_side).max();
    among.iter().filter(|seat| Some(of_side(*seat)) == highest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Game, Setup};
    use crate::rules::Library;

    #[test]
    fn a_match_to_points_that_nobody_reaches_ends_with_its_thousandth_round() {
        let options = [("until".to_owned(), "2000".to_owned())];
        let rules = Library::built_in().load("uno", &options).expect("a built-in game").rules;
        let rules = rules.into_shed().expect("a shedding game");
        let mut table = Game::new(rules.clone(), Setup::new(3), 1).table;
        table.round = 999;
        assert!(!match_is_over(&rules, &table));
        table.round = 1_000;
        assert!(match_is_over(&rules, &table));
    }
}
