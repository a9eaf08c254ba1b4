//! The state of a turn that questions are answered from, and the questions that the program asks back.

use super::announcer::Announcer;
use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{Observation, PlayedTogether};
use crate::games::shedding::rules::{ImmediateEffect, Wished};
use crate::rules::Call;
use crate::text::{Channel, Cue, Line, Text, Urgency, msg};

/// A player's number of cards, or the reason why the player has left the round.
#[derive(Debug)]
pub enum HandCount {
    Cards(u16),
    Finished,
    /// Out of the round with cards in hand, or out of the match.
    Dropped,
}

/// The decision that a player has to make.
#[derive(Clone, Debug)]
pub enum Due {
    Play,
    PlayOrPass,
    PlayDrawnOrPass(CardKind),
    /// Has drawn this card, and must play it.
    PlayDrawn(CardKind),
    /// Has drawn this card, and must pass.
    KeepDrawn {
        card: CardKind,
        /// The card fits but the rules forbid playing it.
        fits: bool,
    },
    OnlyPass,
    Again,
    Draw {
        cards: u16,
        /// Each kind once.
        answers: Vec<CardKind>,
    },
    SitOut {
        /// Counts this player and those who follow.
        players: u8,
        /// This player loses that many turns instead of that many players losing one each.
        turns: bool,
        answers: Vec<CardKind>,
    },
    Challenge {
        cards: u16,
        answers: Vec<CardKind>,
    },
    /// Play the identical card out of turn, or decline.
    JumpIn(CardKind),
    /// Name the colour of the start card.
    Choose,
    /// Make the wish of the card that was played, with the new hand.
    ChooseWish(Wished),
    /// Name the card that the joker stands for.
    NameCard(CardKind),
    ChoosePlayer {
        deed: Option<ImmediateEffect>,
        /// In the order in which they are numbered.
        candidates: Vec<Seat>,
    },
    Give {
        to: Seat,
        /// Number of cards still to give.
        cards: u8,
    },
    More {
        cards: u8,
    },
    Deal,
}

#[derive(Clone, Debug)]
pub struct Top {
    pub card: CardKind,
    /// The card that was played in its place, if it is a stand-in.
    pub stand_in: Option<CardKind>,
    pub wish: Option<Wish>,
    pub bans: Vec<CardKind>,
}

#[derive(Debug)]
pub struct WhatIf<'a> {
    pub cards: &'a [CardKind],
    pub wish: Option<Wish>,
    /// The play includes a wish, whether or not one was typed.
    pub wishes: bool,
    pub call: Option<Call>,
    pub is_bluff: bool,
    /// Events that every viewer would observe.
    pub seen: &'a [Observation],
    /// The decision that would follow, if it is the same player's.
    pub choice: &'a Due,
    /// None if the round would be over.
    pub next: Option<Seat>,
    /// The cards that could be played next, if the player has another turn.
    pub follow: &'a [CardKind],
    pub held: u16,
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Choices<'a> {
    pub cards: &'a [CardKind],
    /// Sets of cards that can be played in one move.
    pub together: &'a [PlayedTogether],
    /// Cards that the joker can stand for, while that has to be named.
    pub names: &'a [CardKind],
    pub draw: bool,
    pub pass: bool,
    pub challenge: bool,
    pub twin: Option<CardKind>,
    pub call: Option<Call>,
}

impl Announcer<'_> {
    /// "Which colour? Red, yellow, green or blue."
    pub fn which_colour(&self, wishes: &[Wish]) -> Line {
        self.say(msg!("ask-colour", called = self.called_for(wishes), colours = wishes))
            .line(Channel::Turn, Urgency::Turn)
    }

    /// "Who draws two cards? 1: Anna, 2: Ben."
    pub(super) fn whom(&self, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Text {
        let name =
            |(index, seat): (usize, &Seat)| self.say(msg!("candidate", number = index + 1, who = self.name(*seat)));
        let names = self.locale.join(candidates.iter().enumerate().map(name), "list");
        let (word, count) = deed.map_or(("any", 0), |deed| (deed.name(), deed.cards()));
        self.say(msg!("due-choose-player", deed = word, count, names))
    }

    pub fn unknown_candidate(&self, word: &str, deed: Option<ImmediateEffect>, candidates: &[Seat]) -> Line {
        let question = self.whom(deed, candidates);
        let refusal = (!word.is_empty()).then(|| self.say(msg!("unknown-candidate", word)));
        Line::of(refusal.into_iter().chain([question]), Channel::Error, Urgency::Answer)
    }

    pub fn unknown_colour(&self, word: &str, wishes: &[Wish]) -> Line {
        self.say(msg!("unknown-colour", called = self.called_for(wishes), colours = wishes, word))
            .line(Channel::Error, Urgency::Answer)
    }

    /// The message depends on whether the card that needs a wish is already on the pile.
    pub fn no_colour(&self, wishes: &[Wish], is_laid: bool) -> Line {
        self.say(msg!("no-colour", colours = wishes, laid = is_laid)).line(Channel::Error, Urgency::Answer)
    }

    pub fn several_wishes(&self, wishes: &[Wish]) -> Line {
        self.say(msg!("read-several-wishes", called = self.called_for(wishes))).line(Channel::Error, Urgency::Answer)
    }

    pub fn ambiguous_card(&self, words: &str, cards: &[CardKind]) -> Line {
        self.say(msg!("ambiguous-card", word = words, cards))
            .line(Channel::Error, Urgency::Answer)
            .with_cue(Cue::Question)
    }

    /// No rule forbids playing the card or the cards; a bluff is named.
    pub fn fits(&self, cards: &[CardKind], is_bluff: bool) -> Line {
        let fits = self.say(match cards {
            [card] => msg!("why-fits", card = *card),
            several => msg!("why-fit-together", cards = several),
        });
        Line::answer(std::iter::once(fits).chain(self.bluff(cards, is_bluff)))
    }

    /// "It would be a bluff now, and can be challenged. Rule UN-11."
    pub(super) fn bluff(&self, cards: &[CardKind], is_bluff: bool) -> Vec<Text> {
        let honest = cards.first().filter(|_| is_bluff).and_then(|card| self.rules.kind(*card).honest);
        let told = honest.iter().map(|_| self.say(msg!("would-bluff")));
        told.chain(honest.and_then(|honest| honest.clause).map(|clause| self.rule(clause))).collect()
    }
}
