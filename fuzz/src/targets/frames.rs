//! Frames of the WebSocket, one a line: whatever a client sends to the host, and whatever a host sends to who joins, is read in
//! time or passed over, and only what can be shown comes of it. Whatever a host tells of shuffles, a part is given where one is
//! asked for and nowhere else, and nothing is told twice.

use std::time::Duration;

use sixdot::net::join::{Promise, hears, tells};
use sixdot::net::{join, wire};
use sixdot::record::Nonce;
use sixdot::say::Lang;
use sixdot::session::RemoteTerminal;

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
    let outpost = RemoteTerminal::new(Lang::En, None, Vec::new(), false);
    let (mut frames, mut promise) = (0, None);
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
                shuffles(frame, &mut promise, &outpost);
            },
        );
    }
    frames
}

/// Hears what a host tells of a shuffle, and hears it once more.
fn shuffles(frame: &str, promise: &mut Option<Promise>, outpost: &RemoteTerminal) {
    let Some(told) = join::shuffle_of(frame) else { return };
    let follows = hears(promise, &told, || Some(Nonce([1; 32])));
    assert_eq!(follows.given.is_some(), told.part && told.revealed.is_none(), "a part where one is asked for");
    let known = promise.clone();
    let again = hears(promise, &told, || Some(Nonce([2; 32])));
    assert_eq!((&again.given, &again.told), (&follows.given, &None), "nothing new is in it");
    assert_eq!(*promise, known, "and nothing changes by it");
    let found = follows.told.map(|found| found.line(outpost));
    for line in found.into_iter().chain([tells(promise.as_ref(), outpost)]) {
        held::row(&line.text);
        held::row(&line.braille);
    }
}

/// What stands in frames, and the digits of a shuffle that fits.
#[must_use]
pub fn words() -> Vec<String> {
    let words = "hello protocol lang name token words forgets shuffles after code braille line id pong welcome told n text short quiet \
        names channel urgency state turn prompt hand actions type fits ping taken refused bye again keeps secret shuffle table game \
        commitment part revealed parts seed check record 1 3 11190720253477452972";
    let digits =
        [Nonce([7; 32]), Nonce([1; 32]), Nonce([3; 32]), Nonce([7; 32]).commitment()].map(|part| part.to_string());
    words.split_whitespace().map(str::to_owned).chain(digits).map(|word| format!("\"{word}\"")).collect()
}
