//! What a move at a wall would bring about.

use super::Announcer;
use crate::engine::{Seat, Viewer};
use crate::say::{About, Channel, Line, Text, Urgency, msg};
use crate::wall::engine::{Move, Observation, View};

impl Announcer<'_> {
    /// What a move of the viewer's would bring about, without making it: what comes free, whether one goes on, and what
    /// the next player could take; or why it may not be made. An onlooker asks about the seat on turn.
    #[must_use]
    pub fn what_if(&self, view: View<'_>, wanted: Move) -> Line {
        let mut game = view.determinize();
        let seat = match self.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Onlooker => view.to_act().unwrap_or(Seat(0)),
        };
        let step = match game.apply(seat, wanted) {
            Ok(step) => step,
            Err(refusal) => return self.why(&refusal),
        };
        let seen = step.seen();
        let clause = seen.iter().find_map(|seen| self.does(seen));
        let mut texts: Vec<Text> = clause.map(|clause| self.say(msg!("wall-what-if", clause))).into_iter().collect();
        texts.extend(self.consequences(seen, true));
        let after = game.view();
        match (after.outcome(), after.to_act()) {
            (Some(outcome), _) => texts.extend(self.ends(outcome)),
            (None, Some(next)) => {
                // That somebody goes on says whose turn it is.
                let goes_on = seen.iter().any(|seen| matches!(seen, Observation::GoesOn { .. }));
                if !goes_on && next != seat {
                    texts.push(self.about(msg!("what-if-next"; About), next));
                }
                texts.extend(self.decision(after));
            }
            (None, None) => {}
        }
        Line::parted(texts, Channel::Game, Urgency::Answer)
    }
}
