//! The two ends of the program, and how lines are typed between them.

use std::env;
use std::io::{self, IsTerminal};

/// What is known of standard input and output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ends {
    /// Whether standard input is a terminal.
    pub stdin_terminal: bool,
    /// Whether standard output is a terminal.
    pub stdout_terminal: bool,
    /// What kind of terminal it says to be.
    pub term: Option<String>,
    /// Whether plain lines were asked for (`--plain`).
    pub plain: bool,
}

/// How lines are typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typing {
    /// With the line editor.
    Edited,
    /// After a prompt, the terminal doing the rest.
    Prompted,
    /// Without a prompt: somewhere is a pipe or a file.
    Piped,
}

/// Terminals that can only add to what they show.
const WITHOUT_CURSOR: [&str; 3] = ["dumb", "cons25", "emacs"];

impl Ends {
    /// The ends of this process. A Windows console has no `TERM` and needs none.
    #[must_use]
    pub fn of_this_process(plain: bool) -> Self {
        let term = env::var_os("TERM").map(|term| term.to_string_lossy().into_owned());
        Self {
            stdin_terminal: io::stdin().is_terminal(),
            stdout_terminal: io::stdout().is_terminal(),
            term: if cfg!(windows) { term.or_else(|| Some("console".to_owned())) } else { term },
            plain,
        }
    }

    /// How lines are typed between these ends. The line editor writes escape sequences, so it needs a terminal that
    /// takes them at both ends.
    #[must_use]
    pub fn typing(&self) -> Typing {
        if !self.at_terminal() {
            Typing::Piped
        } else if self.plain || !self.has_cursor() {
            Typing::Prompted
        } else {
            Typing::Edited
        }
    }

    /// Whether somebody sits at a terminal, who can be asked.
    #[must_use]
    pub fn at_terminal(&self) -> bool {
        self.stdin_terminal && self.stdout_terminal
    }

    fn has_cursor(&self) -> bool {
        self.term.as_deref().is_some_and(|term| {
            !term.is_empty() && WITHOUT_CURSOR.iter().all(|without| !without.eq_ignore_ascii_case(term))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terminal() -> Ends {
        Ends { stdin_terminal: true, stdout_terminal: true, term: Some("xterm-256color".to_owned()), plain: false }
    }

    #[test]
    fn a_terminal_at_both_ends_has_the_line_editor() {
        assert_eq!(terminal().typing(), Typing::Edited);
    }

    #[test]
    fn a_pipe_at_either_end_has_no_prompt() {
        assert_eq!(Ends { stdin_terminal: false, ..terminal() }.typing(), Typing::Piped);
        assert_eq!(Ends { stdout_terminal: false, ..terminal() }.typing(), Typing::Piped);
        assert_eq!(Ends { stdout_terminal: false, plain: true, ..terminal() }.typing(), Typing::Piped);
    }

    #[test]
    fn plain_lines_keep_the_prompt() {
        assert_eq!(Ends { plain: true, ..terminal() }.typing(), Typing::Prompted);
    }

    #[test]
    fn a_terminal_without_cursor_has_no_line_editor() {
        for term in [None, Some(""), Some("dumb"), Some("DUMB"), Some("emacs")] {
            let ends = Ends { term: term.map(str::to_owned), ..terminal() };
            assert_eq!(ends.typing(), Typing::Prompted, "{term:?}");
        }
    }
}
