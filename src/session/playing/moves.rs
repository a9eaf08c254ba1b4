//! Checks and makes the moves of people, takes moves back, and follows the script of a lesson.

use std::collections::VecDeque;

use super::any_table::AnyTable;
use super::{Playing, Together};
use crate::cards::CardKind;
use crate::engine::{Seat, Viewer};
use crate::record::UndoError;
use crate::session::game_ui::{GameUi, MoveOf};
use crate::session::intent::{Doing, Outcome, Question};
use crate::text::{Line, Message, msg};

impl<G: GameUi> Playing<G> {
    pub(super) fn refusal(&self, why: &G::IllegalMove) -> Line {
        G::announce_refusal(self.view(), self.table_state.audience(), why)
    }

    pub fn perform(&mut self, seat: Seat, deed: &G::Deed) -> Outcome {
        let for_anybody = G::is_for_anybody(deed);
        let gives_up = self.question == Question::Stop && !for_anybody && self.to_act() == Some(seat);
        if gives_up {
            // Moving gives up the own chance to catch, but other people at the keyboard get theirs first.
            self.stop_passed();
        }
        if gives_up && self.question != Question::Nothing || self.question == Question::Others && !for_anybody {
            let not_now = self.voice().not_now(G::command_of(deed));
            return Outcome::Told([vec![not_now], self.situation()].concat());
        }
        // A call or a catch leaves other people their chance to catch.
        let asked = matches!(self.question, Question::Stop | Question::Others);
        let stops = for_anybody && asked && self.script.is_none();
        match G::carry_out(self.side(), seat, self.table.game.view_by(Viewer::Seat(seat)), deed) {
            Doing::Moves(moves) => self.make_all(seat, &moves, stops),
            Doing::Repeatedly(wanted) => self.make_repeatedly(seat, wanted),
            Doing::Forced => self.make_forced(seat),
            Doing::Asks(asked) => {
                self.set_question(asked);
                Outcome::Told(self.situation())
            }
            Doing::Refused(line) => Outcome::Refused(line),
        }
    }

    pub fn make(&mut self, seat: Seat, wanted: MoveOf<G>) -> Outcome {
        self.make_all(seat, &[wanted], false)
    }

    /// Makes several moves in turn, all checked before. With `stops` the game does not continue yet.
    fn make_all(&mut self, seat: Seat, moves: &[MoveOf<G>], stops: bool) -> Outcome {
        for (index, wanted) in moves.iter().enumerate() {
            if let Err(line) = self.make_one(seat, *wanted) {
                return Outcome::Refused(line);
            }
            if stops {
                self.ask_each();
            } else {
                self.clear_question();
                self.play_computers();
            }
            let last = index + 1 == moves.len();
            if !last && (self.question != Question::Nothing || self.to_act() != Some(seat)) {
                return Outcome::Refused(self.voice().error(msg!("rest-not-done")));
            }
        }
        Outcome::Made
    }

    fn make_one(&mut self, seat: Seat, wanted: MoveOf<G>) -> Result<(), Line> {
        self.forget_what_is_gone();
        if self.script.as_mut().is_some_and(|script| !script.accept(wanted, G::rest_of)) {
            self.question = Question::Nothing;
            return Err(match self.table.game.why_not(seat, wanted) {
                Some(why) => self.refusal(&why),
                None => self.voice().help(msg!("lesson-other-move")),
            });
        }
        self.apply(seat, wanted).map_err(|why| self.refusal(&why))
    }

    fn make_repeatedly(&mut self, seat: Seat, wanted: MoveOf<G>) -> Outcome {
        loop {
            let moment = G::moment(self.table.game.view_by(Viewer::Onlooker), seat);
            let outcome = self.make(seat, wanted);
            let again = G::is_repeated(moment, self.table.game.view_by(Viewer::Seat(seat)), wanted);
            if outcome != Outcome::Made || self.question != Question::Nothing || !again {
                return outcome;
            }
        }
    }

