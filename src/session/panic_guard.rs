//! Catches panics of a session: an internal error ends the table and nothing else. Also notes panics of all threads.

use std::any::Any;
use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use super::app::Session;
use super::conversation::{Answer, Conversation, Key, KeyAnswer};
use super::recorder::Recorder;
use super::typing::Typing;
use crate::file;
use crate::say::{Channel, Line, Text, Urgency, msg};

/// File extension of the error report beside the record.
const REPORT: &str = "contradiction";

/// A session whose panics are caught. The table is dropped, its record stays, and the user is told where it is and
/// returns to the setup questions. A panic in a read-only call is kept for the next answer, so that the next line is
/// not carried out at a broken table.
///
/// [`Session`] itself catches nothing, so tests that use it see every panic.
pub struct PanicGuard {
    session: Session,
    /// An error that could not be reported yet.
    met: RefCell<Option<InternalError>>,
}

impl PanicGuard {
    #[must_use]
    pub fn new(session: Session) -> Self {
        PanicGuard { session, met: RefCell::new(None) }
    }

    /// Runs an answer and reports an internal error to whoever typed.
    fn answered(&mut self, typed: &str, answer: impl FnOnce(&mut Session) -> Answer) -> Answer {
        let met = match self.met.take() {
            Some(met) => met,
            None => match caught(|| answer(&mut self.session)) {
                Ok(answer) => return answer,
                Err(met) => met,
            },
        };
        self.session.begin_anew(&met, typed)
    }

    /// Runs something between two answers.
    fn done<T>(&mut self, otherwise: T, does: impl FnOnce(&mut Session) -> T) -> T {
        if self.met.borrow().is_some() {
            return otherwise;
        }
        caught(|| does(&mut self.session)).unwrap_or_else(|met| {
            self.met.replace(Some(met));
            otherwise
        })
    }

    /// Runs a read-only query; `None` after an internal error.
    fn seen<T>(&self, sees: impl FnOnce(&Session) -> T) -> Option<T> {
        if self.met.borrow().is_some() {
            return None;
        }
        caught(|| sees(&self.session)).map_err(|met| self.met.replace(Some(met))).ok()
    }

    fn short(&self) -> Line {
        self.session.house.keyboard.voice().error(msg!("contradiction", table = false))
    }
}

impl Session {
    fn begin_anew(&mut self, met: &InternalError, typed: &str) -> Answer {
        let mut lines = vec![self.clear(met, typed)];
        self.house.foyer.goes_on(&self.house.keyboard, &mut lines);
        self.finish(lines, false)
    }

    /// Drops the table and reports the error. Only the path of the record is read from the table, and half-changed
    /// state of the wizard is reset.
    fn clear(&mut self, met: &InternalError, typed: &str) -> Line {
        let table = self.table.take();
        let played =
            table.as_ref().and_then(|table| caught(|| written_to(table.seated().company().recorders())).ok());
        // Dropping broken state may panic again.
        let was_table = table.is_some();
        let _ = caught(|| drop(table));
        let record = played.flatten().or_else(|| self.house.foyer.goes_on_from().map(Path::to_owned));
        let report = self.report(met, typed, record.as_deref());
        self.house.foyer.begin_anew();
        self.contradiction(was_table || record.is_some(), record.as_deref(), report.as_deref())
    }

    /// Writes the error report beside the record, or into the folder of games. `None` where nothing is kept.
    fn report(&self, met: &InternalError, typed: &str, record: Option<&Path>) -> Option<PathBuf> {
        let path = if let Some(record) = record {
            record.with_extension(REPORT)
        } else {
            let folder = self.house.foyer.archive().games_folder()?;
            file::create_folder(folder).ok()?;
            folder.join(format!("sixdot.{REPORT}"))
        };
        let version = env!("CARGO_PKG_VERSION");
        let InternalError { what, trace, .. } = met;
        let text = format!("sixdot {version}\n{what}\ntyped: {typed:?}\n\n{trace}");
        file::replace(&path, text.as_bytes()).ok().map(|()| path)
    }

    fn contradiction(&self, table: bool, record: Option<&Path>, report: Option<&Path>) -> Line {
        let locale = self.house.keyboard.voice().locale();
        let path = |path: &Path| path.display().to_string();
        let mut said = vec![locale.say(msg!("contradiction", table))];
        if let Some(record) = record {
            said.push(locale.say(msg!("contradiction-kept", file = path(record))));
        }
        let files: Vec<Text> = [record, report].into_iter().flatten().map(|file| Text::plain(path(file))).collect();
        let count = files.len();
        said.push(locale.say(msg!("contradiction-send", count, files = locale.join(files, "and"))));
        Line::of(said, Channel::Error, Urgency::Answer)
    }
}

/// The record that can be resumed, rather than a file that the user asked for.
fn written_to(recorders: &[Recorder]) -> Option<PathBuf> {
    let written = recorders.iter().rev().find(|recorder| recorder.has_begun())?;
    Some(written.path().to_owned())
}

impl Conversation for PanicGuard {
    fn begin(&mut self) -> Answer {
        self.answered("", Session::begin)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        self.answered(typed, |session| session.answer(typed))
    }

    fn told(&mut self) {
        self.done((), Session::told);
    }

    fn prepare(&mut self) {
        self.done((), Session::prepare);
    }

    fn leave(&mut self) -> Vec<Line> {
        let lines = self.done(Vec::new(), Session::leave);
        match self.met.take() {
            Some(met) => vec![self.session.clear(&met, "")],
            None => lines,
        }
    }

    fn interrupted(&mut self) -> Answer {
        self.answered("", Session::interrupted)
    }

    fn end_of_input(&mut self) -> Answer {
        self.answered("", Session::end_of_input)
    }

    fn last_word(&self) -> Option<Line> {
        self.seen(Session::last_word).flatten()
    }

    fn status(&self) -> String {
        self.seen(Session::status).unwrap_or_default()
    }

    fn history_owner(&self) -> usize {
        self.seen(Session::history_owner).unwrap_or_default()
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        self.seen(|session| session.complete(typed)).unwrap_or_default()
    }

    fn matches(&self, candidates: &[String]) -> Line {
        self.seen(|session| session.matches(candidates)).unwrap_or_else(|| self.short())
    }

    fn more(&self) -> Line {
        self.seen(Session::more).unwrap_or_else(|| self.short())
    }

    fn wants_more(&self, typed: &str) -> bool {
        self.seen(|session| session.wants_more(typed)).unwrap_or_default()
    }

    fn reads_keys(&self) -> bool {
        self.seen(Session::reads_keys).unwrap_or_default()
    }

    fn asks_anew(&mut self) -> bool {
        self.done(false, Session::asks_anew)
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        let met = match self.met.take() {
            Some(met) => met,
            None => match caught(|| self.session.press(key)) {
                Ok(answer) => return answer,
                Err(met) => met,
            },
        };
        KeyAnswer::Told(self.session.begin_anew(&met, &format!("{key:?}")))
    }
}

/// Runs the program outside of a session.
///
/// # Errors
/// The message and place of a panic; of the first one if it came from another thread.
pub fn outermost<T>(does: impl FnOnce() -> T) -> Result<T, String> {
    caught(does).map_err(|met| first().unwrap_or(met).what)
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

fn said(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests;
