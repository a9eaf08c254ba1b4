//! How fast the moves of others are told: all at once, or one after the other with Enter.

use super::seated::Seated;
use super::talk::Session;
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

impl Session {
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

    /// Tells what has happened, or the next move of it, and when all is told what is to be decided.
    pub(super) fn tell<S: Seated + ?Sized>(&mut self, playing: &mut S, lines: &mut Vec<Line>) {
        self.count(playing);
        lines.extend(match self.pace {
            Pace::Free => playing.company_mut().take_untold(),
            Pace::Step => playing.company_mut().take_step(),
        });
        if playing.company().has_untold() {
            lines.push(self.voice.question(msg!("pace-next")));
        } else {
            lines.extend(playing.situation(&self.voice));
        }
    }
}
