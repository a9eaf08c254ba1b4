//! How far computer players look ahead.

use std::time::Duration;

/// How many positions a player looks at, unless it is told otherwise.
pub(super) const POSITIONS: u64 = 10_000;

/// How long a player may look ahead at each move, where it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// At so many positions: the same on every machine, for simulation and for games that can be played again.
    Positions(u64),
    /// For so long: at the table, where nobody waits gladly.
    Time(Duration),
}

impl Budget {
    /// What a player looks ahead where games are to be the same on every machine.
    pub const USUAL: Budget = Budget::Positions(POSITIONS);

    /// What is looked ahead for a tip where cards are hidden: by positions, so that how long it takes says nothing of them.
    pub const TIP: Budget = Budget::Positions(6 * POSITIONS);
}
