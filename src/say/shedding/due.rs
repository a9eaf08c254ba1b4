//! What the answers to a player's questions are made from.

use super::Announcer;
use super::query::RANK;
use crate::cards::{CardKind, Wish};
use crate::engine::{Call, Laid, Observation, Seat};
use crate::rules::book::Wished;
use crate::rules::{ImmediateEffect, MOST_BANS};
use crate::say::line::{Channel, Cue, Line, Urgency};
use crate::say::msg;
use crate::say::text::Text;

/// How a player stands who is asked for the number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandCount {
    /// In the round, with so many cards.
    Cards(u16),
    /// Out of the round without a card.
    Finished,
    /// Out of the round with the cards in hand, or of the match.
    Dropped,
}

/// What the player in turn has to decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// Lay a card or draw.
    Play,
    /// After drawing: lay a card or pass.
    PlayOrPass,
    /// After drawing: lay the drawn card or pass.
    PlayDrawnOrPass(CardKind),
    /// After drawing: lay the drawn card, which fits and must be laid.
    PlayDrawn(CardKind),
    /// After drawing: pass, since the drawn card cannot be laid.
    KeepDrawn {
        /// The drawn card.
        card: CardKind,
        /// Whether it fits, and only may not be laid.
        fits: bool,
    },
    /// Pass, since no own card can be laid.
    OnlyPass,
    /// Lay another card or pass.
    Again,
    /// Draw, or answer.
    Draw {
        /// How many cards.
        cards: u16,
        /// The cards that answer, each kind once; none: nothing does.
        answers: Vec<CardKind>,
    },
    /// Sit out, or answer.
    SitOut {
        /// How many players sit out in all, the others after this one.
        players: u8,
        /// Whether this one sits out so often instead.
        turns: bool,
        /// The cards that answer, each kind once; none: nothing does.
        answers: Vec<CardKind>,
    },
    /// Draw, or challenge the card that was laid.
    Challenge {
        /// How many cards.
        cards: u16,
        /// The cards that answer, each kind once; none: nothing does.
        answers: Vec<CardKind>,
    },
    /// Lay the same card as the one that was laid, out of turn, or let it go.
    JumpIn(CardKind),
    /// Name the colour of the start card.
    Choose,
    /// To name what the card that was laid wishes, with the new hand.
    ChooseWish(Wished),
    /// To say for which card the one that was laid stands.
    NameCard(CardKind),
    /// To choose the player whom the card that was laid concerns.
    ChoosePlayer {
        /// What is done to the player.
        deed: Option<ImmediateEffect>,
        /// Who can be chosen, in the order in which they are numbered.
        candidates: Vec<Seat>,
    },
    /// To give a card away.
    Give {
        /// To whom.
        to: Seat,
        /// How many more cards.
        cards: u8,
    },
    /// To lay further cards or to pass.
    More {
        /// How many at most.
        cards: u8,
    },
    /// Deal the next round.
    Deal,
}

/// The top card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Top {
    /// The card.
    pub card: CardKind,
    /// The card that was laid for it, if it was laid for it.
    pub stand_in: Option<CardKind>,
    /// What was wished, if anything was.
    pub wish: Option<Wish>,
    /// The bans that lie beside it.
    pub bans: [Option<CardKind>; MOST_BANS],
}

/// What a play would do.
#[derive(Clone, Copy, Debug)]
pub struct WhatIf<'a> {
    /// The cards that are laid.
    pub cards: &'a [CardKind],
    /// The colour that would be wished, if it was said.
    pub wish: Option<Wish>,
    /// Whether something is wished with them, said or not.
    pub wishes: bool,
    /// What has to be called with it.
    pub call: Option<Call>,
    /// What everybody would see of it.
    pub seen: &'a [Observation],
    /// What the player would have to decide next, if it is the player's to choose.
    pub choice: &'a Due,
    /// Who would be next; nobody if the round would be over.
    pub next: Option<Seat>,
    /// What the player could lay next, if it is the player's turn again.
    pub follow: &'a [CardKind],
    /// How many cards the player would hold.
    pub held: u16,
}

