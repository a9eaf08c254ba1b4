//! Lines in few bytes, one behind the other: what was told is kept for long, and seldom asked for.

use std::borrow::Cow;

#[cfg(feature = "net")]
use super::mark::Mark;
use crate::say::{Channel, Cue, Lang, Line, Role, Urgency};

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
/// beginning and at its end, and what is its own between these; a name as the place at which a form has it. Texts have an end
/// and no length, so that those that are alike are so in more bytes, one behind the other, and can be pressed better.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PackedLines {
    /// The oldest lines, in still fewer bytes.
    pressed: Box<[u8]>,
    /// How many they are.
    pressed_lines: usize,
    /// How many bytes they were before.
    pressed_bytes: usize,
    /// The others, one behind the other.
    bytes: Vec<u8>,
    /// Channel, urgency and reason of each line.
    kinds: Vec<u8>,
}

const URGENCIES: [Urgency; 3] = [Urgency::Event, Urgency::Answer, Urgency::Turn];

/// What ends a text: no text has such a byte in it.
const END: u8 = 255;

const KINDS: [Kept; 3] = [Kept::Told, Kept::Happened, Kept::Both];

/// Channel, urgency and reason stand in one byte.
const _: () = assert!(Channel::ALL.len() <= 8 && URGENCIES.len() <= 4 && KINDS.len() <= 8);

/// By how much more than needed room is made, in parts of what there is.
const SPARE: usize = 8;

/// How many lines wait to be pressed: to press them takes some dozens of microseconds, however many they are.
#[cfg(feature = "net")]
const WAITING: usize = 8;

impl PackedLines {
    /// These lines, all of which were told.
    #[must_use]
    pub fn of(lines: &[Line]) -> Self {
        let mut packed = PackedLines::default();
        for line in lines {
            packed.push(line, Kept::Told);
        }
        packed.bytes.shrink_to_fit();
        packed.kinds.shrink_to_fit();
        packed
    }

    /// How many they are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The mark of all of them.
    #[cfg(feature = "net")]
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark::of(&[&self.unpressed(), self.kinds.as_slice()].concat())
    }

    /// How many bytes of memory they take.
    #[cfg(test)]
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pressed.len() + self.bytes.capacity() + self.kinds.capacity()
    }

    /// The first line from which on they hold so many bytes at most.
    #[cfg(any(test, feature = "net"))]
    #[must_use]
    pub fn first_within(&self, most: usize) -> usize {
        let mut left = self.pressed_bytes + self.bytes.len();
        if left <= most {
            return 0;
        }
        let bytes = self.unpressed();
        let mut packed = Reader(&bytes);
        let too_many = (0..self.len()).take_while(|_| {
            let goes = left > most;
            packed.skip();
            left = packed.0.len();
            goes
        });
        too_many.count()
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
        let bytes = self.unpressed();
        let mut packed = Reader(&bytes);
        let mut rest = PackedLines::default();
        rest.bytes.reserve_exact(bytes.len());
        rest.kinds.reserve_exact(self.len());
        for (index, kind) in self.kinds.iter().enumerate() {
            let line = packed.skip();
            if let Some(kept) = stays(index) {
                rest.add(line, kind & 31 | place(&KINDS, &kept) << 5);
            }
        }
        rest.bytes.shrink_to_fit();
        rest.kinds.shrink_to_fit();
        *self = rest;
    }

    /// Presses all lines, if many are not.
    #[cfg(feature = "net")]
    pub fn press(&mut self) {
        if self.len() - self.pressed_lines < WAITING {
            return;
        }
        let bytes = self.unpressed();
        let (pressed, pressed_bytes) = (lz4_flex::block::compress(&bytes), bytes.len());
        (self.pressed, self.pressed_bytes, self.pressed_lines) = (pressed.into(), pressed_bytes, self.len());
        self.bytes = Vec::new();
    }

    /// The bytes of all lines.
    fn unpressed(&self) -> Cow<'_, [u8]> {
        if self.pressed_lines == 0 {
            return Cow::Borrowed(&self.bytes);
        }
        let mut bytes = lz4_flex::block::decompress(&self.pressed, self.pressed_bytes).expect("it was pressed here");
        bytes.extend_from_slice(&self.bytes);
        Cow::Owned(bytes)
    }

    fn add(&mut self, packed: &[u8], kind: u8) {
        // Room that is doubled would stand half empty at thousands of desks.
        if self.bytes.capacity() - self.bytes.len() < packed.len() {
            self.bytes.reserve_exact(packed.len() + self.bytes.len() / SPARE);
        }
        if self.kinds.capacity() == self.kinds.len() {
            self.kinds.reserve_exact(4 + self.kinds.len() / SPARE);
        }
        self.bytes.extend_from_slice(packed);
        self.kinds.push(kind);
    }

    /// A line by its place, the oldest being at 0.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn line(&self, index: usize) -> Line {
        self.lines(&[index]).remove(0)
    }

    /// Lines by their places, which rise, the oldest being at 0: what is pressed is unpressed once for all of them.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn lines(&self, places: &[usize]) -> Vec<Line> {
        let Some(first) = places.first() else { return Vec::new() };
        let (mut next, bytes) = if *first < self.pressed_lines {
            (0, self.unpressed())
        } else {
            (self.pressed_lines, Cow::Borrowed(self.bytes.as_slice()))
        };
        let mut packed = Reader(&bytes);
        let mut lines = Vec::with_capacity(places.len());
        for place in places {
            while next < *place {
                packed.skip();
                next += 1;
            }
            lines.push(packed.line(self.kinds[*place]));
            next += 1;
        }
        lines
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
        self.lines(&(0..self.len()).collect::<Vec<_>>()).into_iter()
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
    write_text(packed, text);
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

