//! A typed line, cut into words once.

/// The most letters that a line may have.
pub const MOST_LETTERS: usize = 1000;

/// The most letters of a word that can mean anything.
pub(super) const LONGEST_WORD: usize = 40;

/// A word of a line, in the form in which words are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Word {
    text: String,
    /// Where it begins in the line as it was typed, and where it ends.
    start: usize,
    end: usize,
}

/// A typed line as words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed<'t> {
    raw: &'t str,
    words: Vec<Word>,
    /// Whether a question mark stands in it.
    asks: bool,
}

impl<'t> Typed<'t> {
    /// Cuts a line: small letters; hyphens, commas, full stops and the sign of a wish in braille as blanks, no apostrophes. The hyphen of a code such as
    /// `-2` stays, and a sign alone is a word.
    #[must_use]
    pub fn new(raw: &'t str) -> Self {
        let raw = raw.trim();
        // `? draw`, `draw ?!` and `draw? please` ask as well.
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

    /// The same as a question, by its first words.
    #[must_use]
    pub fn as_question(self) -> Self {
        Typed { asks: true, ..self }
    }

    /// How many words the longest of these phrases has with which it begins, and behind which it goes on; 0 if it begins with none.
    #[must_use]
    pub fn words_of(&self, phrases: &[String]) -> usize {
        let begins = |phrase: &&String| {
            let mut words = self.words();
            phrase.split(' ').all(|word| words.next() == Some(word)) && words.next().is_some()
        };
        phrases.iter().filter(begins).map(|phrase| phrase.split(' ').count()).max().unwrap_or(0)
    }

    /// Whether it is one of these phrases, word for word.
    #[must_use]
    pub fn is_one_of(&self, phrases: &[String]) -> bool {
        phrases.iter().any(|phrase| phrase.split(' ').eq(self.words()))
    }

    /// Whether two numbers stand for all from one to the other: with dots or a dash between them, or one of these words.
    #[must_use]
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

    /// The line as it was typed, without question marks before or behind it.
    #[must_use]
    pub fn raw(&self) -> &'t str {
        self.raw
    }

    /// Whether it asks: a question mark stands in it, or it begins like a question.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.asks
    }

    /// How many words it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether nothing is typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// A word.
    #[must_use]
    pub fn word(&self, index: usize) -> &str {
        &self.words[index].text
    }

    /// All words.
    #[must_use]
    pub fn words(&self) -> impl ExactSizeIterator<Item = &str> + Clone {
        self.words.iter().map(|word| word.text.as_str())
    }

    /// What was typed from a word on.
    #[must_use]
    pub fn from(&self, index: usize) -> &'t str {
        self.words.get(index).map_or("", |word| &self.raw[word.start..])
    }

    /// What was typed behind a word, where blanks part them; else nothing.
    #[must_use]
    pub fn behind(&self, index: usize) -> &'t str {
        let behind = self.words.get(index).map_or("", |word| &self.raw[word.end..]);
        if behind.starts_with(char::is_whitespace) { behind.trim_start() } else { "" }
    }

    /// What was typed from one word to another, both with it.
    #[must_use]
    pub fn between(&self, first: usize, last: usize) -> &'t str {
        match (self.words.get(first), self.words.get(last)) {
            (Some(first), Some(last)) if first.start < last.end => &self.raw[first.start..last.end],
            _ => "",
        }
    }
}

/// A phrase as it is looked up.
pub(super) fn key(phrase: &str) -> String {
    Typed::new(phrase).words().collect::<Vec<_>>().join(" ")
}

/// The words of what stands between two blanks.
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

/// A text as it is quoted in an answer: not all of a long one.
#[must_use]
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
