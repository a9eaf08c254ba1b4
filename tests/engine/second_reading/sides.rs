//! Who plays with whom.

use super::table::{Seat, Table};

impl Table<'_> {
    /// Which side a seat is on: partners sit evenly round the table (UH-9); without teams everybody is one.
    pub fn side(&self, seat: Seat) -> usize {
        self.book.teams.map_or(seat, |teams| seat % teams)
    }

    /// All seats of the side of this one.
    pub fn partners(&self, seat: Seat) -> Vec<Seat> {
        (0..self.seats).filter(|other| self.side(*other) == self.side(seat)).collect()
    }

    /// All seats of other sides.
    pub fn opponents(&self, seat: Seat) -> Vec<Seat> {
        (0..self.seats).filter(|other| self.side(*other) != self.side(seat)).collect()
    }

    pub fn one_side_is_left(&self) -> bool {
        let plays = |seat: &Seat| !self.hands[*seat].is_empty() || self.leaving == Some(*seat);
        let left: Vec<Seat> = (0..self.seats).filter(plays).collect();
        left.iter().all(|seat| self.side(*seat) == self.side(left[0]))
    }

    /// Sum of values over the side of each seat.
    pub fn together(&self, values: &[usize]) -> Vec<usize> {
        (0..self.seats).map(|seat| self.partners(seat).into_iter().map(|partner| values[partner]).sum()).collect()
    }

    /// Of these seats one a side, for which the points of the side are written down: who was out first, or else the
    /// first seat.
    pub fn one_a_side(&self, seats: &[Seat]) -> Vec<Seat> {
        let writes = |seat: Seat| {
            let partners = self.partners(seat);
            partners.iter().copied().find(|partner| self.place[*partner] == 1).unwrap_or(partners[0])
        };
        seats.iter().copied().filter(|seat| writes(*seat) == *seat).collect()
    }
}
