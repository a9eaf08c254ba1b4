//! Diagnostics of rule files, as data. The texts are in `locales/<lang>/faults.ftl`.

use std::fmt;

use super::Clause;
use super::terms::nearest;
use super::tree::Sources;

pub use super::diagnostic_kind::{BookFault, DiagnosticKind, Doubt};

impl DiagnosticKind {
    /// Returns true if it concerns the form of a value, independently of the rest of the file.
    fn is_of_form(&self) -> bool {
        matches!(
            self,
            DiagnosticKind::UnknownKey { .. }
                | DiagnosticKind::UnknownWord { .. }
                | DiagnosticKind::WrongType { .. }
                | DiagnosticKind::NeedsTable { .. }
                | DiagnosticKind::OutOfRange { .. }
                | DiagnosticKind::OneEffect { .. }
                | DiagnosticKind::NotAClause { .. }
        )
    }

    /// Returns true if a word is among the variables of the message, or a part of a key in them.
    pub(super) fn mentions(&self, word: &str) -> bool {
        self.message()
            .1
            .into_iter()
            .any(|(_, arg)| matches!(arg, Arg::Text(text) if text.split('.').any(|part| part == word)))
    }
}

/// A fault of a rule file, or of a request about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file; empty if none is concerned.
    pub file: String,
    /// The line, counted from 1; `None` for the whole file.
    pub line: Option<usize>,
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
        Diagnostic { file: file.into(), line: line.into(), what: what.into(), suggestion: None, under: None }
    }
}

/// The most faults of a game that are reported; a last one gives the number of the others.
const MOST_TOLD: usize = 100;

/// A fault at an offset, before its file and line are computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RawDiagnostic {
    at: Option<usize>,
    what: DiagnosticKind,
    suggestion: Option<String>,
    under: Option<(String, String)>,
}

/// The faults that were found so far.
#[derive(Clone, Debug, Default)]
pub struct Findings(Vec<RawDiagnostic>);

impl Findings {
    /// Adds a fault at an offset; without one it concerns the whole file or the request.
    pub fn tell(&mut self, at: impl Into<Option<usize>>, what: DiagnosticKind) {
        self.0.push(RawDiagnostic { at: at.into(), what, suggestion: None, under: None });
    }

    /// Adds a fault and suggests the nearest word.
    pub fn tell_near<'a>(
        &mut self,
        at: impl Into<Option<usize>>,
        what: DiagnosticKind,
        word: &str,
        meant: impl IntoIterator<Item = &'a str>,
    ) {
        let suggestion = nearest(word, meant).map(str::to_owned);
        self.0.push(RawDiagnostic { at: at.into(), what, suggestion, under: None });
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.0.iter().filter_map(|finding| finding.at)
    }

    pub fn retain(&mut self, is_told: impl Fn(&DiagnosticKind) -> bool) {
        self.0.retain(|finding| is_told(&finding.what));
    }

    pub fn append(&mut self, mut more: Findings) {
        self.0.append(&mut more.0);
    }

    /// Drops faults that follow from others: an option sets a number where another value is wrong.
    pub fn drop_consequences(&mut self) {
        let wrong = |key: &str| {
            self.0.iter().any(|finding| match &finding.what {
                DiagnosticKind::WrongType { key: other, .. } | DiagnosticKind::NeedsTable { key: other, .. } => {
                    other == key
                }
                _ => false,
            })
        };
        let follows: Vec<bool> = self
            .0
            .iter()
            .map(|finding| matches!(&finding.what, DiagnosticKind::NotANumber { key, .. } if wrong(key)))
            .collect();
        let mut follows = follows.into_iter();
        self.0.retain(|_| !follows.next().unwrap_or(false));
    }

    /// Drops faults that may follow from `others`: all that do not concern the form of a value, and those at the
    /// same places.
    pub fn drop_possible_consequences(&mut self, others: &Findings) {
        let elsewhere = |finding: &RawDiagnostic| !others.0.iter().any(|other| other.at == finding.at);
        self.0.retain(|finding| finding.what.is_of_form() && elsewhere(finding));
    }

    /// Appends findings after changing their kinds.
    pub fn append_as(&mut self, more: Findings, tell: impl Fn(DiagnosticKind) -> DiagnosticKind) {
        self.0.extend(more.0.into_iter().map(|finding| RawDiagnostic { what: tell(finding.what), ..finding }));
    }

    /// Appends findings that appear only with a value of an option.
    pub fn append_under(&mut self, option: &str, value: &str, more: Findings) {
        for finding in more.0 {
            if self.0.len() > MOST_TOLD {
                return;
            }
            // The keys of a missing table are not reported one by one.
            let is_missing = |finding: &RawDiagnostic| matches!(finding.what, DiagnosticKind::MissingKey { .. });
            let again = |known: &RawDiagnostic| {
                is_missing(known) && known.under.as_ref().is_some_and(|(other, _)| other == option)
            };
            if is_missing(&finding) && self.0.iter().any(again) {
                continue;
            }
            if !self.0.iter().any(|known| known.at == finding.at && known.what == finding.what) {
                self.0.push(RawDiagnostic { under: Some((option.to_owned(), value.to_owned())), ..finding });
            }
        }
    }

    /// Computes files and lines, sorts by them and removes duplicates. Further faults in an unreadable line are
    /// dropped. `file` is the requested one.
    pub fn into_faults(mut self, sources: &Sources, file: &str) -> Vec<Diagnostic> {
        self.0.sort_by_key(|finding| finding.at);
        let mut faults: Vec<Diagnostic> = Vec::with_capacity(self.0.len());
        for RawDiagnostic { at, what, suggestion, under } in self.0 {
            let place = at.and_then(|at| sources.locate(at));
            let (file, line) = place.map_or((file, None), |(file, line)| (file, Some(line)));
            let fault = Diagnostic { file: file.to_owned(), line, what, suggestion, under };
            if !faults.iter().rev().take_while(|known| same_place(known, &fault)).any(|known| *known == fault) {
                faults.push(fault);
            }
        }
        let is_syntax = |fault: &&Diagnostic| matches!(fault.what, DiagnosticKind::Syntax { .. });
        let line = |faults: &[Diagnostic]| {
            let unread = faults.iter().any(|fault| is_syntax(&fault));
            faults.iter().filter(|fault| !unread || is_syntax(fault)).cloned().collect::<Vec<_>>()
        };
        let mut told: Vec<Diagnostic> = faults.chunk_by(same_place).flat_map(line).collect();
        if let Some(next) = told.get(MOST_TOLD) {
            let what = DiagnosticKind::TooMany { count: told.len() - MOST_TOLD };
            let rest = Diagnostic { what, suggestion: None, under: None, ..next.clone() };
            told.truncate(MOST_TOLD);
            told.push(rest);
        }
        told
    }
}

