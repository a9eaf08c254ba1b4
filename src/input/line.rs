//! A typed line as tokens.

/// The most letters of a line.
pub const MOST_LETTERS: usize = 1000;

/// The most letters of a word with a meaning.
pub(super) const LONGEST_WORD: usize = 40;

/// A token in the form in which words are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    /// Byte offsets in the typed line.
    start: usize,
    end: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<'t> {
    raw: &'t str,
    words: Vec<Word>,
    /// The line has a question mark.
    asks: bool,
}

impl<'t> Typed<'t> {
    /// Tokenizes a line: lower case; hyphens, commas, full stops and the braille wish mark as blanks; no apostrophes.
    /// The hyphen of a code such as `-2` stays, and punctuation alone is a token.
    pub fn new(raw: &'t str) -> Self {
        let raw = raw.trim();
        // `? draw`, `draw ?!` and `draw? please` are questions.
        let is_mark = |letter: char| matches!(letter, '?' | '!' | '.' | '"') || letter.is_whitespace();
        let open = raw.trim_matches(is_mark);
        let asks = raw.contains('?') && !open.is_empty();
        let raw = if asks { open } else { raw };
        let mut words = Vec::new();
        let mut at = 0;
        for piece in raw.split_whitespace() {
            let start = at + raw[at..].find(piece).unwrap_or(0);
            at = start + piece.len();
            cut(piece, start, &mut words);
        }
        if words.is_empty() && !raw.is_empty() {
            words.push(Word { text: raw.to_lowercase(), start: 0, end: raw.len() });
        }
        Typed { raw, words, asks }
    }

    pub fn as_question(self) -> Self {
        Typed { asks: true, ..self }
    }

    /// Number of words of the longest of these phrases that the line begins with and continues after; 0 if none.
    pub fn words_of(&self, phrases: &[String]) -> usize {
        let begins = |phrase: &&String| {
            let mut words = self.words();
            phrase.split(' ').all(|word| words.next() == Some(word)) && words.next().is_some()
        };
        phrases.iter().filter(begins).map(|phrase| phrase.split(' ').count()).max().unwrap_or(0)
    }

    pub fn is_one_of(&self, phrases: &[String]) -> bool {
        phrases.iter().any(|phrase| phrase.split(' ').eq(self.words()))
    }

    /// A range: dots or a dash between the numbers, or one of these words.
    pub fn has_range(&self, words: &[String]) -> bool {
        let is_number = |word: &Word| word.text.chars().all(|letter| letter.is_ascii_digit());
        let is_dash = |text: &str| !text.is_empty() && text.chars().all(|sign| "-–.".contains(sign));
        let joined = |pair: &[Word]| {
            is_number(&pair[0]) && is_number(&pair[1]) && is_dash(self.raw[pair[0].end..pair[1].start].trim())
        };
        let parts = |text: &String| words.contains(text) || is_dash(text);
        let parted = |three: &[Word]| is_number(&three[0]) && is_number(&three[2]) && parts(&three[1].text);
        self.words.windows(2).any(joined) || self.words.windows(3).any(parted)
    }

    /// As typed, without question marks at the ends.
    pub fn raw(&self) -> &'t str {
        self.raw
    }

    /// It has a question mark or begins like a question.
    pub fn asks(&self) -> bool {
        self.asks
    }

    pub fn len(&self) -> usize {
        self.words.len()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub fn word(&self, index: usize) -> &str {
        &self.words[index].text
    }

    pub fn words(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.words.iter().map(|word| word.text.as_str())
    }

    /// The typed text from a word on.
    pub fn from(&self, index: usize) -> &'t str {
        self.words.get(index).map_or("", |word| &self.raw[word.start..])
    }

    /// The typed text after a word, if a blank follows it.
    pub fn behind(&self, index: usize) -> &'t str {
        let behind = self.words.get(index).map_or("", |word| &self.raw[word.end..]);
        if behind.starts_with(char::is_whitespace) { behind.trim_start() } else { "" }
    }

    /// The typed text from one word to another, inclusive.
    pub fn between(&self, first: usize, last: usize) -> &'t str {
        match (self.words.get(first), self.words.get(last)) {
            (Some(first), Some(last)) if first.start < last.end => &self.raw[first.start..last.end],
            _ => "",
        }
    }
}

