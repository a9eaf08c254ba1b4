//! Tips, and moves as they are typed in the words of the language.

use super::announcer::Announcer;
use crate::cards::{CardKind, Colour, Wish};
use crate::games::shedding::bot::{Motive, Tip};
use crate::games::shedding::engine::Move;
use crate::rules::Call;
use crate::text::{About, Channel, Line, Locale, Text, Urgency, msg};

impl Announcer<'_> {
    /// "Tip: play red draw two. Anna has only one card left."
    pub fn tip(&self, tip: &Tip) -> Line {
        self.tip_for(self.locale.join(self.advice(tip.wanted), "and"), tip)
    }

    fn tip_for(&self, wanted: Text, tip: &Tip) -> Line {
        Line::of([self.say(msg!("tip", move = wanted)), self.motive(tip)], Channel::Hand, Urgency::Answer)
    }

    /// Answers a pending wish: "Tip: blue. You hold 2 more cards of that colour."
    pub fn tip_for_wish(&self, tip: &Tip) -> Line {
        let wanted = match tip.wanted {
            Move::Play { wish: Some(wish), .. } => msg!("tip-colour", colour = wish),
            _ => msg!("tip-pass"),
        };
        self.tip_for(self.say(wanted), tip)
    }

    /// Part by part: "play wild", "wish blue", "call Uno".
    fn advice(&self, wanted: Move) -> Vec<Text> {
        let play = |cards: &[CardKind], wish: Option<Wish>, call: Option<Call>| {
            let wish = wish.map(|wish| self.say(msg!("tip-wish", colour = wish)));
            let call = call.map(|call| self.say(msg!("tip-call", call = self.call(call))));
            [self.say(msg!("tip-play", cards))].into_iter().chain(wish).chain(call).collect()
        };
        let message = match wanted {
            Move::Play { card, wish, call } => return play(&[card], wish, call),
            Move::PlayTogether { cards, call } => return play(cards.as_slice(), None, call),
            Move::Draw | Move::Deal => msg!("tip-draw"),
            Move::Pass => msg!("tip-pass"),
            Move::Challenge => msg!("tip-challenge"),
            Move::Choose(wish) => msg!("tip-choose", colour = wish),
            Move::ChoosePlayer(seat) => self.of(msg!("tip-choose-player"; About), seat),
            Move::StandFor(card) => msg!("tip-stand-for", card),
            Move::Give(card) => msg!("tip-give", card),
            Move::Call(call) => msg!("tip-call", call = self.call(call)),
            Move::Catch(seat) => self.of(msg!("tip-catch"; About), seat),
            Move::Agree(agreed) => return vec![self.typed_agreement(agreed)],
        };
        vec![self.say(message)]
    }

    fn motive(&self, tip: &Tip) -> Text {
        self.say(match tip.motive {
            Motive::LastCards => msg!("motive-last-cards"),
            Motive::InsteadOfDrawing { cards } => msg!("motive-instead-of-drawing", count = cards),
            Motive::InsteadOfSittingOut => msg!("motive-instead-of-sitting-out"),
            Motive::DrawnFits => msg!("motive-drawn-fits"),
            Motive::OnlyCard => msg!("motive-only-card"),
            Motive::NearlyOut { seat, held } => self.of(msg!("motive-nearly-out", count = held; About), seat),
            Motive::Hits { seat } => self.of(msg!("motive-hits"; About), seat),
            Motive::SparesPartner { seat } => self.of(msg!("motive-spares-partner"; About), seat),
            Motive::FewestCards { seat } => self.of(msg!("motive-fewest-cards"; About), seat),
            Motive::LeastUse => msg!("motive-least-use"),
            Motive::Acts => msg!("motive-acts"),
            Motive::SeveralAtOnce { cards } => msg!("motive-several-at-once", count = cards),
            Motive::Points { points } => msg!("motive-points", points),
            Motive::Colour { cards } => {
                let lays = tip.wanted.is_play();
                msg!("motive-colour", count = cards, lays, called = self.called())
            }
            Motive::Follow { cards } => msg!("motive-follow", count = cards),
            Motive::Keep { card } => msg!("motive-keep", card),
            Motive::NotStuck => msg!("motive-not-stuck"),
            Motive::WonMore { won, next } => msg!("motive-won-more", won, next),
            Motive::NoneBetter => msg!("motive-none-better"),
            Motive::AnyColour => {
                let called = match tip.wanted {
                    Move::Play { card, .. } => self.called_with(card),
                    _ => self.called(),
                };
                msg!("motive-any-colour", called)
            }
            Motive::NothingToLay => msg!("motive-nothing-to-lay"),
            Motive::NoAnswer => msg!("motive-no-answer"),
            Motive::ChallengePays => msg!("motive-challenge-pays"),
            Motive::ChallengeCosts => msg!("motive-challenge-costs"),
            Motive::LateCall => msg!("motive-late-call"),
            Motive::Forgot { seat, call } => self.of(msg!("motive-forgot", call = self.call(call); About), seat),
            Motive::WrongRun { seat } => self.of(msg!("motive-wrong-run"; About), seat),
        })
    }
}

impl Locale {
    pub fn typed_card(&self, command: &str, card: CardKind) -> Text {
        self.say(msg!("typed-query", command, card))
    }

    pub fn typed_colour(&self, colour: Colour) -> Text {
        self.typed_wish(Wish::Colour(colour)).changed(str::to_lowercase)
    }

    pub fn typed_wish(&self, wish: Wish) -> Text {
        self.say(msg!("typed-colour", colour = wish))
    }
}

impl Announcer<'_> {
    /// "play wild blue uno"; a call alone needs no command.
    pub fn typed_move(&self, command: &str, wanted: Move) -> Text {
        let word = || Text::plain(command.to_owned());
        let call = |call| Text::plain(self.call(call).to_lowercase());
        let wished = |wish: Wish| self.locale.typed_wish(wish);
        match wanted {
            Move::Play { card, wish, call: called } => {
                self.typed_cards(command, &[card]).beside_all(wish.map(wished).into_iter().chain(called.map(call)))
            }
            Move::PlayTogether { cards, call: called } => {
                self.typed_cards(command, cards.as_slice()).beside_all(called.map(call))
            }
            Move::Choose(chosen) => word().beside(wished(chosen)),
            Move::Catch(seat) | Move::ChoosePlayer(seat) => word().beside(Text::plain(self.name(seat))),
            Move::Give(card) | Move::StandFor(card) => self.typed_cards(command, &[card]),
            Move::Call(due) => call(due),
            Move::Agree(agreed) => word().beside(self.typed_agreement(agreed)),
            Move::Draw | Move::Pass | Move::Challenge | Move::Deal => word(),
        }
    }

    fn typed_cards(&self, command: &str, cards: &[CardKind]) -> Text {
        self.say(msg!("typed-cards", command, cards))
    }
}
