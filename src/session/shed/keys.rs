//! What the meaning of single keys hangs on at a table with hidden hands.

use crate::command::{Command, MoveCommand};
use crate::engine::{Awaiting, Game, Move, Referee, Verdict};
use crate::session::keyboard::keys::{AtKeys, AwaitedInput, Digits, keys_of};
use crate::session::question::Question;
use crate::session::spoken::Side;

impl Side<'_, Game> {
    /// What the meaning of keys hangs on now.
    pub(super) fn at_keys(&self, waits: AwaitedInput) -> AtKeys {
        let view = self.view;
        let own = view.decides();
        let waits = match (waits, self.question, view.awaits()) {
            (AwaitedInput::Turn, Question::Own(_), _) => AwaitedInput::Wish,
            (AwaitedInput::Turn, _, Awaiting::JumpIn) if own => AwaitedInput::Twin,
            (AwaitedInput::Turn, _, Awaiting::NameColour | Awaiting::NameWish) if own => AwaitedInput::Wish,
            (AwaitedInput::Turn, _, Awaiting::NamePlayer) if own => AwaitedInput::Player,
            (AwaitedInput::Turn, _, Awaiting::Give { .. }) if own => AwaitedInput::Gift,
            _ => waits,
        };
        let wishes = if waits == AwaitedInput::Wish { self.wishes() } else { Vec::new() };
        let hidden = waits == AwaitedInput::Keyboard || view.seat().is_none();
        let mut hand = if hidden { Vec::new() } else { view.hand() };
        hand.sort_unstable();
        let can_play = own && !(view.playable().is_empty() && view.playable_together().is_empty());
        let strict = view.setup().referee == Referee::Strict;
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
        AtKeys {
            digits: Digits::Hand,
            answers: keys_of(self.voice(), &wishes),
            hand,
            doubtful,
            ..AtKeys::waiting(waits)
        }
    }
}
