//! Games at the prompt, with typed lines and answers, in every language and in braille.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all transcripts::` rewrites the answers; the typed lines stay.

use std::fs;

use crate::support::golden;
use crate::support::transcript::play_again;

#[test]
fn every_transcript_is_told_as_it_is_written() {
    let folder = fs::read_dir(golden::path("tests/text/transcripts")).expect("the transcripts are there");
    let paths: Vec<_> = folder.map(|entry| entry.expect("a transcript").path()).collect();
    assert!(paths.len() >= 9, "{} transcripts", paths.len());
    let played = |path| play_again(&fs::read_to_string(path).expect("a transcript"));
    let differing: Vec<String> = paths.iter().filter_map(|path| golden::difference(path, &played(path))).collect();
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
