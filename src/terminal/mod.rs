//! Output: the only place where text leaves the program, except for the echo of the line editor; and speech and
//! sounds.

#[cfg(test)]
pub(crate) mod capture;
mod printable;
pub mod repl;
mod screen;
pub mod sounds;
pub mod speech;
pub(crate) mod tones;

use std::io;

pub use printable::{printable, printable_page};
pub use screen::Screen;
#[cfg(feature = "ssh")]
pub(crate) use screen::rows_at;

/// Writes a document, such as a rule book, keeping its layout.
///
/// # Errors
/// Those of the stream.
pub fn write_document(to: &mut impl io::Write, text: &str) -> io::Result<()> {
    to.write_all(printable_page(text).as_bytes())?;
    to.flush()
}