/// What a player can do now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choices<'a> {
    /// The different cards that can be laid.
    pub cards: &'a [CardKind],
    /// Several cards that can be laid in one move.
    pub together: &'a [Laid],
    /// For which cards the one that was laid can stand, while that is to be said.
    pub names: &'a [CardKind],
    /// Whether drawing is possible.
    pub draw: bool,
    /// Whether passing is possible.
    pub pass: bool,
    /// Whether there is something to challenge.
    pub challenge: bool,
    /// The card for which the player is asked out of turn.
    pub twin: Option<CardKind>,
    /// What has to be called with the next card.
    pub call: Option<Call>,
}

impl Announcer<'_> {
    /// `colour`, `suit` or `rank`: what these wishes name.
    fn wish_called(&self, wishes: &[Wish]) -> &'static str {
        if matches!(wishes.first(), Some(Wish::Symbol(_))) { RANK } else { self.called() }
    }

    /// "Which colour? Red, yellow, green or blue."
    #[must_use]
    pub fn which_colour(&self, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("ask-colour", called = self.wish_called(wishes), colours = wishes))],
            Channel::Turn,
            Urgency::Turn,
        )
    }

    /// The question for a player: "Who draws two cards? 1: Anna, 2: Ben."
    pub(super) fn whom(&self, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Text {
        let name =
            |(index, seat): (usize, &Seat)| self.say(msg!("candidate", number = index + 1, who = self.name(*seat)));
        let names = self.locale().join(candidates.iter().enumerate().map(name), "list");
        let (word, count) = deed.map_or(("any", 0), |deed| (deed.name(), deed.cards()));
        self.say(msg!("due-choose-player", deed = word, count, names))
    }

    /// The word names nobody who can be chosen; the question again.
    #[must_use]
    pub fn unknown_candidate(&self, word: &str, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Line {
        let question = self.whom(deed, candidates);
        let refusal = (!word.is_empty()).then(|| self.say(msg!("unknown-candidate", word)));
        Line::of(refusal.into_iter().chain([question]), Channel::Error, Urgency::Answer)
    }

    /// The word is nothing that can be wished.
    #[must_use]
    pub fn unknown_colour(&self, word: &str, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("unknown-colour", called = self.wish_called(wishes), colours = wishes, word))],
            Channel::Error,
            Urgency::Answer,
        )
    }

    /// Nobody has to lay a card that wishes, but one that lies has to be answered for.
    #[must_use]
    pub fn no_colour(&self, wishes: &[Wish], is_laid: bool) -> Line {
        Line::of([self.say(msg!("no-colour", colours = wishes, laid = is_laid))], Channel::Error, Urgency::Answer)
    }

    /// With cards that are laid together only one thing is wished.
    #[must_use]
    pub fn several_wishes(&self, wishes: &[Wish]) -> Line {
        Line::of(
            [self.say(msg!("read-several-wishes", called = self.wish_called(wishes)))],
            Channel::Error,
            Urgency::Answer,
        )
    }

    /// The words can mean several cards.
    #[must_use]
    pub fn ambiguous_card(&self, words: &str, cards: &[CardKind]) -> Line {
        Line::of([self.say(msg!("ambiguous-card", word = words, cards))], Channel::Error, Urgency::Answer)
            .with_cue(Cue::Question)
    }

    /// Nothing stands against laying the card, or several in one move.
    #[must_use]
    pub fn fits(&self, cards: &[CardKind]) -> Line {
        let text = match cards {
            [card] => self.say(msg!("why-fits", card = *card)),
            several => self.say(msg!("why-fit-together", cards = several)),
        };
        Line::of([text], Channel::Game, Urgency::Answer)
    }
}
