//! Diagnostics of rule files, as data. The texts are in `locales/<lang>/faults.ftl`.

use std::fmt;
use std::io::ErrorKind;

use super::terms::nearest;
use super::tree::Shape;

/// A fault of a rule file, or of a request about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file; empty if none is concerned.
    pub file: String,
    /// The line, counted from 1; `None` for the whole file.
    pub line: Option<usize>,
    /// The path of the value with dots, such as `cards.seven.points`; places in a list are counted from 1. Empty if
    /// the fault is not about a value.
    pub key: String,
    /// The fault.
    pub what: DiagnosticKind,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
    /// The option and its value, if the fault appears only with that choice.
    pub under: Option<(String, String)>,
}

impl Diagnostic {
    /// A fault in a line of a file, or in the whole file.
    pub fn in_file(file: impl Into<String>, line: impl Into<Option<usize>>, what: impl Into<DiagnosticKind>) -> Self {
        Diagnostic { file: file.into(), line: line.into(), ..Diagnostic::new("", what.into()) }
    }

    /// A fault whose place is not known yet.
    pub(super) fn new(key: &str, what: DiagnosticKind) -> Self {
        let suggestion = what.suggestion(key).map(str::to_owned);
        Diagnostic { file: String::new(), line: None, key: key.to_owned(), what, suggestion, under: None }
    }
}

/// For logs and tests; people read the localised texts.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {:?}", self.file, self.line.unwrap_or(0), self.key, self.what)
    }
}

/// A fault. `expected` are the possible words.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiagnosticKind {
    /// The file cannot be read.
    Unreadable { reason: ErrorKind },
    /// The line is not TOML.
    Syntax { problem: SyntaxProblem },
    /// There are further faults.
    More { count: usize },
    /// There is no such key.
    UnknownKey { expected: Vec<String> },
    /// The word is not one of the possible ones, or refers to nothing.
    UnknownWord { word: String, expected: Vec<String> },
    /// The value has the wrong shape.
    WrongType { wanted: Shape, found: Shape },
    /// The number is too small or too large.
    OutOfRange { number: i64, min: i64, max: i64 },
    /// A name, number or text is malformed.
    BadForm { text: String, form: Form },
    /// A key is missing.
    MissingKey,
    /// A key, an item of a list, an effect or a section is repeated.
    Twice { item: String },
    /// A list, text or section is empty.
    Empty,
    /// The deck has too many of something.
    TooMany { what: Counted, count: usize, most: usize },
    /// Two entries have the same face, code, title or number, so that they cannot be told apart.
    Same { other: String, both: String },
    /// Two values contradict each other.
    Conflict { other: String },
    /// The value has no effect without one of these.
    Idle { without: Vec<&'static str> },
    /// The deck has too few cards to deal, or a number that fills no stacks. `players` is 0 for any number.
    DeckSize { cards: usize, needed: usize, players: u8 },
    /// Every card goes back as start card.
    NoStartCard,
    /// No card may be the last one.
    NoLastCard,
    /// The match has no end.
    EndlessMatch,
    /// A card fits on no other card.
    NeverFits { card: String },
    /// Nothing fits on a card.
    DeadEnd { card: String },
    /// No table of the game can be divided into so many teams.
    NoTeams { teams: u8, max: u8 },
    /// Files extend each other in a circle, or too many of them do.
    Chain { chain: Vec<String> },
    /// The requested game does not exist.
    UnknownGame { game: String, expected: Vec<String> },
    /// There is a game with the id of a file already.
    GameExists { game: String },
    /// The keys of an option do not go together.
    OptionForm,
    /// An option was chosen that the game does not have.
    UnknownOption { option: String, expected: Vec<String> },
    /// A value was chosen that the option does not have.
    OptionValue { option: String, value: String, expected: Vec<String> },
    /// A value was chosen that is not a number of the option's range.
    OptionNumber { option: String, value: String, min: u32, max: u32 },
    /// Two chosen options write the same key, or one excludes the other.
    OptionsClash { first: String, second: String },
    /// A rule book does not begin with the game's name.
    BookName,
    /// A heading of a rule book names neither a clause nor a card.
    BookHeading { heading: String },
    /// A warning, or a statement about a correct file.
    Doubt(Doubt),
}

impl DiagnosticKind {
    /// The word that was probably meant.
    fn suggestion(&self, key: &str) -> Option<&str> {
        let (word, expected) = match self {
            DiagnosticKind::UnknownKey { expected } => (key.rsplit('.').next()?, expected),
            DiagnosticKind::UnknownWord { word, expected }
            | DiagnosticKind::UnknownGame { game: word, expected }
            | DiagnosticKind::UnknownOption { option: word, expected }
            | DiagnosticKind::OptionValue { value: word, expected, .. } => (word.as_str(), expected),
            _ => return None,
        };
        nearest(word, expected.iter().map(String::as_str))
    }
}

/// A warning, or a statement about a correct file.
#[allow(missing_docs)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// Inherited examples come out differently.
    ExamplesChanged { game: String, count: u32, examples: Vec<String>, clauses: Vec<String> },
    /// Most trial rounds ended at the turn limit. `share` is in percent.
    EndsAtLimit { share: u32, players: u8 },
    /// In most trial rounds nobody could play or draw any more. `share` is in percent.
    EndsBlocked { share: u32, players: u8 },
    /// The first player won nearly all trial rounds. `share` is in percent.
    FirstWins { share: u32, players: u8 },
    /// A card was never played in the trial rounds.
    NeverLaid { card: String, rounds: u32, players: u8 },
    /// A file has no faults. `game` is its base, or `none`.
    Right { game: String, changed: u32 },
    /// A word for a `call`, `colour`, `card` or `option` is also a command. `lang` is the language of the command,
    /// or `own` for that of the message.
    WordIsCommand { what: &'static str, id: String, word: String, lang: String },
}

