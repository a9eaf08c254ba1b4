//! Sanitizing: removes escape sequences and control characters from text that enters or leaves the program.

use std::iter::Peekable;
use std::str::Chars;

const ESCAPE: char = '\u{1B}';
const BELL: char = '\u{7}';
const STRING_END: char = '\u{9C}';

/// The text without escape sequences, control characters and invisible marks, on one line and with single blanks.
///
/// A lone Escape, as typed by hand, goes alone: what follows it stays.
///
/// ```
/// use sixdot::terminal::printable;
///
/// assert_eq!(printable("\u{1B}[1mRed\t5.\u{1B}[0m\r\n"), "Red 5.");
/// assert_eq!(printable("\u{1B}hand"), "hand");
/// ```
pub fn printable(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in visible(text) {
        if c != ' ' || !plain.is_empty() && !plain.ends_with(' ') {
            plain.push(c);
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// A text of many lines and pages, laid out by blanks: what must not leave the program is taken out of it as by
/// [`printable`], and everything else stays where it is.
///
/// ```
/// use sixdot::terminal::printable_page;
///
/// assert_eq!(printable_page("Red\u{202E} 5.\n\n  \u{1B}[1mGreen.\n"), "Red 5.\n\n  Green.\n");
/// ```
pub fn printable_page(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    // An unterminated sequence would swallow the rest of the text.
    for part in text.split_inclusive(LAYOUT) {
        let end = part.chars().next_back().filter(|c| LAYOUT.contains(c));
        plain.extend(visible(part.strip_suffix(LAYOUT).unwrap_or(part)));
        plain.extend(end);
    }
    plain
}

const LAYOUT: [char; 2] = ['\n', '\u{C}'];

/// Visible characters: whitespace as blanks, without sequences and invisible characters.
fn visible(text: &str) -> impl Iterator<Item = char> {
    let mut chars = text.chars().peekable();
    std::iter::from_fn(move || {
        loop {
            match chars.next()? {
                ESCAPE => skip_sequence(&mut chars),
                '\u{9B}' => skip_control_sequence(&mut chars),
                '\u{90}' | '\u{98}' | '\u{9D}'..='\u{9F}' => skip_string(&mut chars),
                '\r' if chars.peek().is_none() => {}
                c if c.is_whitespace() => return Some(' '),
                c if c.is_control() || is_invisible(c) => {}
                c => return Some(c),
            }
        }
    })
}

/// Skips the rest of an escape sequence (ECMA-48).
fn skip_sequence(chars: &mut Peekable<Chars>) {
    match chars.peek() {
        Some('[') => {
            chars.next();
            skip_control_sequence(chars);
        }
        Some('O') => {
            let mut ahead = chars.clone();
            ahead.next();
            if matches!(ahead.next(), Some('A'..='D' | 'F' | 'H' | 'M' | 'P'..='S')) {
                *chars = ahead;
            }
        }
        Some(']' | 'P' | 'X' | '^' | '_') => skip_string(chars),
        _ => {}
    }
}

fn skip_control_sequence(chars: &mut Peekable<Chars>) {
    while chars.next_if(|c| matches!(c, ' '..='?')).is_some() {}
    chars.next_if(|c| matches!(c, '@'..='~'));
}

/// Skips a string such as a window title, up to its terminator.
fn skip_string(chars: &mut Peekable<Chars>) {
    while let Some(c) = chars.next() {
        match c {
            BELL | STRING_END => return,
            ESCAPE if chars.next_if_eq(&'\\').is_some() => return,
            _ => {}
        }
    }
}

/// Characters of no width, which are not spoken, and characters that change the direction of text.
fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{AD}'
            | '\u{61C}'
            | '\u{180E}'
            | '\u{200B}'..='\u{200F}'
            | '\u{202A}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E007F}'
    )
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{printable, printable_page};

    #[test]
    fn sequences_go_whole() {
        let cases = [
            ("\u{1B}[31mrot\u{1B}[0m", "rot"),
            ("\u{9B}2Jrot", "rot"),
            ("\u{1B}]0;title\u{7}rot", "rot"),
            ("\u{1B}]0;title\u{1B}\\rot", "rot"),
            ("\u{1B}P1$r\u{9C}rot", "rot"),
            ("ha\u{1B}[D\u{1B}\u{1B}[D\u{1B}OAnd", "hand"),
            ("\u{1B}[200~hand\u{1B}[201~", "hand"),
            ("\u{1B}Ok", "Ok"),
            ("\u{1B}[", ""),
            ("\u{1B}[ä", "ä"),
        ];
        for (text, plain) in cases {
            assert_eq!(printable(text), plain, "{text:?}");
        }
    }

    #[test]
    fn blanks_are_single_and_inside() {
        assert_eq!(printable("\t play\u{A0}\u{2028}r5 \r\n"), "play r5");
        assert_eq!(printable("a \u{200B} b"), "a b");
        assert_eq!(printable(" \u{0} "), "");
    }

    #[test]
    fn a_page_keeps_its_layout() {
        let page = "Uno\n\n  1. Red.\n\u{C}\t2.\u{A0}Blue.";
        assert_eq!(printable_page(page), "Uno\n\n  1. Red.\n\u{C} 2. Blue.");
        assert_eq!(printable_page("a\r\nb\u{1B}]0;title\nc\u{7}\u{202E}d"), "a\nb\ncd");
        assert_eq!(printable_page(""), "");
    }

    #[test]
    fn letters_of_names_stay() {
        let name = "Jörg Ääkkönen Łukasz e\u{301} \u{FFFD}";
        assert_eq!(printable(name), name);
    }

    proptest! {
        #[test]
        fn only_printable_text_is_left(text in any::<String>()) {
            let plain = printable(&text);
            prop_assert!(!plain.chars().any(char::is_control));
            prop_assert!(plain.chars().all(|c| c == ' ' || !c.is_whitespace()));
            prop_assert!(!plain.starts_with(' ') && !plain.ends_with(' ') && !plain.contains("  "));
            prop_assert_eq!(printable(&plain), plain.as_str());
        }

        #[test]
        fn only_printable_text_is_left_on_a_page(text in any::<String>()) {
            let plain = printable_page(&text);
            prop_assert!(!plain.chars().any(|c| c.is_control() && !super::LAYOUT.contains(&c)));
            prop_assert!(!plain.chars().any(super::is_invisible));
            prop_assert_eq!(printable(&plain), printable(&printable_page(&plain)));
        }

        #[test]
        fn sequences_among_words_leave_no_trace(text in "(\u{1B}(\\[[0-9;]{0,5}[A-Za-z]|O[A-D]|\\][a-z]{0,5}\u{7})|hand ){0,9}") {
            prop_assert!(printable(&text).split(' ').all(|word| word.is_empty() || word == "hand"));
        }
    }
}
