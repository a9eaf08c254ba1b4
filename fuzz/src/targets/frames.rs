//! Frames of the WebSocket, one a line: whatever a client sends to the host, and whatever a host sends to who joins, is read in
//! time or passed over, and only what can be shown comes of it.

use std::time::Duration;

use sixdot::net::{join, wire};

use crate::held;
use crate::within::within;

/// What a frame may take of the processor.
const LONGEST: Duration = Duration::from_millis(200);

/// Tries one input; the number of its frames.
///
/// # Panics
/// If something does not hold.
#[must_use]
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let mut frames = 0;
    for frame in text.lines() {
        frames += 1;
        within(
            LONGEST,
            || format!("{} bytes", frame.len()),
            || {
                if let Some(read) = wire::Frame::read(frame) {
                    let is_there = |text: &String| frame.len() >= text.len();
                    assert!(read.line.as_ref().is_none_or(is_there), "more is read than was sent");
                }
                for line in join::lines_of(frame) {
                    for form in [&line.text, &line.short, &line.quiet, &line.braille] {
                        held::row(form);
                    }
                    line.names.iter().for_each(|name| held::row(name));
                }
            },
        );
    }
    frames
}

/// What stands in frames.
#[must_use]
pub fn words() -> Vec<String> {
    let words = "hello protocol lang name token words forgets after code braille line id pong welcome told n text short quiet \
        names channel urgency state turn prompt hand actions type fits ping taken refused bye again";
    words.split_whitespace().map(|word| format!("\"{word}\"")).collect()
}
