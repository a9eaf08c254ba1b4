//! Cards that somebody draws one after the other, told as one draw.

use crate::engine::{Cause, Glimpse, Moved, Seen, Step, Viewer};

/// What a viewer knows of several steps, draws of the same player that follow each other put together.
pub(super) fn told_as_one(steps: &[&Step], viewer: Viewer) -> Vec<Seen> {
    let mut all: Vec<Seen> = Vec::new();
    for seen in steps.iter().flat_map(|step| step.seen_by(viewer)) {
        if !all.last_mut().is_some_and(|last| add(last, &seen)) {
            all.push(seen);
        }
    }
    all
}

/// Adds a draw to one of the same player before it, if it is one and its cards are known as well.
fn add(last: &mut Seen, seen: &Seen) -> bool {
    let (
        Seen::Moved(Moved { cards: before, to: drawer, cause: Cause::Draw, held, .. }),
        Seen::Moved(Moved { cards: more, to, cause: Cause::Draw, held: now, .. }),
    ) = (last, seen)
    else {
        return false;
    };
    if drawer != to {
        return false;
    }
    match (before, more) {
        (Glimpse::Backs(before), Glimpse::Backs(more)) => *before += more,
        (Glimpse::Cards(before), Glimpse::Cards(more)) => before.extend(more),
        _ => return false,
    }
    *held = *now;
    true
}
