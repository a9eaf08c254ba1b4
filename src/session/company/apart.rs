//! People at keyboards of their own.

use std::sync::Arc;

use super::TableState;
use crate::engine::{Seat, Viewer};
use crate::session::desk::Participant;
use crate::session::preferences::Preferences;
use crate::session::review::Most;
use crate::table::Seats;

impl TableState {
    /// Everybody has a keyboard of their own from now on: whoever plays, in the order of the seats. A seat that a computer
    /// player has may become somebody's, so it has a desk, too.
    pub fn sit_apart(&mut self, preferences: impl Fn(Seat) -> Preferences) {
        let desk = |seat| Participant::new(Viewer::Seat(seat), preferences(seat));
        self.desks = Seat::all(self.setup.seats).map(desk).collect();
        self.at = 0;
        self.apart = true;
    }

    /// Somebody watches from a keyboard of their own; the index of the desk.
    pub fn watched_from(&mut self, preferences: Preferences) -> usize {
        self.desks.push(Participant::new(Viewer::Onlooker, preferences));
        self.desks.len() - 1
    }

    /// Nobody sits at this desk any more, from which somebody has watched; those behind it move up.
    pub fn watched_no_more(&mut self, desk: usize) {
        if self.desks.get(desk).is_some_and(|desk| desk.viewer() == Viewer::Onlooker) && self.desks.len() > 1 {
            self.desks.remove(desk);
            self.at = 0;
        }
    }

    /// Of what was told only so much stays at each desk. Where a computer player plays for nobody, nothing waits to be told.
    pub fn forget_old(&mut self, most: Most) {
        for desk in &mut self.desks {
            if let Viewer::Seat(seat) = desk.viewer() {
                if self.seats.is_computer(seat) {
                    let _ = desk.take_untold();
                    desk.has_moved();
                }
            }
            desk.forgets_old(most);
        }
    }

    /// Others sit there now, at the same desks.
    pub fn change_seats(&mut self, seats: &Arc<Seats>) {
        self.seats = Arc::clone(seats);
    }
}
