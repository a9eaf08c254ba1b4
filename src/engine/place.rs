//! Where cards lie, and who sees them there (G-12).

use super::seat::{Seat, Viewer};

/// Where cards lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The draw pile, face down.
    Pile,
    /// The discard pile, open.
    Discard,
    /// Beside the discard pile, open.
    Beside,
    /// A hand.
    Hand(Seat),
    /// Out of the round, face down.
    Aside,
    /// A hand that is shown to one player: the cards stay where they are.
    ShownTo(Seat),
}

impl Place {
    /// Whether this viewer sees the cards that lie here or move through here.
    pub(super) fn is_open_to(self, viewer: Viewer, open_hands: bool) -> bool {
        match self {
            Place::Pile | Place::Aside => false,
            Place::Discard | Place::Beside => true,
            Place::Hand(_) if open_hands => true,
            Place::Hand(seat) | Place::ShownTo(seat) => viewer == Viewer::Seat(seat),
        }
    }
}
