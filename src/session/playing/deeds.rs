//! What somebody wants to do is judged and carried out.

use super::{Playing, Together};
use crate::engine::{Seat, Viewer};
use crate::say::{Line, msg};
use crate::session::intent::{Doing, Outcome};
use crate::session::question::Question;
use crate::session::seated::Seated;
use crate::session::spoken::{MoveOf, Spoken};

impl<G: Spoken> Playing<G> {
    pub(super) fn refusal(&self, why: &G::IllegalMove) -> Line {
        G::refusal(self.view(), self.company.ears(), why)
    }

    /// Does what a seat wants that was named in full.
    pub fn perform(&mut self, seat: Seat, deed: &G::Deed) -> Outcome {
        let for_anybody = G::is_for_anybody(deed);
        if self.question == Question::Stop && !for_anybody && self.table.to_act() == Some(seat) {
            // Who moves lets the moment for catching go by; but others at the keyboard have theirs first.
            self.stop_passed();
            if self.question != Question::Nothing {
                let not_now = self.company.desk().voice().not_now(G::command(deed));
                return Outcome::Told([vec![not_now], self.situation()].concat());
            }
        }
        if self.question == Question::Others && !for_anybody {
            let not_now = self.company.desk().voice().not_now(G::command(deed));
            return Outcome::Told([vec![not_now], self.situation()].concat());
        }
        // Who calls or catches leaves the others their moment.
        let asked = matches!(self.question, Question::Stop | Question::Others);
        let stops = for_anybody && asked && self.script.is_none();
        match G::judge(self.side(), seat, self.table.view(Viewer::Seat(seat)), deed) {
            Doing::Moves(moves) => self.make_all(seat, &moves, stops),
            Doing::Repeatedly(wanted) => self.make_repeatedly(seat, wanted),
            Doing::Forced => self.make_forced(seat),
            Doing::Asks(asked) => {
                self.asks(asked);
                Outcome::Told(self.situation())
            }
            Doing::Refused(line) => Outcome::Refused(line),
        }
    }

    /// Makes a move, and lets the game go on.
    pub fn make(&mut self, seat: Seat, wanted: MoveOf<G>) -> Outcome {
        self.make_all(seat, &[wanted], false)
    }

    /// Makes several moves, one after the other, which were found to be possible. Where somebody still `stops` the game, it
    /// does not go on.
    fn make_all(&mut self, seat: Seat, moves: &[MoveOf<G>], stops: bool) -> Outcome {
        for (index, wanted) in moves.iter().enumerate() {
            if let Err(line) = self.make_one(seat, *wanted) {
                return Outcome::Refused(line);
            }
            if stops {
                self.ask_each();
            } else {
                self.asks_no_more();
                self.go_on();
            }
            let last = index + 1 == moves.len();
            if !last && (self.question != Question::Nothing || self.table.to_act() != Some(seat)) {
                return Outcome::Refused(self.company.desk().voice().error(msg!("rest-not-done")));
            }
        }
        Outcome::Made
    }

    fn make_one(&mut self, seat: Seat, wanted: MoveOf<G>) -> Result<(), Line> {
        self.forget_what_is_gone();
        if let Err(line) = self.by_script(seat, wanted) {
            self.question = Question::Nothing;
            return Err(line);
        }
        self.apply(seat, wanted).map_err(|why| self.refusal(&why))?;
        Ok(())
    }

    fn make_repeatedly(&mut self, seat: Seat, wanted: MoveOf<G>) -> Outcome {
        loop {
            let moment = G::moment(self.table.view(Viewer::Onlooker), seat);
            let outcome = self.make(seat, wanted);
            let again = G::repeats(moment, self.table.view(Viewer::Seat(seat)), wanted);
            if outcome != Outcome::Made || self.question != Question::Nothing || !again {
                return outcome;
            }
        }
    }

    /// Makes every move that leaves no choice, up to the next choice.
    fn make_forced(&mut self, seat: Seat) -> Outcome {
        let mut made = 0;
        while let Some(wanted) = self.table.forced() {
            match self.make_one(seat, wanted) {
                Ok(()) => made += 1,
                Err(line) if made == 0 => return Outcome::Refused(line),
                Err(_) => break,
            }
        }
        if made == 0 {
            return Outcome::Refused(self.company.desk().voice().error(msg!("auto-choice")));
        }
        self.together.push(Together { seat, until: self.table.moves_of(seat), count: made });
        self.go_on();
        Outcome::Made
    }
}
