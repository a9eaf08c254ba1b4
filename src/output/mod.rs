//! Where answers go: the one place where text leaves the program, except for the line editor's own echo; and where it
//! is spoken.

#[cfg(test)]
pub(crate) mod capture;
mod printable;
mod screen;
pub mod sounds;
pub mod speech;

use std::io;

use crate::say::Line;

#[cfg(test)]
pub(crate) use capture::Capture;
pub use printable::Text;
pub use printable::{printable, printable_page};
pub use screen::Screen;
pub(crate) use screen::Steering;
#[cfg(feature = "ssh")]
pub(crate) use screen::rows_at;

/// Takes answers.
pub trait Output {
    /// Shows one answer, or one page of it: whole lines, in one write, at once. No lines show nothing.
    ///
    /// # Errors
    /// Those of the stream behind it; [`io::ErrorKind::BrokenPipe`] when nobody reads any more.
    fn write(&mut self, lines: &[Line]) -> io::Result<()>;

    /// What [`Output::write`] writes to the stream, for whoever has to write it without this output: rows, each with a
    /// newline behind it.
    fn written(&self, lines: &[Line]) -> String;

    /// How many rows a line takes here: what a page is measured in.
    fn rows(&self, line: &Line) -> usize;
}

/// Writes a whole document, such as a rule book, with its layout.
///
/// # Errors
/// Those of the stream.
pub fn write_document(to: &mut impl io::Write, text: &str) -> io::Result<()> {
    to.write_all(printable_page(text).as_bytes())?;
    to.flush()
}

/// Rows, each with a newline behind it. Empty ones are left out.
fn joined(rows: impl Iterator<Item = String>) -> String {
    rows.filter(|row| !row.is_empty()).map(|row| row + "\n").collect()
}

/// Writes rows in a single write. No rows write nothing.
fn write_rows(to: &mut impl io::Write, rows: &str) -> io::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    to.write_all(rows.as_bytes())?;
    to.flush()
}
