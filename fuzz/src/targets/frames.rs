//! WebSocket frames, one a line, as client and host receive them: each is read in time or ignored, and yields only
//! printable text. A nonce for a shuffle is given only where one is asked for, and nothing is reported twice.

use std::time::Duration;

use sixdot::net::client::frames::{ReceivedLine, ServerFrame};
use sixdot::net::shuffle::{Commitment, describe, handle_shuffle};
use sixdot::net::wire;
use sixdot::record::Hex;
use sixdot::session::Keyboard;
use sixdot::text::Lang;

use crate::held;
use crate::within::within;

/// CPU time limit of a frame.
const LONGEST: Duration = Duration::from_millis(200);

/// Tries one input; the number of its frames.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let outpost = Keyboard::far_from_the_table(Lang::En, None, Vec::new(), false);
    let (mut frames, mut promise) = (0, None);
    for frame in text.lines() {
        frames += 1;
        within(
            LONGEST,
            || format!("{} bytes", frame.len()),
            || {
                if let Some(read) = wire::ClientFrame::read(frame) {
                    let is_there = |text: &String| frame.len() >= text.len();
                    assert!(read.line.as_ref().is_none_or(is_there), "more is read than was sent");
                }
                let told = ServerFrame::read(frame).and_then(|message| message.told);
                for line in told.into_iter().flatten().map(ReceivedLine::line) {
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
fn shuffles(frame: &str, promise: &mut Option<Commitment>, outpost: &Keyboard) {
    let Some(told) = ServerFrame::read(frame).and_then(|message| message.shuffle) else { return };
    let reaction = handle_shuffle(promise, &told, || Some(Hex([1; 32])));
    assert_eq!(
        reaction.nonce.is_some(),
        told.wants_nonce && told.revealed.is_none(),
        "a part where one is asked for"
    );
    let known = promise.clone();
    let again = handle_shuffle(promise, &told, || Some(Hex([2; 32])));
    assert_eq!((&again.nonce, &again.finding), (&reaction.nonce, &None), "nothing new is in it");
    assert_eq!(*promise, known, "and nothing changes by it");
    let found = reaction.finding.map(|found| found.line(outpost));
    for line in found.into_iter().chain([describe(promise.as_ref(), outpost)]) {
        held::row(&line.text);
        held::row(&line.braille);
    }
}
