//! Breaking a line at words to the width of a display or a terminal.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

/// NVDA drops a row of fewer characters without a word.
const SHORTEST_ROW: usize = 3;

/// What counts the cells of a text without blanks at its ends.
pub(super) type Count = fn(&str) -> usize;

/// The cells of a text where a cell is a grapheme.
pub(super) fn cells(text: &str) -> usize {
    text.graphemes(true).count()
}

/// The cells of a text in six-dot braille: a number begins with a sign of its own, and so does a letter from a to j
/// behind a number, since the two look alike.
pub(super) fn six_dot_cells(text: &str) -> usize {
    let mut signs = 0;
    let mut last = ' ';
    for letter in text.chars() {
        let number = letter.is_ascii_digit() && !last.is_ascii_digit();
        signs += usize::from(number || last.is_ascii_digit() && matches!(letter, 'a'..='j'));
        last = letter;
    }
    cells(text) + signs
}

/// The rows of a text, each of at most `width` cells as they are counted. Rows break at blanks only, and nothing is
/// lost; a single word that is wider than the display is the only thing broken.
///
/// Words move down from the row before where a row would otherwise have fewer than three characters.
pub(super) fn wrap(text: &str, width: usize, count: Count) -> Vec<String> {
    wrap_words(text.split(' '), width, count)
}

/// The same for full texts: a number stays on the row of the word before it, since the name of a card would be broken
/// otherwise. A no-break space in the text would do that too, but readers speak it, and so would search and copying.
pub(super) fn wrap_names(text: &str, width: usize, count: Count) -> Vec<String> {
    let mut words: Vec<&str> = Vec::new();
    let mut start = 0;
    for blank in text.match_indices(' ').map(|(at, _)| at).chain([text.len()]) {
        let ahead = text.get(blank + 1..).unwrap_or_default();
        let bound = ahead.starts_with(|next: char| next.is_ascii_digit()) && !is_number(&text[start..blank]);
        let joined = start..blank + 1 + ahead.find(' ').unwrap_or(ahead.len());
        // Of several numbers one behind the other only the first is bound, and nothing wider than a row is.
        if bound && !text[start..blank].contains(' ') && joined.end <= text.len() && count(&text[joined]) <= width {
            continue;
        }
        words.push(&text[start..blank]);
        start = blank + 1;
    }
    wrap_words(words.into_iter(), width, count)
}

/// Whether a word is the number of something, such as a stack, and not the colour of a card.
fn is_number(word: &str) -> bool {
    word.starts_with(|first: char| first.is_ascii_digit())
}

fn wrap_words<'t>(words: impl Iterator<Item = &'t str>, width: usize, count: Count) -> Vec<String> {
    let words: Vec<Word> =
        words.filter(|word| !word.is_empty()).flat_map(|word| pieces(word, width, count)).collect();
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

/// A word in pieces that fit, the last of them not too short to be noticed.
fn pieces(word: &str, width: usize, count: Count) -> Vec<Word<'_>> {
    let mut pieces = Vec::new();
    let mut rest = word;
    while count(rest) > width {
        let ends: Vec<usize> = rest.grapheme_indices(true).map(|(start, _)| start).skip(1).collect();
        let fitting = ends.iter().take_while(|end| count(&rest[..**end]) <= width).count();
        let take = fitting.min((ends.len() + 1).saturating_sub(SHORTEST_ROW)).max(1);
        let (text, left) = rest.split_at(ends[take - 1]);
        pieces.push(Word { text, cells: count(text) });
        rest = left;
    }
    pieces.push(Word { text: rest, cells: count(rest) });
    pieces
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_number_of_a_card_stays_with_its_name() {
        let text = "You take red 12 and blue 24. Now free: 1: green 7.";
        assert_eq!(wrap_names(text, 12, cells), ["You take", "red 12 and", "blue 24. Now", "free: 1:", "green 7."]);
        assert_eq!(wrap(text, 12, cells)[0], "You take red");
        for width in 6..60 {
            let rows = wrap_names(text, width, cells);
            assert_eq!(rows.join(" "), text, "nothing is lost");
            assert!(rows.iter().all(|row| cells(row) <= width), "{rows:?}");
        }
        assert_eq!(wrap_names("1 2 3 4 5 6", 5, cells), ["1 2 3", "4 5 6"]);
        assert!(wrap_names("", 5, cells).is_empty());
    }

    #[test]
    fn rows_break_at_words() {
        assert_eq!(wrap("Anna b+2, Ben +2", 20, cells), ["Anna b+2, Ben +2"]);
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi", 20, cells), ["r2 rs y7 g4 b4 b9 wi"]);
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi w+4", 20, cells), ["r2 rs y7 g4 b4 b9 wi", "w+4"]);
        assert_eq!(wrap("b4 does not fit: r or 5 UN-2", 20, cells), ["b4 does not fit: r", "or 5 UN-2"]);
        assert!(wrap("", 20, cells).is_empty());
    }

    #[test]
    fn no_row_is_too_short_to_be_noticed() {
        assert_eq!(wrap("r2 rs y7 g4 b4 b9 wi 7c", 20, cells), ["r2 rs y7 g4 b4 b9", "wi 7c"]);
    }

    #[test]
    fn a_word_wider_than_the_display_is_broken() {
        assert_eq!(wrap("Ben Donaudampfschifffahrt", 20, cells), ["Ben", "Donaudampfschifffa", "hrt"]);
        assert_eq!(wrap("abcdefghijklm", 10, cells), ["abcdefghij", "klm"]);
        assert_eq!(wrap("abcdefghijk lm", 10, cells), ["abcdefgh", "ijk lm"]);
    }

    #[test]
    fn a_cell_is_a_grapheme() {
        let word = "e\u{301}".repeat(10);
        assert_eq!(wrap(&format!("{word} r5."), 10, cells), [word.as_str(), "r5."]);
    }

    #[test]
    fn six_dots_count_the_signs_of_numbers() {
        assert_eq!(["r5", "rsk", "b+2", "7c", "7p", "12", "me6"].map(six_dot_cells), [3, 3, 4, 4, 3, 3, 4]);
        assert_eq!(wrap("r5 b4 g3 y2", 10, six_dot_cells), ["r5 b4", "g3 y2"]);
        assert_eq!(wrap("1a1a1a1a1a", 10, six_dot_cells), ["1a1a1", "a1a1a"]);
    }

    proptest! {
        #[test]
        fn rows_of_six_dots_fit(text in "([a-z0-9+]{1,30} ?){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, six_dot_cells);
            prop_assert!(rows.iter().all(|row| six_dot_cells(row) <= width));
            let kept: String = rows.concat().split(' ').collect();
            prop_assert_eq!(kept, text.split(' ').collect::<String>());
        }

        #[test]
        fn nothing_is_lost_and_rows_fit(text in "([a-zä+]{1,30} ?){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, cells);
            prop_assert!(rows.iter().all(|row| row.graphemes(true).count() <= width));
            let kept: String = rows.concat().split(' ').collect();
            prop_assert_eq!(kept, text.split(' ').collect::<String>());
        }

        #[test]
        fn words_that_fit_stay_whole(text in "([a-z+]{1,10} ){0,40}", width in 10..=200usize) {
            let rows = wrap(&text, width, cells);
            let words: Vec<_> = rows.iter().flat_map(|row| row.split(' ')).collect();
            prop_assert_eq!(words, text.split_whitespace().collect::<Vec<_>>());
        }
    }
}
