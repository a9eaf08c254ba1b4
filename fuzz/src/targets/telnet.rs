//! Bytes of a telnet connection, whole and in pieces: both are read alike, answers are bounded, and the login answers
//! with printable lines. `\x` and two digits stand for a byte that is no letter.

use std::time::Duration;

use sixdot::net::telnet::Telnet;
use sixdot::net::wire::MOST_BYTES;
use sixdot::net::{ClientInput, LineCodec, LoginDialog, LoginStep};

use super::number;
use crate::held;
use crate::within::within;

/// CPU time limit of an input.
const LONGEST: Duration = Duration::from_secs(1);

/// Limits of the answer, in bytes: fixed, and per received byte.
const MOST_ANSWERED: usize = 200;
const FOR_EACH: usize = 40;

/// Tries one input; the number of things that were heard.
///
/// # Panics
/// If something does not hold.
pub fn run(bytes: &[u8]) -> u64 {
    let sent = unescaped(bytes);
    within(
        LONGEST,
        || format!("{} bytes", sent.len()),
        || {
            let status = vec![("NAME", "Sixdot".to_owned())];
            let (mut whole, mut pieces) = (Telnet::new(status.clone()), Telnet::new(status));
            let heard = whole.decode(&sent);
            let at = usize::try_from(number(bytes)).unwrap_or_default() % (sent.len() + 1);
            let (first, second) = sent.split_at(at);
            let mut again = pieces.decode(first);
            again.extend(pieces.decode(second));
            assert_eq!(heard, again, "bytes in two pieces are not the same");
            let out = whole.take_output();
            assert_eq!(out, pieces.take_output(), "they are not answered in the same way");
            assert!(out.len() <= MOST_ANSWERED + FOR_EACH * sent.len(), "{} bytes for {}", out.len(), sent.len());
            let mut entry = LoginDialog::default();
            answered(entry.start(), "");
            for heard in &heard {
                match heard {
                    ClientInput::Line(line) => {
                        // A byte of Latin-1 takes two of UTF-8.
                        assert!(line.len() <= 2 * MOST_BYTES, "{} bytes in a line", line.len());
                        assert!(!line.contains(['\r', '\n']), "a line end within {line:?}");
                        answered(entry.answer(line), line);
                    }
                    ClientInput::Message(_, json) => {
                        entry.greet(json).into_iter().for_each(|next| answered(next, json))
                    }
                    ClientInput::TooLong | ClientInput::AreYouThere | ClientInput::Quit => {}
                }
            }
            // Whatever was agreed on, what is told comes through as it is.
            whole.take_output();
            whole.encode("Sixdot is here.");
            assert!(whole.take_output().starts_with(b"Sixdot is here.\r\n"));
            heard.len() as u64
        },
    )
}

fn answered(next: LoginStep, typed: &str) {
    match next {
        LoginStep::Ask(lines) | LoginStep::End(lines) => held::lines(&lines, typed),
        LoginStep::Enter(hello) => {
            assert!(hello.forgets && (!hello.name.is_empty() || typed.contains('{')), "{hello:?}")
        }
    }
}

/// The bytes that an input stands for.
fn unescaped(bytes: &[u8]) -> Vec<u8> {
    let (mut sent, mut at) = (Vec::with_capacity(bytes.len()), 0);
    while let Some(byte) = bytes.get(at) {
        let digits = bytes.get(at + 2..at + 4).filter(|_| bytes[at..].starts_with(b"\\x"));
        let stands_for = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        sent.push(stands_for.unwrap_or(*byte));
        at += if stands_for.is_some() { 4 } else { 1 };
    }
    sent
}
