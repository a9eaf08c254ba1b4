//! Rows of a braille display and of a terminal: every line is shown in rows that fit, and nothing of it is lost. Width
//! and kind of display follow from a hash of the input.

use std::time::Duration;

use sixdot::session::{BrailleForm, Dots, Look, Width};
use sixdot::terminal::{Screen, printable};
use sixdot::text::{Channel, Text, Urgency};

use super::number;
use crate::held;
use crate::within::within;

/// CPU time limit of a line.
const LONGEST: Duration = Duration::from_secs(1);

/// Tries one input; the number of its lines.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let number = number(bytes);
    // Narrow ones, where there is most to be broken, and all others.
    let widest = if number & 4 == 0 { 2 * Width::NARROWEST } else { Width::WIDEST };
    let wider = usize::try_from(number >> 8).unwrap_or_default() % (widest - Width::NARROWEST + 1);
    let cells = Width::NARROWEST + wider;
    let width = Width::new(cells).expect("a width");
    let look = Look {
        form: if number & 1 == 0 { BrailleForm::Codes } else { BrailleForm::Full },
        dots: if number & 2 == 0 { Dots::Six } else { Dots::Eight },
        ..Look::braille(width)
    };
    let text = String::from_utf8_lossy(bytes);
    let mut lines = 0;
    for said in text.lines() {
        lines += 1;
        within(LONGEST, || format!("{} bytes", said.len()), || row(said, look, cells));
    }
    lines
}

fn row(said: &str, look: Look, cells: usize) {
    let line = Text::plain(said.to_owned()).verbatim(Channel::Game, Urgency::Answer);
    let written = held::written(std::slice::from_ref(&line), look);
    let plain = printable(said);
    let rows: Vec<&str> = written.split_terminator('\n').collect();
    assert_eq!(Screen::new(Vec::new(), look).rows(&line), rows.len(), "rows are counted otherwise than written");
    let compact = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
    let expected = if look.dots == Dots::Six { plain.to_lowercase() } else { plain.clone() };
    assert_eq!(compact(&written.replace('\n', "")), compact(&expected), "something is lost");
    for row in rows.iter().filter(|row| row.is_ascii()) {
        let taken = cells_of(row, look.dots);
        assert!(taken <= cells, "{taken} of {cells} cells in {row:?}");
    }
}

/// The cells of a row of plain letters: with six dots a number begins with a sign, and so does a letter from a to j
/// behind it.
fn cells_of(row: &str, dots: Dots) -> usize {
    let signs = std::iter::once(' ').chain(row.chars()).zip(row.chars()).filter(|(last, letter)| {
        let number = letter.is_ascii_digit() && !last.is_ascii_digit();
        number || last.is_ascii_digit() && ('a'..='j').contains(letter)
    });
    row.len() + if dots == Dots::Six { signs.count() } else { 0 }
}
