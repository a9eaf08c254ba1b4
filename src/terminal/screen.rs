//! The terminal: full text or braille forms, wrapped. A braille display shows the terminal, so braille forms replace
//! the full text.

use std::cell::Cell;
use std::io::{self, Write};
use std::ops::Range;
use std::rc::Rc;

use unicode_segmentation::UnicodeSegmentation;

use super::printable;
use super::sounds::SoundPlayer;
use super::speech::Speaker;
use crate::session::{Display, Dots, Look, Speech, Width};
use crate::text::{Cue, Line};

/// The output of a conversation: rows on a stream, and the speech and sounds of the lines.
pub struct Screen<'w> {
    to: Box<dyn Write + 'w>,
    look: Rc<Cell<Look>>,
    columns: fn() -> Option<usize>,
    speaker: Option<Speaker>,
    player: Option<SoundPlayer>,
}

impl<'w> Screen<'w> {
    /// A screen on a stream: one row a line unless there is a braille display.
    pub fn new(to: impl Write + 'w, look: Look) -> Self {
        Self::fitting(to, look, || None)
    }

    /// A screen on a terminal. The columns are queried for every answer, since windows change. If the width is
    /// unusable, the terminal wraps itself.
    pub fn fitting(to: impl Write + 'w, look: Look, columns: fn() -> Option<usize>) -> Self {
        Self { to: Box::new(to), look: Rc::new(Cell::new(look)), columns, speaker: None, player: None }
    }

    /// Speaks the full text of each line.
    pub fn with_speech(self, speaker: Speaker) -> Self {
        Self { speaker: Some(speaker), ..self }
    }

    /// Plays the sounds of the lines that are shown or spoken.
    pub fn with_sounds(self, player: SoundPlayer) -> Self {
        Self { player: Some(player), ..self }
    }

    pub fn steering(&self) -> Rc<Cell<Look>> {
        Rc::clone(&self.look)
    }

    fn wrapped(&self, line: &Line, columns: Option<usize>) -> Vec<String> {
        let look = self.look.get();
        let Some(shown) = look.shown(line) else { return Vec::new() };
        let text = printable(shown);
        let names: Vec<String> = line.names.iter().map(|name| printable(name)).collect();
        match look.width {
            // In six-dot braille a capital takes a cell for its sign.
            Some(width) if look.dots == Dots::Six => {
                let names: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
                wrap(&text.to_lowercase(), &names, width.cells(), Cells::SixDots, false)
            }
            Some(width) => wrap(&text, &names, width.cells(), Cells::Graphemes, false),
            None => match columns.filter(|columns| *columns >= Width::NARROWEST) {
                Some(columns) => wrap(&text, &names, columns, Cells::Graphemes, true),
                None => vec![text],
            },
        }
    }

    /// Shows an answer, or a page of one: whole lines in a single write. Without lines nothing is written.
    ///
    /// # Errors
    /// Those of the stream; [`io::ErrorKind::BrokenPipe`] when nobody reads any more.
    pub fn write(&mut self, lines: &[Line]) -> io::Result<()> {
        let rows = self.written(lines);
        if !rows.is_empty() {
            self.to.write_all(rows.as_bytes())?;
            self.to.flush()?;
        }
        if let Some(speaker) = &self.speaker {
            speaker.say(lines);
        }
        if let Some(player) = &self.player {
            let (look, manner) = (self.look.get(), self.speaker.as_ref().map(Speaker::manner));
            let is_spoken =
                |line: &Line| manner.as_ref().is_some_and(|manner| manner.on && manner.said(line).is_some());
            let is_told = |line: &&Line| look.shown(line).is_some_and(|shown| !shown.is_empty()) || is_spoken(line);
            let cues: Vec<Cue> = lines.iter().filter(is_told).filter_map(|line| line.cue).collect();
            if !cues.is_empty() {
                player.play(&cues);
            }
        }
        Ok(())
    }

    /// The text that [`Screen::write`] would write: rows, each with a newline.
    pub fn written(&self, lines: &[Line]) -> String {
        let columns = (self.columns)();
        let rows = lines.iter().flat_map(|line| self.wrapped(line, columns));
        rows.filter(|row| !row.is_empty()).map(|row| row + "\n").collect()
    }

