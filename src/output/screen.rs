//! What stands in the terminal: full text or braille forms, for the eye, a screen reader or a braille display. A
//! braille display shows what the terminal shows, so its rows stand there in place of the full text.

use std::cell::Cell;
use std::io::{self, Write};
use std::rc::Rc;

use super::wrap::{Cells, wrap, wrap_numbers};
use super::{Output, joined, printable, write_rows};
use crate::say::Line;
use crate::session::{Display, Look, Width};

/// Writes answers in a look that can be changed while it is in use.
#[derive(Debug)]
pub struct Screen<W> {
    to: W,
    look: Rc<Cell<Look>>,
    columns: fn() -> Option<usize>,
    asked: Cell<Asked>,
}

/// Whether the columns have been asked for, for this answer.
#[derive(Clone, Copy, Debug)]
enum Asked {
    NotYet,
    Answered(Option<usize>),
}

/// The handle by which the look of a screen is changed.
#[derive(Clone, Debug)]
pub struct Steering(Rc<Cell<Look>>);

impl<W: Write> Screen<W> {
    /// A screen that writes to a stream; where no braille display is, a row a line.
    pub fn new(to: W, look: Look) -> Self {
        Self::fitting(to, look, || None)
    }

    /// A screen on a terminal that has so many columns; it is asked again for every answer, since windows change. A
    /// terminal without a sensible width breaks rows itself.
    pub fn fitting(to: W, look: Look, columns: fn() -> Option<usize>) -> Self {
        Self { to, look: Rc::new(Cell::new(look)), columns, asked: Cell::new(Asked::NotYet) }
    }

    /// What changes the look from elsewhere.
    #[must_use]
    pub fn steering(&self) -> Steering {
        Steering(Rc::clone(&self.look))
    }

    fn columns(&self) -> Option<usize> {
        let columns = match self.asked.get() {
            Asked::NotYet => (self.columns)(),
            Asked::Answered(columns) => columns,
        };
        self.asked.set(Asked::Answered(columns));
        columns
    }

    fn wrapped(&self, line: &Line) -> Vec<String> {
        let look = self.look.get();
        let Some(shown) = look.shown(line) else { return Vec::new() };
        let text = printable(shown);
        let names: Vec<String> = line.names.iter().map(|name| printable(name)).collect();
        match look.width {
            // A capital has a sign of its own there.
            Some(width) if look.is_six_dot() => {
                let names: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
                wrap(&text.to_lowercase(), &names, width.cells(), Cells::SixDots)
            }
            Some(width) => wrap(&text, &names, width.cells(), Cells::Graphemes),
            None => match self.columns().filter(|columns| *columns >= Width::NARROWEST) {
                Some(columns) => wrap_numbers(&text, &names, columns, Cells::Graphemes),
                None => vec![text],
            },
        }
    }
}

impl<W: Write> Output for Screen<W> {
    fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let rows = self.written(lines);
        // Windows may have changed when the next answer comes.
        self.asked.set(Asked::NotYet);
        write_rows(&mut self.to, &rows)
    }

    fn written(&self, lines: &[Line]) -> String {
        joined(lines.iter().flat_map(|line| self.wrapped(line)))
    }

    /// Without a braille display a line counts once however it is broken: on a terminal of usual width a page stays on
    /// the screen.
    fn rows(&self, line: &Line) -> usize {
        let look = self.look.get();
        match look.width {
            Some(_) => self.wrapped(line).len(),
            None => usize::from(look.shown(line).is_some_and(|shown| !printable(shown).is_empty())),
        }
    }
}

impl Display for Steering {
    fn look(&self) -> Look {
        self.0.get()
    }

