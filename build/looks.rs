//! What letters look like, as one text and a list of places in it. The table of the crate has an address for each letter, and all of
//! them would be put right whenever the program starts.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Behind these letters nothing looks like anything: the tags take no cell, and then come letters that nobody shares.
const LAST: u32 = 0x3_FFFF;

/// Writes those letters that do not look like themselves, in their order, with where in the text stands what they look like; but
/// not those that are taken apart before they are looked up.
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
