//! A contradiction inside the program: what is known of a panic, and what comes of it instead of an end in mid-line.

use std::any::Any;
use std::backtrace::Backtrace;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

/// How many panics are kept: the first ones are those to be looked for.
const MOST: usize = 8;

/// Whether there was one, on whatever thread.
static ANY: AtomicBool = AtomicBool::new(false);

/// What was noted and nobody has taken yet.
static NOTED: Mutex<Vec<InternalError>> = Mutex::new(Vec::new());

/// A panic, as far as it is known.
#[derive(Clone, Debug)]
pub struct InternalError {
    thread: ThreadId,
    /// What it says, and where it happened.
    pub what: String,
    /// How it came there; empty where nobody took note.
    pub trace: String,
}

/// From now on a panic writes nothing anywhere, but is noted: in the middle of a line that is typed, its message would
/// be read out among what is typed.
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

/// Whether the program has contradicted itself since it began.
pub fn any() -> bool {
    ANY.load(Ordering::Relaxed)
}

/// The first contradiction that was noted on any thread, once.
pub fn first() -> Option<InternalError> {
    let mut noted = noted();
    (!noted.is_empty()).then(|| noted.remove(0))
}

/// What comes of doing this, or the contradiction that ended it. Whoever asks must not use again what was being changed.
///
/// # Errors
/// What is known of the panic.
pub fn caught<T>(does: impl FnOnce() -> T) -> Result<T, InternalError> {
    panic::catch_unwind(AssertUnwindSafe(does)).map_err(|payload| {
        ANY.store(true, Ordering::Relaxed);
        let here = thread::current().id();
        let mut noted = noted();
        let own = noted.iter().rposition(|found| found.thread == here);
        match own {
            Some(place) => noted.remove(place),
            None => InternalError { thread: here, what: said(&*payload), trace: String::new() },
        }
    })
}

fn noted() -> MutexGuard<'static, Vec<InternalError>> {
    NOTED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What a panic says.
fn said(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default().to_owned()
}
