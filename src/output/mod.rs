//! Where answers go: the one place where text leaves the program, except for the line editor's own echo; and where it
//! is spoken.

#[cfg(test)]
pub(crate) mod capture;
mod printable;
mod screen;
pub mod sounds;
pub mod speech;
mod text;
mod wrap;

use std::io;

use crate::say::Line;

#[cfg(test)]
pub(crate) use capture::Capture;
pub use printable::printable;
pub(crate) use printable::printable_page;
pub use screen::Screen;
pub(crate) use screen::Steering;
pub use text::Text;

/// Takes answers.
pub trait Output {
    /// Shows one answer, or one page of it: whole lines, in one write, at once. No lines show nothing.
    ///
    /// # Errors
    /// Those of the stream behind it; [`io::ErrorKind::BrokenPipe`] when nobody reads any more.
    fn write(&mut self, lines: &[Line]) -> io::Result<()>;

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

/// Writes rows in a single write that ends in a newline. Empty rows are left out.
fn write_rows(to: &mut impl io::Write, rows: impl Iterator<Item = String>) -> io::Result<()> {
    let mut bytes = String::new();
    for row in rows.filter(|row| !row.is_empty()) {
        bytes.push_str(&row);
        bytes.push('\n');
    }
    if bytes.is_empty() {
        return Ok(());
    }
    to.write_all(bytes.as_bytes())?;
    to.flush()
}
