//! Readings of a typed line in shedding games, and the questions that are asked back.

mod hands;
mod resolve;
mod unread;

use crate::cards::{CardKind, Wish};
use crate::engine::Seat;
use crate::games::shedding::engine::{IllegalMove, IllegalReason, View};
use crate::games::shedding::session::telling::candidates;
use crate::games::shedding::text::Announcer;
use crate::input::{Command, MoveCommand, Typed, quoted};
use crate::rules::Call;
use crate::session::{LanguagePack, TableState};
use crate::text::{Cue, Line, Role, Text, msg};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    Usual,
    Cards(usize),
    UntilOneFits,
}

/// Cards to play, in order, each perhaps with a wish.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laying {
    pub cards: Vec<(CardKind, Option<Wish>)>,
    pub call: Option<Call>,
}

impl Laying {
    pub fn kinds(&self) -> Vec<CardKind> {
        self.cards.iter().map(|(card, _)| *card).collect()
    }

    pub fn wish(&self) -> Option<Wish> {
        if let [(_, wish)] = self.cards[..] { wish } else { None }
    }

    pub fn wishes(&self) -> impl Iterator<Item = Wish> {
        self.cards.iter().filter_map(|(_, wish)| *wish)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    Play(Laying),
    Draw(Count),
    Pass,
    /// Without a word, the call that is due.
    Call(Option<Call>),
    /// Without a name, the player who can be caught.
    Catch(Option<Seat>),
    Challenge,
    Wish(Wish, Option<Call>),
    /// Names the requested colour or the like.
    Choose(Wish),
    /// Names the card that the played one stands for.
    StandFor(CardKind),
    ChoosePlayer(Seat),
    Give(CardKind),
}

impl Deed {
    pub fn command(&self) -> MoveCommand {
        match self {
            Deed::Play(_) => MoveCommand::Play,
            Deed::Draw(_) => MoveCommand::Draw,
            Deed::Pass => MoveCommand::Pass,
            Deed::Call(_) => MoveCommand::Call,
            Deed::Catch(_) => MoveCommand::Catch,
            Deed::Challenge => MoveCommand::Challenge,
            Deed::Wish(..) | Deed::Choose(_) | Deed::StandFor(_) | Deed::ChoosePlayer(_) | Deed::Give(_) => {
                MoveCommand::Choose
            }
        }
    }

    /// True if anybody at the keyboard may do it, whoever is on turn.
    pub fn is_for_anybody(&self) -> bool {
        matches!(self, Deed::Call(_) | Deed::Catch(_))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    Deed(Deed),
    Command(Command, String),
    Asked(NotRead),
}

/// The open question at the keyboard, with the possible answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    Nothing,
    Wish(Vec<Wish>),
    /// The wish of a card on the pile, or the colour of the start card.
    Choice(Vec<Wish>),
    /// The card that the played one stands for.
    Card(Vec<CardKind>),
    Player,
    Gift,
}

/// A line with its context.
pub struct Hands<'a> {
    pub voice: &'a LanguagePack,
    pub typed: Typed<'a>,
    pub view: View<'a>,
    /// The own hand; empty where somebody else types.
    pub hand: Vec<CardKind>,
    /// The hand in the order that was announced last.
    pub told_hand: &'a [CardKind],
    pub open: Open,
    /// True right after the question which card is meant.
    pub asked_which: bool,
    pub candidates: Vec<Seat>,
    pub table_state: &'a TableState,
}

/// A question that is asked back, or a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// An unknown word and a similar known one.
    Unknown {
        word: String,
        like: Option<String>,
    },
    /// An unknown card and a similar known word.
    UnknownCard {
        word: String,
        like: Option<String>,
    },
    UnknownPlayer(String),
    /// A partial card name and the held cards that it fits.
    Half {
        word: String,
        cards: Vec<CardKind>,
    },
    /// A held card among words that make no move.
    OnlyCard(CardKind),
    WhichCard(Command),
    /// An ambiguous line; each reading is given as it would be typed in full.
    Several {
        word: String,
        ways: Vec<String>,
    },
    Begins {
        word: String,
        commands: Vec<Command>,
    },
    TooMuch {
        command: Command,
        rest: String,
    },
    MoveWithin(MoveCommand),
    OnlyMove(String),
    NothingToChoose,
    NoAnswer {
        word: String,
        wishes: Vec<Wish>,
    },
    /// A refusal to name a wish; true if the card is already played.
    NoWish {
        wishes: Vec<Wish>,
        is_laid: bool,
    },
    NothingAsked,
    OnePlayer,
    NoCandidate(String),
    /// The hand has changed since its positions were announced.
    Stale(usize),
    /// A position where a card name is required.
    Position(usize),
    NoPosition {
        position: usize,
        count: usize,
    },
    OtherPlayer,
}

