//! A table at which somebody learns: what the learner is to do, and what the others do then, is written down.

use std::collections::VecDeque;

use super::person::Person;
use super::playing::{Playing, Question};
use super::voice::Voice;
use crate::engine::{Game, Move, Seat, Verdict, Viewer};
use crate::example::LEARNER;
use crate::say::Line;

/// What is to happen at a table. Nothing else does.
#[derive(Debug, Default)]
pub(super) struct Script {
    /// The learner's move.
    pub wanted: Option<Move>,
    /// What the others do when the learner has done it.
    pub others: VecDeque<(Seat, Move)>,
}

impl Playing {
    /// Clears the table for prepared hands; `names` are those of the players by seat.
    pub(super) fn set_up_scene(&mut self, game: Game, names: &[String], others: &[(Seat, Move)]) {
        self.company.names = names.to_vec();
        self.game = game;
        self.question = Question::Nothing;
        self.company.at = 0;
        self.company.people = vec![Person::new(Viewer::Seat(LEARNER))];
        self.company.person_mut().told_hand = self.view().hand();
        self.script = Some(Script { wanted: None, others: others.iter().copied().collect() });
    }

    /// Lets the learner do one thing, and the others what follows it.
    pub(super) fn follow(&mut self, wanted: Option<Move>, others: &[(Seat, Move)]) {
        self.script = Some(Script { wanted, others: others.iter().copied().collect() });
    }

    /// Whether the learner's move is still to be made.
    pub(super) fn waits_for_learner(&self) -> bool {
        self.script.as_ref().is_some_and(|script| script.wanted.is_some())
    }

    /// Takes note of a move that the learner is about to make.
    ///
    /// # Errors
    /// Why it is not made: it is not allowed, or it is not what is learnt now.
    pub(super) fn by_script(&mut self, voice: &Voice, seat: Seat, wanted: Move) -> Result<(), Line> {
        let verdict = self.game.view_of(seat).judge(wanted);
        let Some(script) = &mut self.script else { return Ok(()) };
        match script.wanted {
            Some(expected) if expected == wanted => {
                script.wanted = None;
                return Ok(());
            }
            // A call may come before the card.
            Some(expected) if matches!(wanted, Move::Call(call) if expected.call() == Some(call)) => {
                script.wanted = Some(expected.with_call(None));
                return Ok(());
            }
            _ => {}
        }
        Err(match verdict {
            Some(Verdict::Wrong(why) | Verdict::Impossible(why)) => self.announcer(voice).why(&why),
            Some(Verdict::Legal) | None => voice.help("lesson-other-move", &[]),
        })
    }

    /// Lets the others do what is written down. Whether the table has a script at all.
    pub(super) fn play_script(&mut self, voice: &Voice) -> bool {
        let Some(script) = &mut self.script else { return false };
        if script.wanted.is_some() {
            return true;
        }
        for (seat, wanted) in std::mem::take(&mut script.others) {
            self.forget_stops();
            // A scene whose moves cannot all be made is no scene.
            let _ = self.apply(voice, seat, wanted);
        }
        true
    }
}
