//! A typed line as tokens.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

/// The most letters of a line.
pub const MOST_LETTERS: usize = 1000;

/// The most words of a line that are compared; a text at its end may have more.
const MOST_WORDS: usize = 40;

/// Signs that phones, chats and other programs put around words.
const AROUND: &[char] = &['/', '!', '.', '–', '‘', '’', '“', '”', '\'', '?', '¿', '¡'];

/// A word in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub word: String,
    /// Byte offset of its first letter in the line.
    pub start: usize,
    /// Byte offset where the piece between two separators ends.
    pub end: usize,
    /// The number of the piece; a hyphen parts words of one piece.
    pub piece: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tokens<'t> {
    pub raw: &'t str,
    pub all: Vec<Token>,
    /// The byte offset of the first question mark.
    pub question: Option<usize>,
    /// There are more words than are compared.
    pub too_many: bool,
}

/// Lower case without apostrophes, composed.
pub(super) fn lower(word: &str) -> String {
    let lower = word.to_lowercase().replace('ß', "ss");
    lower.nfc().filter(|letter| !['\'', '’', '‘', '`', '´'].contains(letter)).collect()
}

/// Drops the accents, which not every keyboard has.
pub(super) fn plain(word: &str) -> String {
    if word.is_ascii() {
        return word.to_owned();
    }
    word.nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

fn is_separator(letter: char) -> bool {
    letter.is_whitespace() || [',', ':', ';', '"', '“', '”', '„', '(', ')', '…', '>', '='].contains(&letter)
}

impl<'t> Tokens<'t> {
    /// Commas, colons and hyphens part words, but the hyphen of a code such as `-2` stays. A question mark and an
    /// exclamation mark are words where they stand alone.
    pub fn new(raw: &'t str) -> Self {
        Tokens::up_to(raw, MOST_WORDS)
    }

    /// With at most one word more than this.
    fn up_to(raw: &'t str, most: usize) -> Self {
        let mut tokens = Tokens { raw, all: Vec::new(), question: None, too_many: false };
        let mut at = 0;
        for (piece, text) in raw.split(is_separator).enumerate() {
            let start = at;
            at += text.len();
            let end = at;
            at += raw[at..].chars().next().map_or(0, char::len_utf8);
            if tokens.all.len() > most {
                tokens.too_many = true;
                break;
            }
            if ["!", "?"].contains(&text) {
                tokens.all.push(Token { word: text.to_owned(), start, end, piece });
                continue;
            }
            tokens.add(text, start, piece);
        }
        let is_mark = |token: &Token| token.word == "?" || token.word == "!";
        if tokens.all.iter().any(|token| !is_mark(token)) {
            tokens.question = raw.find('?');
            tokens.all.retain(|token| token.word != "?");
        } else {
            tokens.all.truncate(1);
        }
        tokens
    }

    fn add(&mut self, text: &str, start: usize, piece: usize) {
        let body = text.trim_matches(AROUND);
        let start = start + (text.len() - text.trim_start_matches(AROUND).len());
        let is_code = body.strip_prefix('-').is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()));
        let end = start + body.len();
        let mut at = 0;
        let (sign, bits) = if is_code { body.split_at(1) } else { ("", body) };
        for bit in bits.split('-') {
            let word = lower(bit);
            if !word.is_empty() {
                let word = if at == 0 { format!("{sign}{word}") } else { word };
                let from = start + if at == 0 { 0 } else { sign.len() + at };
                self.all.push(Token { word, start: from, end: start + sign.len() + at + bit.len(), piece });
            }
            at += bit.len() + 1;
        }
        // The last word extends to the end of the piece.
        if let Some(last) = self.all.last_mut().filter(|last| last.piece == piece) {
            last.end = end;
        }
    }

    /// The text as it was typed from a word on, with the signs before it.
    pub fn text_from(&self, index: usize) -> &'t str {
        let from = index.checked_sub(1).map_or(0, |before| self.all[before].end);
        // Without the colon of `say: hello`, and the closing mark of a word in quotes.
        self.raw[from..].trim_start_matches([',', ':', '”', '"']).trim()
    }

    /// The text as it was typed from one word to another, inclusive, without signs around it.
    pub fn between(&self, first: usize, last: usize) -> &'t str {
        match (self.all.get(first), self.all.get(last)) {
            (Some(first), Some(last)) if first.start <= last.end => self.raw[first.start..last.end].trim(),
            _ => "",
        }
    }
}

/// The words of a name or a pattern.
pub(super) fn words_of(text: &str) -> Vec<String> {
    Tokens::up_to(text, usize::MAX).all.into_iter().map(|token| token.word).collect()
}

/// A text as it is compared with another one: its words without accents, with a blank between.
pub fn normal(text: &str) -> String {
    let words = plain(&words_of(text).join(" "));
    if words.is_empty() { text.trim().to_owned() } else { words }
}

/// A folded name with its possible endings and stems: Pekka, Pekan; Markus, Markuksen.
pub fn inflected(name: &str, endings: &[String]) -> Vec<String> {
    let mut stems = vec![name.to_owned()];
    let letters: Vec<char> = name.chars().collect();
    if let [start @ .., one, other, vowel] = letters.as_slice() {
        if one == other && ['k', 'p', 't'].contains(one) {
            stems.push(start.iter().chain([one, vowel]).collect());
        }
    }
    stems.extend(name.strip_suffix("nen").map(|stem| format!("{stem}se")));
    stems.extend(name.strip_suffix('s').map(|stem| format!("{stem}kse")));
    stems.iter().flat_map(|stem| endings.iter().map(move |ending| format!("{stem}{ending}"))).collect()
}

/// Quotes an input, shortened if it is long.
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= MOST {
        return text;
    }
    text.chars().take(MOST).collect::<String>().trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_into_words() {
        for (line, words) in [
            ("  Play red-5, I'll call UNO! ", "play red 5 ill call uno"),
            ("play -2 red", "play -2 red"),
            ("!", "!"),
            ("?", "?"),
            ("r2 !", "r2 !"),
            ("hand ??", "hand"),
            ("/top", "top"),
            ("“p b1”", "p b1"),
            ("‘top’ –counts blue 1…", "top counts blue 1"),
            ("Mau Mau v.2", "mau mau v.2"),
            ("stacking=both", "stacking both"),
            ("ka\u{308}si GRÜN", "käsi grün"),
            ("", ""),
        ] {
            assert_eq!(words_of(line).join(" "), words, "{line}");
        }
    }

    #[test]
    fn a_question_mark_anywhere_is_noted() {
        for (line, asks) in [("hand?", true), ("?hand", true), ("play? red 5", true), ("?", false), ("hand!", false)]
        {
            assert_eq!(Tokens::new(line).question.is_some(), asks, "{line}");
        }
    }

    #[test]
    fn text_stays_as_it_was_typed() {
        let tokens = Tokens::new("find Über-Anna  now?");
        assert_eq!((tokens.text_from(0), tokens.text_from(1)), ("find Über-Anna  now?", "Über-Anna  now?"));
        assert_eq!(tokens.text_from(3), "now?");
        assert_eq!(Tokens::new("log ../My.Log a").text_from(1), "../My.Log a");
        assert_eq!(Tokens::new("say: \"hello\"; you").text_from(1), "\"hello\"; you");
        assert_eq!(tokens.between(1, 2), "Über-Anna");
    }

    #[test]
    fn long_lines_are_bounded() {
        let tokens = Tokens::new(&"word ".repeat(100)).all.len();
        assert_eq!(tokens, MOST_WORDS + 1);
        assert_eq!(quoted(&"x".repeat(70_000)).chars().count(), 41);
    }
}
