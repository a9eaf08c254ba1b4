//! Whose turn it is at a wall and what is to be decided, in the last line before the prompt and in the prompt itself.

use super::{Announcer, answer, side_word};
use crate::engine::{Seat, Viewer};
use crate::say::{About, At, Channel, Cue, Line, Text, Urgency, msg};
use crate::wall::engine::{Awaiting, Move, Side, Spot, View};
use crate::wall::rules::Fit;

impl Announcer<'_> {
    /// Whose turn it is and what is to be decided: "Your turn. 5 pairs, 2 of them fit doubly."
    ///
    /// After the end it tells how the game ended.
    #[must_use]
    pub fn turn(&self, view: View<'_>) -> Line {
        let Some(seat) = view.to_act() else {
            let over = match view.outcome() {
                Some(outcome) => [self.say(msg!("wall-over"))].into_iter().chain(self.result(outcome)).collect(),
                None => vec![self.say(msg!("why-wall-not-dealt"))],
            };
            return Line::of(over, Channel::Turn, Urgency::Turn).with_cue(None);
        };
        let mut texts = vec![self.about(msg!("turn"; About), seat)];
        if self.decides(seat) {
            texts.extend(self.decision(view));
            if pairs_to_take(view).0 > 0 {
                texts.extend(self.wish_cards(view));
            }
            texts.extend(self.or_pass(view));
        }
        let cue = self.decides(seat).then_some(Cue::YourTurn);
        Line::of(texts, Channel::Turn, Urgency::Turn).with_cue(cue)
    }

    /// The cards that can be exchanged now, by their stacks: "Wish card: 7." Nothing if there are none.
    fn wish_cards(&self, view: View<'_>) -> Option<Text> {
        let mut spots: Vec<Spot> = Vec::new();
        for wanted in view.legal_moves() {
            match wanted {
                Move::Exchange { spot, .. } if !spots.contains(&spot) => spots.push(spot),
                _ => {}
            }
        }
        let card = view.free(*spots.first()?)?;
        let numbers = self.locale.join(spots.iter().map(|spot| Text::plain(spot.to_string())), "and");
        Some(self.say(msg!("due-wall-exchangeable", card, spots = numbers)))
    }

    /// That the player on turn may also pass; nothing if not (NN-14).
    fn or_pass(&self, view: View<'_>) -> Option<Text> {
        (view.awaits() == Awaiting::Again).then(|| self.say(msg!("due-wall-pass")))
    }

    /// The same as an answer of its own.
    #[must_use]
    pub fn pass(&self, view: View<'_>) -> Option<Line> {
        self.or_pass(view).map(|text| answer([text]))
    }

    /// Whether the viewer hears what a seat has to decide: who shares the keyboard hears it of everybody.
    fn decides(&self, seat: Seat) -> bool {
        self.is_you(seat) || self.viewer == Viewer::Onlooker
    }

    /// What is to be decided by whoever is on turn.
    pub(super) fn decision(&self, view: View<'_>) -> Option<Text> {
        if view.awaits() == Awaiting::Side {
            let sides = self.locale.join(self.sides(view), "or");
            return Some(self.say(msg!("due-wall-side", sides)));
        }
        let (count, doubly) = pairs_to_take(view);
        if count == 0 {
            let (spot, card) = view.legal_moves().into_iter().find_map(|wanted| match wanted {
                Move::Exchange { spot, .. } => Some((spot, view.free(spot)?)),
                _ => None,
            })?;
            return Some(self.at(msg!("due-wall-exchange", card; At), spot));
        }
        Some(match (view.awaits(), doubly) {
            (Awaiting::Opening, 0) => self.say(msg!("due-wall-opening-singly", count)),
            (Awaiting::Opening, _) => self.say(msg!("due-wall-opening", count)),
            _ => self.say(msg!("due-wall-main", count, doubly)),
        })
    }

    /// The sides that can be chosen after a breach: "the 45 cards on the left".
    fn sides(&self, view: View<'_>) -> Vec<Text> {
        let sides = view.sides();
        let several = sides.iter().any(|(spot, _)| *spot != sides[0].0);
        sides.into_iter().map(|(spot, side)| self.side_item(view, (spot, side), several)).collect()
    }

    /// A side of a breach with how much lies there; the breach is named where there are several.
    pub(super) fn side_item(&self, view: View<'_>, (spot, side): (Spot, Side), several: bool) -> Text {
        let count = view.beside(spot, side);
        self.at(msg!("wall-item-side", count, side = side_word(side), several; At), spot)
    }

    /// What the status prompt shows, in at most 12 cells: own cards, those of the others, and in the own turn how many
    /// pairs can be taken: `24:18 5p`.
    #[must_use]
    pub fn status(&self, view: View<'_>) -> String {
        let [own, other] = self.parties_from_viewer().map(|party| view.count(party));
        let yours = view.to_act().is_some_and(|seat| self.decides(seat));
        let due = match view.awaits() {
            awaits if yours && awaits.is_pair() => "pairs",
            Awaiting::Side if yours => "side",
            _ => "none",
        };
        self.say(msg!("status-wall", own, other, due, count = pairs_to_take(view).0)).braille
    }
}

/// How many pairs can be taken now, and how many of them fit doubly.
pub(super) fn pairs_to_take(view: View<'_>) -> (usize, usize) {
    let moves = view.legal_moves();
    let fits: Vec<Fit> = moves.iter().filter_map(|wanted| fit_of(view, *wanted)).collect();
    (fits.len(), fits.iter().filter(|fit| **fit == Fit::Doubly).count())
}

fn fit_of(view: View<'_>, wanted: Move) -> Option<Fit> {
    match wanted {
        Move::Take(pair) => Some(view.fit(pair)?.1),
        _ => None,
    }
}
