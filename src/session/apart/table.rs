//! What a table is that has no keyboard in common.

use super::buttons::Buttons;
use crate::bot::Level;
use crate::engine::Seat;
use crate::say::Line;
use crate::session::at_table::AtTable;
use crate::session::plan::Resumed;

/// A game at a table at which everybody has a keyboard of their own.
pub trait Apart: AtTable {
    /// Whoever sits at this desk types now.
    fn turn_to(&mut self, desk: usize);

    /// Somebody else plays on a seat from now on: a computer player of a level, or a person.
    fn change_player(&mut self, seat: Seat, name: String, level: Option<Level>);

    /// Somebody of this name is away from a seat and comes back there; or is there again, if there is no name.
    fn is_away(&mut self, seat: Seat, name: Option<String>);

    /// Plays again what was recorded; of that, so many lines were told to everybody before.
    fn resume(&mut self, resumed: &Resumed, told: usize);

    /// Deals.
    fn begin_apart(&mut self);

    /// Lets the computer players move until a person has to decide something.
    fn go_on_apart(&mut self);

    /// Whether the whole game is over.
    fn is_over(&self) -> bool;

    /// Who has to decide something.
    fn to_act(&self) -> Option<Seat>;

    /// Whether everybody is asked something before the game goes on, or all but whoever has proposed it.
    fn asks_everybody(&self) -> bool;

    /// Whether whoever types now has to decide or to answer something.
    fn is_waited_for(&self) -> bool;

    /// What whoever types now can do with one press.
    fn buttons(&self) -> Buttons;

    /// The hand of whoever types now, in the order in which it is told; none where there is none.
    fn tells_hand(&mut self) -> Option<Line>;

    /// Whether what whoever types now wants to say is advice that the rules forbid.
    fn advises(&self, text: &str) -> bool;

    /// Whether a line means something at the table for whoever types now.
    fn understands(&self, typed: &str) -> bool;
}
