//! Faults of the disk, made on purpose and for one thread.

use std::cell::Cell;
use std::io::{self, ErrorKind};

/// What happens at the call that is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It fails, and all later ones are made. Of what is to be written, half is.
    Fails(ErrorKind),
    /// It is not made, nor is any later one, as if the program were gone. Of what is to be written, half is.
    Dies,
}

thread_local! {
    static CALLS: Cell<u32> = const { Cell::new(0) };
    static CHOSEN: Cell<Option<(u32, Fault)>> = const { Cell::new(None) };
}

/// Counts calls from now on, and chooses that of this number, from 1; none at all if nothing is chosen.
pub fn choose(chosen: Option<(u32, Fault)>) {
    CALLS.set(0);
    CHOSEN.set(chosen);
}

/// How many calls there were since something was chosen.
pub fn calls() -> u32 {
    CALLS.get()
}

/// Whether the calls are behind one that was the last.
pub fn is_dead() -> bool {
    matches!(CHOSEN.get(), Some((number, Fault::Dies)) if CALLS.get() > number)
}

/// Whether something was chosen and has come about.
pub fn came() -> bool {
    CHOSEN.get().is_some_and(|(number, _)| CALLS.get() >= number)
}

/// Whether the next call may be made.
pub fn step() -> io::Result<()> {
    let call = CALLS.get() + 1;
    CALLS.set(call);
    match CHOSEN.get() {
        Some((number, Fault::Fails(kind))) if call == number => Err(kind.into()),
        Some((number, Fault::Dies)) if call >= number => Err(ErrorKind::Other.into()),
        _ => Ok(()),
    }
}
