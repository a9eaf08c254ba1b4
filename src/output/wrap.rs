//! Breaking a line at words to the width of a display or a terminal.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

/// NVDA drops a row of fewer characters without a word.
const SHORTEST_ROW: usize = 3;

/// What a cell of a display holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cells {
    /// A grapheme.
    Graphemes,
    /// A grapheme of six-dot braille or a sign before it: a number begins with a sign of its own, and so does a letter from
    /// a to j behind a number, since the two look alike.
    SixDots,
}

impl Cells {
    /// The cells that a grapheme takes behind a character.
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

    /// How many graphemes fit into so many cells at the beginning of a row, and how many cells those take.
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

    /// The cells of a text without blanks at its ends.
    pub fn count(self, text: &str) -> usize {
        // Each of these is a grapheme, and nearly all texts have no others.
        if self == Cells::Graphemes && text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return text.len();
        }
        self.fit(text.graphemes(true), usize::MAX).1
    }
}

/// The rows of a text, each of at most `width` cells as they are counted. Rows break at blanks only, not within a name that fits
/// on a row, and nothing is lost; a single word that is wider than the display is the only thing broken.
///
/// Words move down from the row before where a row would otherwise have fewer than three characters.
pub(super) fn wrap(text: &str, names: &[String], width: usize, cells: Cells) -> Vec<String> {
    wrap_words(units(text, names, width, cells, false).into_iter(), width, cells)
}

/// The same for the full texts of a terminal, where a number stays on the row of the word before it, too: "stack 4"; and the
/// number of an item on the row of the item: "4: king of hearts".
pub(super) fn wrap_numbers(text: &str, names: &[String], width: usize, cells: Cells) -> Vec<String> {
    wrap_words(units(text, names, width, cells, true).into_iter(), width, cells)
}

/// The rows of a full text at a terminal elsewhere, of which no more is known than its columns.
#[cfg(feature = "ssh")]
pub(crate) fn rows_at(text: &str, columns: usize) -> Vec<String> {
    wrap_numbers(text, &[], columns, Cells::Graphemes)
}

/// What stays on one row: words, and several of them that are a name or, where that is asked for, a number with what it is of.
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

/// How many words at the beginning stay together.
fn together(words: &[&str], names: &[Vec<&str>], numbers: bool) -> usize {
    let name_at = |words: &[&str]| names.iter().filter(|name| words.starts_with(name)).map(Vec::len).max();
    match words {
        [first, item @ ..] if numbers && is_item(first) && item.first().is_some_and(|word| !is_number(word)) => {
            1 + together(item, names, numbers)
        }
        // Of several numbers one behind the other only the first is bound.
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

/// Whether a word is the number of an item: "4:".
fn is_item(word: &str) -> bool {
    is_number(word) && word.ends_with(':')
}

/// Whether a word is the number of something, such as a stack, and not the colour of a card.
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

/// A word, or the part of one that is too wide, and its cells.
struct Word<'t> {
    text: &'t str,
    cells: usize,
}

/// How many cells words and the blanks between them take.
fn taken(words: &[Word]) -> usize {
    words.iter().map(|word| word.cells).sum::<usize>() + words.len().saturating_sub(1)
}

/// How many cells of a row are not blank.
fn inked(words: &[Word]) -> usize {
    words.iter().map(|word| word.cells).sum()
}

/// Moves words down to a row that is too short to be noticed, if the row before can spare them.
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

/// A word in pieces that fit, the last of them not too short to be noticed. Each grapheme is looked at once or twice, however
/// long the word is.
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

    fn wrap(text: &str, width: usize, cells: Cells) -> Vec<String> {
        super::wrap(text, &[], width, cells)
    }

    fn wrap_numbers(text: &str, width: usize, cells: Cells) -> Vec<String> {
        super::wrap_numbers(text, &[], width, cells)
    }

    #[test]
    fn a_name_stays_on_one_row() {
        let names = ["king of hearts,", "king of hearts.", "draw two"].map(str::to_owned);
        let rows = |text: &str, width: usize| super::wrap(text, &names, width, Cells::Graphemes);
        let text = "Anna plays the king of hearts, you draw two, Ben the king of hearts.";
        assert_eq!(rows(text, 26), ["Anna plays the", "king of hearts, you draw", "two, Ben the", "king of hearts."]);
        assert_eq!(rows("You may play draw two now", 20), ["You may play", "draw two now"]);
        assert_eq!(
            rows(text, 11)[..4],
            ["Anna plays", "the king of", "hearts, you", "draw two,"],
            "too wide for a row"
        );
        for width in 7..70 {
            for rows in [rows(text, width), super::wrap_numbers(text, &names, width, Cells::Graphemes)] {
                assert_eq!(rows.join(" "), text, "nothing is lost");
                assert!(rows.iter().all(|row| Cells::Graphemes.count(row) <= width), "{rows:?}");
            }
        }
        assert_eq!(
            super::wrap_numbers("You hold 3: king of hearts. 4: red 5.", &names, 18, Cells::Graphemes),
            ["You hold", "3: king of hearts.", "4: red 5."]
        );
        // A number that begins a name belongs to it and not to the word before it.
        let card = ["4 of diamonds.".to_owned()];
        assert_eq!(
            super::wrap_numbers("You play 4 of diamonds.", &card, 16, Cells::Graphemes),
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

    /// Twice as long takes twice as long: a word of a mebibyte would otherwise not end in a day.
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
}
