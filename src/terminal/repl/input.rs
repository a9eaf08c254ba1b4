//! Sources of typed lines.

use std::env;
use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};

#[cfg(unix)]
use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};

use crate::session::Key;
use crate::terminal::{Screen, printable};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineEvent {
    /// Printable text only.
    Line(String),
    /// The line ended with Escape.
    Left(String),
    /// A key that is answered while the line stays.
    Pressed(Key, String),
    Interrupted,
    End,
    /// No line: something has arrived.
    Arrived,
}

#[derive(Debug, PartialEq, Eq)]
pub enum KeyEvent {
    Key(Key),
    Interrupted,
    #[cfg_attr(not(unix), allow(dead_code, reason = "no program stops on Windows"))]
    Stops,
    End,
    /// No key: something has arrived.
    Arrived,
}

pub trait Input {
    /// A person reads at a terminal, so long answers are paged.
    fn attended(&self) -> bool;

    /// Waits for a line, of which an editor shows what is `begun`. `owner` selects the line history; `output` receives
    /// answers to Tab.
    fn read(&mut self, prompt: &str, begun: &str, owner: usize, output: &mut Screen<'_>) -> io::Result<LineEvent>;

    fn has_keys(&self) -> bool {
        false
    }

    /// Waits for a key, without echo. A `row` that is not empty is shown before the cursor meanwhile.
    fn key(&mut self, _row: &str) -> io::Result<KeyEvent> {
        Ok(KeyEvent::End)
    }

    /// Ends the current row, so that output begins on a new one.
    fn end_row(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Drops keys that were pressed during output.
    fn forget_keys(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Returns to reading lines, with echo.
    fn leave_keys(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[derive(Debug, PartialEq, Eq)]
pub struct StandardStreams {
    pub stdin_terminal: bool,
    pub stdout_terminal: bool,
    pub term: Option<String>,
    pub plain: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputMode {
    Edited,
    Prompted,
    Piped,
}

/// Terminals that can only append.
const WITHOUT_CURSOR: [&str; 3] = ["dumb", "cons25", "emacs"];

impl StandardStreams {
    /// A Windows console has no `TERM` and needs none.
    pub fn of_this_process(plain: bool) -> Self {
        let term = env::var_os("TERM").map(|term| term.to_string_lossy().into_owned());
        Self {
            stdin_terminal: io::stdin().is_terminal(),
            stdout_terminal: io::stdout().is_terminal(),
            term: if cfg!(windows) { term.or_else(|| Some("console".to_owned())) } else { term },
            plain,
        }
    }

    /// The line editor writes escape sequences, so both ends must be a terminal that supports them.
    pub fn input_mode(&self) -> InputMode {
        if !self.at_terminal() {
            InputMode::Piped
        } else if self.plain || !self.has_cursor() {
            InputMode::Prompted
        } else {
            InputMode::Edited
        }
    }

    /// A person is at the terminal and can be asked.
    pub fn at_terminal(&self) -> bool {
        self.stdin_terminal && self.stdout_terminal
    }

    fn has_cursor(&self) -> bool {
        self.term.as_deref().is_some_and(|term| {
            !term.is_empty() && WITHOUT_CURSOR.iter().all(|without| !without.eq_ignore_ascii_case(term))
        })
    }
}

/// Writes a part of a row to standard output.
pub fn write(text: &str) -> io::Result<()> {
    let mut screen = io::stdout();
    screen.write_all(text.as_bytes())?;
    screen.flush()
}

/// In bytes. Longer lines are cut; they have no meaning.
const LONGEST_LINE: usize = 64 * 1024;

/// Reads lines from a stream and writes prompts to `P`.
#[derive(Debug)]
pub struct PlainLines<R, P> {
    pub from: R,
    /// None for a pipe.
    pub prompts: Option<P>,
}

impl<R: BufRead, P: Write> PlainLines<R, P> {
    fn prompt(&mut self, text: &str) -> io::Result<()> {
        let Some(prompts) = &mut self.prompts else { return Ok(()) };
        prompts.write_all(text.as_bytes())?;
        prompts.flush()
    }

    pub fn next(&mut self) -> io::Result<LineEvent> {
        let (bytes, is_whole) = read_line(&mut self.from)?;
        if !is_whole {
            // No Enter was echoed.
            self.prompt("\n")?;
            if bytes.is_empty() {
                return Ok(LineEvent::End);
            }
        }
        let line = printable(&String::from_utf8_lossy(&bytes));
        Ok(if bytes.ends_with(b"\x1B") { LineEvent::Left(line) } else { LineEvent::Line(line) })
    }
}

impl<R: BufRead, P: Write> Input for PlainLines<R, P> {
    fn attended(&self) -> bool {
        self.prompts.is_some()
    }

    fn read(&mut self, prompt: &str, _: &str, _: usize, _: &mut Screen<'_>) -> io::Result<LineEvent> {
        self.prompt(prompt)?;
        self.next()
    }
}

/// The bytes of a line, at most [`LONGEST_LINE`] of them, and a flag for its newline.
fn read_line(from: &mut impl BufRead) -> io::Result<(Vec<u8>, bool)> {
    let mut bytes = Vec::new();
    loop {
        let buffer = match from.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let newline = buffer.iter().position(|&byte| byte == b'\n');
        let part = &buffer[..newline.unwrap_or(buffer.len())];
        bytes.extend_from_slice(&part[..part.len().min(LONGEST_LINE - bytes.len())]);
        let used = part.len() + usize::from(newline.is_some());
        from.consume(used);
        if newline.is_some() || used == 0 {
            return Ok((bytes, newline.is_some()));
        }
    }
}

/// While this value exists, the terminal echoes nothing but the newline.
#[cfg_attr(not(unix), allow(dead_code, reason = "only terminals of Unix can do so"))]
pub struct HiddenTyping {
    /// The terminal mode to restore.
    #[cfg(unix)]
    before: Termios,
}

impl HiddenTyping {
    /// Switches the echo off; none if the terminal does not support it.
    #[cfg(unix)]
    pub fn begin() -> io::Result<Option<Self>> {
        let before = tcgetattr(io::stdin())?;
        let mut mode = before.clone();
        mode.local_modes.remove(LocalModes::ECHO);
        mode.local_modes.insert(LocalModes::ECHONL);
        tcsetattr(io::stdin(), OptionalActions::Now, &mode)?;
        Ok(Some(HiddenTyping { before }))
    }

    /// Not supported on this system.
    #[cfg(not(unix))]
    pub fn begin() -> io::Result<Option<Self>> {
        Ok(None)
    }
}

#[cfg(unix)]
impl Drop for HiddenTyping {
    fn drop(&mut self) {
        // The terminal may be gone.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::session::Look;
    use crate::terminal::capture::Stream;

    fn terminal() -> StandardStreams {
        StandardStreams {
            stdin_terminal: true,
            stdout_terminal: true,
            term: Some("xterm-256color".to_owned()),
            plain: false,
        }
    }

    #[test]
    fn a_terminal_at_both_ends_has_the_line_editor() {
        assert_eq!(terminal().input_mode(), InputMode::Edited);
    }

    #[test]
    fn a_pipe_at_either_end_has_no_prompt() {
        assert_eq!(StandardStreams { stdin_terminal: false, ..terminal() }.input_mode(), InputMode::Piped);
        assert_eq!(StandardStreams { stdout_terminal: false, ..terminal() }.input_mode(), InputMode::Piped);
        assert_eq!(
            StandardStreams { stdout_terminal: false, plain: true, ..terminal() }.input_mode(),
            InputMode::Piped
        );
    }

    #[test]
    fn plain_lines_keep_the_prompt() {
        assert_eq!(StandardStreams { plain: true, ..terminal() }.input_mode(), InputMode::Prompted);
    }

    #[test]
    fn a_terminal_without_cursor_has_no_line_editor() {
        for term in [None, Some(""), Some("dumb"), Some("DUMB"), Some("emacs")] {
            let ends = StandardStreams { term: term.map(str::to_owned), ..terminal() };
            assert_eq!(ends.input_mode(), InputMode::Prompted, "{term:?}");
        }
    }

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut input: PlainLines<_, Vec<u8>> = PlainLines { from: bytes, prompts: None };
        std::iter::from_fn(|| match input.read(". ", "", 0, &mut Screen::new(io::sink(), Look::default())).unwrap() {
            LineEvent::Line(line) | LineEvent::Left(line) => Some(line),
            LineEvent::Interrupted | LineEvent::End | LineEvent::Arrived | LineEvent::Pressed(..) => None,
        })
        .collect()
    }

    #[test]
    fn lines_end_at_newlines_and_at_the_end() {
        assert_eq!(lines(b"hand\r\n\ntop"), ["hand", "", "top"]);
        assert!(lines(b"").is_empty());
    }

    #[test]
    fn only_text_is_taken_of_a_line() {
        assert_eq!(lines(b"ha\x1B[Dnd\0\n"), ["hand"]);
        assert_eq!(lines(b"play gr\xFCn\n"), ["play gr\u{FFFD}n"]);
        assert_eq!(lines("\u{FEFF}kädet\n".as_bytes()), ["kädet"]);
    }

    #[test]
    fn a_very_long_line_is_cut_and_the_next_one_is_whole() {
        let mut bytes = vec![b'x'; 3 * LONGEST_LINE];
        bytes.extend_from_slice(b"\nhand\n");
        let lines = lines(&bytes);
        assert_eq!(lines[0].len(), LONGEST_LINE);
        assert_eq!(lines[1..], ["hand"]);
    }

    #[test]
    fn the_prompt_is_written_before_each_line() {
        let mut stream = Stream::default();
        let mut input = PlainLines { from: &b"hand\n"[..], prompts: Some(&mut stream) };
        let mut read = || input.read(". ", "", 0, &mut Screen::new(io::sink(), Look::default())).unwrap();
        assert_eq!(read(), LineEvent::Line("hand".to_owned()));
        assert_eq!(read(), LineEvent::End);
        assert_eq!(stream.writes, [". ", ". ", "\n"]);
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(bytes in any::<Vec<u8>>()) {
            prop_assert!(lines(&bytes).iter().all(|line| !line.chars().any(char::is_control)));
        }
    }
}
