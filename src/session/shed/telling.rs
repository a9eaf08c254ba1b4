//! What is told together, and when everybody may stop the game.

use super::announcer::announcer;
use super::draws::told_as_one;
use crate::engine::{Awaiting, CardMovement, Cause, Game, Move, Observation, Place, Step, View, Viewer};
use crate::say::Line;
use crate::session::{After, Audience, Made};

/// A table before a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// What it waited for.
    pub awaits: Awaiting,
    /// How many cards the player held.
    pub held: u16,
    /// Whether it was still to be said what a card is that was laid.
    pub names: bool,
}

/// Tells what happened: draws of a player who went on as one, and to whom they belong which of the cards fit.
pub fn told_together(view: View<'_>, ears: Audience<'_>, made: &[Made<Game>]) -> Vec<Line> {
    let announcer = announcer(view, ears);
    let count = made.iter().take_while(|made| made.open && made.wanted == Some(Move::Draw)).count();
    let (drawn, rest) = made.split_at(count);
    let drawn: Vec<&Step> = drawn.iter().map(|made| &made.step).collect();
    let seen: Vec<Observation> = rest.iter().flat_map(|made| made.step.seen_by(ears.viewer)).collect();
    let mut lines = announcer.drew(&told_as_one(&drawn, ears.viewer), &view.playable());
    lines.extend(announcer.step(&seen));
    lines
}

/// Whether more is told with a move: further draws of who goes on freely; and while computer players are asked for the same
/// card, before anybody else is asked anything, that all let it go, and what a card is that they have laid for another one.
pub fn stays_open(view: View<'_>, after: &After<'_, Game>) -> bool {
    let goes_on = after.wanted == Move::Draw && after.next == Some(after.seat) && !after.learns;
    let draws = goes_on
        && match view.awaits() {
            Awaiting::Turn => true,
            // Not the drawn one alone.
            Awaiting::Drawn => !after.seats.is_computer(after.seat) && view.drawn().is_none(),
            _ => false,
        };
    let computer = after.next.is_some_and(|next| after.seats.is_computer(next));
    draws || computer && (view.awaits() == Awaiting::JumpIn || view.is_to_be_named())
}

/// After a play that leaves one card or none, or as many as a call is for, or that may be a wrong run, every other person may
/// catch (G-8).
pub fn can_be_caught(view: View<'_>, moment: Moment, wanted: Move) -> bool {
    let laid = match wanted {
        Move::Play { .. } => 1,
        Move::PlayTogether { cards, .. } => u16::try_from(cards.as_slice().len()).unwrap_or(u16::MAX),
        _ => 0,
    };
    let in_play = laid > 0 || moment.names || matches!(moment.awaits, Awaiting::More { .. });
    let ends = in_play && !matches!(view.awaits(), Awaiting::More { .. }) && !view.is_to_be_named();
    let few = ends && view.calls_are_caught_with(moment.held.saturating_sub(laid));
    let run = matches!(wanted, Move::PlayTogether { cards, .. } if view.may_be_a_wrong_run(cards.as_slice()));
    (few || run) && !matches!(wanted, Move::Agree(_) | Move::Give(_))
}

/// Whether a viewer gets another hand, which is told.
pub fn is_new_hand(seen: &Observation, viewer: Viewer) -> bool {
    match seen {
        Observation::Moved(CardMovement { to: Place::Hand(seat), cause: Cause::HandsMove, .. }) => {
            viewer == Viewer::Seat(*seat)
        }
        _ => false,
    }
}
