//! Lines in few bytes, one behind the other: what was told is kept for long, and seldom asked for.

use std::borrow::Cow;

use crate::say::{Channel, Cue, Lang, Line, Urgency};

/// Why a line is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It was told, and can be gone through again.
    Told,
    /// It is something that happened, and was told before this person was there or in another way.
    Happened,
    /// It is something that happened, and was told so.
    Both,
}

impl Kept {
    /// Whether it can be gone through again.
    #[must_use]
    pub fn is_told(self) -> bool {
        self != Kept::Happened
    }

    /// Whether it is something that happened.
    #[must_use]
    pub fn is_happening(self) -> bool {
        self != Kept::Told
    }
}

/// Lines in the order in which they came. Of a line, a form is written as what it has in common with the full text at its
/// beginning and at its end, and what is its own between these; a name as the place at which a form has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedLines {
    /// The oldest lines, which are asked for least, in still fewer bytes.
    pressed: Box<[u8]>,
    /// How many they are.
    pressed_lines: usize,
    /// The others.
    bytes: Vec<u8>,
    /// Where each line ends, with all of them one behind the other.
    ends: Vec<u32>,
    /// Channel, urgency and reason of each.
    kinds: Vec<u8>,
}

const URGENCIES: [Urgency; 3] = [Urgency::Event, Urgency::Answer, Urgency::Turn];

const KINDS: [Kept; 3] = [Kept::Told, Kept::Happened, Kept::Both];

/// Channel, urgency and reason stand in one byte.
const _: () = assert!(Channel::ALL.len() <= 8 && URGENCIES.len() <= 4 && KINDS.len() <= 8);

/// By how much more than needed room is made, in parts of what there is.
const SPARE: usize = 8;

/// How many lines are never pressed: the last ones are asked for most.
#[cfg(feature = "net")]
const NEWEST: usize = 16;

impl PackedLines {
    /// These lines, all of which were told.
    #[must_use]
    pub fn of(lines: &[Line]) -> Self {
        let mut packed = PackedLines::default();
        for line in lines {
            packed.push(line, Kept::Told);
        }
        packed.bytes.shrink_to_fit();
        packed
    }