    /// The number of rows that a line occupies, by which pages are measured. Without a braille display a line counts as
    /// one row, however it is wrapped: a page fits on a screen of usual width.
    pub fn rows(&self, line: &Line) -> usize {
        let look = self.look.get();
        match look.width {
            Some(_) => self.wrapped(line, None).len(),
            None => usize::from(look.shown(line).is_some_and(|shown| !printable(shown).is_empty())),
        }
    }
}

impl Display for Rc<Cell<Look>> {
    fn look(&self) -> Look {
        self.get()
    }

    fn change(&mut self, look: Look) {
        self.set(look);
    }
}

/// NVDA silently drops shorter rows.
const SHORTEST_ROW: usize = 3;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cells {
    Graphemes,
    /// Six-dot braille with its prefix signs: numbers have a number sign, and the letters a to j a letter sign after
    /// a number, since the two look alike.
    SixDots,
}

impl Cells {
    fn of(self, grapheme: &str, mut last: char) -> usize {
        let mut cells = 1;
        if self == Cells::SixDots {
            for letter in grapheme.chars() {
                let number = letter.is_ascii_digit() && !last.is_ascii_digit();
                cells += usize::from(number || last.is_ascii_digit() && matches!(letter, 'a'..='j'));
                last = letter;
            }
        }
        cells
    }

    /// Number of graphemes that fit at the beginning of a row, and their cells.
    fn fit<'t>(self, graphemes: impl IntoIterator<Item = &'t str>, width: usize) -> (usize, usize) {
        let (mut count, mut taken, mut last) = (0, 0, ' ');
        for grapheme in graphemes {
            let cells = self.of(grapheme, last);
            if taken + cells > width {
                break;
            }
            (count, taken) = (count + 1, taken + cells);
            last = grapheme.chars().next_back().unwrap_or(last);
        }
        (count, taken)
    }

    pub fn count(self, text: &str) -> usize {
        if self == Cells::Graphemes && text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return text.len();
        }
        self.fit(text.graphemes(true), usize::MAX).1
    }
}

/// Wraps a text into rows of at most `width` cells. Rows break at blanks, not within a name that fits on a row, and
/// nothing is lost; only a word wider than the display is split.
///
/// Words move down from the row before if a row would have fewer than three characters. With `numbers`, a number stays
/// with the word before it ("stack 4"), and the number of a list item with the item ("4: king of hearts").
pub(super) fn wrap(text: &str, names: &[String], width: usize, cells: Cells, numbers: bool) -> Vec<String> {
    wrap_words(units(text, names, width, cells, numbers).into_iter(), width, cells)
}

/// Wraps a full text for a remote terminal of this width.
#[cfg(feature = "ssh")]
pub(crate) fn rows_at(text: &str, columns: usize) -> Vec<String> {
    wrap(text, &[], columns, Cells::Graphemes, true)
}

/// Units that stay on one row: words, names and, with `numbers`, numbers with the word that they belong to.
fn units<'t>(text: &'t str, names: &[String], width: usize, cells: Cells, numbers: bool) -> Vec<&'t str> {
    let names: Vec<Vec<&str>> = names.iter().map(|name| name.split(' ').collect()).collect();
    let words: Vec<&str> = text.split(' ').collect();
    let mut units = Vec::new();
    let (mut rest, mut text) = (words.as_slice(), text);
    while let [first, ..] = rest {
        let length = |count: usize| rest[..count].iter().map(|word| word.len() + 1).sum::<usize>() - 1;
        let whole = &text[..length(together(rest, &names, numbers))];
        let unit = if cells.count(whole) <= width { whole } else { first };
        units.push(unit);
        rest = &rest[unit.split(' ').count()..];
        text = text.get(unit.len() + 1..).unwrap_or_default();
    }
    units
}

fn together(words: &[&str], names: &[Vec<&str>], numbers: bool) -> usize {
    let name_at = |words: &[&str]| names.iter().filter(|name| words.starts_with(name)).map(Vec::len).max();
    match words {
        [first, item @ ..] if numbers && is_item(first) && item.first().is_some_and(|word| !is_number(word)) => {
            1 + together(item, names, numbers)
        }
        [first, next, ..]
            if numbers
                && is_number(next)
                && !is_item(next)
                && !is_number(first)
                && name_at(&words[1..]).is_none() =>
        {
            name_at(words).unwrap_or(2)
        }
        _ => name_at(words).unwrap_or(1),
    }
}

