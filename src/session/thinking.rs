//! Thinking before a move: a tip, why a card does not fit, what a play would do.

use super::playing::{Playing, Question};
use super::voice::Voice;
use crate::bot::Tip;
use crate::command::Command;
use crate::say::Line;

impl Playing {
    /// What the person at the keyboard might do, and why; who has nothing to decide hears what the table waits for.
    pub(super) fn tip(&self, voice: &Voice) -> Vec<Line> {
        let view = self.view();
        let announcer = voice.announcer(self.rules(), &self.names, self.person().viewer);
        if view.seat().is_none() {
            return vec![voice.not_now(Command::Tip)];
        }
        let line = match self.question {
            Question::Wish { card, .. } => Tip::of_wish(view, card).map(|tip| announcer.tip_for_wish(&tip)),
            _ => Tip::of(view).map(|tip| announcer.tip(&tip)),
        };
        match line {
            Some(line) => vec![line],
            None if self.question == Question::Stop => vec![voice.help("stop-tip", &[])],
            None => self.situation(voice),
        }
    }
}