    fn change(&mut self, look: Look) {
        self.0.set(look);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::capture::{Stream, line};
    use crate::say::{Channel, Urgency};
    use crate::session::{Detail, Dots, Form};

    fn braille(text: &str) -> Line {
        Line { braille: text.to_owned(), ..line("The full text.") }
    }

    fn for_cells(cells: usize) -> Look {
        Look::braille(Width::try_from(cells).expect("a width"))
    }

    #[test]
    fn the_braille_form_is_written_in_one_write() {
        let mut stream = Stream::default();
        let mut screen = Screen::new(&mut stream, for_cells(20));
        let long = braille("me6 Anna6 Ben8 Christine\u{1B}[0m 12");
        assert_eq!(screen.rows(&long), 2);
        screen.write(&[braille("Anna r9"), long]).unwrap();
        assert_eq!(stream.writes, ["Anna r9\nme6 Anna6 Ben8\nChristine 12\n"]);
    }

    #[test]
    fn the_look_changes_between_answers() {
        let mut stream = Stream::default();
        let mut screen = Screen::fitting(&mut stream, Look::default(), || Some(12));
        let mut steering = screen.steering();
        screen.write(&[braille("Anna r9")]).unwrap();
        steering.change(for_cells(20));
        screen.write(&[braille("Anna r9")]).unwrap();
        steering.change(Look { form: Form::Full, ..for_cells(10) });
        screen.write(&[braille("Anna r9")]).unwrap();
        assert_eq!(stream.writes, ["The full\ntext.\n", "Anna r9\n", "The full\ntext.\n"]);
    }

    #[test]
    fn six_dots_need_cells_for_number_signs_and_none_for_capitals() {
        let mut stream = Stream::default();
        let hand = braille("R2 rs y7 g4 b4 b9");
        let mut screen = Screen::new(&mut stream, for_cells(20));
        screen.write(std::slice::from_ref(&hand)).unwrap();
        screen.steering().change(Look { dots: Dots::Six, ..for_cells(20) });
        screen.write(&[hand]).unwrap();
        assert_eq!(stream.writes, ["R2 rs y7 g4 b4 b9\n", "r2 rs y7 g4 b4\nb9\n"]);
    }

    #[test]
    fn what_is_off_is_not_written() {
        let mut stream = Stream::default();
        let mut look = Look::default();
        look.details.set(Channel::Game, Detail::Off);
        let mut screen = Screen::new(&mut stream, look);
        let event = Line { urgency: Urgency::Event, ..line("Anna draws a card.") };
        assert_eq!(screen.rows(&event), 0);
        screen.write(&[event, line("You hold 3 cards.")]).unwrap();
        assert_eq!(stream.writes, ["You hold 3 cards.\n"]);
    }

    #[test]
    fn a_terminal_gets_rows_that_end_at_words() {
        let mut stream = Stream::default();
        let mut output = Screen::fitting(&mut stream, Look::default(), || Some(40));
        let long = line("You hold 7 cards. Red: 2. Green: 6, skip, reverse.");
        assert_eq!(output.rows(&long), 1);
        output.write(&[long, line("Your turn.")]).unwrap();
        assert_eq!(stream.writes, ["You hold 7 cards. Red: 2. Green: 6,\nskip, reverse.\nYour turn.\n"]);
    }

    #[test]
    fn the_width_is_asked_once_for_each_answer() {
        thread_local!(static ASKED: Cell<usize> = const { Cell::new(0) });
        let columns = || {
            ASKED.set(ASKED.get() + 1);
            Some(40)
        };
        let mut stream = Stream::default();
        let mut screen = Screen::fitting(&mut stream, Look::default(), columns);
        for answers in 1..=2 {
            // What a signal would tell is made before the answer is shown.
            let _ = screen.written(&[line("Good bye.")]);
            screen.write(&[line("You pass."), line("Your turn.")]).unwrap();
            assert_eq!(ASKED.get(), answers);
        }
    }

    #[test]
    fn a_terminal_without_a_width_gets_whole_lines() {
        let mut stream = Stream::default();
        let long = "word ".repeat(100).trim_end().to_owned();
        Screen::fitting(&mut stream, Look::default(), || Some(0)).write(&[line(&long)]).unwrap();
        assert_eq!(stream.writes, [format!("{long}\n")]);
    }
}
