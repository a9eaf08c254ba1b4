//! How a table is run, whatever it plays: the referee, and who makes the calls (G-6, G-7). A rule file can choose both.

use super::fault::{DiagnosticKind, Findings};
use super::options::Set;

/// What happens to wrong plays (G-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Referee {
    /// They are refused with the reason.
    #[default]
    Kind,
    /// They are taken back and punished as the rules say.
    Strict,
}

/// Who makes the calls (G-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Calls {
    /// The players.
    #[default]
    Typed,
    /// The table, for everybody; nobody can forget.
    Automatic,
}

impl Referee {
    /// What the choices are called.
    pub const WORDS: [(&str, Referee); 2] = [("kind", Referee::Kind), ("strict", Referee::Strict)];

    /// What this one is called.
    #[must_use]
    pub fn word(self) -> &'static str {
        word(&Self::WORDS, self)
    }
}

impl Calls {
    /// What the choices are called.
    pub const WORDS: [(&str, Calls); 2] = [("typed", Calls::Typed), ("automatic", Calls::Automatic)];

    /// What this one is called.
    #[must_use]
    pub fn word(self) -> &'static str {
        word(&Self::WORDS, self)
    }
}

/// What a rule file chooses of it, or a table otherwise than others do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Manner {
    /// The referee.
    pub referee: Option<Referee>,
    /// Who makes the calls.
    pub calls: Option<Calls>,
}

impl Manner {
    /// The names under which it is chosen.
    const REFEREE: &str = "referee";
    const CALLS: &str = "calls";

    /// What is otherwise at a table than where nothing was chosen.
    #[must_use]
    pub fn of(referee: Referee, calls: Calls) -> Self {
        Manner {
            referee: Some(referee).filter(|referee| *referee != Referee::default()),
            calls: Some(calls).filter(|calls| *calls != Calls::default()),
        }
    }

    /// Of what is chosen, what is otherwise than where nothing is.
    #[must_use]
    pub fn unusual(self) -> Self {
        Manner::of(self.referee.unwrap_or_default(), self.calls.unwrap_or_default())
    }

    /// What is chosen, by name.
    pub fn chosen(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let referee = self.referee.map(|referee| (Self::REFEREE, referee.word()));
        referee.into_iter().chain(self.calls.map(|calls| (Self::CALLS, calls.word())))
    }

    /// Whether an entry of the table `set` is about it.
    pub(super) fn is_about(set: &Set) -> bool {
        [Self::REFEREE, Self::CALLS].contains(&set.name.as_str())
    }

    /// Takes what a file has set; words that there are not are told.
    pub(super) fn read(set: &[Set], findings: &mut Findings) -> Self {
        Manner {
            referee: read(set, Self::REFEREE, &Referee::WORDS, findings),
            calls: read(set, Self::CALLS, &Calls::WORDS, findings),
        }
    }
}

fn word<T: Copy + PartialEq>(words: &[(&'static str, T)], value: T) -> &'static str {
    words.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}

fn read<T: Copy>(set: &[Set], name: &str, words: &[(&'static str, T)], findings: &mut Findings) -> Option<T> {
    let set = set.iter().find(|set| set.name == name)?;
    let found = words.iter().find(|(word, _)| *word == set.value);
    if found.is_none() {
        let expected = words.iter().map(|(word, _)| (*word).to_owned()).collect();
        let what = DiagnosticKind::UnknownWord { key: format!("set.{name}"), word: set.value.clone(), expected };
        findings.tell_near(Some(set.at), what, &set.value, words.iter().map(|(word, _)| *word));
    }
    found.map(|(_, value)| *value)
}