    /// How many they are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// How many bytes of memory they take.
    #[cfg(test)]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pressed.len() + self.bytes.capacity() + self.ends.capacity() * size_of::<u32>() + self.kinds.capacity()
    }

    /// How many bytes the lines from this one on hold.
    #[cfg(any(test, feature = "net"))]
    #[must_use]
    pub fn bytes_from(&self, index: usize) -> usize {
        self.start(self.len()) - self.start(index)
    }

    /// One more behind them.
    pub fn push(&mut self, line: &Line, kept: Kept) {
        let mut packed = Vec::with_capacity(2 * line.text.len() + 32);
        write(&mut packed, line);
        self.add(&packed, kind(line, kept));
    }

    /// Only these lines stay, for these reasons.
    #[cfg(any(test, feature = "net"))]
    pub fn retain(&mut self, stays: impl Fn(usize) -> Option<Kept>) {
        let bytes = self.unpressed(0);
        let mut rest = PackedLines::default();
        rest.bytes.reserve_exact(bytes.len());
        rest.ends.reserve_exact(self.len());
        rest.kinds.reserve_exact(self.len());
        for (index, kept) in (0..self.len()).filter_map(|index| Some((index, stays(index)?))) {
            let kind = self.kinds[index] & 31 | place(&KINDS, &kept) << 5;
            rest.add(&bytes[self.start(index)..self.end(index)], kind);
        }
        *self = rest;
    }

    /// Presses all lines but the newest, if those are many that are not.
    #[cfg(feature = "net")]
    pub fn press(&mut self) {
        if self.len() - self.pressed_lines < 2 * NEWEST {
            return;
        }
        let pressed_lines = self.len() - NEWEST;
        let bytes = self.unpressed(0);
        let (old, new) = bytes.split_at(self.start(pressed_lines));
        let (pressed, new) = (lz4_flex::block::compress(old), new.to_vec());
        (self.pressed, self.pressed_lines, self.bytes) = (pressed.into(), pressed_lines, new);
    }

    /// The bytes of the lines from this one on; `self.start` tells where each of them stands in there, less where this one does.
    fn unpressed(&self, index: usize) -> Cow<'_, [u8]> {
        let pressed = self.start(self.pressed_lines);
        if index >= self.pressed_lines {
            return Cow::Borrowed(&self.bytes[self.start(index) - pressed..]);
        }
        let mut bytes = lz4_flex::block::decompress(&self.pressed, pressed).expect("it was pressed here");
        bytes.drain(..self.start(index));
        bytes.extend_from_slice(&self.bytes);
        Cow::Owned(bytes)
    }

    fn add(&mut self, packed: &[u8], kind: u8) {
        // Room that is doubled would stand half empty at thousands of desks.
        if self.bytes.capacity() - self.bytes.len() < packed.len() {
            self.bytes.reserve_exact(packed.len() + self.bytes.len() / SPARE);
        }
        if self.ends.capacity() == self.ends.len() {
            self.ends.reserve_exact(4 + self.ends.len() / SPARE);
            self.kinds.reserve_exact(4 + self.ends.len() / SPARE);
        }
        let end = self.start(self.len()) + packed.len();
        self.bytes.extend_from_slice(packed);
        self.ends.push(u32::try_from(end).expect("nobody is told so much"));
        self.kinds.push(kind);
    }

    /// A line by its place, the oldest being at 0.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn line(&self, index: usize) -> Line {
        let (bytes, kind) = (self.unpressed(index), self.kinds[index]);
        let mut packed = Reader(&bytes);
        let (lang, cue) = (packed.byte(), packed.byte());
        let text = packed.piece();
        let forms = [(); 3].map(|()| packed.form(text));
        let [short, quiet, braille] = &forms;
        let all = [text, short, quiet, braille];
        let count = packed.number();
        let names = (0..count).map(|_| packed.name(all)).collect();
        let [short, quiet, braille] = forms.map(whole);
        Line {
            text: whole(text.to_vec()),
            short,
            quiet,
            braille,
            names,
            channel: channel_of(kind),
            urgency: URGENCIES[usize::from(kind >> 3 & 3)],
            lang: one(&Lang::ALL, lang),
            cue: one(&Cue::ALL, cue),
        }
    }

    /// The channel of a line.
    #[must_use]
    pub fn channel(&self, index: usize) -> Channel {
        channel_of(self.kinds[index])
    }

    /// Why a line is kept.
    #[must_use]
    pub fn kept(&self, index: usize) -> Kept {
        KINDS[usize::from(self.kinds[index] >> 5)]
    }

    /// All lines, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Line> + '_ {
        (0..self.len()).map(|index| self.line(index))
    }

    fn start(&self, index: usize) -> usize {
        index.checked_sub(1).map_or(0, |before| self.end(before))
    }

    fn end(&self, index: usize) -> usize {
        self.ends[index] as usize
    }
}

fn channel_of(kind: u8) -> Channel {
    Channel::ALL[usize::from(kind & 7)]
}

/// Where something stands in a list.
fn place<T: PartialEq>(all: &[T], sought: &T) -> u8 {
    all.iter().zip(0..).find(|(one, _)| *one == sought).map_or(0, |(_, place)| place)
}

/// The same, with 0 for nothing.
fn place_or_none<T: PartialEq>(all: &[T], sought: Option<&T>) -> u8 {
    sought.map_or(0, |sought| 1 + place(all, sought))
}

fn one<T: Copy>(all: &[T], place: u8) -> Option<T> {
    usize::from(place).checked_sub(1).and_then(|place| all.get(place)).copied()
}

/// A form as it was written.
fn whole(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_default()
}

