//! Invariants of everything that the program writes, checked without the code that ensures them.

use sixdot::session::{BrailleForm, Dots, Look, Width};
use sixdot::terminal::Screen;
use sixdot::text::{Line, Text};

/// Signs that screen readers pronounce. Only a person who typed one may hear it again.
const SPOKEN: &str = "\"*<>@\\_|~";

/// A visible character or a blank.
fn may_leave(letter: char) -> bool {
    let steers = letter.is_control() || letter.is_whitespace() && letter != ' ';
    let unseen = matches!(u32::from(letter),
        0xAD | 0x61C | 0x180E | 0x200B..=0x200F | 0x2028..=0x202E | 0x2060..=0x206F | 0xFEFF | 0xFFF9..=0xFFFB
        | 0xE0000..=0xE007F);
    !steers && !unseen
}

/// A text that is told or written in one row.
///
/// # Panics
/// If there is anything in it but what can be seen.
pub fn row(text: &str) {
    let wrong: Vec<char> = text.chars().filter(|letter| !may_leave(*letter)).collect();
    assert!(wrong.is_empty(), "{wrong:?} leaves the program in {text:?}");
}

/// A text in all its forms.
///
/// # Panics
/// If one of them is not [as it must be](row).
pub fn text(text: &Text) {
    for form in [&text.full, &text.short, &text.quiet, &text.braille] {
        row(&sixdot::terminal::printable(form));
    }
}

/// The lines of an answer. `before` is all that was typed or read up to now.
///
/// # Panics
/// If one of them cannot be heard and felt as lines must be.
pub fn lines(lines: &[Line], before: &str) {
    for line in lines {
        row(&line.text);
        row(&line.braille);
        let cells = line.text.chars().filter(|letter| !letter.is_whitespace()).count();
        assert!(cells >= 3, "a line that is too short to be heard: {:?}", line.text);
        assert!(!line.braille.trim().is_empty(), "no braille form of {:?}", line.text);
        let spoken: Vec<char> =
            line.text.chars().filter(|letter| SPOKEN.contains(*letter) && !before.contains(*letter)).collect();
        assert!(spoken.is_empty(), "{spoken:?} is spoken in {:?}", line.text);
    }
    for look in looks() {
        harmless(lines, look);
    }
}

/// An answer on a display, whatever it says.
///
/// # Panics
/// If something [leaves the program](written) that must not.
pub fn harmless(lines: &[Line], look: Look) {
    let _ = written(lines, look);
}

/// What an answer is on a display.
///
/// # Panics
/// If that is not whole rows of what can be seen.
pub fn written(lines: &[Line], look: Look) -> String {
    let mut bytes = Vec::new();
    Screen::new(&mut bytes, look).write(lines).expect("memory can be written to");
    let text = String::from_utf8(bytes).expect("only text is written");
    assert!(text.is_empty() || text.ends_with('\n'), "the last row has no end: {text:?}");
    for one in text.split_terminator('\n') {
        row(one);
        assert!(!one.is_empty(), "an empty row in {text:?}");
    }
    text
}

/// A terminal, and displays of the usual sorts.
fn looks() -> [Look; 3] {
    let width = |cells| Width::new(cells).expect("a width");
    [
        Look::default(),
        Look::braille(width(20)),
        Look { dots: Dots::Six, form: BrailleForm::Full, ..Look::braille(width(40)) },
    ]
}

#[cfg(test)]
mod tests {
    use sixdot::text::{Channel, Urgency};

    use super::*;

    fn line(text: &str) -> Line {
        Text::plain(text.to_owned()).verbatim(Channel::Game, Urgency::Answer)
    }

    #[test]
    fn what_can_be_heard_and_felt_holds() {
        lines(&[line("Your turn. Top card red 5."), line("Anna plays ß, é and 🂡.")], "");
    }

    #[test]
    #[should_panic(expected = "leaves the program")]
    fn a_mark_that_turns_the_order_does_not() {
        row("Red\u{202E} 5.");
    }

    #[test]
    #[should_panic(expected = "leaves the program")]
    fn a_line_end_within_a_row_does_not() {
        row("Red\n5.");
    }

    #[test]
    #[should_panic(expected = "too short")]
    fn what_nobody_hears_does_not() {
        lines(&[line("a.")], "");
    }

    #[test]
    #[should_panic(expected = "is spoken")]
    fn a_sign_that_nobody_typed_does_not() {
        lines(&[line("Red * 5.")], "play");
    }
}
