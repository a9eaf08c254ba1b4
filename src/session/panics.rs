//! Panics of all threads: noted without output, and caught where a session can continue.

use std::backtrace::Backtrace;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

/// Runs the program outside of a session.
///
/// # Errors
/// The message and place of a panic; of the first one if it came from another thread.
pub fn outermost<T>(does: impl FnOnce() -> T) -> Result<T, String> {
    caught(does).map_err(|error| first().unwrap_or(error).what)
}

/// Only the first panics are kept: later ones usually follow from them.
const MOST: usize = 8;

static ANY: AtomicBool = AtomicBool::new(false);

static NOTED: Mutex<Vec<InternalError>> = Mutex::new(Vec::new());

#[derive(Clone, Debug)]
pub struct InternalError {
    thread: ThreadId,
    pub what: String,
    /// Backtrace; empty if the hook did not run.
    pub trace: String,
}

/// Replaces the panic hook: panics are noted and print nothing, since output in the middle of a typed line would be
/// read aloud.
pub fn note_panics() {
    panic::set_hook(Box::new(|panic| {
        let trace = Backtrace::force_capture().to_string();
        let found = InternalError { thread: thread::current().id(), what: panic.to_string(), trace };
        ANY.store(true, Ordering::Relaxed);
        let mut noted = noted();
        if noted.len() < MOST {
            noted.push(found);
        }
    }));
}

pub fn any() -> bool {
    ANY.load(Ordering::Relaxed)
}

/// Takes the first panic noted on any thread.
pub fn first() -> Option<InternalError> {
    let mut noted = noted();
    (!noted.is_empty()).then(|| noted.remove(0))
}

/// Runs a closure and catches its panic. The caller must not reuse what the closure was changing.
///
/// # Errors
/// The panic.
pub fn caught<T>(does: impl FnOnce() -> T) -> Result<T, InternalError> {
    panic::catch_unwind(AssertUnwindSafe(does)).map_err(|payload| {
        ANY.store(true, Ordering::Relaxed);
        let here = thread::current().id();
        let text = || {
            let text = payload.downcast_ref::<&str>().copied();
            text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default().to_owned()
        };
        let mut noted = noted();
        let own = noted.iter().rposition(|found| found.thread == here);
        match own {
            Some(place) => noted.remove(place),
            None => InternalError { thread: here, what: text(), trace: String::new() },
        }
    })
}

fn noted() -> MutexGuard<'static, Vec<InternalError>> {
    NOTED.lock().unwrap_or_else(PoisonError::into_inner)
}
