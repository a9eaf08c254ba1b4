//! What was found, as a page: a table by module, and those that have survived.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;

use crate::mutant::{self, Mutant};
use crate::outcome::{self, Outcome};
use crate::place::Place;
use crate::suite;

/// What is counted of a module.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    all: usize,
    no_rust: usize,
    not_reached: usize,
    killed: usize,
    survived: usize,
    open: usize,
}

impl Count {
    fn row(self, module: &str) -> String {
        let tried = self.killed + self.survived;
        // Rounded down, so that nothing looks better than it is.
        let share = (self.killed * 1000).checked_div(tried).unwrap_or_default();
        let Count { all, no_rust, not_reached, killed, survived, open } = self;
        format!(
            "| {module} | {all} | {no_rust} | {not_reached} | {killed} | {survived} | {open} | {}.{} % |",
            share / 10,
            share % 10
        )
    }

    fn add(&mut self, other: Count) {
        self.all += other.all;
        self.no_rust += other.no_rust;
        self.not_reached += other.not_reached;
        self.killed += other.killed;
        self.survived += other.survived;
        self.open += other.open;
    }
}

/// The table and the list, as Markdown.
///
/// # Errors
/// If nothing was run yet.
pub fn report(place: &Place) -> io::Result<String> {
    let mutants = mutant::read(&place.mutants)?;
    let known = outcome::read(place)?;
    let reached: BTreeSet<u32> = suite::read(place)?.into_iter().flat_map(|test| test.reaches).collect();
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut survivors: BTreeMap<&str, Vec<&Mutant>> = BTreeMap::new();
    for mutant in &mutants {
        let count = counts.entry(&mutant.module).or_default();
        count.all += 1;
        let outcome = known.get(&mutant.name());
        match outcome {
            _ if !mutant.compiles => count.no_rust += 1,
            Some(Outcome::Killed { .. }) => count.killed += 1,
            None => count.open += 1,
            Some(_) => {
                count.survived += 1;
                count.not_reached += usize::from(!reached.contains(&mutant.id));
                survivors.entry(&mutant.file).or_default().push(mutant);
            }
        }
    }
    let mut text = String::from(
        "| Module | Mutants | do not compile | no test comes to them | killed | survived | not tried | killed of those tried |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    let mut all = Count::default();
    for (module, count) in counts {
        let _ = writeln!(text, "{}", count.row(module));
        all.add(count);
    }
    let _ = writeln!(text, "{}\n", all.row("all"));
    for (file, mutants) in survivors {
        let _ = writeln!(text, "{file}");
        for Mutant { id, line, function, change, .. } in mutants {
            let quick = if reached.contains(id) { "" } else { ", no test" };
            let _ = writeln!(text, "- {line}: `{function}`: {change}{quick}");
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_down() {
        let count = Count { all: 9, no_rust: 1, not_reached: 0, killed: 2, survived: 1, open: 5 };
        assert_eq!(count.row("engine"), "| engine | 9 | 1 | 0 | 2 | 1 | 5 | 66.6 % |");
    }
}