fn is_item(word: &str) -> bool {
    is_number(word) && word.ends_with(':')
}

/// A number of something, such as a stack; not a card's colour.
fn is_number(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit())
}

fn wrap_words<'t>(words: impl Iterator<Item = &'t str>, width: usize, cells: Cells) -> Vec<String> {
    let words: Vec<Word> =
        words.filter(|word| !word.is_empty()).flat_map(|word| pieces(word, width, cells)).collect();
    let mut rows: Vec<Range<usize>> = Vec::new();
    for i in 0..words.len() {
        match rows.last_mut() {
            Some(row) if taken(&words[row.start..=i]) <= width => row.end = i + 1,
            _ => rows.push(i..i + 1),
        }
    }
    for i in (1..rows.len()).rev() {
        lengthen(&words, &mut rows[i - 1..=i], width);
    }
    rows.into_iter().map(|row| words[row].iter().map(|word| word.text).collect::<Vec<_>>().join(" ")).collect()
}

struct Word<'t> {
    text: &'t str,
    cells: usize,
}

fn taken(words: &[Word]) -> usize {
    inked(words) + words.len().saturating_sub(1)
}

fn inked(words: &[Word]) -> usize {
    words.iter().map(|word| word.cells).sum()
}

/// Moves words down to a row that is too short, if the row before can spare them.
fn lengthen(words: &[Word], pair: &mut [Range<usize>], width: usize) {
    while inked(&words[pair[1].clone()]) < SHORTEST_ROW {
        let border = pair[1].start - 1;
        let spared = inked(&words[pair[0].start..border]) >= SHORTEST_ROW;
        if !spared || taken(&words[border..pair[1].end]) > width {
            return;
        }
        pair[0].end = border;
        pair[1].start = border;
    }
}

