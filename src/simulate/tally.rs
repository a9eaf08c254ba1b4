//! What is counted over games.

use std::collections::BTreeMap;

use super::watched::Watched;

/// Counts over games. It grows with the different lengths of games, never with their number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games ended.
    pub games: u64,
    /// How many games had so many turns.
    pub turns: BTreeMap<u64, u64>,
    /// Games won alone or with partners, by seat, or by party where there are two.
    pub wins: Vec<u64>,
    /// Games whose win was shared.
    pub shared: u64,
    /// Rounds in which nobody could play or draw (G-4).
    pub blocked: u64,
    /// Rounds that reached the turn limit (G-4).
    pub turn_limit: u64,
    /// How many games of a patience had so many cards laid.
    pub laid: BTreeMap<u64, u64>,
    /// What happened, if it was watched.
    pub watched: Watched,
}

/// Who can win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// Single seats, so many.
    Seats(u8),
    /// Two parties.
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

    /// Counts a game of so many turns, won by one side, alone or as partners; if by none, the win was shared.
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

    /// The turns of the game in the middle when games are ordered by them; of two in the middle the shorter one's.
    #[must_use]
    pub fn median_turns(&self) -> u64 {
        median(&self.turns)
    }

    /// The turns of the longest game.
    #[must_use]
    pub fn most_turns(&self) -> u64 {
        self.turns.last_key_value().map_or(0, |(turns, _)| *turns)
    }

    /// The cards that were laid in the patience in the middle.
    #[must_use]
    pub fn median_laid(&self) -> u64 {
        median(&self.laid)
    }
}

/// The number of the game in the middle, of how many games had which number.
fn median(counts: &BTreeMap<u64, u64>) -> u64 {
    let games: u64 = counts.values().sum();
    let mut fewer = 0;
    let median = counts.iter().find(|(_, games_of)| {
        fewer += **games_of;
        fewer * 2 >= games
    });
    median.map_or(0, |(number, _)| *number)
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
