//! Everything that a view tells.

use super::walk::all_moves;
use crate::games::shedding::engine::View;

/// Everything that a view tells: of the table, of each seat, each card and each move, line by line.
pub(super) fn told(view: View<'_>) -> Vec<String> {
    let mut lines = vec![
        format!("awaits {:?} of {:?}, outcome {:?}", view.awaits(), view.to_act(), view.outcome()),
        format!("top {:?} {:?} {:?}", view.top(), view.wish(), view.colour_in_force()),
        format!("clockwise {} dealer {:?} round {}", view.clockwise(), view.dealer(), view.round()),
        format!("pending {} pile {} {}", view.pending_cards(), view.pile(), view.can_draw()),
        format!("turns {} totals {:?} points {:?}", view.turns(), view.totals(), view.points()),
        format!("call due {:?} {}", view.call_due(), view.calls_are_caught()),
        format!("hand {:?} drawn {:?}", view.hand(), view.drawn()),
        format!("playable {:?}", view.playable()),
        format!("discard {:?}", view.discard()),
        format!("candidates {:?} {:?}", view.candidates(), view.deed()),
        format!("bans {:?} beside {:?}", view.bans(), view.beside()),
        format!("legal {:?}", view.legal_moves()),
    ];
    for seat in view.seats() {
        let (place, owes) = (view.place(seat), view.owes(seat));
        lines.push(format!("{seat:?} {} {:?} {place:?} {owes:?}", view.held(seat), view.next_after(seat)));
        lines.push(format!("{seat:?} {:?} {}", view.hand_of(seat), view.sits_out(seat)));
    }
    for kind in view.rules().deck().kinds() {
        lines.push(format!("{kind:?} {} {:?}", view.is_bluff(kind), view.why_not(kind)));
    }
    for wanted in all_moves(view.rules(), view.setup().seats) {
        lines.push(format!("{wanted:?} {:?}", view.judge(wanted)));
    }
    lines
}

/// The first line in which two views differ.
pub(super) fn difference(one: View<'_>, other: View<'_>) -> Option<(String, String)> {
    told(one).into_iter().zip(told(other)).find(|(one, other)| one != other)
}