/// Splits a word into pieces that fit, the last of them not too short. Linear in the length of the word.
fn pieces(word: &str, width: usize, cells: Cells) -> Vec<Word<'_>> {
    let whole = cells.count(word);
    if whole <= width {
        return vec![Word { text: word, cells: whole }];
    }
    let graphemes: Vec<&str> = word.graphemes(true).collect();
    let mut pieces = Vec::new();
    let (mut rest, mut text) = (graphemes.as_slice(), word);
    loop {
        let (fitting, taken) = cells.fit(rest.iter().copied(), width);
        if fitting == rest.len() {
            pieces.push(Word { text, cells: taken });
            return pieces;
        }
        let take = fitting.min(rest.len().saturating_sub(SHORTEST_ROW)).max(1);
        let (piece, left) = text.split_at(rest[..take].iter().map(|grapheme| grapheme.len()).sum());
        pieces.push(Word { text: piece, cells: cells.count(piece) });
        (rest, text) = (&rest[take..], left);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::session::{BrailleForm, Detail};
    use crate::terminal::capture::{Stream, line};
    use crate::text::{Channel, Urgency};

    fn braille(text: &str) -> Line {
        Line { braille: text.to_owned(), ..line("The full text.") }
    }

    fn for_cells(cells: usize) -> Look {
        Look::braille(Width::new(cells).expect("a width"))
    }

    #[test]
    fn the_braille_form_is_written_in_one_write() {
        let mut stream = Stream::default();
        let mut screen = Screen::new(&mut stream, for_cells(20));
        let long = braille("me6 Anna6 Ben8 Christine\u{1B}[0m 12");
        assert_eq!(screen.rows(&long), 2);
        screen.write(&[braille("Anna r9"), long]).unwrap();
        drop(screen);
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
        steering.change(Look { form: BrailleForm::Full, ..for_cells(10) });
        screen.write(&[braille("Anna r9")]).unwrap();
        drop(screen);
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
        drop(screen);
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
        drop(screen);
        assert_eq!(stream.writes, ["You hold 3 cards.\n"]);
    }

    #[test]
    fn a_terminal_gets_rows_that_end_at_words() {
        let mut stream = Stream::default();
        let mut output = Screen::fitting(&mut stream, Look::default(), || Some(40));
        let long = line("You hold 7 cards. Red: 2. Green: 6, skip, reverse.");
        assert_eq!(output.rows(&long), 1);
        output.write(&[long, line("Your turn.")]).unwrap();
        drop(output);
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

    fn wrap(text: &str, width: usize, cells: Cells) -> Vec<String> {
        super::wrap(text, &[], width, cells, false)
    }

    fn wrap_numbers(text: &str, width: usize, cells: Cells) -> Vec<String> {
        super::wrap(text, &[], width, cells, true)
    }

    #[test]
    fn a_name_stays_on_one_row() {
        let names = ["king of hearts,", "king of hearts.", "draw two"].map(str::to_owned);
        let rows = |text: &str, width: usize| super::wrap(text, &names, width, Cells::Graphemes, false);
        let text = "Anna plays the king of hearts, you draw two, Ben the king of hearts.";
        assert_eq!(rows(text, 26), ["Anna plays the", "king of hearts, you draw", "two, Ben the", "king of hearts."]);
        assert_eq!(rows("You may play draw two now", 20), ["You may play", "draw two now"]);
        assert_eq!(
            rows(text, 11)[..4],
            ["Anna plays", "the king of", "hearts, you", "draw two,"],
            "too wide for a row"
        );
        for width in 7..70 {
            for rows in [rows(text, width), super::wrap(text, &names, width, Cells::Graphemes, true)] {
                assert_eq!(rows.join(" "), text, "nothing is lost");
                assert!(rows.iter().all(|row| Cells::Graphemes.count(row) <= width), "{rows:?}");
            }
        }
        assert_eq!(
            super::wrap("You hold 3: king of hearts. 4: red 5.", &names, 18, Cells::Graphemes, true),
            ["You hold", "3: king of hearts.", "4: red 5."]
        );
        // A number that begins a name belongs to the name.
        let card = ["4 of diamonds.".to_owned()];
        assert_eq!(
            super::wrap("You play 4 of diamonds.", &card, 16, Cells::Graphemes, true),
            ["You play", "4 of diamonds."]
        );
    }

    #[test]
    fn the_number_of_a_card_stays_with_its_name() {
        let text = "You take red 12 and blue 24. Now free: 1: green 7.";
        assert_eq!(
            wrap_numbers(text, 12, Cells::Graphemes),
            ["You take", "red 12 and", "blue 24. Now", "free:", "1: green 7."]
        );
        assert_eq!(wrap(text, 12, Cells::Graphemes)[0], "You take red");
        for width in 6..60 {
            let rows = wrap_numbers(text, width, Cells::Graphemes);
            assert_eq!(rows.join(" "), text, "nothing is lost");
            assert!(rows.iter().all(|row| Cells::Graphemes.count(row) <= width), "{rows:?}");
        }
        assert_eq!(wrap_numbers("1 2 3 4 5 6", 5, Cells::Graphemes), ["1 2 3", "4 5 6"]);
        assert!(wrap_numbers("", 5, Cells::Graphemes).is_empty());
    }

    #[test]
    fn rows_break_at_words() {
        assert_eq!(wrap("Anna b+2, Ben +2", 20, Cells::Graphemes), ["Anna b+2, Ben +2"]);
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi", 20, Cells::Graphemes), ["r2 rs y7 g4 b4 b9 wi"]);
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi w+4", 20, Cells::Graphemes), ["r2 rs y7 g4 b4 b9 wi", "w+4"]);
        assert_eq!(wrap("b4 does not fit: r or 5 UN-2", 20, Cells::Graphemes), ["b4 does not fit: r", "or 5 UN-2"]);
        assert!(wrap("", 20, Cells::Graphemes).is_empty());
    }

    #[test]
    fn no_row_is_too_short_to_be_noticed() {
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi 7c", 20, Cells::Graphemes), ["r2 rs y7 g4 b4 b9", "wi 7c"]);
    }

    #[test]
    fn a_word_wider_than_the_display_is_broken() {
        assert_eq!(wrap("Ben Donaudampfschifffahrt", 20, Cells::Graphemes), ["Ben", "Donaudampfschifffa", "hrt"]);
        assert_eq!(wrap("abcdefghijklm", 10, Cells::Graphemes), ["abcdefghij", "klm"]);
        assert_eq!(wrap("abcdefghijk lm", 10, Cells::Graphemes), ["abcdefgh", "ijk lm"]);
    }

    /// With a quadratic algorithm a word of a mebibyte would take a day.
    #[test]
    fn a_very_long_word_is_broken_at_once() {
        let word = "1a".repeat(1 << 19);
        for cells in [Cells::Graphemes, Cells::SixDots] {
            let rows = wrap(&word, 20, cells);
            assert_eq!(rows.concat(), word);
            assert!(rows.iter().all(|row| cells.count(row) <= 20));
        }
    }

    #[test]
    fn a_cell_is_a_grapheme() {
        let word = "e\u{301}".repeat(10);
        assert_eq!(wrap(&format!("{word} r5."), 10, Cells::Graphemes), [word.as_str(), "r5."]);
    }

    #[test]
    fn cells_are_counted_as_they_fit() {
        for text in ["", "red 5", "~!", "pää 1a", "a\u{301}b", "e\u{301}"] {
            for cells in [Cells::Graphemes, Cells::SixDots] {
                assert_eq!(cells.count(text), cells.fit(text.graphemes(true), usize::MAX).1, "{text:?}");
            }
        }
    }

    #[test]
    fn six_dots_count_the_signs_of_numbers() {
        assert_eq!(
            ["r5", "rsk", "b+2", "7c", "7p", "12", "me6"].map(|text| Cells::SixDots.count(text)),
            [3, 3, 4, 4, 3, 3, 4]
        );
        assert_eq!(wrap("r5 b4 g3 y2", 10, Cells::SixDots), ["r5 b4", "g3 y2"]);
        assert_eq!(wrap("1a1a1a1a1a", 10, Cells::SixDots), ["1a1a1", "a1a1a"]);
    }

    proptest! {
        #[test]
        fn rows_of_six_dots_fit(text in "([a-z0-9+]{1,30} ?){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, Cells::SixDots);
            prop_assert!(rows.iter().all(|row| Cells::SixDots.count(row) <= width));
            let kept: String = rows.concat().split(' ').collect();
            prop_assert_eq!(kept, text.split(' ').collect::<String>());
        }

        #[test]
        fn nothing_is_lost_and_rows_fit(text in "([a-zä+]{1,30} ?){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, Cells::Graphemes);
            prop_assert!(rows.iter().all(|row| row.graphemes(true).count() <= width));
            let kept: String = rows.concat().split(' ').collect();
            prop_assert_eq!(kept, text.split(' ').collect::<String>());
        }

        #[test]
        fn words_that_fit_stay_whole(text in "([a-z+]{1,10} ){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, Cells::Graphemes);
            let words: Vec<_> = rows.iter().flat_map(|row| row.split(' ')).collect();
            prop_assert_eq!(words, text.split_whitespace().collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_answer_is_one_write_and_flushed() {
        let mut stream = Stream::default();
        Screen::new(&mut stream, Look::default()).write(&[line("You play red 5."), line("Anna draws.")]).unwrap();
        assert_eq!(stream.writes, ["You play red 5.\nAnna draws.\n"]);
        assert_eq!(stream.flushes, 1);
    }

    #[test]
    fn nothing_to_say_writes_nothing() {
        let mut stream = Stream::default();
        Screen::new(&mut stream, Look::default()).write(&[]).unwrap();
        Screen::new(&mut stream, Look::default()).write(&[line("\u{1B}[0m")]).unwrap();
        assert!(stream.writes.is_empty());
    }

    #[test]
    fn a_line_stays_one_line() {
        let mut stream = Stream::default();
        Screen::new(&mut stream, Look::default()).write(&[line("You hold\r\n\r\n  2 cards.")]).unwrap();
        assert_eq!(stream.writes, ["You hold 2 cards.\n"]);
    }

    proptest! {
        #[test]
        fn only_printable_text_and_newlines_leave(texts in prop::collection::vec(any::<String>(), 0..5)) {
            let mut stream = Stream::default();
            let lines: Vec<_> = texts.iter().map(|text| line(text)).collect();
            Screen::new(&mut stream, Look::default()).write(&lines).unwrap();
            prop_assert!(stream.writes.len() <= 1);
            let written = stream.writes.concat();
            prop_assert!(written.chars().all(|c| c == '\n' || !c.is_control()));
            prop_assert!(!written.starts_with('\n') && !written.contains("\n\n"));
            prop_assert!(written.is_empty() || written.ends_with('\n'));
        }
    }
}
