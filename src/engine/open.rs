//! What games that lie open have in common.

/// What a move brought about: the same for everybody who looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenStep<S> {
    pub(crate) seen: Vec<S>,
}

impl<S> OpenStep<S> {
    /// The happenings, in order.
    #[must_use]
    pub fn seen(&self) -> &[S] {
        &self.seen
    }
}
