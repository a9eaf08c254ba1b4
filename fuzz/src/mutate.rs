//! What becomes of an input: its lines, its words and its bytes are moved, doubled, left out and put in the place of others.
//! Whole words and lines of the seeds are what a grammar would know: they lead behind the first thing that is not understood.

use std::ops::Range;

use sixdot::engine::Dice;

/// Signs and numbers at which readers stumble.
const ODD: [&str; 30] = [
    "",
    "0",
    "1",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "9223372036854775807",
    "99999999999999999999",
    "1e9",
    "\"",
    "'''",
    "[",
    "]]",
    "{",
    "}",
    "=",
    "#",
    ";",
    ",",
    "\\",
    "\u{1B}[2J",
    "\u{202E}",
    "\u{FEFF}",
    "e\u{301}",
    "ß",
    "İ",
    "🂡",
    "{ $x }",
];

/// The longest input that is made, in bytes.
const LONGEST: usize = 32 << 10;

/// The words and lines of all seeds of a target.
pub struct Words {
    words: Vec<String>,
    lines: Vec<String>,
}

impl Words {
    /// Those of these texts, and further words.
    #[must_use]
    pub fn of(seeds: &[Vec<u8>], further: Vec<String>) -> Self {
        let texts: Vec<String> = seeds.iter().map(|seed| String::from_utf8_lossy(seed).into_owned()).collect();
        let mut words = further;
        words.extend(
            texts.iter().flat_map(|text| pieces(text)).filter(|piece| !piece.trim().is_empty()).map(str::to_owned),
        );
        let mut lines: Vec<String> = texts.iter().flat_map(|text| text.lines()).map(str::to_owned).collect();
        for list in [&mut words, &mut lines] {
            list.sort_unstable();
            list.dedup();
        }
        Words { words, lines }
    }

    fn word(&self, dice: &mut Dice) -> String {
        match dice.pick(&self.words) {
            Some(word) if below(dice, 5) > 0 => word.clone(),
            _ => (*dice.pick(&ODD).unwrap_or(&"")).to_owned(),
        }
    }

    fn line(&self, dice: &mut Dice) -> String {
        match dice.pick(&self.lines) {
            Some(line) if below(dice, 3) > 0 => line.clone(),
            _ => (0..=below(dice, 5)).map(|_| self.word(dice)).collect::<Vec<_>>().join(" "),
        }
    }
}

/// An input that is made of one seed, or of two.
#[must_use]
pub fn mutated(seeds: &[Vec<u8>], words: &Words, dice: &mut Dice) -> Vec<u8> {
    let Some(seed) = dice.pick(seeds) else { return Vec::new() };
    let mut text = String::from_utf8_lossy(seed).into_owned();
    if below(dice, 8) == 0 {
        if let Some(other) = dice.pick(seeds) {
            text = crossed(&text, &String::from_utf8_lossy(other), dice);
        }
    }
    let times = 1 << below(dice, 5);
    for _ in 0..times {
        text = if below(dice, 2) == 0 { with_lines(&text, words, dice) } else { with_words(&text, words, dice) };
        if text.len() > LONGEST {
            break;
        }
    }
    let mut bytes = text.into_bytes();
    bytes.truncate(LONGEST);
    if below(dice, 8) == 0 {
        spoil(&mut bytes, dice);
    }
    bytes
}

/// The beginning of one text and the end of another.
fn crossed(one: &str, other: &str, dice: &mut Dice) -> String {
    let (one, other): (Vec<&str>, Vec<&str>) = (one.lines().collect(), other.lines().collect());
    let (to, from) = (below(dice, one.len() + 1), below(dice, other.len() + 1));
    [&one[..to], &other[from..]].concat().join("\n") + "\n"
}

fn with_lines(text: &str, words: &Words, dice: &mut Dice) -> String {
    let new;
    let mut lines: Vec<&str> = text.lines().collect();
    let count = lines.len();
    let (one, other) = (below(dice, count), below(dice, count));
    match below(dice, 6) {
        _ if count == 0 => {
            new = words.line(dice);
            lines.push(&new);
        }
        0 => {
            lines.remove(one);
        }
        1 => lines.swap(one, other),
        2 => {
            let line = lines[one];
            (0..=below(dice, 4)).for_each(|_| lines.insert(other, line));
        }
        3 => {
            new = words.line(dice);
            lines[one] = &new;
        }
        4 => {
            new = words.line(dice);
            lines.insert(one, &new);
        }
        _ => {
            let (from, to) = (one.min(other), one.max(other));
            lines.drain(from..to.min(from + 8));
        }
    }
    lines.join("\n") + "\n"
}

