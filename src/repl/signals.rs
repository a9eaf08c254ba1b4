//! Signals from outside. Those that end the program put the terminal right before: the line editor turns the echo off, and a
//! shell in which nothing can be heard of what is typed is a trap. What was told is on disk by then.

#[cfg(unix)]
use std::io;
#[cfg(unix)]
use std::sync::{Arc, Once, atomic::AtomicBool};

/// Ends the program as signals want it, with the terminal as it is now. Asked for again, it changes nothing.
#[cfg(unix)]
pub(super) fn end_well() {
    use rustix::termios::tcgetattr;
    use signal_hook::consts::{SIGHUP, SIGQUIT, SIGTERM};
    use signal_hook::iterator::Signals;

    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = tcgetattr(io::stdin()).ok();
        // Without a thread or a handler a signal ends the program as it always did.
        let Ok(mut signals) = Signals::new([SIGHUP, SIGQUIT, SIGTERM]) else { return };
        let wait = move || {
            let Some(signal) = signals.forever().next() else { return };
            if let Some(before) = &before {
                put_right(before);
            }
            std::process::exit(128 + signal);
        };
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
    });
}

/// Gives the terminal its manner back and begins a new line; not from the background, where it is another's.
#[cfg(unix)]
fn put_right(before: &rustix::termios::Termios) {
    use std::io::IsTerminal;

    use rustix::termios::{OptionalActions, tcgetpgrp, tcsetattr};

    let terminal = io::stdin();
    if tcgetpgrp(&terminal).is_ok_and(|group| group == rustix::process::getpgrp()) {
        // The terminal itself may be gone.
        let _ = tcsetattr(&terminal, OptionalActions::Now, before);
        if io::stdout().is_terminal() {
            let _ = rustix::io::write(io::stdout(), b"\n");
        }
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
