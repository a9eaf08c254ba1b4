//! What can be wrong with a rule file, as data. The words are in `locales/<lang>/faults.ftl`.

use std::fmt;

use super::Clause;
use super::terms::nearest;
use super::tree::Sources;

pub use super::diagnostic_kind::{BookFault, DiagnosticKind, Doubt};

impl DiagnosticKind {
    /// Whether it is a matter of how something is written, whatever else stands in the file.
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

    /// Whether a word of the file is among the variables of the message, also as a part of a key with dots.
    pub(super) fn speaks_of(&self, word: &str) -> bool {
        self.message()
            .1
            .into_iter()
            .any(|(_, arg)| matches!(arg, Arg::Text(text) if text.split('.').any(|part| part == word)))
    }
}

/// Something that is wrong with a rule file, or with what was asked of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file; empty if none is concerned.
    pub file: String,
    /// The line, counted from 1; `None` if it concerns the whole file.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: DiagnosticKind,
    /// What was probably meant.
    pub suggestion: Option<String>,
    /// The option and its value, if the file is wrong only with that choice.
    pub under: Option<(String, String)>,
}

impl Diagnostic {
    /// What is wrong in a line of a file; without one, with the whole file.
    pub fn in_file(file: impl Into<String>, line: impl Into<Option<usize>>, what: impl Into<DiagnosticKind>) -> Self {
        Diagnostic { file: file.into(), line: line.into(), what: what.into(), suggestion: None, under: None }
    }
}

/// The most faults of a game that are told together; how many more there are is told in a last one.
const MOST_TOLD: usize = 100;

/// A fault without its file and line: only the offset is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    at: Option<usize>,
    what: DiagnosticKind,
    suggestion: Option<String>,
    under: Option<(String, String)>,
}

/// All that was found so far.
#[derive(Clone, Debug, Default)]
pub struct Findings(Vec<Finding>);

impl Findings {
    /// Notes a fault at an offset; without one it concerns the whole file, or what was asked for.
    pub fn tell(&mut self, at: impl Into<Option<usize>>, what: DiagnosticKind) {
        self.0.push(Finding { at: at.into(), what, suggestion: None, under: None });
    }

    /// Notes a fault, and what was probably meant by a word.
    pub fn tell_near<'a>(
        &mut self,
        at: impl Into<Option<usize>>,
        what: DiagnosticKind,
        word: &str,
        meant: impl IntoIterator<Item = &'a str>,
    ) {
        let suggestion = nearest(word, meant).map(str::to_owned);
        self.0.push(Finding { at: at.into(), what, suggestion, under: None });
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where something was found.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.0.iter().filter_map(|finding| finding.at)
    }

    /// Leaves out what is not to be told.
    pub fn retain(&mut self, is_told: impl Fn(&DiagnosticKind) -> bool) {
        self.0.retain(|finding| is_told(&finding.what));
    }

    pub fn append(&mut self, mut more: Findings) {
        self.0.append(&mut more.0);
    }

    /// Leaves out what only follows from something else that was found: an option is to set a number, and another value stands
    /// there.
    pub fn leave_out_what_follows(&mut self) {
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

    /// Leaves out what another fault may have brought about: all that is not a matter of how something is written, and what
    /// stands where something else was found.
    pub fn leave_out_what_may_follow(&mut self, others: &Findings) {
        let elsewhere = |finding: &Finding| !others.0.iter().any(|other| other.at == finding.at);
        self.0.retain(|finding| finding.what.is_of_form() && elsewhere(finding));
    }

    /// Adds findings, some of which are told in another way.
    pub fn append_as(&mut self, more: Findings, tell: impl Fn(DiagnosticKind) -> DiagnosticKind) {
        self.0.extend(more.0.into_iter().map(|finding| Finding { what: tell(finding.what), ..finding }));
    }

    /// Adds what is found only with an option set to a value.
    pub fn append_under(&mut self, option: &str, value: &str, more: Findings) {
        for finding in more.0 {
            if self.0.len() > MOST_TOLD {
                return;
            }
            // What a missing table would have need not be told key by key.
            let is_missing = |finding: &Finding| matches!(finding.what, DiagnosticKind::MissingKey { .. });
            let again =
                |known: &Finding| is_missing(known) && known.under.as_ref().is_some_and(|(other, _)| other == option);
            if is_missing(&finding) && self.0.iter().any(again) {
                continue;
            }
            if !self.0.iter().any(|known| known.at == finding.at && known.what == finding.what) {
                self.0.push(Finding { under: Some((option.to_owned(), value.to_owned())), ..finding });
            }
        }
    }

    /// Finds files and lines; sorted by them, each fault once. In a line that could not be read, nothing else is told.
    /// `file` is the one that was asked for.
    pub fn into_faults(mut self, sources: &Sources, file: &str) -> Vec<Diagnostic> {
        self.0.sort_by_key(|finding| finding.at);
        let mut faults: Vec<Diagnostic> = Vec::with_capacity(self.0.len());
        for Finding { at, what, suggestion, under } in self.0 {
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

/// For logs and failing tests; people read the texts of the locales.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, _) = self.what.message();
        write!(f, "{}:{}: {id}", self.file, self.line.unwrap_or(0))
    }
}

/// In which way a line is not TOML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SyntaxProblem {
    /// A text without quotes.
    Unquoted,
    /// Quotation marks of a book instead of straight ones.
    BookQuotes,
    /// A quotation mark that is not closed.
    OpenText,
    /// A bracket or brace that is not closed.
    OpenBracket,
    /// A key without `=`.
    NoEquals,
    /// Nothing behind `=`.
    NoValue,
    /// No comma between two things of a list or table.
    NoComma,
    /// A comma, or `=`, too many.
    ExtraSign,
    /// Something behind the value.
    ExtraText,
    /// A key with characters that need quotes.
    BadKey,
    /// A backslash in a text before a character that cannot follow it.
    BadEscape,
    /// Not a number, though it begins like one.
    BadNumber,
    /// Not `true` or `false`, though it begins like it.
    BadTruth,
    /// Something else.
    Other,
}

/// Why a file cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// It is not there.
    Missing,
    /// It may not be read.
    Forbidden,
    /// It is not UTF-8 text.
    NotText,
    /// It is too large for a rule file.
    TooLarge,
    /// It is a device or a pipe, and no file.
    NoFile,
    /// Its name is no id of a game with `.toml` behind it.
    Name,
    /// Something else.
    Other,
}

/// What a value looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A text in quotes.
    Text,
    /// A whole number.
    Number,
    /// A number with a point.
    Decimal,
    /// `true` or `false`.
    Truth,
    /// A date or a time.
    Date,
    /// A list in brackets.
    List,
    /// A table.
    Table,
    /// A number of points, or the word `number`.
    Points,
}

macro_rules! tokens {
    ($type:ty { $($variant:ident: $token:literal),+ $(,)? }) => {
        impl $type {
            /// The word by which the texts choose.
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
    /// A word of a file, or one by which the message chooses.
    Text(String),
    /// Several words of a file; of none, there is the text `none` instead.
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
