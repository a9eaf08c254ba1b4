//! The question what the person is called, where others at the keyboard have to be told.

use super::SetupWizard;
use crate::command::normal;
use crate::say::{Line, msg};
use crate::session::keyboard::Keyboard;
use crate::session::next::Next;
use crate::session::plan::{LONGEST_NAME, SeatPlan, is_name};
use crate::session::recorded::can_be_called;
use crate::session::setup::numbered;

impl SetupWizard {
    /// The question; none if nobody else sits at the keyboard, or the name is known.
    pub fn name_question(&self, keyboard: &Keyboard) -> Option<Line> {
        let seats = &self.plan.seats;
        let own = seats.iter().position(|seat| *seat == SeatPlan::Me)?;
        let is_shared = seats.iter().any(|seat| matches!(seat, SeatPlan::Person(_)));
        let is_known =
            self.plan.name.as_deref().is_some_and(|name| is_name(name) && self.other_called(name).is_none());
        let default = || numbered(keyboard.voice(), own);
        (is_shared && !is_known).then(|| keyboard.voice().question(msg!("ask-name", default = default())))
    }

    /// Takes what was typed at this question: a command, a name, or Enter for a number.
    pub fn name_answer(&mut self, keyboard: &mut Keyboard, typed: &str, lines: &mut Vec<Line>) -> Next {
        let name = typed.trim().trim_end_matches(['.', '!']);
        if !name.is_empty() {
            if let Some(next) = self.command_before(keyboard, name, false, lines) {
                return next;
            }
        }
        let voice = keyboard.voice();
        let refused = if name.is_empty() {
            None
        } else if !can_be_called(name, voice.locale().lang()) {
            Some(voice.error(msg!("name-wrong", max = LONGEST_NAME)))
        } else {
            self.other_called(name).map(|name| voice.error(msg!("name-twice", name)))
        };
        if let Some(line) = refused {
            lines.push(line);
            lines.extend(self.name_question(keyboard));
            return Next::Stops;
        }
        let name = Some(name.to_owned()).filter(|name| !name.is_empty());
        (self.plan.name, self.first_plan.name) = (name.clone(), name);
        self.goes_on(keyboard, lines)
    }

    /// The name of somebody else who is to play and is called so.
    fn other_called(&self, name: &str) -> Option<&str> {
        let mut others = self.plan.seats.iter().filter_map(|seat| match seat {
            SeatPlan::Person(other) => Some(other.as_str()),
            _ => None,
        });
        others.find(|other| normal(other) == normal(name))
    }
}