/// The lookup form of a phrase.
pub(super) fn key(phrase: &str) -> String {
    Typed::new(phrase).words().collect::<Vec<_>>().join(" ")
}

/// Splits the text between two blanks.
fn cut(piece: &str, start: usize, words: &mut Vec<Word>) {
    let is_code = piece.strip_prefix('-').is_some_and(|number| number.parse::<u16>().is_ok());
    let breaks = |letter: char| ['-', ',', '.', '!', '?', ':', '>'].contains(&letter) && !is_code;
    if piece == "!" {
        words.push(Word { text: piece.to_owned(), start, end: start + 1 });
        return;
    }
    let mut at = 0;
    for part in piece.split(breaks) {
        let text: String = part.chars().filter(|letter| !['\'', '’', '"'].contains(letter)).collect();
        if !text.is_empty() {
            words.push(Word { text: text.to_lowercase(), start: start + at, end: start + at + part.len() });
        }
        at += part.len();
        at += piece[at..].chars().next().map_or(0, char::len_utf8);
    }
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

    fn words(line: &str) -> Vec<String> {
        Typed::new(line).words().map(str::to_owned).collect()
    }

    #[test]
    fn a_line_is_cut_into_words() {
        assert_eq!(words("  Play red-5, I'll call UNO! "), ["play", "red", "5", "ill", "call", "uno"]);
        assert_eq!(words("play -2 red"), ["play", "-2", "red"]);
        assert_eq!(words("!"), ["!"]);
        assert_eq!(words("?"), ["?"]);
        assert_eq!(words(".."), [".."]);
        assert!(words("").is_empty());
    }

    #[test]
    fn a_question_mark_makes_a_question() {
        let typed = Typed::new("hand ??");
        assert!(typed.asks());
        assert_eq!(typed.raw(), "hand");
        for line in ["?hand", "? hand", "hand?!", "hand ?.", "hand? please", "\"hand?\""] {
            assert!(Typed::new(line).asks(), "{line}");
            assert_eq!(Typed::new(line).word(0), "hand", "{line}");
        }
        for line in ["?", "??", "hand!", "!", ".. ?"] {
            assert!(!Typed::new(line).asks(), "{line}");
        }
    }

    #[test]
    fn what_was_typed_can_be_told_from_a_word_on() {
        let typed = Typed::new("find Über-Anna  now");
        assert_eq!(typed.from(1), "Über-Anna  now");
        assert_eq!(typed.from(2), "Anna  now");
        assert_eq!(typed.between(1, 2), "Über-Anna");
        assert_eq!(typed.from(9), "");
    }

    #[test]
    fn what_stands_behind_a_word_keeps_all_its_signs() {
        let typed = Typed::new("log ../My.Log a");
        assert_eq!(typed.behind(0), "../My.Log a");
        assert_eq!(typed.behind(1), "", "a full stop parts them");
        assert_eq!((typed.behind(2), typed.behind(3), typed.behind(9)), ("a", "", ""));
    }

    #[test]
    fn a_range_is_told_from_two_numbers() {
        let to = ["to".to_owned()];
        for (line, is_range) in [
            ("play 1-3", true),
            ("1..3", true),
            ("play 1 – 3", true),
            ("play 1 to 3", true),
            ("play 1 3", false),
            ("play 1, 3", false),
            ("1 and 3", false),
            ("play red-5", false),
            ("play -2", false),
        ] {
            assert_eq!(Typed::new(line).has_range(&to), is_range, "{line}");
        }
    }

    #[test]
    fn a_long_text_is_not_quoted_whole() {
        assert_eq!(quoted("short"), "short");
        assert_eq!(quoted(&"x".repeat(70_000)).chars().count(), 41);
    }
}