    fn make_forced(&mut self, seat: Seat) -> Outcome {
        let mut made = 0;
        while let Some(wanted) = self.table.game.forced() {
            match self.make_one(seat, wanted) {
                Ok(()) => made += 1,
                Err(line) if made == 0 => return Outcome::Refused(line),
                Err(_) => break,
            }
        }
        if made == 0 {
            return Outcome::Refused(self.voice().error(msg!("auto-choice")));
        }
        self.together.push(Together { seat, until: self.table.moves_of(seat), count: made });
        self.play_computers();
        Outcome::Made
    }

    /// Returns the seat that can take moves back; none can in a lesson.
    pub(super) fn taker_back(&self) -> Result<Seat, UndoError> {
        match self.script {
            Some(_) => Err(UndoError::Nothing),
            // A player who is alone now may have had company when the move was made.
            None if self.table_state.had_company => Err(UndoError::Others),
            None => self.table.taker_back(),
        }
    }

    /// Takes back the last `count` commands of the person that made moves, and everything after them.
    pub fn take_back_several(&mut self, count: usize) -> Result<(), UndoError> {
        let seat = self.taker_back()?;
        let few = if count == 1 { self.table.why_nothing() } else { UndoError::Fewer };
        let all = self.table.moves_of(seat);
        // A command such as `automatic` makes several moves.
        let made_together = |until: usize| {
            let made = self.together.iter().find(|made| made.seat == seat && made.until == until);
            made.map_or(1, |made| made.count)
        };
        let left = (0..count).try_fold(all, |left, _| left.checked_sub(made_together(left))).ok_or(few)?;
        self.take_back_moves(seat, all - left).map_err(|_| few)
    }

    pub(super) fn forget_what_is_gone(&mut self) {
        self.together.retain(|made| made.until <= self.table.moves_of(made.seat));
    }

    /// Takes back moves of a seat and everything after them, and announces it once.
    pub(super) fn take_back_moves(&mut self, seat: Seat, moves: usize) -> Result<(), UndoError> {
        self.announce_pending();
        let before = self.hand_of(seat);
        for _ in 0..moves {
            let line = self.table.take_back(seat)?;
            self.for_each(|participant, _, _| participant.forget_received(line));
        }
        self.forget_what_is_gone();
        self.question = Question::Nothing;
        self.asked.clear();
        self.proposal = None;
        self.stops.clear();
        self.for_each(|participant, view, audience| {
            participant.hear(G::announce_undo(view, audience, seat, moves));
            if let Some(hand) = G::hand(view, audience).filter(|hand| Some(&hand.in_order) != before.as_ref()) {
                participant.hear([hand.line]);
                participant.hear_hand(hand.in_order, None);
            }
            participant.mark_own_move();
        });
        Ok(())
    }

    fn hand_of(&self, seat: Seat) -> Option<Vec<CardKind>> {
        let viewer = Viewer::Seat(seat);
        Some(G::hand(self.table.game.view_by(viewer), self.table_state.audience().of(viewer))?.in_order)
    }

    pub(super) fn play_script(&mut self) -> bool {
        let Some(script) = &mut self.script else { return false };
        let others = if script.wanted.is_some() { VecDeque::new() } else { std::mem::take(&mut script.others) };
        for (seat, wanted) in others {
            self.stops.clear();
            // A prepared scene is expected to allow its own moves.
            let _ = self.apply(seat, wanted);
        }
        true
    }
}

impl UndoError {
    pub fn message(self, hidden: bool) -> Message<'static> {
        match self {
            UndoError::Nothing if hidden => msg!("undo-nothing"),
            UndoError::Nothing => msg!("undo-nothing-open"),
            UndoError::Learnt => msg!("undo-learnt"),
            UndoError::Branched => msg!("undo-parted"),
            UndoError::Fewer => msg!("undo-fewer"),
            UndoError::Others => msg!("undo-others"),
            UndoError::Strict => msg!("undo-strict"),
        }
    }
}
