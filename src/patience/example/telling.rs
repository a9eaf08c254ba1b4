//! Happenings and reasons of a patience in the words of examples: English, short, and the same for ever.

use crate::notation::Codes;
use crate::patience::engine::{IllegalReason, Observation, Source};

/// A happening, such as `r12 is laid on red from its row`.
pub(super) fn happening(seen: &Observation, codes: Codes<'_>) -> String {
    match seen {
        Observation::Began { cards, back } if back.is_empty() => format!("begins with {}", codes.cards(cards)),
        Observation::Began { cards, back } => {
            format!("begins with {}, back go {}", codes.cards(cards), codes.cards(back))
        }
        Observation::Turned { card, left } => format!("{} is turned, {left} left", codes.card(*card)),
        Observation::Laid { card, colour, from } => {
            let from = match from {
                Source::Hand => "",
                Source::Row => " from its row",
                Source::Kept => ", kept before",
            };
            format!("{} is laid on {}{from}", codes.card(*card), codes.colour(*colour))
        }
        Observation::Put { card, row } => format!("{} goes to its row, {row} there", codes.card(*card)),
        Observation::Kept { card, kept } => format!("{} is kept, {kept} now", codes.card(*card)),
        Observation::UsedUp => "the hidden pile is used up".to_owned(),
        Observation::TookBack => "taken back".to_owned(),
        Observation::Ends(outcome) => format!("over, {} of {} laid", outcome.laid, outcome.of),
    }
}

/// The word of a reason.
pub(super) fn reason(reason: IllegalReason) -> &'static str {
    match reason {
        IllegalReason::NotDealt => "not-dealt",
        IllegalReason::AlreadyDealt => "already-dealt",
        IllegalReason::Over => "over",
        IllegalReason::UsedUp => "used-up",
        IllegalReason::DoesNotFit { .. } => "does-not-fit",
        IllegalReason::MustLay { .. } => "must-lay",
        IllegalReason::EmptyRow { .. } => "empty-row",
        IllegalReason::NameAPile { .. } => "name-a-pile",
        IllegalReason::CannotKeep { .. } => "cannot-keep",
        IllegalReason::NoWish => "no-wish",
        IllegalReason::NotUsedUp => "not-used-up",
        IllegalReason::NothingToUndo => "nothing-to-undo",
    }
}
