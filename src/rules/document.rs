//! Files beside the rule files that are read in the same way: all faults told, and the line of each value known.

use serde::de::DeserializeOwned;

use super::fault::{Diagnostic, DiagnosticKind, Findings};
use super::reader::Reader;
use super::source::Sources;
use super::syntax::parse;
use super::tree::{Place, Table};

/// A TOML file that was read without a fault.
#[derive(Clone, Debug)]
pub struct Document {
    sources: Sources,
    table: Table,
}

impl Document {
    /// Reads a file.
    ///
    /// # Errors
    /// Everything that is wrong with it, in order.
    pub fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<(T, Document), Vec<Diagnostic>> {
        let (mut sources, mut findings) = (Sources::default(), Findings::default());
        let start = sources.add(name, text.to_owned());
        let mut table = parse(text, start, &mut findings);
        let reader = Reader { above: "", beside: &[], tell_missing: findings.is_empty() };
        let value = reader.read::<T>(&mut table, None, &mut findings).value;
        match value {
            Some(value) if findings.is_empty() => Ok((value, Document { sources, table })),
            _ => {
                // Without such a key no game stands still: that is told of rule files only.
                let mut told = Findings::default();
                told.append_as(findings, |what| match what {
                    DiagnosticKind::MissingKey { key } => DiagnosticKind::MissingHere { key },
                    other => other,
                });
                Err(told.into_faults(&sources, name))
            }
        }
    }

    /// The line, from 1, of the value at a path with dots, or of what is nearest above it; places in a list are
    /// counted from 1.
    #[must_use]
    pub fn line(&self, path: &str) -> usize {
        match self.table.place(path) {
            Place::At(at) => self.sources.locate(at).map_or(1, |(_, line)| line),
            Place::StandIn | Place::Nowhere => 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;
    use crate::rules::DiagnosticKind;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Sample {
        item: Vec<Item>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Item {
        name: String,
    }

    #[test]
    fn every_value_has_its_line() {
        let text = "[[item]]\nname = \"a\"\n\n[[item]]\n\nname = \"b\"\n";
        let (sample, document) = Document::read::<Sample>("x.toml", text).expect("no fault");
        assert_eq!(sample.item[1].name, "b");
        let lines = ["item.1", "item.1.name", "item.2", "item.2.name", "item.2.nothing"];
        assert_eq!(lines.map(|path| document.line(path)), [1, 2, 4, 6, 4]);
    }

    #[test]
    fn all_faults_are_told() {
        let faults = Document::read::<Sample>("x.toml", "[[item]]\nnmae = \"a\"\n[[item]]\nname = 3\n").unwrap_err();
        let told: Vec<_> = faults.iter().map(|fault| (fault.line, fault.suggestion.as_deref())).collect();
        assert_eq!(told, [(Some(1), None), (Some(2), Some("name")), (Some(4), None)]);
        assert!(matches!(faults[0].what, DiagnosticKind::MissingHere { .. }));
    }
}
