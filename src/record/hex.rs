//! Bytes as they are written and sent: two hexadecimal digits each.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// So many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex<const N: usize>(pub [u8; N]);

/// Something else than so many hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not {0} hexadecimal digits")]
pub struct NoHex(usize);

impl<const N: usize> fmt::Display for Hex<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
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
    type Error = NoHex;

    fn try_from(text: String) -> Result<Self, NoHex> {
        text.parse()
    }
}

impl<const N: usize> FromStr for Hex<N> {
    type Err = NoHex;

    fn from_str(text: &str) -> Result<Self, NoHex> {
        let mut bytes = [0; N];
        if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NoHex(2 * N));
        }
        for (at, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| NoHex(2 * N))?;
        }
        Ok(Hex(bytes))
    }
}
