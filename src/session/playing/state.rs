//! How it stands: what is asked, what is to be decided, and whose turn it is.

use super::Playing;
use crate::engine::Seat;
use crate::file::Unwritten;
use crate::record::Moves;
use crate::say::{Line, Role, msg};
use crate::session::company::TableState;
use crate::session::keyboard::keys::{AtKeys, AwaitedInput, keys_of};
use crate::session::question::Question;
use crate::session::seated::Seated;
use crate::session::spoken::Spoken;

impl<G: Spoken> Playing<G> {
    /// Who has to decide something, if that is the person at the keyboard.
    fn own_turn(&self) -> Option<Seat> {
        self.table.to_act().filter(|seat| self.company.ears().is_own(*seat))
    }

    /// Whether whoever is at the keyboard can begin nothing: others play, each at their own.
    fn only_watches(&self) -> bool {
        self.company.is_apart() && self.mover().is_none()
    }

    /// What is said behind the end: what whoever is at the keyboard can do now.
    fn asks_again(&self) -> Line {
        let voice = self.company.desk().voice();
        if self.only_watches() {
            voice.help(msg!("lobby-over-watched"))
        } else if self.company.is_apart() {
            voice.question(msg!("lobby-once-more"))
        } else {
            voice.question(msg!("ask-again"))
        }
    }

    /// The lines that say what is awaited and from whom.
    fn awaited(&self) -> Vec<Line> {
        let voice = self.company.desk().voice();
        let (view, ears) = (self.view(), self.company.ears());
        let line = match &self.question {
            Question::PassTo(desk) => voice.question(msg!("pass-keyboard", who = self.company.name_at(*desk))),
            Question::Own(asked) => G::asks(view, ears, asked),
            Question::Stop => voice.question(msg!("catch-stop")),
            Question::Agree => return self.agree_question().into_iter().collect(),
            Question::Others => voice.help(msg!("waits-for-others")),
            // At a table with a script nobody waits for the others, and the lesson goes on after the end of a game.
            Question::Nothing if self.script.is_some() && self.own_turn().is_none() => return Vec::new(),
            Question::Nothing if self.table.is_over() => self.asks_again(),
            Question::Nothing if self.company.is_apart() && self.is_left_to_computers() => {
                voice.help(msg!("lobby-rests"))
            }
            Question::Nothing if self.table.to_act().is_none() && self.only_watches() => {
                voice.help(msg!("lobby-round-watched"))
            }
            Question::Nothing if self.table.to_act().is_none() => voice.question(msg!("ask-next-round")),
            Question::Nothing => return G::turn(view, ears),
        };
        vec![line]
    }

    /// What is waited for, beside what only the family knows.
    pub fn waits(&self) -> AwaitedInput {
        match self.question {
            _ if self.company.has_untold() => AwaitedInput::News,
            Question::PassTo(_) => AwaitedInput::Keyboard,
            Question::Stop | Question::Agree => AwaitedInput::Stop,
            Question::Nothing if self.only_watches() => AwaitedInput::Turn,
            Question::Nothing if self.table.is_over() => AwaitedInput::Game,
            Question::Nothing if self.table.to_act().is_none() => AwaitedInput::Round,
            Question::Own(_) | Question::Others | Question::Nothing => AwaitedInput::Turn,
        }
    }
}

impl<G: Spoken> Seated for Playing<G> {
    fn company(&self) -> &TableState {
        &self.company
    }

    fn company_mut(&mut self) -> &mut TableState {
        &mut self.company
    }

    fn written(&self) -> &Moves {
        self.table.written()
    }

    fn record(&mut self) -> Vec<Unwritten> {
        self.company.record(self.table.written())
    }

    fn situation(&self) -> Vec<Line> {
        self.awaited().into_iter().map(|line| line.with_role(Role::Situation)).collect()
    }

    fn status(&self) -> String {
        let decides = self.question == Question::Nothing && !self.company.has_untold() && self.own_turn().is_some();
        if decides { G::status(self.view(), self.company.ears()) } else { String::new() }
    }

    fn at_keys(&self) -> AtKeys {
        let at = G::at_keys(self.side(), self.waits());
        let colours = self.company.played().rules.terms().deck().all_colours().map(crate::cards::Wish::Colour);
        AtKeys { colours: keys_of(self.company.desk().voice(), &colours.collect::<Vec<_>>()), ..at }
    }

    fn winners(&self) -> Option<Vec<Seat>> {
        if self.script.is_some() { None } else { self.table.winners() }
    }

    fn is_passing(&self) -> bool {
        matches!(self.question, Question::PassTo(_))
    }

    fn goes_on_typing(&self, typed: &str) -> Vec<String> {
        if self.is_passing() { Vec::new() } else { G::goes_on_typing(self.side(), typed) }
    }

    fn with_call(&self, typed: &str, behind: &str) -> Option<String> {
        if self.is_passing() { None } else { G::with_call(self.side(), typed, behind) }
    }
}
