//! Catches panics of a session: an internal error ends the table and nothing else.

use std::cell::RefCell;
use std::convert::identity;
use std::path::{Path, PathBuf};

use super::conversation::{Answer, Conversation, Key, KeyAnswer};
use super::local_session::Session;
use super::panics::{InternalError, caught};
use crate::storage;
use crate::text::{Channel, Line, Text, Urgency, msg};

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
    error: RefCell<Option<InternalError>>,
}

impl PanicGuard {
    pub fn new(session: Session) -> Self {
        PanicGuard { session, error: RefCell::new(None) }
    }

    /// Runs an answer and reports an internal error to whoever typed.
    fn guard_answer<T>(
        &mut self,
        typed: &str,
        reported: impl FnOnce(Answer) -> T,
        answer: impl FnOnce(&mut Session) -> T,
    ) -> T {
        let error = match self.error.take() {
            Some(error) => error,
            None => match caught(|| answer(&mut self.session)) {
                Ok(answer) => return answer,
                Err(error) => error,
            },
        };
        reported(self.session.begin_anew(&error, typed))
    }

    /// Runs something between two answers.
    fn guard_step<T>(&mut self, otherwise: T, does: impl FnOnce(&mut Session) -> T) -> T {
        if self.error.borrow().is_some() {
            return otherwise;
        }
        caught(|| does(&mut self.session)).unwrap_or_else(|error| {
            self.error.replace(Some(error));
            otherwise
        })
    }

    /// Runs a read-only query; `None` after an internal error.
    fn guard_query<T>(&self, sees: impl FnOnce(&Session) -> T) -> Option<T> {
        if self.error.borrow().is_some() {
            return None;
        }
        caught(|| sees(&self.session)).map_err(|error| self.error.replace(Some(error))).ok()
    }

    fn short(&self) -> Line {
        self.session.app.voice().error(msg!("contradiction", table = false))
    }
}

impl Session {
    fn begin_anew(&mut self, error: &InternalError, typed: &str) -> Answer {
        self.app.lines = vec![self.clear(error, typed)];
        self.app.ask_next();
        self.app.finish_lines(&mut self.table, false)
    }

    /// Drops the table and reports the error. Only the path of the record is read from the table, and half-changed
    /// state of the wizard is reset.
    fn clear(&mut self, error: &InternalError, typed: &str) -> Line {
        let table = self.table.take();
        let played = table.as_ref().and_then(|table| {
            // The record that can be resumed, rather than a file that the user asked for.
            let recorders = || table.table_state().recorders.iter().rev();
            caught(|| Some(recorders().find(|recorder| recorder.has_begun())?.path().to_owned())).ok()
        });
        // Dropping broken state may panic again.
        let was_table = table.is_some();
        let _ = caught(|| drop(table));
        let record = played.flatten().or_else(|| self.app.continue_record.clone());
        let report = self.report(error, typed, record.as_deref());
        self.app.begin_anew();
        self.contradiction(was_table || record.is_some(), record.as_deref(), report.as_deref())
    }

    /// Writes the error report beside the record, or into the folder of games. `None` where nothing is kept.
    fn report(&self, error: &InternalError, typed: &str, record: Option<&Path>) -> Option<PathBuf> {
        let path = if let Some(record) = record {
            record.with_extension(REPORT)
        } else {
            let folder = self.app.storage.folders.games.as_deref()?;
            storage::create_folder(folder).ok()?;
            folder.join(format!("sixdot.{REPORT}"))
        };
        let version = env!("CARGO_PKG_VERSION");
        let InternalError { what, trace, .. } = error;
        let text = format!("sixdot {version}\n{what}\ntyped: {typed:?}\n\n{trace}");
        storage::replace(&path, text.as_bytes()).ok().map(|()| path)
    }

    fn contradiction(&self, table: bool, record: Option<&Path>, report: Option<&Path>) -> Line {
        let locale = &self.app.voice().locale;

        let mut sentences = vec![locale.say(msg!("contradiction", table))];
        if let Some(record) = record {
            sentences.push(locale.say(msg!("contradiction-kept", file = record)));
        }
        let files = [record, report].into_iter().flatten();
        let files: Vec<Text> = files.map(|file| Text::plain(file.display().to_string())).collect();
        let count = files.len();
        sentences.push(locale.say(msg!("contradiction-send", count, files = locale.join(files, "and"))));
        Line::of(sentences, Channel::Error, Urgency::Answer)
    }
}

impl Conversation for PanicGuard {
    fn begin(&mut self) -> Answer {
        self.guard_answer("", identity, Session::begin)
    }

    fn answer(&mut self, typed: &str) -> Answer {
        self.guard_answer(typed, identity, |session| session.answer(typed))
    }

    fn told(&mut self) {
        self.guard_step((), Session::told);
    }

    fn prepare(&mut self) {
        self.guard_step((), Session::prepare);
    }

    fn leave(&mut self) -> Vec<Line> {
        let lines = self.guard_step(Vec::new(), Session::leave);
        match self.error.take() {
            Some(error) => vec![self.session.clear(&error, "")],
            None => lines,
        }
    }

    fn interrupted(&mut self) -> Answer {
        self.guard_answer("", identity, Session::interrupted)
    }

    fn end_of_input(&mut self) -> Answer {
        self.guard_answer("", identity, Session::end_of_input)
    }

    fn last_word(&self) -> Option<Line> {
        self.guard_query(Session::last_word).flatten()
    }

    fn status(&self) -> String {
        self.guard_query(Session::status).unwrap_or_default()
    }

    fn history_owner(&self) -> usize {
        self.guard_query(Session::history_owner).unwrap_or_default()
    }

    fn complete(&self, typed: &str) -> Vec<String> {
        self.guard_query(|session| session.complete(typed)).unwrap_or_default()
    }

    fn matches(&self, candidates: &[String]) -> Line {
        self.guard_query(|session| session.matches(candidates)).unwrap_or_else(|| self.short())
    }

    fn more(&self) -> Line {
        self.guard_query(Session::more).unwrap_or_else(|| self.short())
    }

    fn wants_more(&self, typed: &str) -> bool {
        self.guard_query(|session| session.wants_more(typed)).unwrap_or_default()
    }

    fn reads_keys(&self) -> bool {
        self.guard_query(Session::reads_keys).unwrap_or_default()
    }

    fn asks_anew(&mut self) -> bool {
        self.guard_step(false, Session::asks_anew)
    }

    fn press(&mut self, key: Key) -> KeyAnswer {
        self.guard_answer(&format!("{key:?}"), KeyAnswer::Told, |session| session.press(key))
    }
}

#[cfg(test)]
mod tests;