fn with_words(text: &str, words: &Words, dice: &mut Dice) -> String {
    let ends = ends_of_pieces(text);
    let count = ends.len();
    let piece = |place: usize| if place == 0 { 0 } else { ends[place - 1] }..ends[place];
    let (one, other) = (below(dice, count), below(dice, count));
    match below(dice, 6) {
        _ if count == 0 => words.word(dice),
        0 => replaced(text, piece(one), ""),
        1 => {
            let (first, last) = (piece(one.min(other)), piece(one.max(other)));
            let late = replaced(text, last.clone(), &text[first.clone()]);
            replaced(&late, first, &text[last])
        }
        2 => {
            let times = 1 << below(dice, 6);
            let start = piece(other).start;
            replaced(text, start..start, &text[piece(one)].repeat(times))
        }
        3 | 4 => replaced(text, piece(one), &words.word(dice)),
        _ => {
            let start = piece(one).start;
            replaced(text, start..start, &words.word(dice))
        }
    }
}

/// A text with another one in the place of a part.
fn replaced(text: &str, part: Range<usize>, other: &str) -> String {
    let mut new = String::with_capacity(text.len() + other.len());
    new.push_str(&text[..part.start]);
    new.push_str(other);
    new.push_str(&text[part.end..]);
    new
}

fn spoil(bytes: &mut Vec<u8>, dice: &mut Dice) {
    for _ in 0..=below(dice, 4) {
        let place = below(dice, bytes.len());
        let byte = u8::try_from(below(dice, 256)).unwrap_or_default();
        match below(dice, 3) {
            _ if bytes.is_empty() => bytes.push(byte),
            0 => bytes[place] = byte,
            1 => bytes.insert(place, byte),
            _ => bytes.truncate(place),
        }
    }
}

/// Words, numbers, and each other sign for itself.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    let ends = ends_of_pieces(text);
    let mut start = 0;
    ends.into_iter().map(move |end| &text[std::mem::replace(&mut start, end)..end])
}

/// Where each of them ends.
fn ends_of_pieces(text: &str) -> Vec<usize> {
    let mut ends = Vec::with_capacity(text.len() / 3);
    let mut in_word = false;
    for (at, letter) in text.char_indices() {
        // Nearly all letters are of the kind that is quickly told.
        let is_word = if letter.is_ascii() { letter.is_ascii_alphanumeric() } else { letter.is_alphanumeric() };
        let is_word = is_word || letter == '-';
        if at > 0 && !(in_word && is_word) {
            ends.push(at);
        }
        in_word = is_word;
    }
    if !text.is_empty() {
        ends.push(text.len());
    }
    ends
}

/// A number below this one; 0 if there is none.
pub fn below(dice: &mut Dice, end: usize) -> usize {
    if end == 0 { 0 } else { dice.below(end) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_its_pieces() {
        let text = "play red-5;\n[a] = \"ß\"\n";
        assert_eq!(pieces(text).collect::<String>(), text);
        assert_eq!(pieces("a 12-b;").collect::<Vec<_>>(), ["a", " ", "12-b", ";"]);
    }

    #[test]
    fn the_same_dice_make_the_same_inputs_and_others_others() {
        let seeds = [b"one two\nthree\n".to_vec(), b"four = 5\n".to_vec()];
        let words = Words::of(&seeds, vec!["six".to_owned()]);
        let made = |seed| -> Vec<Vec<u8>> {
            let mut dice = Dice::new(seed, 0);
            (0..200).map(|_| mutated(&seeds, &words, &mut dice)).collect()
        };
        assert_eq!(made(1), made(1));
        let mut different = made(1);
        different.sort_unstable();
        different.dedup();
        assert!(different.len() > 150, "{}", different.len());
        assert!(different.iter().all(|input| input.len() <= LONGEST));
    }
}
