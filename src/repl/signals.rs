//! Signals from outside. Those that end the program put the terminal right before: the line editor turns the echo off, and a
//! shell in which nothing can be heard of what is typed is a trap. What was told is on disk by then.

#[cfg(unix)]
use std::io::{self, IsTerminal};
#[cfg(unix)]
use std::sync::{Arc, Mutex, OnceLock, PoisonError, atomic::AtomicBool};

#[cfg(unix)]
use rustix::termios::Termios;

/// The manner in which the terminal gives single keys, while it is to give them.
#[cfg(unix)]
static KEYS: Mutex<Option<Termios>> = Mutex::new(None);

/// What is told where a signal ends the program.
#[cfg(unix)]
static LAST_WORD: Mutex<String> = Mutex::new(String::new());

/// What is told from now on where a signal ends the program: whole rows, or nothing.
#[cfg(unix)]
pub(super) fn keep_last_word(rows: String) {
    *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner) = rows;
}

/// There are no such signals.
#[cfg(not(unix))]
pub(super) fn keep_last_word(_: String) {}

/// The manner of the terminal from now on, which a shell may change while the program is stopped; none while lines are
/// read.
#[cfg(unix)]
pub(super) fn keep_mode(mode: Option<Termios>) {
    *KEYS.lock().unwrap_or_else(PoisonError::into_inner) = mode;
}

/// Ends the program as signals want it, with the terminal as it is now. Asked for again, it changes nothing. What it gives
/// puts the terminal right where a panic comes by.
#[cfg(unix)]
pub(super) fn end_well() -> PutRight {
    use rustix::termios::tcgetattr;
    use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;

    static BEFORE: OnceLock<Option<Termios>> = OnceLock::new();
    let before = BEFORE.get_or_init(|| {
        let before = tcgetattr(io::stdin()).ok();
        let at_first = before.clone();
        // What runs in the background of a script, without a terminal, is not meant by Ctrl-C.
        let interrupted = before.as_ref().map(|_| SIGINT);
        let caught = [SIGHUP, SIGQUIT, SIGTERM, SIGCONT].into_iter().chain(interrupted);
        // Without a thread or a handler a signal ends the program as it always did.
        let Ok(mut signals) = Signals::new(caught) else { return at_first };
        let wait = move || {
            for signal in signals.forever() {
                if signal == SIGCONT {
                    go_on();
                    continue;
                }
                if let Some(before) = &before {
                    put_right(before);
                }
                say_last_word();
                std::process::exit(128 + signal);
            }
        };
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
        at_first
    });
    PutRight(before.clone())
}

/// Puts the terminal right when a panic comes by: one that nobody catches on the way ends the program.
#[cfg(unix)]
pub(super) struct PutRight(Option<Termios>);

#[cfg(unix)]
impl Drop for PutRight {
    fn drop(&mut self) {
        if let Some(before) = self.0.as_ref().filter(|_| std::thread::panicking()) {
            put_right(before);
        }
    }
}

/// After a stop the terminal is to give single keys again, if it did.
#[cfg(unix)]
fn go_on() {
    use rustix::termios::{OptionalActions, tcsetattr};

    let keys = KEYS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(mode) = keys.as_ref().filter(|_| in_foreground()) {
        // The terminal itself may be gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, mode);
    }
}

/// Whether the terminal is this program's now.
#[cfg(unix)]
fn in_foreground() -> bool {
    rustix::termios::tcgetpgrp(io::stdin()).is_ok_and(|group| group == rustix::process::getpgrp())
}

/// Gives the terminal its manner back and begins a new line; not from the background, where it is another's.
#[cfg(unix)]
fn put_right(before: &Termios) {
    use rustix::termios::{OptionalActions, tcsetattr};

    let terminal = io::stdin();
    if in_foreground() {
        // The terminal itself may be gone.
        let _ = tcsetattr(&terminal, OptionalActions::Now, before);
        if io::stdout().is_terminal() {
            let _ = rustix::io::write(io::stdout(), b"\n");
        }
    }
}

/// Tells that the game can go on; not from the background of a terminal, where others are heard.
#[cfg(unix)]
fn say_last_word() {
    use std::os::fd::AsFd;

    let stdout = io::stdout();
    if stdout.is_terminal() && !in_foreground() {
        return;
    }
    let rows = std::mem::take(&mut *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner));
    let mut rows = rows.as_bytes();
    // Not through the buffer of the standard library: whoever writes there may be in the middle of it.
    while let Ok(count @ 1..) = rustix::io::write(stdout.as_fd(), rows) {
        rows = &rows[count..];
    }
}

/// There are no such signals.
#[cfg(not(unix))]
pub(super) fn end_well() {}

/// Lets a file that grows larger than it may be an error like any other, instead of the end of the program.
#[cfg(unix)]
pub fn bear_full_files() {
    let noticed = Arc::new(AtomicBool::new(false));
    // Without it, such a file ends the program as it always did.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, noticed);
}

/// There is no such signal.
#[cfg(not(unix))]
pub fn bear_full_files() {}
