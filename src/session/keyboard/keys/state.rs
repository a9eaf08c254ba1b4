//! How it stands with single keys at a keyboard.

use super::table::AwaitedInput;
use crate::command::Command;

/// Single keys in a session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keys {
    /// Whether they are on.
    pub on: bool,
    /// Whether there can be any: at a terminal that gives keys.
    pub possible: bool,
    /// What the next key belongs to.
    pub(super) begun: Option<Begun>,
    /// The card of the hand that was told last, counted from 0.
    pub(super) walked: Option<usize>,
    /// What was waited for when a key was read last.
    pub(super) waited: AwaitedInput,
    /// Whether somebody was asked whether a key was meant.
    pub(super) asked: bool,
}

/// What needs another key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Begun {
    /// The same key again does what is not plain.
    Sure(char),
    /// A number of two digits, of which these were pressed.
    Number(String),
    /// A pair, of which this is the first.
    Pair(usize),
    /// A command, and then a colour.
    Colour(Command),
}
