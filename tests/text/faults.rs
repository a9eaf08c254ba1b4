//! Every diagnostic is a complete sentence in every language.

use std::io::ErrorKind;

use sixdot::rules::{Counted, Diagnostic, DiagnosticKind, Doubt, Form, Shape, SyntaxProblem};
use sixdot::text::{Lang, Locale};

/// Each variable in turn is each word between which a message chooses, and a word of its own.
#[test]
fn each_fault_is_told_in_whole_sentences() {
    for lang in Lang::ALL {
        let locale = Locale::new(lang);
        for what in samples() {
            let suggestion = Some("meant".to_owned());
            let under = Some(("option".to_owned(), "value".to_owned()));
            let plain = Diagnostic { key: "cards.ten.points".to_owned(), ..Diagnostic::in_file("", None, what) };
            let whole = Diagnostic { file: "a.toml".to_owned(), line: Some(3), suggestion, under, ..plain.clone() };
            for fault in [plain, whole] {
                let told = locale.fault(&fault).full;
                assert!(told.ends_with(['.', '?']), "{lang:?}: {told}");
                assert!(!told.contains(|sign| "\"*<>@\\_|~{}\n".contains(sign)), "{lang:?}: {told}");
            }
        }
    }
}

/// The messages whose selectors are not words of the file.
fn samples() -> Vec<DiagnosticKind> {
    use DiagnosticKind as F;
    let text = |text: &str| text.to_owned();
    let list = || vec![text("one"), text("two")];
    let mut samples = vec![
        F::UnknownWord { word: text("ton"), expected: Vec::new() },
        F::UnknownWord { word: text("ton"), expected: vec![text("number")] },
        F::UnknownWord { word: text("ton"), expected: list() },
        F::Idle { without: vec!["drawing.until-playable"] },
        F::Idle { without: vec!["drawing.until-playable", "drawing.then = turn-goes-on"] },
        F::DeckSize { cards: 109, needed: 108, players: 0 },
        F::DeckSize { cards: 32, needed: 43, players: 6 },
        F::UnknownOption { option: text("round"), expected: Vec::new() },
        F::UnknownOption { option: text("round"), expected: list() },
        F::OptionValue { option: text("blank"), value: text("x"), expected: Vec::new() },
        Doubt::Right { game: text("none"), changed: 0 }.into(),
        Doubt::Right { game: text("uno"), changed: 2 }.into(),
    ];
    let reasons = [
        ErrorKind::NotFound,
        ErrorKind::PermissionDenied,
        ErrorKind::InvalidData,
        ErrorKind::FileTooLarge,
        ErrorKind::IsADirectory,
        ErrorKind::InvalidFilename,
        ErrorKind::Other,
    ];
    samples.extend(reasons.map(|reason| F::Unreadable { reason }));
    let problems = [
        SyntaxProblem::BookQuotes,
        SyntaxProblem::Unquoted,
        SyntaxProblem::OpenText,
        SyntaxProblem::OpenBracket,
        SyntaxProblem::NoEquals,
        SyntaxProblem::NoValue,
        SyntaxProblem::NoComma,
        SyntaxProblem::Extra,
        SyntaxProblem::BadKey,
        SyntaxProblem::BadNumber,
        SyntaxProblem::TooDeep,
        SyntaxProblem::Other,
    ];
    samples.extend(problems.map(|problem| F::Syntax { problem }));
    let shapes = [Shape::Text, Shape::Number, Shape::Truth, Shape::List, Shape::Table, Shape::Other];
    samples.extend(shapes.map(|found| F::WrongType { wanted: Shape::Points, found }));
    let wanted = [Shape::Text, Shape::Number, Shape::Truth, Shape::List, Shape::Table, Shape::Effect];
    samples.extend(wanted.map(|wanted| F::WrongType { wanted, found: Shape::Other }));
    let forms = [Form::Name, Form::Clause, Form::Number, Form::Range, Form::Code, Form::Spoken];
    samples.extend(forms.map(|form| F::BadForm { text: text("x1"), form }));
    let counted = [Counted::Cards, Counted::Kinds, Counted::Colours, Counted::Bans];
    samples.extend(counted.map(|what| F::TooMany { what, count: 300, most: 256 }));
    samples
}
