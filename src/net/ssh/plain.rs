//! A connection without a terminal: lines as they are.

use crate::net::dialect::{Dialect, Heard};
use crate::net::line::{Ended, TypedLine};

/// One end of it.
#[derive(Debug, Default)]
pub struct Plain {
    line: TypedLine,
    out: Vec<u8>,
}

impl Dialect for Plain {
    fn hear(&mut self, bytes: &[u8]) -> Vec<Heard> {
        let ended = bytes.iter().filter_map(|byte| self.line.take(*byte));
        ended
            .map(|ended| match ended {
                Ended::Line(line) => Heard::Line(line),
                Ended::TooLong => Heard::TooLong,
            })
            .collect()
    }

    fn tell(&mut self, text: &str) {
        for line in text.lines() {
            self.out.extend(line.bytes());
            self.out.push(b'\n');
        }
    }

    fn take_out(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.out)
    }
}