fn write_text(packed: &mut Vec<u8>, text: &[u8]) {
    packed.extend_from_slice(text);
    packed.push(END);
}

/// What most forms are, the same as the text, is a byte.
fn write_form(packed: &mut Vec<u8>, text: &[u8], form: &[u8]) {
    if text == form {
        return packed.push(0);
    }
    let start = text.iter().zip(form).take_while(|(one, other)| one == other).count();
    let rest = text[start..].iter().rev().zip(form[start..].iter().rev());
    let end = rest.take_while(|(one, other)| one == other).count();
    write_number(packed, start + 1);
    write_number(packed, end);
    write_text(packed, &form[start..form.len() - end]);
}

/// What is left of packed lines.
struct Reader<'p>(&'p [u8]);

impl<'p> Reader<'p> {
    /// What a line was before, with its channel, its urgency and why it is kept.
    fn line(&mut self, kind: u8) -> Line {
        let (lang, cue) = (self.byte(), self.byte());
        let text = self.text();
        let forms = [(); 3].map(|()| self.form(text));
        let [short, quiet, braille] = &forms;
        let all = [text, short, quiet, braille];
        let count = self.number();
        let names = (0..count).map(|_| self.name(all)).collect();
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
            role: Role::Statement,
        }
    }

    /// The bytes of a line that is passed over.
    fn skip(&mut self) -> &'p [u8] {
        let before = self.0;
        self.bytes(2);
        self.text();
        for _ in 0..3 {
            if self.number() > 0 {
                self.number();
                self.text();
            }
        }
        for _ in 0..self.number() {
            let name = self.number();
            if name % 5 > 0 {
                self.number();
            } else {
                self.bytes(name / 5);
            }
        }
        &before[..before.len() - self.0.len()]
    }

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

    fn text(&mut self) -> &'p [u8] {
        let length = self.0.iter().position(|byte| *byte == END).expect("a text has its end");
        let text = self.bytes(length);
        self.byte();
        text
    }

    fn form(&mut self, text: &[u8]) -> Vec<u8> {
        let Some(start) = self.number().checked_sub(1) else { return text.to_vec() };
        let end = self.number();
        [&text[..start], self.text(), &text[text.len() - end..]].concat()
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
            role: Role::Statement,
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
        let first = |most| packed.first_within(most);
        let all = (0..1_000).find(|most| first(*most) == 0).expect("some bytes");
        assert_eq!((first(0), first(all - 1), first(all)), (2, 1, 0));
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
        assert!((0..10_000).all(|most| pressed.first_within(most) == packed.first_within(most)));
        let some = [3, 50, 51, 96, 99];
        assert_eq!(pressed.lines(&some), some.map(|index| lines[index].clone()));
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
                role: Role::Statement,
            };
            let mut packed = PackedLines::of(std::slice::from_ref(&told));
            packed.push(&told, Kept::Happened);
            prop_assert_eq!(packed.iter().collect::<Vec<_>>(), [told.clone(), told]);
            prop_assert_eq!((packed.kept(0), packed.kept(1)), (Kept::Told, Kept::Happened));
            prop_assert_eq!(packed.channel(1), Channel::ALL[channel]);
        }
    }
}
