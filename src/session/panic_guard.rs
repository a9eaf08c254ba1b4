//! A session that outlives its own contradictions: whatever goes wrong at the table ends that table and nothing else.

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

/// What the name of the file ends with in which it stands what went wrong, beside the record of the game.
const REPORT: &str = "contradiction";

/// A session in which a panic is answered: the table is dropped as it is, its record stays, and whoever types is told where
/// it is and stands in the foyer. What only looks at the session keeps the panic for the next answer, so that the line
/// typed into it is not carried out at a table that is broken.
///
/// The session alone does not catch anything, so that a test that plays it sees every panic.
pub struct PanicGuard {
    session: Session,
    /// What was met while nobody could be told.
    met: RefCell<Option<InternalError>>,
}

impl PanicGuard {
    /// Guards a session.
    #[must_use]
    pub fn new(session: Session) -> Self {
        PanicGuard { session, met: RefCell::new(None) }
    }

    /// An answer; for whoever typed this, if it cannot be had.
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

    /// What is done between two answers.
    fn done<T>(&mut self, otherwise: T, does: impl FnOnce(&mut Session) -> T) -> T {
        if self.met.borrow().is_some() {
            return otherwise;
        }
        caught(|| does(&mut self.session)).unwrap_or_else(|met| {
            self.met.replace(Some(met));
            otherwise
        })
    }

    /// What the session looks like; none if that cannot be said.
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
    /// Goes back to the foyer, with what is told of it.
    fn begin_anew(&mut self, met: &InternalError, typed: &str) -> Answer {
        let mut lines = vec![self.clear(met, typed)];
        self.house.foyer.goes_on(&self.house.keyboard, &mut lines);
        self.finish(lines, false)
    }

    /// Ends what was done, and says so. Of the table nothing but the path of its record is looked at any more, and of the
    /// foyer nothing that could be half changed is kept.
    fn clear(&mut self, met: &InternalError, typed: &str) -> Line {
        let table = self.table.take();
        let played =
            table.as_ref().and_then(|table| caught(|| written_to(table.seated().company().recorders())).ok());
        // What is broken may break once more when it is dropped.
        let was_table = table.is_some();
        let _ = caught(|| drop(table));
        let record = played.flatten().or_else(|| self.house.foyer.goes_on_from().map(Path::to_owned));
        let report = self.report(met, typed, record.as_deref());
        self.house.foyer.begin_anew();
        self.contradiction(was_table || record.is_some(), record.as_deref(), report.as_deref())
    }

    /// Writes what is known of it beside the record; nothing where nothing is kept.
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

    /// What is told: that it happened, where the game is kept, and which files are asked for.
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

/// The file in which the game stands, before one that somebody asked for the one from which it can go on.
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

/// The program contradicts itself where no session is to catch it: what is to be told of that, text and place.
///
/// # Errors
/// What is known of the panic; where it came from another thread, of the first one.
pub fn outermost<T>(does: impl FnOnce() -> T) -> Result<T, String> {
    caught(does).map_err(|met| first().unwrap_or(met).what)
}

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

#[cfg(test)]
mod tests;