impl From<Doubt> for DiagnosticKind {
    fn from(doubt: Doubt) -> Self {
        DiagnosticKind::Doubt(doubt)
    }
}

/// Kinds of TOML syntax errors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxProblem {
    /// A string without quotes.
    Unquoted,
    /// Typographic quotation marks.
    BookQuotes,
    /// An unclosed string.
    OpenText,
    /// An unclosed bracket or brace.
    OpenBracket,
    /// A key without `=`.
    NoEquals,
    /// No value after `=`.
    NoValue,
    /// A missing comma.
    NoComma,
    /// Something superfluous: a comma, `=`, or text after the value.
    Extra,
    /// A key that needs quotes.
    BadKey,
    /// An invalid number.
    BadNumber,
    /// Too many nested tables.
    TooDeep,
    /// Any other error.
    Other,
}

/// The form that a text should have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Small letters, digits and hyphens.
    Name,
    /// The number of a clause.
    Clause,
    /// A whole number.
    Number,
    /// A range of numbers.
    Range,
    /// One to three visible characters of ASCII.
    Code,
    /// A text without characters that screen readers pronounce.
    Spoken,
}

/// Parts of a deck that are limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// All cards.
    Cards,
    /// Cards with different faces.
    Kinds,
    /// Colours.
    Colours,
    /// Banned rows of the times table.
    Bans,
}

/// The most faults of a game that are reported; a last one gives the number of the others.
const MOST_TOLD: usize = 100;

/// The faults that were found so far, with their offsets.
#[derive(Clone, Debug, Default)]
pub struct Findings(Vec<(Option<usize>, Diagnostic)>);

impl Findings {
    /// Adds a fault of the value at a path; without an offset it concerns the whole file or the request.
    pub fn tell(&mut self, at: impl Into<Option<usize>>, key: &str, what: DiagnosticKind) {
        self.0.push((at.into(), Diagnostic::new(key, what)));
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns true if further faults would not be listed.
    pub fn is_full(&self) -> bool {
        self.0.len() > MOST_TOLD
    }

    pub fn retain(&mut self, is_told: impl Fn(&DiagnosticKind) -> bool) {
        self.0.retain(|(_, fault)| is_told(&fault.what));
    }

    pub fn append(&mut self, mut more: Findings) {
        self.0.append(&mut more.0);
    }

    /// Appends findings that appear only with a value of an option.
    pub fn append_under(&mut self, option: &str, value: &str, more: Findings) {
        for (at, fault) in more.0 {
            if !self.0.iter().any(|(other, known)| *other == at && known.what == fault.what) {
                self.0.push((at, Diagnostic { under: Some((option.to_owned(), value.to_owned())), ..fault }));
            }
        }
    }

    /// Computes files and lines, sorts by them and removes duplicates. `file` is the requested one.
    pub fn into_faults(mut self, sources: &Sources, file: &str) -> Vec<Diagnostic> {
        self.0.sort_by_key(|(at, _)| *at);
        let mut faults: Vec<Diagnostic> = Vec::with_capacity(self.0.len());
        for (at, fault) in self.0 {
            let place = at.and_then(|at| sources.locate(at));
            let (file, line) = place.map_or((file, None), |(file, line)| (file, Some(line)));
            let fault = Diagnostic { file: file.to_owned(), line, ..fault };
            if !faults
                .iter()
                .rev()
                .take_while(|known| known.line == fault.line && known.file == fault.file)
                .any(|known| *known == fault)
            {
                faults.push(fault);
            }
        }
        if let Some(next) = faults.get(MOST_TOLD) {
            let more = DiagnosticKind::More { count: faults.len() - MOST_TOLD };
            let more = Diagnostic::in_file(next.file.clone(), next.line, more);
            faults.truncate(MOST_TOLD);
            faults.push(more);
        }
        faults
    }
}

/// The files of one game in a single space of offsets.
#[derive(Debug, Default)]
pub struct Sources {
    files: Vec<SourceFile>,
}

#[derive(Clone, Debug)]
struct SourceFile {
    name: String,
    end: usize,
    /// The offsets of line starts.
    lines: Vec<usize>,
}

impl Sources {
    /// Appends a file and returns the offset of its first byte.
    pub fn add(&mut self, name: &str, text: &str) -> usize {
        let start = self.files.last().map_or(0, |file| file.end + 1);
        let breaks = text.match_indices('\n').map(|(at, _)| start + at + 1);
        let lines = std::iter::once(start).chain(breaks).collect();
        self.files.push(SourceFile { name: name.to_owned(), end: start + text.len(), lines });
        start
    }

    /// The file and line (counted from 1) of an offset; `None` outside all files.
    pub fn locate(&self, offset: usize) -> Option<(&str, usize)> {
        let file = self.files.get(self.files.partition_point(|file| file.end < offset))?;
        Some((&file.name, file.lines.partition_point(|line| *line <= offset)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_offset_has_its_file_and_line() {
        let mut sources = Sources::default();
        assert_eq!(sources.locate(0), None);
        let first = sources.add("a.toml", "x = 1\ny = 2");
        let second = sources.add("b.toml", "\nz = 3\n");
        assert_eq!(sources.locate(first), Some(("a.toml", 1)));
        assert_eq!(sources.locate(first + 6), Some(("a.toml", 2)));
        assert_eq!(sources.locate(first + 11), Some(("a.toml", 2)), "the end of a file belongs to it");
        assert_eq!(sources.locate(second), Some(("b.toml", 1)));
        assert_eq!(sources.locate(second + 1), Some(("b.toml", 2)));
        assert_eq!(sources.locate(second + 8), None);
    }
}
