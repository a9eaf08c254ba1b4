//! Records: a game as text, with its set-up, its seed and its moves, one readable line each.
//!
//! ```text
//! sixdot record: 1
//! game: uno
//! rules: 9f0c27d81b6a44e3
//! option: rounds = 2
//! chance: 1
//! seed: 42
//! referee: kind
//! calls: typed
//! seat 1: Sam
//! seat 2: Anna, computer, medium
//! moves:
//! 1 deal
//! 1 play r5
//! ```

#![warn(missing_docs)]

mod format;
mod games;
mod replay;
mod shuffle;
mod tally;
mod undo;

pub use format::{
    Entry, GAME_LINE, Head, Moves, NumberedEntry, Origin, RULES_LINE, Record, RecordFault, RecordFaultKind,
    RecordedPlayer,
};
pub(crate) use games::{Games, MOST_BYTES, rules_beside};
pub use replay::Replay;
pub(crate) use replay::Replayed;
pub use shuffle::{ENOUGH, FairShuffle, Hex, Nonce, in_groups};
pub(crate) use tally::{FinishedGame, Statistics};
pub(crate) use undo::taker_back;
pub use undo::{BranchPoint, UndoError, UndoHistory};
