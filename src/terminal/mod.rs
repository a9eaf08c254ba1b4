//! Output: the only place where text leaves the program, except for the echo of the line editor; and speech and
//! sounds.

#[cfg(test)]
pub(crate) mod capture;
mod printable;
pub mod repl;
mod screen;
pub mod sounds;
pub mod speech;

use std::io;

use crate::text::Line;

#[cfg(test)]
pub(crate) use capture::Capture;
pub use printable::{TextOutput, printable, printable_page};
pub use screen::Screen;
pub(crate) use screen::Steering;
#[cfg(feature = "ssh")]
pub(crate) use screen::rows_at;

pub trait Output {
    /// Shows an answer, or a page of one: whole lines in a single write. Without lines nothing is written.
    ///
    /// # Errors
    /// Those of the stream; [`io::ErrorKind::BrokenPipe`] when nobody reads any more.
    fn write(&mut self, lines: &[Line]) -> io::Result<()>;

    /// The text that [`Output::write`] would write: rows, each with a newline.
    fn written(&self, lines: &[Line]) -> String;

    /// The number of rows that a line occupies, by which pages are measured.
    fn rows(&self, line: &Line) -> usize;
}

/// Writes a document, such as a rule book, keeping its layout.
///
/// # Errors
/// Those of the stream.
pub fn write_document(to: &mut impl io::Write, text: &str) -> io::Result<()> {
    to.write_all(printable_page(text).as_bytes())?;
    to.flush()
}

fn joined(rows: impl Iterator<Item = String>) -> String {
    rows.filter(|row| !row.is_empty()).map(|row| row + "\n").collect()
}

fn write_rows(to: &mut impl io::Write, rows: &str) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    to.write_all(rows.as_bytes())?;
    to.flush()
}