fn same_place(one: &Diagnostic, other: &Diagnostic) -> bool {
    one.line == other.line && one.file == other.file
}

/// For logs and tests; people read the localised texts.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, _) = self.what.message();
        write!(f, "{}:{}: {id}", self.file, self.line.unwrap_or(0))
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
    /// A superfluous comma or `=`.
    ExtraSign,
    /// Text after the value.
    ExtraText,
    /// A key that needs quotes.
    BadKey,
    /// An unknown escape sequence.
    BadEscape,
    /// An invalid number.
    BadNumber,
    /// Neither `true` nor `false`.
    BadTruth,
    /// Any other error.
    Other,
}

/// The reason why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// It does not exist.
    Missing,
    /// Permission was denied.
    Forbidden,
    /// It is not UTF-8.
    NotText,
    /// It is too large for a rule file.
    TooLarge,
    /// It is a device or a pipe.
    NoFile,
    /// Its name is not the id of a game with `.toml`.
    Name,
    /// Any other reason.
    Other,
}

/// The shape of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A string.
    Text,
    /// An integer.
    Number,
    /// A decimal number.
    Decimal,
    /// A boolean.
    Truth,
    /// A date or a time.
    Date,
    /// A list.
    List,
    /// A table.
    Table,
    /// A number of points, or the word `number`.
    Points,
}

macro_rules! tokens {
    ($type:ty { $($variant:ident: $token:literal),+ $(,)? }) => {
        impl $type {
            /// The selector in messages.
            #[must_use]
            pub fn token(self) -> &'static str {
                match self {
                    $(Self::$variant => $token,)+
                }
            }
        }
    };
}

tokens!(SyntaxProblem {
    Unquoted: "unquoted",
    BookQuotes: "book-quotes",
    OpenText: "open-text",
    OpenBracket: "open-bracket",
    NoEquals: "no-equals",
    NoValue: "no-value",
    NoComma: "no-comma",
    ExtraSign: "extra-sign",
    ExtraText: "extra-text",
    BadKey: "bad-key",
    BadEscape: "bad-escape",
    BadNumber: "bad-number",
    BadTruth: "bad-truth",
    Other: "other",
});

tokens!(FileProblem {
    Missing: "missing",
    Forbidden: "forbidden",
    NotText: "not-text",
    TooLarge: "too-large",
    NoFile: "no-file",
    Name: "name",
    Other: "other",
});

tokens!(Shape {
    Text: "text",
    Number: "number",
    Decimal: "decimal",
    Truth: "truth",
    Date: "date",
    List: "list",
    Table: "table",
    Points: "points",
});

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A word of a file, or a selector.
    Text(String),
    /// Several words of a file; an empty list becomes the text `none`.
    List(Vec<String>),
    /// A number.
    Number(i64),
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Arg::Text(text.clone())
    }
}

impl From<&Vec<String>> for Arg {
    fn from(list: &Vec<String>) -> Self {
        if list.is_empty() { Arg::Text("none".to_owned()) } else { Arg::List(list.clone()) }
    }
}

impl From<&Clause> for Arg {
    fn from(clause: &Clause) -> Self {
        Arg::Text(clause.to_string())
    }
}

impl From<&usize> for Arg {
    fn from(number: &usize) -> Self {
        Arg::Number(i64::try_from(*number).unwrap_or(i64::MAX))
    }
}

macro_rules! from_number {
    ($($number:ty),+) => {
        $(impl From<&$number> for Arg {
            fn from(number: &$number) -> Self {
                Arg::Number(i64::from(*number))
            }
        })+
    };
}

from_number!(u8, u32, i64);

macro_rules! from_token {
    ($($token:ty),+) => {
        $(impl From<&$token> for Arg {
            fn from(token: &$token) -> Self {
                Arg::Text(token.token().to_owned())
            }
        })+
    };
}

from_token!(SyntaxProblem, FileProblem, Shape);