impl NotRead {
    /// Formats the question. Only `play` alone asks for a position as well as for a card.
    pub fn line(&self, voice: &LanguagePack, view: View<'_>, announcer: &Announcer<'_>) -> Line {
        let line = self.asks(voice, view, announcer);
        let asks_for_name = *self != NotRead::WhichCard(MoveCommand::Play.into());
        if line.cue == Some(Cue::Question) && asks_for_name { line.with_role(Role::CardQuestion) } else { line }
    }

    fn asks(&self, voice: &LanguagePack, view: View<'_>, announcer: &Announcer<'_>) -> Line {
        let name = |command: Command| voice.commands().entry(command).name.clone();
        match self {
            NotRead::Unknown { word, like } => voice.unknown_word(word, like.as_deref()),
            NotRead::UnknownCard { word, like: Some(like) } => {
                voice.error(msg!("unknown-card-suggest", word = word.as_str(), suggestion = like.as_str()))
            }
            NotRead::UnknownCard { word, like: None } => voice.error(msg!("unknown-card", word = word.as_str())),
            NotRead::UnknownPlayer(word) => announcer.unknown_player(word),
            NotRead::Half { word, cards } => match cards.as_slice() {
                [] => voice.error(msg!("none-held", word = word.as_str())),
                [card] => voice.error(msg!("read-half", word = quoted(word), card = *card)).with_cue(Cue::Question),
                cards => announcer.ambiguous_card(&quoted(word), cards),
            },
            NotRead::OnlyCard(card) => {
                let play = name(Command::Move(MoveCommand::Play));
                voice.error(msg!("read-only-card", card = *card, command = play)).with_cue(Cue::Question)
            }
            NotRead::NothingAsked => voice.error(msg!("read-nothing-asked")),
            NotRead::OnePlayer => voice.error(msg!("read-one-player")),
            NotRead::WhichCard(command) => {
                voice.error(msg!("missing-card", command = name(*command))).with_cue(Cue::Question)
            }
            NotRead::Several { word, ways } => {
                let ways = voice.locale().join(ways.iter().cloned().map(Text::plain), "or");
                voice.error(msg!("read-several", word = word.as_str(), ways)).with_cue(Cue::Question)
            }
            NotRead::Begins { word, commands } => {
                voice.ambiguous_command(word, &commands.iter().copied().map(name).collect::<Vec<_>>())
            }
            NotRead::TooMuch { command, rest } => voice.too_much(*command, rest),
            NotRead::MoveWithin(command) => voice.error(msg!("read-move-within", command = name((*command).into()))),
            NotRead::OnlyMove(typed) => voice.error(msg!("read-only-move", command = typed.as_str())),
            NotRead::NothingToChoose => {
                announcer.why(&IllegalMove { reason: IllegalReason::NothingToChoose, clause: None })
            }
            NotRead::NoAnswer { word, wishes } if word.is_empty() => announcer.which_colour(wishes),
            NotRead::NoAnswer { word, wishes } => announcer.unknown_colour(&quoted(word), wishes),
            NotRead::NoWish { wishes, is_laid } => announcer.no_colour(wishes, *is_laid),
            NotRead::NoCandidate(word) => announcer.unknown_candidate(word, view.deed(), &candidates(view)),
            NotRead::Stale(position) => voice.error(msg!("stale-position", position = *position)),
            NotRead::Position(position) => voice.error(msg!("read-position", position = *position)),
            NotRead::NoPosition { position, count } => {
                voice.error(msg!("no-such-position", position = *position, count = *count))
            }
            NotRead::OtherPlayer => {
                announcer.why(&IllegalMove { reason: IllegalReason::NothingToChallenge, clause: None })
            }
        }
    }
}
