//! A shuffle that nobody has chosen: the seed is made of a part of whoever deals, who is bound to it before anybody else adds
//! one, and of a part of each player who adds one. Whoever has the record can do it again.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::hex::{Hex, NoHex};
use crate::engine::Seat;

/// What stands before the secret where its commitment is made, so that the hash is of nothing else.
const COMMITS: &[u8] = b"sixdot commitment 1\n";

/// What stands before all parts where the seed is made.
const MAKES_SEED: &[u8] = b"sixdot seed 1\n";

/// How many digits of a commitment are heard, and enough to compare it: nobody can look for another secret with these later on. Two that
/// share them can be looked for beforehand, so programs compare all digits.
pub const ENOUGH: usize = 16;

/// What somebody adds to a shuffle, or the commitment to it: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Hex<32>", from = "Hex<32>")]
pub struct Part(pub [u8; 32]);

/// How the seed of a game came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairShuffle {
    /// The part of whoever deals, which nobody else may see before the game is over: the seed follows from it.
    pub secret: Part,
    /// The parts of players, by seat, each seat at most once.
    parts: Vec<(Seat, Part)>,
}

impl Part {
    /// What is told before anybody adds a part: whoever has this secret cannot come with another one later.
    #[must_use]
    pub fn commitment(self) -> Part {
        Part(hash(&[COMMITS, &self.0]))
    }

    /// The first digits in groups of four: a voice reads them apart, and a display breaks the line between them.
    #[must_use]
    pub fn in_groups(self, digits: usize) -> String {
        let all = self.to_string();
        let groups = all.as_bytes().chunks(4).take(digits.div_ceil(4)).map(String::from_utf8_lossy);
        groups.collect::<Vec<_>>().join(" ")
    }
}

impl FairShuffle {
    /// A shuffle to which only whoever deals has added something.
    #[must_use]
    pub fn new(secret: Part) -> Self {
        FairShuffle { secret, parts: Vec::new() }
    }

    /// Takes the part of a player. A second one of the same seat counts for nothing: it could have been chosen to suit.
    pub fn add(&mut self, seat: Seat, part: Part) {
        if let Err(at) = self.parts.binary_search_by_key(&seat, |(other, _)| *other) {
            self.parts.insert(at, (seat, part));
        }
    }

    /// The parts of the players, by seat.
    #[must_use]
    pub fn parts(&self) -> &[(Seat, Part)] {
        &self.parts
    }

    /// The seed that all parts make.
    ///
    /// # Panics
    /// Never: a hash has more bytes than a seed.
    #[must_use]
    pub fn seed(&self) -> u64 {
        let seats: Vec<[u8; 1]> = self.parts.iter().map(|(seat, _)| [seat.0 + 1]).collect();
        let of_players = self.parts.iter().zip(&seats).flat_map(|((_, part), seat)| [seat.as_slice(), &part.0]);
        let all: Vec<&[u8]> = [MAKES_SEED, self.secret.0.as_slice()].into_iter().chain(of_players).collect();
        let hash = hash(&all);
        u64::from_be_bytes(*hash.first_chunk().expect("a hash has 32 bytes"))
    }

    /// As lines of a record's head.
    pub(super) fn write(&self, text: &mut String) {
        let _ = writeln!(text, "shuffle: {}", self.secret);
        for (seat, part) in &self.parts {
            let _ = writeln!(text, "part {seat}: {part}");
        }
    }

    /// How many lines those are.
    pub(super) fn lines(&self) -> usize {
        1 + self.parts.len()
    }
}

fn hash(pieces: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for piece in pieces {
        hasher.update(piece);
    }
    hasher.finalize().into()
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Hex(self.0).fmt(f)
    }
}

impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Part> for Hex<32> {
    fn from(Part(bytes): Part) -> Self {
        Hex(bytes)
    }
}

impl From<Hex<32>> for Part {
    fn from(Hex(bytes): Hex<32>) -> Self {
        Part(bytes)
    }
}

impl FromStr for Part {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        text.parse::<Hex<32>>().map(Part::from)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(byte: u8) -> Part {
        Part([byte; 32])
    }

    // Worked out elsewhere, by the sentence about it in docs/records.md.
    #[test]
    fn commitment_and_seed_are_as_the_page_says() {
        let mut shuffle = FairShuffle::new(part(7));
        shuffle.add(Seat(2), part(3));
        shuffle.add(Seat(0), part(1));
        assert_eq!(
            part(7).commitment().to_string(),
            "b0d4d0efa35aa221987e332797085847bcc3e62c4a2cdd726ac7d970ae6709f9"
        );
        assert_eq!(shuffle.seed(), 11_190_720_253_477_452_972);
    }

    #[test]
    fn every_part_makes_another_seed_and_a_second_one_counts_for_nothing() {
        let mut shuffle = FairShuffle::new(part(7));
        let alone = shuffle.seed();
        shuffle.add(Seat(1), part(1));
        let two = shuffle.seed();
        assert_ne!(alone, two);
        shuffle.add(Seat(1), part(2));
        assert_eq!(shuffle.seed(), two);
        let mut other_seat = FairShuffle::new(part(7));
        other_seat.add(Seat(0), part(1));
        assert_ne!(other_seat.seed(), two);
        assert_ne!(FairShuffle::new(part(8)).seed(), alone);
    }

    #[test]
    fn a_part_is_read_as_it_is_written_and_nothing_else_is() {
        let digits = "00ff".repeat(16);
        assert_eq!(digits.parse::<Part>().map(|part| part.to_string()), Ok(digits.clone()));
        let part: Part = digits.parse().expect("a part");
        assert_eq!(part.in_groups(ENOUGH), "00ff 00ff 00ff 00ff");
        let json = serde_json::to_string(&part).expect("JSON");
        assert_eq!((json.as_str(), serde_json::from_str(&json).ok()), (format!("\"{digits}\"").as_str(), Some(part)));
        assert_eq!(part.in_groups(64).replace(' ', ""), digits);
        for wrong in [
            "",
            "0",
            &digits[1..],
            &digits.replace('f', "g"),
            &format!("{digits}0"),
            &"+f".repeat(32),
            &"ä".repeat(32),
        ] {
            assert!(
                wrong.parse::<Part>().is_err() && serde_json::from_str::<Part>(&format!("\"{wrong}\"")).is_err(),
                "{wrong}"
            );
        }
    }
}
