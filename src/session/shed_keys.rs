//! What the meaning of single keys hangs on at a table with hidden hands.

use super::keys::{AtKeys, Waits, keys_of};
use super::seated::Seated;
use super::shed_table::{Playing, Question};
use super::voice::Voice;
use crate::command::{Command, MoveCommand};
use crate::engine::{Awaits, Move, Referee, Verdict, Viewer};

impl Playing {
    /// What the meaning of keys hangs on now.
    pub fn keys_here(&self, voice: &Voice) -> AtKeys {
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
