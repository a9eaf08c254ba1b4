//! The table of confusable letters as one text with offsets. The table of the crate has a pointer per letter, all of
//! which would be relocated at start-up.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Beyond this there are only tags and letters without confusables.
const LAST: u32 = 0x3_FFFF;

/// Writes the letters whose skeleton differs from themselves, sorted, each with the offset and length of its
/// skeleton; letters that are decomposed before the lookup are left out.
pub fn make(to: &Path) {
    let (mut list, mut text) = (String::from("(&[\n"), String::new());
    for letter in (0..=LAST).filter_map(char::from_u32) {
        let look: String = skeleton(letter.encode_utf8(&mut [0; 4])).collect();
        if look.chars().ne([letter]) && letter.nfd().eq([letter]) {
            let _ = writeln!(list, "('\\u{{{:x}}}', {}, {}),", u32::from(letter), text.len(), look.len());
            text += &look;
        }
    }
    let _ = write!(list, "], \"{}\")", text.escape_unicode());
    fs::write(to.join("looks.rs"), list).expect("the list is written");
}
