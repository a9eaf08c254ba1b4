//! Lines as they come: from pipes, and from terminals without the line editor.

use std::io::{self, BufRead, ErrorKind, Write};

use super::input::{Input, Typed};
use crate::output::{Output, printable};

/// The longest line in bytes; what is longer has no meaning and is cut.
const LONGEST_LINE: usize = 64 * 1024;

/// Reads lines from a stream. `P` takes the prompts, if there are any.
#[derive(Debug)]
pub(super) struct Lines<R, P> {
    from: R,
    prompts: Option<P>,
}

impl<R: BufRead, P: Write> Lines<R, P> {
    /// Lines without prompts.
    pub(super) fn piped(from: R) -> Self {
        Self { from, prompts: None }
    }

    /// Lines with prompts that are written to a terminal.
    pub(super) fn prompted(from: R, prompts: P) -> Self {
        Self { from, prompts: Some(prompts) }
    }

    fn prompt(&mut self, text: &str) -> io::Result<()> {
        let Some(prompts) = &mut self.prompts else { return Ok(()) };
        prompts.write_all(text.as_bytes())?;
        prompts.flush()
    }
}

impl<R: BufRead, P: Write> Input for Lines<R, P> {
    fn attended(&self) -> bool {
        self.prompts.is_some()
    }

    fn read(&mut self, prompt: &str, _: usize, _: &mut dyn Output) -> io::Result<Typed> {
        self.prompt(prompt)?;
        self.next()
    }
}

impl<R: BufRead, P: Write> Lines<R, P> {
    /// Waits for a line.
    pub(super) fn next(&mut self) -> io::Result<Typed> {
        let line = read_line(&mut self.from)?;
        if !line.whole {
            // No Enter was echoed, and what is said next begins a line.
            self.prompt("\n")?;
            if line.bytes.is_empty() {
                return Ok(Typed::End);
            }
        }
        Ok(Typed::Line(printable(&String::from_utf8_lossy(&line.bytes))))
    }
}

/// The bytes of a line, and whether a newline ended it.
struct RawLine {
    bytes: Vec<u8>,
    whole: bool,
}

/// Reads to the next newline and keeps at most [`LONGEST_LINE`] bytes.
fn read_line(from: &mut impl BufRead) -> io::Result<RawLine> {
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
            return Ok(RawLine { bytes, whole: newline.is_some() });
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::output::Capture;
    use crate::output::capture::Stream;

    /// All lines of a pipe.
    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut input: Lines<_, Vec<u8>> = Lines::piped(bytes);
        std::iter::from_fn(|| match input.read(". ", 0, &mut Capture::default()).unwrap() {
            Typed::Line(line) => Some(line),
            Typed::Interrupted | Typed::End | Typed::Arrived => None,
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
        let mut input = Lines::prompted(&b"hand\n"[..], &mut stream);
        let mut read = || input.read(". ", 0, &mut Capture::default()).unwrap();
        assert_eq!(read(), Typed::Line("hand".to_owned()));
        assert_eq!(read(), Typed::End);
        assert_eq!(stream.writes, [". ", ". ", "\n"]);
    }

    proptest! {
        #[test]
        fn no_bytes_do_harm(bytes in any::<Vec<u8>>()) {
            prop_assert!(lines(&bytes).iter().all(|line| !line.chars().any(char::is_control)));
        }
    }
}
