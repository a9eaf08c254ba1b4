//! How sentences begin.

/// The text with its first letter as a capital.
#[must_use]
pub fn capital(text: &str) -> String {
    let mut begun = String::with_capacity(text.len());
    push_capital(&mut begun, text);
    begun
}

/// Writes a text behind another one, with its first letter as a capital.
pub(super) fn push_capital(to: &mut String, text: &str) {
    let mut letters = text.chars();
    to.extend(letters.next().into_iter().flat_map(char::to_uppercase));
    to.push_str(letters.as_str());
}
