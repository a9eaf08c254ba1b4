//! How fast the moves of others are told: all at once, or one after the other with Enter.

/// How the moves of others are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StepMode {
    /// All of them with one answer.
    #[default]
    Free,
    /// Each waits for Enter.
    Step,
}

impl StepMode {
    /// Its word in the settings.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            StepMode::Free => "free",
            StepMode::Step => "step",
        }
    }
}
