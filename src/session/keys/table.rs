//! What the meaning of keys hangs on at a table.

use crate::cards::{CardKind, Wish};
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaits, Move, Referee, Verdict, Viewer};
use crate::session::playing::{Playing, Question};
use crate::session::seated::Seated;
use crate::session::voice::Voice;

/// What is waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Waits {
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

impl Waits {
    /// Whether Enter goes on.
    #[must_use]
    pub fn for_enter(self) -> bool {
        matches!(self, Waits::News | Waits::Keyboard | Waits::Stop | Waits::Twin | Waits::Round | Waits::Game)
    }
}

/// What the meaning of keys hangs on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AtKeys {
    /// What is waited for.
    pub waits: Waits,
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
}

impl AtKeys {
    /// The same for what is waited for.
    pub(in crate::session) fn waiting(waits: Waits) -> Self {
        AtKeys { waits, enter: waits.for_enter(), ..AtKeys::default() }
    }
}

impl Playing {
    /// What the meaning of keys hangs on now.
    pub(in crate::session) fn keys_here(&self, voice: &Voice) -> AtKeys {
        let view = self.view();
        let own = view.to_act().is_some() && view.to_act() == view.seat();
        let waits = match (&self.question, view.awaits()) {
            _ if self.company().has_untold() => Waits::News,
            (Question::PassTo(_), _) => Waits::Keyboard,
            (Question::Stop | Question::Agree, _) => Waits::Stop,
            (Question::Wish { .. }, _) => Waits::Wish,
            (Question::Nothing, Awaits::RoundOver) => Waits::Round,
            (Question::Nothing, Awaits::MatchOver) => Waits::Game,
            (Question::Nothing, Awaits::JumpIn) if own => Waits::Twin,
            (Question::Nothing, Awaits::NameColour | Awaits::NameWish) if own => Waits::Wish,
            (Question::Nothing, Awaits::NamePlayer) if own => Waits::Player,
            (Question::Nothing, Awaits::Give { .. }) if own => Waits::Gift,
            (Question::Nothing, _) => Waits::Turn,
        };
        let wishes = if waits == Waits::Wish { self.wishes() } else { Vec::new() };
        let hidden = waits == Waits::Keyboard || self.desk().viewer == Viewer::Onlooker;
        let mut hand = if hidden { Vec::new() } else { view.hand() };
        hand.sort_unstable();
        let can_play = own && !(view.playable().is_empty() && view.playable_together().is_empty());
        let strict = self.company().setup.referee == Referee::Strict;
        let doubtful =
            [(Command::Move(MoveCommand::Draw), Move::Draw), (Command::Move(MoveCommand::Pass), Move::Pass)]
                .into_iter()
                .filter(|(_, wanted)| {
                    can_play
                        && match view.judge(*wanted) {
                            Some(Verdict::Legal) => true,
                            // Refused without harm, or made and paid for.
                            Some(Verdict::Wrong(_)) => strict,
                            Some(Verdict::Impossible(_)) | None => false,
                        }
                });
        let doubtful = doubtful.map(|(command, _)| command).collect();
        AtKeys { answers: keys_of(voice, &wishes), hand, doubtful, ..AtKeys::waiting(waits) }
    }
}

/// The keys of wishes: their codes in the language, where these are single characters that keep them apart.
pub(in crate::session) fn keys_of(voice: &Voice, wishes: &[Wish]) -> Vec<(char, String)> {
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
