//! Tips, and moves as they are typed in the words of the language.

use super::announcer::Announcer;
use crate::cards::{CardKind, Colour, Wish};
use crate::games::shedding::bot::{Motive, Tip};
use crate::games::shedding::engine::Move;
use crate::rules::Call;
use crate::text::{About, Channel, Line, Locale, Message, Text, Urgency, msg};

impl Announcer<'_> {
    /// "Tip: play red draw two. Anna has only one card left."
    #[must_use]
    pub fn tip(&self, tip: &Tip) -> Line {
        let wanted = self.locale().join(self.advice(tip.wanted), "and");
        let tip_text = self.say(msg!("tip", move = wanted));
        Line::of([tip_text, self.motive(tip)], Channel::Hand, Urgency::Answer)
    }

    /// Answers a pending wish: "Tip: blue. You hold 2 more cards of that colour."
    #[must_use]
    pub fn tip_for_wish(&self, tip: &Tip) -> Line {
        let colour = match tip.wanted {
            Move::Play { wish: Some(wish), .. } => self.say(msg!("tip-colour", colour = wish)),
            _ => self.say(msg!("tip-pass")),
        };
        let tip_text = self.say(msg!("tip", move = colour));
        Line::of([tip_text, self.motive(tip)], Channel::Hand, Urgency::Answer)
    }

    /// Part by part: "play wild", "wish blue", "call Uno".
    fn advice(&self, wanted: Move) -> Vec<Text> {
        let play = |cards: &[CardKind], wish: Option<Wish>, call: Option<Call>| {
            let wish = wish.map(|wish| self.say(msg!("tip-wish", colour = wish)));
            let call = call.map(|call| self.say(msg!("tip-call", call = self.call(call))));
            [self.say(msg!("tip-play", cards))].into_iter().chain(wish).chain(call).collect()
        };
        let one = |message: Message<'_>| vec![self.say(message)];
        match wanted {
            Move::Play { card, wish, call } => play(&[card], wish, call),
            Move::PlayTogether { cards, call } => play(cards.as_slice(), None, call),
            Move::Draw | Move::Deal => one(msg!("tip-draw")),
            Move::Pass => one(msg!("tip-pass")),
            Move::Challenge => one(msg!("tip-challenge")),
            Move::Choose(wish) => one(msg!("tip-choose", colour = wish)),
            Move::ChoosePlayer(seat) => vec![self.about(msg!("tip-choose-player"; About), seat)],
            Move::StandFor(card) => one(msg!("tip-stand-for", card)),
            Move::Give(card) => one(msg!("tip-give", card)),
            Move::Call(call) => one(msg!("tip-call", call = self.call(call))),
            Move::Catch(seat) => vec![self.about(msg!("tip-catch"; About), seat)],
            Move::Agree(agreed) => vec![self.typed_agreement(agreed)],
        }
    }

    fn motive(&self, tip: &Tip) -> Text {
        match tip.motive {
            Motive::LastCards => self.say(msg!("motive-last-cards")),
            Motive::InsteadOfDrawing { cards } => self.say(msg!("motive-instead-of-drawing", count = cards)),
            Motive::InsteadOfSittingOut => self.say(msg!("motive-instead-of-sitting-out")),
            Motive::DrawnFits => self.say(msg!("motive-drawn-fits")),
            Motive::OnlyCard => self.say(msg!("motive-only-card")),
            Motive::NearlyOut { seat, held } => self.about(msg!("motive-nearly-out", count = held; About), seat),
            Motive::Hits { seat } => self.about(msg!("motive-hits"; About), seat),
            Motive::SparesPartner { seat } => self.about(msg!("motive-spares-partner"; About), seat),
            Motive::FewestCards { seat } => self.about(msg!("motive-fewest-cards"; About), seat),
            Motive::LeastUse => self.say(msg!("motive-least-use")),
            Motive::Acts => self.say(msg!("motive-acts")),
            Motive::SeveralAtOnce { cards } => self.say(msg!("motive-several-at-once", count = cards)),
            Motive::Points { points } => self.say(msg!("motive-points", points)),
            Motive::Colour { cards } => {
                let lays = tip.wanted.is_play();
                self.say(msg!("motive-colour", count = cards, lays, called = self.called()))
            }
            Motive::Follow { cards } => self.say(msg!("motive-follow", count = cards)),
            Motive::Keep { card } => self.say(msg!("motive-keep", card)),
            Motive::NotStuck => self.say(msg!("motive-not-stuck")),
            Motive::WonMore { won, next } => self.say(msg!("motive-won-more", won, next)),
            Motive::NoneBetter => self.say(msg!("motive-none-better")),
            Motive::AnyColour => {
                let called = match tip.wanted {
                    Move::Play { card, .. } => self.called_with(card),
                    _ => self.called(),
                };
                self.say(msg!("motive-any-colour", called))
            }
            Motive::NothingToLay => self.say(msg!("motive-nothing-to-lay")),
            Motive::NoAnswer => self.say(msg!("motive-no-answer")),
            Motive::ChallengePays => self.say(msg!("motive-challenge-pays")),
            Motive::ChallengeCosts => self.say(msg!("motive-challenge-costs")),
            Motive::LateCall => self.say(msg!("motive-late-call")),
            Motive::Forgot { seat, call } => self.about(msg!("motive-forgot", call = self.call(call); About), seat),
            Motive::WrongRun { seat } => self.about(msg!("motive-wrong-run"; About), seat),
        }
    }
}

impl Locale {
    #[must_use]
    pub fn typed_card(&self, command: &str, card: CardKind) -> Text {
        self.say(msg!("typed-query", command, card))
    }

    #[must_use]
    pub fn typed_colour(&self, colour: Colour) -> Text {
        let typed = self.typed_wish(Wish::Colour(colour));
        Text {
            full: typed.full.to_lowercase(),
            short: typed.short.to_lowercase(),
            quiet: typed.quiet.to_lowercase(),
            ..typed
        }
    }

    #[must_use]
    pub fn typed_wish(&self, wish: Wish) -> Text {
        self.say(msg!("typed-colour", colour = wish))
    }
}

impl Announcer<'_> {
    /// "play wild blue uno"; a call alone needs no command.
    #[must_use]
    pub fn typed_move(&self, command: &str, wanted: Move) -> Text {
        let word = || Text::plain(command.to_owned());
        let call = |call| Text::plain(self.call(call).to_lowercase());
        let wished = |wish: Wish| self.locale().typed_wish(wish);
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
