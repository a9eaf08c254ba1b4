//! What the command line itself tells: in a terminal, rows end between words.

use std::io::{self, IsTerminal, Write};

use crate::output::{Output, Screen};
use crate::say::Line;
use crate::session::Look;

/// How wide a terminal is that does not say so.
const USUAL_COLUMNS: usize = 80;

/// The columns of the terminal that answers go to; none for a pipe or a file, where a line is a line. Some terminals tell
/// their size only after the program has begun.
pub fn columns() -> Option<usize> {
    match terminal_size::terminal_size_of(io::stdout()) {
        Some((terminal_size::Width(columns), _)) => Some(usize::from(columns)),
        None => io::stdout().is_terminal().then_some(USUAL_COLUMNS),
    }
}

fn columns_of_errors() -> Option<usize> {
    let columns = terminal_size::terminal_size_of(io::stderr()).map(|(columns, _)| usize::from(columns.0));
    columns.or_else(|| io::stderr().is_terminal().then_some(USUAL_COLUMNS))
}

/// Tells lines on standard output.
///
/// # Errors
/// They cannot be written.
pub fn tell(lines: &[Line]) -> io::Result<()> {
    write(io::stdout(), columns, lines)
}

/// Tells lines on standard error. Nothing can be said any more if they cannot be written.
pub fn complain(lines: &[Line]) {
    let _ = write(io::stderr(), columns_of_errors, lines);
}

fn write(to: impl Write, columns: fn() -> Option<usize>, lines: &[Line]) -> io::Result<()> {
    Screen::fitting(to, Look::default(), columns).write(lines)
}
