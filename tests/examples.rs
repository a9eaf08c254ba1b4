//! The examples of the built-in games, and what is told of examples that do not hold.

use sixdot::example::{Line, Report, check};
use sixdot::rules::Library;

fn told(report: &Report) -> Vec<String> {
    let tell = |line: &Line| match line {
        Line::Fixed(text) => text.clone(),
        Line::Fault(fault) => fault.to_string(),
    };
    report.lines.iter().map(tell).collect()
}

#[test]
fn all_built_in_examples_hold_and_show_every_clause() {
    let report = check(&Library::built_in(), &[], true);
    assert!(report.passed, "{}", told(&report).join("\n"));
}
