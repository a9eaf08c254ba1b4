//! The commit-reveal shuffle: the dealer commits to a secret nonce before the players add theirs, and the seed is a hash of all
//! of them. Anybody with the record can compute it again.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use hex::FromHexError;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::engine::Seat;

/// Hash prefix of commitments.
const COMMITS: &[u8] = b"sixdot commitment 1\n";

/// Hash prefix of seeds.
const MAKES_SEED: &[u8] = b"sixdot seed 1\n";

/// Number of digits of a commitment that people compare: a second preimage cannot be found for these. A collision
/// could be prepared beforehand, so programs compare all digits.
pub const ENOUGH: usize = 16;

/// A nonce of a shuffle, or the commitment to it: 32 bytes, written as 64 hexadecimal digits.
pub type Nonce = Hex<32>;

/// A commit-reveal shuffle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FairShuffle {
    /// The nonce of the dealer, secret until the game is over: the seed follows from it.
    pub secret: Nonce,
    /// The nonces of players, by seat, at most one for each seat.
    parts: Vec<(Seat, Nonce)>,
}

impl Nonce {
    /// The commitment that is published before others add their nonces: the secret cannot be changed later.
    pub fn commitment(self) -> Nonce {
        Hex(Sha256::digest([COMMITS, &self.0].concat()).into())
    }

    /// The first digits in groups of four.
    pub fn in_groups(self, digits: usize) -> String {
        in_groups(&self.to_string()[..digits])
    }
}

/// Digits in groups of four, which a voice reads separately and a braille display breaks between.
pub fn in_groups(digits: &str) -> String {
    digits.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
}

impl FairShuffle {
    /// A shuffle with the nonce of the dealer only.
    pub fn new(secret: Nonce) -> Self {
        FairShuffle { secret, parts: Vec::new() }
    }

    /// Adds the nonce of a player. A second one of the same seat is ignored: it could have been chosen to suit.
    pub fn add(&mut self, seat: Seat, part: Nonce) {
        if let Err(at) = self.parts.binary_search_by_key(&seat, |(other, _)| *other) {
            self.parts.insert(at, (seat, part));
        }
    }

    /// The nonces of the players, by seat.
    pub fn parts(&self) -> &[(Seat, Nonce)] {
        &self.parts
    }

    /// The seed from all nonces.
    ///
    /// # Panics
    /// Never: a hash has more bytes than a seed.
    pub fn seed(&self) -> u64 {
        let of_players = self.parts.iter().flat_map(|(seat, part)| [&[seat.0 + 1][..], &part.0].concat());
        let all: Vec<u8> = [MAKES_SEED, &self.secret.0].concat().into_iter().chain(of_players).collect();
        let hash: [u8; 32] = Sha256::digest(all).into();
        u64::from_be_bytes(*hash.first_chunk().expect("a hash has 32 bytes"))
    }

    pub(super) fn write(&self, text: &mut String) {
        let _ = writeln!(text, "shuffle: {}", self.secret);
        for (seat, part) in &self.parts {
            let _ = writeln!(text, "part {seat}: {part}");
        }
    }
}

/// Bytes in hexadecimal form, two digits each.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl<const N: usize> fmt::Debug for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<const N: usize> From<Hex<N>> for String {
    fn from(hex: Hex<N>) -> String {
        hex.to_string()
    }
}

impl<const N: usize> TryFrom<String> for Hex<N> {
    type Error = FromHexError;

    fn try_from(text: String) -> Result<Self, FromHexError> {
        text.parse()
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = FromHexError;

    fn from_str(text: &str) -> Result<Self, FromHexError> {
        let mut bytes = [0; N];
        hex::decode_to_slice(text, &mut bytes).map(|()| Hex(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(byte: u8) -> Nonce {
        Hex([byte; 32])
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
    fn every_nonce_changes_the_seed_once() {
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
        assert_eq!(digits.parse::<Nonce>().map(|part| part.to_string()), Ok(digits.clone()));
        let part: Nonce = digits.parse().expect("a part");
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
                wrong.parse::<Nonce>().is_err() && serde_json::from_str::<Nonce>(&format!("\"{wrong}\"")).is_err(),
                "{wrong}"
            );
        }
    }
}