fn kind(line: &Line, kept: Kept) -> u8 {
    place(&Channel::ALL, &line.channel) | place(&URGENCIES, &line.urgency) << 3 | place(&KINDS, &kept) << 5
}

fn write(packed: &mut Vec<u8>, line: &Line) {
    packed.extend([place_or_none(&Lang::ALL, line.lang.as_ref()), place_or_none(&Cue::ALL, line.cue.as_ref())]);
    let text = line.text.as_bytes();
    write_piece(packed, text);
    for form in [&line.short, &line.quiet, &line.braille] {
        write_form(packed, text, form.as_bytes());
    }
    write_number(packed, line.names.len());
    let forms = [&line.text, &line.short, &line.quiet, &line.braille];
    for name in &line.names {
        // Its length says in which form it stands, or that it stands in none.
        let found = (1..).zip(forms).find_map(|(form, text)| Some((form, text.find(name.as_str())?)));
        write_number(packed, name.len() * 5 + found.map_or(0, |(form, _)| form));
        match found {
            Some((_, at)) => write_number(packed, at),
            None => packed.extend_from_slice(name.as_bytes()),
        }
    }
}

/// Seven bits a byte; those that are not the last one have the eighth.
fn write_number(packed: &mut Vec<u8>, mut number: usize) {
    while number > 127 {
        packed.push(number.to_le_bytes()[0] | 128);
        number >>= 7;
    }
    packed.push(number.to_le_bytes()[0]);
}

fn write_piece(packed: &mut Vec<u8>, piece: &[u8]) {
    write_number(packed, piece.len());
    packed.extend_from_slice(piece);
}

fn write_form(packed: &mut Vec<u8>, text: &[u8], form: &[u8]) {
    let start = text.iter().zip(form).take_while(|(one, other)| one == other).count();
    let rest = text[start..].iter().rev().zip(form[start..].iter().rev());
    let end = rest.take_while(|(one, other)| one == other).count();
    write_number(packed, start);
    write_number(packed, end);
    write_piece(packed, &form[start..form.len() - end]);
}

/// What is left of a packed line.
struct Reader<'p>(&'p [u8]);

impl<'p> Reader<'p> {
    fn byte(&mut self) -> u8 {
        let byte = self.0[0];
        self.0 = &self.0[1..];
        byte
    }

    fn number(&mut self) -> usize {
        let byte = usize::from(self.byte());
        if byte > 127 { byte & 127 | self.number() << 7 } else { byte }
    }

