//! What a fault can say in one word, by which the texts choose.

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
