//! An invariant that can be broken on purpose, in the test build alone: that computer players make legal moves.

use std::cell::Cell;

thread_local! {
    static BROKEN: Cell<bool> = const { Cell::new(false) };
}

/// Whether the computer players of this thread are broken: in the middle of a round they deal, which nobody may.
pub(super) fn is_broken() -> bool {
    BROKEN.get()
}

/// Breaks the computer players of this thread, or mends them.
pub(crate) fn break_computers(broken: bool) {
    BROKEN.set(broken);
}
