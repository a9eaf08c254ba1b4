//! What the meaning of keys hangs on at a table.

use crate::cards::{CardKind, Wish};
use crate::command::Command;
use crate::session::voice::LanguagePack;

/// What is waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AwaitedInput {
    /// A move, and nothing beside it.
    #[default]
    Turn,
    /// Enter, to hear the next move of the others.
    News,
    /// Enter of whoever gets the keyboard.
    Keyboard,
    /// Whether somebody forgot a call.
    Stop,
    /// The same card out of turn, or Enter.
    Twin,
    /// What is wished, or the colour of the start card.
    Wish,
    /// A player.
    Player,
    /// A card to give away.
    Gift,
    /// Enter, for the next round.
    Round,
    /// Enter, for another game.
    Game,
}

impl AwaitedInput {
    /// Whether Enter goes on.
    #[must_use]
    pub fn for_enter(self) -> bool {
        matches!(
            self,
            AwaitedInput::News
                | AwaitedInput::Keyboard
                | AwaitedInput::Stop
                | AwaitedInput::Twin
                | AwaitedInput::Round
                | AwaitedInput::Game
        )
    }
}

/// What digits mean, where nothing else is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Digits {
    /// Nothing.
    #[default]
    Nothing,
    /// The places of the hand.
    Hand,
    /// The stacks of a pair.
    Pairs,
}

/// What the meaning of keys hangs on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtKeys {
    /// What is waited for.
    pub waits: AwaitedInput,
    /// What digits mean.
    pub digits: Digits,
    /// Whether Enter goes on.
    pub enter: bool,
    /// Keys that answer what is asked, with the line that they stand for.
    pub answers: Vec<(char, String)>,
    /// The keys of the colours, with what is typed for them.
    pub colours: Vec<(char, String)>,
    /// The cards of who has the keyboard, in the order of their places.
    pub hand: Vec<CardKind>,
    /// Moves that would be made although a card can be laid: they may not be meant.
    pub doubtful: Vec<Command>,
    /// Whether somebody learns here.
    pub lesson: bool,
    /// Whether a game is told again here, and none is played.
    pub retold: bool,
}

impl AtKeys {
    /// The same for what is waited for.
    pub fn waiting(waits: AwaitedInput) -> Self {
        AtKeys { waits, enter: waits.for_enter(), ..AtKeys::default() }
    }
}

/// The keys of wishes: their codes in the language, where these are single characters that keep them apart.
pub fn keys_of(voice: &LanguagePack, wishes: &[Wish]) -> Vec<(char, String)> {
    let Some(names) = voice.locale().names() else { return Vec::new() };
    let mut keys: Vec<(char, String)> = Vec::new();
    for wish in wishes {
        let (code, typed) = match wish {
            Wish::Colour(colour) => (names.colour_code(*colour), voice.locale().typed_colour(*colour).full),
            Wish::Symbol(symbol) => (names.symbol_code(*symbol), names.symbol_code(*symbol).to_owned()),
        };
        let mut letters = code.chars().flat_map(char::to_lowercase);
        if let (Some(key), None) = (letters.next(), letters.next()) {
            if keys.iter().all(|(other, _)| *other != key) {
                keys.push((key, typed));
            }
        }
    }
    keys
}
