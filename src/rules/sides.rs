//! Who plays with whom, and at which tables that can be.

use super::Rules;
use super::book::RuleSet;

/// The fewest players of a team.
const FEWEST_PARTNERS: u8 = 2;

impl RuleSet {
    /// Whether a table of this size can play: neither too small nor too large, and teams are of equal size.
    fn suits(&self, seats: u8) -> bool {
        let even = |count: u8| seats % count == 0 && seats / count >= FEWEST_PARTNERS;
        (self.players.min..=self.players.max).contains(&seats)
            && self.teams.is_none_or(|teams| even(teams.count.max(1)))
    }

    /// The sizes of the tables that can play, the smallest first.
    pub(super) fn table_sizes(&self) -> impl Iterator<Item = u8> + '_ {
        (self.players.min..=self.players.max).filter(|seats| self.suits(*seats))
    }
}

impl Rules {
    /// The sizes of the tables that can play, the smallest first.
    pub fn table_sizes(&self) -> impl Iterator<Item = u8> + '_ {
        self.book().table_sizes()
    }

    /// How many sides there are at a table of this size: its teams, or everybody alone.
    #[must_use]
    pub fn sides(&self, seats: u8) -> u8 {
        self.book().teams.map_or(seats, |teams| teams.count)
    }

    /// The side of a seat, both counted from 0.
    #[must_use]
    pub fn side(&self, seat: u8) -> u8 {
        self.book().teams.map_or(seat, |teams| seat % teams.count.max(1))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::rules::{Library, Rules};

    fn uno(teams: &str) -> Arc<Rules> {
        let game = Library::built_in().load("uno", &[("teams".to_owned(), teams.to_owned())]).expect("no fault");
        game.rules.into_shed().expect("a shedding game")
    }

    #[test]
    fn teams_are_of_equal_size() {
        let sizes = |teams| uno(teams).table_sizes().collect::<Vec<_>>();
        assert_eq!(sizes("no"), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
        assert_eq!(sizes("2"), [4, 6, 8, 10]);
        assert_eq!(sizes("3"), [6, 9]);
    }

    #[test]
    fn partners_sit_evenly() {
        let sides = |teams| (0..6).map(|seat| uno(teams).side(seat)).collect::<Vec<_>>();
        assert_eq!(sides("no"), [0, 1, 2, 3, 4, 5]);
        assert_eq!(sides("2"), [0, 1, 0, 1, 0, 1]);
        assert_eq!(sides("3"), [0, 1, 2, 0, 1, 2]);
    }
}
