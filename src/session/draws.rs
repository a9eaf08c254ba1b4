//! Cards that a computer player draws one after the other, told as one draw.

use crate::engine::{Cause, Glimpse, Happening, Seen, Step, Viewer};

/// What a viewer knows of several steps, draws of the same player that follow each other put together.
pub(super) fn told_as_one(steps: &[Step], viewer: Viewer) -> Vec<Seen> {
    let mut all: Vec<Seen> = Vec::new();
    for seen in steps.iter().flat_map(|step| step.seen_by(viewer)) {
        match (all.last_mut(), &seen) {
            (
                Some(Happening::Moved {
                    cards: Glimpse::Backs(before), to: drawer, cause: Cause::Draw, held, ..
                }),
                Happening::Moved { cards: Glimpse::Backs(more), to, cause: Cause::Draw, held: now, .. },
            ) if drawer == to => {
                *before += more;
                *held = *now;
            }
            _ => all.push(seen),
        }
    }
    all
}