    fn bytes(&mut self, length: usize) -> &'p [u8] {
        let (bytes, rest) = self.0.split_at(length);
        self.0 = rest;
        bytes
    }

    fn piece(&mut self) -> &'p [u8] {
        let length = self.number();
        self.bytes(length)
    }

    fn form(&mut self, text: &[u8]) -> Vec<u8> {
        let (start, end) = (self.number(), self.number());
        [&text[..start], self.piece(), &text[text.len() - end..]].concat()
    }

    fn name(&mut self, forms: [&[u8]; 4]) -> String {
        let number = self.number();
        let length = number / 5;
        let name = match (number % 5).checked_sub(1) {
            Some(form) => {
                let at = self.number();
                &forms[form][at..at + length]
            }
            None => self.bytes(length),
        };
        whole(name.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn line(text: &str, short: &str, braille: &str, names: &[&str]) -> Line {
        Line {
            text: text.to_owned(),
            short: short.to_owned(),
            quiet: text.to_owned(),
            braille: braille.to_owned(),
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            channel: Channel::Turn,
            urgency: Urgency::Turn,
            lang: None,
            cue: Some(Cue::YourTurn),
        }
    }

    #[test]
    fn lines_take_little_more_than_their_text() {
        let text = "Your turn. Top card red 8.";
        let mut packed = PackedLines::default();
        for _ in 0..80 {
            packed.push(&line(text, "Your turn. Red 8.", "turn r8", &["red 8.", "Red 8."]), Kept::Told);
        }
        assert!(packed.bytes() < 80 * (text.len() + 36), "{}", packed.bytes());
    }

    #[test]
    fn some_go_and_the_others_stay_as_they_were() {
        let lines = ["one", "two", "three", "four"].map(|text| line(text, "short", "b", &["hor"]));
        let mut packed = PackedLines::of(&lines);
        let all = packed.clone();
        packed.retain(|_| Some(Kept::Told));
        assert_eq!(packed, all);
        packed.retain(|index| [None, Some(Kept::Happened), None, Some(Kept::Both)][index]);
        assert_eq!(packed.iter().collect::<Vec<_>>(), [lines[1].clone(), lines[3].clone()]);
        assert_eq!((packed.kept(0), packed.kept(1)), (Kept::Happened, Kept::Both));
        assert!(packed.bytes() <= all.bytes());
        assert!(packed.bytes_from(0) > packed.bytes_from(1) && packed.bytes_from(2) == 0);
    }

    #[cfg(feature = "net")]
    #[test]
    fn pressed_lines_come_back_as_they_were_in_less_than_two_thirds_of_the_bytes() {
        let told = |number: usize| {
            let (name, card) = (["Anna", "Ben"][number % 2], number * 7 % 10);
            line(
                &format!("{name} plays red {card}, {} cards left.", number % 9 + 2),
                &format!("{name} plays red {card}."),
                &format!("{name} r{card} {}c", number % 9 + 2),
                &[&format!("red {card},"), &format!("red {card}.")],
            )
        };
        let lines: Vec<Line> = (0..100).map(told).collect();
        let (mut packed, mut pressed) = (PackedLines::default(), PackedLines::default());
        for (count, line) in (1..).zip(&lines) {
            packed.push(line, Kept::Both);
            pressed.push(line, Kept::Both);
            pressed.press();
            assert_eq!(pressed.iter().collect::<Vec<_>>(), lines[..count]);
        }
        assert!(pressed.bytes() * 3 < packed.bytes() * 2, "{} of {}", pressed.bytes(), packed.bytes());
        assert!((0..100).all(|index| pressed.bytes_from(index) == packed.bytes_from(index)));
        let odd = |index: usize| (index % 2 == 1).then_some(Kept::Happened);
        pressed.retain(odd);
        packed.retain(odd);
        assert_eq!(pressed, packed);
        assert_eq!(pressed.line(49), lines[99]);
    }

    proptest! {
        #[test]
        fn a_line_comes_back_as_it_was(
            forms in proptest::array::uniform4(".{0,200}"),
            names in proptest::collection::vec(".{0,9}", 0..4),
            (channel, urgency) in (0..Channel::ALL.len(), 0..URGENCIES.len()),
            (lang, cue) in (0..=Lang::ALL.len(), 0..=Cue::ALL.len()),
            pieces in proptest::array::uniform2(0..200_usize),
        ) {
            let [text, short, quiet, braille] = forms;
            let piece: String = text.chars().skip(pieces[0]).take(pieces[1] % 9).collect();
            let told = Line {
                short: format!("{text}{short}"),
                quiet: format!("{quiet}{text}"),
                names: names.into_iter().chain([piece]).collect(),
                text,
                braille,
                channel: Channel::ALL[channel],
                urgency: URGENCIES[urgency],
                lang: lang.checked_sub(1).map(|place| Lang::ALL[place]),
                cue: cue.checked_sub(1).map(|place| Cue::ALL[place]),
            };
            let mut packed = PackedLines::of(std::slice::from_ref(&told));
            packed.push(&told, Kept::Happened);
            prop_assert_eq!(packed.iter().collect::<Vec<_>>(), [told.clone(), told]);
            prop_assert_eq!((packed.kept(0), packed.kept(1)), (Kept::Told, Kept::Happened));
            prop_assert_eq!(packed.channel(1), Channel::ALL[channel]);
        }
    }
}
