//! A line that is to be read, with all that its reader may know, and what a line is.

use super::deed::Deed;
use super::not_read::NotRead;
use crate::cards::{CardKind, Wish};
use crate::command::{Command, Typed};
use crate::engine::{Seat, View};
use crate::session::company::TableState;
use crate::session::voice::LanguagePack;

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
