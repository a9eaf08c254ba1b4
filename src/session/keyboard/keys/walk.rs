//! The hand, told card by card with the arrows.

use super::table::AtKeys;
use crate::say::{Channel, Line, Urgency, msg};
use crate::session::talk::Session;

impl Session {
    /// Tells the next card of the hand, or the one before; where the hand has changed it begins anew, and the places
    /// hold from then on. None if there is no hand.
    pub(super) fn walk(&mut self, at: &AtKeys, walked: Option<usize>, right: bool) -> Option<Vec<Line>> {
        let last = at.hand.len().checked_sub(1)?;
        let desk = self.table.as_mut()?.seated_mut().company_mut().desk_mut();
        let walked = walked.filter(|_| desk.told_hand() == at.hand);
        desk.hears_hand(at.hand.clone(), desk.asked_order());
        let place = match walked {
            Some(place) if right => (place + 1).min(last),
            Some(place) => place.saturating_sub(1).min(last),
            None if right => 0,
            None => last,
        };
        self.house.keyboard.keys.walked = Some(place);
        Some(vec![Line::of(
            [self.house.keyboard.voice().locale().say(msg!(
                "hand-position",
                position = place + 1,
                card = at.hand[place]
            ))],
            Channel::Hand,
            Urgency::Answer,
        )])
    }
}
