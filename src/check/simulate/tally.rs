//! Counts over many games.

use std::collections::BTreeMap;

use crate::engine::Seat;
use crate::games::shedding::engine::{CardMovement, Cause, Observation, Outcome, PublicEvent};
use crate::rules::Rules;

/// Counts over games. Its size depends on the different lengths of games, not on their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u64,
    /// Number of games by number of turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games won alone or with partners, by seat, or by party if there are two.
    pub wins: Vec<u64>,
    pub shared: u64,
    /// Rounds in which nobody could play or draw (G-4).
    pub blocked: u64,
    /// Rounds that reached the turn limit (G-4).
    pub turn_limit: u64,
    /// Number of games of a patience by number of played cards.
    pub laid: BTreeMap<u64, u64>,
    pub watched: Watched,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    Seats(u8),
    Parties,
    /// One player, or nobody.
    Alone,
}

impl Tally {
    pub(super) fn new(sides: Sides) -> Self {
        let wins = match sides {
            Sides::Seats(seats) => usize::from(seats),
            Sides::Parties => 2,
            Sides::Alone => 1,
        };
        Tally { wins: vec![0; wins], ..Tally::default() }
    }

    /// Counts a game with its winning side; without one, the win was shared.
    pub(super) fn count(&mut self, turns: u64, winners: impl IntoIterator<Item = usize>) {
        self.games += 1;
        *self.turns.entry(turns).or_default() += 1;
        let mut winners = winners.into_iter().peekable();
        self.shared += u64::from(winners.peek().is_none());
        winners.for_each(|winner| self.wins[winner] += 1);
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        for (turns, games) in &other.turns {
            *self.turns.entry(*turns).or_default() += games;
        }
        for (laid, games) in &other.laid {
            *self.laid.entry(*laid).or_default() += games;
        }
        for (own, others) in self.wins.iter_mut().zip(&other.wins) {
            *own += others;
        }
        self.shared += other.shared;
        self.blocked += other.blocked;
        self.turn_limit += other.turn_limit;
        self.watched.add(&other.watched);
    }

    /// The median number of turns, rounded down to an actual game.
    #[must_use]
    pub fn median_turns(&self) -> u64 {
        median(&self.turns)
    }

    #[must_use]
    pub fn most_turns(&self) -> u64 {
        self.turns.last_key_value().map_or(0, |(turns, _)| *turns)
    }

    /// The median number of played cards in a patience.
    #[must_use]
    pub fn median_laid(&self) -> u64 {
        median(&self.laid)
    }
}

fn median(counts: &BTreeMap<u64, u64>) -> u64 {
    let games: u64 = counts.values().sum();
    let mut fewer = 0;
    let median = counts.iter().find(|(_, games_of)| {
        fewer += **games_of;
        fewer * 2 >= games
    });
    median.map_or(0, |(number, _)| *number)
}

/// Counts of cards and effects over rounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    pub rounds: u64,
    /// Rounds won by one side: one player alone, or partners.
    pub decided: u64,
    /// Those won by the side of the first player.
    pub first_won: u64,
    pub laid: BTreeMap<String, u64>,
    pub happened: BTreeMap<&'static str, u64>,
    first: Option<Seat>,
}

impl Watched {
    /// Counts a game of one round with its winning side, if a single one won.
    pub fn note_winner(&mut self, winner: Option<usize>) {
        self.rounds += 1;
        self.decided += u64::from(winner.is_some());
        self.first_won += u64::from(winner == Some(0));
    }

    pub fn note(&mut self, seen: &[Observation], rules: &Rules) {
        for seen in seen {
            if let Observation::Told(PublicEvent::First { seat }) = seen {
                self.first = Some(*seat);
            }
            if let Observation::Moved(CardMovement { cards, cause: Cause::Play, .. }) = seen {
                for card in cards.cards() {
                    *self.laid.entry(rules.terms().entry(*card).to_owned()).or_default() += 1;
                    if rules.kind(*card).copies {
                        *self.happened.entry("copy").or_default() += 1;
                    }
                }
            }
            if let Some(name) = name(seen) {
                *self.happened.entry(name).or_default() += 1;
            }
        }
    }

    pub fn note_end(&mut self, outcome: Outcome, are_partners: impl Fn(Seat, Seat) -> bool) {
        self.rounds += 1;
        let mut winners = outcome.winners.iter();
        let Some(winner) = winners.next() else { return };
        if winners.all(|other| are_partners(winner, other)) {
            self.decided += 1;
            self.first_won += u64::from(self.first.is_some_and(|first| are_partners(winner, first)));
        }
    }

    pub fn add(&mut self, other: &Watched) {
        self.rounds += other.rounds;
        self.decided += other.decided;
        self.first_won += other.first_won;
        for (entry, count) in &other.laid {
            *self.laid.entry(entry.clone()).or_default() += count;
        }
        for (name, count) in &other.happened {
            *self.happened.entry(name).or_default() += count;
        }
    }
}

/// The name under which an observation is counted; effects of cards have the name of the rule file.
fn name(seen: &Observation) -> Option<&'static str> {
    Some(match seen {
        Observation::Moved(moved) => return moved.cause.counted(),
        Observation::Told(happening) => match happening {
            PublicEvent::Reshuffled { .. } => "reshuffle",
            PublicEvent::DrewShort { .. } => "short draw",
            PublicEvent::Wished { .. } => "wish",
            PublicEvent::StandsFor { .. } => "stand-in",
            PublicEvent::Reversed { .. } => "reverse",
            PublicEvent::DrawCancelled { .. } => "cancelled draw",
            PublicEvent::SkipCancelled => "cancelled skip",
            PublicEvent::PassedOver { .. } => "skip",
            PublicEvent::Again { .. } | PublicEvent::Anew { .. } => "again",
            PublicEvent::More { .. } => "more",
            PublicEvent::Does { deed, .. } => deed.name(),
            PublicEvent::Banned { .. } => "ban",
            PublicEvent::Called { .. } => "call",
            PublicEvent::Forgot { .. } => "forgotten call",
            PublicEvent::Caught { .. } => "caught call",
            PublicEvent::CaughtRun { .. } => "caught run",
            PublicEvent::Challenged { .. } => "challenge",
            PublicEvent::Eliminated { .. } => "stuck and out",
            PublicEvent::CalledWrongly { .. } => "wrong call",
            PublicEvent::Fined { .. } => "points as a penalty",
            PublicEvent::TooMany { .. } => "too many cards and out",
            PublicEvent::LeavesMatch { .. } => "out of the match",
            PublicEvent::WrongPlay { .. } => "wrong play",
            _ => return None,
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_game() {
        let tally = |turns: &[(u64, u64)]| {
            let games = turns.iter().map(|(_, games)| games).sum();
            Tally { games, turns: turns.iter().copied().collect(), ..Tally::default() }
        };
        assert_eq!(tally(&[(5, 1), (7, 1), (90, 1)]).median_turns(), 7);
        assert_eq!(tally(&[(5, 2), (90, 2)]).median_turns(), 5);
        assert_eq!(tally(&[(5, 2), (90, 2)]).most_turns(), 90);
        assert_eq!(tally(&[]).median_turns(), 0);
    }
}
