//! Signals. Those that end the program restore the terminal first: the line editor switches the echo off, and a shell
//! without echo is a trap. The game is on disk by then.

use std::io::{self, IsTerminal};
use std::os::fd::AsFd;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, atomic::AtomicBool};

use rustix::termios::{OptionalActions, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;

/// The terminal mode for single keys while it is active.
static KEYS: Mutex<Option<Termios>> = Mutex::new(None);

/// Written when a signal ends the program.
static LAST_WORD: Mutex<String> = Mutex::new(String::new());

/// Rows to write when a signal ends the program; empty for none.
pub fn keep_last_word(rows: String) {
    *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner) = rows;
}

/// The mode to set again after a stop; none while lines are read.
pub fn keep_mode(mode: Option<Termios>) {
    *KEYS.lock().unwrap_or_else(PoisonError::into_inner) = mode;
}

/// Installs the handlers, with the current terminal mode as the one to restore. Idempotent. The returned guard
/// restores the terminal after a panic.
pub fn restore_on_exit() -> TerminalGuard {
    static BEFORE: OnceLock<Option<Termios>> = OnceLock::new();
    let before = BEFORE.get_or_init(|| {
        let before = tcgetattr(io::stdin()).ok();
        let at_first = before.clone();
        // Ctrl-C does not concern a background process of a script without a terminal.
        let interrupted = before.as_ref().map(|_| SIGINT);
        let caught = [SIGHUP, SIGQUIT, SIGTERM, SIGCONT].into_iter().chain(interrupted);
        // Without a thread or a handler the default action remains.
        let Ok(mut signals) = Signals::new(caught) else { return at_first };
        let wait = move || {
            for signal in signals.forever() {
                if signal == SIGCONT {
                    let keys = KEYS.lock().unwrap_or_else(PoisonError::into_inner);
                    if let Some(mode) = keys.as_ref().filter(|_| in_foreground()) {
                        // The terminal may be gone.
                        let _ = tcsetattr(io::stdin(), OptionalActions::Now, mode);
                    }
                    continue;
                }
                if let Some(before) = &before {
                    restore(before);
                }
                write_last_word();
                std::process::exit(128 + signal);
            }
        };
        let _ = std::thread::Builder::new().name("signals".to_owned()).spawn(wait);
        at_first
    });
    TerminalGuard(before.clone())
}

/// Restores the terminal if a panic ends the program.
pub struct TerminalGuard(Option<Termios>);

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        if let Some(before) = self.0.as_ref().filter(|_| std::thread::panicking()) {
            restore(before);
        }
    }
}

fn in_foreground() -> bool {
    rustix::termios::tcgetpgrp(io::stdin()).is_ok_and(|group| group == rustix::process::getpgrp())
}

/// Restores the terminal and begins a new line, unless in the background.
fn restore(before: &Termios) {
    let terminal = io::stdin();
    if in_foreground() {
        // The terminal may be gone.
        let _ = tcsetattr(&terminal, OptionalActions::Now, before);
        if io::stdout().is_terminal() {
            let _ = rustix::io::write(io::stdout(), b"\n");
        }
    }
}

/// Says that the game can be continued, unless in the background.
fn write_last_word() {
    let stdout = io::stdout();
    if stdout.is_terminal() && !in_foreground() {
        return;
    }
    let rows = std::mem::take(&mut *LAST_WORD.lock().unwrap_or_else(PoisonError::into_inner));
    let mut rows = rows.as_bytes();
    // Unbuffered, since the interrupted code may hold the lock of the standard stream.
    while let Ok(count @ 1..) = rustix::io::write(stdout.as_fd(), rows) {
        rows = &rows[count..];
    }
}

/// Makes exceeding the file size limit an error instead of a fatal signal.
pub fn survive_file_size_limit() {
    let noticed = Arc::new(AtomicBool::new(false));
    // If this fails, the signal remains fatal.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, noticed);
}
