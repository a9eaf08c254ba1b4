//! By what a certificate is told from every other one.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

/// The SHA-256 of a certificate. People compare it in groups of four digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint([u8; 32]);

/// That is no fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the SHA-256 of a certificate")]
pub struct NoFingerprint;

impl Fingerprint {
    /// That of a certificate (DER).
    #[must_use]
    pub fn of(certificate: &[u8]) -> Self {
        Fingerprint(Sha256::digest(certificate).into())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, byte) in self.0.iter().enumerate() {
            if place > 0 && place % 2 == 0 {
                f.write_str(" ")?;
            }
            write!(f, "{byte:02X}")?;
        }
        Ok(())
    }
}

/// Reads what is written so, with whatever groups.
impl FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Self, NoFingerprint> {
        let digit = |digit: char| digit.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
        let digits: Option<Vec<u8>> = text.chars().filter(|sign| *sign != ' ').map(digit).collect();
        let digits = digits.ok_or(NoFingerprint)?;
        if digits.len() % 2 > 0 {
            return Err(NoFingerprint);
        }
        let bytes: Vec<u8> =
            digits.chunks(2).map(|pair| pair.iter().fold(0, |byte, digit| byte << 4 | digit)).collect();
        bytes.try_into().map(Fingerprint).map_err(|_| NoFingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_told_in_groups_and_read_again() {
        let told = Fingerprint::of(b"abc").to_string();
        assert_eq!(told, "BA78 16BF 8F01 CFEA 4141 40DE 5DAE 2223 B003 61A3 9617 7A9C B410 FF61 F200 15AD");
        assert_eq!(told.parse(), Ok(Fingerprint::of(b"abc")));
        assert_eq!(told.to_lowercase().replace(' ', "").parse(), Ok(Fingerprint::of(b"abc")));
        let (short, long) = (told[..told.len() - 2].to_owned(), format!("{told} 00"));
        let odd = told[..told.len() - 1].to_owned();
        for wrong in ["", "ä", &short, &long, &odd, &told.replace('B', "x")] {
            assert_eq!(wrong.parse::<Fingerprint>(), Err(NoFingerprint), "{wrong}");
        }
    }
}
