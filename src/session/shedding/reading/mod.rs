//! What is asked back when a line is no move and no question.

mod hands;
mod resolve;
mod unread;

use crate::cards::{CardKind, Wish};
use crate::command::{Command, MoveCommand, Typed, quoted};
use crate::engine::{Call, IllegalMove, IllegalReason, Seat, View};
use crate::say::{Announcer, Cue, Line, Role, Text, msg};
use crate::session::company::TableState;
use crate::session::shedding::answers::candidates;
use crate::session::voice::LanguagePack;

/// How many cards are to be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// As many as one draws.
    Usual,
    /// So many.
    Cards(usize),
    /// Until one fits.
    UntilOneFits,
}

/// Cards that are laid, in order, with what is wished with each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laying {
    pub cards: Vec<(CardKind, Option<Wish>)>,
    /// What is called with them.
    pub call: Option<Call>,
}

impl Laying {
    /// The cards in order.
    pub fn kinds(&self) -> Vec<CardKind> {
        self.cards.iter().map(|(card, _)| *card).collect()
    }

    /// What is wished with the only card.
    pub fn wish(&self) -> Option<Wish> {
        if let [(_, wish)] = self.cards[..] { wish } else { None }
    }

    /// What is wished with the cards, behind whichever of them it stands.
    pub fn wishes(&self) -> impl Iterator<Item = Wish> {
        self.cards.iter().filter_map(|(_, wish)| *wish)
    }
}

/// What somebody wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Lays cards.
    Play(Laying),
    /// Draws.
    Draw(Count),
    /// Lays nothing.
    Pass,
    /// Calls; without a word, what is due.
    Call(Option<Call>),
    /// Catches somebody; without a name, whoever forgot something.
    Catch(Option<Seat>),
    /// Challenges the last card.
    Challenge,
    /// Names what the card wishes about which was asked, and what is called with it.
    Wish(Wish, Option<Call>),
    /// Names the colour or the like that was asked for.
    Choose(Wish),
    /// Says for which card the one that was laid stands.
    StandFor(CardKind),
    /// Chooses a player.
    ChoosePlayer(Seat),
    /// Gives a card away.
    Give(CardKind),
}

impl Deed {
    /// The command that does so.
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

    /// Whether anybody at the keyboard may do it, whoever has it.
    pub fn is_for_anybody(&self) -> bool {
        matches!(self, Deed::Call(_) | Deed::Catch(_))
    }
}

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// A move, named in full.
    Deed(Deed),
    /// A question, a setting, or something that the program does, and what stands behind the command.
    Command(Command, String),
    /// No move yet, and no question: something is asked back.
    Asked(NotRead),
}

/// What the person has been asked, beside the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Open {
    /// Nothing.
    Nothing,
    /// What a card wishes: one of these.
    Wish(Vec<Wish>),
    /// What a card that lies already wishes, or the colour of the start card: one of these.
    Choice(Vec<Wish>),
    /// For which card the one that was laid stands: one of these.
    Card(Vec<CardKind>),
    /// A player.
    Player,
    /// A card to give away.
    Gift,
}

/// A line, and all that its reader may know.
pub struct Hands<'a> {
    pub voice: &'a LanguagePack,
    pub typed: Typed<'a>,
    pub view: View<'a>,
    /// The own hand; nothing where somebody else types.
    pub hand: Vec<CardKind>,
    /// The hand in the order in which it was told last.
    pub told_hand: &'a [CardKind],
    pub open: Open,
    /// Whether it was asked right before which card is meant.
    pub asked_which: bool,
    /// Who can be chosen, as they are numbered.
    pub candidates: Vec<Seat>,
    /// Who sits there.
    pub company: &'a TableState,
}

/// What is asked back, or why a line is nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRead {
    /// A word that means nothing here, and one that is like it.
    Unknown { word: String, like: Option<String> },
    /// A card that is not known, and a word that is like one of it.
    UnknownCard { word: String, like: Option<String> },
    /// A word where only a player can be named, and nobody is called so.
    UnknownPlayer(String),
    /// Half the name of a card: the cards of the hand that it may be.
    Half { word: String, cards: Vec<CardKind> },
    /// The name of a held card between words that make no move of it.
    OnlyCard(CardKind),
    /// A command without the card that it is about.
    WhichCard(Command),
    /// Words that can be read in several ways, each as it would be typed in full.
    Several { word: String, ways: Vec<String> },
    /// The beginning of commands.
    Begins { word: String, commands: Vec<Command> },
    /// Nothing can stand behind that command.
    TooMuch { command: Command, rest: String },
    /// A move among words that are not understood.
    MoveWithin(MoveCommand),
    /// A question about a move that can only be made.
    OnlyMove(String),
    /// Nothing is to be named now.
    NothingToChoose,
    /// The word is no answer to the question for one of these.
    NoAnswer { word: String, wishes: Vec<Wish> },
    /// Nobody wants to call one of these; whether the card lies already.
    NoWish { wishes: Vec<Wish>, is_laid: bool },
    /// A yes or no where nothing is asked.
    NothingAsked,
    /// Several players where only one can be caught.
    OnePlayer,
    /// The word is none of the players who can be chosen.
    NoCandidate(String),
    /// The hand has changed since this position was told.
    Stale(usize),
    /// A position where the name of a card was asked for.
    Position(usize),
    /// There is no such position in a hand of so many cards.
    NoPosition { position: usize, count: usize },
    /// Somebody else laid the card that can be challenged.
    OtherPlayer,
}

impl NotRead {
    /// The line that asks. `play` alone asks for a place in the hand as well as for a card; any other question asks for a name.
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
