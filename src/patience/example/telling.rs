//! Happenings and reasons of a patience in the words of examples: English, short, and the same for ever.

use crate::notation::Codes;
use crate::patience::engine::{Reason, Seen, Source};

/// A happening, such as `r12 is laid on red from its row`.
pub(super) fn happening(seen: &Seen, codes: Codes<'_>) -> String {
    match seen {
        Seen::Began { cards, back } if back.is_empty() => format!("begins with {}", codes.cards(cards)),
        Seen::Began { cards, back } => format!("begins with {}, back go {}", codes.cards(cards), codes.cards(back)),
        Seen::Turned { card, left } => format!("{} is turned, {left} left", codes.card(*card)),
        Seen::Laid { card, colour, from } => {
            let from = match from {
                Source::Hand => "",
                Source::Row => " from its row",
                Source::Kept => ", kept before",
            };
            format!("{} is laid on {}{from}", codes.card(*card), codes.colour(*colour))
        }
        Seen::Put { card, row } => format!("{} goes to its row, {row} there", codes.card(*card)),
        Seen::Kept { card, kept } => format!("{} is kept, {kept} now", codes.card(*card)),
        Seen::UsedUp => "the hidden pile is used up".to_owned(),
        Seen::TookBack => "taken back".to_owned(),
        Seen::Ends(outcome) => format!("over, {} of {} laid", outcome.laid, outcome.of),
    }
}

/// The word of a reason.
pub(super) fn reason(reason: Reason) -> &'static str {
    match reason {
        Reason::NotDealt => "not-dealt",
        Reason::AlreadyDealt => "already-dealt",
        Reason::Over => "over",
        Reason::UsedUp => "used-up",
        Reason::DoesNotFit { .. } => "does-not-fit",
        Reason::MustLay { .. } => "must-lay",
        Reason::EmptyRow { .. } => "empty-row",
        Reason::NameAPile { .. } => "name-a-pile",
        Reason::CannotKeep { .. } => "cannot-keep",
        Reason::NoWish => "no-wish",
        Reason::NotUsedUp => "not-used-up",
        Reason::NothingToUndo => "nothing-to-undo",
    }
}
