//! Games at the prompt, as they are typed and told, in every language and in braille.
//!
//! `SIXDOT_UPDATE=1 cargo test --test all transcripts::` writes the answers anew; what is typed stays.

use std::fs;
use std::path::Path;

#[test]
fn every_transcript_is_told_as_it_is_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text/transcripts");
    let mut differing = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the transcripts are there").flatten() {
        let written = fs::read_to_string(entry.path()).expect("a transcript");
        let told = crate::support::transcript::play_again(&written);
        count += 1;
        if std::env::var_os("SIXDOT_UPDATE").is_some() {
            fs::write(entry.path(), &told).expect("the transcript can be written");
        } else if let Some(line) = told.lines().zip(written.lines()).position(|(new, old)| new != old) {
            let at = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
            let name = entry.file_name().to_string_lossy().into_owned();
            differing.push(format!(
                "{name}, line {}:\n  told    {}\n  written {}",
                line + 1,
                at(&told),
                at(&written)
            ));
        } else if told.lines().count() != written.lines().count() {
            differing.push(format!("{}: another number of lines", entry.file_name().to_string_lossy()));
        }
    }
    assert!(count >= 9, "{count} transcripts");
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
