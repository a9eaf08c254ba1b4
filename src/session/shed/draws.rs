//! Cards that somebody draws one after the other, told as one draw.

use crate::engine::{CardMovement, Cause, Observation, Step, Viewer, VisibleCards};

/// What a viewer knows of several steps, draws of the same player that follow each other put together.
pub(super) fn told_as_one(steps: &[&Step], viewer: Viewer) -> Vec<Observation> {
    let mut all: Vec<Observation> = Vec::new();
    for seen in steps.iter().flat_map(|step| step.seen_by(viewer)) {
        if !all.last_mut().is_some_and(|last| add(last, &seen)) {
            all.push(seen);
        }
    }
    all
}

/// Adds a draw to one of the same player before it, if it is one and its cards are known as well.
fn add(last: &mut Observation, seen: &Observation) -> bool {
    let (
        Observation::Moved(CardMovement { cards: before, to: drawer, cause: Cause::Draw, held, .. }),
        Observation::Moved(CardMovement { cards: more, to, cause: Cause::Draw, held: now, .. }),
    ) = (last, seen)
    else {
        return false;
    };
    if drawer != to {
        return false;
    }
    match (before, more) {
        (VisibleCards::Backs(before), VisibleCards::Backs(more)) => *before += more,
        (VisibleCards::Cards(before), VisibleCards::Cards(more)) => before.extend(more),
        _ => return false,
    }
    *held = *now;
    true
}
