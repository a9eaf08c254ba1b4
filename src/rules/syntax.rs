//! Parses TOML into a tree. Reports all syntax errors and keeps everything that can be read in spite of them.

use std::collections::HashSet;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::diagnostic::{DiagnosticKind, Findings, SyntaxProblem};
use super::tree::{Node, Table, TableEntry, Value};

/// The deepest nesting of tables and lists; a rule file needs eight.
const MAX_DEPTH: usize = 24;

/// The most dots of a line outside comments. Each dot of a key nests a table, and the TOML parser does not limit the
/// depth.
const MAX_DOTS: usize = 40;

/// Parses a text that begins at offset `start`.
pub fn parse(text: &str, start: usize, findings: &mut Findings) -> Table {
    let mut text = text.to_owned();
    let deep: Vec<Range<usize>> = lines(&text).filter(|line| dots(&text[line.clone()]) > MAX_DOTS).collect();
    for line in deep {
        findings.tell(start + line.start, "", syntax(SyntaxProblem::TooDeep));
        blank(&mut text, line);
    }
    // An unclosed bracket swallows the rest of the file: blank its statement and parse again.
    let (mut document, mut errors) = DeTable::parse_recoverable(&text);
    if errors.iter().any(swallows_rest) {
        for statement in open_statements(&text) {
            findings.tell(start + statement.start, "", syntax(SyntaxProblem::OpenBracket));
            blank(&mut text, statement);
        }
        (document, errors) = DeTable::parse_recoverable(&text);
    }
    report_errors(&text, start, &errors, findings);
    table(document.into_inner(), start, MAX_DEPTH, findings)
}

fn syntax(problem: SyntaxProblem) -> DiagnosticKind {
    DiagnosticKind::Syntax { problem }
}

/// Converts the output of the TOML parser for a text that begins at offset `start`.
fn table(from: DeTable<'_>, start: usize, depth: usize, findings: &mut Findings) -> Table {
    let mut entries: Vec<(String, TableEntry)> = from
        .into_iter()
        .map(|(key, value)| {
            let key_at = start + key.span().start;
            (key.into_inner().into_owned(), TableEntry { key_at, node: node(value, start, depth, findings) })
        })
        .collect();
    entries.sort_by_key(|(_, entry)| entry.key_at);
    Table(entries)
}

fn node(from: Spanned<DeValue<'_>>, start: usize, depth: usize, findings: &mut Findings) -> Node {
    let at = start + from.span().start;
    let value = match from.into_inner() {
        DeValue::String(text) => Value::Text(text.into_owned()),
        DeValue::Integer(number) => Value::Number(whole(number.as_str(), number.radix())),
        DeValue::Float(number) => Value::Other(number.to_string()),
        DeValue::Boolean(truth) => Value::Truth(truth),
        DeValue::Datetime(date) => Value::Other(date.to_string()),
        DeValue::Array(_) | DeValue::Table(_) if depth == 0 => {
            findings.tell(at, "", syntax(SyntaxProblem::TooDeep));
            Value::List(Vec::new())
        }
        DeValue::Array(list) => {
            Value::List(list.into_iter().map(|item| node(item, start, depth - 1, findings)).collect())
        }
        DeValue::Table(from) => Value::Table(table(from, start, depth - 1, findings)),
    };
    Node { at, value }
}

/// Parses an integer and clamps it to the range of `i64`.
fn whole(digits: &str, radix: u32) -> i64 {
    i64::from_str_radix(digits, radix).unwrap_or(if digits.starts_with('-') { i64::MIN } else { i64::MAX })
}

/// Reports the first error of each line: the others follow from it.
fn report_errors(text: &str, start: usize, errors: &[Error], findings: &mut Findings) {
    let starts: Vec<usize> = lines(text).map(|line| line.start).collect();
    let mut told = HashSet::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let line = starts.partition_point(|start| *start <= span.start);
        if !told.insert(line) {
            continue;
        }
        let what = match error.message() {
            "duplicate key" => DiagnosticKind::Twice { item: text.get(span.clone()).unwrap_or_default().to_owned() },
            _ if outside_strings(&text[line_at(&starts, line, text.len())])
                .any(|sign| BOOK_QUOTES.contains(&sign)) =>
            {
                syntax(SyntaxProblem::BookQuotes)
            }
            message => syntax(problem(message, &span)),
        };
        findings.tell(start + span.start, "", what);
    }
}

/// Typographic quotation marks, which word processors insert.
const BOOK_QUOTES: [char; 9] = ['„', '“', '”', '‟', '‘', '’', '‚', '«', '»'];

