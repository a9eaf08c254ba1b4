//! What stands in the terminal, as far as the session steers it. It writes nothing itself.

use crate::say::{Line, Urgency};
use crate::session::detail::{Detail, Details};

/// The width of a display in cells: 10 to 200; usual are 20, 32, 40 and 80.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Width(usize);

/// A width in cells that no display has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a width between 10 and 200 cells: {0}")]
pub struct NotAWidth(pub usize);

impl Width {
    /// The narrowest display, in cells.
    pub const NARROWEST: usize = 10;
    /// The widest display, in cells.
    pub const WIDEST: usize = 200;

    /// The width in cells.
    #[must_use]
    pub fn cells(self) -> usize {
        self.0
    }
}

impl TryFrom<usize> for Width {
    type Error = NotAWidth;

    fn try_from(cells: usize) -> Result<Self, NotAWidth> {
        if (Self::NARROWEST..=Self::WIDEST).contains(&cells) { Ok(Self(cells)) } else { Err(NotAWidth(cells)) }
    }
}

/// What a braille display is given to read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// The braille forms, with the codes of the cards.
    #[default]
    Codes,
    /// Whole sentences.
    Full,
}

/// The dots of a cell that a braille table of the display uses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dots {
    /// Six: capitals and numbers have signs of their own, which take cells.
    Six,
    /// Eight: a character is a cell.
    #[default]
    Eight,
}

/// How answers stand in the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The width of the braille display that rows are broken for; none where there is no such display.
    pub width: Option<Width>,
    /// What a braille display is given to read.
    pub form: Form,
    /// Its dots.
    pub dots: Dots,
    /// How much of each channel is shown.
    pub details: Details,
}

impl Look {
    /// The braille forms of everything, for a display of the width.
    #[must_use]
    pub fn braille(width: Width) -> Self {
        Look { width: Some(width), ..Look::default() }
    }

    /// What is shown of a line. Off is only what nobody asked for: an answer is then short.
    #[must_use]
    pub fn shown<'l>(&self, line: &'l Line) -> Option<&'l str> {
        let codes = self.width.is_some() && self.form == Form::Codes;
        match self.details.of_line(line) {
            Detail::Off if line.urgency == Urgency::Event => None,
            Detail::Full if !codes => Some(&line.text),
            _ => Some(&line.braille),
        }
    }

    /// Whether rows are for the six-dot braille of a display.
    #[must_use]
    pub fn is_six_dot(&self) -> bool {
        self.width.is_some() && self.dots == Dots::Six
    }
}

/// Shows answers in a look that can be changed.
pub trait Display {
    /// What is in force.
    fn look(&self) -> Look;

    /// Puts something else in force, from the next answer on.
    fn change(&mut self, look: Look);
}

/// A look that nobody sees: it can be steered, and shows nothing.
impl Display for Look {
    fn look(&self) -> Look {
        *self
    }

    fn change(&mut self, look: Look) {
        *self = look;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Channel, Text};

    fn line(urgency: Urgency) -> Line {
        let (text, braille) = ("Anna plays red 9.".to_owned(), "Anna r9".to_owned());
        Line { braille, ..Text::plain(text).verbatim(Channel::Game, urgency) }
    }

    #[test]
    fn widths_are_those_of_displays() {
        assert!([10, 20, 32, 40, 80, 200].into_iter().all(|cells| Width::try_from(cells).is_ok()));
        assert_eq!(Width::try_from(9), Err(NotAWidth(9)));
        assert_eq!(Width::try_from(201), Err(NotAWidth(201)));
    }

    #[test]
    fn a_display_reads_codes_or_sentences() {
        let width = Width::try_from(20).unwrap();
        let event = line(Urgency::Event);
        assert_eq!(Look::default().shown(&event), Some("Anna plays red 9."));
        assert_eq!(Look::braille(width).shown(&event), Some("Anna r9"));
        assert_eq!(Look { form: Form::Full, ..Look::braille(width) }.shown(&event), Some("Anna plays red 9."));
    }

    #[test]
    fn what_was_asked_for_is_never_left_out() {
        let mut look = Look::default();
        look.details.set(Channel::Game, Detail::Short);
        assert_eq!(look.shown(&line(Urgency::Event)), Some("Anna r9"));
        look.details.set(Channel::Game, Detail::Off);
        assert_eq!(look.shown(&line(Urgency::Event)), None);
        assert_eq!(look.shown(&line(Urgency::Answer)), Some("Anna r9"));
        assert_eq!(look.shown(&line(Urgency::Turn)), Some("Anna r9"));
    }
}
