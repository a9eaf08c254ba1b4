//! How names are written in rule files: those of the files themselves, and of what stands in them.

/// The longest name.
const LONGEST: usize = 40;

/// Whether a name consists of small letters, digits and hyphens, so that it can be typed everywhere.
pub(crate) fn is_name(name: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    (1..=LONGEST).contains(&name.len()) && name.bytes().all(plain)
}