/// The characters of a line outside strings and comments.
fn outside_strings(line: &str) -> impl Iterator<Item = char> {
    let mut quote = None;
    let is_outside = move |sign: &char| {
        let was_outside = quote.is_none();
        match quote {
            Some(mark) if mark == *sign => quote = None,
            None if matches!(sign, '"' | '\'') => quote = Some(*sign),
            _ => {}
        }
        was_outside && quote.is_none()
    };
    line.chars().filter(is_outside).take_while(|sign| *sign != '#')
}

/// The byte range of a line, counted from 1.
fn line_at(starts: &[usize], line: usize, end: usize) -> Range<usize> {
    let start = starts.get(line.saturating_sub(1)).copied().unwrap_or(end);
    start..starts.get(line).copied().unwrap_or(end).max(start)
}

/// Classifies the parser's messages; an unknown message becomes `Other`.
fn problem(message: &str, span: &Range<usize>) -> SyntaxProblem {
    let begins = |start: &str| message.starts_with(start);
    if begins("string values must be quoted") {
        return if span.is_empty() { SyntaxProblem::NoValue } else { SyntaxProblem::Unquoted };
    }
    let known: [(&[&str], SyntaxProblem); 8] = [
        (&["unclosed"], SyntaxProblem::OpenBracket),
        (&["key with no value", "missing assignment"], SyntaxProblem::NoEquals),
        (&["missing value", "missing key"], SyntaxProblem::NoValue),
        (&["missing comma", "extra assignment"], SyntaxProblem::NoComma),
        (
            &["extra comma", "extra `=`", "unexpected `=`", "unexpected key or value", "unexpected content"],
            SyntaxProblem::Extra,
        ),
        (&["invalid unquoted key", "unquoted keys", "keys cannot be"], SyntaxProblem::BadKey),
        (&["invalid boolean"], SyntaxProblem::Unquoted),
        (
            &["invalid integer", "invalid float", "invalid fraction", "invalid date", "unexpected leading zero"],
            SyntaxProblem::BadNumber,
        ),
    ];
    if begins("invalid") && message.contains("string") && message.contains("expected") {
        return SyntaxProblem::OpenText;
    }
    known
        .into_iter()
        .find(|(starts, _)| starts.iter().any(|start| begins(start)))
        .map_or(SyntaxProblem::Other, |(_, problem)| problem)
}

/// Returns true if the parser took everything up to the end of the file for one value.
fn swallows_rest(error: &Error) -> bool {
    let message = error.message();
    message.starts_with("unclosed inline table")
        || message.starts_with("unclosed array") && !message.starts_with("unclosed array table")
}

/// Statements that open more brackets than they close. A statement ends before the next unindented line with a key
/// or a header.
fn open_statements(text: &str) -> Vec<Range<usize>> {
    let starts: Vec<Range<usize>> = lines(text).filter(|line| is_statement_start(&text[line.clone()])).collect();
    let ends = starts.iter().skip(1).map(|line| line.start).chain([text.len()]);
    let statements = starts.iter().zip(ends).map(|(line, end)| line.start..end);
    statements
        .filter(|statement| !text[statement.start..].starts_with('[') && has_open_brackets(&text[statement.clone()]))
        .collect()
}

fn is_statement_start(line: &str) -> bool {
    let key = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.'\"".contains(&byte);
    let name_end = |from: &str| from.bytes().take_while(|byte| key(*byte)).count();
    if let Some(header) = line.strip_prefix('[') {
        let header = header.trim_start_matches('[');
        return name_end(header) > 0 && header[name_end(header)..].starts_with(']');
    }
    name_end(line) > 0 && line[name_end(line)..].trim_start().starts_with('=')
}

/// Returns true if brackets outside strings and comments stay open.
fn has_open_brackets(statement: &str) -> bool {
    let depth = |sign| match sign {
        '[' | '{' => 1,
        ']' | '}' => -1,
        _ => 0,
    };
    statement.lines().flat_map(outside_strings).map(depth).sum::<i32>() > 0
}

fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    text.split_inclusive('\n').scan(0, |start, line| {
        let range = *start..*start + line.len();
        *start = range.end;
        Some(range)
    })
}

fn dots(line: &str) -> usize {
    if line.trim_start().starts_with('#') { 0 } else { line.bytes().filter(|byte| *byte == b'.').count() }
}

