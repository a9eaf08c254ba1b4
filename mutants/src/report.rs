//! What was found, as `docs/mutants.md` has it: a table by module, and those that have survived.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;

use crate::judged::{self, Judged, Kind};
use crate::mutant::{self, Mutant};
use crate::outcome::{self, Outcome};
use crate::place::Place;
use crate::suite;

/// What is counted of a module.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    all: usize,
    no_rust: usize,
    open: usize,
    killed: usize,
    survived: usize,
    in_part: usize,
    not_reached: usize,
    no_fault: usize,
}

/// In percent, rounded down, so that nothing looks better than it is.
fn share(killed: usize, tried: usize) -> String {
    let share = (killed * 1000).checked_div(tried).unwrap_or_default();
    format!("{}.{} %", share / 10, share % 10)
}

impl Count {
    fn row(self, module: &str) -> String {
        let tried = self.killed + self.survived;
        let Count { all, no_rust, open, killed, survived, in_part, not_reached, no_fault } = self;
        format!(
            "| {module} | {all} | {no_rust} | {open} | {tried} | {killed} | {survived} | {in_part} | {not_reached} | {no_fault} | {} | {} |",
            share(killed, tried),
            share(killed, tried - no_fault)
        )
    }

    fn add(&mut self, other: Count) {
        self.all += other.all;
        self.no_rust += other.no_rust;
        self.open += other.open;
        self.killed += other.killed;
        self.survived += other.survived;
        self.in_part += other.in_part;
        self.not_reached += other.not_reached;
        self.no_fault += other.no_fault;
    }
}

/// Under which heading a survivor is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Heading {
    NoFault,
    Guess,
    Unheld,
    Unnoticed,
    InPart,
    NoTest,
}

impl Heading {
    fn text(self) -> &'static str {
        match self {
            Heading::NoFault => "What is no fault",
            Heading::Guess => "What only computer players guess",
            Heading::Unheld => "What no test holds",
            Heading::Unnoticed => "What no test noticed",
            Heading::InPart => "What some tests noticed nothing of",
            Heading::NoTest => "Where no test came",
        }
    }

    fn of(judged: Option<&Judged>, reached: bool, in_part: bool) -> Self {
        match judged.map(|judged| judged.kind) {
            Some(Kind::NoFault) => Heading::NoFault,
            Some(Kind::Guess) => Heading::Guess,
            Some(Kind::Unheld) => Heading::Unheld,
            None if !reached => Heading::NoTest,
            None if in_part => Heading::InPart,
            None => Heading::Unnoticed,
        }
    }
}

/// The survivors of a heading: for each file, what is said of each.
type Lines = BTreeMap<String, Vec<String>>;

/// The table and the list, as Markdown: of these modules and files, of all if none is named.
///
/// # Errors
/// If nothing was run yet, or what is judged cannot be read.
pub fn report(place: &Place, modules: &[String]) -> io::Result<String> {
    let mut mutants = mutant::read(&place.mutants)?;
    mutants.retain(|mutant| mutant.is_of(modules));
    let known = outcome::read(place)?;
    let judged = judged::read(place)?;
    let reached: BTreeSet<u32> = suite::read(place, true)?.into_iter().flat_map(|test| test.reaches).collect();
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut survivors: BTreeMap<Heading, Lines> = BTreeMap::new();
    for mutant in &mutants {
        let count = counts.entry(&mutant.module).or_default();
        count.all += 1;
        let judged = judged.get(&mutant.name());
        match known.get(&mutant.name()) {
            _ if !mutant.compiles => count.no_rust += 1,
            Some(Outcome::Killed { by }) => {
                count.killed += 1;
                if judged.is_some() {
                    eprintln!("{by} notices what is judged: {}", mutant.name());
                }
            }
            None => count.open += 1,
            Some(outcome) => {
                let (reached, in_part) = (reached.contains(&mutant.id), *outcome == Outcome::SurvivedQuick);
                count.survived += 1;
                count.in_part += usize::from(in_part);
                count.not_reached += usize::from(!reached);
                let heading = Heading::of(judged, reached, in_part);
                count.no_fault += usize::from(heading == Heading::NoFault);
                let lines = survivors.entry(heading).or_default().entry(mutant.file.clone()).or_default();
                lines.push(line(mutant, judged));
            }
        }
    }
    Ok(page(&counts, survivors))
}

fn line(mutant: &Mutant, judged: Option<&Judged>) -> String {
    let Mutant { function, change, .. } = mutant;
    let reason = judged.map(|judged| format!("; {}", judged.reason)).unwrap_or_default();
    format!("`{function}`: {change}{reason}")
}

fn page(counts: &BTreeMap<&str, Count>, survivors: BTreeMap<Heading, Lines>) -> String {
    let mut text = String::from(
        "| Module | Mutants | do not compile | not tried | tried | killed | survived | of these in part | no test comes to them \
         | no fault | killed of those tried | of those that are a fault |\n|---|---|---|---|---|---|---|---|---|---|---|---|\n",
    );
    let mut all = Count::default();
    for (module, count) in counts {
        let _ = writeln!(text, "{}", count.row(&format!("`{module}`")));
        all.add(*count);
    }
    let _ = writeln!(text, "{}", all.row("all"));
    for (heading, files) in survivors {
        let _ = writeln!(text, "\n### {}\n", heading.text());
        for (file, mut lines) in files {
            lines.sort();
            let _ = writeln!(text, "- `{file}`");
            for line in lines {
                let _ = writeln!(text, "  - {line}");
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_down() {
        let count =
            Count { all: 9, no_rust: 1, open: 4, killed: 2, survived: 2, in_part: 1, not_reached: 0, no_fault: 1 };
        assert_eq!(count.row("engine"), "| engine | 9 | 1 | 4 | 4 | 2 | 2 | 1 | 0 | 1 | 50.0 % | 66.6 % |");
    }

    #[test]
    fn what_is_judged_is_told_as_that() {
        let judged = Judged { kind: Kind::NoFault, reason: "the same".to_owned() };
        assert_eq!(Heading::of(Some(&judged), false, true), Heading::NoFault);
        let judged = Judged { kind: Kind::Unheld, reason: "something is told twice".to_owned() };
        assert_eq!(Heading::of(Some(&judged), true, false), Heading::Unheld);
        assert_eq!(Heading::of(None, false, true), Heading::NoTest);
        assert_eq!(Heading::of(None, true, true), Heading::InPart);
        assert_eq!(Heading::of(None, true, false), Heading::Unnoticed);
    }
}
