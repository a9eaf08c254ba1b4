//! A tip: what somebody might do, and why.

use super::announce::Announcer;
use super::arg::{Arg, Text};
use super::line::{Channel, Line, Urgency};
use crate::bot::{Motive, Tip};
use crate::cards::{CardKind, Wish};
use crate::engine::{Call, Move};

impl Announcer<'_> {
    /// "Tip: play red draw two. Anna has only one card left."
    #[must_use]
    pub fn tip(&self, tip: &Tip) -> Line {
        let wanted = self.locale().join(self.advice(tip.wanted), "and");
        let tip_text = self.text("tip", &[("move", wanted.into())]);
        Line::of([tip_text, self.motive(tip)], Channel::Hand, Urgency::Answer)
    }

    /// A tip for the question which colour a card wishes: "Tip: blue. You hold 2 more cards of that colour."
    #[must_use]
    pub fn tip_for_wish(&self, tip: &Tip) -> Line {
        let colour = match tip.wanted {
            Move::Play { wish: Some(wish), .. } => self.text("tip-colour", &[("colour", wish.into())]),
            _ => self.text("tip-pass", &[]),
        };
        let tip_text = self.text("tip", &[("move", colour.into())]);
        Line::of([tip_text, self.motive(tip)], Channel::Hand, Urgency::Answer)
    }

    /// What to do, part by part: "play wild", "wish blue", "call Uno".
    fn advice(&self, wanted: Move) -> Vec<Text> {
        let play = |cards: &[CardKind], wish: Option<Wish>, call: Option<Call>| {
            let wish = wish.map(|wish| self.text("tip-wish", &[("colour", wish.into())]));
            let call = call.map(|call| self.text("tip-call", &[("call", self.call(call).into())]));
            [self.text("tip-play", &[("cards", cards.into())])].into_iter().chain(wish).chain(call).collect()
        };
        let one = |id: &str, args: &[(&str, Arg<'_>)]| vec![self.text(id, args)];
        match wanted {
            Move::Play { card, wish, call } => play(&[card], wish, call),
            Move::PlayTogether { cards, call } => play(cards.as_slice(), None, call),
            Move::Draw | Move::Deal => one("tip-draw", &[]),
            Move::Pass => one("tip-pass", &[]),
            Move::Challenge => one("tip-challenge", &[]),
            Move::Choose(wish) => one("tip-choose", &[("colour", wish.into())]),
            Move::ChoosePlayer(seat) => vec![self.about("tip-choose-player", seat, &[])],
            Move::Give(card) => one("tip-give", &[("card", card.into())]),
            Move::Call(call) => one("tip-call", &[("call", self.call(call).into())]),
            Move::Catch(seat) => vec![self.about("tip-catch", seat, &[])],
            Move::Agree(agreed) => vec![self.typed_agreement(agreed)],
        }
    }

    fn motive(&self, tip: &Tip) -> Text {
        let called = || ("called", Arg::from(self.called()));
        let count = |count: u16| ("count", Arg::from(count));
        match tip.motive {
            Motive::LastCards => self.text("motive-last-cards", &[]),
            Motive::InsteadOfDrawing { cards } => self.text("motive-instead-of-drawing", &[count(cards)]),
            Motive::InsteadOfSittingOut => self.text("motive-instead-of-sitting-out", &[]),
            Motive::DrawnFits => self.text("motive-drawn-fits", &[]),
            Motive::OnlyCard => self.text("motive-only-card", &[]),
            Motive::OnlyHonest => self.text("motive-only-honest", &[]),
            Motive::NearlyOut { seat, held } => self.about("motive-nearly-out", seat, &[count(held)]),
            Motive::Hits { seat } => self.about("motive-hits", seat, &[]),
            Motive::SparesPartner { seat } => self.about("motive-spares-partner", seat, &[]),
            Motive::FewestCards { seat } => self.about("motive-fewest-cards", seat, &[]),
            Motive::LeastUse => self.text("motive-least-use", &[]),
            Motive::Acts => self.text("motive-acts", &[]),
            Motive::SeveralAtOnce { cards } => self.text("motive-several-at-once", &[count(cards.into())]),
            Motive::Points { points } => self.text("motive-points", &[("points", points.into())]),
            Motive::Colour { cards } => {
                let lays = tip.wanted.lays_a_card().into();
                self.text("motive-colour", &[count(cards), ("lays", lays), called()])
            }
            Motive::Follow { cards } => self.text("motive-follow", &[count(cards)]),
            Motive::Keep { card } => self.text("motive-keep", &[("card", card.into())]),
            Motive::NotStuck => self.text("motive-not-stuck", &[]),
            Motive::AsGood => self.text("motive-as-good", &[]),
            Motive::AnyColour => {
                let called = match tip.wanted {
                    Move::Play { card, .. } => self.called_with(card),
                    _ => self.called(),
                };
                self.text("motive-any-colour", &[("called", called.into())])
            }
            Motive::NothingToLay => self.text("motive-nothing-to-lay", &[]),
            Motive::NoAnswer => self.text("motive-no-answer", &[]),
            Motive::ChallengePays => self.text("motive-challenge-pays", &[]),
            Motive::ChallengeCosts => self.text("motive-challenge-costs", &[]),
            Motive::LateCall => self.text("motive-late-call", &[]),
            Motive::Forgot { seat, call } => self.about("motive-forgot", seat, &[("call", self.call(call).into())]),
            Motive::WrongRun { seat } => self.about("motive-wrong-run", seat, &[]),
        }
    }
}
