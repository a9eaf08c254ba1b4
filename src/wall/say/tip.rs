//! A tip at a wall: what somebody might do, and why.

use super::{Announcer, cards_of, number};
use crate::cards::CardKind;
use crate::say::{About, At, Channel, Line, Text, Urgency, msg};
use crate::wall::bot::{Motive, Tip};
use crate::wall::engine::{Move, View};

impl Announcer<'_> {
    /// "Tip: take 2 and 5, red 12 and red 24. They fit doubly, and you go on."
    #[must_use]
    pub fn tip(&self, view: View<'_>, tip: &Tip) -> Line {
        let advice = self.advice(view, tip.wanted).map(|advice| self.say(msg!("tip", move = advice)));
        Line::of(advice.into_iter().chain([self.motive(tip.motive)]), Channel::Hand, Urgency::Answer)
    }

    /// A move as a tip tells it; none for the deal.
    #[must_use]
    pub fn advice(&self, view: View<'_>, wanted: Move) -> Option<Text> {
        Some(match wanted {
            Move::Take(pair) => {
                let ([one, other], (cards, _)) = (pair.spots().map(number), view.fit(pair)?);
                self.say(msg!("tip-wall-take", one, other, cards = cards_of(&cards)))
            }
            Move::Exchange { spot, card } => {
                let away: CardKind = view.free(spot)?;
                self.at(msg!("tip-wall-exchange", away, card; At), spot)
            }
            Move::Breach { spot, side } => {
                let several = view.sides().iter().any(|(other, _)| *other != spot);
                self.say(msg!("tip-wall-side", side = self.side_item(view, (spot, side), several)))
            }
            Move::Pass => self.say(msg!("tip-pass")),
            Move::Deal => return None,
        })
    }

    fn motive(&self, motive: Motive) -> Text {
        match motive {
            Motive::OnlyMove => self.say(msg!("motive-wall-only")),
            Motive::Wins => self.say(msg!("motive-wall-wins")),
            Motive::Breaches { cards } => self.say(msg!("motive-wall-breach", count = cards)),
            Motive::MostCards => self.say(msg!("motive-wall-more")),
            Motive::GoesOn => {
                let may = self.rules.book().doubly_again.is_some_and(|again| again.may_pass);
                self.say(msg!("motive-wall-goes-on", may))
            }
            Motive::FitsDoubly => self.say(msg!("motive-wall-doubly")),
            Motive::FitsDoublyThen => self.say(msg!("motive-wall-exchange-doubly")),
            Motive::BreachesThen { cards } => self.say(msg!("motive-wall-exchange-breach", count = cards)),
            Motive::AvoidsBreachThen { next } => self.about(msg!("motive-wall-exchange-no-breach"; About), next),
            Motive::LeavesDoublyThen { next, pairs } => {
                self.about(msg!("motive-wall-exchange-fewer", count = pairs; About), next)
            }
            Motive::FitsThen => self.say(msg!("motive-wall-exchange")),
            Motive::AvoidsBreach { next } => self.about(msg!("motive-wall-no-breach"; About), next),
            Motive::LeavesDoubly { next, pairs: 0 } => self.about(msg!("motive-wall-nothing-doubly"; About), next),
            Motive::LeavesDoubly { next, pairs } => self.about(msg!("motive-wall-fewer", count = pairs; About), next),
            Motive::AsGood => self.say(msg!("motive-wall-as-good")),
        }
    }
}
