//! Plain text: what may leave the program, and what is taken of what comes in.

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
/// use sixdot::output::printable;
///
/// assert_eq!(printable("\u{1B}[1mRed\t5.\u{1B}[0m\r\n"), "Red 5.");
/// assert_eq!(printable("\u{1B}hand"), "hand");
/// ```
#[must_use]
pub fn printable(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            ESCAPE => skip_sequence(&mut chars),
            '\u{9B}' => skip_control_sequence(&mut chars),
            '\u{90}' | '\u{98}' | '\u{9D}'..='\u{9F}' => skip_string(&mut chars),
            _ if c.is_whitespace() => {
                if !plain.is_empty() && !plain.ends_with(' ') {
                    plain.push(' ');
                }
            }
            _ if c.is_control() || is_invisible(c) => {}
            _ => plain.push(c),
        }
    }
    plain.truncate(plain.trim_end().len());
    plain
}

/// Skips what follows an Escape and belongs to it (ECMA-48).
fn skip_sequence(chars: &mut Peekable<Chars>) {
    match chars.peek() {
        Some('[') => {
            chars.next();
            skip_control_sequence(chars);
        }
        Some('O') => {
            let mut ahead = chars.clone();
            ahead.next();
            // Arrows, Home, End and F1 to F4 of a keypad in application mode.
            if matches!(ahead.next(), Some('A'..='D' | 'F' | 'H' | 'M' | 'P'..='S')) {
                *chars = ahead;
            }
        }
        Some(']' | 'P' | 'X' | '^' | '_') => skip_string(chars),
        _ => {}
    }
}

/// Skips parameters and the final character; stops before a character that cannot belong to them.
fn skip_control_sequence(chars: &mut Peekable<Chars>) {
    while chars.next_if(|c| matches!(c, ' '..='?')).is_some() {}
    chars.next_if(|c| matches!(c, '@'..='~'));
}

/// Skips a string such as a window title, up to its end.
fn skip_string(chars: &mut Peekable<Chars>) {
    while let Some(c) = chars.next() {
        match c {
            BELL | STRING_END => return,
            ESCAPE if chars.next_if_eq(&'\\').is_some() => return,
            _ => {}
        }
    }
}

/// Marks that take no cell and are not spoken, or that turn the order of what is: the ends of directions,
/// soft hyphens, joiners, tags.
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

    use super::printable;

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
        fn sequences_among_words_leave_no_trace(text in "(\u{1B}(\\[[0-9;]{0,5}[A-Za-z]|O[A-D]|\\][a-z]{0,5}\u{7})|hand ){0,9}") {
            prop_assert!(printable(&text).split(' ').all(|word| word.is_empty() || word == "hand"));
        }
    }
}
