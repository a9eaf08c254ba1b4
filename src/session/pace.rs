//! How fast the moves of others are told: all at once, or one after the other with Enter.

use super::keyboard::Keyboard;
use crate::command::ProgramCommand;
use crate::say::{Line, msg};
use crate::settings::Setting;

/// How the moves of others are told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// All of them with one answer.
    #[default]
    Free,
    /// Each waits for Enter.
    Step,
}

impl Keyboard {
    /// Answers `pace`.
    pub(super) fn change_pace(&mut self, rest: &str) -> Line {
        let pace = match rest {
            "" => self.pace,
            _ if self.voice.means(rest, msg!("words-step"), "step") => Pace::Step,
            _ if self.voice.means(rest, msg!("words-free"), "free") => Pace::Free,
            _ => return self.voice.misused(ProgramCommand::Pace),
        };
        if !rest.is_empty() {
            self.pace = pace;
            self.save(Setting::Pace, if pace == Pace::Step { "step" } else { "free" });
        }
        self.voice.help(msg!("pace-is", step = pace == Pace::Step))
    }
}