/// Overwrites a range with spaces, which preserves all offsets.
fn blank(text: &mut String, range: Range<usize>) {
    let spaces: String = text[range.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
    text.replace_range(range, &spaces);
}

/// The line (counted from 1) of a rule file that defines a word: as a string of the entry `id` of a table, as that
/// id itself, or as a colour of the deck.
pub fn line_of_word(text: &str, tables: &[&str], id: &str, word: &str) -> Option<usize> {
    let tree = parse(text, 0, &mut Findings::default());
    let (above, own) = (tables.split_last()?.1.join("."), format!("{}.{id}", tables.join(".")));
    let at = match tree.find(&own) {
        Some(own) => text_at(own, word).unwrap_or(own.at),
        None => text_at(tree.find(&format!("{above}.colours"))?, word)?,
    };
    Some(text[..at].matches('\n').count() + 1)
}

/// The offset of a string in a value or in its items.
fn text_at(node: &Node, wanted: &str) -> Option<usize> {
    match &node.value {
        Value::Text(text) if text == wanted => Some(node.at),
        Value::List(items) => items.iter().find_map(|item| text_at(item, wanted)),
        Value::Table(table) => table.iter().find_map(|(_, entry)| text_at(&entry.node, wanted)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Diagnostic;
    use crate::rules::SyntaxProblem::{
        BadKey, BadNumber, BookQuotes, Extra, NoComma, NoEquals, NoValue, OpenBracket, OpenText, Other, TooDeep,
        Unquoted,
    };
    use crate::rules::diagnostic::Sources;

    fn read(text: &str) -> (Table, Vec<(usize, DiagnosticKind)>) {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add("test.toml", text);
        let table = parse(text, start, &mut findings);
        let place = |fault: Diagnostic| (fault.line.expect("a line"), fault.what);
        (table, findings.into_faults(&sources, "test.toml").into_iter().map(place).collect())
    }

    fn problems(text: &str) -> Vec<(usize, SyntaxProblem)> {
        let problem = |(line, what)| match what {
            DiagnosticKind::Syntax { problem } => (line, problem),
            other => panic!("{other:?}"),
        };
        read(text).1.into_iter().map(problem).collect()
    }

    #[test]
    fn every_common_slip_has_its_name() {
        let slips = [
            ("a = red", Unquoted),
            ("a = „red“", BookQuotes),
            ("a = [“red”, “blue”]", BookQuotes),
            ("a = «red»", BookQuotes),
            ("a = red # „red“", Unquoted),
            ("a =", NoValue),
            ("a", NoEquals),
            ("a: 3", NoEquals),
            ("[a", OpenBracket),
            ("a = [1, 2", OpenBracket),
            ("a = \"x", OpenText),
            ("a = 'x", OpenText),
            ("a = { b = 1 c = 2 }", NoComma),
            ("a = [\"b\" \"c\"]", NoComma),
            ("a == 2", Extra),
            ("a = { b = 1,, c = 2 }", Extra),
            ("[a]]", Extra),
            ("ä = 3", BadKey),
            ("a = \"\\q\"", Other),
            ("a = 1..9", BadNumber),
            ("a = 1.x", BadNumber),
            ("a = True", Unquoted),
        ];
        for (text, problem) in slips {
            assert_eq!(problems(text), [(1, problem)], "{text}");
        }
    }

    #[test]
    fn all_slips_are_told_and_the_rest_is_read() {
        let text = "a = [1, 2\nb = 3\nc = red\n[d]\ne = {\n f = 1\ng = 2\n[h]\ni = \"x\nj = 4\n";
        assert_eq!(problems(text), [(1, OpenBracket), (3, Unquoted), (5, OpenBracket), (9, OpenText)]);
        let (table, _) = read(text);
        assert!(table.find("b").is_some() && table.find("d.g").is_some() && table.find("h.j").is_some());
    }

    #[test]
    fn a_key_that_stands_there_twice_is_named() {
        let (_, faults) = read("a = 1\nb = 2\na = 3\n");
        assert_eq!(faults, [(3, DiagnosticKind::Twice { item: "a".to_owned() })]);
    }

    #[test]
    fn endless_dots_do_not_fill_the_stack() {
        let (_, faults) = read(&format!("a = 1\nb{} = 2\n", ".b".repeat(300_000)));
        assert_eq!(faults, [(2, DiagnosticKind::Syntax { problem: TooDeep })]);
        let key = format!("a{}", ".b".repeat(39));
        let (_, faults) = read(&format!("{}1{}", format!("{key} = {{\n").repeat(79), "}".repeat(79)));
        assert!(!faults.is_empty());
    }

    #[test]
    fn huge_numbers_stay_huge() {
        assert_eq!(whole("99999999999999999999", 10), i64::MAX);
        assert_eq!(whole("-99999999999999999999", 10), i64::MIN);
        assert_eq!(whole("-12", 10), -12);
        assert_eq!(whole("ff", 16), 255);
    }

    #[test]
    fn a_large_file_of_nonsense_is_read_at_once() {
        for line in ["a = [\n", "%\n", "[a\n", "a = \"\n", "a =\n"] {
            assert!(!read(&line.repeat(20_000)).1.is_empty());
        }
    }
}
