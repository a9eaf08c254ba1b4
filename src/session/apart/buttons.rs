//! What can be done with one press, beside what can be typed.

/// What can be done with one press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buttons {
    /// The own cards, in the order in which the hand is told.
    pub hand: Vec<Button>,
    /// What can be done beside.
    pub actions: Vec<Button>,
}

/// Something that can be done with one press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What stands on it.
    pub text: String,
    /// The line that it types.
    pub typed: String,
    /// Whether it can be done now.
    pub fits: bool,
}

impl Button {
    /// Something that can be done now.
    #[must_use]
    pub fn named(text: &str, typed: &str) -> Self {
        Button { text: text.to_owned(), typed: typed.to_owned(), fits: true }
    }
}
