//! A tip at a wall: what somebody might do, and why.

use super::{Announcer, cards_of, number};
use crate::bot::wall::{Motive, Tip};
use crate::cards::CardKind;
use crate::engine::wall::{Move, View};
use crate::say::arg::Text;
use crate::say::line::{Channel, Line, Urgency};

impl Announcer<'_> {
    /// "Tip: take 2 and 5, red 12 and red 24. They fit doubly, and you go on."
    #[must_use]
    pub fn tip(&self, view: View<'_>, tip: &Tip) -> Line {
        let advice = self.advice(view, tip.wanted).map(|advice| self.text("tip", &[("move", advice.into())]));
        Line::of(advice.into_iter().chain([self.motive(tip.motive)]), Channel::Hand, Urgency::Answer)
    }

    /// A move as a tip tells it; none for the deal.
    #[must_use]
    pub fn advice(&self, view: View<'_>, wanted: Move) -> Option<Text> {
        Some(match wanted {
            Move::Take(pair) => {
                let ([one, other], (cards, _)) = (pair.spots().map(number), view.fit(pair)?);
                self.text("tip-wall-take", &[("one", one), ("other", other), cards_of(&cards)])
            }
            Move::Exchange { spot, card } => {
                let away: CardKind = view.free(spot)?;
                self.at("tip-wall-exchange", spot, &[("away", away.into()), ("card", card.into())])
            }
            Move::Breach { spot, side } => {
                let several = view.sides().iter().any(|(other, _)| *other != spot);
                self.text("tip-wall-side", &[("side", self.side_item(view, (spot, side), several).into())])
            }
            Move::Pass => self.text("tip-pass", &[]),
            Move::Deal => return None,
        })
    }

    fn motive(&self, motive: Motive) -> Text {
        match motive {
            Motive::OnlyMove => self.text("motive-wall-only", &[]),
            Motive::Wins => self.text("motive-wall-wins", &[]),
            Motive::Breaches { cards } => self.text("motive-wall-breach", &[("count", cards.into())]),
            Motive::MostCards => self.text("motive-wall-more", &[]),
            Motive::GoesOn => {
                let may = self.rules.book().doubly_again.is_some_and(|again| again.may_pass);
                self.text("motive-wall-goes-on", &[("may", may.into())])
            }
            Motive::FitsDoubly => self.text("motive-wall-doubly", &[]),
            Motive::FitsDoublyThen => self.text("motive-wall-exchange-doubly", &[]),
            Motive::BreachesThen { cards } => self.text("motive-wall-exchange-breach", &[("count", cards.into())]),
            Motive::AvoidsBreachThen { next } => self.about("motive-wall-exchange-no-breach", next, &[]),
            Motive::LeavesDoublyThen { next, pairs } => {
                self.about("motive-wall-exchange-fewer", next, &[("count", pairs.into())])
            }
            Motive::FitsThen => self.text("motive-wall-exchange", &[]),
            Motive::AvoidsBreach { next } => self.about("motive-wall-no-breach", next, &[]),
            Motive::LeavesDoubly { next, pairs: 0 } => self.about("motive-wall-nothing-doubly", next, &[]),
            Motive::LeavesDoubly { next, pairs } => self.about("motive-wall-fewer", next, &[("count", pairs.into())]),
            Motive::AsGood => self.text("motive-wall-as-good", &[]),
        }
    }
}
