//! A move as it was typed, named in full.

use crate::cards::{CardKind, Wish};
use crate::command::MoveCommand;
use crate::engine::{Call, Seat};

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
