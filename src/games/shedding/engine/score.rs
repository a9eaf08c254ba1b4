//! Scoring of rounds, and winners.

use super::event::RoundEnd;
use super::legality::Legality;
use crate::cards::{CardKind, CardSet};
use crate::engine::{Seat, SeatSet};
use crate::games::shedding::rules::{AfterFinish, LastGets, Rules, ScoreTo, Ties, Wins};

pub(super) fn worth(rules: &Rules, hand: CardSet) -> u32 {
    rules.deck().kinds_in(hand).map(|kind| u32::from(rules.kind(kind).points)).sum()
}

/// Limit of rounds in a match: its points might never be reached (G-4).
const MOST_ROUNDS: u16 = 1_000;

impl Legality<'_> {
    pub fn are_partners(&self, one: Seat, other: Seat) -> bool {
        self.rules.side(one.0) == self.rules.side(other.0)
    }

    fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats).filter(move |other| self.are_partners(seat, *other))
    }

    fn opponents(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(self.table.seats).filter(move |other| !self.are_partners(seat, *other))
    }

    /// The seats that have not left the match by too many points; points of partners are added.
    pub fn still_in_match(&self) -> SeatSet {
        let limit = u32::from(self.rules.book.match_play.out_at);
        Seat::all(self.table.seats).filter(|seat| limit == 0 || self.total(*seat) < limit).collect()
    }

    /// The match points of a seat and its partners.
    fn total(&self, seat: Seat) -> u32 {
        self.partners(seat).map(|seat| self.table.totals[seat.index()]).sum()
    }

    pub fn one_side_is_left(&self) -> bool {
        self.are_one_side(self.table.playing)
    }

    fn are_one_side(&self, seats: SeatSet) -> bool {
        let mut left = seats.iter();
        let first = left.next();
        first.is_none_or(|first| left.all(|other| self.are_partners(first, other)))
    }

    /// Points for going out: the hands of the opponents (MM-11), doubled by some last cards (MM-17).
    pub fn for_going_out(&self, seat: Seat, last: CardKind) -> u32 {
        let others = self.opponents(seat);
        let points = others.map(|other| worth(self.rules, self.table.hand(other))).sum::<u32>();
        if self.rules.doubles(last) { points * 2 } else { points }
    }

    /// The countdown number of a seat: it falls with each round that its side has won.
    pub fn number(&self, seat: Seat) -> u16 {
        let won = u16::try_from(self.total(seat)).unwrap_or(u16::MAX);
        u16::from(self.rules.dealt(self.table.seats)).saturating_sub(won)
    }

    /// The points of a seat for the round; remaining hands are counted now (UN-19, EN-4). Partners score for their team;
    /// remaining cards of the winning team do not count (UH-9).
    pub fn points_of_round(&self, winners: SeatSet, seat: Seat) -> u32 {
        let counted = match self.rules.book.score.to {
            // The winner may still hold cards if everybody else was eliminated (UN-23).
            ScoreTo::OwnMinus if !self.partners(seat).any(|seat| self.table.place[seat.index()] == 1) => {
                self.left_over(seat) * self.table.factor
            }
            ScoreTo::Winner if winners.contains(seat) && self.scores_for_its_side(seat) => {
                self.opponents(seat).map(|other| self.left_over(other)).sum::<u32>() * self.table.factor
            }
            _ => self.table.points[seat.index()],
        };
        counted + self.for_last_card(seat) + self.for_penalties(seat)
    }

    fn for_last_card(&self, seat: Seat) -> u32 {
        let Some((finisher, last)) = self.table.first_out.filter(|_| self.table.taking_part.contains(seat)) else {
            return 0;
        };
        let gets = |get: LastGets| match get {
            LastGets::Finisher => seat == finisher,
            LastGets::Others => !self.are_partners(seat, finisher),
        };
        self.rules.by_last(last).filter(|rule| gets(rule.get)).map(|rule| u32::from(rule.points)).sum()
    }

    /// Penalty points of a seat: its own if points are minus points, otherwise those of its opponents.
    fn for_penalties(&self, seat: Seat) -> u32 {
        if !self.table.taking_part.contains(seat) {
            return 0;
        }
        match self.rules.book.score.to {
            ScoreTo::Nobody => 0,
            ScoreTo::OwnMinus => self.table.fines[seat.index()],
            ScoreTo::Finisher | ScoreTo::Winner => {
                self.opponents(seat).map(|other| self.table.fines[other.index()]).sum()
            }
        }
    }

    fn left_over(&self, seat: Seat) -> u32 {
        worth(self.rules, self.table.hand(seat)) + self.table.set_aside[seat.index()]
    }

    /// True if the points of a winning side are credited to this seat: the first one out, or else the first seat of the
    /// side.
    pub fn scores_for_its_side(&self, seat: Seat) -> bool {
        let first_out = self.partners(seat).find(|seat| self.table.place[seat.index()] == 1);
        first_out.or_else(|| self.partners(seat).next()) == Some(seat)
    }

    /// The winners of the round; several if it is shared or they are partners.
    pub fn round_winners(&self, end: RoundEnd) -> SeatSet {
        let book = &self.rules.book;
        let first_out = Seat::all(self.table.seats).find(|seat| self.table.place[seat.index()] == 1);
        let by_points = book.finish.then == AfterFinish::PlayOn && book.score.to.has_points();
        match (first_out, end) {
            (Some(seat), RoundEnd::Finished) if !by_points => self.partners(seat).collect(),
            _ if !book.score.to.has_points() => {
                self.best(self.table.taking_part, |seat| -i64::from(self.table.held(seat)))
            }
            _ if book.score.to == ScoreTo::Winner => self.won_by_hand(),
            _ => self.by_total(self.table.taking_part, &self.table.points),
        }
    }

    /// The side that went out first; in a blocked round the side with the lowest hands.
    pub fn won_by_hand(&self) -> SeatSet {
        match Seat::all(self.table.seats).find(|seat| self.table.place[seat.index()] == 1) {
            Some(seat) => self.partners(seat).collect(),
            None => self.best(self.table.taking_part, |seat| -i64::from(self.left_over(seat))),
        }
    }

    /// True if this was the last round of the match.
    pub fn match_is_over(&self) -> bool {
        let facts = self.rules.book.match_play;
        if self.table.round >= MOST_ROUNDS.max(facts.rounds) {
            return true;
        }
        if self.rules.book.countdown.is_some() {
            return Seat::all(self.table.seats).any(|seat| self.number(seat) == 0);
        }
        if facts.until > 0 && facts.out_at == 0 {
            return Seat::all(self.table.seats).any(|seat| self.total(seat) >= u32::from(facts.until));
        }
        if facts.out_at > 0 {
            let over = facts.rounds > 0 && self.table.round >= facts.rounds;
            return over || self.are_one_side(self.still_in_match());
        }
        self.table.round >= facts.rounds
    }

    /// The winners of the match: after a single round its winners, otherwise by totals.
    pub fn match_winners(&self, round_winners: SeatSet) -> SeatSet {
        if self.rules.book.match_play.out_at > 0 {
            // If all have left at once, the best of them wins.
            let still = self.still_in_match();
            let among = if still.is_empty() { self.table.taking_part } else { still };
            return self.by_total(among, &self.table.totals);
        }
        if self.table.round == 1 {
            return round_winners;
        }
        self.by_total(self.table.taking_part, &self.table.totals)
    }

    fn by_total(&self, among: SeatSet, points: &[u32]) -> SeatSet {
        let facts = self.rules.book.match_play;
        let winners = self.best(among, |seat| match facts.wins {
            Wins::MostPoints | Wins::MostRounds => i64::from(points[seat.index()]),
            Wins::FewestPoints => -i64::from(points[seat.index()]),
        });
        if facts.ties == Ties::OutEarlier {
            let place = |seat: Seat| match self.table.place[seat.index()] {
                0 => u8::MAX,
                place => place,
            };
            let earlier = |seat: Seat| self.partners(seat).map(place).min();
            let first = winners.iter().map(earlier).min();
            return winners.iter().filter(|seat| Some(earlier(*seat)) == first).collect();
        }
        winners
    }

    /// The seats of the sides with the highest value.
    fn best(&self, among: SeatSet, value: impl Fn(Seat) -> i64) -> SeatSet {
        let of_side = |seat| self.partners(seat).map(&value).sum::<i64>();
        let highest = among.iter().map(of_side).max();
        among.iter().filter(|seat| Some(of_side(*seat)) == highest).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::engine::Setup;
    use crate::games::shedding::engine::SheddingGame;
    use crate::rules::Library;

    #[test]
    fn a_match_ends_with_its_thousandth_round() {
        let options = [("until".to_owned(), "2000".to_owned())];
        let rules = Library::built_in().load("uno", &options).expect("a built-in game").rules;
        let rules = rules.shed().cloned().expect("a shedding game");
        let mut game = SheddingGame::new(rules, Setup::new(3), 1);
        game.table.round = 999;
        assert!(!game.legality().match_is_over());
        game.table.round = 1_000;
        assert!(game.legality().match_is_over());
    }
}
